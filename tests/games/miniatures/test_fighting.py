"""Line of Sight, range, Ranged and Melee Attacks (p. 12, 14, 15, 24, 25)."""

from __future__ import annotations

import pytest

from maester.games.miniatures.geometry.numbers import Inches
from maester.games.miniatures.geometry.shapes import Side
from maester.games.miniatures.geometry.zones import zone_of, zones
from maester.games.miniatures.movement import ShiftBy
from maester.games.miniatures.names import Way
from maester.games.miniatures.seeing import sight
from maester.games.miniatures.shooting import ShiftToShoot
from maester.harness.marks import rule
from tests.games.miniatures.language import FAR, Battle, facing, scenario

BOWS = "red: lannister-crossbowmen @ 24 10 0"
"""Long Range; their Front Arrow is at (24, 12.4)."""


def sees(game: Battle, viewer: str, target: str, *, ranged: bool = False) -> bool:
    return sight(game.field, game.unit(viewer), game.unit(target), ranged=ranged) is not None


def shooters(*lines: str, terrain: tuple[str, ...] = ()) -> Battle:
    """Crossbowmen that are activated; what stands before them are the lines."""
    return scenario(BOWS, *lines, *FAR, terrain=terrain).activate("red-1")


# --- Line of Sight ------------------------------------------------------------------------------------------------


@rule("miniatures:los.four-zones")
def test_the_surroundings_of_a_unit_are_four_zones() -> None:
    game = scenario("red: lannister-guardsmen @ 24 24 0", "blue: stark-bowmen @ 45 45 180")
    tray = game.field.rectangle(game.unit("red-1"))
    points = ((24, 30), (30, 24), (18, 24), (24, 18))
    found = [zone_of(tray, x * 1000, y * 1000) for x, y in points]
    assert found == [Side.FRONT, Side.RIGHT, Side.LEFT, Side.REAR]


@rule("miniatures:tray.sight-indicators")
def test_a_tray_has_exactly_four_zones() -> None:
    game = scenario("red: lannister-guardsmen @ 24 24 0", "blue: stark-bowmen @ 45 45 180")
    other = next(one for one in game.match.inspect("red-1")["others"] if one["unit"] == "blue-1")
    assert len(other["own_shares"]) == 4
    assert sum(other["own_shares"]) == pytest.approx(1, abs=0.002)


@rule("miniatures:los.definition")
def test_a_part_of_the_tray_in_the_front_zone_is_seen() -> None:
    game = scenario("red: lannister-guardsmen @ 24 10 0", "blue: stark-sworn-swords @ 36 18 0", *FAR)
    assert sees(game, "red-1", "blue-1")


@rule("miniatures:los.front-zone-only")
def test_what_lies_outside_the_front_zone_is_not_seen() -> None:
    game = scenario("red: lannister-guardsmen @ 24 10 0", "blue: stark-sworn-swords @ 40 14 0", *FAR)
    assert not sees(game, "red-1", "blue-1")


@rule("miniatures:example.los-visible")
def test_the_guardsmen_see_the_berserkers() -> None:
    game = scenario("red: lannister-guardsmen @ 24 12 0", "blue: house-umber-berserkers @ 34 20 0", *FAR)
    assert sees(game, "red-1", "blue-1")


@rule("miniatures:example.los-not-visible")
def test_the_guardsmen_do_not_see_the_berserkers_beside_them() -> None:
    game = scenario("red: lannister-guardsmen @ 24 12 0", "blue: house-umber-berserkers @ 34 12 0", *FAR)
    assert not sees(game, "red-1", "blue-1")


@rule("miniatures:los.units-block")
def test_other_units_block_sight() -> None:
    screen = ("blue: stark-sworn-swords @ 21.25 18 180", "blue: stark-sworn-swords @ 26.75 18 180")
    behind = "blue: stark-bowmen @ 24 30 180"
    game = scenario(BOWS, behind, *screen, *FAR)
    assert not sees(game, "red-1", "blue-1")
    game = scenario(BOWS, behind, screen[0], *FAR)
    assert sees(game, "red-1", "blue-1")


@rule("miniatures:example.los-blocked")
def test_two_units_side_by_side_hide_the_bowmen() -> None:
    game = scenario(
        BOWS,
        "blue: stark-bowmen @ 24 30 180",
        "blue: house-umber-berserkers @ 21.25 18 180",
        "blue: stark-sworn-swords @ 26.75 18 180",
        *FAR,
    )
    assert [sees(game, "red-1", unit) for unit in ("blue-1", "blue-2", "blue-3")] == [False, True, True]


@rule("miniatures:ruling.los-lines")
def test_a_line_along_the_seam_of_two_trays_is_blocked() -> None:
    game = scenario(
        "red: grey-wind @ 24 10 0",
        "blue: grey-wind @ 24 30 180",
        "blue: stark-sworn-swords @ 21.25 20 180",
        "blue: stark-sworn-swords @ 26.75 20 180",
        *FAR,
    )
    assert not sees(game, "red-1", "blue-1")


@rule("miniatures:los.terrain-may-block")
def test_a_palisade_blocks_sight_and_a_weirwood_tree_does_not() -> None:
    units = ("red: grey-wind @ 24 10 0", "blue: grey-wind @ 24 26 180", *FAR)
    assert not sees(scenario(*units, terrain=["palisade @ 24 18 0"]), "red-1", "blue-1")
    assert sees(scenario(*units, terrain=["weirwood @ 24 18 0"]), "red-1", "blue-1")


@rule("miniatures:los.zone-by-majority")
def test_the_zone_with_the_largest_part_of_the_tray_counts() -> None:
    game = scenario("red: lannister-guardsmen @ 24 24 0", "blue: stark-sworn-swords @ 34 30 180", *FAR)
    own, other = (game.field.rectangle(game.unit(unit)) for unit in ("red-1", "blue-1"))
    assert zones(own, other) == (Side.RIGHT,)


@rule("miniatures:los.zone-from-target")
def test_the_zone_is_that_of_the_target() -> None:
    game = facing("lannister-guardsmen", "stark-sworn-swords", side="rear").strike(
        attack="411111", defense="5", panic="661"
    )
    assert game.events("attack-declared")[-1]["side"] == "rear"


@rule("miniatures:terrain-keyword.blocks-line-of-sight")
def test_nobody_sees_through_a_palisade_from_outside() -> None:
    units = ("red: grey-wind @ 24 10 0", "blue: grey-wind @ 24 26 180", *FAR)
    game = scenario(*units, terrain=["palisade @ 24 18 0"])
    assert not sees(game, "red-1", "blue-1")
    assert not sees(game, "blue-1", "red-1")
    on_it = scenario("red: grey-wind @ 24 18 0", *units[1:], terrain=["palisade @ 24 18 0"], unchecked=True)
    assert sees(on_it, "red-1", "blue-1")


@rule("miniatures:terrain-keyword.cover")
def test_cover_hides_from_shots_and_not_from_charges() -> None:
    units = ("red: grey-wind @ 24 10 0", "blue: grey-wind @ 24 28 180", *FAR)
    game = scenario(*units, terrain=["forest @ 24 19 0"])
    assert sees(game, "red-1", "blue-1")
    assert not sees(game, "red-1", "blue-1", ranged=True)
    inside = scenario("red: grey-wind @ 24 19 0", *units[1:], terrain=["forest @ 24 19 0"])
    assert sees(inside, "red-1", "blue-1", ranged=True)


@rule("miniatures:ruling.cover-through")
def test_a_unit_inside_cover_is_seen_and_one_behind_it_is_not() -> None:
    shooter = "red: lannister-crossbowmen @ 24 10 0"
    inside = scenario(shooter, "blue: grey-wind @ 24 19 180", *FAR, terrain=["forest @ 24 19 0"])
    assert sees(inside, "red-1", "blue-1", ranged=True)
    behind = scenario(shooter, "blue: grey-wind @ 24 24 180", *FAR, terrain=["forest @ 24 19 0"])
    assert not sees(behind, "red-1", "blue-1", ranged=True)


# --- range --------------------------------------------------------------------------------------------------------


def target_at(y: float) -> str:
    """Guardsmen whose nearest edge is at this height, straight ahead."""
    return f"blue: lannister-guardsmen @ 24 {y + 2.4:g} 180"


@rule("miniatures:range.short-long")
def test_long_range_is_twelve_inches_and_short_range_six() -> None:
    assert "action ranged-attack" in shooters(target_at(24.4)).options()
    game = shooters(target_at(24.5)).play("red", "action ranged-attack")
    assert game.why_not("red", "pass") == "ranged.requirements"
    near = scenario("red: pyromancers @ 24 10 0", target_at(18.4), *FAR).activate("red-1").act("ranged-attack")
    assert near.why_not("red", "pass") is None
    far = scenario("red: pyromancers @ 24 10 0", target_at(18.5), *FAR).activate("red-1").act("ranged-attack")
    assert far.why_not("red", "pass") == "ranged.requirements"


@rule("miniatures:range.measure")
def test_range_is_measured_from_the_front_arrow() -> None:
    game = shooters(target_at(24.4))
    other = next(one for one in game.match.inspect("red-1")["others"] if one["unit"] == "blue-1")
    assert other["shooting_distance"] == 12_000


@rule("miniatures:card.attack-range")
def test_a_ranged_attack_has_the_printed_range() -> None:
    assert scenario(BOWS, *FAR).match.inspect("red-1")["shooting_reach"] == 12_000
    assert scenario("red: pyromancers @ 24 10 0", *FAR).match.inspect("red-1")["shooting_reach"] == 6_000


@rule("miniatures:ruling.tolerance")
def test_a_hundredth_of_an_inch_is_tolerated() -> None:
    assert shooters(target_at(24.405)).act("ranged-attack").why_not("red", "pass") is None
    assert shooters(target_at(24.42)).act("ranged-attack").why_not("red", "pass") == "ranged.requirements"


@rule("miniatures:example.ranged-in-range")
def test_the_bowmen_shoot_over_eleven_inches() -> None:
    game = scenario("red: stark-bowmen @ 24 10 0", target_at(23.4), *FAR).shoot(attack="1111111")
    assert game.events("attack-declared")[-1]["defender"] == "blue-1"


@rule("miniatures:example.ranged-out-of-range")
def test_the_bowmen_do_not_shoot_over_fifteen_inches() -> None:
    game = scenario("red: stark-bowmen @ 24 10 0", target_at(27.4), *FAR).activate("red-1")
    with game.refused("ranged.requirements"):
        game.play("red", "action ranged-attack")


@rule("miniatures:ruling.range-arc")
def test_range_and_sight_are_separate() -> None:
    game = (
        scenario(BOWS, "blue: lannister-guardsmen @ 24 26.7 180", "blue: grey-wind @ 24 22 180", *FAR)
        .activate("red-1")
        .act("ranged-attack")
    )
    game.play("red", "pass")
    assert "shoot blue-1 with 1" in game.options()


# --- Ranged Attacks -----------------------------------------------------------------------------------------------


@rule("miniatures:ranged.not-engaged")
def test_an_engaged_unit_does_not_shoot() -> None:
    game = facing("lannister-crossbowmen").activate("red-1")
    with game.refused("ranged.not-engaged"):
        game.play("red", "action ranged-attack")


@rule("miniatures:ranged.requirements")
def test_a_unit_needs_a_ranged_attack_and_a_target() -> None:
    game = scenario("red: lannister-guardsmen @ 24 10 0", target_at(20), *FAR).activate("red-1")
    with game.refused("ranged.requirements"):
        game.play("red", "action ranged-attack")
    game = shooters(target_at(30))
    with game.refused("ranged.requirements"):
        game.play("red", "action ranged-attack")


@rule("miniatures:ranged.shift-two")
def test_before_shooting_a_unit_shifts_up_to_two_inches() -> None:
    game = shooters(target_at(25.9)).act("ranged-attack")
    with game.refused("term.shift"):
        game.play("red", "shift forward 2.1")
    game.dice(attack="111111").play("red", "shift forward 1.5").no_rerolls()
    assert game.pose("red-1") == (24, 11.5, 0)
    assert game.events("attack-declared")[-1]["defender"] == "blue-1"


@rule("miniatures:ranged.shift-must-keep-target")
def test_after_the_shift_there_must_be_a_target() -> None:
    game = shooters(target_at(24.4)).act("ranged-attack")
    with game.refused("ranged.shift-must-keep-target"):
        game.play("red", "shift back 1")


@pytest.mark.parametrize(
    ("units", "terrain"),
    [
        ((target_at(24.4),), ()),
        ((target_at(25.9),), ()),
        # Two targets, one of them behind a forest, beside which there is a gap.
        ((target_at(22), "blue: stark-sworn-swords @ 33 20 180"), ("forest @ 24 16 0",)),
        # At the edge of the Front zone.
        (("blue: stark-sworn-swords @ 33.2 15 180",), ()),
    ],
)
def test_what_is_drawn_of_a_shift_before_shooting_is_what_is_allowed(
    units: tuple[str, ...], terrain: tuple[str, ...]
) -> None:
    game = shooters(*units, terrain=terrain).act("ranged-attack")
    decision = game.match.decision("red")
    domain, shown = decision.domain, game.match.reach("red")
    assert isinstance(domain, ShiftToShoot)
    assert shown is not None
    assert [tuple(end["pose"]) for end in shown["ends"]] == [domain.shift.end(move) for move in decision.options]
    verdicts = set()
    for way, ray in enumerate(shown["rays"]):
        for distance in range(5, ray["reach"] - 5, 7):
            barred = [(low, high) for low, high in ray["barred"] if low < distance < high]
            legal = domain.check(ShiftBy(Way(way), Inches(distance))) is None
            assert legal is not bool(barred)
            verdicts.add(legal)
    assert verdicts == {True, False}


def test_a_shift_without_a_target_names_the_nearest_one_with_a_target() -> None:
    game = shooters(target_at(24.4)).act("ranged-attack")
    for typed, nearest in (("shift back 1.5", "shift back 0.01"), ("shift forward 2.5", "shift forward 2")):
        refusal = game.match.why_not("red", typed)
        assert refusal is not None
        assert game.match.text(refusal.nearest) == nearest
    # What is nearest may be farther: out of range, until it comes near enough.
    game = shooters(target_at(25.9)).act("ranged-attack")
    refusal = game.match.why_not("red", "shift forward 0.5")
    assert refusal is not None
    assert game.match.text(refusal.nearest) == "shift forward 1.49"


@rule("miniatures:ranged.one-target")
def test_one_enemy_is_shot_at() -> None:
    game = shooters(target_at(22), "blue: stark-sworn-swords @ 30 22 180").act("ranged-attack").play("red", "pass")
    assert game.options() == ["shoot blue-1 with 1", "shoot blue-2 with 1"]
    with game.refused("ranged.one-target"):
        game.play("red", "shoot red-2 with 1")


@rule("miniatures:ranged.into-combat-allowed")
def test_a_unit_may_shoot_at_an_engaged_enemy() -> None:
    game = shooters(target_at(22), "red: lannister-guardsmen @ 29.15 24.4 270").act("ranged-attack").play("red", "pass")
    assert game.engaged("blue-1") == ("red-2",)
    assert [event["defender"] for event in game.events("attack-declared")] == ["blue-1"]


@rule("miniatures:ranged.into-combat-panic")
def test_friends_of_the_shooter_in_that_combat_test_for_panic() -> None:
    friends = ("red: lannister-guardsmen @ 29.15 24.4 270", "red: lannister-guardsmen @ 18.85 24.4 90")
    game = shooters(target_at(22), *friends).dice(attack="111111", panic="661661").act("ranged-attack")
    game.play("red", "pass").nothing_declared().play("red", "choose red-2").no_rerolls()
    assert [event["unit"] for event in game.events("test-made")] == ["red-2", "red-3"]


@rule("miniatures:ruling.into-combat-tests")
def test_they_test_also_if_the_target_was_destroyed() -> None:
    friend = "red: lannister-guardsmen @ 29.15 24.4 270"
    game = shooters(f"{target_at(22)} wounds=1", friend)
    game.dice(attack="611111", defense="1", panic="661").act("ranged-attack").play("red", "pass").no_rerolls()
    assert not game.field.stands(game.unit("blue-1"))
    assert [event["unit"] for event in game.events("test-made")] == ["red-2"]


@rule("miniatures:ruling.zone-tie-attack")
def test_of_two_zones_alike_the_shooter_chooses() -> None:
    # The line between the zones of a large solo tray leaves its corner, (26.775, 22.62), at 45 degrees.
    game = scenario(
        "red: lannister-crossbowmen @ 34.775 14.62 315", "blue: golden-company-war-elephant @ 24 24 90", *FAR
    )
    shooter, target = (game.field.rectangle(game.unit(unit)) for unit in ("red-1", "blue-1"))
    assert zones(target, shooter) == (Side.FRONT, Side.RIGHT)
    game.activate("red-1").act("ranged-attack")
    while game.question() in ("shift-before-shooting", "choose-target"):
        game.answer_quietly()
    assert game.options() == ["from front", "from right-flank"]
    game.dice(attack="111111").play("red", "from right-flank")
    assert game.events("attack-declared")[-1]["side"] == "right-flank"


@rule("miniatures:ruling.crossbow-range")
def test_short_range_of_the_crossbow_is_measured_as_the_shot() -> None:
    def rerolls(x: float, y: float) -> bool:
        game = shooters(f"blue: lannister-guardsmen @ {x:g} {y:g} 180").act("ranged-attack")
        game.dice(attack="111111").play("red", "pass")
        return game.asks("red", "reroll-dice")

    assert not rerolls(33.25, 18.4)
    assert rerolls(24, 20.8)


# --- Melee Attacks ------------------------------------------------------------------------------------------------


@rule("miniatures:melee.only-engaged")
def test_only_an_engaged_unit_attacks_in_melee() -> None:
    game = scenario("red: stark-sworn-swords @ 24 20 0", "blue: lannister-guardsmen @ 24 25.8 180", *FAR).activate(
        "red-1"
    )
    with game.refused("melee.only-engaged"):
        game.play("red", "action melee-attack")


@rule("miniatures:melee.turn-to-face")
def test_a_unit_with_one_enemy_may_turn_to_it() -> None:
    game = scenario("red: house-umber-berserkers @ 24 24 0", "blue: lannister-guardsmen @ 29.15 24 270", *FAR)
    game.activate("red-1").act("melee-attack").play("red", "align full")
    assert game.pose("red-1") == (24.35, 24, 90)


@rule("miniatures:example.melee-turn-and-half-align")
def test_the_berserkers_turn_to_the_guardsmen() -> None:
    found = {}
    for place in ("full", "half-left", "half-right"):
        game = scenario("red: house-umber-berserkers @ 24 24 0", "blue: lannister-guardsmen @ 29.15 24 270", *FAR)
        found[place] = game.activate("red-1").act("melee-attack").play("red", f"align {place}").pose("red-1")
    assert set(found.values()) == {(24.35, 24, 90), (24.35, 21.25, 90), (24.35, 26.75, 90)}


@rule("miniatures:ruling.melee-realign")
def test_a_unit_may_realign_without_turning() -> None:
    game = facing().activate("red-1").act("melee-attack").play("red", "align half-left")
    assert game.pose("red-1") == (21.25, 20, 0)


@rule("miniatures:melee.align-choice")
def test_other_alignments_are_refused() -> None:
    game = facing().activate("red-1").act("melee-attack")
    assert game.options() == ["align half-left", "align half-right", "pass"]
    with game.refused("melee.align-choice"):
        game.play("red", "align near-left")


@rule("miniatures:melee.no-turn-multiple")
def test_a_unit_engaged_from_two_sides_may_not_turn() -> None:
    game = (
        facing("stark-sworn-swords", "lannister-guardsmen", "blue: lannister-guardsmen @ 29.15 20 270", *FAR)
        .activate("red-1")
        .act("melee-attack")
    )
    assert game.asks("red", "choose-strike")


@rule("miniatures:example.melee-two-sides")
def test_the_berserkers_may_attack_either_enemy() -> None:
    game = (
        facing("house-umber-berserkers", "lannister-guardsmen", "blue: lannister-guardsmen @ 29.15 20 270", *FAR)
        .activate("red-1")
        .act("melee-attack")
    )
    assert game.options() == ["strike blue-1 with 1", "strike blue-2 with 1"]


@rule("miniatures:ruling.melee-two-on-one-side")
def test_two_enemies_on_one_side_keep_a_unit_from_turning() -> None:
    game = (
        scenario(
            "red: stark-sworn-swords @ 24 24 0",
            "blue: grey-wind @ 19.87 25.4 90",
            "blue: grey-wind @ 19.87 22.6 90",
            *FAR,
        )
        .activate("red-1")
        .act("melee-attack")
    )
    assert game.asks("red", "choose-strike")


@rule("miniatures:melee.choose-attack-and-target")
def test_one_attack_and_one_enemy_are_named() -> None:
    game = (
        facing("stark-sworn-swords", "lannister-guardsmen", "blue: lannister-guardsmen @ 29.15 20 270", *FAR)
        .activate("red-1")
        .act("melee-attack")
    )
    game.dice(attack="1111111").play("red", "strike blue-2 with 1").no_rerolls()
    assert [event["defender"] for event in game.events("attack-declared")] == ["blue-2"]


@rule("miniatures:melee.no-los-needed")
def test_an_enemy_in_the_rear_may_be_attacked() -> None:
    game = (
        facing("stark-sworn-swords", "lannister-guardsmen", "blue: lannister-guardsmen @ 24 15.2 0", *FAR)
        .activate("red-1")
        .act("melee-attack")
    )
    assert not sees(game, "red-1", "blue-2")
    assert "strike blue-2 with 1" in game.options()


@rule("miniatures:melee.needs-attack")
def test_a_unit_without_a_melee_attack_makes_none() -> None:
    game = facing("stark-bowmen").activate("red-1").act("melee-attack").play("red", "pass")
    assert game.events("attack-declared")[-1]["attack"] == "short-sword"
    game = facing("stark-bowmen", "lannister-guardsmen", "blue: lannister-guardsmen @ 29.15 20 270", *FAR)
    game.activate("red-1").act("melee-attack")
    with game.refused("melee.needs-attack"):
        game.play("red", "strike blue-1 with 1")


@rule("miniatures:terrain-keyword.destructible")
def test_a_unit_within_an_inch_breaks_destructible_terrain_down() -> None:
    units = ("red: stark-sworn-swords @ 24 20 0", "blue: lannister-guardsmen @ 40 40 180")
    game = scenario(*units, *FAR, terrain=["hedge @ 24 23.7 0"]).activate("red-1").act("melee-attack")
    assert game.kinds("terrain-destroyed") == ["terrain-destroyed"]
    assert game.view()["terrain"] == []
    game = scenario(*units, *FAR, terrain=["hedge @ 24 24.1 0"]).activate("red-1")
    assert game.why_not("red", "action melee-attack") == "melee.only-engaged"


@rule("miniatures:ruling.destructible-attack")
def test_an_engaged_unit_may_break_terrain_down_instead() -> None:
    game = (
        scenario(
            "red: stark-sworn-swords @ 24 20 0",
            "blue: lannister-guardsmen @ 24 24.8 180",
            *FAR,
            terrain=["hedge @ 24 16.5 0"],
        )
        .activate("red-1")
        .act("melee-attack")
        .play("red", "pass")
    )
    assert "demolish terrain-1" in game.options()
    game.play("red", "demolish terrain-1")
    assert game.events("attack-declared") == []
    assert game.is_activated("red-1")
