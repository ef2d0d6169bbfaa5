"""Does a small project's tests notice what is broken? In a copy, with the tests that execute the line."""

from __future__ import annotations

import os
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

import pytest

from tools.mutate.breaks import Break, python_breaks
from tools.mutate.copying import copied_tree
from tools.mutate.executed import Executed, which_tests
from tools.mutate.packages import ROOT, Package
from tools.mutate.report import summary, told
from tools.mutate.running import environment, run
from tools.mutate.trying import Outcome, broken, chosen_tests, try_python

SOURCE = """\
from functools import cache

LIMIT = 5


def small(number):
    return number < LIMIT


def countdown(number):
    while number > 0:
        number -= 1
    return number


@cache
def table():
    return [number * 2 for number in range(3)]


def unseen():
    return LIMIT == 6


def elsewhere():
    return 1 == 1
"""

TESTS = """\
import subprocess
import sys

import pytest
from maester.toy import toy


@pytest.mark.parametrize("number", [4])
def test_small(number):
    assert toy.small(number)


def test_countdown():
    toy.countdown(3)


def test_table_exists():
    assert toy.table() is not None


def test_table():
    assert toy.table() == [0, 2, 4]


def test_elsewhere():
    command = [sys.executable, "-c", "from maester.toy import toy; print(toy.elsewhere())"]
    assert subprocess.run(command, capture_output=True, text=True).stdout == "True\\n"


def test_that_fails():
    assert not toy.unseen() and False
"""

TOY = Package("toy", "src/maester/toy", ("tests/toy",))
TEST = "tests/toy/test_toy.py"


@pytest.fixture(scope="module")
def project(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A work tree with one module, its tests, and our plugins."""
    root = tmp_path_factory.mktemp("project")
    files = {
        "pyproject.toml": "[tool.pytest.ini_options]\n",
        ".gitignore": "/.mutate/\nsecret\n",
        "src/maester/__init__.py": "",
        "src/maester/toy/toy.py": SOURCE,
        TEST: TESTS,
    }
    for name, text in files.items():
        (root / name).parent.mkdir(parents=True, exist_ok=True)
        (root / name).write_text(text, encoding="utf-8")
    (root / "secret").write_text("not for copies", encoding="utf-8")
    (root / "tools").mkdir()
    (root / "tools/mutate").symlink_to(ROOT / "tools/mutate")
    subprocess.run(["git", "init", "--quiet"], cwd=root, check=True)
    return root


@pytest.fixture(scope="module")
def place(project: Path) -> Iterator[Path]:
    with copied_tree(project) as place:
        (place / "tools").mkdir(exist_ok=True)
        (place / "tools/mutate").symlink_to(ROOT / "tools/mutate")
        yield place


@pytest.fixture(scope="module")
def measured(project: Path, place: Path) -> tuple[Executed, list[str]]:
    return which_tests(TOY, project, place)


@pytest.fixture(scope="module")
def executed(measured: tuple[Executed, list[str]]) -> Executed:
    return measured[0]


def the(code: str, change: str) -> Break:
    breaks = python_breaks("src/maester/toy/toy.py", SOURCE.encode())
    [found] = [each for each in breaks if each.code.startswith(code) and each.change == change]
    return found


# --- the copy -------------------------------------------------------------------------------------------------


def test_the_copy_has_what_git_would_take_and_is_gone_afterwards(project: Path) -> None:
    with copied_tree(project) as copy:
        assert (copy / "src/maester/toy/toy.py").read_text(encoding="utf-8") == SOURCE
        assert not (copy / "secret").exists()
    assert not copy.exists()


def test_the_copy_is_gone_after_an_interruption_too(project: Path) -> None:
    with pytest.raises(KeyboardInterrupt), copied_tree(project) as copy:
        raise KeyboardInterrupt
    assert not copy.exists()


def test_a_break_is_undone_whatever_happens(place: Path) -> None:
    file = place / "src/maester/toy/toy.py"
    was: list[str] = []
    with suppress(KeyboardInterrupt), broken(the("return number", "< → <="), place):
        was.append(file.read_text(encoding="utf-8"))
        raise KeyboardInterrupt
    assert was == [SOURCE.replace("number < LIMIT", "number <= LIMIT")]
    assert file.read_text(encoding="utf-8") == SOURCE


# --- who executes what ------------------------------------------------------------------------------------------


def test_it_is_known_which_tests_execute_a_line(executed: Executed) -> None:
    line = SOURCE.splitlines().index("    return number < LIMIT") + 1
    assert executed.tests("src/maester/toy/toy.py", [line]) == {f"{TEST}::test_small[4]"}


def test_lines_in_other_processes_count_for_the_test_that_started_them(executed: Executed) -> None:
    line = SOURCE.splitlines().index("    return 1 == 1") + 1
    assert executed.tests("src/maester/toy/toy.py", [line]) == {f"{TEST}::test_elsewhere"}


def test_a_test_that_fails_anyway_judges_nothing(measured: tuple[Executed, list[str]]) -> None:
    executed, failed = measured
    assert failed == [f"{TEST}::test_that_fails"]
    assert failed[0] not in executed.seconds


def test_what_was_measured_is_kept_until_something_changes(project: Path, tmp_path: Path) -> None:
    (project / "tests/toy/test_more.py").write_text("def test_more():\n    pass\n", encoding="utf-8")
    with copied_tree(project) as copy:
        (copy / "tools").mkdir(exist_ok=True)
        (copy / "tools/mutate").symlink_to(ROOT / "tools/mutate")
        (copy / TEST).unlink()
        which_tests(TOY, tmp_path, copy)
        [kept] = (tmp_path / ".mutate/toy").iterdir()
        written = kept.stat().st_mtime_ns
        assert "tests/toy/test_more.py::test_more" in which_tests(TOY, tmp_path, copy)[0].seconds
        assert kept.stat().st_mtime_ns == written
        with (copy / "src/maester/toy/toy.py").open("a") as file:
            file.write("\nMORE = 1\n")
        which_tests(TOY, tmp_path, copy)
        assert [new != kept for new in (tmp_path / ".mutate/toy").iterdir()] == [True]
    (project / "tests/toy/test_more.py").unlink()


# --- noticed or not ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("code", "change", "why"),
    [
        ("return number < LIMIT", "number < LIMIT → None", f"{TEST}::test_small[4]"),
        ("LIMIT = 5", "5 → 4", f"{TEST}::test_small[4]"),
        ("return [number * 2", "2 → 1", f"{TEST}::test_table"),
        ("return 1 == 1", "== → !=", f"{TEST}::test_elsewhere"),
    ],
)
def test_a_break_is_noticed(code: str, change: str, why: str, executed: Executed, place: Path) -> None:
    assert try_python(the(code, change), executed, place) == Outcome(True, why)


def test_a_break_survives_if_the_tests_stay_green(executed: Executed, place: Path) -> None:
    outcome = try_python(the("LIMIT = 5", "5 → 6"), executed, place)
    assert not outcome.noticed
    assert outcome.why.endswith("tests stay green")


def test_a_line_that_no_test_executes_is_a_survivor(executed: Executed, place: Path) -> None:
    found = the("return LIMIT == 6", "== → !=")
    assert chosen_tests(found, executed) == []
    assert try_python(found, executed, place) == Outcome(False, "no test executes it")


def test_a_test_that_never_ends_has_noticed(place: Path, executed: Executed, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tools.mutate.trying.PATIENCE", 0.5)
    found = the("number -= 1", "- → +")
    assert try_python(found, executed, place) == Outcome(True, "the time was up")


def test_what_a_command_started_ends_with_it(tmp_path: Path) -> None:
    script = "import subprocess; subprocess.Popen(['sleep', '60'])"
    # The sleeper holds the output open, so it never ends before the time is up.
    assert run([sys.executable, "-c", script], tmp_path, environment(tmp_path), 2) == (None, "")
    assert not _running("sleep 60", tmp_path)


def _running(command: str, folder: Path) -> bool:
    """Is a process with this command and this folder still there? It may take a moment until it is not."""
    for _ in range(100):
        found = [
            entry
            for entry in Path("/proc").glob("[0-9]*")
            if _line(entry) == command and os.path.realpath(entry / "cwd") == str(folder)
        ]
        if not found:
            return False
        time.sleep(0.05)
    return True


def _line(entry: Path) -> str:
    try:
        return (entry / "cmdline").read_bytes().replace(b"\0", b" ").decode().strip()
    except OSError:
        return ""


# --- words ------------------------------------------------------------------------------------------------------


def test_the_report_names_survivors_and_the_share() -> None:
    one, other = the("LIMIT = 5", "5 → 6"), the("LIMIT = 5", "5 → 4")
    tried = [(one, Outcome(False, "2 tests stay green")), (other, Outcome(True, "a test"))]
    assert told(*tried[0]) == "SURVIVED  src/maester/toy/toy.py:3  5 → 6  (2 tests stay green)"
    assert told(*tried[1]) == "noticed   src/maester/toy/toy.py:3  5 → 4  (a test)"
    assert list(summary("toy", tried)) == [
        "toy: 1 of 2 noticed, 50% (with 95 % confidence 9% to 91%)",
        "  src/maester/toy/toy.py:3  5 → 6  (2 tests stay green)",
        "      LIMIT = 5",
    ]
    assert list(summary("nothing", [])) == ["nothing: nothing to break"]
