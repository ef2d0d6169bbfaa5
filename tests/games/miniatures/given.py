"""What tests of texts share: a card that says something else, events, and a Round that ends at once."""

from __future__ import annotations

from typing import Any

import pytest

from maester.games.miniatures.happenings import awaited_moments
from maester.games.miniatures.pieces.changes import Standing
from maester.games.miniatures.pieces.texts import Trigger, text
from tests.games.miniatures.language import Battle


def told(game: Battle, kind: str) -> dict[str, Any]:
    """The last event of a kind."""
    return game.events(kind)[-1]


def purposes(game: Battle) -> list[str]:
    """What dice were thrown for, in their order."""
    return [purpose for _, purpose, _ in game.rolls()]


def saying(game: Battle, monkeypatch: pytest.MonkeyPatch, ability: str, *parts: Standing | Trigger) -> Battle:
    """As if the text of an ability said this, as a card could."""
    kind = type(game.field)
    monkeypatch.setattr(kind, "texts", {**kind.texts, ability: text(*parts)})
    game.field.awaited = awaited_moments(game.field)
    return game


def began(game: Battle, attacker: str = "red-1", defender: str = "blue-1", with_attack: int = 1) -> Battle:
    """The unit makes a Melee Attack where it stands, up to the first question that isn't about where it stands."""
    seat = attacker.partition("-")[0]
    game.activate(attacker).play(seat, "action melee-attack")
    if game.question() == "turn-to-face":
        game.play(seat, "pass")
    if game.question() == "choose-strike":
        game.play(seat, f"strike {defender} with {with_attack}")
    return game
