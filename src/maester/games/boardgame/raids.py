"""Raid orders: in turn order each player resolves one at a time until none is left (p. 14)."""

from __future__ import annotations

from maester.engine import Asked, Event, Move, Question, Refusal, Seat, refuse, whose_turn
from maester.games.boardgame.board import Board
from maester.games.boardgame.components import (
    AREA_NAMES,
    CONSOLIDATE,
    DEFENSE,
    IS_LAND,
    IS_PORT,
    NEAR,
    RAID,
    SUPPORT,
    Area,
    Token,
)

RAIDABLE = (SUPPORT, RAID, CONSOLIDATE)


class Raid(Move, frozen=True):
    """Resolves a Raid order, against an adjacent order or (no target) without effect."""

    source: Area
    target: Area | None
    typed = "raid {source}>{target}"


class Raided(Event, frozen=True):
    """A Raid order was resolved; with a target, both tokens left the board."""

    seat: Seat
    source: Area
    target: Area | None
    victim: Seat | None
    order: Token | None


class Pillaged(Event, frozen=True):
    """Removing a Consolidate Power order is pillaging: so much Power was gained, and so much lost by the victim."""

    seat: Seat
    gained: int
    victim: Seat
    lost: int


class ResolveRaids(Question[Board], frozen=True):
    """A player with a Raid order can't postpone it; one without is skipped."""

    acted: tuple[Seat, ...] = ()
    moves = (Raid,)
    rules = ("raid.targets", "raid.both-removed", "raid.pillage-gain")

    def ask(self, game: Board) -> Asked | None:
        turn = whose_turn(game.turn_order, self.acted, game.seats_with_order(RAID))
        if turn is None:
            return None
        seat = turn[0]
        options: list[Raid] = []
        for source in game.areas_with_order(seat, RAID):
            options.append(Raid(source, None))
            options.extend(
                Raid(source, target) for target in NEAR[source] if not_raidable(game, seat, source, target) is None
            )
        return Asked(seat, options)

    def why_not(self, game: Board, seat: Seat, move: Raid) -> Refusal | None:
        if not game.has_order(move.source, RAID) or game.order_owner(move.source) != seat:
            return refuse("raid.one-at-a-time", area=AREA_NAMES.write(move.source))
        return None if move.target is None else not_raidable(game, seat, move.source, move.target)

    def answer(self, game: Board, seat: Seat, move: Raid) -> None:
        turn = whose_turn(game.turn_order, self.acted, game.seats_with_order(RAID))
        assert turn is not None
        game.then(ResolveRaids(turn[1]))
        game.remove_order(move.source)
        if move.target is None:
            game.tell(Raided(seat, move.source, None, None, None))
            return
        victim, token = game.order_owner(move.target), game.order_token(move.target)
        pillaging = game.has_order(move.target, CONSOLIDATE)
        game.remove_order(move.target)
        game.tell(Raided(seat, move.source, move.target, victim, token))
        if pillaging:
            # Nothing passes between players: the one gains from the pool even if the other has nothing to lose.
            game.tell(Pillaged(seat, game.gain_power(seat, 1), victim, game.discard_power(victim, 1)))


def not_raidable(game: Board, seat: Seat, source: Area, target: Area) -> Refusal | None:
    """The rule against raiding an order in an area from an area with a Raid order."""
    if target not in NEAR[source]:
        return out_of_reach(source, target)
    if IS_LAND[source] and not IS_LAND[target]:
        return refuse("raid.land-cannot-raid-sea", area=AREA_NAMES.write(target))
    order, raid = game.order_at(target), game.order_at(source)
    if order is None or game.order_owner(target) == seat:
        return refuse("raid.targets", area=AREA_NAMES.write(target))
    if order.type in RAIDABLE or (order.type == DEFENSE and raid is not None and raid.special):
        return None
    return refuse(
        "special.raid-removes-defense" if order.type == DEFENSE else "raid.targets", area=AREA_NAMES.write(target)
    )


def out_of_reach(source: Area, target: Area) -> Refusal:
    """The rule against raiding what isn't adjacent. A port is adjacent to its sea area only (p. 25)."""
    name = AREA_NAMES.write(target)
    if IS_PORT[source] and IS_LAND[target]:
        return refuse("port.raid-sea-only", area=name)
    if IS_LAND[source] and IS_PORT[target]:
        return refuse("port.raided-from-sea-only", area=name)
    return refuse("raid.targets", area=name)
