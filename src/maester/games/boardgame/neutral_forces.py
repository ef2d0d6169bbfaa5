"""Neutral Forces: areas that can be entered only with enough strength (p. 26).

Support is called before the move against a Neutral Force is fixed (ruling.neutral-support-first), at most once for each
area in a march: what was given then counts for whatever the march still sends there.
"""

from __future__ import annotations

from maester.engine import Event, Modifier, Procedure, Refusal, Seat, refuse, total
from maester.games.boardgame.board import Board
from maester.games.boardgame.components import AREA_NAMES, NOBODY, UNCONQUERABLE, Area, Units
from maester.games.boardgame.march_plan import March
from maester.games.boardgame.support import (
    ATTACK,
    CallForSupport,
    Fight,
    strength_of_units,
    support_given,
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


def not_strong_enough(game: Board, march: March, units: Units, target: Area) -> Refusal | None:
    """The rule against sending a group to an area with a Neutral Force that it can't beat, whoever supports it."""
    needed = game.neutral[target]
    if needed == UNCONQUERABLE:
        return refuse("neutral.impassable", area=AREA_NAMES.write(target))
    called = dict(march.support).get(target)
    hoped_for = supporting_areas(game, target) if called is None else called
    strength = total(strength_against(game, neutral_attack(march, -1, units, target, tuple(hoped_for))))
    if strength < needed:
        return refuse("neutral.entry-needs-strength", area=AREA_NAMES.write(target), strength=strength, needed=needed)
    return None


def neutral_attack(march: March, number: int, units: Units, target: Area, support: tuple[Area, ...]) -> NeutralAttack:
    return NeutralAttack(
        attacker=march.seat, defender=NOBODY, source=march.source, target=target, attacking=units,
        modifier=march.modifier, support=tuple((area, ATTACK) for area in support), march=number,
    )  # fmt: skip


def attack_neutral_force(game: Board, number: int, units: Units, target: Area) -> None:
    """The group joins the march if it is strong enough; if not, it depends on the support that it gets."""
    march = game.frame(March, number)
    attack = neutral_attack(march, number, units, target, dict(march.support).get(target, ()))
    if total(strength_against(game, attack)) >= game.neutral[target]:
        join_march(march, attack)
    else:
        game.tell(NeutralForceFaced(march.seat, target, units, game.neutral[target]))
        game.open(attack, CallForSupport, JudgeNeutralAttack)


class JudgeNeutralAttack(Procedure[Board], frozen=True):
    """With enough strength the group joins the march; otherwise it may not go there, and the march is planned anew."""

    attack: int

    def run(self, game: Board) -> None:
        attack = game.frame(NeutralAttack, self.attack)
        march = game.frame(March, attack.march)
        strength, needed = total(strength_against(game, attack)), game.neutral[attack.target]
        if strength >= needed:
            join_march(march, attack)
        else:
            march.support += ((attack.target, tuple(area for area, _ in attack.support)),)
            game.tell(NeutralForceHeld(attack.attacker, attack.target, strength, needed))


def join_march(march: March, attack: NeutralAttack) -> None:
    march.attack = attack.target
    march.groups += ((attack.target, attack.attacking),)


def remove_neutral_force(game: Board, seat: Seat, area: Area) -> None:
    """A beaten Neutral Force leaves the game; there are no casualties, retreats or routing."""
    game.neutral[area] = 0
    game.tell(NeutralForceBeaten(seat, area))
