"""A class is found by its name: outside the games there is one of each."""

from __future__ import annotations

import ast
from collections import Counter
from pathlib import Path

import maester

SOURCE = Path(maester.__file__).parent
GAMES = {path.name for path in (SOURCE / "games").iterdir() if path.is_dir()}
TWICE = {"Guest"}
"""Whoever plays at a server, as the server knows them and as the Python client does."""


def is_a_game_s(path: Path) -> bool:
    """The rules of a game, its bots and its board: each game says the same thing by the same name."""
    return any(part.removesuffix(".py") in GAMES for part in path.relative_to(SOURCE).parts)


def test_outside_the_games_a_class_has_its_name_for_itself() -> None:
    names = Counter(
        node.name
        for path in SOURCE.rglob("*.py")
        if not is_a_game_s(path)
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.ClassDef)
    )
    assert len(names) > 200
    assert {name for name, times in names.items() if times > 1} == TWICE
