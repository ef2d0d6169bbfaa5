"""Everything that can go wrong when Maester is used, each with a code and the values of the case.

An error never changes a match. Its sentence, in any language, comes from the locale files
(`error-<code>`), so that a page, a terminal and a program can each say it in their own way.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar, Protocol

from maester.words import words

LONGEST_SHOWN = 60


def shown(value: Any) -> str:
    """Whatever was given, as a short text for a message: it may be of any type and size."""
    try:
        text = value if isinstance(value, str) else repr(value)
    except (ValueError, RecursionError):  # a number with too many digits, or nested too deep
        text = type(value).__name__
    text = text.encode("utf-8", "replace").decode()
    return text if len(text) <= LONGEST_SHOWN else f"{text[:LONGEST_SHOWN]}…"


class MaesterError(Exception):
    """The base of all errors: a stable `code`, and `values` that say what was wrong and what would be right."""

    default_code: ClassVar[str] = "error"

    def __init__(self, code: str | None = None, /, **values: Any) -> None:
        self.code = code or self.default_code
        self.values: Mapping[str, Any] = values
        self.index: int | None = None
        """Of several moves that were played at once, the place of the one that was refused, from 0."""
        super().__init__(self.code, values)

    def message(self, language: str = "en") -> str:
        """The error as a sentence for a person."""
        return words(language).say(f"error-{self.code}", self.values)

    def __str__(self) -> str:
        if self.index is None:
            return self.message()
        return words("en").say("error-in-list", {"number": self.index + 1, "reason": self.message()})


class UnknownGame(MaesterError):
    """There is no game of that name."""

    default_code = "unknown-game"


class BadOption(MaesterError):
    """A match was asked for with a number of players, an option or a value that the game doesn't have."""

    default_code = "bad-option"


class BadSave(MaesterError):
    """The data is no save of a match, is damaged, or was written under rules that are newer than these."""

    default_code = "bad-save"


class BadData(MaesterError):
    """Text, JSON or a position that can't be read: not a wrong move, but no move at all."""

    default_code = "bad-data"


class NotAsked(MaesterError):
    """The seat owes no answer now."""

    default_code = "not-asked"


class StaleDecision(MaesterError):
    """The answer belongs to a decision that isn't open any more."""

    default_code = "stale-decision"


class MatchOver(MaesterError):
    """The match has ended; nobody is asked any more."""

    default_code = "match-over"


class Explained(Protocol):
    """Why a move is illegal, as something that can say so."""

    def told(self, language: str) -> str:
        """What the rule is, and how it is broken."""


class IllegalMove(MaesterError):
    """The move breaks a rule: `rule` is its id, `legal` lists what may be played instead, `nearest` is what comes
    nearest to it, where there is such a thing; `refusal` is all of that as the match says it, if a match refused.
    """

    default_code = "illegal-move"

    def __init__(
        self,
        rule: str,
        legal: tuple[Any, ...] = (),
        refusal: Explained | None = None,
        nearest: Any = None,
        /,
        **values: Any,
    ) -> None:
        super().__init__(None, rule=rule, **values)
        self.rule = rule
        self.legal = legal
        self.nearest = nearest
        self.refusal: Any = refusal

    def message(self, language: str = "en") -> str:
        """The rule's sentence, if somebody knows it; else only its name."""
        return super().message(language) if self.refusal is None else self.refusal.told(language)
