"""What a server refuses, as an error."""

from __future__ import annotations

from typing import Any


class Refused(Exception):
    """The server said no: its code, its values, its sentence and, for a broken rule, the rule's id."""

    def __init__(self, problem: dict[str, Any]) -> None:
        super().__init__(problem.get("sentence", ""))
        self.code: str = problem.get("code", "")
        self.values: dict[str, Any] = problem.get("values", {})
        self.rule: str | None = problem.get("rule")
        self.index: int | None = problem.get("index")
        """Of several moves that were played at once, the place of the refused one, from 0."""
        self.nearest: dict[str, Any] | None = problem.get("nearest")
        """The legal move that comes nearest to the refused one, as an option is written; None if nothing does."""
