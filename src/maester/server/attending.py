"""Passing for the people at a table where they don't want to be asked, and what they wish about that."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace
from sqlalchemy import Connection

from maester.engine import Match, Pass, Seat
from maester.engine.record import PASSED
from maester.errors import StaleDecision
from maester.passing import Setting, UntilWhat, until, window_of, with_stops
from maester.server import seating
from maester.server.failures import Conflict
from maester.server.held import HeldTable
from maester.server.record import Row
from maester.server.stopping import (
    Pauses,
    Wish,
    had_no_choice,
    passed_text,
    setting_of,
    setting_text,
    window_passed,
    wishes,
)


class Attendant:
    """Attends to the people of one table."""

    def __init__(self, held: HeldTable) -> None:
        self._held = held
        self._pauses = Pauses(self._pass)

    def is_waiting(self) -> bool:
        """Will it pass for somebody when a pause is over?"""
        return bool(self._pauses)

    def is_busy(self) -> bool:
        """Is it waiting to pass for somebody, or about to?"""
        return self.is_waiting() or self._pauses.are_ending()

    def arrange(self) -> None:
        """The pauses that are due now run, and no others."""
        match = self._held.match
        self._pauses.arrange({} if match is None else wishes(match, self._held.table))

    async def stop(self) -> None:
        """All pauses end."""
        await self._pauses.stop()

    # -- what a person wishes -------------------------------------------------------------------------

    async def set_stops(self, seat: int, asked: Sequence[str], pause: float) -> None:
        """At which windows a person wants to be asked."""
        async with self._held.changing() as match:
            await self._keep(seat, with_stops(match.definition, self._setting(seat), asked, pause))

    async def hold(self, seat: int, number: int) -> None:
        """A person wants to be asked at a window at which the table was about to pass."""
        async with self._held.changing() as match:
            right = match.decision(seat).number if seat in match.to_act else None
            if number != right:
                raise StaleDecision(given=number, right=right or 0)
            await self._keep(seat, replace(self._setting(seat), held=number, until=None))

    async def skip(self, seat: int, what: UntilWhat | None) -> None:
        """A person passes at this window and at all others until something comes, or no longer."""
        async with self._held.changing() as match:
            if self._held.table.seats[seat].by_bot:
                raise Conflict("bot-stands-in")
            if what is None:
                await self._keep(seat, replace(self._setting(seat), until=None, held=None))
                return
            if window_of(match, Seat(seat)) is None:
                raise Conflict("no-window")
            number = match.decision(seat).number
            await self._keep(seat, replace(self._setting(seat), until=until(match, what), held=None))
            await self._held.write(lambda match: _passes(match, seat, number), (seat, None))

    async def stop_skipping(self, seat: int) -> None:
        """A person who takes a move back wants to be asked again; under the table's lock."""
        setting = self._setting(seat)
        if setting.until is not None:
            await self._keep(seat, replace(setting, until=None))

    def _setting(self, seat: int) -> Setting:
        return setting_of(self._held.table, seat)

    async def _keep(self, seat: int, setting: Setting) -> None:
        """Keeps a seat's setting. It is nobody else's business, so nothing shows that others see."""
        table_id, text = self._held.table.id, setting_text(setting)

        def write(connection: Connection) -> None:
            seating.write_seat(connection, table_id, seat, stops=text)
            seating.touch(connection, table_id, public=False)

        await self._held.services.journal.write(write)
        await self._held.catch_up()

    # -- passing --------------------------------------------------------------------------------------

    async def _pass(self, seat: int, wish: Wish) -> None:
        """The pause is over."""
        await self._held.by_itself(self._pass_if_wanted(seat, wish), "an automatic pass")
        self._held.go_on()

    async def _pass_if_wanted(self, seat: int, wish: Wish) -> None:
        """The table passes for a person, if that is still what is due: after the same pause, too."""
        held = self._held

        def passed(match: Match) -> list[Row]:
            if wishes(match, held.table).get(seat) != wish:
                raise StaleDecision(given=wish.number, right=0)
            match.pass_for(seat, wish.number)
            return [Row(seat, PASSED)]

        async with held.lock:
            match = await held.loaded()
            await held.catch_up()
            window = window_passed(match, held.table, seat)
            if window is not None and wishes(match, held.table).get(seat) == wish:
                told = seat, passed_text(match, held.table, seat, window)
                await held.write(passed, told, unwatched=had_no_choice(match, held.table, seat))
            held.publish()


def _passes(match: Match, seat: int, number: int) -> list[Row]:
    match.play(seat, Pass(), number)
    return [Row(seat, match.lexicon.plain(Pass()))]
