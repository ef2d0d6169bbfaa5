"""Here We Stand (p. 36): four squares, what counts in them, and who Controls them."""

from __future__ import annotations

from typing import Any

import pytest

from maester.games.miniatures.box import BOX
from maester.games.miniatures.geometry.shapes import Area
from maester.games.miniatures.modes import mode_named
from maester.games.miniatures.modes.here_we_stand import controlling, lines_of, quadrants_of
from maester.games.miniatures.names import QUADRANT_NAMES
from maester.harness.marks import rule
from tests.games.miniatures.army_lists import WOLVES
from tests.games.miniatures.language import Battle, new_game, scenario

MODE = "here-we-stand"
GUARDS, SWORN = "lannister-guardsmen", "stark-sworn-swords"
TABLE = Area(0, 0, 48_000, 48_000)
BLUE = f"blue: {GUARDS} @ 40 43 180"


def standing(*units: str, **options: Any) -> Battle:
    """Units on the table in Round 2."""
    return scenario(*units, mode=MODE, **options)


def ended(*units: str, **options: Any) -> Battle:
    """The Round ends at once."""
    return standing(*[f"{line} activated" for line in units], **options)


def quadrant(game: Battle, name: str = "south-west") -> dict[str, Any]:
    return next(one for one in game.view()["mode"]["quadrants"] if one["quadrant"] == name)


def points(game: Battle, name: str = "south-west") -> tuple[int, ...]:
    """What red and blue have in a square."""
    return tuple(side["points"] for side in quadrant(game, name)["sides"])


def places(game: Battle, unit: str = "red-1") -> list[str]:
    return [QUADRANT_NAMES[one] for one in quadrants_of(game.field, game.unit(unit))]


# --- the battlefield -----------------------------------------------------------------------------------------------


@rule("miniatures:mode-hws.deployment")
def test_zones_are_eighteen_inches_deep() -> None:
    assert mode_named(MODE).zones(TABLE) == ((0, 0, 48_000, 18_000), (0, 30_000, 48_000, 48_000))


@rule("miniatures:mode-hws.terrain")
def test_terrain_stays_six_inches_away_from_edges_and_other_terrain() -> None:
    game = new_game(mode=MODE, terrain="chosen").play("red", f"army {WOLVES}").play("blue", f"army {WOLVES}")
    seat, depth = game.asked()[0], BOX.terrain["hedge"].footprint.depth / 2_000
    assert game.why_not(seat, f"lay hedge 24 {5 + depth:g} 0") == "mode-hws.terrain"
    assert game.why_not(seat, f"lay hedge 24 {6 + depth:g} 0") is None


@rule("miniatures:mode-hws.quadrants")
def test_the_battlefield_is_four_equal_squares() -> None:
    game = standing(f"red: {SWORN} @ 10 10 0", BLUE)
    assert {one["quadrant"]: tuple(one["area"]) for one in game.view()["mode"]["quadrants"]} == {
        "south-west": (0, 0, 24_000, 24_000),
        "south-east": (24_000, 0, 48_000, 24_000),
        "north-west": (0, 24_000, 24_000, 48_000),
        "north-east": (24_000, 24_000, 48_000, 48_000),
    }
    wide = standing(f"red: {SWORN} @ 30 10 0", BLUE, table=72)
    assert tuple(quadrant(wide)["area"]) == (0, 0, 36_000, 24_000)
    assert places(wide) == ["south-west"]


@rule("miniatures:ruling.hws-name")
def test_both_polish_names_lead_to_the_mode() -> None:
    said = standing(f"red: {SWORN} @ 10 10 0", BLUE).match.definition.words("pl")
    assert said.say(f"mode-{MODE}") == "Stoimy Tu i Teraz"
    # Whoever looks for the heading of its page finds the same one.
    assert "(Tu i Teraz)" in said.say(f"choice-mode-{MODE}")


# --- who is where --------------------------------------------------------------------------------------------------


@rule("miniatures:mode-hws.unit-in-quadrant")
def test_a_unit_is_where_the_larger_part_of_its_tray_is() -> None:
    # The tray is 5.5 in wide: 0.6 of it lies left of the border.
    assert places(standing(f"red: {SWORN} @ 23.45 10 0", BLUE)) == ["south-west"]
    assert places(standing(f"red: {SWORN} @ 24.55 10 0", BLUE)) == ["south-east"]
    assert places(standing(f"red: {SWORN} @ 10 24.1 0", BLUE)) == ["north-west"]
    assert places(standing(f"red: {SWORN} @ 24 10 0", BLUE)) == ["south-west", "south-east"]
    assert places(standing(f"red: {SWORN} @ 24 24 0", BLUE)) == list(QUADRANT_NAMES)
    # The area decides and not the middle: turned by 45 degrees the longer way of the tray lies across two squares.
    assert places(standing(f"red: {SWORN} @ 23.9 23.9 45", BLUE)) == ["south-east", "north-west"]
    assert places(standing(f"red: {SWORN} @ 23.9 23.8 45", BLUE)) == ["south-east"]


@rule("miniatures:mode-hws.unit-in-quadrant")
def test_if_a_border_halves_a_tray_the_opponent_decides() -> None:
    game = ended(f"red: {SWORN} @ 24 10 0", f"blue: {GUARDS} @ 10 10 0", f"red: {SWORN} @ 40 40 0")
    assert (game.question(), game.asked()) == ("decide-quadrant", ("blue",))
    assert game.options() == ["quadrant south-west", "quadrant south-east"]
    assert game.why_not("blue", "quadrant north-east") == "mode-hws.unit-in-quadrant"
    # Until then it counts nowhere.
    assert game.view()["mode"]["halved"] == [{"unit": "red-1", "quadrants": ["south-west", "south-east"]}]
    assert points(game, "south-east") == (0, 0)
    east = game.clone().play("blue", "quadrant south-east")
    assert (east.points("red"), east.points("blue")) == (2, 1)
    game.play("blue", "quadrant south-west")
    # Both cost 5: nobody has more there.
    assert game.events("quadrant-decided")[-1]["quadrant"] == "south-west"
    assert (game.points("red"), game.points("blue")) == (1, 0)


@rule("miniatures:ruling.hws-points")
def test_a_tray_in_several_squares_belongs_to_the_one_with_the_largest_area() -> None:
    # All four have a part of it.
    assert places(standing(f"red: {SWORN} @ 24.5 24.4 0", BLUE)) == ["north-east"]
    assert places(standing(f"red: {SWORN} @ 23.5 24.4 0", BLUE)) == ["north-west"]


# --- what counts ---------------------------------------------------------------------------------------------------


def cost(card: str) -> int:
    return next(unit.cost for unit in BOX.units.values() if unit.id == card)


@rule("miniatures:mode-hws.control")
@pytest.mark.parametrize(
    ("red", "blue", "side"), [(7, 6, 0), (6, 7, 1), (4, 0, None), (5, 0, 0), (7, 7, None), (5, 4, 0), (0, 0, None)]
)
def test_a_side_with_five_points_and_more_than_the_other_controls(red: int, blue: int, side: int | None) -> None:
    assert controlling({0: red, 1: blue}) == side


@rule("miniatures:ruling.ffa-details")
def test_more_than_every_other_side_is_needed() -> None:
    assert controlling({0: 7, 1: 6, 2: 3}) == 0
    assert controlling({0: 7, 1: 2, 2: 7}) is None


@rule("miniatures:mode-hws.control")
def test_the_points_of_all_units_in_a_square_are_added() -> None:
    game = standing(f"red: {SWORN} @ 6 10 0", f"red: {SWORN} @ 14 10 0 wounds=1", f"blue: {GUARDS} @ 10 20 180", BLUE)
    # Losses don't count: a unit is worth its whole cost.
    assert points(game) == (2 * cost(SWORN), cost(GUARDS))
    assert quadrant(game)["controlled_by"] == ["red"]
    assert [line["kind"] for line in quadrant(game)["sides"][0]["lines"]] == ["unit", "unit"]
    assert points(game, "north-east") == (0, cost(GUARDS))


@rule("miniatures:mode-hws.commander-points")
def test_a_commander_adds_three_points() -> None:
    jaime = "20115"
    game = standing(
        f"blue: {GUARDS} @ 10 10 0 with={jaime}",
        f"red: {SWORN} @ 40 10 0",
        position={"commanders": {"blue": jaime}},
    )
    assert points(game) == (0, cost(GUARDS) + 3)
    lines = quadrant(game)["sides"][1]["lines"]
    assert [(line["unit"], line["kind"], line["points"]) for line in lines] == [
        ("blue-1", "unit", cost(GUARDS)),
        ("blue-1", "commander", 3),
    ]
    # A Commander of nobody adds nothing.
    assert points(standing(f"blue: {GUARDS} @ 10 10 0 with={jaime}", f"red: {SWORN} @ 40 10 0")) == (0, cost(GUARDS))


@rule("miniatures:ruling.hws-points")
def test_own_attachments_and_own_ncus_by_influence_count() -> None:
    captain = next(one for one in BOX.attachments.values() if one.faction == "stark" and isinstance(one.cost, int))
    ncu = BOX.ncus["30201"]
    game = standing(
        f"red: {SWORN} @ 10 10 0 with={captain.ref}",
        f"blue: {GUARDS} @ 40 10 0",
        position={
            "ncus": (f"red: {ncu.ref}",),
            "borne": (f"red: {ncu.abilities[0].id} on=red-1 ncu=red-a until=round",),
        },
    )
    assert isinstance(captain.cost, int)
    assert points(game) == (cost(SWORN) + captain.cost + ncu.cost, 0)
    lines = quadrant(game)["sides"][0]["lines"]
    assert [(line["kind"], line["card"]) for line in lines] == [
        ("unit", game.field.record[game.unit("red-1")]),
        ("attachment", captain.ref),
        ("ncu", ncu.ref),
    ]
    # An Attachment of the enemy's army counts for nobody, nor an Influence on an enemy.
    game = standing(
        f"red: {SWORN} @ 10 10 0 with={captain.ref}@blue",
        f"blue: {GUARDS} @ 40 10 0",
        position={
            "ncus": (f"red: {ncu.ref}", f"red: {ncu.ref}"),
            "borne": (f"red: {ncu.abilities[0].id} on=blue-1 ncu=red-a until=round",),
        },
    )
    assert (points(game), points(game, "south-east")) == ((cost(SWORN), 0), (0, cost(GUARDS)))


@rule("miniatures:ruling.hws-points")
def test_an_ncu_that_is_the_commander_counts_with_its_three_points() -> None:
    ncu = BOX.ncus["30201"]
    game = standing(
        f"red: {SWORN} @ 10 10 0",
        f"blue: {GUARDS} @ 40 10 0",
        position={
            "ncus": (f"red: {ncu.ref}",),
            "borne": (f"red: {ncu.abilities[0].id} on=red-1 ncu=red-a until=round",),
        },
    )
    game.field.commander[0] = ncu.ref
    found = [(line.kind, line.points) for line in lines_of(game.field, game.unit("red-1"))]
    assert found == [("unit", cost(SWORN)), ("ncu", ncu.cost), ("commander", 3)]


# --- scoring -------------------------------------------------------------------------------------------------------


@rule("miniatures:mode-hws.scoring")
@pytest.mark.parametrize(("round", "red", "blue"), [(1, 0, 0), (2, 2, 1), (3, 2, 1)])
def test_each_controlled_square_scores_from_round_two_on(round: int, red: int, blue: int) -> None:
    units = (f"red: {SWORN} @ 10 10 0", f"red: {SWORN} @ 40 10 0", f"blue: {GUARDS} @ 40 40 180")
    game = ended(*units, round=round)
    assert (game.points("red"), game.points("blue")) == (red, blue)
    told = [(event["seat"], event["quadrant"], event["next"]) for event in game.events("quadrant-controlled")]
    assert told == ([("red", "south-west", 0), ("red", "south-east", 0), ("blue", "north-east", 0)] if red else [])
    assert [event["source"] for event in game.events("victory-points-scored")] == ["quadrants"] * (red + blue)


@rule("miniatures:mode-hws.scoring")
def test_influence_still_counts_when_points_are_scored() -> None:
    ncu = BOX.ncus["30201"]
    units = (f"red: {SWORN} @ 6 10 0 activated", f"blue: {SWORN} @ 14 10 0 activated")
    position = {
        "ncus": (f"red: {ncu.ref} zone=crown activated",),
        "borne": (f"red: {ncu.abilities[0].id} on=red-1 ncu=red-a until=round",),
    }
    assert standing(*units, position=position).points("red") == 1
    assert standing(*units).points("red") == 0
