"""The language in which the rules of the miniatures game are tested: positions, moves, dice and readings.

    game = scenario("red: stark-sworn-swords @ 24 17.2 0", "blue: lannister-guardsmen @ 24 30 180")
    game.activate("red-1").act("charge").dice(charge=3, attack="6544211").play("red", "face 0")

A line is a unit as positions write it; it begins Round 2 with red's turn unless the test says otherwise. Units are
`red-1`, `blue-1`, … in the order of the lines. Dice show what a test wants, in the order in which they are thrown; a
test fails if dice are thrown that it doesn't expect, once it has said what the dice show.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from typing import Any, Self

import maester
from maester import IllegalMove, Match
from maester.engine import Game, chance
from maester.games.miniatures.box import BOX, UnitRecord
from maester.games.miniatures.field import Field
from maester.games.miniatures.geometry.numbers import INCH, Pose
from maester.games.miniatures.names import UNIT_NAMES, Unit
from maester.games.miniatures.standing import controls
from tests.games.language import Language

FAR = ("red: stark-bowmen @ 3 3 0", "blue: lannister-guardsmen @ 45 45 180")
"""A unit of each side that stands out of the way, for positions that need an army that isn't destroyed."""


def scenario(
    *units: str,
    terrain: Sequence[str] = (),
    objectives: Sequence[str] = (),
    round: int = 2,
    turn: str = "red",
    first: str = "red",
    seed: int = 1,
    unchecked: bool = False,
    position: dict[str, Any] | None = None,
    players: int = 2,
    **options: Any,
) -> Battle:
    """A battle from a position; see `positions` for what a position may say (`position={"victory_points": …}`)."""
    text = {
        "units": units,
        "terrain": terrain,
        "objectives": objectives,
        "round": round,
        "turn": turn,
        "first": first,
        **(position or {}),
    }
    return Battle(maester.scenario("miniatures", text, players, seed, {"points": 30, **options}, unchecked=unchecked))


def new_game(seed: int = 1, players: int = 2, **options: Any) -> Battle:
    """A battle of 30 points, unless another size is wanted, from its beginning."""
    return Battle(maester.new_match("miniatures", players, seed, {"points": 30, **options}))


def facing(
    red: str = "lannister-guardsmen", blue: str = "stark-sworn-swords", *more: str, side: str = "front", **options: Any
) -> Battle:
    """Two units in contact, centre to centre, red's Front on that side of blue's; each with what is special about it
    (`"stark-outriders wounds=4 weakened"`). Red is to act.
    """
    card, *special = red.split()
    other, *others = blue.split()
    turned = {"front": 180, "rear": 0, "right-flank": 90, "left-flank": 270}[side]
    depth = sum([_half(BOX.units, card, "front"), _half(BOX.units, other, side)])
    return scenario(
        f"red: {card} @ 24 20 0 {' '.join(special)}",
        f"blue: {other} @ 24 {20 + depth:g} {turned} {' '.join(others)}",
        *(more or FAR),
        **options,
    )


def _half(cards: Mapping[str, UnitRecord], name: str, side: str) -> float:
    """How far the middle of a unit's tray is from its side, in inches."""
    card = next(unit for unit in cards.values() if unit.id == name)
    tray = BOX.trays[card.tray].footprint
    return (tray.depth if side in ("front", "rear") else tray.width) / 2 / INCH


class LoadedDice:
    """Chance that shows what a test wants."""

    def __init__(self) -> None:
        self.wanted: list[int] = []
        self.cards = 0
        """How many of the next draws shuffle cards and are no dice."""

    def draw(self, key: bytes, counter: int, below: int) -> tuple[int, int]:
        assert self.cards or below in (3, 6), f"there are no dice with {below} sides"
        self.cards = max(0, self.cards - 1)
        assert self.wanted, f"a die with {below} sides is thrown that the test doesn't expect"
        result = self.wanted.pop(0)
        assert 1 <= result <= below, f"a die with {below} sides can't show {result}"
        return result - 1, counter + 1


class Battle(Language):
    """A battle in the words of a test."""

    def __init__(self, match: Match) -> None:
        super().__init__(match)
        self._loaded: LoadedDice | None = None

    @property
    def field(self) -> Field:
        game: Game = self.match.game
        assert isinstance(game, Field)
        return game

    def unit(self, name: str) -> Unit:
        return Unit(UNIT_NAMES.index(name))

    # -- playing -----------------------------------------------------------------------------------

    def answer(self, name: str, *moves: str) -> Self:
        with self._dice_as_said():
            return super().answer(name, *moves)

    @contextmanager
    def _dice_as_said(self) -> Iterator[None]:
        """Dice show what the test wants, once it has said that."""
        if self._loaded is None:
            yield
            return
        real = chance.draw
        chance.draw = self._loaded.draw
        try:
            yield
        finally:
            chance.draw = real

    def play(self, seat: str, *moves: str) -> Self:
        """Typed moves of a seat."""
        return self.answer(seat, *moves)

    def dice(self, **throws: int | str) -> Self:
        """The next throws in their order, a digit for each die: `charge=4, attack="66611", panic="231"`.

        The names only say what they are for, but `cards` are shuffled and come first. From now on no die may be thrown
        that wasn't said.
        """
        if self._loaded is None:
            self._loaded = LoadedDice()
        self._loaded.cards += len(str(throws.get("cards", "")))
        for results in throws.values():
            self._loaded.wanted += map(int, str(results))
        return self

    @property
    def dice_left(self) -> list[int]:
        """Dice that were said and not thrown."""
        return [] if self._loaded is None else self._loaded.wanted

    def any_dice(self) -> Self:
        """From now on the dice fall by chance again."""
        self._loaded = None
        return self

    def strike(
        self, attacker: str = "red-1", defender: str = "blue-1", with_attack: int = 1, **throws: int | str
    ) -> Self:
        """A unit makes a Melee Attack where it stands, with these dice; nobody rerolls or uses anything."""
        self.activate(attacker).dice(**throws).act("melee-attack")
        seat = attacker.partition("-")[0]
        if self.question() == "turn-to-face":
            self.play(seat, "pass")
        if self.question() == "choose-strike":
            self.play(seat, f"strike {defender} with {with_attack}")
        return self.no_rerolls()

    def shoot(
        self, attacker: str = "red-1", defender: str = "blue-1", with_attack: int = 1, **throws: int | str
    ) -> Self:
        """A unit makes a Ranged Attack from where it stands, with these dice; nobody rerolls or uses anything."""
        self.activate(attacker).dice(**throws).act("ranged-attack")
        seat = attacker.partition("-")[0]
        if self.question() == "shift-before-shooting":
            self.play(seat, "pass")
        if self.question() == "choose-target":
            self.play(seat, f"shoot {defender} with {with_attack}")
        return self.no_rerolls()

    def activate(self, unit: str) -> Self:
        """The unit's player activates it, unless it is activated already as the only one left; at its activation nobody
        uses anything.
        """
        if not (self.question() == "choose-action" and self.view()["active"] == unit):
            self.play(unit.partition("-")[0], f"activate {unit}")
        return self.nothing_declared()

    def act(self, action: str) -> Self:
        """The activated unit takes this action; nobody uses anything."""
        self.play(self.asked()[0], f"action {action}")
        return self.nothing_declared()

    def nothing_declared(self) -> Self:
        """Everybody who is offered Orders or abilities passes."""
        while not self.match.over and self.question() == "declare-text":
            self.play(self.asked()[0], "pass")
        return self

    def no_rerolls(self) -> Self:
        """Everybody who could reroll dice passes."""
        while not self.match.over and self.question() in ("reroll-dice", "declare-text"):
            self.play(self.asked()[0], "pass")
        return self

    def meanwhile(self, does: Callable[[Field], object]) -> Self:
        """Something happens, as an effect could have it, before what is asked now."""
        with self._dice_as_said():
            does(self.field)
            self.match._run()
        return self

    @contextmanager
    def refused(self, rule: str) -> Iterator[None]:
        """What is played inside breaks this rule, changes nothing, and the refusal can be said with all its numbers."""
        with super().refused(rule):
            try:
                yield
            except IllegalMove as error:
                error.message("en")
                raise

    def why_not(self, seat: str, move: str) -> str | None:
        """The rule against a move, or None."""
        refusal = self.match.why_not(seat, move)
        assert refusal is None or refusal.said(self.match.words("en"), "miniatures")
        return None if refusal is None else refusal.rule

    def numbers(self, seat: str, move: str) -> dict[str, Any]:
        """The numbers that are told with a refusal."""
        refusal = self.match.why_not(seat, move)
        assert refusal is not None, f"{move} is not refused"
        return dict(refusal.values)

    # -- reading -----------------------------------------------------------------------------------

    def pose(self, unit: str) -> tuple[float, float, float] | None:
        """Where a unit stands, in inches and degrees."""
        pose = self.field.pose[self.unit(unit)]
        return None if pose is None else (pose.x / INCH, pose.y / INCH, pose.bearing / 100)

    def put(self, unit: str, x: float, y: float, bearing: float) -> Self:
        """Puts a tray somewhere, as an effect could."""
        self.field.place(self.unit(unit), Pose(round(x * INCH), round(y * INCH), round(bearing * 100)))
        return self

    def wounds(self, unit: str) -> int:
        return self.field.wounds[self.unit(unit)]

    def models(self, unit: str) -> int:
        return self.field.models(self.unit(unit))

    def ranks(self, unit: str) -> int:
        return self.field.ranks(self.unit(unit))

    def conditions(self, unit: str) -> tuple[str, ...]:
        return tuple(self.unit_view(unit)["conditions"])

    def engaged(self, unit: str) -> tuple[str, ...]:
        return tuple(UNIT_NAMES[other] for other in self.field.engaged_with(self.unit(unit)))

    def is_activated(self, unit: str) -> bool:
        return self.field.activated[self.unit(unit)]

    def controls(self, objective: int) -> str | None:
        """Which unit Controls an Objective, counted from 1."""
        unit = controls(self.field, objective - 1)
        return None if unit < 0 else UNIT_NAMES[unit]

    def points(self, seat: str) -> int:
        return self.field.victory_points(self.seat(seat))

    def unit_view(self, unit: str) -> dict[str, Any]:
        return next(one for one in self.view()["units"] if one["unit"] == unit)

    def rolls(self) -> list[tuple[str, str, tuple[int, ...]]]:
        """All dice that were thrown in the open: who, what for, and the results."""
        return [(event["unit"], event["purpose"], tuple(event["dice"])) for event in self.events("rolled")]

    def kinds(self, *only: str) -> list[str]:
        """The kinds of events that happened, or those of them that are named."""
        return [event["event"] for event in self.events() if not only or event["event"] in only]


def lines(units: Iterable[str]) -> tuple[str, ...]:
    """Lines of a position, with the two units out of the way."""
    return (*units, *FAR)
