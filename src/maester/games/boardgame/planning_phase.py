"""Planning phase: assign orders, reveal orders, use the Messenger Raven (p. 11-12)."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from maester.engine import Asked, Event, Move, Procedure, Question, Refusal, Seat, refuse
from maester.games.boardgame.board import Board
from maester.games.boardgame.components import AREA_NAMES, TOKENS, Area, Token
from maester.games.boardgame.messenger_raven import UseMessengerRaven
from maester.games.boardgame.orders import Placed, broken_by, usable_orders


class PlaceOrder(Move, frozen=True):
    """Puts an Order token face down on an area."""

    area: Area
    token: Token
    typed = "order {area}: {token}"


class Ready(Move, frozen=True):
    """All orders are placed."""

    typed = "ready"


class OrdersLaid(Event, frozen=True):
    """A house has laid its orders face down on these areas, out of turn with the others."""

    seat: Seat
    areas: tuple[Area, ...]


class OrdersRevealed(Event, frozen=True):
    """The orders of a house are turned face up."""

    seat: Seat
    areas: tuple[Area, ...]
    tokens: tuple[Token, ...]


class PlanningPhase(Procedure, frozen=True):
    """The three steps of the Planning phase."""

    def run(self, game: Board) -> None:
        game.then(AssignOrders(), RevealOrders(), UseMessengerRaven())


# --- step 1: assign orders --------------------------------------------------------------------------


class AssignOrders(Procedure, frozen=True):
    """All players assign their orders at the same time, face down. If somebody has too few usable tokens, they do it
    one after another in turn order instead.
    """

    def run(self, game: Board) -> None:
        seats = [Seat(seat) for seat in game.seats]
        if all(len(game.areas_of(seat)) <= usable_orders(game, seat) for seat in seats):
            game.together({seat: (AssignOrder(seat),) for seat in seats})
        else:
            game.then(AssignInTurn())


class AssignInTurn(Procedure, frozen=True):
    """One player after the other places all his orders face down."""

    acted: tuple[Seat, ...] = ()

    def run(self, game: Board) -> None:
        seat = next((seat for seat in game.turn_order if seat not in self.acted), None)
        if seat is not None:
            game.together({seat: (AssignOrder(seat),)})
            game.then(LayFaceDown(), AssignInTurn((*self.acted, seat)))


class AssignOrder(Question, frozen=True):
    """One order for each area with own units, in any order, until all are covered or no usable token is left."""

    seat: Seat
    moves = (PlaceOrder, Ready)

    def placed(self, game: Board) -> Placed:
        """What lies in the tray so far."""
        answers = game.tray(self.seat).answers
        return tuple((move.area, move.token) for move in answers if isinstance(move, PlaceOrder))

    def ask(self, game: Board) -> Asked:
        placed = self.placed(game)
        covered = {area for area, _ in placed}
        tokens = [token for token in TOKENS if broken_by(game, self.seat, token, placed) is None]
        options = [
            PlaceOrder(area, token) for area in game.areas_of(self.seat) if area not in covered for token in tokens
        ]
        return Asked(self.seat, options or (Ready(),))

    def why_not(self, game: Board, seat: Seat, move: PlaceOrder | Ready) -> Refusal | None:
        placed = self.placed(game)
        if isinstance(move, Ready):
            if isinstance(self.ask(game).options[0], Ready):
                return None
            missing = len(game.areas_of(seat)) - len(placed)
            return refuse("planning.one-order-per-occupied-area", missing=missing)
        if game.owner[move.area] != seat:
            return refuse("planning.only-areas-with-own-units", area=AREA_NAMES.write(move.area))
        if any(area == move.area for area, _ in placed):
            return refuse("planning.not-more-than-one", area=AREA_NAMES.write(move.area))
        return broken_by(game, seat, move.token, placed)

    def answer(self, game: Board, seat: Seat, move: PlaceOrder | Ready) -> None:
        if isinstance(move, PlaceOrder):
            game.tray(seat).then(self)


class LayFaceDown(Procedure, frozen=True):
    """The orders of the player whose turn it was stay face down until all are revealed."""

    def run(self, game: Board) -> None:
        for seat, areas, tokens in revealed_trays(game):
            game.face_down += tuple((seat, area, token) for area, token in zip(areas, tokens, strict=True))
            game.tell(OrdersLaid(seat, areas))


# --- step 2: reveal orders --------------------------------------------------------------------------


class RevealOrders(Procedure, frozen=True):
    """All orders are turned face up at the same time; they are carried out only in the Action phase."""

    def run(self, game: Board) -> None:
        orders = list(revealed_trays(game))
        for seat in map(Seat, game.seats):
            laid = [(area, token) for owner, area, token in game.face_down if owner == seat]
            if laid:
                orders.append((seat, tuple(area for area, _ in laid), tuple(token for _, token in laid)))
        game.face_down = ()
        for seat, areas, tokens in orders:
            for area, token in zip(areas, tokens, strict=True):
                game.place_order(area, seat, token)
            game.tell(OrdersRevealed(seat, areas, tokens))


def revealed_trays(game: Board) -> Iterator[tuple[Seat, tuple[Area, ...], tuple[Token, ...]]]:
    """The orders in the trays, which are taken away."""
    for seat, answers in game.reveal().items():
        placed = [move for move in answers if isinstance(move, PlaceOrder)]
        if placed:
            yield seat, tuple(move.area for move in placed), tuple(move.token for move in placed)


def redraw_face_down(game: Board, viewer: Seat | None, rng: Random) -> None:
    """Other orders, as they might be, in place of those that lie face down before the viewer."""
    drawn: list[tuple[Seat, Area, Token]] = []
    for seat, area, token in game.face_down:
        if seat == viewer:
            drawn.append((seat, area, token))
            continue
        placed = tuple((other, kind) for owner, other, kind in drawn if owner == seat)
        waiting = sum(owner == seat for owner, _, _ in game.face_down) - len(placed) - 1
        fitting = [
            kind
            for kind in TOKENS
            if broken_by(game, seat, kind, placed) is None
            and usable_orders(game, seat, (*placed, (area, kind))) >= waiting
        ]
        drawn.append((seat, area, rng.choice(fitting)))
    game.face_down = tuple(drawn)
