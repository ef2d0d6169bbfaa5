"""Seats in rotation: every bot sits everywhere equally often."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise
from typing import Any

import pytest

import tests.engine.skirmish  # noqa: F401
from maester.arena import fixtures, make_contest
from maester.errors import BadOption, UnknownGame


@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_each_bot_sits_on_each_seat_equally_often(players: int) -> None:
    bots = ["page", "greedy", *["random"] * (players - 2)]
    contest = make_contest("boardgame", bots, 20, 7)
    drawn = list(fixtures(contest))
    assert len(drawn) == contest.matches >= 20
    seated = Counter((place, seat) for fixture in drawn for seat, place in enumerate(fixture.seating))
    assert set(seated.values()) == {contest.blocks}
    assert len(seated) == players**2
    for fixture in drawn:
        assert fixture.bots == tuple(bots[place] for place in fixture.seating)


def test_the_matches_of_a_block_have_one_seed_and_blocks_different_ones() -> None:
    drawn = list(fixtures(make_contest("boardgame", ["greedy", "random", "random"], 9, 50)))
    assert [fixture.seed for fixture in drawn] == [50] * 3 + [51] * 3 + [52] * 3


def test_a_block_can_be_repeated_by_itself() -> None:
    drawn = list(fixtures(make_contest("boardgame", ["greedy", "page", "random"], 9, 50)))
    again = list(fixtures(make_contest("boardgame", ["greedy", "page", "random"], 1, 51)))
    assert again == drawn[3:6]


def test_neighbours_change_from_block_to_block() -> None:
    drawn = fixtures(make_contest("boardgame", ["page", "greedy", "random", "random"], 80, 1))
    beside = {fixture.seating[(fixture.seating.index(0) + 1) % 4] for fixture in drawn}  # who sits behind the first bot
    assert beside == {1, 2, 3}


def test_bots_of_the_same_name_have_dice_of_their_own() -> None:
    fixture = next(iter(fixtures(make_contest("boardgame", ["page"], 1, 1, players=4))))
    assert len({fixture.bot_seed(seat) for seat in range(4)}) == 4


def test_a_bot_keeps_its_dice_when_it_changes_its_seat() -> None:
    one, other, *_ = fixtures(make_contest("boardgame", ["page", "greedy", "random"], 3, 1))
    assert one.bot_seed(one.seating.index(0)) == other.bot_seed(other.seating.index(0))


def test_the_dice_of_a_bot_are_those_of_earlier_contests() -> None:
    """Otherwise a contest with the same seed could not be compared with one that was held before."""
    fixture = next(iter(fixtures(make_contest("boardgame", ["page"], 1, 1))))
    assert [fixture.bot_seed(fixture.seating.index(place)) for place in range(3)] == [2342160880, 528179161, 1310770061]


def test_from_match_to_match_every_bot_moves_on_by_one_seat() -> None:
    one, other, third = fixtures(make_contest("boardgame", ["page", "greedy", "random"], 3, 1))
    for place in range(3):
        seats = [fixture.seating.index(place) for fixture in (one, other, third)]
        assert [(before - after) % 3 for before, after in pairwise(seats)] == [1, 1]


def test_the_last_bot_takes_the_seats_that_are_left() -> None:
    assert make_contest("boardgame", ["greedy", "random"], 1, 1).bots == ("greedy", "random", "random")
    assert make_contest("boardgame", ["greedy", "page"], 1, 1, players=5).bots == ("greedy", *["page"] * 4)


def test_the_number_of_matches_is_rounded_up_to_whole_blocks() -> None:
    assert make_contest("boardgame", ["random"], 10, 1, players=4).matches == 12
    assert make_contest("boardgame", ["random"], 12, 1, players=4).matches == 12


@pytest.mark.parametrize(
    ("bots", "more", "code"),
    [
        ([], {}, "no-bots"),
        (["random"] * 7, {}, "too-many-bots"),
        (["random"] * 4, {"players": 3}, "too-many-bots"),
        (["random"], {"players": 2}, "wrong-player-count"),
        (["hodor"], {}, "unknown-bots"),
        (["random"], {"options": {"winter": True}}, "unknown-option"),
        (["random"], {"options": {"rounds": 99}}, "wrong-option-value"),
    ],
)
def test_what_can_t_be_held_is_refused_with_a_sentence(bots: list[str], more: dict[str, Any], code: str) -> None:
    with pytest.raises(BadOption) as error:
        make_contest("boardgame", bots, 4, 1, **more)
    assert error.value.code == code
    assert error.value.message("en")
    assert error.value.message("pl")


@pytest.mark.parametrize(("bots", "players", "seats"), [(8, None, 6), (5, 4, 4)])
def test_too_many_bots_are_told_how_many_seats_there_are(bots: int, players: int | None, seats: int) -> None:
    with pytest.raises(BadOption, match=f"There are {bots} bots for {seats} seats"):
        make_contest("boardgame", ["random"] * bots, 4, 1, players=players)


def test_an_unknown_game_is_refused() -> None:
    with pytest.raises(UnknownGame):
        make_contest("chess", ["random"], 4, 1)
