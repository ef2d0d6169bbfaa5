"""A game from outside is one package: found by its entry point or by `--with`, with its bots and its terminal board."""

from __future__ import annotations

import os
import shlex
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import maester
from maester.bots import Budget, SeatTable, default_bot, known_bots, make_bot
from maester.cli.boards import picture_of
from maester.engine import built_in_games, definition_of, known_games
from maester.engine.checkpoint import freeze, thaw
from maester.engine.definition import Companions, referred
from maester.rulebook import catalogue
from tests.outside import nim
from tests.outside.nim.bots import Counter
from tests.outside.nim.terminal import HeapPicture

SOURCES = Path(maester.__file__).parent.parent
IMPORTED_BY_TESTS = 'raise ImportError("to define a game, what it is tested with was imported")\n'


@pytest.fixture
def installed(tmp_path: Path) -> Path:
    """A folder in which the game lies as an installer leaves it: with its entry point, and with its tests inside."""
    shutil.copytree(Path(nim.__file__).parent, tmp_path / "nim", ignore=shutil.ignore_patterns("__pycache__"))
    for name in ("test_rules.py", "conftest.py", "__main__.py"):
        (tmp_path / "nim" / name).write_text(IMPORTED_BY_TESTS, encoding="utf-8")
    (tmp_path / "nim" / "tests").mkdir()
    (tmp_path / "nim" / "tests" / "__init__.py").write_text(IMPORTED_BY_TESTS, encoding="utf-8")
    metadata = tmp_path / "nim-1.0.dist-info"
    metadata.mkdir()
    (metadata / "METADATA").write_text("Metadata-Version: 2.1\nName: nim\nVersion: 1.0\n", encoding="utf-8")
    (metadata / "entry_points.txt").write_text("[maester.games]\nnim = nim:GAME\n", encoding="utf-8")
    return tmp_path


def run(
    *arguments: str, path: Path | None = None, folder: Path | None = None, typed: str = ""
) -> subprocess.CompletedProcess[str]:
    """Runs Python in a process of its own, in which nobody has imported the game yet."""
    paths = os.pathsep.join(str(one) for one in (SOURCES, path) if one is not None)
    environment = {**os.environ, "PYTHONPATH": paths, "MAESTER_LANG": "en", "NO_COLOR": "1"}
    command = [sys.executable, *arguments]
    return subprocess.run(
        command, input=typed, cwd=folder, env=environment, capture_output=True, text=True, check=False
    )


def python(path: Path, code: str) -> list[str]:
    done = run("-c", code, path=path)
    assert done.returncode == 0, done.stderr
    return done.stdout.split()


def test_an_installed_game_is_known_after_those_of_this_package(installed: Path) -> None:
    code = "import maester; print(*(game.id for game in maester.games()))"
    assert python(installed, code) == [*built_in_games(), "nim"]


def test_an_installed_game_is_played_without_importing_its_bots_its_board_or_other_games(installed: Path) -> None:
    code = """
import sys, maester
match = maester.new_match("nim", seed=1)
while not match.over:
    match.play(match.to_act[0], match.decision(match.to_act[0]).options[-1])
print(match.result.places[0][0], *sorted(name for name in sys.modules if name.startswith(("nim.", "maester.games."))))
"""
    assert python(installed, code) == ["right", "nim.ending", "nim.rules"]


def test_its_bots_and_its_board_are_used_at_the_terminal(installed: Path, tmp_path: Path) -> None:
    played = run("-m", "maester", "play", "nim", path=installed, folder=tmp_path, typed="v\n1\n")
    assert "The heap" in played.stdout, played.stderr
    assert "|||||||\n" in played.stdout
    assert "counter" in played.stdout.lower()


def test_an_entry_point_that_leads_to_another_game_is_an_error(installed: Path) -> None:
    (installed / "nim-1.0.dist-info" / "entry_points.txt").write_text("[maester.games]\nhex = nim:GAME\n")
    done = run("-c", "import maester; maester.new_match('hex')", path=installed)
    assert "hex of maester.games should be the Definition of a game of that id" in done.stderr


def test_a_module_that_nobody_imports_is_part_of_the_codec() -> None:
    assert "Ending" in [step.__name__ for step in nim.GAME.codec.steps]
    match = maester.new_match("nim", seed=1, options={"matches": 1})
    assert thaw(freeze(match)).hash() == match.hash()


def test_only_modules_apart_stay_out(installed: Path) -> None:
    code = """
import sys, nim
from maester.engine.codec import import_all
import_all("nim", ("nim.bots",))
print(*sorted(name for name in sys.modules if name.startswith("nim.")))
"""
    assert python(installed, code) == ["nim.ending", "nim.rules", "nim.terminal"]
    (installed / "nim" / "more").mkdir()
    (installed / "nim" / "more" / "__init__.py").touch()
    (installed / "nim" / "more" / "deep.py").touch()
    assert "nim.more.deep" in python(installed, code)
    (installed / "nim" / "more" / "broken.py").write_text("import a_module_that_is_not_there")
    assert run("-c", "import nim", path=installed).returncode != 0, "a module that can't be imported is no secret"


def test_a_game_brings_its_bots() -> None:
    assert known_bots("nim") == ("random", "counter")
    assert default_bot("nim") == "counter"
    bot = make_bot("nim", "counter", 1)
    assert isinstance(bot, Counter)
    match = maester.new_match("nim", seed=1)
    while not match.over:
        seat = match.to_act[0]
        match.play(seat, bot.choose(SeatTable(match, seat), Budget()))
    assert match.result is not None
    assert match.result.places[0] == ("left",), "of seven the first player takes one, and then always leaves three"


def test_a_game_brings_its_terminal_board_and_its_rules() -> None:
    assert isinstance(picture_of(nim.GAME, "pl"), HeapPicture)
    assert catalogue("nim").rule("take.one-or-two") is not None
    with pytest.raises(maester.IllegalMove, match="one match or two"):
        maester.new_match("nim", seed=1).play("left", {"move": "take", "count": 3})


def test_games_are_offered_in_the_order_that_they_declare(monkeypatch: pytest.MonkeyPatch) -> None:
    built_in = ["boardgame", "alliances", "cardgame"]
    assert [game for game in known_games() if game in built_in] == built_in
    assert known_games().index("nim") > 2
    monkeypatch.setattr(nim.GAME, "order", 0)
    assert known_games()[0] == "nim"


@pytest.mark.parametrize("game", built_in_games())
def test_all_companions_of_a_game_are_there(game: str) -> None:
    companions = definition_of(game).companions
    assert companions.bots
    assert companions.terminal
    assert all(referred(getattr(companions, name) or "maester:games") for name in companions.__struct_fields__)


def test_a_companion_is_written_as_module_and_object() -> None:
    with pytest.raises(ValueError, match=r"bots should be written as package.module:object, not nim.bots"):
        Companions(bots="nim.bots")
    assert Companions(bots="nim.bots:BOTS", odds="nim.more:odds").modules == ("nim.bots", "nim.more")
    assert referred("") is None


def test_a_failure_in_random_play_is_repeated_by_the_printed_command(tmp_path: Path) -> None:
    shutil.copytree(Path(nim.__file__).parent, tmp_path / "wrong")
    ending = tmp_path / "wrong" / "ending.py"
    ending.write_text(ending.read_text().replace("game.finish(", "1 / 0\n        game.finish("))
    done = run("-m", "maester", "--with", "wrong", "playout", "nim", "--games", "1", "--check", folder=tmp_path)
    assert done.returncode == 1, done.stdout + done.stderr
    (again,) = [line.removeprefix("Again: ") for line in done.stderr.splitlines() if line.startswith("Again: ")]
    first, *arguments = shlex.split(again)
    assert first == "maester"
    repeated = run("-m", "maester", *arguments, folder=tmp_path)
    failures = [[line for line in one.stderr.splitlines() if "FAILURE" in line] for one in (done, repeated)]
    assert failures[0] == failures[1] != []
