"""What is in the box: records as the data files have them, ready-made armies, names and texts in both languages."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path
from typing import Any, get_args

import pytest

from maester.cli.cards import card_text
from maester.errors import BadData
from maester.games.miniatures import box as box_module
from maester.games.miniatures.armies import broken
from maester.games.miniatures.army_codes import code_of, read_code
from maester.games.miniatures.army_costs import cost_of
from maester.games.miniatures.army_lists import commander_of
from maester.games.miniatures.army_versions import army_versions
from maester.games.miniatures.box import BOX, PLAYABLE, UnitRecord, read_data, read_record
from maester.games.miniatures.cards import cards
from maester.games.miniatures.geometry.numbers import Pose, inches
from maester.games.miniatures.geometry.shapes import rectangle
from maester.games.miniatures.mission_records import shipped_missions
from maester.games.miniatures.records import TerrainRecord, TrayRecord, UnitType, kebab_name
from maester.games.miniatures.spoken_names import card_text as tactics_text
from maester.harness.marks import rule
from maester.words import LANGUAGES, SHARED_FOLDER, Words
from maester.words.bundle import load_words

STARK = ("10201", "10202", "10203", "10204", "10205", "10206", "10208", "10215", "10216")
LANNISTER = ("10101", "10102", "10103", "10104", "10105", "10106", "10107", "10113")
NEUTRAL = ("10405", "10411", "10413")
PIECES = {
    "forest": "cover fortified",
    "corpse-pile": "horrific hindering",
    "bog": "rough hindering",
    "stakes": "dangerous destructible",
    "hedge": "cover rough destructible",
    "weirwood": "inspiring",
    "palisade": "blocks-line-of-sight impassable destructible",
}


def entry(ref: str, **changed: Any) -> dict[str, Any]:
    """A unit as its file writes it, with other values."""
    units = read_data(f"factions/{BOX.unit(ref).faction}")["units"]
    return {**next(one for one in units if one["ref"] == ref), **changed}


def refused(kind: Any, wrong: dict[str, Any]) -> dict[str, Any]:
    """What is told about an entry that can't be."""
    with pytest.raises(BadData) as caught:
        read_record(wrong, kind)
    assert caught.value.code == "bad-card"
    return dict(caught.value.values)


# Units


def test_all_units_of_all_factions_are_there() -> None:
    assert Counter(unit.faction for unit in BOX.units.values()) == {
        "lannister": 16, "stark": 19, "neutral": 15, "nights-watch": 13, "free-folk": 23, "baratheon": 16,
        "greyjoy": 10, "targaryen": 17, "bolton": 6, "martell": 9, "brotherhood": 4,
    }  # fmt: skip
    assert set(BOX.factions) == {unit.faction for unit in BOX.units.values()}
    assert all(BOX.unit(ref).ref == ref for ref in BOX.units)
    assert (len(BOX.abilities), len(BOX.keywords), len(BOX.conditions)) == (332, 4, 3)
    assert (len(BOX.terrain_pool), len(BOX.terrain_keywords), len(BOX.trays)) == (9, 11, 4)


def test_the_same_id_in_two_factions_is_two_units() -> None:
    crows = [unit for unit in BOX.units.values() if unit.id == "stone-crows"]
    assert [(unit.ref, unit.faction, unit.character) for unit in crows] == [
        ("10116", "lannister", True),
        ("10415", "neutral", False),
    ]


def test_the_sample_cards_have_the_figures_of_the_rulebook() -> None:
    fire, guards = BOX.unit("10104"), BOX.unit("10101")
    assert (fire.name_in("en"), fire.name_in("pl"), fire.type, fire.faction) == (
        "Pyromancers", "Piromanci", "infantry", "lannister",
    )  # fmt: skip
    assert (fire.speed, fire.defense, fire.morale, fire.cost) == (5, 6, 6, 7)
    assert [(one.id, one.kind, one.to_hit, one.dice, one.keywords) for one in fire.attacks] == [
        ("wildfire", "short", 3, (7, 7, 4), ("vicious",)),
        ("wildfire", "melee", 3, (7, 7, 4), ("vicious",)),
    ]
    assert fire.abilities == ("wildfire", "horrific-visage")
    assert (guards.name_in("pl"), guards.type) == ("Gwardziści Lannisterów", "infantry")
    assert (guards.speed, guards.defense, guards.morale) == (4, 3, 7)
    (sword,) = guards.attacks
    assert (sword.name_in("pl"), sword.to_hit, sword.dice, sword.ability) == ("Długie Miecze", 4, (6, 5, 4), None)
    assert guards.abilities == ("order-lannister-supremacy",)


@pytest.mark.parametrize(
    ("ref", "figures"),
    [
        ("10201", "infantry 5: 5 4+ 6+, 12 of 1 in 3; melee 4+ 7/5/4 critical-blow"),
        ("10202", "cavalry 6: 6 4+ 6+, 4 of 3 in 2; melee 4+ 7/4"),
        ("10203", "infantry 6: 6 5+ 5+, 12 of 1 in 3; melee 3+ 7/8/9"),
        ("10204", "solo-small 3: 6 4+ 2+, 1 of 4 in 1; melee 3+ 4 sundering"),
        ("10205", "infantry 6: 5 6+ 6+, 12 of 1 in 3; long 3+ 7/7/5; melee 5+ 5/4/3"),
        ("10206", "infantry 6: 5 3+ 6+, 12 of 1 in 3; melee 4+ 7/5/4"),
        ("10208", "infantry 7: 5 4+ 5+, 12 of 1 in 3; melee 3+ 6/5/4 vicious"),
        ("10215", "infantry 5: 5 4+ 6+, 12 of 1 in 3; melee 4+ 7/7/4"),
        ("10216", "infantry 6: 5 5+ 6+, 12 of 1 in 3; melee 3+ 7/6/5"),
        ("10101", "infantry 5: 4 3+ 7+, 12 of 1 in 3; melee 4+ 6/5/4"),
        ("10102", "infantry 5: 5 4+ 6+, 12 of 1 in 3; melee 4+ 7/7/4 sundering"),
        ("10103", "infantry 6: 5 4+ 6+, 12 of 1 in 3; melee 4+ 7/5/4 vicious"),
        ("10104", "infantry 7: 5 6+ 6+, 12 of 1 in 3; short 3+ 7/7/4 vicious; melee 3+ 7/7/4 vicious"),
        ("10105", "cavalry 8: 5 3+ 6+, 4 of 3 in 2; melee 3+ 5/4 sundering"),
        ("10106", "infantry 6: 5 4+ 7+, 12 of 1 in 3; long 3+ 6/6/4 sundering; melee 5+ 5/4/3"),
        ("10107", "solo-small 4: 4 2+ 4+, 1 of 4 in 1; melee 3+ 3"),
        ("10113", "infantry 6: 5 4+ 6+, 12 of 1 in 3; melee 4+ 7/6/4"),
        ("10405", "infantry 6: 6 5+ 7+, 12 of 1 in 3; melee 3+ 7/6/5"),
        ("10411", "infantry 7: 5 4+ 6+, 12 of 1 in 3; melee 3+ 7/5/4"),
        ("10413", "solo-large 6: 6 3+ 6+, 1 of 8 in 1; melee 3+ 4 vicious"),
    ],
)
def test_the_figures_of_each_unit_that_can_be_played(ref: str, figures: str) -> None:
    unit = BOX.unit(ref)
    told = f"{unit.tray} {unit.cost}: {unit.speed} {unit.defense}+ {unit.morale}+"
    told += f", {unit.models} of {unit.wounds_per_model} in {unit.ranks}"
    for attack in unit.attacks:
        dice = "/".join(map(str, attack.dice))
        told += " ".join((f"; {attack.kind} {attack.to_hit}+ {dice}", *attack.keywords))
    assert told == figures
    assert unit.solo == unit.tray.startswith("solo")
    assert unit.models_per_rank * unit.ranks == unit.models
    assert unit.total_wounds == unit.models * unit.wounds_per_model


def test_what_a_unit_refers_to_exists() -> None:
    for unit in BOX.units.values():
        assert set(unit.abilities) <= set(BOX.abilities), unit.ref
        assert unit.tray in BOX.trays
        assert BOX.tray(unit).id == unit.tray
        for attack in unit.attacks:
            assert attack.ability is None or attack.ability in unit.abilities, unit.ref
            assert set(attack.keywords) <= set(BOX.keywords)
            assert attack.is_ranged == (attack.kind in ("short", "long"))
        # So that an attack is known by its kind.
        assert len({attack.kind for attack in unit.attacks}) == len(unit.attacks), unit.ref
    assert {army.faction for army in BOX.lists.values()} <= set(BOX.factions)


@rule("miniatures:unit.type-symbols")
def test_a_unit_is_of_one_of_four_types() -> None:
    told = refused(UnitRecord, entry("10201", type="archer"))
    assert (told["card"], told["detail"]) == ("10201", "archer")
    assert set(told["known"]) == {"infantry", "cavalry", "monster", "war-machine"} == set(get_args(UnitType))
    for accepted in ("infantry", "cavalry", "monster", "war-machine"):
        assert read_record(entry("10201", type=accepted), UnitRecord).type == accepted
    assert {unit.type for unit in BOX.units.values()} == set(get_args(UnitType))


@pytest.mark.parametrize(
    ("changed", "detail"),
    [
        ({"tray": "chariot"}, "chariot"),
        ({"total_wounds": 11}, "total_wounds"),
        ({"ranks": 5}, "ranks"),
        ({"ranks": 2}, "dice"),
        ({"speed": "5"}, "speed"),
        ({"faction": "stark"}, "faction"),
    ],
)
def test_a_unit_that_can_not_be_is_refused(changed: dict[str, Any], detail: str) -> None:
    told = refused(UnitRecord, entry("10201", **changed))
    assert told["card"] == "10201"
    assert told["detail"] == detail


def test_a_unit_without_a_figure_is_refused() -> None:
    wrong = entry("10201")
    del wrong["morale"]
    assert refused(UnitRecord, wrong)["detail"] == "morale"


# Trays and terrain


@pytest.mark.parametrize(
    ("tray", "x", "y", "corners"),
    [
        pytest.param(
            "infantry", 24, 24, ((21.25, 26.4), (26.75, 26.4), (26.75, 21.6), (21.25, 21.6)),
            marks=rule("miniatures:ruling.tray-size-infantry"),
        ),
        pytest.param(
            "cavalry", 24, 24, ((21.25, 26.5), (26.75, 26.5), (26.75, 21.5), (21.25, 21.5)),
            marks=rule("miniatures:ruling.tray-size-cavalry"),
        ),
        pytest.param(
            "solo-small", 10, 10, ((8.62, 11.38), (11.38, 11.38), (11.38, 8.62), (8.62, 8.62)),
            marks=rule("miniatures:ruling.tray-size-solo-small"),
        ),
        pytest.param(
            "solo-large", 10, 10, ((8.62, 12.775), (11.38, 12.775), (11.38, 7.225), (8.62, 7.225)),
            marks=rule("miniatures:ruling.tray-size-solo-large"),
        ),
    ],
)  # fmt: skip
def test_the_size_of_a_tray(tray: str, x: int, y: int, corners: tuple[tuple[float, float], ...]) -> None:
    stands = rectangle(Pose(inches(x), inches(y), 0), BOX.trays[tray].footprint)
    for found, right in zip(stands.corners, corners, strict=True):
        assert found == pytest.approx([1000 * right[0], 1000 * right[1]])
    large = {unit.type for unit in BOX.units.values() if unit.tray == "solo-large"}
    assert large == {"war-machine", "monster"}
    assert all(unit.tray == "solo-large" for unit in BOX.units.values() if unit.type == "war-machine")


def test_lines_between_zones_continue_the_diagonals_of_infantry_alone() -> None:
    assert [tray.id for tray in BOX.trays.values() if tray.footprint.diagonal] == ["infantry"]


def test_models_fit_their_tray() -> None:
    for tray in BOX.trays.values():
        assert tray.columns * tray.ranks == tray.models
    for unit in BOX.units.values():
        tray = BOX.tray(unit)
        assert unit.ranks <= tray.ranks
        assert unit.models_per_rank == tray.columns


def has_keywords(piece: str, keywords: str) -> None:
    assert set(BOX.terrain[piece].keywords) == set(keywords.split())
    assert set(keywords.split()) <= set(BOX.terrain_keywords)


@pytest.mark.parametrize(
    "piece", [pytest.param(piece, marks=rule(f"miniatures:terrain-piece.{piece}")) for piece in PIECES]
)
def test_the_keywords_of_a_piece_of_terrain(piece: str) -> None:
    has_keywords(piece, PIECES[piece])


@rule("miniatures:terrain-piece.wall")
def test_both_walls_have_the_same_keywords() -> None:
    for piece in ("low-wall", "ruined-wall"):
        has_keywords(piece, "hindering fortified destructible")


@rule("miniatures:ruling.terrain-sizes")
def test_the_outlines_of_terrain() -> None:
    palisade = rectangle(Pose(inches(24), inches(20), 0), BOX.terrain["palisade"].footprint)
    xs, ys = zip(*palisade.corners, strict=True)
    assert (min(xs), max(xs), min(ys), max(ys)) == (21_000, 27_000, 19_500, 20_500)
    sizes = {piece.id: (piece.shape, piece.width, piece.depth) for piece in BOX.terrain.values()}
    linear = dict.fromkeys(("stakes", "low-wall", "ruined-wall", "hedge", "palisade"), ("rectangle", 6000, 1000))
    areas = dict.fromkeys(("forest", "bog"), ("rectangle", 8000, 6000))
    circles = dict.fromkeys(("corpse-pile", "weirwood"), ("circle", 4500, 4500))
    wall = {"castle-wall": ("rectangle", 10_500, 1750)}
    assert sizes == {**linear, **areas, **circles, **wall}
    assert BOX.terrain["weirwood"].is_circle
    assert BOX.terrain["weirwood"].diameter == 4500


def test_a_circle_has_one_diameter() -> None:
    wrong = {**read_data("terrain")["pieces"][1], "size_inches": [4.5, 5]}
    assert refused(TerrainRecord, wrong)["detail"] == "size_inches"
    assert refused(TrayRecord, {**read_data("trays")["trays"][0], "ranks": None})["detail"] == "ranks"


# Objectives


def test_the_objective_cards_and_where_their_tokens_lie() -> None:
    assert list(BOX.objectives) == list(range(1, 11))
    assert [card.scope for card in BOX.objectives.values()] == ["player"] * 5 + ["unit"] * 5
    assert BOX.token_diameter == 1400
    middle = 24_000
    five = {(middle + x, middle + y) for x, y in BOX.token_layouts["five"]}
    assert five == {(6000, 18000), (6000, 30000), (24000, 24000), (42000, 18000), (42000, 30000)}
    assert BOX.token_layouts["three"] == ((-18000, 0), (0, 0), (18000, 0))


# Ready-made armies


def test_the_units_of_three_factions_can_be_brought_into_a_match() -> None:
    assert PLAYABLE == BOX.playable == tuple(sorted(PLAYABLE))
    assert {*STARK, *LANNISTER, *NEUTRAL} < set(PLAYABLE)
    assert len(PLAYABLE) == 16 + 19 + 15


def test_there_are_ready_made_armies_of_three_sizes_for_each_faction() -> None:
    sizes = Counter((army.faction, army.points) for army in BOX.lists.values())
    small = {("stark", 20): 1, ("lannister", 20): 1}
    assert sizes == {(faction, points): 1 for faction in BOX.factions for points in (30, 40, 50)} | small
    names = [army.name_in(language) for army in BOX.lists.values() for language in LANGUAGES]
    assert len(set(names)) == len(names)


@pytest.mark.parametrize("id", BOX.lists)
def test_a_ready_made_army_is_legal(id: str) -> None:
    record = BOX.lists[id]
    army, version = read_code(record.code)
    assert version == army_versions().version
    assert code_of(army) == record.code
    assert broken(army) == []
    assert (army.faction, army.points, cost_of(army)) == (record.faction, record.points, record.cost)
    assert record.cost == record.points
    listed = [(entry.unit, entry.attachments) for entry in army.entries] + [(ref, ()) for ref in army.ncus]
    assert [(entry.ref, entry.attachments) for entry in record.entries] == listed
    commander = commander_of(army)
    assert commander is not None
    assert commander.ref == record.commander
    assert re.fullmatch(r"[a-z]+(-[a-z0-9]+)*", record.id)
    assert record.text_in("en").endswith(".")
    assert record.text_in("pl").endswith(".")


# Words


def game_words(language: str) -> Words:
    folders = [SHARED_FOLDER, Path(box_module.__file__).parent / "locale"]
    return load_words(language, folders, BOX.spoken()[language])


def test_names_and_texts_stand_in_both_languages() -> None:
    spoken = BOX.spoken()
    assert set(spoken) == set(LANGUAGES)
    assert set(spoken["en"]) == set(spoken["pl"])
    for names in spoken.values():
        assert all(name.strip() for name in names.values())
    texts = [id for id in spoken["en"] if id.startswith("text-")]
    assert [id for id in texts if spoken["en"][id] == spoken["pl"][id]] == []
    assert spoken["pl"]["unit-lannister-guardsmen"] == "Gwardziści Lannisterów"
    assert spoken["pl"]["attack-winters-bite"] == "Ukąszenie Zimy"
    assert spoken["en"]["ability-order-hold-the-line"] == "Order: Hold the Line!"
    assert spoken["en"]["terrain-low-wall"] == "Low Wall"
    assert spoken["en"]["terrain-keyword-rough"] == "Rough"
    assert spoken["en"]["keyword-vicious"] == "Vicious"
    assert spoken["pl"]["condition-panicked"] == "Spanikowani"
    assert spoken["en"]["objective-6"] == spoken["en"]["ability-objective-6"] == "Sundering"
    assert spoken["pl"]["list-stark-20"] == "Pierwszy Śnieg"
    assert spoken["en"]["faction-stark"] == "House Stark"


def test_one_id_has_one_name() -> None:
    """Sentences say names by ids: whatever shares an id is called the same."""
    called: dict[str, set[tuple[str, ...]]] = {}
    for kind, records in {
        "attachment": BOX.attachments.values(),
        "ncu": BOX.ncus.values(),
    }.items():
        for record in records:
            called.setdefault(f"{kind} {record.id}", set()).add((record.title_in("en"), record.title_in("pl")))
    for card in BOX.tactics.values():
        texts = tuple(tactics_text(BOX, card, language) for language in LANGUAGES)
        called.setdefault(f"card {card.id}", set()).add((card.name_en, card.name_pl, *texts))
    for ability in (one for ncu in BOX.ncus.values() for one in ncu.abilities):
        said = (ability.name_en, ability.name_pl, ability.text, ability.text_pl)
        called.setdefault(f"ability {ability.id}", set()).add(said)
        assert ability.id not in BOX.abilities
    for unit in BOX.units.values():
        called.setdefault(f"unit {unit.id}", set()).add((unit.name_en, unit.name_pl))
        for attack in unit.attacks:
            called.setdefault(f"attack {attack.id}", set()).add((attack.name_en, attack.name_pl))
    assert {id: names for id, names in called.items() if len(names) > 1} == {}


def test_ids_of_printed_names() -> None:
    assert kebab_name("Mace & Spike") == "mace-and-spike"
    assert kebab_name("Winter's Bite") == "winters-bite"
    assert kebab_name("Sword Of The Faith") == "sword-of-the-faith"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_can_be_read(language: str) -> None:
    spoken = game_words(language)

    class Speaking:
        def words(self, language: str) -> Words:
            return spoken

    every = list(cards(BOX, shipped_missions()))
    assert len({card.id for card in every}) == len(every) == 148 + 278 + 95 + 344 + 14 + 332 + 10 + 10 + 12 + 13
    for card in every:
        text = card_text(Speaking(), card, language)  # type: ignore[arg-type]
        assert card.names[language] in text
        assert card.texts[language] in text
        assert text.count("\n") >= 2, "names, figures, text, and where the Polish name comes from"
    shown = {card.id: card_text(Speaking(), card, language) for card in every}  # type: ignore[arg-type]
    assert "3+, 7/7/4" in shown["10104"]
    assert ("4,5" if language == "pl" else "4.5") in shown["weirwood"]
    mountain = {"en": "Gregor Clegane, The Mountain That Rides", "pl": "Gregor Clegane, Góra, Która Jeździ"}
    assert shown["10107"].startswith(mountain[language])
