"""Random legal armies, for random play, bots and tests: a Commander, what he needs, and then whatever fits."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from random import Random
from typing import Final

from msgspec.structs import replace

from maester.games.miniatures.armies import broken
from maester.games.miniatures.army_costs import cost_of, printed_cost
from maester.games.miniatures.army_lists import NEUTRAL, ArmyEntry, ArmyList, is_called, special_cards_of
from maester.games.miniatures.army_meaning import goes_to_enemy
from maester.games.miniatures.army_records import AttachmentRecord, NcuRecord
from maester.games.miniatures.army_requirements import broken_requirements
from maester.games.miniatures.box import BOX
from maester.games.miniatures.records import CardRecord, UnitRecord, kebab_name
from maester.games.miniatures.requirements import ArmyMayInclude, MustCarryAttachment, Summoned
from maester.games.miniatures.spoken_names import names_in_requirements

MOST_TRIES: Final = 60
"""Cards that are tried after the last one that fitted, before the army is left as it is."""
MOST_NEEDED: Final = 6
"""Cards that one card may need in turn."""
WEIGHTS: Final[dict[type[CardRecord], int]] = {UnitRecord: 4, AttachmentRecord: 2, NcuRecord: 1}
"""How often a Combat Unit is tried, how often an Attachment, how often an NCU."""
NEEDS: Final = ("army-must-include", "must-carry-attachment")
DEMANDED: Final = {kebab_name(name): name for name in names_in_requirements(BOX)}
"""The names by which cards demand others, by their ids."""


def random_army(faction: str, points: int, rng: Random) -> ArmyList:
    """Some legal army of a faction and a limit; raises ValueError if none is found, as for a limit of a few points."""
    for _ in range(MOST_TRIES):
        army = _started(faction, points, rng)
        if army is not None:
            return _grown(army, rng)
    raise ValueError(f"no army of {faction} was found for {points} points")


def _started(faction: str, points: int, rng: Random) -> ArmyList | None:
    """An army with a Commander and what he needs."""
    commander = rng.choice([card for card in _cards_for(faction) if card.commander])
    army = ArmyList(faction, points)
    if isinstance(commander, AttachmentRecord) and (unit := _unit_for(commander, faction, rng)) is not None:
        army = _with(army, unit)
    return _completed(army, commander, rng)


def _grown(army: ArmyList, rng: Random) -> ArmyList:
    """An army with more cards, as long as something is found that fits."""
    by_kind = {kind: [card for card in _cards_for(army.faction) if isinstance(card, kind)] for kind in WEIGHTS}
    tries = 0
    while tries < MOST_TRIES and cost_of(army) < army.points:
        tries += 1
        kind = rng.choices(list(WEIGHTS), list(WEIGHTS.values()))[0]
        card = rng.choice(by_kind[kind])
        # What is too dear without looking closer: nothing takes off more than a point or two.
        if card.commander or printed_cost(card) > army.points - cost_of(army) + 2:
            continue
        larger = _completed(army, card, rng)
        if larger is not None:
            army, tries = larger, 0
    return army


@cache
def _cards_for(faction: str) -> tuple[CardRecord, ...]:
    """Cards that an army of a faction may have, but for those that aren't bought."""
    factions = (faction, NEUTRAL) if faction != NEUTRAL else (NEUTRAL,)
    found = [card for card in BOX.cards() if card.faction in factions]
    for special in special_cards_of(ArmyList(faction, 0)):
        for allowed in special.requirements:
            if isinstance(allowed, ArmyMayInclude):
                found += [unit for unit in BOX.units.values() if unit.faction in allowed.factions]
    return tuple(card for card in found if not any(isinstance(one, Summoned) for one in card.requirements))


def _completed(army: ArmyList, card: CardRecord, rng: Random) -> ArmyList | None:
    """The army with a card and with what it needs; None if that doesn't make a legal army."""
    for place in _places(army, card, rng):
        larger = place
        for _ in range(MOST_NEEDED):
            needed = _needed(larger, rng)
            if needed is None:
                break
            larger = next(_places(larger, needed, rng), larger)
        if not broken(larger):
            return larger
    return None


def _places(army: ArmyList, card: CardRecord, rng: Random) -> Iterator[ArmyList]:
    """The army with a card at each place where it might stand, in random order."""
    if not isinstance(card, AttachmentRecord) or goes_to_enemy(card.ref):
        yield _with(army, card)
        return
    numbers = [number for number, entry in enumerate(army.entries) if BOX.units[entry.unit].type == card.type]
    rng.shuffle(numbers)
    # Units without Attachments first: most have but one.
    for number in sorted(numbers, key=lambda one: len(army.entries[one].attachments)):
        entry = army.entries[number]
        joined = ArmyEntry(entry.unit, (*entry.attachments, card.ref))
        yield replace(army, entries=(*army.entries[:number], joined, *army.entries[number + 1 :]))


def _with(army: ArmyList, card: CardRecord) -> ArmyList:
    """The army with a card that needs no unit."""
    if isinstance(card, UnitRecord):
        return replace(army, entries=(*army.entries, ArmyEntry(card.ref)))
    if isinstance(card, NcuRecord):
        return replace(army, ncus=(*army.ncus, card.ref))
    return replace(army, unattached=(*army.unattached, card.ref))


def _unit_for(commander: AttachmentRecord, faction: str, rng: Random) -> UnitRecord | None:
    """A unit that the Commander may join: half of the time one that isn't fielded without him, if there is one."""
    units = [card for card in _cards_for(faction) if isinstance(card, UnitRecord)]
    fitting = [unit for unit in units if unit.type == commander.type and not unit.solo]
    waiting = [unit for unit in fitting if _must_carry(unit, commander)]
    if waiting and rng.random() < 0.5:
        return rng.choice(waiting)
    return rng.choice(fitting) if fitting else None


def _must_carry(unit: UnitRecord, commander: AttachmentRecord) -> bool:
    return any(isinstance(one, MustCarryAttachment) and is_called(commander, one.name) for one in unit.requirements)


def _needed(army: ArmyList, rng: Random) -> CardRecord | None:
    """A card that another card of the army needs and that isn't there."""
    for fault in broken_requirements(army):
        if fault.values["kind"] in NEEDS:
            names = [DEMANDED[name] for name in fault.values["names"]]
            fitting = [card for card in _cards_for(army.faction) if any(is_called(card, name) for name in names)]
            return rng.choice(fitting) if fitting else None
    return None
