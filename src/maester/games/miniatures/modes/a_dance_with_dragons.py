"""A Dance with Dragons (p. 32): three Objectives that slow down whoever carries them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from maester.engine import Refusal, Seat, refuse
from maester.games.miniatures.field import Field
from maester.games.miniatures.geometry.numbers import INCH
from maester.games.miniatures.geometry.placing import from_flanks, middle
from maester.games.miniatures.geometry.shapes import Area
from maester.games.miniatures.ground import Body
from maester.games.miniatures.modes.carrying import NO_TOKEN, CarryingMode, ChooseCaptor, PlaceObjective, carried
from maester.games.miniatures.modes.covering import FROM_FLANK
from maester.games.miniatures.names import MARCH, PIECE_NAMES, UNIT_NAMES, Action, Unit
from maester.games.miniatures.round_places import BesideTray

SPEED: Final = 2
REACH: Final = 2 * INCH
"""How far from the tray a token is put, at most."""


class ChooseEngagedCaptor(ChooseCaptor, frozen=True):
    """Which enemy that is engaged with a unit Claims the Objective that it loses (p. 32)."""

    rules = ("mode-adwd.lose-on-panic-or-death", "ruling.adwd-token-spot")

    def near(self, game: Field) -> Sequence[Unit]:
        """Those that are engaged with it, or were until now."""
        return game.engaged_with(self.unit)


class PlaceBesideTray(PlaceObjective, frozen=True):
    """A token is put within 2 in of the tray on which it was, or under which it lay (p. 32)."""

    rules = (
        "mode-adwd.lose-on-panic-or-death",
        "mode-adwd.one-token-per-unit",
        "mode-adwd.steal-by-melee",
        "ruling.adwd-token-spot",
    )

    def places(self, game: Field) -> BesideTray:
        impassable = [Body(PIECE_NAMES[piece], game.terrain_shape(piece)) for piece in game.pieces_with("impassable")]
        around, reach = self.around(game), REACH
        while True:
            places = BesideTray(near=game.rectangle(self.unit), reach=reach, impassable=tuple(impassable), **around)
            if places.candidates():
                return places
            reach += REACH


class ADanceWithDragons(CarryingMode):
    """One Objective in the middle, one on each flank."""

    claim_rule = "mode-adwd.claim"
    one_rule = "mode-adwd.one-token-per-unit"

    def tokens(self, table: Area) -> tuple[tuple[int, int], ...]:
        return middle(table), *from_flanks(table, FROM_FLANK)

    def capture(self, seat: Seat, unit: Unit) -> ChooseCaptor:
        return ChooseEngagedCaptor(seat, unit)

    def placing(self, seat: Seat, token: int, unit: Unit) -> PlaceObjective:
        return PlaceBesideTray(seat, token, unit)

    def why_not_act(self, game: Field, unit: Unit, action: Action) -> Refusal | None:
        """A unit that carries an Objective never Marches."""
        token = carried(game, unit)
        if action == MARCH and token != NO_TOKEN:
            return refuse("mode-adwd.no-march", unit=UNIT_NAMES[unit], objective=token + 1)
        return None

    def limited_speed(self, game: Field, unit: Unit, speed: int) -> int:
        """Its Speed is 2, and nothing raises it (ruling.adwd-speed-scope)."""
        return speed if carried(game, unit) == NO_TOKEN else min(speed, SPEED)


MODE: Final = ADanceWithDragons()
