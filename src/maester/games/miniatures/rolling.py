"""Rolling and rerolling dice (p. 17, 22): thrown in the open, and rerolled by both sides before they are counted."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random
from typing import Final

from maester.engine import Domain, Event, Move, Pass, PickIn, Procedure, Refusal, Seat, refuse
from maester.games.miniatures.attack_values import (
    CHARGE_REROLL,
    blocks,
    blocks_plainly,
    defense_rerolls,
    is_hit,
    misses_rerolled_by,
    own_rerolls,
)
from maester.games.miniatures.conditions import expend
from maester.games.miniatures.field import NOBODY, Field
from maester.games.miniatures.frames import NO_FRAME, Acting, Attack, Charge, Hits, Retreat, Roll, Source, Test
from maester.games.miniatures.morale import is_passed
from maester.games.miniatures.names import (
    CONDITION_NAMES,
    PANICKED,
    VULNERABLE,
    WEAKENED,
    Condition,
    Unit,
    is_wall,
    named,
    owner,
)
from maester.games.miniatures.pieces.changes import KeepsCondition, MayRerollCharge, MayRerollRetreat, RerollForTokens
from maester.games.miniatures.pieces.filters import hold
from maester.games.miniatures.standing import about, about_player, in_attack
from maester.games.miniatures.text_names import CHARGE_BONUS, TEXT_NAMES, TextName, text_number
from maester.games.miniatures.tokens import change_tokens, tokens_on

ATTACK_DICE: Final = "attack"
DEFENSE_DICE: Final = "defense"
PANIC_DICE: Final = "panic"
MORALE_DICE: Final = "morale"
CHARGE_DIE: Final = "charge"
RETREAT_DIE: Final = "retreat"
EXPENDED_AFTER: Final = {
    ATTACK_DICE: WEAKENED,
    DEFENSE_DICE: VULNERABLE,
    PANIC_DICE: PANICKED,
    MORALE_DICE: PANICKED,
}
"""The Condition token of whoever rolls that an opponent may expend to make them reroll (p. 22)."""


class Reroll(Move, frozen=True):
    """Has dice rerolled, counted from 1, by something that allows or forces it."""

    source: TextName
    dice: tuple[int, ...]
    typed = "reroll {source}: {dice}"


class Rolled(Event, frozen=True):
    """Dice were thrown in the open."""

    purpose: str
    unit: Unit | None
    """For whom; None for an effect that no unit has."""
    dice: tuple[int, ...]


class Rerolled(Event, frozen=True):
    """A player had some of them rerolled, counted from 1; these are all dice as they lie now."""

    seat: Seat
    source: TextName
    unit: Unit
    purpose: str
    rerolled: tuple[int, ...]
    dice: tuple[int, ...]


def throw(game: Field, unit: Unit, purpose: str, *sides: int) -> tuple[int, ...]:
    """Dice with so many sides, in the open, which nobody rerolls; a d3 is uniform over 1, 2, 3 (ruling.d3)."""
    dice = tuple([game.roll(one, purpose) for one in sides])
    game.tell(Rolled(purpose, named(unit), dice))
    return dice


def roll(game: Field, unit: Unit, purpose: str, sides: tuple[int, ...], about: int) -> None:
    """Throws dice for something that goes on; both sides may reroll them before it gets them."""
    dice = throw(game, unit, purpose, *sides)
    frame = Roll(purpose=purpose, unit=unit, sides=sides, dice=dice, about=about, rerolled=(0,) * len(dice))
    number = len(game.frames)
    game.open(frame, *(RerollDice(number, seat) for seat in reroll_order(game, unit, about)), TakeDice)


def reroll_order(game: Field, unit: Unit, about: int) -> list[Seat]:
    """The active player first (p. 22); of several opponents of whoever rolls the one involved decides before the others
    (ruling.condition-holder).
    """
    order = list(game.order_of_play())
    opponents = [seat for seat in order if not game.is_friendly(seat, unit)]
    involved = _involved(game, unit, about) if len(opponents) > 1 else NOBODY
    if involved not in opponents:
        return order
    others = iter([involved, *(seat for seat in opponents if seat != involved)])
    return [next(others) if seat in opponents else seat for seat in order]


def _involved(game: Field, unit: Unit, about: int) -> Seat:
    """Whose attack, Charge or effect a roll belongs to, or against whom it is; nobody if that can't be said."""
    frame = game.frames[about]
    if isinstance(frame, Attack):
        return owner(frame.attacker if unit == frame.defender else frame.defender)
    if isinstance(frame, Charge):
        return owner(frame.target)
    return frame.by.seat if isinstance(frame, Test | Hits) else NOBODY


class TakeDice(Procedure[Field], frozen=True):
    """Nobody rerolls any more: the dice count as they lie."""

    roll: int

    def run(self, game: Field) -> None:
        dice = game.frame(Roll, self.roll)
        frame = game.frames[dice.about]
        if isinstance(frame, Charge | Retreat):
            frame.die = dice.dice[0]
        elif isinstance(frame, Test) or (isinstance(frame, Attack) and dice.purpose == ATTACK_DICE):
            frame.dice, frame.rerolled = dice.dice, dice.rerolled
        elif isinstance(frame, Hits):
            frame.dice = dice.dice
        elif isinstance(frame, Attack):
            frame.defense_dice, frame.defense_rerolled = dice.dice, dice.rerolled


def reroll_again(game: Field, about: int, purpose: str, seat: Seat, source: str) -> None:
    """An effect lets a player reroll dice that lie already, before they count; a die that this player has had rerolled
    isn't rerolled again (p. 22).
    """
    frame = game.frames[about]
    dice: tuple[int, ...]
    if isinstance(frame, Attack) and purpose == DEFENSE_DICE:
        dice, rerolled, unit = frame.defense_dice, frame.defense_rerolled, frame.defender
    elif isinstance(frame, Attack):
        dice, rerolled, unit = frame.dice, frame.rerolled, frame.attacker
    elif isinstance(frame, Test):
        dice, rerolled, unit = frame.dice, frame.rerolled, frame.unit
    else:
        assert isinstance(frame, Charge | Retreat)
        dice, rerolled, unit = (frame.die,), (0,), frame.unit
    sides = (6, 6, 3)[: len(dice)] if isinstance(frame, Test) else (6,) * len(dice)
    roll = Roll(
        purpose=purpose,
        unit=unit,
        sides=sides,
        dice=dice,
        about=about,
        rerolled=rerolled,
        allowed=((int(seat), source),),
        only_allowed=True,
    )
    game.open(roll, RerollDice(len(game.frames), seat), TakeDice)


# --- who may reroll ------------------------------------------------------------------------------------------------


def sources(game: Field, roll: Roll, seat: Seat) -> Iterator[str]:
    """By what a player may have these dice rerolled now."""
    yield from (name for one, name in roll.allowed if one == seat and name not in roll.used)
    if roll.only_allowed:
        return
    if owner(roll.unit) == seat:
        yield from (name for name in _own_rerolls(game, roll) if name not in roll.used)
    condition = EXPENDED_AFTER.get(roll.purpose)
    if condition is None or game.is_friendly(seat, roll.unit) or is_wall(roll.unit):
        return
    if not game.has_condition(roll.unit, condition):
        return
    if not is_kept(game, roll, condition):
        yield CONDITION_NAMES[condition]


def is_kept(game: Field, roll: Roll, condition: Condition) -> bool:
    """Does a text of the Attacker keep opponents from expending its token?"""
    frame = game.frames[roll.about] if roll.about != NO_FRAME else None
    if roll.purpose != ATTACK_DICE or not isinstance(frame, Attack):
        return False
    return any(change.condition == condition for _, change, _ in in_attack(game, frame, KeepsCondition))


def _own_rerolls(game: Field, roll: Roll) -> Iterator[str]:
    """By what texts whoever rolls may reroll the dice."""
    if roll.purpose == CHARGE_DIE:
        yield from (name for name, _, _ in about(game, roll.unit, MayRerollCharge))
        acting = game.innermost(Acting)
        if acting is not None and acting.unit == roll.unit:
            yield from (source for what, _, source in acting.granted if what == CHARGE_REROLL)
    elif roll.purpose == RETREAT_DIE:
        yield from (name for name, _, _ in about(game, roll.unit, MayRerollRetreat))
    elif roll.about != NO_FRAME and isinstance(frame := game.frames[roll.about], Attack):
        if roll.purpose == ATTACK_DICE:
            yield from own_rerolls(game, frame)
            yield from (source.text for source, _ in paid_rerolls(game, frame))
        elif roll.purpose == DEFENSE_DICE:
            yield from defense_rerolls(game, frame)


def paid_rerolls(game: Field, attack: Attack) -> Iterator[tuple[Source, int]]:
    """The texts by which the Attacker's player may have Attack dice rerolled for tokens that lie on them: how many."""
    for _, change, situation in about_player(game, owner(attack.attacker), RerollForTokens):
        source, asked = situation.source, situation._replace(unit=attack.attacker, other=attack.defender, about=attack)
        if source is not None and tokens_on(game, source) >= change.tokens and hold(change.during, game, asked):
            yield source, change.tokens


class RerollDice(PickIn[Field], frozen=True):
    """A player may have dice rerolled as long as something allows it, each die once; then the next player, who has seen
    the new results (p. 22).
    """

    roll: int
    seat: Seat
    moves = (Reroll, Pass)
    rules = ("reroll.once-per-player", "reroll.active-player-first", "reroll.replaces-result", "condition.optional")

    def domain(self, game: Field) -> Rerolls | None:
        roll = game.frame(Roll, self.roll)
        barred = tuple([bool(bits >> self.seat & 1) for bits in roll.rerolled])
        if all(barred):
            return None
        names = list(sources(game, roll, self.seat))
        if not names:
            return None
        found = tuple([text_number(name) for name in names])
        missed = wanted(game, roll, own=game.is_friendly(self.seat, roll.unit))
        return Rerolls(found, roll.dice, barred, missed, tuple([rerolls_misses(game, roll, name) for name in names]))

    def answer(self, game: Field, seat: Seat, move: Reroll | Pass) -> None:
        if isinstance(move, Pass):
            return
        roll = game.frame(Roll, self.roll)
        name = TEXT_NAMES[move.source]
        if name in CONDITION_NAMES:
            expend(game, roll.unit, Condition(CONDITION_NAMES.index(name)))
        if roll.purpose == ATTACK_DICE and isinstance(attack := game.frames[roll.about], Attack):
            paid = next(
                ((source, tokens) for source, tokens in paid_rerolls(game, attack) if source.text == name), None
            )
            if paid is not None:
                change_tokens(game, paid[0], -paid[1])
        roll.used += (name,)
        dice, rerolled = list(roll.dice), list(roll.rerolled)
        for place in move.dice:
            dice[place - 1] = game.roll(roll.sides[place - 1], roll.purpose)
            rerolled[place - 1] |= 1 << seat
        roll.dice, roll.rerolled = tuple(dice), tuple(rerolled)
        game.tell(Rerolled(seat, move.source, roll.unit, roll.purpose, move.dice, roll.dice))
        game.then(self)


def rerolls_misses(game: Field, roll: Roll, name: str) -> bool:
    """Does a text allow its player to reroll those Attack dice that missed, and no others?"""
    frame = game.frames[roll.about] if roll.about != NO_FRAME else None
    return isinstance(frame, Attack) and roll.purpose == ATTACK_DICE and name in misses_rerolled_by(frame)


def wanted(game: Field, roll: Roll, *, own: bool) -> tuple[bool, ...]:
    """Which dice a player would like to see rerolled: those that don't help, or those that do."""
    if roll.about == NO_FRAME or roll.purpose not in EXPENDED_AFTER:
        return tuple([die <= 3 for die in roll.dice])
    frame = game.frames[roll.about]
    if isinstance(frame, Attack):
        counts = is_hit if roll.purpose == ATTACK_DICE else blocks
        return tuple([counts(game, frame, die) != own for die in roll.dice])
    if isinstance(frame, Hits):
        return tuple([blocks_plainly(game, frame.unit, die) != own for die in roll.dice])
    assert isinstance(frame, Test)
    passed = is_passed(game, frame, roll.dice)
    return tuple([(die > 3 if passed else die == 1 and place == 2) != own for place, die in enumerate(roll.dice)])


class Rerolls(Domain, frozen=True):
    """Which dice to have rerolled, and by what; or none."""

    sources: tuple[TextName, ...]
    dice: tuple[int, ...]
    barred: tuple[bool, ...]
    """Dice that this player has had rerolled already."""
    wanted: tuple[bool, ...]
    """Dice that a player would like to see rerolled: for the candidates, and those that missed (`misses_only`)."""
    misses_only: tuple[bool, ...]
    """For each source: does it allow rerolls of dice that missed alone?"""

    def free(self, source: TextName) -> list[int]:
        """The dice that may be rerolled by a source, counted from 1."""
        only = self.misses_only[self.sources.index(source)]
        return [
            place
            for place, barred in enumerate(self.barred, start=1)
            if not barred and (not only or self.wanted[place - 1])
        ]

    def check(self, move: Reroll | Pass) -> Refusal | None:
        if isinstance(move, Pass):
            return None
        if move.source not in self.sources:
            return refuse(_rule_of(TEXT_NAMES[move.source]), source=TEXT_NAMES[move.source])
        places = move.dice
        if not places or list(places) != sorted(set(places)) or not all(1 <= one <= len(self.dice) for one in places):
            return refuse("match.not-listed")
        barred = [one for one in places if self.barred[one - 1]]
        if barred:
            return refuse("reroll.once-per-player", die=barred[0])
        if not set(places) <= set(self.free(move.source)):
            return refuse("card.ability-text", source=TEXT_NAMES[move.source])
        return None

    def candidates(self) -> Sequence[Reroll | Pass]:
        found: dict[Reroll, None] = {}
        for source in self.sources:
            free = self.free(source)
            wanted = [place for place in free if self.wanted[place - 1]]
            for places in (wanted, wanted[:1], free):
                if places:
                    found[Reroll(source, tuple(places))] = None
        is_wanted = any(wanted and not barred for wanted, barred in zip(self.wanted, self.barred, strict=True))
        return (*found, Pass()) if is_wanted else (Pass(), *found)

    def sample(self, rng: Random) -> Reroll | Pass:
        source = rng.choice(self.sources)
        places = tuple([place for place in self.free(source) if rng.random() < 0.5])
        return Reroll(source, places) if places else Pass()

    def nearest(self, move: Reroll | Pass) -> Reroll | None:
        """The same without the dice that can't be rerolled."""
        if isinstance(move, Pass) or move.source not in self.sources:
            return None
        places = sorted(set(move.dice) & set(self.free(move.source)))
        return Reroll(move.source, tuple(places)) if places else None


def _rule_of(source: str) -> str:
    """The rule that allows rerolls by a source, and so is against one that it doesn't allow now."""
    if source in CONDITION_NAMES:
        return f"condition.{source}"
    return "bonus.charge" if source == CHARGE_BONUS else "card.ability-text"
