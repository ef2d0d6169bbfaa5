"""What restless random play prefers, so that battles are fought: charges and attacks, and moves towards the enemy."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from maester.engine import Pass, Seat
from maester.games.miniatures.actions import DANGEROUS
from maester.games.miniatures.activation import TakeAction
from maester.games.miniatures.charging import DeclareCharge
from maester.games.miniatures.declaring import PlayCard, UseText
from maester.games.miniatures.field import Field
from maester.games.miniatures.frames import Acting
from maester.games.miniatures.geometry.shapes import distance, rectangle
from maester.games.miniatures.melee import Strike
from maester.games.miniatures.movement import end_of
from maester.games.miniatures.names import CHARGE, FORGO, MELEE_ATTACK, RANGED_ATTACK, is_wall
from maester.games.miniatures.rounds import PassTurn
from maester.games.miniatures.siege_cards import PlaySiegeCard
from maester.games.miniatures.terrain_places import LayTerrain

ACTIONS = {CHARGE: 40.0, MELEE_ATTACK: 20.0, RANGED_ATTACK: 10.0, FORGO: 0.1}
OTHER_ACTION = 3.0
NEAREST = 12.0
SELDOM = 0.3
WALL = 4.0
DANGER = 12.0
"""Dangerous Terrain is laid often: only there units are hurt, and sometimes destroyed, on their way."""


def restless(game: Field, seat: Seat, moves: Sequence[Any]) -> list[float]:
    """A weight for each move."""
    nearest = _nearest_to_an_enemy(game, moves)
    return [NEAREST if move is nearest else _weight(game, move) for move in moves]


def _weight(game: Field, move: Any) -> float:
    if isinstance(move, TakeAction):
        return ACTIONS.get(move.action, OTHER_ACTION)
    if isinstance(move, Pass | PassTurn):
        return SELDOM
    if isinstance(move, LayTerrain):
        return DANGER if DANGEROUS in game.box.terrain_kinds[move.kind].keywords else 1.0
    if isinstance(move, DeclareCharge | Strike):
        return WALL if is_wall(move.target) else 1.0
    return 2.0 if isinstance(move, UseText | PlayCard | PlaySiegeCard) else 1.0


def _nearest_to_an_enemy(game: Field, moves: Sequence[Any]) -> Any:
    """Of several ways to move the one that ends nearest to an enemy, in a siege to a Castle Wall; None if these are no
    such moves.
    """
    acting = game.innermost(Acting)
    if acting is None or not game.stands(acting.unit):
        return None
    ends = [(move, end) for move in moves if (end := end_of(game, acting.unit, move)) is not None]
    if not ends:
        return None
    footprint = game.footprint(acting.unit)
    aims = game.walls_against(acting.unit) or game.enemies(acting.unit)
    enemies = [game.rectangle(enemy) for enemy in aims]
    return min(
        ends, key=lambda one: min([distance(rectangle(one[1], footprint), enemy) for enemy in enemies], default=0.0)
    )[0]
