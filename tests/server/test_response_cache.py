"""Answers that are kept: made once, compressed for those who can read that, and not sent again."""

from __future__ import annotations

import asyncio
import gzip
import time
from pathlib import Path

import httpx
import pytest

from maester.server.failures import NotFound
from maester.server.response_cache import JSON, CachedResponse, ResponseCache, accepts_gzip, cached_response
from tests.server.support import Running, in_loop, running, settings_in, with_server


@pytest.mark.parametrize(
    ("header", "accepted"),
    [
        ("gzip", True),
        ("br, GZIP;q=0.5", True),
        ("*", True),
        ("gzip;q=0", False),
        ("gzip; q=0.0, br", False),
        ("", False),
        ("br", False),
        ("gzipped", False),
        ("identity", False),
        ("," * 100_000 + "gzip", False),
    ],
)
def test_gzip_is_sent_to_those_who_accept_it(header: str, accepted: bool) -> None:
    assert accepts_gzip(header) is accepted


def test_what_would_not_be_shorter_is_not_compressed() -> None:
    assert cached_response(b"x" * 100, JSON).packed is None
    assert cached_response(bytes(range(256)) * 10, "font/woff2").packed is None
    packed = cached_response(b"x" * 5000, JSON).packed
    assert packed is not None
    assert gzip.decompress(packed) == b"x" * 5000


def test_an_answer_is_made_once_however_many_ask() -> None:
    made: list[str] = []

    def make() -> CachedResponse:
        made.append("made")
        time.sleep(0.02)
        return cached_response(b"{}", JSON)

    async def asked() -> None:
        cache = ResponseCache()
        await asyncio.gather(*(cache.get("it", make) for _ in range(20)))
        await cache.get("it", make)
        assert made == ["made"]
        cache.clear()
        await cache.get("it", make)

    asyncio.run(asked())
    assert made == ["made"] * 2


def test_what_cannot_be_made_is_not_kept() -> None:
    def fail() -> CachedResponse:
        raise NotFound

    async def asked() -> None:
        cache = ResponseCache()
        for _ in range(2):
            with pytest.raises(NotFound):
                await cache.get("it", fail)
        assert (await cache.get("it", lambda: cached_response(b"{}", JSON))).body == b"{}"
        assert not cache._making

    asyncio.run(asked())


@with_server
async def test_each_form_has_a_tag_and_is_not_sent_twice(server: Running) -> None:
    async with httpx.AsyncClient(base_url=server.address) as browser:
        for path in ("/api/games", "/api/games/boardgame", "/api/words/pl?game=cardgame", "/api/games/boardgame/rules"):
            plain = await browser.get(path, headers={"accept-encoding": "identity"})
            packed = await browser.get(path)
            assert "content-encoding" not in plain.headers
            assert packed.headers["content-encoding"] == "gzip"
            assert plain.json() == packed.json()
            tags = plain.headers["etag"], packed.headers["etag"]
            assert tags[0] != tags[1]
            assert {one.headers["vary"] for one in (plain, packed)} == {"accept-encoding"}
            for known in (tags[1], f'"other", {tags[1]}', f"W/{tags[1]}"):
                again = await browser.get(path, headers={"if-none-match": known})
                assert (again.status_code, again.content, again.headers["etag"]) == (304, b"", tags[1])
            assert (await browser.get(path, headers={"if-none-match": tags[0]})).status_code == 200


@pytest.mark.parametrize("language", ["en", "pl"])
@pytest.mark.parametrize(
    ("longest", "more", "code", "right"),
    [("a " * 12, "a", "too-many-words", "12"), ("a" * 200, "a", "search-too-long", "200")],
)
@in_loop
async def test_a_search_is_refused_with_what_would_be_right(
    tmp_path: Path, longest: str, more: str, code: str, right: str, language: str
) -> None:
    async with running(settings_in(tmp_path)) as server, httpx.AsyncClient(base_url=server.address) as browser:
        path = "/api/games/boardgame/rules"
        assert (await browser.get(path, params={"q": longest, "limit": 1000})).status_code == 200
        refused = await browser.get(path, params={"q": longest + more, "language": language})
        assert (refused.status_code, refused.json()["code"]) == (400, code)
        assert right in refused.json()["sentence"]
