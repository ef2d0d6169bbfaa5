"""The leak check itself is tested by planting leaks: each must be caught."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

import msgspec
import pytest

import maester
from maester.engine import Definition, Event, Match, Question, Seat, chance
from maester.engine.stops import Stop, Stops
from maester.harness.leaks import Leak, check_events, check_forgetting, check_leaks
from maester.harness.marks import rule
from tests.engine.skirmish.board import NAMES, Season, Skirmish
from tests.engine.skirmish.orders import AssignOrder
from tests.engine.skirmish.rounds import SeasonTurned
from tests.harness.broken import skirmish_with

QUIET = 1
"""A seed with which the first season asks for nothing, so that a match starts with the orders."""


def match_of(definition: Definition, players: int = 3) -> Match:
    """A match of an unregistered definition."""
    options = definition.check_options({"rounds": 3})
    return Match(definition, players, options, QUIET, definition.start(players, options, chance.key_of(QUIET)))


def answer(match: Match, seat: int, times: int = 1) -> Match:
    for _ in range(times):
        match.play(seat, match.decision(seat).options[0])
    return match


FIRST = Seat(0)


def caught(match: Match, seat: Seat | None = FIRST) -> bool:
    """Does any of a few twins give the leak away?"""
    try:
        for number in range(20):
            check_leaks(match, seat, Random(number))
            check_events(match, seat, Random(number))
    except Leak:
        return True
    return False


@rule("engine:knowledge.views")
def test_an_honest_game_gives_a_seat_the_same_as_its_twin() -> None:
    match = answer(maester.new_match("skirmish", 3, seed=QUIET), 1, 2)
    for seat in (Seat(0), Seat(1), Seat(2), None):
        assert not caught(match, seat)
        check_forgetting(match, seat, Random(1), samples=40)


class LeakyView(msgspec.Struct, frozen=True):
    next_season: str


def test_a_view_that_shows_the_top_of_the_deck_is_caught() -> None:
    def view(game: Skirmish, seat: Seat | None) -> LeakyView:
        return LeakyView(NAMES[Season].write(game.deck[0]))

    assert caught(match_of(skirmish_with("leaky view", view=view)))


def test_a_view_that_shows_another_tray_is_caught() -> None:
    def view(game: Skirmish, seat: Seat | None) -> LeakyView:
        return LeakyView(str([tray.answers for tray in game.trays if tray.seat != seat]))

    match = answer(match_of(skirmish_with("leaky tray", view=view)), 1)
    assert caught(match, Seat(0))


def test_a_view_that_shows_who_has_answered_how_much_is_caught() -> None:
    def view(game: Skirmish, seat: Seat | None) -> LeakyView:
        return LeakyView(str([len(tray.answers) for tray in game.trays if tray.seat != seat]))

    match = answer(match_of(skirmish_with("counting tray", view=view)), 1, 2)
    assert caught(match, Seat(0))


def test_an_event_that_tells_a_spectator_a_secret_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = Match.seen

    def seen(self: Match, seat: int | str | None = None) -> list[Event]:
        assert isinstance(self.game, Skirmish)
        return [*honest(self, seat), SeasonTurned(self.game.deck[0], 1)]

    monkeypatch.setattr(Match, "seen", seen)
    assert caught(maester.new_match("skirmish", 3, seed=QUIET), None)


def test_who_is_asked_may_not_depend_on_a_secret(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = AssignOrder.ask

    def ask(self: AssignOrder, game: Skirmish) -> Any:
        return None if self.house == 1 and game.deck[0] % 2 else honest(self, game)

    monkeypatch.setattr(AssignOrder, "ask", ask)
    assert caught(maester.new_match("skirmish", 3, seed=QUIET), Seat(0))


def test_a_prompt_that_tells_too_much_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    def details(self: AssignOrder, game: Skirmish) -> dict[str, Any]:
        return {"next": int(game.deck[0])}

    match = maester.new_match("skirmish", 3, seed=QUIET)
    assert not caught(match)
    monkeypatch.setattr(AssignOrder, "details", details)
    assert caught(match)


def test_options_that_depend_on_a_secret_are_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = AssignOrder.ask

    def ask(self: AssignOrder, game: Skirmish) -> Any:
        asked = honest(self, game)
        return asked and asked._replace(options=asked.options[game.deck[0] % 3 :])

    monkeypatch.setattr(AssignOrder, "ask", ask)
    assert caught(maester.new_match("skirmish", 3, seed=QUIET))


def forgets_nothing(game: Skirmish, seat: Seat | None, rng: Random) -> None:
    """A determinize that leaves all secrets where they are."""


def knows_less(game: Skirmish, seat: Seat | None, rng: Random) -> None:
    """A determinize that deals anew what the seat knows, too."""
    deck = list(game.deck)
    rng.shuffle(deck)
    game.deck = tuple(deck)
    game.known = [0] * len(game.known)


def test_a_twin_that_keeps_the_secrets_is_caught() -> None:
    match = match_of(skirmish_with("forgets nothing", determinize=forgets_nothing))
    assert not caught(match), "it looks the same, of course"
    with pytest.raises(Leak, match="deck 0"):
        check_forgetting(match, Seat(0), Random(1), samples=40)


def test_a_twin_that_lost_what_the_seat_knows_is_caught() -> None:
    match = match_of(skirmish_with("knows less", determinize=knows_less))
    assert isinstance(match.game, Skirmish)
    match.game.show((match.game.deck[0],), (Seat(0),))
    with pytest.raises(Leak, match="in one match only"):
        check_leaks(match, Seat(0), Random(1))


@pytest.mark.parametrize("keep", ["key", "trays"])
def test_a_twin_that_keeps_chance_or_the_answers_of_others_is_caught(
    keep: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    match = maester.new_match("skirmish", 2, seed=QUIET)
    while 1 in match.to_act:
        answer(match, 1)
    honest: Callable[..., Match] = Match.determinize

    def determinize(self: Match, seat: int | None, rng: Random) -> Match:
        twin = honest(self, seat, rng)
        if keep == "key":
            twin.game.key = self.game.key
        else:
            twin.game.trays = self.game.clone().trays
        return twin

    monkeypatch.setattr(Match, "determinize", determinize)

    def check() -> None:
        check_leaks(match, FIRST, Random(1))
        check_forgetting(match, FIRST, Random(1), samples=40)

    with pytest.raises(Leak):
        check()


def test_a_window_whose_kind_depends_on_a_secret_is_caught() -> None:
    def window(game: Skirmish, question: Question, seat: Seat) -> str:
        return "odd" if game.deck[0] % 2 else "even"

    stops = Stops([Stop("odd", "all"), Stop("even", "all")], window, lambda game: "")
    assert caught(match_of(skirmish_with("leaky windows", stops=stops)))


def test_an_open_use_that_depends_on_a_secret_is_caught() -> None:
    def open_use(game: Skirmish, question: Question, seat: Seat) -> bool:
        return game.deck[0] % 2 == 1

    stops = Stops([Stop("all", "all")], lambda game, question, seat: "all", lambda game: "", open_use=open_use)
    assert caught(match_of(skirmish_with("leaky open uses", stops=stops)))


def test_a_twin_that_could_not_be_is_caught() -> None:
    def determinize(game: Skirmish, seat: Seat | None, rng: Random) -> None:
        game.deck = (game.deck[0],) * len(game.deck)

    def invariants(game: Skirmish) -> list[str]:
        return [] if len(set(game.deck)) == len(game.deck) else ["a card is there twice"]

    def view(game: Skirmish, seat: Seat | None) -> LeakyView:
        return LeakyView("unknown")

    match = match_of(skirmish_with("doubling", determinize=determinize, invariants=invariants, view=view))
    with pytest.raises(Leak, match="can't be: a card is there twice"):
        check_leaks(match, FIRST, Random(1))
