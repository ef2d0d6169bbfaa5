"""The odds of attacks in closed form: the same as dice thrown many times, and the numbers that the rules give."""

from __future__ import annotations

from math import fsum
from random import Random

import pytest

from maester.bots.miniatures.odds import (
    Blow,
    blow,
    destroys,
    expected_wounds,
    imagined,
    losses,
    odds_of_charge,
    panic_odds,
    with_needs,
    wounds,
)
from maester.bots.miniatures.worth import gain, worth
from maester.games.miniatures.frames import Attack
from maester.games.miniatures.geometry.shapes import Side
from tests.games.miniatures.charges import SWORDS, guards
from tests.games.miniatures.language import facing, lines, scenario

PLAIN = Blow(
    dice=6, hits=4, rerolls=False, critical=False, precision=False, blocked=2, health=12, fails=0.0, panic=(0, 1)
)
THROWS = 6000


def is_blocked(numbers: Blow, dice: Random) -> bool:
    """A Defense die, rerolled by whom it may be: by the Defender if it doesn't block, by the opponent if it does."""
    least = 7 - numbers.blocked
    die = dice.randint(1, 6)
    if numbers.blocks_again and die < least:
        die = dice.randint(1, 6)
    if numbers.vulnerable and die >= least:
        die = dice.randint(1, 6)
    return die >= least


def thrown(numbers: Blow, dice: Random) -> int:
    """An attack with dice: how many Wounds it costs."""
    shown = [dice.randint(1, 6) for _ in range(numbers.dice)]
    least = 7 - numbers.hits
    if numbers.rerolls:
        shown = [die if die >= least else dice.randint(1, 6) for die in shown]
    if numbers.weakened:
        shown = [dice.randint(1, 6) if die >= least else die for die in shown]
    sixes, hits = shown.count(6), sum(die >= least for die in shown)
    piercing = sixes if numbers.precision else 0
    hits += (sixes if numbers.critical else 0) - piercing
    hurt = piercing + sum(not is_blocked(numbers, dice) for _ in range(hits + numbers.more_hits))
    hurt = max(0, hurt - numbers.stopped)
    hurt = (hurt // 2 if numbers.halved else hurt) + numbers.sure
    if 0 < hurt < numbers.health and dice.random() < numbers.fails:
        hurt += dice.choices(range(len(numbers.panic)), numbers.panic)[0]
    return min(hurt, numbers.health)


@pytest.mark.parametrize(
    "numbers",
    [
        PLAIN,
        PLAIN._replace(rerolls=True),
        PLAIN._replace(critical=True),
        PLAIN._replace(precision=True),
        PLAIN._replace(critical=True, precision=True, rerolls=True),
        PLAIN._replace(blocked=0),
        PLAIN._replace(health=3),
        PLAIN._replace(fails=0.4, panic=(0, 1 / 3, 1 / 3, 1 / 3)),
        PLAIN._replace(fails=0.7, panic=(0, 0, 0.5, 0.5), health=4, critical=True),
        PLAIN._replace(dice=1, hits=1),
        PLAIN._replace(weakened=True),
        PLAIN._replace(weakened=True, rerolls=True, critical=True),
        PLAIN._replace(blocked=4, vulnerable=True),
        PLAIN._replace(blocked=3, blocks_again=True),
        PLAIN._replace(blocked=3, blocks_again=True, vulnerable=True),
        PLAIN._replace(more_hits=3),
        PLAIN._replace(sure=2),
        PLAIN._replace(stopped=2),
        PLAIN._replace(halved=True, more_hits=2),
        PLAIN._replace(halved=True, stopped=1, sure=1, health=4),
    ],
)
def test_the_odds_are_those_of_dice(numbers: Blow) -> None:
    dice = Random(3)
    results = [thrown(numbers, dice) for _ in range(THROWS)]
    found = losses(numbers)
    assert len(found) == numbers.health + 1
    assert fsum(found) == pytest.approx(1)
    for number, chance in enumerate(found):
        assert results.count(number) / THROWS == pytest.approx(chance, abs=0.025)
    assert sum(results) / THROWS == pytest.approx(expected_wounds(numbers), abs=0.08)
    assert results.count(numbers.health) / THROWS == pytest.approx(destroys(numbers), abs=0.025)


def test_simple_numbers() -> None:
    assert wounds(PLAIN._replace(dice=0)) == (1.0, *[0.0] * 12)
    assert expected_wounds(PLAIN) == pytest.approx(6 * 4 / 6 * 4 / 6)
    assert expected_wounds(PLAIN._replace(rerolls=True)) == pytest.approx(6 * 8 / 9 * 4 / 6)


def test_without_wounds_there_is_no_panic_test() -> None:
    sure = PLAIN._replace(dice=1, fails=1.0, panic=(0, 0, 0, 1.0))
    assert losses(sure)[0] == pytest.approx(1 - 4 / 6 * 4 / 6)
    assert losses(sure)[4] == pytest.approx(4 / 6 * 4 / 6)


def test_a_total_equal_to_morale_passes() -> None:
    assert panic_odds(0, 7) == pytest.approx(15 / 36)
    assert panic_odds(-2, 7) == pytest.approx(26 / 36)
    assert panic_odds(0, 2) == 0


def test_the_numbers_come_from_the_battle() -> None:
    game = facing("stark-sworn-swords", "lannister-guardsmen wounds=9")
    own, other = game.unit("red-1"), game.unit("blue-1")
    card = game.field.card(own).attacks[0]
    front = imagined(game.field, own, other, 0, Side.FRONT)
    assert front == blow(game.field, Attack(attacker=own, defender=other, number=0, side=Side.FRONT))
    assert (front.dice, front.hits, front.health) == (card.dice[0], 7 - card.to_hit, 9)
    assert front.blocked == 7 - game.field.card(other).defense
    assert not front.rerolls
    rear = imagined(game.field, own, other, 0, Side.REAR)
    assert rear.blocked == max(1, front.blocked - 2)
    assert rear.fails > front.fails


def test_an_imagined_charge_has_its_bonus_and_leaves_nothing_behind() -> None:
    game = facing("stark-sworn-swords", "lannister-guardsmen")
    before = game.match.hash()
    charge = imagined(game.field, game.unit("red-1"), game.unit("blue-1"), 0, Side.FRONT, charging=True)
    assert charge.rerolls
    assert game.match.hash() == before


def test_how_likely_a_charge_arrives() -> None:
    assert with_needs(1).arrives == pytest.approx(1)
    assert with_needs(1).disorderly == pytest.approx(1 / 6)
    assert with_needs(2) == (5 / 6, 0)
    assert with_needs(6) == (1 / 6, 0)
    game = scenario(*lines((SWORDS, guards(8.5))))
    found = odds_of_charge(game.field, game.unit("red-1"), game.unit("blue-1"))
    assert found is not None
    assert found.arrives == pytest.approx(0.5), "Speed 5, so that 3.5 inches are left: a 4"
    far = scenario(*lines((SWORDS, guards(13))))
    assert odds_of_charge(far.field, far.unit("red-1"), far.unit("blue-1")) is None


def test_a_unit_is_worth_what_is_left_of_it_and_its_last_wounds_a_victory_point() -> None:
    game = facing("stark-sworn-swords", "lannister-guardsmen")
    unit = game.unit("blue-1")
    worths = [worth(game.field, unit, left) for left in range(13)]
    assert worths == sorted(worths)
    assert worths[0] == 0 < worths[1]
    assert worths[5] - worths[4] > worths[4] - worths[3], "with the fifth model a rank goes"
    weak = imagined(game.field, game.unit("red-1"), unit, 0, Side.FRONT)._replace(health=1)
    assert gain(game.field, weak, game.unit("red-1"), unit) == pytest.approx((1 + worths[1]) * destroys(weak))
