"""How the seats of a table want to be asked: as it is written with each seat, and as its player is told.

A seat is passed for without a pause, where that is all it can do, only if nobody but bots could tell: at a table that
isn't listed, until somebody without a seat looks at it for the first time. Nothing here goes to anybody but the one who
holds the seat.
"""

from __future__ import annotations

from functools import lru_cache

import msgspec
from msgspec.structs import replace

from maester.auto_pass import AutoPassSeat, DuePass, StopSetting, default_setting, due_passes, is_skipping, window_of
from maester.engine import Match, Seat, definition_of
from maester.server.seating import Table
from maester.server.wire.outgoing import StopsMessage

MOST_PASSED = 20
"""So many automatic passes in a row are remembered."""


# --- as it is written ---------------------------------------------------------------------------


def auto_pass_seat(table: Table, seat: int) -> AutoPassSeat:
    """How a seat wants to be asked, and where the table has passed for it since its player last answered."""
    text = table.seats[seat].passed
    passed = () if text is None else msgspec.json.decode(text, type=tuple[str, ...])
    return AutoPassSeat(setting=setting_of(table, seat), among_bots=is_among_bots(table, seat), passed=passed)


def setting_of(table: Table, seat: int) -> StopSetting:
    """How a seat wants to be asked."""
    text = table.seats[seat].stops
    return _default(table, seat) if text is None else _setting_at(table.game, text)


def _default(table: Table, seat: int) -> StopSetting:
    """Nobody changes that by looking on."""
    return default_setting(definition_of(table.game), among_bots=table.alone(seat))


@lru_cache(maxsize=1024)
def _setting_at(game: str, text: str) -> StopSetting:
    """A setting that was written, maybe when windows were told apart otherwise."""
    setting, stops = _setting(text), definition_of(game).play.stops
    return setting if stops is None else replace(setting, asked=stops.read(setting.asked))


def _setting(text: str) -> StopSetting:
    return msgspec.json.decode(text, type=StopSetting)


def setting_text(setting: StopSetting) -> str:
    """A setting as it is written."""
    return msgspec.json.encode(setting).decode()


def lasting_text(text: str | None) -> str | None:
    """What of a setting holds at another table too: all but skipping and holding."""
    return None if text is None else setting_text(replace(_setting(text), until=None, held=None))


def passed_text(seat: AutoPassSeat) -> str:
    """Where the table has passed for the seat, as it is written."""
    return msgspec.json.encode(seat.passed[-MOST_PASSED:]).decode()


def is_among_bots(table: Table, seat: int) -> bool:
    """Are all the other seats bots', rather than those of people who are here or away, and does no stranger look on?"""
    return table.alone(seat) and not (table.listed or table.watched)


# --- what is due now ----------------------------------------------------------------------------


def passes_at(match: Match, table: Table) -> dict[Seat, DuePass]:
    """The passes that the table will make for its people if nothing changes."""
    if match.definition.play.stops is None:
        return {}
    people = {seat: auto_pass_seat(table, seat) for seat in match.to_act if not table.seats[seat].by_bot}
    return due_passes(match, people)


def stops_message(match: Match, table: Table, seat: int) -> StopsMessage | None:
    """What the player of a seat is told of its stops; None in a game without windows."""
    if match.definition.play.stops is None:
        return None
    kept = auto_pass_seat(table, seat)
    setting = kept.setting
    return StopsMessage(
        seat=seat,
        asked=setting.asked,
        usual=_default(table, seat).asked,
        pause=setting.pause,
        until=setting.until.what if setting.until is not None and is_skipping(match, setting) else None,
        window=window_of(match, Seat(seat)),
        passing=not table.seats[seat].by_bot and kept.window_passed(match, Seat(seat)) is not None,
        passed=kept.passed,
    )
