"""What is broken in TypeScript, and whether vitest notices."""

from __future__ import annotations

import json
import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest

from tools.mutate.copying import copied_tree
from tools.mutate.packages import ROOT
from tools.mutate.trying import Outcome
from tools.mutate.web import NODE, try_web, web_breaks


def broken(source: str, folder: Path) -> set[str]:
    (folder / "web").mkdir()
    (folder / "web/package.json").symlink_to(ROOT / "web/package.json")
    (folder / "web/node_modules").symlink_to(ROOT / "web/node_modules")
    (folder / "file.ts").write_text(source, encoding="utf-8")
    script = str(ROOT / "tools/mutate/typescript.mjs")
    listed = subprocess.run([NODE, script, str(folder), "file.ts"], check=True, capture_output=True)
    encoded = source.encode()
    found = json.loads(listed.stdout)
    return {(encoded[: each["start"]] + each["new"].encode() + encoded[each["end"] :]).decode() for each in found}


@pytest.mark.parametrize(
    ("source", "expected"),
    [
        ("const a = b === c", {"const a = b !== c"}),
        ("const a = b <= c && d", {"const a = b < c && d", "const a = b <= c || d"}),
        ("const ą = ż ?? 2", {"const ą = ż || 2", "const ą = ż ?? 3", "const ą = ż ?? 1"}),
        ("const a = !b", {"const a = b"}),
        ("const a = true", {"const a = false"}),
        ("const a = b ? c : d", {"const a = !(b) ? c : d"}),
        ("if (a) b()", {"if (!(a)) b()", "if (a) ;"}),
        ("for (const a of b) c()", {"for (const a of []) c()", "for (const a of b) ;"}),
        ("const f = () => { return a }", {"const f = () => { return undefined! }"}),
        ("type A = 1 | 2", set()),
        ("interface A { b: 1 }", set()),
        ("const a: Array<1> = b", set()),
        ('import a from "b"', set()),
    ],
)
def test_each_kind_of_code_has_its_breaks(source: str, expected: set[str], tmp_path: Path) -> None:
    assert broken(source, tmp_path) == expected


@pytest.fixture(scope="module")
def place() -> Iterator[Path]:
    with copied_tree(ROOT) as place:
        yield place


def test_vitest_notices_a_broken_address_and_not_an_unbroken_one(place: Path) -> None:
    found = next(each for each in web_breaks(place) if each.file == "web/src/routes.ts" and each.old == "===")
    assert try_web(found, place).noticed
    whole = type(found)(found.file, found.line, found.code, found.start, found.end, found.old, found.old, (1, 1))
    assert try_web(whole, place) == Outcome(False, "vitest stays green")


def test_tests_types_and_generated_files_are_not_broken(place: Path) -> None:
    files = {found.file for found in web_breaks(place)}
    assert "web/src/routes.ts" in files
    assert not [file for file in files if file.endswith((".test.ts", ".d.ts")) or "/generated/" in file]
