"""Missing words fail a test before a player finds them."""

from __future__ import annotations

import pytest

import tests.engine.skirmish
from maester.engine import Definition, definition_of
from maester.engine.registry import built_in_games
from maester.words import Words, check_locales, locale_pairs
from tools.missing_messages import missing_messages

GAMES = [tests.engine.skirmish.GAME, *map(definition_of, built_in_games())]


@pytest.mark.parametrize("definition", GAMES, ids=lambda definition: definition.id)
def test_every_question_move_event_and_option_can_be_said(definition: Definition) -> None:
    assert missing_messages(definition) == []


@pytest.mark.parametrize("definition", GAMES, ids=lambda definition: definition.id)
def test_both_languages_have_the_same_messages(definition: Definition) -> None:
    assert definition.locale is not None
    assert check_locales(locale_pairs(definition.locale)) == []


@pytest.mark.parametrize(
    ("game", "message"),
    [
        ("skirmish", "event-marched"),
        ("skirmish", "ask-assign-order"),
        ("skirmish", "option-place-order"),
        ("skirmish", "option-rounds"),
        ("cardgame", "stop-own-marshalling"),
        ("cardgame", "stops-actions"),
    ],
)
def test_a_message_that_is_missing_is_named(game: str, message: str, monkeypatch: pytest.MonkeyPatch) -> None:
    honest = Words.has
    monkeypatch.setattr(Words, "has", lambda self, one: one != message and honest(self, one))
    assert set(missing_messages(definition_of(game))) == {f"en: {message}", f"pl: {message}"}
