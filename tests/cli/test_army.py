"""`maester army`: lists made, checked, shown and converted."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

from maester.cli.main import app
from maester.games.miniatures.army_text import text_of
from maester.words import LANGUAGES
from tests.games.miniatures.army_lists import LEGAL, army

CODE = f"{LEGAL}~1"


def run(*arguments: str, typed: str = "") -> Any:
    return CliRunner().invoke(app, ["army", *arguments], input=typed)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_new_army_is_legal_and_always_the_same_for_a_seed(language: str) -> None:
    first = run("new", "stark", "--points", "30", "--seed", "3", "--lang", language)
    assert first.exit_code == 0
    assert first.output == run("new", "stark", "--points", "30", "--seed", "3", "--lang", language).output
    assert run("check", "-", typed=first.output).exit_code == 0


@pytest.mark.parametrize("name", ["stark-40", CODE, "list.txt", "code.txt", "-"])
def test_a_list_is_named_in_any_of_its_forms(name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    Path("list.txt").write_text(text_of(army(LEGAL), "pl"), encoding="utf-8")
    Path("code.txt").write_text(f"  {CODE}\n", encoding="utf-8")
    assert run("code", name, typed=text_of(army(LEGAL), "en")).output == f"{CODE}\n"
    assert run("text", name, "--lang", "pl", typed=CODE).output == f"{text_of(army(LEGAL), 'pl')}\n"


def test_a_check_tells_costs_lines_and_faults() -> None:
    legal = run("check", CODE, "--lang", "en")
    assert (legal.exit_code, legal.output) == (
        0, "Cost: 40 of 40 points, Neutral 0 of at most 12.\nThis army is legal.\n",
    )  # fmt: skip
    wrong = run("check", "-", "--lang", "en", typed="House Stark, 20 points\nStark Outriders with Umber Champion\nHats")
    assert wrong.exit_code == 1
    for part in ("Cost: 7 of 20", "Line 3: ", "[attachment.same-type]", "[army.one-commander]", "breaks 2 restr"):
        assert part in wrong.output
    polish = run("check", "-", "--lang", "pl", typed="Neutralni, 20 punktów\nHedge Knights")
    assert "Koszt: 7 z 20 punktów." in polish.output
    unplayable = run("check", "bolton-30", "--lang", "en")
    assert unplayable.exit_code == 0
    assert "can't be played yet" in unplayable.output


def test_a_line_that_was_not_understood_is_no_success() -> None:
    typed = text_of(army(LEGAL), "en") + "\nSomething else"
    assert run("check", "-", typed=typed).exit_code == 1


def test_an_army_is_shown_with_its_cards_and_its_deck() -> None:
    shown = run("show", "lannister-20", "--lang", "en").output
    for part in ("Total: 20", "Jaime Lannister, The Kingslayer [20115]", "Cersei Lannister, Queen Regent",
                 "Kingslayer's Infamy", "This army is legal."):  # fmt: skip
        assert part in shown
    ready = run("show", "--lang", "en").output
    assert ready.count("\n") == 35
    assert "stark-20: The First Snow. House Stark, 20 points. Commander: Robb Stark, The Wolf Lord." in ready
    assert "[army.one-commander]" in run("show", "stark/40/10201,10203~1", "--lang", "en").output


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (("new", "dragons"), "no faction"),
        (("new", "stark", "--points", "-5"), "can't have -5 points"),
        (("check", "no-such-file"), "neither a file"),
        (("check", "."), "neither a file"),
        (("check", CODE[:-2]), "cut short"),
        (("check", CODE.replace("10208", "99999")), "no card"),
        (("code", "stark/40/"), "cut short"),
    ],
)
def test_what_can_not_be_read_is_told(arguments: tuple[str, ...], told: str) -> None:
    found = run(*arguments, "--lang", "en")
    assert found.exit_code == 2
    assert told in found.output


def test_a_huge_file_is_refused(tmp_path: Path) -> None:
    huge = tmp_path / "huge.txt"
    huge.write_text("• Stark Sworn Swords (5)\n" * 1_000_000, encoding="utf-8")
    found = run("check", str(huge), "--lang", "en")
    assert (found.exit_code, "at most 20,000" in found.output) == (2, True)
    assert run("check", "-", typed="x" * 100_000).exit_code == 2


def test_no_other_command_waits_for_the_game() -> None:
    program = "import sys; import maester.cli.main; print(any('miniatures' in name for name in sys.modules))"
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "False"
