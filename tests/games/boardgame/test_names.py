"""Names in both languages: those of cards come from the data, all others, which have cases, from the words."""

from __future__ import annotations

import pytest

from maester.games.boardgame import GAME
from maester.games.boardgame.components import (
    HOUSE_IDS,
    NAMES,
    Area,
    Card,
    TidesCard,
    Token,
    Track,
    UnitKind,
    WesterosCard,
)
from maester.games.boardgame.components import WildlingCard as Wildling
from maester.words import LANGUAGES, words
from maester.words.check import check_locales, locale_pairs

FORMS = ("gen", "dat", "acc", "ins", "loc")


@pytest.mark.parametrize("language", LANGUAGES)
def test_cards_are_called_as_the_data_says_and_nowhere_else(language: str) -> None:
    say = words(language, "boardgame")
    assert GAME.data.spoken is not None
    assert say.names == GAME.data.spoken[language], "a name that the words have too would go before"
    for card in GAME.data.cards():
        pieces = [id for id in say.names if id in (f"card-{card.id}", f"card-{card.id}-i-1", f"card-{card.id}-iii-1")]
        assert pieces
        assert {say.say(id) for id in pieces} == {card.names[language]}
    assert (
        say.say("card-last-days-of-summer-ii-1") == {"en": "Last Days of Summer", "pl": "Ostatnie dni lata"}[language]
    )
    assert say.say("card-skull-9") == {"en": "0 + skull", "pl": "0 i czaszka"}[language]


def test_houses_are_named_by_their_members_in_polish_and_by_their_house_in_english() -> None:
    assert [words("en", "boardgame").say(f"house-{house}") for house in HOUSE_IDS] == [
        f"House {house.capitalize()}" for house in HOUSE_IDS
    ]
    assert [words("pl", "boardgame").say(f"house-{house}") for house in HOUSE_IDS] == [
        "Starkowie", "Greyjoyowie", "Lannisterowie", "Martellowie", "Tyrellowie", "Baratheonowie",
    ]  # fmt: skip
    assert words("pl", "boardgame").attribute("house-stark", "house") == "Ród Starków"


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
