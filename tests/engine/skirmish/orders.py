"""Orders: assigned in secret by all at once, revealed together; then the raids."""

from __future__ import annotations

from typing import Any

from maester.engine import Asked, Event, Move, Procedure, Question, Refusal, Seat, refuse, whose_turn
from tests.engine.skirmish.board import (
    AREA_NAMES,
    NEAR,
    NO_ORDER,
    NOBODY,
    RAID,
    RAIDABLE,
    TOKENS,
    Area,
    Skirmish,
    Token,
    kind_of,
)


class PlaceOrder(Move, frozen=True):
    area: Area
    token: Token
    typed = "order {area}: {token}"


class Raid(Move, frozen=True):
    source: Area
    target: Area | None
    typed = "raid {source}>{target}"


class OrdersRevealed(Event, frozen=True):
    house: Seat
    areas: tuple[Area, ...]
    tokens: tuple[Token, ...]


class Raided(Event, frozen=True):
    house: Seat
    source: Area
    target: Area | None


class AssignOrders(Procedure, frozen=True):
    def run(self, game: Skirmish) -> None:
        game.together({house: (AssignOrder(house),) for house in sorted(game.turn_order)})


class AssignOrder(Question, frozen=True):
    """One area after the other gets one of the tokens that are left."""

    house: Seat
    moves = (PlaceOrder,)

    def placed(self, game: Skirmish) -> dict[Area, Token]:
        return {answer.area: answer.token for answer in game.tray(self.house).answers if isinstance(answer, PlaceOrder)}

    def area(self, game: Skirmish) -> Area | None:
        """The next area with units that has no order yet."""
        placed = self.placed(game)
        return next((area for area in game.areas_of(self.house) if area not in placed and game.size(area)), None)

    def ask(self, game: Skirmish) -> Asked | None:
        area, used = self.area(game), set(self.placed(game).values())
        if area is None:
            return None
        return Asked(self.house, tuple(PlaceOrder(area, token) for token in TOKENS if token not in used))

    def why_not(self, game: Skirmish, seat: Seat, move: PlaceOrder) -> Refusal | None:
        if move.area != self.area(game):
            return refuse("orders.next-area")
        if move.token in self.placed(game).values():
            return refuse("orders.each-token-once")
        return None

    def answer(self, game: Skirmish, seat: Seat, move: PlaceOrder) -> None:
        game.tray(seat).then(self)

    def details(self, game: Skirmish) -> dict[str, Any]:
        area = self.area(game)
        return {} if area is None else {"area": AREA_NAMES.write(area)}


class RevealOrders(Procedure, frozen=True):
    def run(self, game: Skirmish) -> None:
        for house, placed in game.reveal().items():
            for move in placed:
                game.order[move.area] = move.token
            game.tell(OrdersRevealed(house, tuple(m.area for m in placed), tuple(m.token for m in placed)))


class ResolveRaids(Question, frozen=True):
    """Houses take turns resolving one raid order each, until none is left."""

    acted: tuple[Seat, ...] = ()
    moves = (Raid,)

    def ask(self, game: Skirmish) -> Asked | None:
        turn = whose_turn(game.turn_order, self.acted, game.houses_with(RAID))
        if turn is None:
            return None
        house = turn[0]
        options: list[Raid] = []
        for area in game.areas_with(house, RAID):
            options.append(Raid(area, None))
            options.extend(
                Raid(area, other)
                for other in NEAR[area]
                if game.owner[other] != house and kind_of(game.order[other]) in RAIDABLE
            )
        return Asked(house, options)

    def why_not(self, game: Skirmish, seat: Seat, move: Raid) -> Refusal | None:
        if game.owner[move.source] != seat or kind_of(game.order[move.source]) != RAID:
            return refuse("raid.own-order")
        if move.target is None:
            return None
        if move.target not in NEAR[move.source]:
            return refuse("raid.adjacent")
        if game.owner[move.target] in (seat, NOBODY) or kind_of(game.order[move.target]) not in RAIDABLE:
            return refuse("raid.targets")
        return None

    def answer(self, game: Skirmish, seat: Seat, move: Raid) -> None:
        turn = whose_turn(game.turn_order, self.acted, game.houses_with(RAID))
        assert turn is not None
        game.order[move.source] = NO_ORDER
        if move.target is not None:
            game.order[move.target] = NO_ORDER
            game.gain_power(seat, 1)
        game.tell(Raided(seat, move.source, move.target))
        game.then(ResolveRaids(turn[1]))
