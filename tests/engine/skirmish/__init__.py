"""A skirmish: a throw-away war game of the size of the real ones, to prove the engine and to measure it.

60 areas, six houses, ten rounds; secret orders, raids, marches under a supply limit, support, house cards,
retreats, bidding and mustering. None of its rules is a rule of a real game.
"""

from pathlib import Path

from maester.engine import Definition, Option, register
from tests.engine.skirmish import table
from tests.engine.skirmish.board import NAMES, Skirmish

HERE = Path(__file__).parent

GAME = register(
    Definition(
        id="skirmish",
        titles={"en": "Skirmish", "pl": "Potyczka"},
        players=(2, 3, 4, 5, 6),
        rules_version=1,
        package=__name__,
        state=Skirmish,
        names=NAMES,
        options=(Option("rounds", (10, 1, 2, 3)),),
        seats=table.seats,
        set_up=table.set_up,
        view=table.view,
        determinize=table.determinize,
        hidden=table.hidden,
        invariants=table.invariants,
        position=table.position,
        scenario=table.scenario,
        faults=table.faults,
        locale=HERE / "locale",
        rules=HERE / "rules.toml",
    )
)
