"""What may stand in a message or an address, and what it means where nothing stands: clients rely on both."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest

from maester.server import storage
from maester.server.failures import (
    BadRequest,
    Busy,
    Conflict,
    Failure,
    Forbidden,
    HeadTooLarge,
    NotFound,
    TargetTooLong,
    TooFast,
    TooLarge,
    TooLate,
    TooMany,
    Unavailable,
    status_of,
)
from maester.server.hub import LONGEST_ID
from maester.server.table_service import BOT_SEEDS
from maester.server.wire.incoming import Hello, Look, PlayAll, Undo
from maester.server.wire.shapes import Number, Pace, SeatNumber, ShortText
from maester.server.wire.tables import NewTable
from tests.server.support import in_loop, running, settings_in

ANSWERS: dict[type[Failure], tuple[int, int]] = {
    BadRequest: (400, 4400),
    Forbidden: (403, 4403),
    NotFound: (404, 4404),
    TooLate: (408, 4400),
    Conflict: (409, 4400),
    Busy: (409, 4503),
    TooLarge: (413, 4400),
    TargetTooLong: (414, 4400),
    TooFast: (429, 4429),
    TooMany: (429, 4408),
    HeadTooLarge: (431, 4400),
    Unavailable: (503, 4503),
}
"""The status of HTTP and the code with which a WebSocket is closed."""


def test_every_failure_has_its_status_and_its_code() -> None:
    assert set(ANSWERS) == set(Failure.__subclasses__())
    assert {kind: (status_of(kind()), kind.close) for kind in ANSWERS} == ANSWERS


def fits(kind: Any, value: object) -> bool:
    try:
        msgspec.convert(value, kind)
    except msgspec.ValidationError:
        return False
    return True


@pytest.mark.parametrize(
    ("name", "kind", "least", "most", "more"),
    [
        ("seat", SeatNumber, 0, 15, 16),
        ("number", Number, 0, 2**53 - 1, 2**53),
        ("pace", Pace, 0.0, 10.0, 10.1),
        ("text", ShortText, "", "x" * 120, "x" * 121),
    ],
)
def test_values_have_their_bounds(name: str, kind: Any, least: Any, most: Any, more: Any) -> None:
    """A program in a browser reads no larger number exactly."""
    assert fits(kind, least)
    assert fits(kind, most)
    assert not fits(kind, more)
    assert name == "text" or not fits(kind, -1)


def test_what_is_not_said_means_the_least() -> None:
    assert (Hello().seat, Hello().since, Hello().language) == (None, 0, "en")
    assert (Look().seat, Look().since) == (None, 0)
    assert (Undo().further, Undo().ask, Undo().seat) == (False, 0, None)
    assert not PlayAll(moves=(), number=0).replace
    table = NewTable(game="cardgame")
    assert (table.pace, table.listed, table.name, table.options, table.seats) == (0.5, False, "", {}, None)


def test_what_is_drawn_or_asked_for_fits_into_its_column() -> None:
    assert storage.tables.c.id.type.length == LONGEST_ID  # type: ignore[attr-defined]
    assert BOT_SEEDS == 2**31, "PostgreSQL's integers have 32 bits, one of them for the sign"


@in_loop
async def test_numbers_in_addresses_have_their_bounds(tmp_path: Path) -> None:
    async with running(settings_in(tmp_path)) as server, httpx.AsyncClient(base_url=server.address) as browser:
        for address, most in (
            ("/api/tables?page={}", 10_000),
            ("/api/tables/x/replay/{}", 1_000_000),
            ("/api/tables/x/replay/0?since={}", 1_000_000),
            ("/api/tables/x/replay/0?seat={}", 15),
            ("/api/games/boardgame/rules?limit={}", 1000),
        ):
            statuses = [(await browser.get(address.format(value))).status_code for value in (-1, 0, most, most + 1)]
            fine = 404 if "/x/" in address else 200
            assert statuses == [400, fine, fine, 400], address
        for length, status in ((64, 404), (65, 400)):
            assert (await browser.get(f"/api/games/boardgame?data={'0' * length}")).status_code == status
        for length, code in ((20, "unknown-list"), (21, "bad-request")):
            assert (await browser.get(f"/api/tables?list={'x' * length}")).json()["code"] == code


@in_loop
async def test_fifty_rules_are_given_where_nobody_says_how_many(tmp_path: Path) -> None:
    async with running(settings_in(tmp_path)) as server, httpx.AsyncClient(base_url=server.address) as browser:
        found = (await browser.get("/api/games/boardgame/rules")).json()
        assert found["total"] > len(found["rules"]) == 50
        packed = await browser.get("/api/games/boardgame/rules", headers={"accept-encoding": "gzip"})
        assert packed.headers["content-encoding"] == "gzip"
