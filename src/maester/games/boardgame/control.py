"""Control of areas, ports that change hands, and the victory that may come with it (p. 24-26).

Every change of units or Power tokens on land goes through here: control is lost, reverts or is gained, ships in a port
go with the land area, and a seventh Castle or Stronghold ends the match at that very moment.
"""

from __future__ import annotations

from collections.abc import Iterable
from itertools import takewhile

from maester.engine import Event, Move, PickOne, Refusal, Seat, refuse
from maester.games.boardgame.board import Board
from maester.games.boardgame.components import (
    IS_LAND,
    NOBODY,
    PORT_OF,
    SHIP,
    Area,
    Units,
    units_of,
)
from maester.games.boardgame.victory import judge_victory


class ControlChanged(Event, frozen=True):
    """A land area has another controller, or none."""

    area: Area
    seat: Seat | None


class PowerTokenPlaced(Event, frozen=True):
    """A house established control of an area that its units left."""

    seat: Seat
    area: Area


class PowerTokenReturned(Event, frozen=True):
    """A Power token went from the board back to the Power pool."""

    seat: Seat
    area: Area


class PortShipsDestroyed(Event, frozen=True):
    """Ships in a port whose land area was lost are taken off the board."""

    seat: Seat
    port: Area
    ships: int


class PortCaptured(Event, frozen=True):
    """Captured Ships in a port were replaced by so many own ones."""

    seat: Seat
    port: Area
    ships: int


class KeepShips(Move, frozen=True):
    """How many captured Ships are replaced by own ones."""

    ships: int
    typed = "ships {ships}"


def enter(game: Board, area: Area, seat: Seat, units: Units, routed: Units | None = None) -> None:
    """Units enter an area without units of others. An enemy Power token there goes to the pool."""
    before = between = game.controller(area)
    if IS_LAND[area] and game.power_token[area] not in (NOBODY, seat):
        # Losing, reverting and entering are separate changes of control (ruling.home-reversion-can-win), but a port
        # goes straight to the one who takes the area.
        return_power_token(game, area)
        between = _settle_area(game, area, before)
    game.put(area, seat, units, routed)
    settle_control(game, area, between)


def retreat_into(game: Board, area: Area, seat: Seat, units: Units, *, routed: Units) -> None:
    """Beaten defenders enter an empty or a friendly area. Whether they win by it is judged when the embattled area,
    which may still count as theirs, has changed hands (`combat_clean_up.SettleEmbattledArea`).
    """
    before = game.controller(area)
    game.put(area, seat, units, routed)
    _announce(game, area, before)


def leave(game: Board, area: Area, units: Units, routed: Units | None = None) -> None:
    """Units leave an area or are destroyed there; control may be lost or revert to the printed crest's house."""
    before = game.controller(area)
    game.take(area, units, routed)
    settle_control(game, area, before)


def place_power_token(game: Board, area: Area, seat: Seat) -> None:
    """Establishes control with a token of the available Power."""
    game.power[seat] -= 1
    game.power_token[area] = seat
    game.tell(PowerTokenPlaced(seat, area))


def return_power_token(game: Board, area: Area) -> None:
    """The token on the area goes back to the Power pool. Control is settled by the caller."""
    seat, game.power_token[area] = game.power_token[area], NOBODY
    game.tell(PowerTokenReturned(seat, area))


def settle_control(game: Board, area: Area, before: Seat) -> None:
    """What follows when the controller of an area has changed."""
    _settle_area(game, area, before)
    _settle_port(game, area)


def _settle_area(game: Board, area: Area, before: Seat) -> Seat:
    """A land area may have another controller, who may have won by it. Returns the controller."""
    if _announce(game, area, before):
        judge_victory(game, game.controller(area))
    return game.controller(area)


def _announce(game: Board, area: Area, before: Seat) -> bool:
    """Has a land area another controller now? Then it is told."""
    after = game.controller(area)
    changed = after != before and IS_LAND[area]
    if changed:
        game.tell(ControlChanged(area, None if after == NOBODY else after))
    return changed


def _settle_port(game: Board, area: Area) -> None:
    """Ships in the port of an area that somebody else controls now, or nobody, are lost."""
    port = PORT_OF.get(area)
    if port is not None and game.owner[port] not in (NOBODY, game.controller(area)):
        _lose_port(game, port, game.controller(area))


def _lose_port(game: Board, port: Area, captor: Seat) -> None:
    """Ships in a port go with its land area: the new owner replaces them by own ones, as far as he can and wants; if
    there is no new owner they are destroyed (ruling.port-without-owner). The port's order is removed.
    """
    loser, ships = game.owner[port], game.size(port)
    game.take(port, game.units(port), game.routed(port))
    game.remove_order(port)
    game.tell(PortShipsDestroyed(loser, port, ships))
    if captor != NOBODY:
        # Ports that were lost by the same action are settled in the order in which they were lost.
        waiting = sum(1 for _ in takewhile(lambda step: isinstance(step, CapturePort), reversed(game.agenda)))
        game.agenda.insert(len(game.agenda) - waiting, CapturePort(captor, port, ships))


class CapturePort(PickOne[Board], frozen=True):
    """A player who takes control of the connected land area at once replaces the enemy Ships in the port by the same
    number of his own, or by fewer (p. 25).
    """

    seat: Seat
    port: Area
    ships: int
    move = KeepShips
    rules = ("port.capture-converts-ships",)

    def among(self, game: Board) -> Iterable[int]:
        return range(self.ships, -1, -1)

    def broken(self, game: Board, seat: Seat, ships: int) -> Refusal | None:
        if not 0 <= ships <= self.ships:
            return refuse("port.capture-converts-ships", ships=ships, captured=self.ships)
        if ships > game.pieces_left(seat, SHIP):
            return refuse("components.limit", ships=ships, left=game.pieces_left(seat, SHIP))
        if not game.fits_supply(seat, {**game.sizes(seat), self.port: ships}.values()):
            return refuse("supply.never-exceed-by-action", size=ships)
        return None

    def chosen(self, game: Board, seat: Seat, ships: int) -> None:
        if ships:
            game.put(self.port, seat, units_of(SHIP, ships))
        game.tell(PortCaptured(seat, self.port, ships))
