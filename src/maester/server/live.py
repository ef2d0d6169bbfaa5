"""A table that somebody looks at or plays at: what its people do, with its bots and its attendant."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Any

from maester.engine import Match, Refusal, Seat
from maester.engine.record import CONCEDE
from maester.passing import take_back
from maester.server import chat, record
from maester.server.advice import odds_of
from maester.server.attending import Attendant
from maester.server.bot_seats import BotSeats
from maester.server.failures import Conflict, Failure, Forbidden
from maester.server.held import Action, HeldTable
from maester.server.record import Row
from maester.server.seating import Table
from maester.server.services import Services
from maester.server.stopping import is_among_bots
from maester.server.wire.outgoing import Odds


class LiveTable(HeldTable):
    """A table with all who play at it."""

    def __init__(self, services: Services, table: Table) -> None:
        super().__init__(services, table)
        self.bots = BotSeats(self)
        self.attendant = Attendant(self)
        self.connections = 0
        """Also those that haven't said hello yet."""
        self._stopped = False

    @property
    def idle(self) -> bool:
        """Does nobody need it now?"""
        return not (self.connections or self.bots.are_thinking() or self.attendant.is_busy() or self.lock.locked())

    def go_on(self) -> None:
        if not self._stopped:
            self.attendant.arrange()
            self.bots.arrange()

    async def stop(self, failure: Failure) -> None:
        """Nothing more is played, and connections end."""
        self._stopped = True
        await self.bots.stop()
        await self.attendant.stop()
        for viewer in self.viewers:
            viewer.end(failure)

    # -- playing --------------------------------------------------------------------------------------

    async def play(self, seat: int, move: Any, number: int) -> None:
        """A person's move; raises what the match raises, and then nothing has changed."""

        def played(match: Match) -> list[Row]:
            chosen = match.read_move(seat, move)
            match.play(seat, chosen, number)
            return [Row(seat, match.lexicon.plain(chosen))]

        await self._change(seat, played)

    async def play_all(self, seat: int, moves: Sequence[Any], number: int, *, replace: bool) -> None:
        """Several moves of a person, all or none, as `Match.play_all` plays them."""

        def played(match: Match) -> list[Row]:
            before = len(match.entries())
            match.play_all(seat, moves, number, replace=replace)
            return record.rows_since(match, before)

        await self._change(seat, played)

    async def undo(self, seat: int, *, further: bool) -> None:
        """A person takes a move back."""

        def undone(match: Match) -> list[Row]:
            if further and not self.table.alone(seat):
                raise Forbidden("others-are-people")
            # After the end the seed is public, and with it all that chance would bring.
            beyond, before = further and not match.over, len(match.entries())
            take_back(match, Seat(seat), further=beyond, among_bots=is_among_bots(self.table, seat))
            return record.rows_since(match, before)

        async with self.changing():
            await self._write(seat, undone)
            await self.attendant.stop_skipping(seat)

    async def concede(self, seat: int) -> None:
        """A person gives the match up, where the game knows such an end."""

        def conceded(match: Match) -> list[Row]:
            match.concede(seat)
            return [Row(seat, CONCEDE)]

        await self._change(seat, conceded)

    async def _change(self, seat: int, action: Action) -> None:
        async with self.changing():
            await self._write(seat, action)

    async def _write(self, seat: int, action: Action) -> None:
        if self.table.seats[seat].by_bot:
            raise Conflict("bot-stands-in")
        answered = (seat, None) if self.table.seats[seat].passed is not None else None
        await self.write(action, answered)

    async def why_not(self, seat: int, move: Any) -> Refusal | None:
        """The rule against a move, if there is one."""
        async with self.lock:
            return (await self.loaded()).why_not(seat, move)

    async def odds(self, seat: int) -> Odds | None:
        """The odds of the combat before a seat; worked out aside, since it takes a while."""
        async with self.lock:
            match = (await self.loaded()).clone()
        return await asyncio.to_thread(odds_of, match, seat)

    # -- chat -----------------------------------------------------------------------------------------

    async def say(self, seat: int, text: str, to: int | None) -> None:
        """A line of chat, kept and shown to those who may read it."""
        seats = self.table.seats
        if to is not None and (to == seat or not self.table.has_holder(to)):
            raise Conflict("nobody-there")
        line = chat.NewLine(self.table.id, seats[seat], None if to is None else seats[to], text)
        async with self.lock:
            await self.load_lines()
            await self.services.journal.write(line.write)
            await self.catch_up()
            self.publish()
