"""What a bot is asked aside, and what it answers."""

from __future__ import annotations

import asyncio
import signal
import sys
from concurrent.futures.process import BrokenProcessPool
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

import maester
from maester.engine.checkpoint import freeze
from maester.server import bot_processes
from maester.server.bot_processes import BotProcesses, Job, think


def test_a_bot_answers_one_question_or_all_that_it_owes_in_secret() -> None:
    match = maester.new_match("boardgame", 3, 1, answer_forced=True)
    counts: set[tuple[bool, bool]] = set()
    for _ in range(40):
        seat = match.to_act[0]
        secret, moment = bool(match.game.trays), match.moment
        moves = think(Job(freeze(match, entries=False), seat, "random", 1, 0.0))
        assert secret or len(moves) == 1
        for move in moves:
            match.play(seat, move)
        if match.moment == moment:
            assert seat not in match.to_act, "it owes nothing more"
        counts.add((secret, len(moves) > 1))
    assert counts >= {(True, True), (False, False)}


def test_a_bot_that_fails_does_not_stop_the_table(caplog: pytest.LogCaptureFixture) -> None:
    match = maester.new_match("boardgame", 3, 1)
    job = Job(freeze(match, entries=False), 0, "nobody", 1, 0.0)
    (move,) = asyncio.run(BotProcesses(0).think(job))
    match.play(0, move)
    assert "the bot nobody failed" in caplog.text


def test_a_bot_that_is_stopped_in_the_moment_of_its_answer_is_stopped(monkeypatch: pytest.MonkeyPatch) -> None:
    async def stopped() -> None:
        answer = asyncio.get_running_loop().create_future()

        async def asked(job: Job) -> list[dict[str, Any]]:
            await answer
            return []

        processes = BotProcesses(0)
        monkeypatch.setattr(processes, "_ask", asked)
        thinking = asyncio.create_task(processes.think(Job(b"", 0, "random", 1, 0.0)))
        await asyncio.sleep(0.01)
        answer.set_result(None)
        thinking.cancel()
        with pytest.raises(asyncio.CancelledError):
            await thinking

    asyncio.run(stopped())


def test_a_bot_that_thinks_too_long_is_given_up(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    match = maester.new_match("boardgame", 3, 1)

    async def asked(job: Job) -> list[dict[str, Any]]:
        await asyncio.sleep(60)
        return []

    processes = BotProcesses(0)
    monkeypatch.setattr(processes, "_ask", asked)
    monkeypatch.setattr("maester.server.bot_processes.LONGEST_THOUGHT", 0.01)
    (move,) = asyncio.run(processes.think(Job(freeze(match, entries=False), 0, "greedy", 1, 0.0)))
    match.play(0, move)
    assert "the bot greedy failed" in caplog.text


class Ended:
    """Stands in for a pool of which a process has ended; `becomes` is what somebody else has made of it meanwhile."""

    def __init__(self, processes: BotProcesses, becomes: Any = None) -> None:
        self._processes, self._becomes = processes, becomes
        processes._pool = self  # type: ignore[assignment]

    def submit(self, *given: Any) -> Any:
        if self._becomes is not None:
            self._processes._pool = self._becomes
        raise BrokenProcessPool


def test_when_a_thinking_process_ends_others_are_started(caplog: pytest.LogCaptureFixture) -> None:
    match = maester.new_match("boardgame", 3, 1)
    job = Job(freeze(match, entries=False), 0, "random", 1, 0.0)
    processes = BotProcesses(1)
    Ended(processes)
    (move,) = asyncio.run(processes.think(job))
    match.play(0, move)
    assert "a thinking process ended" in caplog.text
    assert "failed" not in caplog.text, "which is no fault of the bot"
    assert processes._pool is None, "the next question starts another one"
    others: Any = object()
    Ended(processes, others)
    asyncio.run(processes.think(job))
    assert processes._pool is others, "somebody else noticed it first"


def test_a_thinking_process_knows_other_games_and_leaves_its_end_to_the_server(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "cyvasse_for_bots.py").write_text("")
    monkeypatch.syspath_prepend(tmp_path)
    before = signal.getsignal(signal.SIGINT)
    try:
        bot_processes._prepare(("json", "cyvasse_for_bots"))
        assert signal.getsignal(signal.SIGINT) is signal.SIG_IGN
    finally:
        signal.signal(signal.SIGINT, before)
    assert "cyvasse_for_bots" in sys.modules
    del sys.modules["cyvasse_for_bots"]


def test_a_thinking_process_ends_with_a_server_that_was_killed(monkeypatch: pytest.MonkeyPatch) -> None:
    happened: list[str | int] = []
    server = SimpleNamespace(join=lambda: happened.append("the server has ended"))
    monkeypatch.setattr("os._exit", happened.append)
    monkeypatch.setattr("multiprocessing.parent_process", lambda: None)
    bot_processes._end_with_the_server()
    assert happened == [], "this one is nobody's"
    monkeypatch.setattr("multiprocessing.parent_process", lambda: server)
    bot_processes._end_with_the_server()
    assert happened == ["the server has ended", 0]
