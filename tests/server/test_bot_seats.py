"""When bots play at a table, and how long they seem to think."""

from __future__ import annotations

import asyncio
from types import SimpleNamespace
from typing import Any

import msgspec
import pytest

import maester
from maester.client import Guest
from maester.engine.checkpoint import thaw
from maester.errors import StaleDecision
from maester.server import bot_seats
from maester.server.bot_processes import Job
from maester.server.bot_seats import BotSeats, _until_shown
from maester.server.record import EntryRow
from maester.server.seating import BOT
from maester.server.thought_times import ThoughtTimes
from tests.server.support import Running, RunningStandIn, with_server
from tests.server.test_stop_settings import table_of


@pytest.mark.parametrize(
    ("elapsed", "pause", "wait"),
    [(0.0, 1.0, 1.0), (0.25, 1.0, 0.75), (1.0, 1.0, 0.0), (1.25, 1.0, 0.75), (2.0, 1.0, 0.0), (3.0, 0.0, 0.0)],
)
def test_an_answer_comes_after_a_whole_multiple_of_the_pause(elapsed: float, pause: float, wait: float) -> None:
    """How long a bot really thought would tell how much there was to think about."""
    assert _until_shown(elapsed, pause) == wait


def test_an_answer_counts_only_if_the_bot_is_still_asked_the_same() -> None:
    """Meanwhile somebody may have taken a move back, or come back to the seat."""
    match, bot = maester.new_match("cardgame", seed=2), 1
    held: Any = SimpleNamespace(table=table_of().with_seat(bot, kind=BOT))
    decision = match.decision(bot)
    moves = [match.lexicon.plain(decision.options[0])]
    with pytest.raises(StaleDecision):
        BotSeats(held)._answer(match, bot, moves, decision.number + 1)
    people: Any = SimpleNamespace(table=table_of())
    with pytest.raises(StaleDecision):
        BotSeats(people)._answer(match, bot, moves, decision.number)
    assert match.entries() == []
    assert BotSeats(held)._answer(match, bot, moves, decision.number) == [EntryRow(bot, moves[0])]
    assert [entry.seat for entry in match.entries()] == [bot]
    with pytest.raises(StaleDecision):
        BotSeats(held)._answer(match, bot, moves, match.decision(bot).number)


def test_all_that_a_bot_owes_in_secret_is_played_and_written() -> None:
    match = maester.new_match("boardgame", players=3, seed=2)
    held: Any = SimpleNamespace(table=table_of().with_seat(1, kind=BOT))
    number, after, moves = match.decision(1).number, match.clone(), []
    for _ in range(2):
        moves.append(after.lexicon.plain(after.decision(1).options[0]))
        after.play(1, moves[-1])
    assert BotSeats(held)._answer(match, 1, moves, number) == [EntryRow(1, move) for move in moves]
    assert match.hash() == after.hash()


class Held(RunningStandIn):
    """A table that notes what a bot is asked, and what it answers."""

    def __init__(self, **table: Any) -> None:
        bots = msgspec.structs.replace(table_of().with_seat(BOT_SEAT, kind=BOT, bot="page"), **table)
        super().__init__(maester.new_match("cardgame", seed=2), bots)
        self.viewers: set[Any] = set()
        self.services = SimpleNamespace(
            settings=SimpleNamespace(bot_seconds=0.4),
            bot_processes=SimpleNamespace(think=self.think),
            thought_times=ThoughtTimes(0.4, 0.05),
        )
        self.jobs: list[Job] = []

    async def think(self, job: Job) -> list[dict[str, Any]]:
        self.jobs.append(job)
        return [self.match.lexicon.plain(self.match.decision(job.seat).options[0])]

    async def write(self, action: Any) -> None:
        assert self.lock.locked()
        self.told.append(f"wrote {len(action(self.match))}")


BOT_SEAT = 1


class QuickLoop(asyncio.SelectorEventLoop):
    """A loop whose clock jumps to what is due next, so that waiting takes no time."""

    def __init__(self) -> None:
        super().__init__()
        self._now = 0.0
        selector: Any = self._selector  # type: ignore[attr-defined]  # the loop's own
        select = selector.select

        def jump(timeout: float | None) -> Any:
            self._now += timeout or 0.0
            return select(0)

        selector.select = jump

    def time(self) -> float:
        return self._now


def shown_after(pace: float, thoughts: list[float]) -> list[float]:
    """When the answers of a bot are shown that thinks so long about each, counted from when it was asked."""

    async def played() -> list[float]:
        held: Any = Held(pace=pace)
        loop = asyncio.get_running_loop()
        left, shown = list(thoughts), []

        async def think(job: Job) -> list[dict[str, Any]]:
            await asyncio.sleep(left.pop(0))
            return []

        async def write(action: Any) -> None:
            shown.append(round(loop.time() - asked, 6))

        held.services.bot_processes.think, held.write = think, write
        bots = BotSeats(held)
        while left:
            asked = loop.time()
            await bots._think_and_play(BOT_SEAT)
        return shown

    with asyncio.Runner(loop_factory=QuickLoop) as runner:
        return runner.run(played())


@pytest.mark.parametrize("before", [[], [0.3] * 3, [0.001, 0.2, 0.3, 0.02, 0.001, 0.3, 0.1], [0.02, 0.001] * 150])
@pytest.mark.parametrize("pace", [0.0, 0.2, 0.5, 2.0])
def test_the_pause_does_not_tell_how_long_a_bot_thought(pace: float, before: list[float]) -> None:
    """Who can only pass has thought about it sooner."""
    longest = max(before, default=0.3)
    moments = {tuple(shown_after(pace, [*before, thought])) for thought in (0.0, 0.001, longest / 2, longest)}
    assert len(moments) == 1


def test_without_a_pause_bots_are_as_quick_as_their_slowest_thoughts_allow() -> None:
    shown = shown_after(0.0, [0.02, 0.001] * 20)
    assert (shown[0], shown[-1]) == (0.4, 0.05)
    slow = shown_after(0.0, [0.3] * 20)
    assert slow[-1] == 0.45, "a little more than that, so that it is hardly ever exceeded"
    assert shown_after(0.0, [*[0.3] * 20, *[0.001] * 300])[-1] == 0.05, "what was long ago is forgotten"
    assert shown_after(0.0, [*[0.02] * 20, 0.18])[-1] == 0.2, "after whole multiples, if it takes longer than ever"
    assert max(shown_after(0.0, [25.0, *[0.001] * 20])[1:]) == 2.0, "one that took for ever doesn't make all wait so"


def thought(monkeypatch: pytest.MonkeyPatch, held: Any) -> float:
    """Lets the bot play once; the pause after which its answer is shown."""
    pauses: list[float] = []

    def at_once(elapsed: float, pause: float) -> float:
        pauses.append(pause)
        return 0.0

    monkeypatch.setattr(bot_seats, "_until_shown", at_once)
    asyncio.run(BotSeats(held)._think_and_play(BOT_SEAT))
    (pause,) = pauses
    return pause


@pytest.mark.parametrize(("pace", "pause", "seconds"), [(0.0, 0.4, 0.4), (0.2, 0.4, 0.2), (2.0, 2.0, 0.4)])
def test_a_bot_thinks_no_longer_than_the_pause_of_its_table(
    pace: float, pause: float, seconds: float, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Until it is known how long its thoughts take they have as long as they may take."""
    held = Held(pace=pace, bot_seed=70)
    held.match.play(0, held.match.decision(0).options[0])
    assert thought(monkeypatch, held) == pause
    (job,) = held.jobs
    assert (job.seat, job.bot, job.seconds) == (BOT_SEAT, "page", seconds)
    assert job.seed == 70 + BOT_SEAT, "two bots of a table don't think alike"
    assert thaw(job.match).entries() == [], "what was played is no business of the bot"
    assert held.told == ["wrote 1", "published"]


def test_a_bot_that_is_asked_no_more_does_not_think() -> None:
    held: Any = Held()
    held.match.play(BOT_SEAT, held.match.decision(BOT_SEAT).options[0])
    asyncio.run(BotSeats(held)._think_and_play(BOT_SEAT))
    back: Any = Held()
    back.table = table_of()
    asyncio.run(BotSeats(back)._think_and_play(BOT_SEAT))
    assert held.jobs == back.jobs == []


def test_where_a_person_plays_the_bots_play_although_nobody_looks() -> None:
    async def arranged(held: Any) -> list[int]:
        bots = BotSeats(held)
        bots.arrange()
        bots.arrange()
        thinking = list(bots._thinking)
        assert bots.are_thinking() == bool(thinking)
        await bots.stop()
        return thinking

    only_bots = Held()
    only_bots.table = only_bots.table.with_seat(0, kind=BOT)
    assert asyncio.run(arranged(Held())) == [BOT_SEAT]
    assert asyncio.run(arranged(only_bots)) == []
    only_bots.viewers.add("somebody")
    assert asyncio.run(arranged(only_bots)) == [0, BOT_SEAT]


def test_after_a_move_the_table_goes_on() -> None:
    async def played(held: Any) -> list[str]:
        bots = BotSeats(held)
        bots.arrange()
        await bots._thinking[BOT_SEAT]
        assert not bots.are_thinking()
        told: list[str] = held.told
        return told

    held = Held()
    held.services.thought_times = ThoughtTimes(0.4, 0.0)
    assert asyncio.run(played(held)) == ["wrote 1", "published", "went on"]


@with_server
async def test_bots_play_on_for_those_who_look_and_rest_when_nobody_does(server: Running) -> None:
    async with Guest(server.address) as guest:
        table = await guest.make_table("cardgame", pace=0)
        await guest.post(f"/api/tables/{table['id']}/leave")
        live = await server.worker.hub.table(table["id"])
        await live.stored.loaded()
        live.go_on()
        assert not live.bots.are_thinking()
        async with guest.sit(table["id"], None) as spectator:
            await spectator.until(lambda seat: len(seat.events) > 3)
