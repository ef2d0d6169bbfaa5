"""Healing that is split among units (p. 22)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from maester.engine import Move, PickSeveral, Refusal, Seat, refuse
from maester.games.miniatures.field import Field
from maester.games.miniatures.frames import Effect
from maester.games.miniatures.names import UNIT_NAMES, Unit
from maester.games.miniatures.pieces.amounts import Amount
from maester.games.miniatures.pieces.operations import Operation
from maester.games.miniatures.pieces.situations import Role
from maester.games.miniatures.pieces.targets import Targets
from maester.games.miniatures.resolving import operation_at, situation_of
from maester.games.miniatures.wounds import heal


class HealWounds(Move, frozen=True):
    """Has a unit heal so many of the Wounds that may be healed."""

    unit: Unit
    wounds: int
    typed = "heal {unit} {wounds}"


class SplitHealing(Operation, frozen=True):
    """So many Wounds in all are healed, split among these units as the player likes."""

    amount: Amount
    among: Targets

    @property
    def concerns(self) -> tuple[Role, ...]:
        return ()

    def run(self, game: Field, effect: int, path: tuple[int, ...]) -> None:
        game.then(ShareHealing(effect, path, self.amount.of(game, situation_of(game, effect))))


class ShareHealing(PickSeveral[Field], frozen=True):
    """How many Wounds which unit heals; what is left may go to others."""

    effect: int
    path: tuple[int, ...]
    wounds: int
    picked: tuple[HealWounds, ...] = ()
    move = HealWounds
    optional = True
    rules = ("ruling.heal-limits",)

    def who(self, game: Field) -> Seat:
        return game.frame(Effect, self.effect).source.seat

    def number(self, game: Field) -> int:
        return len(self.units(game))

    def units(self, game: Field) -> list[Unit]:
        operation = operation_at(game, self.effect, self.path)
        assert isinstance(operation, SplitHealing)
        return list(operation.among.of(game, situation_of(game, self.effect)))

    def among(self, game: Field) -> Iterable[HealWounds]:
        left = self.wounds - sum([one.wounds for one in self.picked])
        served = {one.unit for one in self.picked}
        return [
            HealWounds(unit, wounds)
            for unit in self.units(game)
            if unit not in served
            for wounds in range(min(left, game.card(unit).total_wounds - game.wounds[unit]), 0, -1)
        ]

    def not_among(self, game: Field, seat: Seat, value: HealWounds) -> Refusal:
        left = self.wounds - sum([one.wounds for one in self.picked])
        return refuse("ruling.heal-limits", unit=UNIT_NAMES[value.unit], left=left)

    def complete(self, game: Field, seat: Seat, values: tuple[HealWounds, ...]) -> None:
        for one in values:
            heal(game, one.unit, one.wounds)

    def details(self, game: Field) -> dict[str, Any]:
        left = self.wounds - sum([one.wounds for one in self.picked])
        return {"ability": game.frame(Effect, self.effect).source.text, "wounds": left}
