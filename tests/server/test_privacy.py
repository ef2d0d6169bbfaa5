"""What the server keeps is for who runs it alone: it holds every hand, every seed, and the key that signs cookies."""

from __future__ import annotations

import os
import stat
from collections.abc import Iterator
from pathlib import Path

import pytest

from maester.client import Guest
from maester.server.migrate import bring_up_to_date
from tests.server.support import in_loop, running, settings_in


@pytest.fixture(autouse=True)
def _usual_rights() -> Iterator[None]:
    before = os.umask(0o022)
    yield
    os.umask(before)


def rights(place: Path) -> int:
    return stat.S_IMODE(place.stat().st_mode)


@in_loop
async def test_nobody_else_may_read_the_database(tmp_path: Path) -> None:
    folder = tmp_path / "share" / "maester"
    async with running(settings_in(folder)) as server, Guest(server.address) as guest:
        await guest.make_table("cardgame")
        found = {file.name: rights(file) for file in folder.iterdir()}
        assert found == dict.fromkeys(("tables.db", "tables.db-wal", "tables.db-shm"), 0o600)
    assert rights(folder) == 0o700


@in_loop
async def test_a_database_that_everybody_could_read_is_closed_to_them(tmp_path: Path) -> None:
    names = ("tables.db", "tables.db-wal", "tables.db-shm")
    async with running(settings_in(tmp_path)) as server, Guest(server.address) as guest:
        await guest.make_table("cardgame")
        for name in names:
            (tmp_path / name).chmod(0o644)
        bring_up_to_date(settings_in(tmp_path).database)
        assert [rights(tmp_path / name) for name in names] == [0o600] * 3
        (tmp_path / names[0]).chmod(0o640)
        bring_up_to_date(settings_in(tmp_path).database)
        assert rights(tmp_path / names[0]) == 0o640, "somebody has chosen that"


def test_a_folder_that_is_there_already_stays_as_it_is(tmp_path: Path) -> None:
    tmp_path.chmod(0o755)
    bring_up_to_date(settings_in(tmp_path).database)
    assert (rights(tmp_path), rights(tmp_path / "tables.db")) == (0o755, 0o600)
