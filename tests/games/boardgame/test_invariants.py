"""What must hold at every decision: whatever could go wrong with pieces, tracks and decks is noticed and named."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from maester.engine import Seat
from maester.games.boardgame.board import Board
from maester.games.boardgame.components import (
    BOARD,
    ENGINE,
    FIEFDOMS,
    FOOTMAN,
    IRON_THRONE,
    KNIGHT,
    SHIP,
    TOKENS,
    area_of,
    pack,
    units_of,
)
from maester.games.boardgame.invariants import invariants
from tests.games.boardgame.language import Play, new_game, scenario

STARK, LANNISTER = Seat(0), Seat(2)


def position() -> Play:
    """Stark and Lannister with units on land, at sea and in a port; marches are to be resolved."""
    game = scenario(
        stark={"winterfell": "FFK", "bay-of-ice": "S", "winterfell-port": "S"},
        lannister={"lannisport": "F"},
        orders={"winterfell": "march-0", "lannisport": "defense-1"},
        power_tokens={"karhold": "stark"},
        neutral={"eyrie": 6},
        options={"tides_of_battle": True},
    )
    assert [game.match.seats[seat] for seat in (STARK, LANNISTER)] == ["stark", "lannister"]
    return game


def put(area: str, *kinds: int, owner: Seat = STARK) -> Callable[[Board], None]:
    """So many units too many stand in an area."""

    def change(board: Board) -> None:
        for kind in kinds:
            board.put(area_of(area), owner, units_of(kind))

    return change


def owe_a_unit(board: Board) -> None:
    board.pieces[area_of("winterfell")] -= pack(units_of(ENGINE))


def rout_more_than_there_are(board: Board) -> None:
    board.routed_pieces[area_of("winterfell")] = pack(units_of(KNIGHT, 2))


def stand_there_without_units(board: Board) -> None:
    board.owner[area_of("karhold")] = STARK


def lay_power_at_sea(board: Board) -> None:
    board.power_token[area_of("bay-of-ice")] = STARK


def lose_the_land_of_a_port(board: Board) -> None:
    board.owner[area_of("winterfell")] = LANNISTER


def order_nobody(board: Board) -> None:
    board.place_order(area_of("karhold"), STARK, TOKENS[0])


def lay_power_under_others(board: Board) -> None:
    board.power_token[area_of("lannisport")] = STARK


def owe_power(board: Board) -> None:
    board.power[STARK] = -1


def hoard_power(board: Board) -> None:
    board.power[STARK] = 20


def place_an_order_twice(board: Board) -> None:
    board.place_order(area_of("bay-of-ice"), STARK, board.order_token(area_of("winterfell")))


def starve_below_zero(board: Board) -> None:
    board.supply[STARK] = 7


def feed_too_many(board: Board) -> None:
    board.supply[STARK] = 0
    board.put(area_of("karhold"), STARK, units_of(FOOTMAN, 3))


def empty_a_hand(board: Board) -> None:
    board.discard[STARK], board.hand[STARK] = board.hand[STARK], ()


def lose_a_house_card(board: Board) -> None:
    board.hand[STARK] = board.hand[STARK][1:]


def stand_twice_on_a_track(board: Board) -> None:
    board.tracks[FIEFDOMS] = (*board.tracks[FIEFDOMS][:-1], board.tracks[FIEFDOMS][0])


def leave_the_throne_to_the_second(board: Board) -> None:
    board.holder[IRON_THRONE] = board.tracks[IRON_THRONE][1]


def let_nobody_hold_a_token(board: Board) -> None:
    board.holder[IRON_THRONE] = Seat(-1)


def double_a_westeros_card(board: Board) -> None:
    board.westeros_discards[0] += board.westeros_decks[0][:1]


def lose_a_wildling_card(board: Board) -> None:
    board.wildling_deck = board.wildling_deck[1:]


def lose_a_tides_card(board: Board) -> None:
    board.tides_deck = board.tides_deck[1:]


@pytest.mark.parametrize(
    ("change", "wrong"),
    [
        (owe_a_unit, "winterfell: there are fewer than no units"),
        (rout_more_than_there_are, "winterfell: * are routed"),
        (stand_there_without_units, "karhold: the units"),
        (put("winterfell", SHIP), "houses/stark/units/winterfell: FFKS breaks march.ships-stay-on-water"),
        (put("bay-of-ice", ENGINE), "houses/stark/units/bay-of-ice: SE breaks march.land-units-stay-on-land"),
        (lay_power_at_sea, "houses/stark/power_tokens: bay-of-ice breaks control.not-at-sea"),
        (
            put("winterfell-port", SHIP, SHIP, SHIP),
            "houses/stark/units/winterfell-port: SSSS breaks port.max-three-ships",
        ),
        (lose_the_land_of_a_port, "houses/stark/units/winterfell-port: S breaks port.owner"),
        (put("eyrie", FOOTMAN), "houses/stark/units/eyrie: F breaks neutral.destroyed"),
        (order_nobody, "houses/stark/orders/karhold: march-minus-1 breaks planning.only-areas-with-own-units"),
        (lay_power_under_others, "houses/stark/power_tokens: lannisport breaks control.token-returns-only-when-lost"),
        (put("karhold", *[KNIGHT] * 5), "stark: -1 of 5 pieces of knight are left"),
        (owe_power, "stark: -1 Power tokens are available"),
        (hoard_power, "stark: 20 Power tokens are available, -1 in the pool"),
        (place_an_order_twice, "houses/stark/orders: march-0 breaks orders.march-tokens"),
        (starve_below_zero, "stark: supply is 7"),
        (feed_too_many, "houses/stark/units: 3, 3 breaks supply.never-exceed-by-action"),
        (empty_a_hand, "houses/stark/hand: - breaks housecard.last-card-recycles"),
        (lose_a_house_card, "houses/stark/hand: eddard-stark breaks components.house-cards-per-house"),
        (stand_twice_on_a_track, "fiefdoms: the houses on it are"),
        (leave_the_throne_to_the_second, "iron-throne: the first house doesn't hold its token"),
        (let_nobody_hold_a_token, "iron-throne: nobody holds its token"),
        (double_a_westeros_card, "the Westeros card * lies in 2 places"),
        (lose_a_wildling_card, "the Wildling card * is lost"),
        (lose_a_tides_card, "the Tides of Battle card * is lost"),
    ],
)
def test_what_is_wrong_with_a_board_is_named(change: Callable[[Board], None], wrong: str) -> None:
    board = position().board
    assert list(invariants(board)) == []
    change(board)
    found = []
    for told in invariants(board):
        found.append(told)
        if all(part in told for part in wrong.split(" * ")):
            return
    raise AssertionError(found)


@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_a_new_board_is_in_order(players: int) -> None:
    board = new_game(players).board
    assert len(board.owner) == len(BOARD)
    assert list(invariants(board)) == []
