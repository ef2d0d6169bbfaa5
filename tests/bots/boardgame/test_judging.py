"""How the steward judges: chances are chances, the nearer a rival is to victory the more he counts, and what tips the
scales when others fight.
"""

from __future__ import annotations

from itertools import pairwise
from types import SimpleNamespace
from typing import Any

import pytest

from maester.bots.boardgame import area_values
from maester.bots.boardgame.area_values import AreaValues
from maester.bots.boardgame.foresight import foreseen
from maester.bots.boardgame.goodwill import Goodwill
from maester.bots.boardgame.house_situation import HouseSituation
from maester.bots.boardgame.threats import LATER_ATTACK, Threats
from maester.bots.boardgame.worth import long_run, power_worth, rival_share, units_worth
from maester.engine import Seat
from maester.games.boardgame.components import BOARD, Units, area_of
from tests.bots.boardgame.test_steward import beside_a_fight, chosen
from tests.games.boardgame.language import Play, scenario

SURE, HOPELESS = 50.0, -50.0


def before_a_rival(*, is_open: bool) -> Play:
    """Greyjoy stands beside what Stark holds; the orders lie open or are still secret."""
    orders = {"seagard": "march-0", "winterfell": "defense-1"} if is_open else None
    phase = "marches" if is_open else "planning"
    return scenario(phase=phase, greyjoy={"seagard": "KK"}, stark={"winterfell": "F", "riverrun": "F"}, orders=orders)


@pytest.mark.parametrize("is_open", [False, True])
def test_how_likely_an_area_is_held_is_a_chance(is_open: bool) -> None:
    game = before_a_rival(is_open=is_open)
    stark = game.seat("stark")
    for expected in (frozenset[Any](), foreseen(game.board, stark)):
        threats = Threats(game.board, stark, expected)
        for area in BOARD:
            chances = [threats.held(area, strength) for strength in (0.0, 1.0, 2.0, 4.0, 8.0)]
            assert 0.0 <= chances[0] <= chances[-1] <= 1.0
            assert chances == sorted(chances), "the stronger, the surer"
            assert 0.0 <= threats.held(area, 0.0, empty=True) <= 1.0
    riverrun = area_of("riverrun")
    assert threats.held(riverrun, 1.0) < 1.0, "somebody could come"


@pytest.mark.parametrize("is_open", [False, True])
def test_who_is_expected_comes_more_likely_and_never_more_than_surely(is_open: bool) -> None:
    game = before_a_rival(is_open=is_open)
    stark, greyjoy, riverrun = game.seat("stark"), game.seat("greyjoy"), area_of("riverrun")
    surprised = Threats(game.board, stark)
    warned = Threats(game.board, stark, {(greyjoy, riverrun)})
    surprise, expected = surprised._tries(greyjoy, riverrun), warned._tries(greyjoy, riverrun)
    for tries in (surprise, expected, LATER_ATTACK):
        assert 0.0 < tries[0] < tries[0] + tries[1] <= 1.0
        assert 0.0 <= warned._lost_to(greyjoy, HOPELESS, tries) <= warned._lost_to(greyjoy, SURE, tries) <= 1.0
    assert sum(LATER_ATTACK) < sum(surprise) < sum(expected)
    assert LATER_ATTACK[0] < surprise[0] < expected[0]


def board_of(castles: int, round: int = 2) -> Any:
    return SimpleNamespace(castles=lambda seat: castles, seats=range(2), round=round, last_round=10)


def test_the_nearer_a_rival_is_to_victory_the_more_his_losses_count() -> None:
    shares = [rival_share(board_of(castles), Seat(1)) for castles in range(7)]
    assert len(set(shares[:5])) == 1, "up to four Castles he is one of many"
    assert 0.0 < shares[4] < shares[5] < 1.0, "less than what one gains oneself"
    assert 1.0 < shares[6] < 2.0, "before his seventh more than that"


def test_what_pays_later_counts_less_near_the_end() -> None:
    counts = [long_run(board_of(1, round)) for round in range(1, 11)]
    assert counts == sorted(counts, reverse=True)
    assert counts[:6] == [1.0] * 6, "four rounds before the end it counts in full"
    assert 0.0 < counts[-1] < counts[-2] < 1.0
    assert long_run(board_of(6)) < 1.0, "or when somebody is near to winning"


def test_units_are_worth_about_twice_their_strength() -> None:
    one_each = (Units((1, 0, 0, 0)), Units((0, 1, 0, 0)), Units((0, 0, 1, 0)), Units((0, 0, 0, 1)))
    footman, knight, ship, engine = map(units_worth, one_each)
    assert knight == 2 * footman == pytest.approx(4.0)
    assert footman < ship < engine < knight


def test_each_power_token_is_worth_less_than_the_one_before() -> None:
    worths = [power_worth(power) for power in range(21)]
    steps = [after - before for before, after in pairwise(worths)]
    assert all(step > 0 for step in steps)
    assert steps == pytest.approx(sorted(steps, reverse=True))
    assert 0.0 < steps[-1] < steps[0] < 1.0, "never as much as a point of strength"


# --- when others fight --------------------------------------------------------------------------------------


def test_a_new_neighbour_alone_is_no_reason_to_take_a_side() -> None:
    game = beside_a_fight(stark={"harrenhal": "F"}).march("lannisport", "KK>riverrun")
    assert game.asks("stark", "give-support")
    assert chosen(game, "stark") == "support -"


def test_a_leader_is_not_helped_but_held_off() -> None:
    five = dict.fromkeys(("highgarden", "reach", "crackclaw-point", "starfall"), "F")
    game = beside_a_fight(lannister=five).march("lannisport", "KK>riverrun")
    assert game.castles("lannister") == 5
    assert chosen(game, "stark") == "support greyjoy"


def test_third_houses_count_as_a_part_of_what_they_could_add() -> None:
    """Whether they will is for them to say."""
    game = scenario(
        stark={"moat-cailin": "KK"},
        greyjoy={"seagard": "F"},
        lannister={"riverrun": "KK"},
        orders={"moat-cailin": "march-0", "riverrun": "support"},
    )
    values = AreaValues(HouseSituation(game.board, game.seat("stark"), Goodwill(game.seat("stark"), []), frozenset()))
    seagard = area_of("seagard")
    assert 0.0 < values._meddling(seagard, game.seat("greyjoy")) < 4.0
    assert values._meddling(seagard, game.seat("lannister")) == 0.0, "the defender is no third house"
    army = Units((0, 2, 0, 0))
    assert values.chance(seagard, army, 0.0) < values.chance(seagard, army, 1.0) <= 1.0


def test_what_lies_farther_away_pulls_less() -> None:
    """And a lost attack costs a part of the army, not more than all of it."""
    assert 0.0 < area_values.DISTANCE < 1.0
    assert 0.0 < area_values.BEATEN < 1.0
    assert 0.0 < area_values.DRIVEN_OFF < 1.0
    game = scenario(stark={"winterfell": "F", "karhold": "F"}, phase="planning")
    values = AreaValues(HouseSituation(game.board, game.seat("stark"), Goodwill(game.seat("stark"), []), frozenset()))
    assert values.pull(area_of("winterfell")) > values.pull(area_of("karhold")) > 0.0
