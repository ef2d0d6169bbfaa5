"""The cards with which golden files were recorded: they prove the rules and the bots, whatever cards are added."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

import msgspec

from maester.engine import definition_of, use_data
from maester.engine.registry import definition_with


@contextmanager
def recorded_cards(game: str) -> Iterator[None]:
    """New matches of the game are played with the cards of its first versions, as those of the golden files were."""
    own = definition_of(game).data
    for in_play in own.former.values():
        if in_play != own.in_play:
            first = definition_with(game, "", in_play)
            assert first is not None, "what was shipped before is kept in data/earlier"
            use_data(game, msgspec.json.encode(first.data.content["cards"]))
    try:
        yield
    finally:
        if own.former:
            use_data(game, None)
