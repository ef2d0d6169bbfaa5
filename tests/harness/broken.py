"""Games with a planted fault, which the harness must find: the skirmish, with one thing changed."""

from __future__ import annotations

from typing import Any

from maester.engine import Definition, Option
from tests.engine.skirmish import HERE, table
from tests.engine.skirmish.board import NAMES, Skirmish


def skirmish_with(name: str, **changed: Any) -> Definition:
    """The skirmish with some parts of its definition exchanged; it isn't registered."""
    parts: dict[str, Any] = {
        "id": "skirmish",
        "titles": {"en": name, "pl": name},
        "players": (2, 3, 4, 5, 6),
        "rules_version": 1,
        "package": "tests.engine.skirmish",
        "state": Skirmish,
        "names": NAMES,
        "options": (Option("rounds", (10, 1, 2, 3)),),
        "seats": table.seats,
        "set_up": table.set_up,
        "view": table.view,
        "determinize": table.determinize,
        "hidden": table.hidden,
        "invariants": table.invariants,
        "position": table.position,
        "scenario": table.scenario,
        "locale": HERE / "locale",
    }
    return Definition(**{**parts, **changed})
