"""Which card a name in an army list means, if several have it: Robb Stark is an Attachment, a Commander and an NCU."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import NamedTuple

from maester.games.miniatures.army_costs import printed_cost
from maester.games.miniatures.army_lists import NEUTRAL
from maester.games.miniatures.army_vocabulary import Item, Role
from maester.games.miniatures.box import BOX
from maester.games.miniatures.records import CardRecord
from maester.games.miniatures.requirements import AttachedToEnemyInfantry


class Surroundings(NamedTuple):
    """What else is known where a name stands."""

    faction: str
    commander: tuple[str, ...]
    """Whom the list names as Commander."""
    section: Role | None
    follows_unit: bool
    """It stands behind or below a unit, so it is an Attachment."""


def meant_by(items: Sequence[Item], place: int, around: Surroundings) -> tuple[str, ...]:
    """The cards that a name may mean; more than one if that can't be told."""
    cards = items[place].cards
    after = items[place + 1 :]
    if after and after[0].is_exact and after[0].cards[0] in cards:
        return after[0].cards
    beside = _until_next_card(after)
    for could_be in _tests(cards, beside, around):
        cards = tuple(filter(could_be, cards)) or cards
    return cards


def _tests(cards: Sequence[str], beside: Sequence[Item], around: Surroundings) -> Iterator[Callable[[str], bool]]:
    """What tells cards of one name apart, the most certain first; a test that none of them passes tells nothing."""
    if around.commander:
        yield lambda ref: ref in around.commander
        yield lambda ref: ref in around.commander or not is_commander(ref)
    yield lambda ref: faction_of(ref) in (around.faction, NEUTRAL)
    if any(item.role is Role.COMMANDER for item in beside):
        yield is_commander
    yield lambda ref: (ref in BOX.attachments) == around.follows_unit
    if around.section is Role.NCUS:
        yield lambda ref: ref in BOX.ncus
    costs = [item.number for item in beside if item.number is not None]
    if costs:
        yield lambda ref: printed_cost(_card(ref)) == costs[0]
    if len({_card(ref).title_in("en") for ref in cards}) == 1:
        # The same card in the boxes of two factions.
        yield lambda ref: faction_of(ref) == around.faction


def _until_next_card(items: Sequence[Item]) -> list[Item]:
    found: list[Item] = []
    for item in items:
        if item.cards:
            break
        found.append(item)
    return found


def _card(ref: str) -> CardRecord:
    card = BOX.card(ref)
    assert card is not None
    return card


def faction_of(ref: str) -> str:
    """The faction of the card with this number."""
    return _card(ref).faction


def is_commander(ref: str) -> bool:
    """Is the card with this number a Commander?"""
    return _card(ref).commander


def goes_to_enemy(ref: str) -> bool:
    """Does the Attachment with this number go into an enemy unit?"""
    return any(isinstance(one, AttachedToEnemyInfantry) for one in _card(ref).requirements)
