"""`maester arena` as a person calls it."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import msgspec
import pytest
from typer.testing import CliRunner

from maester.arena import CardRate, ContestReport, Lengths, Rate, make_contest, play_one
from maester.arena.playing import BotFailure
from maester.arena.report import FailedMatch, Thinking, Timing
from maester.arena.statistics import Interval
from maester.bots import register_bot, registry
from maester.cli import arena
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


# -- the tables --------------------------------------------------------------------------------------------------


def rate(wins: float, players: int, **whose: Any) -> Rate:
    named = {"bot": None, "seat": None, "house": None, **whose}
    return Rate(**named, matches=9, players=players, wins=wins, rate=wins / players, interval=Interval(0.1, 0.6))


def card_rate(event: str, card: str | None, wins: float) -> CardRate:
    return CardRate(event, card, 7, 9, 4, wins, wins / 4, Interval(0.1, 0.6))


def a_report(**changes: Any) -> ContestReport:
    """A contest in which page was better than random."""
    contest = make_contest("alliances", ["random", "page"], 6, 9, options={"quick_game": True})
    contest = msgspec.structs.replace(contest, card_events=("ally-placed", "card-played"))
    bots = (rate(1.0, 6, bot="random"), rate(4.5, 6, bot="page"))
    made = ContestReport(
        contest=contest,
        played=6,
        par=0.5,
        by_bot=bots,
        by_seat=(rate(2.0, 6, seat=1),),
        by_house=(rate(2.0, 6, house="eddard-stark"),),
        by_bot_and_house=(rate(1.0, 3, bot="page", house="eddard-stark"),),
        by_card=(
            card_rate("ally-placed", "inf-betrayal", 1.0),
            card_rate("ally-placed", None, 2.0),
            card_rate("ally-placed", "inf-not-in-the-box", 3.0),
            card_rate("card-played", None, 2.0),
        ),
        rounds=Lengths(2.0, 2.5, 3.0),
        decisions=None,
        failures=(),
        timing=Timing(None, (Thinking("page", 12, 0.00125, 0.5),)),
    )
    return msgspec.structs.replace(made, **changes)


def shown(report: ContestReport, capsys: pytest.CaptureFixture[str]) -> dict[str, list[list[str]]]:
    """The rows of each table by its title, without the heading."""
    arena._show(report)
    tables: dict[str, list[list[str]]] = {}
    for line in capsys.readouterr().out.splitlines()[1:]:
        if line.startswith("│"):
            tables[next(reversed(tables))].append([cell.strip() for cell in line.strip("│").split("│")])
        elif line.strip() and line[0].isalpha():
            tables[line.strip()] = []
    return tables


def test_every_table_shows_its_own_numbers_the_best_first(capsys: pytest.CaptureFixture[str]) -> None:
    tables = shown(a_report(), capsys)
    interval = "10.0%–60.0%"
    assert tables["By bot"] == [["page", "6", "4.5", "75.0%", interval], ["random", "6", "1", "16.7%", interval]]
    assert tables["By seat"] == [["1", "6", "2", "33.3%", interval]]
    assert tables["By bot and house or leader"] == [["page", "Eddard Stark", "3", "1", "33.3%", interval]]
    assert tables["By card (ally-placed)"] == [
        ["all cards together", "7", "4", "2", "50.0%", interval],
        ["inf-not-in-the-box", "7", "4", "3", "75.0%", interval],
        ["Betrayal", "7", "4", "1", "25.0%", interval],
    ]
    assert tables["By card (card-played)"] == [["all cards together", "7", "4", "2", "50.0%", interval]]
    assert tables["How long the matches were"] == [["rounds", "2.0", "2.5", "3.0"]]
    assert next(reversed(tables.values())) == [["page", "12", "1.25", "500.0"]], "thinking, in milliseconds"


def test_one_bot_alone_is_not_told_apart_by_house(capsys: pytest.CaptureFixture[str]) -> None:
    assert "By bot and house or leader" not in shown(a_report(by_bot=a_report().by_bot[:1]), capsys)


def test_without_a_result_there_are_no_tables(capsys: pytest.CaptureFixture[str]) -> None:
    assert shown(a_report(played=0), capsys) == {}


def test_of_many_failures_the_first_few_are_told(capsys: pytest.CaptureFixture[str]) -> None:
    failure = BotFailure(bot="page", seat="stark", number=3, decision="act", reason="the heat of Dorne", trace="")
    failures = tuple(FailedMatch(failure, seed, ("page", "random")) for seed in range(arena.MOST_FAILURES + 1))
    arena._tell_failures(a_report(failures=failures))
    told = capsys.readouterr().err
    assert [f"--seed {seed} " in told for seed in range(6)] == [True] * 5 + [False]
    assert "6 matches have no result" in told


# -- as a command ------------------------------------------------------------------------------------------------


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
