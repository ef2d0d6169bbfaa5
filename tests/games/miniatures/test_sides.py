"""Who is whose friend and whose enemy, with two to four players (p. 5, 24)."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from maester.engine import Seat
from maester.games.miniatures import GAME
from maester.games.miniatures.field import Field, empty_field
from maester.games.miniatures.geometry.shapes import Area
from maester.games.miniatures.names import unit_of

RED, BLUE, GREEN, GOLD = map(Seat, range(4))


def field_of(*side: int) -> Field:
    """An empty field with a player for each of these sides."""
    state: type[Field] = GAME.play.state
    return empty_field(state, len(side), table=Area(0, 0, 48_000, 48_000), points=40, last_round=6, side=side or None)


@pytest.mark.parametrize(
    ("side", "seat", "others", "allies", "opponents", "rivals"),
    [
        ((0, 1), BLUE, [RED], [], [RED], [RED]),
        ((0, 1, 2), BLUE, [GREEN, RED], [], [GREEN, RED], [GREEN, RED]),
        ((0, 1, 0, 1), RED, [BLUE, GREEN, GOLD], [GREEN], [BLUE, GOLD], [BLUE]),
        ((0, 1, 0, 1), BLUE, [GREEN, GOLD, RED], [GOLD], [GREEN, RED], [GREEN]),
        ((0, 1, 2, 3), GREEN, [GOLD, RED, BLUE], [], [GOLD, RED, BLUE], [GOLD, RED, BLUE]),
    ],
)
def test_players_are_told_apart_by_their_sides(
    side: tuple[int, ...],
    seat: Seat,
    others: Sequence[Seat],
    allies: Sequence[Seat],
    opponents: Sequence[Seat],
    rivals: Sequence[Seat],
) -> None:
    game = field_of(*side)
    assert game.others(seat) == others
    assert game.allies(seat) == allies
    assert game.opponents(seat) == opponents
    assert game.rivals(seat) == rivals
    assert game.opponent_of(seat) == opponents[0]


def test_units_of_a_teammate_are_friendly_and_all_others_enemies() -> None:
    game = field_of(0, 1, 0, 1)
    red, blue, green = unit_of(RED, 0), unit_of(BLUE, 0), unit_of(GREEN, 0)
    assert not game.is_enemy(red, green)
    assert game.is_enemy(red, blue)
    assert game.is_friendly(GREEN, red)
    assert not game.is_friendly(GOLD, red)


def test_the_order_of_play_begins_with_the_team_whose_turn_it_is() -> None:
    game = field_of(0, 1, 0, 1)
    game.first = BLUE
    assert game.order_of_play() == (BLUE, GOLD, GREEN, RED)
