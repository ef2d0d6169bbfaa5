"""What anybody is told of a table: made for the one who asks."""

from __future__ import annotations

import msgspec

import maester
from maester.server.messages import moment_text, seats_of, state_of, summary_of, table_of
from maester.server.seating import BOT
from tests.server import test_stop_settings

TABLE = msgspec.structs.replace(test_stop_settings.table_of(), to_act=(0,), moved=1000.0, changed=2000.0)
"""Stark, who is asked, and Lannister."""


def test_a_list_tells_when_something_changed_that_everybody_may_see() -> None:
    assert summary_of(TABLE, "stark").changed == moment_text(1000.0)


def test_it_is_the_turn_of_whoever_is_asked_and_not_away() -> None:
    assert [summary_of(TABLE, guest).my_turn for guest in ("stark", "lannister", "somebody", None)] == [True] + [
        False
    ] * 3
    assert not summary_of(TABLE.with_seat(0, away=True), "stark").my_turn


def test_a_table_is_hosted_by_one_and_everybody_sees_the_own_seats() -> None:
    for guest, host, mine in (
        ("stark", True, (0,)),
        ("lannister", False, (1,)),
        ("somebody", False, ()),
        (None, False, ()),
    ):
        told = table_of(TABLE, guest)
        assert (told.host, told.mine) == (host, mine)
        assert tuple(seat.seat for seat in told.seats if seat.mine) == mine


def test_who_looks_now_is_present() -> None:
    assert [seat.present for seat in seats_of(TABLE, "stark", frozenset({"lannister"}))] == [False, True]


def test_after_the_end_nothing_is_taken_back_further() -> None:
    match = maester.new_match("cardgame", seed=2)
    match.play(0, match.decision(0).options[0])
    for over in (False, True):
        if over:
            match.concede(1)
        state, _ = state_of(match, 0, match.views([0])[0], since=0, alone=True)
        assert state.can_undo_further is not over
    state, _ = state_of(match, None, match.views([None])[0], since=0, alone=True)
    assert not state.can_undo_further


def test_alone_is_who_plays_against_bots_and_not_against_people_who_are_away() -> None:
    assert not TABLE.alone(0)
    assert not TABLE.with_seat(1, away=True).alone(0)
    assert TABLE.with_seat(1, kind=BOT).alone(0)


def test_only_a_person_on_a_seat_can_be_spoken_to() -> None:
    table = TABLE.with_seat(1, kind=BOT)
    assert [table.has_holder(seat) for seat in range(3)] == [True, False, False]
