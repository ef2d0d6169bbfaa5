"""Attacks on a server while an honest player plays: each is stopped, and none is felt too much.

`make proofs` makes them as large as an attacker would and measures; a small size of each runs with all other tests.
"""

from __future__ import annotations

import asyncio
import itertools
import os
from pathlib import Path
from random import Random

import msgspec
import pytest

from maester.client import Guest
from maester.server.settings import Limits
from tests.server.attacking import (
    ATTACKS,
    Attempts,
    Honest,
    answer_to,
    asked,
    felt,
    hostile_requests,
    looking_on,
    request,
    target_of,
    upgrade,
    wire,
)
from tests.server.support import PATIENT, in_loop, running, settings_in

PROOF = bool(os.environ.get("MAESTER_ATTACKS"))
MOST = 3.0
"""A move may take so many times as long as when nobody attacks."""
HARDLY = 5.0
"""Milliseconds: shorter times than this are all the same."""
PATIENCE = 60.0
SIZES = {
    "long cookies": 3, "searches": 30, "facts": 30, "hostile headers": 8, "many headers": 4, "small chunks": 4,
    "new tables": 8, "reconnections": 8, "silent connections": 300, "many sockets": 500, "unread answers": 24,
    "ping floods": 4,
}  # fmt: skip
"""How many attackers there are at the same time."""
STOPPED_BY = {
    "long cookies": "431", "searches": "400", "facts": "200", "hostile headers": "403", "many headers": "431",
    "small chunks": "413", "new tables": "429", "reconnections": "opened", "silent connections": "closed",
    "many sockets": "4408", "unread answers": "closed", "ping floods": "closed",
}  # fmt: skip
"""What attackers get, sooner or later, instead of what they want."""
PAGE = ("/api/games", "/api/games/boardgame", "/api/words/pl?game=boardgame", "/api/me", "/api/health", "/api/me")
TIGHT = msgspec.structs.replace(
    Limits(), head_seconds=0.3, body_seconds=0.3, unread_seconds=0.3, sockets_per_address=6, waiting_bytes=100_000,
    requests_per_second=5.0, request_burst=20, refusal_delay=0.0,
)  # fmt: skip
"""Usual limits, but met sooner."""


def test_every_attack_has_its_size_and_what_stops_it() -> None:
    assert set(SIZES) == set(STOPPED_BY) == set(ATTACKS)


@pytest.mark.parametrize("name", ATTACKS)
@in_loop
async def test_an_attack_is_stopped_and_play_goes_on(name: str, tmp_path: Path) -> None:
    async with running(settings_in(tmp_path, limits=TIGHT)) as server, Guest(server.address) as guest:
        player = Honest(guest, Random(1))
        await player.sit_down()
        attempts = Attempts()
        attack = ATTACKS[name](target_of(server.address, player.table), min(SIZES[name], 10), attempts)
        attacking = asyncio.ensure_future(attack)
        async with asyncio.timeout(PATIENCE):
            while not attempts.outcomes[STOPPED_BY[name]]:
                await player.moves(1)
        attempts.over.set()
        attacking.cancel()
        await asyncio.gather(attacking, return_exceptions=True)
        await player.moves(3)
        await player.get_up()
    assert not {outcome for outcome in attempts.outcomes if len(outcome) == 3 and outcome.startswith("5")}


@pytest.mark.parametrize("name", ATTACKS if PROOF else ["searches"])
def test_an_attack_is_hardly_felt(name: str, tmp_path: Path) -> None:
    file = tmp_path / "tables.db"
    measured = asyncio.run(felt(file, name, SIZES[name] if PROOF else 2, moves=60 if PROOF else 3))
    print(measured)
    assert measured.outcomes
    if PROOF:
        assert measured.attacked <= MOST * max(measured.quiet, HARDLY), str(measured)


@in_loop
async def test_whatever_stands_in_a_request_is_no_fault_of_the_server(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    """Each is answered, with its problem as data where it is one of ours."""
    async with running(settings_in(tmp_path, limits=PATIENT)) as server, Guest(server.address) as guest:
        table = await guest.make_table("boardgame", players=3, seats=[{"kind": "me"}] * 3)
        target = target_of(server.address, table["id"])
        for data in itertools.islice(hostile_requests(target), 0, None, 1 if PROOF else 4):
            status, content = await asked(target, data)
            assert 0 < status < 500, (status, data[:200])
            if status >= 400 and content.startswith(b"{"):
                problem = msgspec.json.decode(content)
                assert problem["code"] != "server-failed"
                assert not problem["sentence"].startswith("error-"), "a refusal has its sentence"
    assert "Traceback" not in caplog.text


@pytest.mark.parametrize("origin", ["http://[", "http://[::1", "[", "http://", "//", "null", ""])
@in_loop
async def test_an_origin_that_is_none_is_foreign(origin: str, tmp_path: Path) -> None:
    async with running(settings_in(tmp_path)) as server:
        target = target_of(server.address, "any")
        for data in (
            request(target, "/api/me", f"Origin: {origin}", method="POST", body=b"{}"),
            upgrade(target, "/api/tables/any/live", f"Origin: {origin}"),
        ):
            status, content = await asked(target, data)
            assert (status, msgspec.json.decode(content)["code"]) == (403, "foreign-request")


@in_loop
async def test_a_club_behind_one_address_meets_no_limit(tmp_path: Path) -> None:
    """Fifty who open the page in the same moment and look at a table, with the usual limits."""
    async with running(settings_in(tmp_path, limits=Limits())) as server, Guest(server.address) as guest:
        player = Honest(guest, Random(2))
        await player.sit_down()
        target = target_of(server.address, player.table)
        attempts = Attempts()

        async def one() -> None:
            async with wire(target) as (reader, writer):
                for path in PAGE:
                    writer.write(request(target, path))
                    attempts.note((await answer_to(reader))[0])
            async with looking_on(target, attempts) as socket:
                attempts.note("shown" if await socket.recv() else "")
                await attempts.over.wait()

        people = [asyncio.create_task(one()) for _ in range(50)]
        async with asyncio.timeout(PATIENCE):
            while attempts.outcomes["shown"] < len(people):
                await player.moves(1)
        attempts.over.set()
        await asyncio.gather(*people)
        await player.get_up()
    assert attempts.outcomes["opened"] == attempts.outcomes["shown"] == len(people)
    assert attempts.outcomes["200"] == len(PAGE) * len(people)
