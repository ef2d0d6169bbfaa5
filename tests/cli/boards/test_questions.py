"""Every question of every game can be explained: rules behind it, and hints that also a browser can show."""

from __future__ import annotations

import re

import pytest

from maester.engine import built_in_games, definition_of, kebab
from maester.rulebook import catalogue
from maester.words import LANGUAGES, words

GAMES = built_in_games()


def own_questions(game: str) -> set[str]:
    """The kinds of question that the game itself asks."""
    asked = [step for step in definition_of(game).codec.steps if step.asks]
    return {kebab(step.__name__) for step in asked if step.__module__.startswith("maester.games")}


@pytest.mark.parametrize("game", GAMES)
def test_every_question_has_rules_of_the_catalogue_behind_it(game: str) -> None:
    question_rules = definition_of(game).question_rules
    assert set(question_rules) == own_questions(game)
    assert all(question_rules.values())
    rules = catalogue(game)
    assert [id for ids in question_rules.values() for id in ids if rules.rule(id) is None] == []


@pytest.mark.parametrize("game", GAMES)
def test_every_hint_belongs_to_a_question(game: str) -> None:
    hints = {id.removeprefix("hint-") for id in words("en", game).ids() if id.startswith("hint-")}
    hints -= {id.removeprefix("hint-") for id in words("en").ids()}
    assert len(hints) > 15
    assert hints <= own_questions(game)


@pytest.mark.parametrize("game", ["alliances", "cardgame"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_question_has_a_hint_and_the_game_a_guide(game: str, language: str) -> None:
    spoken = words(language, game)
    assert own_questions(game)
    assert [kind for kind in own_questions(game) if not spoken.has(f"hint-{kind}")] == []
    assert spoken.has("guide-first")


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_typed_at_a_terminal_stands_apart_in_a_hint(game: str, language: str) -> None:
    spoken = words(language, game)
    hints = [id for id in spoken.ids() if id.startswith("hint-")]
    command = re.compile(r"(?<!\w)(v|\?|why) \w")
    assert [id for id in hints if command.search(spoken.say(id))] == []
    assert sum("typed" in spoken.attributes(id) for id in hints) > 2
