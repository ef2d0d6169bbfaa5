"""Finished matches: looked at entry by entry, drawn as a chart, proven fair. Before the end none of this is given."""

from __future__ import annotations

import asyncio
from collections import OrderedDict

import msgspec

from maester.engine import Match, Pass
from maester.engine.record import CONCEDE, PASSED
from maester.errors import MaesterError
from maester.server import record
from maester.server.failures import BadRequest, Conflict
from maester.server.record import EntryRow
from maester.server.seating import OVER, WAITING, Table
from maester.server.services import Services
from maester.server.wire.replays import Chart, FairnessProof, RecordEntry, Replay, ReplayStep, Series

KEPT_MATCHES = 8
STRIDE = 20
"""A copy of the match is kept at every so many entries: a step of the slider replays no more than that."""


class _Film:
    """A finished match with copies along its way."""

    def __init__(self, start: Match, rows: list[EntryRow]) -> None:
        self.rows = rows
        self._copies = [start.clone()]
        match = start.clone()
        for number, row in enumerate(rows, start=1):
            record.play_rows(match, [row])
            if number % STRIDE == 0:
                self._copies.append(match.clone())
        self.end = match
        self.chart: Chart | None = None

    def at(self, entry: int) -> Match:
        """The match after so many entries."""
        place = entry // STRIDE
        match = self._copies[place].clone()
        record.play_rows(match, self.rows[place * STRIDE : entry])
        return match


class Replays:
    """The finished matches that somebody looks at."""

    def __init__(self, services: Services) -> None:
        self._services = services
        self._films: OrderedDict[str, _Film] = OrderedDict()
        self._making = asyncio.Lock()
        """To play a whole match again takes long: one at a time, so that the tables don't have to wait."""

    async def match_at(self, table: Table, entry: int) -> Match:
        """The match after so many entries; raises if it isn't over or hasn't so many."""
        film = await self._film(table)
        if entry > len(film.rows):
            raise BadRequest("no-such-entry", given=entry, right=len(film.rows))
        return await asyncio.to_thread(film.at, entry)

    async def step(self, table: Table, entry: int, seat: int | None, since: int | None) -> ReplayStep:
        """What a seat saw after so many entries, and the events since the entry before, or from number `since` on."""
        if seat is not None and seat >= table.players:
            raise BadRequest("no-such-seat", seat=seat)
        match = await self.match_at(table, entry)
        film = await self._film(table)
        if since is None:
            since = len((await self.match_at(table, entry - 1)).seen(seat)) if entry else 0
        since = min(since, len(match.seen(seat)))
        return ReplayStep(
            entry=entry,
            seat=seat,
            played=_played(match, film.rows[entry - 1]) if entry else None,
            view=match.view(seat),
            events_from=since,
            events=match.events(seat, since),
        )

    async def overview(self, table: Table) -> Replay:
        """How long the match was, how it ended, and its chart."""
        film = await self._film(table)
        film.chart = film.chart or await asyncio.to_thread(_chart, film)
        result = msgspec.to_builtins(film.end.result)
        return Replay(
            entries=len(film.rows),
            data=film.end.definition.data.fingerprint,
            seats=film.end.seats,
            result=result,
            conceded=film.end.conceded,
            scores=film.end.scores,
            chart=film.chart,
        )

    async def proof(self, table: Table) -> FairnessProof:
        """The commitment at any time; the seed and the whole save after the end."""
        if table.status == WAITING:
            raise Conflict("not-started")
        commitment = table.commitment or ""
        if table.status != OVER:
            async with self._services.reading() as connection:
                start = await record.read_start(connection, table.id)
            return FairnessProof(commitment=commitment, proven=start.match.proven, seed=None, save=None)
        match = (await self._film(table)).end
        return FairnessProof(
            commitment=commitment, proven=match.proven, seed=f"{match.seed:x}", save=match.save().decode()
        )

    async def _film(self, table: Table) -> _Film:
        if table.status != OVER:
            raise Conflict("not-over")
        if table.id not in self._films:
            async with self._making:
                if table.id not in self._films:
                    self._films[table.id] = await self._make_film(table)
                    if len(self._films) > KEPT_MATCHES:
                        self._films.popitem(last=False)
        self._films.move_to_end(table.id)
        return self._films[table.id]

    async def _make_film(self, table: Table) -> _Film:
        async with self._services.reading() as connection:
            start = await record.read_start(connection, table.id)
            rows = await record.read_rows(connection, table.id, start.number)
            end = await record.read_match(connection, table.id)
        return await asyncio.to_thread(_film_of, start.match, rows, end.match)


def _film_of(start: Match, rows: list[EntryRow], end: Match) -> _Film:
    """The film of a match. Where the rules have changed since, it may be that only the end can be shown."""
    try:
        film = _Film(start, rows)
    except MaesterError:
        return _Film(end, [])
    return film if film.end.hash() == end.hash() else _Film(end, [])


def _played(match: Match, row: EntryRow) -> RecordEntry:
    if isinstance(row.move, str) and row.move != PASSED:
        conceded = row.move == CONCEDE
        return RecordEntry(seat=row.seat, move=None, text=None, undo=not conceded, concede=conceded)
    move = Pass() if row.move == PASSED else match.read_move(row.seat, row.move)
    return RecordEntry(seat=row.seat, move=match.lexicon.plain(move), text=match.text(move), undo=False, concede=False)


def _chart(film: _Film) -> Chart | None:
    """The end of each round as a point, if the game says what to draw (`Play.chart`)."""
    point = film.end.definition.play.chart
    if point is None:
        return None
    points: dict[int, tuple[int, dict[str, dict[str, float]]]] = {}
    match = film.at(0)
    for entry in range(len(film.rows) + 1):
        if entry:
            record.play_rows(match, [film.rows[entry - 1]])
        at, values = point(match.view(None))
        points[at] = entry, values
    names = next(iter(points.values()))[1]
    series = tuple(
        Series(
            name=name,
            seats={seat: tuple(values[name][seat] for _, values in points.values()) for seat in film.end.seats},
        )
        for name in names
    )
    return Chart(at=tuple(entry for entry, _ in points.values()), rounds=tuple(points), series=series)
