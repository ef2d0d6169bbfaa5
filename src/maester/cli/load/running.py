"""One run: first the echo, then the tables, at the same pace and with as many connections."""

from __future__ import annotations

import asyncio
import gc
import os
import tempfile
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from random import Random
from typing import NamedTuple

import msgspec

from maester.cli.load.figures import LoadReport, Sample, Side, side
from maester.cli.load.forward import bring_forward
from maester.cli.load.hosts import UNLIMITED, Host, cores, hosted, pin
from maester.cli.load.playing import SteadyPlayer, TablePlayers, in_crowds, load, open_echoers
from maester.client import Guest
from maester.engine import definition_of
from maester.server.open_files import allow_files
from maester.server.settings import Settings


class Wish(msgspec.Struct, frozen=True, kw_only=True):
    """What shall be measured."""

    game: str
    players: int
    tables: int
    every: float
    seconds: float
    forward: int
    """Each table begins after up to so many moves, drawn at random."""
    modules: tuple[str, ...] = ()


class Made(NamedTuple):
    """The tables, and by what the server knows the guest who holds all their seats."""

    cookie: str
    tables: list[str]


def run(wish: Wish, folder: Path | None = None) -> LoadReport:
    """Measures; the tables' file lies in the folder while that lasts, or where the system keeps such files."""
    definition_of(wish.game).check_players(wish.players)
    average = os.getloadavg()[0] if hasattr(os, "getloadavg") else None
    server_core, own_core = cores()
    allow_files()
    with tempfile.TemporaryDirectory(dir=folder) as place, _pinned(own_core):
        file = Path(place) / "tables.db"
        settings = Settings(
            database=f"sqlite+aiosqlite:///{file}",
            limits=UNLIMITED,
            modules=wish.modules,
            bot_processes=0,  # all seats are people's: no bot ever thinks
        )
        with hosted(settings, server_core, echo=True) as host:
            echo = asyncio.run(_echo(wish, host))
        with hosted(settings, server_core, echo=False) as host:
            made = asyncio.run(_made(wish, host))
        bring_forward(file, wish.forward, Random(wish.tables))
        with hosted(settings, server_core, echo=False) as host:
            played = asyncio.run(_played(wish, host, made))
    return LoadReport(
        game=wish.game,
        players=wish.players,
        tables=wish.tables,
        every=wish.every,
        pinned=own_core is not None,
        load_average=average,
        echo=echo,
        played=played,
    )


@contextmanager
def _pinned(core: int | None) -> Iterator[None]:
    """This process is the load generator."""
    if core is None:
        yield
        return
    before = os.sched_getaffinity(0)
    pin(core)
    try:
        yield
    finally:
        os.sched_setaffinity(0, before)


def _live(address: str) -> str:
    return f"ws{address.removeprefix('http')}"


async def _echo(wish: Wish, host: Host) -> Side:
    sample = Sample()
    echoers = await open_echoers(_live(host.address), wish.tables, wish.players, sample)
    return await _measured("echo", wish, host, echoers, sample)


async def _made(wish: Wish, host: Host) -> Made:
    """Makes the tables; all seats are one guest's."""
    async with Guest(host.address) as guest:
        seats = [{"kind": "me"}] * wish.players
        tables = [await guest.make_table(wish.game, players=wish.players, seats=seats) for _ in range(wish.tables)]
        return Made(guest.cookie, [table["id"] for table in tables])


async def _played(wish: Wish, host: Host, made: Made) -> Side:
    sample = Sample()

    async def sit(table: str) -> SteadyPlayer:
        people = TablePlayers(Random(table))
        address = f"{_live(host.address)}/api/tables/{table}/live"
        await people.sit(address, made.cookie, wish.players, sample)
        return people

    people = await in_crowds(made.tables, sit)
    return await _measured("tables", wish, host, people, sample)


async def _measured(name: str, wish: Wish, host: Host, people: Sequence[SteadyPlayer], sample: Sample) -> Side:
    gc.collect()
    gc.freeze()  # the generator's own pauses aren't the server's
    before = host.spent()
    seconds = await load(people, wish.every, wish.seconds, sample, Random(1))
    spent = host.spent().since(before)
    await asyncio.gather(*(one.close() for one in people))
    gc.unfreeze()
    return side(name, wish.tables * wish.players, seconds, sample, spent)
