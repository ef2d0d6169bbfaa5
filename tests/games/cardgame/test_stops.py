"""The kinds of windows: told apart by what a spectator sees, and by nothing else."""

from __future__ import annotations

from random import Random

import pytest

import maester
from maester.engine import Match, Pass, Seat, definition_of
from maester.games.cardgame.challenges import DeclareDefenders
from maester.games.cardgame.stops import STOPS
from maester.passing import default_setting, with_stops
from tests.games.cardgame.language import scenario, side

DEFENCE = {"defenders-declared": "after", "defence-declined": "after", "challenge-initiated": "before"}
"""What is told last of these says how far a challenge is. Where nobody can defend nothing is told, but all see it."""


def as_spectators_name_it(match: Match, moment: str, house: str) -> str:
    """The kind of the open window of a House, from what a spectator sees."""
    table = match.view(None)["table"]
    if moment in ("save", "response"):
        return moment
    if table["challenge"] is not None:
        if table["challenge"]["attacker"] != house:
            return "defence"
        last = next(event["event"] for event in reversed(match.events(None)) if event["event"] in DEFENCE)
        undefended = DEFENCE[last] == "before" and not any(
            isinstance(step, DeclareDefenders) for step in match.determinize(None, Random(1)).game.agenda
        )
        return "attack-after-defence" if undefended else f"attack-{DEFENCE[last]}-defence"
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
            wanted = as_spectators_name_it(match, decision.prompt.values["moment"], match.seats[seat])
            assert decision.window == wanted
            assert wanted.startswith(decision.prompt.values["at"])
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
    asked = {"own-marshalling", "own-challenges", "attack-after-defence", "defence", "save", "response"}
    assert set(STOPS.usual(among_bots=False)) == asked
    assert set(STOPS.usual(among_bots=True)) == {*asked, "attack-before-defence"}
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


def test_a_kind_that_was_divided_is_still_understood() -> None:
    assert STOPS.read(["response", "attack", "tea", "plot"]) == (
        "plot", "attack-before-defence", "attack-after-defence", "response",
    )  # fmt: skip
    game = definition_of("cardgame")
    assert with_stops(game, default_setting(game), ["attack"], 1).asked == STOPS.read(["attack"])


def test_an_attacker_is_asked_at_a_window_before_and_at_one_after_the_defence() -> None:
    game = scenario(stark=side("jon-snow", "greatjon-umber"), lannister=side("bronn"), auto_pass=False)
    game.challenge("stark", "military", "jon-snow").until("stark", "use greatjon-umber")
    assert game.match.decision("stark").window == "attack-before-defence"
    game.defend().until("stark", "use greatjon-umber")
    assert game.match.decision("stark").window == "attack-after-defence"
