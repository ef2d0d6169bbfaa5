"""A guest of a server: makes tables, joins them, and sits down."""

from __future__ import annotations

from types import TracebackType
from typing import Any, Self

import httpx

from maester.client.refused import Refused
from maester.client.seat import Seat


class Guest:
    """Somebody at a server, known by its cookie (`cookie` of an earlier guest is the same person again)."""

    def __init__(self, address: str, *, cookie: str | None = None, language: str = "en") -> None:
        self.address = address.rstrip("/")
        self.language = language
        self._http = httpx.AsyncClient(
            base_url=self.address, headers={"X-Maester": "1", "Accept-Language": language}, timeout=30
        )
        if cookie is not None:
            self._http.cookies.set("maester_guest", cookie)

    async def __aenter__(self) -> Self:
        await self.get("/api/me")
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, traceback: TracebackType | None
    ) -> None:
        await self._http.aclose()

    @property
    def cookie(self) -> str:
        """By this the server knows the guest; it is as good as a password."""
        return self._http.cookies.get("maester_guest") or ""

    # -- requests ---------------------------------------------------------------------------------------

    async def get(self, path: str, **query: Any) -> Any:
        """What lies at a path; raises Refused or ConnectionError."""
        return await self._ask("GET", path, params=query)

    async def post(self, path: str, content: dict[str, Any] | None = None) -> Any:
        """Asks for a change; raises Refused or ConnectionError."""
        return await self._ask("POST", path, json=content or {})

    async def _ask(self, method: str, path: str, **content: Any) -> Any:
        try:
            answer = await self._http.request(method, path, **content)
        except httpx.TransportError as error:
            raise ConnectionError(str(error)) from error
        return _content(answer)

    # -- tables -----------------------------------------------------------------------------------------

    async def make_table(self, game: str, **wishes: Any) -> dict[str, Any]:
        """A new table; `players`, `options`, `seats`, `pace`, `listed` as in docs/api.md."""
        made: dict[str, Any] = await self.post("/api/tables", {"game": game, **wishes})
        return made

    async def join(self, table_id: str, seat: int | None = None) -> dict[str, Any]:
        """Takes an open seat."""
        joined: dict[str, Any] = await self.post(f"/api/tables/{table_id}/join", {"seat": seat})
        return joined

    def sit(self, table_id: str, seat: int | None, *, since: int = 0) -> Seat:
        """A live connection to a table, from a seat of this guest (None: as a spectator)."""
        address = f"ws{self.address.removeprefix('http')}/api/tables/{table_id}/live"
        return Seat(address, self.cookie, seat, since=since, language=self.language)


def _content(answer: httpx.Response) -> Any:
    if answer.status_code >= 400:
        try:
            problem = answer.json()
        except ValueError:
            problem = {"code": "bad-answer", "sentence": f"{answer.status_code} {answer.text[:200]}"}
        raise Refused(problem)
    return answer.json()
