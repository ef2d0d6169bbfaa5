"""Army lists as short codes, and codes of older cards."""

from __future__ import annotations

import time

import pytest
from msgspec.structs import replace

from maester.errors import BadData
from maester.games.miniatures import army_versions as versions_module
from maester.games.miniatures.army_codes import LONGEST_CODE, check_army, code_of, read_code
from maester.games.miniatures.army_lists import ArmyEntry, ArmyList
from maester.games.miniatures.army_versions import VersionChanges, army_digest, army_versions, changes_since
from tests.games.miniatures.army_lists import LEGAL, army


def refusal(code: str) -> BadData:
    with pytest.raises(BadData) as caught:
        read_code(code)
    assert caught.value.message("en") != caught.value.message("pl")
    return caught.value


def test_a_code_has_the_faction_the_limit_and_the_cards() -> None:
    found = ArmyList("lannister", 30, (ArmyEntry("10101", ("20115",)), ArmyEntry("10102")), ("20122",), ("30105",))
    assert code_of(found) == "lannister/30/10101+20115,10102,20122,30105~1"
    assert read_code(" LANNISTER/30/30105,20122,10101+20115,10102~1 ").army == found
    assert read_code("free-folk/30/~1").army == ArmyList("free-folk", 30)


@pytest.mark.parametrize(
    ("code", "told"),
    [
        ("", "army-code"),
        ("a plain text", "army-code"),
        ("stark/40", "army-code"),
        ("stark/forty/10201~1", "army-code"),
        ("dragons/40/10201~1", "army-faction"),
        ("stark/-40/10201~1", "army-points"),
        ("stark/0/10201~1", "army-points"),
        ("stark/999999999/10201~1", "army-points"),
        ("stark/40/10201,99999~1", "army-unknown-card"),
        ("stark/40/10201,,10202~1", "army-unknown-card"),
        ("stark/40/10201+~1", "army-unknown-card"),
        ("stark/40/10201+10202~1", "army-wrong-kind"),
        ("stark/40/30201+20201~1", "army-no-unit"),
        ("stark/40/10201~2", "army-code-version"),
        ("stark/40/10201~0", "army-code-version"),
        (f"stark/40/{','.join(['10201'] * 41)}~1", "army-too-long"),
        ("x" * (LONGEST_CODE + 1), "army-too-long"),
    ],
)
def test_codes_that_are_refused(code: str, told: str) -> None:
    assert refusal(code).code == told


def test_a_code_that_was_cut_short_is_no_code() -> None:
    whole = code_of(army(LEGAL))
    for length in range(len(whole)):
        error = refusal(whole[:length])
        assert error.code in ("army-code", "army-code-cut")
    assert "~1" in refusal(whole[:-2]).message("en")


def test_an_unknown_card_is_told_with_those_that_come_near() -> None:
    assert refusal("stark/40/1020~1").values["near"] == ["10201", "10202", "10203", "10204", "10205"]


def test_a_huge_code_is_refused_at_once() -> None:
    started = time.perf_counter()
    refusal("stark/40/" + "10201," * 1_000_000)
    assert time.perf_counter() - started < 0.1


@pytest.mark.parametrize(
    ("wrong", "told"),
    [
        (ArmyList("dragons", 40), "army-faction"),
        (ArmyList("stark", -1), "army-points"),
        (ArmyList("stark", 40, (ArmyEntry("20201"),)), "army-wrong-kind"),
        (ArmyList("stark", 40, (ArmyEntry("10201", ("30201",)),)), "army-wrong-kind"),
        (ArmyList("stark", 40, (), ("10201",)), "army-wrong-kind"),
        (ArmyList("stark", 40, (), (), ("10201",)), "army-wrong-kind"),
        (ArmyList("stark", 40, (ArmyEntry("no card"),)), "army-unknown-card"),
        (ArmyList("stark", 40, (ArmyEntry("10201", ("20203",) * 1000),)), "army-too-long"),
    ],
)
def test_a_list_from_outside_is_looked_through(wrong: ArmyList, told: str) -> None:
    with pytest.raises(BadData) as caught:
        check_army(wrong)
    assert caught.value.code == told


# Versions


def test_the_version_is_that_of_the_present_cards() -> None:
    """If this fails, cards that armies are built of have changed: write down in `army_versions.json` what changed,
    under the next version, with the new digest.
    """
    assert army_versions().digest == army_digest()
    assert [one.version for one in army_versions().changes] == list(range(2, army_versions().version + 1))


@pytest.fixture
def later_version(monkeypatch: pytest.MonkeyPatch) -> None:
    """The cards are of version 3: the Swords cost 4 once, then 6; the Bowmen were Cavalry; one card is gone."""
    later = replace(
        army_versions(),
        version=3,
        changes=(
            VersionChanges(2, {"10201": {"cost": 4}, "10205": {"type": "cavalry"}}, {"10299": "Old Guard"}),
            VersionChanges(3, {"10201": {"cost": 6}, "10101": {"cost": 1}}),
        ),
    )
    for module in (versions_module, __import__("maester.games.miniatures.army_codes", fromlist=["army_codes"])):
        monkeypatch.setattr(module, "army_versions", lambda: later)


def test_a_code_of_older_cards_says_what_changed(later_version: None) -> None:
    found = read_code("stark/40/10201+20201,10205~1")
    assert found.version == 1
    changes = [(one.card, one.field, one.before, one.now) for one in changes_since(1, found.army)]
    assert changes == [("10201", "cost", "4", "5"), ("10205", "type", "cavalry", "infantry")]
    assert [(one.card, one.before) for one in changes_since(2, found.army)] == [("10201", "6")]
    assert changes_since(3, found.army) == []
    assert code_of(found.army).endswith("~3")


def test_a_card_that_is_no_more_is_told_by_its_name(later_version: None) -> None:
    error = refusal("stark/40/10201,10299~1")
    assert (error.code, error.values["name"]) == ("army-card-removed", "Old Guard")
    assert refusal("stark/40/10201,10299~3").code == "army-unknown-card"
