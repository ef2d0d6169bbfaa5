"""`maester arena` as a person calls it."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

from maester.bots import register_bot, registry
from maester.cli.main import app, main
from tests.arena.test_contest import Fainting


def run(*arguments: str) -> Any:
    return CliRunner().invoke(app, ("arena", *arguments))


SMALL = ("boardgame", "--option", "rounds=1", "--seed", "9", "--jobs", "1")


def test_it_shows_who_won_how_often() -> None:
    done = run(*SMALL, "--bots", "page,random,random", "--games", "3")
    assert done.exit_code == 0, done.output
    assert "3 matches of page, random, random, first seed 9. Among equals each wins 33.3%." in done.stdout
    for part in ("By bot", "By seat", "By house", "95 % interval", "House Stark", "rounds", "worst ms"):
        assert part in done.stdout


def test_it_shows_who_won_with_which_cards() -> None:
    few = ("--bots", "random", "--players", "3", "--games", "3", "--option", "quick_game=true", "--jobs", "1")
    done = run("alliances", "--seed", "9", *few, "--by-card", "ally-placed", "--by-card", "card-played")
    assert done.exit_code == 0, done.output
    parts = ("By card (ally-placed)", "By card (card-played)", "all cards together", "A Game of Thrones", "times")
    for part in parts:
        assert part in done.stdout


def test_the_number_of_players_may_be_given() -> None:
    done = run(*SMALL, "--bots", "page,random", "--players", "4", "--games", "1", "--json", "-")
    assert json.loads(done.stdout)["contest"]["bots"] == ["page", "random", "random", "random"]


def test_json_alone_goes_to_the_output() -> None:
    done = run(*SMALL, "--bots", "page,random,random", "--games", "3", "--json", "-")
    result = json.loads(done.stdout)
    assert set(result) == {
        "contest", "played", "par", "by_bot", "by_seat", "by_house", "by_bot_and_house", "by_card", "rounds",
        "decisions", "failures", "timing",
    }  # fmt: skip
    assert result["contest"] == {
        "game": "boardgame",
        "bots": ["page", "random", "random"],
        "options": {"rounds": 1},
        "seed": 9,
        "blocks": 1,
        "card_events": [],
    }
    assert set(result["by_bot"][0]) == {"bot", "seat", "house", "matches", "players", "wins", "rate", "interval"}
    assert result["timing"]["thinking"][0]["bot"] == "page"


def test_json_goes_to_a_file_beside_the_tables(tmp_path: Path) -> None:
    file = tmp_path / "result.json"
    done = run(*SMALL, "--bots", "random", "--games", "1", "--json", str(file))
    assert "By bot" in done.stdout
    assert json.loads(file.read_bytes())["played"] == 3


def test_a_file_that_can_t_be_written_is_an_error(tmp_path: Path) -> None:
    done = run(*SMALL, "--bots", "random", "--games", "1", "--json", str(tmp_path / "no" / "file.json"))
    assert done.exit_code == 2
    assert "can't be written" in done.output


def test_a_failing_bot_is_told_with_the_command_that_repeats_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(registry, "_registered", {})
    register_bot("boardgame", Fainting.name, Fainting)
    bots = "fainting,random,random"
    done = run("boardgame", "--option", "rounds=2", "--bots", bots, "--games", "4", "--seed", "9", "--jobs", "1")
    assert done.exit_code == 1
    assert "FAILURE: fainting (" in done.output
    assert "RuntimeError: the heat of Dorne" in done.output
    again = "--bots fainting,random,random --option rounds=2 --games 1 --seed 9 --jobs 1"
    assert f"Again: maester arena boardgame {again}" in done.output
    assert "6 matches have no result, because a bot failed in them." in done.output


def test_ctrl_c_shows_what_was_played(monkeypatch: pytest.MonkeyPatch) -> None:
    from maester.arena import play_one
    from maester.cli import arena

    def two_matches(matches: Any, jobs: int) -> Any:
        yield from map(play_one, matches[:2])
        raise KeyboardInterrupt

    monkeypatch.setattr(arena, "play_all", two_matches)
    done = run(*SMALL, "--bots", "random", "--games", "6")
    assert done.exit_code == 130
    assert "2 matches of" in done.stdout
    assert "Stopped after 2 of 6 matches" in done.output


@pytest.mark.parametrize(
    ("arguments", "wrong"),
    [
        (("boardgame", "--bots", "hodor"), "hodor"),
        (("chess", "--bots", "random"), "chess"),
        (("boardgame", "--bots", ","), "No bots are named."),
        (("boardgame", "--bots", "random", "--players", "9"), "9"),
        (("boardgame", "--bots", "random", "--by-card", "hodor-played"), "hodor-played"),
        (("boardgame", "--bots", "random", "--option", "rounds=99"), "99"),
    ],
)
def test_bad_input_is_a_sentence(
    arguments: tuple[str, ...], wrong: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("sys.argv", ["maester", "arena", *arguments])
    with pytest.raises(SystemExit) as stopped:
        main()
    assert stopped.value.code == 2
    assert wrong in capsys.readouterr().err
