"""Dice that show what a test wants."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from maester.engine import chance
from tests.engine.moments.charge.language import LoadedDice


@pytest.fixture
def dice(monkeypatch: pytest.MonkeyPatch) -> Iterator[LoadedDice]:
    loaded = LoadedDice()
    monkeypatch.setattr(chance, "draw", loaded.draw)
    yield loaded
    assert loaded.used == len(loaded.results), "dice were expected that nobody threw"
