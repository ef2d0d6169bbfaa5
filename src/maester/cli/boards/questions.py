"""The rules behind each kind of question, as a game's data names them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from importlib import resources

import msgspec


@cache
def question_rules(game: str) -> Mapping[str, Sequence[str]]:
    """Ids of the game's catalogue by the kind of question."""
    file = resources.files(f"maester.games.{game}") / "data" / "question_rules.json"
    return msgspec.json.decode(file.read_bytes(), type=dict[str, tuple[str, ...]])
