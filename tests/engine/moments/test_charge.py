"""The hard moment of the miniatures game: a charge with orders, a pose, stakes, rerolls and an attack inside an attack.

The field: umbers at (0, 0) and rangers at (6, 0) look north, guards at (0, 9) and knights at (6, 9) look south, each on
a round tray of radius 1; between them, around (3, 4.5), stand stakes. A charge goes 5 inches and a die. Positive angles
turn left. Straight on, umbers touch guards after 7 inches.
"""

from __future__ import annotations

import hashlib
import math
from collections.abc import Iterator
from contextlib import contextmanager
from random import Random
from typing import Any

import msgspec
import pytest

import maester
from maester import BadData, IllegalMove, Match
from maester.engine import chance
from maester.engine.record import chance_of
from maester.harness.playing import choose
from tests.engine.moments.charge import Battle, Ground, Lanes, Pivot, Surge, invariants

ODD = 0.1 + 0.2
"""A float that no short text gives."""


class LoadedDice:
    """Chance that shows what a test wants: the results in the order in which they are thrown."""

    def __init__(self) -> None:
        self.results: list[int] = []
        self.used = 0

    def show(self, **throws: int | str) -> None:
        """The next throws by name, one digit for each die: `charge=4, attack="66611"`."""
        for results in throws.values():
            self.results += map(int, str(results))

    def draw(self, key: bytes, counter: int, below: int) -> tuple[int, int]:
        assert counter < len(self.results), f"a die with {below} sides is thrown that the test doesn't expect"
        self.used = max(self.used, counter + 1)
        assert self.results[counter] <= below
        return self.results[counter] - 1, counter + 1


@pytest.fixture
def dice(monkeypatch: pytest.MonkeyPatch) -> Iterator[LoadedDice]:
    loaded = LoadedDice()
    monkeypatch.setattr(chance, "draw", loaded.draw)
    yield loaded
    assert loaded.used == len(loaded.results), "dice were expected that nobody threw"


def field(
    models: dict[str, int] | None = None,
    place: dict[str, tuple[float, float, float]] | None = None,
    tokens: tuple[int, int] = (0, 0),
    seed: int = 1,
) -> Match:
    return maester.scenario(
        "moment-charge", {"models": models or {}, "place": place or {}, "tokens": tokens}, seed=seed
    )


def play(match: Match, *lines: str) -> None:
    """Plays `seat: move`; fails unless exactly that seat is asked."""
    for line in lines:
        seat, move = line.split(": ")
        assert [match.seats[asked] for asked in match.to_act] == [seat], f"{line}, but {match!r}"
        match.play(seat, move)


def asked(match: Match) -> str:
    """Who is asked what."""
    (seat,) = match.to_act
    return f"{match.seats[seat]}: {match.decision(seat).kind}"


def options(match: Match) -> list[str]:
    return [match.text(move) for move in match.decision(match.to_act[0]).options]


def table(match: Match) -> dict[str, Any]:
    seen: dict[str, Any] = match.view()["table"]
    return seen


def rolls(match: Match) -> list[str]:
    """All dice in the open: who threw what for, and the results."""
    thrown = (event for event in match.events() if event["event"] == "rolled")
    return [f"{event['unit']} {event['purpose']} {''.join(map(str, event['dice']))}" for event in thrown]


def attacks(match: Match) -> list[tuple[str, str, str]]:
    """The attacks that go on, the innermost last, with their dice."""
    return [(attacker, target, "".join(map(str, dice))) for attacker, target, dice in table(match)["attacks"]]


def lanes(match: Match) -> Lanes:
    domain = match.decision(match.to_act[0]).domain
    assert isinstance(domain, Lanes)
    return domain


@contextmanager
def refused(match: Match, rule: str, **values: Any) -> Iterator[None]:
    """What is played inside breaks the rule with these numbers, and changes nothing at all."""
    before = match.hash(), match.view(), match.events(), match.live_entries(), asked(match), match.save()
    with pytest.raises(IllegalMove) as caught:
        yield
    assert caught.value.rule == rule
    assert {name: caught.value.values[name] for name in values} == pytest.approx(values)
    assert (match.hash(), match.view(), match.events(), match.live_entries(), asked(match), match.save()) == before


def charging(dice: LoadedDice, *orders: str, angle: float = 0.0, **setting: Any) -> Match:
    """Umbers charge guards; orders by line of play, the rest passes; then the pivot."""
    match = field(**setting)
    play(match, "stark: charge umbers>guards", *(orders or ("stark: pass", "lannister: pass")), f"stark: pivot {angle}")
    return match


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


# -- the pose is chosen from a domain --------------------------------------------------------------------------


def declared(place: dict[str, tuple[float, float, float]] | None = None, seed: int = 1) -> Match:
    match = field(place=place, seed=seed)
    play(match, "stark: charge umbers>guards", "stark: pass", "lannister: pass")
    return match


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


def test_the_refusal_is_the_same_from_the_domain_and_from_the_match() -> None:
    match = declared(CROWD)
    for angle in range(-180, 181, 3):
        pivot = Pivot(float(angle))
        refusal, given = lanes(match).check(pivot), match.why_not("stark", pivot)
        assert (refusal and (refusal.rule, refusal.values)) == (given and (given.rule, given.values))
        question = match.game.agenda[-1]
        assert question.why_not(match.game, 0, pivot) == refusal  # type: ignore[attr-defined]


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


def game(match: Match) -> Battle:
    assert isinstance(match.game, Battle)
    return match.game


# -- the charge itself -------------------------------------------------------------------------------------------


def test_speed_and_the_die_reach_the_target_exactly(dice: LoadedDice) -> None:
    dice.show(charge=2, attack="11111", defence="")
    match = charging(dice)
    assert table(match)["place"]["umbers"] == pytest.approx((0.0, 7.0, 90.0))
    assert rolls(match)[:2] == ["umbers charge 2", "umbers attack 11111"]


def test_a_failed_charge_ends_short_with_a_panic_test_and_no_attack(dice: LoadedDice) -> None:
    dice.show(charge=1, panic="332")
    match = charging(dice)
    assert rolls(match) == ["umbers charge 1", "umbers panic 332"]
    assert table(match)["place"]["umbers"] == pytest.approx((0.0, 6.0, 90.0))
    assert table(match)["models"]["umbers"] == 3
    assert asked(match) == "lannister: take-turn"
    assert table(match)["activated"] == ["umbers"]


def test_the_pivot_decides_whether_the_stakes_are_entered(dice: LoadedDice) -> None:
    """Beyond 12 degrees to the right the tray touches the stakes, up to 12.8 degrees it reaches the target."""
    dice.show(charge=6, stakes=1, attack="111", defence="")
    match = charging(dice, angle=-12.5)
    assert rolls(match) == ["umbers charge 6", "umbers stakes 1", "umbers attack 111", "guards defence "]
    assert table(match)["models"]["umbers"] == 3


def test_stakes_behind_the_end_of_the_charge_do_no_harm(dice: LoadedDice) -> None:
    """Rangers stand so far off that a die of 1 stops them before the stakes; a 6 carries them in."""
    place = {"rangers": (3.0, -3.6, 90.0), "knights": (3.0, 8.0, -90.0), "guards": (9.0, 9.0, -90.0)}
    start = ("stark: charge rangers>knights", "stark: pass", "lannister: pass")
    dice.show(charge=1, panic="661")
    match = field(place=place)
    play(match, *start, "stark: pivot 0")
    assert rolls(match) == ["rangers charge 1", "rangers panic 661"]
    dice.results, dice.used = [2, 3, 6, 6, 1], 0
    match = field(place=place)
    play(match, *start, "stark: pivot 0")
    assert rolls(match) == ["rangers charge 2", "rangers stakes 3", "rangers panic 661"]
    assert table(match)["models"]["rangers"] == 1


def test_a_charger_that_dies_on_the_stakes_ends_its_charge_and_the_turn_goes_on(dice: LoadedDice) -> None:
    dice.show(charge=6, stakes=1)
    match = charging(dice, angle=-12.5, models={"umbers": 2})
    assert rolls(match) == ["umbers charge 6", "umbers stakes 1"]
    assert table(match)["models"] == {"umbers": 0, "rangers": 5, "guards": 5, "knights": 5}
    assert match.game.frames == []
    assert asked(match) == "lannister: take-turn"
    play(match, "lannister: pass")
    assert options(match) == ["charge rangers>guards", "charge rangers>knights", "pass"]


# -- the attack: dice, rerolls, defence, wounds, panic ------------------------------------------------------------


def test_dice_are_rerolled_by_the_active_player_first_and_the_second_sees_the_new_results(dice: LoadedDice) -> None:
    dice.show(charge=6, attack="12345")
    match = charging(dice, tokens=(2, 2))
    assert asked(match) == "stark: force-reroll"
    dice.show(reroll=6)
    play(match, "stark: reroll 1")
    assert asked(match) == "stark: force-reroll"
    play(match, "stark: pass")
    assert asked(match) == "lannister: force-reroll"
    assert attacks(match) == [("umbers", "guards", "62345")]
    dice.show(again=2)
    play(match, "lannister: reroll 1")
    assert attacks(match) == [("umbers", "guards", "22345")]
    dice.show(defence="44")
    play(match, "lannister: pass")
    assert rolls(match)[-1] == "guards defence 44"


def test_whoever_charges_is_the_active_player(dice: LoadedDice) -> None:
    dice.show(charge=6, attack="12345")
    match = field(tokens=(1, 1))
    play(
        match, "stark: pass", "lannister: charge guards>umbers", "lannister: pass", "stark: pass", "lannister: pivot 0"
    )
    assert asked(match) == "lannister: force-reroll"
    play(match, "lannister: pass")
    assert asked(match) == "stark: force-reroll"
    dice.show(defence="66")
    play(match, "stark: pass")


def test_a_player_makes_a_die_reroll_at_most_once(dice: LoadedDice) -> None:
    dice.show(charge=6, attack="12345", reroll=1)
    match = charging(dice, tokens=(3, 1))
    play(match, "stark: reroll 2")
    assert options(match) == ["reroll 1", "reroll 3", "reroll 4", "reroll 5", "pass"]
    with refused(match, "reroll.once-per-player", die=2):
        match.play("stark", "reroll 2")
    with refused(match, "reroll.no-such-die", die=6, dice=5):
        match.play("stark", "reroll 6")
    dice.show(again=1)
    play(match, "stark: reroll 1", "stark: pass")
    assert "reroll 2" in options(match)


def test_the_dice_of_the_defence_are_other_dice(dice: LoadedDice) -> None:
    dice.show(charge=6, attack="16111", reroll=1)
    match = charging(dice, tokens=(2, 0))
    play(match, "stark: reroll 1")
    dice.show(defence="5")
    play(match, "stark: pass")
    assert options(match) == ["reroll 1", "pass"]
    dice.show(again=3)
    play(match, "stark: reroll 1")
    assert attacks(match) == [("umbers", "guards", "3")]


def test_who_has_no_effect_left_is_not_asked(dice: LoadedDice) -> None:
    dice.show(charge=6, attack="16111", reroll=1)
    match = charging(dice, tokens=(1, 1))
    play(match, "stark: reroll 1")
    assert asked(match) == "lannister: force-reroll"
    dice.show(defence=1)
    play(match, "lannister: pass")
    assert asked(match) == "lannister: force-reroll"


def test_each_hit_that_is_not_stopped_is_a_wound_and_wounds_make_panic(dice: LoadedDice) -> None:
    dice.show(charge=6, attack="44311", defence="43")
    match = charging(dice)
    dice.show(panic="431")
    play(match, "lannister: pass")
    assert rolls(match)[-2:] == ["guards defence 43", "guards panic 431"]
    assert table(match)["models"]["guards"] == 4
    assert match.game.frames == []


def test_without_wounds_there_is_no_panic(dice: LoadedDice) -> None:
    dice.show(charge=6, attack="44311", defence="44")
    match = charging(dice)
    play(match, "lannister: pass")
    assert rolls(match)[-1] == "guards defence 44"


# -- the counter-attack inside the attack ---------------------------------------------------------------------------


def riposting(dice: LoadedDice, **setting: Any) -> Match:
    """Umbers hit with three dice, one is stopped; guards answer before they suffer the two wounds."""
    dice.show(charge=6, attack="66611", defence="114")
    match = charging(dice, **setting)
    assert asked(match) == "lannister: offer-order"
    assert options(match) == ["order riposte", "pass"]
    return match


def test_the_defender_attacks_inside_the_attack(dice: LoadedDice) -> None:
    match = riposting(dice)
    dice.show(attack="64111", defence="15")
    play(match, "lannister: order riposte")
    assert asked(match) == "stark: offer-order"
    assert attacks(match) == [("umbers", "guards", "114"), ("guards", "umbers", "15")]
    assert [type(frame).__name__ for frame in match.game.frames] == ["Charge", "Attack", "Window", "Attack", "Window"]
    dice.show(panic="661", exhaustion=1, outer_panic="661")
    play(match, "stark: pass")
    assert rolls(match)[3:] == [
        "guards attack 64111", "umbers defence 15", "umbers panic 661", "guards exhaustion 1", "guards panic 661",
    ]  # fmt: skip
    assert table(match)["models"] == {"umbers": 4, "rangers": 5, "guards": 2, "knights": 5}
    assert asked(match) == "lannister: take-turn"


def test_rerolls_in_the_counter_attack_leave_the_outer_dice_alone(dice: LoadedDice) -> None:
    dice.show(charge=6, attack="16611")
    match = charging(dice, tokens=(0, 2))
    dice.show(reroll=6, defence="114")
    play(match, "lannister: reroll 1", "lannister: pass", "lannister: pass")
    dice.show(attack="61111")
    play(match, "lannister: order riposte")
    assert options(match) == ["reroll 1", "reroll 2", "reroll 3", "reroll 4", "reroll 5", "pass"]
    dice.show(reroll=4, defence="66")
    play(match, "lannister: reroll 2")
    assert attacks(match) == [("umbers", "guards", "114"), ("guards", "umbers", "66")]
    dice.show(exhaustion=1, panic="661")
    play(match, "stark: pass")
    assert table(match)["models"]["guards"] == 2


def test_an_attacker_destroyed_by_the_counter_attack_still_does_its_harm(dice: LoadedDice) -> None:
    """What remains is resolved for the defender; the counter-attacker surges by its own attack, umbers don't."""
    dice.show(charge=6, attack="66", defence="11")
    match = charging(dice, models={"umbers": 2, "guards": 2})
    dice.show(attack="66", defence="11")
    play(match, "lannister: order riposte", "stark: pass")
    assert table(match)["models"]["umbers"] == 0
    assert asked(match) == "lannister: surge-forward"
    assert [attack[:2] for attack in attacks(match)] == [("umbers", "guards"), ("guards", "umbers")]
    dice.show(exhaustion=1)
    play(match, "lannister: surge 180 1.5")
    assert table(match)["models"]["guards"] == 0
    assert table(match)["place"]["guards"] == pytest.approx((0.0, 10.5, 90.0))
    assert rolls(match)[-1] == "guards exhaustion 1"
    assert asked(match) == "lannister: take-turn"
    assert match.game.frames == []


# -- the surge: only for the attack that destroyed its defender ----------------------------------------------------


def slaying(dice: LoadedDice, **setting: Any) -> Match:
    """Umbers destroy guards by two wounds and may surge."""
    match = riposting(dice, models={"guards": 2}, **setting)
    play(match, "lannister: pass")
    assert asked(match) == "stark: surge-forward"
    return match


def test_who_destroys_its_target_by_wounds_may_surge(dice: LoadedDice) -> None:
    match = slaying(dice)
    assert rolls(match)[-1] == "guards defence 114", "who is destroyed makes no panic test"
    play(match, "stark: surge 90 2.5")
    assert table(match)["place"]["umbers"] == pytest.approx((-2.5, 7.0, 180.0))
    assert asked(match) == "lannister: take-turn"
    assert match.game.frames == []


def test_a_surge_may_be_declined(dice: LoadedDice) -> None:
    match = slaying(dice)
    play(match, "stark: pass")
    assert table(match)["place"]["umbers"] == pytest.approx((0.0, 7.0, 90.0))
    assert asked(match) == "lannister: take-turn"


def test_who_destroys_its_target_by_the_panic_of_the_attack_may_surge(dice: LoadedDice) -> None:
    match = riposting(dice, models={"guards": 3})
    dice.show(panic="331")
    play(match, "lannister: pass")
    assert table(match)["models"]["guards"] == 0
    assert asked(match) == "stark: surge-forward"


def test_nobody_surges_while_the_target_stands(dice: LoadedDice) -> None:
    match = riposting(dice, models={"guards": 4})
    dice.show(panic="331")
    play(match, "lannister: pass")
    assert table(match)["models"]["guards"] == 1
    assert asked(match) == "lannister: take-turn"


def test_nobody_surges_if_another_effect_destroyed_the_target(dice: LoadedDice) -> None:
    """The guards die of their own exhaustion after the counter-attack, before the wounds of the attack."""
    match = riposting(dice, models={"guards": 2})
    dice.show(attack="11", exhaustion=2)
    play(match, "lannister: order riposte", "stark: pass")
    assert table(match)["models"]["guards"] == 0
    assert rolls(match)[-1] == "guards exhaustion 2"
    assert asked(match) == "lannister: take-turn"


def test_the_surge_belongs_to_the_innermost_attack_that_destroyed_its_defender(dice: LoadedDice) -> None:
    """Umbers answer the answer and destroy the guards: they surge there, and not again when the first attack ends."""
    match = riposting(dice, models={"guards": 2})
    dice.show(attack="66", defence="11")
    play(match, "lannister: order riposte")
    dice.show(attack="44111", defence="11")
    play(match, "stark: order riposte")
    assert asked(match) == "stark: surge-forward"
    assert attacks(match) == [("umbers", "guards", "114"), ("guards", "umbers", "11"), ("umbers", "guards", "11")]
    dice.show(umbers_exhaustion=1, umbers_panic="661")
    play(match, "stark: surge 90 2.5")
    assert rolls(match)[-2:] == ["umbers exhaustion 1", "umbers panic 661"]
    assert table(match)["models"] == {"umbers": 2, "rangers": 5, "guards": 0, "knights": 5}
    assert asked(match) == "lannister: take-turn"


def test_a_surge_outside_the_limits_is_refused_with_the_numbers(dice: LoadedDice) -> None:
    match = slaying(dice, place={"knights": (0.0, 12.0, -90.0)})
    with refused(match, "surge.free-maneuver", distance=5.5, most=5):
        match.play("stark", "surge 180 5.5")
    with refused(match, "surge.free-maneuver", distance=-0.5, most=5):
        match.play("stark", "surge 180 -0.5")
    with refused(match, "surge.pivot-angle", angle=-200.0, most=180.0):
        match.play("stark", "surge -200 1")
    with refused(match, "surge.in-the-way", distance=3.25, free=3.0):
        match.play("stark", "surge 0 3.25")
    with refused(match, "match.wrong-kind"):
        match.play("stark", "pivot 0")
    assert match.why_not("stark", "surge 0 2.75") is None


def test_a_domain_may_hold_a_pass_beside_its_poses(dice: LoadedDice) -> None:
    match = slaying(dice, place={"knights": (0.0, 12.0, -90.0)})
    decision, rng = match.decision("stark"), Random(2)
    assert isinstance(decision.domain, Ground)
    assert options(match) == ["surge 90.0 5.0", "surge -90.0 5.0", "surge 180.0 5.0", "pass"]
    for move in (*decision.options, *(decision.domain.sample(rng) for _ in range(200))):
        assert decision.domain.check(move) is None
        assert match.why_not("stark", move) is None
        match.clone().play("stark", move)
    sent = match.clone()
    sent.play("stark", '{"move": "surge", "angle": 90, "distance": 2.5}')
    match.play("stark", Surge(90.0, 2.5))
    assert sent.hash() == match.hash()


# -- chance in the open ---------------------------------------------------------------------------------------------


def test_the_dice_come_from_the_keyed_chance_and_lie_in_the_open() -> None:
    match = field(tokens=(1, 1), seed=7)
    play(match, "stark: charge umbers>guards", "stark: pass", "lannister: order volley", "stark: pivot 0")
    play(match, "stark: reroll 1")
    thrown = [event for event in match.events() if event["event"] == "rolled"]
    assert [event["purpose"] for event in thrown] == ["volley", "charge", "attack", "reroll"]
    sides = [3, 6, *[6] * len(thrown[2]["dice"]), 6]
    expected = [_drawn(7, counter) % side + 1 for counter, side in enumerate(sides)]
    assert [die for event in thrown for die in event["dice"]] == expected
    assert [drew.result + 1 for drew in chance_of(match.log()) if hasattr(drew, "result")] == expected
    assert match.events("stark") == match.events("lannister") == match.events()


def _drawn(seed: int, counter: int) -> int:
    """The published formula of chance."""
    block = hashlib.blake2b(counter.to_bytes(8, "big"), digest_size=8, key=seed.to_bytes(32, "big")).digest()
    return int.from_bytes(block, "big")


def test_a_twin_looks_the_same_and_has_other_dice_to_come() -> None:
    match, rng = declared(seed=4), Random(1)
    dice = set()
    for _ in range(40):
        twin = match.determinize("stark", rng)
        assert twin.view("stark") == match.view("stark")
        assert lanes(twin) == lanes(match)
        twin.play("stark", "pivot 0")
        dice.add(rolls(twin)[0])
    assert len(dice) == 6


def test_a_declaration_can_be_taken_back_until_chance_has_spoken(dice: LoadedDice) -> None:
    match = field()
    before = match.hash()
    play(match, "stark: charge umbers>guards")
    match.undo("stark")
    assert match.hash() == before
    play(match, "stark: charge umbers>knights", "stark: pass", "lannister: order brace")
    match.undo("lannister")
    assert asked(match) == "lannister: offer-order"
    dice.show(volley=1)
    play(match, "lannister: order volley")
    assert not match.can_undo("lannister")


# -- the whole moment as data, at each of its decisions ---------------------------------------------------------------

MOMENT = (
    "stark: charge umbers>guards", "stark: order war-cry", "lannister: order brace", "stark: pivot -12.5",
    "stark: reroll 3", "lannister: pass", "lannister: reroll 1", "lannister: order riposte", "stark: pass",
    "stark: surge 90.5 0.30000000000000004", "lannister: pass", "stark: pass",
)  # fmt: skip


def the_moment(dice: LoadedDice, lines: int) -> Match:
    """The charge as far as so many lines of play; its dice are known to the end."""
    dice.results, dice.used = [], 0
    dice.show(charge=6, stakes=1, attack="661", reroll=6, defence="111", again=4)
    dice.show(counter_attack="611", counter_defence=1, umbers_panic="661", exhaustion=1)
    match = field(models={"guards": 3}, tokens=(1, 1), seed=2)
    play(match, *MOMENT[:lines])
    dice.used = len(dice.results)
    return match


def snapshot(match: Match) -> dict[str, Any]:
    decisions = [match.decision(seat) for seat in match.to_act]
    return {
        "hash": match.hash(),
        "views": [match.view(viewer) for viewer in (0, 1, None)],
        "events": [match.events(viewer) for viewer in (0, 1, None)],
        "decisions": [(d.number, d.kind, tuple(d.options), d.domain, d.prompt) for d in decisions],
        "result": match.result,
    }


def test_the_whole_moment(dice: LoadedDice) -> None:
    match = the_moment(dice, len(MOMENT))
    assert rolls(match) == [
        "umbers charge 6", "umbers stakes 1", "umbers attack 661", "umbers reroll 6", "guards defence 111",
        "umbers reroll 4", "guards attack 611", "umbers defence 1", "umbers panic 661", "guards exhaustion 1",
    ]  # fmt: skip
    assert match.over
    assert match.result == maester.Result((("stark",), ("lannister",)), ())
    assert game(match).models == [2, 5, 0, 5]


@pytest.mark.parametrize("lines", range(len(MOMENT) + 1))
def test_a_save_at_any_decision_goes_on_as_the_match_does(dice: LoadedDice, lines: int) -> None:
    match = the_moment(dice, lines)
    again = maester.load(match.save())
    assert snapshot(again) == snapshot(match)
    play(match, *MOMENT[lines:])
    play(again, *MOMENT[lines:])
    assert snapshot(again) == snapshot(match)


@pytest.mark.parametrize("lines", range(len(MOMENT)))
def test_a_clone_at_any_decision_goes_its_own_way(dice: LoadedDice, lines: int) -> None:
    match = the_moment(dice, lines)
    before, clone = snapshot(match), match.clone()
    assert snapshot(clone) == before
    assert clone.game == match.definition.codec.round_trip(match.game)
    play(clone, *MOMENT[lines:])
    assert snapshot(match) == before
    play(match, *MOMENT[lines:])
    assert snapshot(match) == snapshot(clone)


@pytest.mark.parametrize("lines", range(len(MOMENT)))
@pytest.mark.parametrize("seat", ["stark", "lannister", None])
def test_a_twin_is_the_same_to_everybody_at_any_decision(dice: LoadedDice, lines: int, seat: str | None) -> None:
    match = the_moment(dice, lines)
    twin = match.determinize(seat, Random(lines))
    real, other = snapshot(match), snapshot(twin)
    assert other.pop("hash") != real.pop("hash"), "the twin must have another key of chance"
    assert other == real


def test_random_play_reaches_every_part_of_the_moment() -> None:
    kinds, purposes, depths = set(), set(), set()
    for seed in range(150):
        match, rng = maester.new_match("moment-charge", seed=seed), Random(seed)
        while not match.over:
            decision = match.decision(match.to_act[0])
            assert list(invariants(game(match))) == []
            kinds.add(decision.kind)
            depths.add(len(attacks(match)))
            match.play(decision.seat, choose(decision, rng))
        purposes |= {roll.split()[1] for roll in rolls(match)}
    assert kinds == {"take-turn", "offer-order", "charge-pivot", "force-reroll", "surge-forward"}
    assert purposes == {"volley", "charge", "stakes", "attack", "defence", "reroll", "exhaustion", "panic"}
    assert depths == {0, 1, 2, 3}
