"""What a table does by itself, moves of bots and automatic passes, and what follows if it can't be done now."""

from __future__ import annotations

import asyncio
from types import SimpleNamespace
from typing import Any

import pytest
from sqlalchemy.exc import OperationalError

from maester.errors import StaleDecision
from maester.server.failures import Unavailable
from maester.server.running_table import RunningTable
from tests.server.test_stop_settings import table_of


class Away:
    """A table that is told to do something by itself, and only notes that it looked again."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, refreshing: Exception | None = None) -> None:
        services: Any = SimpleNamespace(settings=SimpleNamespace(bot_grain=0.05))
        self.running = RunningTable(services, table_of())
        self.happened: list[Any] = []

        async def sleep(seconds: float) -> None:
            self.happened.append(seconds)

        async def refresh() -> None:
            self.happened.append("refreshed")
            if refreshing is not None:
                raise refreshing

        monkeypatch.setattr("maester.server.running_table.asyncio.sleep", sleep)
        monkeypatch.setattr(self.running, "refresh", refresh)

    def do(self, error: Exception | None) -> list[Any]:
        async def action() -> None:
            if error is not None:
                raise error

        asyncio.run(self.running.by_itself(action(), "a move of a bot"))
        return self.happened


@pytest.mark.parametrize(
    ("error", "happens"),
    [
        (None, []),
        (StaleDecision(given=1, right=2), [0.05, "refreshed"]),
        (OperationalError("", None, Exception("busy")), [0.05, "refreshed"]),
        (Unavailable(), [2.0, "refreshed"]),
        (RuntimeError("the secret of Hodor"), [2.0, "refreshed"]),
    ],
    ids=["nothing", "stale", "busy", "full", "fault"],
)
def test_what_a_table_could_not_do_by_itself_is_arranged_anew(
    error: Exception | None, happens: list[Any], monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """Soon if somebody was faster, later if the server fails; only a fault of ours is written down."""
    assert Away(monkeypatch).do(error) == happens
    assert Away(monkeypatch, Unavailable()).do(error) == happens, "also if that fails for now"
    is_fault = isinstance(error, RuntimeError)
    assert caplog.text.count("a move of a bot at table") == (2 if is_fault else 0)
    assert ("Hodor" in caplog.text) is is_fault
