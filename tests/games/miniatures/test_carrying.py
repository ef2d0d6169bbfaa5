"""Objectives that are carried: positions, what can't be, where tokens and Corpse Piles are offered, what bots see."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

import pytest

import maester
from maester import BadData
from maester.bots.miniatures.prospects import Prospects
from maester.engine import ImpossiblePosition, Seat
from maester.games.miniatures.field import Field
from maester.games.miniatures.frames import Acting, Attack, Effect, Source
from maester.games.miniatures.geometry.numbers import FULL_TURN, INCH, Pose
from maester.games.miniatures.geometry.rings import (
    around,
    away,
    farthest_from,
    gap_outside,
    grown,
    nearest_to,
    on_bearing,
    reaches_to,
)
from maester.games.miniatures.geometry.shapes import Circle, Footprint, rectangle
from maester.games.miniatures.invariants import invariants
from maester.games.miniatures.modes.a_dance_with_dragons import PlaceBesideTray
from maester.games.miniatures.modes.a_feast_for_crows import PlaceBesidePile
from maester.games.miniatures.modes.carrying import mover
from maester.games.miniatures.names import CHARGE, NO_UNIT, Unit, unit_of
from maester.games.miniatures.round_places import RoundPlaces
from maester.harness.marks import rule
from maester.harness.playing import choose_restlessly
from tests.games.miniatures.army_lists import WOLVES
from tests.games.miniatures.language import FAR, Battle, new_game, scenario
from tests.games.miniatures.test_a_feast_for_crows import fallen
from tests.games.miniatures.test_sides import field_of

DANCE, FEAST = "a-dance-with-dragons", "a-feast-for-crows"
RED, BLUE = Seat(0), Seat(1)
UNITS = ("red: stark-sworn-swords @ 24 20 0", "blue: lannister-guardsmen @ 40 24 180", *FAR)
PILES = ("corpse-pile @ 24 24 0", "bog @ 40 10 0", "corpse-pile @ 6 36 0")
LINKED = ("24 20 card=3 on=red-1 pile=1", "6 36 card=5 pile=3")


def at_feast(objectives: tuple[str, ...] = LINKED, terrain: tuple[str, ...] = PILES, **more: Any) -> Battle:
    return scenario(*UNITS, objectives=objectives, terrain=terrain, mode=FEAST, **more)


def at_dance(*objectives: str, **more: Any) -> Battle:
    return scenario(*UNITS, objectives=objectives, mode=DANCE, **more)


# --- positions ------------------------------------------------------------------------------------------------------


def test_a_position_says_who_carries_what_and_to_which_pile_it_is_linked() -> None:
    game = at_feast()
    written = game.match.position()
    assert written["objectives"] == list(LINKED)
    again = Battle(maester.scenario("miniatures", written, 2, 1, {"points": 30, "mode": FEAST}))
    assert again.view() == game.view()
    assert (game.field.claimed, game.field.token_pile) == ([game.unit("red-1"), NO_UNIT], (0, 2))
    # A piece that was removed isn't told, and the others are counted anew.
    game.field.terrain_pose[1] = None
    assert game.match.position()["objectives"][1] == "6 36 card=5 pile=2"


@pytest.mark.parametrize("mode", [DANCE, FEAST])
def test_positions_of_random_battles_survive_being_written_and_read(mode: str) -> None:
    game, rng = new_game(8, rounds=4, mode=mode), Random(8)
    carried = 0
    match = game.play("red", f"army {WOLVES}").play("blue", f"army {WOLVES}").match
    while not match.over:
        if game.question() == "activate-unit":
            written = match.position()
            again = maester.scenario("miniatures", written, 2, 1, {"rounds": 4, "points": 30, "mode": mode})
            assert again.position() == written
            assert again.view()["table"]["objectives"] == match.view()["table"]["objectives"]
            carried += any(one["carried"] for one in match.view()["table"]["objectives"])
        decision = match.decision(match.to_act[0])
        match.play(decision.seat, choose_restlessly(match, decision, rng))
    assert carried


BAD: list[tuple[dict[str, Any], str, list[str]]] = [
    ({"mode": DANCE, "objectives": ["24 24 on=red-9"]}, "red-9", ["red-1", "blue-1", "red-2", "blue-2"]),
    ({"mode": "a-game-of-thrones", "objectives": ["24 24 on=red-1"]}, "red-1", []),
    ({"mode": FEAST, "objectives": ["24 24 pile=4"]}, "pile=4", ["pile=1…3"]),
    ({"mode": FEAST, "objectives": ["24 24", "6 36 pile=3"]}, "6 36 pile=3", ["24 24 pile=1", "6 24 pile=2"]),
]


@pytest.mark.parametrize(("said", "given", "right"), BAD)
def test_a_bad_line_is_told_what_would_be_right(said: dict[str, Any], given: str, right: list[str]) -> None:
    with pytest.raises(BadData) as caught:
        scenario(*UNITS, objectives=said["objectives"], terrain=PILES, mode=said["mode"])
    assert caught.value.values["given"] == given
    assert sorted(caught.value.values["right"]) == sorted(right)


IMPOSSIBLE = [
    (DANCE, ("24 24 on=red-1", "6 24 on=red-1"), PILES, "mode-adwd.one-token-per-unit"),
    (FEAST, ("24 24 on=red-1 pile=1", "6 36 on=red-1 pile=3"), PILES, "mode-affc.one-token-per-unit"),
    (FEAST, ("24 24 pile=1", "6 36"), PILES, "mode-affc.token-linked"),
    (FEAST, ("24 24 pile=1", "6 36 pile=1"), PILES, "mode-affc.token-linked"),
    (FEAST, ("24 24 pile=1", "6 36 pile=2"), PILES, "mode-affc.token-linked"),
    (FEAST, ("24 24 pile=1",), PILES, "mode-affc.token-linked"),
    (
        FEAST,
        tuple(f"{x} 30 pile={number}" for number, x in enumerate((6, 14, 22, 30, 38), start=1)),
        tuple(f"corpse-pile @ {x} 30 0" for x in (6, 14, 22, 30, 38)),
        "mode-affc.new-pile",
    ),
]


@pytest.mark.parametrize(("mode", "objectives", "terrain", "rule"), IMPOSSIBLE)
def test_what_cannot_be_is_refused(mode: str, objectives: tuple[str, ...], terrain: tuple[str, ...], rule: str) -> None:
    with pytest.raises(ImpossiblePosition) as caught:
        scenario(*UNITS, objectives=objectives, terrain=terrain, mode=mode)
    assert caught.value.values["rule"] == rule


# --- invariants -----------------------------------------------------------------------------------------------------


def lose_the_token(field: Field) -> None:
    field.claimed[0] = NO_UNIT
    field.token[0] = None


def be_in_two_places(field: Field) -> None:
    field.token[0] = (24_000, 20_000)


def carry_two(field: Field) -> None:
    field.claimed[1], field.token[1] = field.claimed[0], None


def unlink(field: Field) -> None:
    field.token_pile = field.token_pile[:1]


def remove_a_pile(field: Field) -> None:
    field.terrain_pose[0] = None


def be_off_the_table(field: Field) -> None:
    field.take_away(field.claimed[0])
    field.claimed[0] = Unit(0)
    field.token[0] = (0, 0)


@pytest.mark.parametrize(
    "spoil", [lose_the_token, be_in_two_places, carry_two, unlink, remove_a_pile, be_off_the_table]
)
def test_what_is_wrong_with_a_state_is_noticed(spoil: Callable[[Field], None]) -> None:
    field = at_feast().field
    assert list(invariants(field)) == []
    spoil(field)
    assert list(invariants(field))


# --- where things are offered -----------------------------------------------------------------------------------------


def domains() -> list[RoundPlaces]:
    """A token beside a tray, a token beside a Corpse Pile, and a new Corpse Pile."""
    dance, feast, pile = at_dance("24 24 on=red-1"), at_feast(), fallen()
    tray_places = PlaceBesideTray(BLUE, 0, dance.unit("red-1")).domain(dance.field)
    pile_places = PlaceBesidePile(BLUE, 0, feast.unit("red-1")).domain(feast.field)
    new_pile = pile.match.decision("red").domain
    assert isinstance(tray_places, RoundPlaces)
    assert isinstance(pile_places, RoundPlaces)
    assert isinstance(new_pile, RoundPlaces)
    return [tray_places, pile_places, new_pile]


@pytest.mark.parametrize("number", range(3))
def test_what_is_offered_drawn_and_nearest_is_legal(number: int) -> None:
    places, rng = domains()[number], Random(5)
    candidates = places.candidates()
    assert 3 <= len(candidates) == len(set(candidates)) == len(places.reasons())
    assert all(places.check(move) is None for move in candidates)
    samples = {places.sample(rng) for _ in range(40)}
    assert len(samples) > 20
    assert all(places.check(move) is None for move in samples)
    for _ in range(40):
        anywhere = places.made((rng.randrange(48 * INCH), rng.randrange(48 * INCH)))
        nearest = places.nearest(anywhere)
        assert nearest is not None
        assert places.check(nearest) is None
    shown = places.shown()
    assert shown is not None
    assert [(one.x, one.y) for one in shown.places] == [(move.x, move.y) for move in candidates]  # type: ignore[attr-defined]


def test_the_first_place_is_the_nearest_to_an_own_unit() -> None:
    places = domains()[0]
    first, reason = places.candidates()[0], places.reasons()[0]
    assert reason == ("near-own", "blue-1")
    # Blue's unit stands on the right of the tray.
    assert first.x > 26_750
    assert ("from-enemies", "") in places.reasons()


def test_a_token_that_was_placed_meanwhile_is_not_asked_for() -> None:
    game = at_dance("24 24 on=red-1")
    question = PlaceBesideTray(BLUE, 0, game.unit("red-1"))
    assert question.domain(game.field) is not None
    game.field.token[0], game.field.claimed[0] = (40_000, 10_000), NO_UNIT
    assert question.domain(game.field) is None


# --- who decides, and what bots see -----------------------------------------------------------------------------------


def test_whoever_pushes_a_bearer_decides_where_its_token_goes() -> None:
    game = field_of(0, 1, 2)
    red, green = unit_of(RED, 0), unit_of(Seat(2), 0)
    assert mover(game, red) == -1
    game.frames.append(Acting(unit=green, action=CHARGE, free=False))
    game.frames.append(Attack(attacker=green, defender=red, number=0, side=0))
    assert mover(game, red) == 2
    assert mover(game, green) == -1


@rule("miniatures:ruling.ffa-details")
def test_whose_effect_moves_a_bearer_decides_where_its_token_goes() -> None:
    """Green's card moves red's unit in red's own action; then red's does."""
    game = field_of(0, 1, 2)
    red = unit_of(RED, 0)
    game.frames.append(Acting(unit=red, action=CHARGE, free=False))
    game.frames.append(Effect(source=Source("card", Seat(2)), trigger=0))
    assert mover(game, red) == 2
    game.frames[-1] = Effect(source=Source("card", RED), trigger=0)
    assert mover(game, red) == -1


def test_bots_know_what_a_unit_would_hold() -> None:
    dance = at_dance("24 24 on=red-1", "40 16", "24 34")
    red, blue = (Prospects(dance.field, seat) for seat in (RED, BLUE))
    bearer, other = dance.unit("red-1"), dance.unit("blue-1")
    there = rectangle(Pose(10_000, 10_000, 0), dance.field.footprint(bearer))
    touching = rectangle(Pose(40_000, 19_000, 0), dance.field.footprint(other))
    assert red.held(there, bearer) == red.objective(0) > 0
    assert (blue.held(there, other), blue.held(touching, other) > 0) == (0, True)
    assert red.held(touching, bearer) == red.objective(0)
    feast = at_feast()
    prospects = Prospects(feast.field, RED)
    assert prospects.held(there, bearer) == 0
    assert prospects.held(feast.field.rectangle(bearer), bearer) > 0


# --- round things beside shapes ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "shape", [Circle(24_000.0, 24_000.0, 2_250.0), rectangle(Pose(24_000, 24_000, 3700), Footprint(5500, 4800))]
)
def test_points_around_a_shape_are_as_far_away_as_they_should_be(shape: Any) -> None:
    for gap in (700, 1000, 1300):
        for bearing in range(0, FULL_TURN, 700):
            assert abs(away(shape, *on_bearing(shape, bearing, gap)) - gap) < 2
        spots = around(shape, gap, 24)
        assert len(set(spots)) == 24
    assert away(shape, shape.x, shape.y) == 0
    spots = around(shape, 1000, 24)
    target = Circle(40_000.0, 24_000.0, 0.0)
    assert nearest_to(target, spots)[0] == max(x for x, _ in spots)
    assert farthest_from([target], spots)[0] == min(x for x, _ in spots)
    assert away(grown(shape, 1000), *spots[0]) < 2


def test_how_far_a_circle_reaches_and_how_far_two_are_apart() -> None:
    tray = rectangle(Pose(24_000, 24_000, 0), Footprint(5500, 4800))
    assert reaches_to(tray, Circle(24_000, 27_400, 700)) == 1700
    pile = Circle(24_000, 24_000, 2250)
    assert gap_outside(pile, Circle(24_000, 26_950, 700)) == 0
    assert gap_outside(pile, Circle(24_000, 26_450, 700)) == -500
    assert gap_outside(pile, Circle(24_000, 27_450, 700)) == 500
