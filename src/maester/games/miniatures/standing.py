"""What always holds (p. 8, 22): which texts a unit has, and which changes of numbers follow from them.

Effects of the same name don't add up, those of different names do: each change is found once for each name (p. 22).
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import TYPE_CHECKING, Final, TypeVar

from maester.engine import Modifier, Seat
from maester.games.miniatures.army_records import NcuAbilityRecord
from maester.games.miniatures.box import BOX
from maester.games.miniatures.field import WHOLE, Attached, Borne, Field
from maester.games.miniatures.frames import Attack, Source
from maester.games.miniatures.modes import mode_of
from maester.games.miniatures.names import FIRST_NCU, NO_UNIT, Unit, is_ncu, is_wall, owner
from maester.games.miniatures.pieces.changes import CannotControl, Change, Numeric, Scope, Standing, TakesInfluence
from maester.games.miniatures.pieces.filters import hold
from maester.games.miniatures.pieces.roles import speaks_of_wall
from maester.games.miniatures.pieces.situations import Situation
from maester.games.miniatures.text_names import special_name

if TYPE_CHECKING:
    from maester.games.miniatures.pieces.texts import Text

C = TypeVar("C", bound=Change)
INFLUENCE: Final = "influence"
"""The kind of an NCU's abilities that are attached to a Combat Unit (p. 20)."""

# --- which texts there are ----------------------------------------------------------------------------------------


@lru_cache(maxsize=4096)
def printed_sources(
    unit: Unit, record: str, attachments: tuple[Attached, ...], silenced: bool, muted: int = 0
) -> tuple[Source, ...]:
    """The texts on a unit's card and on those of its Attachments, which count as its own (p. 10), each name once.

    A unit that has lost its abilities keeps its Innate ones (p. 22), and so do Attachments of players (`muted`, as
    bits) that have lost theirs.
    """
    card, own = BOX.units[record], owner(unit)
    found: dict[str, Source] = {name: Source(name, own, unit, record) for name in card.abilities}
    for attached in attachments:
        for name in (*BOX.attachments[attached.ref].abilities, *attached.gained):
            if muted >> attached.seat & 1 and not BOX.abilities[name].innate:
                continue
            found.setdefault(name, Source(name, attached.seat, unit, attached.ref))
    if silenced:
        found = {name: source for name, source in found.items() if BOX.abilities[name].innate}
    special = [special_name(card, id) for id in card.special_cards]
    found.update({name: Source(name, own, unit, record) for name in special})
    return tuple(found.values())


def own_sources(game: Field, unit: Unit) -> tuple[Source, ...]:
    """The texts that a unit and its Attachments have by their cards, as things stand."""
    return printed_sources(unit, game.record[unit], game.attachments[unit], game.silenced[unit] > 0, game.muted)


def sources(game: Field, unit: Unit) -> Iterator[tuple[Source, Text]]:
    """The texts that work for a Combat Unit: its abilities, those of its Attachments, the cards of Objectives that it
    Controls (p. 28), and what it bears. Only the first two are lost with its abilities (p. 20, 22).
    """
    known = game.texts
    for source in own_sources(game, unit):
        if source.text in known:
            yield source, known[source.text]
    for token, holder in enumerate(game.claimed):
        card = game.token_card[token]
        if holder == unit and card and (name := objective_name(card)) in known and controls(game, token) == unit:
            yield Source(name, owner(unit), unit), known[name]
    if game.borne:
        yield from borne_by(game, unit)


def ncu_sources(game: Field, ncu: Unit) -> Iterator[tuple[Source, Text]]:
    """The texts of an NCU, and what it bears."""
    number = ncu - FIRST_NCU
    if not game.ncu_silenced[number]:
        for name in ncu_abilities(game, ncu):
            if name in game.texts:
                yield Source(name, owner(ncu), ncu, game.ncu[number]), game.texts[name]
    if game.borne:
        yield from borne_by(game, ncu)


def ncu_abilities(game: Field, ncu: Unit) -> list[str]:
    """The abilities on the card of an NCU; one that has taken another's Influence has that instead of its own."""
    printed = game.ncu_card(ncu).abilities
    for one in game.borne:
        is_borne = one.on == ncu and one.text in game.texts
        if is_borne and _changes(borne_text(game, one), Scope.ALWAYS, TakesInfluence):
            taken = [ability.id for other in one.targets for ability in _influences(game, other)]
            return [*(ability.id for ability in printed if INFLUENCE not in ability.tags), *taken]
    return [ability.id for ability in printed]


def _influences(game: Field, ncu: Unit) -> list[NcuAbilityRecord]:
    return [ability for ability in game.ncu_card(ncu).abilities if INFLUENCE in ability.tags]


def borne_by(game: Field, unit: Unit) -> Iterator[tuple[Source, Text]]:
    """What a Combat Unit, an NCU or (no unit) the players bear, each name once."""
    named: set[tuple[str, int, Seat]] = set()
    for one in game.borne:
        key = (one.text, one.part, one.seat)
        if one.on == unit and one.text in game.texts and key not in named:
            named.add(key)
            yield Source(one.text, one.seat, unit, one.ref, one.part), borne_text(game, one)


def borne_text(game: Field, one: Borne) -> Text:
    """The text, or the part of it, that is borne."""
    text = game.texts[one.text]
    return text if one.part == WHOLE else text.borne[one.part]


def all_sources(game: Field, seat: Seat | None = None) -> Iterator[tuple[Source, Text]]:
    """All texts that lie open: of units on the table, of NCUs, and what players bear. With a seat those are left out
    that have no text of that player.
    """
    bearers = {one.on for one in game.borne if one.seat == seat}
    for unit in game.on_table():
        if seat is None or owner(unit) == seat or unit in bearers or _holds_one_of(game, unit, seat):
            yield from sources(game, unit)
    for ncu in game.ncus():
        if seat is None or owner(ncu) == seat or ncu in bearers:
            yield from ncu_sources(game, ncu)
    if game.borne:
        yield from borne_by(game, NO_UNIT)


def _holds_one_of(game: Field, unit: Unit, seat: Seat) -> bool:
    """Is an Attachment of that player's army in the unit?"""
    return any(one.seat == seat for one in game.attachments[unit])


def is_in_force(game: Field, source: Source) -> bool:
    """Does a unit or an NCU in play still have that text? It may have lost its abilities, or an Attachment."""
    found = ncu_sources(game, source.unit) if is_ncu(source.unit) else sources(game, source.unit)
    return any(one == source for one, _ in found)


def text_of(game: Field, source: Source) -> Text:
    """The text, or the part of it, that stands there."""
    text = game.texts[source.text]
    return text if source.part < 0 else text.borne[source.part]


def found_borne(game: Field, source: Source) -> Borne | None:
    """What is borne of a text, if it is borne."""
    if source.part < 0:
        return None
    key = (source.text, source.part, source.seat, source.unit)
    return next((one for one in game.borne if (one.text, one.part, one.seat, one.on) == key), None)


def situation(game: Field, source: Source, unit: Unit, other: Unit = NO_UNIT, about: Attack | None = None) -> Situation:
    """Who is who for a text that always holds."""
    if source.part < 0:
        return Situation(source.unit, unit, other, about, seat=source.seat, source=source)
    borne = found_borne(game, source)
    named, zones = (borne.targets, borne.zones) if borne else ((), ())
    return Situation(source.unit, unit, other, about, (), source.seat, source, named, zones)


# --- Objectives ---------------------------------------------------------------------------------------------------


def objective_name(card: int) -> str:
    """The name of the text of an Objective card."""
    return f"objective-{card}"


def controls(game: Field, token: int) -> Unit:
    """The unit that Controls an Objective: the one that has Claimed it, as long as it isn't engaged with an enemy that
    has more ranks left (p. 28, ruling.objective-control-state); none if nobody does. One that is carried on the tray is
    Controlled until it is lost (p. 31, 32).
    """
    holder = game.claimed[token]
    if holder == NO_UNIT or is_barred(game, holder):
        return NO_UNIT
    if mode_of(game).tokens_are_carried:
        return holder
    own = contesting_ranks(game, holder)
    contested = any(contesting_ranks(game, enemy) > own for enemy in game.engaged_with(holder))
    return NO_UNIT if contested else holder


def contesting_ranks(game: Field, unit: Unit) -> int:
    """Ranks as they count for Objectives: solo units have as many as Wounds left (p. 28)."""
    return game.wounds[unit] if game.card(unit).solo else game.ranks(unit)


def is_barred(game: Field, unit: Unit) -> bool:
    """Does an ability keep the unit from Controlling Objectives?"""
    own = Situation(unit, unit)
    return any(
        hold(change.when, game, own)
        for source in own_sources(game, unit)
        if source.text in game.texts
        for change in _changes(game.texts[source.text], Scope.ALWAYS, CannotControl)
    )


# --- what changes numbers and permissions -----------------------------------------------------------------------------


@lru_cache(maxsize=8192)
def _changes(text: Text, scope: Scope, kind: type[C]) -> tuple[C, ...]:
    """The changes of a kind that a text makes to what it is about."""
    return tuple(
        change
        for standing in text.standing
        if standing.scope is scope
        for change in standing.changes
        if isinstance(change, kind)
    )


@lru_cache(maxsize=4096)
def _auras(text: Text, scope: Scope) -> tuple[Standing, ...]:
    """What a text changes about others, by scope."""
    return tuple(standing for standing in text.standing if standing.scope is scope)


AURAS = (Scope.FRIENDS_NEAR, Scope.ENEMIES_NEAR, Scope.FRIENDLY_ATTACKS)


def aura_bearers(game: Field) -> tuple[Unit, ...]:
    """The units with a text that changes something about units near to them."""
    return tuple(
        unit
        for unit in game.units()
        if any(
            standing.scope in AURAS
            for source in printed_sources(unit, game.record[unit], game.attachments[unit], False)
            if source.text in game.texts
            for standing in game.texts[source.text].standing
        )
    )


def printed_with(game: Field, unit: Unit, ability: str | None, kind: type[C]) -> Iterator[C]:
    """The changes of a kind that hold for every attack of a unit that is printed with an ability, whatever it is aimed
    at.
    """
    found = (text for source, text in sources(game, unit) if source.text == ability)
    return (change for text in found for change in _changes(text, Scope.THIS_ATTACK, kind))


def in_attack(game: Field, attack: Attack, kind: type[C]) -> Iterator[tuple[str, C, Situation]]:
    """The changes of a kind that an attack is made with, each with its source and whose it is."""
    attacker, defender = attack.attacker, attack.defender
    if not is_wall(attacker) and game.record[attacker]:
        printed = game.card(attacker).attacks[attack.number].ability
        for source, text in sources(game, attacker):
            if not text.standing:
                continue
            if source.text == printed and source.part < 0:
                yield from _holding(game, source, text, Scope.THIS_ATTACK, kind, attacker, defender, attack)
            yield from _holding(game, source, text, Scope.OWN_ATTACKS, kind, attacker, defender, attack)
    if game.stands(defender):
        for source, text in sources(game, defender):
            if text.standing:
                yield from _holding(game, source, text, Scope.WHEN_ATTACKED, kind, attacker, defender, attack)
    named: set[str] = set()
    for bearer in game.auras:
        if not game.is_enemy(bearer, attacker) and game.stands(bearer):
            for source, text in sources(game, bearer):
                if source.text not in named and _auras(text, Scope.FRIENDLY_ATTACKS):
                    scope = Scope.FRIENDLY_ATTACKS
                    found = list(_holding(game, source, text, scope, kind, attacker, defender, attack))
                    if found:
                        named.add(source.text)
                        yield from found


def about(game: Field, unit: Unit, kind: type[C]) -> Iterator[tuple[str, C, Situation]]:
    """The changes of a kind that hold for a unit itself: of its own, by enemies engaged with it, and by units near to
    it; each name once.
    """
    for source, text in sources(game, unit):
        if text.standing:
            yield from _holding(game, source, text, Scope.ALWAYS, kind, unit)
    if not game.stands(unit):
        return
    named: set[str] = set()
    for enemy in game.engaged_with(unit):
        for source, text in sources(game, enemy):
            if source.text not in named and text.standing:
                found = list(_holding(game, source, text, Scope.ENGAGED_ENEMIES, kind, unit))
                if found:
                    named.add(source.text)
                    yield from found
    for bearer in game.auras:
        if game.stands(bearer):
            scope = Scope.ENEMIES_NEAR if game.is_enemy(bearer, unit) else Scope.FRIENDS_NEAR
            for source, text in sources(game, bearer):
                auras = _auras(text, scope)
                if auras and source.text not in named and game.is_in_range(bearer, unit, auras[0].reach):
                    named.add(source.text)
                    yield from _holding(game, source, text, scope, kind, unit)


def about_player(game: Field, seat: Seat, kind: type[C]) -> Iterator[tuple[str, C, Situation]]:
    """The changes of a kind that hold for a player: by NCUs, by Objectives that the player Controls, and for a time."""
    for ncu in game.ncus_of(seat):
        for source, text in ncu_sources(game, ncu):
            yield from _holding(game, source, text, Scope.PLAYER, kind, ncu)
    for holder in game.claimed:
        if holder != NO_UNIT and owner(holder) == seat:
            for source, text in sources(game, holder):
                yield from _holding(game, source, text, Scope.PLAYER, kind, holder)
    for source, text in borne_by(game, NO_UNIT):
        if source.seat == seat:
            yield from _holding(game, source, text, Scope.PLAYER, kind, NO_UNIT)


def about_ncu(game: Field, ncu: Unit, kind: type[C]) -> Iterator[tuple[str, C, Situation]]:
    """The changes of a kind that hold for an NCU itself."""
    for source, text in ncu_sources(game, ncu):
        yield from _holding(game, source, text, Scope.ALWAYS, kind, ncu)


def _holding(
    game: Field,
    source: Source,
    text: Text,
    scope: Scope,
    kind: type[C],
    unit: Unit,
    other: Unit = NO_UNIT,
    attack: Attack | None = None,
) -> Iterator[tuple[str, C, Situation]]:
    changes = _changes(text, scope, kind)
    if changes:
        found = situation(game, source, unit, other, attack)
        for change in changes:
            if hold(change.when, game, found) and not (game.walls and speaks_of_wall(change, found)):
                yield source.text, change, found


def modifiers(game: Field, found: Iterator[tuple[str, Numeric, Situation]]) -> Iterator[Modifier]:
    """The numbers that changes with an amount add, each with its source."""
    for name, change, situation in found:
        amount = change.amount.of(game, situation)
        if amount:
            yield Modifier(amount, name)
