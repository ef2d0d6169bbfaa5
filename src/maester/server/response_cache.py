"""Answers that stay the same: written and compressed once, and not sent again to whoever still has them.

Nothing else is compressed. What belongs to somebody isn't, since the length would tell something about it.
"""

from __future__ import annotations

import asyncio
import gzip
import hashlib
from collections.abc import Callable, Hashable
from typing import Any, NamedTuple

from litestar import Request, Response

JSON = "application/json"
NO_CACHE = "no-cache"
"""A browser may keep it, and asks each time if it is still the same."""
COMPRESSED_FROM = 1024
COMPRESSIBLE = ("text/", "application/json", "application/javascript", "application/manifest", "image/svg")
LONGEST_LIST = 1000
"""So much of a header with a list is read."""


class CachedResponse(NamedTuple):
    """An answer in both forms."""

    kind: str
    body: bytes
    packed: bytes | None
    """As gzip, where that is shorter."""
    tag: str


def cached_response(body: bytes, kind: str, *, level: int = 9) -> CachedResponse:
    """Writes an answer in both forms."""
    packed = None
    if len(body) >= COMPRESSED_FROM and kind.startswith(COMPRESSIBLE):
        packed = gzip.compress(body, level, mtime=0)
    return CachedResponse(kind, body, packed if packed and len(packed) < len(body) else None, _tag(body))


def _tag(body: bytes) -> str:
    return hashlib.blake2b(body, digest_size=12).hexdigest()


def answer(
    request: Request[Any, Any, Any], kept: CachedResponse, *, cache: str = NO_CACHE, status: int = 200
) -> Response[bytes | None]:
    """The form that the client reads; or that it has it already."""
    packed = kept.packed if accepts_gzip(request.headers.get("accept-encoding", "")) else None
    # Two forms of an answer are two answers, so their tags differ.
    tag = f'"{kept.tag}"' if packed is None else f'"{kept.tag}-gzip"'
    headers = {"etag": tag, "cache-control": cache}
    if kept.packed is not None:
        headers["vary"] = "accept-encoding"
    if status == 200 and _names(request.headers.get("if-none-match", ""), tag):
        return Response(None, status_code=304, headers=headers)
    if packed is not None:
        headers["content-encoding"] = "gzip"
    return Response(kept.body if packed is None else packed, status_code=status, headers=headers, media_type=kept.kind)


def accepts_gzip(header: str) -> bool:
    """Does `Accept-Encoding` name gzip, and not to refuse it?"""
    for part in header[:LONGEST_LIST].lower().split(","):
        name, _, quality = part.partition(";")
        if name.strip() in ("gzip", "*"):
            return quality.replace(" ", "") not in ("q=0", "q=0.0", "q=0.00", "q=0.000")
    return False


def _names(header: str, tag: str) -> bool:
    """Is the tag in `If-None-Match`? A proxy that packs answers itself makes weak tags of ours."""
    tags = (one.strip().removeprefix("W/") for one in header[:LONGEST_LIST].split(","))
    return tag in tags


class ResponseCache:
    """Where answers are kept. Each is made once however many ask for it, aside, and one after another."""

    def __init__(self) -> None:
        self._kept: dict[Hashable, CachedResponse] = {}
        self._making: dict[Hashable, asyncio.Task[CachedResponse]] = {}
        self._one = asyncio.Lock()

    async def get(self, key: Hashable, make: Callable[[], CachedResponse]) -> CachedResponse:
        """The answer of this name; raises what making it raises, and then nothing is kept."""
        kept = self._kept.get(key)
        if kept is not None:
            return kept
        making = self._making.get(key)
        if making is None:
            making = self._making[key] = asyncio.create_task(self._make(key, make))
        return await asyncio.shield(making)

    async def _make(self, key: Hashable, make: Callable[[], CachedResponse]) -> CachedResponse:
        try:
            async with self._one:
                kept = self._kept[key] = await asyncio.to_thread(make)
            return kept
        finally:
            del self._making[key]

    def clear(self) -> None:
        """Nothing of it is true any more."""
        self._kept.clear()
