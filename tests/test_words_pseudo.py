"""The pseudo-locale: English in disguise that says the same thing."""

from __future__ import annotations

import re
import tempfile
import unicodedata
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import ast
from hypothesis import given, settings
from hypothesis import strategies as st

from maester.words import PSEUDO, load_words, words
from maester.words.files import WordsCatalogue
from maester.words.pseudo import pseudo_catalogue
from tests.words_support import WordMaker, write_locale


@pytest.fixture
def make_words(tmp_path: Path) -> WordMaker:
    return WordMaker(tmp_path)


VOWELS = "áéîöü"


def undisguise(text: str) -> str:
    """English again, by the decomposition of Unicode rather than by the table that made the disguise."""
    text = re.sub(f"([{VOWELS}{VOWELS.upper()}])[{VOWELS}]", r"\1", text.replace("⟦", "").replace("⟧", ""))
    return "".join(letter for letter in unicodedata.normalize("NFD", text) if not unicodedata.combining(letter))


def test_pseudo_locale(make_words: WordMaker) -> None:
    pseudo = make_words("hand = You have { $count } cards.\n    .short = Aha\n", PSEUDO)
    assert pseudo.say("hand", {"count": 1234}) == "⟦Ýööüü ĥááṽéé 1,234 çááŕḋš.⟧"
    assert pseudo.attribute("hand", "short") == "⟦Ááĥáá⟧"
    assert pseudo.language == PSEUDO


def test_pseudo_locale_selects_as_english_does(make_words: WordMaker) -> None:
    text = """\
-house = House
    .gender = feminine
cards = { $count ->
    [one] { -house.gender ->
        [feminine] her card
       *[other] a card
    }
   *[other] { NUMBER($count, minimumFractionDigits: 2) } cards of { -house } { $flag ->
        [true] up
       *[false] down
    }
}
"""
    english, pseudo = make_words(text), make_words(text, PSEUDO)
    for count, flag in ((1, True), (2, False), (3, True)):
        said = pseudo.say("cards", {"count": count, "flag": flag})
        assert said.startswith("⟦")
        assert said.endswith("⟧")
        assert said.count("⟦") == 1
        assert undisguise(said) == english.say("cards", {"count": count, "flag": flag})
    assert pseudo.say("cards", {"count": 1, "flag": True}) == "⟦ĥééŕ çááŕḋ⟧"
    assert pseudo.say("cards", {"count": 2, "flag": True}) == "⟦2.00 çááŕḋš ööḟ Ĥööüüšéé üüṗ⟧"


def test_pseudo_locale_of_lists_is_readable() -> None:
    assert words(PSEUDO).join(["a", "b", "c"]) == "⟦a, b ááñḋ c⟧"


def test_pseudo_locale_is_about_a_third_longer(make_words: WordMaker) -> None:
    sample = "When a player reveals a plot card, each other player may choose and kill one of their characters."
    assert 1.25 < len(make_words(f"it = {sample}", PSEUDO).say("it")) / len(sample) < 1.4


def test_pseudo_locale_of_the_shared_words() -> None:
    english, pseudo = words("en"), words(PSEUDO)
    assert english.ids() == pseudo.ids()
    assert english.ids()
    for message_id in english.ids():
        assert english.variables(message_id) == pseudo.variables(message_id)
        if not english.variables(message_id):
            said = pseudo.say(message_id)
            assert undisguise(said) == undisguise(english.say(message_id))
            assert said[0] + said[-1] == "⟦⟧" or not re.search(r"\w", said)


def test_pseudo_locale_leaves_english_alone(make_words: WordMaker) -> None:
    text = "hand = You have { $count } cards.\n"
    assert make_words(text, PSEUDO).say("hand", {"count": 1}) != make_words(text).say("hand", {"count": 1})
    assert make_words(text).say("hand", {"count": 1}) == "You have 1 cards."


TEXTS = st.text("aeiouqxyzAEIQZ ,.;-'%", min_size=1).map(lambda text: text.strip(" .")).filter(bool)
PLACEABLES = st.sampled_from(
    [
        "{ $count }",
        "{ $name }",
        '{ "Literal text" }',
        "{ 7 }",
        "{ NUMBER($count, minimumFractionDigits: 2) }",
        "{ -house }",
        '{ -house(case: "genitive") }',
        "{ other }",
        "{ other.form }",
        '{ NAME($reference, form: "form") }',
    ]
)


def select(patterns: list[str]) -> str:
    first, second, third = patterns
    selected = f"    [one] {first}\n    [few] {second}\n   *[other] {third}\n"
    return "{ $count ->\n" + selected + "}"


PATTERNS = st.recursive(
    st.lists(TEXTS | PLACEABLES, min_size=1, max_size=4).map(" ".join),
    lambda inner: st.lists(inner, min_size=3, max_size=3).map(select),
    max_leaves=6,
)
SURROUNDINGS = """
-house = House { $case ->
    [genitive] of Stark
   *[nominative] Stark
}
other = Another
    .form = Another form of { $name }
    .plain = plain
referenced = A name
    .form = the form of it
"""


def make_file(value: str, attribute: str) -> str:
    def indented(pattern: str) -> str:
        return pattern.replace("\n", "\n        ")

    return f"it = {indented(value)}\n    .form = {indented(attribute)}\n{SURROUNDINGS}"


def all_but_text(node: Any) -> list[str]:
    """Everything in a parsed file that isn't text, in its order: kinds of nodes, names and constants."""
    if isinstance(node, list):
        return [part for child in node for part in all_but_text(child)]
    if not isinstance(node, ast.BaseNode) or isinstance(node, ast.TextElement | ast.Span):
        return []
    constant = node.name if isinstance(node, ast.Identifier) else node.value if isinstance(node, ast.Literal) else ""
    return [f"{type(node).__name__} {constant}", *all_but_text(list(vars(node).values()))]


# Without a deadline: the first example has to load Fluent, which a busy machine does slowly.
@settings(deadline=None)
@given(value=PATTERNS, attribute=PATTERNS)
def test_pseudo_locale_keeps_placeables(value: str, attribute: str) -> None:
    with tempfile.TemporaryDirectory() as folder:
        english = WordsCatalogue()
        english.add(write_locale(Path(folder), en=make_file(value, attribute)) / "en.ftl")
    assert english.problems == []
    pseudo = pseudo_catalogue(english)
    assert pseudo.messages.keys() == english.messages.keys()
    assert pseudo.terms.keys() == english.terms.keys()
    for before, after in ((english.messages, pseudo.messages), (english.terms, pseudo.terms)):
        assert all_but_text(list(after.values())) == all_but_text(list(before.values()))


@settings(deadline=None)
@given(value=PATTERNS, attribute=PATTERNS, count=st.integers(0, 30), name=st.text("bcd0123456789"))
def test_pseudo_locale_says_what_english_says(value: str, attribute: str, count: int, name: str) -> None:
    with tempfile.TemporaryDirectory() as place:
        folder = write_locale(Path(place), en=make_file(value, attribute))
        english, pseudo = load_words("en", [folder]), load_words(PSEUDO, [folder])
    values = {"count": count, "name": name, "reference": "referenced"}
    said = pseudo.say("it", values)
    assert undisguise(said) == english.say("it", values)
    assert undisguise(pseudo.attribute("it", "form", values)) == english.attribute("it", "form", values)
    assert pseudo.variables("it") == english.variables("it")
    if re.search(r"\w", english.say("it", {**values, "name": ""})):
        assert (said[0], said[-1]) == ("⟦", "⟧")
