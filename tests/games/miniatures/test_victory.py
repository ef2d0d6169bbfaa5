"""Victory Points and the end of a battle (p. 4, 26)."""

from __future__ import annotations

from typing import Any

import pytest

import maester
from maester.engine import Seat
from maester.games.miniatures.box import BOX
from maester.games.miniatures.field import NOBODY, Attached, empty_field
from maester.games.miniatures.frames import Credit
from maester.games.miniatures.geometry.shapes import Area
from maester.games.miniatures.victory import army_points, judge_armies, score, target
from maester.games.miniatures.wounds import suffer
from maester.harness.marks import rule
from tests.games.miniatures.language import Battle, scenario

RED, BLUE = "red: stark-sworn-swords @ 5 5 0", "blue: lannister-guardsmen @ 43 43 180"
RESERVE = "red: stark-bowmen @ 15 5 0"
BOTH = (RED, BLUE)


def round_over(*units: str, red: int = 0, blue: int = 0, points: int = 40, **more: Any) -> Battle:
    """All units are activated, so the Round ends at once; with so many Victory Points before."""
    lines = [f"{line} activated" for line in units or BOTH]
    return scenario(*lines, position={"victory_points": {"red": red, "blue": blue}}, points=points, **more)


def places(game: Battle) -> tuple[tuple[str, ...], ...] | None:
    """From first to last; None if nobody has won yet."""
    return None if game.match.result is None else game.match.result.places


def tie_breaks(game: Battle) -> tuple[str, ...]:
    assert game.match.result is not None
    return game.match.result.tie_breaks


# --- the required number ------------------------------------------------------------------------------------------


def required(points: int) -> int:
    return target(empty_field(type(scenario(*BOTH).field), 2, table=Area(0, 0, 1, 1), points=points, last_round=6))


@rule("miniatures:victory.thresholds")
def test_the_required_number_grows_with_the_armies() -> None:
    assert [required(points) for points in (30, 40, 50, 60, 70)] == [8, 10, 12, 14, 16]
    assert scenario(*BOTH, points=40).view()["target"] == 10


@rule("miniatures:ruling.vp-target-other-sizes")
def test_other_sizes_count_full_tens_above_thirty_and_begun_ones_below() -> None:
    assert [required(points) for points in (20, 35, 45, 60)] == [6, 8, 10, 14]
    assert [required(points) for points in (29, 21, 19)] == [6, 6, 4]


@rule("miniatures:victory.threshold-met")
def test_enough_points_and_more_than_the_opponent_win_at_the_end_of_a_round() -> None:
    game = round_over(red=11, blue=9, round=4)
    assert places(game) == (("red",), ("blue",))
    assert tie_breaks(game) == ()
    assert game.events("game-won")[0] == {"event": "game-won", "seat": "red", "points": 11}
    assert places(round_over(red=10, blue=9, round=4)) == (("red",), ("blue",))
    assert places(round_over(red=9, blue=3, round=4)) is None
    assert places(round_over(red=12, blue=10, round=4)) == (("red",), ("blue",))


@rule("miniatures:overview.victory-points-decide")
def test_nobody_wins_in_the_middle_of_a_round() -> None:
    game = scenario(*BOTH, RESERVE, round=3, points=40, position={"victory_points": {"red": 10, "blue": 0}})
    game.activate("red-1").act("forgo")
    # There is only one unit that blue could activate, and then one for red.
    for unit in ("blue-1", "red-2"):
        assert (game.match.over, game.view()["active"]) == (False, unit)
        game.act("forgo")
    assert places(game) == (("red",), ("blue",))


@rule("miniatures:victory.tie-continues")
def test_as_long_as_points_are_equal_the_battle_goes_on() -> None:
    for points in (10, 13):
        assert places(round_over(red=points, blue=points, round=4)) is None
    assert places(round_over(red=11, blue=10, round=4)) == (("red",), ("blue",))


@rule("miniatures:example.vp-tie")
def test_ten_points_each_after_round_four() -> None:
    game = round_over(red=10, blue=10, round=4)
    assert places(game) is None
    assert game.field.round == 5


@rule("miniatures:victory.after-round-six")
def test_after_the_last_round_the_most_points_win() -> None:
    assert places(round_over(red=7, blue=6, round=6)) == (("red",), ("blue",))
    assert places(round_over(red=6, blue=7, round=6)) == (("blue",), ("red",))
    assert places(round_over(red=7, blue=6, round=5)) is None
    # A shorter battle ends as early as agreed.
    assert places(round_over(red=7, blue=6, round=2, rounds=2)) == (("red",), ("blue",))


@rule("miniatures:victory.tiebreak-points")
def test_with_equal_points_the_army_that_has_more_left_wins() -> None:
    more = ("red: stark-sworn-swords @ 5 5 0", "red: stark-bowmen @ 15 5 0", BLUE)
    game = round_over(*more, red=6, blue=6, round=6)
    assert places(game) == (("red",), ("blue",))
    assert tie_breaks(game) == ("army-points",)
    assert tie_breaks(round_over(*more, red=7, blue=6, round=6)) == ()


@rule("miniatures:victory.draw")
def test_with_as_much_left_it_is_a_draw() -> None:
    game = round_over("red: stark-sworn-swords @ 5 5 0", "blue: stark-sworn-swords @ 43 43 180", red=6, blue=6, round=6)
    assert places(game) == (("red", "blue"),)
    assert game.events("game-drawn")[0]["points"] == 6


@rule("miniatures:ruling.tiebreak-count")
def test_a_unit_counts_whole_as_long_as_one_model_stands() -> None:
    game = scenario(
        "red: stark-sworn-swords @ 5 5 0 wounds=1",
        "red: stark-bowmen wounds=12",
        "red: stark-bowmen @ 15 5 0 wounds=0",
        BLUE,
        unchecked=True,
    )
    game.field.take_away(game.unit("red-3"))
    cost = game.field.card(game.unit("red-1")).cost
    assert army_points(game.field, Seat(0)) == cost > 0


@rule("miniatures:ruling.tiebreak-count")
def test_an_attachment_counts_for_its_own_player_and_not_for_whose_unit_it_stands_in() -> None:
    game = scenario(*BOTH)
    unit, cost = game.unit("red-1"), game.field.card(game.unit("red-1")).cost
    captain = BOX.attachments["20206"]
    assert isinstance(captain.cost, int)
    game.field.attachments[unit] = (Attached(captain.ref, Seat(0)),)
    assert army_points(game.field, Seat(0)) == cost + captain.cost > cost
    game.field.attachments[unit] = (Attached(captain.ref, Seat(1)),)
    assert army_points(game.field, Seat(0)) == cost


# --- no unit left ---------------------------------------------------------------------------------------------------


@rule("miniatures:victory.no-combat-units")
def test_a_player_without_units_loses_at_once_whatever_the_points() -> None:
    game = scenario(
        "red: lannister-guardsmen @ 24 20 0",
        "blue: stark-sworn-swords @ 24 24.8 180 wounds=1",
        RESERVE,
        round=3,
        points=40,
        position={"victory_points": {"blue": 9}},
    )
    game.activate("red-1").act("melee-attack").dice(attack="666666", defense="111111")
    game.rest(until=lambda game: game.match.over or game.question() == "activate-unit")
    assert places(game) == (("red",), ("blue",))
    assert (game.points("red"), game.points("blue")) == (1, 9)
    assert tie_breaks(game) == ("no-units",)


@rule("miniatures:ruling.no-units-simultaneous")
@pytest.mark.parametrize(
    ("red", "blue", "result"),
    [(5, 3, (("red",), ("blue",))), (3, 5, (("blue",), ("red",))), (4, 4, (("red", "blue"),))],
)
def test_if_both_lose_their_last_unit_points_decide(red: int, blue: int, result: tuple[tuple[str, ...], ...]) -> None:
    game = scenario(*BOTH, position={"victory_points": {"red": red, "blue": blue}})
    for unit in ("red-1", "blue-1"):
        game.field.take_away(game.unit(unit))
    judge_armies(game.field)
    outcome = game.field.outcome
    assert outcome is not None
    assert tuple(tuple(game.match.seats[seat] for seat in place) for place in outcome.places) == result


def test_armies_are_not_judged_before_they_are_deployed() -> None:
    game = scenario(*BOTH)
    game.field.round = 0
    for unit in ("red-1", "blue-1"):
        game.field.take_away(game.unit(unit))
    judge_armies(game.field)
    assert game.field.outcome is None


# --- points ----------------------------------------------------------------------------------------------------------


@rule("miniatures:victory.destroy-unit")
def test_destroying_a_unit_scores_one_point_at_once() -> None:
    game = scenario(
        "red: lannister-guardsmen @ 24 20 0",
        "blue: stark-sworn-swords @ 24 24.8 180 wounds=1",
        "blue: stark-bowmen @ 43 43 180",
        RESERVE,
    )
    game.activate("red-1").act("melee-attack").dice(attack="666666", defense="111111")
    game.rest(until=lambda game: bool(game.events("unit-destroyed")))
    assert (game.points("red"), game.points("blue")) == (1, 0)
    told = game.events("victory-points-scored")[-1]
    assert (told["seat"], told["source"], told["points"], told["total"]) == ("red", "destroyed", 1, 1)


@rule("miniatures:victory.self-destroyed-unit")
def test_a_unit_that_dies_by_nobodys_hand_scores_for_the_opponents() -> None:
    game = scenario("red: stark-sworn-swords @ 24 10 0 wounds=1", "red: stark-bowmen @ 5 5 0", BLUE,
                    terrain=("stakes @ 24 16 0",))  # fmt: skip
    game.activate("red-1").act("march").dice(dangerous=3)
    game.play("red", "march 8 0")
    assert game.pose("red-1") is None
    assert (game.points("red"), game.points("blue")) == (0, 1)


@rule("miniatures:ruling.vp-credit")
def test_the_point_goes_to_whoever_controls_the_effect_and_to_the_opponents_if_that_is_the_owner() -> None:
    for by, scored in ((Seat(1), (0, 1)), (Seat(0), (0, 1)), (NOBODY, (0, 1))):
        game = scenario(*BOTH, "red: stark-bowmen @ 15 5 0")
        suffer(game.field, game.unit("red-1"), 99, "test", Credit(by))
        assert (game.points("red"), game.points("blue")) == scored
    # A test that a unit fails after its own Failed Charge is caused by its owner.
    game = scenario("red: stark-sworn-swords @ 24 17.2 0 wounds=1", "red: stark-bowmen @ 5 5 0",
                    "blue: lannister-guardsmen @ 24 30 180")  # fmt: skip
    game.activate("red-1").act("charge").dice(charge=1, panic="111")
    game.rest(until=lambda game: game.match.over or game.question() == "activate-unit")
    assert game.pose("red-1") is None
    assert (game.points("red"), game.points("blue")) == (0, 1)


def test_points_are_added_up_by_source() -> None:
    game = scenario(*BOTH)
    for source, points in (("destroyed", 1), ("objectives", 2), ("destroyed", 1)):
        score(game.field, Seat(0), source, points)
    assert game.field.points_scored[0] == (("destroyed", 2), ("objectives", 2))
    assert game.points("red") == 4


def test_whoever_gives_up_loses() -> None:
    game = scenario(*BOTH, position={"victory_points": {"red": 9}})
    game.match.concede("red")
    assert places(game) == (("blue",), ("red",))
    assert tie_breaks(game) == ("conceded",)
    assert game.events("conceded")[0]["seat"] == "red"
    with pytest.raises(maester.MaesterError):
        game.match.concede("blue")
