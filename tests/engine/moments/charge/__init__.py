"""A charge: the worst moment of a miniatures game, as a throw-away battle of two units a side on round trays.

A charge is declared and orders are given; the charger pivots to any angle that lets it reach its target; a die decides
how far it comes, and it may die on stakes on the way. The attack may be answered by an attack inside it; whoever
destroyed its enemy by its own attack surges forward.
"""

from __future__ import annotations

from maester.engine import Definition, Play, Positions, Secrets, register
from tests.engine.moments.charge.field import SEATS, Battle
from tests.engine.moments.charge.table import NAMES, determinize, invariants, position, restless, scenario, set_up, view

GAME = register(
    Definition(
        id="moment-charge",
        titles={"en": "A charge", "pl": "Szarża"},
        players=(2,),
        rules_version=1,
        package=__name__,
        play=Play(
            state=Battle,
            names=NAMES,
            seats=lambda players, options: SEATS,
            set_up=set_up,
            restless=restless,
        ),
        secrets=Secrets(
            view=view,
            determinize=determinize,
            invariants=invariants,
        ),
        positions=Positions(read=scenario, write=position),
    )
)
