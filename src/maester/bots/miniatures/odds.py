"""The odds of an attack in closed form: how many Wounds it costs, its Panic Test included, without a die thrown."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Callable
from functools import lru_cache
from math import fsum
from typing import Final, NamedTuple

from maester.engine import total
from maester.games.miniatures.attack_values import (
    BLOCK,
    HALVED,
    PANIC_WOUNDS,
    blocks,
    blocks_plainly,
    defense_rerolls,
    dice,
    extra_hits,
    extra_wounds,
    granted,
    is_defended,
    is_hit,
    keywords,
    own_rerolls,
    panic_lines,
)
from maester.games.miniatures.charges import charge_odds
from maester.games.miniatures.field import Field
from maester.games.miniatures.frames import Attack, Charge, Hits, Test
from maester.games.miniatures.geometry.shapes import Side
from maester.games.miniatures.morale import morale_lines, result, terrain_lines
from maester.games.miniatures.names import CRITICAL_BLOW, PANICKED, PRECISION, VULNERABLE, WEAKENED, Unit, is_wall
from maester.games.miniatures.pieces.changes import (
    MayRerollCharge,
    MoraleRolls,
    PanicRolls,
    PanicWounds,
    PanicWoundsAtMost,
    PanicWoundsByAttack,
    PassesPanicTests,
)
from maester.games.miniatures.standing import about, in_attack, modifiers

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
    more_hits: int = 0
    """Hits without a die, which are defended as others."""
    sure: int = 0
    """Wounds that nothing blocks."""
    stopped: int = 0
    """Hits that are blocked besides."""
    halved: bool = False
    """The Defender suffers half of the Wounds."""
    weakened: bool = False
    """The opponent rerolls Hits once, by a token."""
    vulnerable: bool = False
    """The opponent rerolls blocks once, by a token."""
    blocks_again: bool = False
    """The Defender rerolls its Defense dice that haven't blocked."""


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
    """The numbers of an attack before its dice are rolled."""
    found = keywords(game, attack)
    return _defended(game, attack)._replace(
        dice=dice(game, attack),
        hits=_faces(lambda die: is_hit(game, attack, die)),
        rerolls=any(own_rerolls(game, attack)),
        critical=CRITICAL_BLOW in found,
        precision=PRECISION in found,
        more_hits=extra_hits(game, attack),
        weakened=not is_wall(attack.attacker) and game.has_condition(attack.attacker, WEAKENED),
    )


def rolled_blow(game: Field, attack: Attack) -> Blow:
    """The numbers of an attack whose Hits are counted, before the Defense dice are rolled."""
    found = _defended(game, attack)
    return found._replace(more_hits=attack.hits, sure=found.sure + attack.piercing)


def plain_hits(game: Field, hits: Hits) -> Blow:
    """The numbers of Hits that come from no attack."""
    unit = hits.unit
    return Blow(
        dice=0,
        hits=1,
        rerolls=False,
        critical=False,
        precision=False,
        blocked=_faces(lambda die: blocks_plainly(game, unit, die)),
        health=game.wounds[unit],
        fails=0.0,
        panic=(1.0,),
        more_hits=hits.hits,
        vulnerable=game.has_condition(unit, VULNERABLE),
    )


def _defended(game: Field, attack: Attack) -> Blow:
    """All that the Defender has to do with."""
    defender = attack.defender
    return Blow(
        dice=0,
        hits=1,
        rerolls=False,
        critical=False,
        precision=False,
        blocked=_faces(lambda die: blocks(game, attack, die)) if is_defended(game, attack) else 0,
        health=game.wounds[defender],
        fails=_panic_odds(game, attack),
        panic=_panic_cost(game, attack),
        sure=extra_wounds(game, attack),
        stopped=total(granted(attack, BLOCK)),
        halved=any(granted(attack, HALVED)),
        vulnerable=game.has_condition(defender, VULNERABLE),
        blocks_again=any(defense_rerolls(game, attack)),
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
        *modifiers(game, about(game, unit, PanicRolls)),
    )
    return _panicked(game, unit, panic_odds(total(lines), game.card(unit).morale))


def fails_test(game: Field, test: Test) -> float:
    """How likely a unit fails a test that was called."""
    if test.automatic or (test.panic and any(about(game, test.unit, PassesPanicTests))):
        return 0.0
    odds = panic_odds(total(morale_lines(game, test)), game.card(test.unit).morale)
    return _panicked(game, test.unit, odds)


def _panicked(game: Field, unit: Unit, fails: float) -> float:
    """With a Panicked token a test that was passed is made again, if an opponent wants it."""
    return 1 - (1 - fails) ** 2 if game.has_condition(unit, PANICKED) else fails


@lru_cache(maxsize=1024)
def panic_odds(modifier: int, morale: int) -> float:
    """How likely two d6 with a modifier stay below a Morale."""
    return sum([result((one, other), modifier) < morale for one in FACES for other in FACES]) / 36


def _panic_cost(game: Field, attack: Attack) -> Distribution:
    more = total(granted(attack, PANIC_WOUNDS)) + total(modifiers(game, in_attack(game, attack, PanicWoundsByAttack)))
    return panic_cost(game, attack.defender, more)


def panic_cost(game: Field, unit: Unit, more: int = 0) -> Distribution:
    """What a failed Panic Test costs a unit, with so many Wounds more by whoever demands it."""
    more += total(modifiers(game, about(game, unit, PanicWounds)))
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
    """How likely each number of Wounds by the attack itself is, up to all that the Defender has."""
    one, through = _of_a_die(blow), _through(blow)
    # Blocks besides and halving count before what the Defender has left does.
    most = blow.health * (2 if blow.halved else 1) + blow.stopped
    found = [1.0, *[0.0] * most]
    for chances in (*[one] * blow.dice, *[(1 - through, through)] * blow.more_hits):
        after = [0.0] * (most + 1)
        for number, chance in enumerate(found):
            for more, part in enumerate(chances):
                after[min(most, number + more)] += chance * part
        found = after
    left = [0.0] * (blow.health + 1)
    for number, chance in enumerate(found):
        unblocked = max(0, number - blow.stopped)
        left[min(blow.health, (unblocked // 2 if blow.halved else unblocked) + blow.sure)] += chance
    return tuple(left)


def _through(blow: Blow) -> float:
    """How likely a Hit isn't blocked."""
    base = blow.blocked / 6
    blocked = base + (1 - base) * base if blow.blocks_again else base
    return 1 - (blocked * base if blow.vulnerable else blocked)


def _of_a_die(blow: Blow) -> Distribution:
    """How likely a single Attack die leads to no, one, two Wounds."""
    hit = blow.hits / 6
    again = 1 + (1 - hit if blow.rerolls else 0.0)
    if blow.weakened:
        again *= hit
    six, plain = again / 6, again * (blow.hits - 1) / 6
    through = _through(blow)
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
    if found is None:
        return None
    once = with_needs(found[1])
    if not any(about(game, unit, MayRerollCharge)):
        return once
    # A die that fails, or is disorderly, is rolled again.
    again = 1 - once.orderly
    return ChargeOdds(once.orderly + again * once.orderly, again * once.disorderly)


def with_needs(needs: int) -> ChargeOdds:
    """How likely a die shows a number at least; a 1 is disorderly even where it is enough (p. 16)."""
    faces = max(0, min(6, 7 - needs))
    return ChargeOdds(min(5, faces) / 6, max(0, faces - 5) / 6)
