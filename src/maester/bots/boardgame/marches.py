"""Marches: where the units of an area go, all groups of one march together."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from typing import Final, NamedTuple

from maester.bots.boardgame.area_values import AreaValues
from maester.games.boardgame.components import (
    IS_PORT,
    NO_UNITS,
    PORT_LIMIT,
    Area,
    Units,
    subtract,
    within,
)
from maester.games.boardgame.marches import groups_of, is_attack, move_units

Groups = tuple[tuple[Area, Units], ...]
QUIET_TARGETS: Final = 6
"""Of the areas that can be entered without a fight the best so many are thought through together."""
KEPT_PLANS: Final = 6
"""So many plans for one march are kept, for when the best meets another march of the same house."""


class MarchPlan(NamedTuple):
    """What a march could do."""

    value: float
    """What it gains where it goes, and what the area is worth that it leaves."""
    groups: Groups


class MarchStart(NamedTuple):
    """Where a march begins: nothing planned yet, or some groups already."""

    source: Area
    modifier: int
    groups: Groups = ()
    attack: Area | None = None


class Marches:
    """The marches of one seat in one position."""

    def __init__(self, area_values: AreaValues) -> None:
        self.area_values, self.board, self.seat = area_values, area_values.board, area_values.seat
        self._sizes = self.board.sizes(self.seat)
        self._fought: dict[Area, bool] = {}
        self._go: dict[tuple[Area, Units, float], float | None] = {}
        self._left: dict[tuple[Area, Units, Area | None], float] = {}
        self._quiet: dict[tuple[Area, Groups, Units, Area | None], MarchPlan] = {}

    def plans(
        self, start: MarchStart, supporters: frozenset[Area], legal: Collection[tuple[Area, Units]] | None = None
    ) -> list[MarchPlan]:
        """The best plans for a march, best first. `legal` are the groups that may go; without it supply is looked at
        here.
        """
        units = self.board.standing(start.source)
        for _, gone in start.groups:
            units = subtract(units, gone)
        groups = list(self._groups(start, units, legal))
        plans = self._quiet_plans(start, units, [group for group in groups if not self.fights(group[0])], start.attack)
        if start.attack is None:
            plans += self._attack_plans(start, units, groups, supporters)
        plans = sorted({plan.groups: plan for plan in plans}.values(), key=lambda plan: -plan.value)
        fitting = (plan for plan in plans if legal is not None or self._fits(start, plan.groups))
        return [plan for plan, _ in zip(fitting, range(KEPT_PLANS), strict=False)]

    def fights_from(self, source: Area) -> list[Area]:
        """The areas that units in an area could attack."""
        return [target for target in self.area_values.threats.reach(source) if self.fights(target)]

    def stay(self, start: MarchStart) -> float:
        """What the area is worth if nothing more leaves it."""
        units = self.board.standing(start.source)
        for _, gone in start.groups:
            units = subtract(units, gone)
        return self._remains(start, units, start.attack)

    def _groups(
        self, start: MarchStart, units: Units, legal: Collection[tuple[Area, Units]] | None
    ) -> Iterator[tuple[Area, Units]]:
        if units == NO_UNITS:
            return
        if legal is not None:
            yield from legal
            return
        for target in sorted(self.area_values.threats.reach(start.source)):
            for group in groups_of(units):
                if not IS_PORT[target] or self.board.size(target) + sum(group) <= PORT_LIMIT:
                    yield target, group

    def fights(self, target: Area) -> bool:
        """Would going to an area be the attack of a march?"""
        if target not in self._fought:
            self._fought[target] = is_attack(self.board, self.seat, target)
        return self._fought[target]

    def _fits(self, start: MarchStart, groups: Groups) -> bool:
        """Does supply allow the armies as they would be?"""
        sizes = self._sizes.copy()
        for target, units in groups:
            move_units(sizes, start.source, target, sum(units))
        return self.board.fits_supply(self.seat, sizes.values())

    # -- putting groups together ---------------------------------------------------------------------------

    def _attack_plans(
        self, start: MarchStart, units: Units, groups: list[tuple[Area, Units]], supporters: frozenset[Area]
    ) -> list[MarchPlan]:
        """One group attacks, the others go where there is nobody to fight."""
        quiet = [group for group in groups if not self.fights(group[0])]
        plans = []
        for target, group in groups:
            if self.fights(target):
                more = start.modifier + self.area_values.support_for(target, start.source, supporters)
                value = self._value(target, group, more)
                if value is not None:
                    rest = self._best_quiet(start, subtract(units, group), quiet, target)
                    plans.append(MarchPlan(value + rest.value, ((target, group), *rest.groups)))
        return plans

    def _quiet_plans(
        self, start: MarchStart, units: Units, groups: list[tuple[Area, Units]], attack: Area | None
    ) -> list[MarchPlan]:
        """All stay, each single group alone, and the best of all together."""
        stay = MarchPlan(self._remains(start, units, attack), ())
        plans = [stay, self._best_quiet(start, units, groups, attack)]
        for target, group in groups:
            value = self._value(target, group, 0.0)
            if value is not None:
                rest = self._remains(start, subtract(units, group), attack)
                plans.append(MarchPlan(value + rest, ((target, group),)))
        return plans

    def _best_quiet(
        self, start: MarchStart, units: Units, groups: list[tuple[Area, Units]], attack: Area | None
    ) -> MarchPlan:
        """The best distribution of units over areas without a fight: target by target, all choices."""
        key = (start.source, start.groups, units, attack)
        if key not in self._quiet:
            self._quiet[key] = self._distribute(start, units, groups, attack)
        return self._quiet[key]

    def _distribute(
        self, start: MarchStart, units: Units, groups: list[tuple[Area, Units]], attack: Area | None
    ) -> MarchPlan:
        offers: dict[Area, list[tuple[Units, float]]] = {}
        for target, group in groups:
            value = self._value(target, group, 0.0) if within(group, units) else None
            if value is not None:
                offers.setdefault(target, []).append((group, value))
        targets = sorted(offers, key=lambda target: -max(value for _, value in offers[target]))[:QUIET_TARGETS]
        known: dict[tuple[int, Units], MarchPlan] = {}

        def best(index: int, left: Units) -> MarchPlan:
            if index == len(targets) or left == NO_UNITS:
                return MarchPlan(self._remains(start, left, attack), ())
            if (index, left) not in known:
                found = best(index + 1, left)
                for group, value in offers[targets[index]]:
                    if within(group, left):
                        rest = best(index + 1, subtract(left, group))
                        if value + rest.value > found.value:
                            found = MarchPlan(value + rest.value, ((targets[index], group), *rest.groups))
                known[index, left] = found
            return known[index, left]

        return best(0, units)

    def _value(self, target: Area, group: Units, more: float) -> float | None:
        key = (target, group, more)
        if key not in self._go:
            self._go[key] = self.area_values.go(target, group, more)
        return self._go[key]

    def _remains(self, start: MarchStart, units: Units, attack: Area | None) -> float:
        """What the area is worth that a march leaves, with the units that stay; routed ones always do."""
        source = start.source
        key = (source, units, attack)
        if key not in self._left:
            stay = Units(tuple(map(sum, zip(units, self.board.routed(source), strict=True))))  # type: ignore[arg-type]
            if stay == NO_UNITS:
                self._left[key] = self.area_values.left(source, attack)
            else:
                near = self.area_values.stay_near(source, units)
                self._left[key] = self.area_values.stand(source, units, 0.0, attack) + near
        return self._left[key]
