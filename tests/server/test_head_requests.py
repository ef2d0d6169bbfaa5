"""HEAD is answered like GET, without the body."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import httpx
from litestar import get

from maester.server.head_requests import HeadLitestar
from tests.server.support import in_loop, running, settings_in

HEADERS = ("content-type", "content-length", "cache-control", "etag", "content-security-policy")


@in_loop
async def test_every_address_that_answers_get_answers_head(tmp_path: Path) -> None:
    (tmp_path / "static").mkdir()
    (tmp_path / "static" / "index.html").write_text("<!doctype html><title>Maester</title>")
    async with running(settings_in(tmp_path)) as server, httpx.AsyncClient(base_url=server.address) as browser:
        marked = {"X-Maester": "1"}
        made = (await browser.post("/api/tables", json={"game": "boardgame", "players": 3}, headers=marked)).json()
        table = f"/api/tables/{made['id']}"
        pages = ("/", "/rules/boardgame", "/no/such/page", "/api/nothing", "/api/health", "/api/me", "/api/games")
        facts = ("/api/games/boardgame", "/api/games/boardgame/rules?q=raven", "/api/words/pl", "/api/tables?list=mine")
        for path in (*pages, *facts, table, f"{table}/proof", f"{table}/replay", "/api/schema/openapi.json"):
            full, head = await browser.get(path), await browser.head(path)
            assert head.status_code == full.status_code, path
            assert [head.headers.get(name) for name in HEADERS] == [full.headers.get(name) for name in HEADERS], path
            assert head.content == b"", path


@in_loop
async def test_head_changes_nothing_and_asks_for_no_route_that_only_changes(tmp_path: Path) -> None:
    async with running(settings_in(tmp_path)) as server, httpx.AsyncClient(base_url=server.address) as browser:
        made = await browser.head("/api/tables/nothing/join")
        assert made.status_code == (await browser.get("/api/tables/nothing/join")).status_code == 405


@get("/word", sync_to_thread=False)
def word() -> str:
    return "raven"


async def asked(method: str) -> list[Any]:
    """What a small application sends; the servers and clients at hand would drop a body by themselves."""
    sent: list[Any] = []

    async def receive() -> Any:
        return {"type": "http.request", "body": b"", "more_body": False}

    async def send(message: Any) -> None:
        sent.append(message)

    scope = {"type": "http", "method": method, "path": "/word", "headers": [], "query_string": b""}
    await HeadLitestar([word])(scope, receive, send)
    return sent


@in_loop
async def test_the_body_is_not_sent() -> None:
    get_start, get_body = await asked("GET")
    head_start, head_body = await asked("HEAD")
    assert get_body["body"] == b"raven"
    assert head_body["body"] == b""
    assert head_start == get_start
