"""Hands, decks and discard piles of Tactics cards (p. 6, 21)."""

from __future__ import annotations

import pytest

from maester.games.miniatures.bearing import silence
from maester.games.miniatures.field import ROUND
from maester.games.miniatures.hands import draw, take_openly
from maester.games.miniatures.pieces.amounts import Fixed
from maester.games.miniatures.pieces.changes import HandLimit
from maester.games.miniatures.pieces.texts import player
from maester.harness.marks import rule
from tests.games.miniatures.given import saying
from tests.games.miniatures.hands import (
    LANNISTER,
    RESTING,
    STARK,
    at_cleanup,
    discarded,
    hand,
    held,
    holding,
    in_deck,
)
from tests.games.miniatures.language import FAR, Battle, scenario

FIVE = [*STARK[:5]]
ON_OBJECTIVE = ("red: stark-sworn-swords @ 24 24 0", *FAR)
HIGHER = ["24 24 card=5"]


def claims_letter(red: list[str], *units: str, **position: object) -> Battle:
    """Red's NCU Claims the Letter: her player draws 2 cards."""
    people = holding(red, (), ncus=["red: 30202 silenced"], **position)
    game = scenario(*(units or FAR), position=people).nothing_declared().play("red", "activate red-a", "claim letter")
    return game


# --- the Cleanup Phase (p. 6) ----------------------------------------------------------------------------------------


@rule("miniatures:cleanup.discard")
def test_any_number_of_cards_may_be_discarded_in_the_cleanup_phase() -> None:
    game = at_cleanup(STARK[:4])
    assert game.asks("red", "discard-any")
    assert len(game.options("red")) == 2**4
    game.play("red", f"discard {', '.join(STARK[:3])}")
    assert discarded(game, "red") == list(STARK[:3])
    assert STARK[3] in hand(game, "red")
    # None is a number, too.
    assert hand(at_cleanup(STARK[:4]).play("red", "discard -"), "red") == list(STARK[:4])
    # Only what is in the hand.
    game = at_cleanup(STARK[:4])
    with game.refused("cleanup.discard"):
        game.play("red", f"discard {STARK[6]}")


@rule("miniatures:cleanup.draw-to-three")
@pytest.mark.parametrize(("before", "after"), [(0, 3), (1, 3), (3, 3), (4, 4)])
def test_hands_are_refilled_to_three_cards(before: int, after: int) -> None:
    game = at_cleanup(STARK[:before])
    if before:
        game.play("red", "discard -")
    assert game.field.round == 3
    assert (held(game, "red"), in_deck(game, "red")) == (after, 20 - after)
    assert set(STARK[:before]) <= set(hand(game, "red"))


@rule("miniatures:ruling.cleanup-hand")
def test_players_choose_what_they_discard_at_the_same_time_and_draw_afterwards() -> None:
    game = at_cleanup(STARK[:2], LANNISTER[:2], first="blue")
    assert sorted(game.asked()) == ["blue", "red"]
    game.play("red", f"discard {STARK[0]}")
    # Blue is still asked, and sees nothing of it.
    assert game.asked() == ("blue",)
    assert (discarded(game, "red", "blue"), held(game, "red")) == ([], 2)
    game.play("blue", f"discard {LANNISTER[1]}")
    assert (discarded(game, "red"), discarded(game, "blue")) == ([STARK[0]], [LANNISTER[1]])
    assert (held(game, "red"), held(game, "blue")) == (3, 3)
    drawn = [(event["event"], event["seat"]) for event in game.events() if "dr" in event["event"]]
    assert drawn == [("number-drawn", "blue"), ("number-drawn", "red")]


@rule("miniatures:ruling.cleanup-hand")
def test_a_card_that_was_just_drawn_may_be_discarded() -> None:
    game = scenario(*FAR, position=holding(FIVE, (), decks={"red": [STARK[6]]}))
    draw(game.field, game.seat("red"), 1)
    game.nothing_declared()
    assert game.asks("red", "discard-down")
    assert set(game.options("red")) == {f"discard {card}" for card in (*FIVE, STARK[6])}


# --- limits (p. 6) ---------------------------------------------------------------------------------------------------


@rule("miniatures:hand.limit-five")
def test_a_hand_of_more_than_five_cards_is_discarded_down_at_once() -> None:
    game = claims_letter(list(STARK[:4]), decks={"red": STARK[5:7]})
    assert game.asks("red", "discard-down")
    assert game.asked() == ("red",)
    # Before the other half of the Letter, and nothing else may be done.
    assert game.why_not("red", "token weakened") == "match.wrong-kind"
    with game.refused("hand.limit-five"):
        game.play("red", f"discard {STARK[0]}, {STARK[1]}")
    game.play("red", f"discard {STARK[0]}")
    assert hand(game, "red") == [*STARK[1:4], *STARK[5:7]]
    assert game.question() == "pick-condition"
    # Five are no more than five.
    game = claims_letter(list(STARK[:3]))
    assert (held(game, "red"), game.question()) == (5, "pick-condition")


@rule("miniatures:deck.not-renewed")
def test_a_deck_is_never_renewed() -> None:
    piles = {"red": [*STARK * 2, *("robb-stark-the-wolf-lord-sudden-retreat",)]}
    rest = [f"robb-stark-the-wolf-lord-{card}" for card in ("superior-positioning", "hit-and-run", "sudden-retreat")]
    game = claims_letter([*rest, *rest[:1]][:4], discards=piles, decks={"red": [rest[1]]})
    assert (held(game, "red"), in_deck(game, "red"), len(discarded(game, "red"))) == (5, 0, 15)
    # Nothing is drawn from an empty deck, and nothing is shuffled.
    draw(game.field, game.seat("red"), 1)
    assert (held(game, "red"), in_deck(game, "red"), len(discarded(game, "red"))) == (5, 0, 15)
    assert not game.events("deck-shuffled")


# --- a higher limit ---------------------------------------------------------------------------------------------------


@rule("miniatures:ruling.objective-card-5")
def test_whoever_controls_the_fifth_objective_holds_one_card_more() -> None:
    game = at_cleanup(STARK[:1], (), ON_OBJECTIVE[0] + " activated", *RESTING, objectives=HIGHER)
    game.play("red", "discard -")
    assert held(game, "red") == 4
    game = scenario(*ON_OBJECTIVE, objectives=HIGHER, position=holding([*FIVE, STARK[6]]))
    assert game.question() != "discard-down"
    draw(game.field, game.seat("red"), 1)
    game.rest("discard-down")
    assert len(game.options("red")[0].split(",")) == 1


@rule("miniatures:ruling.hand-limit-plus-one")
def test_a_hand_limit_that_is_higher_raises_both_numbers_as_long_as_it_lasts() -> None:
    game = scenario(*ON_OBJECTIVE, objectives=HIGHER, position=holding([*FIVE, STARK[6]]))
    game.nothing_declared().activate("red-1")
    # The unit marches away: the sixth card is discarded at once.
    game.play("red", "action march", "march 8 0")
    assert game.asks("red", "discard-down")
    assert game.events("turn-started")[-1]["seat"] == "red"
    game.play("red", f"discard {STARK[6]}")
    assert hand(game, "red") == FIVE
    # Above the lower limit, but not above the higher one.
    assert held(scenario(*ON_OBJECTIVE, objectives=HIGHER, position=holding([*FIVE, STARK[6]])), "red") == 6


@rule("miniatures:ruling.hand-limit-plus-one")
def test_higher_limits_of_different_names_add_up(monkeypatch: pytest.MonkeyPatch) -> None:
    people = holding([*STARK[:2]], (), ncus=["red: 30104 activated"])
    game = scenario(ON_OBJECTIVE[0], *RESTING, objectives=HIGHER, position=people)
    saying(game, monkeypatch, "tactical-mastermind", player(HandLimit(Fixed(1))))
    game.nothing_declared().activate("red-1").play("red", "action forgo").rest("discard-any").play("red", "discard -")
    assert held(game, "red") == 5
    draw(game.field, game.seat("red"), 2)
    game.nothing_declared()
    game.act("forgo")
    assert (held(game, "red"), game.question()) == (7, "activate-unit")
    # An NCU that has lost its abilities raises nothing.
    silence(game.field, game.unit("red-a"), ROUND)
    game.play("red", game.options()[0])
    assert game.asks("red", "discard-down")
    assert all(option.count(",") == 0 for option in game.options("red"))


# --- what is known ----------------------------------------------------------------------------------------------------


def test_of_two_copies_nobody_can_tell_which_one_has_left_the_hand() -> None:
    game = scenario(*FAR, position=holding(STARK[:1], (), discards={"red": STARK[:1]}))
    take_openly(game.field, game.seat("red"), game.field.discard[0][0])
    shown = [one for one in game.view("blue")["players"][0]["hand"] if one]
    assert shown == [STARK[0]]
    game.rest(lambda game: game.question() == "discard-any" and "red" in game.asked())
    game.play("red", f"discard {STARK[0]}")
    game.rest(lambda game: game.field.round == 3)
    assert STARK[0] in hand(game, "red")
    assert [one for one in game.view("blue")["players"][0]["hand"] if one] == []
