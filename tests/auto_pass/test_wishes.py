"""What a seat says about where it wants to be asked: other stops, this time, not until something, and again."""

from __future__ import annotations

import asyncio

import msgspec
import pytest

from maester.auto_pass import AutoPass, AutoPassSeat, DuePass, StopSetting, is_skipping, until
from maester.engine import Pass, Seat
from maester.errors import BadOption, NotAsked, StaleDecision
from tests.engine.support import windows
from tests.engine.tiny.windows import Strike

ANN, BOB = Seat(0), Seat(1)
NOWHERE = AutoPassSeat(setting=StopSetting(asked=()))


def test_nothing_is_so_unless_it_is_said() -> None:
    assert not NOWHERE.among_bots
    assert NOWHERE.passed == ()
    assert not DuePass("feast", 1, 0.5).forced
    assert (NOWHERE.setting.until, NOWHERE.setting.held) == (None, None)


def test_other_stops_end_skipping() -> None:
    match = windows("feast")
    skipping = NOWHERE.skipping(match, ANN, "phase")
    asked = skipping.with_stops(match, ["feast"], 2)
    assert (asked.setting.asked, asked.setting.pause, asked.setting.until) == (("feast",), 2.0, None)
    assert asked.window_passed(match, ANN) is None
    with pytest.raises(BadOption):
        NOWHERE.with_stops(match, ["nonsense"], 2)


def test_a_seat_is_asked_this_time() -> None:
    match = windows("feast", "feast")
    number = match.number(ANN)
    held = NOWHERE.skipping(match, ANN, "phase").holding(match, ANN, number)
    assert (held.setting.held, held.setting.until) == (number, None), "who wants to be asked skips no longer"
    assert held.window_passed(match, ANN) is None
    assert held.due_pass(match, ANN) is None


@pytest.mark.parametrize(("seat", "more"), [(ANN, 1), (ANN, -1), (BOB, 0)])
def test_only_the_decision_that_a_seat_has_now_can_be_held(seat: Seat, more: int) -> None:
    match = windows("feast")
    number = match.number(ANN)
    with pytest.raises(StaleDecision) as refused:
        NOWHERE.holding(match, seat, number + more)
    assert refused.value.values["right"] == (number if seat == ANN else 0)
    assert refused.value.values["given"] == number + more


def test_a_seat_skips_and_is_asked_again_when_it_says_so() -> None:
    match = windows("fight", energy={"ann": 2, "bob": 2})
    everywhere = NOWHERE.with_stops(match, ["fight"], 1)
    assert everywhere.window_passed(match, ANN) is None
    skipping = everywhere.holding(match, ANN, match.number(ANN)).skipping(match, ANN, "event")
    assert skipping.setting.until == until(match, "event")
    assert skipping.setting.held is None, "now it wants to pass here, too"
    assert skipping.window_passed(match, ANN) == "fight"
    back = skipping.not_skipping()
    assert (back.setting.until, back.setting.held) == (None, None)
    assert back.window_passed(match, ANN) is None
    match.play(ANN, Pass())
    match.play(BOB, Strike())
    assert not is_skipping(match, skipping.setting)


def test_who_is_not_asked_at_a_window_cannot_skip_it() -> None:
    with pytest.raises(NotAsked) as refused:
        NOWHERE.skipping(windows("feast"), BOB, "phase")
    assert refused.value.code == "no-window"


def test_who_skips_no_longer_holds_nothing_either() -> None:
    match = windows("feast")
    held = NOWHERE.holding(match, ANN, match.number(ANN))
    assert held.not_skipping().setting.held is None


def test_it_is_remembered_where_the_table_passed_unless_there_was_no_choice() -> None:
    once = NOWHERE.after(DuePass("feast", 1, 1.0))
    assert once.after(DuePass("fight", 2, 1.0)).passed == ("feast", "fight")
    assert once.after(DuePass("fight", 2, 0.0, forced=True)) == once


def test_a_pass_is_due_after_the_pause_that_the_seat_has_set() -> None:
    match = windows("feast")
    slow = msgspec.structs.replace(NOWHERE, setting=StopSetting(asked=(), pause=3.5))
    assert slow.due_pass(match, ANN) == DuePass("feast", match.number(ANN), 3.5, forced=False)
    assert slow.due_pass(match, BOB) is None


def test_it_is_busy_until_the_pass_is_made_and_after_its_end_not_at_all() -> None:
    async def passed() -> None:
        gate = asyncio.Event()

        async def make(seat: Seat, due: DuePass) -> None:
            await gate.wait()

        async def moment() -> None:
            for _ in range(5):
                await asyncio.sleep(0)

        passes = AutoPass(make)
        assert not passes.is_busy()
        passes.arrange({ANN: DuePass("feast", 1, 0.0)})
        assert (passes.is_pausing(), passes.is_busy()) == (True, True)
        await moment()
        assert (passes.is_pausing(), passes.is_busy()) == (False, True), "the pause is over, the pass isn't made yet"
        gate.set()
        await moment()
        assert not passes.is_busy()
        passes.arrange({ANN: DuePass("feast", 2, 60.0)})
        await passes.stop()
        assert (passes.is_pausing(), passes.is_busy()) == (False, False)

    asyncio.run(passed())


def test_a_pause_that_another_one_replaces_never_ends() -> None:
    async def made() -> list[DuePass]:
        found: list[DuePass] = []

        async def make(seat: Seat, due: DuePass) -> None:
            found.append(due)

        passes = AutoPass(make)
        passes.arrange({ANN: DuePass("feast", 1, 0.01)})
        await asyncio.sleep(0)
        passes.arrange({ANN: DuePass("feast", 2, 60.0)})
        await asyncio.sleep(0.05)
        assert passes.is_pausing(), "the second one still runs"
        await passes.stop()
        return found

    assert asyncio.run(made()) == []
