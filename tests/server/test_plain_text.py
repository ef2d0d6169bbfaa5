"""What people type is plain text that can be read, and nobody sits at a table under somebody else's name."""

from __future__ import annotations

import unicodedata
from typing import Any

import pytest

from maester.client import Guest
from maester.server.failures import BadRequest
from maester.server.plain_text import MOST_MARKS, clean_name, clean_text, skeleton
from tests.server.support import Running, with_server
from tests.server.test_table_service import BOARD
from tests.server.test_tables import refusal

INVISIBLE = [
    " ", "\u200b", "\u200e", "\u202e", "\u2060", "\ufeff", "\u00ad", "\u034f", "\u115f", "\u1160", "\u3164", "\uffa0",
    "\u2800", "\u17b4", "\u180b", "\ufe00", "\ufe0f", "\U000e0100", "\U000e0041", "\u2028", "\x00", "\ue000", "\u0301",
    "\u20dd", "\u00a0", "\u3000",
]  # fmt: skip


@pytest.mark.parametrize("letter", INVISIBLE, ids=[f"U+{ord(letter):04X}" for letter in INVISIBLE])
def test_what_cannot_be_seen_is_no_text(letter: str) -> None:
    for text in (letter, letter * 5, f" {letter} {letter}"):
        for clean in (clean_text, clean_name):
            with pytest.raises(BadRequest) as empty:
                clean(text, 30)
            assert empty.value.code == "empty-text"


def test_text_is_cleaned_of_what_cannot_be_seen() -> None:
    assert clean_text("  Ala \t ma\u202e kota\0 ", 30) == "Ala ma kota"
    assert clean_text("<b>x</b>\ny", 30) == "<b>x</b>\ny"
    assert clean_name("A\u3164la\u2800\nKot", 30) == "Ala Kot"
    assert clean_text("\u0301Ala", 30) == "Ala", "a mark that stands on nothing"
    for said in ("Zażółć gęślą jaźń", "Ệ ẫ", "שָׁלוֹם", "สวัสดีที่นี่", "नमस्ते", "I ❤\ufe0f chess", "😀"):
        assert clean_text(said, 30) == unicodedata.normalize("NFC", said), "whatever people write"


def test_marks_cannot_be_heaped_up() -> None:
    heap = "\u0316\u0317\u0318\u0319\u031c" * 10
    assert clean_text(f"x{heap}y{heap}", 30) == f"x{heap[:MOST_MARKS]}y{heap[:MOST_MARKS]}"


def test_text_may_be_as_long_as_is_allowed() -> None:
    assert clean_text("x" * 30 + "\u200b", 30) == "x" * 30
    assert clean_text("e\u0301" * 30, 30) == "é" * 30
    with pytest.raises(BadRequest) as long:
        clean_text("x" * 31, 30)
    assert long.value.values == {"longest": 30}


@pytest.mark.parametrize(
    "other",
    ["ala", "ALA", "Al a", "Ａｌａ", "A\u200bla", "Al\u3164a", "A\ufe0fla", "\u202eAla", "Аlа", "ΑLΑ", "𝐀𝐥𝐚"],
)
def test_names_that_look_alike_are_the_same(other: str) -> None:
    assert skeleton(other) == skeleton("Ala")


def test_names_that_differ_differ() -> None:
    names = ["Ala", "Ola", "Ela", "Alą", "Al", "Alaa", "A1a", "#1234", "#1235"]
    assert len({skeleton(name) for name in names}) == len(names)
    assert skeleton("STRASSE") == skeleton("Straße")


# -- at a table --------------------------------------------------------------------------------------------------


async def called(guest: Guest, name: str) -> Any:
    return await guest.post("/api/me", {"name": name})


@with_server
async def test_nobody_sits_down_under_the_name_of_somebody_who_sits_there(server: Running) -> None:
    async with Guest(server.address) as ala, Guest(server.address) as false, Guest(server.address) as ola:
        await called(ala, "Ala")
        await called(ola, "Ola")
        table = (await ala.make_table("boardgame", players=3, seats=BOARD))["id"]
        for name in ("Ala", "ala", "A\u200bla", "Аlа"):
            await called(false, name)
            assert await refusal(false.join(table)) == "name-taken"
        await ola.join(table, 1)
        for name in ("ALA", "A l a"):
            assert await refusal(called(ola, name)) == "name-taken"
        assert (await ola.get("/api/me"))["name"] == "Ola", "nothing has changed"
        assert (await ola.post("/api/me", {"language": "pl"}))["language"] == "pl"
        assert (await called(ola, "OLA"))["name"] == "OLA", "one may change the own name"
        await called(false, "Ela")
        assert (await false.join(table))["mine"] == [2]


@with_server
async def test_nobody_chooses_a_name_that_the_server_gives(server: Running) -> None:
    async with Guest(server.address) as guest, Guest(server.address) as other:
        given = (await guest.get("/api/me"))["name"]
        for name in ("#1234", "#12345", "\uff031234", "# 1234"):
            assert await refusal(called(guest, name if name != given else "#4321")) == "name-given"
        assert await called(guest, given) == {"name": given, "named": False, "language": None}
        assert (await called(guest, "#1 fan"))["name"] == "#1 fan"
        assert (await called(guest, given))["named"] is False
        table = (await guest.make_table("boardgame", players=3, seats=BOARD))["id"]
        with pytest.MonkeyPatch.context() as patched:
            patched.setattr("maester.server.table_service.shown_name", lambda _: given)
            assert (await other.join(table))["seats"][1]["holder"] == given, "two of them are the same by chance only"


@with_server
async def test_the_host_does_not_sit_down_under_a_guest_s_name_either(server: Running) -> None:
    async with Guest(server.address) as host, Guest(server.address) as ala:
        table = (await host.make_table("boardgame", players=3, seats=[{"kind": "open"}] * 3))["id"]
        await called(ala, "Ala")
        await ala.join(table, 0)
        await called(host, "ala")
        wish = {"seat": 1, "kind": "me"}
        assert await refusal(host.post(f"/api/tables/{table}/seats", wish)) == "name-taken"
        await host.post(f"/api/tables/{table}/seats", {"seat": 1, "kind": "bot"})
        await called(host, "Host")
        assert (await host.post(f"/api/tables/{table}/seats", wish))["mine"] == [1]


@with_server
async def test_names_of_tables_can_be_read_too(server: Running) -> None:
    async with Guest(server.address) as guest:
        assert (await guest.make_table("cardgame", name="At\nthe\u3164 wall"))["name"] == "At the wall"
        assert await refusal(guest.make_table("cardgame", name="\u3164\u2800")) == "empty-text"
        assert (await guest.make_table("cardgame", name=" "))["name"] == ""
        assert await refusal(called(guest, "\u2800")) == "empty-text"
