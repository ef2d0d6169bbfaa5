"""The Tactics cards of Ramsay Snow and Roose Bolton: what each does, and when it can't be played."""

from __future__ import annotations

from typing import Any

from tests.games.miniatures.given import began, told
from tests.games.miniatures.language import FAR, Battle, facing, scenario
from tests.games.miniatures.neutral_hands import held, playable, plays

PLAIN = "house-karstark-spearmen"
GUARDS = "lannister-guardsmen"
MERCENARIES = "stormcrow-mercenaries"
CUTTHROATS = "house-bolton-cutthroats"
RAMSAY, ROOSE = "20402", "20415"


def keywords(game: Battle) -> list[str]:
    return list(told(game, "hits-counted")["keywords"])


# --- Ramsay Snow ------------------------------------------------------------------------------------------------------

BLADES = "ramsay-snow-the-bastard-of-bolton-our-blades-are-sharp"


def sharp(red: str, blue: str) -> Battle:
    game = began(facing(red, blue, position=held("red", BLADES, commander=RAMSAY)).dice(attack="1" * 7))
    return plays(game, "red", BLADES)


def test_sharp_blades_are_precise_against_the_panicked() -> None:
    game = sharp(MERCENARIES, f"{PLAIN} panicked")
    assert (keywords(game), game.question() == "reroll-dice") == (["precision"], False)
    game = sharp(f"{MERCENARIES} with={RAMSAY}", f"{PLAIN} panicked")
    assert BLADES in game.options("red")[0]


def test_sharp_blades_do_nothing_against_the_calm() -> None:
    assert keywords(sharp(MERCENARIES, PLAIN)) == []
    game = began(facing(GUARDS, PLAIN, position=held("blue", BLADES, commander=RAMSAY)).dice(attack="1" * 6))
    assert not playable(game, "blue", BLADES)


def test_sharp_blades_are_no_arrows() -> None:
    game = scenario(
        "red: stormcrow-archers @ 24 20 0",
        f"blue: {PLAIN} @ 24 29 180 panicked",
        *FAR,
        position=held("red", BLADES, commander=RAMSAY),
    )
    game.activate("red-1").dice(attack="1" * 7).play("red", "action ranged-attack", "pass")
    assert not playable(game, "red", BLADES)


CRUEL = "ramsay-snow-the-bastard-of-bolton-cruel-methods"
CRUELTY = (
    f"red: {CUTTHROATS} @ 24 20 0 wounds=5",
    f"red: {MERCENARIES} @ 34 20 0 wounds=5",
    f"blue: {GUARDS} @ 24 33 180 panicked",
    f"blue: {GUARDS} @ 34 33 180",
    *FAR,
)


def test_cruel_methods_heal_boltons_twice() -> None:
    game = plays(scenario(*CRUELTY, position=held("red", CRUEL, commander=RAMSAY)), "red", CRUEL, "blue-1")
    game.play("red", "option 1", "option 1")
    assert (game.wounds("red-1"), game.wounds("red-2"), game.conditions("blue-1")) == (9, 5, ())


def test_cruel_methods_break_the_panicked() -> None:
    game = plays(scenario(*CRUELTY, position=held("red", CRUEL, commander=RAMSAY)), "red", CRUEL, "blue-1")
    game.play("red", "option 2")
    assert game.why_not("red", "option 2") is not None
    game.play("red", "option 3")
    assert game.conditions("blue-1") == ("vulnerable", "weakened")


def test_cruel_methods_need_a_panicked_enemy() -> None:
    game = scenario(*CRUELTY, position=held("red", CRUEL, commander=RAMSAY))
    assert not playable(game, "red", CRUEL, "blue-2")


GAMES = "ramsay-snow-the-bastard-of-bolton-sadistic-games"


def games(**options: Any) -> Battle:
    """Blue's turn begins; its unit is engaged with Boltons of two ranks and with others."""
    return scenario(
        f"red: {CUTTHROATS} @ 24 20 0 wounds=8",
        f"blue: {GUARDS} @ 24 24.8 180",
        f"red: {MERCENARIES} @ 24 29.6 180",
        f"blue: {GUARDS} @ 34 33 180",
        *FAR,
        position=held("red", GAMES, commander=RAMSAY),
        **{"turn": "blue", "first": "blue", **options},
    )


def test_in_sadistic_games_the_opponent_chooses_and_ramsay_picks() -> None:
    game = plays(games(), "red", GAMES)
    assert game.asked() == ("blue",)
    game.play("blue", "option 1").play("red", "choose blue-1", "choose blue-2")
    assert (game.conditions("blue-1"), game.conditions("blue-2")) == (("panicked",), ("panicked",))


def test_sadistic_games_strike_by_the_ranks_of_boltons() -> None:
    game = plays(games(), "red", GAMES).dice(defense="1111").play("blue", "option 2")
    assert game.wounds("blue-1") == 8


def test_sadistic_games_are_for_the_enemys_turn() -> None:
    assert not playable(games(turn="red", first="red"), "red", GAMES)
    game = plays(games(), "red", GAMES).play("blue", "option 1").play("red", "pass")
    game.play("red", "pass") if game.asked() == ("red",) else None
    assert game.conditions("blue-1") == ()


# --- Roose Bolton -----------------------------------------------------------------------------------------------------

SECRETS = "roose-bolton-the-leech-lord-a-flayed-man-has-no-secrets"


REPOSITION = "order-tactical-reposition"


def flaying(blue: str, far: str = "34 31") -> Battle:
    """Red's turn begins; blue's Outriders may Shift themselves. Another unit of blue's is Weakened."""
    game = scenario(
        f"red: {CUTTHROATS} @ 24 16 0",
        f"blue: stark-outriders @ 24 31 180 {blue}",
        f"blue: {PLAIN} @ {far} 180 weakened",
        *FAR,
        position=held("red", SECRETS, commander=ROOSE),
    )
    return (
        game.nothing_declared() if game.asked() == ("red",) else game.play("blue", f"use {REPOSITION} blue-1: blue-1")
    )


def test_a_flayed_man_tells_what_the_enemy_plans() -> None:
    game = plays(flaying("panicked vulnerable"), "red", SECRETS, "blue-1")
    assert game.options("red") == ["token panicked", "token vulnerable"]
    game.play("red", "token panicked")
    assert game.conditions("blue-1") == ("vulnerable",)
    assert told(game, "effect-cancelled")["ability"] == REPOSITION
    assert game.asks("red", "activate-unit")


def test_a_flayed_man_needs_a_token_near_the_target() -> None:
    assert playable(flaying(""), "red", SECRETS, "blue-2")
    game = flaying("", far="44 10")
    assert not playable(game, "red", SECRETS)
    assert game.asks("blue", "choose-shift")


def test_a_flayed_man_knows_nothing_of_zones() -> None:
    position = held("red", SECRETS, commander=ROOSE, ncus=["blue: 30407"])
    units = (f"red: {CUTTHROATS} @ 24 20 0", f"blue: {GUARDS} @ 24 31 180 weakened wounds=6", *FAR)
    game = scenario(*units, position=position, turn="blue", first="blue")
    game.nothing_declared().play("blue", "activate blue-a").nothing_declared().play("blue", "claim coins")
    game.nothing_declared().play("blue", "choose blue-1")
    assert not playable(game, "red", SECRETS)
    assert game.wounds("blue-1") == 9


def test_a_flayed_man_is_not_asked_about_the_own_plans() -> None:
    game = scenario(
        "red: stark-outriders @ 24 20 0",
        f"blue: {PLAIN} @ 24 31 180 weakened",
        *FAR,
        position=held("red", SECRETS, commander=ROOSE),
        turn="blue",
        first="blue",
    )
    game.play("red", f"use {REPOSITION} red-1: red-1")
    assert game.asks("red", "choose-shift")


FEAR = "roose-bolton-the-leech-lord-fear-keeps-a-man-alive"


def fearing(red: str, panic: str, second: str = "wounds=5", dice: str = "3111") -> Battle:
    game = facing(
        red, PLAIN, f"red: {CUTTHROATS} @ 32 20 0 {second}", *FAR, position=held("red", FEAR, commander=ROOSE)
    )
    game.activate("red-1").dice(attack=dice, defense="1", panic=panic).play("red", "action melee-attack")
    while game.question() in ("turn-to-face", "choose-strike", "reroll-dice"):
        game.play(game.asked()[0], "pass" if "pass" in game.options() else game.options()[0])
    return game


def test_fear_keeps_boltons_alive() -> None:
    game = plays(fearing(f"{CUTTHROATS} wounds=4", "112"), "red", FEAR)
    game.play("red", "heal red-1 1", "heal red-2 1")
    assert (game.wounds("red-1"), game.wounds("red-2")) == (5, 6)


def test_fear_keeps_more_alive_near_roose() -> None:
    game = plays(fearing(f"{CUTTHROATS} wounds=4 with={ROOSE}", "112"), "red", FEAR)
    assert "heal red-1 3" in game.options("red")
    assert game.why_not("red", "heal red-1 4") == "ruling.heal-limits"


def test_fear_needs_a_failed_panic_test_of_an_enemy() -> None:
    assert not playable(fearing(f"{CUTTHROATS} wounds=4", "661"), "red", FEAR)


def test_fear_of_friends_and_fear_without_wounds_keep_nobody_alive() -> None:
    assert not playable(fearing(CUTTHROATS, "111", second="", dice="3111111"), "red", FEAR)
    game = facing(GUARDS, f"{CUTTHROATS} wounds=6", position=held("blue", FEAR, commander=ROOSE))
    assert not playable(began(game.dice(attack="411111", defense="1", panic="111")), "blue", FEAR)


WHISPERS = "roose-bolton-the-leech-lord-whispered-threats"


def whispering(*units: str) -> Battle:
    position = held("red", WHISPERS, commander=ROOSE, ncus=["blue: 30407"])
    game = scenario(*(units or FAR), position=position, turn="blue", first="blue")
    return game.nothing_declared().play("blue", "activate blue-a")


def test_whispered_threats_follow_the_zone() -> None:
    game = plays(whispering(f"blue: {GUARDS} @ 24 33 180", *FAR), "red", WHISPERS)
    game.nothing_declared().play("blue", "claim horse").nothing_declared()
    while game.asked() == ("blue",):
        game.play("blue", "pass" if "pass" in game.options() else game.options()[-1])
    game.play("red", "choose blue-1", "choose blue-2")
    assert (game.conditions("blue-1"), game.conditions("blue-2")) == (("vulnerable",), ("panicked",))


def test_whispered_threats_come_to_nothing_without_a_claim() -> None:
    game = plays(whispering(), "red", WHISPERS).nothing_declared().play("blue", "pass")
    assert (game.conditions("blue-1"), game.field.borne) == ((), ())
    position = held("red", WHISPERS, commander=ROOSE, ncus=["red: 30407"])
    game = scenario(*FAR, position=position).nothing_declared().play("red", "activate red-a")
    assert not playable(game, "red", WHISPERS)
