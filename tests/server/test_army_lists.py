"""What the server tells about a list that somebody makes for a game."""

from __future__ import annotations

from typing import Any

import pytest

from maester.client import Guest
from maester.client.refused import Refused
from maester.games.miniatures.army_codes import code_of, read_code
from maester.games.miniatures.army_text import text_of
from tests.games.miniatures.army_lists import LEGAL, army
from tests.server.support import Running, with_server

ARMY = "/api/games/miniatures/army"


async def code_refused(guest: Guest, content: dict[str, Any], path: str = ARMY) -> str:
    with pytest.raises(Refused) as caught:
        await guest.post(path, content)
    return caught.value.code


@with_server
async def test_a_list_is_answered_in_all_its_forms(server: Running) -> None:
    legal = army(LEGAL)
    async with Guest(server.address) as guest:
        by_code = await guest.post(ARMY, {"code": code_of(legal)})
        by_text = await guest.post(ARMY, {"text": text_of(legal, "pl"), "language": "pl"})
        by_list = await guest.post(ARMY, {"list": by_code["list"]})
    for told in (by_code, by_text, by_list):
        assert read_code(told["code"]).army == legal
        assert (told["cost"], told["points"], told["commander"], told["faults"]) == (40, 40, "20202", [])
        assert told["neutral"] == {"cost": 0, "most": 12}
        assert told["not_playable"] == told["changes"] == []
        assert told["cards"][0] == {"card": "10203", "entry": 1, "cost": 6}
    assert by_code["text"] == text_of(legal, "en")
    assert by_text["text"] == text_of(legal, "pl")
    assert by_code["lines"] == []
    assert by_text["lines"][1]["cards"] == ["10203", "20202"]
    assert by_text["lines"][1]["is_understood"]


@with_server
async def test_what_a_list_breaks_is_told_with_rule_and_entry(server: Running) -> None:
    async with Guest(server.address, language="pl") as guest:
        told = await guest.post(f"{ARMY}?language=pl", {"code": "stark/40/10201+20201,10202+20203,11102~1"})
    assert [(fault["rule"], fault["entry"], fault["cards"], fault["page"]) for fault in told["faults"]] == [
        ("attachment.same-type", 2, ["10202", "20203"], 10),
        ("army.faction", None, ["11102"], 23),
    ]
    assert "Kawaleria" in told["faults"][0]["sentence"]
    assert [fault["cards"] for fault in told["not_playable"]] == [["11102"]]


@with_server
async def test_a_neutral_army_has_no_bound_for_neutral_cards(server: Running) -> None:
    async with Guest(server.address) as guest:
        told = await guest.post(ARMY, {"text": "Neutral, 40 points\nHedge Knights\nSomething else"})
    assert told["neutral"] == {"cost": 7, "most": None}
    assert [line["is_understood"] for line in told["lines"]] == [True, True, False]


@with_server
async def test_what_is_no_list_is_refused(server: Running) -> None:
    async with Guest(server.address) as guest:
        assert await code_refused(guest, {}) == "list-forms"
        assert await code_refused(guest, {"code": "x", "text": "x"}) == "list-forms"
        assert await code_refused(guest, {"code": "stark/40/10201"}) == "army-code-cut"
        assert await code_refused(guest, {"text": ""}) == "army-no-cards"
        assert await code_refused(guest, {"text": "x" * 30_000}) == "army-too-long"
        assert await code_refused(guest, {"text": "x" * 70_000}) == "too-large"
        assert await code_refused(guest, {"list": {"faction": "stark"}}) == "army-data"
        assert await code_refused(guest, {"list": {"faction": "stark", "points": -1}}) == "army-points"
        assert await code_refused(guest, {"list": {"faction": "stark", "points": 40, "ncus": ["1"]}}) == (
            "army-unknown-card"
        )
        assert await code_refused(guest, {"list": {"faction": "stark", "points": 40, "hats": 3}}) == "army-data"
        assert await code_refused(guest, {"code": "x"}, "/api/games/boardgame/army") == "no-lists"
        assert await code_refused(guest, {"code": "x"}, "/api/games/chess/army") == "unknown-game"
        assert await code_refused(guest, {"hat": "x"}) == "bad-request"
