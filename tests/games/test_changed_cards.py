"""Card files that are changed: what only people read leaves saves and matches alone, what changes play doesn't."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest
from typer.testing import CliRunner

import maester
from maester.cli.main import app
from maester.engine import Definition, Match, definition_of, registry, use_data
from maester.errors import BadData, BadSave
from maester.games.alliances import card_file as alliances
from maester.games.cardgame import box as cardgame
from maester.harness.playing import play_at_random
from tests.games.recorded import recorded_cards

CARDS = {"alliances": ("allies", "ally-shae", "power"), "cardgame": ("cards", "hodor", "strength")}
"""A card of each game: its section, its id, and one of its numbers."""
GAMES = pytest.mark.parametrize("game", CARDS)


@pytest.fixture(autouse=True)
def _own_cards() -> Iterator[None]:
    yield
    for game in CARDS:
        use_data(game, None)


def own(game: str) -> dict[str, Any]:
    use_data(game, None)
    content: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(definition_of(game).data.content["cards"]))
    return content


def overlay(game: str, **fields: Any) -> bytes:
    """A file with one card, and what is changed on it."""
    section, id, _ = CARDS[game]
    return msgspec.json.encode({"game": game, "overlay": True, section: [{"id": id, **fields}]})


def reworded(game: str) -> bytes:
    """The whole file with other words wherever it has words: every text of every card, and what explains the rest."""
    content = own(game)

    def other(value: Any, key: str = "") -> Any:
        if isinstance(value, dict):
            return {key: other(one, key) for key, one in value.items()}
        if isinstance(value, list):
            return [other(one, key) for one in value]
        texts = ("name_en", "name_pl", "ability", "ability_pl", "text", "text_pl", "notes", "notes_pl", "note_pl")
        return f"{value} and so on" if key in (*texts, "note", "about") and isinstance(value, str) else value

    return msgspec.json.encode(other({**content, "vocabulary": {}}))


def played(game: str, moves: int = 60) -> Match:
    match = maester.new_match(game, seed=7)
    rng = Random(7)
    for _ in range(moves):
        seat = match.to_act[0]
        match.play(seat, rng.choice(match.decision(seat).options))
    return match


@GAMES
def test_a_save_goes_on_after_a_mended_typo(game: str) -> None:
    before, match = definition_of(game), played(game)
    after = use_data(game, overlay(game, name_en="Somebody"))
    assert after.data.fingerprint != before.data.fingerprint
    assert after.data.in_play == before.data.in_play
    again = maester.load(match.save())
    assert again.hash() == match.hash()
    assert again.definition is before, "the very file is known here, and keeps its names"


@GAMES
def test_a_match_with_other_words_is_the_same_match(game: str) -> None:
    """So what isn't counted in the fingerprint really is only read."""
    one = maester.new_match(game, seed=11, answer_forced=True)
    changed = use_data(game, reworded(game))
    other = maester.new_match(game, seed=11, answer_forced=True)
    assert other.definition is changed is not one.definition
    assert other.definition.data.in_play == one.definition.data.in_play
    for match in (one, other):
        play_at_random(match, Random(3))
    assert one.over
    assert one.log() == other.log()
    assert one.hash() == other.hash()


def keys_in(content: Any) -> Iterator[str]:
    for key, value in content.items() if isinstance(content, dict) else ():
        yield key
        yield from keys_in(value)
    for value in content if isinstance(content, list) else ():
        yield from keys_in(value)


@pytest.mark.parametrize(("game", "only_read"), [("alliances", alliances.ONLY_READ), ("cardgame", cardgame.ONLY_READ)])
def test_nothing_that_an_effect_is_told_is_only_read(game: str, only_read: tuple[str, ...]) -> None:
    cards = [card for section in own(game).values() if isinstance(section, list) for card in section]
    effects = [
        effect for card in cards for part in (card, *card.get("abilities", ())) for effect in part.get("effects", ())
    ]
    assert len(effects) > 100
    assert not {*keys_in(effects)}.intersection(only_read)


@GAMES
def test_a_save_needs_the_cards_that_it_was_played_with(game: str) -> None:
    number = CARDS[game][2]
    use_data(game, overlay(game, **{number: 7}))
    data = msgspec.json.decode(played(game).save())
    use_data(game, None)
    data["data"], data["data_in_play"] = "0" * 32, "1" * 32
    with pytest.raises(BadSave) as refused:
        maester.load(msgspec.json.encode(data))
    assert refused.value.code == "other-data"


@GAMES
def test_saves_of_old_that_name_the_whole_file_still_load(game: str) -> None:
    """Also after a typo was mended in it."""
    with recorded_cards(game):
        data = msgspec.json.decode(played(game).save())
    ((first, in_play),) = definition_of(game).data.former.items()
    assert data.pop("data_in_play") == in_play
    assert maester.load(msgspec.json.encode({**data, "data": first})).hash() == data["hash"]


@GAMES
def test_an_overlay_changes_its_cards_and_no_others(game: str) -> None:
    section, id, number = CARDS[game]
    before, after = own(game), with_overlay(game, **{number: 7}).data.content["cards"]
    changed = [card for card, was in zip(after[section], before[section], strict=True) if card != was]
    assert [card["id"] for card in changed] == [id]
    assert changed[0][number] == 7
    assert {key: value for key, value in after.items() if key != section} == {
        key: value for key, value in before.items() if key != section
    }


def with_overlay(game: str, **fields: Any) -> Definition:
    return definition_of(game).with_data(overlay(game, **fields))


@GAMES
def test_what_an_overlay_leads_to_is_checked_like_any_file(game: str) -> None:
    with pytest.raises(BadData) as refused:
        with_overlay(game, name_en="")
    assert refused.value.values["card"] == CARDS[game][1]
    with pytest.raises(BadData) as refused:
        with_overlay(game, wings=2)
    assert "wings" in refused.value.values["detail"]


@GAMES
def test_a_file_may_have_fewer_words_than_the_program(game: str) -> None:
    """One that was written before a word came along."""
    content = own(game)
    first = next(key for key, value in content["vocabulary"].items() if isinstance(value, dict))
    content["vocabulary"][first].popitem()
    assert definition_of(game).with_data(msgspec.json.encode(content)).data.in_play == definition_of(game).data.in_play
    content["vocabulary"][first]["fly"] = "with wings"
    with pytest.raises(BadData) as refused:
        definition_of(game).with_data(msgspec.json.encode(content))
    assert refused.value.values["problem"] == "vocabulary"
    assert refused.value.values["detail"] == f"vocabulary.{first}.fly"
    for language in ("en", "pl"):
        assert "fly" in refused.value.message(language)


@GAMES
@pytest.mark.parametrize("command", ["replay", "verify"])
def test_a_match_with_own_cards_is_shown_and_proven_with_them(game: str, command: str, tmp_path: Path) -> None:
    cards = tmp_path / "cards.json"
    cards.write_bytes(overlay(game, **{CARDS[game][2]: 7}))
    use_data(game, cards.read_bytes())
    match = maester.new_match(game, seed=5, answer_forced=True)
    play_at_random(match, Random(1))
    save = tmp_path / "save.json"
    save.write_bytes(match.save())
    use_data(game, None)
    registry._known.clear()  # as in another process, which has never seen that file
    arguments = [command, str(save), *(["--to", "0"] if command == "replay" else [])]
    alone = CliRunner().invoke(app, arguments)
    assert alone.exit_code != 0
    assert "--cards" in alone.output
    result = CliRunner().invoke(app, [*arguments, "--cards", str(cards)])
    assert result.exit_code == 0, result.output
