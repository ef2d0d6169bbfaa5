"""What a client says at a live table."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec

from maester.auto_pass import UntilWhat
from maester.server.wire.shapes import Language, Number, Pace, Received, SeatNumber, ShortText


class Hello(Received, frozen=True, tag_field="type", tag="hello"):
    """The first message: whose view, how many events of it the client has, and the language of sentences."""

    seat: SeatNumber | None = None
    since: Number = 0
    language: Language = "en"


class Look(Received, frozen=True, tag_field="type", tag="look"):
    """Another seat sits down at this screen (null: nobody)."""

    seat: SeatNumber | None = None
    since: Number = 0


class Request(Received, frozen=True, kw_only=True, tag_field="type"):
    """What is asked for a seat (null: the one that the connection looks from); the answer has the same number."""

    ask: Number = 0
    seat: SeatNumber | None = None


class PlayMove(Request, frozen=True, tag="play"):
    """A move: plain data or typed text."""

    move: dict[str, Any] | str
    number: Number


MOST_MOVES = 32
"""So many moves fit into one message: twice as many as there are orders for all areas of a house."""


class PlayAll(Request, frozen=True, tag="play-all"):
    """Several moves one after the other: all of them, or none. `number` is that of the decision now; with `replace`
    they stand for all that the seat has answered in secret so far, from its first question on.
    """

    moves: Annotated[tuple[dict[str, Any] | str, ...], msgspec.Meta(max_length=MOST_MOVES)]
    number: Number
    replace: bool = False


class Undo(Request, frozen=True, tag="undo"):
    """The last move is taken back; `further` beyond what was revealed, where all others are bots."""

    further: bool = False


class Concede(Request, frozen=True, tag="concede"):
    """The seat gives the match up, where the game knows such an end (`OfferedGame.concede`)."""


class SetStops(Request, frozen=True, tag="stops"):
    """At which kinds of windows the seat wants to be asked, and how many seconds go by before the table passes."""

    asked: Annotated[tuple[ShortText, ...], msgspec.Meta(max_length=64)]
    pause: Pace


class Skip(Request, frozen=True, tag="skip"):
    """The seat passes at this window and at all others until the end of the phase, or until something happens; null
    ends that.
    """

    until: UntilWhat | None


class Hold(Request, frozen=True, tag="hold"):
    """The table was about to pass; the seat wants to be asked this time."""

    number: Number


class WhyNot(Request, frozen=True, tag="why"):
    """May this be played, and if not, why not?"""

    move: dict[str, Any] | str


class Say(Request, frozen=True, tag="say"):
    """A line of chat to the table, or to one seat."""

    text: str
    to: SeatNumber | None = None


class AskOdds(Request, frozen=True, tag="odds"):
    """What are the odds of the combat at hand?"""


class AskReach(Request, frozen=True, tag="reach"):
    """How is the open decision drawn, where it has more moves than could be listed?"""

    number: Number


class Inspect(Request, frozen=True, tag="inspect"):
    """All that anybody could measure about something that lies open, such as a unit."""

    what: ShortText


class Ping(Received, frozen=True, tag_field="type", tag="ping"):
    """Are you there?"""


ClientMessage = (
    Hello
    | Look
    | PlayMove
    | PlayAll
    | Undo
    | Concede
    | SetStops
    | Skip
    | Hold
    | WhyNot
    | Say
    | AskOdds
    | AskReach
    | Inspect
    | Ping
)
