"""The comparison of languages, and the shared words of the project as it finds them."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from maester.words import (
    LANGUAGES,
    PSEUDO,
    SHARED_FOLDER,
    BadMessage,
    MissingMessage,
    check_locales,
    locale_pairs,
    words,
)
from tests.words_support import write_locale


def test_the_shared_words_have_no_mistakes() -> None:
    assert check_locales(locale_pairs(SHARED_FOLDER)) == []


@pytest.mark.parametrize("language", [*LANGUAGES, PSEUDO])
def test_the_shared_words_can_be_loaded_and_said(language: str) -> None:
    spoken = words(language)
    assert spoken.ids()
    failures: dict[str, list[Exception]] = {}
    for message_id in spoken.ids():
        try:
            assert spoken.say(message_id, dict.fromkeys(spoken.variables(message_id), 1))
        except BadMessage as error:
            # A name can't be made out of a number; everything else can be said with one.
            failures[message_id] = [each for each in error.errors if not isinstance(each, MissingMessage)]
    assert not any(failures.values()), failures


def problems(tmp_path: Path, english: str, polish: str) -> list[str]:
    found = check_locales(locale_pairs(write_locale(tmp_path, en=english, pl=polish)))
    return [problem.replace(f"{tmp_path.resolve()}/", "") for problem in found]


@pytest.mark.parametrize(
    ("english", "polish"),
    [
        ("a = b", "a = c"),
        ("a = { $x }", "a = { $x }\n    .gen = { $x }\n    .dat = c"),
        ("a = { $x }", "a = { $x ->\n    [one] b\n   *[other] c\n}\n"),
        ("a = b", "a = { -t }\n-t = c\n    .gender = f"),
        ("a = { list-and }", "a = { list-and }"),
        ("a = { $x }", 'a = { NAME($x, form: "gen") }'),
        ("a = { $x }\nb = { a }", "a = { $x }\nb = c { $x }"),
    ],
)
def test_locales_that_agree(tmp_path: Path, english: str, polish: str) -> None:
    assert problems(tmp_path, english, polish) == []


@pytest.mark.parametrize(
    ("english", "polish", "problem"),
    [
        ("a = b\nc = d", "a = b", "en.ftl:2: c is in en but not in pl"),
        ("a = b", "\n\na = b\nc = d", "pl.ftl:4: c is in pl but not in en"),
        ("a = { $x }", "a = { $y }", "pl.ftl:1: a uses $x in English but $y in Polish"),
        ("a = { $x } { $y }", "a = b", "pl.ftl:1: a uses $x, $y in English but no values in Polish"),
        ("a = b\n    .c = d", "a = b\n    .c = { $x }", "pl.ftl:1: a uses no values in English but $x in Polish"),
        ("a =\n    .c = d", "a = b", "en.ftl:1: a is empty"),
        ("a = b", 'a = { "" }', "pl.ftl:1: a is empty"),
        ("a = b", 'a = b\n    .c = { " " }', "pl.ftl:1: a.c is empty"),
        ("a = b\na = c", "a = b", "en.ftl:2: a is already defined in en.ftl:1"),
        ("a = b", "a = { b }", "pl.ftl:1: a refers to b, which isn't there"),
        ("a = b", "a = { -b }", "pl.ftl:1: a refers to -b, which isn't there"),
        ("a = b", "a = { a.c }", "pl.ftl:1: a refers to a.c, which isn't there"),
        ("a = b\n-t = { x }", "a = b", "en.ftl:2: -t refers to x, which isn't there"),
        (
            "a = { -t($x) }\n-t = c",
            "a = { $x }",
            "en.ftl:1: a hands to -t a value without a name, which a term can't see",
        ),
        ("a = { FORM($x) }", "a = { $x }", "en.ftl:1: a calls FORM, which is no function"),
    ],
)
def test_locales_that_differ(tmp_path: Path, english: str, polish: str, problem: str) -> None:
    assert problems(tmp_path, english, polish) == [problem]


def test_a_game_that_says_a_shared_message_anew_is_reported(tmp_path: Path) -> None:
    (found,) = problems(tmp_path, "a = b", "a = b\n\nword-yes = c")
    assert found.startswith("pl.ftl:3: word-yes is already defined in ")
    assert "words.ftl:" in found


def test_mistakes_of_the_shared_words_are_not_those_of_a_game(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    shared = write_locale(tmp_path / "shared", en="s = t\nno message", pl="s = t\n\nalone = { nothing }")
    monkeypatch.setattr("maester.words.check.SHARED_FOLDER", shared)
    assert problems(tmp_path / "game", "a = { s }", "a = { s }") == []
    assert len(check_locales(locale_pairs(shared))) == 3


def test_junk_is_reported_with_file_and_line(tmp_path: Path) -> None:
    found = problems(tmp_path, "a = b\n\nthis is no message\n", "a = b\nc = {\n    $x ->\n    [one] d\n}\n")
    assert len(found) == 2
    assert found[0].startswith("en.ftl:3: E0003")
    assert re.match(r"pl\.ftl:[2-5]: E\d{4} ", found[1])


def test_a_file_of_no_text_is_reported(tmp_path: Path) -> None:
    write_locale(tmp_path, en="a = b")
    (tmp_path / "pl.ftl").write_bytes(b"a = \xff\n")
    assert any("pl.ftl: can't be read" in problem for problem in check_locales(locale_pairs(tmp_path)))


def test_a_missing_language_is_reported(tmp_path: Path) -> None:
    write_locale(tmp_path, en="a = b")
    assert any("no words in pl" in problem for problem in check_locales(locale_pairs(tmp_path)))
    assert check_locales(locale_pairs(tmp_path / "nowhere")) != []


def test_folders_of_files_are_compared_as_a_whole(tmp_path: Path) -> None:
    write_locale(tmp_path / "en", one="a = b\nc = { a }", two="d = { $x }")
    write_locale(tmp_path / "pl", one="d = { $x }", two="a = b", three="c = { a }")
    assert check_locales(locale_pairs(tmp_path)) == []
    (tmp_path / "pl" / "three.ftl").unlink()
    assert [problem.endswith("c is in en but not in pl") for problem in check_locales(locale_pairs(tmp_path))] == [True]
