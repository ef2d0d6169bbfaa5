"""An answer by which an effect must be for another unit than the one that was named (p. 21)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from maester.engine import PickOne, Refusal, Seat, refuse
from maester.games.miniatures.field import Field
from maester.games.miniatures.frames import Effect, Happening
from maester.games.miniatures.happenings import happens, targets_of
from maester.games.miniatures.moments import TARGETED
from maester.games.miniatures.names import UNIT_NAMES, Unit
from maester.games.miniatures.pieces.operations import Operation
from maester.games.miniatures.pieces.situations import Role
from maester.games.miniatures.resolving import ChooseUnit, situation_of, trigger_of


class ChooseOtherTarget(Operation, frozen=True):
    """Whoever named a unit as the one target of the effect that is answered must choose another one, if there is any;
    that unit is the next target (`CHOSEN`) of this effect.
    """

    @property
    def concerns(self) -> tuple[Role, ...]:
        return ()

    def run(self, game: Field, effect: int, path: tuple[int, ...]) -> None:
        answered = game.frame(Happening, game.frame(Effect, effect).happening)
        if isinstance(game.frames[answered.about], Effect):
            game.then(PickOtherTarget(effect, answered.about, answered.unit))


class PickOtherTarget(PickOne[Field], frozen=True):
    """Which other unit an effect is for."""

    effect: int
    answered: int
    """The effect whose target is changed."""
    unit: Unit
    """The unit that was named first."""
    move = ChooseUnit
    rules = ("term.target",)

    def who(self, game: Field) -> Seat:
        return game.frame(Effect, self.answered).source.seat

    def among(self, game: Field) -> Iterable[Unit]:
        trigger = trigger_of(game, game.frame(Effect, self.answered))
        situation = situation_of(game, self.answered)._replace(targets=())
        return [targets[0] for targets in targets_of(game, trigger, situation) if targets[0] != self.unit]

    def not_among(self, game: Field, seat: Seat, value: Unit) -> Refusal:
        return refuse("term.target", unit=UNIT_NAMES[value])

    def chosen(self, game: Field, seat: Seat, value: Unit) -> None:
        game.frame(Effect, self.answered).targets = (value,)
        game.frame(Effect, self.effect).targets += (value,)
        happens(game, TARGETED, value, about=self.answered)

    def details(self, game: Field) -> dict[str, Any]:
        return {"ability": game.frame(Effect, self.answered).source.text, "unit": UNIT_NAMES[self.unit]}
