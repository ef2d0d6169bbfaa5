"""Army lists (p. 23): a faction, a limit of points, Combat Units with their Attachments, NCUs; and who is in them."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import Final, NamedTuple

import msgspec

from maester.games.miniatures.army_records import AttachmentRecord, NcuRecord, SpecialCardRecord
from maester.games.miniatures.box import BOX
from maester.games.miniatures.records import CardRecord, UnitRecord

NEUTRAL: Final = "neutral"
"""The faction whose cards may be in every army, within bounds."""


class ArmyEntry(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A Combat Unit with the Attachments that were bought for it (p. 10, attachment.purchase), by card numbers."""

    unit: str
    attachments: tuple[str, ...] = ()


class ArmyList(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An army as it is written down. It may break any rule of army building: `armies.broken` says which."""

    faction: str
    points: int
    """The agreed limit."""
    entries: tuple[ArmyEntry, ...] = ()
    unattached: tuple[str, ...] = ()
    """Attachments that stand by themselves: those that will be put in enemy units."""
    ncus: tuple[str, ...] = ()


class Bought(NamedTuple):
    """A card of an army, and with which entry it stands, counted from 0; None if with none."""

    card: CardRecord
    entry: int | None


@lru_cache(maxsize=256)
def bought(army: ArmyList) -> tuple[Bought, ...]:
    """All cards of an army in the order of the list: each unit before its Attachments."""
    return tuple(_bought(army))


def _bought(army: ArmyList) -> Iterator[Bought]:
    for number, entry in enumerate(army.entries):
        yield Bought(BOX.units[entry.unit], number)
        yield from (Bought(BOX.attachments[ref], number) for ref in entry.attachments)
    yield from (Bought(BOX.attachments[ref], None) for ref in army.unattached)
    yield from (Bought(BOX.ncus[ref], None) for ref in army.ncus)


def cards_of(army: ArmyList) -> tuple[CardRecord, ...]:
    """All cards of an army, in the order of the list."""
    return tuple(one.card for one in bought(army))


def units_of(army: ArmyList) -> tuple[UnitRecord, ...]:
    """The Combat Units of an army."""
    return tuple(BOX.units[entry.unit] for entry in army.entries)


def attachments_in(entry: ArmyEntry) -> tuple[AttachmentRecord, ...]:
    """The Attachments of a Combat Unit."""
    return tuple(BOX.attachments[ref] for ref in entry.attachments)


def special_cards_of(army: ArmyList) -> tuple[SpecialCardRecord, ...]:
    """The special cards that are in force in an army: those of its faction, and those that a card of it names."""
    named = {(card.faction, id) for card in cards_of(army) for id in card.special_cards}
    return tuple(
        special
        for special in BOX.special_cards.values()
        if (special.faction, special.id) in named or (special.in_force == "faction" and special.faction == army.faction)
    )


def commanders_of(army: ArmyList) -> tuple[CardRecord, ...]:
    """The Commanders of an army, of which there should be one (p. 23, army.one-commander).

    A special card may make an NCU the Commander whom an Attachment stands for on the battlefield: then both are one,
    and without that Attachment he is none.
    """
    marked = [card for card in cards_of(army) if card.commander]
    for special in special_cards_of(army):
        if special.commander is not None and special.commander.on_battlefield:
            together = any(card.ref == special.commander.on_battlefield for card in marked)
            extra = special.commander.on_battlefield if together else special.commander.ref
            marked = [card for card in marked if card.ref != extra]
    return tuple(marked)


def commander_of(army: ArmyList) -> CardRecord | None:
    """The army's Commander, if it has exactly one: his Tactics cards are in the deck."""
    found = commanders_of(army)
    return found[0] if len(found) == 1 else None


def deck_of(army: ArmyList) -> tuple[str, ...]:
    """The Tactics deck of an army that has a Commander, by card numbers."""
    commander = commander_of(army)
    if commander is None:
        raise ValueError(f"an army without exactly one Commander has no deck: {army}")
    return BOX.deck(army.faction, commander.ref)


def is_called(card: CardRecord, name: str) -> bool:
    """Does another card mean this one by that name? Names with and without subtitle count, and Characters who are
    there with it; "X (unit)" is the Combat Unit X, "X (attachment)" the Attachment X.
    """
    if name.endswith(" (unit)"):
        return isinstance(card, UnitRecord) and card.name_en == name.removesuffix(" (unit)")
    if name.endswith(" (attachment)"):
        return isinstance(card, AttachmentRecord) and card.name_en == name.removesuffix(" (attachment)")
    return name in (card.name_en, card.title_in("en")) or name in card.characters


def kind_of(card: CardRecord) -> str:
    """`unit`, `attachment` or `ncu`."""
    return "unit" if isinstance(card, UnitRecord) else "ncu" if isinstance(card, NcuRecord) else "attachment"
