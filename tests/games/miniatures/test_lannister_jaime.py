"""The Tactics cards of Jaime Lannister, The Kingslayer: what each way of playing does, and when it can't."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.miniatures.cards import ever_offered, playable
from tests.games.miniatures.cards import holding as cards_in_hand
from tests.games.miniatures.given import began, told
from tests.games.miniatures.language import FAR, facing, scenario

PLAIN = "house-karstark-spearmen"
GUARDS = "lannister-guardsmen"


def holding(seat: str, *cards: str, **more: tuple[str, ...]) -> dict[str, Any]:
    """A player whose Commander is Jaime Lannister, The Kingslayer, holds these cards."""
    return cards_in_hand(seat, *cards, commander="20115", **more)


RENOWN = "jaime-lannister-the-kingslayer-kingslayers-renown"
PROWESS = "jaime-lannister-the-kingslayer-kingslayers-prowess"
INFAMY = "jaime-lannister-the-kingslayer-kingslayers-infamy"
JAIME = f"{GUARDS} with=20115"


@pytest.mark.parametrize(("jaime", "healed"), [("blue-1", 2), ("blue-2", 0)])
def test_the_kingslayers_renown_passes_a_test(jaime: str, healed: int) -> None:
    own, other = ("with=20115", "") if jaime == "blue-1" else ("", "with=20115")
    more = (f"blue: {GUARDS} @ 36 24.8 180 {other}", *FAR)
    game = facing("stark-sworn-swords", f"{GUARDS} wounds=8 {own}", *more, position=holding("blue", RENOWN))
    game = began(game.nothing_declared().dice(attack="5555555", defense="1666666", panic="111"))
    game.play("blue", f"play {RENOWN}: -")
    assert game.kinds("test-passed-automatically") == ["test-passed-automatically"]
    assert game.wounds("blue-1") == 7 + healed


def test_the_kingslayers_renown_reaches_twelve_inches_and_is_for_friends() -> None:
    more = (f"blue: {GUARDS} @ 42 24.8 180 with=20115", *FAR)
    game = facing("stark-sworn-swords", GUARDS, *more, position=holding("blue", RENOWN))
    game = began(game.nothing_declared().dice(attack="4111111", defense="1", panic="111"))
    assert not playable(game, "blue", RENOWN)
    game = facing(JAIME, PLAIN, position=holding("red", RENOWN)).nothing_declared()
    game = began(game.dice(attack="411111", defense="1", panic="661"))
    assert (told(game, "test-made")["passed"], game.question()) == (True, "declare-text")
    assert game.events("turn-started")[-1]["seat"] == "blue"


def test_the_kingslayers_prowess_is_for_jaimes_unit() -> None:
    units = (f"{GUARDS} wounds=4 with=20115", PLAIN)
    game = facing(*units, position=holding("red", PROWESS)).nothing_declared()
    game = began(game.dice(attack="411111", again="6", defense="11", panic="661"))
    game.play("red", f"play {PROWESS}: -")
    assert game.conditions("blue-1") == ("vulnerable",)
    assert game.why_not("red", f"reroll {PROWESS}: 1,2") == "card.ability-text"
    game.play("red", f"reroll {PROWESS}: 2").no_rerolls()
    assert told(game, "hits-counted")["hits"] == 2


def test_the_kingslayers_prowess_is_for_no_other_attack() -> None:
    held = holding("red", PROWESS)
    more = (f"red: {GUARDS} @ 40 20 0 with=20115", *FAR)
    assert not ever_offered(began(facing(GUARDS, PLAIN, *more, position=held).nothing_declared()), PROWESS)
    # Neither for an enemy who is treated as Jaime, nor for shooting.
    game = facing(f"{GUARDS} with=20107", GUARDS, position=holding("blue", PROWESS)).nothing_declared()
    assert not ever_offered(began(game), PROWESS)
    units = ("red: lannister-crossbowmen @ 24 20 0 with=20115", f"blue: {PLAIN} @ 24 34 180", *FAR)
    game = scenario(*units, position=held).nothing_declared().activate("red-1").play("red", "action ranged-attack")
    assert not ever_offered(game, PROWESS)


@pytest.mark.parametrize(("panic", "conditions"), [("111", ("panicked", "weakened")), ("661", ("panicked",))])
def test_the_kingslayers_infamy_frightens_enemies_that_activate_near(panic: str, conditions: tuple[str, ...]) -> None:
    units = (f"red: {PLAIN} @ 24 20 0", f"blue: {GUARDS} @ 24 34 180 with=20115", *FAR)
    game = scenario(*units, position=holding("blue", INFAMY)).nothing_declared().dice(panic=panic)
    game.play("red", "activate red-1").play("blue", f"play {INFAMY}: -").no_rerolls()
    assert game.conditions("red-1") == conditions
    assert told(game, "test-made")["modifiers"] == []
    assert game.wounds("red-1") == (11 if "weakened" in conditions else 12)


def test_the_kingslayers_infamy_does_not_reach_further() -> None:
    units = (f"red: {PLAIN} @ 24 10 0", f"blue: {GUARDS} @ 24 34 180 with=20115", *FAR)
    game = scenario(*units, position=holding("blue", INFAMY)).nothing_declared().play("red", "activate red-1")
    assert game.question() == "choose-action"
    # Nor is it for friends.
    own = (f"red: {GUARDS} @ 24 20 0 with=20115", *FAR)
    game = scenario(*own, position=holding("red", INFAMY)).nothing_declared().play("red", "activate red-1")
    assert game.question() == "choose-action"


@pytest.mark.parametrize("card", [RENOWN, PROWESS, INFAMY])
def test_the_kingslayers_cards_may_be_played_for_another_card(card: str) -> None:
    game = scenario(*FAR, position=holding("red", card, deck=("lannister-hear-me-roar", "lannister-bribery"))).play(
        "red", f"play {card}: -"
    )
    assert (len(game.field.hand[0]), len(game.field.deck[0])) == (1, 1)
    # With an empty deck nothing is drawn.
    game = scenario(*FAR, position=holding("red", card)).play("red", f"play {card}: -")
    assert game.field.hand[0] == ()
