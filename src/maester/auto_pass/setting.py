"""How one seat wants to be asked. A setting is written as JSON with a table's seat: its fields keep their names."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Literal

import msgspec

from maester.engine import Definition, Match
from maester.errors import BadOption, shown

PAUSE = 1.0
LONGEST_PAUSE = 10.0

UntilWhat = Literal["phase", "event"]
"""The end of the phase; or the next thing that everybody sees happen."""
UNTIL: tuple[UntilWhat, ...] = ("phase", "event")


class Until(msgspec.Struct, frozen=True):
    """Until when a seat skips windows."""

    what: UntilWhat
    mark: str
    """What it was like when the seat said so: it is over as soon as that is different."""


class StopSetting(msgspec.Struct, frozen=True, kw_only=True):
    """At which windows one seat is asked, and how long the table waits before it passes at the others."""

    asked: tuple[str, ...]
    """The stops at which it is asked. One of them may be no kind of window, but stands for any at which the seat could
    use something that lies open (`Stop.open_use`).
    """
    pause: float = PAUSE
    """So many seconds go by before an auto-pass, whatever the seat holds."""
    until: Until | None = None
    """The seat skips until then: the table passes at all windows but those that interrupt what happens."""
    held: int | None = None
    """The number of the decision at which it wants to be asked after all."""


def default_setting(definition: Definition, *, among_bots: bool = False) -> StopSetting:
    """The setting of a seat that has none of its own."""
    stops = definition.play.stops
    return StopSetting(asked=() if stops is None else stops.usual(among_bots=among_bots))


def with_stops(definition: Definition, setting: StopSetting, asked: Iterable[str], pause: float) -> StopSetting:
    """The setting with other stops; raises BadOption. Skipping is over with it."""
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


def is_skipping(match: Match, setting: StopSetting) -> bool:
    """Has what the seat skips to not come yet?"""
    return setting.until is not None and setting.until.mark == _mark(match, setting.until.what)


def _mark(match: Match, what: UntilWhat) -> str:
    if what == "event":
        return str(match.seen_count(None))
    stops = match.definition.play.stops
    return "" if stops is None else stops.span(match.game)
