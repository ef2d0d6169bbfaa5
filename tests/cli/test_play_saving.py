"""`maester play`: nothing that was answered is lost."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path
from threading import Timer
from typing import Any

import pytest

import maester
from maester.cli.saving import write_safely
from maester.cli.screen import Screen
from maester.cli.sentences import event_text, result_text
from maester.cli.session import Leave, Session
from maester.engine import (
    Match,
    Move,
    Seat,
)
from maester.errors import BadSave
from tests.cli.terminal import NEW, ONES, ROOT, SAVE, after, moves_of, run, saved

pytestmark = pytest.mark.usefixtures("own_folder")


# -- saving, leaving and coming back ---------------------------------------------------------------------------------


def test_quit_saves_and_tells_how_to_go_on() -> None:
    output = run([*NEW, "--seat", "kraken"], ["1", "q", "1"])
    assert output.endswith(f"> q\nThe match is saved. To go on, type: maester play --load {SAVE}\n")
    output = run(["--load", SAVE], ["1", "q"])
    assert "You play kraken. Bots: wolf (" in output
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
    assert result_text(saved(), "en", [0]) in output
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


def test_what_is_taken_back_is_kept_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    def leave(self: Session) -> None:
        raise Leave

    monkeypatch.setattr(Session, "_leave", leave)
    run(NEW, ["1", "2", "u"])
    assert moves_of(saved()) == ["order wolf-1: march-1"]


def test_a_file_in_the_own_folder_may_be_named_with_a_tilde(monkeypatch: pytest.MonkeyPatch, own_folder: Path) -> None:
    home = own_folder / "home"
    home.mkdir()
    monkeypatch.setenv("HOME", str(home))
    monkeypatch.setenv("USERPROFILE", str(home))
    run(NEW, ["1", "s ~/mine.json", "q"])
    assert len(moves_of(saved(home / "mine.json"))) == 1


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
    monkeypatch.setattr(Session, "_leave_somehow", lambda table: (_ for _ in ()).throw(SystemExit(0)))
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


@pytest.fixture
def interruptible() -> Iterator[None]:
    """Processes that are started from here can be interrupted, also if these tests run in the background."""
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    yield
    signal.signal(signal.SIGINT, before)


@pytest.mark.usefixtures("interruptible")
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


def test_nobody_else_may_read_a_save(tmp_path: Path) -> None:
    """It holds every hand and the seed."""
    before = os.umask(0o022)
    try:
        file = tmp_path / "match.json"
        other = tmp_path / "other"
        other.write_bytes(b"somebody else's")
        (tmp_path / "match.json.new").symlink_to(other)
        for content in (b"old", b"new"):
            write_safely(file, content)
            assert (file.read_bytes(), file.stat().st_mode & 0o777) == (content, 0o600)
            file.chmod(0o644)
        assert other.read_bytes() == b"somebody else's", "it isn't written to where another file points"
    finally:
        os.umask(before)


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
