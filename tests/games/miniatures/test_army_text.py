"""Army lists as text: written exactly, read forgivingly, in either language; and what is told about bad ones."""

from __future__ import annotations

import random
import time
from collections.abc import Callable

import pytest

from maester.errors import BadData
from maester.games.miniatures.armies import broken
from maester.games.miniatures.army_codes import code_of, read_code
from maester.games.miniatures.army_lists import ArmyEntry, ArmyList, cards_of
from maester.games.miniatures.army_reading import LONGEST_LINE, LONGEST_TEXT, MOST_LINES, LineRead, ListRead, read_text
from maester.games.miniatures.army_text import text_of
from maester.games.miniatures.box import BOX
from maester.games.miniatures.random_armies import random_army
from maester.words import LANGUAGES, words
from tests.games.miniatures.army_lists import LEGAL, army

SIZES = (20, 30, 40, 50)
PLAYED = ("stark", "lannister", "neutral")
FORUM = """
Faction: House Stark
Commander: Robb Stark - The Wolf Lord
Points: 40 (4 Neutral)

Combat Units:
  * STARK SWORN SWORDS (5)
      with Robb Stark - The Wolf Lord, Commander (0)
  * 2x Stark Outriders (6)
  * House Umber Berserkers (6)
      with Umber Champion (1)
  * Grey Wind (3)

Non-Combat Units:
  * Catelyn Stark (4)
  * Petyr Baelish (4)
"""


def random_armies(count: int) -> list[ArmyList]:
    """Legal armies of all factions and sizes."""
    factions = list(BOX.factions)
    return [
        random_army(factions[number % len(factions)], SIZES[number % len(SIZES)], random.Random(number))
        for number in range(count)
    ]


def wrong_line(text: str) -> LineRead:
    """The one line of a list that isn't understood."""
    (line,) = [line for line in read_text(text).lines if not line.is_understood]
    return line


def said(line: LineRead, language: str = "en") -> str:
    return words(language, "miniatures").say(line.taken_for.id, line.taken_for.values)


# Written exactly


def test_an_army_as_text() -> None:
    assert text_of(army(LEGAL), "en") == (
        "House Stark, 40 points. Commander: Greatjon Umber, Lord of Last Hearth\n"
        "• House Umber Berserkers (6) with Greatjon Umber, Lord of Last Hearth (C)\n"
        "• House Umber Greataxes (7)\n"
        "• House Umber Berserkers (6) with Umber Champion (1)\n"
        "• Stark Bowmen (6)\n"
        "• Stark Sworn Swords (5) with Sworn Sword Captain (1)\n"
        "\n"
        "Non-Combat Units:\n"
        "• Catelyn Stark, Lady of Winterfell (4)\n"
        "• Rodrik Cassel, Combat Veteran (4)\n"
        "\n"
        "Total: 40"
    )
    polish = text_of(army("neutral/22/10401+20402+20404,10413,30402"), "pl")
    assert polish.splitlines()[0] == "Neutralni, 22 punkty. Dowódca: Ramsay Snow, Bękart Boltona"
    assert "z Dodatkami: Ramsay Snow, Bękart Boltona (D), Theon Greyjoy, Fetor #20404 (0)" in polish
    assert polish.endswith("Razem: 15")


def test_a_thousand_armies_are_read_again_from_text_and_code() -> None:
    for found in random_armies(1000):
        assert broken(found) == []
        code = code_of(found)
        assert len(code) < 200
        assert read_code(code).army == found
        for language in LANGUAGES:
            reading = read_text(text_of(found, language))
            assert reading.army == found, text_of(found, language)
            assert all(line.is_understood for line in reading.lines)


def test_random_armies_have_all_cards_that_can_be_bought() -> None:
    met = {
        card.ref
        for number in range(600)
        for card in cards_of(random_army(PLAYED[number % 3], 50, random.Random(number)))
    }
    assert met == {card.ref for card in BOX.cards() if card.faction in PLAYED}


def test_there_is_no_army_of_a_few_points() -> None:
    with pytest.raises(ValueError, match="stark"):
        random_army("stark", 2, random.Random(1))


# Read forgivingly


def test_a_list_as_it_is_pasted_on_forums() -> None:
    reading = read_text(FORUM)
    assert reading.army == army("stark/40/10201+20201,10202,10202,10203+20203,10204,30201,30402")
    assert all(line.is_understood for line in reading.lines)


@pytest.mark.parametrize(
    ("text", "code"),
    [
        # The other language, without signs and capitals; the faction is guessed, the size is the next usual one.
        ("wierne miecze starkow z robb stark wilczy lord", "stark/20/10201+20201"),
        ("• WIERNE MIECZE STARKÓW + Robb Stark, the wolf lord", "stark/20/10201+20201"),
        # Without a subtitle: where it stands, the mark, or the cost tells who it is.
        ("Commander: Robb Stark\nStark Sworn Swords with Robb Stark", "stark/20/10201+20201"),
        ("Stark Sworn Swords with Robb Stark (C)", "stark/20/10201+20201"),
        ("Stark Sworn Swords with Robb Stark (2)", "stark/20/10201+20206"),
        ("NCUs:\nRobb Stark\nUnits:\nStark Sworn Swords", "stark/20/10201,30210"),
        # In any order.
        ("Catelyn Stark\nStark Sworn Swords\nRobb Stark, The Wolf Lord\n30 pts Stark", "stark/30/10201+20201,30201"),
        ("1. Stark Sworn Swords\n2. Stark Outriders\n3. Stark Outriders x2", "stark/30/10201,10202,10202,10202"),
        # Card numbers.
        ("stark 40 points\n10201 + 20201\n30201", "stark/40/10201+20201,30201"),
        # The same card in two factions: the army's own, unless a number says otherwise.
        ("House Bolton, 30 points\nCutthroats with Dreadfort Captain", "bolton/30/11001+21005"),
        ("House Bolton, 30 points\nCutthroats with Dreadfort Captain #20401", "bolton/30/11001+20401"),
        ("Free Folk, 40 points\nMag the Mighty (9)", "free-folk/40/10314"),
        # Below a unit stand its Attachments.
        ("Stark Sworn Swords\n  Robb Stark (2)\nStark Bowmen", "stark/20/10201+20206,10205"),
        ("Stark Sworn Swords\nRobb Stark (4)\nStark Bowmen", "stark/20/10201,10205,30210"),
        ("Lannister Guardsmen\nIn enemy units:\nGuard Captain", "lannister/20/10101,20102"),
        # One that goes into an enemy unit.
        ("Lannister Guardsmen\nTurncoat", "lannister/20/10101,20122"),
        # A Commander whom the head alone names.
        ("Stark, 40 points. Commander: Robb Stark, The Wolf Lord\nStark Sworn Swords", "stark/40/10201,20201"),
    ],
)
def test_lists_that_are_understood(text: str, code: str) -> None:
    reading = read_text(text)
    assert reading.army == army(code)
    assert all(line.is_understood for line in reading.lines)


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_line_tells_what_it_was_taken_for(language: str) -> None:
    lines = read_text("House Stark, 40 points\n\nStark Sworn Swords with zest and Robb Stark (C)\n").lines
    assert [(line.number, line.cards) for line in lines] == [(1, ()), (3, ("10201", "20201"))]
    told = said(lines[1], language)
    assert "zest" in told
    assert BOX.units["10201"].name_in(language) in told


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_name_that_is_left_open_is_asked_about(language: str) -> None:
    line = wrong_line("House Stark, 40 points\nStark Sworn Swords\nStark Bowmen with Robb Stark")
    assert line.number == 3
    told = said(line, language)
    assert BOX.attachments["20201"].title_in(language) in told
    assert BOX.attachments["20206"].title_in(language) in told


def test_a_name_that_nobody_knows_is_told_with_what_comes_near() -> None:
    text = "House Stark, 40 points\nStark Sworn Swords\nStark Outryders (6)"
    assert "Stark Outriders" in said(wrong_line(text))
    assert read_text(text).army == army("stark/40/10201")
    polish = "Ród Stark, 40 punktów\nWierne Miecze Starków\nLekka Jazda Sarków (6)"
    assert "Lekka Jazda Starków" in said(wrong_line(polish), "pl")


@pytest.mark.parametrize("language", LANGUAGES)
def test_where_no_name_comes_near_none_is_told(language: str) -> None:
    told = said(wrong_line("Stark Bowmen\nxyzzy"), language)
    assert told.endswith("xyzzy”."), told
    assert refusal("xyzzy").message(language).endswith("(1)."), "nothing follows the example"


# Mutilated lists


def without_a_line(lines: list[str], rng: random.Random) -> None:
    del lines[rng.choice([number for number, line in enumerate(lines) if line.startswith("•")])]


def twice_the_same(lines: list[str], rng: random.Random) -> None:
    lines += [line for line in lines if line.startswith("•")]


def misspelt(lines: list[str], rng: random.Random) -> None:
    number = rng.choice([number for number, line in enumerate(lines) if line.startswith("•")])
    letters = list(lines[number])
    for place in rng.sample(range(2, len(letters)), 3):
        letters[place] = "q"
    lines[number] = "".join(letters)


def cut(lines: list[str], rng: random.Random) -> None:
    number = rng.choice([number for number, line in enumerate(lines) if line.startswith("•")])
    lines[number] = lines[number][: len(lines[number]) // 2]


def of_another_faction(lines: list[str], rng: random.Random) -> None:
    faction = rng.choice([one for one in BOX.factions.values() if one.id != "neutral"])
    lines[0] = f"{faction.name_en}, 40 points"


def too_small(lines: list[str], rng: random.Random) -> None:
    lines[0] = lines[0].replace(" points", "").replace("0", "1")


def not_a_list(lines: list[str], rng: random.Random) -> None:
    lines[:] = ["".join(rng.choice("abcxyz, ") for _ in range(40)) for _ in lines]


MUTILATIONS: list[Callable[[list[str], random.Random], None]] = [
    without_a_line, twice_the_same, misspelt, cut, of_another_faction, too_small, not_a_list,
]  # fmt: skip


def answer(text: str) -> ListRead | BadData:
    try:
        return read_text(text)
    except BadData as error:
        return error


def test_two_hundred_mutilated_lists_get_a_helpful_answer() -> None:
    answers = {"army": 0, "lines": 0, "faults": 0, "refused": 0}
    for number, found in enumerate(random_armies(200)):
        rng = random.Random(number)
        lines = text_of(found, "en").splitlines()
        mutilate = MUTILATIONS[number % len(MUTILATIONS)]
        mutilate(lines, rng)
        reading = answer("\n".join(lines))
        if isinstance(reading, BadData):
            answers["refused"] += 1
            assert all(len(reading.message(language)) > 30 for language in LANGUAGES)
            continue
        answers["army"] += 1
        wrong = [line for line in reading.lines if not line.is_understood]
        faults = broken(reading.army)
        answers["lines"] += bool(wrong)
        answers["faults"] += bool(faults)
        for language in LANGUAGES:
            assert all(said(line, language) for line in reading.lines)
            assert all(fault.text(language, "miniatures") for fault in faults)
        if mutilate in (twice_the_same, not_a_list):
            assert faults, "too dear, and Characters twice"
        if mutilate is misspelt:
            assert wrong or reading.army == found or any("strange" in line.taken_for.values for line in reading.lines)
    assert answers["army"] + answers["refused"] == 200
    assert min(answers.values()) > 20


# What is refused


def refusal(text: str) -> BadData:
    with pytest.raises(BadData) as caught:
        read_text(text)
    assert caught.value.message("en") != caught.value.message("pl")
    return caught.value


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("", "army-no-cards"),
        ("What a lovely day for a battle", "army-no-cards"),
        ("\n" * (MOST_LINES + 1), "army-too-long"),
        ("x" * (LONGEST_TEXT + 1), "army-too-long"),
        ("House Stark, -40 points\nStark Sworn Swords", "army-points"),
        ("House Stark, 4000 points\nStark Sworn Swords", "army-points"),
        ("Stark Sworn Swords x20\nStark Bowmen x20\nStark Outriders", "army-too-long"),
    ],
)
def test_texts_that_are_refused(text: str, code: str) -> None:
    assert refusal(text).code == code


def test_a_million_lines_are_refused_at_once() -> None:
    huge = "• Stark Sworn Swords (5)\n" * 1_000_000
    started = time.perf_counter()
    assert refusal(huge).values["most"] == LONGEST_TEXT
    assert time.perf_counter() - started < 0.1


def test_the_worst_list_that_is_read_takes_a_moment() -> None:
    worst = "\n".join("q" * (LONGEST_TEXT // MOST_LINES - 1) for _ in range(MOST_LINES))
    started = time.perf_counter()
    assert refusal(worst).code == "army-no-cards"
    assert time.perf_counter() - started < 3


def test_a_line_that_is_too_long_is_told() -> None:
    line = wrong_line("Stark Bowmen\nStark Sworn Swords" + " and more" * LONGEST_LINE)
    assert line.number == 2
    assert str(LONGEST_LINE) in said(line)


def test_an_army_without_anything_is_written_too() -> None:
    assert text_of(ArmyList("stark", 30), "en") == "House Stark, 30 points\n\nTotal: 0"
    assert "Turncoat (1)" in text_of(ArmyList("lannister", 30, (ArmyEntry("10101"),), ("20122",)), "en")
