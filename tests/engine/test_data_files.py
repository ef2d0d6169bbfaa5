"""A game that can be played with another data file: which one new matches use, and which one a save needs."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType

import msgspec
import pytest

from maester import BadData
from maester.engine import Data, Definition, Frame, Play, Secrets, definition_of, register, registry, use_data
from maester.engine.registry import definition_with
from maester.words import bundle, use_names, words
from tests.engine.tiny.choices import NAMES, SEATS, Harbour, HarbourView, scenario


def harbour(file: bytes, package: str = "tests.engine.tiny.choices", folder: Path | None = None) -> Definition:
    """A game whose data file is its fingerprint and what its harbour is called."""
    text = file.decode()
    if not text:
        raise BadData("no-data-file", game="tiny-data")
    return Definition(
        id="tiny-data",
        titles={"en": "Data", "pl": "Dane"},
        players=(3,),
        rules_version=1,
        package=package,
        folder=folder,
        play=Play(
            state=Harbour,
            names=NAMES,
            seats=lambda players, options: SEATS,
            set_up=lambda players, options: scenario({}, players, options),
        ),
        secrets=Secrets(
            view=lambda game, seat: HarbourView(game.notes, game.purse),
            determinize=lambda game, seat, rng: None,
            invariants=lambda game: (),
        ),
        data=Data(
            fingerprint=text,
            with_file=harbour,
            spoken={"en": {"harbour": f"the harbour of {text}"}, "pl": {"harbour": f"port {text}"}},
        ),
    )


@pytest.fixture
def own(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Iterator[Definition]:
    for known in ("_registered", "_in_use", "_known"):
        monkeypatch.setattr(registry, known, {})
    for known in ("_game_folders", "_data_names", "_data_in_use"):
        monkeypatch.setattr(bundle, known, dict(getattr(bundle, known)))
    (tmp_path / "locale").mkdir()
    for language in ("en", "pl"):
        (tmp_path / "locale" / f"{language}.ftl").write_text("sea = salt\n", encoding="utf-8")
    yield register(harbour(b"white", folder=tmp_path))
    use_data("tiny-data", None)
    bundle._words.cache_clear()  # another test has words of its own


def said(language: str) -> str:
    return words(language, "tiny-data").say("harbour")


def test_new_matches_are_played_with_the_file_that_is_in_use(own: Definition) -> None:
    assert definition_of("tiny-data") is own
    other = use_data("tiny-data", b"black")
    assert other.data.fingerprint == "black"
    assert definition_of("tiny-data") is other
    assert use_data("tiny-data", None) is own
    assert definition_of("tiny-data") is own


def test_the_names_are_those_of_the_file_in_use(own: Definition) -> None:
    assert (said("en"), said("pl")) == ("the harbour of white", "port white")
    use_data("tiny-data", b"black")
    assert (said("en"), said("pl")) == ("the harbour of black", "port black")
    use_data("tiny-data", None)
    assert (said("en"), said("pl")) == ("the harbour of white", "port white")


def test_each_definition_says_the_names_of_its_own_file(own: Definition) -> None:
    black = use_data("tiny-data", b"black")
    assert own.words("en").say("harbour") == "the harbour of white"
    assert black.words("pl").say("harbour") == "port black"
    own.with_data(b"red")
    assert said("en") == "the harbour of black", "a file that is only looked at is not in use"


def test_a_file_whose_names_nobody_knows_cannot_be_spoken_of(own: Definition) -> None:
    with pytest.raises(LookupError, match="green"):
        use_names("tiny-data", "green")
    assert said("en") == "the harbour of white"


def test_a_file_that_was_in_use_is_found_by_its_fingerprint(own: Definition) -> None:
    black, red = (use_data("tiny-data", file) for file in (b"black", b"red"))
    assert definition_with("tiny-data", "red") is red
    assert definition_with("tiny-data", "black") is black
    assert definition_with("tiny-data", "white") is own
    assert definition_with("tiny-data", "green") is None


def test_a_bad_file_changes_nothing(own: Definition) -> None:
    black = use_data("tiny-data", b"black")
    with pytest.raises(BadData, match="tiny-data"):
        use_data("tiny-data", b"")
    assert definition_of("tiny-data") is black


def test_a_game_without_a_data_file_is_played_with_no_other() -> None:
    with pytest.raises(BadData) as refused:
        use_data("boardgame", b"{}")
    assert refused.value.code == "no-data-file"
    assert definition_of("boardgame").data.fingerprint == ""


def test_a_game_with_a_frame_that_could_change_behind_a_copy_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    module = "tests.engine.tiny.nowhere"
    monkeypatch.setitem(sys.modules, module, ModuleType(module))
    scene = msgspec.defstruct("Scene", [("cards", list[int])], bases=(Frame,), module=module, kw_only=True)
    with pytest.raises(TypeError, match=r"^Scene\.cards must hold a value that doesn't change"):
        harbour(b"white", package=module)
    # As long as somebody holds the class: one that is collected is no frame of anybody's.
    assert issubclass(scene, Frame)


# --- files that are played alike ------------------------------------------------------------------


def in_play(file: bytes) -> Definition:
    """A game of whose file only the first letter changes play; `grey` was shipped once, and played like `blue`."""
    made = harbour(file, folder=None)
    made.data = msgspec.structs.replace(made.data, in_play=file.decode()[0], with_file=in_play, former={"grey": "b"})
    return made


@pytest.fixture
def alike(own: Definition, monkeypatch: pytest.MonkeyPatch) -> Definition:
    own.data = msgspec.structs.replace(own.data, in_play="w", with_file=in_play, former={"grey": "b"})
    return own


def test_a_file_with_other_words_will_do(alike: Definition) -> None:
    brown = use_data("tiny-data", b"brown")
    use_data("tiny-data", None)
    assert definition_with("tiny-data", "wine", "w") is alike
    assert definition_with("tiny-data", "black", "b") is brown
    assert definition_with("tiny-data", "red", "r") is None
    assert definition_with("tiny-data", "red") is None, "of a save of old nobody knows what changes play"


def test_the_very_file_goes_before_one_that_is_played_alike(alike: Definition) -> None:
    brown, black = (use_data("tiny-data", file) for file in (b"brown", b"black"))
    assert definition_with("tiny-data", "brown", "b") is brown
    assert definition_with("tiny-data", "blue", "b") is black, "which is in use"


def test_of_a_file_that_was_shipped_it_is_known_what_changed_play(alike: Definition) -> None:
    assert definition_with("tiny-data", "grey") is None
    brown = use_data("tiny-data", b"brown")
    assert definition_with("tiny-data", "grey") is brown


def test_what_was_shipped_before_is_still_there(alike: Definition, tmp_path: Path) -> None:
    (tmp_path / "data" / "earlier").mkdir(parents=True)
    for number, name in enumerate((b"violet", b"black")):
        (tmp_path / "data" / "earlier" / f"{number}.json").write_bytes(name)
    found = definition_with("tiny-data", "grey")
    assert found is not None
    assert found.data.fingerprint == "black"
    assert definition_with("tiny-data", "vermilion", "v") is alike.earlier[0]
    assert definition_with("tiny-data", "red", "r") is None
    assert definition_of("tiny-data") is alike, "new matches are played with the present file"
