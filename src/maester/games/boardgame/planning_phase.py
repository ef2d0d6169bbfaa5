"""Planning phase: assign orders, reveal orders (p. 11-12). Its third step is the Messenger Raven's."""

from __future__ import annotations

from operator import attrgetter
from random import Random
from typing import Any

from maester.engine import Asked, Event, Move, Procedure, Question, Refusal, Seat, refuse
from maester.games.boardgame.board import Board
from maester.games.boardgame.components import AREA_NAMES, ORDER_NAMES, TOKENS, Area, Token
from maester.games.boardgame.orders import (
    Placed,
    UnusedOrders,
    broken_by,
    order_limits,
    unused_orders,
    usable_orders,
)


class PlaceOrder(Move, frozen=True):
    """Puts an Order token face down on an area."""

    area: Area
    token: Token
    typed = "order {area}: {token}"


class Ready(Move, frozen=True):
    """All orders are placed."""

    typed = "ready"


class OrderLaid(Event, frozen=True):
    """A house whose turn it was has laid an order face down on an area."""

    seat: Seat
    area: Area


class OrderRevealed(Event, frozen=True):
    """An order is turned face up."""

    seat: Seat
    area: Area
    token: Token


# --- step 1: assign orders --------------------------------------------------------------------------


class AssignOrders(Procedure[Board], frozen=True):
    """All players assign their orders at the same time, face down. If somebody has too few usable tokens, they do it
    one after another in turn order instead.
    """

    def run(self, game: Board) -> None:
        seats = [Seat(seat) for seat in game.seats]
        if all(len(game.areas_of(seat)) <= usable_orders(unused_orders(game, seat)) for seat in seats):
            game.together({seat: (AssignOrder(seat),) for seat in seats})
        else:
            game.then(AssignInTurn())


class AssignInTurn(Procedure[Board], frozen=True):
    """One player after the other places all his orders face down."""

    acted: tuple[Seat, ...] = ()

    def run(self, game: Board) -> None:
        seat = next((seat for seat in game.turn_order if seat not in self.acted), None)
        if seat is not None:
            game.together({seat: (AssignOrder(seat),)})
            game.then(LayFaceDown(), AssignInTurn((*self.acted, seat)))


class AssignOrder(Question[Board], frozen=True):
    """One order for each area with own units, in any order, until all are covered or no usable token is left."""

    seat: Seat
    moves = (PlaceOrder, Ready)
    rules = ("planning.one-order-per-occupied-area", "planning.special-limit", "orders.five-kinds")

    def placed(self, game: Board) -> Placed:
        """What lies in the tray so far."""
        answers = game.tray(self.seat).answers
        return tuple((move.area, move.token) for move in answers if isinstance(move, PlaceOrder))

    def uncovered(self, game: Board, placed: Placed) -> list[Area]:
        """The areas with own units that bear no order yet."""
        covered = {area for area, _ in placed}
        return [area for area in game.areas_of(self.seat) if area not in covered]

    def ask(self, game: Board) -> Asked:
        placed = self.placed(game)
        unused = unused_orders(game, self.seat, placed)
        tokens = [token for token in TOKENS if broken_by(unused, token) is None]
        options = [PlaceOrder(area, token) for area in self.uncovered(game, placed) for token in tokens]
        return Asked(self.seat, options or (Ready(),))

    def why_not(self, game: Board, seat: Seat, move: PlaceOrder | Ready) -> Refusal | None:
        placed = self.placed(game)
        unused = unused_orders(game, seat, placed)
        if isinstance(move, Ready):
            return self.not_ready(len(self.uncovered(game, placed)), unused)
        if game.owner[move.area] != seat:
            return refuse("planning.only-areas-with-own-units", area=AREA_NAMES.write(move.area))
        if any(area == move.area for area, _ in placed):
            return refuse("planning.not-more-than-one", area=AREA_NAMES.write(move.area))
        return broken_by(unused, move.token)

    def not_ready(self, areas: int, unused: UnusedOrders) -> Refusal | None:
        """The rule against leaving areas without an order: only who has no usable token left may do so."""
        usable = usable_orders(unused)
        if not areas or not usable:
            return None
        rule = "planning.one-order-per-occupied-area" if areas <= usable else "planning.too-few-place-all"
        return refuse(rule, missing=min(areas, usable))

    def details(self, game: Board) -> dict[str, Any]:
        placed = self.placed(game)
        unused = unused_orders(game, self.seat, placed)
        missing = min(len(self.uncovered(game, placed)), usable_orders(unused))
        return {"missing": missing, "stars": unused.stars}

    def guidance(self, game: Board) -> dict[str, Any]:
        """The areas that need an order, how many orders make the plan complete, and what limits them."""
        limits = {
            name: {"most": most, "tokens": [ORDER_NAMES.write(token) for token in tokens]}
            for name, (most, tokens) in order_limits(game, self.seat).items()
        }
        areas = game.areas_of(self.seat)
        orders = min(len(areas), usable_orders(unused_orders(game, self.seat)))
        return {"areas": [AREA_NAMES.write(area) for area in areas], "orders": orders, "limits": limits}

    def answer(self, game: Board, seat: Seat, move: PlaceOrder | Ready) -> None:
        if isinstance(move, PlaceOrder):
            game.tray(seat).then(self)


class LayFaceDown(Procedure[Board], frozen=True):
    """The orders of the player whose turn it was stay face down until all are revealed."""

    def run(self, game: Board) -> None:
        laid = assigned_orders(game)
        game.face_down += laid
        for seat, area, _ in laid:
            game.tell(OrderLaid(seat, area))


# --- step 2: reveal orders --------------------------------------------------------------------------


class RevealOrders(Procedure[Board], frozen=True):
    """All orders are turned face up at the same time; they are carried out only in the Action phase."""

    def run(self, game: Board) -> None:
        orders = (*game.face_down, *assigned_orders(game))
        game.face_down = ()
        for seat, area, token in orders:
            game.place_order(area, seat, token)
            game.tell(OrderRevealed(seat, area, token))


def assigned_orders(game: Board) -> tuple[tuple[Seat, Area, Token], ...]:
    """The orders in the trays, which are taken away. They come area by area: nobody learns in which order they were
    thought of.
    """
    return tuple(
        (seat, move.area, move.token)
        for seat, answers in game.reveal().items()
        for move in sorted((move for move in answers if isinstance(move, PlaceOrder)), key=attrgetter("area"))
    )


def redraw_face_down(game: Board, viewer: Seat | None, rng: Random) -> None:
    """Other orders, as they might be, in place of those that lie face down before the viewer."""
    drawn: list[tuple[Seat, Area, Token]] = []
    for seat, area, token in game.face_down:
        # Whichever usable tokens come first, as many as were laid can always be laid.
        placed = tuple((other, kind) for owner, other, kind in drawn if owner == seat)
        unused = unused_orders(game, seat, placed)
        fitting = [token] if seat == viewer else [kind for kind in TOKENS if broken_by(unused, kind) is None]
        drawn.append((seat, area, rng.choice(fitting)))
    game.face_down = tuple(drawn)
