"""What effects do, one small operation after the other; each with a general name, its own fields and `run`."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Iterable
from typing import Any, ClassVar

import msgspec

from maester.engine import Move, PickSeveral, Procedure, Refusal, Seat, refuse
from maester.games.miniatures.actions import act
from maester.games.miniatures.attacking import attack, automatic_hits
from maester.games.miniatures.conditions import expend, give
from maester.games.miniatures.field import Field
from maester.games.miniatures.frames import Acting, Effect, Test
from maester.games.miniatures.melee import melee_attacks
from maester.games.miniatures.moving import shift
from maester.games.miniatures.names import Action, Condition, Unit
from maester.games.miniatures.pieces.amounts import Amount
from maester.games.miniatures.pieces.situations import OWN, Role, Situation
from maester.games.miniatures.resolving import operation_at, run_option, situation_of
from maester.games.miniatures.testing import TEST, panic_test
from maester.games.miniatures.wounds import heal, stay_in_play, suffer


class Operation(msgspec.Struct, frozen=True, tag=True):
    """One thing that an effect does. A unit that is no longer there is left out: what can still be done is done."""

    options: ClassVar[tuple[tuple[Operation, ...], ...]] = ()
    """Operations that are done on a choice or a condition; only control structures (`choices`) have any."""

    @abstractmethod
    def run(self, game: Field, effect: int, path: tuple[int, ...]) -> None:
        """Does it, or plans it before all that is planned."""

    def is_possible(self, game: Field, situation: Situation, target: Unit) -> bool:
        """Could it be done to this unit, if that is the one target?"""
        return True

    @property
    def needs_targets(self) -> bool:
        """Is nothing of it done where a target is missing? Drawing cards doesn't need the unit that gets a token."""
        return True

    @property
    def concerns(self) -> tuple[Role, ...]:
        """Whom it changes."""
        return (OWN,)


class ToUnit(Operation, frozen=True):
    """An operation on one unit."""

    to: Role

    @property
    def concerns(self) -> tuple[Role, ...]:
        return (self.to,)


class Give(ToUnit, frozen=True):
    """The unit gets Condition tokens (p. 22)."""

    conditions: tuple[Condition, ...]

    def run(self, game: Field, effect: int, path: tuple[int, ...]) -> None:
        unit = situation_of(game, effect).who(self.to)
        if game.stands(unit):
            for condition in self.conditions:
                give(game, unit, condition)


class Expend(ToUnit, frozen=True):
    """A Condition token of the unit is expended for what else the text does, and no dice are rerolled (p. 22)."""

    condition: Condition

    def run(self, game: Field, effect: int, path: tuple[int, ...]) -> None:
        unit = situation_of(game, effect).who(self.to)
        if game.stands(unit) and game.has_condition(unit, self.condition):
            expend(game, unit, self.condition)


class SufferWounds(ToUnit, frozen=True):
    """The unit suffers Wounds, without Defense rolls (p. 5)."""

    amount: Amount

    def run(self, game: Field, effect: int, path: tuple[int, ...]) -> None:
        situation, frame = situation_of(game, effect), game.frame(Effect, effect)
        unit = situation.who(self.to)
        if game.stands(unit):
            suffer(game, unit, self.amount.of(game, situation), frame.source.text, frame.source.credit)


class SufferHits(ToUnit, frozen=True):
    """The unit suffers Hits, with Defense rolls (p. 5)."""

    amount: Amount

    def run(self, game: Field, effect: int, path: tuple[int, ...]) -> None:
        situation, frame = situation_of(game, effect), game.frame(Effect, effect)
        unit = situation.who(self.to)
        automatic_hits(game, unit, self.amount.of(game, situation), frame.source.text, frame.source.credit)


class Heal(ToUnit, frozen=True):
    """The unit heals Wounds (p. 22)."""

    amount: Amount

    def run(self, game: Field, effect: int, path: tuple[int, ...]) -> None:
        situation = situation_of(game, effect)
        unit = situation.who(self.to)
        if game.stands(unit):
            heal(game, unit, self.amount.of(game, situation))


class StayInPlay(ToUnit, frozen=True):
    """The unit, which would be destroyed, stays in play with so many Wounds (p. 7)."""

    wounds: int = 1

    def run(self, game: Field, effect: int, path: tuple[int, ...]) -> None:
        unit = situation_of(game, effect).who(self.to)
        if game.stands(unit) and not game.wounds[unit]:
            stay_in_play(game, unit, self.wounds)


class CallPanicTest(ToUnit, frozen=True):
    """The unit makes a Panic Test, with a modifier and more Wounds if it fails."""

    modifier: Amount
    extra_wounds: Amount | None = None

    def run(self, game: Field, effect: int, path: tuple[int, ...]) -> None:
        situation, frame = situation_of(game, effect), game.frame(Effect, effect)
        unit = situation.who(self.to)
        if game.stands(unit):
            extra = 0 if self.extra_wounds is None else self.extra_wounds.of(game, situation)
            modifier = self.modifier.of(game, situation)
            panic_test(game, unit, frame.source.text, modifier=modifier, extra_wounds=extra, by=frame.source.credit)


class ShiftUnit(ToUnit, frozen=True):
    """The unit may Shift so far (p. 5)."""

    most: int

    def run(self, game: Field, effect: int, path: tuple[int, ...]) -> None:
        unit = situation_of(game, effect).who(self.to)
        if game.stands(unit):
            shift(game, unit, self.most)

    def is_possible(self, game: Field, situation: Situation, target: Unit) -> bool:
        """An engaged unit can't Shift (ruling.shift-limits)."""
        return self.to is not Role.CHOSEN or not game.is_engaged(target)


class FreeAction(ToUnit, frozen=True):
    """The unit may perform a free action (p. 5)."""

    action: Action

    def run(self, game: Field, effect: int, path: tuple[int, ...]) -> None:
        unit = situation_of(game, effect).who(self.to)
        if game.stands(unit):
            act(game, unit, self.action, free=True)


class AttackAtOnce(Operation, frozen=True):
    """The unit that has the text makes a Melee Attack against the one in a role, at once."""

    on: Role

    @property
    def concerns(self) -> tuple[Role, ...]:
        return (OWN, self.on)

    def run(self, game: Field, effect: int, path: tuple[int, ...]) -> None:
        situation = situation_of(game, effect)
        own, other = situation.bearer, situation.who(self.on)
        if not game.stands(own) or not game.stands(other) or not game.are_engaged(own, other):
            return
        melee = melee_attacks(game, own)
        if melee:
            attack(game, own, other, melee[0], game.contact(own, other).side_of_b)


class Grant(Operation, frozen=True):
    """The attack that goes on gets a keyword, a number or a permission, each by its name (`attack_values`)."""

    what: str
    amount: Amount | None = None

    def run(self, game: Field, effect: int, path: tuple[int, ...]) -> None:
        situation = situation_of(game, effect)
        attack = situation.attack
        if attack is not None:
            number = 1 if self.amount is None else self.amount.of(game, situation)
            attack.granted += ((self.what, number, game.frame(Effect, effect).source.text),)


class GrantIfDefending(Operation, frozen=True):
    """The same, but only if the unit that has the text is the Defender of the attack: it defends itself better."""

    what: str
    amount: Amount

    def run(self, game: Field, effect: int, path: tuple[int, ...]) -> None:
        situation = situation_of(game, effect)
        if situation.attack is not None and situation.bearer == situation.other:
            number = self.amount.of(game, situation)
            situation.attack.granted += ((self.what, number, game.frame(Effect, effect).source.text),)


class TestBeforeActing(Operation, frozen=True):
    """The unit makes a Morale Test; if it fails, it doesn't perform the action that it has chosen."""

    def run(self, game: Field, effect: int, path: tuple[int, ...]) -> None:
        unit = situation_of(game, effect).bearer
        number = len(game.frames)
        frame = Test(unit=unit, panic=False, source=game.frame(Effect, effect).source.text)
        game.open(frame, *TEST, ActOnlyIfPassed(number))


class ActOnlyIfPassed(Procedure[Field], frozen=True):
    """Whoever fails doesn't act."""

    test: int

    def run(self, game: Field) -> None:
        acting = game.innermost(Acting)
        if acting is not None and not game.frame(Test, self.test).passed:
            acting.prevented = True


class ChooseOf(Operation, frozen=True):
    """So many of several options are chosen, each at most once but for the repeatable ones (counted from 1), and done;
    by the player, or (`by_opponent`) by an opponent.
    """

    number: Amount
    options: tuple[tuple[Operation, ...], ...]  # type: ignore[misc]
    repeatable: tuple[int, ...] = ()
    by_opponent: bool = False

    def run(self, game: Field, effect: int, path: tuple[int, ...]) -> None:
        game.then(PickOptions(effect, path))


class ChooseOption(Move, frozen=True):
    """Chooses one of several options of a text, counted from 1 in the order of the text."""

    option: int
    typed = "option {option}"


class PickOptions(PickSeveral[Field], frozen=True):
    """Which options of a text are chosen."""

    effect: int
    path: tuple[int, ...]
    picked: tuple[int, ...] = ()
    move = ChooseOption
    rules = ("card.ability-text",)

    def who(self, game: Field) -> Seat:
        seat = game.frame(Effect, self.effect).source.seat
        return game.opponent_of(seat) if self.operation(game).by_opponent else seat

    def operation(self, game: Field) -> ChooseOf:
        operation = operation_at(game, self.effect, self.path)
        assert isinstance(operation, ChooseOf)
        return operation

    def among(self, game: Field) -> Iterable[int]:
        operation = self.operation(game)
        numbers = range(1, len(operation.options) + 1)
        return [option for option in numbers if option not in self.picked or option in operation.repeatable]

    def broken(self, game: Field, seat: Seat, value: int) -> Refusal | None:
        return None if value in self.among(game) else refuse("card.ability-text", option=value)

    def number(self, game: Field) -> int:
        operation = self.operation(game)
        return min(operation.number.of(game, situation_of(game, self.effect)), len(operation.options))

    def complete(self, game: Field, seat: Seat, values: tuple[Any, ...]) -> None:
        for option in reversed(values):
            run_option(game, self.effect, self.path, option - 1)

    def details(self, game: Field) -> dict[str, Any]:
        return {"ability": game.frame(Effect, self.effect).source.text}
