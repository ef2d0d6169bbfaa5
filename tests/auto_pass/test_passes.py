"""Passes that are due are made when their pauses are over."""

from __future__ import annotations

import asyncio

from maester.auto_pass import AutoPass, DuePass
from maester.engine import Seat

STARK, LANNISTER = Seat(0), Seat(1)


def due(number: int, pause: float) -> DuePass:
    return DuePass("plot", number, pause)


class Dues:
    """Notes what is due, and waits then if it is told to."""

    def __init__(self) -> None:
        self.noted: list[tuple[int, DuePass]] = []
        self.gate = asyncio.Event()
        self.gate.set()
        self.cancelled = False

    async def note(self, seat: int, one: DuePass) -> None:
        self.noted.append((seat, one))
        try:
            await self.gate.wait()
        except asyncio.CancelledError:
            self.cancelled = True
            raise


async def a_few_turns() -> None:
    """Lets everything run that needs no time."""
    for _ in range(5):
        await asyncio.sleep(0)


def test_another_pass_that_is_due_takes_the_place_of_a_pause() -> None:
    async def arranged() -> None:
        dues = Dues()
        passes = AutoPass(dues.note)
        passes.arrange({STARK: due(1, 10.0), LANNISTER: due(1, 10.0)})
        await a_few_turns()
        passes.arrange({STARK: due(2, 0.0), LANNISTER: due(1, 10.0)})
        await a_few_turns()
        assert dues.noted == [(STARK, due(2, 0.0))]
        passes.arrange({})
        assert not passes.is_pausing()
        await passes.stop()

    asyncio.run(arranged())


def test_a_pause_is_as_long_as_the_seat_has_set_it() -> None:
    slept: list[float] = []

    async def at_once(seconds: float) -> None:
        slept.append(seconds)
        await asyncio.sleep(0)

    async def arranged() -> None:
        dues = Dues()
        passes = AutoPass(dues.note, at_once)
        passes.arrange({STARK: due(1, 2.5), LANNISTER: due(2, 4.0)})
        await a_few_turns()
        assert (slept, dues.noted) == ([2.5, 4.0], [(STARK, due(1, 2.5)), (LANNISTER, due(2, 4.0))])
        await passes.stop()

    asyncio.run(arranged())


def test_a_table_that_stops_waits_for_the_pass_that_is_being_made() -> None:
    async def arranged() -> None:
        dues = Dues()
        dues.gate.clear()
        passes = AutoPass(dues.note)
        passes.arrange({STARK: due(1, 0.0)})
        await a_few_turns()
        assert (dues.noted, passes.is_pausing()) == ([(STARK, due(1, 0.0))], False)
        await passes.stop()
        assert dues.cancelled

    asyncio.run(arranged())
