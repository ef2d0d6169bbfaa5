"""Sentences: loading them, saying them, and the grammar of both languages."""

from __future__ import annotations

import pickle
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from maester.words import LANGUAGES, BadMessage, MissingMessage, add_locale, load_words, system_language, words
from tests.words_support import WordMaker, write_locale


@pytest.fixture
def make_words(tmp_path: Path) -> WordMaker:
    return WordMaker(tmp_path)


# The language of the system.


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({}, "en"),
        ({"LANG": "pl_PL.UTF-8"}, "pl"),
        ({"LANG": "pl"}, "pl"),
        ({"LANG": "pl@euro"}, "pl"),
        ({"LC_MESSAGES": "pl_PL"}, "pl"),
        ({"LC_ALL": "pl_PL@euro", "LANG": "en_GB"}, "pl"),
        ({"LC_ALL": "C", "LANG": "pl_PL"}, "en"),
        ({"LC_ALL": "", "LANG": "pl_PL"}, "pl"),
        ({"LANG": "de_DE"}, "en"),
        ({"LANG": "plt_MG"}, "en"),
        ({"MAESTER_LANG": "pl", "LC_ALL": "en_GB"}, "pl"),
        ({"MAESTER_LANG": "en", "LANG": "pl_PL"}, "en"),
        ({"MAESTER_LANG": "xx", "LANG": "pl_PL"}, "xx"),
        ({"MAESTER_LANG": "PL-pl"}, "pl"),
        ({"MAESTER_LANG": "de", "LANG": "pl_PL"}, "pl"),
    ],
)
def test_system_language(monkeypatch: pytest.MonkeyPatch, environment: dict[str, str], language: str) -> None:
    for name in ("MAESTER_LANG", "LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    for name, value in environment.items():
        monkeypatch.setenv(name, value)
    assert system_language() == language


# Saying.


def test_say_puts_values_in_without_marks_of_isolation(make_words: WordMaker) -> None:
    english = make_words('greeting = { $name } has { $gold } gold and "{ $share }" more.')
    assert english.say("greeting", {"name": "Żaneta", "gold": 3, "share": 0.5}) == 'Żaneta has 3 gold and "0.5" more.'


def test_numbers_are_written_as_the_language_does_it() -> None:
    assert words("en").say("number-plain", {"number": 1234567.5}) == "1,234,567.5"
    assert words("pl").say("number-plain", {"number": 1234567.5}) == "1\N{NO-BREAK SPACE}234\N{NO-BREAK SPACE}567,5"
    assert words("en").say("number-percent", {"number": 0.25}) == "25%"


@pytest.mark.parametrize(("value", "said"), [(True, "up"), (False, "down"), (None, "lost"), ("true", "up"), (1, "?")])
def test_truth_and_nothing_can_be_selected_by(make_words: WordMaker, value: object, said: str) -> None:
    english = make_words("card = { $shown ->\n    [true] up\n    [false] down\n    [none] lost\n   *[other] ?\n}\n")
    assert english.say("card", {"shown": value}) == said


@pytest.mark.parametrize(
    ("items", "english", "polish"),
    [
        ([], "none", "brak"),
        (["a"], "a", "a"),
        (("a", "b"), "a and b", "a i b"),
        (["a", "b", "c"], "a, b and c", "a, b i c"),
        (["a", "b", "c", "d"], "a, b, c and d", "a, b, c i d"),
    ],
)
def test_lists(make_words: WordMaker, items: list[str], english: str, polish: str) -> None:
    assert make_words("all = [{ $items }]").say("all", {"items": items}) == f"[{english}]"
    assert make_words("all = [{ $items }]", "pl").say("all", {"items": items}) == f"[{polish}]"


def test_lists_of_alternatives() -> None:
    assert words("en").join(["a", "b", "c"], "or") == "a, b or c"
    assert words("pl").join(["a", "b"], "or") == "a lub b"


def test_a_very_long_list_can_be_said(make_words: WordMaker) -> None:
    moves = [f"move {number}" for number in range(2000)]
    assert make_words("all = Choose { $moves }!").say("all", {"moves": moves}).endswith("move 1998 and move 1999!")


@pytest.mark.parametrize("number", [0, 5, 11, 12, 13, 14, 15, 20, 21, 25, 100, 101, 111, 112, 113, 114, 1012])
def test_polish_many(make_words: WordMaker, number: int) -> None:
    assert _polish_cards(make_words, number) == "kart"


@pytest.mark.parametrize("number", [2, 3, 4, 22, 23, 24, 32, 102, 122, 1004])
def test_polish_few(make_words: WordMaker, number: int) -> None:
    assert _polish_cards(make_words, number) == "karty"


def test_polish_one_and_fractions(make_words: WordMaker) -> None:
    assert _polish_cards(make_words, 1) == "karta"
    assert _polish_cards(make_words, 1.5) == "karty (ułamek)"


def _polish_cards(make_words: WordMaker, number: float) -> str:
    variants = "\n    [one] karta\n    [few] karty\n    [many] kart\n   *[other] karty (ułamek)\n"
    return make_words(f"cards = {{ $count ->{variants}}}\n", "pl").say("cards", {"count": number})


def test_english_plural(make_words: WordMaker) -> None:
    english = make_words("cards = { $count ->\n    [0] none\n    [one] one\n   *[other] { $count }\n}\n")
    assert [english.say("cards", {"count": count}) for count in (0, 1, 2, 21)] == ["none", "one", "2", "21"]


# What can't be said.


def test_missing_message() -> None:
    with pytest.raises(MissingMessage) as caught:
        words("pl").say("no-such-message")
    assert isinstance(caught.value, LookupError)
    assert (caught.value.language, caught.value.message_id) == ("pl", "no-such-message")
    assert str(caught.value) == "there is no message no-such-message in pl"


def test_no_fallback_to_english(make_words: WordMaker) -> None:
    assert make_words("only-here = x").has("only-here")
    polish = make_words("other = y", "pl")
    assert not polish.has("only-here")
    for ask in (polish.say, polish.attributes, polish.variables):
        with pytest.raises(MissingMessage):
            ask("only-here")


@pytest.mark.parametrize(
    ("text", "values"),
    [
        ("it = { $name }", {}),
        ("it = { $name }", {"name": object()}),
        ("it = { $name }", {"name": ["a", 1.5]}),
        ("it = { $name ->\n   *[other] x\n}\n", {}),
        ("it = { other }", {}),
        ("it = { -other }", {}),
        ("it = { it.other }", {}),
        ("it = { -name($name) }\n-name = x", {"name": "y"}),
        ("it = { it }", {}),
        ("it = I am { it }", {}),
        ("it = { OTHER($name) }", {"name": "x"}),
        ("it = { NUMBER($name) }", {"name": "x"}),
        ("it = { $name }", {"name": 10**400}),
        ("it = { NAME($name) }", {}),
        ("it = { NAME($name) }", {"name": "other"}),
        ("it = { NAME($name) }\nother = { $what }", {"name": "other"}),
    ],
)
def test_bad_message(make_words: WordMaker, text: str, values: dict[str, Any]) -> None:
    with pytest.raises(BadMessage) as caught:
        make_words(text).say("it", values)
    assert (caught.value.language, caught.value.message_id) == ("en", "it")
    assert caught.value.errors
    assert str(caught.value.errors[0]) in str(caught.value)


def test_a_missing_value_is_named(make_words: WordMaker) -> None:
    with pytest.raises(BadMessage, match="house"):
        make_words("it = { $house }").say("it", {"name": "x"})


def test_values_that_a_message_does_not_use_are_no_error(make_words: WordMaker) -> None:
    assert make_words("it = x").say("it", {"name": object(), "items": [1]}) == "x"


def test_errors_survive_being_sent_between_processes() -> None:
    for error in (MissingMessage("pl", "it"), BadMessage("pl", "it", [ValueError("why")])):
        assert str(pickle.loads(pickle.dumps(error))) == str(error)


# Names and their grammatical forms.

POLISH_NAMES = """\
house-stark = Starkowie
    .gen = Starków
    .acc = Starków
house-tully = Tully
seven = { $count } królestw
    .more = ponad { $count }
of = wojska { NAME($house, kind: "house", form: "gen") }
whole = { NAME($house, form: "gen") }
numbered = { NAME($card, kind: "card") }
card-12 = Zima
"""


def test_attributes(make_words: WordMaker) -> None:
    polish = make_words(POLISH_NAMES, "pl")
    assert polish.say("house-stark") == "Starkowie"
    assert polish.attribute("house-stark", "gen") == "Starków"
    assert polish.attributes("house-stark") == {"gen": "Starków", "acc": "Starków"}
    assert polish.attributes("house-tully") == {}
    assert polish.attribute("seven", "more", {"count": 5}) == "ponad 5"
    assert polish.attributes("seven", {"count": 5}) == {"more": "ponad 5"}
    with pytest.raises(BadMessage, match=re.escape("seven.more")):
        polish.attribute("seven", "more")
    with pytest.raises(MissingMessage, match=re.escape("house-tully.gen")):
        polish.attribute("house-tully", "gen")
    with pytest.raises(MissingMessage):
        polish.attribute("house-frey", "gen")


def test_a_message_of_attributes_alone_can_not_be_said(make_words: WordMaker) -> None:
    english = make_words("it =\n    .form = x\n")
    assert english.attribute("it", "form") == "x"
    with pytest.raises(MissingMessage):
        english.say("it")


def test_the_translator_picks_the_form_of_a_name(make_words: WordMaker) -> None:
    polish = make_words(POLISH_NAMES, "pl")
    assert polish.say("of", {"house": "stark"}) == "wojska Starków"
    assert polish.say("whole", {"house": "house-stark"}) == "Starków"
    assert polish.say("of", {"house": "tully"}) == "wojska Tully"
    assert polish.say("numbered", {"card": 12}) == "Zima"


# What is there.


def test_ids_and_language(make_words: WordMaker) -> None:
    polish = make_words("zebra = x\nalpha = y\n-term = z", "pl")
    assert polish.language == "pl"
    assert {"zebra", "alpha", "list-and"} <= set(polish.ids())
    assert list(polish.ids()) == sorted(polish.ids())
    assert not {"term", "-term"} & set(polish.ids())
    assert polish.has("alpha")
    assert not polish.has("term")


def test_variables(make_words: WordMaker) -> None:
    english = make_words(
        """\
plain = Nothing.
direct = { $one } { NUMBER($two) } { NUMBER($three, minimumFractionDigits: 2) }
selected = { $which ->
    [a] { $left }
   *[b] { { $right } }
}
referring = { direct } and { -term(case: "x") }
deep = { referring }
with-form = x
    .form = { $form }
to-form = { with-form.form }
to-value = { with-form }
round = { $r } { about }
about = { round }
-term = { $case ->
    [x] x
   *[y] y
}
"""
    )
    assert english.variables("plain") == frozenset()
    assert english.variables("direct") == {"one", "two", "three"}
    assert english.variables("selected") == {"which", "left", "right"}
    assert english.variables("referring") == english.variables("deep") == {"one", "two", "three"}
    assert english.variables("with-form") == english.variables("to-form") == {"form"}
    assert english.variables("to-value") == frozenset()
    assert english.variables("round") == english.variables("about") == {"r"}


# Loading.


def test_words_are_loaded_once() -> None:
    assert words("pl") is words("pl", None)
    assert words("pl") is not words("en")


def test_unknown_language() -> None:
    with pytest.raises(ValueError, match="de"):
        words("de")


def test_a_game_has_the_shared_words_and_its_own(tmp_path: Path) -> None:
    folder = write_locale(tmp_path, en="test-winter = Winter", pl="test-winter = Zima")
    add_locale("test-two-files", folder)
    add_locale("test-two-files", folder)
    assert words("pl", "test-two-files").say("test-winter") == "Zima"
    assert words("en", "test-two-files").say("test-winter") == "Winter"
    assert words("pl", "test-two-files").say("word-yes") == "tak"
    assert words("pl", "test-two-files") is words("pl", "test-two-files")
    assert not words("pl").has("test-winter")
    with pytest.raises(ValueError, match="already"):
        add_locale("test-two-files", tmp_path.parent)


def test_a_game_may_keep_folders_of_files(tmp_path: Path) -> None:
    for language in LANGUAGES:
        write_locale(tmp_path / language, cards=f"test-card = {language}", houses=f"test-house = {language}")
    add_locale("test-two-folders", tmp_path)
    assert words("pl", "test-two-folders").say("test-card") == "pl"
    assert words("en", "test-two-folders").say("test-house") == "en"


def test_a_game_without_words(tmp_path: Path) -> None:
    with pytest.raises(LookupError, match="test-unknown"):
        words("en", "test-unknown")
    with pytest.raises(FileNotFoundError):
        add_locale("test-nowhere", tmp_path / "nowhere")
    add_locale("test-english-only", write_locale(tmp_path / "half", en="test-a = b"))
    assert words("en", "test-english-only").has("test-a")
    with pytest.raises(ValueError, match="no words in pl"):
        words("pl", "test-english-only")


@pytest.mark.parametrize("text", ["test-twice = a\n", "-test-twice = a\n"])
def test_a_duplicate_names_both_files(tmp_path: Path, text: str) -> None:
    one, two = write_locale(tmp_path / "one", en=text), write_locale(tmp_path / "two", en=f"\n{text}")
    with pytest.raises(ValueError, match="test-twice is already defined") as caught:
        load_words("en", [one, two])
    assert f"{one / 'en.ftl'}:1" in str(caught.value)
    assert f"{two / 'en.ftl'}:2" in str(caught.value)


def test_a_message_and_a_term_may_share_a_name(make_words: WordMaker) -> None:
    assert make_words("winter = { -winter } comes\n-winter = Winter").say("winter") == "Winter comes"


@pytest.mark.parametrize("text", ["word-yes = aye", "a = b\na = c", "a = b\n    .c = d\n    .c = e\n", "a = {\n"])
def test_a_game_with_a_mistake_is_not_loaded(make_words: WordMaker, text: str) -> None:
    with pytest.raises(ValueError, match=r"en\.ftl:\d"):
        make_words(text)


def test_importing_does_not_load_fluent() -> None:
    program = (
        "import sys, maester.words; sys.exit(any(name.split('.')[0] in ('fluent', 'babel') for name in sys.modules))"
    )
    subprocess.run([sys.executable, "-c", program], check=True)


def test_a_list_of_names_is_said_name_by_name(make_words: WordMaker) -> None:
    said = make_words('it = { NAME($who, kind: "house") }\nhouse-a = Alder\nhouse-b = Birch', "en")
    assert said.say("it", {"who": ["b", "a"]}) == "Birch and Alder"


def test_letters_are_said_as_counts_with_plurals_and_forms(make_words: WordMaker) -> None:
    text = (
        'it = { COUNTS($units, kind: "unit", form: "acc") }\nunit-none = nikt\n'
        "unit-F = { $count ->\n    [one] { $count } Piechur\n   *[other] { $count } Piechurów\n }\n"
        "    .acc = { $count ->\n        [one] { $count } Piechura\n       *[other] { $count } Piechurów\n     }\n"
        "unit-K = { $count } K\n"
    )
    said = make_words(text, "pl")
    assert said.say("it", {"units": "FKF"}) == "2 Piechurów i 1 K"
    assert said.say("it", {"units": "F"}) == "1 Piechura"
    assert said.say("it", {"units": "-"}) == "nikt"
