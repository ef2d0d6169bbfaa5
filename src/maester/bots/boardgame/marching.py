"""The questions of a march: which one is resolved, where its groups go, and whether a Power token stays behind."""

from __future__ import annotations

from maester.bots.boardgame.area_values import AreaValues
from maester.bots.boardgame.decision_context import DecisionContext
from maester.bots.boardgame.marches import Marches, MarchPlan, MarchStart
from maester.engine import Agree, Move
from maester.games.boardgame.components import IS_LAND, ORDERS, SUPPORT
from maester.games.boardgame.march_plan import March
from maester.games.boardgame.marches import EndMarch, MarchUnits


def choose_march(context: DecisionContext) -> Move:
    """The next group of the march that gains most, or the end of one that gains nothing. Ships that sail without a
    fight go first: they may carry the others.
    """
    marches = Marches(AreaValues(context.situation))
    steps = [_best_step(context, marches, start) for start in _starts(context)]

    def rank(step: tuple[float, Move]) -> tuple[bool, float]:
        gain, move = step
        sails = isinstance(move, MarchUnits) and not IS_LAND[move.source] and not marches.fights(move.target)
        return sails and gain > 0, gain

    return max(steps, key=rank)[1]


def _starts(context: DecisionContext) -> list[MarchStart]:
    """The march that is being planned, or each that could be begun."""
    board = context.board
    sources = sorted({move.source for move in context.options if isinstance(move, MarchUnits | EndMarch)})
    planned = next((frame for frame in reversed(board.frames) if isinstance(frame, March)), None)
    if planned is not None:
        return [MarchStart(planned.source, planned.modifier, planned.groups, planned.attack)]
    return [MarchStart(source, ORDERS[board.order_token(source)].modifier) for source in sources]


def _best_step(context: DecisionContext, marches: Marches, start: MarchStart) -> tuple[float, Move]:
    """The first step of the best plan for a march, and how much better than staying it is."""
    steps = {
        (move.target, move.units): move
        for move in context.options
        if isinstance(move, MarchUnits) and move.source == start.source
    }
    stop = EndMarch(start.source)
    supporters = frozenset(context.board.areas_with_order(context.seat, SUPPORT))
    plans = marches.plans(start, supporters, steps)
    if stop not in context.options:
        # Supply doesn't allow to stop here: some group has to go.
        plans = [plan for plan in plans if plan.groups] or [MarchPlan(0.0, (next(iter(steps)),))]
    plan = plans[0]
    return plan.value - marches.stay(start), steps[plan.groups[0]] if plan.groups else stop


def choose_control(context: DecisionContext) -> Move:
    """A Power token stays where control is worth more than the token."""
    march = next(frame for frame in reversed(context.board.frames) if isinstance(frame, March))
    area_values = AreaValues(context.situation)
    return Agree(area_values.worth_a_token(march.source, march.attack))
