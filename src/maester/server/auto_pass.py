"""Passing for the people at a table where they don't want to be asked, and what they say about that."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from sqlalchemy import Connection

from maester.auto_pass import AutoPass, AutoPassSeat, DuePass, UntilWhat
from maester.engine import Match, Pass, Seat
from maester.engine.record import PASSED
from maester.errors import StaleDecision
from maester.server import seating
from maester.server.failures import Conflict
from maester.server.record import EntryRow
from maester.server.stop_settings import auto_pass_seat, passed_text, passes_at, setting_text

if TYPE_CHECKING:
    from maester.server.running_table import RunningTable


class TableAutoPass:
    """Passes for the people of one table."""

    def __init__(self, running: RunningTable) -> None:
        self._running = running
        self._passes = AutoPass(self._pass)

    def is_pausing(self) -> bool:
        """Will it pass for somebody when a pause is over?"""
        return self._passes.is_pausing()

    def is_busy(self) -> bool:
        """Is it waiting to pass for somebody, or about to?"""
        return self._passes.is_busy()

    def arrange(self) -> None:
        """The pauses that are due now run, and no others."""
        match = self._running.match
        self._passes.arrange({} if match is None else passes_at(match, self._running.table))

    async def stop(self) -> None:
        """All pauses end."""
        await self._passes.stop()

    # -- what a person says ---------------------------------------------------------------------------

    async def set_stops(self, seat: int, asked: Sequence[str], pause: float) -> None:
        """At which windows a person wants to be asked."""
        async with self._running.changing() as match:
            await self._keep(seat, self._seat(seat).with_stops(match, asked, pause))

    async def hold(self, seat: int, number: int) -> None:
        """A person wants to be asked at a window at which the table was about to pass."""
        async with self._running.changing() as match:
            await self._keep(seat, self._seat(seat).holding(match, Seat(seat), number))

    async def skip(self, seat: int, what: UntilWhat | None) -> None:
        """A person passes at this window and at all others until something comes, or no longer."""
        async with self._running.changing() as match:
            if self._running.table.seats[seat].by_bot:
                raise Conflict("bot-stands-in")
            if what is None:
                await self._keep(seat, self._seat(seat).not_skipping())
                return
            number = match.number(seat)
            await self._keep(seat, self._seat(seat).skipping(match, Seat(seat), what))
            await self._running.stored.write(lambda match: _played_pass(match, seat, number), (seat, None))

    async def stop_skipping(self, seat: int) -> None:
        """A person who takes a move back wants to be asked again; under the table's lock."""
        kept = self._seat(seat)
        if kept.setting.until is not None:
            await self._keep(seat, kept.not_skipping())

    def _seat(self, seat: int) -> AutoPassSeat:
        return auto_pass_seat(self._running.table, seat)

    async def _keep(self, seat: int, kept: AutoPassSeat) -> None:
        """Keeps a seat's setting. It is nobody else's business, so nothing shows that others see."""
        table_id, text = self._running.table.id, setting_text(kept.setting)

        def write(connection: Connection) -> None:
            seating.write_seat(connection, table_id, seat, stops=text)
            seating.touch(connection, table_id, public=False)

        await self._running.services.journal.write(write)
        await self._running.catch_up()

    # -- passing --------------------------------------------------------------------------------------

    async def _pass(self, seat: Seat, due: DuePass) -> None:
        """The pause is over."""
        await self._running.by_itself(self._pass_if_due(seat, due), "an automatic pass")
        self._running.go_on()

    async def _pass_if_due(self, seat: Seat, due: DuePass) -> None:
        """The table passes for a person, if that is still what is due: after the same pause, too."""
        running = self._running

        def passed(match: Match) -> list[EntryRow]:
            if passes_at(match, running.table).get(seat) != due:
                raise StaleDecision(given=due.number, right=0)
            match.pass_for(seat, due.number)
            return [EntryRow(seat, PASSED)]

        async with running.lock:
            match = await running.stored.loaded()
            await running.catch_up()
            if passes_at(match, running.table).get(seat) == due:
                after = passed_text(self._seat(seat).after(due))
                await running.stored.write(passed, (seat, after), unwatched=due.forced)
            running.publish()


def _played_pass(match: Match, seat: int, number: int) -> list[EntryRow]:
    match.play(seat, Pass(), number)
    return [EntryRow(seat, match.lexicon.plain(Pass()))]
