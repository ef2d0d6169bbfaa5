"""What the units of a side could do, in Victory Points: attacks and Charges by their odds, places by their use."""

from __future__ import annotations

import math
from functools import cached_property
from typing import Final

from maester.bots.miniatures.mode_worth import mode_worth
from maester.bots.miniatures.odds import imagined, odds_of_charge
from maester.bots.miniatures.siege import POURED, wall_gain
from maester.bots.miniatures.worth import gain, holding
from maester.engine import Seat
from maester.games.miniatures.charges import HIGHEST_DIE, approach, sides
from maester.games.miniatures.field import Field
from maester.games.miniatures.geometry.numbers import FULL_TURN, INCH, Pose
from maester.games.miniatures.geometry.shapes import Rectangle, Side, distance, is_within, rectangle
from maester.games.miniatures.geometry.ways import way_to
from maester.games.miniatures.geometry.zones import zones
from maester.games.miniatures.ground import speed
from maester.games.miniatures.modes import mode_of
from maester.games.miniatures.names import NO_UNIT, Unit, is_wall, owner
from maester.games.miniatures.seeing import RANGES
from maester.games.miniatures.standing import contesting_ranks, controls

RECEIVED: Final = 0.55
"""What an enemy could do to a unit where it stands counts so much: it may have better things to do."""
GIVEN: Final = 0.4
"""And what the unit could do from there in its next activation."""
OTHERS: Final = 0.35
"""The first threat counts in full, those of other enemies so much: they have other targets too."""
TURNED_AWAY: Final = 0.3
"""An enemy that doesn't face the unit must turn before it can charge or shoot."""
DONE: Final = 0.8
"""An enemy that was activated already threatens only in the next Round."""
STRIKES_BACK: Final = 0.5
"""What the charged unit does to the one that charged it, in its own activation."""
ON_THE_WAY: Final = 0.72
"""What is left of an Objective's worth for each turn that it takes to get there."""
HELD_BY_ENEMY: Final = 0.5
TURNING: Final = 0.25
"""In turns: what it costs to face away from where one wants to go."""
HUNTING: Final = 0.02
"""For each inch nearer to an enemy, if a unit has nowhere else to go."""
DENIED: Final = ((1, 0.8), (0, 0.45))
"""How likely an Objective is denied to a unit that is charged, by how many ranks more the charging unit has."""
SELDOM_DENIED: Final = 0.15
FAILED_CHARGE: Final = 0.15


class Prospects:
    """What a position offers to a seat. It is asked of a sample, once for each decision."""

    def __init__(self, game: Field, seat: Seat) -> None:
        self.game = game
        self.seat = seat
        self._gains: dict[tuple[Unit, Unit, int, Side, bool], float] = {}
        self._reaches: dict[Unit, int] = {}
        self.mode = mode_worth(game)
        self.each_round = holding(game)

    # --- attacks ----------------------------------------------------------------------------------------------

    def gain(self, attacker: Unit, defender: Unit, number: int, side: Side, *, charging: bool = False) -> float:
        """What one attack would bring the attacker's side."""
        # Both Flanks are alike, so that they need to be worked out only once.
        side = Side.RIGHT if side is Side.LEFT else side
        key = attacker, defender, number, side, charging
        if key not in self._gains and is_wall(defender):
            self._gains[key] = wall_gain(self.game, attacker, defender, number, charging=charging)
        elif key not in self._gains:
            blow = imagined(self.game, attacker, defender, number, side, charging=charging)
            self._gains[key] = gain(self.game, blow, attacker, defender)
        return self._gains[key]

    def best_melee(self, attacker: Unit, defender: Unit, side: Side, *, charging: bool = False) -> float:
        """What the best of a unit's Melee Attacks would bring; nothing if it has none."""
        attacks = self.game.card(attacker).attacks
        numbers = [number for number, one in enumerate(attacks) if not one.is_ranged]
        return max([self.gain(attacker, defender, number, side, charging=charging) for number in numbers], default=0.0)

    def best_attack(self, attacker: Unit, defender: Unit) -> float:
        """What the best of a unit's attacks would bring against an enemy's Front, in melee or from afar."""
        numbers = range(len(self.game.card(attacker).attacks))
        return max([self.gain(attacker, defender, number, Side.FRONT) for number in numbers], default=0.0)

    def charge(self, unit: Unit, target: Unit) -> float:
        """What a Charge would bring, compared with staying where the unit is."""
        odds = odds_of_charge(self.game, unit, target)
        if odds is None:
            return -math.inf
        found = sides(approach(self.game, unit, target))
        with_bonus = max([self.best_melee(unit, target, side, charging=True) for side in found], default=0.0)
        without = max([self.best_melee(unit, target, side) for side in found], default=0.0)
        back = POURED if is_wall(target) else STRIKES_BACK * self.best_melee(target, unit, Side.FRONT)
        back *= self.mode.caution(self.game, unit)
        given_up = self.held(self.game.rectangle(unit), unit)
        value = odds.orderly * with_bonus + odds.disorderly * without
        value += odds.arrives * (self.denial(unit, target) - back)
        return value - (1 - odds.arrives) * FAILED_CHARGE - given_up

    def denial(self, unit: Unit, target: Unit) -> float:
        """What it is worth that the target no longer Controls an Objective, since the unit is engaged with it."""
        tokens = [token for token in range(len(self.game.token)) if controls(self.game, token) == target]
        if not tokens:
            return 0.0
        more = contesting_ranks(self.game, unit) - contesting_ranks(self.game, target)
        likely = next((chance for ranks, chance in DENIED if more >= ranks), SELDOM_DENIED)
        points = [self.mode.objective(self.game, owner(target), token) for token in tokens]
        return likely * math.fsum(points)

    # --- places -----------------------------------------------------------------------------------------------

    def place(self, unit: Unit, pose: Pose) -> float:
        """What it is worth that a unit stands somewhere: Objectives held or nearer, threats received and given."""
        tray = rectangle(pose, self.game.footprint(unit))
        value = self.objectives(unit, pose, tray) + self.each_round * self.mode.place(self.game, unit, tray)
        return (
            value
            + GIVEN * self.given(unit, tray)
            - RECEIVED * self.mode.caution(self.game, unit) * self.received(unit, tray)
        )

    def objective(self, token: int) -> float:
        """What it is worth to hold an Objective from now on."""
        return self.each_round * self.mode.objective(self.game, self.seat, token)

    def held(self, tray: Rectangle, unit: Unit) -> float:
        """What the Objectives are worth that the unit would hold there, and no friend of it has Claimed."""
        found = 0.0
        for token, holder in enumerate(self.game.claimed):
            taken = holder not in (NO_UNIT, unit) and not self.game.is_enemy(holder, unit)
            if not taken and mode_of(self.game).would_hold(self.game, unit, token, tray):
                found += self.objective(token)
        return found

    def objectives(self, unit: Unit, pose: Pose, tray: Rectangle) -> float:
        held = self.held(tray, unit)
        if held:
            return held
        token = self.errands.get(unit)
        if token is None:
            gaps = [distance(tray, self.game.rectangle(enemy)) for enemy in self.game.enemies(unit)]
            return -HUNTING * min(gaps, default=0.0) / INCH
        value: float = self.objective(token) * ON_THE_WAY ** (1 + self.turns(unit, pose, token))
        holder = self.game.claimed[token]
        return HELD_BY_ENEMY * value if holder != NO_UNIT and self.game.is_enemy(holder, unit) else value

    def turns(self, unit: Unit, pose: Pose, token: int) -> float:
        """How many turns it takes a unit about to get from there onto an Objective."""
        bearing, away = way_to(pose, *self.game.token_place(token))
        off = (bearing - pose.bearing) % FULL_TURN
        turned = min(off, FULL_TURN - off) / (FULL_TURN / 2)
        return away / (1.5 * speed(self.game, unit)) + TURNING * turned * min(1.0, away / (4 * INCH))

    @cached_property
    def errands(self) -> dict[Unit, int]:
        """Which Objective each own unit goes for: the nearest pairs first, each Objective once."""
        game = self.game
        units = [unit for unit in game.units_of(self.seat) if game.stands(unit)]
        pairs = sorted(
            (0.0 if game.claimed[token] == unit else 0.1 + self.turns(unit, game.pose_of(unit), token), token, unit)
            for unit in units
            for token in range(len(game.token))
        )
        found: dict[Unit, int] = {}
        for _, token, unit in pairs:
            if unit not in found and token not in found.values():
                found[unit] = token
        return found

    # --- threats ----------------------------------------------------------------------------------------------

    def received(self, unit: Unit, tray: Rectangle) -> float:
        """What enemies could do to a unit that stands there."""
        found = []
        for enemy in self.game.enemies(unit):
            if not self.game.is_engaged(enemy):
                value = self._threat(enemy, self.game.rectangle(enemy), unit, tray)
                found.append(DONE * value if self.game.activated[enemy] else value)
        return _together(found)

    def given(self, unit: Unit, tray: Rectangle) -> float:
        """What a unit that stands there could do to enemies."""
        return max(
            [self._threat(unit, tray, enemy, self.game.rectangle(enemy)) for enemy in self.game.enemies(unit)],
            default=0.0,
        )

    def _reach(self, unit: Unit) -> int:
        """How far a unit's longest Charge or Ranged Attack carries."""
        if unit not in self._reaches:
            ranges = [RANGES[one.kind] for one in self.game.card(unit).attacks if one.is_ranged]
            self._reaches[unit] = max([speed(self.game, unit) + HIGHEST_DIE * INCH, *ranges])
        return self._reaches[unit]

    def _threat(self, attacker: Unit, stands: Rectangle, defender: Unit, tray: Rectangle) -> float:
        """What an attacker could do by a Charge or a Ranged Attack, as far as distance and facing tell."""
        game = self.game
        if not is_within(stands, tray, self._reach(attacker)):
            return 0.0
        gap = distance(stands, tray)
        faces = 7 - max(1, math.ceil((gap - speed(game, attacker)) / INCH))
        card = game.card(attacker)
        reaches = [number for number, one in enumerate(card.attacks) if one.is_ranged and gap <= RANGES[one.kind]]
        if faces <= 0 and not reaches:
            return 0.0
        side = zones(tray, stands)[0]
        charged = 0.0
        if faces > 0:
            charged = min(6, faces) / 6 * self.best_melee(attacker, defender, side, charging=True)
        shot = max([self.gain(attacker, defender, number, side) for number in reaches], default=0.0)
        value = max(charged, shot)
        return value if Side.FRONT in zones(stands, tray) else TURNED_AWAY * value


def _together(threats: list[float]) -> float:
    """The worst in full, the others in part."""
    if not threats:
        return 0.0
    worst = max(threats)
    return worst + OTHERS * (math.fsum(threats) - worst)
