"""Attacker and Defender (p. 30): who is what, the Defender's edge of the table, the Castle Walls along it."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from maester.engine import Event, Move, PickOne, Procedure, Seat
from maester.games.miniatures.deployment import DeployNext, NameFirstPlayer, TakeZone, ZoneTaken
from maester.games.miniatures.field import Field
from maester.games.miniatures.forms import Edge
from maester.games.miniatures.modes import mode_of
from maester.games.miniatures.names import CASTLE_WALLS, DEFENDING, ROLES, SiegeRole
from maester.games.miniatures.roll_offs import roll_off

FOR_ROLES: Final = "roles"


class TakeRole(Move, frozen=True):
    """Takes the role of the Attacker or of the Defender; the opponent has the other one."""

    role: SiegeRole
    typed = "role {role}"


class RolesTaken(Event, frozen=True):
    """It is decided who attacks and who defends."""

    attacker: Seat
    defender: Seat


class WallsLaid(Event, frozen=True):
    """The Castle Walls lie before the Defender's edge of the table."""

    seat: Seat


class RollForRoles(Procedure[Field], frozen=True):
    """The players roll off, and the higher chooses to be Attacker or Defender (p. 30). Whoever does also names the
    Defender's edge of the table and counts as the one who chose the zone (ruling.asos-order).
    """

    def run(self, game: Field) -> None:
        seat = roll_off(game, FOR_ROLES)
        game.chose_role = seat
        game.then(ChooseRole(seat), NameDefendersEdge(seat), LayWalls())


class ChooseRole(PickOne[Field], frozen=True):
    """Attacker or Defender."""

    seat: Seat
    move = TakeRole
    rules = ("mode-asos.roles", "ruling.asos-order")

    def among(self, game: Field) -> Iterable[SiegeRole]:
        return map(SiegeRole, range(len(ROLES)))

    def chosen(self, game: Field, seat: Seat, value: SiegeRole) -> None:
        opponent = game.opponent_of(seat)
        game.defender, attacker = (seat, opponent) if value == DEFENDING else (opponent, seat)
        game.tell(RolesTaken(attacker, game.defender))


class NameDefendersEdge(PickOne[Field], frozen=True):
    """Along which edge of the table the Defender's zone lies."""

    seat: Seat
    move = TakeZone
    rules = ("ruling.asos-order", "mode-asos.deployment")

    def among(self, game: Field) -> Iterable[Edge]:
        return Edge(0), Edge(1)

    def chosen(self, game: Field, seat: Seat, value: Edge) -> None:
        for one in map(Seat, game.seats):
            game.edge[one] = value if game.are_allied(one, game.defender) else 1 - value
        game.tell(ZoneTaken(game.defender, value))


class LayWalls(Procedure[Field], frozen=True):
    """Before Terrain is placed, three Castle Walls are laid before the Defender's edge (p. 30)."""

    def run(self, game: Field) -> None:
        game.walls = (game.box.siege_wall.wounds,) * CASTLE_WALLS
        game.tell(WallsLaid(game.defender))


class DeployForSiege(Procedure[Field], frozen=True):
    """Roles have decided the zones: the player who didn't choose them names the First Player, and the one who did
    deploys first (ruling.asos-order).
    """

    def run(self, game: Field) -> None:
        chooser = game.chose_role
        first = NameFirstPlayer(game.opponent_of(chooser))
        game.then(first, *mode_of(game).before_deployment_steps(), DeployNext(chooser))
