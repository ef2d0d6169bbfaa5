"""Golden rule, components, parts of a card, card types (pages 2 to 5)."""

from __future__ import annotations

from typing import Any

import pytest

import maester
from maester import BadOption
from maester.engine import definition_of
from maester.games.cardgame.card_file import shipped_box
from maester.games.cardgame.texts import KEYWORDS
from maester.harness.marks import rule
from tests.games.cardgame.language import new_game, scenario, side

CARDS = shipped_box().content["cards"]
PLOTS = shipped_box().content["plots"]


@rule("cardgame:golden.card-text-wins")
def test_rodrik_does_not_kneel_to_defend_because_his_text_says_so() -> None:
    game = scenario(lannister=side("bronn"), stark=side("ser-rodrik-cassel", "jon-snow"), first="lannister")
    game.challenge("lannister", "military", "bronn").defend("ser-rodrik-cassel", "jon-snow")
    assert (game.kneels("ser-rodrik-cassel"), game.kneels("jon-snow")) == (False, True)


@rule("cardgame:game.two-houses")
def test_there_are_two_seats_of_different_houses_and_no_third() -> None:
    assert maester.new_match("cardgame").seats == ("stark", "lannister")
    with pytest.raises(BadOption):
        maester.new_match("cardgame", 3)


@rule("cardgame:game.goal-15-power")
def test_the_fifteenth_power_wins() -> None:
    game = scenario(lannister=side("bronn", banner=14, gold=1), first="lannister")
    game.challenge("lannister", "military", "bronn")
    assert not game.match.over
    game.rest()
    assert (game.winner, game.power("lannister")) == ("lannister", 15)


@rule("cardgame:components.gold-tokens")
def test_a_new_game_has_20_gold_in_the_treasury() -> None:
    game = new_game()
    assert (game.view()["treasury"], game.gold("stark"), game.gold("lannister")) == (20, 0, 0)


@rule("cardgame:components.power-tokens")
def test_a_new_game_has_30_power_in_the_pool() -> None:
    game = new_game()
    assert (game.view()["power_pool"], game.power("stark"), game.power("lannister")) == (30, 0, 0)


@rule("cardgame:components.house-banners")
def test_power_for_the_house_lies_on_its_own_banner() -> None:
    game = scenario(lannister=side("bronn"), first="lannister").challenge("lannister", "military", "bronn").resolve()
    assert (game.banner("lannister"), game.banner("stark")) == (1, 0)


@rule("cardgame:components.draw-decks")
def test_each_draw_deck_has_50_cards() -> None:
    assert [sum(card["copies"][house] for card in CARDS) for house in ("stark", "lannister")] == [50, 50]
    assert [len(deck) for deck in new_game().court.box.decks] == [50, 50]


@rule("cardgame:components.plots-32")
def test_the_plots_that_are_in_no_plot_deck_are_out_of_a_game_without_drafting() -> None:
    """18 of the 32 plots of the printed game."""
    game = new_game()
    assert len(PLOTS) >= 32
    assert [len(game.plot_deck(house)) for house in ("stark", "lannister")] == [7, 7]
    assert len(game.view()["boxed"]) == len(PLOTS) - 14


@rule("cardgame:card.gold-cost")
def test_a_card_of_cost_3_cannot_be_played_with_2_gold() -> None:
    # Income is 4 and 5; Jon Snow costs 3.
    hand = ["jon-snow", "eddard-stark", "hodor"]
    game = scenario(phase="marshalling", stark=side(hand=hand)).play("stark", "play hodor")
    with game.refused("card.gold-cost"):
        game.play("stark", "play eddard-stark")
    game.play("stark", "play jon-snow")
    assert game.gold("stark") == 0


@rule("cardgame:card.name-bar")
def test_every_card_has_a_name_one_of_five_types_and_a_unique_flag() -> None:
    for card in (*CARDS, *PLOTS):
        assert card["name_en"]
        assert card["name_pl"]
        assert card["type"] in ("character", "location", "attachment", "event", "plot")
        assert isinstance(card["unique"], bool)


@rule("cardgame:card.house-symbol")
def test_the_hound_is_a_lannister_character_by_his_symbol() -> None:
    game = scenario(lannister=side("the-hound", "bronn", hand=["insidious-ways"], gold=1), first="lannister")
    game.challenge("lannister", "military", "the-hound").until("lannister", "play insidious-ways")
    game.play("lannister", "play insidious-ways")
    assert game.strength("the-hound") == 5


@rule("cardgame:card.neutral")
def test_a_neutral_character_gets_nothing_from_winterfell() -> None:
    game = scenario(stark=side("winterfell", "littlefinger", "jon-snow"))
    assert (game.strength("littlefinger"), game.strength("jon-snow")) == (3, 4)


@rule("cardgame:card.strength")
def test_a_participating_character_adds_its_strength_and_its_modifiers() -> None:
    game = scenario(stark=side("jon-snow", "winterfell", "syrio-forel"), lannister=side("bronn"))
    game.challenge("stark", "military", "jon-snow").defend("bronn")
    assert (game.view()["challenge"]["attack"], game.view()["challenge"]["defence"]) == (4, 3)


@rule("cardgame:card.challenge-icons")
def test_only_a_power_icon_is_not_enough_for_a_military_challenge() -> None:
    game = scenario(
        stark=side("house-tully-recruiter", "jon-snow", "bran-stark"), lannister=side("podrick-payne", "bronn")
    )
    game.until("stark", "challenge military").play("stark", "challenge military")
    # Jon Snow alone has the icon; he is declared by himself.
    assert game.events("challenge-initiated")[-1]["cards"] == ["jon-snow"]
    game.rest("declare-defenders")
    with game.refused("challenge.icon-required"):
        game.play("lannister", "declare podrick-payne")


@rule("cardgame:card.traits")
def test_a_trait_alone_does_nothing() -> None:
    plain = scenario(stark=side("catelyn-stark", "syrio-forel"), lannister=side("tywin-lannister"))
    assert plain.strength_lines("tywin-lannister") == [(4, "printed")]
    assert plain.options()
    assert not any("tywin" in option for option in plain.options())


@rule("cardgame:card.keywords")
def test_there_are_exactly_three_keywords() -> None:
    used = {keyword for card in CARDS for keyword in card["keywords"]}
    assert used == set(KEYWORDS) == {"limited", "renown", "stealth"}


@rule("cardgame:card.income-bonus")
def test_an_income_bonus_is_added_to_the_plot() -> None:
    game = scenario(phase="marshalling", stark=side("winterfell-keep", plot="plot-hidden-in-shadow"))
    assert game.events("income-collected")[0]["gold"] == 5


@rule("cardgame:card.flavour-text")
def test_a_card_without_rules_text_offers_no_ability() -> None:
    game = scenario(stark=side("the-kingsroad", "maester-luwin"), phase="dominance")
    with game.refused("card.flavour-text"):
        game.play("stark", "use the-kingsroad")


@rule("cardgame:card.plot-values")
def test_every_plot_has_income_initiative_and_claim() -> None:
    for plot in PLOTS:
        assert all(type(plot[key]) is int and plot[key] >= 0 for key in ("income", "initiative", "claim"))


@rule("cardgame:type.character")
def test_killed_characters_go_to_the_dead_pile_discarded_ones_to_the_discard_pile() -> None:
    game = scenario(lannister=side("bronn", "varys"), stark=side("jon-snow"), first="lannister")
    game.challenge("lannister", "military", "bronn").resolve()
    assert (game.dead("stark"), game.discard("stark")) == (["jon-snow"], [])
    game = scenario(phase="marshalling", first="lannister", lannister=side(hand=["varys"]), stark=side("hodor"))
    game.play("lannister", "play varys", "choose hodor")
    assert (game.dead("stark"), game.discard("stark")) == ([], ["hodor"])


@rule("cardgame:type.location")
def test_a_location_takes_no_part_in_challenges() -> None:
    game = scenario(stark=side("winterfell", "jon-snow", "robb-stark"), lannister=side("casterly-rock", "bronn"))
    game.until("stark", "challenge power").play("stark", "challenge power")
    with game.refused("type.location"):
        game.play("stark", "declare winterfell")
    game.play("stark", "declare jon-snow", "pass").rest("declare-defenders")
    with game.refused("type.location"):
        game.play("lannister", "declare casterly-rock")


@rule("cardgame:type.attachment-host")
def test_an_attachment_needs_a_character_own_or_opposing() -> None:
    hand = ["gutter-rats-cunning", "lannisport-weaponsmith"]
    game = scenario(phase="marshalling", first="lannister", lannister=side("casterly-rock", hand=hand))
    assert game.options()
    assert not any(option.startswith("attach") for option in game.options())
    with game.refused("type.attachment-host"):
        game.play("lannister", "attach gutter-rats-cunning to casterly-rock")
    game = scenario(phase="marshalling", first="lannister", lannister=side(hand=hand), stark=side("jon-snow"))
    game.play("lannister", "attach gutter-rats-cunning to jon-snow")
    assert game.strength("jon-snow") == 5


@rule("cardgame:type.attachment-lost-with-host")
def test_an_attachment_goes_to_its_owners_discard_pile_when_the_character_leaves_play() -> None:
    game = scenario(
        lannister=side("milk-of-the-poppy@jon-snow", "bronn"), stark=side("jon-snow", "ice@jon-snow"), first="lannister"
    )
    game.challenge("lannister", "military", "bronn").resolve()
    assert (game.discard("lannister"), game.discard("stark")) == (["milk-of-the-poppy"], ["ice"])


@rule("cardgame:type.event")
def test_an_event_is_discarded_when_it_is_resolved() -> None:
    game = scenario(phase="draw", lannister=side(hand=["the-lions-cunning"], gold=2), stark=side("jon-snow"))
    game.play("lannister", "play the-lions-cunning")
    assert (game.kneels("jon-snow"), game.discard("lannister")) == (True, ["the-lions-cunning"])


@rule("cardgame:type.plot")
def test_no_plot_is_ever_in_a_deck_hand_or_pile() -> None:
    game = new_game().rest(lambda game: game.court.round == 3)
    court = game.court
    zones = [*court.deck, *court.hand, *court.discard, *court.dead, *court.in_play]
    assert not {card for zone in zones for card in zone} & set(court.box.plots)
    assert game.plot("stark") not in game.plot_deck("stark")


FORBIDDEN: list[tuple[dict[str, Any], str, str]] = [
    (
        {"phase": "marshalling", "stark": side("war-host-of-the-north", "jon-snow", hand=["ice"], gold=9)},
        "attach ice to war-host-of-the-north",
        "war-host-of-the-north",
    ),
    (
        {"phase": "marshalling", "stark": side("jon-snow", "eddard-stark", hand=["hand-of-the-king"], gold=9)},
        "attach hand-of-the-king to jon-snow",
        "hand-of-the-king",
    ),
    (
        {"stark": side("jon-snow", "arya-stark", gold=1), "lannister": side(plot="plot-uneasy-truce")},
        "challenge military",
        "plot-uneasy-truce",
    ),
]
"""Positions, moves, and the card whose text forbids them."""


@pytest.mark.parametrize(("position", "move", "title"), FORBIDDEN)
def test_what_a_text_forbids_is_refused_with_that_text(position: dict[str, Any], move: str, title: str) -> None:
    match = scenario(**position).match
    refusal = match.why_not("stark", move)
    assert refusal is not None
    assert refusal.rule == "golden.card-text-wins"
    printed = {card.id: card for card in match.definition.data.cards()}[title]
    for language in ("en", "pl"):
        sentence = refusal.text(language, "cardgame")
        assert printed.names[language] in sentence
        assert printed.texts[language] in sentence


def test_the_text_of_an_attachment_says_who_may_bear_it() -> None:
    texts = {card.id: card for card in definition_of("cardgame").data.cards()}
    assert texts["needle"].texts["en"].startswith("Attach to a Stark character. ")
    assert texts["needle"].texts["pl"].startswith("Dołącz do postaci Starków. ")
    assert texts["needle"].notes == ()
    assert not texts["gilded-plate"].texts["en"].startswith("Attach")


@pytest.mark.parametrize("language", ["en", "pl"])
def test_copies_in_play_are_told_apart_in_sentences(language: str) -> None:
    spoken = shipped_box().spoken()[language]
    title = spoken["title-lannister-encampment"]
    assert spoken["card-lannister-encampment"] == title
    assert spoken["card-lannister-encampment-2"] == f"{title} (2)"
    assert spoken["card-lannister-encampment-3"] == f"{title} (3)"
    assert spoken["card-varys-2"] == spoken["title-varys"], "each House has one"
