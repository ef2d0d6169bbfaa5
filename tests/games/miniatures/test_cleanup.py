"""The Cleanup Phase, step by step (p. 6)."""

from __future__ import annotations

from typing import Any

import pytest

from maester.games.miniatures import factions
from maester.games.miniatures.cleanup import CLEANUP
from maester.games.miniatures.moments import ROUND_ENDS
from maester.games.miniatures.names import PANICKED
from maester.games.miniatures.pieces.amounts import Fixed
from maester.games.miniatures.pieces.operations import Give, SufferWounds
from maester.games.miniatures.pieces.situations import OWN
from maester.games.miniatures.pieces.texts import must, text
from maester.harness.marks import rule
from tests.games.miniatures.language import Battle, scenario

HOLDER = "red: stark-sworn-swords @ 24 24 0"
OTHERS = ("red: stark-bowmen @ 5 5 0", "blue: lannister-guardsmen @ 43 43 180")
ALL = (*OTHERS, "red: stark-bowmen @ 15 5 0", "blue: lannister-guardsmen @ 33 43 180")
OBJECTIVE = ("24 24 card=6",)


def end_of_round(*units: str, **more: Any) -> Battle:
    """All units are activated, so the Round ends at once."""
    return scenario(*[f"{line} activated" for line in units], objectives=OBJECTIVE, **more)


@pytest.fixture
def destroyed_at_the_end(monkeypatch: pytest.MonkeyPatch) -> None:
    """Sworn Swords are destroyed at the end of the Round."""
    ending = text(must(ROUND_ENDS, do=(SufferWounds(OWN, Fixed(99)),)))
    monkeypatch.setitem(factions.TEXTS, ability_of("stark-sworn-swords"), ending)


def ability_of(card: str) -> str:
    """An ability of a unit, to which a test gives another text."""
    field = scenario(f"red: {card} @ 5 5 0", "blue: stark-bowmen @ 43 43 0").field
    return next(name for name in field.card(next(iter(field.units()))).abilities)


def play_round(game: Battle, until: int = 0) -> None:
    """Units are activated and do nothing, to the end of the Round, or until the activation of this one."""
    round = game.field.round
    while game.field.round == round and not game.match.over:
        if game.question() == "activate-unit":
            game.play(game.asked()[0], game.options()[0])
        until -= 1
        if until == 0:
            return
        game.nothing_declared().act("forgo")


@rule("miniatures:cleanup.order")
def test_the_steps_of_the_cleanup_phase_come_in_the_rulebooks_order() -> None:
    names = [type(step).__name__ for step in CLEANUP]
    assert names == [
        "EndOfRoundEffects",
        "ScoreVictoryPoints",
        "CheckVictory",
        "RemoveActivationTokens",
        "ClearTacticsBoard",
        "RemoveInfluence",
        "DiscardTacticsCards",
        "DrawTacticsCards",
        "PassFirstPlayerMarker",
        "AdvanceRoundMarker",
    ]
    # A win found in the third step stops the game before the fourth.
    game = end_of_round(HOLDER, *OTHERS, round=3, position={"victory_points": {"red": 9}})
    assert game.match.over
    assert game.is_activated("red-1")
    assert (game.field.round, game.events("first-player-changed")) == (3, [])
    assert game.kinds("victory-points-scored", "game-won") == ["victory-points-scored", "game-won"]


@rule("miniatures:cleanup.end-of-round-effects")
def test_what_happens_at_the_end_of_the_round_comes_before_scoring(destroyed_at_the_end: None) -> None:
    game = end_of_round(HOLDER, *OTHERS)
    assert game.pose("red-1") is None
    assert game.points("red") == 0
    assert game.points("blue") == 1  # for the unit
    assert game.field.round == 3


def test_an_army_that_is_destroyed_at_the_end_of_the_round_has_lost(destroyed_at_the_end: None) -> None:
    game = end_of_round(HOLDER, OTHERS[1], position={"victory_points": {"red": 7}})
    assert game.match.result is not None
    assert game.match.result.places == (("blue",), ("red",))


@rule("miniatures:cleanup.score")
def test_victory_points_are_scored_before_victory_is_checked() -> None:
    game = end_of_round(HOLDER, *OTHERS, position={"victory_points": {"red": 3}})
    assert (game.points("red"), game.points("blue")) == (4, 0)
    assert game.field.points_scored[0] == (("earlier", 3), ("objectives", 1))
    assert end_of_round(HOLDER, *OTHERS, position={"victory_points": {"red": 7}}).match.over


@rule("miniatures:cleanup.victory-check")
def test_the_point_of_this_round_wins() -> None:
    before = {"victory_points": {"red": 9, "blue": 7}}
    game = end_of_round(HOLDER, *OTHERS, position=before, points=40)
    assert game.match.result is not None
    assert game.match.result.places == (("red",), ("blue",))
    assert not end_of_round(*OTHERS, position=before, points=40).match.over


@rule("miniatures:cleanup.activation-tokens")
def test_activation_tokens_are_removed() -> None:
    lines = [
        f"{seat}: stark-sworn-swords @ {x} {y} 0" for seat, y in (("red", 4), ("blue", 40)) for x in (5, 15, 25, 35)
    ]
    game = end_of_round(*lines)
    assert not any(game.field.activated)
    assert [option for option in game.options() if option.startswith("activate")] == [
        f"activate {game.asked()[0]}-{number}" for number in (1, 2, 3, 4)
    ]


@rule("miniatures:ruling.order-token-cleanup")
def test_orders_that_were_used_may_be_used_again_next_round() -> None:
    game = scenario(ALL[0], f"{ALL[1]} used=order-lannister-supremacy", *ALL[2:])
    play_round(game, until=4)
    assert (game.field.round, len(game.field.uses)) == (2, 1)
    play_round(game)
    assert (game.field.round, game.field.uses) == (3, ())


@rule("miniatures:cleanup.first-player-marker")
def test_the_first_player_marker_goes_to_and_fro() -> None:
    game = scenario(*ALL, round=1)
    for round, first in ((1, "red"), (2, "blue"), (3, "red")):
        assert (game.field.round, game.match.seats[game.field.first]) == (round, first)
        assert game.asked() == (first,)
        play_round(game)
    assert [event["seat"] for event in game.events("first-player-changed")] == ["blue", "red", "blue"]


@rule("miniatures:term.first-player")
def test_the_first_player_activates_first() -> None:
    game = end_of_round(*OTHERS, round=1, first="red")
    assert game.events("round-started")[-1]["first"] == "blue"
    assert game.asked() == ("blue",)
    assert game.why_not("red", "activate red-1") is not None


@rule("miniatures:cleanup.round-marker")
def test_the_round_marker_advances_by_one() -> None:
    assert end_of_round(*OTHERS, round=3).field.round == 4
    assert [event["round"] for event in end_of_round(*OTHERS, round=3).events("round-started")] == [4]


@rule("miniatures:ruling.simultaneous-outside-turns")
@pytest.mark.parametrize("first", ["red", "blue"])
def test_at_the_end_of_a_round_the_effects_of_the_first_player_come_first(
    monkeypatch: pytest.MonkeyPatch, first: str
) -> None:
    # Both units get a token at the end of the Round by texts of their own.
    monkeypatch.setitem(
        factions.TEXTS, ability_of("stark-sworn-swords"), text(must(ROUND_ENDS, do=(Give(OWN, (PANICKED,)),)))
    )
    units = ("red: stark-sworn-swords @ 5 5 0", "blue: stark-sworn-swords @ 43 43 180")
    game = end_of_round(*units, first=first)
    told = [event["unit"] for event in game.events("condition-given")]
    assert told == ([f"{first}-1", "blue-1" if first == "red" else "red-1"])
