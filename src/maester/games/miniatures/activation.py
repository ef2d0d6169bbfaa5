"""The activation of a Combat Unit (p. 6, 13): it chooses one action and performs it."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final

from maester.engine import Event, Move, PickOne, Procedure, Refusal, Seat, refuse
from maester.games.miniatures.actions import act
from maester.games.miniatures.charging import charge_targets
from maester.games.miniatures.deployment import place_late
from maester.games.miniatures.field import Field
from maester.games.miniatures.frames import Activation
from maester.games.miniatures.happenings import happens
from maester.games.miniatures.melee import melee_attacks, why_not_melee
from maester.games.miniatures.modes import mode_of
from maester.games.miniatures.moments import ACTIVATED
from maester.games.miniatures.names import (
    ACTION_NAMES,
    CHARGE,
    FORGO,
    MANEUVER,
    MARCH,
    MELEE_ATTACK,
    RANGED_ATTACK,
    RETREAT,
    UNIT_NAMES,
    Action,
    Unit,
    owner,
)
from maester.games.miniatures.retreating import can_retreat
from maester.games.miniatures.shooting import why_not_shoot
from maester.games.miniatures.victory import judge_armies

ALL: Final = tuple(map(Action, range(len(ACTION_NAMES))))


class TakeAction(Move, frozen=True):
    """Chooses the action of an activated unit."""

    action: Action
    typed = "action {action}"
    formerly = ("{action}",)


class ActionForgone(Event, frozen=True):
    """A unit forgoes its action."""

    unit: Unit


class ActivationEnded(Event, frozen=True):
    """The activation of a unit ends: it gets an activation token."""

    unit: Unit


class ActivationBegins(Procedure[Field], frozen=True):
    """What may be done when a unit is activated comes first; a unit that found no room at deployment is placed now, and
    that is its whole activation (ruling.deploy-no-room).
    """

    activation: int

    def run(self, game: Field) -> None:
        unit = game.frame(Activation, self.activation).unit
        if game.stands(unit):
            happens(game, ACTIVATED, unit, about=self.activation)
        else:
            game.frame(Activation, self.activation).placed = True
            place_late(game, unit)


class CheckArmies(Procedure[Field], frozen=True):
    """An effect may have destroyed the last unit of a side before the action is chosen."""

    activation: int

    def run(self, game: Field) -> None:
        judge_armies(game)


class ChooseAction(PickOne[Field], frozen=True):
    """An activated unit performs one action, Maneuver, March, Retreat, Attack or Charge, or forgoes it (p. 13, 19)."""

    activation: int
    move = TakeAction
    rules = ("action.list", "turn.one-action", "action.forgo", "idleness.engaged-must-act")

    def who(self, game: Field) -> Seat:
        return owner(game.frame(Activation, self.activation).unit)

    def among(self, game: Field) -> Iterable[Action]:
        return ALL if self._is_to_act(game) else ()

    def _is_to_act(self, game: Field) -> bool:
        """Is the unit on the table, and was it there when its activation began?"""
        activation = game.frame(Activation, self.activation)
        return game.stands(activation.unit) and not activation.placed and not activation.no_action

    def broken(self, game: Field, seat: Seat, value: Action) -> Refusal | None:
        unit = game.frame(Activation, self.activation).unit
        if value != FORGO:
            return why_not(game, unit, value)
        if game.is_engaged(unit) and any(why_not(game, unit, other) is None for other in ALL if other != FORGO):
            return refuse("idleness.engaged-must-act")
        return None

    def chosen(self, game: Field, seat: Seat, value: Action) -> None:
        unit = game.frame(Activation, self.activation).unit
        if value == FORGO:
            game.tell(ActionForgone(unit))
            mode_of(game).action_forgone(game, unit)
        else:
            act(game, unit, value)

    def details(self, game: Field) -> dict[str, Any]:
        return {"unit": UNIT_NAMES[game.frame(Activation, self.activation).unit]}


def why_not(game: Field, unit: Unit, action: Action) -> Refusal | None:
    """The rule against performing an action now."""
    by_mode = mode_of(game).why_not_act(game, unit, action)
    if by_mode is not None:
        return by_mode
    engaged = game.is_engaged(unit)
    if action == MANEUVER:
        return refuse("maneuver.not-engaged") if engaged else None
    if action == MARCH:
        return refuse("march.not-engaged") if engaged else None
    if action == RETREAT:
        if not engaged:
            return refuse("retreat.only-engaged")
        return None if can_retreat(game, unit) else refuse("retreat.may-be-impossible")
    if action == RANGED_ATTACK:
        return why_not_shoot(game, unit)
    if action == MELEE_ATTACK:
        return why_not_melee(game, unit)
    assert action == CHARGE
    if engaged:
        return refuse("charge.not-engaged")
    if not melee_attacks(game, unit):
        return refuse("ruling.charge-needs-melee")
    return None if charge_targets(game, unit) else refuse("charge.declare-target")


class ActivationEnds(Procedure[Field], frozen=True):
    """When the action is completed or forgone the activation ends, with an activation token on the unit (p. 13)."""

    activation: int

    def run(self, game: Field) -> None:
        unit = game.frame(Activation, self.activation).unit
        game.activated[unit] = True
        if game.wounds[unit]:
            game.tell(ActivationEnded(unit))


ACTIVATION: Final = (ActivationBegins, CheckArmies, ChooseAction, ActivationEnds)
