"""Where the table passes for one seat, and what becomes of that when the seat says or takes back something."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

import msgspec
from msgspec.structs import replace

from maester.auto_pass.setting import StopSetting, UntilWhat, is_skipping, until, with_stops
from maester.engine import Match, Seat
from maester.errors import NotAsked, StaleDecision


class DuePass(NamedTuple):
    """A pass that the table will make for a seat when the pause is over."""

    window: str
    number: int
    """The decision's."""
    pause: float
    forced: bool = False
    """It is all that the seat can do, and there is nobody from whom that is to be kept: it is made without a pause, and
    nobody needs to be told of it.
    """


class AutoPassSeat(msgspec.Struct, frozen=True, kw_only=True):
    """All that decides where the table passes for a seat. Whoever keeps it replaces it by what its methods return."""

    setting: StopSetting
    among_bots: bool = False
    """All the others are bots, and nobody looks on who could learn something by a pause."""
    passed: tuple[str, ...] = ()
    """The windows at which the table has passed for the seat, until its player was told or answered."""

    def window_passed(self, match: Match, seat: Seat) -> str | None:
        """The kind of window at which the table passes for the seat now; None if the seat itself is asked, or nobody.

        But for `among_bots` it depends on nothing that the seat alone can see.
        """
        window, stops = window_of(match, seat), match.definition.play.stops
        if window is None or stops is None or match.took_back == seat or self.setting.held == match.number(seat):
            return None
        if self.has_no_choice(match, seat):
            return window
        if is_skipping(match, self.setting) and not stops.interrupts(window):
            return window
        asked = self.setting.asked
        wanted = window in asked or (stops.wants_open_uses(asked) and match.decision(seat).open_use)
        return None if wanted else window

    def has_no_choice(self, match: Match, seat: Seat) -> bool:
        """Could the seat only pass, and is there nobody from whom that is to be kept?"""
        return self.among_bots and can_only_pass(match, seat)

    def due_pass(self, match: Match, seat: Seat) -> DuePass | None:
        """The pass that the table will make if nothing changes. Its pause is as the seat has set it, whatever the seat
        could do; there is none where nobody could learn by it that the seat had nothing else to do.
        """
        window = self.window_passed(match, seat)
        if window is None:
            return None
        forced = self.has_no_choice(match, seat)
        return DuePass(window, match.number(seat), 0.0 if forced else self.setting.pause, forced)

    def after(self, due: DuePass) -> AutoPassSeat:
        """The seat after the table has passed for it."""
        return self if due.forced else replace(self, passed=(*self.passed, due.window))

    # -- what the seat says ---------------------------------------------------------------------------

    def with_stops(self, match: Match, asked: Iterable[str], pause: float) -> AutoPassSeat:
        """The seat is asked at other stops; raises BadOption."""
        return replace(self, setting=with_stops(match.definition, self.setting, asked, pause))

    def holding(self, match: Match, seat: Seat, number: int) -> AutoPassSeat:
        """The seat wants to be asked this time; raises StaleDecision if that isn't the decision that it has now."""
        right = match.number(seat) if seat in match.to_act else None
        if number != right:
            raise StaleDecision(given=number, right=right or 0)
        return replace(self, setting=replace(self.setting, held=number, until=None))

    def skipping(self, match: Match, seat: Seat, what: UntilWhat) -> AutoPassSeat:
        """The seat passes (that is for the caller to play) and skips from now on; raises NotAsked where it can't."""
        if window_of(match, seat) is None:
            raise NotAsked("no-window")
        return replace(self, setting=replace(self.setting, until=until(match, what), held=None))

    def not_skipping(self) -> AutoPassSeat:
        """The seat skips no longer, and holds no window."""
        return replace(self, setting=replace(self.setting, until=None, held=None))


def window_of(match: Match, seat: Seat) -> str | None:
    """The kind of window at which the seat is asked now, if it is asked at one."""
    return match.decision(seat).window if seat in match.to_act else None


def can_only_pass(match: Match, seat: Seat) -> bool:
    """Is the seat asked at a window at which passing is all that it can do, and ends no turn of its own?

    The answer tells about a hand: it is for tables at which no other person sits.
    """
    window, stops = window_of(match, seat), match.definition.play.stops
    if window is None or stops is None or len(match.decision(seat).options) > 1:
        return False
    return not stops.is_own_turn(window)


def take_back(match: Match, seat: Seat, *, further: bool = False, among_bots: bool = False) -> None:
    """Takes the seat's last move back, an auto-pass too: there it is asked now. `further` goes back to its last own
    decision. Among bots nobody means a pass that the table made because there was nothing else to do.
    """
    match.undo(seat, further=further)
    while among_bots and can_only_pass(match, seat) and match.has_moved(seat):
        match.undo(seat, further=True)
