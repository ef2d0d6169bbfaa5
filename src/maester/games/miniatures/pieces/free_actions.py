"""Free actions that effects grant (p. 5): which action, and, where the text says so, against whom."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final

from maester.engine import PickOne, Refusal, Seat, refuse
from maester.games.miniatures.actions import act, may_perform
from maester.games.miniatures.activation import TakeAction
from maester.games.miniatures.field import Field
from maester.games.miniatures.frames import Effect, Granted
from maester.games.miniatures.names import CHARGE, MELEE_ATTACK, NO_UNIT, RANGED_ATTACK, UNIT_NAMES, Action, Unit, owner
from maester.games.miniatures.pieces.operations import ToUnit
from maester.games.miniatures.pieces.situations import Role, Situation
from maester.games.miniatures.resolving import operation_at, situation_of

ATTACKS: Final = (RANGED_ATTACK, MELEE_ATTACK)
"""An Attack action: a Ranged or a Melee Attack."""


AIMED: Final = (*ATTACKS, CHARGE)
"""Actions that are aimed at an enemy; all others aren't made against anybody."""


class MakeAction(ToUnit, frozen=True):
    """The unit makes one of these actions, or (`optional`) none; `against` is whom it must be aimed at. What it grants
    (`attack_values`) goes to the attack of the action.
    """

    actions: tuple[Action, ...]
    against: Role | None = None
    optional: bool = False
    grants: tuple[tuple[str, int], ...] = ()

    def run(self, game: Field, effect: int, path: tuple[int, ...]) -> None:
        if game.stands(situation_of(game, effect).who(self.to)):
            game.then(ChooseFreeAction(effect, path))

    def is_possible(self, game: Field, situation: Situation, target: Unit) -> bool:
        """A unit that can perform none of them is no target."""
        if self.to is not Role.CHOSEN:
            return True
        against = NO_UNIT if self.against is None else situation._replace(targets=(target,)).who(self.against)
        return any(may_perform(game, target, action, against) for action in self.actions)


class ChooseFreeAction(PickOne[Field], frozen=True):
    """Which free action a unit performs (p. 5)."""

    effect: int
    path: tuple[int, ...]
    move = TakeAction
    optional = True
    rules = ("term.free-action", "ruling.free-action-limits")

    def operation(self, game: Field) -> MakeAction:
        operation = operation_at(game, self.effect, self.path)
        assert isinstance(operation, MakeAction)
        return operation

    def unit(self, game: Field) -> Unit:
        return situation_of(game, self.effect).who(self.operation(game).to)

    def against(self, game: Field) -> Unit:
        role = self.operation(game).against
        return NO_UNIT if role is None else situation_of(game, self.effect).who(role)

    def who(self, game: Field) -> Seat:
        return owner(self.unit(game))

    def among(self, game: Field) -> Iterable[Action]:
        unit, against, operation = self.unit(game), self.against(game), self.operation(game)
        if not game.stands(unit):
            return []
        is_gone = operation.against is not None and not game.stands(against)
        actions = [action for action in operation.actions if not (is_gone and action in AIMED)]
        return [action for action in actions if may_perform(game, unit, action, against)]

    def not_among(self, game: Field, seat: Seat, value: Action) -> Refusal:
        return refuse("ruling.free-action-limits", unit=UNIT_NAMES[self.unit(game)])

    def must_choose(self, game: Field, seat: Seat) -> Refusal | None:
        return None if self.operation(game).optional else refuse("term.free-action")

    def chosen(self, game: Field, seat: Seat, value: Action) -> None:
        operation, source = self.operation(game), game.frame(Effect, self.effect).source
        granted: tuple[Granted, ...] = tuple((what, number, source.text) for what, number in operation.grants)
        act(game, self.unit(game), value, free=True, against=self.against(game), granted=granted)

    def details(self, game: Field) -> dict[str, Any]:
        return {"unit": UNIT_NAMES[self.unit(game)], "ability": game.frame(Effect, self.effect).source.text}
