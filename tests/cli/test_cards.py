"""`maester cards`: looking cards up."""

from __future__ import annotations

import re
from importlib.resources import files
from pathlib import Path
from typing import Any

import msgspec
import pytest
from typer.testing import CliRunner

from maester.cli.cards import card_text, differences, matching
from maester.cli.main import app
from maester.engine import definition_of

BOARDGAME, CARDGAME = definition_of("boardgame"), definition_of("cardgame")


def run(*arguments: str) -> Any:
    return CliRunner().invoke(app, ["cards", *arguments])


def test_a_card_is_found_by_name_text_or_house_in_both_languages() -> None:
    for words in ("robb stark", "ROBB", "retreat fewest"):
        assert "robb-stark" in [card.id for card in matching(BOARDGAME, words)]
    assert [card.id for card in matching(BOARDGAME, "jeźdźcy mamutow")] == ["mammoth-riders"]
    assert list(matching(BOARDGAME, "")) == list(BOARDGAME.data.cards())
    assert {card.kind for card in BOARDGAME.data.cards()} == {"house", "westeros", "wildling", "tides"}


@pytest.mark.parametrize("game", ["boardgame", "alliances", "cardgame"])
def test_each_card_is_told_once(game: str) -> None:
    ids = [card.id for card in definition_of(game).data.cards()]
    assert len(set(ids)) == len(ids)


def test_a_card_that_lies_in_two_decks_names_both() -> None:
    (winter,) = matching(BOARDGAME, "winter is coming")
    assert "deck: I and II; copies 2" in card_text(BOARDGAME, winter, "en")
    assert "talia: I i II; sztuki: 2" in card_text(BOARDGAME, winter, "pl")


def test_a_card_shows_its_numbers_text_notes_and_sources() -> None:
    (robb,) = matching(BOARDGAME, "robb-stark")
    english, polish = (card_text(BOARDGAME, robb, language) for language in ("en", "pl"))
    assert "House Stark; strength 3" in english
    assert "publisher's FAQ 1.0" in english
    assert "If you win this combat" in english
    assert "Starkowie; siła 3" in polish
    assert "Jeśli wygrasz tę bitwę" in polish


def test_every_note_is_written_in_both_languages() -> None:
    notes = [(card, note) for card in BOARDGAME.data.cards() for note in card.notes]
    assert len(notes) > 50
    for card, note in notes:
        assert note.texts.keys() == {"en", "pl"}, card.id
        assert all(text.strip() for text in note.texts.values()), card.id
        assert note.texts["en"] != note.texts["pl"], card.id
        # Small words that no Polish sentence has, besides the name of a program.
        polish = note.texts["pl"].replace("Swords and Ravens", "")
        assert not re.search(r"\b(the|of|and|is|are|has|that|with|which)\b", polish), card.id


def test_a_note_is_shown_in_the_language_that_is_asked_for() -> None:
    assert (
        "  Uwaga: Rozbici Piechurzy nadal mają siłę 0. (jak robi to Swords"
        in run("boardgame", "kevan", "--lang", "pl").stdout
    )
    assert "  Note: Routed footmen stay at 0. (how Swords" in run("boardgame", "kevan", "--lang", "en").stdout


@pytest.mark.parametrize("game", ["alliances", "cardgame"])
def test_remarks_in_a_card_file_are_written_in_both_languages(game: str) -> None:
    content = msgspec.json.decode((files(f"maester.games.{game}") / "data" / "cards.json").read_bytes())
    cards = [card for part in content.values() if isinstance(part, list) for card in part if isinstance(card, dict)]
    remarks = [(card, key) for card in cards for key in ("note", "notes") if key in card or f"{key}_pl" in card]
    assert len(remarks) > 5
    for card, key in remarks:
        assert card[key].strip(), card["id"]
        assert card[f"{key}_pl"].strip(), card["id"]
        assert card[key] != card[f"{key}_pl"], card["id"]


@pytest.mark.parametrize("language", ["en", "pl", "xx"])
def test_every_card_can_be_said(language: str) -> None:
    cards = list(BOARDGAME.data.cards())
    assert cards
    for card in cards:
        assert card.id in card_text(BOARDGAME, card, language)


def test_the_command_shows_cards_and_says_when_there_are_none() -> None:
    shown = run("boardgame", "doran", "--lang", "en")
    assert shown.exit_code == 0
    assert "Doran Martell [doran-martell], House card" in shown.stdout
    assert run("boardgame", "gandalf").exit_code == 1
    unknown = run("chess")
    assert unknown.exit_code == 2
    assert "chess" in unknown.output


def test_words_are_looked_for_together() -> None:
    assert [card.id for card in matching(BOARDGAME, "stark robb")] == ["robb-stark"]
    assert list(matching(BOARDGAME, "robb lannister")) == []
    assert "dagmar-cleftjaw" in [card.id for card in matching(BOARDGAME, "greyjoy")], "of that House"


def test_what_is_nothing_is_not_told_and_the_source_is_with_or_without_a_note() -> None:
    (eddard,) = matching(BOARDGAME, "eddard-stark")
    assert (eddard.facts["fortifications"], eddard.notes) == (0, ())
    assert card_text(BOARDGAME, eddard, "en").splitlines() == [
        "Eddard Stark [eddard-stark], House card",
        "  House Stark; strength 4; swords 2",
        "  Polish name: a personal name",
    ]


def test_a_card_file_is_compared_with_the_game_s_own_cards(tmp_path: Path) -> None:
    content = msgspec.json.decode((files("maester.games.cardgame") / "data" / "cards.json").read_bytes())
    jon, osha, hodor = (
        next(card for card in content["cards"] if card["id"] == id) for id in ("jon-snow", "osha", "hodor")
    )
    jon["strength"] = 9
    content["cards"].remove(osha)
    hodor["copies"]["stark"] += osha["copies"]["stark"]
    file = tmp_path / "cards.json"
    file.write_bytes(msgspec.json.encode(content))
    other = CARDGAME.with_data(file.read_bytes())
    first, *changed = differences(CARDGAME, other, "en")
    assert changed == ["  hodor", "  jon-snow", "  osha"]
    number = len(content["cards"]) + len(content["plots"])
    assert first == f"The card file is good: {number} different cards, 3 of them other than here:"
    assert list(differences(CARDGAME, CARDGAME, "en"))[1:] == []
