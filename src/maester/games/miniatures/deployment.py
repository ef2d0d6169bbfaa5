"""Deployment (p. 27): the roll-off for the zones, the First Player, and unit after unit onto the table."""

from __future__ import annotations

from collections.abc import Iterable

from maester.engine import Asked, Event, Move, PickIn, PickOne, Procedure, Question, Refusal, Seat, refuse
from maester.games.miniatures.deployment_places import Deploy, DeploymentPlaces, Waiting, duty_of, is_near
from maester.games.miniatures.field import Field
from maester.games.miniatures.forms import CORNER_NAMES, CornerName, Edge
from maester.games.miniatures.geometry.numbers import Pose
from maester.games.miniatures.geometry.placing import column
from maester.games.miniatures.geometry.rows import common
from maester.games.miniatures.geometry.shapes import Area
from maester.games.miniatures.modes import CORNERS, mode_of, zone_of
from maester.games.miniatures.names import Unit, owner
from maester.games.miniatures.roll_offs import roll_off, roller


class TakeZone(Move, frozen=True):
    """Takes the deployment zone along an edge of the table."""

    edge: Edge
    typed = "zone {edge}"


class TakeCorner(Move, frozen=True):
    """Takes the deployment zone in a corner of the table."""

    corner: CornerName
    typed = "corner {corner}"


class LeaveZones(Move, frozen=True):
    """Leaves the choice of the zones to the opponent."""

    typed = "leave zones"


class NameFirst(Move, frozen=True):
    """Names the First Player of Round 1."""

    player: Seat
    typed = "first {player}"


class ZoneTaken(Event, frozen=True):
    """A player has a deployment zone; the opponent has the other one."""

    seat: Seat
    edge: Edge


class CornerTaken(Event, frozen=True):
    """A player has the deployment zone in a corner of the table."""

    seat: Seat
    corner: CornerName


class FirstPlayerRolled(Event, frozen=True):
    """A player has rolled highest and is First Player."""

    seat: Seat


class ZonesLeft(Event, frozen=True):
    """A player leaves the choice of the zones to the opponent."""

    seat: Seat


class FirstPlayerNamed(Event, frozen=True):
    """A player names the First Player."""

    seat: Seat
    first: Seat


class UnitDeployed(Event, frozen=True):
    """A unit is deployed."""

    unit: Unit
    pose: Pose


class UnitsLeftOut(Event, frozen=True):
    """There was no room for these units in the zone: they stay off the table."""

    units: tuple[Unit, ...]


class RollForZones(Procedure[Field], frozen=True):
    """When the battlefield is set up, the players roll off for the choice of a deployment zone. Where everybody fights
    alone, each chooses a corner, clockwise from whoever rolled highest, and all roll off for the First Player (p. 24,
    ruling.ffa-details).
    """

    def run(self, game: Field) -> None:
        first = roll_off(game, "zones")
        if game.is_free_for_all:
            game.then(
                *map(ChooseCorner, (first, *game.others(first))),
                RollForFirstPlayer(),
                *mode_of(game).before_deployment_steps(),
                DeployNext(first),
            )
        else:
            game.then(ChooseZone(first, may_leave=True))


class ChooseCorner(PickOne[Field], frozen=True):
    """Each player chooses a corner that nobody has (p. 24)."""

    seat: Seat
    move = TakeCorner
    rules = ("ffa.deployment-corners", "ruling.ffa-details")

    def among(self, game: Field) -> Iterable[CornerName]:
        return [CornerName(number) for number in range(CORNERS) if number not in game.corner]

    def not_among(self, game: Field, seat: Seat, value: CornerName) -> Refusal:
        return refuse("ruling.ffa-details", corner=CORNER_NAMES[value])

    def chosen(self, game: Field, seat: Seat, value: CornerName) -> None:
        game.corner[seat], game.edge[seat] = value, value // 2
        game.tell(CornerTaken(seat, value))


class RollForFirstPlayer(Procedure[Field], frozen=True):
    """When the battlefield is ready everybody rolls, and the highest is First Player (p. 24)."""

    def run(self, game: Field) -> None:
        game.first = roll_off(game, "first-player")
        game.tell(FirstPlayerRolled(game.first))


class ChooseZone(Question[Field], frozen=True):
    """Whoever rolls higher chooses a zone, or leaves that to the opponent, who then has to; for a team the one who has
    rolled (p. 24).
    """

    seat: Seat
    may_leave: bool
    moves = (TakeZone, LeaveZones)
    rules = ("deploy.zone-choice", "deploy.first-player-decision", "deploy.alternate")

    def ask(self, game: Field) -> Asked | None:
        leaving = (LeaveZones(),) if self.may_leave else ()
        return Asked(self.seat, (TakeZone(Edge(0)), TakeZone(Edge(1)), *leaving))

    def why_not(self, game: Field, seat: Seat, move: TakeZone | LeaveZones) -> Refusal | None:
        if isinstance(move, LeaveZones) and not self.may_leave:
            return refuse("deploy.zone-choice")
        return None

    def answer(self, game: Field, seat: Seat, move: TakeZone | LeaveZones) -> None:
        opponent = roller(game, 1 - game.side[seat])
        if isinstance(move, LeaveZones):
            game.tell(ZonesLeft(seat))
            game.then(ChooseZone(opponent, may_leave=False))
            return
        game.edge = [int(move.edge) if game.are_allied(seat, Seat(one)) else 1 - move.edge for one in game.seats]
        game.tell(ZoneTaken(seat, move.edge))
        game.then(NameFirstPlayer(opponent), *mode_of(game).before_deployment_steps(), DeployNext(seat))


class NameFirstPlayer(PickOne[Field], frozen=True):
    """The player who didn't choose the zone decides who is First Player in Round 1, now and once
    (ruling.first-player-moment).
    """

    seat: Seat
    move = NameFirst
    rules = ("deploy.first-player-decision", "ruling.first-player-moment", "term.first-player")

    def among(self, game: Field) -> Iterable[Seat]:
        return (self.seat, roller(game, 1 - game.side[self.seat]))

    def chosen(self, game: Field, seat: Seat, value: Seat) -> None:
        game.first = value
        game.tell(FirstPlayerNamed(seat, value))


# --- onto the table -------------------------------------------------------------------------------------------------


class DeployNext(Procedure[Field], frozen=True):
    """The players deploy 1 unit each in turn, beginning with the one who chose the zone; if one has none left, or no
    room for any, the other goes on alone (p. 27, ruling.deploy-uneven). Teams take turns, and in a team its players; a
    player whose turn it would be and who has none left is followed by a teammate (p. 24).
    """

    seat: Seat

    def run(self, game: Field) -> None:
        for seat in (*game.team(self.seat), *game.opponents(self.seat)):
            if places_of(game, seat) is not None:
                game.then(DeployUnit(seat), DeployNext(game.opponent_of(seat)))
                return
        left_out = tuple(unit for seat in map(Seat, game.seats) for unit in off_table(game, seat))
        if left_out:
            game.tell(UnitsLeftOut(left_out))


class DeployUnit(PickIn[Field], frozen=True):
    """A player deploys one of the units that aren't on the table yet."""

    seat: Seat
    moves = (Deploy,)
    rules = ("deploy.alternate", "deploy.fully-within-zone", "ruling.deploy-placement")

    def domain(self, game: Field) -> DeploymentPlaces | None:
        return places_of(game, self.seat)

    def answer(self, game: Field, seat: Seat, move: Deploy) -> None:
        game.place(move.unit, move.pose)
        game.tell(UnitDeployed(move.unit, move.pose))


class PlaceLate(DeployUnit, frozen=True):
    """A unit for which there was no room comes as its activation (ruling.deploy-no-room)."""

    unit: Unit
    rules = ("ruling.deploy-no-room", "deploy.fully-within-zone", "ruling.deploy-placement")

    def domain(self, game: Field) -> DeploymentPlaces | None:
        return places_of(game, self.seat, (self.unit,))


def place_late(game: Field, unit: Unit) -> None:
    """The owner of a unit that is off the table places it in the zone; if there is still no room, nothing happens."""
    game.then(PlaceLate(owner(unit), unit))


def has_room(game: Field, unit: Unit) -> bool:
    """Could a unit that is off the table be placed in its zone now?"""
    return places_of(game, owner(unit), (unit,)) is not None


def off_table(game: Field, seat: Seat) -> tuple[Unit, ...]:
    """The units of a player that aren't on the table, aren't destroyed, and don't wait in Reserve."""
    return tuple(unit for unit in game.units_of(seat) if not game.stands(unit) and not game.in_reserve[unit])


def places_of(game: Field, seat: Seat, units: tuple[Unit, ...] = ()) -> DeploymentPlaces | None:
    """Where a player may deploy these units, or any that are off the table; None if nowhere."""
    waiting = units or off_table(game, seat)
    return places_within(game, seat, zone_of(game, seat), waiting) if waiting else None


def places_within(
    game: Field, seat: Seat, zone: Area, waiting: tuple[Unit, ...], *, optional: bool = False
) -> DeploymentPlaces | None:
    """Where a player may put these units wholly within an area, but not behind Castle Walls (p. 30); None if
    nowhere.
    """
    known = dict.fromkeys((*game.units_of(seat), *waiting))
    army = [Waiting(unit, game.footprint(unit), duty_of(game.card(unit))) for unit in known]
    whole, zone = zone, common(zone, game.ground)
    trays = [(unit, game.rectangle(unit)) for unit in game.on_table() if is_near(game.rectangle(unit), zone)]
    table = column(game.table, zone) if game.corner[seat] >= 0 and zone == zone_of(game, seat) else game.table
    places = DeploymentPlaces(
        table,
        zone,
        game.edge[seat],
        tuple(army),
        waiting,
        tuple(trays),
        tuple([(game.terrain[piece], game.terrain_shape(piece)) for piece in game.pieces_with("impassable")]),
        tuple([unit for unit, _ in trays if not game.is_friendly(seat, unit)]),
        None if zone == whole else whole,
        optional,
    )
    return places if places.candidates() else None
