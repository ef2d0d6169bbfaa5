"""A table that somebody looks at or plays at: what its people do, with its bots and its automatic passes.

What is done to it is done under its lock: tried on the copy in memory, written, and then shown.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Awaitable, Sequence
from contextlib import asynccontextmanager, suppress
from typing import Any

from sqlalchemy.exc import DBAPIError

from maester.auto_pass import take_back
from maester.engine import Definition, Match, Refusal, Seat, definition_of
from maester.engine.record import CONCEDE
from maester.errors import MaesterError, StaleDecision
from maester.server import chat, record
from maester.server.advice import odds_of
from maester.server.auto_pass import TableAutoPass
from maester.server.bot_seats import BotSeats
from maester.server.failures import Conflict, Failure, Forbidden, Unavailable
from maester.server.record import EntryRow
from maester.server.seating import Table
from maester.server.services import Services
from maester.server.stop_settings import is_among_bots
from maester.server.stored_table import Action, StoredTable
from maester.server.viewers import Viewer, Viewers
from maester.server.wire.outgoing import Odds

log = logging.getLogger(__name__)

AFTER_FAILURE = 2.0
"""So many seconds the table waits before it tries again what it does by itself, if the server failed."""


class RunningTable:
    """A table with all who play at it and look at it."""

    def __init__(self, services: Services, table: Table) -> None:
        self.services = services
        self.lock = asyncio.Lock()
        self.stored = StoredTable(services, table, self._after_conflict)
        self.viewers = Viewers()
        self.bots = BotSeats(self)
        self.auto_pass = TableAutoPass(self)
        self.connections = 0
        """Also those that haven't said hello yet."""
        self._stopped = False

    @property
    def table(self) -> Table:
        """The table as it is now, as far as this worker knows."""
        return self.stored.table

    @property
    def match(self) -> Match | None:
        """The match, if it has started and was needed."""
        return self.stored.match

    @property
    def definition(self) -> Definition:
        """The game with the data file of this match; before the match is there, with the one in use."""
        return definition_of(self.table.game) if self.match is None else self.match.definition

    @property
    def idle(self) -> bool:
        """Does nobody need it now?"""
        return not (self.connections or self.bots.are_thinking() or self.auto_pass.is_busy() or self.lock.locked())

    # -- going on -------------------------------------------------------------------------------------

    @asynccontextmanager
    async def changing(self) -> AsyncIterator[Match]:
        """A person changes something at a match: then it is shown, and the table goes on."""
        async with self.lock:
            yield await self.stored.loaded()
            self.publish()
            self.go_on()

    def go_on(self) -> None:
        """Something may be new: bots that are asked begin to think, and pauses before automatic passes to run."""
        if not self._stopped:
            self.auto_pass.arrange()
            self.bots.arrange()

    async def by_itself(self, action: Awaitable[None], what: str) -> None:
        """Something that the table does by itself. If it can't be done now, what is due then will be arranged anew."""
        try:
            await action
            return
        except Unavailable:
            pause = AFTER_FAILURE
        except (MaesterError, DBAPIError):
            # Somebody was faster, or took a move back, or the database is busy.
            pause = self.services.settings.bot_grain
        except Exception:
            log.exception("%s at table %s failed", what, self.table.id)
            pause = AFTER_FAILURE
        await asyncio.sleep(pause)
        with suppress(MaesterError, DBAPIError):
            await self.refresh()

    async def stop(self, failure: Failure) -> None:
        """Nothing more is played, and connections end."""
        self._stopped = True
        await self.bots.stop()
        await self.auto_pass.stop()
        self.viewers.end(failure)

    # -- what others changed --------------------------------------------------------------------------

    async def catch_up(self) -> None:
        """Takes in what other workers wrote; under the lock."""
        await self.stored.catch_up(self.viewers.guests)
        self.viewers.unseat(self.table)

    async def _after_conflict(self) -> None:
        await self.catch_up()
        self.publish()

    async def refresh(self) -> None:
        """Something may have been written by another worker: takes it in and shows it."""
        async with self.lock:
            await self.catch_up()
            if self.viewers:
                await self.stored.load_if_started()
            self.publish()

    async def changed(self) -> None:
        """This worker changed the table: shows it, and lets it go on."""
        async with self.lock:
            await self.catch_up()
            await self.stored.load_if_started()
            self.publish()
            self.go_on()

    # -- looking --------------------------------------------------------------------------------------

    async def look(self, viewer: Viewer, seat: int | None, since: int) -> None:
        """A connection looks from a seat (None: as a spectator) from now on."""
        async with self.lock:
            if seat is not None and seat not in self.table.held_by(viewer.guest):
                await self.catch_up()  # it may have sat down at another worker a moment ago
                if seat not in self.table.held_by(viewer.guest):
                    raise Forbidden("not-your-seat")
            await self.stored.load_if_started()
            await self.stored.load_lines()
            await self.stored.note_watchers([viewer.guest])
            viewer.look(seat, since)
            self.viewers.add(viewer)
            self.publish()
            self.go_on()

    def forget(self, viewer: Viewer) -> None:
        """A connection has ended."""
        self.viewers.remove(viewer)
        self.viewers.show_table(self.table)

    def publish(self) -> None:
        """Shows each connection what is new for it. Only under the lock: what isn't written yet isn't shown."""
        self.viewers.show_table(self.table)
        if self.match is not None:
            self.viewers.show_match(self.match, self.table)
        if self.stored.lines is not None:
            self.viewers.show_chat(self.stored.lines, self.table)

    # -- playing --------------------------------------------------------------------------------------

    async def play(self, seat: int, move: Any, number: int) -> None:
        """A person's move; raises what the match raises, and then nothing has changed."""

        def played(match: Match) -> list[EntryRow]:
            chosen = match.read_move(seat, move)
            match.play(seat, chosen, number)
            return [EntryRow(seat, match.lexicon.plain(chosen))]

        await self._change(seat, played)

    async def play_all(self, seat: int, moves: Sequence[Any], number: int, *, replace: bool) -> None:
        """Several moves of a person, all or none, as `Match.play_all` plays them."""

        def played(match: Match) -> list[EntryRow]:
            before = len(match.entries())
            match.play_all(seat, moves, number, replace=replace)
            return record.rows_since(match, before)

        await self._change(seat, played)

    async def undo(self, seat: int, *, further: bool) -> None:
        """A person takes a move back."""

        def undone(match: Match) -> list[EntryRow]:
            if further and not self.table.alone(seat):
                raise Forbidden("others-are-people")
            # After the end the seed is public, and with it all that chance would bring.
            beyond, before = further and not match.over, len(match.entries())
            take_back(match, Seat(seat), further=beyond, among_bots=is_among_bots(self.table, seat))
            return record.rows_since(match, before)

        await self._change(seat, undone, takes_back=True)

    async def concede(self, seat: int) -> None:
        """A person gives the match up, where the game knows such an end."""

        def conceded(match: Match) -> list[EntryRow]:
            match.concede(seat)
            return [EntryRow(seat, CONCEDE)]

        await self._change(seat, conceded)

    async def _change(self, seat: int, action: Action, *, takes_back: bool = False) -> None:
        async with self.changing():
            player = self.table.seats[seat]
            if player.by_bot:
                raise Conflict("bot-stands-in")
            await self.stored.write(action, None if player.passed is None else (seat, None))
            if takes_back:
                await self.auto_pass.stop_skipping(seat)

    async def why_not(self, seat: int, move: Any) -> Refusal | None:
        """The rule against a move, if there is one."""
        async with self.lock:
            return (await self.stored.loaded()).why_not(seat, move)

    async def odds(self, seat: int) -> Odds | None:
        """The odds of the combat before a seat; worked out aside, since it takes a while."""
        return await asyncio.to_thread(odds_of, await self._copy(), seat)

    async def reach(self, seat: int, number: int) -> dict[str, Any] | None:
        """What a client needs to draw the decision of a seat; worked out aside, since it takes a while."""
        match = await self._copy()
        if number != match.number(seat):
            raise StaleDecision(given=str(number), right=match.number(seat))
        return await asyncio.to_thread(match.reach, seat)

    async def inspect(self, what: str) -> dict[str, Any]:
        """All that anybody could measure about something that lies open; worked out aside."""
        return await asyncio.to_thread((await self._copy()).inspect, what)

    async def _copy(self) -> Match:
        async with self.lock:
            return (await self.stored.loaded()).clone()

    # -- chat -----------------------------------------------------------------------------------------

    async def say(self, seat: int, text: str, to: int | None) -> None:
        """A line of chat, kept and shown to those who may read it."""
        seats = self.table.seats
        if to is not None and (to == seat or not self.table.has_holder(to)):
            raise Conflict("nobody-there")
        line = chat.NewLine(self.table.id, seats[seat], None if to is None else seats[to], text)
        async with self.lock:
            await self.stored.load_lines()
            await self.services.journal.write(line.write)
            await self.catch_up()
            self.publish()
