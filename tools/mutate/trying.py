"""Breaks the copy in one place and asks the tests whether they notice."""

from __future__ import annotations

import json
import re
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import msgspec

from tools.mutate.breaks import Break
from tools.mutate.chosen import CHOSEN, TIME_IS_UP
from tools.mutate.executed import CACHE, Executed
from tools.mutate.running import environment, run

OWN_SECONDS = 90.0
"""So much time for tests that execute the broken line, the quick ones first."""
OTHER_SECONDS = 20.0
"""And so much for the others: what is made once and remembered was executed in the first test only."""
PATIENCE = 20.0
"""So many seconds longer than ten times its usual time a test may take; a busy machine is slow."""
NO_TESTS_COLLECTED = 5


class Outcome(msgspec.Struct, frozen=True):
    """Was a break noticed, and by which test; or why not."""

    noticed: bool
    why: str


def chosen_tests(found: Break, executed: Executed) -> list[str]:
    """The tests that shall be asked, in their order; none if no test executes the line."""
    first, last = found.statement
    lines = range(first, last + 1)
    own = executed.tests(found.file, lines)
    remembered = found.on_import or not executed.before.get(found.file, set()).isdisjoint(lines)
    if not own and not remembered:
        return []
    others = executed.seconds.keys() - own
    nearby = executed.tests_of_file(found.file)
    quick = _first(sorted(own, key=lambda test: (executed.seconds[test], test)), executed, OWN_SECONDS)
    near = sorted(others, key=lambda test: (test not in nearby, executed.seconds[test], test))
    return [*quick, *_first(near, executed, OTHER_SECONDS if own else OWN_SECONDS)]


def _first(tests: list[str], executed: Executed, seconds: float) -> list[str]:
    """As many tests as can be run in that time, and at least one."""
    chosen: list[str] = []
    for test in tests:
        seconds -= executed.seconds[test]
        if chosen and seconds < 0:
            break
        chosen.append(test)
    return chosen


def try_python(found: Break, executed: Executed, place: Path) -> Outcome:
    """Do the tests notice this break?"""
    tests = chosen_tests(found, executed)
    if not tests:
        return Outcome(False, "no test executes it")
    limits = {test: PATIENCE + 10 * executed.seconds[test] for test in tests}
    chosen = place / CACHE / "chosen.json"
    chosen.parent.mkdir(exist_ok=True)
    chosen.write_text(json.dumps(limits), encoding="utf-8")
    files = sorted({test.partition("::")[0] for test in tests})
    plugins = ["-p", "tools.mutate.chosen", "-p", "no:cacheprovider", "-p", "no:xdist"]
    command = [sys.executable, "-m", "pytest", *plugins, "-x", "-q", "--no-header", "--tb=no", "-rfE", *files]
    with broken(found, place):
        status, output = run(command, place, environment(place) | {CHOSEN: str(chosen)}, 60 + sum(limits.values()))
    if status in (None, TIME_IS_UP):
        return Outcome(True, "the time was up")
    if status in (0, NO_TESTS_COLLECTED):
        return Outcome(False, f"{len(tests)} tests stay green")
    named = re.search(r"^(?:FAILED|ERROR) (.+?)(?: - .*)?$", output, re.MULTILINE)
    return Outcome(True, named[1] if named else "the tests can't be collected")


@contextmanager
def broken(found: Break, place: Path) -> Iterator[None]:
    """The copy with this break."""
    file = place / found.file
    source = file.read_bytes()
    try:
        _write(file, found.broken(source))
        yield
    finally:
        _write(file, source)


def _write(file: Path, source: bytes) -> None:
    """Writes a source, and removes what was compiled from it: within a second Python would not see the difference."""
    file.write_bytes(source)
    for compiled in file.parent.glob(f"__pycache__/{file.stem}.*.pyc"):
        compiled.unlink()
