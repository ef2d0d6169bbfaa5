"""One table as this worker holds it: its match, who looks at it, and the bots that play at it.

The match in memory is only a copy of what lies in the database. A move is tried on it, written, and then shown; if
another worker was faster, the copy takes in what that one wrote and the move is judged anew.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import Any, TypeVar

from msgspec.structs import replace
from sqlalchemy import Connection
from sqlalchemy.exc import DBAPIError, IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from maester.engine import Match, Pass, Refusal, Seat
from maester.engine.checkpoint import freeze
from maester.engine.record import CONCEDE
from maester.errors import MaesterError, StaleDecision
from maester.passing import Setting, UntilWhat, until, window_of, with_stops
from maester.server import chat, record, seating
from maester.server.advice import odds_of
from maester.server.failures import Busy, Conflict, Failure, Forbidden
from maester.server.record import Addition, Row
from maester.server.seating import OVER, PLAYING, WAITING, Table
from maester.server.services import Services
from maester.server.stopping import (
    Pauses,
    had_no_choice,
    passed_text,
    seats_passed,
    setting_of,
    setting_text,
    window_passed,
    wishes,
)
from maester.server.thinking import Job
from maester.server.viewers import Viewer
from maester.server.wire import ChatLine, Odds

Result = TypeVar("Result")
log = logging.getLogger(__name__)

AFTER_FAILURE = 2.0
"""So many seconds a bot waits before it is asked again, if the server itself failed."""
ATTEMPTS = 8
"""So often a move is judged anew because somebody else was faster."""


class LiveTable:
    """A table that somebody looks at or plays at."""

    def __init__(self, services: Services, table: Table) -> None:
        self.services = services
        self.table = table
        self.viewers: set[Viewer] = set()
        self._match: Match | None = None
        self._entries = 0
        self._lines: list[ChatLine] | None = None
        self._last_line = 0
        self._lock = asyncio.Lock()
        self._thinking: dict[int, asyncio.Task[None]] = {}
        self._pauses = Pauses(self._pass)

    @property
    def idle(self) -> bool:
        """Does nobody need it now?"""
        return not self.viewers and not self._thinking and not self._pauses and not self._lock.locked()

    # -- what lies in the database ------------------------------------------------------------------

    async def _loaded(self) -> Match:
        """The match; raises Conflict if it hasn't started."""
        if self.table.status == WAITING:
            raise Conflict("not-started")
        if self._match is None:
            async with self.services.reading() as connection:
                self._match, self._entries = await record.read_match(connection, self.table.id)
        return self._match

    async def _catch_up(self) -> None:
        """Takes in what other workers wrote."""
        async with self.services.reading() as connection:
            self.table = await seating.read_table(connection, self.table.id)
            if self._match is not None:
                rows = await record.read_rows(connection, self.table.id, self._entries)
                record.play_rows(self._match, rows)
                self._entries += len(rows)
            if self._lines is not None:
                await self._read_lines(connection)

    async def _read_lines(self, connection: AsyncConnection) -> None:
        lines, self._last_line = await chat.read_lines(connection, self.table.id, self._last_line)
        self._lines = [*(self._lines or ()), *lines]

    async def _loaded_lines(self) -> None:
        async with self.services.reading() as connection:
            await self._read_lines(connection)

    async def refresh(self) -> None:
        """Something may have been written by another worker: takes it in and shows it."""
        async with self._lock:
            await self._catch_up()
            if self.table.status != WAITING and self.viewers:
                await self._loaded()
            self.publish()

    async def changed(self) -> None:
        """This worker changed the table: shows it, and lets bots go on."""
        async with self._lock:
            await self._catch_up()
            for viewer in self.viewers:
                if viewer.seat is not None and viewer.seat not in self.table.held_by(viewer.guest):
                    viewer.look(None, 0)
            if self.table.status != WAITING:
                await self._loaded()
            self.publish()
            self._drive()

    # -- looking --------------------------------------------------------------------------------------

    async def look(self, viewer: Viewer, seat: int | None, since: int) -> None:
        """A connection looks from a seat (None: as a spectator) from now on."""
        if seat is not None and seat not in self.table.held_by(viewer.guest):
            raise Forbidden("not-your-seat")
        async with self._lock:
            if self.table.status != WAITING:
                await self._loaded()
            if self._lines is None:
                await self._loaded_lines()
            viewer.look(seat, since)
            self.viewers.add(viewer)
            self.publish()
            self._drive()

    def forget(self, viewer: Viewer) -> None:
        """A connection has ended."""
        self.viewers.discard(viewer)
        self._tell_table()

    @property
    def present(self) -> frozenset[str]:
        """The guests who look at the table now."""
        return frozenset(viewer.guest for viewer in self.viewers)

    @property
    def spectators(self) -> int:
        """How many look on without a seat."""
        return sum(not self.table.held_by(guest) for guest in self.present)

    def _tell_table(self) -> None:
        present, spectators = self.present, self.spectators
        for viewer in self.viewers:
            viewer.tell_table(self.table, present, spectators)

    def publish(self) -> None:
        """Tells each connection what is new for it. Only under the lock: what isn't written yet isn't shown."""
        self._tell_table()
        if self._match is not None:
            seats = list({viewer.seat for viewer in self.viewers})
            views = dict(zip(seats, self._match.views(seats), strict=True))
            passing = seats_passed(self._match, self.table)
            for viewer in self.viewers:
                viewer.tell_state(self._match, self.table, views[viewer.seat], passing)
                viewer.tell_stops(self._match, self.table)
        if self._lines is not None:
            for viewer in self.viewers:
                viewer.tell_chat(self._lines)

    # -- playing --------------------------------------------------------------------------------------

    async def play(self, seat: int, move: Any, number: int) -> None:
        """A person's move; raises what the match raises, and then nothing has changed."""

        def played(match: Match) -> list[Row]:
            chosen = match.read_move(seat, move)
            match.play(seat, chosen, number)
            return [Row(seat, match.lexicon.plain(chosen))]

        await self._change(seat, played)

    async def undo(self, seat: int, *, further: bool) -> None:
        """A person takes a move back."""

        def undone(match: Match) -> list[Row]:
            if further and not self.table.alone(seat):
                raise Forbidden("others-are-people")
            # After the end the seed is public, and with it all that chance would bring.
            beyond = further and not match.over
            rows = [self._undone(match, seat, further=beyond)]
            # Nobody means a pass that the table made because there was nothing else to do.
            while had_no_choice(match, self.table, seat) and match.has_moved(seat):
                rows.append(self._undone(match, seat, further=True))
            return rows

        await self._change(seat, undone)

    @staticmethod
    def _undone(match: Match, seat: int, *, further: bool) -> Row:
        row = record.undo_row(seat, match, further=further)
        match.undo(seat, further=further)
        return row

    async def concede(self, seat: int) -> None:
        """A person gives the match up, where the game knows such an end."""

        def conceded(match: Match) -> list[Row]:
            match.concede(seat)
            return [Row(seat, CONCEDE)]

        await self._change(seat, conceded)

    async def why_not(self, seat: int, move: Any) -> Refusal | None:
        """The rule against a move, if there is one."""
        async with self._lock:
            return (await self._loaded()).why_not(seat, move)

    async def odds(self, seat: int) -> Odds | None:
        """The odds of the combat before a seat; worked out aside, since it takes a while."""
        async with self._lock:
            match = (await self._loaded()).clone()
        return await asyncio.to_thread(odds_of, match, seat)

    async def _change(self, seat: int, action: Callable[[Match], list[Row]]) -> None:
        async with self._lock:
            await self._loaded()
            if self.table.seats[seat].by_bot:
                raise Conflict("bot-stands-in")
            answered = (seat, None) if self.table.seats[seat].passed is not None else None
            await self._write(action, answered)
            self.publish()
            self._drive()

    async def _write(self, action: Callable[[Match], list[Row]], passed: tuple[int, str | None] | None = None) -> None:
        """Tries an action on the match and writes its entries; afterwards they can't be lost any more."""
        for _ in range(ATTEMPTS):
            match = await self._loaded()
            before = match.clone()
            try:
                rows = action(match)
            except MaesterError:
                self._match = before  # of several moves some may have been made
                raise
            try:
                addition = self._addition(before, match, rows, passed)
                await self.services.journal.write(addition.write)
            except IntegrityError:
                self._match = before
                await self._catch_up()
                self.publish()
            except BaseException as error:
                # It isn't known what was written: the database will tell.
                self._match = None
                if isinstance(error, DBAPIError):
                    raise Busy from error
                raise
            else:
                self._entries += len(rows)
                self.table = replace(
                    self.table,
                    to_act=addition.to_act,
                    status=OVER if addition.over else PLAYING,
                    version=self.table.version + 1,
                )
                if passed is not None:
                    self.table = self.table.with_seat(passed[0], passed=passed[1])
                return
        raise Busy

    def _addition(
        self, before: Match, after: Match, rows: list[Row], passed: tuple[int, str | None] | None
    ) -> Addition:
        size = self.services.settings.snapshot_entries
        number = self._entries + len(rows)
        keep = after.over or number // size > self._entries // size
        return Addition(
            table_id=self.table.id,
            number=self._entries,
            rows=rows,
            to_act=after.to_act,
            over=after.over,
            public=before.to_act != after.to_act or before.moment != after.moment,
            snapshot=freeze(after) if keep else None,
            passed=passed,
        )

    # -- stops ----------------------------------------------------------------------------------------

    async def set_stops(self, seat: int, asked: Sequence[str], pause: float) -> None:
        """At which windows a person wants to be asked."""
        async with self._lock:
            definition = (await self._loaded()).definition
            await self._write_setting(seat, with_stops(definition, setting_of(self.table, seat), asked, pause))
            self.publish()
            self._drive()

    async def hold(self, seat: int, number: int) -> None:
        """A person wants to be asked at a window at which the table was about to pass."""
        async with self._lock:
            match = await self._loaded()
            if seat not in match.to_act or match.decision(seat).number != number:
                raise StaleDecision(given=number, right=match.decision(seat).number if seat in match.to_act else 0)
            await self._write_setting(seat, replace(setting_of(self.table, seat), held=number, until=None))
            self.publish()
            self._drive()

    async def skip(self, seat: int, what: UntilWhat | None) -> None:
        """A person passes at this window and at all others until something comes, or no longer."""
        async with self._lock:
            match = await self._loaded()
            if self.table.seats[seat].by_bot:
                raise Conflict("bot-stands-in")
            if what is not None and window_of(match, Seat(seat)) is None:
                raise Conflict("no-window")
            number = match.decision(seat).number if what is not None else 0
            wish = None if what is None else until(match, what)
            await self._write_setting(seat, replace(setting_of(self.table, seat), until=wish, held=None))
            if what is not None:
                await self._write(lambda match: self._passed(match, seat, number), (seat, None))
            self.publish()
            self._drive()

    @staticmethod
    def _passed(match: Match, seat: int, number: int) -> list[Row]:
        match.play(seat, Pass(), number)
        return [Row(seat, match.lexicon.plain(Pass()))]

    async def _write_setting(self, seat: int, setting: Setting) -> None:
        """Keeps a seat's setting. It is nobody else's business, so nothing shows that others see."""
        table_id, text = self.table.id, setting_text(setting)

        def write(connection: Connection) -> None:
            seating.write_seat(connection, table_id, seat, stops=text)
            seating.touch(connection, table_id, public=False)

        await self.services.journal.write(write)
        await self._catch_up()

    async def _pass(self, seat: int, number: int) -> None:
        """The pause is over: the table passes for a person, if that one still wants it."""

        def passed(match: Match) -> list[Row]:
            if window_passed(match, self.table, seat) is None:
                raise StaleDecision(given=number, right=0)
            return self._passed(match, seat, number)

        try:
            async with self._lock:
                match = await self._loaded()
                await self._catch_up()
                window = window_passed(match, self.table, seat)
                if window is not None:
                    await self._write(passed, (seat, passed_text(match, self.table, seat, window)))
                self.publish()
        except (MaesterError, DBAPIError):
            # Somebody was faster, or the database is busy: what is due then is arranged anew.
            await asyncio.sleep(self.services.settings.bot_grain)
            with suppress(MaesterError, DBAPIError):
                await self.refresh()
        except Exception:
            log.exception("an automatic pass at table %s failed", self.table.id)
            await asyncio.sleep(AFTER_FAILURE)
        self._drive()

    # -- bots -----------------------------------------------------------------------------------------

    def _drive(self) -> None:
        """Every bot that is asked begins to think, if somebody plays here or looks on."""
        match, table = self._match, self.table
        self._pauses.arrange({} if match is None else wishes(match, table))
        if match is None or match.over:
            return
        if not self.viewers and all(seat.by_bot for seat in table.seats):
            return
        for seat in match.to_act:
            if table.seats[seat].by_bot and seat not in self._thinking:
                self._thinking[seat] = asyncio.create_task(self._think(seat))

    async def _think(self, seat: int) -> None:
        """A bot thinks, waits until its pause is over, and plays."""
        try:
            await self._think_and_play(seat)
        except (MaesterError, DBAPIError):
            # Somebody took a move back, or another worker was faster: the bot will be asked anew.
            await asyncio.sleep(self.services.settings.bot_grain)
        except Exception:
            log.exception("a bot's move at table %s failed", self.table.id)
            await asyncio.sleep(AFTER_FAILURE)
        finally:
            self._thinking.pop(seat, None)
        self._drive()

    async def _think_and_play(self, seat: int) -> None:
        settings, loop = self.services.settings, asyncio.get_running_loop()
        asked_at = loop.time()
        async with self._lock:
            match = await self._loaded()
            if seat not in match.to_act or not self.table.seats[seat].by_bot:
                return
            number = match.decision(seat).number
            pause = max(self.table.pace, settings.bot_grain)
            seconds = min(settings.bot_seconds, pause) if self.table.pace else settings.bot_seconds
            bot = self.table.seats[seat].bot or ""
            job = Job(freeze(match, entries=False), seat, bot, self.table.bot_seed + seat, seconds)
        moves = await self.services.thinker.think(job)
        await asyncio.sleep(_until_shown(loop.time() - asked_at, pause))
        async with self._lock:
            await self._write(lambda match: self._bot_moves(match, seat, moves, number))
            self.publish()

    def _bot_moves(self, match: Match, seat: int, moves: list[dict[str, Any]], number: int) -> list[Row]:
        """What the bot answers, if it is still asked the same."""
        if seat not in match.to_act or match.decision(seat).number != number or not self.table.seats[seat].by_bot:
            raise StaleDecision(given=number, right=0)
        for move in moves:
            match.play(seat, move)
        return [Row(seat, move) for move in moves]

    # -- chat -----------------------------------------------------------------------------------------

    async def say(self, seat: int, text: str, to: int | None) -> None:
        """A line of chat, kept and shown to those who may read it."""
        holder = self.table.seats[seat].holder or ""
        if to is not None and (to == seat or not self.table.has_holder(to)):
            raise Conflict("nobody-there")
        async with self._lock:
            if self._lines is None:
                await self._loaded_lines()
            line = chat.NewLine(self.table.id, seat, to, holder, text)
            await self.services.journal.write(line.write)
            await self._catch_up()
            self.publish()

    async def stop(self, failure: Failure | None = None) -> None:
        """Bots stop thinking; with a failure, connections end."""
        for task in list(self._thinking.values()):
            task.cancel()
        await asyncio.gather(*self._thinking.values(), return_exceptions=True)
        await self._pauses.stop()
        for viewer in self.viewers:
            if failure is not None:
                viewer.end(failure)


def _until_shown(elapsed: float, pause: float) -> float:
    """How long to wait so that the answer comes after a whole multiple of the pause: usually after one."""
    if pause <= 0:
        return 0.0
    return pause - elapsed if elapsed <= pause else -elapsed % pause
