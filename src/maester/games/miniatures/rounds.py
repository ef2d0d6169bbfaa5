"""Rounds and turns (p. 6): the First Player begins, turns alternate, each activates a unit, passes or has none left."""

from __future__ import annotations

from typing import Any, Final

from maester.engine import Asked, Event, Move, Procedure, Question, Refusal, Seat, refuse
from maester.games.miniatures.activation import ACTIVATION
from maester.games.miniatures.bearing import end_time
from maester.games.miniatures.cleanup import CLEANUP
from maester.games.miniatures.deployment import has_room
from maester.games.miniatures.field import NOBODY, TURN, Field
from maester.games.miniatures.frames import Activation, Turn
from maester.games.miniatures.happenings import happens
from maester.games.miniatures.modes import mode_of
from maester.games.miniatures.moments import ROUND_STARTS, TURN_ENDS, TURN_STARTS
from maester.games.miniatures.names import NO_UNIT, SEATS, UNIT_NAMES, Unit, is_ncu, ncu_of, owner
from maester.games.miniatures.reserve import ArriveFromReserve
from maester.games.miniatures.tactics_board import NCU_ACTIVATION, available_ncus, why_not_activate
from maester.games.miniatures.victory import judge_armies


class Activate(Move, frozen=True):
    """Activates a unit."""

    unit: Unit
    typed = "activate {unit}"


class PassTurn(Move, frozen=True):
    """Passes the turn: no unit is activated."""

    typed = "pass turn"


class LeaveTurn(Move, frozen=True):
    """Leaves the turn of the team to a teammate."""

    typed = "leave turn"


class EndTurn(Move, frozen=True):
    """Ends a turn in which no unit has to be activated."""

    typed = "end turn"


class RoundStarted(Event, frozen=True):
    """A Round begins."""

    round: int
    first: Seat


class TurnStarted(Event, frozen=True):
    """A player's turn begins."""

    seat: Seat


class TurnPassed(Event, frozen=True):
    """A player passes, and may pass so often from now on."""

    seat: Seat
    left: int


class TurnLeft(Event, frozen=True):
    """A player leaves the turn of the team to a teammate."""

    seat: Seat
    teammate: Seat


class UnitActivated(Event, frozen=True):
    """A unit is activated."""

    unit: Unit


class StartRound(Procedure[Field], frozen=True):
    """A Round begins with its Activation Phase; after it comes the Cleanup Phase (p. 6)."""

    def run(self, game: Field) -> None:
        game.turn_of = NOBODY
        game.turns = 0
        game.tell(RoundStarted(game.round, game.first))
        game.then(ArriveFromReserve(), *mode_of(game).round_steps(), NextTurn(), *CLEANUP, StartRound())
        happens(game, ROUND_STARTS, NO_UNIT)
        game.then(*mode_of(game).opening_steps())


class NextTurn(Procedure[Field], frozen=True):
    """Turns alternate, from the First Player on, until all units have been activated (p. 6): between the teams, or
    clockwise (p. 24).
    """

    def run(self, game: Field) -> None:
        if game.is_free_for_all:
            judge_armies(game)
        if not any(available(game, Seat(seat)) for seat in game.seats):
            return
        begins = game.turn_of == NOBODY and not game.eliminated[game.first]
        seat = game.first if begins else game.opponent_of(game.first if game.turn_of == NOBODY else game.turn_of)
        game.turn_of = next_member(game, seat)
        game.turns += 1
        game.then(NextTurn())
        game.open(Turn(seat=game.turn_of, touching=tuple(game.touching)), *TURN_STEPS)


def next_member(game: Field, seat: Seat) -> Seat:
    """Who takes the turn of a player's team: the member who didn't take its last one, of those who still have a unit to
    activate (ruling.team-details).
    """
    team = game.team(seat)
    if len(team) == 1:
        return seat
    able = [member for member in team if available(game, member)] or team
    last = game.last_turn_of[game.side[seat]]
    return next((member for member in able if member != last), able[0])


def available(game: Field, seat: Seat) -> list[Unit]:
    """The units that a player may still activate this Round; one that is off the table only if it could be placed
    (ruling.deploy-no-room), NCUs only while a zone is empty (ruling.board-full-turn).
    """
    units = [unit for unit in game.units_of(seat) if not game.activated[unit] and not game.in_reserve[unit]]
    placeable = [unit for unit in units if game.stands(unit) or has_room(game, unit)]
    return [*placeable, *available_ncus(game, seat)]


def army_units(game: Field, seat: Seat) -> list[Unit]:
    """All units of an army, Combat Units and NCUs, as they were at the beginning; Attachments are no units (p. 6,
    ruling.passing-count).
    """
    combat = [unit for unit in game.units() if owner(unit) == seat]
    return [*combat, *(ncu_of(seat, number) for number, ref in enumerate(game.ncu[seat :: len(SEATS)]) if ref)]


def side_sizes(game: Field) -> list[int]:
    """By side: how many units it had at the beginning, a team all of its armies together (ruling.team-details)."""
    sizes = [0 for _ in game.sides]
    for seat in map(Seat, game.seats):
        sizes[game.side[seat]] += len(army_units(game, seat))
    return sizes


class StartOfTurn(Procedure[Field], frozen=True):
    """Effects at the Start of Turn are resolved before anything else (p. 6)."""

    turn: int

    def run(self, game: Field) -> None:
        game.tell(TurnStarted(game.frame(Turn, self.turn).seat))
        happens(game, TURN_STARTS, NO_UNIT)


class ActivateUnit(Question[Field], frozen=True):
    """A player with an unactivated unit must activate one, unless entitled to pass (p. 6); without one the turn goes
    straight to its end, unless the mode has something else that may be activated. In a team it may be left to a
    teammate, who must then activate one (p. 24, ruling.team-details).
    """

    turn: int
    moves = (Activate, PassTurn, LeaveTurn, EndTurn)
    rules = (
        "turn.activate-unit",
        "turn.must-activate",
        "pass.entitlement",
        "pass.once-per-round",
        "pass.effect",
        "team.turns",
        "ruling.team-details",
    )

    def ask(self, game: Field) -> Asked | None:
        team = game.team(game.frame(Turn, self.turn).seat)
        for seat in team:
            units = available(game, seat)
            if units:
                further = mode_of(game).further_activations(game, seat)
                passing = () if self._may_not_pass(game, seat) else (PassTurn(),)
                leaving = () if self._may_not_leave(game, seat) else (LeaveTurn(),)
                return Asked(seat, (*map(Activate, (*units, *further)), *passing, *leaving))
        for seat in team:
            further = mode_of(game).further_activations(game, seat)
            if further:
                return Asked(seat, (*map(Activate, further), EndTurn()))
        return None

    def why_not(self, game: Field, seat: Seat, move: Activate | PassTurn | LeaveTurn | EndTurn) -> Refusal | None:
        units = available(game, seat)
        if isinstance(move, EndTurn):
            able = any(available(game, member) for member in game.team(seat))
            return refuse("turn.must-activate") if able else None
        if isinstance(move, LeaveTurn):
            return self._may_not_leave(game, seat)
        if isinstance(move, PassTurn) and not units:
            return refuse("match.not-listed")
        if isinstance(move, PassTurn):
            return self._may_not_pass(game, seat)
        if move.unit in (*units, *mode_of(game).further_activations(game, seat)):
            return None
        by_mode = mode_of(game).why_not_activate(game, seat, move.unit)
        if by_mode is not None:
            return by_mode
        if is_ncu(move.unit) and move.unit in game.ncus_of(seat):
            return why_not_activate(game, move.unit)
        if owner(move.unit) in game.allies(seat):
            return refuse("ruling.team-details", unit=UNIT_NAMES[move.unit])
        own = move.unit in game.units_of(seat)
        return refuse("term.activation" if own else "turn.activate-unit", unit=UNIT_NAMES[move.unit])

    def _may_not_leave(self, game: Field, seat: Seat) -> Refusal | None:
        """The turn is left once, to a teammate who has an available unit (ruling.team-details)."""
        left = game.frame(Turn, self.turn).left
        return None if not left and self._teammates(game, seat) else refuse("ruling.team-details", unit=None)

    def _teammates(self, game: Field, seat: Seat) -> list[Seat]:
        """Those to whom the turn could be left."""
        return [ally for ally in game.allies(seat) if available(game, ally)]

    def _may_not_pass(self, game: Field, seat: Seat) -> Refusal | None:
        """The side with fewer units may pass twice in the game, once in a Round (p. 6); who got the turn from a
        teammate must activate a unit.
        """
        if game.frame(Turn, self.turn).left:
            return refuse("ruling.team-details", unit=None)
        side = game.side[seat]
        if game.passed_in[side] == game.round:
            return refuse("pass.once-per-round", round=game.round)
        if game.passes[side]:
            return None
        if game.passed_in[side]:
            return refuse("pass.twice-per-game")
        sizes = set(side_sizes(game))
        return refuse("pass.equal-totals" if len(sizes) == 1 else "turn.must-activate")

    def answer(self, game: Field, seat: Seat, move: Activate | PassTurn | LeaveTurn | EndTurn) -> None:
        turn, side = game.frame(Turn, self.turn), game.side[seat]
        if isinstance(move, LeaveTurn):
            teammate = self._teammates(game, seat)[0]
            turn.seat, turn.left, game.turn_of = teammate, True, teammate
            game.tell(TurnLeft(seat, teammate))
            game.then(self)
            return
        turn.seat = game.turn_of = game.last_turn_of[side] = seat
        if isinstance(move, EndTurn):
            return
        if isinstance(move, PassTurn):
            game.passes[side] -= 1
            game.passed_in[side] = game.round
            game.tell(TurnPassed(seat, game.passes[side]))
            return
        mode = mode_of(game)
        if move.unit in mode.further_activations(game, seat):
            steps = mode.activation_steps(game, move.unit)
        else:
            steps = NCU_ACTIVATION if is_ncu(move.unit) else ACTIVATION
        game.tell(UnitActivated(move.unit))
        game.open(Activation(unit=move.unit), *steps)

    def details(self, game: Field) -> dict[str, Any]:
        return {"round": game.round}


class EndOfTurn(Procedure[Field], frozen=True):
    """After the unit's action everybody has one more opportunity to use abilities (p. 6)."""

    turn: int

    def run(self, game: Field) -> None:
        judge_armies(game)
        happens(game, TURN_ENDS, NO_UNIT)


class TurnIsOver(Procedure[Field], frozen=True):
    """What lasts until the end of the turn ends."""

    turn: int

    def run(self, game: Field) -> None:
        judge_armies(game)
        end_time(game, TURN)


TURN_STEPS: Final = (StartOfTurn, ActivateUnit, EndOfTurn, TurnIsOver)
