"""The bots of a table: each that is asked thinks aside, waits until its pause is over, and plays."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any

from maester.engine import Match
from maester.engine.checkpoint import freeze
from maester.errors import StaleDecision
from maester.server.bot_processes import Job
from maester.server.record import EntryRow

if TYPE_CHECKING:
    from maester.server.running_table import RunningTable


class BotSeats:
    """The seats of one table that bots play."""

    def __init__(self, running: RunningTable) -> None:
        self._running = running
        self._thinking: dict[int, asyncio.Task[None]] = {}

    def are_thinking(self) -> bool:
        """Does one of them think now?"""
        return bool(self._thinking)

    def arrange(self) -> None:
        """Every bot that is asked begins to think, if somebody plays here or looks on."""
        match, table = self._running.match, self._running.table
        if match is None:
            return
        if not self._running.viewers and all(seat.by_bot for seat in table.seats):
            return
        for seat in match.to_act:
            if table.seats[seat].by_bot and seat not in self._thinking:
                self._thinking[seat] = asyncio.create_task(self._play(seat))

    async def stop(self) -> None:
        """They stop thinking."""
        tasks = list(self._thinking.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _play(self, seat: int) -> None:
        try:
            await self._running.by_itself(self._think_and_play(seat), "a bot's move")
        finally:
            del self._thinking[seat]
        self._running.go_on()

    async def _think_and_play(self, seat: int) -> None:
        running, services, loop = self._running, self._running.services, asyncio.get_running_loop()
        asked_at = loop.time()
        async with running.lock:
            match, table = await running.stored.loaded(), running.table
            if seat not in match.to_act or not table.seats[seat].by_bot:
                return
            decision, bot = match.decision(seat), table.seats[seat].bot or ""
            kind = table.game, bot, decision.kind
            pause = max(table.pace, services.thought_times.pause(kind))
            most = services.settings.bot_seconds
            seconds = min(most, table.pace) if table.pace else most
            job = Job(freeze(match, entries=False), seat, bot, table.bot_seed + seat, seconds)
        moves = await services.bot_processes.think(job)
        elapsed = loop.time() - asked_at
        services.thought_times.note(kind, elapsed)
        await asyncio.sleep(_until_shown(elapsed, pause))
        async with running.lock:
            await running.stored.write(lambda match: self._answer(match, seat, moves, decision.number))
            running.publish()

    def _answer(self, match: Match, seat: int, moves: list[dict[str, Any]], number: int) -> list[EntryRow]:
        """What the bot answers, if it is still asked the same."""
        by_bot = self._running.table.seats[seat].by_bot
        if seat not in match.to_act or match.decision(seat).number != number or not by_bot:
            raise StaleDecision(given=number, right=0)
        match.play_all(seat, moves)
        return [EntryRow(seat, move) for move in moves]


def _until_shown(elapsed: float, pause: float) -> float:
    """How long to wait so that the answer comes after a whole multiple of the pause: usually after one."""
    if pause <= 0:
        return 0.0
    return pause - elapsed if elapsed <= pause else -elapsed % pause
