"""What a person wishes about being asked: what is kept of it, what is passed at once, and what is refused."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from types import SimpleNamespace
from typing import Any

import msgspec
import pytest

from maester.auto_pass import StopSetting, Until, until
from maester.engine import Match
from maester.engine.record import PASSED
from maester.errors import NotAsked, StaleDecision
from maester.server import seating
from maester.server.auto_pass import TableAutoPass
from maester.server.failures import Conflict
from maester.server.record import EntryRow
from maester.server.stop_settings import auto_pass_seat, passes_at, setting_of, setting_text
from tests.server.support import RunningStandIn
from tests.server.test_stop_settings import LANNISTER, NOWHERE, STARK, in_a_window, table_of

PASS = {"move": "pass"}


class Table(RunningStandIn):
    """A table whose database is the table itself."""

    def __init__(self, match: Match, **stark: Any) -> None:
        super().__init__(match, table_of(**stark))
        self.services = SimpleNamespace(journal=self)

    @asynccontextmanager
    async def changing(self) -> AsyncIterator[Match]:
        yield self.match

    async def catch_up(self) -> None:
        self.told.append("caught up")

    async def write(
        self, action: Callable[[Any], Any], passed: tuple[int, str | None] | None = None, *, unwatched: bool = False
    ) -> None:
        """What the journal writes, and what the table does."""
        rows = action(self.match)
        if rows is not None:
            self.told.append(rows)
        if passed is not None:
            self.table = self.table.with_seat(passed[0], passed=passed[1])


@pytest.fixture(autouse=True)
def kept(monkeypatch: pytest.MonkeyPatch) -> dict[str, Any]:
    """The last values that were written of a seat, and whether everybody may see that."""
    kept: dict[str, Any] = {}

    def write_seat(match: Any, table_id: str, seat: int, **values: Any) -> None:
        kept.update(values, seat=seat)

    def touch(match: Any, table_id: str, *, public: bool = True) -> None:
        kept["public"] = public

    monkeypatch.setattr(seating, "write_seat", write_seat)
    monkeypatch.setattr(seating, "touch", touch)
    return kept


def setting_kept(kept: dict[str, Any]) -> StopSetting:
    return msgspec.json.decode(kept["stops"], type=StopSetting)


def auto_pass(**stark: Any) -> tuple[TableAutoPass, Any]:
    table: Any = Table(in_a_window(), **stark)
    return TableAutoPass(table), table


def test_what_is_wished_is_kept_for_the_seat_and_seen_by_nobody_else(kept: dict[str, Any]) -> None:
    passing, table = auto_pass()
    asyncio.run(passing.set_stops(STARK, ["response", "plot"], 2))
    assert setting_kept(kept) == StopSetting(asked=("plot", "response"), pause=2.0)
    assert (kept["seat"], kept["public"]) == (STARK, False)
    assert table.told == ["caught up"], "the table is read anew"


def test_who_wants_to_be_asked_here_passes_for_no_while_any_more(kept: dict[str, Any]) -> None:
    passing, table = auto_pass(stops=setting_text(msgspec.structs.replace(NOWHERE, until=Until("phase", "2:4"))))
    number = table.match.decision(STARK).number
    asyncio.run(passing.hold(STARK, number))
    assert setting_kept(kept) == msgspec.structs.replace(NOWHERE, held=number)
    for seat, given in ((STARK, number + 1), (LANNISTER, number), (LANNISTER, 0)):
        kept.clear()
        with pytest.raises(StaleDecision):
            asyncio.run(passing.hold(seat, given))
        assert kept == {}


def test_who_passes_for_a_while_passes_here_at_once(kept: dict[str, Any]) -> None:
    asked = msgspec.structs.replace(NOWHERE, asked=("dominance",), held=3)
    passing, table = auto_pass(stops=setting_text(asked), passed='["plot"]')
    mark = until(table.match, "phase")
    asyncio.run(passing.skip(STARK, "phase"))
    assert setting_kept(kept) == msgspec.structs.replace(asked, until=mark, held=None)
    assert table.told[1:] == [[EntryRow(STARK, PASS)]]
    assert table.match.entries()[-1].seat == STARK
    assert auto_pass_seat(table.table, STARK).passed == (), "the seat has answered itself"


def test_passing_for_a_while_may_be_ended(kept: dict[str, Any]) -> None:
    wished = msgspec.structs.replace(NOWHERE, until=Until("phase", "2:4"), held=3)
    passing, table = auto_pass(stops=setting_text(wished))
    asyncio.run(passing.skip(STARK, None))
    assert setting_kept(kept) == NOWHERE
    assert table.told == ["caught up"], "nothing is passed"


def test_nobody_passes_for_a_while_who_is_not_asked_or_away() -> None:
    passing, table = auto_pass(away=True)
    for what in ("phase", None):
        with pytest.raises(Conflict) as refused:
            asyncio.run(passing.skip(STARK, what))
        assert refused.value.code == "bot-stands-in"
    with pytest.raises(NotAsked) as nothing:
        asyncio.run(passing.skip(LANNISTER, "phase"))
    assert nothing.value.code == "no-window"
    assert table.told == []


def test_when_the_pause_is_over_the_table_passes_and_remembers_it() -> None:
    passing, table = auto_pass(stops=setting_text(NOWHERE))
    asyncio.run(passing._pass(STARK, passes_at(table.match, table.table)[STARK]))
    assert table.told == ["caught up", [EntryRow(STARK, PASSED)], "published", "went on"]
    assert auto_pass_seat(table.table, STARK).passed == ("dominance",)


def test_who_has_changed_the_mind_in_the_pause_is_not_passed_for() -> None:
    passing, table = auto_pass(stops=setting_text(NOWHERE))
    due = passes_at(table.match, table.table)[STARK]
    table.table = table_of(stops=setting_text(msgspec.structs.replace(NOWHERE, asked=("dominance",))))
    asyncio.run(passing._pass(STARK, due))
    assert table.told == ["caught up", "published", "went on"]
    assert setting_of(table.table, STARK).asked == ("dominance",)


def test_a_pass_is_judged_anew_if_somebody_was_faster() -> None:
    """Between the look at the table and the writing another worker may have written that the seat wants to be asked."""
    passing, table = auto_pass(stops=setting_text(NOWHERE))
    write, due = table.write, passes_at(table.match, table.table)[STARK]

    async def later(action: Any, passed: Any, *, unwatched: bool) -> None:
        table.table = table_of(stops=setting_text(msgspec.structs.replace(NOWHERE, asked=("dominance",))))
        await write(action, passed, unwatched=unwatched)

    table.write = later
    with pytest.raises(StaleDecision):
        asyncio.run(passing._pass(STARK, due))
    assert table.match.entries() == []
