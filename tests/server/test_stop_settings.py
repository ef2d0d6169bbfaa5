"""Settings as they are written, what is due by them, and what a player is told of them."""

from __future__ import annotations

import msgspec

from maester.auto_pass import AutoPassSeat, DuePass, StopSetting, Until, until, window_of
from maester.engine import Match, Seat
from maester.server import guests, stop_settings, table_service
from maester.server.seating import BOT, PERSON, Seating, Table
from maester.server.stop_settings import MOST_PASSED, setting_text
from tests.games.cardgame.language import scenario, side

STARK, LANNISTER = Seat(0), Seat(1)
NOWHERE = StopSetting(asked=(), pause=0.0)


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
    wished = StopSetting(asked=("plot",), pause=3.0, until=Until("phase", "2:4"), held=7)
    kept = stop_settings.lasting_text(setting_text(wished))
    assert kept is not None
    assert msgspec.json.decode(kept, type=StopSetting) == StopSetting(asked=("plot",), pause=3.0)
    assert stop_settings.lasting_text(None) is None


def test_a_setting_of_old_is_read_with_the_windows_of_today() -> None:
    table = table_of(stops=setting_text(StopSetting(asked=("attack", "save"), pause=3.0)))
    setting = stop_settings.setting_of(table, STARK)
    assert setting == StopSetting(asked=("attack-before-defence", "attack-after-defence", "save"), pause=3.0)


def test_who_has_said_nothing_is_asked_at_more_windows_among_bots() -> None:
    people = table_of()
    alone = people.with_seat(LANNISTER, kind=BOT, bot="random", guest=None, holder=None)
    more = set(stop_settings.setting_of(alone, STARK).asked) - set(stop_settings.setting_of(people, STARK).asked)
    assert more == {"attack-before-defence"}
    told = stop_settings.stops_message(in_a_window(), alone, STARK)
    assert told is not None
    assert told.usual == stop_settings.setting_of(alone, STARK).asked
    watched = msgspec.structs.replace(alone, watched=True)
    assert stop_settings.setting_of(watched, STARK) == stop_settings.setting_of(alone, STARK), (
        "whoever looks on changes nothing"
    )


def test_the_last_passes_are_remembered_the_newest_last() -> None:
    table = table_of()
    for number in range(MOST_PASSED + 2):
        after = stop_settings.auto_pass_seat(table, STARK).after(DuePass(f"window-{number}", number, 1.0))
        table = table.with_seat(STARK, passed=stop_settings.passed_text(after))
    remembered = stop_settings.auto_pass_seat(table, STARK).passed
    assert remembered == tuple(f"window-{number}" for number in range(2, MOST_PASSED + 2))
    assert stop_settings.auto_pass_seat(table, LANNISTER).passed == ()


def test_a_pass_that_was_all_there_was_is_not_remembered() -> None:
    seat = AutoPassSeat(setting=NOWHERE)
    assert seat.after(DuePass("plot", 1, 0.0, forced=True)) == seat


# -- what is passed now ------------------------------------------------------------------------------------------


def test_the_table_passes_for_a_person_and_never_for_a_bot() -> None:
    match = in_a_window()
    table = table_of(stops=setting_text(NOWHERE))
    assert stop_settings.passes_at(match, table) == {STARK: DuePass("dominance", match.decision(STARK).number, 0.0)}
    away = table.with_seat(STARK, away=True)
    assert stop_settings.passes_at(match, away) == {}
    told = stop_settings.stops_message(match, away, STARK)
    assert told is not None
    assert not told.passing


def test_passing_for_a_while_is_told_until_it_is_over() -> None:
    match = in_a_window()
    everywhere = StopSetting(asked=("dominance",), until=until(match, "phase"))
    told = stop_settings.stops_message(match, table_of(stops=setting_text(everywhere)), STARK)
    assert told is not None
    assert (told.until, told.window, told.passing) == ("phase", "dominance", True)
    over = msgspec.structs.replace(everywhere, until=Until("phase", "an earlier one"))
    told = stop_settings.stops_message(match, table_of(stops=setting_text(over)), STARK)
    assert told is not None
    assert (told.until, told.window, told.passing) == (None, "dominance", False)
