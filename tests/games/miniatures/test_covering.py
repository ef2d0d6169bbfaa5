"""Every Objective that a movement can cover is among its candidates, also if only a sliver of poses covers it."""

from __future__ import annotations

from collections.abc import Iterable

import pytest

from maester.games.miniatures.covering import Claimable, _covering, onto
from maester.games.miniatures.destinations import KEEP_OBJECTIVE, ONTO_OBJECTIVE
from maester.games.miniatures.geometry.numbers import FULL_TURN, HALF_TURN, TOLERANCE, turned
from maester.games.miniatures.geometry.shapes import Circle, covers, rectangle
from maester.games.miniatures.geometry.ways import cover_stretch, way_to
from maester.games.miniatures.ground import Parts
from maester.games.miniatures.judging import Movement
from maester.games.miniatures.movement import Maneuvers, Marches
from maester.games.miniatures.retreating import Retreats
from tests.games.miniatures.test_movement import TOKENS, scene

CROWDED = 7
SLIVERS = (63, 179, 256, 267, 289, 311, 329, 341, 357, 384, 396, 408, 475, 583)
"""Crowds in which a token can be covered, and none of the usual ways and facings covers it."""


def covered_tokens(movement: Movement) -> set[str]:
    """The Objectives that are told to be covered by some candidate, by number; each candidate really covers its own."""
    found = set()
    for move, (reason, about) in zip(movement.candidates(), movement.reasons(), strict=True):
        if reason in (ONTO_OBJECTIVE, KEEP_OBJECTIVE):
            assert movement.check(move) is None
            assert covers(rectangle(movement.end(move), movement.footprint), TOKENS[int(about) - 1])
            found.add(about)
    return found


def is_covered_usually(movement: Movement, token: Circle) -> bool:
    """Does one of the ways cover the token that a player would try first?"""
    straight, _ = way_to(movement.start, token.x, token.y)
    bearings = [(straight + turn) % FULL_TURN for turn in range(0, FULL_TURN, 1000)]
    return _covering(movement, Claimable(1, token), [(bearing, bearing) for bearing in bearings]) is not None


@pytest.mark.parametrize("seed", SLIVERS)
def test_an_objective_that_is_covered_only_from_a_sliver_of_poses_is_a_candidate(seed: int) -> None:
    movement = scene(Maneuvers, seed, near=CROWDED)
    found = covered_tokens(movement)
    assert any(not is_covered_usually(movement, TOKENS[int(number) - 1]) for number in found)


def covering_turns(movement: Movement, token: Circle, ways: Iterable[tuple[int, int]], step: int) -> int:
    """With how many of the turns in such steps the token can be covered, one after another."""
    found = 0
    for face, bearing in ways:
        for last in range(0, HALF_TURN, step):
            covered = cover_stretch(rectangle(turned(movement.start, last), movement.footprint), bearing, token)
            if covered is None:
                continue
            for low, high in movement.lengths(face, bearing, last, TOLERANCE).stretches():
                length = round((max(low, covered[0]) + min(high, covered[1])) / 2)
                if not max(low, covered[0]) <= length <= min(high, covered[1]):
                    continue
                end = rectangle(movement.end(movement.made(Parts(face, bearing, length, last))), movement.footprint)
                found += movement.judged(Parts(face, bearing, length, last)) is None and covers(end, token)
    return found


@pytest.mark.parametrize("kind", [Marches, Retreats])
def test_an_objective_that_no_facing_covers_is_no_candidate(kind: type[Movement]) -> None:
    """Compared with each hundredth of a degree."""
    verdicts = []
    for seed in range(20):
        movement = scene(kind, seed, near=CROWDED)
        for token in TOKENS:
            there = covering_turns(movement, token, movement.ways(), 1 if seed < 3 else 20) > 0
            bearings = [bearing for _, bearing in movement.ways()]
            found = onto(movement, Claimable(1, token), bearings)
            assert found is not None or not there
            verdicts.append(found is not None)
    assert set(verdicts) == {True, False}


def test_an_objective_that_no_maneuver_covers_is_no_candidate() -> None:
    """Compared with each third degree on the way and each second at its end."""
    verdicts = []
    for seed in range(10):
        movement = scene(Maneuvers, seed, near=CROWDED)
        bearings = [(bearing, bearing) for bearing in range(0, FULL_TURN, 300)]
        for token in TOKENS:
            found = onto(movement, Claimable(1, token), None)
            if found is None:
                assert covering_turns(movement, token, bearings, 200) == 0
            verdicts.append(found is not None)
    assert set(verdicts) == {True, False}
