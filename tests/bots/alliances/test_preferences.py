"""Choices of the steward that need no look ahead."""

from __future__ import annotations

from collections import Counter
from random import Random
from types import SimpleNamespace
from typing import Any

import pytest

from maester.bots.alliances import preferences
from maester.bots.alliances.score import best_move
from maester.engine import Pass, Seat
from maester.games.alliances.set_up import TakeLeader
from maester.games.alliances.token_operations import ChooseToken

CERSEI = Seat(0)


def leaders() -> list[Any]:
    return [TakeLeader(leader) for leader in range(4)]  # type: ignore[arg-type]


def test_any_leader_will_do_where_their_cards_are_not_played_with() -> None:
    game: Any = SimpleNamespace(draws_white=False)
    drawn = Counter(preferences.leader_card(game, CERSEI, leaders(), Random(seed)) for seed in range(100))
    assert set(drawn) == set(leaders())


def test_the_leader_with_the_best_cards_where_they_are(monkeypatch: pytest.MonkeyPatch) -> None:
    worths = {0: 1.0, 1: 2.0, 2: 5.0, 3: 3.0}
    monkeypatch.setattr(preferences, "hand_worth", lambda box, cards: worths[cards])
    game: Any = SimpleNamespace(draws_white=True, box=SimpleNamespace(whites_of=int))
    assert preferences.leader_card(game, CERSEI, leaders(), Random(1)) == leaders()[2]
    assert preferences.leader_card(game, CERSEI, [Pass()], Random(1)) == Pass(), "another question of that kind"


class Tokens:
    """Two tokens in each council, of which a leader knows some."""

    def __init__(self, *known: int) -> None:
        self._known = known
        self.box = SimpleNamespace(first_token=100)
        self.tokens = [[0, 1], [2, 3], [4, 5]]

    def knows(self, seat: Seat, component: int) -> bool:
        return component - 100 in self._known


def looked_at(monkeypatch: pytest.MonkeyPatch, *known: int, passing: bool = True) -> Any:
    monkeypatch.setattr(preferences, "council_outlook", lambda game, seat: [3.0, 7.0, 5.0])
    options: list[Any] = [ChooseToken(Seat(leader), Seat(0), number) for leader in range(3) for number in (1, 2)]
    game: Any = Tokens(*known)
    return preferences.token_to_look_at(game, CERSEI, [*options, Pass()] if passing else options, Random(1))


def test_it_looks_at_a_token_of_the_larger_council_that_it_does_not_know(monkeypatch: pytest.MonkeyPatch) -> None:
    assert looked_at(monkeypatch) == ChooseToken(Seat(1), Seat(0), 1)
    assert looked_at(monkeypatch, 2) == ChooseToken(Seat(1), Seat(0), 2)
    assert looked_at(monkeypatch, 2, 3) == ChooseToken(Seat(2), Seat(0), 1)


def test_it_looks_at_nothing_that_it_knows_unless_it_must(monkeypatch: pytest.MonkeyPatch) -> None:
    assert looked_at(monkeypatch, *range(6)) == Pass()
    assert looked_at(monkeypatch, *range(6), passing=False) == ChooseToken(Seat(0), Seat(0), 1)


def test_where_there_is_one_answer_nothing_is_tried() -> None:
    match: Any = SimpleNamespace(decision=lambda seat: SimpleNamespace(options=("the only one",)))
    assert best_move(match, CERSEI, Random(1)) == "the only one"
