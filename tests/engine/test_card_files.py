"""Card files: what counts in their fingerprints, overlays of a few cards, and vocabularies with fewer words."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from maester import BadData
from maester.engine.card_files import content_of, digest, digest_in_play, unknown_word

OWN: dict[str, Any] = {
    "game": "cards",
    "about": "all cards",
    "sizes": {"deck": 3, "hand": 2},
    "vocabulary": {"about": "prose", "ops": {"draw": ["n"], "kill": []}},
    "cards": [
        {"id": "wolf", "name": "Wolf", "power": 3, "effects": [{"op": "draw", "kind": "n", "note": "one"}]},
        {"id": "lion", "name": "Lion", "power": 4, "note": "roars"},
    ],
    "plots": [{"id": "feast", "name": "Feast", "gold": 5}],
}
ONLY_READ = ("about", "name", "note", "vocabulary")


def read(**changes: Any) -> dict[str, Any]:
    file = {"game": "cards", "overlay": True, **changes}
    return content_of(msgspec.json.encode(file), "cards", msgspec.json.encode(OWN))


def problem_of(**changes: Any) -> tuple[str, str, str]:
    with pytest.raises(BadData) as caught:
        read(**changes)
    values = caught.value.values
    return values["card"], values["problem"], values["detail"]


def card(content: dict[str, Any], id: str) -> dict[str, Any]:
    return next(one for section in ("cards", "plots") for one in content[section] if one["id"] == id)


# --- fingerprints ---------------------------------------------------------------------------------


def test_blanks_and_the_order_of_keys_are_nothing() -> None:
    assert digest(dict(reversed(OWN.items()))) == digest(OWN)
    assert digest({**OWN, "about": "other cards"}) != digest(OWN)


@pytest.mark.parametrize(
    "changes",
    [
        {"about": "a mended typo"},
        {"vocabulary": {"ops": {"draw": [], "kill": [], "burn": []}}},
        {"cards": [{"id": "wolf", "name": "Direwolf", "note": "howls"}]},
        {"cards": [{"id": "lion", "note": None}]},
        {"cards": [{"id": "wolf", "effects": [{"op": "draw", "kind": "n"}]}]},
    ],
)
def test_what_only_people_read_does_not_change_play(changes: dict[str, Any]) -> None:
    changed = read(**changes)
    assert changed != OWN
    assert digest_in_play(changed, ONLY_READ) == digest_in_play(OWN, ONLY_READ)
    assert digest(changed) != digest(OWN)


@pytest.mark.parametrize(
    "changes",
    [
        {"cards": [{"id": "wolf", "power": 4}]},
        {"cards": [{"id": "wolf", "effects": [{"op": "draw", "kind": "m", "note": "one"}]}]},
        {"cards": [{"id": "bear", "power": 4}]},
        {"sizes": {"deck": 4}},
        {"removed": ["feast"]},
    ],
)
def test_everything_else_does(changes: dict[str, Any]) -> None:
    assert digest_in_play(read(**changes), ONLY_READ) != digest_in_play(OWN, ONLY_READ)


def test_the_order_of_cards_counts() -> None:
    turned = {**OWN, "cards": OWN["cards"][::-1]}
    assert digest_in_play(turned, ONLY_READ) != digest_in_play(OWN, ONLY_READ)


# --- overlays -------------------------------------------------------------------------------------


def test_a_whole_file_is_taken_as_it_stands() -> None:
    whole = {"game": "cards", "cards": []}
    assert content_of(msgspec.json.encode(whole), "cards", msgspec.json.encode(OWN)) == whole


def test_an_empty_overlay_changes_nothing() -> None:
    assert read() == OWN


def test_an_overlay_changes_fields_of_cards_in_their_place() -> None:
    content = read(cards=[{"id": "wolf", "power": 5}], sizes={"hand": 7})
    assert card(content, "wolf") == {**OWN["cards"][0], "power": 5}
    assert [one["id"] for one in content["cards"]] == ["wolf", "lion"]
    assert content["sizes"] == {"deck": 3, "hand": 7}
    assert content["plots"] == OWN["plots"]


def test_an_overlay_takes_fields_and_cards_away_and_adds_others() -> None:
    content = read(cards=[{"id": "lion", "note": None}, {"id": "bear", "power": 1}], removed=["wolf", "feast"])
    assert content["cards"] == [{"id": "lion", "name": "Lion", "power": 4}, {"id": "bear", "power": 1}]
    assert content["plots"] == []


def test_an_overlay_that_is_wrong_says_where() -> None:
    assert problem_of(cards={"wolf": {}}) == ("cards", "shape", "cards")
    assert problem_of(plots=[{"power": 3}]) == ("plots", "shape", "plots")
    assert problem_of(plots=["feast"]) == ("plots", "shape", "plots")
    assert problem_of(removed="wolf") == ("removed", "shape", "removed")
    assert problem_of(removed=["wolf", "bear"]) == ("removed", "dangling", "bear")


@pytest.mark.parametrize("data", [b"{", b"[" * 100_000, b"\xff"])
def test_what_is_no_json_is_no_card_file(data: bytes) -> None:
    with pytest.raises(BadData) as caught:
        content_of(data, "cards", msgspec.json.encode(OWN))
    assert caught.value.code == "card-file-unreadable"


@pytest.mark.parametrize("data", [b"[]", b"{}", b'{"game": "chess", "overlay": true}'])
def test_the_file_of_another_game_is_foreign(data: bytes) -> None:
    with pytest.raises(BadData) as caught:
        content_of(data, "cards", msgspec.json.encode(OWN))
    assert caught.value.code == "card-file-foreign"


# --- vocabularies ---------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "words", [{}, {"about": "other prose"}, {"ops": {"kill": []}}, {"ops": {"draw": []}}, OWN["vocabulary"]]
)
def test_a_vocabulary_may_have_fewer_words(words: dict[str, Any]) -> None:
    assert unknown_word(words, OWN["vocabulary"]) is None


@pytest.mark.parametrize(
    ("words", "found"),
    [
        ({"moods": {}}, "vocabulary.moods"),
        ({"ops": {"burn": []}}, "vocabulary.ops.burn"),
        ({"ops": {"draw": ["n", "m"]}}, "vocabulary.ops.draw.m"),
        ({"ops": ["draw"]}, "vocabulary.ops"),
        ({"about": {"draw": ""}}, "vocabulary.about"),
        ([], "vocabulary"),
    ],
)
def test_a_word_that_the_program_does_not_know_is_named(words: Any, found: str) -> None:
    assert unknown_word(words, OWN["vocabulary"]) == found
