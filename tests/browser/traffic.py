"""Everything that a page is sent: bodies of HTTP answers and frames of WebSockets."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

from playwright.sync_api import Error, Page, Response, WebSocket


class Traffic:
    """Records what arrives at a page, in the order in which it arrives."""

    def __init__(self, page: Page) -> None:
        self.frames: list[str] = []
        self.sent: list[str] = []
        self._responses: list[Response] = []
        page.on("websocket", self._listen)
        page.on("response", lambda response: self._responses.append(response))

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda frame: self.frames.append(str(frame)))
        socket.on("framesent", lambda frame: self.sent.append(str(frame)))

    def forget(self) -> None:
        """Begins anew."""
        self.frames.clear()
        self.sent.clear()
        self._responses.clear()

    @property
    def bodies(self) -> list[str]:
        """The bodies of all answers of the interface."""
        return [_body(one) for one in self._responses if "/api/" in one.url]

    @property
    def messages(self) -> list[dict[str, Any]]:
        """What came over WebSockets, decoded."""
        return [json.loads(frame) for frame in self.frames]

    def states(self) -> list[dict[str, Any]]:
        """What came about the match, without chat and without who is present."""
        return [message for message in self.messages if message["type"] == "state"]

    def eyes(self) -> int | None:
        """The seat through whose eyes the page asked to see last; None: a spectator's, or it didn't ask yet."""
        asked = [json.loads(frame) for frame in self.sent]
        seats = [message["seat"] for message in asked if message["type"] in ("hello", "look")]
        return seats[-1] if seats else None

    def holds(self, text: str) -> bool:
        """Has this text arrived in any way?"""
        return any(text in one for one in (*self.frames, *self.bodies))


def _body(response: Response) -> str:
    try:
        return response.text()
    except Error:  # a redirect or a request that was given up has no body
        return ""


def objects_in(value: Any) -> Iterator[dict[str, Any]]:
    """Every JSON object in a value, however deep."""
    if isinstance(value, dict):
        yield value
        for inner in value.values():
            yield from objects_in(inner)
    elif isinstance(value, list):
        for inner in value:
            yield from objects_in(inner)
