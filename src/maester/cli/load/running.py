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

import msgspec

from maester.cli.load.figures import Report, Sample, Side, side
from maester.cli.load.hosts import UNLIMITED, Host, allow_connections, cores, hosted, pin
from maester.cli.load.playing import Player, TablePlayers, in_crowds, load, open_echoers
from maester.client import Guest
from maester.engine import definition_of
from maester.server.settings import Settings


class Wish(msgspec.Struct, frozen=True, kw_only=True):
    """What shall be measured."""

    game: str
    players: int
    tables: int
    every: float
    seconds: float
    warm: int
    """Before the measured part each table is brought forward by up to so many moves."""
    modules: tuple[str, ...] = ()


def run(wish: Wish, folder: Path | None = None) -> Report:
    """Measures; the tables' file lies in the folder while that lasts, or where the system keeps such files."""
    definition_of(wish.game).check_players(wish.players)
    average = os.getloadavg()[0] if hasattr(os, "getloadavg") else None
    server_core, own_core = cores()
    allow_connections()
    with tempfile.TemporaryDirectory(dir=folder) as place, _pinned(own_core):
        settings = Settings(
            database=f"sqlite+aiosqlite:///{Path(place) / 'tables.db'}",
            limits=UNLIMITED,
            modules=wish.modules,
            bot_processes=0,  # all seats are people's: no bot ever thinks
        )
        with hosted(settings, server_core, echo=True) as host:
            echo = asyncio.run(_echo(wish, host))
        with hosted(settings, server_core, echo=False) as host:
            moves, rate, played = asyncio.run(_tables(wish, host))
    return Report(
        game=wish.game,
        players=wish.players,
        tables=wish.tables,
        every=wish.every,
        pinned=own_core is not None,
        load_average=average,
        warm_moves=moves,
        warm_per_second=rate,
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


async def _tables(wish: Wish, host: Host) -> tuple[int, float, Side]:
    sample, rng = Sample(), Random(wish.tables)
    async with Guest(host.address) as guest:

        async def sit(number: int) -> Player:
            made = await guest.make_table(wish.game, players=wish.players, seats=[{"kind": "me"}] * wish.players)
            people = TablePlayers(Random(number))
            await people.sit(f"{_live(host.address)}/api/tables/{made['id']}/live", guest.cookie, wish.players, sample)
            return people

        people = await in_crowds(range(wish.tables), sit)
    moves, rate = await _warm_up(people, wish.warm, sample, rng)
    sample.refused = 0
    return moves, rate, await _measured("tables", wish, host, people, sample)


async def _warm_up(people: Sequence[Player], most: int, sample: Sample, rng: Random) -> tuple[int, float]:
    """Brings the tables to different moments of a match, as fast as the server lets; moves, and moves a second."""
    loop = asyncio.get_running_loop()
    plan = {one: rng.randint(0, most) for one in people}

    async def forward(one: Player) -> Player:
        for _ in range(plan[one]):
            await one.act(sample)
        return one

    start = loop.time()
    await in_crowds(people, forward)
    moves = sum(plan.values()) - sample.refused
    return moves, moves / (loop.time() - start)


async def _measured(name: str, wish: Wish, host: Host, people: Sequence[Player], sample: Sample) -> Side:
    gc.collect()
    gc.freeze()  # the generator's own pauses aren't the server's
    before = host.spent()
    seconds = await load(people, wish.every, wish.seconds, sample, Random(1))
    spent = host.spent().since(before)
    await asyncio.gather(*(one.close() for one in people))
    gc.unfreeze()
    return side(name, wish.tables * wish.players, seconds, sample, spent)
