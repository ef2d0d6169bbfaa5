"""What a bot sees of a match: its own seat's side of the table, and nothing else."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any

import msgspec

from maester.engine import Domain, Event, Match, Message, Move, Seat


class SeatDecision(msgspec.Struct, frozen=True):
    """A decision of the seat: the same as `Match.decision`, without the match."""

    number: int
    kind: str
    prompt: Message
    options: Sequence[Move]
    """Every legal move in a fixed order (of a domain: its candidates), never empty."""
    domain: Domain | None
    answered: bool
    private: bool


class SeatTable:
    """A seat at the table: what it is asked, what it sees, what it saw happen, and samples of what could be.

    A bot that looks only at this can't know more than a person on the same seat: two matches that differ only in
    what the seat can't know give it the same decision, view and events, and from the same generator the same samples.
    """

    __slots__ = ("_match", "seat")

    def __init__(self, match: Match, seat: int | str) -> None:
        self._match = match
        self.seat: Seat = match.seat_number(seat)

    @property
    def game(self) -> str:
        """The game's id."""
        return self._match.definition.id

    @property
    def seats(self) -> tuple[str, ...]:
        """The names of all seats."""
        return self._match.seats

    @property
    def options(self) -> Mapping[str, Any]:
        """What was chosen before the match."""
        return dict(self._match.options)

    @property
    def decision(self) -> SeatDecision:
        """What the seat is asked."""
        asked = self._match.decision(self.seat)
        return SeatDecision(
            asked.number, asked.kind, asked.prompt, asked.options, asked.domain, asked.answered, asked.private
        )

    def view(self) -> dict[str, Any]:
        """What the seat sees, as plain data."""
        return self._match.view(self.seat)

    def events(self, since: int = 0) -> list[Event]:
        """What the seat saw happen, from number `since` on."""
        return self._match.seen(self.seat)[since:]

    def text(self, move: Move) -> str:
        """A move as it can be typed."""
        return self._match.text(move)

    def sample(self, rng: Random) -> Match:
        """A match that the seat can't tell from the real one, to be looked at and played on freely.

        Whatever lies open is there as it is; all that the seat can't know is drawn anew.
        """
        twin = self._match.determinize(self.seat, rng)
        twin.answer_forced = True
        return twin
