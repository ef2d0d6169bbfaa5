"""What Siege Strategy cards speak of (p. 30): Castle Walls, the Reserve, Terrain, all units of a side at once."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, ClassVar

from maester.engine import Event, Move, PickIn, PickOne, Refusal, Seat, refuse
from maester.games.miniatures.attack_values import DICE
from maester.games.miniatures.attacking import automatic_hits
from maester.games.miniatures.bearing import bear, silence
from maester.games.miniatures.castle_walls import damaged_walls, repair
from maester.games.miniatures.conditions import give
from maester.games.miniatures.deployment_places import Deploy
from maester.games.miniatures.field import ROUND, Borne, Field
from maester.games.miniatures.frames import Effect
from maester.games.miniatures.names import PIECE_NAMES, UNIT_NAMES, Condition, TerrainPiece, Unit
from maester.games.miniatures.pieces.filters import Filter
from maester.games.miniatures.pieces.operations import Operation, ToUnit
from maester.games.miniatures.pieces.situations import DEFENDER, Role, Situation
from maester.games.miniatures.reserve import Arrivals, arrivals, arrive
from maester.games.miniatures.resolving import ChooseUnit, situation_of
from maester.games.miniatures.rolling import throw
from maester.games.miniatures.shooting import ChooseSide, Shoot
from maester.games.miniatures.wall_activation import arrows_at, why_not_shoot

EFFECT_DIE = "effect"


class ChoosePiece(Move, frozen=True):
    """Chooses a piece of Terrain."""

    piece: TerrainPiece
    typed = "piece {piece}"


class TerrainRemoved(Event, frozen=True):
    """A piece of Terrain is removed from the battlefield."""

    piece: TerrainPiece


class AttachmentsMuted(Event, frozen=True):
    """The Attachments of a player have no abilities until the end of the Round."""

    seat: Seat


# --- conditions ------------------------------------------------------------------------------------------------------


class AgainstWall(Filter, frozen=True):
    """The Charge, or the attack, is aimed at a Castle Wall."""

    def holds(self, game: Field, situation: Situation) -> bool:
        return situation.other in game.all_walls()


class NearWall(Filter, frozen=True):
    """The unit in a role is so near to a Castle Wall, destroyed or not."""

    reach: int
    role: Role = DEFENDER

    def holds(self, game: Field, situation: Situation) -> bool:
        unit = situation.who(self.role)
        return game.stands(unit) and any(game.is_in_range(unit, wall, self.reach) for wall in game.all_walls())


class SomeWall(Filter, frozen=True):
    """A Castle Wall isn't destroyed, or (`damaged`) has lost Wounds and isn't destroyed."""

    damaged: bool = False

    def holds(self, game: Field, situation: Situation) -> bool:
        return bool(damaged_walls(game) if self.damaged else game.intact_walls())


class FromRound(Filter, frozen=True):
    """It is this Round, or a later one."""

    least: int

    def holds(self, game: Field, situation: Situation) -> bool:
        return game.round >= self.least


class ReserveCanArrive(Filter, frozen=True):
    """The player has a unit in Reserve, and there is room for one on a Flank."""

    def holds(self, game: Field, situation: Situation) -> bool:
        return _from_reserve(game, situation.player) is not None


class TerrainLies(Filter, frozen=True):
    """There is Terrain on the battlefield."""

    def holds(self, game: Field, situation: Situation) -> bool:
        return bool(game.pieces_on_table())


def _from_reserve(game: Field, seat: Seat) -> Arrivals | None:
    waiting = tuple(unit for unit in game.units_of(seat) if game.in_reserve[unit])
    return arrivals(game, seat, waiting, own_edge=False)


# --- what is done ----------------------------------------------------------------------------------------------------


class OfPlayer(Operation, frozen=True):
    """An operation that isn't about a unit in a role."""

    @property
    def concerns(self) -> tuple[Role, ...]:
        return ()


class GiveEachEnemy(OfPlayer, frozen=True):
    """Every enemy Combat Unit gets Condition tokens (p. 22)."""

    conditions: tuple[Condition, ...]

    def run(self, game: Field, effect: int, path: tuple[int, ...]) -> None:
        for unit in game.enemies_of(situation_of(game, effect).player):
            for condition in self.conditions:
                give(game, unit, condition)


class EachFriendBears(OfPlayer, frozen=True):
    """Every friendly Combat Unit bears a part of the text, until a time ends."""

    until: int = ROUND
    part: int = 0

    def run(self, game: Field, effect: int, path: tuple[int, ...]) -> None:
        source = game.frame(Effect, effect).source
        for unit in game.friends_of(source.seat):
            bear(game, Borne(source.text, self.part, source.seat, unit, self.until))


class SilenceEnemyPeople(OfPlayer, frozen=True):
    """All enemy Attachments and NCUs have no abilities until the end of the Round; Innate ones stay (p. 22)."""

    def run(self, game: Field, effect: int, path: tuple[int, ...]) -> None:
        for seat in game.opponents(situation_of(game, effect).player):
            game.muted |= 1 << seat
            game.tell(AttachmentsMuted(seat))
            for ncu in game.ncus_of(seat):
                silence(game, ncu, ROUND)


class SufferRolledHits(ToUnit, frozen=True):
    """The unit suffers as many Hits as a die with so many sides shows, with Defense rolls (p. 5)."""

    sides: int = 3

    def run(self, game: Field, effect: int, path: tuple[int, ...]) -> None:
        unit, source = situation_of(game, effect).who(self.to), game.frame(Effect, effect).source
        if game.stands(unit):
            automatic_hits(game, unit, throw(game, unit, EFFECT_DIE, self.sides)[0], source.text, source.credit)


class RemoveTerrain(OfPlayer, frozen=True):
    """A piece of Terrain of the player's choice is removed; units that stand on it stay."""

    def run(self, game: Field, effect: int, path: tuple[int, ...]) -> None:
        game.then(PickPiece(effect))


class RepairWall(OfPlayer, frozen=True):
    """A Castle Wall that isn't destroyed heals Wounds."""

    wounds: int

    def run(self, game: Field, effect: int, path: tuple[int, ...]) -> None:
        game.then(PickWall(effect, self.wounds))


class BringFromReserve(OfPlayer, frozen=True):
    """A unit comes from Reserve: wholly in Short Range of a Flank edge."""

    def run(self, game: Field, effect: int, path: tuple[int, ...]) -> None:
        game.then(PlaceAnyOnFlank(game.frame(Effect, effect).source.seat))


class WallsShoot(OfPlayer, frozen=True):
    """Each Castle Wall that isn't destroyed makes its Ranged Attack, with so many Attack dice."""

    dice: int

    def run(self, game: Field, effect: int, path: tuple[int, ...]) -> None:
        game.then(*(ChooseVolley(effect, wall, self.dice) for wall in game.intact_walls()))


# --- questions -------------------------------------------------------------------------------------------------------


class OfEffect(PickOne[Field], frozen=True):
    """A question to the player whose effect it is."""

    effect: int
    rules: ClassVar[tuple[str, ...]] = ("card.ability-text",)

    def who(self, game: Field) -> Seat:
        return game.frame(Effect, self.effect).source.seat

    def details(self, game: Field) -> dict[str, Any]:
        return {"ability": game.frame(Effect, self.effect).source.text}


class PickPiece(OfEffect, frozen=True):
    """Which piece of Terrain is removed."""

    move = ChoosePiece

    def among(self, game: Field) -> Iterable[TerrainPiece]:
        return map(TerrainPiece, game.pieces_on_table())

    def not_among(self, game: Field, seat: Seat, value: TerrainPiece) -> Refusal:
        return refuse("card.ability-text", what=PIECE_NAMES[value])

    def chosen(self, game: Field, seat: Seat, value: TerrainPiece) -> None:
        game.terrain_pose[value] = None
        game.tell(TerrainRemoved(value))


class PickWall(OfEffect, frozen=True):
    """Which Castle Wall is repaired."""

    wounds: int
    move = ChooseUnit

    def among(self, game: Field) -> Iterable[Unit]:
        return damaged_walls(game)

    def not_among(self, game: Field, seat: Seat, value: Unit) -> Refusal:
        return refuse("card.ability-text", unit=UNIT_NAMES[value])

    def chosen(self, game: Field, seat: Seat, value: Unit) -> None:
        repair(game, value, self.wounds)


class ChooseVolley(OfEffect, frozen=True):
    """At whom a Castle Wall shoots by an effect; at nobody if there is no target."""

    wall: Unit
    dice: int
    move = Shoot
    rules = ("card.ability-text", "range.measure", "los.definition")

    def among(self, game: Field) -> Iterable[Shoot]:
        return arrows_at(game, self.wall)

    def not_among(self, game: Field, seat: Seat, value: Shoot) -> Refusal:
        return why_not_shoot(game, self.wall, value)

    def chosen(self, game: Field, seat: Seat, value: Shoot) -> None:
        fewer = self.dice - game.box.siege_wall.attack.dice[0]
        granted = (DICE, fewer, game.frame(Effect, self.effect).source.text)
        game.then(ChooseSide(self.wall, value.target, value.attack - 1, (granted,)))

    def details(self, game: Field) -> dict[str, Any]:
        return {**OfEffect.details(self, game), "unit": UNIT_NAMES[self.wall]}


class PlaceAnyOnFlank(PickIn[Field], frozen=True):
    """Which unit comes from Reserve onto a Flank, and where."""

    seat: Seat
    moves = (Deploy,)
    rules = ("card.ability-text", "ruling.asos-reserve", "ruling.deploy-placement", "move.one-inch")

    def domain(self, game: Field) -> Arrivals | None:
        return _from_reserve(game, self.seat)

    def answer(self, game: Field, seat: Seat, move: Deploy) -> None:
        arrive(game, move)
