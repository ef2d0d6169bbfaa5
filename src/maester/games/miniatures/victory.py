"""Victory Points and the end of the battle (p. 26)."""

from __future__ import annotations

from collections.abc import Sequence

from maester.engine import Event, Modifier, Score, Seat
from maester.games.miniatures.elimination import eliminate
from maester.games.miniatures.field import NOBODY, Field
from maester.games.miniatures.modes import mode_of
from maester.games.miniatures.names import Unit, owner

SMALL_GAME = 30
SMALL_TARGET = 8
ARMY_POINTS = "army-points"
"""The tie-break: the cost of the units that are left."""
HELD_OUT = "held-out"
"""The Defender wasn't beaten (p. 30)."""
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


class TeamWon(Event, frozen=True):
    """The battle is over: which team won, and with how many Victory Points."""

    seats: tuple[Seat, ...]
    points: int


class GameDrawn(Event, frozen=True):
    """The battle is over, and nobody has won it."""

    points: int


class Conceded(Event, frozen=True):
    """A player gives the battle up."""

    seat: Seat


def score(game: Field, seat: Seat, source: str, points: int) -> None:
    """A player scores Victory Points at once; whether that wins is asked at the end of the Round (p. 4, 26)."""
    if game.eliminated[seat] or not mode_of(game).may_score(game, seat):
        return
    side = game.side[seat]
    scored = dict(game.points_scored[side])
    scored[source] = scored.get(source, 0) + points
    game.points_scored[side] = tuple(scored.items())
    game.tell(VictoryPointsScored(seat, source, points, game.victory_points(seat)))


def target(game: Field) -> int:
    """How many Victory Points win: 8 at 30 points, and 2 more for every further 10 (p. 26,
    ruling.vp-target-other-sizes); the limits of a team count together (ruling.team-details).
    """
    points = game.points * len(game.members(0))
    return SMALL_TARGET + 2 * ((points - SMALL_GAME) // 10)


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
    """At the end of a Round a side wins that has as many Victory Points as are required and more than every other;
    after the last Round the side with the most, then with the most army points left; else it's a draw (p. 26,
    ruling.ffa-details). In some modes one who wasn't beaten has won then (p. 30).
    """
    playing = [side for side in map(game.members, game.sides) if not game.eliminated[side[0]]]
    points = [game.victory_points(side[0]) for side in playing]
    leaders = points.count(max(points))
    is_won = max(points) >= target(game) and leaders == 1
    holding = mode_of(game).holds_out(game) if game.round >= game.last_round else NOBODY
    if holding != NOBODY and not is_won:
        _finish(game, HELD_OUT, lost=game.opponents(holding))
    elif game.round >= game.last_round:
        _finish(game, *([ARMY_POINTS] if leaders > 1 else []))
    elif is_won:
        _finish(game)


def judge_armies(game: Field) -> None:
    """A side without a Combat Unit on the table loses at once; where everybody fights alone, whoever has lost all is
    eliminated (p. 24), and the last one wins. It is asked whenever an effect was resolved, from the end of deployment
    on; if nobody is left, the Victory Points decide (p. 26, ruling.no-units-simultaneous, ruling.ffa-details).
    """
    if game.round == 0 or game.outcome is not None:
        return
    if game.is_free_for_all:
        gone = [seat for seat in _playing(game) if game.conceded[seat] or not game.units_of(seat)]
    else:
        left = {game.side[owner(unit)] for unit in game.on_table()}
        gone = [Seat(seat) for seat in game.seats if game.side[seat] not in left]
    if gone:
        leave(game, gone, NO_UNITS)


def concede(game: Field, seat: Seat) -> None:
    """The player gives the battle up: with a team it is lost for all of them; alone the player is eliminated, as soon
    as what goes on is over, and the others play on.
    """
    game.tell(Conceded(seat))
    if game.is_free_for_all:
        game.conceded[seat] = True
        gone = [one for one in _playing(game) if game.conceded[one]]
    else:
        gone = [seat, *game.allies(seat)]
    if len({game.side[one] for one in _playing(game) if one not in gone}) == 1:
        leave(game, gone, CONCEDED)


def leave(game: Field, gone: list[Seat], why: str) -> None:
    """These have lost: alone they are eliminated; if no more than one side is left, the battle is over."""
    if game.is_free_for_all:
        eliminate(game, gone)
    if len({game.side[seat] for seat in _playing(game) if seat not in gone}) <= 1:
        _finish(game, why, lost=gone)


def _playing(game: Field) -> list[Seat]:
    """Those who are still in the battle."""
    return [Seat(seat) for seat in game.seats if not game.eliminated[seat]]


def _standing(game: Field, side: list[Seat], lost: Sequence[Seat]) -> tuple[int, int, int]:
    """What is compared: who is still in the battle or was it longer, then Victory Points, then army points left."""
    lasted = game.eliminated[side[0]] or (0 if side[0] in lost else len(game.army) + 1)
    return lasted, game.victory_points(side[0]), sum([army_points(game, seat) for seat in side])


def _places(game: Field, lost: Sequence[Seat]) -> list[list[list[Seat]]]:
    """The sides from first to last; equals share a place."""
    standing = {side: _standing(game, game.members(side), lost) for side in game.sides}
    places = sorted(set(standing.values()), reverse=True)
    return [[game.members(side) for side in game.sides if standing[side] == place] for place in places]


def _finish(game: Field, *tie_breaks: str, lost: Sequence[Seat] = ()) -> None:
    places = _places(game, lost)
    first, *others = places[0]
    points = game.victory_points(first[0])
    if others:
        game.tell(GameDrawn(points))
    else:
        game.tell(GameWon(first[0], points) if len(first) == 1 else TeamWon(tuple(first), points))
    game.finish([[seat for side in place for seat in side] for place in places], *tie_breaks)
