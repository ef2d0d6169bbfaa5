"""A battle as in the board game, inside the step that resolves marches. All armies march on Moat Cailin.

Third parties support area by area; house cards are chosen in secret, speak in the order of their timing, replace each
other and move the turn order; the winner's card chooses where the loser retreats, the loser what supply costs him.
"""

from __future__ import annotations

from maester.engine import Definition, Play, Positions, Secrets, register
from tests.engine.moments.battle.table import determinize, hidden, invariants, scenario, set_up, view
from tests.engine.moments.battle.war import AREAS, CARDS, HOUSES, ORDERS, UNITS, Area, Card, Order, Unit, War

GAME = register(
    Definition(
        id="moment-battle",
        titles={"en": "Battle", "pl": "Bitwa"},
        players=(3, 4),
        rules_version=1,
        package=__name__,
        play=Play(
            state=War,
            names={Area: AREAS, Card: CARDS, Order: ORDERS, Unit: UNITS},
            seats=lambda players, options: HOUSES[:players],
            set_up=set_up,
        ),
        secrets=Secrets(
            view=view,
            determinize=determinize,
            hidden=hidden,
            invariants=invariants,
        ),
        positions=Positions(read=scenario),
    )
)
