"""Building an army (p. 10, 20 and 23): every restriction, each with its entry and its numbers."""

from __future__ import annotations

import pytest

from maester.games.miniatures.armies import broken, most_neutral, unplayable
from maester.games.miniatures.army_costs import cost_of, costs_of
from maester.games.miniatures.army_lists import commander_of, commanders_of, deck_of, special_cards_of
from maester.games.miniatures.box import BOX
from maester.harness.marks import rule
from maester.rulebook import catalogue
from maester.words import LANGUAGES
from tests.games.miniatures.army_lists import LEGAL, army, broken_rules, fault, is_legal


def test_a_legal_army_breaks_nothing() -> None:
    assert is_legal(LEGAL)
    assert cost_of(army(LEGAL)) == 40
    commander = commander_of(army(LEGAL))
    assert commander is not None
    assert commander.title_in("en") == "Greatjon Umber, Lord of Last Hearth"
    assert len(deck_of(army(LEGAL))) == 20


# Attachments


@rule("miniatures:attachment.no-solo")
def test_a_solo_unit_has_no_attachment() -> None:
    wrong = broken(army("neutral/40/10411+20402,10413+20401"))
    assert [(one.rule, one.values.get("entry")) for one in wrong] == [
        ("attachment.no-solo", 2),
        ("attachment.same-type", 2),
    ]
    assert (wrong[0].values["unit"], wrong[0].values["attachment"]) == ("10413", "20401")
    # The Scorpion is solo, but these Modifications are made for it.
    assert is_legal("nights-watch/40/10502+20522,10506+20517")


@rule("miniatures:attachment.one-per-unit")
def test_a_unit_has_one_attachment() -> None:
    told = fault("stark/40/10203+20202+20203,10201", "attachment.one-per-unit")
    assert (told["entry"], told["unit"], told["attachments"], told["count"]) == (1, "10203", ["20202", "20203"], 2)
    assert is_legal("stark/40/10203+20202,10201+20203")


@rule("miniatures:attachment.same-type")
def test_an_attachment_joins_a_unit_of_its_type() -> None:
    told = fault("stark/40/10201+20201,10202+20203", "attachment.same-type")
    assert (told["entry"], told["type"], told["unit_type"]) == (2, "infantry", "cavalry")
    assert is_legal("stark/40/10201+20201,10202+20224")


# Cost and faction


@rule("miniatures:army.limit")
def test_an_army_may_not_cost_more_than_the_limit() -> None:
    forty_one = LEGAL.replace("10205", "10208")
    assert fault(forty_one, "army.limit") == {"cost": 41, "points": 40}
    assert is_legal(LEGAL.replace("10205", "10201"))
    assert cost_of(army(LEGAL.replace("10205", "10201"))) == 39


@rule("miniatures:commander.free")
def test_no_points_are_paid_for_the_commander() -> None:
    assert cost_of(army("stark/40/10203,10208,10203+20203,10205,10201+20204,30201,30205")) == 40
    assert cost_of(army(LEGAL)) == 40
    assert is_legal(LEGAL)


@rule("miniatures:army.faction")
def test_an_army_has_cards_of_its_faction_and_neutral_ones() -> None:
    told = fault("stark/40/10201+20201,10101", "army.faction")
    assert (told["card"], told["faction"], told["army"]) == ("10101", "lannister", "stark")
    assert fault("stark/40/10201+20201,10203+20102", "army.faction")["card"] == "20102"
    assert fault("stark/40/10201+20201,30105", "army.faction")["card"] == "30105"
    assert is_legal("stark/40/10201+20201,10405")


@rule("miniatures:card.faction-crest")
def test_the_crest_of_a_card_is_the_faction_to_which_it_belongs() -> None:
    assert BOX.units["10101"].faction == "lannister"
    assert broken_rules("stark/40/10201+20201,10101") == ["army.faction"]
    assert is_legal("lannister/40/10101+20115,10101")


# The Commander


@rule("miniatures:army.one-commander")
def test_an_army_has_exactly_one_commander() -> None:
    assert fault("stark/40/10201,10203", "army.one-commander") == {"count": 0, "commanders": []}
    two = fault("stark/40/10201+20201,10203+20202", "army.one-commander")
    assert two == {"count": 2, "commanders": ["20201", "20202"]}
    assert is_legal("stark/40/10201+20201,10203")


@rule("miniatures:army.commander-needs-unit")
def test_a_commander_needs_a_unit_that_he_can_join() -> None:
    only_cavalry = "stark/40/10202+20201,10213"
    assert broken_rules(only_cavalry) == ["attachment.same-type", "army.commander-needs-unit"]
    assert broken(army(only_cavalry))[1].values == {"commander": "20201", "type": "infantry"}
    assert broken_rules("stark/40/10202,20201") == ["army.commander-needs-unit", "army.attachment-must-attach"]
    # With a unit for him he only stands with the wrong one.
    assert broken_rules("stark/40/10202+20201,10201") == ["attachment.same-type"]


@rule("miniatures:commander.usually-attachment")
def test_a_commander_may_be_a_combat_unit_or_an_ncu_instead() -> None:
    giant = army("free-folk/50/10313,10301,10306,10312,10308+20310,10304+20306,10302,30301,30303")
    assert broken(giant) == []
    assert [card.ref for card in commanders_of(giant)] == ["10313"]
    prince = army("martell/40/10904+20903,10901,10903,10907,10909,30901,30903")
    assert broken(prince) == []
    assert [card.ref for card in commanders_of(prince)] == ["30901"]
    assert deck_of(prince) == BOX.deck("martell", "30901")


def test_doran_martell_is_the_commander_only_with_areo_hotah() -> None:
    without = "martell/40/10905+20901,10901,30901"
    assert is_legal(without)
    assert [card.ref for card in commanders_of(army(without))] == ["20901"]
    # Areo needs Doran, and two Commanders are too many.
    assert broken_rules("martell/40/10904+20903,10901") == ["army.card-restrictions"]
    assert broken_rules("martell/40/10904+20903,10905+20901,30901") == ["army.one-commander"]
    assert [card.id for card in special_cards_of(army(without))] == ["lord-of-sunspear", "manticore-venom"]


def test_an_army_without_a_commander_has_no_deck() -> None:
    with pytest.raises(ValueError, match="Commander"):
        deck_of(army("stark/40/10201"))


# Copies and Characters


@rule("miniatures:army.no-copy-limit")
def test_there_may_be_any_number_of_copies_of_a_unit() -> None:
    assert is_legal("lannister/40/10101+20115,10101,10101+20102,10101+20102")


@rule("miniatures:army.character-unique")
def test_a_character_is_in_an_army_once() -> None:
    assert fault("lannister/40/10101+20115,30105,30105", "army.character-unique") == {"card": "30105", "count": 2}
    assert is_legal("lannister/40/10101+20115,30105")


@rule("miniatures:army.character-versions")
def test_versions_of_a_character_are_the_same_person() -> None:
    told = fault("lannister/40/10101+20115,10102+20117", "army.character-versions")
    assert told == {"cards": ["20115", "20117"]}
    assert is_legal("lannister/40/10101+20115,10102+20103")


@rule("miniatures:example.character-versions")
def test_two_versions_of_jaime_lannister() -> None:
    titles = [BOX.attachments[ref].title_in("en") for ref in ("20115", "20117")]
    assert titles == ["Jaime Lannister, The Kingslayer", "Jaime Lannister, The Young Lion"]
    assert broken_rules("lannister/40/10101+20115,10102+20117") == ["army.character-versions"]


@rule("miniatures:ruling.army-minimum")
def test_an_army_has_a_combat_unit_and_persons_are_compared_without_their_subtitles() -> None:
    assert broken_rules("martell/40/30903") == ["army.one-commander", "ruling.army-minimum"]
    # An Attachment and an NCU; an Attachment and a Combat Unit; a Combat Unit with others in it; two in one.
    for code in (
        "lannister/40/10101+20105,30104",
        "lannister/40/10101+20116,10107",
        "stark/40/10201+20201,10203+20207,10205+20207",
    ):
        assert {"army.character-versions", "army.character-unique"} & set(broken_rules(code)), code
    kingsguard = "lannister/50/10110+20121,10101+20107"
    assert "army.character-versions" in broken_rules(kingsguard)


# Attachments without a unit


@rule("miniatures:army.attachment-must-attach")
def test_an_attachment_is_not_in_an_army_without_a_unit() -> None:
    assert fault("stark/40/10201+20201,20203", "army.attachment-must-attach") == {"attachment": "20203"}
    # One that is put in an enemy unit stands by itself.
    assert is_legal("lannister/40/10101+20115,20122")


@rule("miniatures:army.card-restrictions")
def test_what_a_card_demands_must_be_met() -> None:
    both = "lannister/50/10110+20121,10101+20109"
    told = broken(army(both))
    assert told[-1].rule == "army.card-restrictions"
    assert (told[-1].values["card"], told[-1].values["others"]) == ("20109", ["10110"])
    assert is_legal("lannister/50/10110+20121,10101+20102")


# Neutral cards


@rule("miniatures:army.neutral-thirty-percent")
def test_thirty_percent_of_an_army_may_be_neutral() -> None:
    twelve, thirteen = "10201+20201,10405,10408", "10201+20201,10405,10411"
    assert is_legal(f"stark/40/{twelve}")
    told = fault(f"stark/40/{thirteen}", "army.neutral-thirty-percent")
    assert (told["cost"], told["most"], told["cards"]) == (13, 12, ["10405", "10411"])
    assert [most_neutral(points) for points in (30, 40, 50)] == [9, 12, 15]
    assert broken_rules(f"stark/30/{twelve}") == ["army.neutral-thirty-percent"]
    assert is_legal(f"stark/50/{thirteen}")
    # Attachments and NCUs count, too.
    assert broken_rules("stark/40/10201+20201,10203+20407,10405,30406,10205") == []
    assert broken_rules("stark/40/10201+20201,10203+20406,10405,30406") == ["army.neutral-thirty-percent"]


@rule("miniatures:ruling.neutral-base")
def test_the_thirty_percent_are_taken_of_the_limit() -> None:
    spent_39 = army("stark/40/10201+20201,10405,10408,10201,10203,10208,30201")
    assert (cost_of(spent_39), costs_of(spent_39).neutral) == (39, 12)
    assert broken(spent_39) == []
    assert most_neutral(33) == 9


@rule("miniatures:example.neutral-share")
def test_the_neutral_share_of_a_stark_army_of_forty_points() -> None:
    assert most_neutral(40) == 12
    assert is_legal("stark/40/10201+20201,10405,10405")
    assert broken_rules("stark/40/10201+20201,10405,10411") == ["army.neutral-thirty-percent"]


@rule("miniatures:army.neutral-commander")
def test_a_neutral_commander_does_not_count_as_neutral() -> None:
    assert is_legal("stark/40/10201+20402,10405,10405")
    assert costs_of(army("stark/40/10201+20402,10405,10405")).neutral == 12


@rule("miniatures:army.all-neutral")
def test_an_army_may_be_neutral_altogether() -> None:
    neutral = "neutral/40/10405+20409,10408+20416,10405,10410,10414+20419,30403,30409"
    assert is_legal(neutral)
    told = fault(neutral.replace("10410", "10201"), "army.all-neutral")
    assert told == {"card": "10201", "faction": "stark"}


# All at once


def test_every_broken_restriction_is_named_in_the_order_of_the_catalogue() -> None:
    worst = "stark/20/10202+20201+20202,10204+20203,10105,10408,10413,30201,30201,20206"
    found = broken_rules(worst)
    order = [one.id for one in catalogue("miniatures").rules]
    assert found == sorted(found, key=order.index)
    assert set(found) == {
        "attachment.no-solo", "attachment.one-per-unit", "attachment.same-type", "army.limit", "army.faction",
        "army.one-commander", "army.commander-needs-unit", "army.character-unique", "army.character-versions",
        "army.attachment-must-attach", "army.card-restrictions", "army.neutral-thirty-percent",
    }  # fmt: skip


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_fault_is_a_sentence_with_names_and_numbers(language: str) -> None:
    told = [
        one.text(language, "miniatures")
        for one in broken(army("stark/20/10202+20201+20202,10204+20203,10105,10408,10413,30201,30201,20206"))
    ]
    assert all(text.endswith(")") for text in told)
    whole = "\n".join(told)
    knights = {"en": "Knights of Casterly Rock", "pl": "Rycerze z Casterly Rock"}
    assert knights[language] in whole
    assert "Robb Stark" in whole


def test_what_cards_take_off_counts() -> None:
    """Adaptive: one Attachment of the Winterfell Guard costs 1 point less."""
    assert cost_of(army("stark/40/10220+20203")) == 7
    assert cost_of(army("stark/40/10220+20206")) == 8
    assert cost_of(army("stark/40/10220+20201")) == 7


def test_cards_of_factions_that_can_not_be_played_yet_are_named() -> None:
    assert unplayable(army(LEGAL)) == []
    told = unplayable(army("brotherhood/40/11102+21103,10201"))
    assert [(one.rule, one.values["card"]) for one in told] == [("army.faction", "11102"), ("army.faction", "21103")]
    assert "can't be played yet" in told[0].text("en", "miniatures")


@pytest.mark.parametrize("number", range(len(BOX.factions)))
def test_no_card_of_a_faction_stands_alone(number: int) -> None:
    """Each Commander leads an army of the cheapest unit that he may join, if his card demands no more."""
    faction = list(BOX.factions)[number]
    for card in BOX.attachments.values():
        if card.commander and card.faction == faction and not card.requirements:
            units = [unit for unit in BOX.units.values() if unit.faction == faction and not unit.requirements]
            unit = next(unit for unit in units if unit.type == card.type and not unit.solo)
            assert is_legal(f"{faction}/40/{unit.ref}+{card.ref}"), card.ref
