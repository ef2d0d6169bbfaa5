"""Setting up a battle (p. 4, 26, 27): armies, Objectives, terrain, deployment, and then Round 1."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from maester.engine import Event, Move, Option, Options, PickOne, Procedure, Refusal, Seat, refuse
from maester.games.miniatures.box import BOX
from maester.games.miniatures.deployment import RollForZones
from maester.games.miniatures.field import Attached, Field, empty_field, make_room
from maester.games.miniatures.forms import ARMY_NAMES, ArmyName
from maester.games.miniatures.geometry.numbers import inches
from maester.games.miniatures.geometry.shapes import Area
from maester.games.miniatures.hands import STARTING_HAND, deal_deck, draw, shuffle_deck
from maester.games.miniatures.happenings import happens
from maester.games.miniatures.modes import mode_of
from maester.games.miniatures.moments import DEPLOYED
from maester.games.miniatures.names import FIRST_NCU, NO_UNIT, SEATS, Unit, owner, unit_of
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
        make_room(game, max([len(BOX.lists[ARMY_NAMES[army]].units) for army in brought.values()]))
        for seat, army in brought.items():
            game.tell(ArmyBrought(seat, army))
            muster(game, seat, ARMY_NAMES[army])
        grant_passing(game)


def muster(game: Field, seat: Seat, army: str) -> None:
    """The units of an army list, in its order, whole and not yet on the table."""
    game.army[seat] = army
    for number, ref in enumerate(BOX.lists[army].units):
        add_unit(game, unit_of(seat, number), ref)


def add_unit(game: Field, unit: Unit, ref: str, attachments: Sequence[str] = ()) -> None:
    """A Combat Unit joins its army with its Attachments, whole and not yet on the table (p. 10)."""
    card = BOX.units[ref]
    game.record[unit] = ref
    game.wounds[unit] = card.total_wounds
    game.tokens[unit] = card.start_tokens.count if card.start_tokens else 0
    game.attachments[unit] = tuple(attachment(one, owner(unit)) for one in attachments)


def attachment(ref: str, seat: Seat) -> Attached:
    """An Attachment of an army, with the tokens that its card starts with."""
    start = BOX.attachments[ref].start_tokens
    return Attached(ref, seat, start.count if start else 0)


def add_ncu(game: Field, ncu: Unit, ref: str) -> None:
    """An NCU joins its army; it stands beside the Tactics Board (p. 27)."""
    start = BOX.ncus[ref].start_tokens
    game.ncu[ncu - FIRST_NCU] = ref
    game.ncu_tokens[ncu - FIRST_NCU] = start.count if start else 0


def lead(game: Field, seat: Seat, faction: str, commander: str) -> None:
    """The Commander of an army, and the Tactics deck that follows from him and the faction (p. 21)."""
    game.commander[seat] = commander
    deal_deck(game, seat, tuple(BOX.tactics[ref].id for ref in BOX.deck(faction, commander)))


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
