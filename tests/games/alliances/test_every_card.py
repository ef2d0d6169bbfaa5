"""All cards: each is tested when it works and when it can't, and its data is complete."""

from __future__ import annotations

import pytest

from maester.engine import CardInfo
from maester.games.alliances.operations import OPERATIONS
from tests.games.alliances import (
    test_allies_this_round,
    test_allies_when_claimed,
    test_event_cards,
    test_green_cards,
    test_leader_cards_one,
    test_leader_cards_two,
    test_purple_cards,
    test_red_cards,
)
from tests.games.alliances.card_cases import CANT, WORKS, cant, works
from tests.games.alliances.language import BOX, GAME, LEADERS, new_game

MODULES = (
    test_allies_this_round,
    test_allies_when_claimed,
    test_event_cards,
    test_green_cards,
    test_leader_cards_one,
    test_leader_cards_two,
    test_purple_cards,
    test_red_cards,
)
for leader in LEADERS:
    works(leader)
    cant(leader)


@pytest.mark.parametrize("leader", LEADERS)
def test_a_leader_brings_four_cards_in_the_advanced_game(leader: str) -> None:
    place = list(LEADERS).index(leader)
    cards = BOX.whites_of(place)  # type: ignore[arg-type]
    assert {BOX.owner[BOX.kind_of[card]] for card in cards} == {place}
    assert len(cards) == 4


@pytest.mark.parametrize("leader", LEADERS)
def test_a_leader_brings_nothing_in_the_standard_game(leader: str) -> None:
    place = list(LEADERS).index(leader)
    game = new_game(3, leaders="chosen")
    game.answer("player-1", f"lead {leader}")
    game.rest("take-turn")
    assert game.realm.leaders[0] == place
    assert set(BOX.whites_of(game.realm.leaders[0])) <= set(game.realm.unused)


def test_every_card_is_tested_when_it_works_and_when_it_can_not() -> None:
    assert MODULES
    cards = {*BOX.kind_names.names, *BOX.ally_names.names, *BOX.leader_ids}
    assert cards == WORKS
    assert cards == CANT


def test_every_operation_is_used_by_a_card() -> None:
    sections = ("allies", "influence", "events", "leader_influence")
    used = {step["op"] for section in sections for card in BOX.content[section] for step in card["effects"]}
    assert used == set(OPERATIONS)


@pytest.mark.parametrize("info", list(GAME.data.cards()), ids=lambda info: str(info.id))
def test_every_card_can_be_read_in_both_languages(info: CardInfo) -> None:
    assert set(info.names) == set(info.texts) == {"en", "pl"}
    assert all(info.names.values())
    assert info.provenance in (
        "rulebook",
        "public",
        "reconstructed",
        "reconstructed-under-a-printed-name",
    )
