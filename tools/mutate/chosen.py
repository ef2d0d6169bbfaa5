"""A plugin for pytest: runs only the chosen tests, in their order, and ends everything when one takes far too long."""

from __future__ import annotations

import json
import os
import resource
import signal
from collections.abc import Iterator
from pathlib import Path

import pytest

CHOSEN = "MUTATE_CHOSEN"
TIME_IS_UP = 86
"""The exit status that says so."""
MEMORY = 4 * 1024**3
"""A broken loop must not eat up the machine."""

_limits: dict[str, float] = {}


def pytest_configure() -> None:
    _limits.update(json.loads(Path(os.environ[CHOSEN]).read_text(encoding="utf-8")))
    signal.signal(signal.SIGALRM, lambda *_: os._exit(TIME_IS_UP))
    _, hard = resource.getrlimit(resource.RLIMIT_AS)
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY, hard))


@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    found = {item.nodeid: item for item in items}
    items[:] = [found[name] for name in _limits if name in found]


@pytest.hookimpl(wrapper=True)
def pytest_runtest_protocol(item: pytest.Item) -> Iterator[None]:
    signal.setitimer(signal.ITIMER_REAL, _limits[item.nodeid])
    try:
        return (yield)
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
