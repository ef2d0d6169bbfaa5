"""The printed components as people read them: Combat Units, abilities, terrain and Objective cards, in both languages.

Everything stands in the data files and nowhere else.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from maester.engine import CardInfo
from maester.games.miniatures.box import Box
from maester.games.miniatures.records import AbilityRecord, AttackRecord, Named, TerrainRecord, UnitRecord
from maester.words import LANGUAGES


def cards(box: Box) -> Iterator[CardInfo]:
    """All of them: units by the numbers of their cards, the rest by their ids."""
    for unit in box.units.values():
        yield _card(unit.ref, "unit", unit, _unit_texts(box, unit), _unit_facts(box, unit))
    for ability in box.abilities.values():
        texts = {language: _ability_text(ability, language) for language in LANGUAGES}
        bearers = [unit.id for unit in box.units.values() if ability.id in unit.abilities]
        facts = {"kind": ability.kind, "innate": ability.innate, "units": list(dict.fromkeys(bearers))}
        yield _card(ability.id, "ability", ability, texts, facts)
    for piece in box.terrain.values():
        texts = {language: _terrain_text(box, piece, language) for language in LANGUAGES}
        yield _card(piece.id, "terrain", piece, texts, {"keywords": list(piece.keywords), **_size(piece)})
    for card in box.objectives.values():
        texts = {language: card.text_in(language) for language in LANGUAGES}
        yield _card(card.id, "objective", card, texts, {"number": card.number})


def _card(id: str, kind: str, named: Named, texts: dict[str, str], facts: dict[str, Any]) -> CardInfo:
    titles = {language: named.name_in(language) for language in LANGUAGES}
    if isinstance(named, UnitRecord):
        titles = {language: named.title_in(language) for language in LANGUAGES}
    return CardInfo(id=id, kind=kind, names=titles, texts=texts, facts=facts, provenance=named.name_pl_source)


def _unit_texts(box: Box, unit: UnitRecord) -> dict[str, str]:
    abilities = [box.abilities[id] for id in unit.abilities]
    return {
        language: " ".join(f"{one.name_in(language)}: {_ability_text(one, language)}" for one in abilities)
        for language in LANGUAGES
    }


def _unit_facts(box: Box, unit: UnitRecord) -> dict[str, Any]:
    facts: dict[str, Any] = {"faction": unit.faction}
    facts |= {key: getattr(unit, key) for key in ("type", "cost", "speed", "defense", "morale", "models")}
    facts["wounds"] = unit.total_wounds
    facts |= {attack.kind: _figures(attack) for attack in unit.attacks}
    return facts | {"character": unit.character, "version": unit.version, "playable": unit.ref in box.playable}


def _figures(attack: AttackRecord) -> str:
    """On what it hits, and its dice by ranks lost: `4+, 6/5/4`."""
    return f"{attack.to_hit}+, {'/'.join(map(str, attack.dice))}"


def _ability_text(ability: AbilityRecord, language: str) -> str:
    """When it works, unless always, and what it does."""
    if ability.trigger == "passive":
        return ability.text_in(language)
    return f"({ability.trigger_in(language)}) {ability.text_in(language)}"


def _terrain_text(box: Box, piece: TerrainRecord, language: str) -> str:
    keywords = [box.terrain_keywords[id] for id in piece.keywords]
    return " ".join(f"{keyword.name_in(language)}: {keyword.text_in(language)}" for keyword in keywords)


def _size(piece: TerrainRecord) -> dict[str, Any]:
    """Its outline in inches: `6 x 1`, or the diameter of a circle."""
    width, depth = piece.size_inches
    return {"diameter": width} if piece.is_circle else {"outline": f"{width:g} x {depth:g}"}
