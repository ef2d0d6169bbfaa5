"""Declaring effects (p. 21): at a moment each player, the one whose turn it is first, uses at most one Order or Tactics
card, and what else may be used; a pass is final for that moment and for no other (ruling.pass-same-trigger).

What is declared is told with its targets; whoever may answer that (a card that cancels it) does so at once. When
everybody has declared or passed, it is resolved in the same order.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING, Any

from maester.engine import (
    Abilities,
    Ability,
    Asked,
    Event,
    LimitedUse,
    Move,
    Offer,
    Procedure,
    Refusal,
    Seat,
    Window,
    refuse,
)
from maester.games.miniatures.announcing import declare
from maester.games.miniatures.field import Field
from maester.games.miniatures.following import FollowTexts
from maester.games.miniatures.frames import Declared, Effect, Happening, Source, Turn
from maester.games.miniatures.hands import might_hold, take_from_hand, titles_in_hand
from maester.games.miniatures.happenings import (
    STEPS,
    is_set_off,
    is_spent,
    situation_at,
    targets_of,
    triggers_at,
)
from maester.games.miniatures.moments import CARD_PLAYED, MOMENTS, TARGETED
from maester.games.miniatures.names import NO_UNIT, UNIT_NAMES, Card, Unit, is_ncu, named, numbered
from maester.games.miniatures.pieces.changes import NotTargetedByOwnSide
from maester.games.miniatures.siege_cards import SiegeCards
from maester.games.miniatures.standing import about, ncu_sources, sources
from maester.games.miniatures.text_names import CARD_NAMES, TEXT_NAMES, CardName, TextName, card_number, text_number
from maester.games.miniatures.tokens import change_tokens

if TYPE_CHECKING:
    from maester.games.miniatures.pieces.texts import Trigger


class UseText(Move, frozen=True):
    """Uses an Order, or an ability that may be used, and names its targets."""

    ability: TextName
    unit: Unit | None
    targets: tuple[Unit, ...]
    typed = "use {ability} {unit}: {targets}"


class PlayCard(Move, frozen=True):
    """Plays a Tactics card and names its targets, besides the unit that sets it off."""

    card: CardName
    targets: tuple[Unit, ...]
    typed = "play {card}: {targets}"


class TextUsed(Event, frozen=True):
    """A player uses an Order or an ability of a unit or an NCU."""

    unit: Unit | None
    ability: TextName
    targets: tuple[Unit, ...]


class CardPlayed(Event, frozen=True):
    """A player plays a Tactics card; `unit` is the one that sets it off, if any does."""

    seat: Seat
    card: CardName
    unit: Unit | None
    targets: tuple[Unit, ...]


# --- who may be a target ----------------------------------------------------------------------------------


def may_be_targeted(game: Field, seat: Seat, unit: Unit, *, by_order: bool) -> bool:
    """Effects may keep a side from choosing its own unit as the target of its Tactics cards or Orders."""
    if unit == NO_UNIT or not game.stands(unit) or not game.is_friendly(seat, unit) or not game.borne:
        return True
    return not any(change.orders or not by_order for _, change, _ in about(game, unit, NotTargetedByOwnSide))


# --- Orders and abilities that lie open ----------------------------------------------------------------------


class DeclaredTexts(Ability[Field]):
    """Orders, at most one by each player at each moment (p. 21)."""

    id = "orders"
    moments = MOMENTS
    moves = (UseText,)

    def uses(self, game: Field, seat: Seat, window: Window) -> Iterable[UseText]:
        happening = game.frame(Happening, window.about)
        return list(
            dict.fromkeys(
                UseText(text_number(source.text), named(source.unit), targets)
                for source, _, trigger in self.usable(game, seat, happening)
                for targets in self.targets(game, seat, happening, source, trigger)
            )
        )

    def usable(self, game: Field, seat: Seat, happening: Happening) -> Iterator[tuple[Source, int, Trigger]]:
        """The texts of this kind that the player may use now."""
        for source, number, trigger in triggers_at(game, happening, seat):
            if self.is_meant(trigger) and not is_spent(game, source, trigger):
                yield source, number, trigger

    def targets(
        self, game: Field, seat: Seat, happening: Happening, source: Source, trigger: Trigger
    ) -> Iterator[tuple[Unit, ...]]:
        situation = situation_at(game, happening, source)
        for targets in targets_of(game, trigger, situation):
            named = (source.unit, *targets) if trigger.is_order else ()
            if all(may_be_targeted(game, seat, unit, by_order=True) for unit in named):
                yield targets

    def is_meant(self, trigger: Trigger) -> bool:
        return trigger.is_order or trigger.plays_card

    def concerns(self, move: Any) -> bool:
        return isinstance(move, UseText)

    def why_not(self, game: Field, seat: Seat, move: UseText, window: Window) -> Refusal | None:
        name, unit = TEXT_NAMES[move.ability], numbered(move.unit)
        happening = game.frame(Happening, window.about)
        found = [
            one
            for one in triggers_at(game, happening)
            if one[0].text == name and one[0].unit == unit and one[0].seat == seat
        ]
        # An Attachment that was just destroyed may still speak.
        is_theirs = unit == NO_UNIT or bool(found) or self.has(game, seat, unit, name)
        if not is_theirs:
            return refuse("order.target", unit=move.unit, ability=name)
        if not found:
            return refuse("order.trigger", ability=name)
        unspent = [one for one in found if not is_spent(game, one[0], one[2])]
        if not unspent:
            return refuse(found[0][2].limited_by, ability=name)
        fitting = [one for one in unspent if move.targets in tuple(self.targets(game, seat, happening, one[0], one[2]))]
        if not fitting:
            return refuse("timing.targets-first", ability=name)
        return None if any(self.is_meant(one[2]) for one in fitting) else refuse("order.trigger", ability=name)

    def has(self, game: Field, seat: Seat, unit: Unit, name: str) -> bool:
        """Is that one of the player's texts on the unit?"""
        if not game.is_in_play(unit):
            return False
        found = ncu_sources(game, unit) if is_ncu(unit) else sources(game, unit)
        return any(source.text == name and source.seat == seat for source, _ in found)

    def use(self, game: Field, seat: Seat, move: UseText, window: Window) -> None:
        name, unit = TEXT_NAMES[move.ability], numbered(move.unit)
        happening = game.frame(Happening, window.about)
        source, number, trigger = next(
            one
            for one in self.usable(game, seat, happening)
            if (one[0].text, one[0].unit) == (name, unit)
            and move.targets in tuple(self.targets(game, seat, happening, one[0], one[2]))
        )
        if trigger.limit >= 0:
            # Used is used, also if it is cancelled later (ruling.trigger-limit-scope).
            game.uses += (LimitedUse(move.ability, unit, trigger.limit),)
        if trigger.tokens:
            change_tokens(game, source, -trigger.tokens)
        game.tell(TextUsed(move.unit, move.ability, move.targets))
        declare(game, window, Declared(source, number, move.targets))


class OptionalTexts(DeclaredTexts):
    """What a unit or an NCU may do besides: it doesn't count as the one Order or card (ruling.trigger-limit-scope)."""

    id = "optional-abilities"
    once = True
    free = True

    def is_meant(self, trigger: Trigger) -> bool:
        return trigger.optional and not trigger.plays_card

    def limit(self, move: Any) -> str:
        return f"{move.unit}:{move.ability}"


# --- Tactics cards -------------------------------------------------------------------------------------------


class TacticsCards(Ability[Field]):
    """Tactics cards from the hand (p. 21). Which there are only their player knows; who could play one is known to all:
    deck lists are open.
    """

    id = "tactics-cards"
    moments = MOMENTS
    moves = (PlayCard,)
    private = True

    def might(self, game: Field, seat: Seat, window: Window) -> bool:
        if not game.hand[seat] or is_banned(game, seat):
            return False
        happening = game.frame(Happening, window.about)
        return any(next(plays(game, seat, happening, title), None) is not None for title in might_hold(game, seat))

    def uses(self, game: Field, seat: Seat, window: Window) -> Iterable[PlayCard]:
        if is_banned(game, seat):
            return []
        happening = game.frame(Happening, window.about)
        return [
            PlayCard(card_number(title), targets)
            for title in titles_in_hand(game, seat)
            for _, targets in plays(game, seat, happening, title)
        ]

    def why_not(self, game: Field, seat: Seat, move: PlayCard, window: Window) -> Refusal | None:
        title = CARD_NAMES[move.card]
        if is_banned(game, seat):
            return refuse("charge.disorderly-no-cards", card=title)
        if title not in titles_in_hand(game, seat):
            return refuse("tactics-card.trigger", card=title)
        found = [targets for _, targets in plays(game, seat, game.frame(Happening, window.about), title)]
        if not found:
            return refuse("tactics-card.trigger", card=title)
        return None if move.targets in found else refuse("timing.targets-first", ability=title)

    def use(self, game: Field, seat: Seat, move: PlayCard, window: Window) -> None:
        happening = game.frame(Happening, window.about)
        title = CARD_NAMES[move.card]
        number = next(number for number, targets in plays(game, seat, happening, title) if targets == move.targets)
        card = take_from_hand(game, seat, title)
        play_card(game, seat, card, number, move.targets, window)


def play_card(game: Field, seat: Seat, card: Card, number: int, targets: tuple[Unit, ...], window: Window) -> None:
    """A card is played: it lies open, and whoever may answer it does so before it is resolved (p. 21)."""
    happening = game.frame(Happening, window.about)
    title = game.title(card)
    source = Source(title, seat, NO_UNIT, title)
    trigger = game.texts[title].triggers[number]
    game.played[seat] += (card,)
    game.show((card,))
    unit = situation_at(game, happening, source).who(trigger.on)
    game.tell(CardPlayed(seat, card_number(title), named(unit), targets))
    declare(game, window, Declared(source, number, targets, card))


def is_banned(game: Field, seat: Seat) -> bool:
    """After a Disorderly Charge its player plays no cards until the end of that turn (p. 17, ruling.disorderly-scope).

    A turn is a frame, so it ends with it.
    """
    return any(isinstance(frame, Turn) and frame.disorderly and frame.seat == seat for frame in game.frames)


def plays(game: Field, seat: Seat, happening: Happening, title: str) -> Iterator[tuple[int, tuple[Unit, ...]]]:
    """The ways in which a card could be played at this moment, and with which targets. All of it is public."""
    if title not in game.texts:
        return
    source = Source(title, seat, NO_UNIT, title)
    for number, trigger in enumerate(game.texts[title].triggers):
        if trigger.moment != happening.moment or not is_set_off(game, happening, source, trigger):
            continue
        situation = situation_at(game, happening, source)
        if not may_be_targeted(game, seat, situation.who(trigger.on), by_order=False):
            continue
        for targets in targets_of(game, trigger, situation):
            if all(may_be_targeted(game, seat, target, by_order=False) for target in targets):
                yield number, targets


# --- the window ----------------------------------------------------------------------------------------------


class DeclareText(Offer, frozen=True):
    """Asks a player to use an Order, an ability or a Tactics card at this moment, or to pass."""

    abilities = Abilities(TacticsCards(), SiegeCards(), DeclaredTexts(), OptionalTexts())
    rules = (
        "tactics-card.trigger",
        "order.trigger",
        "order.once-per-round",
        "timing.one-effect-per-trigger",
        "timing.pass-is-final",
    )

    def details(self, game: Field) -> dict[str, Any]:
        happening = game.frame(Happening, game.frame(Window, self.window).about)
        units = {"unit": happening.unit, "other": happening.other}
        names = {role: None if unit == NO_UNIT else UNIT_NAMES[unit] for role, unit in units.items()}
        return {**super().details(game), **names, "answered": answered(game, happening)}


def answered(game: Field, happening: Happening) -> str | None:
    """The text to which this moment is an answer: the card that was played, the effect that names a target."""
    frame = game.frames[happening.about] if happening.moment in (CARD_PLAYED, TARGETED) else None
    if isinstance(frame, Happening):
        return frame.declared[happening.index].source.text
    return frame.source.text if isinstance(frame, Effect) else None


class OfferTexts(Procedure[Field], frozen=True):
    """The players declare, the one whose turn it is first; a pass is final (p. 21)."""

    happening: int

    def run(self, game: Field) -> Asked | None:
        moment = game.frame(Happening, self.happening).moment
        return DeclareText.open(game, moment, game.order_of_play(), about=self.happening, final=True)


STEPS.extend((FollowTexts, OfferTexts))
