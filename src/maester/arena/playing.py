"""Matches between bots: one at a time, or many on all cores."""

from __future__ import annotations

import multiprocessing
import signal
import time
import traceback
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor

import msgspec

from maester.arena.fixtures import Fixture
from maester.arena.uses import CardUse, uses
from maester.bots import Bot, Budget, SeatTable, make_bot
from maester.engine import Match, Seat, new_match
from maester.errors import MaesterError, shown

MOST_DECISIONS = 20_000
"""A match that takes longer than this never ends."""


class BotFailure(msgspec.Struct, frozen=True):
    """A bot that raised an error or played what isn't legal; the match ended there, without a result."""

    bot: str
    seat: str
    decision: str
    """The kind of question."""
    number: int
    """How many decisions were made before."""
    reason: str
    trace: str
    """Where in the bot it happened; empty if the bot answered, but what it answered isn't legal."""


class SeatTime(msgspec.Struct, frozen=True):
    """How long the bot on a seat thought, in processor time."""

    decisions: int = 0
    seconds: float = 0.0
    worst: float = 0.0

    def after(self, seconds: float) -> SeatTime:
        """One decision more."""
        return SeatTime(self.decisions + 1, self.seconds + seconds, max(self.worst, seconds))


class Outing(msgspec.Struct, frozen=True):
    """What came of one match."""

    fixture: Fixture
    seats: tuple[str, ...]
    """The names of the seats, which at the board game are the houses."""
    shares: tuple[float, ...]
    """By seat: 1 for the winner; those who share the first place share the 1. Empty after a failure."""
    decisions: int
    rounds: int | None
    """How many rounds were played, in a game that counts them."""
    seconds: float
    times: tuple[SeatTime, ...]
    failure: BotFailure | None = None
    uses: tuple[CardUse, ...] = ()
    """What was done with which cards, as far as the contest counts it."""


def play_one(fixture: Fixture) -> Outing:
    """Plays a match to its end. What a bot does wrong ends it, and is told."""
    match = new_match(fixture.game, len(fixture.bots), fixture.seed, fixture.options, answer_forced=True)
    bots = [make_bot(fixture.game, name, fixture.bot_seed(seat)) for seat, name in enumerate(fixture.bots)]
    times = [SeatTime() for _ in bots]
    start = time.perf_counter()
    decisions, failure = 0, None
    while not match.over and failure is None:
        seat = match.to_act[0]
        failure, seconds = _move(match, seat, bots[seat], fixture.bots[seat], decisions)
        times[seat] = times[seat].after(seconds)
        decisions += 1
    table = match.view(None)["table"]
    return Outing(
        fixture=fixture,
        seats=match.seats,
        shares=_shares(match) if failure is None else (),
        decisions=decisions,
        rounds=table.get("round"),
        seconds=time.perf_counter() - start,
        times=tuple(times),
        failure=failure,
        uses=uses(match, fixture.card_events),
    )


def _move(match: Match, seat: Seat, bot: Bot, name: str, number: int) -> tuple[BotFailure | None, float]:
    """The bot on a seat makes its decision. Returns what was wrong, and for how many seconds it thought."""
    kind, reason, trace = match.decision(seat).kind, None, ""
    begun = time.process_time()
    try:
        move = bot.choose(SeatTable(match, seat), Budget())
    except Exception as error:  # whatever a bot may raise
        reason, trace = f"{type(error).__name__}: {error}", traceback.format_exc()
    seconds = time.process_time() - begun
    if reason is None:
        try:
            match.play(seat, move)
        except MaesterError as error:
            reason = f"{shown(move)}: {error}"
    if reason is None and number >= MOST_DECISIONS:
        reason = f"the match doesn't end within {MOST_DECISIONS} decisions"
    return None if reason is None else BotFailure(name, match.seats[seat], kind, number, reason, trace), seconds


def _shares(match: Match) -> tuple[float, ...]:
    assert match.result is not None
    first = match.result.places[0]
    return tuple(1 / len(first) if name in first else 0.0 for name in match.seats)


def play_all(matches: Sequence[Fixture], jobs: int = 1) -> Iterator[Outing]:
    """Plays all matches, on so many processes; what comes out, and in which order, doesn't depend on how many.

    The processes are forked, so that they know the same games and bots; where that isn't possible there is only one.
    They start before this returns, so that a caller can start threads of its own (a progress bar) afterwards.
    """
    if jobs == 1 or len(matches) < 2 or "fork" not in multiprocessing.get_all_start_methods():
        return map(play_one, matches)
    context = multiprocessing.get_context("fork")
    pool = ProcessPoolExecutor(min(jobs, len(matches)), mp_context=context, initializer=_ignore_interrupts)
    return _gather(pool, pool.map(play_one, matches))


def _gather(pool: ProcessPoolExecutor, outings: Iterator[Outing]) -> Iterator[Outing]:
    try:
        yield from outings
    finally:
        pool.shutdown(cancel_futures=True)


def _ignore_interrupts() -> None:
    """Ctrl-C is for the process that gathers the results."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
