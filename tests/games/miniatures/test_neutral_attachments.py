"""Abilities of Neutral Attachments, many of them on other factions' cards too: what each does, and when it can't."""

from __future__ import annotations

from typing import Any

from maester.games.miniatures.affiliations import is_of
from tests.games.miniatures.given import began, offered, told
from tests.games.miniatures.language import FAR, Battle, facing, scenario

PLAIN = "house-karstark-spearmen"
GUARDS = "lannister-guardsmen"
MERCENARIES = "stormcrow-mercenaries"


def keywords(game: Battle) -> list[str]:
    return list(told(game, "hits-counted")["keywords"])


def holding(zone: str, seat: str = "red") -> dict[str, Any]:
    return {"ncus": [f"{seat}: 30407 zone={zone} activated"]}


# --- what every attack has ------------------------------------------------------------------------------------------


def test_keywords_of_attachments_are_for_melee() -> None:
    for ref, keyword in (("20410", "vicious"), ("20425", "sundering")):
        game = facing(f"{MERCENARIES} with={ref}", PLAIN).strike(attack="1" * 7)
        assert keywords(game) == [keyword]
        assert keywords(archers(ref)) == []


def archers(ref: str) -> Battle:
    game = scenario(f"red: stormcrow-archers @ 24 20 0 with={ref}", f"blue: {PLAIN} @ 24 29 180", *FAR)
    return game.shoot(attack="1" * 7)


def test_acute_precision_is_for_every_attack() -> None:
    assert keywords(archers("20426")) == ["precision"]
    assert keywords(facing(f"{MERCENARIES} with=20424", PLAIN).strike(attack="1" * 7)) == ["precision"]
    assert keywords(facing(f"{MERCENARIES} with=20424 silenced", PLAIN).strike(attack="1" * 7)) == []


def test_improved_armaments_are_paid_with_the_coins() -> None:
    game = facing(f"{MERCENARIES} with=20414 wounds=4", PLAIN, position=holding("coins")).strike(attack="1" * 7)
    assert (keywords(game), len(game.rolls()[0][2])) == (["sundering"], 7)
    game = facing(f"{MERCENARIES} with=20414 wounds=4", PLAIN, position=holding("letter")).strike(attack="1" * 4)
    assert (keywords(game), len(game.rolls()[0][2])) == ([], 4)


def test_neither_armaments_nor_vows_are_for_arrows() -> None:
    for ref, zone in (("20414", "coins"), ("20406", "swords")):
        units = (f"red: stormcrow-archers @ 24 20 0 with={ref} wounds=4", f"blue: {PLAIN} @ 24 29 180", *FAR)
        game = scenario(*units, position=holding(zone)).shoot(attack="1" * 4)
        # What they have by the Coins and the Swords is of their longbows.
        assert len(game.rolls()[0][2]) == 4
        assert told(game, "hits-counted")["modifiers"] == []


def test_reckless_strikes_cost_a_wound_for_each_one() -> None:
    game = facing(f"{MERCENARIES} with=20412", PLAIN).strike(attack="1122223")
    assert (keywords(game), game.wounds("red-1")) == (["critical-blow", "precision"], 10)
    # Neither arrows nor the enemy's dice cost anything.
    game = archers("20412")
    assert (keywords(game), game.wounds("red-1")) == ([], 12)
    assert facing(GUARDS, f"{MERCENARIES} with=20412").strike(attack="1" * 6).wounds("blue-1") == 12


def ganging(*more: str, biter: str = "red-1") -> Battle:
    """Two red units attack blue's, from Front and Rear; Biter is in one of them, or in one that stands apart."""
    where = {name: " with=20423" if name == biter else "" for name in ("red-1", "red-2", "red-3")}
    return scenario(
        f"red: {MERCENARIES} @ 24 20 0{where['red-1']}",
        f"blue: {PLAIN} @ 24 24.8 180",
        *more,
        f"red: stark-bowmen @ 3 3 0{where['red-2'] if not more else where['red-3']}",
        FAR[1],
    )


BEHIND = f"red: {MERCENARIES} @ 24 29.6 180"


def test_gang_up_helps_both_who_attack_the_same_enemy() -> None:
    for attacker in ("red-1", "red-2"):
        game = ganging(BEHIND).strike(attacker, attack="1" * 8)
        assert told(game, "hits-counted")["modifiers"] == [[1, "gang-up"]]
        assert len(game.rolls()[0][2]) == 8


def test_gang_up_needs_two_of_whom_biter_is_one() -> None:
    assert told(ganging().strike(attack="1" * 7), "hits-counted")["modifiers"] == []
    assert told(ganging(BEHIND, biter="red-3").strike(attack="1" * 7), "hits-counted")["modifiers"] == []


def test_gang_up_of_two_bearers_counts_for_the_one_who_is_there() -> None:
    game = scenario(
        "red: stark-bowmen @ 3 3 0 with=20423",
        f"red: {MERCENARIES} @ 24 20 0 with=20423",
        f"blue: {PLAIN} @ 24 24.8 180",
        BEHIND,
        FAR[1],
    ).strike("red-2", attack="1" * 8)
    assert told(game, "hits-counted")["modifiers"] == [[1, "gang-up"]]


def test_a_knightly_vow_is_kept_with_the_swords() -> None:
    for zone, bonus in (("swords", [[1, "knightly-vow"]]), ("coins", [])):
        game = facing(f"{MERCENARIES} with=20406", PLAIN, position=holding(zone)).strike(attack="1" * 7)
        assert told(game, "hits-counted")["modifiers"] == bonus


# --- fear -------------------------------------------------------------------------------------------------------------


def failing(ref: str, **options: Any) -> Battle:
    """Red strikes blue's unit, which fails its Panic Test by one Wound, up to the first question after that."""
    game = facing(
        f"{MERCENARIES} with={ref}",
        PLAIN,
        f"blue: {GUARDS} @ 32 24.8 180",
        f"blue: {GUARDS} @ 24 45 180",
        *FAR,
        **options,
    )
    return began(game.dice(attack="4111111", defense="1", panic="111"))


def test_weaken_resolve_weakens_whoever_panics() -> None:
    assert failing("20410").conditions("blue-1") == ("weakened",)
    game = facing(f"{MERCENARIES} with=20410", PLAIN).strike(attack="4111111", defense="1", panic="661")
    assert game.conditions("blue-1") == ()


def test_fear_is_spread_and_used_by_those_who_are_engaged() -> None:
    # The Attachment is in a unit that stands apart.
    for ref, ability in (("20410", "weaken-resolve"), ("20408", "order-spread-fear")):
        beside = (f"red: {MERCENARIES} @ 12 20 0 with={ref}", f"blue: {GUARDS} @ 32 24.8 180", *FAR)
        game = began(facing(MERCENARIES, PLAIN, *beside).dice(attack="4111111", defense="1", panic="111"))
        assert not offered(game, ability)
        assert game.conditions("blue-1") == ()


def test_spread_fear_makes_another_enemy_panic() -> None:
    game = failing("20408")
    assert game.options("red") == ["use order-spread-fear red-1: blue-2", "pass"]
    game.dice(panic="441").play("red", "use order-spread-fear red-1: blue-2")
    # Three ranks: 8 - 3 isn't enough, and it costs a Wound more.
    assert told(game, "test-made")["result"] == 5
    assert game.wounds("blue-2") == 10


def test_spread_fear_is_no_order_without_panic() -> None:
    game = facing(f"{MERCENARIES} with=20408", PLAIN, f"blue: {GUARDS} @ 32 24.8 180", *FAR)
    game = began(game.dice(attack="4111111", defense="1", panic="661"))
    assert not offered(game, "order-spread-fear")


def test_boisterous_charisma_shames_an_enemy_near_by() -> None:
    game = facing(GUARDS, f"{MERCENARIES} with=20418").strike(attack="1" * 6)
    game.play("blue", "resolve boisterous-charisma blue-1")
    assert game.options("blue") == ["token vulnerable", "token weakened"]
    game.play("blue", "token vulnerable")
    assert game.conditions("red-1") == ("vulnerable",)
    game = facing(GUARDS, f"{MERCENARIES} with=20418").strike(attack="511111", defense="1", panic="111")
    assert not game.asks("blue", "pick-condition")
    # Another unit's courage is nothing to boast of.
    game = facing(GUARDS, PLAIN, f"blue: {MERCENARIES} @ 32 24.8 180 with=20418", *FAR).strike(attack="1" * 6)
    assert not game.asks("blue", "pick-condition")


def example(theon: str = "20402,20404", **throws: int) -> Battle:
    game = scenario(
        f"red: house-bolton-cutthroats @ 24 20 0 with={theon}",
        f"blue: {PLAIN} @ 24 30 180",
        f"blue: {PLAIN} @ 33 29 180",
        "red: stark-bowmen @ 3 3 0",
        FAR[1],
    )
    return game.dice(**throws)


def test_setting_an_example_panics_everybody_near() -> None:
    game = example(example=5).play("red", "use order-set-an-example red-1: -")
    assert (game.conditions("blue-1"), game.conditions("blue-2")) == (("panicked",), ("panicked",))
    assert (game.conditions("blue-3"), game.conditions("red-2")) == ((), ())
    assert (game.kinds("attachment-destroyed"), game.wounds("red-1")) == ([], 12)


def test_setting_an_example_may_cost_theon() -> None:
    game = example(example=6).play("red", "use order-set-an-example red-1: -")
    assert told(game, "attachment-destroyed")["attachment"] == "theon-greyjoy-reek"
    assert game.wounds("red-1") == 11
    assert not offered(example("20402"), "order-set-an-example")


# --- Vargo Hoat -------------------------------------------------------------------------------------------------------


def mutilating(blue: str) -> Battle:
    game = facing(f"{MERCENARIES} with=20410", f"{PLAIN} {blue}")
    return began(game.dice(attack="1" * 7), with_attack=1)


def test_sadistic_mutilation_destroys_an_attachment_of_a_weakened_enemy() -> None:
    game = mutilating("weakened with=20203")
    if game.question() == "reroll-dice":
        game.play("blue", "pass")
    while not offered(game, "sadistic-mutilation"):
        game.play(game.asked()[0], "pass")
    game.play("red", "use sadistic-mutilation red-1: -")
    assert told(game, "attachment-destroyed")["attachment"] == "umber-champion"
    assert (game.conditions("blue-1"), game.wounds("blue-1")) == ((), 11)


def test_sadistic_mutilation_needs_a_weakened_enemy_with_an_attachment() -> None:
    for blue in ("with=20203", "weakened"):
        game = mutilating(blue)
        while game.question() != "activate-unit":
            assert not offered(game, "sadistic-mutilation")
            game.play(game.asked()[0], "pass")


def test_only_vargos_own_melee_mutilates() -> None:
    beside = (f"red: {MERCENARIES} @ 8 20 0 with=20410",)
    game = began(facing(MERCENARIES, f"{PLAIN} weakened with=20203", *beside, *FAR).dice(attack="1" * 7))
    assert not offered(game, "sadistic-mutilation")
    game = scenario(
        "red: stormcrow-archers @ 24 20 0 with=20410", f"blue: {PLAIN} @ 24 29 180 weakened with=20203", *FAR
    )
    game.activate("red-1").dice(attack="1" * 7).play("red", "action ranged-attack", "pass")
    assert not offered(game, "sadistic-mutilation")


# --- Stormcrows -------------------------------------------------------------------------------------------------------


def protecting(second: str = "20427", captain: str = "20426") -> Battle:
    """Blue's unit attacks Jokin's; the Widower stands beside, 3 in away."""
    return scenario(
        f"red: {MERCENARIES} @ 24 20 0 with={captain}",
        f"blue: {GUARDS} @ 24 24.8 180",
        f"red: {MERCENARIES} @ 14 20 30 with={second}",
        *FAR,
        turn="blue",
        first="blue",
    )


def test_jokins_protector_goes_for_whoever_attacked_jokin() -> None:
    game = protecting().strike("blue-1", "red-1", attack="1" * 6)
    assert game.asked() == ("red",)
    assert told(game, "text-took-effect")["ability"] == "jokins-protector"


def test_jokins_protector_guards_nobody_else() -> None:
    game = protecting(captain="20410").strike("blue-1", "red-1", attack="1" * 6)
    assert game.kinds("text-took-effect") == []
    # The Widower who is treated as Jokin is guarded, too.
    game = protecting(captain="20425").strike("blue-1", "red-1", attack="1" * 6)
    assert told(game, "text-took-effect")["ability"] == "jokins-protector"


# --- affiliations -----------------------------------------------------------------------------------------------------


def test_affiliations_make_a_unit_one_of_theirs() -> None:
    for ref, affiliation in (
        ("20402", "House Bolton"),
        ("20409", "Bloody Mummer"),
        ("20411", "Stormcrow"),
        ("20418", "Golden Company"),
    ):
        game = scenario(f"red: {PLAIN} @ 24 20 0 with={ref}", *FAR)
        assert is_of(game.field, game.unit("red-1"), affiliation)
        assert not is_of(game.field, game.unit("red-2"), affiliation)


def test_a_golden_company_officer_steadies_the_elephant() -> None:
    officer = f"red: {PLAIN} @ 24 10 0 with=20418"
    game = scenario("red: golden-company-war-elephant @ 24 20 0", officer, *FAR)
    game.activate("red-1").dice().play("red", "action march", "march 6 0")
    assert game.rolls() == []
