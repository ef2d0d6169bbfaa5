"""Settings as they are kept, what a player is told of them, and the pauses before automatic passes."""

from __future__ import annotations

import asyncio

import msgspec
import pytest

from maester.engine import Match
from maester.passing import Setting, Until, until, window_of
from maester.server import guests, stopping, table_service
from maester.server.seating import BOT, PERSON, Seating, Table
from maester.server.stopping import MOST_PASSED, Pauses, Wish, setting_text
from tests.games.cardgame.language import scenario, side

STARK, LANNISTER = 0, 1
NOWHERE = Setting(asked=(), pause=0.0)


def table_of(**stark: object) -> Table:
    """Two people at a table; the values are those of Stark's seat."""
    seats = [
        Seating(seat=seat, name=name, kind=PERSON, guest=name, holder=name)
        for seat, name in enumerate(("stark", "lannister"))
    ]
    return table_service._table(guests.Guest("stark", "", False, None), "cardgame", 2, {}, seats, pace=0.0).with_seat(
        STARK, **stark
    )


def in_a_window() -> Match:
    """Stark is asked for an action in the dominance phase."""
    match = scenario(phase="dominance", stark=side("maester-luwin")).match
    assert window_of(match, match.to_act[0]) == "dominance"
    return match


# -- as it is kept -----------------------------------------------------------------------------------------------


def test_what_was_wished_for_a_while_is_not_taken_to_another_table() -> None:
    wished = Setting(asked=("plot",), pause=3.0, until=Until("phase", "2:4"), held=7)
    kept = stopping.lasting_text(setting_text(wished))
    assert kept is not None
    assert msgspec.json.decode(kept, type=Setting) == Setting(asked=("plot",), pause=3.0)
    assert stopping.lasting_text(None) is None


def test_a_setting_of_old_is_read_with_the_windows_of_today() -> None:
    table = table_of(stops=setting_text(Setting(asked=("attack", "save"), pause=3.0)))
    setting = stopping.setting_of(table, STARK)
    assert setting == Setting(asked=("attack-before-defence", "attack-after-defence", "save"), pause=3.0)


def test_who_has_said_nothing_is_asked_at_more_windows_among_bots() -> None:
    people = table_of()
    alone = people.with_seat(LANNISTER, kind=BOT, bot="random", guest=None, holder=None)
    more = set(stopping.setting_of(alone, STARK).asked) - set(stopping.setting_of(people, STARK).asked)
    assert more == {"attack-before-defence"}
    told = stopping.stops_of(in_a_window(), alone, STARK)
    assert told is not None
    assert told.usual == stopping.setting_of(alone, STARK).asked
    watched = msgspec.structs.replace(alone, watched=True)
    assert stopping.setting_of(watched, STARK) == stopping.setting_of(alone, STARK), "whoever looks on changes nothing"


def test_the_last_passes_are_remembered_the_newest_last() -> None:
    match, table = in_a_window(), table_of()
    for number in range(MOST_PASSED + 2):
        table = table.with_seat(STARK, passed=stopping.passed_text(match, table, STARK, f"window-{number}"))
    remembered = stopping.passed_windows(table, STARK)
    assert remembered == tuple(f"window-{number}" for number in range(2, MOST_PASSED + 2))
    assert stopping.passed_windows(table, LANNISTER) == ()


# -- what is passed now ------------------------------------------------------------------------------------------


def test_the_table_passes_for_a_person_and_never_for_a_bot() -> None:
    match = in_a_window()
    table = table_of(stops=setting_text(NOWHERE))
    assert stopping.window_passed(match, table, STARK) == "dominance"
    assert stopping.seats_passed(match, table) == (STARK,)
    assert stopping.wishes(match, table) == {STARK: Wish(match.decision(STARK).number, 0.0)}
    away = table.with_seat(STARK, away=True)
    assert stopping.window_passed(match, away, STARK) is None
    assert stopping.wishes(match, away) == {}


def test_passing_for_a_while_is_told_until_it_is_over() -> None:
    match = in_a_window()
    everywhere = Setting(asked=("dominance",), until=until(match, "phase"))
    told = stopping.stops_of(match, table_of(stops=setting_text(everywhere)), STARK)
    assert told is not None
    assert (told.until, told.window, told.passing) == ("phase", "dominance", True)
    over = msgspec.structs.replace(everywhere, until=Until("phase", "an earlier one"))
    told = stopping.stops_of(match, table_of(stops=setting_text(over)), STARK)
    assert told is not None
    assert (told.until, told.window, told.passing) == (None, "dominance", False)


# -- pauses ------------------------------------------------------------------------------------------------------


class Dues:
    """Notes what is due, and waits then if it is told to."""

    def __init__(self) -> None:
        self.noted: list[tuple[int, Wish]] = []
        self.gate = asyncio.Event()
        self.gate.set()
        self.cancelled = False

    async def note(self, seat: int, wish: Wish) -> None:
        self.noted.append((seat, wish))
        try:
            await self.gate.wait()
        except asyncio.CancelledError:
            self.cancelled = True
            raise


async def a_few_turns() -> None:
    """Lets everything run that needs no time."""
    for _ in range(5):
        await asyncio.sleep(0)


def test_another_wish_of_a_seat_takes_the_place_of_its_pause() -> None:
    async def arranged() -> None:
        dues = Dues()
        pauses = Pauses(dues.note)
        pauses.arrange({STARK: Wish(1, 10.0), LANNISTER: Wish(1, 10.0)})
        await a_few_turns()
        pauses.arrange({STARK: Wish(2, 0.0), LANNISTER: Wish(1, 10.0)})
        await a_few_turns()
        assert dues.noted == [(STARK, Wish(2, 0.0))]
        pauses.arrange({})
        assert not pauses
        await pauses.stop()

    asyncio.run(arranged())


def test_a_pause_is_as_long_as_the_seat_wished(monkeypatch: pytest.MonkeyPatch) -> None:
    slept: list[float] = []
    sleep = asyncio.sleep

    async def at_once(seconds: float) -> None:
        slept.append(seconds)
        await sleep(0)

    async def arranged() -> None:
        dues = Dues()
        pauses = Pauses(dues.note)
        pauses.arrange({STARK: Wish(1, 2.5), LANNISTER: Wish(2, 4.0)})
        for _ in range(5):
            await sleep(0)
        assert (slept, dues.noted) == ([2.5, 4.0], [(STARK, Wish(1, 2.5)), (LANNISTER, Wish(2, 4.0))])
        await pauses.stop()

    monkeypatch.setattr(asyncio, "sleep", at_once)
    asyncio.run(arranged())


def test_a_table_that_stops_waits_for_the_pass_that_is_being_made() -> None:
    async def arranged() -> None:
        dues = Dues()
        dues.gate.clear()
        pauses = Pauses(dues.note)
        pauses.arrange({STARK: Wish(1, 0.0)})
        await a_few_turns()
        assert (dues.noted, bool(pauses)) == ([(STARK, Wish(1, 0.0))], False)
        await pauses.stop()
        assert dues.cancelled

    asyncio.run(arranged())
