"""What is printed: games, their cards, rules and words."""

from __future__ import annotations

from typing import Any

from maester.engine import CardInfo, OptionInfo
from maester.server.wire.shapes import Language, Received, Sent


class StopInfo(Sent, frozen=True):
    """A kind of window: `stop-<id>` in the words, below the heading `stops-<group>`."""

    id: str
    group: str
    asked: bool
    """By default a seat is asked here."""


class OfferedGame(Sent, frozen=True):
    """A game as it is offered."""

    id: str
    titles: dict[str, str]
    players: tuple[int, ...]
    usual_players: int
    """How many play where nobody says it."""
    options: tuple[OptionInfo, ...]
    rules_version: int
    data: str
    """The fingerprint of its data file, as in the view of a match; empty if the game has none that may be replaced."""
    bots: tuple[str, ...]
    """The names of its bots, weakest first; `bot-<name>` in the words."""
    default_bot: str
    seats: dict[str, tuple[str, ...]]
    """The names of the seats by the number of players, with the options' defaults."""
    concede: bool
    """May a seat give the match up?"""
    stops: tuple[StopInfo, ...]
    """The kinds of windows at which a seat may let the table pass for it."""


class GameFacts(Sent, frozen=True):
    """All that is printed: cards, and the game's data files by name."""

    info: OfferedGame
    cards: tuple[CardInfo, ...]
    data: dict[str, Any]


class ExampleText(Sent, frozen=True):
    """A worked example of the rulebook."""

    id: str
    title: str
    scenario: str
    outcome: str
    page: int | None


class RuleText(Sent, frozen=True):
    """A rule in the asked language."""

    id: str
    topic: str
    sentence: str
    page: int | None
    ruling: bool
    reason: str | None
    examples: tuple[ExampleText, ...]


class RulesFound(Sent, frozen=True):
    """The rules that were looked for, the best match first."""

    total: int
    rules: tuple[RuleText, ...]


class WordsFile(Sent, frozen=True):
    """One file of Fluent messages."""

    name: str
    text: str


class WordsFound(Sent, frozen=True):
    """All words of a language: shared files first, then the game's."""

    language: Language
    data: str
    """The fingerprint of the data file whose names are among them; empty if there is none."""
    files: tuple[WordsFile, ...]


class AskAboutList(Received, frozen=True):
    """A list that somebody has made for a game, as an army: exactly one of its forms, and a language for the answer."""

    text: str | None = None
    code: str | None = None
    list: dict[str, Any] | None = None
    language: Language | None = None
