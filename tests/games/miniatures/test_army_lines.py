"""Army lists line by line: what heads say, how lines belong together, and the bounds of what is read at all."""

from __future__ import annotations

import pytest

from maester.errors import BadData
from maester.games.miniatures.army_codes import (
    LEAST_POINTS,
    LONGEST_CODE,
    MOST_CARDS,
    MOST_POINTS,
    check_army,
    check_points,
    read_code,
)
from maester.games.miniatures.army_lists import ArmyEntry, ArmyList
from maester.games.miniatures.army_reading import (
    LONGEST_LINE,
    LONGEST_TEXT,
    MOST_LINES,
    MOST_TIMES,
    ListRead,
    read_text,
)
from maester.games.miniatures.army_versions import army_versions
from maester.games.miniatures.names import MOST_UNITS

SWORDS, RIDERS, BERSERKERS, GUARDS = "10201", "10202", "10203", "10101"
ROBB, CHAMPION, JAQEN = "20201", "20203", "20221"
CATELYN = "30201"


def read(*lines: str) -> ListRead:
    return read_text("\n".join(lines))


def army(*lines: str) -> ArmyList:
    return read(*lines).army


def error(text: str) -> BadData:
    with pytest.raises(BadData) as caught:
        read_text(text)
    return caught.value


def line(number: int, *lines: str) -> tuple[str, dict[str, object]]:
    """What a line was taken for, with its values."""
    found = next(one for one in read(*lines).lines if one.number == number)
    return found.taken_for.id, dict(found.taken_for.values)


# --- heads -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("head", "faction", "points"),
    [
        ("House Stark, 40 points", "stark", 40),
        ("Stark 30", "stark", 30),
        ("Faction: Lannister", "lannister", 20),
        ("50 points, House Lannister", "stark", 50),
        ("Faction is Lannister", "lannister", 20),
        ("Ród Lannister, 30 punktów", "lannister", 30),
        ("Points: 30", "stark", 30),
        ("30pts", "stark", 30),
        ("Limit 3: 30 points", "stark", 30),
        ("Total: 33 points", "stark", 20),
    ],
)
def test_what_a_head_says(head: str, faction: str, points: int) -> None:
    found = army(head, "Stark Sworn Swords", "Stark Bowmen")
    assert (found.faction, found.points) == (faction, points)


def test_the_first_head_that_says_something_counts() -> None:
    found = army("House Lannister, 30 points", "House Stark, 40 points", "Stark Sworn Swords")
    assert (found.faction, found.points) == ("lannister", 30)


@pytest.mark.parametrize(("lines", "faction"), [
    (("Commander: Robb Stark", "Lannister Guardsmen", "Lannister Guardsmen"), "stark"),
    (("Lannister Guardsmen", "Stark Sworn Swords", "Stark Bowmen"), "stark"),
    (("Stark Sworn Swords", "Lannister Guardsmen", "Lannister Crossbowmen"), "lannister"),
    (("Hedge Knights", "Stark Sworn Swords"), "stark"),
    (("Hedge Knights",), "neutral"),
])  # fmt: skip
def test_the_faction_is_guessed(lines: tuple[str, ...], faction: str) -> None:
    assert army(*lines).faction == faction


def test_a_commander_is_the_card_whose_number_stands_beside_his_name() -> None:
    found = army(f"Commander: Robb Stark {ROBB}", "Stark Sworn Swords", "  with Robb Stark")
    assert found.entries == (ArmyEntry(SWORDS, (ROBB,)),)
    # Whom the head alone names is in the army, too.
    assert army(f"Commander: Robb Stark {ROBB}", "Stark Sworn Swords").unattached == (ROBB,)


def test_a_commander_who_is_a_unit_is_added_as_one() -> None:
    found = army("Commander: Gregor Clegane", "Lannister Guardsmen")
    assert len(found.entries) + len(found.unattached) == 2


@pytest.mark.parametrize(("names", "points"), [
    (("Stark Sworn Swords",) * 4, 20),
    (("Stark Sworn Swords",) * 6, 30),
    (("Stark Sworn Swords",) * 7, 40),
    (("Stark Sworn Swords",) * 11, 55),
    (("Stark Sworn Swords",) * 25, 120),
])  # fmt: skip
def test_a_list_that_names_no_limit_has_the_usual_one(names: tuple[str, ...], points: int) -> None:
    assert army(*names).points == points


# --- lines that belong together -------------------------------------------------------------------------------------


@pytest.mark.parametrize("joined", ["  Umber Champion", "with Umber Champion", "+ Umber Champion", "+Umber Champion"])
def test_an_attachment_joins_the_unit_above_it(joined: str) -> None:
    assert army("House Umber Berserkers", joined).entries == (ArmyEntry(BERSERKERS, (CHAMPION,)),)


def test_how_far_a_line_is_indented_counts_from_the_last_unit() -> None:
    found = army("    House Umber Berserkers", f"      {JAQEN}", "Stark Sworn Swords", "  Umber Champion")
    assert found.entries == (ArmyEntry(BERSERKERS, (JAQEN,)), ArmyEntry(SWORDS, (CHAMPION,)))
    found = army("    House Umber Berserkers", f"    {JAQEN}")
    assert (found.entries, found.unattached) == ((ArmyEntry(BERSERKERS),), (JAQEN,))


def test_nothing_continues_a_list_that_has_no_unit_yet() -> None:
    found = army("  with Umber Champion", "Stark Sworn Swords")
    assert (found.entries, found.unattached) == ((ArmyEntry(SWORDS),), (CHAMPION,))


@pytest.mark.parametrize(("text", "times"), [
    ("2x Stark Sworn Swords", 2),
    ("Stark Sworn Swords x3", 3),
    ("2 x Stark Sworn Swords", 2),
    ("Stark Sworn Swords", 1),
    (f"{MOST_TIMES + 5}x Stark Sworn Swords", MOST_TIMES),
])  # fmt: skip
def test_how_often_a_unit_is_in_a_list(text: str, times: int) -> None:
    assert len(army(text).entries) == times


def test_the_section_says_what_a_name_means() -> None:
    # Catelyn Stark is an NCU and an Attachment, maybe; below this heading she is the NCU.
    found = army("Stark Sworn Swords", "Non-Combat Units:", "Catelyn Stark", "Sansa Stark")
    assert len(found.ncus) == 2
    assert CATELYN in found.ncus


def test_what_is_strange_in_a_line_is_told() -> None:
    assert line(1, "Stark Sworn Swords fluffy") == (
        "army-line-partly",
        {"text": "Stark Sworn Swords fluffy", "cards": [SWORDS], "strange": ["fluffy"]},
    )
    assert line(1, "Stark Sworn Swords")[0] == "army-line-cards"
    assert line(1, "House Stark, 40 points fluffy", "Stark Sworn Swords") == (
        "army-line-head-partly",
        {"text": "House Stark, 40 points fluffy", "cards": [], "strange": ["fluffy"]},
    )
    assert line(1, "House Stark, 40 points", "Stark Sworn Swords")[0] == "army-line-head"
    name, values = line(2, "Stark Sworn Swords", "Something else")
    assert (name, values["text"]) == ("army-line-unknown", "Something else")


def test_only_for_some_lines_names_are_suggested_that_come_near() -> None:
    found = read("Stark Sworn Swords", *["Stark Sworn Sord"] * 8).lines
    near = [one.taken_for.values["near"] for one in found if one.taken_for.id == "army-line-unknown"]
    assert [bool(one) for one in near] == [True] * 6 + [False] * 2


def test_an_empty_line_is_nothing_and_a_long_one_is_cut() -> None:
    assert [one.number for one in read("Stark Sworn Swords", "", "Stark Bowmen").lines] == [1, 3]
    just, over = "Stark Bowmen".ljust(LONGEST_LINE, "."), "Stark Bowmen".ljust(LONGEST_LINE + 1, ".")
    assert line(1, just, "Stark Bowmen")[0] == "army-line-cards"
    name, values = line(1, over, "Stark Bowmen")
    assert (name, values["most"], len(str(values["text"]))) == ("army-line-too-long", LONGEST_LINE, 80)


# --- bounds ----------------------------------------------------------------------------------------------------------


def test_a_text_may_just_be_as_long_as_it_may_be() -> None:
    unit = "Stark Sworn Swords\n"
    assert len(read_text(unit + " " * (LONGEST_TEXT - len(unit))).army.entries) == 1
    long = error(unit + " " * (LONGEST_TEXT - len(unit) + 1))
    assert (long.code, long.values) == (
        "army-too-long",
        {"what": "characters", "given": LONGEST_TEXT + 1, "most": LONGEST_TEXT},
    )
    assert len(read_text(unit + "\n" * (MOST_LINES - 1)).army.entries) == 1
    many = error(unit + "\n" * MOST_LINES)
    assert many.values == {"what": "lines", "given": MOST_LINES + 1, "most": MOST_LINES}


def test_a_text_without_cards_gets_names_that_come_near() -> None:
    found = error("\n\nStark Sworn Sord")
    assert found.code == "army-no-cards"
    assert "Stark Sworn Swords" in found.values["near"]
    assert error("\n\n\nStark Sworn Sord").values["near"] is None


def test_a_text_with_too_many_cards_or_units() -> None:
    units = ["20x Stark Sworn Swords", "20x Stark Sworn Swords"]
    assert len(army(*units).entries) == MOST_UNITS
    over = error("\n".join([*units, "Stark Sworn Swords"]))
    assert over.values == {"what": "units", "given": MOST_UNITS + 1, "most": MOST_UNITS}
    ncus = [f"20x {CATELYN}"] * 8
    assert len(army(*ncus).ncus) == MOST_CARDS
    over = error("\n".join([*ncus, CATELYN]))
    assert over.values == {"what": "cards", "given": MOST_CARDS + 1, "most": MOST_CARDS}


@pytest.mark.parametrize(
    ("points", "is_one"),
    [(LEAST_POINTS - 1, False), (LEAST_POINTS, True), (MOST_POINTS, True), (MOST_POINTS + 1, False)],
)
def test_limits_of_points(points: int, is_one: bool) -> None:
    if is_one:
        assert check_points(points) == points
        return
    with pytest.raises(BadData) as caught:
        check_points(points)
    assert caught.value.values == {"given": points, "least": LEAST_POINTS, "most": MOST_POINTS}


def listed(units: int, attachments: int = 0, unattached: int = 0, ncus: int = 0) -> ArmyList:
    entries = tuple(ArmyEntry(SWORDS, (CHAMPION,) * (attachments if number == 0 else 0)) for number in range(units))
    return ArmyList("stark", 40, entries, (CHAMPION,) * unattached, (CATELYN,) * ncus)


def test_a_list_has_at_most_so_many_cards_and_units() -> None:
    just = listed(10, MOST_CARDS - 30, 10, 10)
    assert check_army(just) == just
    for more in (
        listed(11, MOST_CARDS - 30, 10, 10),
        listed(10, MOST_CARDS - 29, 10, 10),
        listed(10, MOST_CARDS - 30, 11, 10),
        listed(10, MOST_CARDS - 30, 10, 11),
    ):
        with pytest.raises(BadData) as caught:
            check_army(more)
        assert caught.value.values == {"what": "cards", "given": MOST_CARDS + 1, "most": MOST_CARDS}
    assert check_army(listed(MOST_UNITS)) == listed(MOST_UNITS)
    with pytest.raises(BadData) as caught:
        check_army(listed(MOST_UNITS + 1))
    assert caught.value.values == {"what": "units", "given": MOST_UNITS + 1, "most": MOST_UNITS}


def test_a_code_may_just_be_as_long_as_it_may_be() -> None:
    ending = f"~{army_versions().version}"
    code = "stark/40/" + ",".join([SWORDS] * 4)
    padded = (code + ending).rjust(LONGEST_CODE)
    assert len(read_code(padded).army.entries) == 4
    with pytest.raises(BadData) as caught:
        read_code(" " + padded)
    assert caught.value.values == {"what": "characters", "given": LONGEST_CODE + 1, "most": LONGEST_CODE}
    with pytest.raises(BadData) as caught:
        read_code(code)
    assert caught.value.values == {"given": code[-20:], "ending": ending}
