"""What the bots know of a siege (p. 30): what attacks on Castle Walls and by them bring, and when to play cards."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Any, Final

from maester.engine import Move
from maester.games.miniatures.attack_values import dice, is_hit
from maester.games.miniatures.field import Field
from maester.games.miniatures.frames import Attack
from maester.games.miniatures.geometry.numbers import INCH
from maester.games.miniatures.geometry.shapes import Rectangle, Side, distance
from maester.games.miniatures.geometry.zones import zones
from maester.games.miniatures.names import Unit, number_of_wall
from maester.games.miniatures.siege_cards import PlaySiegeCard
from maester.games.miniatures.text_names import SIEGE_CARD_NAMES
from maester.games.miniatures.wall_activation import arrows_at

FACES: Final = range(1, 7)
POURED: Final = 0.35
"""What Tar & Pitch costs a unit, in Victory Points."""
ARRIVING: Final = 0.6
"""What it is worth to bring a unit from Reserve and act with it."""
AT_THE_WALLS: Final = 2.0
"""What it is worth for an Attacker's unit to stand before a Castle Wall, and what is left of it for each inch more."""
PER_INCH: Final = 0.06
TURNED_AWAY: Final = 0.4
"""What it costs to look elsewhere: a Charge needs sight."""
HALF_DONE: Final = 0.5
"""How much better a wall is that has lost Wounds already."""
AT_ONCE: Final = frozenset({"battering-ram", "boiling-oil", "hold-the-gate", "repair-the-breach", "sally-forth"})
"""Cards that are never too early."""
EARLIEST: Final = 2
"""The Round from which on the others are played: before it hardly anybody fights."""


def wall_gain(game: Field, attacker: Unit, wall: Unit, number: int, *, charging: bool) -> float:
    """What an attack on a Castle Wall brings: its part of the points for the wall, by the Hits to expect."""
    attack = Attack(attacker=attacker, defender=wall, number=number, side=Side.FRONT)
    chance = len([face for face in FACES if is_hit(game, attack, face)]) / len(FACES)
    if charging:
        chance += (1 - chance) * chance
    record, left = game.box.siege_wall, game.walls[number_of_wall(wall)]
    wounds = min(float(left), dice(game, attack) * chance / 2)
    lost = record.wounds - left
    return record.victory_points * (progress(game, lost + wounds) - progress(game, lost))


def progress(game: Field, lost: float) -> float:
    """How near a Castle Wall that has lost so many Wounds is to its end: only a destroyed one scores, so that it is
    better to finish one than to begin with another.
    """
    share: float = lost / game.box.siege_wall.wounds
    return share * math.sqrt(share)


def near_walls(game: Field, unit: Unit, tray: Rectangle) -> float:
    """What it is worth for a unit to stand there, because of Castle Walls that it may attack."""
    found = [0.0]
    for wall in game.walls_against(unit):
        lost = game.box.siege_wall.wounds - game.walls[number_of_wall(wall)]
        stands = game.rectangle(wall)
        away = 0.0 if Side.FRONT in zones(tray, stands) else TURNED_AWAY
        near = PER_INCH * distance(tray, stands) / INCH
        found.append(AT_THE_WALLS + HALF_DONE * progress(game, lost) - near - away)
    return max(found)


def wall_urgency(game: Field, wall: Unit, best_shot: float) -> float:
    """What it brings to activate a Castle Wall now."""
    touching = [unit for unit in game.on_table() if wall in game.walls_at(unit)]
    return POURED * len(touching) + (best_shot if math.isfinite(best_shot) else 0.0)


def targets(game: Field, wall: Unit) -> list[Unit]:
    """Those at whom a Castle Wall could shoot."""
    return [shot.target for shot in arrows_at(game, wall)]


def siege_card(game: Field, options: Sequence[Any]) -> Move | None:
    """The Siege Strategy card that is played now, if one is."""
    for move in options:
        if isinstance(move, PlaySiegeCard):
            name = SIEGE_CARD_NAMES[move.card]
            if name == "volley-from-the-walls" and not any(targets(game, wall) for wall in game.intact_walls()):
                continue
            if name in AT_ONCE or game.round >= EARLIEST:
                return move
    return None
