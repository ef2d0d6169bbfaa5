"""The arithmetic of challenges: what is at stake, who is sent, who defends, and who stays at home."""

from __future__ import annotations

from maester.bots.cardgame.contests import attack_plan, attacks_later, defence_plan, stakes
from maester.engine import Seat
from maester.games.cardgame.texts import INTRIGUE, MILITARY, Icon
from tests.games.cardgame.language import Play, scenario, side

STARK, LANNISTER = Seat(0), Seat(1)
POWER = Icon(2)


def defended(game: Play) -> list[str]:
    """Whom the defending player would declare of all who can be."""
    challenge = game.court.challenge
    assert challenge is not None
    among = game.court.standing_characters(challenge.defender)
    return game.names(defence_plan(game.court, challenge, among))


def sent(game: Play, icon: Icon = MILITARY) -> list[str]:
    return game.names(attack_plan(game.court, STARK, icon)[1])


def test_only_what_the_defender_has_is_at_stake() -> None:
    poor = scenario(stark=side("jon-snow", hand=["hodor"]), lannister=side("bronn")).court
    assert [stakes(poor, STARK, icon) > 0 for icon in (MILITARY, INTRIGUE, POWER)] == [True, False, False]
    rich = scenario(stark=side("jon-snow"), lannister=side(hand=["bronn"], banner=1)).court
    assert [stakes(rich, STARK, icon) > 0 for icon in (MILITARY, INTRIGUE, POWER)] == [False, True, True]


def test_power_on_a_character_is_at_stake_with_it() -> None:
    plain = scenario(stark=side("jon-snow"), lannister=side("bronn")).court
    mighty = scenario(stark=side("jon-snow"), lannister=side("bronn+2")).court
    assert stakes(mighty, STARK, MILITARY) > stakes(plain, STARK, MILITARY)


def test_as_many_are_sent_as_are_enough_and_a_tie_is_enough() -> None:
    people = side("jon-snow", "robb-stark", "arya-stark")
    assert len(sent(scenario(stark=people, lannister=side("bronn~")))) == 1
    assert sent(scenario(stark=side("jon-snow"), lannister=side("bronn"))) == ["jon-snow"]
    assert sent(scenario(stark=side("arya-stark"), lannister=side("bronn"))) == []


def test_a_tie_is_not_enough_for_the_defender() -> None:
    """Arya Stark and the Escort together only reach Bronn: the lesser one takes away that it is unopposed."""
    game = scenario(stark=side("arya-stark", "stark-escort"), lannister=side("bronn"))
    game.play("stark", "end turn").challenge("lannister", "military", "bronn")
    assert defended(game) == ["stark-escort"]


def test_who_can_win_defends_even_if_only_the_power_of_an_unopposed_challenge_is_at_stake() -> None:
    game = scenario(stark=side("jon-snow", "hodor"), lannister=side("gold-cloaks"))
    game.play("stark", "end turn").challenge("lannister", "power", "gold-cloaks")
    assert stakes(game.court, LANNISTER, POWER) == 0
    assert defended(game) == ["hodor"]


def test_who_attacks_later_is_the_second_player_before_the_own_turn() -> None:
    game = scenario(stark=side("jon-snow"), lannister=side("bronn"))
    assert (attacks_later(game.court, STARK), attacks_later(game.court, LANNISTER)) == (False, True)
    game.play("stark", "end turn")
    assert (attacks_later(game.court, STARK), attacks_later(game.court, LANNISTER)) == (False, False)
