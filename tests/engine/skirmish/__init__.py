"""A skirmish: a throw-away war game of the size of the real ones, to prove the engine and to measure it.

60 areas, six houses, ten rounds; secret orders, raids, marches under a supply limit, support, house cards,
retreats, bidding and mustering. None of its rules is a rule of a real game.
"""

from maester.engine import Definition, Option, Play, Positions, Secrets, register
from tests.engine.skirmish import table
from tests.engine.skirmish.board import NAMES, Skirmish

GAME = register(
    Definition(
        id="skirmish",
        titles={"en": "Skirmish", "pl": "Potyczka"},
        players=(2, 3, 4, 5, 6),
        rules_version=1,
        package=__name__,
        options=(Option("rounds", (10, 1, 2, 3)),),
        play=Play(
            state=Skirmish,
            names=NAMES,
            seats=table.seats,
            set_up=table.set_up,
        ),
        secrets=Secrets(
            view=table.view,
            determinize=table.determinize,
            hidden=table.hidden,
            invariants=table.invariants,
        ),
        positions=Positions(write=table.position, read=table.scenario, faults=table.faults),
    )
)
