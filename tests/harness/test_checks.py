"""The checks of random play are tested by planting faults in the skirmish: each must be found."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random
from typing import Any

import msgspec
import pytest

import maester
from maester.engine import Asked, Game, Match, Refusal, Seat, refuse
from maester.harness.checks import BrokenInvariant, Checker
from maester.harness.playing import play_at_random
from tests.engine.skirmish import GAME
from tests.engine.skirmish.board import NOBODY, Skirmish
from tests.engine.skirmish.marches import ChooseCard, ResolveMarches
from tests.engine.skirmish.orders import AssignOrder, ResolveRaids, RevealOrders
from tests.engine.skirmish.rounds import EndOfGame, GatherPower


def played(seed: int = 3, players: int = 3, rounds: int = 2, dear: float = 0.3) -> Match:
    """A short match with all checks, the dear ones often."""
    match = maester.new_match("skirmish", players, seed, {"rounds": rounds}, auto_pass=True)
    play_at_random(match, Random(seed), Checker(match, Random(seed), dear=dear))
    return match


def test_the_honest_skirmish_passes() -> None:
    assert played().over


def test_a_broken_invariant_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    def invariants(game: Skirmish) -> Iterator[str]:
        if game.round == 2:
            yield "a round too many"

    monkeypatch.setattr(GAME, "invariants", invariants)
    with pytest.raises(BrokenInvariant, match="a round too many"):
        played()


def test_an_ask_that_changes_the_game_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = ResolveRaids.ask

    def ask(self: ResolveRaids, game: Skirmish) -> Asked | None:
        game.power[0] = (game.power[0] + 1) % 7
        return honest(self, game)

    monkeypatch.setattr(ResolveRaids, "ask", ask)
    with pytest.raises(BrokenInvariant):
        played()


def test_an_ask_that_answers_otherwise_the_second_time_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = ResolveMarches.ask
    calls = [0]

    def ask(self: ResolveMarches, game: Skirmish) -> Asked | None:
        calls[0] += 1
        asked = honest(self, game)
        return asked and asked._replace(options=asked.options[:: -1 if calls[0] % 2 else 1])

    monkeypatch.setattr(ResolveMarches, "ask", ask)
    with pytest.raises(BrokenInvariant, match="asked twice"):
        played()


def test_a_why_not_that_refuses_a_listed_move_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(self: ChooseCard, game: Skirmish, seat: Seat, move: Any) -> Refusal | None:
        return refuse("card.in-hand")

    monkeypatch.setattr(ChooseCard, "why_not", broken)
    with pytest.raises(BrokenInvariant, match=r"is listed, but is refused by card\.in-hand"):
        played(rounds=3)


def test_a_why_not_that_knows_no_reason_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(AssignOrder, "why_not", lambda self, game, seat, move: None)
    with pytest.raises(BrokenInvariant, match="is not listed, but isn't refused"):
        played()


def test_a_move_listed_twice_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = AssignOrder.ask

    def ask(self: AssignOrder, game: Skirmish) -> Asked | None:
        asked = honest(self, game)
        return asked and asked._replace(options=(*asked.options, asked.options[0]))

    monkeypatch.setattr(AssignOrder, "ask", ask)
    with pytest.raises(BrokenInvariant, match="lists a move twice"):
        played()


@pytest.mark.parametrize("column", ["foot", "order", "hand", "agenda", "power"])
def test_a_clone_that_shares_a_column_is_found(column: str, monkeypatch: pytest.MonkeyPatch) -> None:
    honest = GAME.codec.state.clone

    def clone(self: Game) -> Game:
        twin = honest(self)
        setattr(twin, column, getattr(self, column))
        return twin

    monkeypatch.setattr(GAME.codec.state, "clone", clone)
    with pytest.raises((AssertionError, RuntimeError, maester.MaesterError)):  # a crash of the rules is a finding too
        [played(seed, rounds=3) for seed in range(12)]


def test_a_clone_that_forgets_a_column_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = GAME.codec.state.clone

    def clone(self: Skirmish) -> Game:
        twin = honest(self)
        assert isinstance(twin, Skirmish)
        twin.round = 0
        return twin

    monkeypatch.setattr(GAME.codec.state, "clone", clone)
    with pytest.raises(BrokenInvariant, match="the clone differs"):
        played()


def test_an_answer_in_a_tray_that_changes_the_open_game_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    def answer(self: AssignOrder, game: Skirmish, seat: Seat, move: Any) -> None:
        game.power[seat] = max(0, game.power[seat] - 1)

    monkeypatch.setattr(AssignOrder, "answer", answer)
    with pytest.raises(AssertionError):
        played()
    match = maester.new_match("skirmish", 3, 1)
    checker = Checker(match, Random(1), dear=0)
    monkeypatch.setattr("maester.harness.checks.check_leaks", lambda *given: None)
    checker.before(match)
    seat, move = Seat(0), match.decision(0).options[0]
    match.play(seat, move)
    with pytest.raises(BrokenInvariant, match="changed the open game"):
        checker.after(match, seat, move)


def test_rules_that_use_chance_of_their_own_are_found(monkeypatch: pytest.MonkeyPatch) -> None:
    wild = Random(1)
    honest = GatherPower.run

    def run(self: GatherPower, game: Skirmish) -> None:
        honest(self, game)
        game.gain_power(game.turn_order[0], wild.randrange(5))

    monkeypatch.setattr(GatherPower, "run", run)
    with pytest.raises((BrokenInvariant, maester.BadSave)):
        played()


def test_a_reveal_that_is_no_barrier_is_found_by_undo(monkeypatch: pytest.MonkeyPatch) -> None:
    """The last secret answer reveals all: it may not be taken back."""
    honest = RevealOrders.run

    def run(self: RevealOrders, game: Skirmish) -> None:
        before = game.barriers
        honest(self, game)
        game.barriers = before

    match = maester.new_match("skirmish", 2, 1, {"rounds": 1})
    monkeypatch.setattr(RevealOrders, "run", run)
    while match.game.trays:
        seat = match.to_act[0]
        match.play(seat, match.decision(seat).options[0])
    assert match.can_undo(seat), "with the fault the reveal could be taken back"


def test_places_that_miss_a_seat_are_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(EndOfGame, "run", lambda self, game: game.finish([[Seat(0)]]))
    with pytest.raises(BrokenInvariant, match="aren't those of all seats"):
        played()


class Crowd(msgspec.Struct):
    """What is seen: how many look."""

    people: int


def test_a_view_that_depends_on_who_else_looks_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    def views(game: Skirmish, seats: Sequence[Seat | None]) -> list[Any]:
        return [Crowd(len(seats)) for _ in seats]

    monkeypatch.setattr(GAME, "views", views)
    with pytest.raises(BrokenInvariant, match="who else looks"):
        played()


def test_a_missing_word_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    from maester.words import MissingMessage, Words

    honest = Words.say

    def say(self: Words, message_id: str, values: Any = None) -> str:
        if message_id == "event-orders-revealed" and self.language == "pl":
            raise MissingMessage("pl", message_id)
        return honest(self, message_id, values)

    monkeypatch.setattr(Words, "say", say)
    with pytest.raises(MissingMessage):
        played()


def test_a_match_that_never_ends_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("maester.harness.playing.MOST_DECISIONS", 10)
    with pytest.raises(BrokenInvariant, match="doesn't end"):
        played()


def test_units_of_nobody_break_the_invariants_of_the_skirmish() -> None:
    match = maester.new_match("skirmish", 2, 1)
    game = match.game
    assert isinstance(game, Skirmish)
    assert not list(GAME.invariants(game))
    game.owner[0] = NOBODY
    assert list(GAME.invariants(game))
