"""People, tables and their seats."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec

from maester.server.wire.shapes import Language, Number, Pace, Received, SeatNumber, Sent, ShortText

# --- people -------------------------------------------------------------------------------------


class Me(Sent, frozen=True):
    """Who I am."""

    name: str
    named: bool
    """The name was chosen, not given by the server."""
    language: Language | None


class ChangeMe(Received, frozen=True):
    """Another name or language for me."""

    name: ShortText | None = None
    language: Language | None = None


# --- tables -------------------------------------------------------------------------------------

Status = Literal["waiting", "playing", "over"]
SeatKind = Literal["person", "open", "bot"]


class SeatState(Sent, frozen=True):
    """A seat as one guest sees it."""

    seat: int
    name: str | None
    """None before the start, if chance deals the seats."""
    kind: SeatKind
    holder: str | None
    """The name that the person chose: show it as text only."""
    mine: bool
    present: bool
    """The person has the table open now."""
    bot: str | None
    """The bot that plays here, or stands in."""
    away: bool
    """The person left and a bot stands in; the seat can be taken back."""


class TableState(Sent, frozen=True):
    """A table as one guest sees it."""

    id: str
    game: str
    name: str
    status: Status
    host: bool
    listed: bool
    pace: float
    """Seconds before a bot's move is shown."""
    players: int
    options: dict[str, Any]
    created: str
    commitment: str | None
    """The SHA-256 of the seed, shown before the first decision."""
    rematch: str | None
    branch_of: str | None
    spectators: int
    seats: tuple[SeatState, ...]
    mine: tuple[int, ...]


class TableSummary(Sent, frozen=True):
    """A table in a list."""

    id: str
    game: str
    name: str
    status: Status
    players: int
    seats: tuple[SeatState, ...]
    to_act: tuple[int, ...]
    my_turn: bool
    created: str
    changed: str


class SeatWish(Received, frozen=True):
    """Who shall sit on a seat of a new table; `me` more than once is play at one screen."""

    kind: Literal["me", "open", "bot"]
    bot: ShortText | None = None


class NewTable(Received, frozen=True):
    """A table to be made; everything but the game has a default."""

    game: ShortText
    players: int | None = None
    options: dict[str, Any] = msgspec.field(default_factory=dict)
    seats: Annotated[tuple[SeatWish, ...], msgspec.Meta(max_length=16)] | None = None
    pace: Pace = 0.5
    listed: bool = False
    name: ShortText = ""


class Join(Received, frozen=True):
    """Sit down; without a seat, on the first open one."""

    seat: SeatNumber | None = None


class ChangeSeat(Received, frozen=True):
    """The host changes a seat before the match starts."""

    seat: SeatNumber
    kind: Literal["me", "open", "bot"]
    bot: ShortText | None = None


class Start(Received, frozen=True):
    """The host starts the match; open seats become bots."""

    bot: ShortText | None = None


class ChangePace(Received, frozen=True):
    """How many seconds pass before a bot's move is shown."""

    pace: Pace


class Branch(Received, frozen=True):
    """Play on from an entry of a finished match, against bots."""

    entry: Number
    seat: SeatNumber
    bot: ShortText | None = None


class Nothing(Received, frozen=True):
    """A request without content."""


class Health(Sent, frozen=True):
    """The server answers."""

    ok: bool
    """It can read and write its tables."""
