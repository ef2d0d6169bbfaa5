"""The Melee Attack action (p. 15, 25): turning to face, choosing attack and target, breaking down terrain."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final

from maester.engine import Asked, Event, Move, PickOne, Question, Refusal, Seat, refuse
from maester.games.miniatures.actions import PERFORM, POSSIBLE
from maester.games.miniatures.alignment import alignments
from maester.games.miniatures.attacking import attack
from maester.games.miniatures.field import Field
from maester.games.miniatures.frames import Acting
from maester.games.miniatures.geometry.numbers import INCH, Pose
from maester.games.miniatures.geometry.shapes import Shape, is_within
from maester.games.miniatures.moving import Moved
from maester.games.miniatures.names import MELEE_ATTACK, NO_UNIT, UNIT_NAMES, Alignment, TerrainPiece, Unit, owner

DESTRUCTIBLE: Final = "destructible"


class Align(Move, frozen=True):
    """Lines a tray up with an enemy's: centre to centre, or displaced by half a front width."""

    place: Alignment
    typed = "align {place}"


class Strike(Move, frozen=True):
    """Attacks an enemy in melee with one of the unit's attacks, counted from 1."""

    target: Unit
    attack: int
    typed = "strike {target} with {attack}"


class Demolish(Move, frozen=True):
    """Attacks a piece of Destructible Terrain, which removes it."""

    piece: TerrainPiece
    typed = "demolish {piece}"


class TerrainDestroyed(Event, frozen=True):
    """A unit removes a piece of terrain."""

    unit: Unit
    piece: TerrainPiece


def melee_attacks(game: Field, unit: Unit) -> list[int]:
    """The Melee Attacks on a unit's card, by number."""
    return [number for number, one in enumerate(game.card(unit).attacks) if not one.is_ranged]


def demolishable(game: Field, unit: Unit) -> list[TerrainPiece]:
    """Destructible pieces within 1 in of a unit that has a Melee Attack (p. 25, ruling.destructible-attack)."""
    if not melee_attacks(game, unit):
        return []
    own = game.rectangle(unit)
    pieces = game.pieces_with(DESTRUCTIBLE)
    return [TerrainPiece(piece) for piece in pieces if is_within(game.terrain_shape(piece), own, INCH)]


def why_not_melee(game: Field, unit: Unit) -> Refusal | None:
    """The rule against a Melee Attack of this unit now."""
    if not melee_attacks(game, unit):
        return refuse("melee.needs-attack")
    if not game.is_engaged(unit) and not demolishable(game, unit):
        return refuse("melee.only-engaged")
    return None


def perform_melee_attack(game: Field, acting: int) -> None:
    """The unit may turn to its one enemy and line up; then it chooses attack and target (p. 15)."""
    game.then(TurnToFace(acting), ChooseStrike(acting))


def can_strike(game: Field, unit: Unit, against: Unit) -> bool:
    """Is there anything to attack (ruling.free-action-limits)?"""
    return why_not_melee(game, unit) is None and (against == NO_UNIT or game.are_engaged(unit, against))


PERFORM[MELEE_ATTACK] = perform_melee_attack
POSSIBLE[MELEE_ATTACK] = can_strike


class TurnToFace(PickOne[Field], frozen=True):
    """A unit that is engaged with one enemy only may turn its Front to it, and line up with it at 100 or 50 percent of
    the width (p. 15, ruling.melee-realign).
    """

    acting: int
    move = Align
    optional = True
    rules = ("melee.turn-to-face", "melee.no-turn-multiple", "melee.align-choice")

    def who(self, game: Field) -> Seat:
        return owner(game.frame(Acting, self.acting).unit)

    def positions(self, game: Field) -> dict[Alignment, Pose]:
        """Where the unit may stand, other than where it stands."""
        unit = game.frame(Acting, self.acting).unit
        enemies = game.opposing(unit)
        if len(enemies) != 1:
            return {}
        side = game.contact(unit, enemies[0]).side_of_b
        taken: list[Shape] = [game.rectangle(one) for one in game.on_table() if one not in (unit, enemies[0])]
        taken += [game.terrain_shape(piece) for piece in game.pieces_with("impassable")]
        target, footprint = game.rectangle(enemies[0]), game.footprint(unit)
        found = alignments(target, side, footprint, tuple(taken), game.ground)
        return {place: pose for place, pose in found if pose != game.pose[unit]}

    def among(self, game: Field) -> Iterable[Alignment]:
        return self.positions(game)

    def broken(self, game: Field, seat: Seat, value: Alignment) -> Refusal | None:
        unit = game.frame(Acting, self.acting).unit
        if (enemies := len(game.opposing(unit))) > 1:
            return refuse("melee.no-turn-multiple", enemies=enemies)
        return None if value in self.positions(game) else refuse("melee.align-choice")

    def chosen(self, game: Field, seat: Seat, value: Alignment) -> None:
        unit = game.frame(Acting, self.acting).unit
        pose = self.positions(game)[value]
        game.tell(Moved(unit, "turn", (game.pose_of(unit), pose)))
        game.place(unit, pose)

    def guidance(self, game: Field) -> dict[str, Any]:
        """Where the tray would stand, for each way to line up."""
        return {"poses": {str(place): list(pose) for place, pose in self.positions(game).items()}}


class ChooseStrike(Question[Field], frozen=True):
    """Which Melee Attack, and on which enemy that it is engaged with, in sight or not; or on terrain (p. 15, 25)."""

    acting: int
    moves = (Strike, Demolish)
    rules = ("melee.choose-attack-and-target", "melee.no-los-needed", "terrain-keyword.destructible")

    def ask(self, game: Field) -> Asked | None:
        acting = game.frame(Acting, self.acting)
        unit, against = acting.unit, acting.against
        enemies = [enemy for enemy in game.opposing(unit) if against in (NO_UNIT, enemy)]
        strikes = [Strike(enemy, number + 1) for enemy in enemies for number in melee_attacks(game, unit)]
        pieces = demolishable(game, unit) if against == NO_UNIT else []
        return Asked(owner(unit), (*strikes, *map(Demolish, pieces))) if strikes or pieces else None

    def why_not(self, game: Field, seat: Seat, move: Strike | Demolish) -> Refusal | None:
        acting = game.frame(Acting, self.acting)
        unit = acting.unit
        if acting.against != NO_UNIT and (isinstance(move, Demolish) or move.target != acting.against):
            return refuse("card.ability-text", target=UNIT_NAMES[acting.against])
        if isinstance(move, Demolish):
            near = move.piece in demolishable(game, unit)
            return None if near else refuse("terrain-keyword.destructible", most=1)
        if not game.are_engaged(unit, move.target):
            return refuse("melee.only-engaged", target=UNIT_NAMES[move.target])
        return None if move.attack - 1 in melee_attacks(game, unit) else refuse("melee.needs-attack")

    def answer(self, game: Field, seat: Seat, move: Strike | Demolish) -> None:
        unit = game.frame(Acting, self.acting).unit
        if isinstance(move, Demolish):
            game.terrain_pose[move.piece] = None
            game.tell(TerrainDestroyed(unit, move.piece))
        else:
            attack(game, unit, move.target, move.attack - 1, game.contact(unit, move.target).side_of_b)
