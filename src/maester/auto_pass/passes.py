"""Making the passes that are due: at once, or each after its pause."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Mapping, MutableMapping

from maester.auto_pass.seat import AutoPassSeat, DuePass
from maester.engine import Match, Seat


def due_passes(match: Match, seats: Mapping[Seat, AutoPassSeat]) -> dict[Seat, DuePass]:
    """The passes that the table will make for these seats if nothing changes."""
    found = {seat: kept.due_pass(match, seat) for seat, kept in seats.items()}
    return {seat: due for seat, due in found.items() if due is not None}


def pass_now(match: Match, seats: MutableMapping[Seat, AutoPassSeat]) -> list[tuple[Seat, str]]:
    """Passes for these seats where they don't want to be asked, until one is or it is somebody else's turn, without a
    pause. The seats remember where; the answer is for whom the table passed, and at which kind of window.
    """
    passed: list[tuple[Seat, str]] = []
    while due := due_passes(match, seats):
        seat, first = next(iter(due.items()))
        match.pass_for(seat, first.number)
        seats[seat] = seats[seat].after(first)
        passed.append((seat, first.window))
    return passed


class AutoPass:
    """The passes that are due at one table, each made when its pause is over; at most one for each seat."""

    def __init__(
        self,
        make: Callable[[Seat, DuePass], Awaitable[None]],
        sleep: Callable[[float], Awaitable[None]] = asyncio.sleep,
    ) -> None:
        """`make` is called when a pause is over, and passes if that is still due."""
        self._make = make
        self._sleep = sleep
        self._pausing: dict[Seat, tuple[DuePass, asyncio.Task[None]]] = {}
        self._making: set[asyncio.Task[None]] = set()
        """Those whose pause is over, and whose pass is being made."""

    def is_pausing(self) -> bool:
        """Will it pass for somebody when a pause is over?"""
        return bool(self._pausing)

    def is_busy(self) -> bool:
        """Is it waiting to pass for somebody, or about to?"""
        return bool(self._pausing or self._making)

    def arrange(self, due: Mapping[Seat, DuePass]) -> None:
        """These are due now: a pause that runs already goes on, those of others end."""
        for seat, (before, task) in list(self._pausing.items()):
            if due.get(seat) != before:
                task.cancel()
                del self._pausing[seat]
        for seat, one in due.items():
            if seat not in self._pausing:
                self._pausing[seat] = one, asyncio.create_task(self._wait(seat, one))

    async def _wait(self, seat: Seat, due: DuePass) -> None:
        await self._sleep(due.pause)
        # From here on it is no pause any more, and another one may begin.
        _, task = self._pausing.pop(seat)
        self._making.add(task)
        task.add_done_callback(self._making.discard)
        await self._make(seat, due)

    async def stop(self) -> None:
        """All pauses end."""
        tasks = [*(task for _, task in self._pausing.values()), *self._making]
        self._pausing = {}
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
