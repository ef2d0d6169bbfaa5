"""The Tactics cards of Robb, the Greatjon, the Blackfish, Eddard and Rodrik: what each does, and when it can't."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.miniatures.cards import both, finish, holding, playable
from tests.games.miniatures.given import began, half, told
from tests.games.miniatures.language import FAR, Battle, facing, scenario

PLAIN = "house-karstark-spearmen"
GUARDS = "lannister-guardsmen"
ROBB, GREATJON, BLACKFISH, EDDARD, RODRIK = "20201", "20202", "20208", "20210", "20211"


def defended(card: str, commander: str, blue: str = PLAIN, **throws: str) -> Battle:
    """Red attacks; blue holds a card of a Commander."""
    position = holding("blue", card, commander=commander)
    return began(facing(GUARDS, blue, position=position).nothing_declared().dice(**throws))


def attacked(card: str, commander: str, red: str = PLAIN, blue: str = GUARDS, **throws: str) -> Battle:
    """Red attacks, and holds a card of a Commander."""
    position = holding("red", card, commander=commander)
    return began(facing(red, blue, position=position).nothing_declared().dice(**throws))


def charged(card: str, commander: str, blue: str, side: str = "front", **throws: int | str) -> Battle:
    """Red charges from 4 in away; blue holds a card. Up to the first question that blue is asked, or the attack."""
    turned = {"front": 180, "rear": 0}[side]
    card_id = blue.split()[0]
    gap = half(GUARDS, depth=True) + 4 + half(card_id, depth=True)
    name, *special = blue.split()
    y = round(16 + gap, 3)
    units = (f"red: {GUARDS} @ 24 16 0", f"blue: {name} @ 24 {y:g} {turned} {' '.join(special)}", *FAR)
    game = scenario(*units, position=holding("blue", card, commander=commander)).nothing_declared()
    game.activate("red-1").dice(**throws).play("red", "action charge")
    while game.asked() == ("red",) and game.question() not in ("reroll-dice", "activate-unit"):
        game.play("red", "face 0" if game.question() == "pick-facing" else game.options()[0])
    return game


# --- Robb Stark ---------------------------------------------------------------------------------------------------

SUDDEN = "robb-stark-the-wolf-lord-sudden-retreat"
POSITIONING = "robb-stark-the-wolf-lord-superior-positioning"
HIT_AND_RUN = "robb-stark-the-wolf-lord-hit-and-run"


@pytest.mark.parametrize(("blue", "rerolls"), [(PLAIN, False), (f"{PLAIN} with={ROBB}", True)])
def test_a_sudden_retreat_leaves_and_robb_rerolls(blue: str, rerolls: bool) -> None:
    game = defended(SUDDEN, ROBB, blue, attack="1" * 6, retreat="1").play("blue", f"play {SUDDEN}: -")
    assert game.asks("blue", "reroll-dice") is rerolls
    finish(game)
    assert game.engaged("blue-1") == ()


def test_a_sudden_retreat_is_for_the_defender() -> None:
    assert not playable(attacked(SUDDEN, ROBB, attack="1" * 7), "red", SUDDEN)


@pytest.mark.parametrize(
    ("blue", "die", "disorderly"), [(PLAIN, 3, True), (PLAIN, 4, False), (f"{PLAIN} with={ROBB}", 5, True)]
)
def test_superior_positioning_makes_charges_disorderly(blue: str, die: int, disorderly: bool) -> None:
    game = charged(POSITIONING, ROBB, blue, charge=die, attack="1" * 6).play("blue", f"play {POSITIONING}: -")
    finish(game, "reroll-dice", "activate-unit")
    assert told(game, "charge-distance")["disorderly"] is disorderly
    assert game.conditions("red-1") == (("vulnerable",) if disorderly else ())


def test_superior_positioning_is_no_help_in_the_rear() -> None:
    game = charged(POSITIONING, ROBB, PLAIN, side="rear", charge=3, attack="1" * 6)
    assert not playable(game, "blue", POSITIONING)


@pytest.mark.parametrize(("red", "conditions"), [(PLAIN, ()), (f"{PLAIN} with={ROBB}", ("weakened",))])
def test_hit_and_run_retreats_after_the_own_attack(red: str, conditions: tuple[str, ...]) -> None:
    game = attacked(HIT_AND_RUN, ROBB, red, attack="1" * 7, retreat="3").play("red", f"play {HIT_AND_RUN}: -")
    finish(game)
    assert (game.engaged("red-1"), game.conditions("blue-1")) == ((), conditions)


def test_hit_and_run_is_not_for_the_defender() -> None:
    assert not playable(defended(HIT_AND_RUN, ROBB, attack="1" * 6), "blue", HIT_AND_RUN)


# --- Greatjon Umber -----------------------------------------------------------------------------------------------

BERSERK = "greatjon-umber-lord-of-last-hearth-berserker-tactics"
LASH_OUT = "greatjon-umber-lord-of-last-hearth-lash-out"
LAST_STAND = "greatjon-umber-lord-of-last-hearth-last-stand"


@pytest.mark.parametrize(("taken", "dealt"), [(0, 0), (1, 2), (3, 4)])
def test_berserker_tactics_pay_for_wounds_with_wounds(taken: int, dealt: int) -> None:
    throws = {"attack": "1" * 7, **({"panic": "661"} if dealt else {})}
    game = attacked(BERSERK, GREATJON, **throws).play("red", f"play {BERSERK}: -", f"number {taken}")
    finish(game)
    assert (game.wounds("red-1"), game.wounds("blue-1")) == (12 - taken, 12 - dealt)
    assert game.conditions("blue-1") == ()


def test_umber_berserkers_panic_the_enemy() -> None:
    game = attacked(BERSERK, GREATJON, "house-umber-berserkers", attack="1" * 7).play("red", f"play {BERSERK}: -")
    assert game.conditions("blue-1") == ("panicked",)


@pytest.mark.parametrize(
    ("blue", "wounds", "conditions"),
    [(f"{PLAIN} wounds=4", 8, ()), ("house-umber-berserkers wounds=8", 10, ("panicked",))],
)
def test_lash_out_by_lost_ranks(blue: str, wounds: int, conditions: tuple[str, ...]) -> None:
    game = defended(LASH_OUT, GREATJON, blue, attack="1" * 6).play("blue", f"play {LASH_OUT}: -")
    assert (game.wounds("red-1"), game.conditions("red-1")) == (wounds, conditions)


def test_the_fallen_do_not_lash_out() -> None:
    game = defended(LASH_OUT, GREATJON, f"{PLAIN} wounds=1", attack="411111", defense="1")
    assert not playable(game, "blue", LASH_OUT)


@pytest.mark.parametrize(("blue", "dice", "rerolls"), [(PLAIN, 7, False), ("house-umber-berserkers", 9, True)])
def test_a_last_stand_is_an_attack_before_removal(blue: str, dice: int, rerolls: bool) -> None:
    game = defended(LAST_STAND, GREATJON, f"{blue} wounds=1", attack="411111", defense="1", last="1" * dice)
    game.play("blue", f"play {LAST_STAND}: -")
    finish(game, "reroll-dice", "activate-unit")
    assert game.asks("blue", "reroll-dice") is rerolls
    finish(game)
    assert (len(game.rolls()[-1][2]), game.wounds("blue-1")) == (dice, 0)


def test_there_is_no_last_stand_for_the_living() -> None:
    assert not playable(defended(LAST_STAND, GREATJON, attack="1" * 6), "blue", LAST_STAND)


# --- Brynden Tully --------------------------------------------------------------------------------------------------

SET = "brynden-tully-the-blackfish-set-for-charge"
YIELD = "brynden-tully-the-blackfish-refuse-to-yield"
CRY = "brynden-tully-the-blackfish-war-cry"


def test_set_for_charge_attacks_first() -> None:
    game = charged(SET, BLACKFISH, "stark-sworn-swords", charge=5, first="1" * 7, attack="1" * 6)
    finish(game.play("blue", f"play {SET}: -"), "reroll-dice")
    assert game.events("attack-declared")[0]["attacker"] == "blue-1"


def test_set_for_charge_is_too_late_in_the_rear() -> None:
    game = charged(SET, BLACKFISH, "stark-sworn-swords", side="rear", charge=5, attack="1" * 6)
    assert not playable(game, "blue", SET)


def test_refuse_to_yield_makes_all_enemies_vulnerable_and_stays() -> None:
    game = defended(YIELD, BLACKFISH, attack="411111", defense="1", panic="661").play("blue", f"play {YIELD}: -")
    assert game.conditions("red-1") == ("vulnerable",)
    assert [one.text for one in game.field.borne] == [YIELD]


@pytest.mark.parametrize(("panic", "conditions", "left"), [("661", ("vulnerable",), 1), ("111", (), 0)])
def test_refuse_to_yield_works_until_a_test_is_failed(panic: str, conditions: tuple[str, ...], left: int) -> None:
    position = holding("blue", commander=BLACKFISH, attached=(YIELD,))
    position["borne"] = [f"blue: {YIELD} on=blue-1"]
    game = facing(GUARDS, "stark-sworn-swords", position=position)
    game.strike(attack="411111", defense="1", panic=panic)
    assert (game.conditions("red-1"), len(game.field.borne)) == (conditions, left)
    assert told(game, "test-made")["modifiers"] == []


def test_a_tully_yields_even_less() -> None:
    position = holding("blue", commander=BLACKFISH, attached=(YIELD,))
    position["borne"] = [f"blue: {YIELD} on=blue-1"]
    game = facing(GUARDS, "house-tully-sworn-shields", position=position)
    game.strike(attack="411111", defense="1", panic="661")
    assert told(game, "test-made")["modifiers"] == [[1, YIELD]]


@pytest.mark.parametrize(
    ("red", "morale", "tokens"),
    [("stark-sworn-swords", "66", 1), ("house-tully-sworn-shields", "66", 2), ("stark-sworn-swords", "11", 0)],
)
def test_a_war_cry_on_activation(red: str, morale: str, tokens: int) -> None:
    units = (f"red: {red} @ 24 20 0", f"blue: {GUARDS} @ 24 33 180", *FAR)
    game = scenario(*units, position=holding("red", CRY, commander=BLACKFISH)).play("red", "activate red-1")
    game.dice(morale=morale).play("red", f"play {CRY}: blue-1")
    if game.question() == "pick-condition":
        game.play("red", "token panicked")
    assert len(game.conditions("blue-1")) == tokens


# --- Eddard Stark -----------------------------------------------------------------------------------------------------

DEFIANCE = "eddard-stark-lord-of-winterfell-northern-defiance"
LEAD = "eddard-stark-lord-of-winterfell-lead-by-example"
FURY = "eddard-stark-lord-of-winterfell-fury-for-the-fallen"


def test_northern_defiance_rerolls_far_from_eddard() -> None:
    game = defended(DEFIANCE, EDDARD, attack="411111", defense="1", panic="111", again="66")
    game.play("blue", f"play {DEFIANCE}: -", f"reroll {DEFIANCE}: 1,2")
    assert told(game, "test-made")["passed"]


def test_northern_defiance_passes_with_eddard_and_hurts_an_enemy() -> None:
    game = defended(DEFIANCE, EDDARD, f"{PLAIN} with={EDDARD} wounds=9", attack="411111", defense="1", panic="111")
    game.play("blue", f"play {DEFIANCE}: red-1")
    assert (game.wounds("blue-1"), game.wounds("red-1")) == (8, 10)


def test_northern_defiance_is_for_friends() -> None:
    game = attacked(DEFIANCE, EDDARD, attack="4111111", defense="1", panic="111")
    assert not playable(game, "red", DEFIANCE)


def leading(red: str) -> Battle:
    position = holding("red", LEAD, commander=EDDARD)
    return facing(red, GUARDS, f"red: {PLAIN} @ 32 20 0", *FAR, position=position).nothing_declared()


def test_lead_by_example_is_attached_to_another_unit_until_the_round_ends() -> None:
    game = began(leading(f"{PLAIN} with={EDDARD}").dice(attack="1" * 7))
    game.play("red", f"play {LEAD}: red-2").nothing_declared()
    assert [(one.on, one.until) for one in game.field.borne] == [(game.unit("red-2"), 1)]
    assert not playable(began(leading(PLAIN).dice(attack="1" * 7)), "red", LEAD)


def test_lead_by_example_helps_in_tests_and_melee() -> None:
    position = holding("red", commander=EDDARD, attached=(LEAD,))
    position["borne"] = [f"red: {LEAD} on=red-1 until=round"]
    game = facing(PLAIN, GUARDS, position=position).strike(attack="1" * 7)
    assert told(game, "hits-counted")["modifiers"] == [[1, LEAD]]


@pytest.mark.parametrize("card", [LEAD, FURY])
def test_both_cards_may_draw_one_instead(card: str) -> None:
    position = holding("red", card, commander=EDDARD, deck=("stark-winters-might",))
    game = scenario(*FAR, position=position).play("red", f"play {card}: -")
    assert [game.field.title(one) for one in game.field.hand[0]] == ["stark-winters-might"]
    position = holding("blue", card, commander=EDDARD, deck=("stark-winters-might",))
    assert not playable(scenario(*FAR, position=position), "blue", card)


@pytest.mark.parametrize(("wounds", "rerolls"), [(1, True), (12, False)])
def test_fury_for_the_fallen_strikes_back(wounds: int, rerolls: bool) -> None:
    units = (
        f"red: {GUARDS} @ 24 20 0",
        f"blue: {PLAIN} @ 24 24.8 180 wounds={wounds}",
        f"blue: {PLAIN} @ 34 20 270 with={EDDARD}",
        *FAR,
    )
    throws = {"defense": "1"} if wounds == 1 else {"defense": "6"}
    game = scenario(*units, position=holding("blue", FURY, commander=EDDARD))
    began(game.dice(attack="411111", **throws, charge=6, again="1" * 7))
    game.play("blue", f"play {FURY}: blue-2")
    finish(game, "reroll-dice")
    assert any("reroll eddard" in option for option in game.options("blue")) is rerolls
    assert told(game, "charge-declared")["unit"] == "blue-2"


# --- Rodrik Cassel -------------------------------------------------------------------------------------------------

PROWESS = "rodrik-cassel-master-at-arms-combat-prowess"
SUPERIORITY = "rodrik-cassel-master-at-arms-martial-superiority"
PRESS = "rodrik-cassel-master-at-arms-press-the-advantage"


def test_combat_prowess_cancels_for_a_token() -> None:
    units = (f"red: {PLAIN} @ 24 20 0 weakened", f"blue: {GUARDS} @ 24 24.8 180", *FAR)
    game = scenario(*units, position=holding("blue", PROWESS, commander=RODRIK)).play("red", "activate red-1")
    game.play("red", "use order-hold-the-line red-1: blue-1").play("blue", f"play {PROWESS}: -")
    assert (game.conditions("red-1"), game.wounds("blue-1"), game.rolls()) == ((), 12, [])


def test_combat_prowess_needs_a_token_of_the_target() -> None:
    units = (f"red: {PLAIN} @ 24 20 0", f"blue: {GUARDS} @ 24 24.8 180", *FAR)
    game = scenario(*units, position=holding("blue", PROWESS, commander=RODRIK)).play("red", "activate red-1")
    game.dice(defense="66666").play("red", "use order-hold-the-line red-1: blue-1")
    assert not playable(game, "blue", PROWESS)


@pytest.mark.parametrize(("red", "plays"), [(f"{PLAIN} weakened", True), (PLAIN, False)])
def test_combat_prowess_may_remove_a_token_of_an_engaged_friend(red: str, plays: bool) -> None:
    game = facing(red, GUARDS, position=holding("red", PROWESS, commander=RODRIK))
    assert playable(game, "red", PROWESS) is plays
    if plays:
        assert game.play("red", f"play {PROWESS}: red-1").conditions("red-1") == ()


@pytest.mark.parametrize(("blue", "worse"), [(PLAIN, 0), (f"{PLAIN} with={RODRIK}", 1)])
def test_martial_superiority_turns_misses_into_hits(blue: str, worse: int) -> None:
    game = defended(SUPERIORITY, RODRIK, blue, attack="661111", hits="1666", defense="66")
    game.play("blue", f"play {SUPERIORITY}: -")
    finish(game.no_rerolls())
    assert game.wounds("red-1") == 11
    assert sum(value for value, _ in told(game, "hits-counted")["modifiers"]) == -worse


def test_martial_superiority_is_against_enemies() -> None:
    assert not playable(attacked(SUPERIORITY, RODRIK, attack="1" * 7), "red", SUPERIORITY)


@pytest.mark.parametrize(("conditions", "options"), [("", 1), ("weakened", 2), ("weakened panicked", 3)])
def test_press_the_advantage_by_the_tokens_of_the_defender(conditions: str, options: int) -> None:
    red = f"{PLAIN} wounds=4"
    dice = "1" * 7
    game = attacked(PRESS, RODRIK, red, f"{GUARDS} {conditions}", attack=dice).play("red", f"play {PRESS}: -")
    for option in range(1, options + 1):
        if game.question() == "pick-options":
            game.play("red", f"option {option}")
    game.no_rerolls()
    assert len(game.rolls()[0][2]) == 7
    assert sum(value for value, _ in told(game, "hits-counted")["modifiers"]) == (1 if options >= 2 else 0)
    assert bool(game.events("abilities-lost")) is (options == 3)


def test_press_the_advantage_is_for_friends() -> None:
    game = defended(PRESS, RODRIK, attack="1" * 6)
    assert not playable(game, "blue", PRESS)


def test_cards_of_both_sides_may_be_held() -> None:
    position: dict[str, Any] = both(
        holding("red", PRESS, commander=RODRIK), holding("blue", SUPERIORITY, commander=RODRIK)
    )
    game = began(facing(PLAIN, GUARDS, position=position).dice(attack="1" * 7))
    assert playable(game, "red", PRESS)
    assert playable(game.play("red", "pass"), "blue", SUPERIORITY)
