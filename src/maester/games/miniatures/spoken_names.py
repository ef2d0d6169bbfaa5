"""What the components are called and what they say, in both languages, for sentences: from the data files alone."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import TYPE_CHECKING

from maester.games.miniatures.army_records import (
    SpecialCardRecord,
    TacticsCardRecord,
    TacticsPlay,
    ZoneBonus,
    ZoneRecord,
)
from maester.games.miniatures.records import ArmyListRecord, CardRecord, KeywordRecord, Named, kebab_name
from maester.games.miniatures.requirements import (
    ArmyMayNotInclude,
    ArmyMustInclude,
    FreeAttachment,
    Loyalty,
    MayOnlyJoin,
    MustCarryAttachment,
)
from maester.words import LANGUAGES

if TYPE_CHECKING:
    from maester.games.miniatures.box import Box


def spoken_names(box: Box) -> dict[str, dict[str, str]]:
    """By language and message, as `unit-lannister-guardsmen` and `text-ability-disrupt`. An id in two factions has one
    name.
    """
    return {language: dict(_names(box, language)) | dict(_explained(box, language)) for language in LANGUAGES}


def play_text(box: Box, play: TacticsPlay, language: str) -> str:
    """When a Tactics card is played so, what it does, and what it does besides with which zones."""
    when = play.trigger_in(language)
    bonuses = [f"[{_control(box, bonus, language)}] {bonus.text_in(language)}" for bonus in play.zone_bonus]
    return " ".join([f"{when[0].upper()}{when[1:]}: {play.effect_in(language)}", *bonuses])


def card_text(box: Box, card: TacticsCardRecord, language: str) -> str:
    """A Tactics card with all ways of playing it."""
    return " / ".join(play_text(box, play, language) for play in card.plays)


def _control(box: Box, bonus: ZoneBonus, language: str) -> str:
    """Who Controls which zones: `you Control: Crown, Tactics`."""
    zones = ", ".join(box.zones[zone].name_in(language) for zone in bonus.zones)
    return f"{box.controlled_by[language][bonus.controlled_by]}: {zones}"


def _names(box: Box, language: str) -> Iterator[tuple[str, str]]:
    things: Mapping[str, Iterable[Named]] = {
        "faction": box.factions.values(),
        "unit": box.units.values(),
        "attack": [box.siege_wall.attack, *(attack for unit in box.units.values() for attack in unit.attacks)],
        "tray": box.trays.values(),
        "terrain": box.terrain.values(),
    }
    for kind, named in things.items():
        yield from ((f"{kind}-{thing.id}", thing.name_in(language)) for thing in named)
    for attachment in box.attachments.values():
        yield f"attachment-{attachment.id}", attachment.title_in(language)
    for ncu in box.ncus.values():
        yield f"ncu-{ncu.id}", ncu.title_in(language)
    for card in box.cards():
        yield f"army-card-{card.ref}", card.title_in(language)
        if card.commander:
            yield f"commander-{card.id}", card.title_in(language)
    for special in box.special_cards.values():
        yield f"army-card-{special.ref}", special.name_in(language)
    for name in names_in_requirements(box):
        yield f"army-name-{kebab_name(name)}", _said(box, name, language)
    for card in box.cards():
        for demand in card.requirements:
            if isinstance(demand, MayOnlyJoin):
                yield f"army-joins-{card.ref}", demand.unit_pl if language == "pl" else demand.unit
            elif isinstance(demand, Loyalty):
                yield f"loyalty-{kebab_name(demand.to)}", demand.to_pl if language == "pl" else demand.to


def names_in_requirements(box: Box) -> set[str]:
    """All names by which cards demand or exclude others: English, as the data files have them."""
    bearers: list[CardRecord | SpecialCardRecord] = [*box.cards(), *box.special_cards.values()]
    found: set[str] = set()
    for demand in (one for bearer in bearers for one in bearer.requirements):
        if isinstance(demand, ArmyMustInclude):
            found.update(demand.any_of, demand.all_of)
        elif isinstance(demand, ArmyMayNotInclude):
            found.update(demand.names, demand.when_army_includes)
        elif isinstance(demand, (MustCarryAttachment, FreeAttachment)):
            found.add(demand.name)
    return found


def _said(box: Box, name: str, language: str) -> str:
    """A name that the data files use for a card, in that language; persons keep their names."""
    plain = name.removesuffix(" (unit)").removesuffix(" (attachment)")
    for card in box.cards():
        if plain == card.title_in("en"):
            return card.title_in(language)
        if plain == card.name_en:
            return card.name_in(language)
    return plain


def _explained(box: Box, language: str) -> Iterator[tuple[str, str]]:
    """The names of all that has a text, and the texts."""
    explained: Mapping[str, Iterable[KeywordRecord | ZoneRecord | ArmyListRecord]] = {
        "ability": [*box.abilities.values(), *(one for ncu in box.ncus.values() for one in ncu.abilities)],
        "keyword": box.keywords.values(),
        "condition": box.conditions.values(),
        "terrain-keyword": box.terrain_keywords.values(),
        "zone": box.zones.values(),
        "list": box.lists.values(),
    }
    for kind, records in explained.items():
        for record in records:
            yield f"{kind}-{record.id}", record.name_in(language)
            yield f"text-{kind}-{record.id}", record.text_in(language)
    for zone in box.zones.values():
        yield f"ability-zone-{zone.id}", zone.name_in(language)
        yield f"text-ability-zone-{zone.id}", zone.text_in(language)
    for special in box.special_cards.values():
        # Two factions have Baratheon Banners, each with a text of its own: these are known by their numbers.
        for kind in ("", "ability-"):
            yield f"{kind}special-card-{special.ref}", special.name_in(language)
            yield f"text-{kind}special-card-{special.ref}", special.text_in(language)
    for tactics in box.tactics.values():
        for kind in ("card", "ability"):
            # A Tactics card that is played works as an ability does, and is named among them.
            yield f"{kind}-{tactics.id}", tactics.name_in(language)
            yield f"text-{kind}-{tactics.id}", card_text(box, tactics, language)
        for number, play in enumerate(tactics.plays, start=1):
            yield f"text-card-{tactics.id}-{number}", play_text(box, play, language)
    for siege in box.siege_cards.values():
        for kind in ("siege-card-", "ability-siege-"):
            yield f"{kind}{siege.id}", siege.name_in(language)
            yield f"text-{kind}{siege.id}", siege.text_in(language)
    wall = box.siege_wall
    yield "castle-wall", wall.name_in(language)
    yield "text-castle-wall", wall.text_in(language)
    yield f"ability-{wall.ability.id}", wall.ability.name_in(language)
    yield f"text-ability-{wall.ability.id}", wall.ability.text_in(language)
    for card in box.objectives.values():
        yield f"objective-{card.number}", card.name_in(language)
        # Its text is named beside those of abilities.
        yield f"ability-objective-{card.number}", card.name_in(language)
        yield f"text-ability-objective-{card.number}", card.text_in(language)
        # A Commander's unit may be given it (p. 29).
        yield f"ability-commander-objective-{card.number}", card.name_in(language)
        yield f"text-ability-commander-objective-{card.number}", card.text_in(language)
        yield f"text-objective-{card.number}", card.text_in(language)
