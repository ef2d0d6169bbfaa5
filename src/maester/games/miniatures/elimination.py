"""Leaving the battle (p. 24): a player whose Combat Units are all destroyed, or who gives up, is eliminated.

The others play on. What the player still had leaves the battle: NCUs, what the player's texts have units bear, and
Attachments in other players' units, in whose place an ordinary model stands. Nobody scores for that.
"""

from __future__ import annotations

from collections.abc import Sequence

from maester.engine import Event, Procedure, Seat
from maester.games.miniatures.bearing import lay_all_down, lay_down
from maester.games.miniatures.field import Field
from maester.games.miniatures.modes import mode_of
from maester.games.miniatures.names import FIRST_NCU, NO_UNIT, Unit, owner


class PlayerEliminated(Event, frozen=True):
    """A player is out of the battle."""

    seat: Seat


def eliminate(game: Field, seats: Sequence[Seat]) -> None:
    """These players, together, are out of the battle."""
    out = len([seat for seat in game.seats if game.eliminated[seat]]) + len(seats)
    for seat in seats:
        game.eliminated[seat] = out
    for seat in seats:
        game.tell(PlayerEliminated(seat))
        _leave(game, seat)


class TakeOffTable(Procedure[Field], frozen=True):
    """A unit of a player who has given up is taken off the table, when the mode has done with it."""

    unit: Unit

    def run(self, game: Field) -> None:
        if game.stands(self.unit):
            game.take_away(self.unit)
        game.wounds[self.unit] = 0
        game.conditions[self.unit] = 0
        game.attachments[self.unit] = ()
        game.in_reserve[self.unit] = False
        lay_all_down(game, self.unit)


def _leave(game: Field, seat: Seat) -> None:
    for unit in game.units_of(seat):
        steps = mode_of(game).leaving_steps(game, unit) if game.stands(unit) else ()
        if steps:
            game.then(*steps, TakeOffTable(unit))
        else:
            TakeOffTable(unit).run(game)
    for ncu in game.ncus_of(seat):
        game.ncu_destroyed[ncu - FIRST_NCU] = True
        lay_all_down(game, ncu)
    game.zone = [NO_UNIT if ncu != NO_UNIT and owner(ncu) == seat else ncu for ncu in game.zone]
    for one in game.borne:
        if one.seat == seat:
            lay_down(game, one)
    game.attachments = [tuple([one for one in held if one.seat != seat]) for held in game.attachments]
