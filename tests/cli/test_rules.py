"""`maester rules`: looking rules up."""

from __future__ import annotations

from typing import Any

import pytest
import typer
from typer.testing import CliRunner

from maester.cli.rules import rules
from maester.rulebook import catalogue, catalogues

app = typer.Typer()
app.command("rules")(rules)


@app.callback()
def other_commands() -> None:
    """Makes `rules` a command among others, as it is in Maester."""


@pytest.fixture(autouse=True)
def _english(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("MAESTER_LANG", "en")


def run(*arguments: str) -> Any:
    return CliRunner().invoke(app, ["rules", *arguments])


def test_alone_it_lists_the_catalogues_with_their_numbers() -> None:
    result = run()
    assert result.exit_code == 0
    lines = result.stdout.splitlines()
    assert [line.split()[0] for line in lines] == list(catalogues())
    assert any(
        "456 rules, 25 worked examples" in line and "A Game of Thrones: The Board Game" in line for line in lines
    )


def test_words_find_rules_and_show_what_one_cites() -> None:
    result = run("boardgame", "pillage", "victim")
    assert result.exit_code == 0
    assert result.stdout.splitlines() == [
        "A Game of Thrones: The Board Game: 1 rule",
        "",
        "Action phase: Raid orders",
        "  raid.pillage-gain-even-if-victim-empty  p. 14",
        "    The pillager gains his token from the pool even if the victim has none to lose; nothing passes directly"
        " between players.",
    ]


def test_polish_by_option() -> None:
    result = run("boardgame", "pillage", "victim", "--lang", "pl")
    assert result.exit_code == 0
    assert "Gra o Tron: 1 zasada" in result.stdout
    assert "Faza Akcji: rozkazy Najazdu" in result.stdout
    assert "raid.pillage-gain-even-if-victim-empty  s. 14" in result.stdout


@pytest.mark.parametrize(
    ("environment", "page"),
    [
        ({"MAESTER_LANG": "pl", "LANG": "en_US.UTF-8"}, "s. 14"),
        ({"MAESTER_LANG": "", "LANG": "pl_PL.UTF-8"}, "s. 14"),
        ({"MAESTER_LANG": "en", "LANG": "pl_PL.UTF-8"}, "p. 14"),
        ({"MAESTER_LANG": "", "LANG": "de_DE.UTF-8"}, "p. 14"),
    ],
)
def test_the_language_of_the_environment(
    monkeypatch: pytest.MonkeyPatch, environment: dict[str, str], page: str
) -> None:
    for name in ("LC_ALL", "LC_MESSAGES"):
        monkeypatch.delenv(name, raising=False)
    for name, value in environment.items():
        monkeypatch.setenv(name, value)
    assert f"raid.targets  {page}" in run("boardgame", "raid.targets").stdout


def test_rules_stand_under_their_topic_and_each_topic_once() -> None:
    result = run("cardgame", "kneel")
    topics = [line for line in result.stdout.splitlines()[1:] if line and not line.startswith(" ")]
    assert len(topics) > 2
    assert len(topics) == len(set(topics))
    assert set(topics) <= {each.topic for each in catalogue("cardgame").rules}


def test_rulings_are_marked_and_other_rules_are_not() -> None:
    result = run("miniatures", "tolerance")
    assert "  ruling.tolerance  [ruling]" in result.stdout
    assert "[ruling]" not in run("boardgame", "pillage", "victim").stdout
    assert "[orzeczenie]" in run("miniatures", "tolerance", "--lang", "pl").stdout


def test_a_game_alone_shows_all_its_rules() -> None:
    result = run("alliances")
    assert result.exit_code == 0
    assert len(catalogue("alliances").rules) > 50
    for each in catalogue("alliances").rules:
        assert f"  {each.id}  p. {each.page}" in result.stdout


def test_an_exact_id_shows_everything_about_one_rule() -> None:
    ruling = catalogue("miniatures").rule("ruling.tolerance")
    assert ruling is not None
    result = run("miniatures", "ruling.tolerance")
    assert result.exit_code == 0
    assert result.stdout.splitlines() == [
        "ruling.tolerance  [ruling]",
        "Ruling: geometry",
        ruling.says,
        "",
        f"Reason: {ruling.reason}",
        "Settles: move.one-inch, range.short-long and term.engaged",
        f"Test idea: {ruling.test}",
    ]


def test_an_exact_id_shows_the_polish_term_and_the_examples() -> None:
    result = run("miniatures", "rank.lost-with-last-model", "--lang", "pl")
    assert "Przykłady: example.rank-three-wounds" in result.stdout
    assert "W polskiej instrukcji: Aktywacja" in run("miniatures", "term.activation", "--lang", "pl").stdout


def test_an_example_is_shown_by_its_id() -> None:
    result = run("miniatures", "example.rank-three-wounds")
    assert result.exit_code == 0
    assert result.stdout.startswith(
        "example.rank-three-wounds  p. 7  [worked example]\nLosing three of twelve models\n"
    )
    assert "Outcome: After 3 Wounds 9 models and 3 ranks remain" in result.stdout


@pytest.mark.parametrize("game", ["alliances", "boardgame", "cardgame"])
def test_reasons_and_examples_are_shown_in_the_language_that_is_asked_for(game: str) -> None:
    rulings = [rule for rule in catalogue(game).rules if rule.reason]
    for rule in rulings[:3]:
        assert f"Uzasadnienie: {rule.reason_pl}\n" in run(game, rule.id, "--lang", "pl").stdout
        assert f"Reason: {rule.reason}\n" in run(game, rule.id, "--lang", "en").stdout
    assert rulings or game == "boardgame"
    example = catalogue(game).examples[0]
    polish = run(game, example.id, "--lang", "pl").stdout
    assert polish.splitlines()[1:4] == [
        example.title_pl,
        f"Sytuacja: {example.scenario_pl}",
        f"Wynik: {example.outcome_pl}",
    ]
    assert run(game, example.id, "--lang", "en").stdout.splitlines()[1:4] == [
        example.title,
        f"Situation: {example.scenario}",
        f"Outcome: {example.outcome}",
    ]


@pytest.mark.parametrize("arguments", [("chess",), ("chess", "raid"), ("chess", "--coverage")])
def test_an_unknown_game_is_an_error_with_the_known_ones(arguments: tuple[str, ...]) -> None:
    result = run(*arguments)
    assert result.exit_code == 2
    assert result.stdout == ""
    assert '"chess"' in result.stderr
    assert "boardgame" in result.stderr


def test_no_match_suggests_ids() -> None:
    result = run("boardgame", "march.one-batle")
    assert result.exit_code == 1
    assert "no rule with all of these words: march.one-batle" in result.stdout
    assert "Did you mean march.one-battle, " in result.stdout


def test_no_match_and_nothing_near_suggests_nothing() -> None:
    result = run("boardgame", "xyzzyx", "--lang", "pl")
    assert result.exit_code == 1
    assert "żadna zasada nie zawiera" in result.stdout
    assert "Może chodziło" not in result.stdout


def test_a_terminal_gets_colours_and_short_lines(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("FORCE_COLOR", "1")
    monkeypatch.setenv("COLUMNS", "60")
    result = CliRunner().invoke(app, ["rules", "boardgame", "pillage", "victim"], color=True)
    assert "\x1b[" in result.stdout
    assert all(len(line) < 120 for line in result.stdout.splitlines())
    assert "\x1b[" not in run_plain(monkeypatch)


def run_plain(monkeypatch: pytest.MonkeyPatch) -> str:
    monkeypatch.delenv("FORCE_COLOR")
    return str(run("boardgame", "pillage", "victim").stdout)
