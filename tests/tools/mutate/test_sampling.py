"""Which lines are drawn."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

import pytest

from tools.mutate.breaks import Break, python_breaks
from tools.mutate.packages import PACKAGES, ROOT
from tools.mutate.sampling import EQUIVALENT, sample, without_equivalent

SOURCE = b"".join(b"a%d = %d == b or c\n" % (number, number) for number in range(20))


@pytest.fixture
def breaks() -> list[Break]:
    return python_breaks("file.py", SOURCE)


def test_each_line_is_drawn_at_most_once(breaks: list[Break]) -> None:
    lines = [found.line for found in sample(breaks, 12, 1)]
    assert len(lines) == len(set(lines)) == 12


def test_no_more_lines_are_drawn_than_there_are(breaks: list[Break]) -> None:
    assert sorted(found.line for found in sample(breaks, 50, 1)) == list(range(1, 21))


def test_the_seed_decides(breaks: list[Break]) -> None:
    assert sample(breaks, 12, 1) == sample(breaks, 12, 1)
    assert sample(breaks, 12, 1) != sample(breaks, 12, 2)


def test_what_nobody_can_notice_is_not_drawn(breaks: list[Break], tmp_path: Path) -> None:
    listed = tmp_path / "equivalent.toml"
    entry = '[[break]]\nfile = "file.py"\ncode = "a7 = 7 == b or c"\nchange = "or → and"\nreason = "a test"\n'
    listed.write_text(entry, encoding="utf-8")
    left = without_equivalent(breaks, listed)
    assert len(left) == len(breaks) - 1
    assert not [found for found in left if found.line == 8 and found.old == "or"]


def test_every_listed_break_is_there_and_has_its_reason() -> None:
    listed = tomllib.loads(EQUIVALENT.read_text(encoding="utf-8"))["break"]
    assert listed
    breaks = {file: python_breaks(file, (ROOT / file).read_bytes()) for file in {each["file"] for each in listed}}
    possible = {file: {(one.code, one.change) for one in found} for file, found in breaks.items()}
    for each in listed:
        assert each["reason"]
        assert (each["code"], each["change"]) in possible[each["file"]], each


@pytest.mark.parametrize("name", PACKAGES)
def test_every_package_has_its_sources_and_tests(name: str) -> None:
    package = PACKAGES[name]
    assert package.files(ROOT, ".ts" if name == "web" else ".py")
    assert package.tests
    for test in package.tests:
        assert (ROOT / test).exists()


def test_what_is_judged_without_a_wish_is_there() -> None:
    (named,) = re.findall(r"^mutate: PACKAGE = (.+)$", (ROOT / "Makefile").read_text(encoding="utf-8"), re.MULTILINE)
    assert [name for name in named.split() if name not in PACKAGES] == []
