"""The operation with Victory Point markers (p. 35)."""

from __future__ import annotations

from maester.engine import Event, Seat
from maester.games.miniatures.field import Field
from maester.games.miniatures.frames import Effect
from maester.games.miniatures.names import Unit
from maester.games.miniatures.pieces.operations import ToUnit
from maester.games.miniatures.resolving import situation_of


class VictoryMarkerPut(Event, frozen=True):
    """A player puts a Victory Point marker on a unit, which bears so many now."""

    seat: Seat
    unit: Unit
    markers: int


class PutVictoryMarker(ToUnit, frozen=True):
    """A Victory Point marker is put on the unit: it is worth so much more to whoever destroys it."""

    def run(self, game: Field, effect: int, path: tuple[int, ...]) -> None:
        unit = situation_of(game, effect).who(self.to)
        if game.stands(unit):
            game.victory_markers = tuple({**dict(game.victory_markers), unit: game.markers_on(unit) + 1}.items())
            seat = game.frame(Effect, effect).source.seat
            game.tell(VictoryMarkerPut(seat, unit, game.markers_on(unit)))
