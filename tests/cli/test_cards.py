"""`maester cards`: looking cards up."""

from __future__ import annotations

from typing import Any

import pytest
from typer.testing import CliRunner

from maester.cli.cards import card_text, matching
from maester.cli.main import app
from maester.engine import definition_of

BOARDGAME = definition_of("boardgame")


def run(*arguments: str) -> Any:
    return CliRunner().invoke(app, ["cards", *arguments])


def test_a_card_is_found_by_name_text_or_house_in_both_languages() -> None:
    for words in ("robb stark", "ROBB", "retreat fewest"):
        assert "robb-stark" in [card.id for card in matching(BOARDGAME, words)]
    assert [card.id for card in matching(BOARDGAME, "jeźdźcy mamutow")] == ["mammoth-riders"]
    assert len(list(matching(BOARDGAME, ""))) == 42 + 17 + 9 + 6


def test_a_card_shows_its_numbers_text_notes_and_sources() -> None:
    (robb,) = matching(BOARDGAME, "robb-stark")
    english, polish = (card_text(BOARDGAME, robb, language) for language in ("en", "pl"))
    assert "House Stark; strength 3" in english
    assert "publisher's FAQ 1.0" in english
    assert "If you win this combat" in english
    assert "Starkowie; siła 3" in polish
    assert "Jeśli wygrasz tę bitwę" in polish


@pytest.mark.parametrize("language", ["en", "pl", "xx"])
def test_every_card_can_be_said(language: str) -> None:
    for card in BOARDGAME.cards():
        assert card.id in card_text(BOARDGAME, card, language)


def test_the_command_shows_cards_and_says_when_there_are_none() -> None:
    shown = run("boardgame", "doran", "--lang", "en")
    assert shown.exit_code == 0
    assert "Doran Martell [doran-martell], House card" in shown.stdout
    assert run("boardgame", "gandalf").exit_code == 1
    unknown = run("chess")
    assert unknown.exit_code == 2
    assert "chess" in unknown.output
