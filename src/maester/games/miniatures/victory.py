"""Victory Points and the end of the battle (p. 26)."""

from __future__ import annotations

from maester.engine import Event, Modifier, Score, Seat
from maester.games.miniatures.field import Field
from maester.games.miniatures.modes import mode_of
from maester.games.miniatures.names import Unit, owner

SMALL_GAME = 30
SMALL_TARGET = 8
ARMY_POINTS = "army-points"
"""The tie-break: the cost of the units that are left."""
CONCEDED = "conceded"
NO_UNITS = "no-units"
"""A player had no Combat Unit left."""


class VictoryPointsScored(Event, frozen=True):
    """A player scores Victory Points, and has so many now."""

    seat: Seat
    source: str
    points: int
    total: int


class GameWon(Event, frozen=True):
    """The battle is over: who won, and with how many Victory Points."""

    seat: Seat
    points: int


class GameDrawn(Event, frozen=True):
    """The battle is over, and nobody has won it."""

    points: int


class Conceded(Event, frozen=True):
    """A player gives the battle up."""

    seat: Seat


def score(game: Field, seat: Seat, source: str, points: int) -> None:
    """A player scores Victory Points at once; whether that wins is asked at the end of the Round (p. 4, 26)."""
    if not mode_of(game).may_score(game, seat):
        return
    side = game.side[seat]
    scored = dict(game.points_scored[side])
    scored[source] = scored.get(source, 0) + points
    game.points_scored[side] = tuple(scored.items())
    game.tell(VictoryPointsScored(seat, source, points, game.victory_points(seat)))


def target(game: Field) -> int:
    """How many Victory Points win: 8 at 30 points, and 2 more for every further 10 (p. 26,
    ruling.vp-target-other-sizes).
    """
    return SMALL_TARGET + 2 * ((game.points - SMALL_GAME) // 10)


def army_points(game: Field, seat: Seat) -> int:
    """What the units of a player cost that are still on the table, whole, whatever they have lost
    (ruling.tiebreak-count).
    """
    return sum([unit_points(game, unit) for unit in game.on_table() if owner(unit) == seat])


def unit_points(game: Field, unit: Unit) -> int:
    """The full cost of a unit and of its own Attachments left; a Commander has none (ruling.tiebreak-count)."""
    costs = [game.box.attachments[one.ref].cost for one in game.attachments[unit] if one.seat == owner(unit)]
    return game.card(unit).cost + sum([cost for cost in costs if isinstance(cost, int)])


def score_of(game: Field, seat: Seat) -> Score:
    """The Victory Points of a player, and for what."""
    scored = game.points_scored[game.side[seat]]
    return Score(game.victory_points(seat), tuple(Modifier(points, source) for source, points in scored))


# --- the end ------------------------------------------------------------------------------------------------------


def judge_points(game: Field) -> None:
    """At the end of a Round a player wins who has as many Victory Points as are required and more than anybody else;
    after the last Round the player with the most, then with the most army points left; else it's a draw (p. 26).
    """
    points = {seat: game.victory_points(seat) for seat in map(Seat, game.seats)}
    most = max(points.values())
    leaders = [seat for seat in points if points[seat] == most]
    if game.round >= game.last_round:
        _finish(game, _places(game), *([ARMY_POINTS] if len(leaders) > 1 else []))
    elif most >= target(game) and len(leaders) == 1:
        _finish(game, _places(game))


def judge_armies(game: Field) -> None:
    """A player without a Combat Unit on the table loses at once. It is asked whenever an effect was resolved, from the
    end of deployment on; if nobody is left, the Victory Points decide (p. 26, ruling.no-units-simultaneous).
    """
    if game.round == 0 or game.outcome is not None:
        return
    left = {owner(unit) for unit in game.on_table()}
    if len(left) == 1:
        winner = left.pop()
        others = [seat for seat in _ranked(game) if seat != winner]
        _finish(game, [[winner], *([seat] for seat in others)], NO_UNITS)
    elif not left:
        _finish(game, _places(game), NO_UNITS)


def concede(game: Field, seat: Seat) -> None:
    """The player gives the battle up."""
    game.tell(Conceded(seat))
    others = [other for other in _ranked(game) if other != seat]
    game.finish([*([other] for other in others), [seat]], CONCEDED)


def _standing(game: Field, seat: Seat) -> tuple[int, int]:
    """What is compared: Victory Points, then army points left."""
    return game.victory_points(seat), army_points(game, seat)


def _ranked(game: Field) -> list[Seat]:
    return sorted(map(Seat, game.seats), key=lambda seat: _standing(game, seat), reverse=True)


def _places(game: Field) -> list[list[Seat]]:
    """The seats from first to last; equals share a place."""
    places: list[list[Seat]] = []
    for seat in _ranked(game):
        if places and _standing(game, places[-1][0]) == _standing(game, seat):
            places[-1].append(seat)
        else:
            places.append([seat])
    return places


def _finish(game: Field, places: list[list[Seat]], *tie_breaks: str) -> None:
    first = places[0]
    points = game.victory_points(first[0])
    game.tell(GameWon(first[0], points) if len(first) == 1 else GameDrawn(points))
    game.finish(places, *tie_breaks)
