"""The variant Tides of Battle (p. 29)."""

from typing import Any

import maester
from maester.games.boardgame.components import FIRST_TIDES
from maester.harness.marks import rule
from tests.games.boardgame.battles import battle, fates, final, is_over, victor
from tests.games.boardgame.language import Play

ATTACK = "lannister FK stoney-sept > stark FF blackwater"
TIDES = {"tides_of_battle": True}
BLADE = {"fiefdoms": ["lannister", "stark"]}


def tides(text: str = ATTACK, **more: Any) -> Play:
    return battle(text, **{"options": TIDES, "blade_used": True, **more})


@rule("boardgame:tides.optional")
def test_without_the_variant_there_is_no_deck() -> None:
    assert len(tides().board.tides_deck) == 24
    game = battle(ATTACK).cards(lannister="the-hound", stark="greatjon-umber")
    assert game.board.tides_deck == ()
    assert game.events("tides-card-revealed") == []
    assert maester.new_match("boardgame", 6, 1).options["tides_of_battle"] is False


@rule("boardgame:tides.draw")
def test_each_combatant_draws_a_card_that_only_he_sees() -> None:
    game = tides(
        blade_used=False, tracks=BLADE, also={"baratheon": {"harrenhal": "F"}}, orders={"harrenhal": "support"}
    )
    game.play("baratheon", "support stark").play("stark", "agree true")
    assert game.events("tides-card-taken", "tyrell") == []
    fates(game, "two", "three").cards(lannister="the-hound", stark="greatjon-umber")
    drawn = {house: game.events("tides-card-drawn", house) for house in ("lannister", "stark", "baratheon")}
    assert [event["card"][:3] for event in drawn["lannister"]] == ["two"]
    assert [event["card"][:3] for event in drawn["stark"]] == ["thr"]
    assert drawn["baratheon"] == []
    assert [event["seat"] for event in game.events("tides-card-taken", "baratheon")] == ["lannister", "stark"]


@rule("boardgame:tides.blade-redraw")
def test_the_blade_may_replace_the_drawn_card_once() -> None:
    game = tides(blade_used=False, tracks=BLADE)
    fates(game, "zero", "zero", "three").cards(lannister="the-hound", stark="greatjon-umber")
    assert game.options() == ["blade", "redraw", "pass"]
    game.play("lannister", "redraw")
    assert game.board.blade_used
    assert game.question() == "choose-retreat"
    assert game.view()["tides_left"] == 24 - 3, "the card that was given up lies beside the deck"
    assert final(game) == (5 + 3, 4)


@rule("boardgame:tides.strength")
def test_the_number_of_the_card_is_added() -> None:
    game = fates(tides(), "two", "three").cards(lannister="the-hound", stark="greatjon-umber")
    assert final(game) == (5 + 2, 4 + 3)


@rule("boardgame:tides.icons-added")
def test_icons_count_as_if_printed_on_the_house_card() -> None:
    game = fates(tides("lannister KKK stoney-sept > stark FFF blackwater"), "sword", "fortification")
    game.cards(lannister="ser-jaime-lannister", stark="greatjon-umber").play("stark", "retreat reach")
    assert game.units("reach") == "FF"


@rule("boardgame:tides.skull")
def test_a_skull_costs_the_opponent_a_unit_whoever_wins() -> None:
    game = fates(tides("lannister KKF stoney-sept > stark FF blackwater"), "zero", "skull")
    game.cards(lannister="the-hound", stark="greatjon-umber").play("lannister", "destroy footman")
    game.play("stark", "retreat reach")
    assert (victor(game), game.units("blackwater"), game.units("reach")) == ("lannister", "KK", "FF")


@rule("boardgame:tides.skull-timing")
def test_skulls_come_after_the_swords_and_the_owner_chooses() -> None:
    game = fates(tides("lannister KKK stoney-sept > stark FFK blackwater"), "skull", "zero")
    game.cards(lannister="ser-jaime-lannister", stark="catelyn-stark").play("stark", "destroy knight")
    game.play("stark", "retreat reach")
    suffered = [event["casualties"] for event in game.events("casualties-suffered")]
    assert (suffered, game.units("reach")) == ([1, 1], "F")


@rule("boardgame:tides.combat-steps")
def test_the_blade_comes_between_drawing_and_revealing() -> None:
    game = tides(blade_used=False, tracks=BLADE).cards(lannister="the-hound", stark="greatjon-umber")
    assert game.question() == "use-blade"
    assert game.events("tides-card-revealed") == []
    game.play("lannister", "blade")
    steps = [event["event"] for event in game.events()]
    wanted = [
        "initial-strength-announced",
        "house-card-revealed",
        "tides-card-taken",
        "blade-used",
        "tides-card-revealed",
    ]
    assert [step for step in dict.fromkeys(steps) if step in (*wanted, "combat-won")] == [*wanted, "combat-won"]


@rule("boardgame:ruling.tides-blade-two-uses")
def test_plus_1_or_redraw_but_after_the_reveal_only_with_the_errata() -> None:
    printed = tides(blade_used=False, tracks=BLADE)
    fates(printed, "zero", "zero").cards(lannister="the-hound", stark="greatjon-umber").play("lannister", "pass")
    assert printed.question() == "choose-retreat"
    errata = tides(blade_used=False, tracks=BLADE, options={**TIDES, "faq_errata": True})
    fates(errata, "zero", "zero", "two").cards(lannister="the-hound", stark="greatjon-umber")
    redrawn = errata.clone().play("lannister", "redraw")
    assert redrawn.question() == "choose-retreat"
    errata.play("lannister", "pass")
    assert errata.options() == ["blade", "pass"]
    with errata.refused("tides.blade-redraw"):
        errata.play("lannister", "redraw")
    errata.play("lannister", "blade")
    assert final(errata) == (6, 4)


@rule("boardgame:ruling.tides-skull-exactly-one")
def test_a_skull_costs_exactly_one_unit_more() -> None:
    game = fates(tides("lannister KKKK stoney-sept > stark FFFF blackwater"), "skull", "zero")
    game.cards(lannister="ser-gregor-clegane", stark="ser-rodrick-cassel").play("stark", "retreat reach")
    assert game.units("reach") == "FF"


@rule("boardgame:ruling.tides-reshuffle")
def test_all_cards_are_shuffled_before_every_combat() -> None:
    game = tides(also={"stark": {"harrenhal": "KKK"}}, orders={"harrenhal": "march-0"})
    assert len(game.board.tides_deck) == 24
    before = fates(game, "three", "zero").board.tides_deck
    game.cards(lannister="the-hound", stark="ser-rodrick-cassel").play("stark", "retreat reach")
    assert is_over(game)
    game.march("harrenhal", "KKK>blackwater")
    assert sorted(game.board.tides_deck) == sorted(before)
    assert game.board.tides_deck != before


def test_the_blackfish_is_spared_by_skulls() -> None:
    game = fates(tides("lannister KKK stoney-sept > stark FF blackwater"), "skull", "zero")
    game.cards(lannister="the-hound", stark="the-blackfish").play("stark", "retreat reach")
    assert game.units("reach") == "FF"


def test_a_victor_hit_by_a_skull_may_name_a_siege_engine_even_with_the_errata() -> None:
    game = tides("lannister KKE stoney-sept > stark F blackwater", options={**TIDES, "faq_errata": True})
    fates(game, "zero", "skull").cards(lannister="the-hound", stark="ser-rodrick-cassel")
    game.play("lannister", "destroy siege-engine")
    assert victor(game) == "lannister"


@rule("boardgame:tides.skull-timing")
def test_skulls_of_both_hit_in_turn_order() -> None:
    for order in (["lannister", "stark"], ["stark", "lannister"]):
        game = tides("lannister KKF stoney-sept > stark FFK blackwater", tracks={"iron-throne": order})
        fates(game, "skull", "skull").cards(lannister="ser-kevan-lannister", stark="ser-rodrick-cassel")
        assert game.asked() == (order[0],)


@rule("boardgame:ruling.tides-reshuffle")
def test_nobody_knows_the_cards_of_the_combat_before() -> None:
    game = tides(also={"stark": {"harrenhal": "KKK"}}, orders={"harrenhal": "march-0"})
    fates(game, "three", "zero").cards(lannister="the-hound", stark="ser-rodrick-cassel").play("stark", "retreat reach")
    assert any(game.board.known[FIRST_TIDES + card] for card in game.board.tides_deck)
    game.march("harrenhal", "KKK>blackwater")
    assert game.question() == "choose-house-card"
    assert not any(game.board.known[FIRST_TIDES + card] for card in game.board.tides_deck)
