"""A table whose server is the test: what happens when, and how much of it comes at once, is up to the test."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import msgspec
from playwright.sync_api import WebSocketRoute

from maester.engine import Match
from maester.errors import MaesterError
from maester.server.advice import odds_of
from maester.server.messages import encode, problem_of, refusal_of, state_of
from maester.server.wire.outgoing import AnswerMessage, OddsMessage, RefusedMessage, WhyMessage
from tests.browser.people import Person
from tests.browser.soaking import Chance


class Stage:
    """Speaks with the page of a table as the server would, about a match that it holds itself.

    All seats are played at random, but only when the test says so; the page may play those that it looks from.
    """

    def __init__(self, match: Match, dice: Random) -> None:
        self.match = match
        self._eyes: int | None = None
        """The seat from which the page looks; None is a spectator's place."""
        self._told = 0
        self._language = "en"
        self._chance = Chance(dice)
        self._route: WebSocketRoute | None = None

    def opens_for(self, person: Person) -> None:
        """From now on every table of that person's browser is this one."""
        person.page.route_web_socket("**/live", self._connect)

    def goes_on(self, entries: int) -> None:
        """So many entries, a single one rather of others than of who looks on; then the page is told, all at once."""
        for _ in range(entries):
            if self.match.over:
                break
            self._chance.plays(self.match, but=self._eyes if entries == 1 else None)
        self._tell()

    @property
    def is_connected(self) -> bool:
        return self._route is not None

    def hangs_up(self) -> None:
        """The connection breaks; the page calls again by itself."""
        if self._route is not None:
            route, self._route = self._route, None
            route.close(code=1011)

    def _connect(self, route: WebSocketRoute) -> None:
        self._route = route
        route.on_message(lambda frame: self._hear(json.loads(frame)))

    def _hear(self, message: dict[str, Any]) -> None:
        match message:
            case {"type": "hello" | "look", "seat": seat, "since": since}:
                self._eyes, self._told = seat, since
                self._language = message.get("language", self._language)
                self._tell()
            case {"type": "why", "ask": ask, "move": move}:
                self._send(self._why(ask, move))
            case {"type": "odds", "ask": ask}:
                odds = None if self._eyes is None or self.match.over else odds_of(self.match, self._eyes)
                self._send(OddsMessage(ask=ask, odds=odds))
            case {"type": "play" | "undo", "ask": ask}:
                answer = self._does(message, ask)
                self._tell()
                self._send(answer)

    def _why(self, ask: int, move: Any) -> msgspec.Struct:
        game = self.match.definition
        try:
            refusal = self.match.why_not(self._eyes or 0, move)
        except MaesterError as error:
            return RefusedMessage(ask=ask, error=problem_of(error, self._language, game))
        return WhyMessage(ask=ask, refusal=None if refusal is None else refusal_of(refusal, self._language, game))

    def _does(self, message: dict[str, Any], ask: int) -> msgspec.Struct:
        seat = self._eyes or 0
        try:
            if message["type"] == "undo":
                self.match.undo(seat, further=message["further"] and not self.match.over)
            else:
                self.match.play(seat, self.match.read_move(seat, message["move"]), message["number"])
        except MaesterError as error:
            return RefusedMessage(ask=ask, error=problem_of(error, self._language, self.match.definition))
        return AnswerMessage(ask=ask)

    def _tell(self) -> None:
        [view] = self.match.views([self._eyes])
        state, _ = state_of(self.match, self._eyes, view, since=self._told, alone=True)
        self._told = state.events_from + len(state.events)
        self._send(state)

    def _send(self, message: msgspec.Struct) -> None:
        if self._route is not None:
            self._route.send(encode(message).decode())
