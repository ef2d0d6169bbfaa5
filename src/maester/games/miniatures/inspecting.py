"""What anybody could measure about a unit at any time, in anybody's turn (p. 21): how far it comes, whom it sees and by
which line, what hides the others, in which zones it stands, and what a Charge or a shot at each enemy needs.
"""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from maester.engine import Refusal
from maester.games.miniatures.charges import approach, best_way, charge_targets, places, sides, why_not_charge
from maester.games.miniatures.field import Field
from maester.games.miniatures.geometry.shapes import outline
from maester.games.miniatures.geometry.sight import Line
from maester.games.miniatures.geometry.zones import shares
from maester.games.miniatures.ground import speed
from maester.games.miniatures.movement import maneuver_domain, march_domain
from maester.games.miniatures.names import (
    ALIGNMENT_NAMES,
    PIECE_NAMES,
    SIDE_NAMES,
    UNIT_NAMES,
    Unit,
)
from maester.games.miniatures.reach import Reach
from maester.games.miniatures.seeing import attack_distance, hiding, sight
from maester.games.miniatures.shooting import firing_line

HIGHEST_DIE = 6


class ChargeFound(msgspec.Struct, frozen=True):
    """What a Charge on an enemy needs, or the rule against it."""

    travel: int | None
    """In thousandths of an inch, by its best way."""
    needs: int | None
    """The least number on the die; the chance is (7 - needs) in 6."""
    face: int | None
    side: str | None
    places: tuple[tuple[str, tuple[int, int, int]], ...]
    """Where the tray would stand, for each way to line up."""
    rule: str | None
    values: dict[str, str | int | float]


class OtherFound(msgspec.Struct, frozen=True):
    """How things stand between the unit and another."""

    unit: str
    enemy: bool
    distance: int
    line: tuple[tuple[int, int], tuple[int, int]] | None
    """The line by which the unit sees the other."""
    hidden_by: tuple[str, ...]
    """Units and pieces of terrain that hide it."""
    own_side: str
    """The other stands mostly in this zone of the unit."""
    own_shares: tuple[float, ...]
    """The parts of its tray in the unit's Front, right Flank, Rear and left Flank."""
    its_side: str
    """The unit stands mostly in this zone of the other."""
    its_shares: tuple[float, ...]
    shooting_distance: int | None
    """From the Front Arrow, if the unit has a Ranged Attack."""
    may_shoot: bool
    charge: ChargeFound | None
    """What a Charge on it needs, if it is an enemy."""


class UnitFound(msgspec.Struct, frozen=True):
    """All that can be measured about a unit."""

    unit: str
    outline: tuple[tuple[int, int], ...]
    engaged: bool
    maneuver: Reach | None
    march: Reach | None
    charge_reach: int
    """Speed and the highest die."""
    shooting_reach: int
    others: tuple[OtherFound, ...]


def inspectable(game: Field) -> list[str]:
    """The units on the table."""
    return [UNIT_NAMES[unit] for unit in game.on_table()]


def inspect(game: Field, what: str) -> UnitFound:
    """All that can be measured about a unit on the table."""
    unit = Unit(UNIT_NAMES.index(what))
    engaged = game.is_engaged(unit)
    line = firing_line(game, unit)
    return UnitFound(
        unit=what,
        outline=outline(game.rectangle(unit)),
        engaged=engaged,
        maneuver=None if engaged else maneuver_domain(game, unit).shown(),
        march=None if engaged else march_domain(game, unit).shown(),
        charge_reach=speed(game, unit) + HIGHEST_DIE * 1000,
        shooting_reach=max([shot.reach for shot in line.shots], default=0),
        others=tuple(_others(game, unit)),
    )


def _others(game: Field, unit: Unit) -> Iterable[OtherFound]:
    own, line = game.rectangle(unit), firing_line(game, unit)
    targets = {target for target, _ in line.at(game.pose_of(unit))} if not game.is_engaged(unit) else set()
    possible = charge_targets(game, unit)
    for other in (*game.on_table(), *game.walls_against(unit)):
        if other == unit:
            continue
        theirs = game.rectangle(other)
        seen = sight(game, unit, other)
        units, pieces = ((), ()) if seen else hiding(game, unit, other)
        own_shares, its_shares = shares(own, theirs), shares(theirs, own)
        enemy = game.is_enemy(unit, other)
        yield OtherFound(
            unit=UNIT_NAMES[other],
            enemy=enemy,
            distance=round(game.distance(unit, other)),
            line=_drawn(seen) if seen else None,
            hidden_by=(*(UNIT_NAMES[one] for one in units), *(PIECE_NAMES[piece] for piece in pieces)),
            own_side=_largest(own_shares),
            own_shares=_rounded(own_shares),
            its_side=_largest(its_shares),
            its_shares=_rounded(its_shares),
            shooting_distance=round(attack_distance(own, theirs)) if enemy and line.shots else None,
            may_shoot=other in targets,
            charge=_charge(game, unit, other, may=other in possible) if enemy else None,
        )


def _charge(game: Field, unit: Unit, target: Unit, *, may: bool) -> ChargeFound:
    case = approach(game, unit, target)
    best = best_way(case) if may else None
    if best is None:
        refusal = why_not_charge(game, unit, target) or Refusal("charge.declare-target")
        return ChargeFound(None, None, None, None, (), refusal.rule, refusal.values)
    side = sides(case)[0]
    found = tuple((ALIGNMENT_NAMES[place], (pose.x, pose.y, pose.bearing)) for place, pose in places(case, side))
    return ChargeFound(round(best.travel), best.needs, best.face, SIDE_NAMES[side], found, None, {})


def _drawn(line: Line) -> tuple[tuple[int, int], tuple[int, int]]:
    (x, y), (to_x, to_y) = line
    return (round(x), round(y)), (round(to_x), round(to_y))


def _rounded(parts: Iterable[float]) -> tuple[float, ...]:
    return tuple(round(part, 3) for part in parts)


def _largest(parts: tuple[float, ...]) -> str:
    return SIDE_NAMES[parts.index(max(parts))]
