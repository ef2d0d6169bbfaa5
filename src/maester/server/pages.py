"""The built client: one page for all its addresses, and files whose names change with their content."""

from __future__ import annotations

import asyncio
import mimetypes
import re
from pathlib import Path

from litestar import Response, get
from litestar.datastructures import State
from litestar.params import FromPath

from maester.server.failures import NotFound
from maester.server.house import House

PAGES = re.compile(
    r"/|/new/[^/]+|/table/[^/]+(/end)?|/replay/[^/]+|/tables|/rules(/[^/]+)?|/settings|/credits", re.ASCII
)
"""Addresses that the client knows."""
YEAR = "public, max-age=31536000, immutable"


def find_file(folder: Path, path: str) -> Path | None:
    """A file of the client; nothing outside its folder."""
    if "\0" in path:
        return None
    file = (folder / path.lstrip("/")).resolve()
    return file if file.is_relative_to(folder.resolve()) and file.is_file() else None


@get(["/", "/{path:path}"], include_in_schema=False)
async def client(state: State, path: FromPath[str] = "/") -> Response[bytes]:
    """A file of the client, or its page."""
    house: House = state.house
    return await asyncio.to_thread(_client, house.services.settings.static, path)


def _client(folder: Path, path: str) -> Response[bytes]:
    if path.startswith("/api/"):
        raise NotFound
    file = find_file(folder, path) if path != "/" else None
    if file is not None and file.name != "index.html":
        kind = mimetypes.guess_type(file.name)[0] or "application/octet-stream"
        keep = YEAR if path.startswith("/assets/") else "no-cache"
        return Response(file.read_bytes(), media_type=kind, headers={"cache-control": keep})
    index = find_file(folder, "index.html")
    if index is None:
        raise NotFound("client-not-built")
    status = 200 if PAGES.fullmatch(path) else 404
    return Response(
        index.read_bytes(), status_code=status, media_type="text/html", headers={"cache-control": "no-cache"}
    )
