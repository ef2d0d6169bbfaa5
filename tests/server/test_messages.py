"""What anybody is told of a table: made for the one who asks."""

from __future__ import annotations

import msgspec
import pytest

import maester
from maester import IllegalMove, Refusal
from maester.engine import definition_of
from maester.server.messages import moment_text, problem_of, refusal_of, seats_of, state_of, summary_of, table_of
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


# -- refusals -----------------------------------------------------------------------------------------------------


def refused(move: str) -> tuple[Refusal, IllegalMove]:
    """A unit can't Maneuver there: it is said to who asks, and to who tries."""
    units = ("red: stark-sworn-swords @ 24 20 0", "blue: lannister-guardsmen @ 24 27.2 180")
    match = maester.scenario("miniatures", {"units": units, "round": 2, "turn": "red", "first": "red"}, 2, 1)
    match.play("red", "action maneuver")
    found = match.why_not("red", move)
    assert found is not None
    with pytest.raises(IllegalMove) as caught:
        match.play("red", move)
    return found, caught.value


@pytest.mark.parametrize(
    ("language", "named"),
    [
        ("en", "(Lannister Guardsmen (blue-1) is in the way after 2.41 in.)"),
        ("pl", "(Po 2,41″ na drodze stoi jednostka Gwardziści Lannisterów (blue-1).)"),
    ],
)
def test_a_refusal_calls_things_as_the_match_does(language: str, named: str) -> None:
    refusal, error = refused("maneuver 0 2.5 0")
    game = definition_of("miniatures")
    for problem in (refusal_of(refusal, language, game), problem_of(error, language, game)):
        assert problem.sentence.endswith(named)
        assert (problem.code, problem.rule, problem.page) == ("illegal-move", "move.no-through-enemies", 13)
        assert problem.values == {"who": "blue-1", "after": 2.41}
    assert problem_of(error, language).sentence.endswith(named), "also where no game is known"


def test_a_refusal_has_the_nearest_legal_move_as_an_option_is_written() -> None:
    game = definition_of("miniatures")
    refusal, error = refused("maneuver 90 7.25 45")
    nearest = {
        "move": {"move": "maneuver", "face": "90", "forward": "5", "then_face": "45"},
        "text": "maneuver 90 5 45",
    }
    for problem in (refusal_of(refusal, "en", game), problem_of(error, "en", game)):
        assert problem.rule == "maneuver.sequence"
        assert msgspec.to_builtins(problem.nearest) == nearest
    refusal, error = refused("march 5 0")
    assert (refusal_of(refusal, "en", game).nearest, problem_of(error, "en", game).nearest) == (None, None)
    assert refusal_of(Refusal("maneuver.sequence", {"distance": 7.25, "most": 5}), "en", game).nearest is None
