"""The steward: weighs what each unit could do, by the odds of its attacks and by the places that it could go to."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any, Final, TypeVar

from maester.bots.bot import Budget
from maester.bots.miniatures.board import Board
from maester.bots.miniatures.forecast import Forecast
from maester.bots.miniatures.greedy import MiniaturesGreedyBot
from maester.bots.miniatures.missions import revealed, swapped
from maester.bots.miniatures.prospects import Prospects
from maester.bots.miniatures.siege import ARRIVING, siege_card, wall_urgency
from maester.bots.miniatures.texts import declared, discarded, followed, samples_needed
from maester.bots.seat_table import SeatTable
from maester.engine import Agree, Match, Move, Pass, Seat
from maester.games.miniatures.activation import ALL, TakeAction, why_not
from maester.games.miniatures.charges import charge_targets
from maester.games.miniatures.charging import ChargeSide, DeclareCharge
from maester.games.miniatures.field import Field
from maester.games.miniatures.frames import Acting, Charge
from maester.games.miniatures.geometry.shapes import Side
from maester.games.miniatures.geometry.zones import zones
from maester.games.miniatures.hands import Discard
from maester.games.miniatures.melee import Strike, melee_attacks
from maester.games.miniatures.movement import end_of, maneuver_domain, march_domain
from maester.games.miniatures.names import (
    CHARGE,
    DEFENDING,
    FORGO,
    MANEUVER,
    MARCH,
    MELEE_ATTACK,
    NO_UNIT,
    RANGED_ATTACK,
    RETREAT,
    UNIT_NAMES,
    Action,
    Unit,
    is_ncu,
    is_wall,
)
from maester.games.miniatures.pieces.hand_operations import PickFromHandOf
from maester.games.miniatures.rounds import Activate, PassTurn
from maester.games.miniatures.shooting import Shoot, firing_line
from maester.games.miniatures.standing import controls
from maester.games.miniatures.tactics_board import ClaimZone
from maester.games.miniatures.wall_activation import arrows_at

Option = TypeVar("Option")
AT_RANDOM: Final = frozenset({"bring-army"})
"""Every army is worth bringing."""
FIRST: Final = frozenset(
    {
        "choose-zone", "name-first-player", "lay-piece", "lay-piece-alone", "choose-terrain-kind", "lay-rolled-piece",
        "name-defenders-edge", "keep-half", "arrive-to-act", "redeploy-unit", "place-any-on-flank",
        "deploy-unit", "pick-facing", "align-trays", "reroll-dice", "shift-before-shooting", "other-enemies-give-way",
        "resolve-next-text", "shot-into-combat", "order-free-pivots", "pick-mission-hand",
    }
)  # fmt: skip
"""Where the first option is the recommended one."""
MOVES: Final = frozenset(
    {
        "choose-maneuver", "choose-free-maneuver", "choose-march", "choose-retreat", "choose-shift", "offer-free-pivot",
    }
)  # fmt: skip
FROM_WALLS: Final = frozenset({"choose-arrows", "choose-volley"})
"""Where a Castle Wall shoots."""
CAN_WAIT: Final = 0.5
"""To go somewhere is as good later, when the enemy has moved: what it brings counts so much when a unit is chosen."""
WORTH_WAITING: Final = 0.35
"""With less than this to win at once a turn is passed, if that is allowed."""
RETREATING: Final = 0.7
"""What a Retreat costs: the enemy turns, and the unit has done nothing else."""


class Steward(MiniaturesGreedyBot):
    """Charges when the odds pay, shoots, goes onto Objectives and stays there, and shows nobody its flank."""

    name = "steward"

    def choose(self, table: SeatTable, budget: Budget) -> Move:
        decision = table.decision
        options = decision.options
        if len(options) == 1 or decision.kind in FIRST:
            return options[0]
        dice = self.chance(table)
        if decision.kind in AT_RANDOM:
            return dice.choice(options)
        sample = table.sample(dice)
        game = _field(sample)
        if decision.kind == "declare-text":
            siege = siege_card(game, options)
            if siege is not None:
                return siege
            more = [table.sample(dice) for _ in range(samples_needed(options) - 1)]
            forecasts = [_forecast(Prospects(_field(one), table.seat)) for one in (sample, *more)]
            return declared(forecasts, game, table.seat, options)
        chosen: Move = self._chosen(sample, game, table.seat, decision.kind, options, decision.prompt.values)
        return chosen

    def _chosen(self, sample: Match, game: Field, seat: Seat, kind: str, options: Sequence[Any], about: Any) -> Any:
        """The best option."""
        prospects = Prospects(game, seat)
        if kind in MOVES:
            named = about.get("unit")
            return best(options, place_of(prospects, _unit_named(named) if named else _acting(game)))
        match options[0]:
            case Activate() | PassTurn():
                return activation(prospects, options)
            case TakeAction():
                values = action_values(prospects, _unit_named(about["unit"]))
                return best(options, lambda move: values.get(getattr(move, "action", FORGO), -1.0))
            case ClaimZone():
                board = _board(prospects)
                return best(options, lambda move: board.value(move.zone) if isinstance(move, ClaimZone) else 0.0)
            case Discard() if kind == "pick-from-hand-of":
                return discarded(game, _looked_at(game), options, least=False)
            case Discard():
                return discarded(game, seat, options)
            case DeclareCharge():
                unit = _acting(game)
                return best(options, lambda move: prospects.charge(unit, move.target))
            case ChargeSide():
                charge = game.innermost(Charge)
                assert charge is not None
                unit, target = charge.unit, charge.target
                return best(
                    options, lambda move: prospects.best_melee(unit, target, Side(int(move.side)), charging=True)
                )
            case Shoot() if kind in FROM_WALLS:
                wall = _unit_named(about["unit"])
                return best(options, lambda move: shot(prospects, wall, move) if isinstance(move, Shoot) else 0.0)
            case Shoot():
                return best(options, lambda move: shot(prospects, _acting(game), move))
        if kind in ("choose-strike", "charge-attack"):
            return best(options, lambda move: strike(prospects, _acting(game), move))
        if kind == "turn-to-face":
            return best(options, lambda move: kept(sample, seat, move))
        if kind == "choose-role":
            return best(options, lambda move: float(move.role == DEFENDING))
        if kind == "dare-free-maneuver":
            return Agree(False)
        if kind == "pick-mission-to-reveal":
            return revealed(game, seat, options)
        if kind == "swap-mission":
            return swapped(game, seat, options)
        # All that comes with an effect, whatever it is: what it leads to.
        return followed(_forecast(prospects), options)


def best(options: Iterable[Option], value: Callable[[Option], float]) -> Option:
    """The option with the highest value; of equals the first."""
    return max(options, key=lambda option: round(value(option), 6))


def _field(match: Match) -> Field:
    game = match.game
    assert isinstance(game, Field)
    return game


def _forecast(prospects: Prospects) -> Forecast:
    return Forecast(prospects, lambda unit: place_of(prospects, unit))


def _board(prospects: Prospects) -> Board:
    return Board(prospects, lambda unit: free_maneuver(prospects, unit))


def _unit_named(name: str) -> Unit:
    return Unit(UNIT_NAMES.index(name))


def _acting(game: Field) -> Unit:
    acting = game.innermost(Acting)
    assert acting is not None
    return acting.unit


# --- which unit, which action ----------------------------------------------------------------------------------------


def _looked_at(game: Field) -> Seat:
    """Whose hand a card is discarded from."""
    asked = game.agenda[-1]
    assert isinstance(asked, PickFromHandOf)
    return asked.whose


def activation(prospects: Prospects, options: Sequence[Any]) -> Move:
    """The unit with the most to win now; what it could do later as well counts less. Without anything urgent a turn is
    passed, if it may be.
    """
    board = _board(prospects)
    urgencies = {
        move: board.urgency() if is_ncu(move.unit) else urgency(prospects, move.unit)
        for move in options
        if isinstance(move, Activate)
    }
    chosen = best(urgencies, urgencies.__getitem__)
    if urgencies[chosen] < WORTH_WAITING and PassTurn() in options:
        return PassTurn()
    return chosen


def urgency(prospects: Prospects, unit: Unit) -> float:
    """What a unit wins by its best action now, compared with doing nothing."""
    game = prospects.game
    if is_wall(unit):
        shots = [shot(prospects, unit, move) for move in arrows_at(game, unit)]
        return wall_urgency(game, unit, max(shots, default=0.0))
    if not game.stands(unit):
        return ARRIVING if game.in_reserve[unit] else 0.0
    values = action_values(prospects, unit)
    nothing = values[FORGO]
    return max(
        [(value - nothing) * (CAN_WAIT if action in (MANEUVER, MARCH) else 1) for action, value in values.items()]
    )


def action_values(prospects: Prospects, unit: Unit) -> dict[Action, float]:
    """What each action of a unit is worth that it may perform; to forgo it is to stay as it is."""
    game = prospects.game
    engaged = game.is_engaged(unit)
    stay = prospects.held(game.rectangle(unit), unit)
    if not engaged:
        stay = prospects.place(unit, game.pose_of(unit))
    values = {FORGO: stay}
    for action in ALL:
        if action != FORGO and why_not(game, unit, action) is None:
            values[action] = _value(prospects, unit, action, stay)
    return values


def _value(prospects: Prospects, unit: Unit, action: Action, stay: float) -> float:
    game = prospects.game
    if action in (MANEUVER, MARCH):
        domain = maneuver_domain(game, unit) if action == MANEUVER else march_domain(game, unit)
        value = place_of(prospects, unit)
        return max([value(move) for move in domain.candidates()])
    if action == CHARGE:
        return stay + max([prospects.charge(unit, target) for target in charge_targets(game, unit)])
    if action == RANGED_ATTACK:
        shots = firing_line(game, unit).at(game.pose_of(unit))
        return stay + max([shot(prospects, unit, Shoot(target, number + 1)) for target, number in shots], default=0.1)
    if action == MELEE_ATTACK:
        strikes = [Strike(enemy, number + 1) for enemy in game.opposing(unit) for number in melee_attacks(game, unit)]
        return stay + max([strike(prospects, unit, move) for move in strikes], default=-1.0)
    assert action == RETREAT
    return -RETREATING


def free_maneuver(prospects: Prospects, unit: Unit) -> float:
    """What a free Maneuver would bring a unit."""
    value = place_of(prospects, unit)
    ends = [value(move) for move in maneuver_domain(prospects.game, unit).candidates()]
    return max(0.0, max(ends) - prospects.place(unit, prospects.game.pose_of(unit)))


def place_of(prospects: Prospects, unit: Unit) -> Callable[[Any], float]:
    """What a movement of a unit is worth: the place where it ends."""
    known: dict[Any, float] = {}

    def value(move: Any) -> float:
        end = end_of(prospects.game, unit, move) or prospects.game.pose_of(unit)
        if end not in known:
            known[end] = prospects.place(unit, end)
        return known[end]

    return value


# --- attacks ---------------------------------------------------------------------------------------------------------


def strike(prospects: Prospects, unit: Unit, move: Any) -> float:
    """What a Melee Attack is worth; to break down terrain hardly anything."""
    game = prospects.game
    if not isinstance(move, Strike):
        return -0.5
    if not game.are_engaged(unit, move.target):
        return 0.0
    charge = game.innermost(Charge)
    charging = charge is not None and charge.unit == unit and not charge.disorderly and not charge.hindered
    side = game.contact(unit, move.target).side_of_b
    value = prospects.gain(unit, move.target, move.attack - 1, side, charging=charging)
    return value + prospects.denial(unit, move.target) * 0.5


def shot(prospects: Prospects, unit: Unit, move: Shoot) -> float:
    """What a Ranged Attack is worth; friends that fight with the target are put to the test."""
    game = prospects.game
    side = zones(game.rectangle(move.target), game.rectangle(unit))[0]
    engaged = len(game.engaged_with(move.target))
    return prospects.gain(unit, move.target, move.attack - 1, side) - 0.25 * engaged


def kept(sample: Match, seat: Seat, move: Move) -> float:
    """How many Objectives are held after the unit has turned, and that it has turned."""
    twin = sample.clone()
    twin.answer_forced = False
    twin.play(seat, move)
    game = twin.game
    assert isinstance(game, Field)
    holders = [controls(game, token) for token in range(len(game.token))]
    held = [unit for unit in holders if unit != NO_UNIT and game.is_friendly(seat, unit)]
    return len(held) - (0.5 if isinstance(move, Pass) else 0.0)
