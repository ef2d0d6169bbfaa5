"""Tables that begin in the middle of a match: positions that a short match reaches only by luck."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from functools import cache
from random import Random

from maester.engine import Match, new_match
from maester.engine.checkpoint import freeze
from maester.server import record, seating
from maester.server.record import Addition, EntryRow
from maester.server.seating import BOT, PERSON, PLAYING, Seating, Table
from maester.server.storage import open_for_writing

GAME = "boardgame"
TRIES = 3000
NAME = "Ala"
STRANGER = "f" * 22
"""A guest who never comes by."""


@cache
def match_asking(kind: str, players: int = 3, rounds: int = 2, seat: int = 0) -> Match:
    """A match, played at random, that has come to a question of this kind for the seat."""
    return match_where(lambda match: seat in match.to_act and match.decision(seat).kind == kind, players, rounds)


def match_where(wanted: Callable[[Match], bool], players: int, rounds: int) -> Match:
    """The first match, of those played at random, that comes to a wanted position."""
    for number in range(TRIES):
        rng = Random(number)
        match = new_match(GAME, players, number, {"rounds": rounds})
        while not match.over:
            if wanted(match):
                return match
            seat = match.to_act[0]
            match.play(seat, rng.choice(match.decision(seat).options))
    raise LookupError(f"none of {TRIES} matches comes there")


@cache
def match_turning_twice(seat: int = 0) -> tuple[Match, str]:
    """A match, and a move of the seat after which a Westeros card is turned twice, as Winter Is Coming may be."""
    for number in range(TRIES):
        rng = Random(number)
        match = new_match(GAME, 3, number, {"rounds": 2})
        while not match.over:
            before, actor = match.clone(), match.to_act[0]
            move = rng.choice(match.decision(actor).options)
            match.play(actor, move)
            told = match.events(seat, before.seen_count(seat))
            turned = [event["card"] for event in told if event["event"] == "westeros-card-drawn"]
            if actor == seat and len(set(turned)) < len(turned):
                return before, before.text(move)
    raise LookupError(f"in none of {TRIES} matches a card is turned twice")


@cache
def match_with_a_tie(players: int = 3, rounds: int = 2) -> tuple[Match, list[EntryRow]]:
    """A match before its first move, and what is played at random until it ends with a tie that must be broken."""
    for number in range(TRIES):
        start = new_match(GAME, players, number, {"rounds": rounds})
        match, rows = _played_out(start, Random(number))
        if match.result is not None and match.result.tie_breaks:
            return start, rows
    raise LookupError(f"none of {TRIES} matches ends with a tie")


def _played_out(start: Match, rng: Random) -> tuple[Match, list[EntryRow]]:
    match, rows = start.clone(), []
    while not match.over:
        seat = match.to_act[0]
        move = rng.choice(match.decision(seat).options)
        rows.append(EntryRow(seat, match.lexicon.plain(move)))
        match.play(seat, move)
    return match, rows


def lay(
    database: str,
    match: Match,
    guests: Sequence[str | None],
    *,
    played: Sequence[EntryRow] = (),
    names: Sequence[str] = (),
    bot: str = "random",
) -> str:
    """Writes a table with that match, and what was played since, into the database; returns the table's id.

    `guests` are the ids of those who sit at it, seat by seat; None is a bot's seat. `names` are what people are called.
    """
    holders = [*names, *(NAME for _ in guests[len(names) :])]
    seats = tuple(_seating(match, number, guest, holders[number], bot) for number, guest in enumerate(guests))
    now = time.time()
    table = Table(
        id=seating.fresh_id(), game=match.definition.id, name="", players=len(seats), options=dict(match.options),
        status=PLAYING, host=next(filter(None, guests), STRANGER), listed=False, pace=0.0, created=now, changed=now,
        moved=now, version=1, commitment=match.commitment, to_act=match.to_act, bot_seed=1, rematch=None,
        branch_of=None, seats=seats,
    )  # fmt: skip
    _write(database, table, match, played)
    return table.id


def _seating(match: Match, number: int, guest: str | None, holder: str, bot: str) -> Seating:
    name = match.seats[number]
    if guest is None:
        return Seating(seat=number, name=name, kind=BOT, bot=bot)
    return Seating(seat=number, name=name, kind=PERSON, guest=guest, holder=holder)


def _write(database: str, table: Table, match: Match, played: Sequence[EntryRow]) -> None:
    engine = open_for_writing(database)
    with engine.begin() as connection:
        seating.insert_table(connection, table)
        record.write_start(connection, table.id, match)
        if played:
            _addition(table, match, played).write(connection)
    engine.dispose()


def _addition(table: Table, start: Match, played: Sequence[EntryRow]) -> Addition:
    match = start.clone()
    record.play_rows(match, played)
    return Addition(
        table_id=table.id,
        number=0,
        rows=played,
        to_act=match.to_act,
        over=match.over,
        public=True,
        snapshot=freeze(match),
    )
