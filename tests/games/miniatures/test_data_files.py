"""Fingerprints of data files: a save depends on the cards that are in its match, and on no others."""

from __future__ import annotations

import copy
from typing import Any

import pytest

import maester
from maester.errors import BadSave
from maester.games.miniatures import data_files
from maester.games.miniatures.box import BOX, read_data
from maester.games.miniatures.data_files import fingerprints
from tests.games.miniatures.army_lists import LIONS, WOLVES
from tests.games.miniatures.language import new_game, scenario


@pytest.fixture
def changed(monkeypatch: pytest.MonkeyPatch) -> Any:
    """Puts other content in the place of a data file."""
    files: dict[str, Any] = {}

    def change(name: str) -> Any:
        files.setdefault(name, copy.deepcopy(read_data(name)))
        fingerprints.cache_clear()
        return files[name]

    monkeypatch.setattr(data_files, "read_data", lambda name: files.get(name, read_data(name)))
    yield change
    fingerprints.cache_clear()


def files_of(game: Any) -> set[str]:
    return set(game.match.definition.data.fingerprints_of(game.field))


def test_a_match_depends_on_the_factions_that_are_in_it() -> None:
    game = new_game()
    assert files_of(game) == {"common", *BOX.factions}, "any army may come"
    game.play("red", f"army {LIONS}").play("blue", f"army {WOLVES}")
    assert files_of(game) == {"common", "lannister", "stark"}
    neutral = new_game().play("red", f"army {LIONS}").play("blue", "army lannister/30/10101+20402,10405~1")
    assert files_of(neutral) == {"common", "lannister", "neutral"}
    assert files_of(scenario("red: stark-bowmen @ 3 3 0", "blue: lannister-guardsmen @ 45 45 180")) == {
        "common", "stark", "lannister",
    }  # fmt: skip


def test_what_changes_play_changes_the_fingerprint_of_its_faction_alone(changed: Any) -> None:
    before = dict(fingerprints())
    changed("factions/stark")["units"][0]["cost"] += 1
    assert {name for name in before if fingerprints()[name] != before[name]} == {"stark"}
    changed("terrain")["pieces"][0]["roll_2d6"] = [12]
    assert {name for name in before if fingerprints()[name] != before[name]} == {"stark", "common"}


def test_castle_walls_count_for_the_modes_that_have_them(changed: Any) -> None:
    before = dict(fingerprints())
    changed("siege")["castle_wall"]["size_inches"]["length"] = 9
    assert {name for name in before if fingerprints()[name] != before[name]} == {"siege"}
    for mode, depends in (("a-game-of-thrones", False), ("honed-and-ready", True), ("random", True)):
        assert ("siege" in files_of(new_game(mode=mode))) is depends


def test_an_ability_counts_for_the_factions_that_have_it(changed: Any) -> None:
    before = dict(fingerprints())
    entry = next(one for one in changed("abilities")["abilities"] if one["id"] == "joffreys-retinue")
    entry["innate"] = not entry["innate"]
    assert {name for name in before if fingerprints()[name] != before[name]} == {"lannister"}


def test_words_for_the_reader_do_not_count(changed: Any) -> None:
    before = dict(fingerprints())
    unit = changed("factions/stark")["units"][0]
    unit["name_pl"], unit["version"] = "Inaczej", "S09"
    changed("abilities")["abilities"][0]["text_pl"] = "Inaczej."
    assert fingerprints() == before


def test_a_save_whose_cards_have_changed_says_so(changed: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    game = new_game().play("red", f"army {LIONS}").play("blue", f"army {WOLVES}")
    saved = game.match.save()
    assert maester.load(saved).seats == ("red", "blue")
    # A change that doesn't matter to what was played leaves the save alone.
    changed("factions/stark")["units"][-1]["speed"] += 1
    assert maester.load(saved).seats == ("red", "blue")
    swords = BOX.units["10201"]
    monkeypatch.setitem(BOX.units, "10201", type(swords)(**{**_fields(swords), "models": 24, "total_wounds": 24}))
    with pytest.raises(BadSave) as refused:
        maester.load(saved)
    assert (refused.value.code, refused.value.values["files"]) == ("other-files", ["stark"])
    assert refused.value.message("en") != refused.value.message("pl")


def test_a_save_is_not_blamed_on_files_of_others(changed: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    game = new_game().play("red", f"army {LIONS}").play("blue", f"army {WOLVES}")
    saved = game.match.save()
    changed("factions/bolton")["units"][0]["cost"] += 1
    swords = BOX.units["10201"]
    monkeypatch.setitem(BOX.units, "10201", type(swords)(**{**_fields(swords), "models": 24, "total_wounds": 24}))
    with pytest.raises(BadSave) as refused:
        maester.load(saved)
    assert refused.value.code == "save-does-not-replay"


def _fields(record: Any) -> dict[str, Any]:
    return {name: getattr(record, name) for name in record.__struct_fields__}
