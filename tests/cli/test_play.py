"""`maester play`: a match at the terminal, as a person types it."""

from __future__ import annotations

import io
import os
import re
import signal
import subprocess
import sys
import time
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path
from random import Random
from threading import Timer
from typing import Any

import msgspec
import pytest
import typer
from typer.testing import CliRunner

import maester
import tests.engine.skirmish
from maester.cli.play import Table, play, write_safely
from maester.cli.screen import Screen
from maester.cli.sentences import event_text, result_text
from maester.engine import (
    Asked,
    Definition,
    Event,
    Game,
    Match,
    Move,
    Outcome,
    Question,
    Refusal,
    Seat,
    asked_in,
    refuse,
)
from maester.errors import BadSave
from maester.words import SHARED_FOLDER

GAME = tests.engine.skirmish.GAME

ROOT = Path(__file__).resolve().parents[2]
NEW = ("skirmish", "--players", "3", "--seed", "1", "--option", "rounds=1")
"""A match of one quiet round: the wolf gives four orders and is then asked about marches and battles."""
SAVE = "maester-skirmish.json"
ONES = ["1"] * 200

app = typer.Typer()
app.command("play")(play)


@app.callback()
def common() -> None:
    """Makes `play` a command among others, as it is in Maester."""


@pytest.fixture(autouse=True)
def _own_folder(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("MAESTER_LANG", "en")
    monkeypatch.delenv("FORCE_COLOR", raising=False)


def run(arguments: Sequence[str], lines: Iterable[str] = (), code: int = 0) -> str:
    """What the terminal shows when these lines are typed; the input ends after them."""
    result = CliRunner().invoke(app, ["play", *arguments], input="".join(f"{line}\n" for line in lines))
    assert result.exit_code == code, result.output
    return str(result.output)


def after(output: str, line: str) -> str:
    """What came after this line was typed, up to the next prompt."""
    return output.split(f"\n> {line}\n", 1)[1].split("\n> ", 1)[0]


def saved(file: str | Path = SAVE) -> Match:
    return maester.load(Path(file).read_bytes())


def moves_of(match: Match, seat: str = "wolf") -> list[str]:
    number = match.seat_number(seat)
    return [match.text(entry.move) for entry in match.live_entries() if entry.seat == number]  # type: ignore[arg-type]


# -- a whole match -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("language", "sentences"),
    [
        (
            "en",
            ("You play wolf; kraken and lion are bots.", "wolf: an order for wolf-1.", "The match is over.", "(you)"),
        ),
        ("pl", ("Grasz jako wolf; boty to kraken i lion.", "rozkaz dla obszaru wolf-1", "Koniec rozgrywki.", "(ty)")),
        ("xx", ("wolf", "wolf-1", "⟦Ţĥéé ṁááţçĥ îîš ööṽééŕ.⟧", "(ýööüü)")),
    ],
)
def test_a_whole_match_by_numbers(language: str, sentences: tuple[str, ...]) -> None:
    output = run([*NEW, "--lang", language], ONES)
    match = saved()
    assert match.over
    assert all(sentence in output for sentence in sentences)
    for event in match.events("wolf"):
        assert f"{event_text('skirmish', event, language)}\n" in output
    assert result_text(match, language, 0) in output
    answers = [line for line in output.splitlines() if line == "> 1"]
    assert len(answers) == len(moves_of(match)) > 5


def test_it_ends_with_the_seed_the_commitment_and_the_way_to_verify() -> None:
    end = run(NEW, ONES).split("The match is over.")[1]
    assert "The seed was: 1\n" in end
    assert f"not proven: the seed was given by hand. SHA-256 of the seed: {saved().commitment}" in end
    assert f"maester verify {SAVE}" in end


def test_a_drawn_seed_is_committed_to_at_the_start_and_told_at_the_end_only() -> None:
    arguments = ("skirmish", "--players", "2", "--option", "rounds=1")
    output = run(arguments, ["1"])
    match = saved()
    assert f"can be proven. SHA-256 of the seed: {match.commitment}\n" in output.split("> 1")[0]
    assert f"{match.seed:064x}" not in output
    assert "not proven" not in output
    output = run(["--load", SAVE], ONES)
    assert f"The seed was: {match.seed:064x}\n" in output.split("The match is over.")[1]
    assert output.count(match.commitment) == 2


def test_the_same_seed_and_answers_give_the_same_match() -> None:
    outputs = {run([*NEW, "--save", f"{number}.json"], ONES).replace(f"{number}.json", SAVE) for number in range(2)}
    assert len(outputs) == 1
    assert saved("0.json").hash() == saved("1.json").hash()


def test_the_person_may_take_another_seat_and_is_asked_before_the_bots_choose() -> None:
    output = run([*NEW, "--seat", "lion"], ["2"])
    assert "You play lion; wolf and kraken are bots." in output
    assert "lion: an order for lion-1." in output
    assert [entry.seat for entry in saved().live_entries()] == [2]


def test_only_what_the_seat_may_see_is_told() -> None:
    output = run([*NEW, "--seat", "lion"], ["2", "v"])
    assert "an order for wolf" not in output
    assert after(output, "v").splitlines()[:3] == [
        "your seat: lion",
        "to act: wolf, kraken, lion",
        "your secret answers: march-2 in lion-1",
    ]
    assert "deck" not in output


# -- what can be typed -------------------------------------------------------------------------------------------


def test_words_filter_the_options_and_keep_their_numbers() -> None:
    output = run(NEW, ["GATHER wolf-1", "", "gather-2", "14"])
    assert after(output, "GATHER wolf-1").splitlines() == [
        "",
        "wolf: an order for wolf-1.",
        "13. gather-1 in wolf-1",
        "14. gather-2 in wolf-1",
        "15. gather-3 in wolf-1",
        "With “GATHER wolf-1”: 3 of 15 options. Enter shows all again.",
    ]
    assert len(after(output, "").splitlines()) == 2 + 15
    assert "You choose: gather-2 in wolf-1" in after(output, "14")
    assert moves_of(saved()) == ["order wolf-1: gather-2"]


def test_the_words_of_a_filter_are_found_without_polish_letters() -> None:
    output = run(["skirmish", "--players", "3", "--seed", "3", "--lang", "pl"], ["STAWKA 4"])
    assert "Stawka 4" in after(output, "STAWKA 4")
    assert "Z „STAWKA 4”: 1 z 6 możliwości." in output


def test_words_that_look_like_a_move_with_a_slip_still_filter() -> None:
    assert "8. support-2 in wolf-1\nWith" in after(run(NEW, ["support 2"]), "support 2")


def test_a_long_list_shows_its_beginning_and_says_that_typing_filters() -> None:
    orders = ["march-1", "march-2", "march-3", "defend-1"]
    lines = [*(f"order kraken-{2 * place + 1}: {order}" for place, order in enumerate(orders)), "wolf-5"]
    output = run([*NEW, "--seat", "kraken"], lines)
    question = output.split("kraken: resolve a march order.")[1]
    numbers = re.findall(r"^(\d+)\. ", question.split("\n> ")[0], re.MULTILINE)
    assert numbers == [str(number) for number in range(1, 26)]
    options = len(saved().decision("kraken").options)
    assert f"… and {options - 25} more. Type a word or two" in question
    filtered = after(output, "wolf-5")
    assert "more." not in filtered
    assert all("wolf-5" in line for line in re.findall(r"^\d+\. .*", filtered, re.MULTILINE))


def test_a_move_is_typed_in_full() -> None:
    output = run(NEW, ["order wolf-1: raid-2", "ORDER  Wolf-3: raid-3", '{"move": "place-order", "area": "x"}'])
    assert "You choose: raid-2 in wolf-1" in output
    assert moves_of(saved()) == ["order wolf-1: raid-2", "order wolf-3: raid-3"]


def test_an_illegal_move_is_refused_with_its_rule_and_nothing_changes() -> None:
    output = run(NEW, ["1", "order wolf-3: march-1"])
    refusal = "Not allowed by orders.each-token-once: Each order token is used once."
    assert after(output, "order wolf-3: march-1") == refusal
    assert moves_of(saved()) == ["order wolf-1: march-1"]


def test_what_is_neither_a_move_nor_an_option_is_explained() -> None:
    output = run(NEW, ["elephants", "order wolf-1: marsh-1", "99", "0"])
    assert after(output, "elephants") == (
        "No option has “elephants” in it. A move can also be typed, for instance: order wolf-1: march-1"
    )
    assert after(output, "order wolf-1: marsh-1").startswith("There is no order called “marsh-1”. Perhaps: march-")
    for number in ("99", "0"):
        assert after(output, number) == f"There is no option {number}: the numbers go from 1 to 15."
    assert moves_of(saved()) == []


def test_why() -> None:
    output = run(NEW, ["why 3", "why order wolf-5: march-1", "why bid 3", "why", "why foo", "why 77"])
    assert after(output, "why 3") == "This is allowed: march-3 in wolf-1"
    assert after(output, "why order wolf-5: march-1") == (
        "Not allowed by orders.next-area: Orders are assigned to one area after the other."
    )
    assert after(output, "why bid 3").startswith("Not allowed by match.wrong-kind: A question is answered by")
    assert "why order wolf-1: march-1" in after(output, "why")
    assert "“foo” can't be read as a move" in after(output, "why foo")
    assert "There is no option 77" in after(output, "why 77")
    assert moves_of(saved()) == []


def test_help_and_rules() -> None:
    output = run(NEW, ["?", "? supply", "?march", "? zzz"])
    guide = after(output, "?")
    assert all(f"\n{command} – " in guide for command in ("1", "why MOVE", "? WORDS", "v", "u", "s FILE", "q"))
    assert "\norder wolf-1: march-1 – " in guide
    assert after(output, "? supply") == (
        "supply.limit: No action may leave a house with more or larger armies than its supply allows."
    )
    assert "march.all-or-one: All units" in after(output, "?march")
    assert after(output, "? zzz") == "No rule of this game has “zzz” in it."


def test_long_lists_of_rules_are_cut(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("maester.cli.play.MOST_RULES", 2)
    lines = after(run(NEW, ["? march"]), "? march").splitlines()
    assert len(lines) == 3
    assert re.fullmatch(r"… and \d more rules?\. Type more words to find fewer\.", lines[-1])


def test_the_view_is_readable() -> None:
    view = after(run(NEW, ["v"]), "v")
    assert view.startswith("your seat: wolf\nto act: wolf, kraken, lion\nround: 1\n")
    assert "\nturn order: wolf, kraken, lion\nareas:\n  area wolf-1, owner wolf, units FF, order –\n" in view
    assert "\npower:\n  wolf: 5\n  kraken: 5\n" in view


def test_nested_views(capsys: pytest.CaptureFixture[str]) -> None:
    mixed = [[1, 2], {"a": {"b": ""}}]
    unlike = [{"x": 1}, {"y": 2}]
    Screen("pl", "skirmish").show(
        {"over": True, "none": None, "no_cards": [], "empty": {}, "deep": mixed, "un": unlike}
    )
    assert capsys.readouterr().out.splitlines() == [
        "over: tak", "none: –", "no cards: –", "empty: –", "deep:", "  1: 1, 2", "  2:", "    a:", "      b: –",
        "un:", "  1:", "    x: 1", "  2:", "    y: 2",
    ]  # fmt: skip


def test_undo() -> None:
    output = run(NEW, ["u", "1", "2", "u", "9"])
    assert output.count("Not allowed by undo.nothing") == 1
    assert "u! goes" not in output
    assert "Your last answer is taken back.\n\nwolf: an order for wolf-3." in output.split("> 2\n")[1]
    assert moves_of(saved()) == ["order wolf-1: march-1", "order wolf-3: raid-1"]


def test_undo_beyond_what_the_bots_did() -> None:
    output = run(NEW, ["1", "1", "1", "4", "u", "u!"])
    assert after(output, "u").startswith("Not allowed by undo.barrier: ")
    assert "u! goes back further" in after(output, "u")
    back = after(output, "u!")
    assert "wolf took a move back, further than usual" in back
    assert "wolf: an order for wolf-7." in back
    assert len(moves_of(saved())) == 3
    assert {entry.seat for entry in saved().live_entries()} == {0}


def test_no_input_ends_the_program() -> None:
    odd = ["{", "[]", "{}", '{"move": "march"}', "9" * 5000, "s \0", "s ~nobody/x", "[bold]", "\x1b[0m", "? !", "why {"]
    data = "\n".join([*odd, "żółć", "s no/such/folder", "1", ""]).encode() + b"\xff\xfe\n1\n"
    result = CliRunner().invoke(app, ["play", *NEW], input=data)
    assert result.exit_code == 0, result.output
    assert len(moves_of(saved())) == 2


# -- saving, leaving and coming back -----------------------------------------------------------------------------


def test_quit_saves_and_tells_how_to_go_on() -> None:
    output = run([*NEW, "--seat", "kraken"], ["1", "q", "1"])
    assert output.endswith(f"> q\nThe match is saved. To go on, type: maester play --load {SAVE}\n")
    output = run(["--load", SAVE], ["1", "q"])
    assert "You play kraken; wolf and lion are bots." in output
    assert "You are back at the table. What has happened so far:\nRound 1: quiet-8.\n" in output
    assert moves_of(saved(), "kraken") == ["order kraken-1: march-1", "order kraken-3: march-2"]


def test_who_comes_back_is_told_only_the_last_events() -> None:
    run(["skirmish", "--players", "6", "--seed", "1"], ["1"] * 8)
    events = saved().events("wolf")
    assert len(events) > 10
    output = run(["--load", SAVE], ["q"])
    told = output.split("What happened last:\n")[1].split("\n\n")[0].splitlines()
    assert told == [event_text("skirmish", event, "en") for event in events[-8:]]


def test_the_end_of_the_input_loses_nothing() -> None:
    output = run(NEW, ["1", "2"])
    assert f"maester play --load {SAVE}" in output
    assert len(moves_of(saved())) == 2


def test_a_finished_match_is_shown_as_it_ended() -> None:
    run(NEW, ONES)
    before = Path(SAVE).stat()
    output = run(["--load", SAVE])
    assert "What happened last:" in output
    assert result_text(saved(), "en", 0) in output
    assert "after every move" not in output
    assert Path(SAVE).stat().st_ino == before.st_ino


def test_save_as() -> None:
    Path("taken.json").write_text("mine")
    output = run(NEW, ["1", "s", "s taken.json", "s my match.json", "2", "q"])
    assert after(output, "s") == f"Saved in {SAVE}."
    assert "There is already something in taken.json." in after(output, "s taken.json")
    assert Path("taken.json").read_text() == "mine"
    assert len(moves_of(saved())) == 1
    assert len(moves_of(saved("my match.json"))) == 2
    assert output.endswith("maester play --load 'my match.json'\n")


def test_a_new_match_never_takes_the_file_of_another() -> None:
    run(NEW, ["1"])
    output = run(NEW, ["2"])
    assert "saved in maester-skirmish-2.json after every move" in output
    assert moves_of(saved()) == ["order wolf-1: march-1"]
    assert moves_of(saved("maester-skirmish-2.json")) == ["order wolf-1: march-2"]
    assert "already something" in run([*NEW, "--save", SAVE], code=2)


def test_a_match_goes_on_in_another_file() -> None:
    run(NEW, ["1"])
    run(["--load", SAVE, "--save", "other.json"], ["1"])
    assert [len(moves_of(saved(file))) for file in (SAVE, "other.json")] == [1, 2]


def test_a_save_without_a_person_is_played_from_the_first_seat() -> None:
    Path("other.json").write_bytes(maester.new_match("skirmish", 2, seed=5).save())
    assert "You play wolf" in run(["--load", "other.json"])
    assert "You play kraken" in run(["--load", "other.json", "--seat", "kraken"])


def test_an_answer_is_in_the_file_before_it_is_confirmed(monkeypatch: pytest.MonkeyPatch) -> None:
    kept: list[int] = []
    note = Screen.note

    def watching(self: Screen, message_id: str, /, style: str = "", **values: Any) -> None:
        if message_id == "play-chosen":
            kept.append(len(moves_of(saved())))
        note(self, message_id, style, **values)

    monkeypatch.setattr(Screen, "note", watching)
    run(NEW, ["1", "1", "1"])
    assert kept == [1, 2, 3]


def test_what_bots_did_is_in_the_file_when_the_person_is_asked(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Table, "_leave_somehow", lambda table: (_ for _ in ()).throw(SystemExit(0)))
    output = run(NEW, ["1", "1", "1", "1"])
    assert "kraken reveals" in output
    assert any(entry.seat != 0 for entry in saved().live_entries())


COMMAND = "import tests.engine.skirmish, typer; from maester.cli.play import play; typer.run(play)"


@contextmanager
def process() -> Iterator[subprocess.Popen[str]]:
    """A match in a process of its own; should it hang, it is ended, and the test fails."""
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join((str(ROOT), str(ROOT / "src")))}
    command = [sys.executable, "-c", COMMAND, *NEW]
    with subprocess.Popen(
        command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, encoding="utf-8", env=environment
    ) as started:
        watchdog = Timer(60, started.kill)
        watchdog.start()
        try:
            yield started
        finally:
            watchdog.cancel()


def answer(running: subprocess.Popen[str], line: str) -> None:
    assert running.stdin is not None
    running.stdin.write(f"{line}\n")
    running.stdin.flush()


def read_until(running: subprocess.Popen[str], wanted: str) -> None:
    assert running.stdout is not None
    seen = ""
    while not seen.endswith(wanted):
        letter = running.stdout.read(1)
        assert letter, seen
        seen += letter


@pytest.mark.parametrize("answers", [0, 1, 3, 7])
def test_a_killed_match_has_all_that_was_answered(answers: int) -> None:
    with process() as running:
        read_until(running, "> ")
        for _ in range(answers):
            answer(running, "1")
            read_until(running, "You choose: ")
        running.kill()
    assert running.returncode == -signal.SIGKILL
    assert len(moves_of(saved())) == answers
    run(["--load", SAVE], ONES)
    assert saved().over


def test_an_interrupt_saves_and_leaves_in_peace() -> None:
    with process() as running:
        answer(running, "1")
        read_until(running, "wolf: an order for wolf-3.")
        read_until(running, "> ")
        while running.poll() is None:
            time.sleep(0.2)  # A signal that comes just before Python waits for a line is noticed only after that line.
            running.send_signal(signal.SIGINT)
            with suppress(subprocess.TimeoutExpired):
                running.wait(timeout=3)
        assert running.stdout is not None
        rest = running.stdout.read()
    assert running.returncode == 0
    assert rest == f"\nThe match is saved. To go on, type: maester play --load {SAVE}\n"
    assert len(moves_of(saved())) == 1


def test_an_interrupt_in_the_middle_of_a_move_leaves_a_whole_file(monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(match: Match, seat: Seat, move: Move) -> bool:
        game_answer(match, seat, move)
        if seat == 1:
            raise KeyboardInterrupt
        return False

    game_answer = Match._answer
    with monkeypatch.context() as patch:
        patch.setattr(Match, "_answer", interrupted)
        output = run(NEW, ["1", "1", "1", "1"])
    assert output.endswith(f"maester play --load {SAVE}\n")
    assert len(saved().live_entries()) == 4


def test_a_file_is_never_half_written(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    file = tmp_path / "match.json"
    write_safely(file, b"old")

    def no_space(_: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "fsync", no_space)
    with pytest.raises(BadSave, match=r"can't be saved in .*match\.json: No space left on device"):
        write_safely(file, b"new")
    assert file.read_bytes() == b"old"
    monkeypatch.undo()
    write_safely(file, b"new")
    assert file.read_bytes() == b"new"
    assert [path.name for path in tmp_path.iterdir()] == ["match.json"]


def test_who_cannot_save_is_told_and_may_save_elsewhere() -> None:
    Path("folder").mkdir()
    screen_lines = ["1", "q", "s elsewhere.json", "q"]
    output = run_with_lost_folder(screen_lines)
    assert "can't be saved in folder/match.json" in after(output, "1")
    assert "can't be saved in folder/match.json" in after(output, "q")
    assert output.endswith("maester play --load elsewhere.json\n")
    assert len(moves_of(saved("elsewhere.json"))) == 1


def test_the_end_of_the_input_without_a_place_to_save_is_an_error() -> None:
    Path("folder").mkdir()
    assert "can't be saved" in run_with_lost_folder(["1"], code=1)


def run_with_lost_folder(lines: Sequence[str], code: int = 0) -> str:
    """A match whose folder goes away at the first question."""
    read = Screen.read

    def losing(screen: Screen) -> str:
        if Path("folder").exists():
            Path("folder/match.json").unlink()
            Path("folder").rmdir()
        return read(screen)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Screen, "read", losing)
        return run([*NEW, "--save", "folder/match.json"], lines, code)


# -- arguments ---------------------------------------------------------------------------------------------------


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


# -- how it looks ------------------------------------------------------------------------------------------------


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


# -- languages ---------------------------------------------------------------------------------------------------


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
    code = "".join(path.read_text(encoding="utf-8") for path in (ROOT / "src/maester/cli").glob("*.py"))
    text = (SHARED_FOLDER / "en" / "play.ftl").read_text(encoding="utf-8")
    ids = re.findall(r"^(play-[\w-]+|error-[\w-]+) =", text, re.MULTILINE)
    assert len(ids) > 40
    assert [id for id in ids if f'"{id.removeprefix("error-")}"' not in code] == []


# -- questions that the skirmish doesn't have --------------------------------------------------------------------


class Whispered(Event, frozen=True):
    hint: int


class Guess(Move, frozen=True):
    number: int


class Stay(Move, frozen=True):
    pass


class Numbers(msgspec.Struct, frozen=True):
    """More numbers than anybody would list."""

    def check(self, move: Guess) -> Refusal | None:
        return None if 0 <= move.number < 1000 else refuse("guess.range")

    def sample(self, rng: Random) -> Guess:
        return Guess(rng.randrange(1000))

    def candidates(self) -> Sequence[Guess]:
        return (Guess(7), Guess(77))


class Guessing(Game, kw_only=True):
    guessed: int = -1


class HideOrStay(Question, frozen=True):
    moves = (Stay,)

    def ask(self, game: Guessing) -> Asked:
        return Asked(Seat(0), (Stay(),), private=True)

    def why_not(self, game: Guessing, seat: Seat, move: Any) -> Refusal | None:
        return None

    def answer(self, game: Guessing, seat: Seat, move: Any) -> None:
        game.tell(Whispered(5), to=(seat,))


class GuessNumber(Question, frozen=True):
    moves = (Guess,)

    def ask(self, game: Guessing) -> Asked:
        return asked_in(Seat(0), Numbers())

    def why_not(self, game: Guessing, seat: Seat, move: Guess) -> Refusal | None:
        return Numbers().check(move)

    def answer(self, game: Guessing, seat: Seat, move: Guess) -> None:
        game.guessed = move.number
        game.finish([[Seat(0), Seat(1)]], "guess")


def guessing(tmp_path: Path) -> Match:
    locale = tmp_path / "locale"
    locale.mkdir()
    for language in ("en", "pl"):
        (locale / f"{language}.ftl").write_text(
            "ask-hide-or-stay = Hide?\nask-guess-number = Guess!\noption-stay = Stay\noption-guess = Say { $number }\n"
            "event-whispered = Psst, { $hint }!\n"
            "seat-ann = Ann the Great\nseat-bob = Bob the Little\ntie-break-guess = the guess\n",
            encoding="utf-8",
        )

    def set_up(players: int, options: Any) -> Guessing:
        game = Guessing()
        game.then(HideOrStay(), GuessNumber())
        return game

    definition = Definition(
        id=f"guessing-{tmp_path.name}",
        titles={"en": "Guessing", "pl": "Zgadywanie"},
        players=(2,),
        rules_version=1,
        package=__name__,
        state=Guessing,
        names={},
        seats=lambda players, options: ("ann", "bob"),
        set_up=set_up,
        view=lambda game, seat: Outcome(()),
        determinize=lambda game, seat, rng: None,
        invariants=lambda game: (),
        locale=locale,
    )
    return Match(definition, 2, {}, 3, definition.start(2, {}, bytes(32)))


def test_a_private_question_with_one_option_is_asked_and_a_domain_takes_moves_that_are_not_listed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    match = guessing(tmp_path)
    monkeypatch.setattr(sys, "stdin", io.StringIO("2\n1\nguess 500\n"))
    Table(match, Seat(0), Screen("en", match.definition.id), tmp_path / "guess.json", Random(1)).run()
    output = capsys.readouterr().out
    assert "You play Ann the Great; Bob the Little is a bot." in output
    assert "Hide?\n1. Stay\n" in output
    assert after(output, "2") == "There is no option 2: there is only number 1."
    assert "\nPsst, 5!\n" in output
    assert "Guess!\n1. Say 7\n2. Say 77\nThese are only suggestions" in output
    assert "You choose: Say 500" in output
    assert "1. Ann the Great and Bob the Little (you)\nTies were broken by: the guess.\n" in output
    assert match.over


def test_shared_places_are_counted() -> None:
    match = maester.new_match("skirmish", 4, seed=1)
    with pytest.raises(ValueError, match="no result"):
        result_text(match, "en")
    match.game.finish([[Seat(2)], [Seat(0), Seat(3)], [Seat(1)]])
    assert result_text(match, "en", 0).splitlines() == ["1. lion", "2. wolf and sun (you)", "4. kraken"]
    assert "(" not in result_text(match, "pl")
