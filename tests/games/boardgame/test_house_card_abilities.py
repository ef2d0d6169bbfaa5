"""Texts of House cards are found by their cards' ids, and stand where they are looked for."""

from __future__ import annotations

import pytest

from maester.games.boardgame.battle import NO_CARD
from maester.games.boardgame.components import CARD_NAMES, CARDS, CARDS_OF, PLACE_OF, Card, House, starting_hand
from maester.games.boardgame.house_cards.ability import HouseCardAbility, ability_of
from maester.games.boardgame.house_cards.timing import ResolveAbilities
from maester.games.boardgame.set_up import NEW_CARD_OPTIONS
from tests.games.boardgame.language import scenario

EDDARD, ROBB = (Card(CARD_NAMES.read(card)) for card in ("eddard-stark", "robb-stark"))
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
    with pytest.raises(TypeError, match="there is no nobody-of-note"):
        define("NobodyOfNote")


def test_a_card_has_one_ability() -> None:
    with pytest.raises(TypeError, match="robb-stark has a text already"):
        define("RobbStark")


def test_an_ability_stands_in_the_file_of_its_house() -> None:
    with pytest.raises(TypeError, match=r"belongs into stark\.py"):
        define("EddardStark", "maester.games.boardgame.house_cards.lannister")
    assert not ability_of(EDDARD).hooks


def test_an_ability_speaks_at_one_timing_only() -> None:
    # A text is used once in a combat: what it does at a second timing would never happen.
    for number, facts in enumerate(CARDS):
        timings = [
            timing for timing in ResolveAbilities.__subclasses__() if timing.hooks & ability_of(Card(number)).hooks
        ]
        assert len(timings) <= 1, facts.id


# --- cards that aren't in the box ---------------------------------------------------------------------------


def test_a_new_card_is_dealt_in_the_place_of_another_if_the_table_wants_it(monkeypatch: pytest.MonkeyPatch) -> None:
    new = Card(len(CARDS))
    monkeypatch.setitem(PLACE_OF, new, ROBB)
    assert starting_hand(House(0), replaced=False) == CARDS_OF[0]
    hand = starting_hand(House(0), replaced=True)
    assert (new in hand, ROBB in hand, len(hand)) == (True, False, len(CARDS_OF[0]))
    assert list(hand) == sorted(hand)


def test_a_position_can_have_a_new_card_and_then_not_the_one_it_replaces(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(PLACE_OF, ROBB, EDDARD)
    game = scenario(stark={"winterfell": "F"}, hands={"stark": ["robb-stark"]}, phase="planning", unchecked=True)
    assert game.hand("stark") == ["robb-stark"]
    assert "eddard-stark" not in game.discard("stark")
    assert "the-blackfish" in game.discard("stark")


def test_there_is_no_option_without_a_new_card() -> None:
    assert bool(NEW_CARD_OPTIONS) == any(card.replaces for card in CARDS)
