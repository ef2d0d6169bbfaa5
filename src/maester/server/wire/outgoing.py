"""What the server says at a live table."""

from __future__ import annotations

from typing import Any

import msgspec

from maester.auto_pass import UntilWhat
from maester.server.wire.shapes import OptionState, Problem, Sent
from maester.server.wire.tables import TableState


class PromptState(Sent, frozen=True):
    """A message of the words with its values."""

    id: str
    values: dict[str, Any]


class DecisionState(Sent, frozen=True):
    """What the seat is asked."""

    number: int
    kind: str
    answered: bool
    """It was answered in secret and may still be changed."""
    prompt: PromptState
    options: tuple[OptionState, ...]
    free: bool
    """The options are suggestions; other moves may be legal."""
    guidance: dict[str, Any]
    """What helps to choose before anything is sent: limits of a plan, what an answer would lead to."""


class TableMessage(Sent, frozen=True, tag_field="type", tag="table"):
    """The table changed."""

    table: TableState


class StateMessage(Sent, frozen=True, tag_field="type", tag="state"):
    """What the seat sees now, and what it saw happen from event number `events_from` on."""

    seat: int | None
    events_from: int
    events: list[dict[str, Any]]
    view: msgspec.Raw
    """The seat's view (docs/views.md), as the match wrote it."""
    decision: msgspec.Raw
    """A DecisionState, written once for as long as it is asked, or null."""
    can_undo: bool
    can_undo_further: bool
    passing: tuple[int, ...] = ()
    """Those of my seats that are asked at a window at which the table will pass for them when their pause is over."""


class StopsMessage(Sent, frozen=True, tag_field="type", tag="stops"):
    """How the seat is asked: told to its own player only."""

    seat: int
    asked: tuple[str, ...]
    usual: tuple[str, ...]
    """Where a seat at this table is asked by default."""
    pause: float
    until: UntilWhat | None
    """Until then the table passes at all windows but those that interrupt what happens."""
    window: str | None
    """The kind of window at which the seat is asked now."""
    passing: bool
    """The table will pass there when the pause is over."""
    passed: tuple[str, ...]
    """At which windows the table has passed since the player's last answer."""


class AnswerMessage(Sent, frozen=True, tag_field="type", tag="answer"):
    """What was asked for is done."""

    ask: int


class RefusedMessage(Sent, frozen=True, tag_field="type", tag="refused"):
    """What was asked for is not done, and nothing has changed."""

    ask: int
    error: Problem


class WhyMessage(Sent, frozen=True, tag_field="type", tag="why"):
    """Whether a move is legal: null, or the rule against it."""

    ask: int
    refusal: Problem | None


class CardOdds(Sent, frozen=True):
    """What to expect of one own card."""

    card: str
    win: float
    """How likely the combat is won with it, from 0 to 1."""
    own_losses: float
    enemy_losses: float


class Odds(Sent, frozen=True):
    """The odds of a combat from the open hands, for the seat that asks."""

    area: str
    seat: str
    opponent: str
    best: str
    """The card that promises most, with its `win`."""
    win: float
    cards: tuple[CardOdds, ...]


class OddsMessage(Sent, frozen=True, tag_field="type", tag="odds"):
    """The odds; null if the seat has no combat before it."""

    ask: int
    odds: Odds | None


class ReachMessage(Sent, frozen=True, tag_field="type", tag="reach"):
    """What a client needs to draw the decision, in the game's own shape; null if the options are enough."""

    ask: int
    reach: dict[str, Any] | None


class InspectMessage(Sent, frozen=True, tag_field="type", tag="inspect"):
    """What was found, in the game's own shape."""

    ask: int
    found: dict[str, Any]


class ChatLine(Sent, frozen=True):
    """A line of chat; the text is shown as text only."""

    seat: int
    to: int | None
    holder: str
    text: str
    at: str


class ChatMessage(Sent, frozen=True, tag_field="type", tag="chat"):
    """Lines from number `first` on, counted as this viewer sees them."""

    first: int = msgspec.field(name="from")
    lines: tuple[ChatLine, ...]


class PongMessage(Sent, frozen=True, tag_field="type", tag="pong"):
    """I am here."""


class FailedMessage(Sent, frozen=True, tag_field="type", tag="failed"):
    """The message could not be understood, or the connection ends."""

    error: Problem


ServerMessage = (
    TableMessage
    | StateMessage
    | StopsMessage
    | AnswerMessage
    | RefusedMessage
    | WhyMessage
    | OddsMessage
    | ReachMessage
    | InspectMessage
    | ChatMessage
    | PongMessage
    | FailedMessage
)
