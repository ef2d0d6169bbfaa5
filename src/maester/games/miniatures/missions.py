"""Missions (p. 33, 37): what is revealed scores for every side that meets its conditions, at the end of the Round or
when a unit is destroyed.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from maester.engine import Seat
from maester.games.miniatures.field import Field
from maester.games.miniatures.frames import Credit
from maester.games.miniatures.mission_counts import DESTRUCTION, ROUND_END
from maester.games.miniatures.mission_records import MissionRecord, mission_source
from maester.games.miniatures.modes import Points
from maester.games.miniatures.names import NO_UNIT, Mission, Unit, number_on, owner
from maester.games.miniatures.victory import score


def record_of(game: Field, mission: Mission) -> MissionRecord:
    """What is printed on a Mission card."""
    return game.mission_file.record(number_on(mission))


def speakers(game: Field) -> list[Seat]:
    """A player of each side, who acts for it where each side takes the place of a player (p. 24): the First Player
    first, then clockwise.
    """
    found: dict[int, Seat] = {}
    for seat in game.order_of_play():
        found.setdefault(game.side[seat], seat)
    return list(found.values())


# --- at the end of a Round --------------------------------------------------------------------------------------


def would_score(game: Field, mission: Mission, side: int) -> int:
    """The Victory Points of a side for a Mission if the Round ended now."""
    record = record_of(game, mission)
    return record.points(record.rule.counts.measured(game, side)) if record.rule.when == ROUND_END else 0


def score_missions(game: Field) -> None:
    """Every side scores for every Mission that lies open to it, whoever revealed that; then a new Round begins, in
    which each may score as often as it says.
    """
    due = [
        (seat, mission, points)
        for mission in game.mission_active
        for seat in speakers(game)
        if (points := would_score(game, mission, game.side[seat]))
    ]
    for seat, mission, points in due:
        score(game, seat, mission_source(number_on(mission)), points)
    game.mission_times = ()


# --- when a unit is destroyed ------------------------------------------------------------------------------------


def targets(game: Field, mission: Mission, side: int) -> list[Unit]:
    """The units on the table whose destruction would score for a side now."""
    rule = record_of(game, mission).rule
    if rule.when != DESTRUCTION or (rule.times is not None and times_scored(game, mission, side) >= rule.times):
        return []
    return rule.counts.targets(game, side)


def times_scored(game: Field, mission: Mission, side: int) -> int:
    """How often a Mission has scored for a side in this Round at a destruction."""
    return game.mission_times.count((mission, side))


def points_for_destroying(game: Field, unit: Unit, scorers: Sequence[Seat]) -> list[Points]:
    """Whoever destroys a unit scores for it, besides the normal point, where a Mission says so."""
    return [
        Points(seat, mission_source(number_on(mission)), record_of(game, mission).victory_points)
        for mission, seat in _fulfilled(game, unit, scorers)
    ]


def count_times(game: Field, unit: Unit, scorers: Sequence[Seat]) -> None:
    """What a destruction has scored counts against the limits of this Round."""
    game.mission_times += tuple((mission, game.side[seat]) for mission, seat in _fulfilled(game, unit, scorers))


def _fulfilled(game: Field, unit: Unit, scorers: Sequence[Seat]) -> list[tuple[Mission, Seat]]:
    return [
        (mission, seat)
        for mission in game.mission_active
        for seat in scorers
        if unit in targets(game, mission, game.side[seat])
    ]


def remember_destroyer(game: Field, unit: Unit, by: Credit) -> None:
    """Which unit has itself destroyed another: by its attack, the Panic Test of that included, its ability or its
    Order; Tactics cards, zones and NCUs destroy for their player, and not for a unit.
    """
    if by.unit != NO_UNIT and game.is_enemy(by.unit, unit):
        one = (by.unit, game.side[owner(unit)])
        game.destroyers = tuple(dict.fromkeys((*game.destroyers, one)))


def numbers(missions: Iterable[Mission]) -> tuple[int, ...]:
    """The numbers on Mission cards, as they are printed."""
    return tuple(number_on(mission) + 1 for mission in missions)
