"""Units, models, ranks and cards (p. 5, 7, 8), and measuring at any time (p. 21)."""

from __future__ import annotations

from maester.games.miniatures.army_costs import cost_of
from maester.games.miniatures.box import BOX
from maester.games.miniatures.geometry.shapes import front_arrow
from maester.games.miniatures.pieces.situations import Situation
from maester.games.miniatures.pieces.targets import FriendsWithin
from maester.games.miniatures.wounds import suffer
from maester.harness.marks import rule
from maester.rulebook import catalogue
from tests.games.miniatures.army_lists import army
from tests.games.miniatures.language import FAR, Battle, facing, scenario


def alone(card: str, special: str = "") -> Battle:
    return scenario(f"red: {card} @ 24 24 0 {special}", *FAR)


def after(card: str, wounds: int) -> Battle:
    """A unit of this card that has suffered Wounds."""
    game = alone(card)
    suffer(game.field, game.unit("red-1"), wounds, "test")
    return game


# --- ranks --------------------------------------------------------------------------------------------------------


@rule("miniatures:rank.infantry-three")
def test_infantry_begins_with_three_ranks() -> None:
    assert alone("stark-sworn-swords").ranks("red-1") == 3
    assert BOX.units["10110"].ranks == 2


@rule("miniatures:rank.cavalry-two")
def test_cavalry_begins_with_two_ranks() -> None:
    assert alone("stark-outriders").ranks("red-1") == 2


@rule("miniatures:rank.solo-one")
def test_a_solo_unit_always_has_one_rank() -> None:
    assert [alone("grey-wind", f"wounds={wounds}").ranks("red-1") for wounds in (4, 2, 1)] == [1, 1, 1]


@rule("miniatures:rank.lost-with-last-model")
def test_a_rank_is_lost_with_its_last_model() -> None:
    found = [alone("stark-sworn-swords", f"wounds={models}").ranks("red-1") for models in (9, 8, 5, 4)]
    assert found == [3, 2, 2, 1]


@rule("miniatures:rank.removal-last-rank-first")
def test_models_fall_from_the_last_rank() -> None:
    game = after("stark-sworn-swords", 2)
    assert (game.models("red-1"), game.ranks("red-1")) == (10, 3)


@rule("miniatures:rank.removal-next-rank")
def test_the_next_rank_loses_models_only_when_the_last_is_gone() -> None:
    game = alone("stark-sworn-swords", "wounds=9")
    suffer(game.field, game.unit("red-1"), 2, "test")
    assert (game.models("red-1"), game.ranks("red-1")) == (7, 2)


@rule("miniatures:ruling.model-layout")
def test_models_stand_in_ranks_of_four_and_of_two() -> None:
    assert [BOX.units[ref].models_per_rank for ref in ("10201", "10202", "10110")] == [4, 2, 4]


@rule("miniatures:tray.models-are-health")
def test_a_wound_removes_a_model() -> None:
    assert after("stark-sworn-swords", 5).models("red-1") == 7


@rule("miniatures:tray.front-arrow")
def test_the_front_arrow_is_the_middle_of_the_front_edge() -> None:
    game = scenario("red: stark-sworn-swords @ 24 10 0", *FAR)
    assert front_arrow(game.field.rectangle(game.unit("red-1"))) == (24_000, 12_400)


# --- cards --------------------------------------------------------------------------------------------------------


@rule("miniatures:card.speed")
def test_speed_is_how_far_a_unit_maneuvers() -> None:
    game = scenario("red: stark-sworn-swords @ 24 10 0", *FAR).activate("red-1").act("maneuver")
    assert game.why_not("red", "maneuver 0 5 0") is None
    assert game.why_not("red", "maneuver 0 5.1 0") == "maneuver.sequence"


@rule("miniatures:card.morale")
def test_morale_is_what_a_test_must_reach() -> None:
    for dice, passed in (("241", True), ("231", False)):
        game = facing().strike(attack="411111", defense="1", panic=dice)
        assert game.events("test-made")[-1]["passed"] is passed


@rule("miniatures:card.attack-entries")
def test_a_card_lists_each_attack_with_to_hit_and_dice() -> None:
    attacks = [(one.id, one.kind, one.to_hit, one.dice) for one in BOX.units["10205"].attacks]
    assert attacks == [("arrow-volley", "long", 3, (7, 7, 5)), ("short-sword", "melee", 5, (5, 4, 3))]


@rule("miniatures:card.points-cost")
def test_the_cost_pays_for_one_full_tray() -> None:
    assert BOX.units["10105"].cost == 8
    assert cost_of(army("lannister/40/10105,10105")) == 16


# --- terms --------------------------------------------------------------------------------------------------------


@rule("miniatures:term.model")
def test_terrain_and_tokens_are_no_models() -> None:
    game = scenario("red: stark-sworn-swords @ 24 24 0", *FAR, terrain=["forest @ 10 24 0"], objectives=["36 24"])
    assert sum(unit["models"] for unit in game.view()["units"] if unit["unit"] == "red-1") == 12


@rule("miniatures:term.engaged")
def test_enemy_trays_in_contact_are_engaged_and_friends_are_not() -> None:
    game = facing("stark-sworn-swords", "lannister-guardsmen", "red: stark-bowmen @ 29.5 20 0", *FAR)
    assert game.engaged("red-1") == ("blue-1",)
    assert game.engaged("blue-1") == ("red-1",)
    assert game.engaged("red-2") == ()


@rule("miniatures:term.unengaged")
def test_half_an_inch_away_is_not_engaged() -> None:
    game = scenario("red: stark-sworn-swords @ 24 20 0", "blue: lannister-guardsmen @ 24 25.3 180", *FAR)
    assert game.engaged("red-1") == ()


@rule("miniatures:term.enemy")
def test_every_unit_that_one_does_not_control_is_an_enemy() -> None:
    game = facing("stark-sworn-swords", "lannister-guardsmen", "red: stark-bowmen @ 29.5 20 0", *FAR)
    enemies = game.field.enemies(game.unit("red-1"))
    assert [game.field.is_enemy(game.unit("red-1"), unit) for unit in enemies] == [True, True]
    assert game.unit("red-2") not in enemies


@rule("miniatures:term.friendly")
def test_a_friend_is_chosen_if_a_part_of_its_tray_is_in_range_and_the_unit_itself_always() -> None:
    game = scenario(
        "red: stark-outriders @ 24 10 0",
        "red: stark-sworn-swords @ 24 20.8 0",
        "red: stark-sworn-swords @ 35.6 10 0",
        *FAR,
    )
    found = FriendsWithin(6_000).of(game.field, Situation(game.unit("red-1"), game.unit("red-1")))
    assert list(found) == [game.unit("red-1"), game.unit("red-2")]


@rule("miniatures:term.in-range")
def test_one_corner_within_the_distance_is_in_range() -> None:
    game = scenario("red: stark-sworn-swords @ 24 10 0", "blue: lannister-guardsmen @ 24 26.8 180", *FAR)
    field, red, blue = game.field, game.unit("red-1"), game.unit("blue-1")
    assert field.is_in_range(red, blue, 12_000)
    game.put("blue-1", 24, 26.9, 180)
    assert not field.is_in_range(red, blue, 12_000)
    assert field.is_in_range(red, red, 0)


@rule("miniatures:ruling.range-between-units")
def test_range_is_the_shortest_distance_between_trays() -> None:
    game = scenario("red: stark-outriders @ 24 20 0", "red: stark-sworn-swords @ 24 10.1 0", *FAR)
    assert round(game.field.distance(game.unit("red-1"), game.unit("red-2"))) == 5_000
    assert game.unit("red-2") in FriendsWithin(6_000).of(game.field, Situation(game.unit("red-1"), game.unit("red-1")))


@rule("miniatures:ruling.contact")
def test_touching_at_a_corner_is_no_contact() -> None:
    game = scenario("red: stark-sworn-swords @ 24 20 0", "blue: lannister-guardsmen @ 29.5 24.8 180", *FAR)
    assert game.engaged("red-1") == ()
    game.put("blue-1", 29.4, 24.8, 180)
    assert game.engaged("red-1") == ("blue-1",)


@rule("miniatures:measure.any-time")
def test_everything_is_measured_at_any_time_and_nothing_changes() -> None:
    game = scenario("red: stark-sworn-swords @ 24 10 0", "blue: lannister-guardsmen @ 24 30 180", *FAR, turn="blue")
    before = game.match.hash()
    other = next(one for one in game.match.inspect("red-1")["others"] if one["unit"] == "blue-1")
    assert other["distance"] == 15_200
    assert game.match.hash() == before


@rule("miniatures:ruling.coordinates")
def test_a_tray_is_its_centre_and_its_bearing() -> None:
    game = scenario("red: stark-sworn-swords @ 24 10 90", *FAR)
    tray = game.field.rectangle(game.unit("red-1"))
    assert tray.corners[:2] == ((26_400, 12_750), (26_400, 7_250))
    assert front_arrow(tray) == (26_400, 10_000)


@rule("miniatures:ruling.page-references")
def test_chapters_are_found_by_their_pages() -> None:

    book = catalogue("miniatures")
    pages = {
        id: rule.page for id in ("mode.ten-modes", "los.four-zones", "attack.step-order") if (rule := book.rule(id))
    }
    assert pages == {"mode.ten-modes": 26, "los.four-zones": 12, "attack.step-order": 17}
