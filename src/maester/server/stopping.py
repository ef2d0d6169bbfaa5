"""Automatic passing at a table: each seat's setting as it is kept, what its player is told, and the pauses.

The pause begins when the seat is asked, and is as long as the seat wished, whatever the seat could do: who looks on
can't tell by it what is in a hand. Only where nobody but bots could tell there is no pause before a pass that is all
that the seat can do: at a table that isn't listed, until somebody without a seat looks at it for the first time.
Nothing here goes to anybody but the one who holds the seat.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Mapping
from functools import lru_cache
from typing import NamedTuple

import msgspec

from maester.engine import Match, Seat, definition_of
from maester.passing import Setting, can_only_pass, default_setting, is_passing, passed_at, window_of
from maester.server.seating import Table
from maester.server.wire.outgoing import StopsMessage

MOST_PASSED = 20
"""So many automatic passes in a row are remembered."""


# --- as it is kept ------------------------------------------------------------------------------


def setting_of(table: Table, seat: int) -> Setting:
    """How a seat wants to be asked."""
    text = table.seats[seat].stops
    return _usual(table, seat) if text is None else _setting_at(table.game, text)


def _usual(table: Table, seat: int) -> Setting:
    """How a seat is asked that has said nothing. Nobody changes that by looking on."""
    return default_setting(definition_of(table.game), among_bots=table.alone(seat))


@lru_cache(maxsize=1024)
def _setting_at(game: str, text: str) -> Setting:
    """A setting that was written down, maybe when windows were told apart otherwise."""
    setting, stops = _setting(text), definition_of(game).play.stops
    return setting if stops is None else msgspec.structs.replace(setting, asked=stops.read(setting.asked))


def _setting(text: str) -> Setting:
    return msgspec.json.decode(text, type=Setting)


def setting_text(setting: Setting) -> str:
    """A setting as it is written."""
    return msgspec.json.encode(setting).decode()


def lasting_text(text: str | None) -> str | None:
    """What of a setting holds at another table too: all but what was wished for a while."""
    return None if text is None else setting_text(msgspec.structs.replace(_setting(text), until=None, held=None))


def passed_windows(table: Table, seat: int) -> tuple[str, ...]:
    """At which kinds of windows the table has passed for the seat since its player last answered."""
    text = table.seats[seat].passed
    return () if text is None else msgspec.json.decode(text, type=tuple[str, ...])


def passed_text(match: Match, table: Table, seat: int, window: str) -> str:
    """The same, as it is written, with the window at which the table passes now, if the seat could have acted there."""
    told = passed_windows(table, seat)
    if not had_no_choice(match, table, seat):
        told = (*told, window)[-MOST_PASSED:]
    return msgspec.json.encode(told).decode()


# --- what is passed now -------------------------------------------------------------------------


def window_passed(match: Match, table: Table, seat: int) -> str | None:
    """The kind of window at which the table passes for a person now."""
    if match.definition.play.stops is None or table.seats[seat].by_bot:
        return None
    return passed_at(match, Seat(seat), setting_of(table, seat), among_bots=is_among_bots(table, seat))


def is_among_bots(table: Table, seat: int) -> bool:
    """Are all the other seats bots', rather than those of people who are here or away, and does no stranger look on?"""
    return table.alone(seat) and not (table.listed or table.watched)


def had_no_choice(match: Match, table: Table, seat: int) -> bool:
    """Could the seat only pass, and is there nobody from whom that is to be kept?"""
    return is_among_bots(table, seat) and can_only_pass(match, Seat(seat))


def seats_passed(match: Match, table: Table) -> tuple[int, ...]:
    """The seats for which the table passes now."""
    if match.definition.play.stops is None:
        return ()
    return tuple(seat for seat in match.to_act if window_passed(match, table, seat) is not None)


def stops_of(match: Match, table: Table, seat: int) -> StopsMessage | None:
    """What the player of a seat is told of its stops; None in a game without windows."""
    if match.definition.play.stops is None:
        return None
    setting = setting_of(table, seat)
    passes_all = setting.until is not None and is_passing(match, setting)
    return StopsMessage(
        seat=seat,
        asked=setting.asked,
        usual=_usual(table, seat).asked,
        pause=setting.pause,
        until=setting.until.what if passes_all and setting.until is not None else None,
        window=window_of(match, Seat(seat)),
        passing=window_passed(match, table, seat) is not None,
        passed=passed_windows(table, seat),
    )


# --- pauses -------------------------------------------------------------------------------------


class Wish(NamedTuple):
    """A pass that will be due."""

    number: int
    """The decision's."""
    pause: float


def wishes(match: Match, table: Table) -> dict[int, Wish]:
    """The passes that will be due if nothing changes."""
    return {seat: Wish(match.decision(seat).number, _pause(match, table, seat)) for seat in seats_passed(match, table)}


def _pause(match: Match, table: Table, seat: int) -> float:
    """As long as the seat wished; none where nobody could learn by it that the seat had nothing else to do."""
    return 0.0 if had_no_choice(match, table, seat) else setting_of(table, seat).pause


class Pauses:
    """The pauses before automatic passes at one table, at most one for each seat."""

    def __init__(self, due: Callable[[int, Wish], Awaitable[None]]) -> None:
        """`due` is told the seat and what it wished when a pause is over."""
        self._due = due
        self._running: dict[int, tuple[Wish, asyncio.Task[None]]] = {}
        self._over: set[asyncio.Task[None]] = set()
        """Those whose pass is being made."""

    def __bool__(self) -> bool:
        return bool(self._running)

    def are_ending(self) -> bool:
        """Is a pass being made after one of them?"""
        return bool(self._over)

    def arrange(self, wanted: Mapping[int, Wish]) -> None:
        """These pauses run from now on; one that runs already goes on, others end."""
        for seat, (wish, task) in list(self._running.items()):
            if wanted.get(seat) != wish:
                task.cancel()
                del self._running[seat]
        for seat, wish in wanted.items():
            if seat not in self._running:
                self._running[seat] = wish, asyncio.create_task(self._wait(seat, wish))

    async def _wait(self, seat: int, wish: Wish) -> None:
        await asyncio.sleep(wish.pause)
        # From here on it is no pause any more, and another one may begin.
        _, task = self._running.pop(seat)
        self._over.add(task)
        task.add_done_callback(self._over.discard)
        await self._due(seat, wish)

    async def stop(self) -> None:
        """All of them end."""
        tasks = [*(task for _, task in self._running.values()), *self._over]
        self._running = {}
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
