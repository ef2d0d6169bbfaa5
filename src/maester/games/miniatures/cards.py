"""The printed components as people read them: cards of armies, abilities, terrain, Objective cards, in both languages.

Everything stands in the data files and nowhere else.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

from maester.engine import CardInfo, CardNote
from maester.games.miniatures.army_records import COMMANDER_COST, AttachmentRecord, SpecialCardRecord, TacticsCardRecord
from maester.games.miniatures.box import Box
from maester.games.miniatures.mission_records import MissionFile, MissionRecord
from maester.games.miniatures.records import (
    AbilityRecord,
    AttackRecord,
    CardRecord,
    KeywordRecord,
    Named,
    TerrainRecord,
    UnitRecord,
)
from maester.games.miniatures.spoken_names import card_text
from maester.words import LANGUAGES


def cards(box: Box, missions: MissionFile) -> Iterator[CardInfo]:
    """All of them: the cards of armies by their numbers, the rest by their ids."""
    for unit in box.units.values():
        yield _card(unit.ref, "unit", unit, _ability_texts(box, unit.abilities), _unit_facts(box, unit))
    for attachment in box.attachments.values():
        facts = _attachment_facts(box, attachment)
        yield _card(attachment.ref, "attachment", attachment, _ability_texts(box, attachment.abilities), facts)
    for ncu in box.ncus.values():
        texts = {language: _named_texts(ncu.abilities, language) for language in LANGUAGES}
        yield _card(ncu.ref, "ncu", ncu, texts, _army_facts(ncu) | {"cost": ncu.cost} | _edition(box, ncu))
    for tactics in box.tactics.values():
        texts = {language: card_text(box, tactics, language) for language in LANGUAGES}
        yield _card(tactics.ref, "tactics", tactics, texts, _tactics_facts(box, tactics))
    for special in box.special_cards.values():
        texts = {language: special.text_in(language) for language in LANGUAGES}
        facts = {"faction": special.faction} | _edition(box, special)
        yield _card(special.ref, "special", special, texts, facts)
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
    for mission in missions.records.values():
        yield _mission(missions, mission)
    for siege in box.siege_cards.values():
        texts = {language: siege.text_in(language) for language in LANGUAGES}
        yield _card(siege.id, "siege", siege, texts, {"role": siege.side, "stand-in": siege.stand_in})
    wall = box.siege_wall
    texts = {language: f"{wall.text_in(language)} {_named_texts((wall.ability,), language)}" for language in LANGUAGES}
    facts = {"wounds": wall.wounds, wall.attack.kind: _figures(wall.attack), "victory-points": wall.victory_points}
    yield _card(f"siege-{wall.id}", "wall", wall, texts, {**facts, "reconstructed": True})


def _mission(missions: MissionFile, mission: MissionRecord) -> CardInfo:
    """A Mission card; whether it is a stand-in stands in its text, and beside it."""
    notes = {language: mission.note_in(language) or "" for language in LANGUAGES}
    return CardInfo(
        id=mission.id,
        kind="mission",
        names={language: mission.topic_in(language) for language in LANGUAGES},
        texts={language: missions.text_of(mission, language) for language in LANGUAGES},
        facts={"number": mission.number, "victory-points": mission.victory_points, "stand-in": mission.is_stand_in},
        notes=(CardNote(notes, mission.source),) if mission.note else (),
    )


def _card(id: str, kind: str, named: Named, texts: dict[str, str], facts: dict[str, Any]) -> CardInfo:
    titles = {language: named.name_in(language) for language in LANGUAGES}
    if isinstance(named, CardRecord):
        titles = {language: named.title_in(language) for language in LANGUAGES}
    return CardInfo(id=id, kind=kind, names=titles, texts=texts, facts=facts, provenance=named.name_pl_source)


def _ability_texts(box: Box, ids: Iterable[str]) -> dict[str, str]:
    abilities = [box.abilities[id] for id in ids]
    return {
        language: " ".join(f"{one.name_in(language)}: {_ability_text(one, language)}" for one in abilities)
        for language in LANGUAGES
    }


def _named_texts(records: Iterable[KeywordRecord], language: str) -> str:
    return " ".join(f"{one.name_in(language)}: {one.text_in(language)}" for one in records)


def _army_facts(card: CardRecord) -> dict[str, Any]:
    """What counts when an army is built."""
    return {"faction": card.faction, "character": card.character, "commander": card.commander}


def _edition(box: Box, card: CardRecord | TacticsCardRecord | SpecialCardRecord) -> dict[str, Any]:
    """In which season the card got its values, from where we have them, and whether it can be played yet."""
    as_in_rulebook = isinstance(card, CardRecord) and card.later_version is not None
    return {
        "version": card.version,
        "source": "rulebook" if as_in_rulebook else "collected",
        "playable": "now" if card.faction in box.playable_factions else "not-yet",
    }


def _unit_facts(box: Box, unit: UnitRecord) -> dict[str, Any]:
    facts = {key: getattr(unit, key) for key in ("type", "cost", "speed", "defense", "morale", "models")}
    facts["wounds"] = unit.total_wounds
    facts |= {attack.kind: _figures(attack) for attack in unit.attacks}
    return _army_facts(unit) | facts | _edition(box, unit)


def _attachment_facts(box: Box, attachment: AttachmentRecord) -> dict[str, Any]:
    facts: dict[str, Any] = {"type": attachment.type}
    # A Commander has a mark in place of a cost (p. 20).
    facts |= {} if attachment.cost == COMMANDER_COST else {"cost": attachment.cost}
    return _army_facts(attachment) | facts | _edition(box, attachment)


def _tactics_facts(box: Box, card: TacticsCardRecord) -> dict[str, Any]:
    facts: dict[str, Any] = {"faction": card.faction, "copies": card.copies, "attaches": card.attaches}
    commander = box.card(card.commander)
    facts |= {} if commander is None else {"led-by": commander.id}
    return facts | _edition(box, card)


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
