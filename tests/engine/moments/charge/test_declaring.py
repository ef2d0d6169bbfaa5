"""A charge is declared and answered by orders, and its pose is chosen from a domain."""

from __future__ import annotations

import math
from random import Random

import msgspec
import pytest

import maester
from maester import BadData, IllegalMove
from tests.engine.moments.charge.field import BRACE, WAR_CRY, Charge, Pivot
from tests.engine.moments.charge.language import LoadedDice, charging, declared, field, game, lanes, refused, rolls
from tests.engine.moments.charge.poses import Lanes
from tests.engine.moments.support import asked, options, play, table

ODD = 0.1 + 0.2
"""A float that no short text gives."""


# -- the charge is declared, and orders answer it ------------------------------------------------------------


def test_a_charge_is_declared_on_an_enemy_that_it_could_reach() -> None:
    match = field(place={"knights": (6.0, 14.0, -90.0)}, models={"rangers": 0})
    assert options(match) == ["charge umbers>guards", "pass"]
    with refused(match, "charge.declare-target", target="rangers"):
        match.play("stark", "charge umbers>rangers")
    with refused(match, "charge.own-unit-not-yet-activated"):
        match.play("stark", "charge guards>umbers")
    with refused(match, "charge.within-maximum", most=11):
        match.play("stark", "charge umbers>knights")


def test_the_opponent_may_answer_the_declaration_with_an_order() -> None:
    match = field()
    play(match, "stark: charge umbers>guards", "stark: pass")
    assert asked(match) == "lannister: offer-order"
    assert options(match) == ["order brace", "order volley", "pass"]
    with refused(match, "order.trigger", unit="umbers"):
        match.play("lannister", "order war-cry")
    with refused(match, "window.nothing-at-this-moment", moment="charge-declared"):
        match.play("lannister", "order riposte")


def test_a_pass_is_final_even_if_the_opponent_then_gives_an_order() -> None:
    match = field()
    play(match, "stark: charge umbers>guards", "stark: pass", "lannister: order brace")
    assert asked(match) == "stark: charge-pivot"
    assert table(match)["spent"]["umbers"] == []


def test_each_player_gives_at_most_one_order_at_one_trigger() -> None:
    match = field()
    play(match, "stark: charge umbers>guards", "stark: order war-cry", "lannister: order brace")
    assert asked(match) == "stark: charge-pivot"
    assert table(match)["spent"] == {"umbers": ["war-cry"], "rangers": [], "guards": ["brace"], "knights": []}


def test_orders_are_declared_first_and_resolved_afterwards_in_the_same_order() -> None:
    match = field()
    play(match, "stark: charge umbers>guards", "stark: order war-cry")
    assert game(match).frame(Charge, 0).orders == (), "the opponent hasn't declared yet"
    assert table(match)["spent"]["umbers"] == ["war-cry"], "but it is given, and can't be given again"
    play(match, "lannister: order brace")
    assert game(match).frame(Charge, 0).orders == (WAR_CRY, BRACE)


def test_what_was_declared_is_resolved_although_the_other_order_was_deadly(dice: LoadedDice) -> None:
    dice.show(volley=3)
    match = field(models={"umbers": 1})
    play(match, "stark: charge umbers>guards", "stark: order war-cry", "lannister: order volley")
    told = [(event["event"], event.get("order", event.get("purpose"))) for event in match.events()]
    assert told == [("order-given", "war-cry"), ("order-given", "volley"), ("rolled", "volley"), ("wounded", None)]
    assert asked(match) == "lannister: take-turn"
    assert match.game.frames == []


def test_an_order_is_given_once_per_round_by_each_unit(dice: LoadedDice) -> None:
    dice.show(volley=1, charge=1, panic="661")
    match = field(place={"rangers": (4.5, 0.0, 90.0)})
    play(match, "stark: charge umbers>guards", "stark: pass", "lannister: order volley", "stark: pivot 0")
    play(match, "lannister: pass", "stark: charge rangers>knights", "stark: pass")
    assert options(match) == ["order brace", "order volley", "pass"]
    match = field(place={"rangers": (4.5, 0.0, 90.0)})
    play(match, "stark: charge umbers>guards", "stark: pass", "lannister: order volley", "stark: pivot 0")
    play(match, "lannister: pass", "stark: charge rangers>guards", "stark: pass")
    assert options(match) == ["order brace", "pass"]
    with refused(match, "order.once-per-round", order="volley"):
        match.play("lannister", "order volley")


def test_the_player_whose_turn_it_is_declares_first() -> None:
    match = field()
    play(match, "stark: pass", "lannister: charge guards>umbers")
    assert asked(match) == "lannister: offer-order"
    assert options(match) == ["order war-cry", "pass"]
    play(match, "lannister: order war-cry")
    assert asked(match) == "stark: offer-order"
    assert options(match) == ["order brace", "order volley", "pass"]


@pytest.mark.parametrize(
    ("stark", "lannister", "attack"),
    [
        ("pass", "pass", 5),
        ("order war-cry", "pass", 6),
        ("pass", "order brace", 4),
        ("order war-cry", "order brace", 5),
    ],
)
def test_the_dice_of_the_attack_are_a_list_of_modifiers(
    dice: LoadedDice, stark: str, lannister: str, attack: int
) -> None:
    dice.show(charge=6, attack="1" * attack)
    match = charging(dice, f"stark: {stark}", f"lannister: {lannister}")
    assert rolls(match)[1] == "umbers attack " + "1" * attack


def test_a_charger_that_dies_by_an_order_never_moves(dice: LoadedDice) -> None:
    dice.show(volley=2)
    match = field(models={"umbers": 2})
    play(match, "stark: charge umbers>guards", "stark: pass", "lannister: order volley")
    assert asked(match) == "lannister: take-turn"
    assert match.game.frames == []
    assert list(table(match)["place"]["umbers"]) == [0.0, 0.0, 90.0]


CROWD = {"guards": (2.0, 11.5, -90.0), "knights": (-1.0, 6.0, -90.0), "umbers": (0.3, -0.2, 71.0)}


@pytest.mark.parametrize("place", [{}, CROWD, {"guards": (0.0, 13.0, 0.0)}, {"guards": (0.0, 2.0, 0.0)}])
def test_every_candidate_and_every_sample_passes_the_check(place: dict[str, tuple[float, float, float]]) -> None:
    match = declared(place)
    domain, rng = lanes(match), Random(5)
    candidates, samples = domain.candidates(), [domain.sample(rng) for _ in range(300)]
    assert len(candidates) >= 1
    assert tuple(match.decision("stark").options) == candidates
    assert len(set(samples)) > 200 or place == {"guards": (0.0, 13.0, 0.0)}
    for pivot in (*candidates, *samples):
        assert domain.check(pivot) is None
        assert match.why_not("stark", pivot) is None
    for pivot in (*candidates, *samples[:20]):
        match.clone().play("stark", pivot)


def test_a_pivot_that_is_no_candidate_is_legal_all_the_same(dice: LoadedDice) -> None:
    dice.show(charge=1, panic="661")
    match = declared()
    assert Pivot(ODD) not in match.decision("stark").options
    match.play("stark", Pivot(ODD))
    assert table(match)["place"]["umbers"][2] == 90.0 + ODD


def test_a_pivot_that_misses_the_target_is_refused_with_the_numbers() -> None:
    """Beside the middle of the target by 9 sin(angle), which must be less than the two radii together."""
    match = declared()
    with refused(match, "charge.pivot", aside=9 * math.sin(math.radians(13)), most=2.0):
        match.play("stark", "pivot 13")
    with refused(match, "charge.pivot", aside=0.0, most=2.0):
        match.play("stark", "pivot 180")
    with refused(match, "charge.pivot-angle", angle=181.5, most=180.0):
        match.play("stark", "pivot 181.5")
    edge = math.degrees(math.asin(2 / 9))
    assert match.why_not("stark", Pivot(edge + 1e-9)) is not None
    assert match.why_not("stark", Pivot(edge - 1e-9)) is None
    assert match.why_not("stark", Pivot(1e-9 - edge)) is None


def test_a_pivot_after_which_no_die_would_do_is_refused_with_the_numbers() -> None:
    match = declared({"guards": (0.0, 13.0, 0.0)})
    assert match.why_not("stark", "pivot 0") is None
    turn = math.radians(2)
    with refused(
        match, "charge.within-maximum", distance=13 * math.cos(turn) - math.sqrt(4 - (13 * math.sin(turn)) ** 2)
    ):
        match.play("stark", "pivot 2")


def test_a_pivot_into_somebody_else_is_refused_with_the_numbers() -> None:
    match = declared({"knights": (1.6, 5.0, -90.0)})
    with refused(match, "charge.stop-before-obstacle", distance=7.0, free=5 - math.sqrt(4 - 1.6**2)):
        match.play("stark", "pivot 0")
    assert match.why_not("stark", "pivot 7") is None
    assert Pivot(0.0) not in match.decision("stark").options


def test_a_refused_pivot_is_told_with_the_nearest_one_that_hits() -> None:
    match = declared()
    edge = math.degrees(math.asin(2 / 9))
    for angle, near in ((13.0, edge), (-40.0, -edge), (200.0, -edge), (179.0, edge)):
        refusal = match.why_not("stark", Pivot(angle))
        assert refusal is not None
        assert refusal.nearest.angle == pytest.approx(near, abs=1e-4)
        assert match.why_not("stark", refusal.nearest) is None
        with pytest.raises(IllegalMove) as caught:
            match.play("stark", Pivot(angle))
        assert caught.value.nearest == refusal.nearest
        assert f"nearest is {match.text(refusal.nearest)}" in repr(refusal)


def test_where_somebody_stands_in_the_way_of_the_nearest_none_is_told() -> None:
    match = declared({"knights": (1.6, 5.0, -90.0)})
    refusal = match.why_not("stark", "pivot 0")
    assert refusal is not None
    assert (refusal.rule, refusal.nearest) == ("charge.stop-before-obstacle", None)


def test_what_is_shown_of_the_lanes_is_how_far_it_is_to_contact() -> None:
    shown = lanes(declared()).shown()
    assert shown.place == (0.0, 0.0, 90.0)
    straight = next(lane for lane in shown.lanes if lane.angle == 0.0)
    assert straight.distance == 7.0, "nine inches between the middles"
    assert all(lanes(declared()).check(Pivot(lane.angle)) is None for lane in shown.lanes)
    crowded = lanes(declared(CROWD)).shown()
    assert 0 < len(crowded.lanes) < len(shown.lanes), "somebody stands in the way of some"


def test_the_refusal_is_the_same_from_the_domain_and_from_the_match() -> None:
    match = declared(CROWD)
    for angle in range(-180, 181, 3):
        pivot = Pivot(float(angle))
        refusal, given = lanes(match).check(pivot), match.why_not("stark", pivot)
        assert (refusal and (refusal.rule, refusal.values)) == (given and (given.rule, given.values))
        question = match.game.agenda[-1]
        assert question.why_not(match.game, 0, pivot) == refusal


@pytest.mark.parametrize("angle", ["nan", "inf", "-inf", "1e300"])
def test_what_is_no_angle_at_all_is_refused_and_changes_nothing(angle: str) -> None:
    match = declared()
    before = match.hash(), match.save()
    with pytest.raises((IllegalMove, BadData)):
        match.play("stark", f"pivot {angle}")
    with pytest.raises((IllegalMove, BadData)):
        match.play("stark", Pivot(float(angle)))
    assert (match.hash(), match.save()) == before


def test_a_domain_is_plain_data_that_can_be_handed_out() -> None:
    match = declared(CROWD)
    domain = lanes(match)
    assert msgspec.json.decode(msgspec.json.encode(domain), type=Lanes) == domain
    assert set(msgspec.to_builtins(domain)) == {"place", "target", "others"}


def test_a_pose_is_typed_sent_or_given_as_a_value(dice: LoadedDice) -> None:
    dice.show(charge=1, panic="661")
    hashes = set()
    for move in (
        "pivot -3.25",
        "  PIVOT   -3.25 ",
        '{"move": "pivot", "angle": -3.25}',
        {"move": "pivot", "angle": -3.25},
    ):
        match = declared()
        match.play("stark", move)
        hashes.add(match.hash())
    match = declared()
    match.play("stark", Pivot(-3.25))
    assert hashes == {match.hash()}
    assert match.text(Pivot(-3.25)) == "pivot -3.25"


def test_a_whole_number_is_an_angle_too() -> None:
    match = declared()
    assert match.read_move("stark", '{"move": "pivot", "angle": 5}') == Pivot(5.0)
    assert match.read_move("stark", "pivot 5") == Pivot(5.0)
    for strange in ("pivot north", '{"move": "pivot", "angle": "north"}', '{"move": "pivot"}', "pivot"):
        with pytest.raises(BadData):
            match.play("stark", strange)


@pytest.mark.parametrize("angle", [ODD, -ODD, 1 / 3, 1e-17, math.pi, -12.345678901234567, math.nextafter(5, 6)])
def test_a_float_survives_text_data_save_and_copy_to_the_last_bit(angle: float) -> None:
    match = declared(seed=3)
    assert match.read_move("stark", match.text(Pivot(angle))) == Pivot(angle)
    assert match.read_move("stark", msgspec.json.encode(match.lexicon.plain(Pivot(angle)))) == Pivot(angle)
    match.play("stark", Pivot(angle))
    again = maester.load(match.save())
    assert again.live_entries()[3].move == Pivot(angle)
    assert game(again).place[0][2] == math.remainder(90.0 + angle, 360.0)
    assert again.hash() == match.hash()
    assert game(again).place == game(match).place
    assert again.events() == match.events()
    trip = match.definition.codec.round_trip(match.game)
    assert trip == match.game == match.game.clone()
