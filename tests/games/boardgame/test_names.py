"""The names in the words and in the data files are the same, in both languages."""

from __future__ import annotations

from importlib.resources import files
from typing import Any

import msgspec
import pytest

from maester.games.boardgame import GAME
from maester.games.boardgame.components import NAMES, Area, Card, TidesCard, Token, Track, UnitKind, WesterosCard
from maester.games.boardgame.components import WildlingCard as Wildling
from maester.words import LANGUAGES, words
from maester.words.check import check_locales, locale_pairs

FORMS = ("gen", "dat", "acc", "ins", "loc")


def data(name: str) -> Any:
    return msgspec.json.decode((files("maester.games.boardgame") / "data" / f"{name}.json").read_bytes())


def named() -> dict[str, dict[str, Any]]:
    """From the id of a message to the thing in the data that it names."""
    found = {f"area-{area['id']}": area for area in data("map")["areas"]}
    found |= {f"card-{card['id']}": card for card in data("house_cards")["cards"]}
    found |= {f"card-{card['id']}": card for card in data("wildling_cards")["cards"]}
    found |= {f"order-{kind['id']}": kind for kind in data("orders")["kinds"]}
    found |= {f"track-{track['id']}": track for track in data("tracks")["influence_tracks"]}
    found |= {f"unit-{unit['id']}": unit for unit in data("tracks")["units"]}
    for number, deck in enumerate(data("westeros_cards")["decks"], start=1):
        for card in deck["cards"]:
            found |= {f"card-{card['id']}-{'i' * number}-{copy + 1}": card for copy in range(card["count"])}
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_words_have_the_names_of_the_data(language: str) -> None:
    say = words(language, "boardgame")
    wrong = {id: say.say(id) for id, thing in named().items() if say.say(id) != thing[f"name_{language}"]}
    assert wrong == {}


def test_houses_are_named_by_their_members_in_polish_and_by_their_house_in_english() -> None:
    assert len(data("houses")["houses"]) == 6
    for house in data("houses")["houses"]:
        assert words("en", "boardgame").say(f"house-{house['id']}") == house["name_en"]
        assert words("pl", "boardgame").say(f"house-{house['id']}") == house["members_pl"]
        assert words("pl", "boardgame").attribute(f"house-{house['id']}", "house") == house["name_pl"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_with_a_number_has_a_name(language: str) -> None:
    say = words(language, "boardgame")
    kinds = {Area: "area", Token: "order", UnitKind: "unit", Track: "track", Card: "card", WesterosCard: "card",
             Wildling: "card", TidesCard: "card"}  # fmt: skip
    for kind, prefix in kinds.items():
        form = NAMES[kind]
        numbers = list(form.every() or ())
        assert numbers
        assert all(say.has(f"{prefix}-{form.write(number)}") for number in numbers)


def test_polish_names_have_their_cases() -> None:
    say = words("pl", "boardgame")
    for prefix, number in (("house-", 6), ("unit-", 4), ("order-", 11), ("track-", 3), ("area-", 58)):
        assert sum(id.startswith(prefix) for id in say.ids()) >= number
    for id in say.ids():
        if id.startswith(("house-", "unit-", "order-", "track-")):
            assert set(FORMS) <= set(say.attributes(id)), id
        if id.startswith("area-"):
            assert {"gen", "acc", "ins", "loc", "to", "in", "from"} == set(say.attributes(id)), id


def test_both_languages_say_the_same_things() -> None:
    assert GAME.locale is not None
    assert check_locales(locale_pairs(GAME.locale)) == []
