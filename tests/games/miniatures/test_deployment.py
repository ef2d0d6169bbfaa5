"""Deployment: zones, the First Player, and unit after unit onto the table (p. 27)."""

from __future__ import annotations

from random import Random

import pytest

from maester.engine import Seat
from maester.games.miniatures.deployment import DeployNext, UnitsLeftOut, has_room, off_table, places_of
from maester.games.miniatures.deployment_places import Deploy, DeploymentPlaces, Duty, duty_of
from maester.games.miniatures.geometry.numbers import Bearing, inches
from maester.games.miniatures.geometry.shapes import is_inside, overlaps
from maester.games.miniatures.modes import zone_of
from maester.games.miniatures.names import UNIT_NAMES, owner
from maester.harness.marks import rule
from tests.games.miniatures.army_lists import BANNERS, LIONS, MOUNTAIN, WOLVES
from tests.games.miniatures.language import Battle, new_game, scenario

SHUFFLED = "1" * 9
"""The draws that shuffle the Objective cards."""
FEW, MANY = LIONS, WOLVES


def rolled(dice: str, red: str = MANY, blue: str = MANY) -> Battle:
    """The battlefield is set up, and the players have rolled off for the zones."""
    game = new_game().dice(cards=SHUFFLED, zones=dice)
    return game.play("red", f"army {red}").play("blue", f"army {blue}").any_dice()


def deploying(red: str = MANY, blue: str = MANY) -> Battle:
    """Red has chosen the zone in the south, and blue is First Player."""
    return rolled("62", red, blue).play("red", "zone south").play("blue", "first blue")


def places(game: Battle, seat: str = "red") -> DeploymentPlaces:
    found = places_of(game.field, game.seat(seat))
    assert found is not None
    return found


def deploy(game: Battle, unit: str, x: float, y: float, face: float = 0) -> Deploy:
    return Deploy(game.unit(unit), inches(x), inches(y), Bearing(round(face * 100)))


def full_zone(off: str = "red: stark-bowmen", first: str = "red: stark-sworn-swords @ 2.75 2.4 0") -> Battle:
    """The zone of red is full of trays but for a strip of 4 in; another unit is off the table."""
    trays = [f"red: stark-sworn-swords @ {2.75 + 5.5 * x} {y} 0" for x in range(8) for y in (2.4, 7.4)]
    return scenario(first, *trays[1:], off, "blue: lannister-guardsmen @ 24 43 180")


# --- zones and the First Player -------------------------------------------------------------------------------------


@rule("miniatures:deploy.zone-choice")
def test_the_higher_roll_chooses_a_zone_or_leaves_the_choice() -> None:
    game = rolled("4463")
    assert [event["dice"] for event in game.events("rolled-off")] == [[4, 4], [6, 3]]
    assert game.asked() == ("red",)
    assert game.options() == ["zone south", "zone north", "leave zones"]
    taken = game.clone().play("red", "zone north")
    assert taken.field.edge == [1, 0]
    assert zone_of(taken.field, Seat(0)).top == 48_000
    game.play("red", "leave zones")
    assert (game.asked(), game.options()) == (("blue",), ["zone south", "zone north"])
    assert game.why_not("blue", "leave zones") == "deploy.zone-choice"
    game.play("blue", "zone south")
    assert game.field.edge == [1, 0]


@rule("miniatures:deploy.first-player-decision")
def test_the_other_player_names_the_first_player() -> None:
    game = rolled("62").play("red", "zone south")
    assert (game.asked(), game.options()) == (("blue",), ["first blue", "first red"])
    assert game.why_not("red", "first red") is not None
    for first in (0, 1):
        assert game.clone().play("blue", f"first {('red', 'blue')[first]}").field.first == first
    # Whoever was left the choice of the zone doesn't decide it.
    assert rolled("62").play("red", "leave zones").play("blue", "zone south").asked() == ("red",)


@rule("miniatures:ruling.first-player-moment")
def test_the_first_player_is_named_once_before_anything_is_deployed() -> None:
    game = rolled("62").play("red", "zone south").play("blue", "first red")
    assert game.field.on_table() == []
    game.rest(until="activate-unit")
    assert len(game.events("first-player-named")) == 1
    assert game.why_not("blue", "first blue") is not None


@rule("miniatures:start.first-round")
def test_round_one_begins_with_the_first_player() -> None:
    for first in ("red", "blue"):
        game = rolled("62").play("red", "zone south").play("blue", f"first {first}")
        assert game.field.round == 0
        game.rest(until="activate-unit")
        assert (game.field.round, game.asked()) == (1, (first,))
        assert game.events("round-started")[0]["first"] == first


# --- onto the table -------------------------------------------------------------------------------------------------


@rule("miniatures:deploy.alternate")
def test_the_players_deploy_in_turn_beginning_with_the_one_who_chose_the_zone() -> None:
    game = deploying()
    for number, seat in enumerate(("red", "blue") * 3):
        assert (game.asked(), game.question()) == ((seat,), "deploy-unit")
        other = "blue" if seat == "red" else "red"
        assert game.why_not(other, f"deploy {other}-6 24 {5 if other == 'red' else 43} 0") is not None
        game.play(seat, f"deploy {seat}-{number // 2 + 1} {6 + 6 * (number // 2)} {5 if seat == 'red' else 43} 0")
    # Neither an own unit twice nor a unit of the other.
    assert game.why_not("red", "deploy red-1 40 5 0") == "deploy.alternate"
    assert game.why_not("red", "deploy blue-5 40 5 0") == "deploy.alternate"
    # After a roll that blue won, blue begins.
    assert rolled("26").play("blue", "zone south").play("red", "first red").asked() == ("blue",)


@rule("miniatures:ruling.deploy-uneven")
def test_who_has_units_left_deploys_them_one_after_another() -> None:
    game = deploying(FEW, MANY).rest(until="activate-unit")
    order = [event["unit"].partition("-")[0] for event in game.events("unit-deployed")]
    assert order == [*["red", "blue"] * 5, "blue"]
    assert deploying(MANY, FEW).rest(until="activate-unit").field.on_table() != []


@rule("miniatures:deploy.fully-within-zone")
def test_the_whole_tray_lies_within_the_zone() -> None:
    game = deploying()
    assert game.why_not("red", "deploy red-1 24 9.4 0") == "deploy.fully-within-zone"
    assert game.numbers("red", "deploy red-1 24 9.4 0") == {"out": 1.8}
    assert game.why_not("red", "deploy red-1 24 7.4 0") is None
    assert game.why_not("red", "deploy red-1 24 43 0") == "deploy.fully-within-zone"
    # Turned it needs another place.
    assert game.why_not("red", "deploy red-1 24 7.6 0") is None
    assert game.why_not("red", "deploy red-1 24 7.6 45") == "deploy.fully-within-zone"
    refusal = game.match.why_not("red", "deploy red-1 24 9.4 0")
    assert refusal is not None
    assert refusal.nearest == deploy(game, "red-1", 24, 7.6)


@rule("miniatures:ruling.deploy-placement")
def test_trays_face_anywhere_but_overlap_neither_trays_nor_impassable_terrain() -> None:
    game = deploying().play("red", "deploy red-1 24 5 0").play("blue", "deploy blue-1 24 43 180")
    assert game.why_not("red", "deploy red-2 27 5 0") == "ruling.deploy-placement"
    assert game.numbers("red", "deploy red-2 27 5 0") == {"who": "red-1", "what": None, "depth": 2.5}
    assert game.why_not("red", "deploy red-2 29.5 5 0") is None
    for face in (0, 33, 90, 180, 271.25):
        assert game.why_not("red", f"deploy red-2 40 5 {face}") is None
    assert game.why_not("red", "deploy red-2 1 5 0") == "deploy.fully-within-zone"
    game.field.terrain += ["palisade", "forest"]
    game.field.terrain_pose += [game.field.pose_of(game.unit("red-1"))._replace(x=10_000), None]
    found = places(game).check(deploy(game, "red-2", 10, 5))
    assert found is not None
    assert (found.rule, found.values["what"]) == ("ruling.deploy-placement", "palisade")
    game.field.terrain[-2] = "forest"
    assert places(game).check(deploy(game, "red-2", 10, 5)) is None


@rule("miniatures:ruling.deploy-no-room")
def test_a_unit_without_room_stays_off_the_table_and_comes_as_its_activation() -> None:
    game = full_zone()
    assert [UNIT_NAMES[unit] for unit in off_table(game.field, Seat(0))] == ["red-17"]
    assert not has_room(game.field, game.unit("red-17"))
    DeployNext(Seat(0)).run(game.field)
    assert UnitsLeftOut((game.unit("red-17"),)) in game.field.fresh
    game.field.fresh.clear()
    assert game.why_not("red", "activate red-17") is not None
    # With room it is placed; it performs no action, and is activated.
    game = full_zone(first="red: stark-sworn-swords @ 24 20 0")
    assert has_room(game.field, game.unit("red-17"))
    game.play("red", "activate red-17")
    assert (game.question(), game.asked()) == ("place-late", ("red",))
    assert game.why_not("red", "deploy red-2 2.75 2.4 0") == "deploy.alternate"
    assert game.why_not("red", "deploy red-17 2.75 12.4 0") == "deploy.fully-within-zone"
    game.play("red", "deploy red-17 2.75 2.4 0")
    assert game.pose("red-17") == (2.75, 2.4, 0)
    assert game.is_activated("red-17")
    assert game.view()["active"] == "blue-1"


def test_a_unit_that_comes_late_keeps_an_inch_from_enemies() -> None:
    game = scenario("red: stark-bowmen @ 43 5 0", "red: stark-sworn-swords", "blue: lannister-guardsmen @ 24 5 180")
    game.play("red", "activate red-2")
    assert game.why_not("red", "deploy red-2 30 5 0") == "move.one-inch"
    assert game.numbers("red", "deploy red-2 30 5 0") == {"who": "blue-1", "gap": 0.5, "least": 1}
    assert game.why_not("red", "deploy red-2 30.5 5 0") is None


def test_a_small_tray_finds_the_gap_that_is_left() -> None:
    game = full_zone("red: grey-wind")
    assert has_room(game.field, game.unit("red-17"))
    places = places_of(game.field, Seat(0))
    assert places is not None
    assert places.check(places.candidates()[0]) is None


# --- the domain ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("army", [MANY, FEW, MOUNTAIN, BANNERS])
def test_the_first_candidate_again_and_again_makes_a_line_of_battle(army: str) -> None:
    game = deploying(army, army)
    while game.question() == "deploy-unit":
        game.play(game.asked()[0], game.options()[0])
    field = game.field
    for seat in (Seat(0), Seat(1)):
        own = [unit for unit in field.on_table() if owner(unit) == seat]
        zone = zone_of(field, seat)
        ahead = 1 if seat == 0 else -1
        assert all(is_inside(field.rectangle(unit), zone) for unit in own)
        assert all(field.pose_of(unit).bearing == (0 if seat == 0 else 18_000) for unit in own)
        duties = {unit: duty_of(field.card(unit)) for unit in own}
        front = [unit for unit in own if duties[unit] is Duty.FRONT]
        for unit in own:
            if duties[unit] is Duty.BEHIND:
                assert all((field.pose_of(other).y - field.pose_of(unit).y) * ahead > 0 for other in front)
            if duties[unit] is Duty.WING:
                between = {field.pose_of(other).x < field.pose_of(unit).x for other in front}
                assert len(between) == 1, "a wing stands outside the line"
    trays = [field.rectangle(unit) for unit in field.on_table()]
    assert not any(overlaps(one, other) for number, one in enumerate(trays) for other in trays[:number])


def test_candidates_and_samples_are_legal() -> None:
    rng = Random(3)
    for _ in range(4):
        game = deploying()
        while game.question() == "deploy-unit":
            seat = game.asked()[0]
            domain = places(game, seat)
            moves = domain.candidates()
            assert 1 <= len(moves) <= 40
            assert all(domain.check(move) is None for move in moves)
            move = domain.sample(rng)
            assert domain.check(move) is None
            game.play(seat, game.match.text(move))


@pytest.mark.parametrize(("x", "y", "face"), [(24, 30, 0), (-3, 5, 20), (24, 5, 0), (60, 60, 270)])
def test_a_refused_place_comes_with_the_nearest_legal_one(x: float, y: float, face: float) -> None:
    game = deploying().play("red", "deploy red-1 24 5 0").play("blue", "deploy blue-1 24 43 180")
    domain = places(game)
    wrong = deploy(game, "red-2", x, y, face)
    assert domain.check(wrong) is not None
    near = domain.nearest(wrong)
    assert near is not None
    assert domain.check(near) is None
    assert near.face == wrong.face


def test_a_page_can_draw_where_units_may_be_deployed() -> None:
    game = deploying().play("red", "deploy red-1 24 5 0").play("blue", "deploy blue-1 24 43 180")
    shown = places(game).shown()
    assert shown.area == ((0, 10_000), (48_000, 10_000), (48_000, 0), (0, 0))
    assert len(shown.taken) == 1
    assert (shown.places[0].what, shown.places[0].reason) == ("red-2", "line-of-battle")
    assert {place.reason for place in shown.places} == {"line-of-battle", "left", "right"}
