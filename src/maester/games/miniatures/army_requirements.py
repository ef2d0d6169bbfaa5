"""Restrictions and requirements that cards print (p. 23, army.card-restrictions): what each kind means for an army.

Of the twelve kinds three break nothing: those that lower costs (`army_costs.py`), and the one that lets an Attachment
stand beside another (`armies.py`). A card never meets, or breaks, its own requirement.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, Final, NamedTuple

from maester.engine import Refusal, refuse
from maester.games.miniatures.army_lists import (
    ArmyList,
    Bought,
    bought,
    commander_of,
    is_called,
    special_cards_of,
    units_of,
)
from maester.games.miniatures.army_records import SpecialCardRecord
from maester.games.miniatures.box import BOX
from maester.games.miniatures.records import CardRecord, UnitRecord, kebab_name
from maester.games.miniatures.requirements import (
    AnyRequirement,
    ArmyLimit,
    ArmyMayInclude,
    ArmyMayNotInclude,
    ArmyMustInclude,
    AttachedToEnemyInfantry,
    Loyalty,
    MayOnlyJoin,
    MustCarryAttachment,
    Summoned,
)

RULE: Final = "army.card-restrictions"


class Bearer(NamedTuple):
    """The card that demands something, and the others of its army."""

    card: CardRecord | SpecialCardRecord
    entry: int | None
    army: ArmyList
    others: tuple[Bought, ...]

    def refuse(self, requirement: AnyRequirement, **values: Any) -> Refusal:
        entry = 0 if self.entry is None else self.entry + 1
        return refuse(RULE, kind=requirement.__struct_config__.tag, card=self.card.ref, entry=entry, **values)

    def beside(self) -> tuple[CardRecord, ...]:
        """The unit, and the other Attachments of the same unit."""
        return tuple(one.card for one in self.others if one.entry is not None and one.entry == self.entry)


def broken_requirements(army: ArmyList) -> Iterator[Refusal]:
    """All that cards of an army demand and that isn't so, in the order of the list."""
    for bearer in _bearers(army):
        for requirement in bearer.card.requirements:
            judge = JUDGED.get(type(requirement))
            if judge is not None:
                yield from judge(bearer, requirement)


def _bearers(army: ArmyList) -> Iterator[Bearer]:
    cards = bought(army)
    for place, one in enumerate(cards):
        if one.card.requirements:
            yield Bearer(one.card, one.entry, army, cards[:place] + cards[place + 1 :])
    for special in special_cards_of(army):
        yield Bearer(special, None, army, cards)


def _named(names: tuple[str, ...]) -> list[str]:
    """The names as sentences say them: `army-name-<id>`."""
    return [kebab_name(name) for name in names]


def _loyalty(bearer: Bearer, demand: Loyalty) -> Iterator[Refusal]:
    """Cards of two Loyalties are not in one army."""
    for one in bearer.others:
        for other in one.card.requirements:
            if isinstance(other, Loyalty) and other.to != demand.to:
                loyalties = {"to": kebab_name(demand.to), "other_to": kebab_name(other.to)}
                yield bearer.refuse(demand, other=one.card.ref, **loyalties)
                return


def _must_include(bearer: Bearer, demand: ArmyMustInclude) -> Iterator[Refusal]:
    if demand.when_commander and not _makes_commander(bearer):
        return
    missing = [
        name for name in demand.any_of + demand.all_of if not any(is_called(one.card, name) for one in bearer.others)
    ]
    if demand.all_of and missing:
        yield bearer.refuse(demand, needed="all", names=_named(tuple(missing)))
    elif demand.any_of and len(missing) == len(demand.any_of):
        yield bearer.refuse(demand, needed="any", names=_named(demand.any_of))


def _makes_commander(bearer: Bearer) -> bool:
    """Is the one whom a special card makes the Commander the army's Commander?"""
    commander = commander_of(bearer.army)
    special = bearer.card.commander if isinstance(bearer.card, SpecialCardRecord) else None
    return commander is not None and special is not None and special.ref == commander.ref


def _may_not_include(bearer: Bearer, demand: ArmyMayNotInclude) -> Iterator[Refusal]:
    def is_called_any(card: CardRecord, names: tuple[str, ...]) -> bool:
        return any(is_called(card, name) for name in names)

    when = demand.when_army_includes
    if when and not any(is_called_any(one.card, when) for one in bearer.others):
        return
    unwanted = []
    for card in (one.card for one in bearer.others):
        unit = card if isinstance(card, UnitRecord) else None
        if (
            is_called_any(card, demand.names)
            or card.faction in demand.factions
            or (unit is not None and demand.units_named and demand.units_named in unit.name_en)
            or (unit is not None and unit.faction == demand.units_of_faction)
        ):
            unwanted.append(card.ref)
    if unwanted:
        yield bearer.refuse(demand, others=list(dict.fromkeys(unwanted)))


def _may_include(bearer: Bearer, demand: ArmyMayInclude) -> Iterator[Refusal]:
    """So many Combat Units of other factions, and no more."""
    count = len([unit for unit in units_of(bearer.army) if unit.faction in demand.factions])
    if count > demand.max:
        yield bearer.refuse(demand, factions=list(demand.factions), count=count, most=demand.max)


def _limit(bearer: Bearer, demand: ArmyLimit) -> Iterator[Refusal]:
    """At most so many copies of a card, unless another card of the army lifts its limit."""
    if demand.lifted or any(_lifts(one.card, bearer.card) for one in bearer.others):
        return
    most = demand.max
    if demand.per:
        named = [unit for unit in units_of(bearer.army) if demand.per_units_named in unit.name_en]
        most *= len([unit for unit in named if unit.type == demand.per_type])
    count = 1 + len([one for one in bearer.others if one.card.ref == bearer.card.ref])
    if count > most:
        # Of all copies, so of no entry.
        yield bearer._replace(entry=None).refuse(demand, count=count, most=most)


def _lifts(card: CardRecord, limited: CardRecord | SpecialCardRecord) -> bool:
    return any(isinstance(one, ArmyLimit) and one.lifted and one.what == limited.name_en for one in card.requirements)


def _may_only_join(bearer: Bearer, demand: MayOnlyJoin) -> Iterator[Refusal]:
    if bearer.entry is not None and not joins(demand, _unit(bearer), bearer.beside()):
        yield bearer.refuse(demand, unit=_unit(bearer).ref)


def _unit(bearer: Bearer) -> UnitRecord:
    assert bearer.entry is not None
    return BOX.units[bearer.army.entries[bearer.entry].unit]


def joins(demand: MayOnlyJoin, unit: UnitRecord, beside: tuple[CardRecord, ...]) -> bool:
    """May an Attachment that demands this join a unit, with these cards (the unit among them) beside it?"""
    if demand.unit_with:
        return any(is_called(card, demand.unit_with) for card in beside)
    if demand.units_of_faction:
        return unit.faction == demand.units_of_faction
    if demand.units_named:
        return demand.units_named in unit.name_en
    return unit.name_en == demand.unit


def _must_carry(bearer: Bearer, demand: MustCarryAttachment) -> Iterator[Refusal]:
    if not any(is_called(card, demand.name) for card in bearer.beside()):
        yield bearer.refuse(demand, names=_named((demand.name,)))


def _to_enemy(bearer: Bearer, demand: AttachedToEnemyInfantry) -> Iterator[Refusal]:
    """It stands by itself in the list, not with a unit of its own side."""
    if bearer.entry is not None:
        yield bearer.refuse(demand)


def _summoned(bearer: Bearer, demand: Summoned) -> Iterator[Refusal]:
    yield bearer.refuse(demand, ability=demand.ability)


JUDGED: Final[dict[type[Any], Callable[[Bearer, Any], Iterator[Refusal]]]] = {
    Loyalty: _loyalty,
    ArmyMustInclude: _must_include,
    ArmyMayNotInclude: _may_not_include,
    ArmyMayInclude: _may_include,
    ArmyLimit: _limit,
    MayOnlyJoin: _may_only_join,
    MustCarryAttachment: _must_carry,
    AttachedToEnemyInfantry: _to_enemy,
    Summoned: _summoned,
}
