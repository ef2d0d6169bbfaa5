"""How many files a server may hold open: as many as it wishes for and the system grants, never fewer than before."""

from __future__ import annotations

import sys
from types import SimpleNamespace

import pytest

from maester.server.open_files import UNLIMITED, WISHES, allow_files, allowed_files

INFINITE = -1


class System:
    """Grants up to so many files."""

    def __init__(self, now: int, most: int, grants: int) -> None:
        self.now, self.most, self.grants = now, most, grants
        self.asked: list[int] = []

    def getrlimit(self, which: str) -> tuple[int, int]:
        assert which == "files"
        return self.now, self.most

    def setrlimit(self, which: str, limits: tuple[int, int]) -> None:
        assert which == "files"
        wanted, most = limits
        self.asked.append(wanted)
        assert most == self.most, "how many there could be stays as it is"
        if wanted > self.grants:
            raise ValueError("not allowed")
        self.now = wanted


@pytest.fixture
def _no_windows(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("maester.server.open_files.sys", SimpleNamespace(platform="linux"))


def system(monkeypatch: pytest.MonkeyPatch, now: int, most: int, grants: int = 10**9) -> System:
    known = System(now, most, grants)
    module = SimpleNamespace(
        getrlimit=known.getrlimit, setrlimit=known.setrlimit, RLIMIT_NOFILE="files", RLIM_INFINITY=INFINITE
    )
    monkeypatch.setitem(sys.modules, "resource", module)
    return known


@pytest.mark.usefixtures("_no_windows")
@pytest.mark.parametrize(
    ("now", "most", "grants", "asked"),
    [
        (256, INFINITE, 10**9, [WISHES[0]]),
        (256, INFINITE, WISHES[1], [WISHES[0], WISHES[1]]),
        (256, INFINITE, 300, [*WISHES]),
        (1024, 5000, 10**9, [5000]),
        (1024, 1024, 10**9, []),
        (WISHES[0], INFINITE, 10**9, []),
        (WISHES[0] - 1, INFINITE, 10**9, [WISHES[0]]),
        (WISHES[1], INFINITE, 20_000, [WISHES[0]]),
        (INFINITE, INFINITE, 10**9, []),
    ],
)
def test_the_first_wish_that_the_system_grants(
    now: int, most: int, grants: int, asked: list[int], monkeypatch: pytest.MonkeyPatch
) -> None:
    known = system(monkeypatch, now, most, grants)
    allow_files()
    assert known.asked == asked
    granted = [wish for wish in asked if wish <= grants]
    assert known.now == (granted[0] if granted else now)


@pytest.mark.usefixtures("_no_windows")
def test_as_many_are_allowed_as_the_system_says(monkeypatch: pytest.MonkeyPatch) -> None:
    system(monkeypatch, 256, INFINITE)
    assert allowed_files() == 256
    system(monkeypatch, INFINITE, INFINITE)
    assert allowed_files() == UNLIMITED


def test_windows_has_no_such_limit(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("maester.server.open_files.sys", SimpleNamespace(platform="win32"))
    monkeypatch.setitem(sys.modules, "resource", None)  # importing it would fail
    allow_files()
    assert allowed_files() == UNLIMITED
