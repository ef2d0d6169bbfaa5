"""Setting up a battle (p. 4, 26, 27): armies, Objectives, terrain, deployment, and then Round 1."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from maester.engine import Event, Move, Option, Options, PickOne, Procedure, Refusal, Seat, refuse
from maester.games.miniatures.army_lists import ArmyEntry, ArmyList
from maester.games.miniatures.box import BOX
from maester.games.miniatures.deployment import RollForZones
from maester.games.miniatures.field import Field, empty_field
from maester.games.miniatures.forms import ARMY_NAMES, ArmyName
from maester.games.miniatures.geometry.numbers import inches
from maester.games.miniatures.geometry.shapes import Area
from maester.games.miniatures.hands import STARTING_HAND, draw, shuffle_deck
from maester.games.miniatures.happenings import happens
from maester.games.miniatures.modes import mode_of
from maester.games.miniatures.moments import DEPLOYED
from maester.games.miniatures.mustering import muster
from maester.games.miniatures.names import NO_UNIT, SEATS
from maester.games.miniatures.objectives import LayOutObjectives
from maester.games.miniatures.rounds import StartRound, army_units
from maester.games.miniatures.terrain import CHOSEN, READY, SetUpTerrain

DEPTH: Final = inches(48)
"""From one player's edge of the table to the other's (p. 26); `table` is how wide it is."""
ROUNDS: Final = 6
PASSES: Final = 2
"""How often the player with fewer units may pass in a battle (p. 6)."""
OPTIONS: Final = (
    Option("points", tuple(sorted({army.points for army in BOX.lists.values()}))),
    Option("terrain", (READY, CHOSEN)),
    Option("pieces", (4, 5, 6)),
    Option("table", (48, 72)),
    Option("rounds", (ROUNDS, *range(1, ROUNDS))),
)


class Bring(Move, frozen=True):
    """Brings a ready-made army."""

    army: ArmyName
    typed = "army {army}"


class ArmyBrought(Event, frozen=True):
    """The army of a player is revealed."""

    seat: Seat
    army: ArmyName


class PassingGranted(Event, frozen=True):
    """A player has fewer units than the opponent, and may pass so often."""

    seat: Seat
    passes: int


def seats(players: int, options: Options) -> tuple[str, ...]:
    """The names of the seats."""
    return SEATS[:players]


def field_for(state: type[Field], players: int, options: Options) -> Field:
    """The table with nothing on it (p. 26, ruling.table-six-by-four)."""
    table = Area(0, 0, inches(options["table"]), DEPTH)
    return empty_field(state, players, table=table, points=options["points"], last_round=options["rounds"])


def set_up(state: type[Field], players: int, options: Options) -> Field:
    """The steps before the battle, in the rulebook's order."""
    game = field_for(state, players, options)
    game.then(
        ChooseArmies(),
        RevealArmies(),
        LayOutObjectives(),
        SetUpTerrain(),
        *mode_of(game).set_up_steps(),
        RollForZones(),
        BeginBattle(),
        StartRound(),
    )
    return game


class ChooseArmies(Procedure[Field], frozen=True):
    """Each player chooses an army; nobody sees the other's first."""

    def run(self, game: Field) -> None:
        game.together({seat: (BringArmy(seat),) for seat in map(Seat, game.seats)})


class BringArmy(PickOne[Field], frozen=True):
    """Which army a player brings: a ready-made one of the agreed size."""

    seat: Seat
    move = Bring
    rules = ("overview.player-count", "army.scale")

    def among(self, game: Field) -> Iterable[ArmyName]:
        return map(ArmyName, range(len(ARMY_NAMES)))

    def broken(self, game: Field, seat: Seat, value: ArmyName) -> Refusal | None:
        points = BOX.lists[ARMY_NAMES[value]].points
        return None if points == game.points else refuse("army.scale", points=points, agreed=game.points)


class RevealArmies(Procedure[Field], frozen=True):
    """The armies are revealed, and whoever has fewer units may pass twice in the battle (p. 6)."""

    def run(self, game: Field) -> None:
        brought = {seat: moves[0].army for seat, moves in game.reveal().items()}
        for seat, army in brought.items():
            game.tell(ArmyBrought(seat, army))
            record = BOX.lists[ARMY_NAMES[army]]
            game.army[seat] = record.id
            muster(game, seat, ArmyList(record.faction, record.points, tuple(map(ArmyEntry, record.units))))
        grant_passing(game)


def grant_passing(game: Field) -> None:
    """The player with the smaller number of units may pass; with equal numbers nobody may. It is counted once, before
    the battle (p. 6, ruling.passing-count).
    """
    sizes = {seat: len(army_units(game, seat)) for seat in map(Seat, game.seats)}
    for seat, size in sizes.items():
        if all(size < sizes[other] for other in game.opponents(seat)):
            game.passes[seat] = PASSES
            game.tell(PassingGranted(seat, PASSES))


class BeginBattle(Procedure[Field], frozen=True):
    """All units are deployed: each player draws three cards, and the Round marker is put on 1 (p. 27)."""

    def run(self, game: Field) -> None:
        game.round = 1
        for seat in game.order_of_play():
            if game.deck[seat]:
                shuffle_deck(game, seat)
                draw(game, seat, STARTING_HAND)
        happens(game, DEPLOYED, NO_UNIT)
