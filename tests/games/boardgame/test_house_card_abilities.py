"""Texts of House cards are found by their cards' ids, and stand where they are looked for."""

from __future__ import annotations

import pytest

from maester.games.boardgame.battle import NO_CARD
from maester.games.boardgame.components import CARDS, Card
from maester.games.boardgame.house_cards.ability import HouseCardAbility, ability_of

STARK = "maester.games.boardgame.house_cards.stark"


def define(name: str, module: str = STARK) -> None:
    """A class as a House's file would have it."""
    type(name, (HouseCardAbility,), {"__module__": module})


def test_every_card_with_a_text_has_an_ability_and_no_other_card_has_one() -> None:
    without = HouseCardAbility
    for number, facts in enumerate(CARDS):
        ability = ability_of(Card(number))
        assert (type(ability) is not without) == (facts.ability is not None) == (facts.ability_pl is not None), facts.id
        if facts.ability is not None:
            assert (ability.card, ability.id) == (number, facts.id)
            assert ability.hooks or ability.spares_casualties, facts.id
    assert type(ability_of(NO_CARD)) is without


def test_an_ability_without_a_card_is_refused() -> None:
    with pytest.raises(TypeError, match="there is no jory-cassel"):
        define("JoryCassel")


def test_a_card_has_one_ability() -> None:
    with pytest.raises(TypeError, match="robb-stark has a text already"):
        define("RobbStark")


def test_an_ability_stands_in_the_file_of_its_house() -> None:
    with pytest.raises(TypeError, match=r"belongs into stark\.py"):
        define("EddardStark", "maester.games.boardgame.house_cards.lannister")
    assert not ability_of(Card(next(number for number, card in enumerate(CARDS) if card.id == "eddard-stark"))).hooks
