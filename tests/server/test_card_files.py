"""Tables whose matches are played with different card files: each is told of its own."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

import maester
from maester.client import Guest
from maester.engine import definition_of, use_data
from maester.server import static_data
from maester.server.failures import NotFound
from tests.server.support import Running, with_server

RENAMED = {"alliances": "inf-ambush", "cardgame": "jon-snow"}
ANOTHER_NAME = "Somebody Else"


@pytest.fixture(autouse=True)
def _own_cards() -> Iterator[None]:
    yield
    for game in RENAMED:
        use_data(game, None)


def other_cards(game: str) -> bytes:
    """The game's card file, with another name for one of its cards."""
    data: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(definition_of(game).data.content["cards"]))
    for section in data.values():
        for card in section if isinstance(section, list) else ():
            if isinstance(card, dict) and card.get("id") == RENAMED[game]:
                card["name_en"] = ANOTHER_NAME
    return msgspec.json.encode(data)


def names_in(found: Any) -> bool:
    """Is the card called by its other name in what was found?"""
    return ANOTHER_NAME.encode() in msgspec.json.encode(found)


@pytest.mark.parametrize("game", RENAMED)
def test_facts_and_words_are_those_of_a_card_file(game: str) -> None:
    shipped = definition_of(game).data.fingerprint
    assert not names_in([static_data.facts_of(game), static_data.words_of("en", game)])
    own = use_data(game, other_cards(game)).data.fingerprint
    assert shipped != own
    for data, renamed in ((None, True), (own, True), (shipped, False)):
        printed, words = static_data.facts_of(game, data), static_data.words_of("en", game, data)
        assert [names_in(printed.cards), names_in(printed.data["cards"]), names_in(words)] == [renamed] * 3
        assert printed.info.data == words.data == (shipped if data == shipped else own)
    assert {one.id: one.data for one in static_data.all_games()}[game] == own
    assert maester.new_match(game, seed=1).view()["data"] == own
    use_data(game, None)
    assert not names_in([static_data.facts_of(game), static_data.words_of("en", game)])
    assert names_in(static_data.facts_of(game, own)), "a match that began with it may still be played"


def test_a_card_file_that_was_never_in_use_is_not_found() -> None:
    for ask in (
        lambda: static_data.facts_of("alliances", "0" * 32),
        lambda: static_data.words_of("pl", "alliances", "0" * 32),
    ):
        with pytest.raises(NotFound) as caught:
            ask()
        assert caught.value.code == "unknown-data"
        assert definition_of("alliances").data.fingerprint in caught.value.message("pl")


@with_server
async def test_each_table_is_told_of_the_cards_that_it_is_played_with(server: Running) -> None:
    async with Guest(server.address) as guest:
        wish = {"game": "cardgame", "seats": [{"kind": "me"}, {"kind": "me"}], "options": {"power": 7}}
        older = await guest.post("/api/tables", wish)
        use_data("cardgame", other_cards("cardgame"))
        newer = await guest.post("/api/tables", wish)
        for table, renamed in ((older, False), (newer, True)):
            async with guest.sit(table["id"], 0) as seat:
                await seat.until(lambda seat: seat.state is not None)
                assert seat.state is not None
                data = seat.state["view"]["data"]
                await seat.concede()
            assert names_in(await guest.get("/api/words/en", game="cardgame", data=data)) is renamed
            assert names_in(await guest.get("/api/games/cardgame", data=data)) is renamed
            assert (await guest.get(f"/api/tables/{table['id']}/replay"))["data"] == data
