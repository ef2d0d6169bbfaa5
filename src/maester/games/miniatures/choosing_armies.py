"""Choosing armies (p. 4 and 23): each player brings one of the agreed size, in secret; then they are revealed.

Any legal army may be brought, as its code; ready-made ones are offered, and may be typed by their ids.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from random import Random
from typing import Final

from maester.engine import Domain, Event, Move, PickIn, Procedure, Refusal, Seat, refuse
from maester.games.miniatures.armies import broken, unplayable
from maester.games.miniatures.army_codes import ArmyCode, code_of, read_code
from maester.games.miniatures.army_lists import ArmyList, commander_of
from maester.games.miniatures.box import BOX, ArmyListRecord
from maester.games.miniatures.field import Field
from maester.games.miniatures.forms import COMMANDER_NAMES, FACTION_NAMES, CommanderName, FactionName
from maester.games.miniatures.mustering import muster
from maester.games.miniatures.random_armies import random_army
from maester.games.miniatures.rounds import side_sizes

PASSES: Final = 2
"""How often the player with fewer units may pass in a battle (p. 6)."""
READY_MADE: Final = "ready-made"
USUAL_SIZE: Final = 40
SIZES: Final = (USUAL_SIZE, *sorted({army.points for army in BOX.lists.values()} - {USUAL_SIZE}))
"""The sizes for which there are ready-made armies, the usual one first (army.scale)."""


class Bring(Move, frozen=True):
    """Brings an army, by its code or by the id of a ready-made one."""

    army: ArmyCode
    typed = "army {army}"


class ArmyBrought(Event, frozen=True):
    """The army of a player is revealed."""

    seat: Seat
    army: ArmyCode
    faction: FactionName
    commander: CommanderName


class PassingGranted(Event, frozen=True):
    """A player has fewer units than the opponent, and may pass so often."""

    seat: Seat
    passes: int


class ArmyChoice(Domain, frozen=True):
    """All legal armies of a size whose cards can be played."""

    points: int

    def check(self, move: Bring) -> Refusal | None:
        army = read_code(move.army).army
        if army.points != self.points:
            return refuse("army.scale", points=army.points, agreed=self.points)
        return next(iter([*unplayable(army), *broken(army)]), None)

    def sample(self, rng: Random) -> Bring:
        """Some legal army, whichever."""
        return Bring(code_of(random_army(rng.choice(BOX.playable_factions), self.points, rng)))

    def candidates(self) -> Sequence[Bring]:
        return [Bring(ArmyCode(army.code)) for army in ready_made(self.points)]

    def reasons(self) -> Sequence[tuple[str, str]]:
        return [(READY_MADE, army.id) for army in ready_made(self.points)]


@cache
def ready_made(points: int) -> tuple[ArmyListRecord, ...]:
    """The ready-made armies of a size that can be played."""
    return tuple(army for army in BOX.lists.values() if army.points == points and army.faction in BOX.playable_factions)


class ChooseArmies(Procedure[Field], frozen=True):
    """Each player chooses an army; nobody sees the other's first."""

    def run(self, game: Field) -> None:
        game.together({seat: (BringArmy(seat),) for seat in map(Seat, game.seats)})


class BringArmy(PickIn[Field], frozen=True):
    """Which army a player brings: any legal one of the agreed size."""

    seat: Seat
    moves = (Bring,)
    rules = ("overview.preparation-order", "army.scale")

    def domain(self, game: Field) -> ArmyChoice:
        return ArmyChoice(game.points)


class RevealArmies(Procedure[Field], frozen=True):
    """The armies are revealed, and whoever has fewer units may pass twice in the battle (p. 6)."""

    def run(self, game: Field) -> None:
        brought = {seat: read_code(moves[0].army).army for seat, moves in game.reveal().items()}
        for seat, army in brought.items():
            game.tell(_brought(seat, army))
            game.army[seat] = code_of(army)
            muster(game, seat, army)
        grant_passing(game)


def _brought(seat: Seat, army: ArmyList) -> ArmyBrought:
    commander = commander_of(army)
    assert commander is not None, "an army was brought that has no Commander"
    return ArmyBrought(
        seat,
        code_of(army),
        FactionName(FACTION_NAMES.index(army.faction)),
        CommanderName(COMMANDER_NAMES.index(commander.ref)),
    )


def grant_passing(game: Field) -> None:
    """The side with the smaller number of units may pass; with equal numbers nobody may. With several sides all may
    that have fewer than the largest. It is counted once, before the battle (p. 6, ruling.passing-count,
    ruling.ffa-details).
    """
    sizes = side_sizes(game)
    for side, size in enumerate(sizes):
        if size < max(sizes):
            game.passes[side] = PASSES
            game.tell(PassingGranted(Seat(game.side.index(side)), PASSES))
