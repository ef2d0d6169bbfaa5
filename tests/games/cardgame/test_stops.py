"""The kinds of windows: told apart by what a spectator sees, and by nothing else."""

from __future__ import annotations

from random import Random

import pytest

import maester
from maester.auto_pass import StopSetting, UntilWhat, default_setting, until, with_stops
from maester.engine import Match, Pass, Seat, definition_of
from maester.games.cardgame.challenges import DeclareDefenders
from maester.games.cardgame.court import Court
from maester.games.cardgame.stops import STOPS
from tests.auto_pass.support import passed_at
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
        twin = match.determinize(None, Random(1)).game
        assert isinstance(twin, Court)
        question = DeclareDefenders(Seat(1 - match.seats.index(house)))
        undefended = DEFENCE[last] == "before" and question.ask(twin) is None
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
    stops = definition_of("cardgame").play.stops
    assert stops is STOPS
    asked = {"own-marshalling", "own-challenges", "attack-after-defence", "defence", "save", "response", "open-card"}
    assert set(STOPS.usual(among_bots=False)) == asked
    assert set(STOPS.usual(among_bots=True)) == {*asked, "attack-before-defence"}
    assert {stop.group for stop in STOPS.all} == {"actions", "responses", "anywhere"}


def test_a_phase_ends_the_span() -> None:
    game = scenario(stark=side("bran-stark"), answer_forced=False, phase="draw")
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
    game = scenario(stark=side("jon-snow", "greatjon-umber"), lannister=side("bronn"), answer_forced=False)
    game.challenge("stark", "military", "jon-snow").until("stark", "use greatjon-umber")
    assert game.match.decision("stark").window == "attack-before-defence"
    game.defend().until("stark", "use greatjon-umber")
    assert game.match.decision("stark").window == "attack-after-defence"


# -- cards that lie open -------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("house", "card", "phase", "gold"),
    [
        ("stark", "maester-luwin", "dominance", 0),
        ("stark", "bran-stark", "draw", 0),
        ("lannister", "cersei-lannister", "dominance", 2),
        ("lannister", "grand-maester-pycelle", "dominance", 1),
    ],
)
def test_who_could_use_an_own_card_in_play_is_asked(house: str, card: str, phase: str, gold: int) -> None:
    """Everybody sees the card, so being asked tells nothing about the hand."""
    for hand in ([], ["not-today"] if house == "stark" else ["the-lions-cunning"]):
        sides = {"stark": side("hodor"), "lannister": side(), house: side(card, gold=gold, hand=hand)}
        game = scenario(
            phase=phase, first=house, stark=sides["stark"], lannister=sides["lannister"], answer_forced=False
        )
        match = game.match
        assert match.decision(house).window == phase
        setting = default_setting(match.definition)
        assert passed_at(match, match.to_act[0], setting) is None
        without = with_stops(match.definition, setting, [one for one in setting.asked if one != "open-card"], 1)
        assert passed_at(match, match.to_act[0], without) == phase


def test_a_card_that_can_do_nothing_now_stops_nobody() -> None:
    """Cersei kneels: only what is in the hand could be played, and the table passes whatever that is."""
    for hand in ("the-lions-cunning", "insidious-ways"):
        lannister = side("cersei-lannister~", "bronn", gold=2, hand=[hand])
        match = scenario(phase="dominance", first="lannister", lannister=lannister, answer_forced=False).match
        assert len(match.decision("lannister").options) == (2 if hand == "the-lions-cunning" else 1)
        assert passed_at(match, Seat(1), default_setting(match.definition)) == "dominance"


def test_who_passes_for_a_while_is_asked_for_saves_and_responses() -> None:
    game = scenario(
        stark=side("jon-snow", "stark-escort", gold=0),
        lannister=side("the-hound", "bronn", gold=1),
        answer_forced=False,
    )
    game.challenge("stark", "military", "jon-snow").until("lannister", "use bronn")
    match, setting = game.match, default_setting(game.match.definition)
    passing = StopSetting(asked=setting.asked, until=until(match, "phase"))
    assert passed_at(match, Seat(1), passing) == "defence", "an action is passed for, also with a card that could act"


@pytest.mark.parametrize("what", ["phase", "event"])
def test_nobody_passes_at_a_save_for_the_rest_of_the_phase(what: UntilWhat) -> None:
    stark = side("jon-snow", "eddard-stark=1", "direwolf@jon-snow")
    game = scenario(first="lannister", stark=stark, lannister=side("the-hound"), answer_forced=False)
    game.challenge("lannister", "military", "the-hound").defend().rest("choose-casualties")
    game.play("stark", "choose eddard-stark")
    match, setting = game.match, default_setting(game.match.definition)
    assert match.decision("stark").window == "save"
    passing = StopSetting(asked=setting.asked, until=until(match, what))
    assert passed_at(match, Seat(0), passing) is None
    assert passed_at(match, Seat(0), StopSetting(asked=(), until=until(match, what))) == "save", (
        "unless it wants that too"
    )


def test_nobody_passes_at_a_response_for_the_rest_of_the_phase() -> None:
    game = scenario(stark=side("stark-escort"), lannister=side("the-hound"), first="lannister", answer_forced=False)
    game.challenge("lannister", "military", "the-hound").defend("stark-escort")
    match, setting = game.match, default_setting(game.match.definition)
    assert match.decision("stark").window == "response"
    assert passed_at(match, Seat(0), StopSetting(asked=setting.asked, until=until(match, "phase"))) is None
