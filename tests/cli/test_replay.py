"""`maester replay`: a match step by step."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random
from typing import Any

import pytest
from typer.testing import CliRunner

import maester
import tests.engine.skirmish  # noqa: F401  # makes the game known
from maester.cli.main import app
from maester.cli.sentences import event_text, result_text
from maester.engine import Match
from maester.harness.playing import play_at_random
from tests.cli.terminal import NEW, after
from tests.cli.terminal import run as play

pytestmark = pytest.mark.usefixtures("own_folder")
CORPUS = Path(__file__).resolve().parents[1] / "corpus"


def run(*arguments: str, lines: Any = (), code: int = 0) -> str:
    result = CliRunner().invoke(app, ["replay", *arguments], input="".join(f"{line}\n" for line in lines))
    assert result.exit_code == code, result.output
    return str(result.output)


@pytest.fixture
def finished() -> Match:
    """A match that is over, in match.json."""
    match = maester.new_match("skirmish", 3, seed=2, options={"rounds": 1})
    play_at_random(match, Random(2))
    Path("match.json").write_bytes(match.save())
    return match


def steps(*arguments: str) -> list[dict[str, Any]]:
    return [json.loads(line) for line in run("match.json", "--json", *arguments).splitlines()]


# -- step by step ------------------------------------------------------------------------------------------------


def test_enter_goes_from_entry_to_entry(finished: Match) -> None:
    output = run("match.json", lines=["", "", "b", "q"])
    last = len(finished.entries())
    assert f"\n0/{last}: the beginning\n" in output
    first, second = (finished.text(entry.move) for entry in finished.entries()[:2])  # type: ignore[arg-type]
    assert first != second
    shown = [line for line in output.splitlines() if line.startswith(("1/", "2/"))]
    assert [line.split("/")[0] for line in shown] == ["1", "2", "1"]
    assert shown[0].startswith(f"1/{last} wolf: ")


def test_a_tells_the_whole_match_and_its_result(finished: Match) -> None:
    output = run("match.json", lines=["a", "", "q"])
    assert len(finished.events()) > 10
    for event in finished.events():
        assert f"  {event_text('skirmish', event, 'en')}\n" in output
    assert result_text(finished, "en") in output
    assert after(output, "") == "This is the end of the match."


def test_a_number_goes_to_that_moment_with_the_board_as_it_was(finished: Match) -> None:
    output = run("match.json", lines=["3", "99999", "b", "v", "x", "v x", "q"])
    assert "3/" in after(output, "3")
    assert "\nareas:\n" in after(output, "3")
    assert after(output, "99999").startswith("There is no step 99,999: they go from 0 to ")
    assert "\npower:\n" in after(output, "v")
    assert after(output, "x").startswith("Enter: next step.")
    assert "no part of the board called “x”" in after(output, "v x")


def test_to_shows_one_moment_and_leaves(finished: Match) -> None:
    output = run("match.json", "--to", "2", lines=["", "", ""])
    assert output.startswith("2/")
    assert ">" not in output.splitlines()[-1]
    assert "There is no step 9,999" in run("match.json", "--to", "9999", code=2)
    assert "There is no step -1" in run("match.json", "--to", "-1", code=2)


def test_the_end_of_the_input_leaves() -> None:
    match = maester.new_match("skirmish", 2, seed=2, options={"rounds": 1})
    play_at_random(match, Random(2))
    Path("match.json").write_bytes(match.save())
    assert run("match.json").endswith("> \n")


def test_commands_may_be_typed_in_capitals_and_nobody_goes_back_before_the_beginning(finished: Match) -> None:
    output = run("match.json", lines=["B", "1", "A", "b", "?", "V", "Q", "1"])
    assert after(output, "B").startswith("0/")
    last = len(finished.entries())
    assert f"{last}/{last}" in after(output, "A")
    assert after(output, "b").startswith(f"{last - 1}/{last}")
    assert after(output, "?").startswith("Enter: next step.")
    assert "\nareas:\n" in after(output, "V")
    assert output.endswith("> Q\n"), "nothing is read after that"


def test_the_last_step_is_the_last(finished: Match) -> None:
    last = len(finished.entries())
    assert run("match.json", "--to", str(last)).startswith(f"{last}/{last}")
    assert f"There is no step {last + 1}" in run("match.json", "--to", str(last + 1), code=2)


def test_a_terminal_without_boxes_and_colours_may_be_wished_for(
    finished: Match, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("FORCE_COLOR", "1")
    assert "\x1b[" in run("match.json", "--to", "1")
    assert "\x1b[" not in run("match.json", "--to", "1", "--plain")


# -- for programs ------------------------------------------------------------------------------------------------


def test_json_has_entries_texts_and_events(finished: Match) -> None:
    head, *lines = steps()
    assert head["game"] == "skirmish"
    assert head["seats"] == list(finished.seats)
    assert head["result"]["places"] == [list(place) for place in finished.result.places]  # type: ignore[union-attr]
    assert [line["number"] for line in lines] == list(range(head["steps"] + 1))
    again = maester.new_match("skirmish", 3, seed=2, options={"rounds": 1})
    for line in lines[1:]:
        again.play(line["seat"], line["typed"])
    assert again.hash() == finished.hash()
    events = [event for line in lines for event in line["events"]]
    assert len(events) == len(finished.events()) > 10
    assert all(event["text"] for event in events)
    assert len(steps("--to", "2")) == 4


def test_undone_moves_are_steps_too() -> None:
    play(NEW, ["1", "u", *["1"] * 200])
    Path("maester-skirmish.json").rename("match.json")
    lines = steps()[1:]
    assert [line["move"] for line in lines[1:3]][1] == "undo"
    assert lines[2]["text"] == "wolf takes the last move back."
    assert "wolf takes the last move back." in run("match.json", lines=["a"])


def test_a_match_that_was_given_up_tells_who_did() -> None:
    match = maester.new_match("cardgame", seed=2)
    match.concede("lannister")
    Path("match.json").write_bytes(match.save())
    head, _, line = steps()
    assert (head["over"], head["options"]) == (True, match.options)
    assert (line["seat"], line["move"], line["typed"]) == ("lannister", "concede", None)
    assert line["text"] == "House Lannister gives up."


def test_a_running_match_is_told_to_be_one() -> None:
    play([*NEW, "--seat", "kraken"], ["1", "q"])
    Path("maester-skirmish.json").rename("match.json")
    head = steps("--seat", "kraken")[0]
    assert (head["over"], head["result"]) == (False, None)


# -- what may be seen --------------------------------------------------------------------------------------------


def test_a_seat_sees_what_it_saw(finished: Match) -> None:
    lines = steps("--seat", "kraken")[1:]
    told = [{key: value for key, value in event.items() if key != "text"} for line in lines for event in line["events"]]
    assert told == finished.events("kraken")
    assert {line["seat"] for line in lines} == {None, "kraken"}
    assert all(line["seat"] or line["events"] for line in lines[1:])
    assert len(lines) < len(finished.entries())


def test_after_the_end_everything_is_told_but_the_dice_themselves() -> None:
    match = maester.new_match("cardgame", seed=2)
    match.concede("lannister")
    Path("match.json").write_bytes(match.save())
    told = [{**event, "text": ""} for line in steps()[1:] for event in line["events"]]
    drawn = [event for event in told if event["event"] == "cards-drawn"]
    assert [event["seat"] for event in drawn] == ["stark", "lannister"], "what each of them saw"
    assert not {"number-drawn", "drew", "shuffled"} & {event["event"] for event in told}


def test_the_board_is_shown_as_the_seat_saw_it() -> None:
    match = maester.new_match("cardgame", seed=2)
    match.concede("lannister")
    Path("match.json").write_bytes(match.save())
    hands = {house: match.view(house)["table"]["players"][number]["hand"] for number, house in enumerate(match.seats)}
    assert [len(hand) for hand in hands.values()] == [7, 7]
    for house, other in (("stark", "lannister"), ("lannister", "stark")):
        shown = run("match.json", "--to", "1", "--seat", house)
        assert all(name in shown for name in _names(match, hands[house]))
        assert not any(name in shown for name in _names(match, hands[other]) - _names(match, hands[house]))


def _names(match: Match, cards: list[str]) -> set[str]:
    return {card.names["en"] for card in match.definition.data.cards() if card.id in cards}


def test_a_running_match_keeps_its_secrets() -> None:
    play([*NEW, "--seat", "kraken"], ["1", "q"])
    Path("maester-skirmish.json").rename("match.json")
    refused = run("match.json", code=2)
    assert (
        "isn't over, so its secrets stay hidden. Name a seat whose side may be shown, with --seat: kraken." in refused
    )
    assert "the side of wolf stays hidden" in run("match.json", "--seat", "wolf", code=2)
    assert "to miejsce (wolf) pozostaje ukryte" in run("match.json", "--seat", "wolf", "--lang", "pl", code=2)
    assert "kraken: march-1 in kraken-1" in run("match.json", "--seat", "kraken", lines=["a"])
    assert "no seat “fox”" in run("match.json", "--seat", "fox", code=2)


def test_a_match_that_nobody_played_at_a_terminal_stays_hidden_till_its_end() -> None:
    Path("match.json").write_bytes(maester.new_match("skirmish", 2, seed=5).save())
    for arguments in ((), ("--seat", "wolf"), ("--json",)):
        assert "Nobody played it at a terminal" in run("match.json", *arguments, code=2)


def test_wrong_arguments_are_explained() -> None:
    assert "none.json can't be read" in run("none.json", code=2)
    Path("bad.json").write_text("{")
    assert "This save is damaged" in run("bad.json", code=2)
    assert "no language “de”" in run("bad.json", "--lang", "de", code=2)


# -- all games ---------------------------------------------------------------------------------------------------


def test_a_match_of_the_board_game_is_told_in_polish() -> None:
    file = CORPUS / "boardgame" / "v1" / "01.json"
    match = maester.load(file.read_bytes())
    output = run(str(file), "--lang", "pl", "--plain", lines=["a", "v tory", "q"])
    assert len(match.events()) > 20
    for event in match.events():
        assert f"  {event_text('boardgame', event, 'pl')}\n" in output
    assert result_text(match, "pl") in output
    assert after(output, "v tory").startswith("Tory Wpływów:\n")


def test_every_match_of_the_corpus_replays_step_by_step() -> None:
    files = sorted((CORPUS / "skirmish").rglob("*.json"))[:5]
    assert len(files) == 5
    for file in files:
        head, *lines = (json.loads(line) for line in run(str(file), "--json").splitlines())
        assert head["steps"] == len(maester.load(file.read_bytes()).entries())
        assert lines[-1]["number"] == head["steps"]
