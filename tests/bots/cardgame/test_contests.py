"""The arithmetic of challenges: what is at stake, who is sent, who defends, and who stays at home."""

from __future__ import annotations

from maester.bots.cardgame.contests import POWER_POINT, attack_plan, attacks_later, defence_plan, stakes
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


def promise(game: Play, house: str = "stark", icon: Icon = MILITARY) -> float:
    return attack_plan(game.court, game.seat(house), icon)[0]


def test_the_least_of_the_defender_s_characters_is_at_stake_and_as_many_as_the_attacker_s_claim() -> None:
    alone = stakes(scenario(lannister=side("shae")).court, STARK, MILITARY)
    assert stakes(scenario(lannister=side("shae", "tywin-lannister")).court, STARK, MILITARY) == alone
    people, twice = ("shae", "bronn"), "plot-the-old-gods"
    attacker = scenario(stark=side(plot=twice), lannister=side(*people)).court
    assert stakes(attacker, STARK, MILITARY) > alone
    assert stakes(attacker, LANNISTER, MILITARY) == 0
    defender = scenario(stark=side("hodor", "arya-stark", plot=twice), lannister=side(*people)).court
    assert stakes(defender, LANNISTER, MILITARY) < stakes(defender, STARK, MILITARY)
    assert stakes(defender, LANNISTER, MILITARY) == stakes(
        scenario(stark=side("arya-stark"), lannister=side(*people)).court, LANNISTER, MILITARY
    )


def test_a_challenge_that_nobody_can_oppose_promises_more() -> None:
    open_, opposed = (scenario(stark=side("jon-snow"), lannister=side(other)) for other in ("bronn~", "bronn"))
    assert promise(open_) == promise(opposed) + POWER_POINT


def test_whoever_doesn_t_kneel_attacks_first_and_at_no_cost() -> None:
    people = side("ser-gregor-clegane", "gutter-rats-cunning@ser-gregor-clegane", "ser-jaime-lannister")
    game = scenario(lannister=people, stark=side("bran-stark"), first="lannister")
    assert game.names(attack_plan(game.court, LANNISTER, MILITARY)[1]) == ["ser-jaime-lannister"]
    assert promise(game, "lannister") == stakes(game.court, LANNISTER, MILITARY) + 2 * POWER_POINT
    kneeling = scenario(stark=side("jon-snow"), lannister=side("shae"))
    assert promise(kneeling) < stakes(kneeling.court, STARK, MILITARY) + POWER_POINT


def test_stealth_takes_the_strongest_defender_away() -> None:
    """Catelyn Stark is bypassed; Sansa and Bran Stark only reach Tyrion Lannister."""
    game = scenario(
        lannister=side("tyrion-lannister"), stark=side("catelyn-stark", "sansa-stark", "bran-stark"), first="lannister"
    )
    assert game.names(attack_plan(game.court, LANNISTER, INTRIGUE)[1]) == ["tyrion-lannister"]


def attacked_for_power(first: str, *defenders: str, by: tuple[str, ...] = ("tywin-lannister",), **things: str) -> Play:
    """Lannister attacks, with nothing at stake but the power of an unopposed challenge."""
    game = scenario(stark=side(*defenders), lannister=side(*by, **things), first=first)
    return game.challenge("lannister", "power", *by)


def test_many_good_characters_kneel_for_little_only_if_the_own_turn_is_over() -> None:
    assert defended(attacked_for_power("lannister", "eddard-stark", "jon-snow")) == []
    assert sorted(defended(attacked_for_power("stark", "eddard-stark", "jon-snow"))) == ["eddard-stark", "jon-snow"]


def test_nobody_opposes_in_vain_before_the_own_turn() -> None:
    by = ("tywin-lannister", "bronn")
    assert defended(attacked_for_power("lannister", "robb-stark", "stark-escort", by=by)) == []
    assert defended(attacked_for_power("stark", "robb-stark", "stark-escort", by=by)) == ["stark-escort"]


def test_who_has_no_strength_opposes_nothing() -> None:
    game = attacked_for_power("stark", "stark-escort", by=("bronn",), plot="plot-hear-me-roar")
    assert game.strength("stark-escort") == 0
    assert defended(game) == []
