"""Random terrain (p. 27, ruling.terrain-turn-order): a die for the number, two dice for each kind, then it is laid."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from msgspec.structs import replace

from maester.engine import Event, Move, PickIn, PickOne, Procedure, Refusal, Seat, refuse
from maester.games.miniatures.field import Field
from maester.games.miniatures.forms import TerrainKind
from maester.games.miniatures.modes import mode_of
from maester.games.miniatures.roll_offs import roll_off
from maester.games.miniatures.terrain import lay_piece, pool, terrain_places
from maester.games.miniatures.terrain_places import LayTerrain, TerrainPlaces

MORE: Final = 2
"""There are as many pieces as a d3 shows, and so many more."""
KIND_RULE: Final = "setup.terrain-random-table"


class ChooseTerrain(Move, frozen=True):
    """Chooses a kind of terrain."""

    kind: TerrainKind
    typed = "terrain {kind}"


class TerrainCounted(Event, frozen=True):
    """How many pieces of random terrain there will be, by this d3."""

    die: int
    pieces: int


class TerrainRolled(Event, frozen=True):
    """A player has rolled for a piece: these kinds come on that number, all of them if none is named; or the roll is
    made again.
    """

    seat: Seat
    dice: tuple[int, ...]
    kinds: tuple[TerrainKind, ...]
    again: bool


class TerrainChosen(Event, frozen=True):
    """The player who has rolled for a piece chooses its kind."""

    seat: Seat
    kind: TerrainKind


class TerrainLeftOut(Event, frozen=True):
    """There is no place for a piece, so it is left out."""

    seat: Seat
    kind: TerrainKind


def kinds_on(game: Field, number: int) -> tuple[TerrainKind, ...]:
    """The kinds that come on that number; none: the player chooses any."""
    return tuple(kind for kind in pool(game) if number in game.box.terrain_kinds[kind].roll_2d6)


class CountRandomTerrain(Procedure[Field], frozen=True):
    """The players roll off for who rolls and lays first, and a d3 decides how many pieces there are."""

    def run(self, game: Field) -> None:
        begins = roll_off(game, "terrain")
        die = game.roll(3, "terrain-number")
        game.tell(TerrainCounted(die, die + MORE))
        game.then(RollForPiece(begins, begins, die + MORE))


class RollForPiece(Procedure[Field], frozen=True):
    """The players roll in turn for the kind of each piece; what the mode doesn't want is rolled again (p. 31)."""

    begins: Seat
    seat: Seat
    left: int
    kinds: tuple[TerrainKind, ...] = ()

    def run(self, game: Field) -> None:
        if not self.left:
            lay_rolled(game, self.begins, self.kinds)
            return
        rerolled = mode_of(game).terrain_rules(game).rerolled
        while True:
            dice = game.roll(6, "terrain-kind"), game.roll(6, "terrain-kind")
            found = kinds_on(game, dice[0] + dice[1])
            again = bool(found) and all(game.box.terrain_kinds[kind].id in rerolled for kind in found)
            game.tell(TerrainRolled(self.seat, dice, found, again))
            if not again:
                break
        if len(found) == 1:
            self.known(game, found[0])
        else:
            game.then(ChooseTerrainKind(self.begins, self.seat, self.left, self.kinds, dice[0] + dice[1]))

    def known(self, game: Field, kind: TerrainKind) -> None:
        """The kind of a piece is known; the next player rolls."""
        game.then(RollForPiece(self.begins, game.opponent_of(self.seat), self.left - 1, (*self.kinds, kind)))


class ChooseTerrainKind(PickOne[Field], frozen=True):
    """Where the dice leave a choice, the player who rolled makes it: any listed piece on a 7, which Wall on an 8."""

    begins: Seat
    seat: Seat
    left: int
    kinds: tuple[TerrainKind, ...]
    number: int
    move = ChooseTerrain
    rules = ("setup.terrain-random-table", "ruling.terrain-turn-order")

    def among(self, game: Field) -> Iterable[TerrainKind]:
        return kinds_on(game, self.number) or pool(game)

    def broken(self, game: Field, seat: Seat, value: TerrainKind) -> Refusal | None:
        kind = game.box.terrain_kinds[value]
        rule = mode_of(game).terrain_rules(game).why_not_laid(kind)
        return None if rule is None else refuse(rule, kind=kind.id)

    def not_among(self, game: Field, seat: Seat, value: TerrainKind) -> Refusal:
        return refuse(KIND_RULE, kind=game.box.terrain_kinds[value].id)

    def chosen(self, game: Field, seat: Seat, value: TerrainKind) -> None:
        game.tell(TerrainChosen(seat, value))
        RollForPiece(self.begins, self.seat, self.left, self.kinds).known(game, value)


def lay_rolled(game: Field, begins: Seat, kinds: Iterable[TerrainKind]) -> None:
    """All kinds are known: each piece is laid by the player who rolled for it, in the same order."""
    steps, seat = [], begins
    for kind in kinds:
        steps.append(LayNext(seat, kind))
        seat = game.opponent_of(seat)
    game.then(*steps)


class LayNext(Procedure[Field], frozen=True):
    """A piece whose kind is known is laid, or left out if there is no place for it."""

    seat: Seat
    kind: TerrainKind

    def run(self, game: Field) -> None:
        if rolled_places(game, self.kind).candidates():
            game.then(LayRolledPiece(self.seat, self.kind))
        else:
            game.tell(TerrainLeftOut(self.seat, self.kind))


class LayRolledPiece(PickIn[Field], frozen=True):
    """Where a piece lies whose kind is known already."""

    seat: Seat
    kind: TerrainKind
    moves = (LayTerrain,)
    rules = ("setup.terrain-random-placement", "setup.terrain-not-in-deployment", "setup.terrain-spacing")

    def domain(self, game: Field) -> TerrainPlaces | None:
        places = rolled_places(game, self.kind)
        return places if places.candidates() else None

    def answer(self, game: Field, seat: Seat, move: LayTerrain) -> None:
        lay_piece(game, seat, move)


def rolled_places(game: Field, kind: TerrainKind) -> TerrainPlaces:
    """Where a piece of one kind may be laid."""
    return replace(terrain_places(game), kinds=(kind,), kinds_rule=KIND_RULE)
