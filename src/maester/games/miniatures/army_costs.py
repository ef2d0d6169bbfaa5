"""What an army costs (p. 23): the costs of its cards, less what cards take off them.

What is paid after discounts counts, both against the limit and as Neutral points. Where a discount may be taken in
several ways the cheapest holds, and of equally cheap ones the one that takes off a Neutral card.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache
from typing import NamedTuple

from maester.games.miniatures.army_lists import NEUTRAL, ArmyList, Bought, bought, is_called, special_cards_of
from maester.games.miniatures.army_records import AttachmentRecord, NcuRecord
from maester.games.miniatures.records import CardRecord, UnitRecord
from maester.games.miniatures.requirements import CostModifier, FreeAttachment


class Costs(NamedTuple):
    """What is paid for each card, in the order of `bought`, and what these come to."""

    paid: tuple[int, ...]
    total: int
    neutral: int
    """For Neutral cards."""


def cost_of(army: ArmyList) -> int:
    """The points that an army costs, after discounts."""
    return costs_of(army).total


@lru_cache(maxsize=256)
def costs_of(army: ArmyList) -> Costs:
    """What is paid for the cards of an army."""
    cards = bought(army)
    # Which of several Attachments is the free one may change what other discounts are worth.
    paid = min((_paid(army, cards, free) for free in _choices_of_free_ones(cards)), key=sum)
    neutral = sum([cost for cost, one in zip(paid, cards, strict=True) if one.card.faction == NEUTRAL])
    return Costs(tuple(paid), sum(paid), neutral)


def printed_cost(card: CardRecord) -> int:
    """The cost on the card; a Commander with the mark in its place costs nothing (p. 20, commander.free)."""
    cost = card.cost if isinstance(card, (UnitRecord, NcuRecord, AttachmentRecord)) else 0
    return cost if isinstance(cost, int) else 0


def _modifiers(cards: Sequence[Bought], applies_to: str) -> Iterator[tuple[Bought, CostModifier]]:
    for one in cards:
        for requirement in one.card.requirements:
            if isinstance(requirement, CostModifier) and requirement.applies_to == applies_to:
                yield one, requirement


def _choices_of_free_ones(cards: Sequence[Bought]) -> list[int | None]:
    """The places of the cards of which one is free, the first of its subtitle; None if there is none."""
    subnames = {modifier.subname for _, modifier in _modifiers(cards, "first-attachment-with-subname")}
    return [place for place, one in enumerate(cards) if one.card.subname_en in subnames and subnames] or [None]


def _paid(army: ArmyList, cards: Sequence[Bought], free: int | None) -> list[int]:
    paid = [printed_cost(one.card) for one in cards]
    if free is not None:
        paid[free] = 0
    for place, one in enumerate(cards):
        if one.entry is None or not isinstance(one.card, AttachmentRecord):
            continue
        unit = next(other.card for other in cards if other.entry == one.entry)
        if any(isinstance(gift, FreeAttachment) and is_called(one.card, gift.name) for gift in unit.requirements):
            paid[place] = 0
        for modifier in one.card.requirements:
            if isinstance(modifier, CostModifier) and _is_for(modifier, unit):
                _take_off(paid, [place], modifier, cards)
    for bearer, modifier in _modifiers(cards, "one-attachment-of-this-unit"):
        _take_off(paid, _attachments(cards, bearer.entry), modifier, cards)
    for special in special_cards_of(army):
        for modifier in special.requirements:
            if isinstance(modifier, CostModifier) and modifier.applies_to == "one-attachment-of-the-army":
                _take_off(paid, _attachments(cards), modifier, cards)
    for _, modifier in _modifiers(cards, "one-unit-named"):
        named = [place for place, one in enumerate(cards) if any(is_called(one.card, name) for name in modifier.names)]
        _take_off(paid, [place for place in named if isinstance(cards[place].card, UnitRecord)], modifier, cards)
    return paid


def _is_for(modifier: CostModifier, unit: CardRecord) -> bool:
    """Does the Attachment that says so cost less in this unit?"""
    return modifier.applies_to == "this-attachment" and modifier.in_units_named in unit.name_en


def _attachments(cards: Sequence[Bought], entry: int | None = None) -> list[int]:
    """The places of all Attachments, or of those of an entry."""
    return [
        place
        for place, one in enumerate(cards)
        if isinstance(one.card, AttachmentRecord) and entry in (None, one.entry)
    ]


def _take_off(paid: list[int], places: Iterable[int], modifier: CostModifier, cards: Sequence[Bought]) -> None:
    """Takes a discount off one of the cards at these places, where it is worth most; no cost falls below 0."""
    discount = modifier.discount if isinstance(modifier.discount, int) else max(paid)
    best = max(
        places, key=lambda place: (min(paid[place], discount), cards[place].card.faction == NEUTRAL), default=None
    )
    if best is not None:
        paid[best] -= min(paid[best], discount)
