"""Operations with zones of the Tactics Board, NCUs and the First Player (p. 6, 20)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from maester.engine import Event, Move, PickOne, Refusal, Seat, refuse
from maester.games.miniatures.cleanup import FirstPlayerChanged
from maester.games.miniatures.field import Field
from maester.games.miniatures.frames import Activation, Effect
from maester.games.miniatures.names import UNIT_NAMES, ZONE_NAMES, Unit, Zone, is_ncu
from maester.games.miniatures.pieces.operations import Operation, ToUnit
from maester.games.miniatures.pieces.situations import Role
from maester.games.miniatures.resolving import situation_of
from maester.games.miniatures.rounds import Activate, UnitActivated
from maester.games.miniatures.tactics_board import (
    NCU_ACTIVATION,
    available_ncus,
    destroy_ncu,
    move_ncu,
    resolve_zone,
    why_not_activate,
)


class ChooseZone(Move, frozen=True):
    """Chooses a zone of the Tactics Board for an effect."""

    zone: Zone
    typed = "zone {zone}"


class ZoneNamed(Event, frozen=True):
    """A player names a zone of the Tactics Board."""

    seat: Seat
    zone: Zone


class NameZone(Operation, frozen=True):
    """The player names a zone, which what is borne of the text remembers."""

    @property
    def concerns(self) -> tuple[Role, ...]:
        return ()

    def run(self, game: Field, effect: int, path: tuple[int, ...]) -> None:
        game.then(PickZoneToName(effect))


class PickZoneToName(PickOne[Field], frozen=True):
    """Which zone is named."""

    effect: int
    move = ChooseZone
    rules = ("card.ability-text",)

    def who(self, game: Field) -> Seat:
        return game.frame(Effect, self.effect).source.seat

    def among(self, game: Field) -> Iterable[Zone]:
        named = game.frame(Effect, self.effect).zones
        return [Zone(zone) for zone in range(len(ZONE_NAMES)) if zone not in named]

    def chosen(self, game: Field, seat: Seat, value: Zone) -> None:
        game.frame(Effect, self.effect).zones += (value,)
        game.tell(ZoneNamed(seat, value))

    def details(self, game: Field) -> dict[str, Any]:
        return {"ability": game.frame(Effect, self.effect).source.text}


class UseEmptyZone(Operation, frozen=True):
    """The effect of an empty zone of the player's choice is resolved, which nobody Claims
    (ruling.replaced-zone-effect).
    """

    def run(self, game: Field, effect: int, path: tuple[int, ...]) -> None:
        game.then(PickZoneToUse(effect))


class PickZoneToUse(PickZoneToName, frozen=True):
    """Of which empty zone the effect is resolved."""

    rules = ("ruling.replaced-zone-effect",)

    def among(self, game: Field) -> Iterable[Zone]:
        return game.empty_zones()

    def not_among(self, game: Field, seat: Seat, value: Zone) -> Refusal:
        return refuse("ruling.replaced-zone-effect", zone=ZONE_NAMES[value])

    def chosen(self, game: Field, seat: Seat, value: Zone) -> None:
        game.tell(ZoneNamed(seat, value))
        resolve_zone(game, situation_of(game, self.effect).bearer, value)


class BecomeFirstPlayer(Operation, frozen=True):
    """The player becomes First Player."""

    def run(self, game: Field, effect: int, path: tuple[int, ...]) -> None:
        seat = game.frame(Effect, effect).source.seat
        if not game.are_allied(game.first, seat):
            game.first = seat
            game.tell(FirstPlayerChanged(seat))


class DestroyNcu(ToUnit, frozen=True):
    """An NCU is destroyed."""

    def run(self, game: Field, effect: int, path: tuple[int, ...]) -> None:
        ncu = situation_of(game, effect).who(self.to)
        if game.is_in_play(ncu):
            destroy_ncu(game, ncu)


class MoveNcu(ToUnit, frozen=True):
    """An NCU is moved to an empty zone of the player's choice, whose effect isn't resolved."""

    def run(self, game: Field, effect: int, path: tuple[int, ...]) -> None:
        ncu = situation_of(game, effect).who(self.to)
        if game.is_in_play(ncu) and game.zone_of_ncu(ncu) is not None:
            game.then(PickZoneToMoveTo(effect, ncu))


class PickZoneToMoveTo(PickZoneToName, frozen=True):
    """To which empty zone an NCU is moved."""

    ncu: Unit
    rules = ("board.five-zones",)

    def among(self, game: Field) -> Iterable[Zone]:
        return game.empty_zones()

    def not_among(self, game: Field, seat: Seat, value: Zone) -> Refusal:
        return refuse("board.five-zones", zone=ZONE_NAMES[value])

    def chosen(self, game: Field, seat: Seat, value: Zone) -> None:
        move_ncu(game, self.ncu, value)

    def details(self, game: Field) -> dict[str, Any]:
        return {**super().details(game), "unit": UNIT_NAMES[self.ncu]}


class OpponentMayActivate(Operation, frozen=True):
    """An opponent may activate an NCU now, out of turn."""

    @property
    def needs_targets(self) -> bool:
        return False

    def run(self, game: Field, effect: int, path: tuple[int, ...]) -> None:
        opponent = game.opponent_of(game.frame(Effect, effect).source.seat)
        team = (opponent, *game.allies(opponent))
        game.then(ActivateNcu(next((seat for seat in team if available_ncus(game, seat)), opponent)))


class ActivateNcu(PickOne[Field], frozen=True):
    """Which NCU is activated out of turn."""

    seat: Seat
    move = Activate
    optional = True
    rules = ("term.activation", "board.full")

    def among(self, game: Field) -> Iterable[Unit]:
        return available_ncus(game, self.seat)

    def not_among(self, game: Field, seat: Seat, value: Unit) -> Refusal:
        if is_ncu(value) and value in game.ncus_of(seat):
            return why_not_activate(game, value) or refuse("term.activation", unit=UNIT_NAMES[value])
        return refuse("term.activation", unit=UNIT_NAMES[value])

    def chosen(self, game: Field, seat: Seat, value: Unit) -> None:
        game.tell(UnitActivated(value))
        game.open(Activation(unit=value), *NCU_ACTIVATION)
