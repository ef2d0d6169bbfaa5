"""The kinds of windows: told apart by what a spectator sees, and by nothing else."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

import maester
from maester.engine import Pass, Seat, definition_of
from maester.games.cardgame.stops import STOPS
from tests.games.cardgame.language import scenario, side


def as_spectators_name_it(table: dict[str, Any], moment: str, house: str) -> str:
    """The kind of the open window of a House, from what a spectator sees."""
    if moment in ("save", "response"):
        return moment
    if table["challenge"] is not None:
        return "attack" if table["challenge"]["attacker"] == house else "defence"
    if table["phase"] in ("marshalling", "challenges"):
        return f"{'own' if table['active_player'] == house else 'other'}-{table['phase']}"
    return str(table["phase"])


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_every_window_has_its_kind_and_no_other_question_has_one(seed: int) -> None:
    rng, kinds = Random(seed), set()
    match = maester.new_match("cardgame", seed=seed)
    while not match.over:
        seat = match.to_act[0]
        decision = match.decision(seat)
        if decision.kind == "act":
            table = match.view(None)["table"]
            wanted = as_spectators_name_it(table, decision.prompt.values["moment"], match.seats[seat])
            assert decision.window == wanted
            assert decision.prompt.values["at"] == wanted
            assert wanted in STOPS.ids
            assert Pass() in decision.options
            kinds.add(wanted)
        else:
            assert decision.window is None
        match.play(seat, rng.choice(decision.options))
    assert len(kinds) > 6


def test_the_own_turns_are_asked_for_unless_somebody_says_otherwise() -> None:
    stops = definition_of("cardgame").stops
    assert stops is STOPS
    asked = {stop.id for stop in STOPS.all if stop.asked}
    assert asked == {"own-marshalling", "own-challenges", "attack", "defence", "save", "response"}
    assert {stop.group for stop in STOPS.all} == {"actions", "responses"}


def test_a_phase_ends_the_span() -> None:
    game = scenario(stark=side("bran-stark"), auto_pass=False, phase="draw")
    before = STOPS.span(game.court)
    game.phase("marshalling")
    assert STOPS.span(game.court) != before
    rounds = {STOPS.span(game.court)}
    for _ in range(2):
        rounds.add(STOPS.span(game.phase("marshalling").court))
    assert len(rounds) == 3, "the same phase of another round is another one"
    again = game.match.determinize(Seat(1), Random(1))
    assert STOPS.span(again.game) == STOPS.span(game.court)
