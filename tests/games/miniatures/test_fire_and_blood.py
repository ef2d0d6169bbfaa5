"""Fire & Blood (p. 35): Marked units with their cards, Victory Point markers, and what destroying them scores."""

from __future__ import annotations

from typing import Any

import pytest

import maester
from maester.engine import Seat
from maester.games.miniatures.attack_values import keywords
from maester.games.miniatures.field import NOBODY
from maester.games.miniatures.frames import Attack, Credit
from maester.games.miniatures.geometry.shapes import Area
from maester.games.miniatures.invariants import invariants
from maester.games.miniatures.modes import mode_named
from maester.games.miniatures.modes.fire_and_blood import MarkUnits
from maester.games.miniatures.modes.here_we_stand import MODE as HERE_WE_STAND
from maester.games.miniatures.reserve import take_into_reserve
from maester.games.miniatures.wounds import suffer
from maester.harness.marks import rule
from tests.games.miniatures.army_lists import WOLVES
from tests.games.miniatures.language import FAR, Battle, facing, new_game, scenario

MODE = "fire-and-blood"
ROBB, JAIME = "20201", "20115"
GUARDS, SWORN = "lannister-guardsmen", "stark-sworn-swords"
LEADERS = {"commanders": {"red": ROBB, "blue": JAIME}}
TABLE = Area(0, 0, 48_000, 48_000)


def marking(*units: str, first: str = "red") -> Battle:
    """These units are deployed, and are to be Marked."""
    told = units or (
        f"red: {SWORN} @ 10 5 0",
        f"red: {SWORN} @ 20 5 0",
        f"red: {SWORN} @ 30 5 0",
        f"blue: {GUARDS} @ 10 43 180",
        f"blue: {GUARDS} @ 20 43 180",
        f"blue: {GUARDS} @ 30 43 180",
    )
    game = scenario(*told, mode=MODE, first=first)
    return game.meanwhile(lambda field: field.then(MarkUnits()))


def battle(*more: str, blue: str = GUARDS, **position: Any) -> Battle:
    """Robb Stark's unit faces a blue one."""
    return facing(f"{SWORN} with={ROBB}", blue, *more, mode=MODE, position={**LEADERS, **position})


def within(distance: float, **position: Any) -> Battle:
    """Robb Stark's unit, and an enemy whose tray is so many inches before it."""
    depth = 4.8
    units = (f"red: {SWORN} @ 24 10 0 with={ROBB}", f"blue: {GUARDS} @ 24 {10 + depth + distance:g} 180")
    return scenario(*units, FAR[0], FAR[1], mode=MODE, position={**LEADERS, **position})


def destroyed(game: Battle, unit: str, by: str | None, seat: str | None = "red") -> Battle:
    """The unit suffers all Wounds to the account of a seat, and of a unit."""
    account = NOBODY if seat is None else game.seat(seat)
    credit = Credit(account, game.unit(by)) if by else Credit(account)
    return game.meanwhile(lambda field: suffer(field, game.unit(unit), 99, "test", credit)).nothing_declared()


def scored(game: Battle, seat: str = "red") -> dict[str, int]:
    return dict(game.field.points_scored[game.seat(seat)])


# --- the battlefield -----------------------------------------------------------------------------------------------


@rule("miniatures:mode-fab.deployment")
def test_zones_are_eighteen_inches_deep() -> None:
    zones = mode_named(MODE).zones(TABLE)
    assert zones == ((0, 0, 48_000, 18_000), (0, 30_000, 48_000, 48_000))


@rule("miniatures:mode-fab.terrain")
def test_terrain_is_laid_also_in_zones_but_six_inches_away_from_edges() -> None:
    game = new_game(mode=MODE, terrain="chosen").play("red", f"army {WOLVES}").play("blue", f"army {WOLVES}")
    seat = game.asked()[0]
    assert game.why_not(seat, "lay bog 24 12 0") is None
    assert game.why_not(seat, "lay bog 24 8 0") == "mode-fab.terrain"
    game.play(seat, "lay bog 24 12 0")
    assert game.why_not(game.asked()[0], "lay bog 24 16 0") == "mode-fab.terrain"


def test_no_objectives_lie_on_the_table_and_rounds_score_nothing() -> None:
    assert mode_named(MODE).tokens(TABLE) == ()
    game = scenario(f"red: {SWORN} @ 24 24 0 activated", f"blue: {GUARDS} @ 24 43 180 activated", mode=MODE, round=3)
    assert (game.field.round, game.field.points_scored) == (4, [(), ()])


# --- Marking -------------------------------------------------------------------------------------------------------


@rule("miniatures:mode-fab.marking")
def test_units_are_marked_in_turn_by_the_opponent_after_deployment() -> None:
    game = marking()
    assert (game.question(), game.asked()) == ("choose-marked", ("red",))
    assert game.options() == ["mark blue-1", "mark blue-2", "mark blue-3"]
    assert game.why_not("red", "mark red-1") == "mode-fab.marking"
    game.play("red", "mark blue-2").play("blue", "objective-card 6")
    assert (game.question(), game.asked()) == ("choose-marked", ("blue",))
    game.play("blue", "mark red-1").play("red", "objective-card 7")
    # A unit is Marked once.
    assert game.options() == ["mark blue-1", "mark blue-3"]
    assert game.why_not("red", "mark blue-2") == "mode-fab.marking"
    game.play("red", "mark blue-3").play("blue", "objective-card 8")
    game.play("blue", "mark red-2").play("red", "objective-card 9")
    assert game.question() == "activate-unit"
    assert [event["seat"] for event in game.events("unit-marked")] == ["red", "blue", "red", "blue"]
    assert [one["unit"] for one in game.view()["mode"]["marked"]] == ["blue-2", "red-1", "blue-3", "red-2"]
    # If blue is First Player, blue begins.
    assert marking(first="blue").asked() == ("blue",)


@rule("miniatures:mode-fab.marking")
def test_marking_comes_after_deployment_and_before_the_first_round() -> None:
    game = new_game(mode=MODE).play("red", f"army {WOLVES}").play("blue", f"army {WOLVES}").rest(until="choose-marked")
    assert game.field.round == 0
    assert len(game.field.on_table()) == 12
    game.rest(until="activate-unit")
    assert (game.field.round, len(game.field.marked)) == (1, 4)


@rule("miniatures:mode-fab.marked-card")
def test_the_owner_chooses_a_card_that_works_to_the_end_of_the_game() -> None:
    game = marking().play("red", "mark blue-1")
    assert (game.question(), game.asked()) == ("choose-marked-card", ("blue",))
    assert game.options() == [f"objective-card {card}" for card in (6, 7, 8, 9, 10)]
    game.play("blue", "objective-card 6").play("blue", "mark red-1")
    assert (game.asked(), game.options()) == (("red",), [f"objective-card {card}" for card in (7, 8, 9, 10)])
    game.rest(until=lambda game: game.field.round == 4)
    attack = Attack(attacker=game.unit("blue-1"), defender=game.unit("red-3"), number=0, side=0)
    assert "sundering" in keywords(game.field, attack)
    assert game.view()["mode"]["marked"][0] == {"unit": "blue-1", "card": 6}


@rule("miniatures:mode-fab.cards")
def test_the_cards_six_to_ten_are_used() -> None:
    game = marking().play("red", "mark blue-1")
    assert game.options() == [f"objective-card {card}" for card in (6, 7, 8, 9, 10)]
    assert game.why_not("blue", "objective-card 5") == "mode-fab.cards"


@rule("miniatures:ruling.fab-card-pool")
def test_each_card_is_assigned_once() -> None:
    game = marking().play("red", "mark blue-1").play("blue", "objective-card 6", "mark red-1")
    assert game.why_not("red", "objective-card 6") == "ruling.fab-card-pool"
    game.play("red", "objective-card 7", "mark blue-2").play("blue", "objective-card 8", "mark red-2")
    assert game.options() == ["objective-card 9", "objective-card 10"]


@rule("miniatures:ruling.fab-few-units")
def test_a_side_with_one_unit_has_it_marked_and_the_opponent_skips_the_rest() -> None:
    game = marking(f"red: {SWORN} @ 10 5 0", f"red: {SWORN} @ 20 5 0", f"blue: {GUARDS} @ 10 43 180")
    # Blue's one unit is Marked without a question.
    assert (game.question(), game.asked()) == ("choose-marked-card", ("blue",))
    game.rest(until="activate-unit")
    assert [event["seat"] for event in game.events("unit-marked")] == ["red", "blue", "blue"]
    assert len(game.field.marked) == 3


def test_only_deployed_units_are_marked() -> None:
    game = marking(f"red: {SWORN} @ 10 5 0", f"red: {SWORN} reserve", *FAR, first="blue")
    assert game.options() == ["mark red-1", "mark red-3"]


def test_among_three_who_fight_alone_each_marks_a_unit_of_the_next_player() -> None:
    corners = {"red": "5 5 0", "blue": "43 5 0", "green": "5 43 180"}
    beside = {"red": "12 5 0", "blue": "36 5 0", "green": "12 43 180"}
    units = [f"{seat}: {SWORN} @ {place}" for places in (corners, beside) for seat, place in places.items()]
    game = Battle(maester.scenario("miniatures", {"units": units}, 3, 1, {"points": 30, "mode": MODE}))
    game.meanwhile(lambda field: field.then(MarkUnits()))
    assert game.options() == ["mark blue-1", "mark blue-2"]
    assert game.why_not("red", "mark green-1") == "mode-fab.marking"
    game.play("red", "mark blue-1").play("blue", "objective-card 6")
    game.play("blue", "mark green-1").play("green", "objective-card 7")
    game.play("green", "mark red-1").play("red", "objective-card 8")
    assert game.question() == "activate-unit"
    assert len(game.field.marked) == 3


# --- markers -------------------------------------------------------------------------------------------------------


@rule("miniatures:mode-fab.commander-vp-marker")
def test_the_commanders_unit_puts_a_marker_on_an_enemy_in_long_range() -> None:
    use = "use victory-marker -: blue-1"
    game = within(12).nothing_declared().play("red", "activate red-1")
    assert [option for option in game.options() if option.startswith("use victory-marker")] == [use]
    game.play("red", use).nothing_declared()
    assert game.view()["mode"]["victory_markers"] == [{"unit": "blue-1", "markers": 1}]
    # Farther away it isn't offered, nor to another unit.
    far = within(12.1).nothing_declared().play("red", "activate red-1")
    assert far.why_not("red", use) is not None
    other = within(4).nothing_declared().play("red", "activate red-2")
    assert other.why_not("red", use) is not None


@rule("miniatures:mode-fab.commander-vp-marker")
def test_markers_accumulate() -> None:
    game = within(12, victory_markers={"blue-1": 2}).nothing_declared().play("red", "activate red-1")
    game.play("red", "use victory-marker -: blue-1").nothing_declared()
    assert game.field.markers_on(game.unit("blue-1")) == 3
    assert game.events("victory-marker-put")[-1]["markers"] == 3
    assert game.why_not("red", "use victory-marker -: blue-1") is not None


@rule("miniatures:ruling.commander-unit")
def test_a_commander_without_a_combat_unit_puts_no_markers() -> None:
    # Roose Bolton's card as if he were an NCU: no Combat Unit holds the Commander.
    game = within(4).nothing_declared()
    game.field.commander[0] = "30201"
    game.play("red", "activate red-1")
    assert not any("victory-marker" in option for option in game.options())


# --- scoring -------------------------------------------------------------------------------------------------------


@rule("miniatures:mode-fab.scoring-by-marked")
def test_a_marked_unit_scores_for_what_it_destroys() -> None:
    assert scored(destroyed(battle(marked=("red-1",)), "blue-1", "red-1")) == {"destroyed": 1, "by-marked-units": 1}
    # What a Tactics card destroys is no unit's.
    assert scored(destroyed(battle(marked=("red-1",)), "blue-1", None)) == {"destroyed": 1}
    assert scored(destroyed(battle(), "blue-1", "red-1")) == {"destroyed": 1}


@rule("miniatures:mode-fab.scoring-marked-destroyed")
def test_a_marked_unit_is_worth_two_more() -> None:
    assert scored(destroyed(battle(marked=("blue-1",)), "blue-1", "red-1")) == {"destroyed": 1, "marked-units": 2}
    assert scored(destroyed(battle(marked=("blue-2",)), "blue-1", "red-1")) == {"destroyed": 1}


@rule("miniatures:mode-fab.scoring-markers")
def test_each_marker_is_worth_one_more() -> None:
    game = destroyed(battle(victory_markers={"blue-1": 3}), "blue-1", "red-1")
    assert scored(game) == {"destroyed": 1, "markers": 3}
    # They are gone with the unit.
    assert game.field.victory_markers == ()


@rule("miniatures:ruling.fab-marked-total")
def test_all_of_it_is_added_up() -> None:
    game = destroyed(battle(marked=("red-1", "blue-1"), victory_markers={"blue-1": 2}), "blue-1", "red-1")
    assert scored(game) == {"destroyed": 1, "marked-units": 2, "markers": 2, "by-marked-units": 1}
    assert game.points("red") == 6


@rule("miniatures:ruling.fab-marked-total")
@pytest.mark.parametrize("by", [None, "blue"])
def test_a_marked_unit_lost_to_terrain_or_its_own_side_scores_what_lies_on_it(by: str | None) -> None:
    game = battle(marked=("blue-1", "blue-2"), victory_markers={"blue-1": 1})
    destroyed(game, "blue-1", "blue-2" if by else None, by)
    assert (scored(game), scored(game, "blue")) == ({"destroyed": 1, "marked-units": 2, "markers": 1}, {})


def test_a_marked_unit_that_goes_into_reserve_keeps_its_card_and_its_markers() -> None:
    told: dict[str, Any] = {"borne": ("red: objective-6 on=red-2 whole",), "marked": ("red-2",)}
    game = battle(victory_markers={"red-2": 1}, **told)
    game.meanwhile(lambda field: take_into_reserve(field, game.unit("red-2")))
    assert game.field.in_reserve[game.unit("red-2")]
    assert list(invariants(game.field)) == []
    assert game.view()["mode"]["marked"] == [{"unit": "red-2", "card": 6}]
    assert game.view()["mode"]["victory_markers"] == [{"unit": "red-2", "markers": 1}]


# --- positions -----------------------------------------------------------------------------------------------------


def test_a_position_says_marked_units_their_cards_and_markers() -> None:
    told: dict[str, Any] = {
        "borne": ("blue: objective-6 on=blue-1 whole",),
        "marked": ("blue-1",),
        "victory_markers": {"blue-2": 2},
    }
    game = battle(**told)
    again = Battle(maester.scenario("miniatures", game.match.position(), 2, 1, {"points": 30, "mode": MODE}))
    assert again.view()["mode"] == game.view()["mode"]
    assert game.view()["mode"]["marked"] == [{"unit": "blue-1", "card": 6}]
    assert game.view()["mode"]["victory_markers"] == [{"unit": "blue-2", "markers": 2}]


@pytest.mark.parametrize(
    "wrong",
    [
        {"marked": ("blue-9",)},
        {"victory_markers": {"blue-9": 1}},
        {"victory_markers": {"blue-1": 0}},
        {"used": ("order-hold-the-line",)},
        {"used": ("commander-objective-6 until=never",)},
        {"used": ("commander-objective-6 on=red-1",)},
    ],
)
def test_wrong_positions_are_named(wrong: dict[str, Any]) -> None:
    with pytest.raises(maester.BadData):
        battle(**wrong)


def test_modes_do_not_share_what_they_show() -> None:
    assert HERE_WE_STAND.shown(battle().field, Seat(0)).keys() == {"quadrants", "halved"}
    assert battle().view()["mode"]["quadrants"] is None
