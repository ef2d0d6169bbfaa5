"""Performing an action (p. 5, 13, 24): what comes before it, the action itself, and what comes after it.

Each chapter says in `PERFORM` how its action is performed, and in `POSSIBLE`, where it isn't always, if it can be.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from maester.engine import Event, Procedure
from maester.games.miniatures.field import Field
from maester.games.miniatures.frames import Acting, Granted
from maester.games.miniatures.geometry.numbers import Pose
from maester.games.miniatures.happenings import happens
from maester.games.miniatures.modes import mode_of
from maester.games.miniatures.moments import ACTION_CHOSEN, ACTION_DONE
from maester.games.miniatures.names import NO_UNIT, Action, TerrainPiece, Unit
from maester.games.miniatures.rolling import throw
from maester.games.miniatures.terrain_keywords import pieces_for
from maester.games.miniatures.victory import judge_armies
from maester.games.miniatures.wounds import suffer

DANGEROUS: Final = "dangerous"
"""The keyword of Dangerous Terrain, the purpose of its die, and the cause of its Wounds."""

PERFORM: Final[dict[Action, Callable[[Field, int], None]]] = {}
"""How each action is performed: it plans its steps; the number is that of the `Acting` frame."""
POSSIBLE: Final[dict[Action, Callable[[Field, Unit, Unit], bool]]] = {}
"""Could a unit perform the action as things stand, against this enemy if one is given?"""


class TerrainEndangered(Event, frozen=True):
    """A unit acts on Dangerous Terrain, or enters it there."""

    unit: Unit
    piece: TerrainPiece
    pose: Pose


def may_perform(game: Field, unit: Unit, action: Action, against: Unit = NO_UNIT) -> bool:
    """Could a unit perform an action as things stand (ruling.free-action-limits)?"""
    if mode_of(game).why_not_act(game, unit, action) is not None:
        return False
    return action not in POSSIBLE or POSSIBLE[action](game, unit, against)


def act(
    game: Field,
    unit: Unit,
    action: Action,
    *,
    free: bool = False,
    against: Unit = NO_UNIT,
    granted: tuple[Granted, ...] = (),
) -> None:
    """A unit performs an action, before all that is planned. One that it can't perform is nothing at all: an engaged
    unit isn't moved by a free Maneuver (ruling.engaged-cannot-move). `against` is the one enemy it may be aimed at.
    """
    if may_perform(game, unit, action, against):
        frame = Acting(unit=unit, action=action, free=free, against=against, granted=granted)
        game.open(frame, BeginAction, FaceDanger, PerformAction, EndAction)


def is_performing(game: Field, acting: Acting) -> bool:
    """Is the unit still there, and did nothing keep it from performing its action?"""
    return game.stands(acting.unit) and not acting.prevented


class BeginAction(Procedure[Field], frozen=True):
    """An action was chosen: what comes before it is resolved."""

    acting: int

    def run(self, game: Field) -> None:
        happens(game, ACTION_CHOSEN, game.frame(Acting, self.acting).unit, about=self.acting)


class FaceDanger(Procedure[Field], frozen=True):
    """A unit that stands on Dangerous Terrain suffers d3+1 Wounds before it performs an action (p. 24), once, and free
    actions are actions, too (ruling.dangerous-count).
    """

    acting: int

    def run(self, game: Field) -> None:
        acting = game.frame(Acting, self.acting)
        if not is_performing(game, acting):
            return
        pieces = standing_in_danger(game, acting.unit)
        if pieces:
            acting.endangered = True
            endanger(game, acting.unit, pieces[0], game.pose_of(acting.unit))


class PerformAction(Procedure[Field], frozen=True):
    """The action itself."""

    acting: int

    def run(self, game: Field) -> None:
        acting = game.frame(Acting, self.acting)
        if is_performing(game, acting):
            PERFORM[acting.action](game, self.acting)


class EndAction(Procedure[Field], frozen=True):
    """The action is over: what the mode says to that, and then what texts do after it, is resolved. An action inside
    another is part of that one's effect, so that a side without units is looked for at the end of the outer one
    (ruling.no-units-simultaneous).
    """

    acting: int

    def run(self, game: Field) -> None:
        acting = game.frame(Acting, self.acting)
        if not any(isinstance(frame, Acting) for frame in game.frames[: self.acting]):
            judge_armies(game)
        if is_performing(game, acting):
            happens(game, ACTION_DONE, acting.unit, about=self.acting)
        if game.stands(acting.unit):
            mode_of(game).action_ended(game, acting.unit)


def standing_in_danger(game: Field, unit: Unit) -> list[int]:
    """The pieces of Dangerous Terrain on which a unit stands."""
    return [piece for piece in pieces_for(game, unit, DANGEROUS) if game.stands_on(unit, piece)]


def endanger(game: Field, unit: Unit, piece: int, pose: Pose) -> bool:
    """Dangerous Terrain costs a unit d3+1 Wounds, without Defense rolls (p. 24). Was it destroyed?"""
    game.tell(TerrainEndangered(unit, TerrainPiece(piece), pose))
    return suffer(game, unit, throw(game, unit, DANGEROUS, 3)[0] + 1, DANGEROUS)
