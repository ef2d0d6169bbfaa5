"""Automatic passing: each seat says at which windows it wants to be asked, and elsewhere the table passes for it.

No pause may tell about a hand. So whether the table passes depends on the kind of the window, on the seat's setting
and on what everybody sees, own cards that lie open and could be used among it, never on what the seat could play from
its hand; and it passes after the same pause either way. In that pause the seat sees what it could do and may still act,
or say that it wants to be asked this time.

Where all the others are bots there is nobody who could learn anything by a pause: there a seat that could only pass is
passed for at once, unless it is its own turn that would end.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Literal

import msgspec

from maester.engine import Definition, Match, Seat
from maester.errors import BadOption, shown

PAUSE = 1.0
LONGEST_PAUSE = 10.0

UntilWhat = Literal["phase", "event"]
"""The end of the phase; or the next thing that everybody sees happen."""
UNTIL: tuple[UntilWhat, ...] = ("phase", "event")


class Until(msgspec.Struct, frozen=True):
    """Until when a seat passes."""

    what: UntilWhat
    mark: str
    """What it was like when the seat said so: it is over as soon as that is different."""


class Setting(msgspec.Struct, frozen=True, kw_only=True):
    """How one seat wants to be asked."""

    asked: tuple[str, ...]
    """The kinds of windows at which it is asked; at the others the table passes. One of them may be none, but any
    window at which the seat could use something that lies open (`Stop.open_use`).
    """
    pause: float = PAUSE
    """So many seconds go by before that, whatever the seat holds."""
    until: Until | None = None
    """Until then the table passes at all windows but those that interrupt what happens."""
    held: int | None = None
    """The number of the decision at which it wants to be asked after all."""


def default_setting(definition: Definition, *, among_bots: bool = False) -> Setting:
    """How a seat is asked that has said nothing."""
    stops = definition.play.stops
    return Setting(asked=() if stops is None else stops.usual(among_bots=among_bots))


def with_stops(definition: Definition, setting: Setting, asked: Iterable[str], pause: float) -> Setting:
    """The setting with other stops; raises BadOption. Passing for a while is over with it."""
    stops, wanted = definition.play.stops, tuple(asked)
    for one in wanted:
        if stops is None or not stops.knows(one):
            raise BadOption("unknown-stop", name=shown(one), known=stops.ids if stops else None)
    if not 0 <= pause <= LONGEST_PAUSE:
        raise BadOption("bad-pause", given=shown(pause), most=LONGEST_PAUSE)
    known = () if stops is None else stops.read(wanted)
    return msgspec.structs.replace(setting, asked=known, pause=float(pause), until=None)


def until(match: Match, what: UntilWhat) -> Until:
    """From now on to the end of the phase, or until something happens."""
    return Until(what, _mark(match, what))


def window_of(match: Match, seat: Seat) -> str | None:
    """The kind of window at which the seat is asked now, if it is asked at one."""
    return match.decision(seat).window if seat in match.to_act else None


def passed_at(match: Match, seat: Seat, setting: Setting, *, among_bots: bool = False) -> str | None:
    """The kind of window at which the table passes for the seat now; None if the seat itself is asked, or nobody."""
    window, stops = window_of(match, seat), match.definition.play.stops
    if window is None or stops is None or match.took_back == seat or setting.held == match.decision(seat).number:
        return None
    if among_bots and can_only_pass(match, seat):
        return window
    if is_passing(match, setting) and not stops.interrupts(window):
        return window
    wanted = window in setting.asked or (stops.wants_open_uses(setting.asked) and match.decision(seat).open_use)
    return None if wanted else window


def can_only_pass(match: Match, seat: Seat) -> bool:
    """Is the seat asked at a window at which passing is all that it can do, and ends no turn of its own?

    The answer tells about a hand: it is for tables at which no other person sits.
    """
    window, stops = window_of(match, seat), match.definition.play.stops
    if window is None or stops is None or len(match.decision(seat).options) > 1:
        return False
    return not stops.is_own_turn(window)


def is_passing(match: Match, setting: Setting) -> bool:
    """Does the seat still pass for a while?"""
    return setting.until is not None and setting.until.mark == _mark(match, setting.until.what)


def _mark(match: Match, what: UntilWhat) -> str:
    if what == "event":
        return str(len(match.seen(None)))
    stops = match.definition.play.stops
    return "" if stops is None else stops.span(match.game)


def next_pass(match: Match, settings: Mapping[Seat, Setting], *, among_bots: bool = False) -> tuple[Seat, str] | None:
    """The seat for which the table passes now, and at which kind of window; None if one of them is asked, or nobody."""
    for seat, setting in settings.items():
        if (window := passed_at(match, seat, setting, among_bots=among_bots)) is not None:
            return seat, window
    return None


def pass_on(match: Match, settings: Mapping[Seat, Setting], *, among_bots: bool = False) -> list[tuple[Seat, str]]:
    """Passes for these seats where they don't want to be asked, until one is or it is somebody else's turn.

    Each pass is an ordinary move, of which the record says that nobody decided on it. The answer is for whom the table
    passed, and at which kind of window.
    """
    passed: list[tuple[Seat, str]] = []
    while (found := next_pass(match, settings, among_bots=among_bots)) is not None:
        match.pass_for(found[0])
        passed.append(found)
    return passed


def take_back(match: Match, seat: Seat, *, further: bool = False, among_bots: bool = False) -> None:
    """Takes the seat's last move back, a pass of the table too: there it is asked now. `further` goes back to its last
    own decision. Among bots nobody means a pass that the table made because there was nothing else to do.
    """
    match.undo(seat, further=further)
    while among_bots and can_only_pass(match, seat) and match.has_moved(seat):
        match.undo(seat, further=True)
