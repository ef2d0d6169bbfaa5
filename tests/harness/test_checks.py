"""The checks of random play are tested by planting faults in the skirmish: each must be found."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
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
from tests.engine.support import choices
from tests.engine.tiny.choices import Aim, Arc, Circle, ShootAt


def played(seed: int = 3, players: int = 3, rounds: int = 2, dear: float = 0.3) -> Match:
    """A short match with all checks, the dear ones often."""
    match = maester.new_match("skirmish", players, seed, {"rounds": rounds}, answer_forced=True)
    play_at_random(match, Random(seed), Checker(match, Random(seed), dear=dear))
    return match


def test_the_honest_skirmish_passes() -> None:
    assert played().over


def test_a_broken_invariant_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    def invariants(game: Skirmish) -> Iterator[str]:
        if game.round == 2:
            yield "a round too many"

    monkeypatch.setattr(GAME, "secrets", msgspec.structs.replace(GAME.secrets, invariants=invariants))
    with pytest.raises(BrokenInvariant, match="a round too many"):
        played()


def test_an_ask_that_changes_the_game_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = ResolveRaids.ask

    def ask(self: ResolveRaids, game: Skirmish) -> Asked | None:
        game.power[0] = (game.power[0] + 1) % 7
        return honest(self, game)

    monkeypatch.setattr(ResolveRaids, "ask", ask)
    with pytest.raises(BrokenInvariant, match="asking changes the game"):
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


def test_an_answer_in_a_tray_that_others_see_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = GAME.secrets.view

    def view(game: Skirmish, seat: Seat | None) -> msgspec.Struct:
        answers = sum(len(tray.answers) for tray in game.trays)
        return msgspec.structs.replace(honest(game, seat), round=game.round + answers)

    monkeypatch.setattr(GAME, "secrets", msgspec.structs.replace(GAME.secrets, view=view))
    monkeypatch.setattr("maester.harness.checks.check_leaks", lambda *given: None)
    with pytest.raises(BrokenInvariant, match="shows to somebody else"):
        played(dear=0)


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


# -- each check by itself ---------------------------------------------------------------------------------------------


def fresh(game: str = "skirmish", players: int = 3) -> tuple[Match, Checker]:
    match = maester.new_match(game, players, 1)
    return match, Checker(match, Random(1), dear=0)


def test_an_option_that_is_none_of_the_question_s_moves_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    match, checker = fresh()
    checker.check_question(match, Seat(0))
    monkeypatch.setattr(AssignOrder, "moves", ())
    with pytest.raises(BrokenInvariant, match="isn't one of its moves"):
        checker.check_question(match, Seat(0))


def test_a_domain_that_draws_what_it_refuses_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    match = choices("aim")
    Checker(match, Random(1)).check_question(match, Seat(0))
    monkeypatch.setattr(Circle, "sample", lambda circle, rng: ShootAt(360))
    with pytest.raises(BrokenInvariant, match=r"the sample .* is refused"):
        Checker(match, Random(1)).check_question(match, Seat(0))


def broken_circle(monkeypatch: pytest.MonkeyPatch, method: str, broken: Any) -> Callable[[], None]:
    match = choices("aim")
    monkeypatch.setattr(Circle, method, broken)
    return lambda: Checker(match, Random(1)).check_question(match, Seat(0))


def test_a_domain_that_suggests_what_it_refuses_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Circle, "candidates", lambda circle: (ShootAt(0), ShootAt(180), ShootAt(999)))
    match = choices("aim")
    with pytest.raises(BrokenInvariant, match=r"the candidate .* is refused"):
        Checker(match, Random(1)).check_question(match, Seat(0))


def test_a_domain_whose_nearest_move_is_refused_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    check = broken_circle(monkeypatch, "nearest", lambda circle, move: ShootAt(361))
    with pytest.raises(BrokenInvariant, match=r"nearest to .* is refused by aim.full-circle"):
        check()


def test_a_domain_that_shows_something_else_each_time_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    angles = iter(range(1000))
    check = broken_circle(monkeypatch, "shown", lambda circle: Arc(next(angles), 359))
    with pytest.raises(BrokenInvariant, match="asked twice, is something else"):
        check()


def test_a_domain_that_shows_what_is_no_plain_data_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    check = broken_circle(monkeypatch, "shown", lambda circle: Arc(0, 1.5))  # type: ignore[arg-type]
    with pytest.raises((BrokenInvariant, msgspec.ValidationError)):
        check()


def test_a_question_that_judges_otherwise_than_its_domain_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    match = choices("aim")
    monkeypatch.setattr(Aim, "why_not", lambda question, game, seat, move: refuse("aim.full-circle"))
    with pytest.raises(BrokenInvariant, match="judged in two ways"):
        Checker(match, Random(1)).check_question(match, Seat(0))


def test_a_clone_that_changes_later_is_found() -> None:
    match, checker = fresh()
    checker.kept = [(match, GAME.codec.encode(match.game))]
    checker.check_clones_kept(match, b"")
    match.play(0, match.decision(0).options[0])
    with pytest.raises(BrokenInvariant, match="a clone changed"):
        checker.check_clones_kept(match, b"")


def test_a_clone_that_only_writes_the_same_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    match, checker = fresh()
    honest = GAME.codec.state.clone

    def clone(self: Skirmish) -> Any:
        twin: Any = honest(self)
        twin.deck = list(twin.deck)
        return twin

    monkeypatch.setattr(GAME.codec.state, "clone", clone)
    with pytest.raises(BrokenInvariant, match="differs from the round trip"):
        checker.check_copies(match, GAME.codec.encode(match.game))


def test_a_refused_move_that_changes_something_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    match, checker = fresh()
    checker.check_refusals(match)
    honest = AssignOrder.why_not

    def why_not(self: AssignOrder, game: Skirmish, seat: Seat, move: Any) -> Refusal | None:
        game.power[0] += 1
        return honest(self, game, seat, move)

    monkeypatch.setattr(AssignOrder, "why_not", why_not)
    with pytest.raises(BrokenInvariant, match="a refused move changed the match"):
        checker.check_refusals(match)


def test_an_undo_that_leaves_something_behind_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    match, checker = fresh()
    checker.check_undo(match)
    honest = Match.undo

    def undo(self: Match, seat: int | str, *, further: bool = False) -> None:
        honest(self, seat, further=further)
        assert isinstance(self.game, Skirmish)
        self.game.power[0] += 1

    monkeypatch.setattr(Match, "undo", undo)
    with pytest.raises(BrokenInvariant, match="doesn't restore the match"):
        checker.check_undo(match)


def test_a_look_that_changes_the_match_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    def look(match: Match, seat: Seat | None, rng: Random) -> None:
        assert isinstance(match.game, Skirmish)
        match.game.power[0] += 1

    match, checker = fresh()
    monkeypatch.setattr("maester.harness.checks.check_leaks", look)
    with pytest.raises(BrokenInvariant, match="looking at the match changed it"):
        checker.before(match)


@pytest.mark.parametrize(
    ("lost", "found"),
    [("moment", "another number"), ("_log", "is told something else"), ("answer_forced", None)],
)
def test_what_a_save_loses_is_found(lost: str, found: str | None, monkeypatch: pytest.MonkeyPatch) -> None:
    def load(data: bytes) -> Match:
        match = maester.load(data)
        setattr(match, lost, type(getattr(match, lost))())
        return match

    match, checker = fresh()
    while not match.moment:
        match.play(match.to_act[0], match.decision(match.to_act[0]).options[0])
    monkeypatch.setattr("maester.harness.checks.load", load)
    if found is None:
        checker.check_forms(match)
        return
    with pytest.raises(BrokenInvariant, match=found):
        checker.check_forms(match)


class Crowd(msgspec.Struct):
    """What is seen: how many look."""

    people: int


def test_a_view_that_depends_on_who_else_looks_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    def views(game: Skirmish, seats: Sequence[Seat | None]) -> list[Any]:
        return [Crowd(len(seats)) for _ in seats]

    monkeypatch.setattr(GAME, "secrets", msgspec.structs.replace(GAME.secrets, views=views))
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
    assert not list(GAME.secrets.invariants(game))
    game.owner[0] = NOBODY
    assert list(GAME.secrets.invariants(game))
