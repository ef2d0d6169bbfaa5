"""Which tests execute which line: measured once under coverage, and kept until sources or tests change."""

from __future__ import annotations

import hashlib
import sys
from collections import defaultdict
from collections.abc import Iterable
from pathlib import Path

import coverage
import msgspec

from tools.mutate.packages import Package
from tools.mutate.recorder import CONTEXT, RECORD, SETTINGS_FILE
from tools.mutate.running import environment, run

CACHE = ".mutate"

SETTINGS = """\
[run]
include = {include}
data_file = {folder}/coverage
parallel = true
concurrency = thread, multiprocessing{greenlets}
sigterm = true
context = ${{{context}-}}
disable_warnings = no-data-collected, module-not-measured, module-not-imported, couldnt-parse
"""


class Executed(msgspec.Struct):
    """The tests with the time they take, and by file and line which of them come by."""

    seconds: dict[str, float] = msgspec.field(default_factory=dict)
    lines: dict[str, dict[int, set[str]]] = msgspec.field(default_factory=dict)
    before: dict[str, set[int]] = msgspec.field(default_factory=dict)
    """Lines that are executed while the tests are collected."""

    def tests(self, file: str, lines: Iterable[int]) -> set[str]:
        known = self.lines.get(file, {})
        return set().union(*(known.get(line, ()) for line in lines))

    def tests_of_file(self, file: str) -> set[str]:
        return self.tests(file, self.lines.get(file, ()))

    def add(self, other: Executed) -> None:
        self.seconds |= other.seconds
        for file, lines in other.lines.items():
            known = self.lines.setdefault(file, {})
            for line, tests in lines.items():
                known.setdefault(line, set()).update(tests)
        for file, before in other.before.items():
            self.before.setdefault(file, set()).update(before)


def which_tests(package: Package, root: Path, place: Path) -> tuple[Executed, list[str]]:
    """Which tests of a package execute which of its lines, and the tests that can't be used because they fail.

    Runs in the copy at `place` those files of tests that have changed since the last time.
    """
    folder = root / CACHE / package.name.replace("/", "-")
    kept = {test: folder / f"{digest}.json" for test, digest in _digests(package, place).items()}
    stale = [test for test, file in kept.items() if not file.exists()]
    failed: list[str] = []
    if stale:
        measured, failed = _measure(package, place, stale)
        folder.mkdir(parents=True, exist_ok=True)
        for test in stale:
            if not any(name.startswith(test) for name in failed):
                kept[test].write_bytes(msgspec.json.encode(_part(measured, test)))
        for file in set(folder.iterdir()) - set(kept.values()):
            file.unlink()
    else:
        measured = Executed()
    for file in kept.values():
        if file.exists():
            measured.add(msgspec.json.decode(file.read_bytes(), type=Executed, strict=False))
    return measured, failed


def _part(measured: Executed, test_file: str) -> Executed:
    """What the tests of one file execute."""
    part = Executed(before=measured.before)
    own = {name for name in measured.seconds if name.startswith(f"{test_file}::")}
    part.seconds = {name: measured.seconds[name] for name in own}
    for file, lines in measured.lines.items():
        part.lines[file] = {line: tests & own for line, tests in lines.items() if tests & own}
    return part


def _digests(package: Package, place: Path) -> dict[str, str]:
    """For each file of tests a digest of all that decides which lines it executes."""
    tests = [
        file
        for name in package.tests
        for file in ([place / name] if (place / name).is_file() else sorted((place / name).rglob("test_*.py")))
    ]
    shared = hashlib.sha256()
    support = (file for file in (place / "tests").rglob("*.py") if not file.name.startswith("test_"))
    for file in sorted((*(place / "src/maester").rglob("*.*"), *support)):
        if file.is_file() and "static" not in file.parts and file.suffix != ".pyc":
            shared.update(str(file.relative_to(place)).encode() + file.read_bytes())
    digests: dict[str, str] = {}
    for file in tests:
        own = shared.copy()
        own.update(str(file.relative_to(place)).encode() + file.read_bytes())
        digests[str(file.relative_to(place))] = own.hexdigest()[:32]
    return digests


def _measure(package: Package, place: Path, test_files: list[str]) -> tuple[Executed, list[str]]:
    """Runs the tests under coverage."""
    folder = place / CACHE
    folder.mkdir(exist_ok=True)
    settings, record = folder / "settings.ini", folder / "record.json"
    source = place / package.source
    include = str(source) if source.is_file() else f"{source}/*"
    greenlets = ", greenlet" if package.greenlets else ""
    written = SETTINGS.format(include=include, folder=folder, context=CONTEXT, greenlets=greenlets)
    settings.write_text(written, encoding="utf-8")
    under_coverage = ["coverage", "run", f"--rcfile={settings}", "-m", "pytest", "-q", "--no-header", "--tb=short"]
    plugins = ["-p", "tools.mutate.recorder", "-p", "no:cacheprovider", "-p", "no:xdist"]
    names = {RECORD: str(record), SETTINGS_FILE: str(settings)}
    command = [sys.executable, "-m", *under_coverage, *plugins, *test_files]
    run(command, place, environment(place) | names, show=True)
    if not record.exists():
        sys.exit("The tests could not be run at all.")
    told = msgspec.json.decode(record.read_bytes())
    measuring = coverage.Coverage(config_file=str(settings))
    measuring.combine()
    data = measuring.get_data()
    failed = set(told["failed"])
    measured = Executed({test: seconds for test, seconds in told["seconds"].items() if test not in failed})
    for file in data.measured_files():
        name = str(Path(file).relative_to(place))
        lines: dict[int, set[str]] = defaultdict(set)
        for line, contexts in data.contexts_by_lineno(file).items():
            lines[line].update(test for test in contexts if test in measured.seconds)
        measured.lines[name] = {line: tests for line, tests in lines.items() if tests}
        measured.before[name] = {line for line, contexts in data.contexts_by_lineno(file).items() if "" in contexts}
    data.erase()
    return measured, sorted(failed)
