"""What is offered, refused and shown of Charges and distances: all that a player may know before anything is rolled."""

from __future__ import annotations

from random import Random

import pytest

from maester.engine import Seat
from maester.engine.knowledge import EVERYBODY
from maester.games.miniatures.alignment import outside
from maester.games.miniatures.charge_facings import ChargeFacings
from maester.games.miniatures.geometry.aims import spread, turn_between
from maester.games.miniatures.geometry.shapes import Area
from maester.games.miniatures.mustering import add_unit
from maester.games.miniatures.names import unit_of
from maester.games.miniatures.pieces.filters import FirstTurn
from maester.games.miniatures.pieces.situations import Situation
from tests.games.miniatures.charges import SWORDS, charging, guards, refusal
from tests.games.miniatures.language import FAR, Battle, lines, scenario

RED = unit_of(Seat(0), 0)


def facings(game: Battle) -> ChargeFacings:
    domain = game.match.decision("red").domain
    assert isinstance(domain, ChargeFacings)
    return domain


def test_the_facings_that_are_offered_each_with_its_reason_and_its_die() -> None:
    game = charging(SWORDS, guards(8))
    assert game.options() == ["face 0", "face 15.33", "face 330.44", "face 29.56"]
    assert facings(game).reasons() == (("straight", "3"), ("shortest", "3"), ("end", "3"), ("end", "3"))
    assert facings(game).only() is None
    # 10 in straight on need a 5, and 9.6 in askew as well.
    assert facings(charging(SWORDS, guards(9.7))).reasons()[0] == ("straight", "5")


def test_what_a_page_draws_of_a_charge() -> None:
    shown = facings(charging(SWORDS, guards(8))).shown()
    assert (shown.unit, shown.target, shown.side, shown.reach) == ("red-1", "blue-1", "front", 11_000)
    assert shown.start == (24_000, 17_200, 0)
    (lane,) = shown.lanes
    assert (lane.first, lane.last, len(lane.ways)) == (33_044, 2_956, 25)
    assert lane.ways[0] == (33_044, 7_997, 3)
    assert (0, 8_000, 3) in lane.ways
    assert [name for name, _ in shown.places] == ["full", "half-left", "half-right"]
    assert shown.candidates[0] == (0, 8_000, 3, "straight")


def test_why_a_facing_is_none() -> None:
    game = charging(SWORDS, guards(8))
    assert game.numbers("red", "face 200") == {"target": "blue-1", "reason": "beside"}
    far = charging(SWORDS, "blue: lannister-guardsmen @ 31.5 31 180")
    # At this end of the lanes the target is touched, but too late.
    wrong = [face for face in range(90) if far.why_not("red", f"face {face}") is not None]
    told = [far.numbers("red", f"face {face}") for face in wrong]
    short = [values for values in told if values["reason"] == "short"]
    assert short
    assert all((values["target"], values["most"]) == ("blue-1", 11) for values in short)
    assert all(values["needs"] > 11 for values in short)


def test_a_target_that_is_seen_through_a_gap_too_narrow_for_a_tray() -> None:
    units = lines((SWORDS, guards(8)))
    game = scenario(*units, terrain=("palisade @ 20 21.5 0", "palisade @ 28 21.5 0"))
    found = refusal(game, "red-1", "blue-1")
    assert (found.rule, found.values) == ("ruling.charge-distance", {"target": "blue-1"})


def test_random_facings_are_legal_and_differ() -> None:
    domain = facings(charging(SWORDS, guards(8)))
    drawn = {domain.sample(Random(seed)).face for seed in range(12)}
    assert len(drawn) > 6
    assert all(turn_between(face, 0) <= 2_956 for face in drawn)


def test_the_sides_of_a_target_between_which_a_player_chooses() -> None:
    game = charging("red: stark-sworn-swords @ 31.75 31.5 225", "blue: knights-of-casterly-rock @ 24 24 0")
    values = game.match.decision("red").prompt.values
    assert (values["unit"], values["target"]) == ("red-1", "blue-1")
    assert game.numbers("red", "against rear") == {"target": "blue-1", "side": "rear", "percent": 0.0, "most": 50.0}


def test_where_trays_are_lined_up_is_shown() -> None:
    game = charging(SWORDS, guards(4)).dice(charge=4).play("red", "face 0")
    assert game.match.decision("red").guidance == {
        "poses": {"0": [24_000, 21_200, 0], "1": [21_250, 21_200, 0], "2": [26_750, 21_200, 0]}
    }


def test_bearings_that_are_spread_over_a_stretch() -> None:
    assert spread(100, 500, 4) == [100, 200, 300, 400, 500]
    assert spread(35_900, 100, 2) == [35_900, 0, 100]
    assert spread(100, 102, 10) == [100, 101, 102]
    assert spread(100, 100, 10) == [100]
    assert (turn_between(35_900, 100), turn_between(100, 35_900), turn_between(100, 300)) == (200, 200, 200)


def test_what_lies_beyond_the_table() -> None:
    strips = outside(Area(0, 0, 48_000, 36_000))
    inner = [(24_000, 18_000), (1, 1), (47_999, 1), (1, 35_999), (47_999, 35_999)]
    outer = [(-1, 18_000), (48_001, 18_000), (24_000, -1), (24_000, 36_001), (-1, -1), (48_001, 36_001), (-900, 36_900)]

    def covered(x: int, y: int) -> bool:
        return any(
            abs(one.x - x) <= one.footprint.width / 2 and abs(one.y - y) <= one.footprint.depth / 2 for one in strips
        )

    assert [covered(*point) for point in inner] == [False] * len(inner)
    assert [covered(*point) for point in outer] == [True] * len(outer)


# --- what may be measured at any time (p. 21) ------------------------------------------------------------------------


def test_all_that_may_be_measured_about_a_unit() -> None:
    units = (
        "red: stark-bowmen @ 24 10 0",
        "blue: lannister-guardsmen @ 24 20 180",
        "blue: lannister-guardsmen @ 24 26 180",
        "red: stark-sworn-swords @ 34 10 0",
    )
    found = scenario(*units).match.inspect("red-1")
    assert (found["unit"], found["engaged"], found["charge_reach"], found["shooting_reach"]) == (
        "red-1",
        False,
        11_000,
        12_000,
    )
    near, friend, hidden = found["others"]
    assert (near["unit"], near["enemy"], near["distance"], near["shooting_distance"]) == ("blue-1", True, 5_200, 5_200)
    assert near["line"] == ((24_003, 12_400), (24_001, 17_600))
    assert (near["hidden_by"], near["may_shoot"], near["own_side"], near["its_side"]) == ((), True, "front", "front")
    assert (near["own_shares"], near["its_shares"]) == ((1, 0, 0, 0), (1, 0, 0, 0))
    charge = near["charge"]
    assert (charge["needs"], charge["side"], charge["rule"], charge["travel"]) == (1, "front", None, 4_685)
    assert charge["places"][0] == ("full", (24_000, 15_200, 0))
    assert (friend["unit"], friend["enemy"], friend["distance"], friend["charge"]) == ("red-2", False, 4_500, None)
    assert (friend["own_side"], friend["its_side"], friend["shooting_distance"]) == ("right-flank", "left-flank", None)
    assert (hidden["line"], hidden["hidden_by"], hidden["distance"]) == (None, ("blue-1",), 11_200)
    # Arrows fly over others; a Charge needs sight.
    assert (hidden["may_shoot"], hidden["charge"]["rule"], hidden["charge"]["travel"]) == (
        True,
        "charge.los-at-start",
        None,
    )


def test_an_engaged_unit_can_only_measure() -> None:
    units = ("red: stark-bowmen @ 24 10 0", "blue: lannister-guardsmen @ 24 14.8 180", "blue: grey-wind @ 24 20 180")
    found = scenario(*units).match.inspect("red-1")
    assert (found["engaged"], found["maneuver"], found["march"]) == (True, None, None)
    assert [one["may_shoot"] for one in found["others"]] == [False, False]


# --- armies on the table ---------------------------------------------------------------------------------------------


def test_a_commander_stands_left_of_other_attachments() -> None:
    field = scenario(*FAR).field
    add_unit(field, RED, "10201", ("20203", "20201"))
    assert [one.ref for one in field.attachments[RED]] == ["20201", "20203"]


def test_everybody_knows_the_cards_of_discard_piles_and_nobody_those_of_decks() -> None:
    position = {"commanders": {"red": "20201"}, "discards": {"red": ["stark-winters-might", "stark-assault-orders"]}}
    field = scenario(*FAR, position=position).field
    assert [field.known[card] for card in field.discard[0]] == [EVERYBODY] * 2
    assert {field.known[card] for card in field.deck[0]} == {0}


@pytest.mark.parametrize(("turns", "is_first"), [(1, True), (2, True), (3, False)])
def test_the_first_turn_of_each_side(turns: int, is_first: bool) -> None:
    field = scenario(*FAR).field
    field.turns = turns
    assert FirstTurn().holds(field, Situation(RED, RED)) is is_first


def test_turns_are_counted_one_by_one() -> None:
    more = [f"{seat}: stark-bowmen @ {x} {y} 0" for seat, y in (("red", 3), ("blue", 40)) for x in (13, 23)]
    game = scenario(*FAR, *more)
    counted = []
    for _ in range(3):
        counted.append(game.field.turns)
        unit = game.options()[0].split()[1]
        game.activate(unit).play(game.asked()[0], "action forgo")
        game.nothing_declared()
    assert counted == [1, 2, 3]
