"""Stops at the terminal: where people are asked, and where the table passes for them."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random

import pytest

import maester
from maester.cli.auto_pass import TerminalAutoPass
from maester.cli.keeping import STOPS
from maester.cli.screen import Screen
from maester.engine import Match, Seat
from maester.engine.record import read_save
from tests.cli.terminal import NEW, after, run, saved
from tests.games.cardgame.language import scenario, side

pytestmark = pytest.mark.usefixtures("own_folder")

CARDS = ("cardgame", "--seed", "3", "--bots", "random")
FILE = "maester-cardgame.json"
MARSHALLING = ["1", "1", "1", "1", "", "1"]
"""With seed 3: a mulligan, two set-up cards, a pass and a last look at them, a plot; then Stark is asked in the own
marshalling turn."""


def asked(output: str) -> int:
    """So often a person was asked whether to act."""
    return output.count("your marshalling turn. Do you play") + output.lower().count("do you take an action")


def passes(match: Match, seat: int) -> int:
    return sum(entry.seat == seat and match.text(entry.move) == "pass" for entry in match.live_entries())  # type: ignore[arg-type]


def test_the_list_shows_and_changes_where_one_is_asked() -> None:
    output = run(CARDS, ["stops", "stops 1 3", "stops 16", "stops x", "q"])
    assert "[ ] 1. Plot phase\n" in after(output, "stops")
    assert "[x] 3. My marshalling turn\n" in after(output, "stops")
    assert "Responses\n[x] 13." in after(output, "stops")
    assert "Anywhere\n[x] 15. Wherever a card of mine in play could act" in after(output, "stops")
    assert "[x] 1. Plot phase\n" in after(output, "stops 1 3")
    assert "[ ] 3. My marshalling turn\n" in after(output, "stops 1 3")
    assert after(output, "stops 16").startswith("There is no stop “16”: the numbers go from 1 to 15.")
    assert after(output, "stops x").startswith("There is no stop “x”")
    notes = read_save(Path(FILE).read_bytes()).notes[STOPS]
    assert "plot" in notes["stark"]
    assert "own-marshalling" not in notes["stark"]


def test_who_comes_back_is_asked_at_the_same_windows() -> None:
    run(CARDS, ["stops 1 3", "q"])
    output = run(["--load", FILE], ["stops", "q"])
    assert "[x] 1. Plot phase\n" in after(output, "stops")
    assert "[ ] 3. My marshalling turn\n" in after(output, "stops")


def test_stops_of_an_older_save_are_understood() -> None:
    """Challenges in which one attacks were one kind of window once."""
    run(CARDS, ["stops 1", "q"])
    text = Path(FILE).read_text()
    noted = read_save(text.encode()).notes[STOPS]["stark"]
    assert '"stops":{"stark":["plot"' in text.replace(" ", "")
    Path(FILE).write_text(text.replace(json.dumps(noted, separators=(",", ":")), '["plot","attack"]'))
    output = after(run(["--load", FILE], ["stops", "q"]), "stops")
    assert "[x] 7. A challenge in which I attack, before the defence is declared\n" in output
    assert "[x] 8. A challenge in which I attack, after the defence is declared\n" in output
    assert "[ ] 9. " in output


def test_notes_that_nobody_understands_do_no_harm() -> None:
    run(CARDS, ["stops 1", "q"])
    text = Path(FILE).read_text()
    assert text.count('["plot","own') == 1
    Path(FILE).write_text(text.replace('["plot","own', '["lunch","own'))
    output = run(["--load", FILE], ["stops", "q"])
    assert "[ ] 1. Plot phase\n" in after(output, "stops")


def test_where_one_is_not_asked_the_table_passes_and_says_so() -> None:
    lines = [*MARSHALLING[:5], "stops 3", "1"]
    output = run(CARDS, lines)
    assert asked(output) == 0
    assert "The table passed for you: My marshalling turn." in output
    assert passes(saved(FILE), 0) >= 2, "one of the set-up cards, one of the window"
    assert asked(run([*CARDS, "--save", "other.json"], MARSHALLING)) == 1


def test_a_change_counts_at_once() -> None:
    output = run(CARDS, [*MARSHALLING, "stops 3"])
    assert "The table passed for you: My marshalling turn." in after(output, "stops 3")


def test_p_and_pp_pass_for_a_while() -> None:
    output = run(CARDS, ["p", *MARSHALLING, "pp"])
    assert after(output, "p").startswith("There is no window to pass at now")
    assert "You pass for the rest of the phase; " in after(output, "pp")
    # In the next phase one is asked again.
    assert "Phase 4" in after(output, "pp")
    assert ": do you initiate a challenge" in after(output, "pp")
    shorter = run([*CARDS, "--save", "other.json"], [*MARSHALLING, "p"])
    assert "You pass until something happens." in after(shorter, "p")


def test_help_tells_of_it_only_where_there_are_windows() -> None:
    assert "stops – where you are asked" in run(CARDS, ["?"])
    output = run(NEW, ["?", "stops", "pp"])
    assert "stops – where" not in output
    assert "No option has “stops” in it" in after(output, "stops")


def test_the_first_window_tells_how_to_be_asked_less() -> None:
    output = run(CARDS, [*MARSHALLING, "1", "2"])
    assert output.count("p passes until something happens") == 1


def test_who_takes_a_choice_back_at_the_last_look_is_asked_again() -> None:
    output = run(CARDS, [*MARSHALLING[:4], "u"])
    assert "\n1. " in after(output, "u")


@pytest.mark.parametrize("people", [(Seat(1),), (Seat(0), Seat(1))])
def test_among_bots_a_pass_that_was_all_there_was_is_not_told(
    people: tuple[Seat, ...], capsys: pytest.CaptureFixture[str]
) -> None:
    attackers = side("bronn", hand=["tywin-lannister"])
    game = scenario(first="lannister", stark=side("jon-snow"), lannister=attackers, answer_forced=False)
    match = game.play("lannister", "challenge military").match
    assert (match.decision(1).window, len(match.decision(1).options)) == ("attack-before-defence", 1)
    auto_pass = TerminalAutoPass(match.definition, people, Screen("en", "cardgame", plain=True))
    assert auto_pass.pass_now(match)
    auto_pass.tell(Seat(1))
    assert ("passed for you" in capsys.readouterr().out) == (len(people) == 2)


def test_where_the_table_passed_is_told_once(capsys: pytest.CaptureFixture[str]) -> None:
    match = scenario(phase="dominance", stark=side("maester-luwin"), answer_forced=False).match
    auto_pass = TerminalAutoPass(match.definition, (Seat(0), Seat(1)), Screen("en", "cardgame", plain=True))
    auto_pass.recall({"stark": [], "lannister": []}, match.seats)
    assert auto_pass.pass_now(match)
    auto_pass.tell(Seat(0))
    assert "The table passed for you: " in capsys.readouterr().out
    auto_pass.tell(Seat(0))
    assert capsys.readouterr().out == ""


def test_going_back_further_leads_to_what_the_person_really_decided() -> None:
    """Not to a pass that the table made meanwhile: Eddard is played, and his response is passed with the phase."""
    output = run(CARDS, [*MARSHALLING, "1", "pp", "u!"])
    assert "The table passed for you: My marshalling turn." in after(output, "pp")
    assert "do you respond to what has happened?\n1. Use Eddard Stark" in after(output, "u!")


def test_who_takes_back_passes_no_longer_for_the_rest_of_the_phase() -> None:
    output = run(CARDS, [*MARSHALLING, "1", "pp", "u!", "use eddard-stark"])
    assert asked(after(output, "use eddard-stark")) == 1
    assert "The table passed for you" not in after(output, "use eddard-stark")


def test_what_a_save_tells_of_passes_is_enough_to_go_back_later() -> None:
    run(CARDS, [*MARSHALLING, "1", "pp", "q"])
    output = run(["--load", FILE], ["u!"])
    assert "do you respond to what has happened?\n1. Use Eddard Stark" in after(output, "u!")


# -- several people at one terminal ------------------------------------------------------------------------------


def test_the_screen_is_not_handed_over_where_nobody_wants_to_be_asked() -> None:
    """Both people pass everywhere: the screen changes hands for other questions only."""
    two = (*CARDS[:3], "--people", "2")
    everything = "stops 3 5 8 9 13 14 15"
    output = run(two, ["", everything, "1", "1", "1", "1", "", "", everything, *["1", ""] * 30])
    match = saved(FILE)
    assert "passed for you: " in output
    assert asked(output) == 0
    assert passes(match, 0) + passes(match, 1) > 4


def test_whether_the_screen_is_handed_over_tells_nothing_about_a_hand() -> None:
    """The same happens in every match that the one before the screen can't tell from this one."""
    rng = Random(5)
    match = maester.new_match("cardgame", seed=5)
    auto_pass = TerminalAutoPass(match.definition, match.to_act, Screen("en", "cardgame", plain=True))
    choices = set()
    for _ in range(200):
        seat = match.to_act[0]
        if match.decision(seat).window is not None:
            twin = match.determinize(Seat(1 - seat), rng)
            choices.add(len(match.decision(seat).options) == len(twin.decision(seat).options))
            assert auto_pass.pass_now(match.clone()) == auto_pass.pass_now(twin)
        match.play(seat, rng.choice(match.decision(seat).options))
        if match.over:
            break
    assert choices == {True, False}
