"""Neutral Forces: areas that can be entered only with enough strength (p. 26)."""

from __future__ import annotations

from maester.engine import Event, Modifier, Procedure, Seat, total
from maester.games.boardgame.board import Board
from maester.games.boardgame.components import NOBODY, Area, Units
from maester.games.boardgame.control import enter
from maester.games.boardgame.march_plan import March
from maester.games.boardgame.support import (
    ATTACK,
    CallForSupport,
    Fight,
    strength_of_units,
    support_given,
    support_strength,
    supporting_areas,
)


class NeutralForceFaced(Event, frozen=True):
    """A march asks for support against a Neutral Force."""

    seat: Seat
    area: Area
    units: Units
    strength: int


class NeutralForceHeld(Event, frozen=True):
    """The strength falls short: the move is not allowed, and the march is planned anew."""

    seat: Seat
    area: Area
    strength: int
    needed: int


class NeutralForceBeaten(Event, frozen=True):
    """A Neutral Force is removed from the game."""

    seat: Seat
    area: Area


class NeutralAttack(Fight, kw_only=True):
    """A march asks for support before its move against a Neutral Force is fixed; its units have not left yet."""

    march: int


def strength_against(game: Board, fight: Fight) -> list[Modifier]:
    """Counted are only the marching units, the March modifier and support given to the attacker; no House card, no
    Blade, no Tides of Battle.
    """
    units = strength_of_units(game, fight, fight.attacker, ATTACK, fight.attacking)
    return [*units, Modifier(fight.modifier, "order"), *support_given(game, fight, ATTACK)]


def neutral_attack(game: Board, number: int, units: Units, target: Area) -> NeutralAttack:
    march = game.frame(March, number)
    return NeutralAttack(
        attacker=march.seat, defender=NOBODY, source=march.source, target=target, attacking=units,
        modifier=march.modifier, march=number,
    )  # fmt: skip


def most_strength(game: Board, march: March, units: Units, target: Area) -> int:
    """The strength with the support of everybody who could give it."""
    fight = Fight(
        attacker=march.seat, defender=NOBODY, source=march.source, target=target, attacking=units,
        modifier=march.modifier,
    )  # fmt: skip
    support = sum(total(support_strength(game, fight, area)) for area in supporting_areas(game, target))
    return total(strength_against(game, fight)) + support


def attack_neutral_force(game: Board, number: int, units: Units, target: Area) -> None:
    """The attacker asks for support before the move is fixed (ruling.neutral-support-first)."""
    seat = game.frame(March, number).seat
    game.tell(NeutralForceFaced(seat, target, units, game.neutral[target]))
    game.open(neutral_attack(game, number, units, target), CallForSupport, JudgeNeutralAttack)


class JudgeNeutralAttack(Procedure, frozen=True):
    """With enough strength the group joins the march; otherwise it may not go there, and is asked again."""

    fight: int

    def run(self, game: Board) -> None:
        fight = game.frame(NeutralAttack, self.fight)
        march = game.frame(March, fight.march)
        strength, needed = total(strength_against(game, fight)), game.neutral[fight.target]
        if strength >= needed:
            march.attack = fight.target
            march.groups += ((fight.target, fight.attacking),)
        else:
            march.failed += (fight.target,)
            game.tell(NeutralForceHeld(fight.attacker, fight.target, strength, needed))


def take_neutral_area(game: Board, seat: Seat, area: Area, units: Units) -> None:
    """The beaten Neutral Force leaves the game and the units move in; no casualties, retreat or routing."""
    game.neutral[area] = 0
    game.tell(NeutralForceBeaten(seat, area))
    enter(game, area, seat, units)
