"""What players did with which cards, and how often they won."""

from __future__ import annotations

from collections import Counter

import pytest

import maester
import tests.engine.skirmish  # noqa: F401
from maester.arena import CardUse, Contest, Outing, card_events, fixtures, make_contest, play_one, report, wilson
from maester.arena.playing import SeatTime
from maester.arena.uses import CardEvent, uses
from maester.errors import BadOption

PLAYED = "card-played"


@pytest.fixture
def contest() -> Contest:
    return make_contest("alliances", ["random"], 3, 1, players=3, card_events=[PLAYED, "ally-placed"])


def outing(contest: Contest, number: int, shares: tuple[float, ...], *done: CardUse) -> Outing:
    """A match of a contest in which that was done, and that ended as we like."""
    times = tuple(SeatTime() for _ in shares)
    return Outing(list(fixtures(contest))[number], ("a", "b", "c"), shares, 9, 3, 1.0, times, uses=done)


# --- events that name cards -------------------------------------------------------------------------------


def test_any_game_that_names_cards_in_its_events_can_be_counted() -> None:
    assert card_events("alliances")[PLAYED] == CardEvent("leader", "card")
    assert card_events("alliances")["ally-placed"] == CardEvent("leader", "ally")
    assert card_events("boardgame")["house-card-revealed"] == CardEvent("seat", "card")
    assert card_events("cardgame")["plot-revealed"] == CardEvent("seat", "title")
    assert card_events("skirmish") == {}


@pytest.mark.parametrize(("game", "name"), [("alliances", "leader-knelt"), ("skirmish", PLAYED), ("alliances", "")])
def test_an_event_that_names_no_card_is_an_error_with_a_sentence(game: str, name: str) -> None:
    with pytest.raises(BadOption) as error:
        make_contest(game, ["random"], 3, 1, card_events=[name])
    assert error.value.code == "unknown-card-event"
    for language in ("en", "pl"):
        assert name in error.value.message(language)


def test_what_was_done_is_counted_as_everybody_saw_it() -> None:
    match = maester.new_match("alliances", 3, 5, {"quick_game": True}, answer_forced=True)
    while not match.over:
        match.play(match.to_act[0], match.decision(match.to_act[0]).options[0])
    told = [event for event in match.events() if event["event"] == PLAYED]
    expected = Counter((event["card"], match.seats.index(event["leader"])) for event in told)
    found = uses(match, [PLAYED])
    assert {(use.card, use.seat): use.times for use in found} == expected
    assert max(expected.values()) > 1
    assert uses(match, []) == ()


def test_a_contest_that_counts_no_cards_carries_none() -> None:
    contest = make_contest("alliances", ["random"], 3, 1, options={"quick_game": True})
    assert play_one(next(fixtures(contest))).uses == ()
    assert report(contest, [outing(contest, 0, (1.0, 0.0, 0.0))]).by_card == ()


# --- the numbers --------------------------------------------------------------------------------------------


def test_a_player_counts_once_a_match_however_often_it_was_done(contest: Contest) -> None:
    result = report(
        contest,
        [
            outing(contest, 0, (1.0, 0.0, 0.0), CardUse(PLAYED, "one", 0, 3), CardUse(PLAYED, "two", 1, 1)),
            outing(contest, 1, (0.0, 1.0, 0.0), CardUse(PLAYED, "one", 0, 1), CardUse(PLAYED, "one", 1, 2)),
        ],
    )
    everything, one, two = result.by_card
    assert (one.event, one.card, one.times, one.matches, one.players, one.wins) == (PLAYED, "one", 6, 2, 3, 2.0)
    assert one.rate == pytest.approx(2 / 3)
    # In two matches one of those who did it won; there were one and a half of them in a match.
    assert one.interval.low == pytest.approx(wilson(2, 2).low / 1.5)
    assert (two.card, two.times, two.players, two.wins, two.rate) == ("two", 1, 1, 0.0, 0.0)
    assert (everything.card, everything.times, everything.players, everything.wins) == (None, 7, 4, 2.0)
    assert everything.rate == pytest.approx(0.5)


def test_events_are_counted_apart_and_shared_wins_are_shared(contest: Contest) -> None:
    result = report(
        contest,
        [outing(contest, 0, (0.5, 0.5, 0.0), CardUse("ally-placed", "one", 0, 1), CardUse(PLAYED, "one", 2, 1))],
    )
    rates = [(rate.event, rate.card, rate.wins) for rate in result.by_card]
    assert rates == [
        ("ally-placed", None, 0.5), ("ally-placed", "one", 0.5), (PLAYED, None, 0.0), (PLAYED, "one", 0.0),
    ]  # fmt: skip
