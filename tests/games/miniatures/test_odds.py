"""Dice against closed-form probabilities: many attacks, played by the rules, with seeds that never change."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping
from math import comb, sqrt

import pytest

from maester.games.miniatures.attack_values import blocks, dice
from maester.games.miniatures.attacking import CountHits
from maester.games.miniatures.frames import Attack
from maester.games.miniatures.geometry.shapes import Side
from maester.games.miniatures.rolling import ATTACK_DICE, DEFENSE_DICE, throw
from tests.games.miniatures.language import Battle, facing

ATTACKS = 10_000
WHOLE_ATTACKS = 1_000
Seen = tuple[Counter[int], Counter[int]]
"""How often there were so many Hits, and so many that weren't blocked."""
FEW = 5
"""Results that are expected less often are counted together."""


def distribution(die: Mapping[int, float], number: int) -> dict[int, float]:
    """How likely each total is, if each of so many dice adds a number with these probabilities."""
    totals = {0: 1.0}
    for _ in range(number):
        more: dict[int, float] = {}
        for total, likely in totals.items():
            for value, chance in die.items():
                more[total + value] = more.get(total + value, 0.0) + likely * chance
        totals = more
    return totals


def chi_square(seen: Counter[int], likely: Mapping[int, float]) -> tuple[float, float]:
    """How far what was seen is from what is expected, and how far it is at most in 999 of 1000 cases."""
    number = sum(seen.values())
    bins: list[tuple[float, float]] = []
    rare_expected = rare_seen = 0.0
    for value, chance in likely.items():
        if chance * number < FEW:
            rare_expected, rare_seen = rare_expected + chance * number, rare_seen + seen[value]
        else:
            bins.append((chance * number, seen[value]))
    if rare_expected >= FEW:
        bins.append((rare_expected, rare_seen))
    freedom = len(bins) - 1
    most = freedom * (1 - 2 / (9 * freedom) + 3.09 * sqrt(2 / (9 * freedom))) ** 3
    return sum((found - expected) ** 2 / expected for expected, found in bins), most


def whole_attacks(game: Battle) -> Seen:
    """The same attack again and again from the same position, by other dice each time."""
    hits: Counter[int] = Counter()
    unblocked: Counter[int] = Counter()
    game.activate("red-1").play("red", "action melee-attack")
    for number in range(WHOLE_ATTACKS):
        one = game.clone()
        one.field.counter = 100 * (number + 1)
        one.play("red", "pass")
        told = {event["event"]: event for event in one.events()}
        hits[told["hits-counted"]["hits"]] += 1
        unblocked[told["hits-blocked"]["unblocked"] if "hits-blocked" in told else 0] += 1
    return hits, unblocked


def steps_of_attacks(game: Battle) -> Seen:
    """Only the steps in which dice are rolled and counted, of ten times as many attacks."""
    hits: Counter[int] = Counter()
    unblocked: Counter[int] = Counter()
    field, number = game.field, len(game.field.frames)
    for _ in range(ATTACKS):
        attack = Attack(attacker=game.unit("red-1"), defender=game.unit("blue-1"), number=0, side=Side.FRONT)
        field.frames.append(attack)
        attack.dice = throw(field, attack.attacker, ATTACK_DICE, *(6,) * dice(field, attack))
        CountHits(number).run(field)
        hits[attack.hits] += 1
        defense = throw(field, attack.defender, DEFENSE_DICE, *(6,) * attack.hits)
        unblocked[sum(not blocks(field, attack, die) for die in defense)] += 1
        field.frames.pop()
        field.fresh.clear()
    return hits, unblocked


@pytest.mark.parametrize("made", [steps_of_attacks, whole_attacks])
def test_attacks_hit_as_often_as_they_should(made: Callable[[Battle], Seen]) -> None:
    # Two ranks: five dice that hit from 4 with +1, and a 6 is two Hits; Defense 4+.
    hits, unblocked = made(facing("stark-sworn-swords wounds=8", "house-karstark-spearmen"))
    far, most = chi_square(hits, distribution({0: 2 / 6, 1: 3 / 6, 2: 1 / 6}, 5))
    assert far < most
    # Each Hit is blocked in half of all cases.
    defended = {0: 2 / 6 + 3 / 12 + 1 / 24, 1: 3 / 12 + 2 / 24, 2: 1 / 24}
    far, most = chi_square(unblocked, distribution(defended, 5))
    assert far < most


def test_other_odds_would_be_noticed() -> None:
    fair = {hits: comb(6, hits) / 64 for hits in range(7)}
    assert chi_square(Counter({hits: round(ATTACKS * chance) for hits, chance in fair.items()}), fair)[0] < 1
    # Dice that hit in 52 instead of 50 of 100 cases.
    loaded = {hits: comb(6, hits) * 0.52**hits * 0.48 ** (6 - hits) for hits in range(7)}
    far, most = chi_square(Counter({hits: round(ATTACKS * chance) for hits, chance in loaded.items()}), fair)
    assert far > most
