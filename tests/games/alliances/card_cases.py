"""Every card has a test of what it does and a test of where it can't: these marks count them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

from tests.games.alliances.language import WORDS, Play, claim, scenario

Test = TypeVar("Test", bound=Callable[..., None])
ADVANCED = {"advanced": True}
WORKS: set[str] = set()
CANT: set[str] = set()


def works(card: str) -> Callable[[Test], Test]:
    """The test shows what the card does."""
    WORKS.add(WORDS[card])
    return lambda test: test


def cant(card: str) -> Callable[[Test], Test]:
    """The test shows where the card does nothing, or what it may not do."""
    CANT.add(WORDS[card])
    return lambda test: test


def holding(card: str, *, own: tuple[str, ...] = (), **position: Any) -> Play:
    """Cersei holds the card and is to play; Tyrion holds one too, so that the match stops at his turn."""
    hands = {"tyrion": ["royal-decree"], **position.pop("hands", {}), "cersei": [card, *own]}
    return scenario(hands=hands, **{"current": "hodor", "options": ADVANCED, **position})


def won(card: str, ally: str | None = "hodor", **position: Any) -> Play:
    """Cersei has won the bid with the card in her bid area."""
    bids = {"cersei": ["a-game-of-thrones", card], **position.pop("bids", {})}
    return claim(ally, bids=bids, **{"options": ADVANCED, **position})


def lost(card: str, ally: str | None = "hodor", **position: Any) -> Play:
    """Cersei has won the bid, and the card lies before Tyrion, her neighbor on the left."""
    bids = {"cersei": ["a-game-of-thrones", "a-game-of-thrones"], "tyrion": [card], **position.pop("bids", {})}
    return claim(ally, bids=bids, **{"options": ADVANCED, **position})
