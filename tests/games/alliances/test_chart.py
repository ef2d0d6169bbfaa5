"""The chart of a finished match."""

from __future__ import annotations

from random import Random

import pytest

from maester.engine import new_match
from maester.games.alliances.chart import point


@pytest.mark.parametrize(("players", "quick", "rounds"), [(3, False, 12), (4, True, 10), (5, False, 12), (6, True, 7)])
def test_rounds_are_counted_from_the_first_one_of_the_match(players: int, quick: bool, rounds: int) -> None:
    rng, match = Random(1), new_match("alliances", players, 1, {"quick_game": quick})
    reached = [point(match.view(None))[0]]
    while not match.over:
        seat = match.to_act[0]
        match.play(seat, rng.choice(match.decision(seat).options))
        reached.append(point(match.view(None))[0])
    assert sorted(set(reached)) == list(range(1, rounds + 1))
    assert reached == sorted(reached)


def test_the_last_point_is_the_count() -> None:
    rng, match = Random(2), new_match("alliances", 4, 2, {})
    while not match.over:
        seat = match.to_act[0]
        match.play(seat, rng.choice(match.decision(seat).options))
    counted = {event["leader"]: event for event in match.events(None, 0) if event["event"] == "small-council-counted"}
    _, series = point(match.view(None))
    for name in match.seats:
        assert series["small-council"][name] == counted[name]["small"]
        assert series["both-councils"][name] == counted[name]["small"] + counted[name]["large"]
    assert sum(series["tokens"].values()) == 2 * sum(
        len(one["tokens"]) for one in match.view(None)["table"]["councils"]
    )
