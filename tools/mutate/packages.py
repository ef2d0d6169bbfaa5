"""The parts of Maester that are judged one by one, each with the tests that are there for it."""

from __future__ import annotations

from pathlib import Path

import msgspec

ROOT = Path(__file__).resolve().parents[2]


class Package(msgspec.Struct, frozen=True):
    """Sources, and the tests that should notice when one of them breaks; folders or files, from the root."""

    name: str
    source: str
    tests: tuple[str, ...]
    greenlets: bool = False
    """Does it work with a database? There code runs in greenlets, and to follow them makes measuring slow."""

    def files(self, root: Path, ending: str = ".py") -> list[str]:
        """The sources, one by one."""
        place = root / self.source
        found = [place] if place.is_file() else sorted(place.rglob(f"*{ending}"))
        return [str(file.relative_to(root)) for file in found]


def _own(name: str, *more: str, greenlets: bool = False) -> Package:
    return Package(name, f"src/maester/{name}", (f"tests/{name}", *more), greenlets)


WEB = Package("web", "web/src", ("web/src",))
PACKAGES = {
    package.name: package
    for package in (
        _own("server", greenlets=True),
        Package("auto_pass", "src/maester/auto_pass", ("tests/auto_pass",)),
        _own("arena"),
        _own("bots"),
        _own("harness"),
        _own("engine", "tests/harness", "tests/outside", "tests/tools/test_golden.py"),
        _own("cli", greenlets=True),
        _own("client", greenlets=True),
        *(_own(f"games/{game.parent.name}") for game in sorted(ROOT.glob("src/maester/games/*/__init__.py"))),
        Package(
            "words",
            "src/maester/words",
            ("tests/test_words.py", "tests/test_words_check.py", "tests/test_words_pseudo.py"),
        ),
        Package(
            "rulebook",
            "src/maester/rulebook.py",
            ("tests/test_rulebook.py", "tests/cli/test_rules.py", "tests/cli/test_rules_coverage.py"),
        ),
        WEB,
    )
}
