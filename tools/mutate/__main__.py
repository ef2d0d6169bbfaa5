"""The command: python -m tools.mutate [--sample LINES] [--seed NUMBER] PACKAGE..."""

from __future__ import annotations

import argparse
import signal
import sys
from collections.abc import Callable
from pathlib import Path

from tools.mutate.breaks import Break, python_breaks
from tools.mutate.copying import copied_tree
from tools.mutate.executed import which_tests
from tools.mutate.packages import PACKAGES, ROOT, WEB, Package
from tools.mutate.report import Tried, summary, told
from tools.mutate.sampling import sample, without_equivalent
from tools.mutate.trying import Outcome, try_python
from tools.mutate.web import try_web, web_breaks

Try = Callable[[Break], Outcome]


def say(line: str) -> None:
    sys.stdout.write(f"{line}\n")
    sys.stdout.flush()


def prepared(package: Package, place: Path) -> tuple[list[Break], Try]:
    """All breaks of a package, and what tries one of them in the copy."""
    if package is WEB:
        return web_breaks(place), lambda found: try_web(found, place)
    breaks = [each for file in package.files(place) for each in python_breaks(file, (place / file).read_bytes())]
    executed, failed = which_tests(package, ROOT, place)
    for test in failed:
        say(f"left out, since it fails or is skipped in a whole tree: {test}")
    return breaks, lambda found: try_python(found, executed, place)


def judge(package: Package, place: Path, size: int, seed: int) -> list[Tried]:
    """Breaks a sample of a package's lines, one after the other."""
    breaks, attempt = prepared(package, place)
    tried: list[Tried] = []
    for found in sample(without_equivalent(breaks), size, seed):
        outcome = attempt(found)
        tried.append((found, outcome))
        say(f"{len(tried):3}  {told(found, outcome)}")
    return tried


def main(arguments: list[str]) -> None:
    """Judges the tests of some packages."""
    parser = argparse.ArgumentParser(
        prog="python -m tools.mutate", description="Judges the tests by breaking the code."
    )
    parser.add_argument("packages", nargs="+", metavar="PACKAGE", choices=PACKAGES, help=", ".join(PACKAGES))
    parser.add_argument("--sample", type=int, default=10, metavar="LINES", help="how many lines of each are broken")
    parser.add_argument("--seed", type=int, default=1, metavar="NUMBER", help="draws the lines")
    asked = parser.parse_args(arguments)
    # A request to end is answered like Ctrl-C: what is running is ended, and the copy removed.
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(143))
    try:
        with copied_tree(ROOT) as place:
            results = {name: judge(PACKAGES[name], place, asked.sample, asked.seed) for name in asked.packages}
    except KeyboardInterrupt:
        sys.exit(130)
    say("")
    for name, tried in results.items():
        for line in summary(name, tried):
            say(line)


if __name__ == "__main__":
    main(sys.argv[1:])
