"""What the messages of the wire are made of, and what is said of anything that goes wrong."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec

Language = Literal["en", "pl", "xx"]
SeatNumber = Annotated[int, msgspec.Meta(ge=0, le=15)]
Number = Annotated[int, msgspec.Meta(ge=0, le=2**53 - 1)]
ShortText = Annotated[str, msgspec.Meta(max_length=120)]
Pace = Annotated[float, msgspec.Meta(ge=0, le=10)]
PlainMove = dict[str, Any]


class Sent(msgspec.Struct, frozen=True, kw_only=True):
    """What the server sends: every field is there."""


class Received(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What a client sends; a field that nobody knows is a mistake."""


class OptionState(Sent, frozen=True):
    """One legal move, as data and as it can be typed."""

    move: PlainMove
    text: str


class Problem(Sent, frozen=True):
    """Why something was refused: a stable code, the values of the case, and the sentence in the asked language."""

    code: str
    values: dict[str, Any]
    sentence: str
    rule: str | None = None
    """The id of the rule that was broken, for an illegal move."""
    page: int | None = None
    """The rulebook's page."""
    index: int | None = None
    """Of several moves that were played at once, the place of the one that was refused, from 0."""
    nearest: OptionState | None = None
    """The legal move that comes nearest to an illegal one, where there is such a thing: the longest way in the same
    direction."""
