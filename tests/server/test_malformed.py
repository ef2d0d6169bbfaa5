"""Whatever is sent, the server answers with a refusal, and nothing changes."""

from __future__ import annotations

import contextlib
import json
import os
from pathlib import Path
from random import Random
from typing import Any

import pytest

from maester.client import Guest, Seat
from maester.server.failures import BadRequest, TooLarge
from maester.server.sockets import read_message
from tests.server.support import Running, in_loop, running, settings_in, with_server

LONGEST = 16 * 1024
MESSAGES = int(os.environ.get("MAESTER_MALFORMED", "2000"))
"""How many messages are sent to a running match; the proof before a release sends 10,000."""
READ = 2000

GOOD: tuple[dict[str, Any], ...] = (
    {"type": "hello", "seat": 0, "since": 0, "language": "en"},
    {"type": "look", "seat": None, "since": 3},
    {"type": "play", "ask": 1, "seat": 0, "number": 0, "move": {"move": "assign-order", "area": "winterfell"}},
    {
        "type": "play-all",
        "ask": 7,
        "number": 0,
        "moves": ["order winterfell: raid", {"move": "ready"}],
        "replace": True,
    },
    {"type": "undo", "ask": 2, "further": True},
    {"type": "why", "ask": 3, "move": "order winterfell: raid"},
    {"type": "say", "ask": 4, "text": "hello", "to": 1},
    {"type": "odds", "ask": 6},
    {"type": "ping"},
)
VALUES: tuple[Any, ...] = (
    None, True, -1, 2**31, 2**64, 10**30, 1e308, "", "\0", "é" * 300, "undo", "undo-further", [], [[]], {},
    {"move": {}}, {"move": "pass"}, {"move": "no-such-move", "x": 1}, {"move": ["march"]},
    {"move": "march", "source": {"a": 1}}, {"move": "agree", "yes": "perhaps"}, "{",
    '{"move": "pass"}', "march winterfell: F>", "order : ", "x" * 5000,
)  # fmt: skip


def malformed(rng: Random) -> str | bytes:
    """Some message that no client would send: broken, too long, of wrong types, or plainly something else."""
    message = dict(rng.choice(GOOD))
    if message["type"] in ("hello", "look"):
        message["seat"] = rng.choice((1, 7, 99, "stark", -1))  # never one's own, which would be in order
    kind = rng.randrange(8)
    if kind == 0:
        return bytes(rng.randrange(256) for _ in range(rng.randrange(60)))
    if kind == 1:
        text = json.dumps(message)
        return text[: rng.randrange(len(text))]
    if kind == 2:
        return json.dumps(message) + "x" * rng.choice((1, LONGEST, LONGEST + 1, 60_000))
    if kind == 3:
        return "[" * rng.choice((1, 100, 5000)) + "]" * rng.choice((0, 100))
    if kind == 4:
        message[rng.choice(list(message))] = rng.choice(VALUES)
        return json.dumps(message)
    if kind == 5:
        message[rng.choice(("seat", "number", "ask", "to", "extra", "type"))] = rng.choice(VALUES)
        return json.dumps(message)
    if kind == 6:
        move = {"type": rng.choice(("play", "why")), "number": rng.choice((0, 1, 10**9)), "ask": 5}
        if rng.random() < 0.3:
            moves = [rng.choice(VALUES) for _ in range(rng.choice((0, 1, 3, 40)))]
            return json.dumps({**move, "type": "play-all", "moves": moves, "replace": rng.choice((True, False, 1))})
        return json.dumps({**move, "move": rng.choice(VALUES)})
    return rng.choice(
        ("", "null", "0", '"hello"', "{}", '{"type": 1}', '{"type": "hello", "type": "ping"}', "\ufeff{}")
    )


@pytest.mark.parametrize("seed", range(4))
def test_every_message_is_read_or_refused(seed: int) -> None:
    rng = Random(seed)
    for _ in range(READ):
        data = malformed(rng)
        with contextlib.suppress(BadRequest, TooLarge):
            read_message(data, LONGEST)


@in_loop
async def test_malformed_messages_change_nothing(tmp_path: Path) -> None:
    async with running(settings_in(tmp_path)) as server:
        await send_malformed(server, MESSAGES, Random(8))


async def send_malformed(server: Running, count: int, rng: Random) -> None:
    """Sends malformed messages to a running match and checks that it is the same afterwards."""
    async with Guest(server.address) as guest:
        # No bots: however long it takes, nobody else plays meanwhile.
        table = await guest.make_table("boardgame", players=3, seats=[{"kind": "me"}] * 3)
        live = await server.worker.hub.table(table["id"])
        match = await live.stored.loaded()
        before, entries = match.hash(), live.stored.entries
        sent = 0
        while sent < count:
            async with guest.sit(table["id"], 0) as seat:
                sent += await _send_some(seat, rng, min(50, count - sent))
        assert (live.match or match).hash() == before
        assert live.stored.entries == entries
        async with guest.sit(table["id"], 0) as seat:
            await seat.until(lambda seat: seat.decision is not None)
            await seat.play(seat.decision["options"][0]["move"])  # type: ignore[index]


async def _send_some(seat: Seat, rng: Random, count: int) -> int:
    """Sends messages until one of them ended the connection; how many were sent."""
    await seat.until(lambda seat: seat.state is not None)
    for number in range(count):
        try:
            await seat.send(_out_of_order(rng))
        except ConnectionError:
            return number + 1
    with contextlib.suppress(ConnectionError):
        await seat.send('{"type": "why", "ask": 77, "move": "order winterfell: raid"}')
    assert all(error["code"] != "server-failed" for error in seat.failures)
    return count


def _out_of_order(rng: Random) -> str | bytes:
    """A malformed message. A line of chat may happen to be in order, and would be kept: that is left out."""
    while True:
        data = malformed(rng)
        if not (isinstance(data, str) and '"say"' in data):
            return data


@with_server
async def test_malformed_requests_are_never_a_fault_of_the_server(server: Running) -> None:
    rng = Random(3)
    async with Guest(server.address) as guest:
        table = await guest.make_table("boardgame", players=3, pace=10)
        paths = [
            "/api/me",
            "/api/tables",
            *(f"/api/tables/{table['id']}/{word}" for word in ("join", "seats", "start")),
        ]
        for _ in range(200):
            data = malformed(rng)
            content = data if isinstance(data, bytes) else data.encode("utf-8", "surrogatepass")
            answer = await guest._http.post(rng.choice(paths), content=content[:30_000])
            assert answer.status_code < 500, answer.text
            assert answer.json()
        for path in (
            "/api/tables/" + "x" * 3000, "/api/tables/%00", "/api/tables/..%2f..%2fetc", "/api/games/%ff",
            "/api/words/%00", f"/api/tables/{table['id']}/replay/99999999999999999999",
            f"/api/tables/{table['id']}/replay/-1",
            "/api/games/boardgame/rules?limit=x", "/api/games/boardgame/rules?q=" + "%00" * 50, "/%00",
            "/..%2f..%2fetc/passwd", "/api/tables?list=%00", "/api/games/boardgame/rules?limit=99999999999",
        ):  # fmt: skip
            answer = await guest._http.get(path)
            assert 400 <= answer.status_code < 500 or "q=" in path, (path, answer.status_code)
