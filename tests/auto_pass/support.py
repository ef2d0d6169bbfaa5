"""Short ways to ask where the table passes, by settings alone."""

from __future__ import annotations

from collections.abc import Mapping

from maester.auto_pass import AutoPassSeat, StopSetting, pass_now
from maester.engine import Match, Seat


def passed_at(match: Match, seat: Seat, setting: StopSetting, *, among_bots: bool = False) -> str | None:
    """The kind of window at which the table passes for a seat with this setting."""
    return AutoPassSeat(setting=setting, among_bots=among_bots).window_passed(match, seat)


def pass_on(match: Match, settings: Mapping[Seat, StopSetting], *, among_bots: bool = False) -> list[tuple[Seat, str]]:
    """Passes for seats with these settings as long as it can; for whom, and at which windows."""
    seats = {seat: AutoPassSeat(setting=setting, among_bots=among_bots) for seat, setting in settings.items()}
    return pass_now(match, seats)
