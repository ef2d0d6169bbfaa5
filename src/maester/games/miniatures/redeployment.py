"""The Attacker's destroyed units come back (p. 30): at the start of a Round, in the own zone, without Characters."""

from __future__ import annotations

from typing import ClassVar

from maester.engine import Event, Move, Pass, PickIn, Procedure, Seat
from maester.games.miniatures.deployment import places_within
from maester.games.miniatures.deployment_places import Deploy, DeploymentPlaces
from maester.games.miniatures.field import Field
from maester.games.miniatures.geometry.numbers import Pose
from maester.games.miniatures.modes import mode_of, zone_of
from maester.games.miniatures.mustering import add_unit
from maester.games.miniatures.names import Unit, owner
from maester.games.miniatures.standing import aura_bearers


class UnitRedeployed(Event, frozen=True):
    """A unit that was destroyed is redeployed, whole."""

    unit: Unit
    pose: Pose


class RememberAttachments(Procedure[Field], frozen=True):
    """With which Attachments the Attacker's units would come back: Characters never do (p. 30)."""

    def run(self, game: Field) -> None:
        remember_attachments(game)


def remember_attachments(game: Field) -> None:
    """As the units of the Attacker are now, but for Characters, and Attachments of other armies."""
    attackers = game.opponents(game.defender)
    found = [
        (unit, tuple(one.ref for one in game.attachments[unit] if one.seat == owner(unit) and _returns(game, one.ref)))
        for unit in game.units()
        if owner(unit) in attackers
    ]
    game.returning = tuple(one for one in found if one[1])


def _returns(game: Field, attachment: str) -> bool:
    return not game.box.attachments[attachment].character


def destroyed_units(game: Field, seat: Seat) -> tuple[Unit, ...]:
    """The destroyed Combat Units of a player that may be redeployed: no Characters (p. 30)."""
    own = [unit for unit in game.units() if owner(unit) == seat]
    return tuple(unit for unit in own if not game.wounds[unit] and not game.card(unit).character)


class RedeployDestroyed(Procedure[Field], frozen=True):
    """At the start of a Round, before anything else, the Attacker may redeploy any destroyed Combat Units
    (p. 30, ruling.asos-redeploy).
    """

    def run(self, game: Field) -> None:
        game.then(*map(RedeployUnit, game.opponents(game.defender)))


class RedeployUnit(PickIn[Field], frozen=True):
    """Which destroyed unit the Attacker redeploys, and where in the own zone; or none of those that are left."""

    seat: Seat
    moves: ClassVar[tuple[type[Move], ...]] = (Deploy, Pass)
    rules = ("mode-asos.attacker-redeploy", "mode-asos.characters-permanently-dead", "ruling.asos-redeploy")

    def domain(self, game: Field) -> DeploymentPlaces | None:
        units = destroyed_units(game, self.seat)
        return places_within(game, self.seat, zone_of(game, self.seat), units, optional=True) if units else None

    def answer(self, game: Field, seat: Seat, move: Deploy | Pass) -> None:
        if isinstance(move, Deploy):
            redeploy(game, move.unit, move.pose)
            game.then(self)


def redeploy(game: Field, unit: Unit, pose: Pose) -> None:
    """The unit returns at full strength with its Attachment that is no Character, without tokens and unactivated
    (ruling.asos-redeploy).
    """
    attachments = dict(game.returning).get(unit, ())
    add_unit(game, unit, game.record[unit], attachments)
    fallen = list(game.fallen)
    for one in game.attachments[unit]:
        gone = next((lost for lost in fallen if (lost.ref, lost.seat) == (one.ref, one.seat)), None)
        if gone is not None:
            fallen.remove(gone)
    game.fallen = tuple(fallen)
    game.activated[unit], game.conditions[unit], game.silenced[unit] = False, 0, 0
    game.place(unit, pose)
    game.auras = aura_bearers(game)
    game.tell(UnitRedeployed(unit, pose))
    mode_of(game).move_ended(game, unit)
