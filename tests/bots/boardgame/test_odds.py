"""The odds of a combat from the open hands."""

from __future__ import annotations

from typing import Any

import pytest

from maester.bots.boardgame.odds import BattleOdds, HouseCardOdds, battle_odds, chance_to_win, duel
from maester.games.boardgame.battle import Battle
from maester.games.boardgame.components import CARD_NAMES, Card
from maester.games.boardgame.support import ATTACK
from tests.games.boardgame.battles import battle, final, victor
from tests.games.boardgame.language import Play


def open_battle(text: str, **more: Any) -> tuple[Play, Battle]:
    """A combat before the House cards are chosen; nobody holds an unused Blade unless the test says so."""
    game = battle(text, **{"blade_used": True, **more})
    fight = next(frame for frame in game.board.frames if isinstance(frame, Battle))
    return game, fight


def odds(game: Play, fight: Battle, house: str) -> BattleOdds:
    return battle_odds(game.board, fight, game.seat(house))


def card(name: str) -> Card:
    return Card(CARD_NAMES.read(name))


def of(found: BattleOdds, name: str) -> HouseCardOdds:
    return next(odds for odds in found.cards if odds.card == card(name))


def met(game: Play, fight: Battle, mine: str, theirs: str) -> float:
    return duel(game.board, fight, ATTACK, card(mine), card(theirs)).win


def test_every_card_in_hand_has_odds() -> None:
    game, fight = open_battle("lannister FK stoney-sept > stark FF blackwater")
    found = odds(game, fight, "lannister")
    assert [entry.card for entry in found.cards] == list(game.board.hand[game.seat("lannister")])
    assert found.opponent == game.seat("stark")
    assert sum(chance for _, chance in found.answers) == pytest.approx(1)
    assert {answer for answer, _ in found.answers} == set(game.board.hand[game.seat("stark")])
    assert all(0 <= entry.win <= 1 for entry in found.cards)


def test_what_can_t_be_lost_is_won_with_any_card() -> None:
    game, fight = open_battle("lannister KKKK stoney-sept > stark F blackwater")
    assert [entry.win for entry in odds(game, fight, "lannister").cards] == pytest.approx([1] * 7)
    assert [entry.win for entry in odds(game, fight, "stark").cards] == [0] * 7


def test_the_two_sides_of_a_pair_add_up_to_one() -> None:
    game, fight = open_battle("lannister FK stoney-sept > stark FF blackwater")
    assert len(game.hand("lannister")) == len(game.hand("stark")) == 7
    for mine in game.hand("lannister"):
        for theirs in game.hand("stark"):
            other = duel(game.board, fight, 1 - ATTACK, card(theirs), card(mine)).win
            assert met(game, fight, mine, theirs) + other == 1


def test_a_tie_goes_to_the_higher_on_the_fiefdoms_track() -> None:
    for first, second, won in (("lannister", "stark", 1), ("stark", "lannister", 0)):
        game, fight = open_battle(
            "lannister FF stoney-sept > stark FF blackwater", tracks={"fiefdoms": [first, second]}
        )
        assert met(game, fight, "tywin-lannister", "eddard-stark") == won


def test_the_unused_blade_counts_for_its_holder() -> None:
    game, fight = open_battle(
        "lannister F stoney-sept > stark FF blackwater",
        tracks={"fiefdoms": ["lannister", "stark"]},
        blade_used=False,
    )
    assert met(game, fight, "tywin-lannister", "eddard-stark") == 1


def test_swords_and_fortifications_make_the_losses() -> None:
    game, fight = open_battle("lannister KK stoney-sept > stark FFF blackwater")
    gregor = duel(game.board, fight, ATTACK, card("ser-gregor-clegane"), card("catelyn-stark"))
    assert (gregor.win, gregor.own_losses, gregor.enemy_losses) == (1, 0, 3)
    rodrick = duel(game.board, fight, ATTACK, card("ser-gregor-clegane"), card("ser-rodrick-cassel"))
    assert rodrick.enemy_losses == 1
    spared = duel(game.board, fight, ATTACK, card("ser-gregor-clegane"), card("the-blackfish"))
    assert spared.enemy_losses == 0


def test_no_more_units_are_lost_than_there_are() -> None:
    game, fight = open_battle("lannister KK stoney-sept > stark F blackwater")
    assert duel(game.board, fight, ATTACK, card("ser-gregor-clegane"), card("catelyn-stark")).enemy_losses == 1


def test_a_card_s_own_strength_is_the_engine_s() -> None:
    game, fight = open_battle("lannister FFF stoney-sept > stark KK blackwater", hands={"stark": ["roose-bolton"]})
    assert met(game, fight, "ser-kevan-lannister", "roose-bolton") == 1  # 3 Footmen at 2 and 1 against 4 and 2


def test_mace_tyrell_kills_a_footman_before_strengths_are_compared() -> None:
    game, fight = open_battle("tyrell F reach > lannister F blackwater", tracks={"fiefdoms": ["lannister", "tyrell"]})
    assert met(game, fight, "mace-tyrell", "tywin-lannister") == 1
    other, defended = open_battle("lannister F stoney-sept > tyrell F blackwater")
    assert met(other, defended, "tywin-lannister", "mace-tyrell") == 0


def test_the_queen_of_thorns_takes_support_away() -> None:
    game, fight = open_battle(
        "tyrell K reach > lannister F blackwater",
        also={"lannister": {"harrenhal": "FFK"}},
        orders={"harrenhal": "support"},
    )
    game.play("lannister", "support lannister")
    assert met(game, fight, "queen-of-thorns", "cersei-lannister") == 1
    assert met(game, fight, "margaery-tyrell", "cersei-lannister") == 0


@pytest.mark.parametrize("own", [{}, {"stoney-sept": "F"}])
def test_the_queen_of_thorns_leaves_an_ally_s_support_alone(own: dict[str, str]) -> None:
    game, fight = open_battle(
        "tyrell KK reach > lannister F blackwater",
        also={"lannister": own, "baratheon": {"harrenhal": "FFK"}},
        orders={"harrenhal": "support", **dict.fromkeys(own, "support")},
    )
    if own:
        game.play("lannister", "support lannister")
    game.play("baratheon", "support lannister").play("lannister", "agree true")
    assert met(game, fight, "queen-of-thorns", "cersei-lannister") == 0
    game.cards(tyrell="queen-of-thorns", lannister="cersei-lannister")
    assert (final(game), victor(game)) == ((4, 5), "lannister")


def test_tyrion_lannister_sends_the_best_answer_back() -> None:
    game, fight = open_battle(
        "lannister FF stoney-sept > stark F blackwater",
        hands={"lannister": ["tyrion-lannister", "cersei-lannister"], "stark": ["eddard-stark", "catelyn-stark"]},
        tracks={"fiefdoms": ["lannister", "stark"]},
    )
    found = odds(game, fight, "lannister")
    assert of(found, "tyrion-lannister").win == 1
    assert of(found, "cersei-lannister").win < 1


def test_aeron_damphair_makes_way_only_if_his_owner_can_pay() -> None:
    for power, won in ((2, True), (1, False)):
        game, fight = open_battle(
            "greyjoy F seagard > stark F twins",
            hands={"greyjoy": ["aeron-damphair", "euron-crows-eye"], "stark": ["greatjon-umber"]},
            power={"greyjoy": power},
        )
        assert (of(odds(game, fight, "greyjoy"), "aeron-damphair").win == 1) is won


def test_doran_martell_wins_ties() -> None:
    game, fight = open_battle(
        "martell FF kingswood > stark F reach",
        hands={"stark": ["ser-rodrick-cassel"]},
        tracks={"fiefdoms": ["stark", "martell"]},
    )
    assert met(game, fight, "doran-martell", "ser-rodrick-cassel") == 1
    assert met(game, fight, "arianne-martell", "greatjon-umber") == 0


def test_tides_of_battle_leave_nothing_certain() -> None:
    game, fight = open_battle("lannister FK stoney-sept > stark FK blackwater", options={"tides_of_battle": True})
    even = met(game, fight, "tywin-lannister", "eddard-stark")
    assert 0 < even < 1
    assert duel(game.board, fight, ATTACK, card("ser-gregor-clegane"), card("catelyn-stark")).own_losses > 0


def test_the_best_card_is_the_one_worth_most() -> None:
    game, fight = open_battle(
        "lannister F stoney-sept > stark F blackwater",
        hands={"lannister": ["cersei-lannister", "tywin-lannister"], "stark": ["greatjon-umber"]},
    )
    assert odds(game, fight, "lannister").best.card == card("tywin-lannister")


def test_before_a_combat_more_strength_is_a_better_chance() -> None:
    lannister = tuple(map(card, ("tywin-lannister", "ser-gregor-clegane", "the-hound")))
    stark = tuple(map(card, ("eddard-stark", "robb-stark", "catelyn-stark")))
    chances = [chance_to_win(lannister, stark, ahead / 2, True) for ahead in range(-12, 13)]
    assert chances == sorted(chances)
    assert chances[0] == 0
    assert chances[-1] == 1
    assert chance_to_win(lannister, stark, 0, True) > chance_to_win(lannister, stark, 0, False)
