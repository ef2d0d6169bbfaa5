"""Draws the lines that are broken."""

from __future__ import annotations

import tomllib
from collections import defaultdict
from collections.abc import Iterable
from pathlib import Path
from random import Random

from tools.mutate.breaks import Break

EQUIVALENT = Path(__file__).with_name("equivalent.toml")


def sample(breaks: Iterable[Break], size: int, seed: int) -> list[Break]:
    """One break on each of so many lines; each line is as likely as any other. The same seed draws the same ones."""
    by_line: dict[tuple[str, int], list[Break]] = defaultdict(list)
    for found in breaks:
        by_line[found.file, found.line].append(found)
    dice = Random(seed)
    lines = dice.sample(sorted(by_line), min(size, len(by_line)))
    return [dice.choice(by_line[line]) for line in lines]


def without_equivalent(breaks: Iterable[Break], listed: Path = EQUIVALENT) -> list[Break]:
    """The breaks that somebody could notice. A line that has changed since it was listed counts again."""
    known = {
        (each["file"], each["code"], each["change"])
        for each in tomllib.loads(listed.read_text(encoding="utf-8")).get("break", ())
    }
    return [found for found in breaks if (found.file, found.code, found.change) not in known]
