"""The built client: one page for all its addresses, and files whose names change with their content."""

from __future__ import annotations

import asyncio
import mimetypes
import os
import re
from pathlib import Path
from typing import Any

from litestar import Request, Response, get
from litestar.params import FromPath

from maester.server.failures import NotFound
from maester.server.response_cache import NO_CACHE, CachedResponse, ResponseCache, answer, cached_response

PAGES = re.compile(
    r"/|/(new|army)/[^/]+|/table/[^/]+(/end)?|/replay/[^/]+|/tables|/rules(/[^/]+)?|/settings|/credits", re.ASCII
)
"""Addresses that the client knows."""
INDEX = "/index.html"
YEAR = "public, max-age=31536000, immutable"


class ClientFiles:
    """The files of the client by their paths, as they were built last. No other path is ever looked for on the disk."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._built: tuple[int, int] | None = None
        """When its page was built, and how long that is."""
        self._paths: dict[str, Path] = {}
        self._responses = ResponseCache()

    async def file(self, path: str) -> CachedResponse | None:
        """The file of that path, if there is one."""
        built = self._when_built()
        if built != self._built:
            self._paths = await asyncio.to_thread(_paths_in, self._folder)
            self._responses.clear()
            self._built = built
        file = self._paths.get(path)
        return None if file is None else await self._responses.get((path, built), lambda: _read(file))

    def _when_built(self) -> tuple[int, int] | None:
        try:
            status = os.stat(self._folder / INDEX.lstrip("/"))
        except OSError:
            return None
        return status.st_mtime_ns, status.st_size


def _paths_in(folder: Path) -> dict[str, Path]:
    """All files of a folder by the paths under which they are asked for; nothing outside of it."""
    root = folder.resolve()
    files = (file for file in folder.rglob("*") if file.is_file() and file.resolve().is_relative_to(root))
    return {f"/{file.relative_to(folder).as_posix()}": file for file in files}


def _read(file: Path) -> CachedResponse:
    return cached_response(file.read_bytes(), mimetypes.guess_type(file.name)[0] or "application/octet-stream")


@get(["/", "/{path:path}"], include_in_schema=False)
async def client(request: Request[Any, Any, Any], path: FromPath[str] = "/") -> Response[bytes | None]:
    """A file of the client, or its page."""
    files: ClientFiles = request.app.state.worker.files
    if path.startswith("/api/"):
        raise NotFound
    file = await files.file(path) if path not in ("/", INDEX) else None
    if file is not None:
        return answer(request, file, cache=YEAR if path.startswith("/assets/") else NO_CACHE)
    page = await files.file(INDEX)
    if page is None:
        raise NotFound("client-not-built")
    return answer(request, page, status=200 if PAGES.fullmatch(path) else 404)
