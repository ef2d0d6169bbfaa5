"""Everything on cards has a name and a text in both languages, under the id by which sentences say it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

from maester.games.miniatures.box import BOX
from maester.games.miniatures.requirements import (
    ArmyMayNotInclude,
    ArmyMustInclude,
    FreeAttachment,
    Loyalty,
    MayOnlyJoin,
    MustCarryAttachment,
)
from maester.games.miniatures.spoken_names import card_text, names_in_requirements, play_text, spoken_names
from maester.words import LANGUAGES

NAMES = spoken_names(BOX)


@pytest.mark.parametrize("language", LANGUAGES)
def test_names_of_cards_and_pieces(language: str) -> None:
    said = NAMES[language]
    kinds: dict[str, Mapping[str, Any]] = {
        "faction": BOX.factions, "unit": BOX.units, "tray": BOX.trays, "terrain": BOX.terrain, "zone": BOX.zones,
        "keyword": BOX.keywords, "condition": BOX.conditions, "terrain-keyword": BOX.terrain_keywords,
        "ability": BOX.abilities, "list": BOX.lists,
    }  # fmt: skip
    for kind, things in kinds.items():
        assert all(said[f"{kind}-{thing.id}"] == thing.name_in(language) for thing in things.values()), kind
    for card in BOX.cards():
        assert said[f"army-card-{card.ref}"] == card.title_in(language)
        if card.commander:
            assert f"commander-{card.id}" in said
    assert {f"attachment-{one.id}" for one in BOX.attachments.values()} <= said.keys()
    assert {f"ncu-{one.id}" for one in BOX.ncus.values()} <= said.keys()
    assert {f"attack-{one.id}" for unit in BOX.units.values() for one in unit.attacks} <= said.keys()


@pytest.mark.parametrize("language", LANGUAGES)
def test_texts_of_all_that_has_one(language: str) -> None:
    said = NAMES[language]
    for ability in BOX.abilities.values():
        assert said[f"text-ability-{ability.id}"] == ability.text_in(language)
    for ncu in BOX.ncus.values():
        for own in ncu.abilities:
            assert said[f"ability-{own.id}"] == own.name_in(language)
            assert said[f"text-ability-{own.id}"] == own.text_in(language)
    for zone in BOX.zones.values():
        assert said[f"ability-zone-{zone.id}"] == zone.name_in(language)
        assert said[f"text-ability-zone-{zone.id}"] == zone.text_in(language)
    for special in BOX.special_cards.values():
        for kind in ("special-card", "ability-special-card"):
            assert said[f"{kind}-{special.ref}"] == special.name_in(language)
            assert said[f"text-{kind}-{special.ref}"] == special.text_in(language)
        assert said[f"army-card-{special.ref}"] == special.name_in(language)
    for card in BOX.tactics.values():
        for kind in ("card", "ability"):
            assert f"{kind}-{card.id}" in said
            assert f"text-{kind}-{card.id}" in said
        for number, play in enumerate(card.plays, start=1):
            assert said[f"text-card-{card.id}-{number}"] == play_text(BOX, play, language)
        assert card_text(BOX, card, language).count(" / ") >= len(card.plays) - 1
    for objective in BOX.objectives.values():
        for kind in ("objective", "ability-objective", "ability-commander-objective"):
            assert said[f"{kind}-{objective.number}"] == objective.name_in(language)
            assert said[f"text-{kind}-{objective.number}"] == objective.text_in(language)


@pytest.mark.parametrize("language", LANGUAGES)
def test_names_that_requirements_use(language: str) -> None:
    said = NAMES[language]
    for card in BOX.cards():
        for demand in card.requirements:
            if isinstance(demand, MayOnlyJoin):
                assert said[f"army-joins-{card.ref}"] == (demand.unit_pl if language == "pl" else demand.unit)
            elif isinstance(demand, Loyalty):
                assert (demand.to_pl if language == "pl" else demand.to) in said.values()
    named = names_in_requirements(BOX)
    demands = [one for card in BOX.cards() for one in card.requirements]
    demands += [one for special in BOX.special_cards.values() for one in special.requirements]
    included = [name for one in demands if isinstance(one, ArmyMustInclude) for name in (*one.any_of, *one.all_of)]
    excluded = [
        name for one in demands if isinstance(one, ArmyMayNotInclude) for name in (*one.names, *one.when_army_includes)
    ]
    carried = [one.name for one in demands if isinstance(one, (MustCarryAttachment, FreeAttachment))]
    assert all((included, excluded, carried))
    assert named == {*included, *excluded, *carried}
    assert len([id for id in said if id.startswith("army-name-")]) == len(named)


def test_a_play_says_when_what_and_what_zones_add() -> None:
    plays = [play for card in BOX.tactics.values() for play in card.plays if play.zone_bonus]
    for play in plays:
        text = play_text(BOX, play, "en")
        assert text[0].isupper()
        assert f": {play.effect_in('en')}" in text
        assert text.count("[") >= len(play.zone_bonus)
        assert all(f"] {bonus.text_in('en')}" in text for bonus in play.zone_bonus)
        assert all(BOX.zones[zone].name_in("en") in text for bonus in play.zone_bonus for zone in bonus.zones)
    assert plays


def test_both_languages_say_the_same_things() -> None:
    assert NAMES["en"].keys() == NAMES["pl"].keys()
    assert NAMES["en"] != NAMES["pl"]
