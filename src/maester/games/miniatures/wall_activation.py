"""The activation of a Castle Wall (p. 30): Tar & Pitch on whoever touches it, then Arrows, or nothing."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final

from maester.engine import PickOne, Procedure, Refusal, Seat, refuse
from maester.games.miniatures.activation import ActivationEnded
from maester.games.miniatures.field import Field
from maester.games.miniatures.frames import Activation, Credit
from maester.games.miniatures.geometry.numbers import INCH
from maester.games.miniatures.names import UNIT_NAMES, Unit, owner
from maester.games.miniatures.rolling import throw
from maester.games.miniatures.seeing import RANGES, Surroundings, attack_distance, is_in_attack_range
from maester.games.miniatures.shooting import ChooseSide, FiringLine, Shoot, Shot
from maester.games.miniatures.victory import judge_armies
from maester.games.miniatures.wounds import suffer

TAR_AND_PITCH: Final = "tar-and-pitch"
"""The purpose of its die, and the cause of its Wounds."""


def activatable_walls(game: Field) -> list[Unit]:
    """The Castle Walls that the Defender may still activate this Round (ruling.castle-wall-activation)."""
    return [wall for wall in game.intact_walls() if wall not in game.walls_activated]


def why_not_activate_wall(game: Field, wall: Unit) -> Refusal | None:
    """The rule against activating a Castle Wall now."""
    name = UNIT_NAMES[wall]
    if wall in game.walls_activated:
        return refuse("ruling.castle-wall-activation", unit=name)
    return refuse("mode-asos.wall-activation", unit=name)


def firing_line(game: Field, wall: Unit) -> FiringLine:
    """What a Castle Wall could shoot at from where it is: it sees from its front face, and never Shifts."""
    record = game.box.siege_wall
    around = Surroundings(record.footprint, tuple(map(game.tray_of, game.on_table())), game.obstacles())
    targets = tuple(map(game.tray_of, game.enemies_of(owner(wall))))
    return FiringLine((Shot(0, RANGES[record.attack.kind], ignores_blockers=False),), targets, around)


def arrows_at(game: Field, wall: Unit) -> list[Shoot]:
    """The enemies at which a Castle Wall may shoot."""
    found = firing_line(game, wall).at(game.pose_of(wall)) if game.is_there(wall) else ()
    return [Shoot(target, number + 1) for target, number in found]


def why_not_shoot(game: Field, wall: Unit, move: Shoot) -> Refusal:
    """The rule against a shot that isn't offered."""
    target = move.target
    if not game.stands(target) or not game.is_enemy(wall, target):
        return refuse("ranged.one-target", target=UNIT_NAMES[target])
    if move.attack != 1:
        return refuse("mode-asos.wall-activation", unit=UNIT_NAMES[wall])
    own, tray, reach = game.rectangle(wall), game.rectangle(target), RANGES[game.box.siege_wall.attack.kind]
    if not is_in_attack_range(own, tray, reach):
        distance = round(attack_distance(own, tray) / INCH, 3)
        return refuse("range.short-long", distance=distance, most=reach // INCH)
    return refuse("los.definition", target=UNIT_NAMES[target])


class PourTarAndPitch(Procedure[Field], frozen=True):
    """Each enemy in contact with the wall suffers d3 Wounds: an ability, and no action (ruling.castle-wall-stats)."""

    activation: int

    def run(self, game: Field) -> None:
        wall = game.frame(Activation, self.activation).unit
        for unit in game.enemies_of(owner(wall)):
            if wall in game.walls_at(unit):
                wounds = throw(game, wall, TAR_AND_PITCH, 3)[0]
                suffer(game, unit, wounds, TAR_AND_PITCH, Credit(owner(wall)))


class CheckArmiesAtWall(Procedure[Field], frozen=True):
    """Tar & Pitch may have destroyed the last unit of a side."""

    activation: int

    def run(self, game: Field) -> None:
        judge_armies(game)


class ChooseArrows(PickOne[Field], frozen=True):
    """At whom an activated Castle Wall shoots, or that it passes: it does nothing else, and never Shifts (p. 30)."""

    activation: int
    move = Shoot
    optional = True
    rules = ("mode-asos.wall-activation", "ruling.castle-wall-stats", "range.measure", "los.definition")

    def wall(self, game: Field) -> Unit:
        return game.frame(Activation, self.activation).unit

    def who(self, game: Field) -> Seat:
        return game.turn_of

    def among(self, game: Field) -> Iterable[Shoot]:
        return arrows_at(game, self.wall(game))

    def not_among(self, game: Field, seat: Seat, value: Shoot) -> Refusal:
        return why_not_shoot(game, self.wall(game), value)

    def chosen(self, game: Field, seat: Seat, value: Shoot) -> None:
        game.then(ChooseSide(self.wall(game), value.target, value.attack - 1))

    def details(self, game: Field) -> dict[str, Any]:
        return {"unit": UNIT_NAMES[self.wall(game)]}


class WallActivationEnds(Procedure[Field], frozen=True):
    """The Castle Wall was activated in this Round."""

    activation: int

    def run(self, game: Field) -> None:
        wall = game.frame(Activation, self.activation).unit
        game.walls_activated += (wall,)
        game.tell(ActivationEnded(wall))


WALL_ACTIVATION: Final = (PourTarAndPitch, CheckArmiesAtWall, ChooseArrows, WallActivationEnds)
