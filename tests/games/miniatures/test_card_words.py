"""What is told about Tactics cards that are played and answered."""

from __future__ import annotations

from maester.words import LANGUAGES
from tests.games.miniatures.language import Battle, facing

HANDS = {"red": ("stark-northern-ferocity", "stark-winter-is-coming"), "blue": ("lannister-counterplot",)}


def with_cards() -> Battle:
    """Red attacks, and holds a card for that; blue holds one that cancels cards."""
    position = {"commanders": {"red": "20201", "blue": "20104"}, "hands": HANDS}
    game = facing("stark-sworn-swords with=20201", "lannister-guardsmen with=20104", position=position)
    return game.nothing_declared().activate("red-1")


def attacking() -> Battle:
    """Red is asked for cards before its Attack dice."""
    game = with_cards().act("melee-attack")
    return game.play("red", "pass") if game.question() == "turn-to-face" else game


def played() -> Battle:
    return attacking().play("red", "play stark-northern-ferocity: -")


def test_whoever_may_answer_a_card_is_told_which() -> None:
    game = played()
    asked = game.match.decision(game.seat("blue"))
    assert (asked.kind, asked.prompt.values["answered"]) == ("declare-text", "stark-northern-ferocity")
    for language in LANGUAGES:
        words = game.match.definition.words(language)
        assert words.say("card-stark-northern-ferocity") in words.say(asked.prompt.id, asked.prompt.values)


def test_what_no_unit_does_is_told_without_one() -> None:
    game = played().dice(effect=3, attack="1111111").play("blue", "play lannister-counterplot: -")
    rolled, cancelled = game.events("rolled")[0], game.events("effect-cancelled")[-1]
    assert (rolled["unit"], rolled["dice"]) == (None, [3])
    assert (cancelled["unit"], cancelled["ability"]) == (None, "stark-northern-ferocity")
    for language in LANGUAGES:
        words = game.match.definition.words(language)
        for event in (rolled, cancelled):
            assert "none" not in words.say(f"event-{event['event']}", event)


def test_a_card_that_may_not_be_played_now_says_when_it_may() -> None:
    game = attacking()
    refusal = game.match.why_not("red", "play stark-assault-orders: -")
    assert refusal is not None
    assert (refusal.rule, refusal.values["card"]) == ("tactics-card.trigger", "stark-assault-orders")
    for language in LANGUAGES:
        words = game.match.definition.words(language)
        assert words.say("text-card-stark-assault-orders") in refusal.said(words, "miniatures")
