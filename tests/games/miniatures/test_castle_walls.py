"""Castle Walls (p. 30): charged and attacked as if they were units, activated, and never passed."""

from __future__ import annotations

import pytest

from maester.engine import Seat
from maester.games.miniatures.castle_walls import repair
from maester.games.miniatures.charges import chargeable, why_not_charge
from maester.games.miniatures.frames import Happening, Source
from maester.games.miniatures.geometry.numbers import Pose
from maester.games.miniatures.geometry.shapes import contact
from maester.games.miniatures.happenings import is_set_off, picks
from maester.games.miniatures.moments import ATTACK_DECLARED
from maester.games.miniatures.names import LONG_RANGE, WEAKENED
from maester.games.miniatures.neighbours import make_room_for
from maester.games.miniatures.pieces.amounts import Fixed
from maester.games.miniatures.pieces.attack_filters import RanksDestroyed
from maester.games.miniatures.pieces.filters import Enemy, Friendly, HasCondition, Melee, Not, hold
from maester.games.miniatures.pieces.roles import roles_in
from maester.games.miniatures.pieces.situations import ATTACKER, DEFENDER, Role, Situation
from maester.games.miniatures.pieces.targets import Enemies, EnemiesWithin, NearestToCharge
from maester.games.miniatures.pieces.texts import play
from maester.harness.marks import rule
from tests.games.miniatures.cards import finish
from tests.games.miniatures.given import purposes, told
from tests.games.miniatures.language import Battle
from tests.games.miniatures.siege_language import (
    AT_WALL,
    BOWMEN,
    CENTRE,
    FRONT,
    GUARDS,
    HALF,
    SWORN,
    attacking,
    charge,
    charging,
    siege,
    wall,
)

# --- what they are --------------------------------------------------------------------------------------------------


@rule("miniatures:mode-asos.wall-nature")
def test_no_text_sees_a_wall() -> None:
    game = attacking()
    field, unit = game.field, game.unit("blue-1")
    asked = Situation(unit, unit, game.unit(CENTRE))
    assert CENTRE not in game.engaged("blue-1")
    assert game.unit(CENTRE) not in field.units()
    assert not field.stands(game.unit(CENTRE))
    for targets in (Enemies(), EnemiesWithin(LONG_RANGE), NearestToCharge()):
        assert game.unit(CENTRE) not in picks(field, targets, asked)
    # What speaks of a wall doesn't hold, nor does its contrary; what speaks of the attacker alone does.
    assert not hold((Enemy(DEFENDER),), field, asked)
    assert not hold((Not((HasCondition(WEAKENED, DEFENDER),)),), field, asked)
    assert not hold((RanksDestroyed(),), field, asked)
    assert hold((Friendly(ATTACKER),), field, asked)
    assert roles_in(Not((HasCondition(WEAKENED, DEFENDER), Friendly(ATTACKER)))) == {Role.OTHER, Role.UNIT}
    assert roles_in(Melee()) == frozenset()
    # A number is no role, though the role of the Defender is the second.
    assert roles_in(Fixed(2)) == frozenset()


@rule("miniatures:mode-asos.wall-nature")
def test_orders_that_name_the_defender_are_not_used_against_walls_and_others_are() -> None:
    # Lannister Supremacy is an Order of whoever is attacked: nobody has it here. Hold the Line of the Attacker's unit
    # looks at the Defender's tests, which a wall never makes.
    game = attacking(f"blue: {GUARDS} @ 34 30 180 activated", attacker="blue: lannister-guardsmen")
    game.activate("blue-1").dice(attack="666666").act("melee-attack")
    while game.question() in ("turn-to-face", "declare-text", "choose-strike"):
        assert not any(option.startswith("use ") for option in game.options())
        game.play("blue", "pass" if "pass" in game.options() else game.options()[0])
    assert told(game, "wall-damaged")["left"] == 3


@rule("miniatures:mode-asos.wall-nature")
@pytest.mark.parametrize(("role", "is_set_off_there"), [(DEFENDER, False), (ATTACKER, True)])
def test_no_card_is_played_on_a_wall(role: Role, is_set_off_there: bool) -> None:
    game = attacking()
    happening = Happening(moment=ATTACK_DECLARED, unit=game.unit("blue-1"), other=game.unit(CENTRE))
    card = play(ATTACK_DECLARED, do=(), on=role)
    assert is_set_off(game.field, happening, Source("siege-battering-ram", Seat(1)), card) is is_set_off_there


@rule("miniatures:mode-asos.wall-nature")
def test_a_wall_is_no_terrain() -> None:
    assert charging().field.pieces_on_table() == []
    assert charging().field.obstacles() == ()


# --- where trays may stand ------------------------------------------------------------------------------------------


def goes_on(x: float) -> Battle:
    """A wolf, whose tray is 2.76 in wide, is about to Maneuver towards the walls."""
    return siege(f"blue: grey-wind @ {x} 9 180").activate("blue-1").play("blue", "action maneuver")


@rule("miniatures:mode-asos.wall-no-passage")
def test_nobody_passes_the_walls() -> None:
    game = goes_on(24)
    with game.refused("ruling.castle-wall-behind"):
        game.play("blue", "maneuver 180 5 180")
    game.play("blue", "maneuver 180 2.8 180")


@rule("miniatures:ruling.castle-wall-behind")
def test_nobody_passes_the_line_of_the_front_faces_even_through_a_gap() -> None:
    # A gap is 4 in wide; there is no wall that it could touch.
    game = goes_on(16.75)
    with game.refused("ruling.castle-wall-behind"):
        game.play("blue", "maneuver 180 5 180")
    assert game.numbers("blue", "maneuver 180 5 180") == {"after": 2.88, "over": 2.13}
    game.play("blue", "maneuver 180 2.87 180")


@rule("miniatures:mode-asos.wall-no-passage")
def test_nobody_is_pushed_behind_the_walls() -> None:
    # Blue's unit, half an inch before the wall, has to give way by an inch to red's, which stands at its back.
    red, blue = f"red: {GUARDS} @ 24 {AT_WALL + 0.5 + 2 * HALF:g} 0", f"blue: {SWORN} @ 24 {AT_WALL + 0.5:g} 180"
    game = siege(red, blue)
    game.meanwhile(lambda field: make_room_for(field, game.unit("red-1"), game.unit("blue-1")))
    assert game.field.pose_of(game.unit("blue-1")).y in range(7147, 7154)


@rule("miniatures:mode-asos.wall-stays")
def test_a_destroyed_wall_stays_in_the_way_and_engages_nobody() -> None:
    game = attacking(walls=(6, 0, 6))
    assert not game.field.is_engaged(game.unit("blue-1"))
    game.activate("blue-1").play("blue", "action maneuver")
    with game.refused("ruling.castle-wall-behind"):
        game.play("blue", "maneuver 180 1 180")
    game.play("blue", "maneuver 180 0 180")
    assert game.view()["mode"]["siege"]["walls"][1]["wounds"] == 0


@rule("miniatures:ruling.castle-wall-combat")
def test_no_movement_but_a_charge_ends_in_contact_with_an_intact_wall() -> None:
    game = charging(3)
    game.activate("blue-1").play("blue", "action maneuver")
    with game.refused("ruling.castle-wall-combat"):
        game.play("blue", "maneuver 180 3 180")
    # The 1 in rule does not concern walls.
    game.play("blue", "maneuver 180 2.9 180")
    assert game.field.pose_of(game.unit("blue-1")) == Pose(24_000, 7_250, 18_000)
    gone = charging(3, walls=(6, 0, 6)).activate("blue-1").play("blue", "action maneuver")
    gone.play("blue", "maneuver 180 3 180")
    assert gone.pose("blue-1") == (24, AT_WALL, 180)


@rule("miniatures:ruling.castle-wall-combat")
def test_whoever_touches_a_wall_is_engaged_until_it_is_destroyed() -> None:
    game = attacking().activate("blue-1")
    with game.refused("maneuver.not-engaged"):
        game.play("blue", "action maneuver")
    assert {"action melee-attack", "action retreat"} <= set(game.options())
    assert game.unit_view("blue-1")["engaged_with"] == [CENTRE]
    gone = attacking(walls=(6, 0, 6)).activate("blue-1")
    assert "action maneuver" in gone.options()
    assert gone.why_not("blue", "action melee-attack") == "melee.only-engaged"


@rule("miniatures:ruling.castle-wall-combat")
def test_a_unit_retreats_from_a_wall() -> None:
    game = attacking().activate("blue-1").dice(retreat=3)
    game.act("retreat").no_rerolls()
    with game.refused("idleness.retreat-must-disengage"):
        game.play("blue", "retreat back 0 180")
    game.play("blue", "retreat back 8 180").any_dice()
    assert game.pose("blue-1") == (24, AT_WALL + 8, 180)
    assert not game.field.is_engaged(game.unit("blue-1"))


def test_the_defenders_own_units_are_not_engaged_with_their_walls() -> None:
    game = siege(f"red: {SWORN} @ 24 {AT_WALL:g} 0", turn="red")
    assert contact(game.field.rectangle(game.unit("red-1")), game.field.rectangle(game.unit(CENTRE)))
    assert not game.field.is_engaged(game.unit("red-1"))


# --- Charges --------------------------------------------------------------------------------------------------------


@rule("miniatures:mode-asos.wall-attackable")
def test_a_wall_may_be_charged_and_not_shot_at() -> None:
    game = charge(charging(4), charge=3, attack="4444111").no_rerolls()
    assert game.pose("blue-1") == (24, AT_WALL, 180)
    assert told(game, "charge-declared") | {"event": ""} == {
        "event": "", "unit": "blue-1", "target": CENTRE, "side": "front"
    }  # fmt: skip
    assert wall(game) == 4
    targets = [f"red: {SWORN} @ {x} 13 0 activated" for x in (21, 27)]
    archers = siege(f"blue: {BOWMEN} @ 24 22 180", *targets).activate("blue-1")
    archers.play("blue", "action ranged-attack")
    if archers.question() == "shift-before-shooting":
        archers.play("blue", "pass")
    with archers.refused("ranged.one-target"):
        archers.play("blue", f"shoot {CENTRE} with 1")


@rule("miniatures:ruling.castle-wall-combat")
def test_only_the_front_face_of_an_enemys_intact_wall_is_charged() -> None:
    # The wolf stands at the flank of the centre wall, beyond the line that leaves its corner at 45 degrees.
    flank = siege("blue: grey-wind @ 36 6.2 270")
    refusal = why_not_charge(flank.field, flank.unit("blue-1"), flank.unit(CENTRE))
    assert refusal is not None
    assert refusal.rule == "ruling.castle-wall-combat"
    gone = charging(4, walls=(6, 0, 6)).activate("blue-1")
    assert gone.why_not("blue", "action charge") == "charge.declare-target"
    own = siege(f"red: {SWORN} @ 24 14 180", turn="red").activate("red-1")
    assert own.why_not("red", "action charge") == "charge.declare-target"


@rule("miniatures:ruling.castle-wall-combat")
def test_two_units_line_up_beside_each_other_with_half_of_their_fronts_at_least() -> None:
    beside = f"blue: {GUARDS} @ 21.25 {AT_WALL:g} 180 activated"
    game = siege(f"blue: {SWORN} @ 27 {AT_WALL + 4:g} 180", beside)
    charge(game, charge=4, attack="1111111").no_rerolls()
    assert game.pose("blue-1") == (26.75, AT_WALL, 180)
    # Two that stand apart leave no room between them.
    apart = [f"blue: {GUARDS} @ {x} {AT_WALL:g} 180 activated" for x in (20.5, 27.5)]
    full = siege(f"blue: {SWORN} @ 24 {AT_WALL + 5:g} 180", *apart).activate("blue-1")
    assert full.why_not("blue", "action charge") == "charge.declare-target"


@rule("miniatures:ruling.castle-wall-combat")
def test_a_unit_in_the_middle_leaves_room_for_small_ones_on_both_sides() -> None:
    middle = f"blue: {GUARDS} @ 24 {AT_WALL:g} 180 activated"
    game = siege(f"blue: grey-wind @ 28.5 {FRONT + 1.38 + 3:g} 180", middle).activate("blue-1")
    game.dice(charge=4).play("blue", "action charge")
    while game.question() in ("declare-target", "determine-zone", "pick-facing", "reroll-dice", "declare-text"):
        move = {"pick-facing": "face 180", "reroll-dice": "pass", "declare-text": "pass"}.get(game.question() or "")
        game.play(game.asked()[0], move or f"charge {CENTRE}")
    assert set(game.options()) == {"align near-left", "align near-right"}
    game.any_dice().play("blue", "align near-left")
    assert game.pose("blue-1") == (24 + 2.75 + 1.38, FRONT + 1.38, 180)


@rule("miniatures:ruling.castle-wall-combat")
def test_a_failed_charge_ends_short_of_the_wall_and_costs_a_panic_test() -> None:
    game = charge(charging(9), charge=2, panic="661")
    assert game.pose("blue-1") == (24, AT_WALL + 2, 180)
    assert told(game, "charge-failed")["target"] == CENTRE
    assert purposes(game) == ["charge", "panic"]


# --- attacks --------------------------------------------------------------------------------------------------------


@rule("miniatures:mode-asos.wall-no-saves-no-morale")
def test_a_wall_makes_neither_defense_rolls_nor_tests() -> None:
    game = attacking().strike(defender=CENTRE, attacker="blue-1", attack="4444111")
    assert purposes(game) == ["attack"]
    assert game.events("test-made") == []


@rule("miniatures:ruling.castle-wall-stats")
@pytest.mark.parametrize(("dice", "left"), [("4444411", 4), ("4444111", 4), ("4111111", 6), ("6666666", 0)])
def test_a_wound_for_every_two_hits(dice: str, left: int) -> None:
    # A 6 of Winter's Bite counts as two Hits: Critical Blow.
    game = attacking().strike(defender=CENTRE, attacker="blue-1", attack=dice)
    assert wall(game) == left


@rule("miniatures:ruling.castle-wall-stats")
def test_hits_of_several_attacks_are_not_added_up() -> None:
    game = attacking(f"blue: {SWORN} @ 26.75 40 180")
    game.strike(defender=CENTRE, attacker="blue-1", attack="4441111")
    assert wall(game) == 5
    assert told(game, "wall-damaged") == {"event": "wall-damaged", "wall": CENTRE, "wounds": 1, "left": 5}


@rule("miniatures:mode-asos.wall-vp")
def test_a_destroyed_wall_is_worth_five_points() -> None:
    game = attacking(walls=(6, 2, 6)).strike(defender=CENTRE, attacker="blue-1", attack="4444411")
    assert game.points("blue") == 5


@rule("miniatures:ruling.castle-wall-combat")
def test_a_destroyed_wall_gives_no_surge_forward_and_no_other_points() -> None:
    game = attacking(walls=(6, 2, 6)).strike(defender=CENTRE, attacker="blue-1", attack="4444411")
    assert told(game, "wall-destroyed")["wall"] == CENTRE
    assert game.field.points_scored[1] == (("castle-walls", 5),)
    assert game.question() == "activate-unit" or game.asked() == ("red",)
    assert game.pose("blue-1") == (24, AT_WALL, 180)


@rule("miniatures:mode-asos.wall-stays")
@pytest.mark.parametrize(("before", "after"), [(0, 0), (1, 3), (5, 6), (6, 6)])
def test_what_is_destroyed_is_not_repaired_and_nothing_beyond_its_first_wounds(before: int, after: int) -> None:
    game = siege(f"blue: {SWORN} @ 24 40 180", walls=(6, before, 6))
    repair(game.field, game.unit(CENTRE), 2)
    assert wall(game) == after
    assert len(game.field.intact_walls()) == (3 if after else 2)


@rule("miniatures:mode-asos.wall-attackable")
def test_a_unit_between_an_enemy_and_a_wall_chooses_whom_it_strikes() -> None:
    enemy = f"red: {GUARDS} @ 24 {AT_WALL + 2 * HALF:g} 180 activated"
    game = attacking(enemy)
    assert set(game.options()) == {"strike red-1 with 1", f"strike {CENTRE} with 1"}
    with game.refused("melee.only-engaged"):
        game.play("blue", "strike red-wall-1 with 1")


# --- activation -----------------------------------------------------------------------------------------------------


@rule("miniatures:mode-asos.wall-activation")
def test_an_undestroyed_wall_shoots_in_the_defenders_turn() -> None:
    game = siege(f"blue: {SWORN} @ 24 16 180", f"red: {GUARDS} @ 40 22 0", walls=(6, 6, 0), turn="red")
    with game.refused("mode-asos.wall-activation"):
        game.play("red", "activate red-wall-3")
    game.play("red", f"activate {CENTRE}")
    assert game.options() == ["shoot blue-1 with 1", "pass"]
    game.dice(attack="44443211", defense="1166", panic="661").play("red", "shoot blue-1 with 1").no_rerolls()
    assert game.wounds("blue-1") == 10
    declared = told(game, "attack-declared")
    assert (declared["attacker"], declared["attack"], declared["side"]) == (CENTRE, "arrows", "front")
    assert CENTRE in [event["unit"] for event in game.events("activation-ended")]
    assert game.points("red") == 0


@rule("miniatures:mode-asos.wall-activation")
@pytest.mark.parametrize(
    ("place", "rule_id"),
    [("24 20 180", "range.short-long"), ("38 7.3 180", "los.definition")],
)
def test_a_wall_shoots_twelve_inches_from_its_front_and_never_shifts(place: str, rule_id: str) -> None:
    near = f"blue: {SWORN} @ 20 14 180"
    game = siege(f"blue: {SWORN} @ {place}", near, f"red: {GUARDS} @ 40 22 0", turn="red", walls=(6, 6, 6))
    game.play("red", f"activate {CENTRE}")
    assert game.why_not("red", "shoot blue-1 with 1") == rule_id
    assert game.options() == ["shoot blue-2 with 1", "pass"]
    game.play("red", "pass")
    assert told(game, "activation-ended")["unit"] == CENTRE


@rule("miniatures:ruling.castle-wall-stats")
def test_a_wall_does_not_shoot_over_units_that_stand_in_the_way() -> None:
    behind = (f"blue: {SWORN} @ 24 14 180", f"red: {GUARDS} @ 40 22 0")
    before = (f"blue: {SWORN} @ 21.25 9 180", f"blue: {SWORN} @ 26.75 9 180")
    game = siege(*behind, *before, turn="red").play("red", f"activate {CENTRE}")
    assert game.options() == ["shoot blue-2 with 1", "shoot blue-3 with 1", "pass"]
    assert game.why_not("red", "shoot blue-1 with 1") == "los.definition"
    alone = siege(*behind, turn="red").play("red", f"activate {CENTRE}")
    assert alone.options() == ["shoot blue-1 with 1", "pass"]


@rule("miniatures:ruling.castle-wall-stats")
def test_tar_and_pitch_wounds_each_enemy_in_contact_and_the_wall_may_still_shoot() -> None:
    beside = f"blue: {GUARDS} @ 29.5 {AT_WALL:g} 180"
    game = attacking(beside, f"red: {GUARDS} @ 40 22 0", turn="red")
    game.dice(tar="32").play("red", f"activate {CENTRE}")
    assert (game.wounds("blue-1"), game.wounds("blue-2")) == (9, 10)
    assert purposes(game) == ["tar-and-pitch", "tar-and-pitch"]
    assert "shoot blue-1 with 1" in game.options()


@rule("miniatures:ruling.castle-wall-activation")
def test_walls_are_activated_once_a_round_oblige_to_nothing_and_keep_no_round_open() -> None:
    game = siege(f"blue: {SWORN} @ 24 40 180", turn="red")
    assert set(game.options()) == {*(f"activate red-wall-{one}" for one in (1, 2, 3)), "end turn"}
    game.play("red", f"activate {CENTRE}").nothing_declared()
    game.activate("blue-1").play("blue", "action forgo")
    # Nobody else is left, so the Round ends though two walls could shoot.
    finish(game, "redeploy-unit")
    assert game.field.round == 3
    assert game.field.walls_activated == ()
    again = siege(f"blue: {SWORN} @ 24 40 180", f"red: {GUARDS} @ 40 22 0", turn="red", activated=(CENTRE,))
    with again.refused("ruling.castle-wall-activation"):
        again.play("red", f"activate {CENTRE}")
    with again.refused("turn.must-activate"):
        again.play("red", "end turn")
    other = siege(f"blue: {SWORN} @ 24 40 180", f"blue: {GUARDS} @ 34 40 180")
    assert other.why_not("blue", f"activate {CENTRE}") == "turn.activate-unit"


@rule("miniatures:ruling.castle-wall-activation")
def test_walls_do_not_count_for_passing() -> None:
    game = siege(f"blue: {SWORN} @ 24 40 180", f"red: {GUARDS} @ 40 22 0", turn="red")
    assert game.why_not("red", "pass turn") == "pass.equal-totals"


# --- what is seen ---------------------------------------------------------------------------------------------------


def test_what_a_page_draws_of_the_walls() -> None:
    game = attacking(walls=(6, 4, 0), activated=("red-wall-1",))
    seen = game.view()["mode"]["siege"]
    assert seen["ground"] == [0, 4750, 48000, 48000]
    first, second, third = seen["walls"]
    assert (first["wall"], first["activated"], first["pose"]) == ("red-wall-1", True, [9500, 3875, 0])
    assert (second["wounds"], second["most_wounds"], second["engaged_with"]) == (4, 6, ["blue-1"])
    assert (third["wounds"], third["footprint"]) == (0, [10500, 1750, False])


def test_a_wall_is_nothing_that_is_charged_by_texts() -> None:
    game = charging(4)
    assert chargeable(game.field, game.unit("blue-1")) == ()
    assert game.field.pose_of(game.unit(CENTRE)) == Pose(24000, 3875, 0)
