"""The twelve kinds of what cards demand of an army: each met and not met."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, get_args

import pytest
from msgspec.structs import replace

from maester.games.miniatures.armies import broken
from maester.games.miniatures.army_costs import cost_of, costs_of
from maester.games.miniatures.army_lists import bought
from maester.games.miniatures.army_requirements import JUDGED
from maester.games.miniatures.box import BOX
from maester.games.miniatures.requirements import (
    AnyRequirement,
    ArmyLimit,
    ArmyMustInclude,
    CostModifier,
    FreeAttachment,
    IgnoresAttachmentLimit,
)
from maester.harness.marks import rule
from maester.words import LANGUAGES
from tests.games.miniatures.army_lists import army, broken_rules, fault, is_legal

RULE = "army.card-restrictions"


def demanded(code: str) -> dict[str, Any]:
    """The one restriction of a card that an army breaks."""
    return fault(code, RULE)


def kinds(code: str) -> list[tuple[str, str]]:
    """The restrictions of cards that an army breaks: the card, and the kind."""
    return [(one.values["card"], one.values["kind"]) for one in broken(army(code)) if one.rule == RULE]


@pytest.fixture
def _no_army_known() -> Iterator[None]:
    """For tests in which cards are other than printed: what is known of an army holds for the printed ones."""
    bought.cache_clear()
    yield
    bought.cache_clear()


def test_each_kind_is_judged_or_lowers_costs_or_lets_more_attachments_join() -> None:
    assert set(JUDGED) | {CostModifier, FreeAttachment, IgnoresAttachmentLimit} == set(get_args(AnyRequirement))
    assert len(JUDGED) == 9


# loyalty


def test_cards_of_two_loyalties_are_not_in_one_army() -> None:
    told = broken(army("baratheon/40/10602+20602,10604"))
    assert [one.rule for one in told] == [RULE, RULE]
    assert told[0].values == {
        "kind": "loyalty", "card": "20602", "entry": 1, "other": "10604", "to": "stannis-baratheon",
        "other_to": "renly-baratheon",
    }  # fmt: skip


def test_cards_without_a_loyalty_go_with_all() -> None:
    assert is_legal("baratheon/40/10602+20602,10608,10601")
    assert is_legal("baratheon/40/10604+20601,10601")
    assert kinds("targaryen/40/10705+20707,30712,30713") == [("30712", "loyalty"), ("30713", "loyalty")]


# army-must-include


def test_a_card_may_need_one_of_others() -> None:
    told = demanded("stark/40/10203+20202,10204")
    assert (told["kind"], told["card"], told["needed"], told["names"]) == (
        "army-must-include", "10204", "any", ["robb-stark"],
    )  # fmt: skip
    for robb in ("10201+20201,10204", "10203+20202,10201+20206,10204", "10203+20202,10204,30210"):
        assert is_legal(f"stark/40/{robb}")
    # With a subtitle only that version counts; one who is there under another name counts, too.
    assert kinds("stark/40/10203+20202,10201+20218,30206") == []
    assert is_legal("stark/40/10203+20202,10201+20207,10207")


def test_a_card_does_not_meet_its_own_demand() -> None:
    """Each of the two skinchanger's animals needs Varamyr."""
    assert kinds("free-folk/40/10308+20313,10319,10320") == [
        ("10319", "army-must-include"),
        ("10320", "army-must-include"),
    ]
    assert is_legal("free-folk/40/10308+20313,10317,10319")


def test_a_special_card_may_need_several() -> None:
    assert is_legal("free-folk/40/10318,10319,10320,10308")
    told = demanded("free-folk/40/10318,10319,10308")
    assert (told["card"], told["needed"], told["names"]) == ("50302", "all", ["wolf-pack"])


def test_a_special_card_demands_something_only_for_its_commander() -> None:
    assert is_legal("martell/40/10905+20901,30901")
    assert kinds("martell/40/10904+20903,30901") == []
    # Without Areo Hotah Doran is no Commander, so nothing is demanded for him.
    assert broken_rules("martell/40/10904,30901") == ["army.one-commander"]


def test_what_a_special_card_demands_for_its_commander_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    """Areo Hotah makes Doran the Commander, so as it is printed that is always met."""
    special = BOX.special_cards["50901"]
    demand = ArmyMustInclude(all_of=("Obara Sand",), when_commander=True)
    monkeypatch.setitem(BOX.special_cards, "50901", replace(special, requirements=(demand,)))
    assert kinds("martell/40/10904+20903,30901") == [("50901", "army-must-include")]
    assert is_legal("martell/40/10905+20901,30901")


# army-may-not-include


def test_a_card_may_exclude_others_by_name() -> None:
    told = demanded("stark/40/10203+20202,10201,30210,30204")
    assert (told["kind"], told["card"], told["others"]) == ("army-may-not-include", "30210", ["30204"])
    assert is_legal("stark/40/10203+20202,10201,30210,30206")
    assert kinds("lannister/40/10101+20115,30108,30403") == [("30108", "army-may-not-include")]


def test_a_unit_does_not_exclude_the_characters_in_it() -> None:
    assert is_legal("lannister/50/10110+20121,10101")
    assert ("10110", "army-may-not-include") in kinds("lannister/50/10110+20121,10101+20117")


def test_a_rule_of_a_faction_may_exclude_another_faction() -> None:
    told = demanded("free-folk/40/10308+20313,10405")
    assert (told["card"], told["others"]) == ("50399", ["10405"])
    assert ("50399", "army-may-not-include") in kinds("free-folk/40/10308+20402")


def test_some_are_excluded_only_beside_somebody() -> None:
    assert is_legal("brotherhood/40/11102+21101,10401")
    told = demanded("brotherhood/40/11102+21107,10401+20408,11102")
    assert (told["card"], told["others"]) == ("51102", ["10401", "20408"])


# army-may-include


def test_some_units_of_other_factions_may_be_allowed() -> None:
    assert is_legal("brotherhood/40/11102+21101,10201")
    told = demanded("brotherhood/40/11102+21101,10201,10602")
    assert (told["kind"], told["count"], told["most"]) == ("army-may-include", 2, 1)
    # Units only, and of those factions only; they don't count as Neutral.
    assert broken_rules("brotherhood/40/11102+21101,10201+20203") == ["army.faction"]
    assert broken_rules("brotherhood/40/11102+21101,10101") == ["army.faction"]
    assert costs_of(army("brotherhood/40/11102+21101,10201")).neutral == 0


# army-limit


def test_of_some_cards_there_are_only_so_many() -> None:
    assert is_legal("free-folk/40/10308+20313,10312,10312")
    told = demanded("free-folk/40/10308+20313,10312,10312,10312")
    assert (told["kind"], told["card"], told["count"], told["most"]) == ("army-limit", "10312", 3, 2)


def test_a_unit_and_an_attachment_of_one_name_are_counted_apart() -> None:
    assert is_legal("nights-watch/50/10502+20501,10510,10510,10503+20520,10503+20520")


@rule("miniatures:card.name-affiliation")
def test_a_name_means_combat_units_and_never_their_attachments() -> None:
    """At most one War Elephant for each Golden Company Infantry unit: an Officer in another unit doesn't count."""
    assert is_legal("neutral/40/10411+20402,10413")
    officer = demanded("neutral/40/10405+20402,10406+20418,10413")
    assert (officer["kind"], officer["card"], officer["count"], officer["most"]) == ("army-limit", "10413", 1, 0)
    assert demanded("neutral/40/10411+20402,10413,10413")["most"] == 1
    assert is_legal("neutral/40/10411+20402,10412,10413,10413")


@pytest.mark.usefixtures("_no_army_known")
def test_a_limit_for_each_unit_counts_them(monkeypatch: pytest.MonkeyPatch) -> None:
    elephant = BOX.units["10413"]
    (printed,) = elephant.requirements
    assert isinstance(printed, ArmyLimit)
    monkeypatch.setitem(BOX.units, "10413", replace(elephant, requirements=(replace(printed, max=2),)))
    assert is_legal("neutral/40/10411+20402,10413,10413")
    assert demanded("neutral/40/10411+20402,10413,10413,10413")["most"] == 2


def test_a_limit_may_be_lifted() -> None:
    crews = ",10506,10506,10506"
    assert kinds(f"nights-watch/40/10502+20522{crews}") == [("10506", "army-limit")]
    assert is_legal("nights-watch/40/10502+20522,10506+20517,10506,10506")
    # Of another unit it isn't.
    assert ("10507", "army-limit") in kinds("nights-watch/50/10502+20522,10506+20517,10507,10507,10507")


# may-only-join


@pytest.mark.parametrize(
    ("does", "does_not", "card"),
    [
        ("stark/40/10201+20201,10203+20219+20220", "stark/40/10201+20201+20220,10203+20219", "20220"),
        ("greyjoy/40/10801+20801+20805", "greyjoy/40/10801+20801,10405+20805", "20805"),
        ("nights-watch/40/10503+20533", "nights-watch/40/10410+20533,10503", "20533"),
        ("nights-watch/40/10502+20522,10506+20517", "nights-watch/40/10502+20522,10507+20517", "20517"),
    ],
)
def test_an_attachment_may_join_some_units_only(does: str, does_not: str, card: str) -> None:
    assert is_legal(does)
    assert (card, "may-only-join") in kinds(does_not)


# must-carry-attachment


def test_a_unit_may_need_its_attachment() -> None:
    assert is_legal("stark/40/10212+20210,10201")
    told = demanded("stark/40/10212,10201+20210")
    assert (told["kind"], told["entry"], told["card"], told["names"]) == (
        "must-carry-attachment", 1, "10212", ["eddard-stark-lord-of-winterfell"],
    )  # fmt: skip


# ignores-attachment-limit


def test_some_attachments_do_not_count() -> None:
    assert is_legal("neutral/30/10401+20402+20404")
    assert is_legal("greyjoy/40/10801+20801+20809")
    # Qarl doesn't count beside Asha only.
    assert broken_rules("greyjoy/40/10801+20803+20809") == ["attachment.one-per-unit"]


# attached-to-enemy-infantry


def test_an_attachment_for_an_enemy_unit_stands_by_itself() -> None:
    assert is_legal("lannister/40/10101+20115,20122,20122")
    told = demanded("lannister/40/10101+20115,10102+20122")
    assert (told["kind"], told["entry"], told["card"]) == ("attached-to-enemy-infantry", 2, "20122")


# cost-modifier


def test_one_attachment_of_a_unit_costs_less() -> None:
    assert cost_of(army("free-folk/30/10303+20304")) == 4 + 1 - 1
    assert cost_of(army("stark/40/10201+20203")) == 5 + 1


def test_one_attachment_of_the_army_costs_less() -> None:
    cards = "11102+21105,11103+21108"
    assert cost_of(army(f"brotherhood/40/{cards}")) == cost_of(army(f"stark/40/{cards}")) - 1
    # It is taken off a Neutral one, if that is as cheap.
    assert costs_of(army("brotherhood/40/11102+21105,11103+20407")).neutral == 0


def test_an_attachment_costs_less_in_one_kind_of_unit() -> None:
    assert cost_of(army("bolton/40/11004+21007")) == 7 + 0
    assert cost_of(army("bolton/40/11001+21007")) == 5 + 1


def test_the_first_attachment_of_a_kind_is_free() -> None:
    assert cost_of(army("bolton/40/11001+21008")) == 5
    assert cost_of(army("bolton/40/11001+21008,11001+21009")) == 5 + 5 + 1


def test_the_cheapest_reading_holds() -> None:
    """The Stormcrow Mercenaries make one Attachment cheaper, so the Bastard's Boy who is free is the other."""
    assert cost_of(army("bolton/40/10406+21008,11001+21009")) == 5 + 5
    assert cost_of(army("bolton/40/10406+21008+21009")) == 5


def test_one_unit_costs_less() -> None:
    assert cost_of(army("targaryen/40/10707,30707")) == 7 + 5 - 1
    assert cost_of(army("targaryen/40/10707,10708,30707")) == 7 + 7 + 5 - 1
    assert cost_of(army("targaryen/40/10705,30707")) == 7 + 5


def test_no_cost_falls_below_nothing() -> None:
    assert cost_of(army("stark/40/10220+20220")) == 7
    assert cost_of(army("stark/40/10220+20210")) == 7


# free-attachment


def test_an_attachment_may_be_free_in_a_unit() -> None:
    assert cost_of(army("lannister/40/10116+20120")) == 5
    assert cost_of(army("lannister/40/10101+20120")) == 5 + 1
    assert cost_of(army("lannister/40/10116+20102")) == 5 + 1


# summoned


def test_what_comes_into_play_by_an_ability_is_not_bought() -> None:
    told = demanded("free-folk/40/10308+20313,10310")
    assert (told["kind"], told["card"], told["ability"]) == ("summoned", "10310", "bonded-skinchanger")
    assert kinds("free-folk/40/10308+20313+20308") == [("20308", "summoned")]


# In words


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    "code",
    [
        "baratheon/40/10602+20602,10604",
        "stark/40/10203+20202,10204",
        "free-folk/40/10318,10319,10308",
        "stark/40/10203+20202,10201,30210,30204",
        "brotherhood/40/11102+21101,10201,10602",
        "free-folk/40/10308+20313,10312,10312,10312",
        "nights-watch/40/10410+20533,10503",
        "stark/40/10212,10201+20210",
        "lannister/40/10101+20115,10102+20122",
        "free-folk/40/10308+20313,10310",
    ],
)
def test_each_demand_is_a_sentence(code: str, language: str) -> None:
    for one in broken(army(code)):
        text = one.text(language, "miniatures")
        assert ("(p. 23)" if language == "en" else "23") in text
        assert text.endswith(".)")
        assert one.values["kind"] not in text or one.values["kind"] == "loyalty"
