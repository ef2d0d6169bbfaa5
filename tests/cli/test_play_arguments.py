"""`maester play`: what is typed after it, how it looks, and its languages."""

from __future__ import annotations

import os
import re
from pathlib import Path

import pytest
from typer.testing import CliRunner

import maester
from maester.words import SHARED_FOLDER
from tests.cli.terminal import NEW, ONES, ROOT, SAVE, app, moves_of, run, saved

pytestmark = pytest.mark.usefixtures("own_folder")


# -- arguments -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("arguments", "english", "polish"),
    [
        ([], "Which game?", "Jaka gra?"),
        (["chess"], "no game called “chess”", "Nie ma gry o nazwie „chess”"),
        (["skirmish", "--players", "9"], "isn't for 9 players", "nie może wynosić 9"),
        (["skirmish", "--seat", "fox"], "no seat “fox”. The seats are: wolf", "Nie ma miejsca „fox”"),
        (["skirmish", "--seed", "-1"], "“-1” is no seed", "„-1” nie jest ziarnem"),
        (["skirmish", "--bots", "clever"], "no bots “clever”, only: random", "Nie ma botów „clever”"),
        (["skirmish", "--option", "rounds=5"], "can't be “5”. It can be: 10, 1, 2 and 3", "nie może mieć wartości „5”"),
        (["skirmish", "--option", "speed=5"], "no option “speed”", "nie ma opcji „speed”"),
        (["--load", "none.json"], "none.json can't be read: No such file", "Nie da się odczytać pliku none.json"),
        (["--load", "text.json"], "This save is damaged", "Ten zapis jest uszkodzony"),
        (["--load", "text.json", "--seed", "3"], "--load can't be used together", "--load nie łączy się"),
        (["chess", "--load", "wolf.json"], "wolf.json is a match of another game: skirmish", "w inną grę: skirmish"),
        (["skirmish", "--save", "text.json"], "already something in text.json", "W pliku text.json już coś jest"),
        (["skirmish", "--save", "pipe"], "already something in pipe", "W pliku pipe już coś jest"),
        (["skirmish", "--save", "."], "already something in .", "W pliku . już coś jest"),
        (["skirmish", "--save", "no/such.json"], "can't be saved in no/such.json", "Nie da się zapisać rozgrywki"),
    ],
)
def test_wrong_arguments_are_explained(arguments: list[str], english: str, polish: str) -> None:
    Path("text.json").write_text("{")
    if not Path("pipe").exists():
        os.mkfifo("pipe")  # It stands for all that isn't a file; never try this with a device of the machine.
    Path("wolf.json").write_bytes(maester.new_match("skirmish", 2, seed=5).save())
    for language, sentence in (("en", english), ("pl", polish)):
        result = CliRunner().invoke(app, ["play", *arguments, "--lang", language], input="q\n")
        assert result.exit_code == 2
        assert sentence in result.stderr
        assert result.stdout == ""
    assert Path("pipe").is_fifo()


def test_an_unknown_language_is_said_in_the_language_of_the_system(monkeypatch: pytest.MonkeyPatch) -> None:
    assert "no language “de”, only: en and pl" in run(["skirmish", "--lang", "de"], code=2)
    monkeypatch.setenv("MAESTER_LANG", "pl")
    assert "Nie ma języka „de”" in run(["skirmish", "--lang", "de"], code=2)
    assert "Grasz jako wolf" in run(NEW)


def test_an_empty_file_may_be_named_to_save_in() -> None:
    Path("empty.json").touch()
    run([*NEW, "--save", "empty.json"], ["1"])
    assert len(moves_of(saved("empty.json"))) == 1


def test_the_modules_that_brought_a_game_belong_to_the_commands_that_are_told() -> None:
    from maester.cli.main import app as whole

    arguments = ["--with", "tests.engine.skirmish", "play", "skirmish"]
    output = CliRunner().invoke(whole, arguments, input="q\n").output
    assert output.endswith(f"type: maester --with tests.engine.skirmish play --load {SAVE}\n")


# -- how it looks ----------------------------------------------------------------------------------------------------


def on_a_terminal(monkeypatch: pytest.MonkeyPatch, *arguments: str, **environment: str) -> str:
    for name, value in {"FORCE_COLOR": "1", "COLUMNS": "80", "TERM": "xterm", **environment}.items():
        monkeypatch.setenv(name, value)
    result = CliRunner().invoke(app, ["play", *NEW, *arguments], input="gather\nv\n99\n", color=True)
    assert result.exit_code == 0
    return str(result.output)


def test_a_terminal_gets_boxes_and_colours(monkeypatch: pytest.MonkeyPatch) -> None:
    output = on_a_terminal(monkeypatch)
    assert "\x1b[36m╭" in output
    text = re.sub(r"\x1b\[[\d;]*m", "", output)
    assert "│ 13 gather-1 in wolf-1 " in text
    assert re.search(r"^ +area +owner +units +order *$", text, re.MULTILINE)
    assert all(len(line) <= 80 for line in text.splitlines())


def test_plain_has_neither(monkeypatch: pytest.MonkeyPatch) -> None:
    output = on_a_terminal(monkeypatch, "--plain")
    assert "13. gather-1 in wolf-1\n" in output
    assert not re.search(r"[\x1b\u2500-\u257f]", output)


def test_no_color_is_obeyed(monkeypatch: pytest.MonkeyPatch) -> None:
    output = on_a_terminal(monkeypatch, NO_COLOR="1")
    assert "╭" in output
    assert not re.search(r"\x1b\[[\d;]*3\d", output)


# -- languages -------------------------------------------------------------------------------------------------------


def test_nothing_is_said_outside_the_words() -> None:
    lines = ["?", "why 3", "why order wolf-5: march-1", "why", "why foo", "? supply", "? march", "? zzz", "u", "march",
             "foo bar", "99", "s", "1", "u", "1", "1", "1", "1", "u", "u!", "q"]  # fmt: skip
    output = run(["skirmish", "--players", "3", "--seed", "1", "--lang", "xx"], lines)
    output += run(["--load", SAVE, "--lang", "xx"], ONES[:60]) + run([*NEW, "--lang", "xx"], ONES)
    output += run(["--lang", "xx"], code=2) + run(["skirmish", "--bots", "x", "--lang", "xx"], code=2)
    typed = re.compile(r"^> .*$", re.MULTILINE)
    left = typed.sub("", output)
    while left != (left := re.sub(r"⟦[^⟦⟧]*⟧", "", left)):
        pass
    assert re.findall(r"[^\W\d]{2,}", left) == []


def test_every_sentence_of_the_terminal_is_used() -> None:
    paths = [path for folder in ("cli", "bots") for path in (ROOT / "src/maester" / folder).rglob("*.py")]
    code = "".join(path.read_text(encoding="utf-8") for path in paths)
    text = (SHARED_FOLDER / "en" / "play.ftl").read_text(encoding="utf-8")
    ids = re.findall(r"^(play-[\w-]+|error-[\w-]+) =", text, re.MULTILINE)
    assert len(ids) > 40
    assert [id for id in ids if f'"{id.removeprefix("error-")}"' not in code] == []
