"""The odds of an attack in closed form: how many Wounds it costs, its Panic Test included, without a die thrown."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Callable
from functools import lru_cache
from math import fsum
from typing import Final, NamedTuple

from maester.engine import total
from maester.games.miniatures.attack_values import blocks, dice, is_defended, is_hit, keywords, own_rerolls, panic_lines
from maester.games.miniatures.charges import charge_odds
from maester.games.miniatures.field import Field
from maester.games.miniatures.frames import Attack, Charge
from maester.games.miniatures.geometry.shapes import Side
from maester.games.miniatures.morale import result, terrain_lines
from maester.games.miniatures.names import CRITICAL_BLOW, PRECISION, Unit
from maester.games.miniatures.pieces.changes import MoraleRolls, PanicWounds, PanicWoundsAtMost, PassesPanicTests
from maester.games.miniatures.standing import about, modifiers

FACES: Final = (1, 2, 3, 4, 5, 6)
ORDERLY: Final = 6
"""What the die of an imagined Charge shows: it reached its target in good order."""
Distribution = tuple[float, ...]
"""How likely each number is, from 0 on."""


class Blow(NamedTuple):
    """The numbers of an attack, all added up."""

    dice: int
    hits: int
    """On how many faces of a die it hits, the 6 included."""
    rerolls: bool
    """The Attacker rerolls its Misses once."""
    critical: bool
    precision: bool
    blocked: int
    """On how many faces of a Defense die a Hit is blocked; none if no dice are rolled."""
    health: int
    """How many Wounds the Defender has left: more can't be lost."""
    fails: float
    """How likely the Defender fails its Panic Test."""
    panic: Distribution
    """What a failed one costs."""


# --- from the state ---------------------------------------------------------------------------------------------


def imagined(game: Field, attacker: Unit, defender: Unit, number: int, side: Side, *, charging: bool = False) -> Blow:
    """The numbers of an attack that isn't made, as if it were: from that side, as part of a Charge or not."""
    attack = Attack(attacker=attacker, defender=defender, number=number, side=side)
    if not charging:
        return blow(game, attack)
    # Texts and bonuses of Charges ask for the Charge by the number of its frame, so there must be one for a moment.
    attack.charge = len(game.frames)
    game.frames.append(Charge(unit=attacker, target=defender, side=side, die=ORDERLY, reached=True))
    try:
        return blow(game, attack)
    finally:
        game.frames.pop()


def blow(game: Field, attack: Attack) -> Blow:
    """The numbers of an attack."""
    found = keywords(game, attack)
    defended = is_defended(game, attack)
    return Blow(
        dice=dice(game, attack),
        hits=_faces(lambda die: is_hit(game, attack, die)),
        rerolls=any(own_rerolls(game, attack)),
        critical=CRITICAL_BLOW in found,
        precision=PRECISION in found,
        blocked=_faces(lambda die: blocks(game, attack, die)) if defended else 0,
        health=game.wounds[attack.defender],
        fails=_panic_odds(game, attack),
        panic=_panic_cost(game, attack.defender),
    )


def _faces(counts: Callable[[int], bool]) -> int:
    """On how many faces of a die something counts: if it does on one, it does on all higher ones."""
    return 6 - bisect_left(FACES, True, hi=5, key=counts)


def _panic_odds(game: Field, attack: Attack) -> float:
    unit = attack.defender
    if any(about(game, unit, PassesPanicTests)):
        return 0.0
    lines = (
        *panic_lines(game, attack),
        *terrain_lines(game, unit),
        *modifiers(game, about(game, unit, MoraleRolls)),
    )
    return panic_odds(total(lines), game.card(unit).morale)


@lru_cache(maxsize=1024)
def panic_odds(modifier: int, morale: int) -> float:
    """How likely two d6 with a modifier stay below a Morale."""
    return sum([result((one, other), modifier) < morale for one in FACES for other in FACES]) / 36


def _panic_cost(game: Field, unit: Unit) -> Distribution:
    more = total(modifiers(game, about(game, unit, PanicWounds)))
    most = min([change.number for _, change, _ in about(game, unit, PanicWoundsAtMost)], default=99)
    costs = [min(most, max(0, die + more)) for die in (1, 2, 3)]
    return tuple([costs.count(wounds) / 3 for wounds in range(max(costs) + 1)])


# --- by convolution ---------------------------------------------------------------------------------------------


@lru_cache(maxsize=16384)
def losses(blow: Blow) -> Distribution:
    """How likely the Defender loses so many Wounds, by the attack and then by its Panic Test: none up to all."""
    hurt = wounds(blow)
    found = [0.0] * (blow.health + 1)
    for number, chance in enumerate(hurt):
        if number in (0, blow.health):
            found[number] += chance
            continue
        found[number] += chance * (1 - blow.fails)
        for more, part in enumerate(blow.panic):
            found[min(blow.health, number + more)] += chance * blow.fails * part
    return tuple(found)


@lru_cache(maxsize=16384)
def wounds(blow: Blow) -> Distribution:
    """How likely each number of Wounds by the dice alone is, up to all that the Defender has."""
    one = _of_a_die(blow)
    found = [1.0, *[0.0] * blow.health]
    for _ in range(blow.dice):
        after = [0.0] * (blow.health + 1)
        for number, chance in enumerate(found):
            for more, part in enumerate(one):
                after[min(blow.health, number + more)] += chance * part
        found = after
    return tuple(found)


def _of_a_die(blow: Blow) -> Distribution:
    """How likely a single Attack die leads to no, one, two Wounds."""
    again = 1 + (1 - blow.hits / 6 if blow.rerolls else 0.0)
    six, plain = again / 6, again * (blow.hits - 1) / 6
    through = 1 - blow.blocked / 6
    none, one, two = 1 - six - plain + plain * (1 - through), plain * through, 0.0
    defended = (0 if blow.precision else 1) + (1 if blow.critical else 0)
    sure = 1 if blow.precision else 0
    by_number = {0: (1.0,), 1: (1 - through, through), 2: ((1 - through) ** 2, 2 * through * (1 - through), through**2)}
    for number, chance in enumerate(by_number[defended]):
        match number + sure:
            case 0:
                none += six * chance
            case 1:
                one += six * chance
            case _:
                two += six * chance
    return none, one, two


def expected_wounds(blow: Blow) -> float:
    """How many Wounds the Defender loses on average, those by its Panic Test included."""
    return fsum([number * chance for number, chance in enumerate(losses(blow))])


def destroys(blow: Blow) -> float:
    """How likely the attack destroys the Defender."""
    return losses(blow)[-1]


# --- charges ----------------------------------------------------------------------------------------------------


class ChargeOdds(NamedTuple):
    """How a Charge may go, by its die."""

    orderly: float
    """It arrives and has its bonus."""
    disorderly: float
    """It arrives with a 1: without a bonus."""

    @property
    def arrives(self) -> float:
        return self.orderly + self.disorderly


def odds_of_charge(game: Field, unit: Unit, target: Unit) -> ChargeOdds | None:
    """How likely a Charge arrives; None if it may not be declared."""
    found = charge_odds(game, unit, target)
    return None if found is None else with_needs(found[1])


def with_needs(needs: int) -> ChargeOdds:
    """How likely a die shows a number at least; a 1 is disorderly even where it is enough (p. 16)."""
    faces = max(0, min(6, 7 - needs))
    return ChargeOdds(min(5, faces) / 6, max(0, faces - 5) / 6)
