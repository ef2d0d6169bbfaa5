"""Versions of the cards that armies are built of: what has changed since an army list was written down."""

from __future__ import annotations

from functools import cache
from typing import Any, Final

import msgspec

from maester.engine.card_files import digest_in_play
from maester.games.miniatures.army_lists import ArmyList, cards_of
from maester.games.miniatures.box import BOX, read_data

COUNTED: Final = (
    "cost", "type", "solo", "character", "commander", "counts_as_characters", "contains_characters", "special_cards",
    "requirements",
)  # fmt: skip
"""What of a card counts when an army is built."""
ONLY_READ: Final = ("text", "text_pl", "when", "when_pl", "to_pl", "unit_pl")
"""What of a requirement is for the reader."""


class VersionChanges(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a version of the data changed."""

    version: int
    cards: dict[str, dict[str, Any]] = {}
    """By card number and field: the value before."""
    removed: dict[str, str] = {}
    """Cards that are no more: by card number, the English name."""


class ArmyVersions(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The present version, and what each changed."""

    schema: int
    note: str
    version: int
    digest: str
    changes: tuple[VersionChanges, ...]


class CardChange(msgspec.Struct, frozen=True):
    """A card that has another value now than when a list was written."""

    card: str
    field: str
    before: str
    now: str


@cache
def army_versions() -> ArmyVersions:
    """The file of versions."""
    return msgspec.convert(read_data("army_versions"), ArmyVersions)


def changes_since(version: int, army: ArmyList) -> list[CardChange]:
    """What has changed about the cards of an army since that version of the data; the oldest value counts."""
    before: dict[tuple[str, str], Any] = {}
    for changes in army_versions().changes:
        if changes.version > version:
            for ref, fields in changes.cards.items():
                for field, value in fields.items():
                    before.setdefault((ref, field), value)
    refs = dict.fromkeys(card.ref for card in cards_of(army))
    return [
        CardChange(ref, field, _shown(value), _shown(getattr(BOX.card(ref), field)))
        for (ref, field), value in before.items()
        if ref in refs
    ]


def removed_since(version: int, ref: str) -> str | None:
    """The English name of a card that is no more, if it was there in that version."""
    found = [changes.removed.get(ref) for changes in army_versions().changes if changes.version > version]
    return next((name for name in found if name is not None), None)


def army_digest() -> str:
    """A fingerprint of all that counts when an army is built."""
    cards = {
        card.ref: {name: msgspec.to_builtins(getattr(card, name)) for name in COUNTED if hasattr(card, name)}
        | {"name": card.title_in("en"), "faction": card.faction}
        for card in BOX.cards()
    }
    specials = {
        card.ref: [card.faction, card.in_force, *map(msgspec.to_builtins, (card.requirements, card.commander))]
        for card in BOX.special_cards.values()
    }
    return digest_in_play({"cards": cards, "specials": specials}, ONLY_READ)


def _shown(value: Any) -> str:
    """A plain value as it is; of a list only how many there are, since the card itself can be looked up."""
    return str(value).lower() if isinstance(value, (bool, int, str)) else str(len(value))
