"""The steward at the miniatures game: it charges when that pays, goes onto Objectives and rerolls what has missed."""

from __future__ import annotations

from maester import new_match
from maester.bots import Budget, SeatTable, make_bot
from maester.bots.miniatures.prospects import Prospects
from maester.bots.miniatures.score import score
from maester.bots.miniatures.siege import progress
from maester.bots.miniatures.steward import Steward
from maester.engine import Seat
from maester.games.miniatures.field import Field
from maester.games.miniatures.geometry.numbers import Pose, inches
from maester.games.miniatures.geometry.shapes import rectangle
from tests.games.miniatures.charges import SWORDS, charging, guards
from tests.games.miniatures.language import Battle, facing, lines, scenario

RED = Seat(0)
RESERVE = "red: stark-bowmen @ 3 3 0 activated"
FOE = "blue: lannister-guardsmen @ 45 45 180"


def chosen(game: Battle, seat: str = "red") -> str:
    table = SeatTable(game.match, seat)
    return table.text(Steward(1).choose(table, Budget()))


# --- charges ----------------------------------------------------------------------------------------------------


def test_a_charge_that_pays_is_taken() -> None:
    game = scenario(*lines((SWORDS, guards(5.5) + " wounds=3")))
    assert chosen(game) == "activate red-1"
    assert chosen(game.activate("red-1")) == "action charge"


def test_a_charge_against_the_odds_is_left() -> None:
    game = scenario(*lines((f"{SWORDS} wounds=2", guards(10.5))))
    assert chosen(game.activate("red-1")) != "action charge"


def test_the_better_target_is_charged() -> None:
    weak = "blue: lannister-guardsmen @ 31 26 180 wounds=2"
    game = charging(SWORDS, guards(5.5), weak)
    assert game.question() == "declare-target"
    assert chosen(game) == "charge blue-2"


def test_a_charge_on_the_rear_brings_more_than_one_on_the_front() -> None:
    values = []
    for bearing in (180, 90, 0):
        game = scenario(*lines((SWORDS, f"blue: lannister-guardsmen @ 24 27.5 {bearing}")))
        values.append(Prospects(game.field, RED).charge(game.unit("red-1"), game.unit("blue-1")))
    assert values[0] < values[1] < values[2]


def test_who_holds_an_objective_doesn_t_leave_it_for_a_poor_charge() -> None:
    units = "red: stark-sworn-swords @ 24 24 0", "blue: lannister-guardsmen @ 24 38 180", RESERVE
    assert "charge" not in chosen(scenario(*units, objectives=["24 24"]).activate("red-1"))


def test_an_engaged_unit_strikes() -> None:
    game = facing("stark-sworn-swords", "lannister-guardsmen")
    assert chosen(game.activate("red-1")) == "action melee-attack"


# --- dice -------------------------------------------------------------------------------------------------------


def test_misses_are_rerolled_and_hits_are_not() -> None:
    game = charging(SWORDS, guards(5.5)).dice(charge=4, attack="6514216").play("red", "face 0")
    while game.question() != "reroll-dice":
        game.play(game.asked()[0], game.options(game.asked()[0])[0])
    dice = game.rolls()[-1][2]
    least = game.field.card(game.unit("red-1")).attacks[0].to_hit
    missed = [str(place) for place, die in enumerate(dice, start=1) if die < least]
    assert chosen(game) == f"reroll charge-bonus: {','.join(missed)}"


# --- places -----------------------------------------------------------------------------------------------------


def test_it_goes_onto_an_objective() -> None:
    game = scenario("red: stark-sworn-swords @ 24 18 0", FOE, RESERVE, objectives=["24 24"])
    game.activate("red-1")
    assert game.controls(1) is None
    while game.controls(1) is None and game.question() in ("choose-action", "choose-maneuver", "choose-march"):
        game.play("red", chosen(game))
    assert game.controls(1) == "red-1"


def test_it_stays_on_its_objective() -> None:
    game = scenario("red: stark-sworn-swords @ 24 24 0", FOE, RESERVE, objectives=["24 24"])
    game.activate("red-1")
    while not game.is_activated("red-1"):
        game.play("red", chosen(game))
    assert game.controls(1) == "red-1"


def test_each_objective_is_the_errand_of_one_unit_the_nearest_first() -> None:
    units = "red: stark-sworn-swords @ 24 12 0", "red: stark-sworn-swords @ 10 12 0", FOE
    game = scenario(*units, objectives=["24 20", "10 30"])
    assert Prospects(game.field, RED).errands == {game.unit("red-1"): 0, game.unit("red-2"): 1}


def test_a_flank_shown_to_an_enemy_is_a_worse_place() -> None:
    game = scenario(*lines((SWORDS, guards(8))))
    prospects, unit = Prospects(game.field, RED), game.unit("red-1")
    poses = [Pose(inches(24), inches(17.2), bearing) for bearing in (0, 9000, 18000)]
    trays = [rectangle(pose, game.field.footprint(unit)) for pose in poses]
    front, flank, rear = (prospects.received(unit, tray) for tray in trays)
    assert 0 < front < flank < rear
    worths = [prospects.place(unit, pose) for pose in poses]
    assert worths[0] > worths[1] > worths[2]


def test_points_weigh_most_in_the_score_then_what_is_left_of_units() -> None:
    game = facing("stark-sworn-swords", "lannister-guardsmen")
    even = score(game.match, RED)
    assert score(game.match, Seat(1)) == -even
    game.field.wounds[game.unit("blue-1")] -= 4
    hurt = score(game.match, RED)
    assert even < hurt
    game.field.points_scored[0] = (("objectives", 1),)
    assert score(game.match, RED) == hurt + 1


def test_the_bots_come_weakest_first() -> None:
    assert [make_bot("miniatures", name).name for name in ("page", "greedy", "steward")] == [
        "page",
        "greedy",
        "steward",
    ]


# --- Game Modes -------------------------------------------------------------------------------------------------


def test_a_marker_is_put_on_the_unit_that_will_be_destroyed_sooner() -> None:
    units = (
        "red: stark-sworn-swords @ 24 10 0 with=20201",
        "blue: lannister-guardsmen @ 20 24 180",
        "blue: lannister-guardsmen @ 28 24 180 wounds=3",
        "red: stark-bowmen @ 3 3 0",
    )
    game = scenario(*units, mode="fire-and-blood", position={"commanders": {"red": "20201"}})
    game.nothing_declared().play("red", "activate red-1")
    assert chosen(game) == "use victory-marker -: blue-2"


def test_in_a_siege_the_steward_defends_if_it_may_choose() -> None:
    match = new_match("miniatures", 2, 3, {"mode": "a-storm-of-swords", "points": 20})
    while match.decision(match.to_act[0]).kind != "choose-role":
        seat = match.to_act[0]
        match.play(seat, match.decision(seat).options[0])
    seat = match.to_act[0]
    chosen = make_bot("miniatures", "steward", 1).choose(SeatTable(match, seat), Budget())
    assert match.text(chosen) == "role defender"


def test_a_wall_that_is_nearly_down_is_worth_more_than_a_new_one() -> None:
    match = new_match("miniatures", 2, 3, {"mode": "a-storm-of-swords", "points": 20})
    game = match.game
    assert isinstance(game, Field)
    steps = [progress(game, lost + 1) - progress(game, lost) for lost in range(6)]
    assert steps == sorted(steps)
    assert progress(game, 0) == 0
    assert progress(game, 6) == 1
