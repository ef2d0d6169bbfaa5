"""Positions, invariants, names and stops of the miniatures game."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest

import maester
from maester.engine import definition_of
from maester.games.miniatures.geometry.numbers import Pose
from maester.games.miniatures.invariants import invariants
from maester.games.miniatures.names import Unit
from maester.harness.playing import choose_restlessly
from tests.games.miniatures.language import FAR, Battle, facing, new_game, scenario


def test_a_position_survives_being_written_and_read() -> None:
    game, rng = new_game(5, rounds=4), Random(5)
    match = game.match
    while not match.over and not (match.view()["table"]["round"] == 3 and game.question() == "activate-unit"):
        decision = match.decision(match.to_act[0])
        match.play(decision.seat, choose_restlessly(match, decision, rng))
    written = match.position()
    again = maester.scenario("miniatures", written, 2, 1, {"rounds": 4})
    assert again.position() == written
    assert again.view()["table"]["units"] == match.view()["table"]["units"]


def test_a_position_tells_when_somebody_passed() -> None:
    position = {"passes": {"red": 1}, "passed_in": {"red": 2}}
    written = scenario(*FAR, "red: grey-wind @ 24 24 0", position=position).match.position()
    assert (written["passes"], written["passed_in"]) == ({"red": 1, "blue": 0}, {"red": 2, "blue": 0})
    again = Battle(maester.scenario("miniatures", written, 2, 1, {}))
    assert again.why_not("red", "pass turn") == "pass.once-per-round"


def put_on_top(game: Battle) -> None:
    game.field.pose[game.unit("red-1")] = game.field.pose[game.unit("blue-1")]


def leave_the_table(game: Battle) -> None:
    game.field.pose[game.unit("red-1")] = Pose(-5_000, 0, 0)


def forget_contact(game: Battle) -> None:
    game.field.touching[game.unit("red-1")] = ()


def have_too_many_wounds(game: Battle) -> None:
    game.field.wounds[game.unit("red-1")] = 13


def stand_destroyed(game: Battle) -> None:
    game.field.wounds[game.unit("red-1")] = 0


def claim_from_afar(game: Battle) -> None:
    game.field.claimed = [Unit(0)]


def pass_too_often(game: Battle) -> None:
    game.field.passes[0] = 3


@pytest.mark.parametrize(
    "spoil",
    [
        put_on_top,
        leave_the_table,
        forget_contact,
        have_too_many_wounds,
        stand_destroyed,
        claim_from_afar,
        pass_too_often,
    ],
)
def test_what_is_wrong_with_a_state_is_noticed(spoil: Callable[[Battle], None]) -> None:
    game = scenario(
        "red: stark-sworn-swords @ 24 20 0", "blue: lannister-guardsmen @ 24 24.8 180", *FAR, objectives=["40 10"]
    )
    assert list(invariants(game.field)) == []
    spoil(game)
    assert list(invariants(game.field))


def test_units_are_called_by_their_cards() -> None:
    game = facing()
    assert game.match.words("en").say("unit-red-1") == "Lannister Guardsmen (red-1)"
    assert game.match.words("pl").say("unit-red-1") == "Gwardziści Lannisterów (red-1)"
    assert definition_of("miniatures").words("en").say("unit-red-1") == "red-1"


def test_each_window_is_a_stop() -> None:
    stops = definition_of("miniatures").play.stops
    assert stops is not None
    game = facing("stark-sworn-swords", "lannister-guardsmen")
    game.activate("red-1").dice(attack="4111111", defense="6").act("melee-attack").play("red", "pass")
    decision = game.match.decision("blue")
    assert (decision.window, decision.open_use) == ("after-attack", True)
    game = scenario("red: stark-outriders @ 24 10 0", *FAR, turn="blue")
    assert game.match.decision("red").window == "other-turn-starts"


def test_at_the_first_turn_of_the_battle_nobody_is_asked_about_orders_that_wait_for_the_next() -> None:
    stops = definition_of("miniatures").play.stops
    assert stops is not None
    units = ("red: stark-outriders @ 24 10 0", *FAR, "blue: lannister-guardsmen @ 30 45 180")
    game = scenario(*units, round=1, turn="blue", first="blue")
    assert game.match.decision("red").window == "opening"
    assert "opening" not in stops.usual(among_bots=True)
    assert "other-turn-starts" in stops.usual(among_bots=True)
    order = game.options()[0]
    # In the next turn of the opponent, in the same Round, the same Order may be used.
    game.play("red", "pass").activate("blue-1").act("maneuver").play("blue", game.options()[0])
    game.activate("red-2").act("maneuver").play("red", game.options()[0])
    assert game.match.decision("red").window == "other-turn-starts"
    assert order in game.options()
    later = scenario(*units, round=2, turn="blue", first="blue")
    assert later.match.decision("red").window == "other-turn-starts"


def test_a_unit_that_is_gone_is_engaged_with_nobody() -> None:
    game = facing()
    game.field.take_away(game.unit("blue-1"))
    assert game.engaged("red-1") == ()


def test_large_armies_can_be_engaged_and_kept() -> None:
    fallen = ["blue: lannister-guardsmen wounds=0"] * 17
    game = scenario(
        "red: stark-sworn-swords @ 24 20 0", *fallen, "blue: lannister-guardsmen @ 24 24.8 180", FAR[0], FAR[1],
        points=120,
    )  # fmt: skip
    assert game.engaged("red-1") == ("blue-18",)
    assert game.engaged("blue-18") == ("red-1",)
    game.activate("red-1")
    again = maester.load(game.match.save())
    assert again.save() == game.match.save()
