"""The Tactics cards of House Lannister: what each way of playing does, and when it can't."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.miniatures.cards import both, ever_offered, finish, playable
from tests.games.miniatures.cards import holding as cards_in_hand
from tests.games.miniatures.given import began, told
from tests.games.miniatures.language import FAR, Battle, facing, scenario

PLAIN = "house-karstark-spearmen"
GUARDS = "lannister-guardsmen"


def holding(seat: str, *cards: str, **more: tuple[str, ...]) -> dict[str, Any]:
    """A player whose Commander is Jaime Lannister, The Kingslayer, holds these cards."""
    return cards_in_hand(seat, *cards, commander="20115", **more)


# --- Intrigue and Subterfuge ------------------------------------------------------------------------------------

INTRIGUE = "lannister-intrigue-and-subterfuge"


def test_intrigue_and_subterfuge_silences_an_enemy_ncu() -> None:
    game = scenario(*FAR, position=holding("blue", INTRIGUE, ncus=("red: 30102",)))
    game.play("red", "activate red-a")
    game.play("red", "pass") if game.asked() == ("red",) and game.question() == "declare-text" else None
    game.play("blue", f"play {INTRIGUE}: -")
    assert game.events("abilities-lost")[-1]["unit"] == "red-a"
    assert game.conditions("red-1") == ()
    assert game.question() == "choose-zone-to-claim"


def test_intrigue_and_subterfuge_weakens_a_unit_with_the_coins() -> None:
    ncus = ("red: 30105", "blue: 30102 zone=coins activated")
    game = scenario(*FAR, position=holding("blue", INTRIGUE, ncus=ncus)).play("red", "activate red-a")
    game.play("blue", f"play {INTRIGUE}: -")
    assert game.conditions("red-1") == ("weakened",)


def test_intrigue_and_subterfuge_is_not_for_the_own_ncu() -> None:
    game = scenario(*FAR, position=holding("red", INTRIGUE, ncus=("red: 30105",))).play("red", "activate red-a")
    assert game.question() == "choose-zone-to-claim"


def test_intrigue_and_subterfuge_lasts_for_the_round_and_weakens_one_unit() -> None:
    ncus = ("red: 30105", "blue: 30102 zone=coins activated")
    units = (f"red: {PLAIN} @ 24 20 0", *FAR)
    game = scenario(*units, position=holding("blue", INTRIGUE, ncus=ncus)).play("red", "activate red-a")
    game.play("blue", f"play {INTRIGUE}: -", "choose red-1")
    assert (game.conditions("red-1"), game.conditions("red-2")) == (("weakened",), ())
    assert finish(game, "choose-action").field.ncu_silenced[0] > 0
    assert game.events("turn-started")[-1]["seat"] == "blue"


# --- A Lannister Pays His Debts ---------------------------------------------------------------------------------

DEBTS = "lannister-a-lannister-pays-his-debts"


def test_a_lannister_pays_his_debts_when_a_friendly_unit_falls() -> None:
    other = f"blue: {GUARDS} @ 40 24.8 180 wounds=1"
    units = (f"red: {PLAIN} @ 24 20 0", f"red: {PLAIN} @ 40 20 0", f"blue: {GUARDS} @ 24 24.8 180", other, *FAR)
    game = scenario(*units, turn="red", position=holding("blue", DEBTS))
    game.play("blue", f"play {DEBTS}: blue-1").strike("red-2", "blue-2", attack="4111111", defense="1")
    while game.question() != "activate-unit":
        game.play("red", "pass" if "pass" in game.options("red") else game.options("red")[0])
    assert told(game, "tokens-changed")["left"] == 1
    game.strike("blue-1", "red-1", attack="411111", defense="1", panic="661")
    assert told(game, "hits-counted")["keywords"] == ["vicious"]
    assert told(game, "hits-counted")["modifiers"] == []


def test_a_lannister_pays_his_debts_once_with_the_same_unit() -> None:
    units = (f"red: {PLAIN} @ 24 20 0", f"blue: {GUARDS} @ 24 30 180", *FAR)
    position = holding("blue", DEBTS, attached=(DEBTS,)) | {"borne": [f"blue: {DEBTS} on=blue-1"]}
    game = scenario(*units, turn="blue", position=position)
    assert f"play {DEBTS}: blue-2" in game.options("blue")
    with game.refused("timing.targets-first"):
        game.play("blue", f"play {DEBTS}: blue-1")


@pytest.mark.parametrize(
    ("tokens", "zone", "keywords", "bonus"), [(1, "crown", 1, 1), (1, "coins", 1, 0), (0, "crown", 0, 0)]
)
def test_the_debts_are_paid_with_tokens_and_better_with_the_crown(
    tokens: int, zone: str, keywords: int, bonus: int
) -> None:
    position = holding("red", attached=(DEBTS,), ncus=(f"red: 30102 zone={zone} activated",))
    position["borne"] = [f"red: {DEBTS} on=red-1 tokens={tokens}"]
    game = facing(GUARDS, PLAIN, position=position).strike(attack="311111", defense="1" * bonus, panic="661")
    assert len(told(game, "hits-counted")["keywords"]) == keywords
    assert len(told(game, "hits-counted")["modifiers"]) == bonus


def test_the_debts_are_paid_in_melee_with_one_to_hit() -> None:
    crown = ("red: 30102 zone=crown activated",)
    for shooter in (False, True):
        position = holding("red", attached=(DEBTS,), ncus=crown)
        position["borne"] = [f"red: {DEBTS} on=red-1 tokens=2"]
        if shooter:
            units = ("red: lannister-crossbowmen @ 24 20 0", f"blue: {PLAIN} @ 24 34 180", *FAR)
            game = scenario(*units, position=position).shoot(attack="111111")
        else:
            game = facing(GUARDS, PLAIN, position=position).strike(attack="111111")
        counted = told(game, "hits-counted")
        assert counted["keywords"] == (["sundering"] if shooter else ["vicious"])
        assert counted["modifiers"] == ([] if shooter else [[1, DEBTS]])


@pytest.mark.parametrize(
    ("blue", "debtor"), [("golden-company-war-elephant wounds=1", "blue"), (f"{PLAIN} wounds=1", "red")]
)
def test_no_debt_is_made_by_beasts_nor_by_enemies(blue: str, debtor: str) -> None:
    position = {**holding(debtor, attached=(DEBTS,)), "borne": [f"{debtor}: {DEBTS} on={debtor}-2"]}
    game = facing(GUARDS, blue, position=position).strike(attack="666666", defense="111111")
    assert game.kinds("unit-destroyed") == ["unit-destroyed"]
    assert game.kinds("tokens-changed") == []


def test_the_debts_are_attached_to_friends() -> None:
    game = scenario(*FAR, position=holding("red", DEBTS))
    assert game.why_not("red", f"play {DEBTS}: blue-1") == "timing.targets-first"
    game.play("red", f"play {DEBTS}: red-1")
    assert [one.on for one in game.field.borne] == [game.unit("red-1")]


# --- Hear Me Roar! ----------------------------------------------------------------------------------------------

ROAR = "lannister-hear-me-roar"


@pytest.mark.parametrize(("wounds", "worse"), [(12, 1), (8, 2), (4, 3)])
def test_hear_me_roar_shakes_an_enemy_by_its_lost_ranks(wounds: int, worse: int) -> None:
    game = began(
        facing(GUARDS, f"{PLAIN} wounds={wounds}", position=holding("red", ROAR)).dice(
            attack="411111", defense="1", panic="321"
        )
    )
    game.play("red", f"play {ROAR}: -").no_rerolls()
    assert told(game, "test-made")["modifiers"] == [[-worse, ROAR]]
    assert game.wounds("blue-1") == wounds - 1 - 1 - 1


def test_hear_me_roar_makes_other_morale_tests_cost_a_wound() -> None:
    units = ("red: golden-company-war-elephant @ 24 20 0", *FAR)
    game = scenario(*units, position=holding("blue", ROAR)).activate("red-1").dice(morale="11")
    game.play("red", "action march").play("blue", f"play {ROAR}: -")
    assert not told(game, "test-made")["passed"]
    assert told(game, "wounds-suffered")["wounds"] == 1
    game = scenario(*units, position=holding("blue", ROAR)).activate("red-1").dice(morale="66")
    game.play("red", "action march").play("blue", f"play {ROAR}: -")
    assert game.events("wounds-suffered") == []


def test_hear_me_roar_is_not_for_the_own_tests() -> None:
    game = began(facing(PLAIN, GUARDS, position=holding("blue", ROAR)).dice(attack="4111111", defense="1", panic="661"))
    assert told(game, "test-made")["passed"]
    assert not ever_offered(game, ROAR)


# --- Bribery ----------------------------------------------------------------------------------------------------

BRIBERY = "lannister-bribery"
BRIBED = f"red: {BRIBERY} on=blue-1"


def bribed(**position: Any) -> Battle:
    held = holding("red", attached=(BRIBERY,))
    return facing(GUARDS, PLAIN, turn="blue", position={**held, "borne": [BRIBED], **position})


def test_bribery_comes_instead_of_the_effect_of_a_zone() -> None:
    game = scenario(*FAR, position=holding("red", BRIBERY, ncus=("red: 30102",))).play("red", "activate red-a")
    game.nothing_declared().play("red", "claim swords", f"play {BRIBERY}: blue-1")
    assert game.kinds("zone-replaced") == ["zone-replaced"]
    assert [one.on for one in game.field.borne] == [game.unit("blue-1")]


def test_bribery_lowers_dice_and_morale() -> None:
    game = bribed().dice(attack="4111", defense="1", panic="331")
    game.strike("blue-1", "red-1")
    assert len(game.rolls()[0][2]) == 4
    game = facing(GUARDS, PLAIN, position={**holding("red", attached=(BRIBERY,)), "borne": [BRIBED]})
    game.strike(attack="411111", defense="1", panic="111")
    assert told(game, "test-made")["modifiers"] == [[-1, BRIBERY]]
    assert len(game.field.borne) == 1


def test_bribery_ends_with_a_passed_test() -> None:
    game = facing(GUARDS, PLAIN, position={**holding("red", attached=(BRIBERY,)), "borne": [BRIBED]})
    game.strike(attack="411111", defense="1", panic="661")
    assert game.field.borne == ()
    assert game.field.title(game.field.discard[0][-1]) == BRIBERY


def test_bribery_does_not_end_by_the_tests_and_coins_of_others() -> None:
    position = {**holding("red", attached=(BRIBERY,)), "borne": [f"red: {BRIBERY} on=blue-2"]}
    game = facing(GUARDS, PLAIN, position=position).strike(attack="411111", defense="1", panic="661")
    assert len(game.field.borne) == 1
    game = bribed(ncus=["blue: 30102"]).play("blue", "activate blue-a").nothing_declared()
    game.play("blue", "claim coins", "choose blue-2")
    assert len(game.field.borne) == 1


@pytest.mark.parametrize(("zone", "left"), [("coins", 0), ("horse", 1)])
def test_bribery_ends_when_the_coins_are_for_the_unit(zone: str, left: int) -> None:
    game = bribed(ncus=["blue: 30102"]).play("blue", "activate blue-a").nothing_declared()
    game.play("blue", f"claim {zone}", "choose blue-1")
    assert len(game.field.borne) == left


def test_bribery_is_not_for_an_enemy_ncu() -> None:
    game = scenario(*FAR, turn="blue", position=holding("red", BRIBERY, ncus=("blue: 30102",)))
    game.play("blue", "activate blue-a").nothing_declared().play("blue", "claim letter")
    assert not playable(game, "red", BRIBERY)


# --- Counterplot ------------------------------------------------------------------------------------------------

COUNTERPLOT = "lannister-counterplot"
FEROCITY = "stark-northern-ferocity"


def plotted(*zones: str, **dice: str) -> Battle:
    """Red plays Northern Ferocity, and blue answers it; blue Controls these zones."""
    ncus = tuple(f"blue: {ref} zone={zone} activated" for ref, zone in zip(("30102", "30105"), zones, strict=False))
    position = both(holding("blue", COUNTERPLOT, ncus=ncus), cards_in_hand("red", FEROCITY, commander="20201"))
    game = began(facing("stark-sworn-swords", GUARDS, position=position)).dice(**dice)
    return game.play("red", f"play {FEROCITY}: -").play("blue", f"play {COUNTERPLOT}: -")


@pytest.mark.parametrize(
    ("zones", "die", "cancelled"),
    [
        ((), "2", 0),
        ((), "3", 1),
        (("crown",), "1", 0),
        (("crown",), "2", 1),
        (("coins",), "2", 1),
        (("letter",), "2", 0),
    ],
)
def test_counterplot_cancels_a_card_by_a_die_and_its_zones(zones: tuple[str, ...], die: str, cancelled: int) -> None:
    assert len(plotted(*zones, plot=die, attack="1111111").events("effect-cancelled")) == cancelled


def test_counterplot_needs_no_die_with_both_zones() -> None:
    game = plotted("crown", "coins", attack="1111111")
    assert [purpose for _, purpose, _ in game.rolls()] == ["attack"]
    assert game.kinds("effect-cancelled") == ["effect-cancelled"]


def test_counterplot_does_not_answer_own_cards() -> None:
    game = scenario(*FAR, position=holding("red", DEBTS, COUNTERPLOT)).play("red", f"play {DEBTS}: red-1")
    assert not ever_offered(game, COUNTERPLOT)


def test_a_counterplot_is_answered_by_a_counterplot() -> None:
    position = both(holding("blue", DEBTS, COUNTERPLOT), cards_in_hand("red", COUNTERPLOT, commander="20104"))
    game = scenario(*FAR, turn="blue", position=position).dice(theirs=3, ours=3)
    game.play("blue", f"play {DEBTS}: blue-1").play("red", f"play {COUNTERPLOT}: -").play(
        "blue", f"play {COUNTERPLOT}: -"
    )
    # The answer is cancelled, so the Debts stand.
    assert [event["ability"] for event in game.events("effect-cancelled")] == [COUNTERPLOT]
    assert [one.text for one in game.field.borne] == [DEBTS]


# --- Fealty to The Crown ----------------------------------------------------------------------------------------

FEALTY = "lannister-fealty-to-the-crown"


@pytest.mark.parametrize(
    ("die", "zone", "healed", "lost"), [(1, "coins", 1, 1), (3, "coins", 3, 3), (1, "crown", 2, 2), (3, "crown", 4, 4)]
)
def test_fealty_to_the_crown_heals_what_panic_costs(die: int, zone: str, healed: int, lost: int) -> None:
    position = holding("red", FEALTY, ncus=(f"red: 30102 zone={zone} activated",))
    game = began(
        facing(f"{GUARDS} wounds=5", PLAIN, position=position).dice(attack="41111", defense="1", panic=f"11{die}")
    )
    game.play("red", f"play {FEALTY}: red-1").no_rerolls()
    assert (game.wounds("red-1"), game.wounds("blue-1")) == (5 + healed, 11 - lost)


@pytest.mark.parametrize(("zone", "healed"), [("coins", 3), ("crown", 4)])
def test_fealty_to_the_crown_heals_three_at_most_or_four_with_the_crown(zone: str, healed: int) -> None:
    position = holding("red", FEALTY, ncus=(f"red: 30102 zone={zone} activated",))
    game = facing(f"{GUARDS} wounds=5 with=20101", PLAIN, position=position)
    game = began(game.dice(attack="41111", defense="1", panic="113"))
    game.play("red", f"play {FEALTY}: red-1").no_rerolls()
    assert game.wounds("red-1") == 5 + healed


def test_fealty_to_the_crown_reaches_twelve_inches_and_no_morale_tests() -> None:
    game = facing(GUARDS, PLAIN, position=holding("red", FEALTY)).dice(attack="411111", defense="1", panic="111")
    assert began(game).why_not("red", f"play {FEALTY}: red-2") == "timing.targets-first"
    units = ("red: golden-company-war-elephant @ 24 20 0", f"blue: {GUARDS} @ 24 30 180", *FAR)
    game = scenario(*units, position=holding("blue", FEALTY)).activate("red-1").dice(morale="11")
    assert not ever_offered(game.play("red", "action march"), FEALTY)


def test_fealty_to_the_crown_needs_a_failed_panic_test_of_an_enemy() -> None:
    game = began(facing(GUARDS, PLAIN, position=holding("red", FEALTY)).dice(attack="411111", defense="1", panic="661"))
    assert not playable(game, "red", FEALTY)
    game = began(
        facing(PLAIN, GUARDS, position=holding("blue", FEALTY)).dice(attack="4111111", defense="1", panic="111")
    )
    assert not playable(game, "blue", FEALTY)


# --- Subjugation of Power ---------------------------------------------------------------------------------------

SUBJUGATION = "lannister-subjugation-of-power"


@pytest.mark.parametrize(
    ("zones", "modifiers"), [((), []), (("crown",), [[-1, SUBJUGATION]]), (("crown", "coins"), [[-2, SUBJUGATION]])]
)
def test_subjugation_of_power_tests_a_unit_that_is_activated(zones: tuple[str, ...], modifiers: list[Any]) -> None:
    ncus = tuple(f"blue: {ref} zone={zone} activated" for ref, zone in zip(("30102", "30105"), zones, strict=False))
    game = scenario(*FAR, position=holding("blue", SUBJUGATION, ncus=ncus)).dice(panic="661")
    game.play("blue", f"play {SUBJUGATION}: -")
    assert told(game, "test-made")["modifiers"] == modifiers
    assert game.kinds("abilities-lost") == []


def test_subjugation_of_power_takes_abilities_and_cards_from_a_unit_that_fails() -> None:
    starks = cards_in_hand("red", "stark-northern-ferocity", commander="20201")
    position = both(holding("blue", SUBJUGATION), starks)
    game = facing(GUARDS, PLAIN, position=position).dice(panic="111", attack="111111")
    game.play("red", "activate red-1")
    game.play("blue", f"play {SUBJUGATION}: -")
    assert game.kinds("abilities-lost") == ["abilities-lost"]
    assert game.wounds("red-1") == 11
    game.play("red", "action melee-attack")
    while game.question() in ("turn-to-face", "choose-strike"):
        game.play("red", "pass" if "pass" in game.options("red") else game.options("red")[0])
    # Northern Ferocity could be played on it otherwise.
    assert game.events("card-played")[-1]["card"] == SUBJUGATION
    assert not playable(game, "red", "stark-northern-ferocity")
    game.no_rerolls()
    assert (game.field.borne, game.field.silenced[game.unit("red-1")]) == ((), 0)


def test_subjugation_of_power_is_not_for_own_units() -> None:
    game = scenario(*FAR, position=holding("red", SUBJUGATION))
    assert game.question() == "choose-action"
