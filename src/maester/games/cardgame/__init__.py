"""Game of Thrones: The Card Game, HBO edition (Gra o Tron: Gra karciana), Stark against Lannister.

The game is played with a card file; `with_cards` makes the same game with another one.
"""

from functools import partial
from typing import Any

import msgspec

from maester.engine import Companions, Data, Definition, Option, Play, Positions, Secrets
from maester.games.cardgame import (
    card_file,
    cards,
    chart,
    impossible,
    invariants,
    positions,
    power,
    secrets,
    set_up,
    view,
)
from maester.games.cardgame.box import Box
from maester.games.cardgame.court import Court
from maester.games.cardgame.moments import CourtMoments
from maester.games.cardgame.stops import STOPS

__all__ = ["GAME", "with_cards"]

GOAL = 15
"""So much power wins (page 11)."""


def with_cards(data: bytes) -> Definition:
    """The game with the cards of a file; raises BadData, which names the card at fault."""
    return _definition(card_file.read(data))


def _definition(box: Box) -> Definition:
    known = {"box": box, "moments": CourtMoments()}
    state: Any = msgspec.defstruct("Court", [], bases=(Court,), namespace=known, module=__name__, kw_only=True)
    return Definition(
        id="cardgame",
        titles={"en": "Game of Thrones: The Card Game", "pl": "Gra o Tron: Gra karciana"},
        players=(2,),
        rules_version=3,
        order=3,
        package=__name__,
        options=(
            Option("draft", (False, True)),
            Option("power", (GOAL, *range(1, GOAL))),
            Option("houses", (set_up.LISTED, set_up.RANDOM)),
        ),
        play=Play(
            state=state,
            names=box.names,
            seats=set_up.seats,
            settle=set_up.settle,
            set_up=partial(set_up.set_up, state),
            concede=power.concede,
            stops=STOPS,
            score=power.score,
            chart=chart.point,
        ),
        secrets=Secrets(
            view=view.view,
            determinize=secrets.determinize,
            hidden=secrets.hidden,
            invariants=invariants.invariants,
        ),
        positions=Positions(
            write=positions.position,
            read=partial(positions.scenario, state),
            faults=impossible.faults,
        ),
        data=Data(
            cards=partial(cards.cards, box),
            fingerprint=box.digest,
            in_play=box.digest_in_play,
            former=card_file.FORMER,
            content={"cards": box.content},
            spoken=box.spoken(),
            with_file=with_cards,
        ),
        companions=Companions(
            bots="maester.bots.cardgame:BOTS",
            terminal="maester.cli.boards.cardgame:PICTURE",
        ),
    )


GAME = _definition(card_file.shipped_box())
