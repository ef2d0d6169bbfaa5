"""Preparing a match (p. 2, 3)."""

from __future__ import annotations

import pytest

import maester
from maester.errors import BadOption
from maester.games.alliances.box import AUTUMN, NO_LEADER, SUMMER
from maester.harness.marks import rule
from tests.games.alliances.language import BOX, Play, new_game


@rule("alliances:setup.player-count")
@pytest.mark.parametrize(("players", "starts"), [(2, False), (3, True), (4, True), (5, True), (6, True), (7, False)])
def test_the_game_is_for_three_to_six_players(players: int, starts: bool) -> None:
    if starts:
        assert new_game(players).realm.players == players
    else:
        with pytest.raises(BadOption):
            new_game(players)


@rule("alliances:setup.round-token")
@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_the_round_token_starts_on_the_number_of_players(players: int) -> None:
    assert new_game(players).realm.space == players


@rule("alliances:setup.season-3-4")
@pytest.mark.parametrize("players", [3, 4])
def test_with_few_players_the_game_starts_in_summer(players: int) -> None:
    assert new_game(players).realm.season == SUMMER


@rule("alliances:setup.season-5-6")
@pytest.mark.parametrize("players", [5, 6])
def test_with_many_players_the_game_starts_in_autumn(players: int) -> None:
    assert new_game(players).realm.season == AUTUMN


@rule("alliances:setup.ally-deck")
def test_the_ally_deck_is_shuffled_and_nobody_knows_it() -> None:
    game, other = new_game(seed=1), new_game(seed=2)
    assert len(game.ally_deck) == len(BOX.allies) - 1
    assert game.dead == []
    assert sorted([*game.ally_deck, game.current]) == sorted([*other.ally_deck, other.current])  # type: ignore[type-var]
    assert game.ally_deck != other.ally_deck
    assert game.view("cersei")["ally_deck_known"] == []


@rule("alliances:setup.token-supply")
def test_the_supply_is_mixed_and_nobody_knows_it() -> None:
    game = new_game()
    assert game.supply == 54
    assert not any(game.realm.known[BOX.first_token + token] for token in game.realm.supply)
    assert list(game.realm.supply) != sorted(game.realm.supply)


@rule("alliances:setup.first-player")
def test_exactly_one_player_is_first() -> None:
    game = new_game(first_player="random")
    firsts = game.events("first-player-named")
    assert len(firsts) == 1
    assert firsts[0]["leader"] == game.match.seats[game.realm.first]


@rule("alliances:setup.choose-leader")
def test_leaders_are_chosen_in_turn_and_only_once() -> None:
    game = Play(maester.new_match("alliances", 4, 1, {"leaders": "chosen", "first_player": 2}))
    assert game.asked() == ("player-2",)
    game.answer("player-2", "lead cersei")
    assert game.asked() == ("player-3",)
    with game.refused("setup.choose-leader"):
        game.answer("player-3", "lead cersei")
    game.answer("player-3", "random leader")
    assert game.realm.leaders[2] not in (NO_LEADER, game.realm.leaders[1])
    game.rest("take-turn")
    assert len(set(game.realm.leaders)) == 4


@rule("alliances:setup.leader-thematic")
def test_in_the_standard_game_a_leader_has_no_white_card() -> None:
    game = new_game()
    assert game.realm.stock == [()] * 4
    assert [len(hand) for hand in game.realm.hand] == [10] * 4
    assert not any(BOX.color(card) == "white" for hand in game.realm.hand for card in hand)


@rule("alliances:setup.set-aside")
def test_white_and_blue_cards_are_not_used_in_the_standard_game() -> None:
    game = new_game()
    used = [card for pile in (*game.realm.hand, game.realm.deck) for card in pile]
    assert not {"white", "blue"} & {BOX.color(card) for card in used}
    assert sorted(game.realm.unused) == sorted((*BOX.whites, *BOX.events))


@rule("alliances:setup.influence-deck")
def test_the_influence_deck_holds_the_standard_cards_in_random_order() -> None:
    game, other = new_game(seed=1), new_game(seed=2)
    cards = [card for pile in (*game.realm.hand, game.realm.deck) for card in pile]
    assert sorted(cards) == sorted(BOX.standard)
    assert game.deck != other.deck


@rule("alliances:setup.deal-ten")
@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_everybody_is_dealt_ten_cards(players: int) -> None:
    game = new_game(players)
    assert [len(hand) for hand in game.realm.hand] == [10] * players
    assert len(game.deck) == len(BOX.standard) - 10 * players


@rule("alliances:ruling.first-player-choice")
def test_the_first_player_is_drawn_on_record_or_appointed() -> None:
    found = {new_game(seed=seed, first_player="random").realm.first for seed in range(20)}
    assert found == {0, 1, 2, 3}
    drawn = new_game(first_player="random")
    assert any(getattr(getattr(told, "what", None), "purpose", "") == "first-player" for told in drawn.match.log())
    assert new_game(first_player=3).first == "olenna"
    with pytest.raises(BadOption):
        new_game(3, first_player=4)


def test_leaders_can_be_dealt_by_chance() -> None:
    found = {maester.new_match("alliances", 3, seed).seats for seed in range(8)}
    assert len(found) > 1
    assert all(len(set(seats)) == 3 for seats in found)


@rule("alliances:setup.choose-leader")
def test_a_random_leader_may_be_any_that_is_left() -> None:
    drawn = set()
    for seed in range(8):
        game = Play(maester.new_match("alliances", 3, seed, {"leaders": "chosen", "first_player": 1}))
        drawn.add(game.answer("player-1", "random leader").realm.leaders[0])
    assert len(drawn) > 2
