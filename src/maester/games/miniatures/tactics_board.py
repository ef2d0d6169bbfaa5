"""The Tactics Board (p. 19, 20): an activated NCU Claims an empty zone, whose effect is resolved at once."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final

from maester.engine import Event, Move, PickOne, Procedure, Refusal, Seat, refuse
from maester.games.miniatures.bearing import lay_all_down
from maester.games.miniatures.field import Field
from maester.games.miniatures.frames import Activation, Claim, Source
from maester.games.miniatures.happenings import happens
from maester.games.miniatures.modes import mode_of
from maester.games.miniatures.moments import NCU_ACTIVATED, ZONE_CLAIMED, ZONE_RESOLVED
from maester.games.miniatures.names import FIRST_NCU, NO_UNIT, UNIT_NAMES, ZONE_NAMES, Unit, Zone, owner
from maester.games.miniatures.pieces.changes import CannotActivate
from maester.games.miniatures.resolving import start_effect
from maester.games.miniatures.standing import about_ncu


class ClaimZone(Move, frozen=True):
    """Has the activated NCU Claim an empty zone."""

    zone: Zone
    typed = "claim {zone}"


class ZoneClaimed(Event, frozen=True):
    """An NCU Claims a zone, and Controls it from now on."""

    ncu: Unit
    zone: Zone


class NcuPassed(Event, frozen=True):
    """An activated NCU Claims no zone."""

    ncu: Unit


class ZoneReplaced(Event, frozen=True):
    """Something else is done instead of a zone's effect."""

    ncu: Unit
    zone: Zone


class NcuMoved(Event, frozen=True):
    """An effect puts an NCU into another zone, or (no zone) takes it off the board."""

    ncu: Unit
    zone: Zone


class NcuDestroyed(Event, frozen=True):
    """An NCU is destroyed."""

    ncu: Unit


def available_ncus(game: Field, seat: Seat) -> list[Unit]:
    """The NCUs that a player may still activate this Round; none while all zones are occupied (p. 20,
    ruling.board-full-turn).
    """
    return [ncu for ncu in game.ncus_of(seat) if why_not_activate(game, ncu) is None]


def why_not_activate(game: Field, ncu: Unit) -> Refusal | None:
    """The rule against activating an NCU now."""
    if not game.is_in_play(ncu) or game.ncu_activated[ncu - FIRST_NCU] or game.ncu_card(ncu).joke:
        return refuse("term.activation", unit=UNIT_NAMES[ncu])
    if NO_UNIT not in game.zone:
        return refuse("board.full")
    if any(about_ncu(game, ncu, CannotActivate)):
        return refuse("card.ability-text", unit=UNIT_NAMES[ncu])
    return None


class NcuActivationBegins(Procedure[Field], frozen=True):
    """What may be done when an NCU is activated comes first."""

    activation: int

    def run(self, game: Field) -> None:
        happens(game, NCU_ACTIVATED, game.frame(Activation, self.activation).unit, about=self.activation)


class ChooseZoneToClaim(PickOne[Field], frozen=True):
    """An activated NCU Claims an empty zone, or passes (p. 20)."""

    activation: int
    move = ClaimZone
    optional = True
    rules = ("ncu.single-action", "ncu.may-pass", "board.five-zones")

    def who(self, game: Field) -> Seat:
        return owner(game.frame(Activation, self.activation).unit)

    def among(self, game: Field) -> Iterable[Zone]:
        activation = game.frame(Activation, self.activation)
        if activation.no_action or not game.is_in_play(activation.unit):
            return []
        return game.empty_zones()

    def not_among(self, game: Field, seat: Seat, value: Zone) -> Refusal:
        return refuse("ncu.single-action", zone=ZONE_NAMES[value])

    def chosen(self, game: Field, seat: Seat, value: Zone) -> None:
        claim(game, game.frame(Activation, self.activation).unit, value)

    def passed(self, game: Field, seat: Seat) -> None:
        ncu = game.frame(Activation, self.activation).unit
        game.tell(NcuPassed(ncu))
        mode_of(game).action_forgone(game, ncu)

    def details(self, game: Field) -> dict[str, Any]:
        return {"unit": UNIT_NAMES[game.frame(Activation, self.activation).unit]}


class NcuActivationEnds(Procedure[Field], frozen=True):
    """The NCU has been activated this Round, whether it has Claimed a zone or not (p. 20)."""

    activation: int

    def run(self, game: Field) -> None:
        game.ncu_activated[game.frame(Activation, self.activation).unit - FIRST_NCU] = True


NCU_ACTIVATION: Final = (NcuActivationBegins, ChooseZoneToClaim, NcuActivationEnds)


# --- Claiming a zone (p. 20) ---------------------------------------------------------------------------------


def claim(game: Field, ncu: Unit, zone: Zone) -> None:
    """An NCU Claims a zone: it Controls it, texts may break in, and the zone's effect is resolved immediately."""
    game.zone[zone] = ncu
    game.tell(ZoneClaimed(ncu, zone))
    game.open(Claim(ncu=ncu, zone=zone), ClaimAnnounced, ResolveZone, ZoneIsResolved)


class ClaimAnnounced(Procedure[Field], frozen=True):
    """The NCU stands in the zone, before its effect: Influence, and what replaces the effect, come now."""

    claim: int

    def run(self, game: Field) -> None:
        happens(game, ZONE_CLAIMED, game.frame(Claim, self.claim).ncu, about=self.claim)


class ResolveZone(Procedure[Field], frozen=True):
    """The zone's effect is resolved, unless something else is done instead (p. 20, ruling.replaced-zone-effect)."""

    claim: int

    def run(self, game: Field) -> None:
        claim = game.frame(Claim, self.claim)
        if claim.replaced:
            game.tell(ZoneReplaced(claim.ncu, claim.zone))
        else:
            resolve_zone(game, claim.ncu, claim.zone)


def resolve_zone(game: Field, ncu: Unit, zone: Zone) -> None:
    """The effect of a zone for the player of an NCU, before all that is planned."""
    start_effect(game, Source(f"zone-{ZONE_NAMES[zone]}", owner(ncu)), 0)


class ZoneIsResolved(Procedure[Field], frozen=True):
    """The effect of the zone, or what replaced it, is resolved."""

    claim: int

    def run(self, game: Field) -> None:
        happens(game, ZONE_RESOLVED, game.frame(Claim, self.claim).ncu, about=self.claim)


def move_ncu(game: Field, ncu: Unit, zone: Zone) -> None:
    """An NCU goes to another zone."""
    game.zone = [NO_UNIT if one == ncu else one for one in game.zone]
    game.zone[zone] = ncu
    game.tell(NcuMoved(ncu, zone))


def destroy_ncu(game: Field, ncu: Unit) -> None:
    """An NCU leaves the game; its Influence stays until the Cleanup Phase (ruling.influence-choice)."""
    game.zone = [NO_UNIT if one == ncu else one for one in game.zone]
    game.ncu_destroyed[ncu - FIRST_NCU] = True
    lay_all_down(game, ncu)
    game.tell(NcuDestroyed(ncu))
