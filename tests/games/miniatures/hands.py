"""What tests of Tactics cards share: battles in which somebody holds cards, and a Round that is over."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import pytest

from tests.games.miniatures.given import saying
from tests.games.miniatures.language import FAR, Battle, scenario

ROBB, JAIME = "20201", "20115"
"""The Commanders of red's and blue's decks here: Stark and Lannister."""
STARK = (
    "stark-winters-might",
    "stark-northern-ferocity",
    "stark-devastating-impact",
    "stark-the-north-remembers",
    "stark-winter-is-coming",
    "stark-swift-reposition",
    "stark-assault-orders",
)
LANNISTER = (
    "lannister-intrigue-and-subterfuge",
    "lannister-a-lannister-pays-his-debts",
    "lannister-hear-me-roar",
    "lannister-bribery",
    "lannister-counterplot",
    "lannister-fealty-to-the-crown",
    "lannister-subjugation-of-power",
)
RESTING = tuple(f"{unit} activated" for unit in FAR)
"""Nobody has a unit left to activate: the Round is over."""


def holding(
    red: Sequence[str] = (), blue: Sequence[str] = (), **position: Any
) -> dict[str, Mapping[str, Any] | Sequence[str]]:
    """A position in which the players hold these cards, of a Stark and a Lannister deck."""
    return {
        "commanders": {"red": ROBB, "blue": JAIME},
        "hands": {"red": list(red), "blue": list(blue)},
        **position,
    }


def at_cleanup(
    red: Sequence[str] = (), blue: Sequence[str] = (), *units: str, objectives: Sequence[str] = (), **position: Any
) -> Battle:
    """The Cleanup Phase begins, and the players hold these cards."""
    return scenario(*(units or RESTING), objectives=objectives, position=holding(red, blue, **position))


def only(game: Battle, monkeypatch: pytest.MonkeyPatch, *kept: str) -> Battle:
    """As if no card of either deck said anything but these: nobody is asked for what might be in a hand besides."""
    for title in sorted({title for titles in game.field.deck_list for title in titles} - set(kept)):
        saying(game, monkeypatch, title)
    return game


def hand(game: Battle, seat: str) -> list[str]:
    """What a player holds, as that player sees it, in the order of the deck list."""
    return [str(card) for card in _player(game, seat, seat)["hand"]]


def held(game: Battle, seat: str) -> int:
    """How many cards a player holds."""
    number: int = _player(game, seat, None)["hand_size"]
    return number


def in_deck(game: Battle, seat: str) -> int:
    number: int = _player(game, seat, None)["deck_size"]
    return number


def discarded(game: Battle, seat: str, viewer: str | None = None) -> list[str]:
    """The discard pile of a player, as anybody sees it; the last is on top."""
    return list(_player(game, seat, viewer)["discard"])


def _player(game: Battle, seat: str, viewer: str | None) -> dict[str, Any]:
    return next(one for one in game.view(viewer)["players"] if one["seat"] == seat)
