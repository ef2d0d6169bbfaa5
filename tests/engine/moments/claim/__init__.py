"""The winner of a bid claims an ally, who reveals and claims another, who claims another: a claim inside a claim.

A throw-away game for three or four leaders. Where an ally may be placed is demanded by cards of different rank; what
a card does is data, and the code knows operations only. Hands are known in part, to some; tokens to nobody.
"""

from __future__ import annotations

from typing import Final

from maester.engine import Definition, Play, Positions, Secrets, register
from tests.engine.moments.claim.pieces import NAMES
from tests.engine.moments.claim.realm import Realm
from tests.engine.moments.claim.table import determinize, hidden, invariants, scenario, seats, set_up, view

GAME: Final = register(
    Definition(
        id="moment-claim",
        titles={"en": "A claim inside a claim", "pl": "Zdobycie w zdobyciu"},
        players=(3, 4),
        rules_version=1,
        package=__name__,
        play=Play(
            state=Realm,
            names=NAMES,
            seats=seats,
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
