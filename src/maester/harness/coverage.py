"""Which rules have a test of their own: a pytest plugin that gathers the marks, and what follows from them.

As a plugin (`-p maester.harness.coverage`, or `pytest_plugins` in a conftest) it lets tests fail that name
unknown rules. With `--rule-marks=FILE` it writes all marks to that file, for `maester rules --coverage`.
This module doesn't need pytest to be imported: the command line must be able to say that pytest is missing.
"""

from __future__ import annotations

import subprocess
import sys
import tempfile
from collections.abc import Iterable
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, ClassVar

import msgspec

from maester.errors import MaesterError, UnknownGame
from maester.rulebook import Catalogue, catalogue

if TYPE_CHECKING:
    import pytest


class CollectionFailed(MaesterError):
    """The tests could not be collected, so nothing can be said about what they prove."""

    default_code: ClassVar[str] = "collection-failed"


class MarkedTest(msgspec.Struct, frozen=True):
    """A test with the rules that it names, each as `game:id`; one that is set aside isn't run or may fail."""

    test: str
    rules: tuple[str, ...]
    unknown: tuple[str, ...] = ()
    is_set_aside: bool = False

    @property
    def is_shared(self) -> bool:
        """Whether it names several rules: when it fails, nobody knows which one is broken, so it proves none."""
        return len(self.rules) > 1

    @property
    def proves(self) -> str | None:
        """The one rule that this test proves, if it proves any."""
        return self.rules[0] if len(self.rules) == 1 and not self.is_set_aside else None


class Coverage(msgspec.Struct, frozen=True):
    """What the tests prove of one catalogue."""

    catalogue: Catalogue
    proven: frozenset[str]

    @property
    def total(self) -> int:
        """The number of rules and worked examples, each of which needs a test of its own."""
        return len(self.catalogue.ids)

    @property
    def is_complete(self) -> bool:
        """Whether every rule and every worked example has its test."""
        return len(self.proven) == self.total

    def missing(self, language: str, examples_topic: str) -> dict[str, list[str]]:
        """The ids without a test, by topic; the worked examples stand under a topic of their own."""
        by_topic: dict[str, list[str]] = {}
        topics = [(rule.id, rule.topic_in(language)) for rule in self.catalogue.rules]
        topics += [(example.id, examples_topic) for example in self.catalogue.examples]
        for id, topic in topics:
            if id not in self.proven:
                by_topic.setdefault(topic, []).append(id)
        return by_topic


def measure(tests: Iterable[MarkedTest], catalogue: Catalogue) -> Coverage:
    """What these tests prove of the catalogue."""
    proven = {test.proves for test in tests}
    return Coverage(catalogue, frozenset(id for id in catalogue.ids if f"{catalogue.game}:{id}" in proven))


def collect_marks(directory: Path) -> tuple[MarkedTest, ...]:
    """The marked tests that pytest finds when it is started in the directory, in a process of its own."""
    if find_spec("pytest") is None:
        raise CollectionFailed("no-pytest")
    with tempfile.TemporaryDirectory() as temporary:
        marks = Path(temporary) / "marks.json"
        command = [sys.executable, "-m", "pytest", "--collect-only", "-q", "-p", "no:cacheprovider"]
        command += ["-p", "maester.harness.coverage", f"--rule-marks={marks}"]
        run = subprocess.run(command, cwd=directory, capture_output=True, text=True, encoding="utf-8", errors="replace")
        # 5 says that there are no tests: nothing is proven then, but nothing went wrong.
        if run.returncode not in (0, 5) or not marks.exists():
            raise CollectionFailed(output=(run.stdout + run.stderr).strip())
        return msgspec.json.decode(marks.read_bytes(), type=tuple[MarkedTest, ...])


def pytest_addoption(parser: pytest.Parser) -> None:
    """Lets the command line say where the marks go."""
    parser.addoption("--rule-marks", metavar="FILE", help="write which test names which rule to this file, as JSON")


def pytest_configure(config: pytest.Config) -> None:
    """Makes the mark known, so that strict markers accept it in any directory."""
    config.addinivalue_line("markers", "rule(id): the rule of the catalogue that this test proves")


def pytest_collection_finish(session: pytest.Session) -> None:
    """Writes the marks down, if somebody asks for them."""
    if file := session.config.getoption("--rule-marks"):
        tests = [test for item in session.items if (test := _marked(item))]
        Path(file).write_bytes(msgspec.json.encode(tests))


def pytest_runtest_setup(item: pytest.Item) -> None:
    """Lets a test fail that names a rule which no catalogue has: it would prove nothing.

    This waits until the test is run, and not only collected, because an error while tests are collected breaks off
    everything when they are spread over several processes.
    """
    if (test := _marked(item)) and test.unknown:
        import pytest

        pytest.fail(f"no catalogue has {', '.join(test.unknown)}", pytrace=False)


def _marked(item: pytest.Item) -> MarkedTest | None:
    marks = list(item.iter_markers("rule"))
    if not marks:
        return None
    # A mark of a class or a module counts for each of its tests; the same id twice is one id. A mark without an id, or
    # with something else than text, can only be unknown.
    named = [str(id) for mark in marks for id in mark.args or ("?",)]
    rules = tuple(sorted(set(named)))
    set_aside = any(item.get_closest_marker(name) for name in ("skip", "xfail"))
    return MarkedTest(item.nodeid, rules, tuple(id for id in rules if not _is_known(id)), set_aside)


def _is_known(mark: str) -> bool:
    """Whether a catalogue has the entry; asked in pytest's process, where the games of the tests are known too."""
    game, _, id = mark.partition(":")
    try:
        return id in catalogue(game).ids
    except UnknownGame:
        return False
