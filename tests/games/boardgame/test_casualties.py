"""Casualties: swords, fortifications, and which units fall (p. 19-21)."""

from maester.harness.marks import rule
from tests.games.boardgame.battles import battle, final, victor


@rule("boardgame:housecard.sword-icons")
def test_each_sword_of_the_victor_costs_the_loser_a_unit() -> None:
    game = battle("lannister FFF stoney-sept > stark KKF blackwater")
    game.cards(lannister="ser-gregor-clegane", stark="eddard-stark")
    assert victor(game) == "stark"
    assert game.units("stoney-sept") == "F"
    assert game.units("blackwater") == "FKK"


@rule("boardgame:housecard.fortification-icons")
def test_each_fortification_of_the_loser_cancels_a_sword() -> None:
    game = battle("lannister FFKK stoney-sept > stark FFF blackwater")
    game.cards(lannister="ser-gregor-clegane", stark="ser-rodrick-cassel").play("stark", "retreat reach")
    assert victor(game) == "lannister"
    assert game.units("reach") == "FF"


@rule("boardgame:casualties.loser-only")
def test_only_the_loser_takes_casualties() -> None:
    game = battle("lannister FFF stoney-sept > stark KKF blackwater")
    game.cards(lannister="ser-gregor-clegane", stark="eddard-stark")
    assert victor(game) == "stark"
    assert game.units("blackwater") == "FKK"


@rule("boardgame:casualties.number")
def test_more_fortifications_than_swords_cost_nothing() -> None:
    game = battle("lannister KK stoney-sept > stark F blackwater")
    game.cards(lannister="ser-jaime-lannister", stark="ser-rodrick-cassel").play("stark", "retreat reach")
    assert game.units("reach") == "F"
    assert game.events("casualties-suffered") == []


@rule("boardgame:casualties.loser-chooses")
def test_the_loser_chooses_his_casualties() -> None:
    game = battle("lannister KK stoney-sept > stark FK blackwater")
    game.cards(lannister="ser-jaime-lannister", stark="the-blackfish")
    assert game.question() == "choose-retreat"  # the Blackfish: none
    game = battle("lannister KKK stoney-sept > stark FK blackwater")
    game.cards(lannister="ser-jaime-lannister", stark="robb-stark")
    assert game.asks("stark", "take-casualties")
    assert game.options() == ["destroy footman", "destroy knight"]
    game.play("stark", "destroy knight", "retreat reach")
    assert game.units("reach") == "F"


def test_who_loses_all_units_is_not_asked_in_which_order() -> None:
    game = battle("lannister KKK stoney-sept > stark FK blackwater")
    game.cards(lannister="ser-gregor-clegane", stark="robb-stark")
    assert not game.asks("stark", "take-casualties")
    assert [event["units"] for event in game.events("units-removed")] == ["F", "K"]


@rule("boardgame:casualties.one-unit-per-point")
def test_a_knight_is_one_casualty() -> None:
    game = battle("stark KKK harrenhal > lannister FKK blackwater")
    game.cards(stark="eddard-stark", lannister="tywin-lannister").play("lannister", "destroy knight")
    assert game.asks("lannister", "take-casualties")
    game.play("lannister", "destroy knight", "retreat reach")
    assert game.units("reach") == "F"


@rule("boardgame:casualties.only-in-embattled-area")
def test_supporting_units_are_never_casualties() -> None:
    game = battle("lannister KKK stoney-sept > stark K blackwater",
                  also={"stark": {"harrenhal": "FF"}}, orders={"harrenhal": "support"})  # fmt: skip
    game.play("stark", "support stark").cards(lannister="ser-gregor-clegane", stark="greatjon-umber")
    assert (final(game), victor(game)) == ((9, 6), "lannister")
    assert game.units("harrenhal") == "FF"
    assert game.left("stark", "knight") == 5


@rule("boardgame:example.casualties-knight-one-point")
def test_one_unit_for_one_casualty() -> None:
    game = battle("lannister KKK stoney-sept > stark FK blackwater")
    game.cards(lannister="ser-jaime-lannister", stark="roose-bolton").play("stark", "destroy knight")
    assert game.question() == "choose-retreat"
    assert game.units("blackwater") == "F"


@rule("boardgame:ruling.icons-hit-the-loser")
def test_a_beaten_attacker_takes_casualties_too() -> None:
    game = battle("lannister FF stoney-sept > stark FFF blackwater")
    game.cards(lannister="tyrion-lannister", stark="greatjon-umber").play("lannister", "agree false")
    assert victor(game) == "stark"
    assert game.units("stoney-sept") == "F"


@rule("boardgame:ruling.casualties-more-than-units")
def test_casualties_without_a_fresh_unit_left_have_no_effect() -> None:
    game = battle("lannister KKK stoney-sept > stark FF blackwater", routed={"blackwater": "F"},
                  also={"stark": {"harrenhal": "K"}}, orders={"harrenhal": "support"})  # fmt: skip
    game.play("stark", "support stark").cards(lannister="ser-gregor-clegane", stark="robb-stark")
    # The routed Footman falls too, but because it can't retreat again.
    removed = [event["units"] for event in game.events("units-removed")]
    assert removed == ["F", "F"]
    assert game.units("harrenhal") == "K"


@rule("boardgame:rout.not-as-casualty")
def test_routed_units_are_no_casualties() -> None:
    game = battle("lannister KKK stoney-sept > stark FFK blackwater", routed={"blackwater": "K"})
    game.cards(lannister="ser-gregor-clegane", stark="ser-rodrick-cassel")
    # One Footman is left to fall: only fresh units are asked for, and one kind is no choice.
    assert game.question() == "choose-retreat"
    assert [event["units"] for event in game.events("units-removed")] == ["F", "K"]
    game = battle("lannister KKK stoney-sept > stark FKE blackwater", routed={"blackwater": "K"})
    game.cards(lannister="ser-jaime-lannister", stark="greatjon-umber")
    with game.refused("rout.not-as-casualty"):
        game.play("stark", "destroy knight")


@rule("boardgame:ruling.siege-engine-casualty")
def test_the_loser_may_name_a_siege_engine_unless_the_errata_are_used() -> None:
    attack = "lannister KKK stoney-sept > stark FE blackwater"
    game = battle(attack).cards(lannister="ser-jaime-lannister", stark="greatjon-umber")
    game.play("stark", "destroy siege-engine", "retreat reach")
    assert game.units("reach") == game.routed("reach") == "F"
    game = battle(attack, options={"faq_errata": True})
    game.cards(lannister="ser-jaime-lannister", stark="greatjon-umber")
    assert (game.left("stark", "footman"), game.left("stark", "siege-engine")) == (10, 2)
    game = battle("lannister KKK stoney-sept > stark FKE blackwater", options={"faq_errata": True})
    game.cards(lannister="ser-jaime-lannister", stark="greatjon-umber")
    with game.refused("ruling.siege-engine-casualty"):
        game.play("stark", "destroy siege-engine")
