"""A seat's traffic holds no hidden fact: it is the same from a twin in which all it can't know is drawn anew."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

import pytest
from msgspec.json import decode

import maester
from maester.engine import Match
from maester.server.messages import encode, state_of
from tests.engine.skirmish import GAME


def traffic(match: Match, seat: int | None, since: int = 0) -> bytes:
    """What the seat is sent, without what depends on its own past moves: a twin can't be taken back."""
    state, _ = state_of(match, seat, match.views([seat])[0], since=since, alone=False)
    fields = {name: getattr(state, name) for name in state.__struct_fields__ if not name.startswith("can_undo")}
    return encode(fields)


def leaks(game: str, players: int, seed: int, decisions: int) -> list[str]:
    """Plays at random; every decision at which a seat could tell the twin from the match."""
    rng = Random(seed)
    match = maester.new_match(game, players=players, seed=seed)
    found = []
    for number in range(decisions):
        if match.over:
            break
        for seat in (None, *range(players)):
            twin = match.determinize(seat, rng)
            if traffic(match, seat) != traffic(twin, seat):
                found.append(f"decision {number}, seat {seat}")
        asked = rng.choice(match.to_act)
        match.play(asked, rng.choice(match.decision(asked).options))
    return found


@pytest.mark.parametrize(
    ("game", "players", "seed"),
    [("boardgame", 3, 1), ("boardgame", 6, 2), (GAME.id, 2, 3), ("cardgame", 2, 4), ("alliances", 4, 5)],
)
def test_a_twin_gives_byte_equal_traffic(game: str, players: int, seed: int) -> None:
    assert leaks(game, players, seed, 90) == []


def test_a_planted_leak_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    plain = Match.views

    def leaky(self: Match, seats: Sequence[int | str | None]) -> list[bytes]:
        return [encode({**decode(view), "hash": self.hash()}) for view in plain(self, seats)]

    monkeypatch.setattr(Match, "views", leaky)
    assert leaks("boardgame", 3, 1, 3)
