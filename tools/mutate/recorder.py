"""A plugin for pytest under coverage: tells coverage which test is running, and writes down how long each took.

Processes that a test starts are measured too. They find the settings, and in these the name of the test, in the
environment; coverage itself would hand them the settings as they were before the first test.
"""

from __future__ import annotations

import json
import os
from collections.abc import Iterator
from pathlib import Path

import coverage
import pytest

CONTEXT = "MUTATE_CONTEXT"
RECORD = "MUTATE_RECORD"
SETTINGS_FILE = "MUTATE_SETTINGS"

_seconds: dict[str, float] = {}
_failed: set[str] = set()


def pytest_configure() -> None:
    os.environ["COVERAGE_PROCESS_START"] = os.environ[SETTINGS_FILE]


@pytest.hookimpl(wrapper=True)
def pytest_runtest_protocol(item: pytest.Item) -> Iterator[None]:
    measuring = coverage.Coverage.current()
    assert measuring is not None
    os.environ[CONTEXT] = item.nodeid
    measuring.switch_context(item.nodeid)
    result = yield
    measuring.switch_context("")
    return result


def pytest_runtest_logreport(report: pytest.TestReport) -> None:
    _seconds[report.nodeid] = _seconds.get(report.nodeid, 0.0) + report.duration
    if report.failed or report.skipped:
        _failed.add(report.nodeid)


def pytest_collectreport(report: pytest.CollectReport) -> None:
    if report.failed:
        _failed.add(report.nodeid)


def pytest_sessionfinish() -> None:
    record = {"seconds": _seconds, "failed": sorted(_failed)}
    Path(os.environ[RECORD]).write_text(json.dumps(record), encoding="utf-8")
