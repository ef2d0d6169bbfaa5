"""The names of all that changes or rerolls dice, or is used: abilities, cards, zones, tokens, the Charge bonus."""

from __future__ import annotations

from typing import Final, NewType

from maester.games.miniatures.box import BOX
from maester.games.miniatures.names import CONDITION_NAMES, MODE_TEXTS, ZONE_NAMES, SiegeCard
from maester.games.miniatures.records import CardRecord

TextName = NewType("TextName", int)
CHARGE_BONUS: Final = "charge-bonus"
CardName = NewType("CardName", int)
CARD_NAMES: Final = tuple(sorted({card.id for card in BOX.tactics.values()}))
"""The Tactics cards by id: the same card of two factions has one."""
SIEGE_CARD_NAMES: Final = tuple(BOX.siege_cards)
"""The Siege Strategy cards by id: the Attacker's, then the Defender's."""
TEXT_NAMES: Final = (
    CHARGE_BONUS,
    *CONDITION_NAMES,
    *(f"zone-{zone}" for zone in ZONE_NAMES),
    *(f"objective-{card}" for card in sorted(BOX.objectives)),
    *MODE_TEXTS,
    *(f"siege-{card}" for card in SIEGE_CARD_NAMES),
    *sorted(
        {
            *BOX.abilities,
            *(ability.id for ncu in BOX.ncus.values() for ability in ncu.abilities),
            *(f"special-card-{card.ref}" for card in BOX.special_cards.values()),
            *CARD_NAMES,
        }
    ),
)
AttachmentName = NewType("AttachmentName", int)
ATTACHMENT_NAMES: Final = tuple(dict.fromkeys(card.id for card in BOX.attachments.values()))
"""The Attachments by id: the same one of two factions has one."""
_NUMBERS: Final = {name: TextName(number) for number, name in enumerate(TEXT_NAMES)}
_ATTACHMENT_NUMBERS: Final = {name: AttachmentName(number) for number, name in enumerate(ATTACHMENT_NAMES)}
_CARD_NUMBERS: Final = {name: CardName(number) for number, name in enumerate(CARD_NAMES)}


def text_number(name: str) -> TextName:
    return _NUMBERS[name]


def siege_text(card: SiegeCard) -> str:
    """The name of the text of a Siege Strategy card."""
    return f"siege-{SIEGE_CARD_NAMES[card]}"


def card_number(id: str) -> CardName:
    return _CARD_NUMBERS[id]


def attachment_number(ref: str) -> AttachmentName:
    """The number of the name of the Attachment whose card has this number."""
    return _ATTACHMENT_NUMBERS[BOX.attachments[ref].id]


def special_name(card: CardRecord, id: str) -> str:
    """The name of the text of a special card that comes with a card: its faction has it under this id."""
    found = next(one for one in BOX.special_cards.values() if (one.faction, one.id) == (card.faction, id))
    return f"special-card-{found.ref}"
