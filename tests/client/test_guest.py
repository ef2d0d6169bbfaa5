"""A guest of a server: what is asked of it, and what its refusals become."""

from __future__ import annotations

import asyncio
from typing import Any

import httpx
import msgspec
import pytest

from maester.client import Guest, Refused


def asked(guest: Guest, ask: Any, answer: Any) -> tuple[Any, list[httpx.Request]]:
    """What comes of a question to a server that answers so, and what it was sent."""
    requests: list[httpx.Request] = []

    def handle(request: httpx.Request) -> httpx.Response:
        requests.append(request)
        if isinstance(answer, Exception):
            raise answer
        return answer if isinstance(answer, httpx.Response) else httpx.Response(200, json=answer)

    async def run() -> Any:
        guest._http._transport = httpx.MockTransport(handle)
        guest._http._mounts = {}
        return await ask(guest)

    return asyncio.run(run()), requests


def test_a_request_says_who_asks_and_in_which_language() -> None:
    guest = Guest("http://maester.example/", cookie="id.signature", language="pl")
    made, (request,) = asked(guest, lambda guest: guest.make_table("cardgame", pace=1), {"id": "x"})
    assert made == {"id": "x"}
    assert (request.method, str(request.url)) == ("POST", "http://maester.example/api/tables")
    assert msgspec.json.decode(request.content) == {"game": "cardgame", "pace": 1}
    assert (request.headers["x-maester"], request.headers["accept-language"]) == ("1", "pl")
    assert (request.headers["cookie"], guest.cookie) == ("maester_guest=id.signature", "id.signature")


def test_somebody_new_has_no_cookie_until_the_server_gives_one() -> None:
    guest = Guest("http://maester.example")
    assert guest.cookie == ""
    given = httpx.Response(200, json={}, headers={"set-cookie": "maester_guest=id.signature; Path=/"})
    _, (request,) = asked(guest, lambda guest: guest.get("/api/tables", list="mine"), given)
    assert (request.method, str(request.url)) == ("GET", "http://maester.example/api/tables?list=mine")
    assert "cookie" not in request.headers
    assert guest.cookie == "id.signature"


def test_a_seat_is_at_the_same_server_for_the_same_guest() -> None:
    for address, socket in (("http://maester.example/", "ws"), ("https://maester.example", "wss")):
        guest = Guest(address, cookie="id.signature", language="pl")
        seat = guest.sit("x", 1, since=3)
        assert seat._address == f"{socket}://maester.example/api/tables/x/live"
        assert (seat._cookie, seat.seat, seat.since, seat._language) == ("id.signature", 1, 3, "pl")


def test_a_refusal_is_an_error_with_its_code_and_values() -> None:
    problem = {"code": "seat-taken", "values": {"seat": 2}, "sentence": "This seat is taken.", "rule": None}
    with pytest.raises(Refused, match="This seat is taken") as refused:
        asked(Guest("http://x"), lambda guest: guest.join("x", 2), httpx.Response(409, json=problem))
    assert (refused.value.code, refused.value.values, refused.value.rule) == ("seat-taken", {"seat": 2}, None)


def test_what_is_no_answer_of_ours_is_told_as_it_came() -> None:
    with pytest.raises(Refused, match="502 bad gateway") as refused:
        asked(Guest("http://x"), lambda guest: guest.get("/"), httpx.Response(502, text="bad gateway"))
    assert refused.value.code == "bad-answer"
    with pytest.raises(ConnectionError):
        asked(Guest("http://x"), lambda guest: guest.get("/"), httpx.ConnectError("nobody there"))
