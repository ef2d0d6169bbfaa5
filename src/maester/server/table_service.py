"""What people do with tables: make one, sit down, get up, start, play again, play on from an old position."""

from __future__ import annotations

import time
from collections.abc import Sequence
from contextlib import suppress
from random import SystemRandom
from typing import Any

from msgspec.structs import replace
from sqlalchemy import Connection, func, select

from maester.bots import default_bot, make_bot
from maester.engine import Match, definition_of, new_match
from maester.server import guests, record, seating, storage
from maester.server.addresses import mark_of
from maester.server.failures import BadRequest, Conflict, Forbidden, TooMany
from maester.server.guests import Guest, shown_name
from maester.server.hub import Hub
from maester.server.lists import check_listing
from maester.server.plain_text import clean_name
from maester.server.replay import Replays
from maester.server.running_table import RunningTable
from maester.server.seating import BOT, OPEN, OVER, PERSON, PLAYING, WAITING, Seating, Table
from maester.server.stop_settings import lasting_text
from maester.server.wire.tables import Branch, ChangeSeat, NewTable, SeatWish

BOT_SEEDS = 2**31


class TableService:
    """Does what guests ask for about tables."""

    def __init__(self, hub: Hub, replays: Replays) -> None:
        self._hub = hub
        self._replays = replays
        self._write = hub.services.journal.write

    # -- new tables -----------------------------------------------------------------------------------

    async def make(self, guest: Guest, request: NewTable, address: str) -> RunningTable:
        """A new table; if no seat is open the match starts at once. `address` is from where the guest calls."""
        definition = definition_of(request.game)
        players, options = definition.check_players(request.players), definition.check_options(request.options)
        names = seating.seat_names(definition, players, options)
        seat_wishes = _seat_wishes(request, players)
        seats = [
            self._seating(guest, request.game, number, one, names[number]) for number, one in enumerate(seat_wishes)
        ]
        if all(seat.kind == BOT for seat in seats):
            raise BadRequest("nobody-plays")
        name = clean_name(request.name, 60) if request.name.strip() else ""
        table = _table(
            guest, request.game, players, options, seats, pace=request.pace, listed=request.listed, name=name,
            address=mark_of(address, self._hub.services.secret),
        )  # fmt: skip
        return await self._open(guest, table)

    async def _open(
        self, guest: Guest, table: Table, match: Match | None = None, again: Table | None = None
    ) -> RunningTable:
        """Writes a new table, with its match if everybody is there; `again` is the table that it follows."""
        limits = self._hub.services.settings.limits
        most = limits.tables_per_guest
        if match is None and not any(seat.kind == OPEN for seat in table.seats):
            match = new_match(table.game, table.players, None, table.options)
        if match is not None:
            table = _started(table, match)

        def write(connection: Connection) -> None:
            if _running_tables(connection, guest.id) >= most:
                raise TooMany("too-many-tables", most=most)
            check_listing(connection, table, limits)
            if again is not None:
                seating.follow(connection, again.id, table.id)
            seating.insert_table(connection, table)
            if match is not None:
                record.write_start(connection, table.id, match)

        await self._write(write)
        return self._hub.add(table)

    def _seating(self, guest: Guest, game: str, number: int, request: SeatWish, name: str | None) -> Seating:
        if request.kind == "me":
            return Seating(seat=number, name=name, kind=PERSON, guest=guest.id, holder=shown_name(guest))
        if request.kind == "bot":
            return Seating(seat=number, name=name, kind=BOT, bot=_bot(game, request.bot))
        return Seating(seat=number, name=name)

    # -- names ----------------------------------------------------------------------------------------

    async def rename(self, was: Guest, guest: Guest) -> None:
        """Keeps what a guest is called, and shows it at once wherever the guest sits."""

        def write(connection: Connection) -> list[str]:
            if guest.named and guest.name != was.name:
                seating.check_name(connection, guest.id, guest.name)
            guests.write_guest(connection, guest)
            return seating.rename(connection, guest.id, shown_name(guest))

        await self._hub.refresh(await self._write(write))

    # -- sitting down and getting up ------------------------------------------------------------------

    async def join(self, guest: Guest, table_id: str, seat: int | None) -> RunningTable:
        """The guest takes an open seat; who takes the last one starts the match."""
        table = (await self._hub.table(table_id)).table
        if table.status != WAITING:
            raise Conflict("already-started")
        wanted = [one for one in table.seats if one.kind == OPEN and seat in (None, one.seat)]
        if not wanted:
            raise Conflict("seat-taken")
        values = {"kind": PERSON, "guest": guest.id, "holder": shown_name(guest), "bot": None}
        running = await self._change(table, [(wanted[0], values)], sits_down=guest)
        if running.table.status == WAITING and all(one.kind != OPEN for one in running.table.seats):
            with suppress(Conflict):  # of two who took the last seats at once the other one has started it
                return await self._begin(running.table, None)
            return await self._hub.changed(table_id)
        return running

    async def leave(self, guest: Guest, table_id: str) -> RunningTable:
        """Before the match the seat is open again; later a bot stands in."""
        table = (await self._hub.table(table_id)).table
        mine = self._held(guest, table)
        if table.status == OVER:
            raise Conflict("match-ended")
        if table.status == WAITING:
            free: dict[str, Any] = {"kind": OPEN, "guest": None, "holder": None}
            return await self._change(table, [(one, free) for one in mine])
        stand_in = {"away": True, "bot": default_bot(table.game)}
        return await self._change(table, [(one, stand_in) for one in mine])

    async def come_back(self, guest: Guest, table_id: str) -> RunningTable:
        """The guest's seats are taken back from the bot that stands in."""
        table = (await self._hub.table(table_id)).table
        back = {"away": False, "bot": None}
        return await self._change(table, [(one, back) for one in self._held(guest, table)])

    async def change_seat(self, guest: Guest, table_id: str, request: ChangeSeat) -> RunningTable:
        """The host changes a seat before the match."""
        table = await self._hosted(guest, table_id)
        if table.status != WAITING:
            raise Conflict("already-started")
        if request.seat >= table.players:
            raise BadRequest("no-such-seat", seat=request.seat)
        old = table.seats[request.seat]
        new = self._seating(guest, table.game, request.seat, SeatWish(kind=request.kind, bot=request.bot), old.name)
        after = [new if one.seat == request.seat else one for one in table.seats]
        if all(one.kind == BOT for one in after):
            raise BadRequest("nobody-plays")
        values = {"kind": new.kind, "guest": new.guest, "holder": new.holder, "bot": new.bot}
        return await self._change(table, [(old, values)], sits_down=guest if request.kind == "me" else None)

    async def start(self, guest: Guest, table_id: str, bot: str | None) -> RunningTable:
        """The host starts the match; open seats become bots."""
        table = await self._hosted(guest, table_id)
        if all(one.kind != PERSON for one in table.seats):
            raise Conflict("nobody-plays")
        return await self._begin(table, bot)

    async def _begin(self, table: Table, bot: str | None) -> RunningTable:
        if table.status != WAITING:
            raise Conflict("already-started")
        chosen = _bot(table.game, bot)
        match = new_match(table.game, table.players, None, table.options)

        def write(connection: Connection) -> None:
            seating.begin(connection, table, match.seats, chosen, match.commitment, match.to_act)
            record.write_start(connection, table.id, match)

        await self._write(write)
        return await self._hub.changed(table.id)

    async def change_pace(self, guest: Guest, table_id: str, pace: float) -> RunningTable:
        """How long bots pause, from their next move on."""
        table = (await self._hub.table(table_id)).table
        self._held(guest, table)
        return await self._change(table, pace=pace)

    # -- again ------------------------------------------------------------------------------------------

    async def rematch(self, guest: Guest, table_id: str) -> RunningTable:
        """The same people and bots once more. Who asks second gets the table that the first one made."""
        table = (await self._hub.table(table_id)).table
        self._held(guest, table)
        if table.status != OVER:
            raise Conflict("not-over")
        if table.rematch is not None:
            return await self._hub.table(table.rematch)
        seats = [
            replace(
                one,
                away=False,
                bot=one.bot if one.kind == BOT else None,
                stops=lasting_text(one.stops),
                passed=None,
            )
            for one in table.seats
        ]
        new = _table(
            guest, table.game, table.players, table.options, seats,
            pace=table.pace, listed=table.listed, name=table.name, address=table.address,
        )  # fmt: skip
        try:
            running = await self._open(guest, new, again=table)
        except Conflict:
            async with self._hub.services.reading() as connection:
                first = (await seating.read_table(connection, table_id)).rematch
            return await self._hub.table(first or table_id)
        await self._change(table)
        return running

    async def branch(self, guest: Guest, table_id: str, request: Branch) -> RunningTable:
        """A new table that goes on from an entry of a finished match, against bots.

        What the seat couldn't know then is drawn anew: the match is over, so the guest may have seen all of it.
        """
        table = (await self._hub.table(table_id)).table
        if request.seat >= table.players:
            raise BadRequest("no-such-seat", seat=request.seat)
        bot = _bot(table.game, request.bot)
        match = await self._replays.match_at(table, request.entry)
        if match.over:
            raise Conflict("match-ended")
        twin = match.determinize(request.seat, SystemRandom())
        seats = [
            Seating(seat=number, name=name, kind=PERSON, guest=guest.id, holder=shown_name(guest))
            if number == request.seat
            else Seating(seat=number, name=name, kind=BOT, bot=bot)
            for number, name in enumerate(twin.seats)
        ]
        new = _table(guest, table.game, table.players, table.options, seats, pace=table.pace, branch_of=table.id)
        return await self._open(guest, new, twin)

    # -- common to all ------------------------------------------------------------------------------------

    def _held(self, guest: Guest, table: Table) -> list[Seating]:
        mine = [one for one in table.seats if one.guest == guest.id]
        if not mine:
            raise Forbidden("no-seat-here")
        return mine

    async def _hosted(self, guest: Guest, table_id: str) -> Table:
        table = (await self._hub.table(table_id)).table
        if table.host != guest.id:
            raise Forbidden("not-the-host")
        return table

    async def _change(
        self,
        table: Table,
        changes: Sequence[tuple[Seating, dict[str, Any]]] = (),
        sits_down: Guest | None = None,
        **values: Any,
    ) -> RunningTable:
        """Changes seats and values of a table, if the seats are still as they were. Who sits down needs a name that
        nobody else has there.
        """

        def write(connection: Connection) -> None:
            if changes and table.status == WAITING:
                seating.check_waiting(connection, table.id)
            if sits_down is not None and sits_down.named:  # other names are given by us
                seating.check_name(connection, sits_down.id, sits_down.name, table.id)
            for was, becomes in changes:
                if not seating.change_seat(connection, table.id, was, **becomes):
                    raise Conflict("seat-taken")
            seating.touch(connection, table.id, **values)

        await self._write(write)
        return await self._hub.changed(table.id)


def _seat_wishes(request: NewTable, players: int) -> tuple[SeatWish, ...]:
    if request.seats is None:
        return (SeatWish(kind="me"), *(SeatWish(kind="bot") for _ in range(players - 1)))
    if len(request.seats) != players:
        raise BadRequest("wrong-seat-count", given=len(request.seats), right=players)
    return request.seats


def _bot(game: str, name: str | None) -> str:
    """A bot that the game has; raises BadOption."""
    chosen = name or default_bot(game)
    make_bot(game, chosen)
    return chosen


def _table(
    guest: Guest,
    game: str,
    players: int,
    options: dict[str, Any],
    seats: Sequence[Seating],
    *,
    pace: float,
    listed: bool = False,
    name: str = "",
    branch_of: str | None = None,
    address: str | None = None,
) -> Table:
    now = time.time()
    return Table(
        id=seating.fresh_id(),
        game=game,
        name=name,
        players=players,
        options=options,
        status=WAITING,
        host=guest.id,
        listed=listed,
        pace=pace,
        created=now,
        changed=now,
        moved=now,
        version=1,
        commitment=None,
        to_act=(),
        bot_seed=SystemRandom().randrange(BOT_SEEDS),
        rematch=None,
        branch_of=branch_of,
        seats=tuple(seats),
        address=address,
    )


def _started(table: Table, match: Match) -> Table:
    seats = tuple(replace(one, name=match.seats[one.seat]) for one in table.seats)
    return replace(table, status=PLAYING, commitment=match.commitment, to_act=match.to_act, seats=seats)


def _running_tables(connection: Connection, guest: str) -> int:
    tables = storage.tables.c
    wanted = select(func.count()).select_from(storage.tables).where(tables.host == guest, tables.status != OVER)
    return int(connection.execute(wanted).scalar_one())
