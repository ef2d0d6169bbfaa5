"""`maester play` with several people at one terminal, and with bots of all kinds."""

from __future__ import annotations

import re
import sys
from pathlib import Path
from types import SimpleNamespace

import msgspec
import pytest

import maester
from maester.bots import Bot, Budget, RandomBot, SeatTable, default_bot
from maester.cli.screen import CURTAIN_LINES, Screen
from maester.cli.sentences import event_text
from maester.engine import Move
from maester.engine.record import read_save
from maester.words import words
from tests.cli.terminal import NEW, ONES, SAVE, after, moves_of, run, saved

pytestmark = pytest.mark.usefixtures("own_folder")

CURTAIN = "\n" * CURTAIN_LINES
TWO = (*NEW, "--seat", "wolf,lion")


def sat_down(output: str) -> list[str]:
    """Who was called to the screen, in order."""
    return re.findall(r"Hand the screen to (\w+)\.", output)


# -- the curtain -------------------------------------------------------------------------------------------------


def test_each_person_answers_in_turn_behind_a_curtain() -> None:
    output = run(TWO, ["", "1", "2", "4", "5", "", "1", "2", "4", "5"])
    assert "At this terminal: wolf and lion. Bot: kraken (" in output
    assert sat_down(output)[:2] == ["wolf", "lion"]
    before, wolf, lion = output.split(CURTAIN)[:3]
    assert "an order for" not in before
    assert "an order for wolf-1" in wolf
    assert "lion: an order" not in wolf
    assert "wolf: an order" not in lion
    # Between the curtain's fall and its rise there is nothing but the call.
    call = output.split(CURTAIN)[2]
    assert call.strip("\n").startswith("Hand the screen to lion. lion, press Enter.")
    assert call.strip().splitlines()[1:] == [">"]


def test_nothing_of_one_person_is_shown_to_the_other() -> None:
    output = run(TWO, ["", "1", "2", "4", "5", "", "v", "l", "?"])
    lion = output.split(CURTAIN)[3]
    assert "lion: an order for lion-1." in lion
    assert not re.search(r"wolf-\d, owner wolf, units F*, order (?!–)", lion)
    assert "in wolf-1" not in lion
    assert "So far" not in lion


def test_past_failure_the_arrow_keys_brought_back_what_the_person_before_had_typed(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    typed = ["order wolf-1: march-1"]
    monkeypatch.setitem(sys.modules, "readline", SimpleNamespace(clear_history=typed.clear))
    monkeypatch.setattr(sys.stdin, "isatty", lambda: True)
    Screen("en").clear()
    assert not typed


def test_only_enter_lifts_the_curtain() -> None:
    output = run(TWO, ["", "1", "2", "4", "5", "x", "1", "v", "", "1"])
    assert sat_down(output) == ["wolf", "lion", "lion", "lion", "lion"]
    assert moves_of(saved(), "lion") == ["order lion-1: march-1"]


def test_who_was_there_before_may_take_a_move_back_at_the_curtain() -> None:
    output = run(TWO, ["", "1", "2", "4", "5", "u", "6"])
    assert "(wolf: u takes your last move back.)" in output
    assert moves_of(saved())[-1] != "order wolf-7: raid-2"
    assert len(moves_of(saved())) == 4
    assert moves_of(saved(), "lion") == []


def test_before_somebody_sits_down_nobody_takes_a_move_back() -> None:
    run(TWO, ["", "1", "q"])
    output = run(["--load", SAVE], ["u", "q"])
    assert "takes your last move back" not in output
    assert sat_down(output) == ["wolf", "wolf"]
    assert len(moves_of(saved())) == 1


def test_there_is_no_curtain_while_the_same_person_is_asked() -> None:
    assert len(sat_down(run(TWO, ["", "1", "2", "4"]))) == 1
    assert sat_down(run([*NEW, "--seat", "lion"], ["1", "1"])) == []


def test_people_may_take_back_only_their_own_moves() -> None:
    output = run(TWO, ["", "1", "2", "4", "5", "", "u", "u!"])
    assert after(output, "u").startswith("Not allowed by undo.nothing")
    assert after(output, "u!").startswith("u! is only there for one person against bots")
    assert len(moves_of(saved())) == 4


def test_people_are_not_told_of_going_back_further() -> None:
    output = run(TWO, ["", "1", "2", "4", "5", "", "1", "2", "4", "5", "", "u", "", "u"])
    assert "Not allowed by undo.barrier" in output
    assert words("en", "skirmish").say("play-undo-further") not in output
    alone = run([*NEW, "--save", "alone.json"], ["1", "2", "4", "5", "u"])
    assert words("en", "skirmish").say("play-undo-further") in alone


def test_q_at_the_curtain_leaves() -> None:
    output = run(TWO, ["", "1", "2", "4", "5", "q"])
    assert output.endswith(f"type: maester play --load {SAVE}\n")


def test_everybody_comes_back_to_their_own_seat() -> None:
    run(TWO, ["", "1", "2", "4", "5", "q"])
    assert read_save(Path(SAVE).read_bytes()).notes == {"people": ["wolf", "lion"], "bots": {"kraken": "random"}}
    output = run(["--load", SAVE], ["", "7", "q"])
    assert sat_down(output) == ["lion"]
    assert "You are back at the table." in output.split("> \n")[1]
    assert moves_of(saved(), "lion") == ["order lion-1: support-1"]


def test_a_whole_match_of_two_people_and_no_bot() -> None:
    lines = [line for _ in range(200) for line in ("1", "")]
    output = run(["skirmish", "--players", "2", "--seed", "4", "--option", "rounds=1", "--people", "2"], lines)
    match = saved()
    assert match.over
    assert "At this terminal: wolf and kraken. No bots play." in output
    for seat in ("wolf", "kraken"):
        told = [event_text("skirmish", event, "en") for event in match.events(seat)]
        assert len(told) > 8
        assert all(text in output for text in told[:-6])
    assert output.count("(you)") == 2


def test_on_a_terminal_the_screen_is_really_cleared(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("FORCE_COLOR", "1")
    monkeypatch.setenv("TERM", "xterm")
    assert "\x1b[2J\x1b[3J\x1b[H" in run(TWO, [""])


# -- bots --------------------------------------------------------------------------------------------------------


def test_bots_are_named_for_all_or_one_by_one() -> None:
    save = "maester-boardgame.json"
    run(["boardgame", "--players", "4", "--seat", "greyjoy", "--bots", "random,page, greedy"], ["q"])
    bots = {"stark": "random", "lannister": "page", "baratheon": "greedy"}
    assert read_save(Path(save).read_bytes()).notes["bots"] == bots
    run(["--load", save], ["q"])
    assert read_save(Path(save).read_bytes()).notes["bots"] == bots
    run(["--load", save, "--bots", "page"], ["q"])
    assert set(read_save(Path(save).read_bytes()).notes["bots"].values()) == {"page"}


def test_without_a_name_the_best_bots_play() -> None:
    run(["boardgame", "--players", "3"], ["q"])
    notes = read_save(Path("maester-boardgame.json").read_bytes()).notes
    assert set(notes["bots"].values()) == {default_bot("boardgame")}


def test_a_save_with_odd_notes_is_played_all_the_same() -> None:
    match = maester.new_match("skirmish", 2, seed=5)
    for notes in ({"people": 7, "bots": []}, {"people": ["fox"]}, {"people": [["wolf"]]}):
        Path("odd.json").write_bytes(match.save(notes))
        assert "You play wolf." in run(["--load", "odd.json"], ["q"])
    Path("odd.json").write_bytes(match.save({"bots": {"kraken": "clever"}}))
    assert "no bots “clever”" in run(["--load", "odd.json"], ["q"], code=2)


def test_an_interrupt_while_a_bot_thinks_loses_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    thought: list[int] = []

    class Slow(RandomBot):
        def choose(self, table: SeatTable, budget: Budget) -> Move:
            thought.append(1)
            if len(thought) == 3:
                raise KeyboardInterrupt
            return super().choose(table, budget)

    def slow(game: str, name: object, seed: int = 0) -> Bot:
        return Slow(seed)

    monkeypatch.setattr("maester.cli.play.make_bot", slow)
    output = run(NEW, ["1", "1", "1", "4", "1"])
    assert output.endswith(f"maester play --load {SAVE}\n")
    assert len(saved().live_entries()) == 4 + 2
    monkeypatch.undo()


def test_saves_are_saves_for_all_other_commands() -> None:
    run(TWO, ["", "1"])
    data = Path(SAVE).read_bytes()
    assert msgspec.json.decode(data)["notes"]["people"] == ["wolf", "lion"]
    assert maester.load(data).save() != data
    assert maester.load(data).hash() == saved().hash()


@pytest.mark.parametrize(
    ("arguments", "english", "polish"),
    [
        (["--seat", "wolf,fox"], "no seat “fox”", "Nie ma miejsca „fox”"),
        (["--people", "9"], "9 people can't play here", "Tyle osób (9)"),
        (["--people", "0"], "0 people can't play here", "Tyle osób (0)"),
        (["--people", "2", "--seat", "wolf"], "use one of the two", "użyj jednego z nich"),
        (["--bots", "random,random,random"], "3 bots for 2 seats", "Botów: 3, a miejsc: 2"),
        (["--bots", "random,clever"], "no bots “clever”", "Nie ma botów „clever”"),
        (["--people", "3", "--bots", "clever"], "no bots “clever”", "Nie ma botów „clever”"),
    ],
)
def test_wrong_people_and_bots_are_explained(arguments: list[str], english: str, polish: str) -> None:
    for language, sentence in (("en", english), ("pl", polish)):
        assert sentence in run([*NEW, *arguments, "--lang", language], ONES, code=2)
    assert not Path(SAVE).exists()
