"""Everything that goes over the wire, in both directions. The client's types are generated from these structs.

A seat is its number, from 0; its name stands in `SeatState.name`. Views, events and prompts are the game's own plain
data and use the names of seats.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec

from maester.engine import CardInfo, OptionInfo
from maester.passing import UntilWhat

Language = Literal["en", "pl", "xx"]
SeatNumber = Annotated[int, msgspec.Meta(ge=0, le=15)]
Number = Annotated[int, msgspec.Meta(ge=0, le=2**53 - 1)]
ShortText = Annotated[str, msgspec.Meta(max_length=120)]
Pace = Annotated[float, msgspec.Meta(ge=0, le=10)]
PlainMove = dict[str, Any]


class Wire(msgspec.Struct, frozen=True, kw_only=True):
    """What the server sends."""


class Asked(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What a client sends; a field that nobody knows is a mistake."""


# --- errors -------------------------------------------------------------------------------------


class Problem(Wire, frozen=True):
    """Why something was refused: a stable code, the values of the case, and the sentence in the asked language."""

    code: str
    values: dict[str, Any]
    sentence: str
    rule: str | None = None
    """The id of the rule that was broken, for an illegal move."""
    page: int | None = None
    """The rulebook's page."""


# --- people -------------------------------------------------------------------------------------


class Me(Wire, frozen=True):
    """Who I am."""

    name: str
    named: bool
    """The name was chosen, not given by the server."""
    language: Language | None


class ChangeMe(Asked, frozen=True):
    """Another name or language for me."""

    name: ShortText | None = None
    language: Language | None = None


# --- games --------------------------------------------------------------------------------------


class StopInfo(Wire, frozen=True):
    """A kind of window: `stop-<id>` in the words, below the heading `stops-<group>`."""

    id: str
    group: str
    asked: bool
    """Who has said nothing is asked here."""


class Game(Wire, frozen=True):
    """A game as it is offered."""

    id: str
    titles: dict[str, str]
    players: tuple[int, ...]
    options: tuple[OptionInfo, ...]
    rules_version: int
    bots: tuple[str, ...]
    """The names of its bots, weakest first; `bot-<name>` in the words."""
    default_bot: str
    seats: dict[str, tuple[str, ...]]
    """The names of the seats by the number of players, with the options' defaults."""
    concede: bool
    """May a seat give the match up?"""
    stops: tuple[StopInfo, ...]
    """The kinds of windows at which a seat may let the table pass for it."""


class GameFacts(Wire, frozen=True):
    """All that is printed: cards, and the game's data files by name."""

    info: Game
    cards: tuple[CardInfo, ...]
    data: dict[str, Any]


class ExampleText(Wire, frozen=True):
    """A worked example of the rulebook."""

    id: str
    title: str
    scenario: str
    outcome: str
    page: int | None


class RuleText(Wire, frozen=True):
    """A rule in the asked language."""

    id: str
    topic: str
    sentence: str
    page: int | None
    ruling: bool
    reason: str | None
    examples: tuple[ExampleText, ...]


class RulesFound(Wire, frozen=True):
    """The rules that were looked for, the best match first."""

    total: int
    rules: tuple[RuleText, ...]


class WordsFile(Wire, frozen=True):
    """One file of Fluent messages."""

    name: str
    text: str


class WordsFound(Wire, frozen=True):
    """All words of a language: shared files first, then the game's."""

    language: Language
    files: tuple[WordsFile, ...]


# --- tables -------------------------------------------------------------------------------------

Status = Literal["waiting", "playing", "over"]
SeatKind = Literal["person", "open", "bot"]


class SeatState(Wire, frozen=True):
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


class TableState(Wire, frozen=True):
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


class TableSummary(Wire, frozen=True):
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


class SeatWish(Asked, frozen=True):
    """Who shall sit on a seat of a new table; `me` more than once is play at one screen."""

    kind: Literal["me", "open", "bot"]
    bot: ShortText | None = None


class NewTable(Asked, frozen=True):
    """A table to be made; everything but the game has a default."""

    game: ShortText
    players: int | None = None
    options: dict[str, Any] = {}
    seats: Annotated[tuple[SeatWish, ...], msgspec.Meta(max_length=16)] | None = None
    pace: Pace = 0.5
    listed: bool = False
    name: ShortText = ""


class Join(Asked, frozen=True):
    """Sit down; without a seat, on the first open one."""

    seat: SeatNumber | None = None


class ChangeSeat(Asked, frozen=True):
    """The host changes a seat before the match starts."""

    seat: SeatNumber
    kind: Literal["me", "open", "bot"]
    bot: ShortText | None = None


class Start(Asked, frozen=True):
    """The host starts the match; open seats become bots."""

    bot: ShortText | None = None


class ChangePace(Asked, frozen=True):
    """How many seconds pass before a bot's move is shown."""

    pace: Pace


class Branch(Asked, frozen=True):
    """Play on from an entry of a finished match, against bots."""

    entry: Number
    seat: SeatNumber
    bot: ShortText | None = None


class Nothing(Asked, frozen=True):
    """A request without content."""


class Health(Wire, frozen=True):
    """The server answers."""

    ok: bool


# --- after the end ------------------------------------------------------------------------------


class FairnessProof(Wire, frozen=True):
    """What proves that chance was fair. The seed and the save are given only when the match is over."""

    commitment: str
    proven: bool
    seed: str | None
    save: str | None


class Played(Wire, frozen=True):
    """An entry of the record."""

    seat: int
    move: PlainMove | None
    text: str | None
    undo: bool
    concede: bool


class Series(Wire, frozen=True):
    """One line of a chart for each seat."""

    name: str
    """`chart-<name>` in the words."""
    seats: dict[str, tuple[float, ...]]


class Chart(Wire, frozen=True):
    """The match over time: the same number of points in each series."""

    at: tuple[int, ...]
    """The entry at which each point was taken."""
    rounds: tuple[int, ...]
    series: tuple[Series, ...]


class Replay(Wire, frozen=True):
    """A finished match to look at."""

    entries: int
    seats: tuple[str, ...]
    result: dict[str, Any]
    conceded: int | None
    """The seat that gave up, if the match ended so."""
    chart: Chart | None


class ReplayStep(Wire, frozen=True):
    """The position after so many entries, as a seat (null: a spectator) saw it."""

    entry: int
    seat: int | None
    played: Played | None
    view: dict[str, Any]
    events_from: int
    events: list[dict[str, Any]]


# --- live: what a client says -------------------------------------------------------------------


class Hello(Asked, frozen=True, tag_field="type", tag="hello"):
    """The first message: whose view, how many events of it the client has, and the language of sentences."""

    seat: SeatNumber | None = None
    since: Number = 0
    language: Language = "en"


class Look(Asked, frozen=True, tag_field="type", tag="look"):
    """Another seat sits down at this screen (null: nobody)."""

    seat: SeatNumber | None = None
    since: Number = 0


class Play(Asked, frozen=True, tag_field="type", tag="play"):
    """A move: plain data or typed text."""

    move: dict[str, Any] | str
    number: Number
    ask: Number = 0
    seat: SeatNumber | None = None


class Undo(Asked, frozen=True, tag_field="type", tag="undo"):
    """The last move is taken back; `further` beyond what was revealed, where all others are bots."""

    ask: Number = 0
    seat: SeatNumber | None = None
    further: bool = False


class Concede(Asked, frozen=True, tag_field="type", tag="concede"):
    """The seat gives the match up, where the game knows such an end (`Game.concede`)."""

    ask: Number = 0
    seat: SeatNumber | None = None


class SetStops(Asked, frozen=True, tag_field="type", tag="stops"):
    """At which kinds of windows the seat wants to be asked, and how many seconds go by before the table passes."""

    asked: Annotated[tuple[ShortText, ...], msgspec.Meta(max_length=64)]
    pause: Pace
    ask: Number = 0
    seat: SeatNumber | None = None


class Skip(Asked, frozen=True, tag_field="type", tag="skip"):
    """The seat passes at this window and at all others until the end of the phase, or until something happens; null
    ends that.
    """

    until: UntilWhat | None
    ask: Number = 0
    seat: SeatNumber | None = None


class Hold(Asked, frozen=True, tag_field="type", tag="hold"):
    """The table was about to pass; the seat wants to be asked this time."""

    number: Number
    ask: Number = 0
    seat: SeatNumber | None = None


class WhyNot(Asked, frozen=True, tag_field="type", tag="why"):
    """May this be played, and if not, why not?"""

    move: dict[str, Any] | str
    ask: Number = 0
    seat: SeatNumber | None = None


class Say(Asked, frozen=True, tag_field="type", tag="say"):
    """A line of chat to the table, or to one seat."""

    text: str
    ask: Number = 0
    seat: SeatNumber | None = None
    to: SeatNumber | None = None


class AskOdds(Asked, frozen=True, tag_field="type", tag="odds"):
    """What are the odds of the combat at hand?"""

    ask: Number = 0
    seat: SeatNumber | None = None


class Ping(Asked, frozen=True, tag_field="type", tag="ping"):
    """Are you there?"""


FromClient = Hello | Look | Play | Undo | Concede | SetStops | Skip | Hold | WhyNot | Say | AskOdds | Ping


# --- live: what the server says -----------------------------------------------------------------


class OptionState(Wire, frozen=True):
    """One legal move, as data and as it can be typed."""

    move: PlainMove
    text: str


class PromptState(Wire, frozen=True):
    """A message of the words with its values."""

    id: str
    values: dict[str, Any]


class DecisionState(Wire, frozen=True):
    """What the seat is asked."""

    number: int
    kind: str
    answered: bool
    """It was answered in secret and may still be changed."""
    prompt: PromptState
    options: tuple[OptionState, ...]
    free: bool
    """The options are suggestions; other moves may be legal."""


class TableMessage(Wire, frozen=True, tag_field="type", tag="table"):
    """The table changed."""

    table: TableState


class StateMessage(Wire, frozen=True, tag_field="type", tag="state"):
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


class StopsMessage(Wire, frozen=True, tag_field="type", tag="stops"):
    """How the seat is asked: told to its own player only."""

    seat: int
    asked: tuple[str, ...]
    pause: float
    until: UntilWhat | None
    """Until then the table passes at all windows."""
    window: str | None
    """The kind of window at which the seat is asked now."""
    passing: bool
    """The table will pass there when the pause is over."""
    passed: tuple[str, ...]
    """At which windows the table has passed since the player's last answer."""


class AnswerMessage(Wire, frozen=True, tag_field="type", tag="answer"):
    """What was asked for is done."""

    ask: int


class RefusedMessage(Wire, frozen=True, tag_field="type", tag="refused"):
    """What was asked for is not done, and nothing has changed."""

    ask: int
    error: Problem


class WhyMessage(Wire, frozen=True, tag_field="type", tag="why"):
    """Whether a move is legal: null, or the rule against it."""

    ask: int
    refusal: Problem | None


class CardOdds(Wire, frozen=True):
    """What to expect of one own card."""

    card: str
    win: float
    """How likely the combat is won with it, from 0 to 1."""
    own_losses: float
    enemy_losses: float


class Odds(Wire, frozen=True):
    """The odds of a combat from the open hands, for the seat that asks."""

    area: str
    seat: str
    opponent: str
    best: str
    """The card that promises most, with its `win`."""
    win: float
    cards: tuple[CardOdds, ...]


class OddsMessage(Wire, frozen=True, tag_field="type", tag="odds"):
    """The odds; null if the seat has no combat before it."""

    ask: int
    odds: Odds | None


class ChatLine(Wire, frozen=True):
    """A line of chat; the text is shown as text only."""

    seat: int
    to: int | None
    holder: str
    text: str
    at: str


class ChatMessage(Wire, frozen=True, tag_field="type", tag="chat"):
    """Lines from number `first` on, counted as this viewer sees them."""

    first: int = msgspec.field(name="from")
    lines: tuple[ChatLine, ...]


class PongMessage(Wire, frozen=True, tag_field="type", tag="pong"):
    """I am here."""


class FailedMessage(Wire, frozen=True, tag_field="type", tag="failed"):
    """The message could not be understood, or the connection ends."""

    error: Problem


ToClient = (
    TableMessage
    | StateMessage
    | StopsMessage
    | AnswerMessage
    | RefusedMessage
    | WhyMessage
    | OddsMessage
    | ChatMessage
    | PongMessage
    | FailedMessage
)

SENT: tuple[type[msgspec.Struct], ...] = (
    Problem, Me, Game, GameFacts, RulesFound, WordsFound, TableState, TableSummary, Health, FairnessProof, Replay,
    ReplayStep, TableMessage, StateMessage, DecisionState, StopsMessage, AnswerMessage, RefusedMessage, WhyMessage,
    OddsMessage, ChatMessage, PongMessage, FailedMessage,
)  # fmt: skip
"""Everything that the server sends."""

RECEIVED: tuple[type[msgspec.Struct], ...] = (
    ChangeMe, NewTable, Join, ChangeSeat, Start, ChangePace, Branch, Nothing, Hello, Look, Play, Undo, Concede,
    SetStops, Skip, Hold, WhyNot, Say, AskOdds, Ping,
)  # fmt: skip
"""Everything that it takes."""
