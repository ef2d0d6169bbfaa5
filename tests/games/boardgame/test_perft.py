"""Counts of all sequences of legal moves from small positions: what is listed against what a slow search finds.

The search knows nothing of how options are listed: it tries every well-formed move against `why_not`.
"""

from __future__ import annotations

import itertools
from collections.abc import Callable, Iterable
from random import Random
from typing import Any

import pytest

from maester import Match
from maester.engine import Move
from maester.games.boardgame.components import BOARD, Units
from maester.games.boardgame.marches import MarchUnits
from tests.games.boardgame.language import Play, scenario

ALL = 1_000_000
"""More than there are well-formed moves of any kind but marches."""
GROUPS = [Units(group) for group in itertools.product(range(4), range(3), range(5), range(2)) if sum(group) <= 4]
"""More units of every kind than march in any of the positions, and none at all."""


def listed(match: Match) -> Iterable[Any]:
    return match.decision(match.to_act[0]).options


def searched(match: Match) -> Iterable[Any]:
    """Every move that no rule forbids, of all well-formed ones."""
    decision = match.decision(match.to_act[0])
    kinds: tuple[type[Move], ...] = decision._open.question.moves
    return [move for kind in kinds for move in every(match, kind) if match.why_not(decision.seat, move) is None]


def every(match: Match, kind: type[Move]) -> Iterable[Any]:
    if kind is not MarchUnits:
        return match.lexicon.well_formed(kind, Random(0), ALL)
    sources = [area for area in BOARD if Play(match).board.order[area] >= 0]
    return (MarchUnits(*fields) for fields in itertools.product(sources, GROUPS, BOARD))


def perft(match: Match, depth: int, moves: Callable[[Match], Iterable[Any]]) -> int:
    """How many sequences of so many moves there are; shorter ones count if the match ends."""
    if depth == 0 or match.over:
        return 1
    count, seat = 0, match.to_act[0]
    for move in moves(match):
        after = match.clone()
        after.play(seat, move)
        count += perft(after, depth - 1, moves)
    return count


def planning() -> Play:
    """Stark (three stars) orders two areas, then Greyjoy (none) one; Support is banned."""
    return scenario(phase="planning", stark={"winterfell": "F", "bay-of-ice": "S"}, greyjoy={"pyke": "F"},
                    bans=["no-support"])  # fmt: skip


def raven() -> Play:
    """Lannister exchanges one of three orders, two of them Special, or looks at the Wildling card; raids follow."""
    return scenario(phase="raven", lannister={"lannisport": "F", "stoney-sept": "F", "golden-sound": "S"},
                    greyjoy={"riverrun": "F"}, bans=["no-defense"],
                    orders={"lannisport": "march-plus-1", "stoney-sept": "raid-special", "golden-sound": "support",
                            "riverrun": "support"})  # fmt: skip


def raids() -> Play:
    """Raids on land, at sea and in a port, a Special one among them."""
    return scenario(
        phase="raids", stark={"winterfell": "F", "winterfell-port": "S", "shivering-sea": "S"},
        greyjoy={"moat-cailin": "F", "bay-of-ice": "S", "white-harbor": "F"},
        orders={"winterfell": "raid-special", "winterfell-port": "raid", "shivering-sea": "raid",
                "moat-cailin": "defense-1", "bay-of-ice": "raid", "white-harbor": "consolidate-power"},
    )  # fmt: skip


def split_march() -> Play:
    """Three units may split, attack Moat Cailin or a Neutral Force, cross the sea, and fill Karhold within supply."""
    return scenario(
        stark={"winterfell": "FFK", "karhold": "F", "castle-black": "FF", "shivering-sea": "S"},
        greyjoy={"moat-cailin": "F"}, neutral={"stony-shore": 3, "widows-watch": 4}, supply={"stark": 1},
        orders={"winterfell": "march-0"}, routed={"castle-black": "F"}, unchecked=True,
    )  # fmt: skip


def ship_march() -> Play:
    """Ships may go to sea areas, one with enemies, and to the own port, which has room for one."""
    return scenario(
        stark={"white-harbor": "F", "white-harbor-port": "SS", "narrow-sea": "SS"}, baratheon={"shipbreaker-bay": "S"},
        orders={"narrow-sea": "march-0", "white-harbor-port": "march-minus-1"}, supply={"stark": 2},
    )  # fmt: skip


def mustering() -> Play:
    """A Stronghold with a port and enemies at sea, a Castle, and supply for two armies."""
    return scenario(phase="mustering", stark={"winterfell": "F", "white-harbor": "F"}, greyjoy={"bay-of-ice": "S"},
                    tracks={"iron-throne": ["stark"]}, supply={"stark": 0})  # fmt: skip


@pytest.mark.parametrize(
    ("position", "depth", "count"),
    [
        pytest.param(planning, 3, 750, id="planning"),
        pytest.param(raven, 2, 72, id="raven"),
        pytest.param(raids, 3, 67, id="raids"),
        pytest.param(split_march, 2, 108, id="split-march"),
        pytest.param(ship_march, 2, 36, id="ship-march"),
        pytest.param(mustering, 2, 123, id="mustering"),
    ],
)
def test_listed_moves_are_all_legal_ones(position: Callable[[], Play], depth: int, count: int) -> None:
    match = position().match
    assert perft(match, depth, listed) == perft(match, depth, searched) == count
