"""Bots think in processes of their own, so that the server never waits for them."""

from __future__ import annotations

import asyncio
import importlib
import logging
import multiprocessing
import os
import signal
import threading
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from random import SystemRandom
from typing import Any

import msgspec

from maester.bots import Budget, SeatTable, make_bot
from maester.engine.checkpoint import thaw

log = logging.getLogger(__name__)

LONGEST_THOUGHT = 30.0
"""A bot that doesn't answer for so many seconds is given up, and any legal move is taken."""


STOP_SECONDS = 5.0
"""So many seconds a bot may still think when the server stops."""


class Job(msgspec.Struct, frozen=True):
    """What a bot is asked: the match as it is, of which it will see its own seat's side only."""

    match: bytes
    seat: int
    bot: str
    seed: int
    seconds: float


def think(job: Job) -> list[dict[str, Any]]:
    """The bot's answer; where all choose in secret at once, all the answers that the seat still owes."""
    match = thaw(job.match)
    bot = make_bot(match.definition.id, job.bot, job.seed)
    moves: list[dict[str, Any]] = []
    moment = match.moment
    while match.moment == moment and job.seat in match.to_act:
        move = bot.choose(SeatTable(match, job.seat), Budget(job.seconds))
        moves.append(match.lexicon.plain(move))
        match.play(job.seat, move)
    return moves


def any_move(job: Job) -> list[dict[str, Any]]:
    """Some legal move, for the case that the bot fails: the table must go on."""
    match = thaw(job.match)
    return [match.lexicon.plain(SystemRandom().choice(match.decision(job.seat).options))]


def _prepare(modules: Sequence[str]) -> None:
    """A thinking process leaves it to the server to end it, and knows the same games."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_end_with_the_server, daemon=True).start()
    for module in modules:
        importlib.import_module(module)


def _end_with_the_server() -> None:
    """A server that was killed could not end its processes itself."""
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(0)


class BotProcesses:
    """A pool of processes, started with the first question; with none, a thread of this process thinks."""

    def __init__(self, processes: int, modules: Sequence[str] = ()) -> None:
        self._processes = processes
        self._modules = tuple(modules)
        self._pool: ProcessPoolExecutor | None = None

    async def think(self, job: Job) -> list[dict[str, Any]]:
        """The bot's answer; never raises because of a bot."""
        try:
            # Not `wait_for`: in Python 3.11 it takes an answer that comes in this moment for more than a cancellation.
            async with asyncio.timeout(LONGEST_THOUGHT):
                return await self._ask(job)
        except BrokenProcessPool:
            log.warning("a thinking process ended; starting others")
        except Exception:
            log.exception("the bot %s failed", job.bot)
        return any_move(job)

    async def _ask(self, job: Job) -> list[dict[str, Any]]:
        if not self._processes:
            return await asyncio.to_thread(think, job)
        if self._pool is None:
            # A fresh process: a copy of this one would hold its connections and half of its threads' locks.
            context = multiprocessing.get_context("spawn")
            self._pool = ProcessPoolExecutor(self._processes, context, _prepare, (self._modules,))
        pool = self._pool
        try:
            return await asyncio.get_running_loop().run_in_executor(pool, think, job)
        except BrokenProcessPool:
            if self._pool is pool:  # of several who notice it only the first one must see to others
                self._pool = None
            raise

    async def stop(self) -> None:
        """Ends the processes, after the thought that each is at if that doesn't take too long."""
        pool, self._pool = self._pool, None
        if pool is None:
            return
        processes = list((pool._processes or {}).values())
        ending = asyncio.create_task(asyncio.to_thread(pool.shutdown, cancel_futures=True))
        await asyncio.wait([ending], timeout=STOP_SECONDS)
        if not ending.done():  # the thread that waits for them would keep this process, too
            for process in processes:
                process.kill()
        await ending
