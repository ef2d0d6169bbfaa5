"""Two characters are killed at once in the opponent's turn: saves, passives and responses, one inside the other.

A throw-away card game for two. All that happens is an *occurrence*, and every occurrence goes the same way: it may be
prevented (saves), it happens, passive texts follow because they must, then responses may be given. What a passive or
a response does is an occurrence again, inside the first. Whoever reaches 15 power has won at that very moment.
"""

from __future__ import annotations

from maester.engine import Definition, Play, Positions, Secrets, register
from tests.engine.moments.kill.court import CARD_NAMES, CHARACTER_NAMES, SEATS, Card, Character, Court
from tests.engine.moments.kill.table import determinize, hidden, invariants, scenario, set_up, view

GAME = register(
    Definition(
        id="moment-kill",
        titles={"en": "Two at once", "pl": "Dwoje naraz"},
        players=(2,),
        rules_version=1,
        package=__name__,
        play=Play(
            state=Court,
            names={Card: CARD_NAMES, Character: CHARACTER_NAMES},
            seats=lambda players, options: SEATS,
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
