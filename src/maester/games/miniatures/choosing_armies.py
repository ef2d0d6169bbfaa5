"""Choosing armies (p. 4 and 23): each player brings one of the agreed size, in secret; then they are revealed.

Any legal army may be brought, as its code; ready-made ones are offered, and may be typed by their ids.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, lru_cache
from itertools import count
from random import Random
from typing import Final

from maester.engine import Domain, Event, Move, PickIn, Procedure, Refusal, Seat, refuse
from maester.games.miniatures.armies import broken, characters_of, unplayable
from maester.games.miniatures.army_codes import ArmyCode, code_of, read_code
from maester.games.miniatures.army_costs import cost_of
from maester.games.miniatures.army_lists import ArmyList, commander_of
from maester.games.miniatures.box import BOX, ArmyListRecord
from maester.games.miniatures.field import Field
from maester.games.miniatures.forms import COMMANDER_NAMES, FACTION_NAMES, CommanderName, FactionName
from maester.games.miniatures.mustering import muster
from maester.games.miniatures.random_armies import random_army
from maester.games.miniatures.rounds import side_sizes

PASSES: Final = 2
"""How often the player with fewer units may pass in a battle (p. 6)."""
READY_MADE, MADE_FOR_SIZE = "ready-made", "made-for-size"
"""Why an army is offered: it is ready-made; or there is none of this size, and it was made at random for it."""
TRIES: Final = 8
"""So many armies are made at random for a size; the one that uses the points best is offered."""
MOST_TRIES: Final = 20
"""Random armies that are tried before one that is offered is taken."""
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


class ArmyShown(Event, frozen=True):
    """A player shows the own army to a teammate who has still to choose one (p. 24)."""

    seat: Seat
    army: ArmyCode
    faction: FactionName
    commander: CommanderName


class PassingGranted(Event, frozen=True):
    """A player has fewer units than the opponent, and may pass so often."""

    seat: Seat
    passes: int


class ArmyChoice(Domain, frozen=True):
    """All legal armies of a size whose cards can be played, without the Characters whom teammates bring (p. 24)."""

    points: int
    taken: tuple[str, ...] = ()

    def check(self, move: Bring) -> Refusal | None:
        army = read_code(move.army).army
        if army.points != self.points:
            return refuse("army.scale", points=army.points, agreed=self.points)
        return next(iter([*unplayable(army), *broken(army), *self.shared(army)]), None)

    def shared(self, army: ArmyList) -> list[Refusal]:
        """The Characters of an army whom a teammate brings already."""
        cards = [refs[0] for name, refs in characters_of(army).items() if name in self.taken]
        return [refuse("team.characters-shared", cards=cards)] if cards else []

    def sample(self, rng: Random) -> Bring:
        """Some legal army, whichever."""
        for _ in range(MOST_TRIES):
            army = random_army(rng.choice(BOX.playable_factions), self.points, rng)
            if not self.shared(army):
                return Bring(code_of(army))
        return rng.choice(self.candidates())

    def candidates(self) -> Sequence[Bring]:
        return [Bring(army) for _, _, army in _offered(self)]

    def reasons(self) -> Sequence[tuple[str, str]]:
        return [(reason, what) for reason, what, _ in _offered(self)]


@lru_cache(maxsize=64)
def _offered(choice: ArmyChoice) -> tuple[tuple[str, str, ArmyCode], ...]:
    """The armies that are offered, each with the reason: ready-made ones, else one of each faction made for this size;
    where teammates bring the Characters of all of these, another one that was made.
    """
    ready = [(READY_MADE, army.id, ArmyCode(army.code)) for army in ready_made(choice.points)]
    made = () if ready else made_for_size(choice.points)
    armies = [*ready, *((MADE_FOR_SIZE, str(choice.points), army) for army in made)]
    found = [one for one in armies if not choice.shared(read_code(one[2]).army)]
    if not found:
        more = (army for number in count() for army in _made(choice.points, number) if not choice.shared(army))
        found = [(MADE_FOR_SIZE, str(choice.points), code_of(next(more)))]
    return tuple(found)


@cache
def ready_made(points: int) -> tuple[ArmyListRecord, ...]:
    """The ready-made armies of a size that can be played."""
    return tuple(army for army in BOX.lists.values() if army.points == points and army.faction in BOX.playable_factions)


@cache
def made_for_size(points: int) -> tuple[ArmyCode, ...]:
    """A legal army of each faction for a size without ready-made ones, so that a battle can begin at once: always the
    same ones for the same cards.
    """
    by_faction = zip(*(_made(points, number) for number in range(TRIES)), strict=True)
    return tuple(code_of(max(made, key=_use_of_points)) for made in by_faction)


def _made(points: int, number: int) -> list[ArmyList]:
    """An army of each faction, made at random, but always the same for the same number."""
    return [random_army(faction, points, Random(f"{faction} {points} {number}")) for faction in BOX.playable_factions]


def _use_of_points(army: ArmyList) -> tuple[int, ...]:
    return cost_of(army), min(len(army.ncus), 2), len(army.entries)


class ChooseArmies(Procedure[Field], frozen=True):
    """Each player chooses an army; nobody sees an opponent's first. In a team one after the other does, since its
    Characters are unique across the team (p. 24): at the same time one of each team, and only the team sees what the
    first has chosen.
    """

    member: int = 0

    def run(self, game: Field) -> None:
        teams = map(game.members, game.sides)
        asked = [team[self.member] for team in teams if self.member < len(team)]
        if not asked:
            return
        if game.trays:
            for seat, moves in game.reveal().items():
                army = read_code(moves[0].army).army
                game.brought[seat] = code_of(army)
                game.tell(ArmyShown(seat, *_headline(army)), game.allies(seat))
        game.then(ChooseArmies(self.member + 1))
        game.together({seat: (BringArmy(seat),) for seat in asked})


class BringArmy(PickIn[Field], frozen=True):
    """Which army a player brings: any legal one of the agreed size."""

    seat: Seat
    moves = (Bring,)
    rules = ("overview.preparation-order", "army.scale", "team.characters-shared")

    def domain(self, game: Field) -> ArmyChoice:
        armies = [read_code(ArmyCode(game.brought[ally])).army for ally in game.allies(self.seat) if game.brought[ally]]
        return ArmyChoice(game.points, tuple(sorted({name for army in armies for name in characters_of(army)})))


class RevealArmies(Procedure[Field], frozen=True):
    """The armies are revealed, and whoever has fewer units may pass twice in the battle (p. 6)."""

    def run(self, game: Field) -> None:
        shown = {Seat(seat): ArmyCode(code) for seat, code in enumerate(game.brought) if code}
        shown |= {seat: moves[0].army for seat, moves in game.reveal().items()}
        game.brought = ["" for _ in game.seats]
        for seat in sorted(shown):
            army = read_code(shown[seat]).army
            game.tell(ArmyBrought(seat, *_headline(army)))
            game.army[seat] = code_of(army)
            muster(game, seat, army)
        grant_passing(game)


def _headline(army: ArmyList) -> tuple[ArmyCode, FactionName, CommanderName]:
    """An army in short: its code, its faction, its Commander."""
    commander = commander_of(army)
    assert commander is not None, "an army was brought that has no Commander"
    return (
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
