"""What a move leads to: it is played in a copy of the state, and what is set going is followed to its end.

No dice are thrown on the way where the odds are known: an attack, a Charge and Hits count by what they bring on
average, a test by what is likely, corrected by its average. Others use no texts meanwhile.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from maester.bots.miniatures.mode_worth import mode_worth
from maester.bots.miniatures.odds import (
    ChargeOdds,
    blow,
    fails_test,
    odds_of_charge,
    panic_cost,
    plain_hits,
    rolled_blow,
)
from maester.bots.miniatures.prospects import Prospects
from maester.bots.miniatures.score import position
from maester.bots.miniatures.worth import gain, test_loss, worth
from maester.engine import Move, Pass, Question, Seat, Step
from maester.engine.flow import Open, advance
from maester.games.miniatures.activation import ChooseAction
from maester.games.miniatures.attacking import RollAgainstHits, RollAttackDice, RollDefenseDice
from maester.games.miniatures.charging import RollChargeDistance
from maester.games.miniatures.declaring import DeclareText
from maester.games.miniatures.deployment import ChooseZone, DeployUnit, NameFirstPlayer
from maester.games.miniatures.field import Field
from maester.games.miniatures.frames import Acting, Attack, Charge, Hits, Test
from maester.games.miniatures.geometry.shapes import Side
from maester.games.miniatures.hands import DiscardAny
from maester.games.miniatures.morale import is_passed
from maester.games.miniatures.moving import ChooseManeuver, ChooseMarch, ChooseShift
from maester.games.miniatures.names import NO_UNIT, Unit, is_ncu, is_wall, number_of_wall, owner
from maester.games.miniatures.resolving import ChooseUnit
from maester.games.miniatures.retreating import ChooseRetreat
from maester.games.miniatures.rounds import ActivateUnit
from maester.games.miniatures.tactics_board import ChooseZoneToClaim
from maester.games.miniatures.terrain import LayPiece
from maester.games.miniatures.terrain_random import ChooseTerrainKind, LayRolledPiece
from maester.games.miniatures.testing import RollTest

CHANCES: Final = (RollAttackDice, RollDefenseDice, RollAgainstHits, RollChargeDistance, RollTest)
"""Steps whose odds are known."""
ANEW: Final = (
    ActivateUnit,
    ChooseAction,
    ChooseTerrainKind,
    ChooseZone,
    ChooseZoneToClaim,
    DeployUnit,
    DiscardAny,
    LayPiece,
    LayRolledPiece,
    NameFirstPlayer,
)
"""What is asked when all that was set going is over."""
MOVEMENTS: Final = (ChooseManeuver, ChooseMarch, ChooseShift, ChooseRetreat)
MOST_QUESTIONS: Final = 30
MOST_CHANCES: Final = 6
PASSING: Final = ((6, 6, 1), (6, 6))
FAILING: Final = ((1, 1, 2), (1, 1))
"""Dice with which a Panic Test, and another Morale Test, is passed or failed."""
LIKELY_CHARGE: Final = ChargeOdds(0.7, 0.0)
"""How likely a Charge arrives whose way can't be measured any more."""
ALMOST: Final = 0.6
"""What is left of an attack without the Charge bonus."""
LASTING: Final = 0.8
"""What a unit does better or worse counts for about so many attacks."""
NOT_YET: Final = 0.5
"""And so much of it for a unit that doesn't fight yet."""
MOST_TARGETS: Final = 6
"""So many targets are followed of a choice on the way."""
MovementValue = Callable[[Unit], Callable[[Any], float]]
"""What the ends of a unit's movements are worth."""


class Forecast:
    """Follows moves of a seat from one state."""

    def __init__(self, prospects: Prospects, movement: MovementValue) -> None:
        self._prospects = prospects
        self._game = prospects.game
        self._seat = prospects.seat
        self._movement = movement

    def value(self, move: Move, *, deep: bool = True) -> float:
        """What the position is worth after the seat has answered its open question so. The first target that is asked
        for on the way is found by following each (`deep`), or by a rule of thumb.
        """
        game = self._game.clone()
        question = game.agenda.pop()
        assert isinstance(question, Question)
        question.answer(game, self._seat, move)
        return self._outcome(game, deep=deep)

    def _outcome(self, game: Field, *, deep: bool, picked: bool = False) -> float:
        """What the position is worth when all that was set going is over."""
        expected = self._followed(game, deep=deep, picked=picked)
        return position(game, self._seat) + expected + self._places(game) + self._strengths(game)

    def _followed(self, game: Field, *, deep: bool, picked: bool) -> float:
        """Plays on until somebody decides anew; returns what chance brings on average on the way. Places are weighed
        only before a target was picked: what comes later has hardly to do with the move.
        """
        expected, chances = 0.0, 0
        for _ in range(MOST_QUESTIONS):
            opened = advance(game, _is_chance)
            if game.outcome is not None:
                break
            if not opened:
                expected += self._by_chance(game)
                chances += 1
                if chances == MOST_CHANCES:
                    break
                continue
            asked_seat, asked = next(iter(opened.items()))
            if game.trays or isinstance(asked.question, ANEW):
                break
            move = self._answer(game, asked_seat, asked, deep=deep and not picked, moves=not picked)
            picked = picked or isinstance(move, ChooseUnit)
            game.agenda.pop()
            asked.question.answer(game, asked_seat, move)
        return expected

    # --- answers on the way -----------------------------------------------------------------------------------

    def _answer(self, game: Field, seat: Seat, asked: Open, *, deep: bool, moves: bool) -> Move:
        """As most would answer: no more texts, the best place, the best target, else the first option."""
        options: Sequence[Move] = asked.asked.options
        if isinstance(asked.question, DeclareText):
            return Pass()
        if moves and isinstance(asked.question, MOVEMENTS) and seat == self._seat:
            unit = _moving(game, asked.question)
            if unit is not None and game.stands(unit) and game.pose_of(unit) == self._game.pose[unit]:
                return max(options, key=self._movement(unit))
        if isinstance(options[0], ChooseUnit) and seat == self._seat:
            likely = sorted(options, key=lambda move: -target_worth(game, seat, move))
            if not deep or len(likely) == 1:
                return likely[0]
            return max(likely[:MOST_TARGETS], key=lambda move: round(self._if_answered(game, asked, move), 6))
        return options[0]

    def _if_answered(self, game: Field, asked: Open, move: Move) -> float:
        """What follows from an answer on the way."""
        twin = game.clone()
        twin.agenda.pop()
        asked.question.answer(twin, self._seat, move)
        return self._outcome(twin, deep=False, picked=True)

    def _places(self, game: Field) -> float:
        """What it brings that own units stand elsewhere now."""
        found = 0.0
        for unit in self._game.units_of(self._seat):
            before = self._game.pose[unit]
            after = game.pose[unit]
            if before is not None and after is not None and before != after and not game.is_engaged(unit):
                found += self._prospects.place(unit, after) - self._prospects.place(unit, before)
        return found

    def _strengths(self, game: Field) -> float:
        """What it brings that units fight better or worse than before: by tokens, by texts that they bear, by abilities
        that they lost.
        """
        after = Prospects(game, self._seat)
        found = 0.0
        for unit in game.on_table():
            if self._game.stands(unit) and _state(game, unit) != _state(self._game, unit):
                change = fighting(after, unit) - fighting(self._prospects, unit)
                found += self._lost(unit, -change)
        return LASTING * found

    # --- chance -----------------------------------------------------------------------------------------------

    def _by_chance(self, game: Field) -> float:
        """What the step on top of the agenda, which throws dice, brings the seat on average; it is left out."""
        step = game.agenda[-1]
        if isinstance(step, RollTest):
            game.agenda.pop()
            return self._by_test(game, game.frame(Test, step.test))
        if isinstance(step, RollChargeDistance):
            charge = game.frame(Charge, step.charge)
            game.abandon(step.charge)
            return self._by_charge(game, charge)
        if isinstance(step, RollAgainstHits):
            hits = game.frame(Hits, step.hits)
            numbers, winner, loser = plain_hits(game, hits), hits.by.unit, hits.unit
            game.abandon(step.hits)
        else:
            assert isinstance(step, RollAttackDice | RollDefenseDice)
            attack = game.frame(Attack, step.attack)
            if not game.stands(attack.attacker) or not game.stands(attack.defender):
                game.abandon(step.attack)
                return 0.0
            numbers = blow(game, attack) if isinstance(step, RollAttackDice) else rolled_blow(game, attack)
            winner, loser = attack.attacker, attack.defender
            game.abandon(step.attack)
        return self._lost(loser, gain(game, numbers, winner, loser)) if game.stands(loser) else 0.0

    def _by_test(self, game: Field, test: Test) -> float:
        """A test is passed or failed, whatever is likelier; what that costs is corrected to the average."""
        unit = test.unit
        if not game.stands(unit) or test.automatic:
            return 0.0
        fails = fails_test(game, test)
        likely = FAILING if fails > 0.5 else PASSING
        test.dice = likely[0] if test.panic else likely[1]
        test.rerolled = (0,) * len(test.dice)
        if not test.panic:
            return 0.0
        average = test_loss(game, unit, fails, panic_cost(game, unit, test.extra_wounds))
        left, points = game.wounds[unit], mode_worth(game).destroyed(game, NO_UNIT, unit)
        lost = 0 if is_passed(game, test, test.dice) else 2
        suffered = worth(game, unit, left) - worth(game, unit, left - lost) + (points if lost >= left else 0.0)
        return self._lost(unit, average - suffered)

    def _by_charge(self, game: Field, charge: Charge) -> float:
        """A Charge brings what its attack would, if it arrives."""
        if not game.stands(charge.unit) or not game.stands(charge.target):
            return 0.0
        side = Side(charge.side) if charge.side >= 0 else Side.FRONT
        prospects = Prospects(game, owner(charge.unit))
        with_bonus = prospects.best_melee(charge.unit, charge.target, side, charging=True)
        odds = odds_of_charge(game, charge.unit, charge.target) or LIKELY_CHARGE
        return self._lost(charge.target, odds.orderly * with_bonus + odds.disorderly * ALMOST * with_bonus)

    def _lost(self, unit: Unit, value: float) -> float:
        """What a unit loses, as the seat sees it."""
        return -value if self._game.is_friendly(self._seat, unit) else value


def _state(game: Field, unit: Unit) -> tuple[Any, ...]:
    """What changes how a unit fights, besides what is left of it."""
    return (
        game.conditions[unit],
        game.silenced[unit],
        [one for one in game.borne if one.on == unit],
    )


def fighting(prospects: Prospects, unit: Unit) -> float:
    """What a unit does to the enemy that it fights, or would fight first, less what that one does to it."""
    game = prospects.game
    enemies = game.engaged_with(unit) or sorted(game.enemies(unit), key=lambda enemy: game.distance(unit, enemy))
    if not enemies:
        return 0.0
    foe = enemies[0]
    value = prospects.best_attack(unit, foe) - prospects.best_attack(foe, unit)
    return value if game.is_engaged(unit) else NOT_YET * value


def _is_chance(step: Step) -> bool:
    return isinstance(step, CHANCES)


def _moving(game: Field, question: Question) -> Unit | None:
    """The unit that a movement is chosen for."""
    unit = getattr(question, "unit", None)
    if isinstance(unit, int):
        return Unit(unit)
    acting = game.innermost(Acting)
    return None if acting is None else acting.unit


def target_worth(game: Field, seat: Seat, move: Any) -> float:
    """Whom a text is best used on: the worthiest enemy, the own unit that has lost most."""
    if not isinstance(move, ChooseUnit):
        return 0.0
    unit = move.unit
    if is_wall(unit):
        return game.box.siege_wall.wounds - game.walls[number_of_wall(unit)]
    if is_ncu(unit):
        return 0.1 * game.ncu_card(unit).cost
    if not game.is_friendly(seat, unit):
        return worth(game, unit, game.wounds[unit]) + (0.3 if game.is_engaged(unit) else 0.0)
    return worth(game, unit, game.card(unit).total_wounds) - worth(game, unit, game.wounds[unit])
