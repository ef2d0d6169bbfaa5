"""More small print: cards on their way, danger that counts once, and what is drawn at random."""

from __future__ import annotations

from random import Random

import pytest

from maester.games.miniatures.armies import broken
from maester.games.miniatures.army_lists import NEUTRAL, cards_of
from maester.games.miniatures.attack_values import dice
from maester.games.miniatures.frames import Attack
from maester.games.miniatures.names import Card
from maester.games.miniatures.pieces.amounts import Fixed
from maester.games.miniatures.pieces.changes import AttackDice
from maester.games.miniatures.pieces.texts import own_attacks
from maester.games.miniatures.random_armies import random_army
from tests.games.miniatures.charges import SWORDS, charging, guards
from tests.games.miniatures.given import saying
from tests.games.miniatures.language import Battle, facing, scenario
from tests.games.miniatures.test_card_words import played

FEROCITY = "stark-northern-ferocity"


def titles(game: Battle, cards: tuple[Card, ...]) -> list[str]:
    return [game.field.title(card) for card in cards]


def test_a_card_that_is_played_lies_open_until_it_is_resolved() -> None:
    game = played()
    assert titles(game, game.field.played[0]) == [FEROCITY]
    assert FEROCITY not in titles(game, game.field.hand[0])
    (card,) = game.field.played[0]
    assert all(game.field.knows(seat, card) for seat in map(game.seat, ("red", "blue")))
    game.dice(attack="1" * 7).play("blue", "pass")
    game.no_rerolls()
    assert (game.field.played[0], titles(game, game.field.discard[0])) == ((), [FEROCITY])


def test_an_attached_card_is_no_longer_played() -> None:
    north = "stark-the-north-remembers"
    position = {"commanders": {"red": "20201"}, "hands": {"red": [north]}}
    game = facing("stark-sworn-swords", "lannister-guardsmen", position=position)
    game.play("red", f"play {north}: red-1")
    assert (game.field.played[0], titles(game, game.field.attached[0])) == ((), [north])
    assert game.field.discard[0] == ()


@pytest.mark.parametrize("beside", [24, 30])
def test_a_charge_out_of_danger_and_into_danger_hurts_once(beside: float) -> None:
    # Standing on stakes, with more of them on the way or beside it.
    terrain = ("stakes @ 24 17 0", f"stakes @ {beside} 24.5 0")
    game = scenario(SWORDS, guards(8), "red: stark-bowmen @ 3 3 0", terrain=terrain).activate("red-1")
    game.dice(dangerous=1).play("red", "action charge")
    game.dice(charge=4, attack="1" * 7).play("red", "face 0", "align full")
    game.no_rerolls()
    assert (len(game.events("terrain-endangered")), game.wounds("red-1")) == (1, 10)


def test_an_attack_has_no_fewer_dice_than_none(monkeypatch: pytest.MonkeyPatch) -> None:
    game = facing("stark-sworn-swords", "lannister-guardsmen")
    saying(game, monkeypatch, "winters-bite", own_attacks(AttackDice(Fixed(-99))))
    attack = Attack(attacker=game.unit("red-1"), defender=game.unit("blue-1"), number=0, side=0)
    assert dice(game.field, attack) == 0


def test_a_charge_begins_where_the_unit_stood() -> None:
    game = charging(SWORDS, guards(8)).dice(charge=1, panic="661").play("red", "face 0")
    assert game.events("moved")[0]["path"][0] == [24_000, 17_200, 0]


# --- random armies ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("faction", ["stark", "lannister", "neutral"])
def test_random_armies_are_legal_and_full_of_different_cards(faction: str) -> None:
    seen: set[str] = set()
    joined = 0
    for seed in range(12):
        army = random_army(faction, 40, Random(seed))
        assert broken(army) == []
        cards = list(cards_of(army))
        seen |= {card.ref for card in cards}
        assert {card.faction for card in cards} <= {faction, NEUTRAL}
        assert len([card for card in cards if card.commander]) == 1
        joined += sum([len(entry.attachments) for entry in army.entries])
    assert len(seen) > 15
    assert joined >= 12
