"""What a bot is asked aside, and what it answers."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

import maester
from maester.engine.checkpoint import freeze
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
