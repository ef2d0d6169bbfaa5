"""The cards around the Combat Units: Attachments, NCUs, Tactics cards and decks, special cards, what cards demand."""

from __future__ import annotations

from collections import Counter
from typing import Any, get_args

import pytest

from maester.errors import BadData
from maester.games.miniatures.army_records import (
    COMMANDER_COST,
    AttachmentRecord,
    NcuRecord,
    SpecialCardRecord,
    TacticsCardRecord,
)
from maester.games.miniatures.box import BOX, read_data, read_record
from maester.games.miniatures.cards import cards
from maester.games.miniatures.mission_records import shipped_missions
from maester.games.miniatures.records import CardRecord
from maester.games.miniatures.requirements import AnyRequirement
from maester.harness.marks import rule

COUNTS = {
    # units, Attachments, Commanders among all, NCUs, Commander cards, special cards
    "lannister": (16, 31, 8, 9, 24, 1),
    "stark": (19, 30, 9, 9, 27, 1),
    "neutral": (15, 26, 5, 8, 15, 0),
    "nights-watch": (13, 31, 9, 11, 27, 0),
    "free-folk": (23, 28, 9, 8, 34, 3),
    "baratheon": (16, 36, 13, 12, 40, 1),
    "greyjoy": (10, 23, 8, 9, 24, 1),
    "targaryen": (17, 28, 10, 12, 40, 1),
    "bolton": (6, 13, 3, 5, 9, 0),
    "martell": (9, 21, 7, 8, 18, 4),
    "brotherhood": (4, 11, 3, 4, 9, 2),
}
KINGSLAYER, WOLF_LORD, HOTAH, DORAN, MAG, KHAL = "20115", "20201", "20903", "30901", "10313", "20701"


def entry(section: str, ref: str) -> dict[str, Any]:
    """A card as its file writes it."""
    files = [read_data(f"factions/{faction}") for faction in BOX.factions]
    return next(dict(one) for file in files for one in file[section] if one["ref"] == ref)


def refused(kind: Any, wrong: dict[str, Any]) -> dict[str, Any]:
    """What is told about an entry that can't be."""
    with pytest.raises(BadData) as caught:
        read_record(wrong, kind)
    assert caught.value.code == "bad-card"
    return dict(caught.value.values)


def titles(refs: tuple[str, ...]) -> Counter[str]:
    return Counter(BOX.tactics[ref].name_en for ref in refs)


def test_all_cards_of_all_factions_are_there() -> None:
    for faction, counts in COUNTS.items():
        units, attachments, ncus = (
            [card for card in cards.values() if card.faction == faction]
            for cards in (BOX.units, BOX.attachments, BOX.ncus)
        )
        commanders = [card for card in (*units, *attachments, *ncus) if card.commander]
        tactics = [card for card in BOX.tactics.values() if card.faction == faction]
        special = [card for card in BOX.special_cards.values() if card.faction == faction]
        led = [card for card in tactics if card.commander]
        assert (len(units), len(attachments), len(commanders), len(ncus), len(led), len(special)) == counts
        assert len(tactics) - len(led) == 7
    assert len({card.ref for card in BOX.cards()}) == 148 + 278 + 95 == len(list(BOX.cards()))
    assert BOX.card("no such card") is None
    assert BOX.card(KINGSLAYER) is BOX.attachments[KINGSLAYER]


@rule("miniatures:faction.list")
def test_the_factions_are_those_of_the_rulebook_and_further_ones_of_the_data() -> None:
    printed = {
        "stark", "lannister", "baratheon", "greyjoy", "targaryen", "bolton", "martell", "nights-watch", "free-folk",
        "neutral",
    }  # fmt: skip
    assert printed <= set(BOX.factions)
    assert set(BOX.factions) - printed == {"brotherhood"}
    assert BOX.factions["neutral"].name_in("pl") == "Neutralni"


def test_the_factions_that_can_be_played_are_those_whose_texts_the_program_knows() -> None:
    assert set(BOX.playable_factions) == {"stark", "lannister", "neutral"}
    shown = {card.id: card.facts for card in cards(BOX, shipped_missions())}
    assert shown[KINGSLAYER]["playable"] == shown["30101"]["playable"] == shown["40201"]["playable"] == "now"
    assert shown[KHAL]["playable"] == shown["10601"]["playable"] == shown["50901"]["playable"] == "not-yet"


def test_a_card_tells_its_edition_and_its_source() -> None:
    shown = {card.id: card.facts for card in cards(BOX, shipped_missions())}
    assert (shown[KINGSLAYER]["version"], shown[KINGSLAYER]["source"]) == ("2021", "rulebook")
    assert shown["40601"]["version"] == "S04"
    assert shown["40601"]["source"] == shown["30101"]["source"] == "collected"
    assert shown["40208"]["led-by"] == "robb-stark-the-wolf-lord"
    assert "cost" not in shown[WOLF_LORD]
    assert shown[WOLF_LORD]["commander"]


@rule("miniatures:ncu.card")
def test_the_card_of_an_ncu_has_a_cost_and_abilities_and_nothing_to_fight_with() -> None:
    cersei = BOX.ncus["30105"]
    assert (cersei.name_en, cersei.cost, cersei.character) == ("Cersei Lannister", 4, True)
    assert [(one.id, one.kind) for one in cersei.abilities] == [("playing-the-game", "tokens")]
    assert cersei.abilities[0].text_in("en")
    assert not {"speed", "defense", "morale", "attacks"} & set(NcuRecord.__struct_fields__)
    assert all(ncu.abilities for ncu in BOX.ncus.values() if not ncu.joke)


@rule("miniatures:commander.recognition")
def test_a_commander_has_the_mark_in_place_of_a_cost() -> None:
    marked = [card for card in BOX.attachments.values() if card.cost == COMMANDER_COST]
    assert marked == [card for card in BOX.attachments.values() if card.commander]
    assert len(marked) == 81
    told = refused(AttachmentRecord, {**entry("attachments", KINGSLAYER), "commander": False})
    assert (told["card"], told["detail"]) == (KINGSLAYER, "cost")


@rule("miniatures:army.tactics-deck")
def test_the_cards_of_the_commander_join_those_of_the_faction_in_the_deck() -> None:
    deck = BOX.deck("lannister", KINGSLAYER)
    own = titles(tuple(ref for ref in deck if BOX.tactics[ref].commander))
    assert own == {"Kingslayer's Infamy": 2, "Kingslayer's Prowess": 2, "Kingslayer's Renown": 2}
    others = [BOX.tactics[ref] for ref in deck if not BOX.tactics[ref].commander]
    assert len(others) == 14
    assert {card.faction for card in others} == {"lannister"}


@rule("miniatures:deck.composition")
def test_a_deck_has_twenty_cards_each_twice() -> None:
    for card in BOX.cards():
        if card.commander:
            for faction in (card.faction,) if card.faction != "neutral" else BOX.factions:
                deck = BOX.deck(faction, card.ref)
                assert len(deck) == 20, card.id
                assert set(Counter(deck).values()) == {2}
                assert len([ref for ref in deck if BOX.tactics[ref].commander]) >= 6


def test_some_commanders_replace_cards_of_their_faction() -> None:
    khal = titles(BOX.deck("targaryen", KHAL))
    assert khal["Assault Orders"] == 2
    assert khal["Sudden Retreat"] == 0
    assert {BOX.tactics[ref].commander for ref in BOX.deck("free-folk", MAG)} == {MAG}
    assert BOX.special_cards["50301"].commander is not None
    assert BOX.special_cards["50301"].commander.deck == "own"


def test_areo_hotah_fights_with_the_cards_of_doran_martell() -> None:
    assert BOX.deck("martell", HOTAH) == BOX.deck("martell", DORAN)
    assert BOX.deck_owner(HOTAH) == DORAN
    assert BOX.deck_owner(KINGSLAYER) == KINGSLAYER


def test_what_cards_refer_to_exists() -> None:
    for card in BOX.cards():
        own = {special.id for special in BOX.special_cards.values() if special.faction == card.faction}
        assert set(card.special_cards) <= own
        listed = [one.id for one in BOX.tactics.values() if one.commander == card.ref and one.faction == card.faction]
        assert list(card.tactics_cards) == listed
    for attachment in BOX.attachments.values():
        assert set(attachment.abilities) <= set(BOX.abilities)
        assert attachment.joins_enemy_unit == any(
            one.__struct_config__.tag == "attached-to-enemy-infantry" for one in attachment.requirements
        )
    for tactics in BOX.tactics.values():
        of_faction = {one.id for one in BOX.tactics.values() if one.faction == tactics.faction and not one.commander}
        assert set(tactics.replaces) <= of_faction
        assert not tactics.commander or BOX.card(tactics.commander) is not None


def test_tokens_that_lie_on_cards_from_the_start() -> None:
    told = {card.ref: card.start_tokens for card in BOX.cards() if card.start_tokens is not None}
    assert len(told) == 36
    assert {tokens.kind for tokens in told.values()} == {"order", "faith", "wound", "pillage", "banner"}
    wrong = {**entry("ncus", "30601"), "start_tokens": {"kind": "gold", "count": 3}}
    assert refused(NcuRecord, wrong)["detail"] == "gold"


def test_characters_count_also_if_the_card_has_another_name() -> None:
    assert BOX.attachments["20207"].characters == ("Bran and Hodor", "Bran Stark", "Hodor")
    assert "Jaime Lannister" in BOX.units["10110"].characters
    assert BOX.units["10201"].characters == ()


# What cards demand


def test_all_twelve_kinds_of_requirements_are_used() -> None:
    bearers: list[CardRecord | SpecialCardRecord] = [*BOX.cards(), *BOX.special_cards.values()]
    used = {type(one) for card in bearers for one in card.requirements}
    assert used == set(get_args(AnyRequirement))
    assert len(used) == 12


@pytest.mark.parametrize(
    ("requirement", "detail"),
    [
        ({"kind": "must-be-tall"}, "must-be-tall"),
        ({"to": "Renly Baratheon"}, "kind"),
        ({"kind": "loyalty", "to": "Renly Baratheon"}, "loyalty: to_pl"),
        ({"kind": "loyalty", "to": "X", "to_pl": "X", "max": 2}, "loyalty: max"),
        ({"kind": "army-must-include"}, "army-must-include: any_of"),
        ({"kind": "army-must-include", "any_of": ["X"], "all_of": ["Y"]}, "army-must-include: any_of"),
        ({"kind": "army-may-not-include"}, "army-may-not-include: names"),
        ({"kind": "army-may-include", "what": "ncu", "factions": [], "max": 1, "counts_as": "own-faction"}, "ncu"),
        ({"kind": "army-limit", "what": "X"}, "army-limit: max"),
        ({"kind": "army-limit", "max": 2, "lifted": True, "what": "X"}, "army-limit: max"),
        ({"kind": "army-limit", "max": 2}, "army-limit: what"),
        ({"kind": "army-limit", "max": 1, "per": "x", "applies_to": "this-unit"}, "army-limit: per_units_named"),
        (
            {"kind": "may-only-join", "unit": "x", "unit_pl": "x", "units_named": "x", "unit_with": "y"},
            "may-only-join: unit_with",
        ),
        ({"kind": "must-carry-attachment"}, "must-carry-attachment: name"),
        ({"kind": "ignores-attachment-limit", "name": "x"}, "ignores-attachment-limit: name"),
        ({"kind": "attached-to-enemy-infantry", "when": "at dawn", "when_pl": "o świcie"}, "at dawn"),
        ({"kind": "cost-modifier", "discount": 1, "applies_to": "one-unit-named"}, "cost-modifier: names"),
        (
            {"kind": "cost-modifier", "discount": 1, "applies_to": "one-attachment-of-the-army", "subname": "x"},
            "cost-modifier: subname",
        ),
        ({"kind": "free-attachment"}, "free-attachment: name"),
        ({"kind": "summoned", "by": "x"}, "summoned: ability"),
    ],
)
def test_a_requirement_outside_the_closed_list_is_refused(requirement: dict[str, Any], detail: str) -> None:
    wrong = {**entry("attachments", KINGSLAYER), "requirements": [requirement]}
    told = refused(AttachmentRecord, wrong)
    assert (told["card"], told["detail"]) == (KINGSLAYER, detail)


def test_other_cards_that_can_not_be_are_refused() -> None:
    card = read_data("factions/stark")["tactics"]["faction"][0]
    bonus = {"zones": ["kitchen"], "controlled_by": "you", "effect": "x", "effect_pl": "x"}
    play = {**card["plays"][0], "zone_bonus": [bonus]}
    assert refused(TacticsCardRecord, {**card, "plays": [play]})["detail"] == "kitchen"
    special = {**entry("special_cards", "50301"), "commander": {"ref": MAG}}
    assert refused(SpecialCardRecord, special)["card"] == "50301"
    assert refused(NcuRecord, {**entry("ncus", "30601"), "cost": "C"})["detail"] == "cost"
