"""The command `maester` as a person calls it."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random
from typing import Any

import pytest
from typer.testing import CliRunner

import maester
import tests.engine.skirmish  # noqa: F401
from maester.cli.main import app, main
from maester.harness.playing import play_at_random
from tests.engine.skirmish.rounds import GatherPower


def run(*arguments: str) -> Any:
    return CliRunner().invoke(app, arguments)


@pytest.fixture
def save(tmp_path: Path) -> Path:
    match = maester.new_match("skirmish", 2, options={"rounds": 1})
    play_at_random(match, Random(1))
    path = tmp_path / "match.json"
    path.write_bytes(match.save())
    return path


def test_help_names_all_commands() -> None:
    shown = run("--help")
    assert shown.exit_code == 0
    for command in ("play", "rules", "playout", "bench", "verify"):
        assert command in shown.stdout


def test_the_version_is_shown() -> None:
    assert run("--version").stdout.strip() == f"maester {maester.__version__}"


def test_a_module_that_isn_t_there_is_an_error() -> None:
    refused = run("--with", "no.such.module", "playout", "skirmish")
    assert refused.exit_code == 2
    assert "no.such.module" in refused.output


def test_playout_says_how_many_matches_went_well() -> None:
    done = run(
        "playout", "skirmish", "--players", "2", "--option", "rounds=1", "--games", "3", "--seed", "5", "--check"
    )
    assert done.exit_code == 0, done.output
    assert "3 matches (1 configuration)" in done.stdout
    assert "first seed 5: no failures." in done.stdout


def test_playout_goes_through_all_configurations_without_a_number() -> None:
    done = run("playout", "skirmish", "--option", "rounds=1", "--jobs", "1")
    assert "5 matches (5 configurations)" in done.stdout


def test_playout_ends_with_1_and_tells_how_to_repeat_a_failure(monkeypatch: pytest.MonkeyPatch) -> None:
    def run_wild(self: GatherPower, game: Any) -> None:
        raise RuntimeError("the sky fell")

    monkeypatch.setattr(GatherPower, "run", run_wild)
    done = run(
        "playout", "skirmish", "--players", "3", "--option", "rounds=1", "--games", "2", "--seed", "8", "--jobs", "1"
    )
    assert done.exit_code == 1
    assert "the sky fell" in done.output
    assert "maester playout skirmish --players 3 --option rounds=1 --games 1 --seed 8" in done.output
    assert "2 failures" in done.output


@pytest.mark.parametrize(
    ("arguments", "wrong"),
    [
        (("playout", "chess"), "chess"),
        (("playout", "skirmish", "--players", "9"), "9"),
        (("playout", "skirmish", "--option", "colour=red"), "colour"),
        (("playout", "skirmish", "--option", "rounds=77"), "77"),
        (("bench", "chess"), "chess"),
    ],
)
def test_wrong_arguments_are_maester_errors(arguments: tuple[str, ...], wrong: str) -> None:
    refused = run(*arguments)
    assert isinstance(refused.exception, maester.MaesterError)
    assert wrong in refused.exception.message("en")
    assert wrong in refused.exception.message("pl")


def test_bench_measures_the_game() -> None:
    done = run("bench", "skirmish", "--json", "--passes", "2", "--seconds", "0.1")
    report = json.loads(done.stdout)
    (play,) = report["plays"]
    assert play["name"] == "skirmish"
    rate = play["decisions_per_second"]
    assert 0 < rate["lowest"] <= rate["median"] <= rate["highest"]
    assert play["decisions_per_game"] > 50
    assert set(report["costs"]) == {"clone_by_hand", "clone_by_codec", "view", "save", "load"}


def test_bench_shows_a_table() -> None:
    done = run("bench", "skirmish", "--players", "2", "--passes", "1", "--seconds", "0.1")
    assert "decisions/s" in done.stdout
    assert "clone, by hand" in done.stdout


def test_verify_proves_a_match(save: Path) -> None:
    proven = run("verify", str(save))
    assert proven.exit_code == 0
    assert "1 shuffle" in proven.stdout
    assert "which was fixed before the first decision" in proven.stdout
    assert json.loads(run("verify", str(save), "--json").stdout)["proven"] is True


def test_verify_says_that_a_seed_was_given(tmp_path: Path) -> None:
    match, path = maester.new_match("cardgame", seed=7), tmp_path / "match.json"
    match.concede("stark")
    path.write_bytes(match.save())
    given = run("verify", str(path))
    assert given.exit_code == 0
    assert "which was fixed before the first decision" not in given.stdout
    assert json.loads(run("verify", str(path), "--json").stdout)["proven"] is False


def test_past_failure_verify_told_the_seed_of_a_running_match(tmp_path: Path) -> None:
    match, path = maester.new_match("skirmish", 2, options={"rounds": 1}), tmp_path / "match.json"
    path.write_bytes(match.save())
    told, plain = run("verify", str(path)), run("verify", str(path), "--json")
    assert (told.exit_code, plain.exit_code) == (0, 0)
    assert match.commitment in told.stdout
    assert f"{match.seed:x}" not in told.stdout + plain.stdout


def test_verify_refuses_another_commitment(save: Path) -> None:
    refused = run("verify", str(save), "--commitment", "00" * 32)
    assert refused.exit_code == 1
    assert "committed" in refused.output


def test_verify_refuses_a_damaged_save_and_a_missing_file(save: Path, tmp_path: Path) -> None:
    save.write_bytes(save.read_bytes()[:-20])
    assert run("verify", str(save)).exit_code == 1
    missing = run("verify", str(tmp_path / "none.json"))
    assert missing.exit_code == 2
    assert "none.json" in missing.output


@pytest.mark.parametrize(
    ("arguments", "english", "polish"),
    [
        (["play", "skirmish", "--players", "x"], "--players takes a whole number", "--players przyjmuje odpowiednią"),
        (["play", "--seet", "wolf"], "There is no option --seet. Perhaps: ", "Nie ma opcji --seet. Może: "),
        (["play", "--zzzzzz"], "There is no option --zzzzzz.", "Nie ma opcji --zzzzzz."),
        (["play", "--players"], "--players needs a value.", "Opcja --players wymaga wartości."),
        (["verify"], "FILE is missing.", "Brakuje: FILE."),
        (["frob"], "There is no such command. There are: ", "Nie ma takiego polecenia. Są: "),
        (["play", "skirmish", "wolf"], "There is a word too many.", "O jedno słowo za dużo."),
        (["play", "chess"], "no game called “chess”", "Nie ma gry o nazwie „chess”"),
        (["playout", "chess"], "no game called “chess”", "Nie ma gry o nazwie „chess”"),
    ],
)
def test_a_wrong_command_line_is_explained_in_the_language_of_the_system(
    arguments: list[str],
    english: str,
    polish: str,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    for language, sentence in (("en", english), ("pl", polish)):
        monkeypatch.setenv("MAESTER_LANG", language)
        monkeypatch.setattr("sys.argv", ["maester", *arguments])
        with pytest.raises(SystemExit) as ended:
            main()
        assert ended.value.code == 2
        shown = capsys.readouterr()
        assert sentence in shown.err
        assert shown.out == ""


def test_without_a_command_there_is_help(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr("sys.argv", ["maester"])
    with pytest.raises(SystemExit):
        main()
    assert "replay" in capsys.readouterr().out


def test_success_ends_with_0(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr("sys.argv", ["maester", "--version"])
    with pytest.raises(SystemExit) as ended:
        main()
    assert not ended.value.code
    assert capsys.readouterr().out.startswith("maester ")
