"""Building an army (p. 10 and 23): every restriction that a list breaks, with the rule, the entry and the numbers."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterator
from typing import Final

from maester.engine import Refusal, refuse
from maester.games.miniatures.army_costs import costs_of
from maester.games.miniatures.army_lists import (
    NEUTRAL,
    ArmyEntry,
    ArmyList,
    attachments_in,
    bought,
    cards_of,
    commanders_of,
    is_called,
    special_cards_of,
    units_of,
)
from maester.games.miniatures.army_records import AttachmentRecord
from maester.games.miniatures.army_requirements import broken_requirements, joins
from maester.games.miniatures.box import BOX
from maester.games.miniatures.records import CardRecord, UnitRecord
from maester.games.miniatures.requirements import (
    ArmyMayInclude,
    AttachedToEnemyInfantry,
    IgnoresAttachmentLimit,
    MayOnlyJoin,
)

NEUTRAL_PERCENT: Final = 30
"""How much of the limit may be spent on Neutral cards (p. 23)."""


def broken(army: ArmyList) -> list[Refusal]:
    """All restrictions that an army breaks, in the catalogue's order; none if it is legal."""
    found: list[Refusal] = []
    for restriction in RESTRICTIONS:
        for fault in restriction(army):
            # Each copy of a card would say the same.
            if fault not in found:
                found.append(fault)
    return found


def unplayable(army: ArmyList) -> list[Refusal]:
    """The cards of an army that can't be brought into a match yet: the texts of their factions aren't known."""
    unknown = [card for card in cards_of(army) if card.faction not in BOX.playable_factions]
    refs = dict.fromkeys(card.ref for card in unknown)
    return [refuse("army.faction", reason="not-playable", card=ref) for ref in refs]


def most_neutral(points: int) -> int:
    """How many points an army of this limit may spend on Neutral cards (ruling.neutral-base)."""
    return points * NEUTRAL_PERCENT // 100


# Attachments (p. 10)


def _no_solo(army: ArmyList) -> Iterator[Refusal]:
    """Solo units may never have Attachments, but for one whose card names the unit."""
    for number, entry in enumerate(army.entries, start=1):
        unit = BOX.units[entry.unit]
        for attachment in attachments_in(entry):
            if unit.solo and not _is_made_for(attachment, unit):
                yield refuse("attachment.no-solo", entry=number, unit=unit.ref, attachment=attachment.ref)


def _is_made_for(attachment: AttachmentRecord, unit: UnitRecord) -> bool:
    return any(isinstance(one, MayOnlyJoin) and one.unit == unit.name_en for one in attachment.requirements)


def _one_per_unit(army: ArmyList) -> Iterator[Refusal]:
    """Only one Attachment may be bought for each unit, but for those that do not count."""
    for number, entry in enumerate(army.entries, start=1):
        counted = [one for one in attachments_in(entry) if not _ignores_limit(one, entry)]
        if len(counted) > 1:
            refs = [one.ref for one in counted]
            yield refuse("attachment.one-per-unit", entry=number, unit=entry.unit, attachments=refs, count=len(refs))


def _ignores_limit(attachment: AttachmentRecord, entry: ArmyEntry) -> bool:
    beside = _beside(attachment, entry)
    return any(
        isinstance(one, IgnoresAttachmentLimit)
        and (not one.unit_with or any(is_called(card, one.unit_with) for card in beside))
        for one in attachment.requirements
    )


def _beside(attachment: AttachmentRecord, entry: ArmyEntry) -> tuple[CardRecord, ...]:
    """The unit, and its other Attachments."""
    others = list(attachments_in(entry))
    if attachment in others:
        others.remove(attachment)
    return (BOX.units[entry.unit], *others)


def _same_type(army: ArmyList) -> Iterator[Refusal]:
    """An Attachment joins only a unit of its own type."""
    for number, entry in enumerate(army.entries, start=1):
        unit = BOX.units[entry.unit]
        for attachment in attachments_in(entry):
            if attachment.type not in (unit.type, "marker"):
                types = {"type": attachment.type, "unit_type": unit.type}
                yield refuse("attachment.same-type", entry=number, unit=unit.ref, attachment=attachment.ref, **types)


# The limit, the faction and the Commander (p. 23)


def _limit(army: ArmyList) -> Iterator[Refusal]:
    cost = costs_of(army).total
    if cost > army.points:
        yield refuse("army.limit", cost=cost, points=army.points)


def _faction(army: ArmyList) -> Iterator[Refusal]:
    """Only cards of the army's faction and Neutral ones, and those that a card allows."""
    if army.faction == NEUTRAL:
        return
    for card in cards_of(army):
        if card.faction not in (army.faction, NEUTRAL) and not _is_allowed(army, card):
            yield refuse("army.faction", reason="foreign", card=card.ref, faction=card.faction, army=army.faction)


def _is_allowed(army: ArmyList, card: CardRecord) -> bool:
    """May this card of another faction be in the army? How many there may be is judged with the card that says so."""
    return isinstance(card, UnitRecord) and any(
        isinstance(one, ArmyMayInclude) and card.faction in one.factions
        for special in special_cards_of(army)
        for one in special.requirements
    )


def _one_commander(army: ArmyList) -> Iterator[Refusal]:
    commanders = commanders_of(army)
    if len(commanders) != 1:
        refs = [card.ref for card in commanders]
        yield refuse("army.one-commander", count=len(refs), commanders=refs)


def _commander_needs_unit(army: ArmyList) -> Iterator[Refusal]:
    """An Attachment that is the Commander needs a unit that he can be attached to."""
    for card in commanders_of(army):
        if isinstance(card, AttachmentRecord) and not any(_can_join(card, entry) for entry in army.entries):
            yield refuse("army.commander-needs-unit", commander=card.ref, type=card.type)


def _can_join(attachment: AttachmentRecord, entry: ArmyEntry) -> bool:
    """Could an Attachment be bought for this unit, if it had no other?"""
    unit = BOX.units[entry.unit]
    return (
        attachment.type == unit.type
        and (not unit.solo or _is_made_for(attachment, unit))
        and all(
            joins(one, unit, _beside(attachment, entry))
            for one in attachment.requirements
            if isinstance(one, MayOnlyJoin)
        )
    )


# Characters (p. 23)


def characters_of(army: ArmyList) -> dict[str, list[str]]:
    """The cards of an army by the Characters that are there with them."""
    found: dict[str, list[str]] = defaultdict(list)
    for card in cards_of(army):
        for name in dict.fromkeys(card.characters):
            found[name].append(card.ref)
    return found


def _character_unique(army: ArmyList) -> Iterator[Refusal]:
    for refs in characters_of(army).values():
        for ref in dict.fromkeys(refs):
            if refs.count(ref) > 1:
                yield refuse("army.character-unique", card=ref, count=refs.count(ref))


def _character_versions(army: ArmyList) -> Iterator[Refusal]:
    """Different cards of one Character count as the same person: Attachments, NCUs, Combat Units and the Commander
    alike (ruling.army-minimum).
    """
    for refs in characters_of(army).values():
        different = list(dict.fromkeys(refs))
        if len(different) > 1:
            yield refuse("army.character-versions", cards=different)


# The rest (p. 23)


def _attachment_must_attach(army: ArmyList) -> Iterator[Refusal]:
    """Only an Attachment that is put in an enemy unit stands by itself."""
    for ref in army.unattached:
        if not any(isinstance(one, AttachedToEnemyInfantry) for one in BOX.attachments[ref].requirements):
            yield refuse("army.attachment-must-attach", attachment=ref)


def _neutral_share(army: ArmyList) -> Iterator[Refusal]:
    """At most 30 percent of the limit are spent on Neutral cards (ruling.neutral-base)."""
    neutral, most = costs_of(army).neutral, most_neutral(army.points)
    if army.faction != NEUTRAL and neutral > most:
        cards = [one.card.ref for one in bought(army) if one.card.faction == NEUTRAL]
        yield refuse("army.neutral-thirty-percent", cost=neutral, most=most, cards=list(dict.fromkeys(cards)))


def _all_neutral(army: ArmyList) -> Iterator[Refusal]:
    """Nobody of another faction is in an army that is Neutral altogether."""
    if army.faction == NEUTRAL:
        for card in cards_of(army):
            if card.faction != NEUTRAL:
                yield refuse("army.all-neutral", card=card.ref, faction=card.faction)


def _minimum(army: ArmyList) -> Iterator[Refusal]:
    """An army has a Combat Unit at least (ruling.army-minimum)."""
    if not units_of(army):
        yield refuse("ruling.army-minimum")


RESTRICTIONS: Final[tuple[Callable[[ArmyList], Iterator[Refusal]], ...]] = (
    _no_solo,
    _one_per_unit,
    _same_type,
    _limit,
    _faction,
    _one_commander,
    _commander_needs_unit,
    _character_unique,
    _character_versions,
    _attachment_must_attach,
    broken_requirements,
    _neutral_share,
    _all_neutral,
    _minimum,
)
"""In the catalogue's order."""
