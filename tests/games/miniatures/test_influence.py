"""Influence: NCUs' cards that are attached to Combat Units until the Cleanup Phase (p. 20)."""

from __future__ import annotations

from typing import Any

import pytest

from maester.games.miniatures.bearing import silence
from maester.games.miniatures.field import ROUND
from maester.games.miniatures.frames import Credit
from maester.games.miniatures.pieces.amounts import Fixed
from maester.games.miniatures.pieces.changes import ToHit
from maester.games.miniatures.pieces.texts import borne, influence, own_attacks
from maester.games.miniatures.tactics_board import destroy_ncu
from maester.games.miniatures.wounds import destroy_attachment, suffer
from maester.harness.marks import rule
from tests.games.miniatures.given import half, saying, told
from tests.games.miniatures.hands import RESTING, holding
from tests.games.miniatures.language import FAR, Battle, scenario

CATELYN = "family-duty-honor"
"""Catelyn's Influence: its bearer rolls the highest number of Attack dice."""
HURT = "red: stark-sworn-swords @ 24 20 0 wounds=4"
NEAR = 20 + half("stark-sworn-swords", depth=True) + half("house-karstark-spearmen", depth=True)
UNITS = (HURT, f"blue: house-karstark-spearmen @ 24 {NEAR:g} 180", *FAR)
ALL = ["choose red-1", "choose blue-1", "choose red-2", "choose blue-2"]


def influenced(*units: str, turn: str = "red", **position: Any) -> Battle:
    """Each player has a Catelyn."""
    position = {"ncus": ["red: 30201", "blue: 30201"], **position}
    return scenario(*(units or UNITS), turn=turn, position=holding((), (), **position))


def claimed(seat: str = "red", *units: str, **position: Any) -> Battle:
    """Catelyn Claims the Horse, whose effect nobody wants; first her card is attached."""
    game = influenced(*units, turn=seat, **position)
    return game.play(seat, f"activate {seat}-a", "claim horse")


def bears(game: Battle, unit: str) -> list[tuple[str, str, str]]:
    return [(one["text"], one["seat"], one["kind"]) for one in game.unit_view(unit)["bears"]]


@rule("miniatures:influence.attach")
def test_an_ncu_that_claims_a_zone_attaches_its_card_to_a_unit_of_either_side() -> None:
    game = claimed()
    # Before the effect of the zone, and any unit may be chosen.
    assert sorted(game.options("red")) == sorted(ALL)
    for unit in ("red-1", "blue-1"):
        chosen = game.clone().play("red", f"choose {unit}")
        assert bears(chosen, unit) == [(CATELYN, "red", "influence")]
    # Its effect works from now on: with one rank left, the unit rolls all its dice.
    game.play("red", "choose red-1").rest(lambda game: game.asks("blue", "activate-unit"))
    game.activate("blue-2").play("blue", "action forgo")
    game.strike(attack="1111111")
    assert game.dice_left == []
    # Without it, it has fewer.
    plain = influenced().strike(attack="1111")
    assert plain.dice_left == []


@rule("miniatures:influence.one-friendly-one-enemy")
def test_a_unit_bears_one_friendly_and_one_enemy_influence_at_most() -> None:
    friendly = f"red: {CATELYN} on=red-1 ncu=red-b until=round"
    people = ["red: 30201", "red: 30207 activated", "blue: 30201"]
    game = claimed(ncus=people, borne=[friendly])
    assert sorted(game.options("red")) == ["choose blue-1", "choose blue-2", "choose red-2"]
    with game.refused("term.target"):
        game.play("red", "choose red-1")
    # An enemy's is another matter.
    game = claimed("blue", ncus=people, borne=[friendly])
    game.play("blue", "choose red-1")
    assert [seat for _, seat, _ in bears(game, "red-1")] == ["red", "blue"]


@rule("miniatures:ruling.influence-choice")
def test_whose_an_influence_is_depends_on_who_placed_it_and_a_second_one_finds_no_unit() -> None:
    enemy = [f"red: {CATELYN} on=blue-{number} ncu=red-b until=round" for number in (1, 2)]
    friendly = [f"red: {CATELYN} on=red-{number} ncu=red-b until=round" for number in (1, 2)]
    people = ["red: 30201", "red: 30207 activated", "blue: 30201"]
    # Red's on an enemy is an enemy's effect, whatever it does: another of red's isn't attached there.
    game = claimed(ncus=people, borne=enemy)
    assert sorted(game.options("red")) == ["choose red-1", "choose red-2"]
    with game.refused("term.target"):
        game.play("red", "choose blue-1")
    # No unit is left: the card isn't attached, and the zone's effect is resolved.
    game = claimed(ncus=people, borne=[*enemy, *friendly])
    assert len(game.field.borne) == 4
    assert (told(game, "zone-claimed")["zone"], game.options("red")) == ("horse", ["choose red-1", "choose red-2"])


@rule("miniatures:ruling.influence-choice")
def test_an_influence_stays_without_its_ncu_and_is_lost_with_its_unit() -> None:
    game = claimed().play("red", "choose red-1")
    destroy_ncu(game.field, game.unit("red-a"))
    assert bears(game, "red-1") == [(CATELYN, "red", "influence")]
    suffer(game.field, game.unit("red-1"), 4, "effect")
    game.rest(lambda game: game.asks("blue", "activate-unit"))
    assert (game.field.borne, told(game, "text-laid-down")["unit"]) == ((), "red-1")


@rule("miniatures:influence.not-attachment")
def test_the_card_of_an_influence_is_no_attachment() -> None:
    game = claimed().play("red", "choose red-1")
    assert (game.unit_view("red-1")["attachments"], game.models("red-1")) == ([], 4)
    destroy_attachment(game.field, game.unit("red-1"), "30201", Credit(game.seat("blue")))
    assert bears(game, "red-1") == [(CATELYN, "red", "influence")]
    assert (game.wounds("red-1"), game.events("attachment-destroyed")) == (4, [])


@rule("miniatures:influence.removed-in-cleanup")
def test_no_influence_is_attached_in_the_next_round() -> None:
    game = claimed().play("red", "choose red-1").rest(lambda game: game.field.round == 3)
    assert (bears(game, "red-1"), game.field.borne) == ([], ())


@rule("miniatures:cleanup.influence")
def test_influences_are_removed_after_the_board_was_cleared_and_the_card_is_its_owners_again() -> None:
    people = ["red: 30201 zone=crown activated"]
    lines = [f"red: {CATELYN} on=blue-1 ncu=red-a until=round"]
    game = influenced(*RESTING, ncus=people, borne=lines)
    assert game.field.round == 3
    assert told(game, "text-laid-down") | {"unit": "blue-1", "ability": CATELYN} == told(game, "text-laid-down")
    # The NCU may attach it again.
    game.rest(lambda game: game.asks("red", "activate-unit"))
    assert "choose blue-1" in game.activate("red-a").play("red", "claim crown").options("red")


@rule("miniatures:influence.survives-ability-loss")
def test_an_influence_works_for_a_unit_without_abilities(monkeypatch: pytest.MonkeyPatch) -> None:
    game = influenced()
    saying(game, monkeypatch, CATELYN, influence(), borne(own_attacks(ToHit(Fixed(1)))))
    game.play("red", "activate red-a", "claim horse", "choose red-1").rest(
        lambda game: game.asks("blue", "activate-unit")
    )
    silence(game.field, game.unit("red-1"), ROUND)
    game.activate("blue-2").play("blue", "action forgo")
    game.strike(attack="1111")
    assert told(game, "hits-counted")["modifiers"] == [[1, CATELYN]]
