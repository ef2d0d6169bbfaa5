"""The Defender's Reserve (p. 30): half of the army waits, and comes from Round 3 on, a unit before its activation."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final

from maester.engine import PickIn, PickSeveral, Procedure, Refusal, Seat, refuse
from maester.games.miniatures.activation import ACTIVATION
from maester.games.miniatures.deployment_places import Deploy
from maester.games.miniatures.field import Field
from maester.games.miniatures.frames import Activation
from maester.games.miniatures.names import UNIT_NAMES, Unit, owner
from maester.games.miniatures.reserve import Arrivals, arrivals, arrive, keep_in_reserve
from maester.games.miniatures.resolving import ChooseUnit

FIRST_ARRIVALS: Final = 3
"""The Round from which on units come from the Defender's Reserve."""


class ChooseSiegeReserves(Procedure[Field], frozen=True):
    """Half of the Defender's Combat Units, rounded up, begin in Reserve; a team's members each keep half of theirs."""

    def run(self, game: Field) -> None:
        game.then(*map(KeepHalf, (game.defender, *game.allies(game.defender))))


def number_kept(game: Field, seat: Seat) -> int:
    """How many units a Defender keeps in Reserve; somebody must stand on the table (p. 26)."""
    units = len(game.units_of(seat))
    return min((units + 1) // 2, units - 1)


class KeepHalf(PickSeveral[Field], frozen=True):
    """Which units the Defender keeps in Reserve."""

    seat: Seat
    picked: tuple[Unit, ...] = ()
    move = ChooseUnit
    rules = ("mode-asos.defender-reserve",)

    def among(self, game: Field) -> Iterable[Unit]:
        return [unit for unit in self.candidates(game) if unit not in self.picked]

    def candidates(self, game: Field) -> list[Unit]:
        """Those that aren't in Reserve by a text of their own already."""
        return [unit for unit in game.units_of(self.seat) if not game.in_reserve[unit]]

    def not_among(self, game: Field, seat: Seat, value: Unit) -> Refusal:
        return refuse("mode-asos.defender-reserve", unit=UNIT_NAMES[value], number=number_kept(game, self.seat))

    def number(self, game: Field) -> int:
        waiting = [unit for unit in game.units_of(self.seat) if game.in_reserve[unit]]
        return max(0, number_kept(game, self.seat) - len(waiting))

    def complete(self, game: Field, seat: Seat, values: tuple[Any, ...]) -> None:
        for unit in values:
            keep_in_reserve(game, unit)

    def details(self, game: Field) -> dict[str, Any]:
        return {"number": self.number(game) - len(self.picked)}


# --- out of it -------------------------------------------------------------------------------------------------------


def waiting_units(game: Field, seat: Seat) -> list[Unit]:
    """The units of a player in Reserve."""
    return [unit for unit in game.units_of(seat) if game.in_reserve[unit]]


def arriving(game: Field, seat: Seat) -> list[Unit]:
    """The units that the Defender may bring from Reserve to activate them at once."""
    if game.round < FIRST_ARRIVALS or not game.are_allied(seat, game.defender):
        return []
    waiting = [unit for unit in waiting_units(game, seat) if not game.activated[unit]]
    return [unit for unit in waiting if arrivals(game, seat, (unit,), own_edge=False) is not None]


def why_not_arrive(game: Field, unit: Unit) -> Refusal | None:
    """The rule against activating a unit that is in Reserve."""
    name = UNIT_NAMES[unit]
    if game.round < FIRST_ARRIVALS:
        return refuse("mode-asos.defender-reserve-arrival", unit=name, round=game.round, least=FIRST_ARRIVALS)
    return refuse("ruling.asos-reserve", unit=name)


class ArriveToAct(PickIn[Field], frozen=True):
    """A unit comes from Reserve immediately before its activation, which isn't its action: wholly within 6 in of a
    flank edge (p. 30, ruling.asos-reserve).
    """

    activation: int
    moves = (Deploy,)
    rules = ("mode-asos.defender-reserve-arrival", "ruling.asos-reserve", "ruling.deploy-placement", "move.one-inch")

    def who(self, game: Field) -> Seat:
        return owner(game.frame(Activation, self.activation).unit)

    def domain(self, game: Field) -> Arrivals | None:
        unit = game.frame(Activation, self.activation).unit
        return arrivals(game, owner(unit), (unit,), own_edge=False)

    def answer(self, game: Field, seat: Seat, move: Deploy) -> None:
        arrive(game, move)

    def details(self, game: Field) -> dict[str, Any]:
        return {"unit": UNIT_NAMES[game.frame(Activation, self.activation).unit]}


ARRIVAL: Final = (ArriveToAct, *ACTIVATION)
"""The activation of a unit that comes from the Defender's Reserve."""
