"""Winds of Winter (p. 33): secret Missions, one of which each player reveals in each Round from the second on."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from maester.engine import Seat
from maester.games.miniatures import GAME, mission_view
from maester.games.miniatures.field import Field, empty_field
from maester.games.miniatures.geometry.numbers import INCH
from maester.games.miniatures.geometry.shapes import Area
from maester.games.miniatures.invariants import invariants
from maester.games.miniatures.mission_hands import MissionHands, TakeMissions, TakeUsualHands
from maester.games.miniatures.mission_view import MissionHandView, missions_view
from maester.games.miniatures.missions import speakers
from maester.games.miniatures.names import number_on
from maester.games.miniatures.secrets import MISSION_HAND
from maester.harness.leaks import Leak, check_forgetting, check_leaks
from maester.harness.marks import rule
from tests.games.miniatures.army_lists import LIONS, WOLVES
from tests.games.miniatures.language import Battle, new_game, scenario
from tests.games.miniatures.mission_language import (
    CORNERS,
    FIVE,
    SWORN,
    WINDS,
    active,
    missions,
    revealed,
    scored,
)

RESTING = tuple(CORNERS)


def choosing(**options: Any) -> Battle:
    """The armies are chosen, and the players choose their Mission cards."""
    return new_game(mode=WINDS, **options).play("red", f"army {LIONS}").play("blue", f"army {WOLVES}")


def holding(red: list[int], blue: list[int], *units: str, round: int = 1, **more: Any) -> Battle:
    """The next Round begins at once with these hands."""
    laid = {"hands": {"red": red, "blue": blue}, **more.pop("missions", {})}
    return scenario(*(units or RESTING), round=round, mode=WINDS, position={"missions": laid}, **more)


def hands(game: Battle, viewer: str | None) -> dict[str, list[int | None]]:
    return {hand["seats"][0]: list(hand["missions"]) for hand in missions(game, viewer)["hands"]}


# --- set-up ------------------------------------------------------------------------------------------------------


@rule("miniatures:mode-wow.deployment")
def test_zones_are_ten_inches_deep() -> None:
    zones = [player["zone"] for player in choosing().view()["players"]]
    assert [[zone[1] // INCH, zone[3] // INCH] for zone in zones] == [[0, 10], [38, 48]]


@rule("miniatures:mode-wow.objectives")
def test_five_objectives_lie_on_the_table_without_cards() -> None:
    game = choosing()
    places = [(token["x"] / INCH, token["y"] / INCH, token["card"]) for token in game.view()["objectives"]]
    assert sorted(places) == [(6, 18, 0), (6, 30, 0), (24, 24, 0), (42, 18, 0), (42, 30, 0)]
    assert game.events("objectives-laid-out")[0]["cards"] == []


@rule("miniatures:mode-wow.mission-hand")
def test_a_hand_has_six_cards_with_11_and_12() -> None:
    game = choosing()
    assert game.asked() == ("red", "blue")
    assert game.why_not("red", "missions 1,2,3,4,11,12") is None
    assert game.why_not("red", "missions 10,9,8,12,11,5") is None, "in any order"
    for hand in ("1,2,3,4,5,11", "1,2,3,11,12", "1,2,3,4,5,11,12", "1,1,2,3,11,12"):
        assert game.why_not("red", f"missions {hand}") == "mode-wow.mission-hand"
    assert game.numbers("red", "missions 1,2,3,4,5,11") == {"taken": 6, "hand": 6, "missing": [12], "strange": None}
    with game.refused("mode-wow.mission-hand"):
        game.play("red", "missions 1,2,3,4,5,6")
    game.play("red", "missions 1,2,3,4,11,12")
    assert game.view()["mode"]["missions"] is None, "nothing is dealt while somebody chooses"
    game.play("blue", "missions 1,2,3,4,11,12")
    assert hands(game, "red")["red"] == hands(game, "blue")["blue"] == [1, 2, 3, 4, 11, 12]


def test_the_nearest_hand_keeps_what_was_named() -> None:
    domain = choosing().match.decision("red").domain
    assert isinstance(domain, MissionHands)
    move = choosing().match.read_move(Seat(0), "missions 7,8,9,10,6")
    assert isinstance(move, TakeMissions)
    assert [number + 1 for number in domain.nearest(move).missions] == [7, 8, 9, 10, 11, 12]
    shown = domain.shown()
    assert (shown.always, shown.others, shown.number) == ((11, 12), tuple(range(1, 11)), 4)
    rng = Random(3)
    samples = [domain.sample(rng) for _ in range(20)]
    assert len(set(samples)) > 10
    assert all(domain.check(one) is None for one in (*samples, *domain.candidates()))


# --- secrets -----------------------------------------------------------------------------------------------------


@rule("miniatures:ruling.wow-hand")
def test_hands_are_secret_until_revealed() -> None:
    game = holding([3, 4, 5, 6], [1, 2, 11, 12], round=2, missions={"discarded": ["red 11", "red 12"]})
    assert hands(game, "blue")["red"] == hands(game, None)["red"] == [None] * 4
    assert hands(game, "red")["red"] == [3, 4, 5, 6]
    # Of 11 and 12 everybody knows that they are there as long as they are.
    assert hands(game, "red")["blue"] == [11, 12, None, None]
    # Both may have chosen the same; the card that was not revealed has no effect, and is gone when it was.
    assert "mission-hand-taken" not in str(game.events(viewer="blue"))


@rule("miniatures:ruling.wow-hand")
def test_only_the_own_side_is_told_what_was_chosen() -> None:
    game = choosing().play("red", "missions 1,2,3,4,11,12").play("blue", "missions 5,6,7,8,11,12")
    own, others = ([event for event in game.events(viewer=seat) if "taken" in event["event"]] for seat in ("red", None))
    assert [(event["event"], event["seat"]) for event in own] == [
        ("mission-hand-taken", "red"),
        ("missions-taken", "blue"),
    ]
    assert [event["event"] for event in others] == ["missions-taken"] * 2
    assert [event["number"] for event in others] == [6, 6]


@pytest.mark.parametrize("seed", [1, 2])
def test_twins_can_not_be_told_apart(seed: int) -> None:
    game = choosing(seed=seed)
    rng = Random(seed)
    game.play("red", "missions 1,2,3,4,11,12")
    for viewer in (Seat(0), Seat(1), None):
        check_leaks(game.match, viewer, rng)
    game.play("blue", "missions 5,6,7,8,11,12")
    for position in (game, holding([1, 2, 3, 4, 11, 12], [5, 6, 7, 8, 11, 12])):
        for viewer in (Seat(0), Seat(1), None):
            check_forgetting(position.match, viewer, rng)
            for _ in range(10):
                check_leaks(position.match, viewer, rng)
    twins = [
        holding([1, 2, 3, 4, 11, 12], [5, 6, 7, 8, 11, 12]).match.determinize(Seat(0), Random(n)) for n in range(9)
    ]
    dealt = {tuple(twin.game.mission_hand[1]) for twin in twins}
    assert len(dealt) > 4, "what the other holds is really unknown"
    assert all({12 + 10, 12 + 11} <= set(hand) for hand in dealt), "11 and 12 are in every hand"


def test_a_peek_at_a_mission_hand_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    game = holding([1, 2, 3, 4, 11, 12], [5, 6, 7, 8, 11, 12])
    monkeypatch.setattr(mission_view, "_hand", peeking_hand)
    with pytest.raises(Leak):
        look_often(game)


def peeking_hand(game: Field, side: int, viewer: Seat | None) -> MissionHandView:
    return MissionHandView(("red",), 6, tuple(number_on(one) for one in game.mission_hand[side]))


def look_often(game: Battle) -> None:
    rng = Random(1)
    for _ in range(10):
        check_leaks(game.match, Seat(1), rng)


# --- revealing ---------------------------------------------------------------------------------------------------


@rule("miniatures:mode-wow.reveal")
def test_each_reveals_a_card_from_round_two_on_the_first_player_first() -> None:
    # Red was First Player in Round 1: in Round 2 blue is.
    game = holding([1, 2, 3, 4, 11, 12], [5, 6, 7, 8, 11, 12])
    assert (game.field.round, game.asked(), game.question()) == (2, ("blue",), "pick-mission-to-reveal")
    assert game.options("blue") == [f"reveal mission {number}" for number in (5, 6, 7, 8, 11, 12)]
    assert game.why_not("blue", "reveal mission 1") == "mode-wow.reveal"
    game.play("blue", "reveal mission 5")
    assert (game.asked(), active(game)) == (("red",), [5])
    game.play("red", "reveal mission 2")
    assert active(game) == [5, 2]
    assert [one["revealed_by"] for one in missions(game)["active"]] == [["blue"], ["red"]]
    assert [(event["seat"], event["mission"]) for event in game.events("mission-revealed")] == [
        ("blue", "5"),
        ("red", "2"),
    ]
    assert hands(game, "red")["blue"] == [11, 12, None, None, None]


@rule("miniatures:mode-wow.reveal")
def test_nothing_is_revealed_in_round_one() -> None:
    game = choosing(terrain="ready").play("red", "missions 1,2,3,4,11,12").play("blue", "missions 1,2,3,4,11,12")
    game.rest(until="activate-unit")
    assert (game.field.round, active(game), game.events("mission-revealed")) == (1, [], [])


def test_mission_11_makes_its_player_first_for_the_round() -> None:
    game = holding([1, 11, 12], [5, 11, 12]).play("blue", "reveal mission 5").play("red", "reveal mission 11")
    assert (game.field.first, game.asked()) == (game.seat("red"), ("red",))
    assert game.events("first-player-changed")[-1]["seat"] == "red"
    # Who is First Player already stays it; of two who reveal it the later one is.
    game = holding([1, 11, 12], [5, 11, 12]).play("blue", "reveal mission 11").play("red", "reveal mission 1")
    assert (game.field.first, game.asked()) == (game.seat("blue"), ("blue",))
    game = holding([1, 11, 12], [5, 11, 12]).play("blue", "reveal mission 11").play("red", "reveal mission 11")
    assert game.field.first == game.seat("red")


@rule("miniatures:mode-wow.discard")
def test_revealed_cards_are_discarded_at_the_end_of_the_round() -> None:
    game = revealed(1)
    assert (game.field.round, active(game), missions(game)["discard"]) == (3, [], [1])
    assert game.events("missions-discarded")[0]["missions"] == ["1"]
    assert game.options("blue") == ["reveal mission 3", "reveal mission 4", "reveal mission 11", "reveal mission 12"]
    game.play("blue", "reveal mission 3")
    assert "reveal mission 1" not in game.options("red")


# --- scoring -----------------------------------------------------------------------------------------------------


@rule("miniatures:mode-wow.control")
def test_objectives_are_controlled_by_covering() -> None:
    unit = f"red: {SWORN} @ 24 24 0 wounds=8"
    game = revealed(1, unit, "blue: lannister-guardsmen @ 24 28.8 180", missions={"active": []})
    assert game.controls(1) is None
    game = revealed(1, unit, "blue: lannister-guardsmen @ 24 28.8 180 wounds=8", missions={"active": []})
    assert game.controls(1) == "red-1"


@rule("miniatures:mode-wow.scoring-missions")
def test_everybody_may_fulfil_what_anybody_revealed() -> None:
    blue_only = revealed(1, f"blue: {SWORN} @ 24 24 180", by="red")
    assert scored(blue_only) == {"blue": {"mission-1": 2}}
    both = revealed(12, f"blue: {SWORN} @ 24 24 180", f"red: {SWORN} @ 6 18 0", by="red")
    assert scored(both) == {"red": {"mission-12": 1}, "blue": {"mission-12": 1}}
    assert [(event["seat"], event["source"]) for event in both.events("victory-points-scored")] == [
        ("red", "mission-12"),
        ("blue", "mission-12"),
    ]


@rule("miniatures:mode-wow.objectives-no-vp")
def test_objectives_give_nothing_by_themselves() -> None:
    units = [f"red: {SWORN} @ {place} 0" for place in ("24 24", "6 18", "42 18")]
    game = revealed(2, *units)
    assert [game.controls(number) for number in (1, 2, 3)] == ["red-1", "red-2", "red-3"]
    assert scored(game) == {}


# --- the whole ---------------------------------------------------------------------------------------------------


@rule("miniatures:team.setup-as-duel")
def test_a_team_has_one_hand_which_both_of_it_know() -> None:
    table = Area(0, 0, 48 * INCH, 48 * INCH)
    game = empty_field(GAME.play.state, 4, table=table, points=20, last_round=6, side=(0, 1, 0, 1))
    game.mode, game.first = WINDS, Seat(1)
    assert speakers(game) == [Seat(1), Seat(2)], "one of each side, the First Player first"
    TakeUsualHands().run(game)
    assert len(game.mission_hand) == 2
    for side, team in ((0, (0, 2)), (1, (1, 3))):
        for seat in range(4):
            known = MISSION_HAND.known_to(game, Seat(seat), side)
            assert len(known) == (6 if seat in team else 2)
    shown = missions_view(game, None)
    assert shown is not None
    assert [hand.seats for hand in shown.hands] == [("red", "green"), ("blue", "gold")]


def test_a_position_tells_where_the_mission_cards_lie() -> None:
    game = holding([1, 2, 3, 4, 11, 12], [5, 6, 7, 8, 11, 12]).play("blue", "reveal mission 5")
    game.play("red", "reveal mission 2")
    game.field.destroyers = ((game.unit("blue-1"), 0),)
    game.field.mission_times = ((game.field.mission_active[0], 0),)
    text = game.match.position()
    again = scenario(mode=WINDS, position=text)
    assert again.match.position()["missions"] == text["missions"]
    assert (again.field.missions, again.field.mission_aside) == (game.field.missions, game.field.mission_aside)
    assert again.field.known[40:] == game.field.known[40:]
    assert (again.field.destroyers, again.field.mission_times) == (game.field.destroyers, game.field.mission_times)


def test_a_position_without_a_word_of_missions_has_the_usual_hands() -> None:
    game = scenario(*RESTING, round=1, mode=WINDS, objectives=FIVE)
    assert hands(game, "red")["red"] == [1, 2, 3, 4, 11, 12]


def lose_a_card(field: Field) -> None:
    field.mission_aside[0] = field.mission_aside[0][1:]


def hold_too_many(field: Field) -> None:
    field.mission_hand[0] += field.mission_aside[0][:1]
    field.mission_aside[0] = field.mission_aside[0][1:]


def hold_a_card_of_the_others(field: Field) -> None:
    field.mission_hand[0], field.mission_hand[1] = field.mission_hand[1], field.mission_hand[0]


def forget_the_own_hand(field: Field) -> None:
    first = 20 * len(field.army)
    field.known[first : first + 12] = [0] * 12


@pytest.mark.parametrize("spoil", [lose_a_card, hold_too_many, hold_a_card_of_the_others, forget_the_own_hand])
def test_what_is_wrong_with_mission_hands_is_noticed(spoil: Callable[[Field], Any]) -> None:
    game = holding([1, 2, 3, 4, 11, 12], [5, 6, 7, 8, 11, 12])
    assert list(invariants(game.field)) == []
    spoil(game.field)
    assert list(invariants(game.field))
