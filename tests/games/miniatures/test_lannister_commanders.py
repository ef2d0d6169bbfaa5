"""Tactics cards of Gregor, Tywin, Tyrion and the High Sparrow: what each way of playing does, and when it can't."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.miniatures.cards import ever_offered, finish, holding, playable, shooting
from tests.games.miniatures.given import began, told
from tests.games.miniatures.language import FAR, Battle, facing, scenario

PLAIN = "house-karstark-spearmen"
GUARDS = "lannister-guardsmen"
MEN = "house-clegane-mountains-men"


# --- Gregor Clegane, The Mountain -------------------------------------------------------------------------------

OVERRUN = "gregor-clegane-the-mountain-overrun"
ASSAULT = "gregor-clegane-the-mountain-assault-orders"
PRICE = "gregor-clegane-the-mountain-price-of-failure"


def gregor(*cards: str, seat: str = "red", **more: Any) -> dict[str, Any]:
    return holding(seat, *cards, commander="20116", **more)


def overrunning(unit: str) -> Battle:
    """Red destroys a unit, and another enemy stands behind it."""
    more = ("blue: lannister-guardsmen @ 24 34 180", *FAR)
    game = facing(unit, f"{PLAIN} wounds=1", *more, position=gregor(OVERRUN))
    dice = "4" + "1" * (6 if unit == MEN else 5)
    game = began(game.dice(attack=dice, defense="1"))
    assert playable(game, "red", OVERRUN)
    return game.any_dice().play("red", f"play {OVERRUN}: -", "action charge")


@pytest.mark.parametrize(("unit", "rerolls"), [(MEN, True), (GUARDS, False)])
def test_overrun_charges_on_and_house_clegane_rerolls_the_distance(unit: str, rerolls: bool) -> None:
    game = overrunning(unit)
    while game.question() in ("declare-target", "determine-zone", "pick-facing"):
        game.play("red", game.options("red")[0])
    assert any(option.startswith(f"reroll {OVERRUN}:") for option in game.options(game.asked()[0])) is rerolls
    assert "charge" in [purpose for _, purpose, _ in game.rolls()]


def test_overrun_needs_a_unit_that_surges_forward() -> None:
    assert not ever_offered(began(facing(MEN, PLAIN, position=gregor(OVERRUN)).dice(attack="1111111")), OVERRUN)


@pytest.mark.parametrize(("unit", "actions"), [(MEN, ["charge"]), (GUARDS, [])])
def test_assault_orders_let_house_clegane_charge(unit: str, actions: list[str]) -> None:
    units = (f"red: {unit} @ 24 20 0", f"blue: {PLAIN} @ 24 29 180", *FAR)
    game = scenario(*units, position=gregor(ASSAULT, ncus=("red: 30102 tokens=0",)))
    game.play("red", "activate red-a", "claim letter")
    assert playable(game, "red", ASSAULT) is bool(actions)
    if actions:
        game.play("red", f"play {ASSAULT}: red-1")
        finish(game, "declare-target", "pick-facing")
        assert game.kinds("action-forgone") == []


def test_assault_orders_are_melee_attacks_instead_of_the_zone() -> None:
    game = facing(GUARDS, PLAIN, position=gregor(ASSAULT, ncus=("red: 30102 tokens=0",)))
    game.play("red", "activate red-a", "claim letter", f"play {ASSAULT}: red-1")
    finish(game)
    assert (game.kinds("attack-declared"), game.kinds("zone-replaced")) == (["attack-declared"], ["zone-replaced"])


@pytest.mark.parametrize(("wounds", "conditions"), [(12, ("panicked", "vulnerable")), (4, ())])
def test_the_price_of_failure_is_paid_if_the_defender_lives(wounds: int, conditions: tuple[str, ...]) -> None:
    game = facing(GUARDS, f"{PLAIN} wounds={wounds}", position=gregor(PRICE))
    game = began(game.dice(attack="111111", defense="111111", panic="661"))
    game.play("red", f"play {PRICE}: -")
    assert told(finish(game), "hits-counted")["hits"] == 6
    assert game.conditions("red-1") == conditions
    assert game.field.borne == ()


def test_the_price_of_failure_is_for_own_melee_attacks() -> None:
    units = ("red: lannister-crossbowmen @ 24 20 0", f"blue: {PLAIN} @ 24 34 180", *FAR)
    assert not ever_offered(shooting(*units, position=gregor(PRICE)), PRICE)
    game = began(facing(GUARDS, PLAIN, position=gregor(PRICE, seat="blue")).dice(attack="111111"))
    assert game.asks("blue", "activate-unit")


# --- Tywin Lannister, Lord of Casterly Rock ---------------------------------------------------------------------

EXPLOIT = "tywin-lannister-lord-of-casterly-rock-exploit-weakness"
RESOLVE = "tywin-lannister-lord-of-casterly-rock-broken-resolve"
COMMANDS = "tywin-lannister-lord-of-casterly-rock-issue-commands"


def tywin(*cards: str, seat: str = "red", **more: Any) -> dict[str, Any]:
    return holding(seat, *cards, commander="20104", **more)


@pytest.mark.parametrize(("mark", "rerolls"), [("weakened", True), ("", False)])
def test_exploit_weakness_makes_vulnerable_and_rerolls_against_the_weakened(mark: str, rerolls: bool) -> None:
    game = began(facing(GUARDS, f"{PLAIN} {mark}", position=tywin(EXPLOIT)).dice(attack="111111"))
    game.play("red", f"play {EXPLOIT}: -")
    assert "vulnerable" in game.conditions("blue-1")
    assert any(option.startswith(f"reroll {EXPLOIT}:") for option in game.options(game.asked()[0])) is rerolls


def test_exploit_weakness_is_for_own_attacks() -> None:
    game = began(facing(PLAIN, "stark-sworn-swords", position=tywin(EXPLOIT, seat="blue")))
    assert not ever_offered(game, EXPLOIT)


def test_broken_resolve_weakens_whoever_failed_each_time_it_activates() -> None:
    game = facing(GUARDS, PLAIN, position=tywin(RESOLVE)).dice(attack="411111", defense="1", panic="111")
    game = began(game).play("red", f"play {RESOLVE}: -")
    assert game.conditions("blue-1") == ("weakened",)
    assert [one.on for one in game.field.borne] == [game.unit("blue-1")]


@pytest.mark.parametrize(("panic", "left"), [("661", 0), ("111", 1)])
def test_broken_resolve_ends_with_a_passed_test(panic: str, left: int) -> None:
    position = {**tywin(attached=(RESOLVE,)), "borne": [f"red: {RESOLVE} on=blue-1"]}
    game = facing(GUARDS, PLAIN, position=position).strike(attack="411111", defense="1", panic=panic)
    assert len(game.field.borne) == left
    game.play("blue", "activate blue-1")
    assert ("weakened" in game.conditions("blue-1")) is bool(left)


def commanding(*more: str) -> Battle:
    units = (f"red: {GUARDS} @ 36 20 0 with=20104", f"red: {GUARDS} @ 24 20 0", f"blue: {PLAIN} @ 24 24.8 180", *more)
    return scenario(*units, *FAR, position=tywin(COMMANDS)).nothing_declared()


def test_tywin_lends_his_action_to_another_unit() -> None:
    game = commanding().play("red", "activate red-1", f"play {COMMANDS}: red-2")
    finish(game)
    assert [event["attacker"] for event in game.events("attack-declared")] == ["red-2"]
    assert (game.is_activated("red-1"), game.is_activated("red-2")) == (True, False)
    assert game.asks("blue", "activate-unit")


def test_only_tywins_unit_lends_its_action_and_never_to_itself() -> None:
    game = commanding().play("red", "activate red-2")
    assert game.question() == "choose-action"
    game = commanding().play("red", "activate red-1")
    assert game.why_not("red", f"play {COMMANDS}: red-1") == "timing.targets-first"


def test_issue_commands_lets_an_order_be_used_again() -> None:
    used = "used=order-lannister-supremacy"
    units = (f"red: {GUARDS} @ 24 20 0 {used}", f"red: {GUARDS} @ 36 20 0 with=20104", *FAR)
    game = scenario(*units, position=tywin(COMMANDS))
    assert game.why_not("red", f"play {COMMANDS}: red-2") == "timing.targets-first"
    game.play("red", f"play {COMMANDS}: red-1")
    assert (game.kinds("order-freed"), game.field.uses) == (["order-freed"], ())


# --- Tyrion Lannister, Halfman ----------------------------------------------------------------------------------

AGENDA = "tyrion-lannister-halfman-false-agenda"
PLOY = "tyrion-lannister-halfman-cunning-ploy"
INTERCEPT = "tyrion-lannister-halfman-intercept-orders"


def tyrion(*cards: str, seat: str = "red", **more: Any) -> dict[str, Any]:
    return holding(seat, *cards, commander="20105", **more)


def deceived(zone: str) -> Battle:
    """Blue's NCU Claims a zone under a false agenda."""
    game = scenario(*FAR, turn="blue", position=tyrion(AGENDA, ncus=("blue: 30105 tokens=0",)))
    game.play("blue", "activate blue-a").play("red", f"play {AGENDA}: -").play("blue", f"claim {zone}")
    while f"use {AGENDA} blue-a: -" not in game.options(game.asked()[0]):
        game.answer_quietly()
    return game


@pytest.mark.parametrize(("zone", "token"), [("letter", True), ("coins", False)])
def test_a_false_agenda_moves_the_ncu_after_its_effect(zone: str, token: bool) -> None:
    game = deceived(zone).play("red", f"use {AGENDA} blue-a: -", "zone horse")
    assert told(game, "ncu-moved") == {"event": "ncu-moved", "ncu": "blue-a", "zone": "horse"}
    assert (game.question() == "pick-condition") is token
    if token:
        assert game.play("red", "token weakened").conditions("blue-1") == ("weakened",)


def test_a_false_agenda_may_be_let_go_and_is_for_enemies() -> None:
    game = deceived("coins").play("red", "pass")
    assert game.kinds("ncu-moved") == []
    game = scenario(*FAR, position=tyrion(AGENDA, ncus=("red: 30105 tokens=0",))).play("red", "activate red-a")
    assert game.question() == "choose-zone-to-claim"


def ploy(line: str) -> Battle:
    units = (f"red: {GUARDS} @ 24 10 0 {line}", f"red: {GUARDS} @ 36 10 0", f"blue: {PLAIN} @ 24 20 180", *FAR)
    return scenario(*units, position=tyrion(PLOY)).play("red", "activate red-1", f"play {PLOY}: red-2")


def test_a_cunning_ploy_moves_another_unit() -> None:
    game = ploy("")
    assert game.conditions("blue-1") == ()
    game.play("red", "action march", "march 6 0")
    assert game.pose("red-2") == (36, 16, 0)
    assert (game.is_activated("red-1"), game.is_activated("red-2")) == (True, False)


def test_a_cunning_ploy_of_tyrion_exposes_an_enemy() -> None:
    assert ploy("with=20105").conditions("blue-1") == ("vulnerable",)


def test_a_cunning_ploy_needs_another_unit() -> None:
    game = scenario(*FAR, position=tyrion(PLOY))
    assert game.question() == "choose-action"


def intercepted(die: str, zone: str = "crown", where: str = "40 40 180") -> Battle:
    """Red claims the Coins for its first unit; blue answers."""
    units = (
        f"red: {GUARDS} @ 24 20 0 wounds=4",
        f"red: {GUARDS} @ 12 20 0",
        f"blue: {GUARDS} @ {where} with=20105",
        *FAR,
    )
    ncus = ("red: 30102 tokens=0", f"blue: 30105 zone={zone} tokens=0 activated")
    game = scenario(*units, position=tyrion(INTERCEPT, seat="blue", ncus=ncus)).nothing_declared()
    game.play("red", "activate red-a", "claim coins", "choose red-1").dice(die=die)
    return game.play("blue", f"play {INTERCEPT}: -")


def test_intercepted_orders_go_to_another_unit() -> None:
    game = intercepted("3")
    assert game.why_not("red", "choose red-1") == "term.target"
    game.play("red", "choose red-2")
    assert (game.wounds("red-1"), game.conditions("red-2")) == (4, ())


def test_intercepted_orders_mark_a_unit_near_tyrion() -> None:
    game = intercepted("3", where="12 30 180").play("red", "choose red-2").play("blue", "token weakened")
    assert game.conditions("red-2") == ()
    # The Coins take the token off again.
    assert game.kinds("condition-given", "condition-removed") == ["condition-given", "condition-removed"]


def test_orders_are_not_intercepted_with_a_low_die() -> None:
    assert intercepted("2").wounds("red-1") == 7
    # With the Letters it is rerolled.
    assert intercepted("22", zone="letter").wounds("red-1") == 7
    assert intercepted("23", zone="letter").question() == "pick-other-target"


def test_own_zones_are_not_intercepted() -> None:
    units = (f"red: {GUARDS} @ 24 20 0 wounds=4 with=20105", *FAR)
    game = scenario(*units, position=tyrion(INTERCEPT, ncus=("red: 30102 tokens=0",)))
    game.play("red", "activate red-a", "claim coins", "choose red-1")
    assert game.wounds("red-1") == 7


# --- the High Sparrow, His High Holiness ------------------------------------------------------------------------

MERCY = "the-high-sparrow-his-high-holiness-mercy-of-the-mother"
FATHER = "the-high-sparrow-his-high-holiness-protection-of-the-father"
WARRIOR = "the-high-sparrow-his-high-holiness-wrath-of-the-warrior"


def sparrow(*cards: str, seat: str = "red", **more: Any) -> dict[str, Any]:
    return holding(seat, *cards, commander="20125", **more)


@pytest.mark.parametrize(("morale", "wounds"), [("66", 4 + 4), ("11", 4 + 1)])
def test_the_mother_heals_by_a_morale_test(morale: str, wounds: int) -> None:
    units = (f"red: {GUARDS} @ 24 20 0 wounds=4 weakened", *FAR)
    game = scenario(*units, position=sparrow(MERCY)).dice(morale=morale).play("red", "activate red-1")
    game.play("red", f"play {MERCY}: -")
    assert (game.wounds("red-1"), game.conditions("red-1")) == (wounds, ())


def test_the_mother_has_no_mercy_with_enemies() -> None:
    game = scenario(*FAR, position=sparrow(MERCY, seat="blue"))
    assert game.question() == "choose-action"


@pytest.mark.parametrize(("morale", "blocked"), [("66", 3), ("11", 1)])
def test_the_father_blocks_hits_by_a_morale_test(morale: str, blocked: int) -> None:
    game = facing(PLAIN, "stark-sworn-swords", position=sparrow(FATHER, seat="blue"))
    game = began(game.dice(attack="4444444", defense="1111111", morale=morale, panic="661"))
    game.play("blue", f"play {FATHER}: -")
    assert told(finish(game), "hits-blocked")["blocked"] == blocked


def test_the_father_protects_only_in_melee_and_only_friends() -> None:
    units = ("red: stark-bowmen @ 24 20 0", "blue: stark-sworn-swords @ 24 30 180", *FAR)
    assert not ever_offered(shooting(*units, position=sparrow(FATHER, seat="blue")), FATHER)
    assert not ever_offered(began(facing(GUARDS, PLAIN, position=sparrow(FATHER))), FATHER)


@pytest.mark.parametrize(("morale", "hits", "keywords"), [("66", 1, ["sundering"]), ("11", 1, [])])
def test_the_warrior_is_wrathful_by_a_morale_test(morale: str, hits: int, keywords: list[str]) -> None:
    attack = "311111" if keywords else "111111"
    game = facing(GUARDS, PLAIN, position=sparrow(WARRIOR))
    game = began(game.dice(morale=morale, attack=attack, defense="6"))
    game.play("red", f"play {WARRIOR}: -")
    finish(game)
    assert (told(game, "hits-counted")["hits"], told(game, "hits-counted")["keywords"]) == (hits, keywords)


def test_the_warrior_is_for_own_melee_attacks() -> None:
    game = began(facing(PLAIN, "stark-sworn-swords", position=sparrow(WARRIOR, seat="blue")))
    assert not ever_offered(game, WARRIOR)
    units = ("red: lannister-crossbowmen @ 24 20 0", f"blue: {PLAIN} @ 24 34 180", *FAR)
    assert not ever_offered(shooting(*units, position=sparrow(WARRIOR)), WARRIOR)
