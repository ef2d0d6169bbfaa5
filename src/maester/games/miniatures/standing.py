"""What always holds (p. 8, 22): which texts a unit has, and which changes of numbers follow from them.

Effects of the same name don't add up, those of different names do: each change is found once for each name (p. 22).
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import TYPE_CHECKING, TypeVar

from maester.engine import Modifier
from maester.games.miniatures.field import Field
from maester.games.miniatures.frames import Attack
from maester.games.miniatures.names import NO_UNIT, Unit
from maester.games.miniatures.pieces.changes import CannotControl, Change, Numeric, Scope
from maester.games.miniatures.pieces.filters import hold
from maester.games.miniatures.pieces.situations import Situation

if TYPE_CHECKING:
    from maester.games.miniatures.pieces.texts import Text

C = TypeVar("C", bound=Change)


def texts(game: Field, unit: Unit) -> Iterator[tuple[str, Text]]:
    """The texts that work for a unit, by name: its abilities, and the cards of Objectives that it Controls (p. 28).

    A unit that has lost its abilities keeps its Innate ones and what other sources give it (p. 22).
    """
    known = game.texts
    abilities = game.box.abilities
    silenced = game.silenced[unit]
    for name in game.card(unit).abilities:
        if name in known and not (silenced and not abilities[name].innate):
            yield name, known[name]
    for token, holder in enumerate(game.claimed):
        card = game.token_card[token]
        if holder == unit and card and (name := objective_name(card)) in known and controls(game, token) == unit:
            yield name, known[name]


def objective_name(card: int) -> str:
    """The name of the text of an Objective card."""
    return f"objective-{card}"


def controls(game: Field, token: int) -> Unit:
    """The unit that Controls an Objective: the one that has Claimed it, as long as it isn't engaged with an enemy that
    has more ranks left (p. 28, ruling.objective-control-state); none if nobody does.
    """
    holder = game.claimed[token]
    if holder == NO_UNIT or _is_barred(game, holder):
        return NO_UNIT
    own = contesting_ranks(game, holder)
    contested = any(contesting_ranks(game, enemy) > own for enemy in game.engaged_with(holder))
    return NO_UNIT if contested else holder


def contesting_ranks(game: Field, unit: Unit) -> int:
    """Ranks as they count for Objectives: solo units have as many as Wounds left (p. 28)."""
    return game.wounds[unit] if game.card(unit).solo else game.ranks(unit)


def _is_barred(game: Field, unit: Unit) -> bool:
    """Does an ability keep the unit from Controlling Objectives?"""
    own = Situation(unit, unit)
    abilities = game.box.abilities
    return any(
        hold(change.when, game, own)
        for name in game.card(unit).abilities
        if name in game.texts and not (game.silenced[unit] and not abilities[name].innate)
        for change in _changes(game.texts[name], Scope.ALWAYS, CannotControl)
    )


@lru_cache(maxsize=4096)
def _changes(text: Text, scope: Scope, kind: type[C]) -> tuple[C, ...]:
    """The changes of a kind that a text makes to what it is about."""
    return tuple(
        change
        for standing in text.standing
        if standing.scope is scope
        for change in standing.changes
        if isinstance(change, kind)
    )


def printed_with(game: Field, unit: Unit, ability: str | None, kind: type[C]) -> Iterator[C]:
    """The changes of a kind that hold for every attack of a unit that is printed with an ability, whatever it is aimed
    at.
    """
    found = (text for name, text in texts(game, unit) if name == ability)
    return (change for text in found for change in _changes(text, Scope.THIS_ATTACK, kind))


def in_attack(game: Field, attack: Attack, kind: type[C]) -> Iterator[tuple[str, C, Situation]]:
    """The changes of a kind that an attack is made with, each with its source and whose it is."""
    attacker, defender = attack.attacker, attack.defender
    if game.record[attacker]:
        printed = game.card(attacker).attacks[attack.number].ability
        own = Situation(attacker, attacker, defender, attack)
        for name, text in texts(game, attacker):
            if name == printed:
                yield from _holding(game, name, text, Scope.THIS_ATTACK, kind, own)
            yield from _holding(game, name, text, Scope.OWN_ATTACKS, kind, own)
    if game.stands(defender):
        attacked = Situation(defender, attacker, defender, attack)
        for name, text in texts(game, defender):
            yield from _holding(game, name, text, Scope.WHEN_ATTACKED, kind, attacked)


def about(game: Field, unit: Unit, kind: type[C]) -> Iterator[tuple[str, C, Situation]]:
    """The changes of a kind that hold for a unit itself, of its own and by enemies engaged with it, each name once."""
    own = Situation(unit, unit)
    for name, text in texts(game, unit):
        yield from _holding(game, name, text, Scope.ALWAYS, kind, own)
    named: set[str] = set()
    for enemy in game.engaged_with(unit):
        theirs = Situation(enemy, unit)
        for name, text in texts(game, enemy):
            if name not in named:
                found = list(_holding(game, name, text, Scope.ENGAGED_ENEMIES, kind, theirs))
                if found:
                    named.add(name)
                    yield from found


def _holding(
    game: Field, name: str, text: Text, scope: Scope, kind: type[C], situation: Situation
) -> Iterator[tuple[str, C, Situation]]:
    for change in _changes(text, scope, kind):
        if hold(change.when, game, situation):
            yield name, change, situation


def modifiers(game: Field, found: Iterator[tuple[str, Numeric, Situation]]) -> Iterator[Modifier]:
    """The numbers that changes with an amount add, each with its source."""
    for name, change, situation in found:
        amount = change.amount.of(game, situation)
        if amount:
            yield Modifier(amount, name)
