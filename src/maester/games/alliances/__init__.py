"""A Game of Thrones: B'Twixt (Gra o tron: Sojusze), for 3 to 6 players.

The game is played with a card file; `with_cards` makes the same game with another one.
"""

from functools import partial
from typing import Any

import msgspec

from maester.engine import Companions, Data, Definition, Option, Play, Positions, Secrets
from maester.games.alliances import (
    card_file,
    cards,
    chart,
    impossible,
    invariants,
    positions,
    scoring,
    secrets,
    set_up,
    view,
)
from maester.games.alliances.box import Box
from maester.games.alliances.realm import Realm

__all__ = ["GAME", "with_cards"]


def with_cards(data: bytes) -> Definition:
    """The game with the cards of a file; raises BadData, which names the card at fault."""
    return _definition(card_file.box_of(data))


def _definition(box: Box) -> Definition:
    base: Any = msgspec.defstruct("Realm", [], bases=(Realm,), namespace={"box": box}, module=__name__, kw_only=True)
    state: type[Realm] = base
    return Definition(
        id="alliances",
        titles={"en": "A Game of Thrones: B'Twixt", "pl": "Gra o tron: Sojusze"},
        players=(3, 4, 5, 6),
        rules_version=2,
        order=2,
        package=__name__,
        options=(
            Option("advanced", (False, True)),
            Option("draft", (set_up.NO_DRAFT, set_up.CARD_DRAFT, set_up.KINGSMOOT)),
            Option("open_allies", (False, True)),
            Option("quick_game", (False, True)),
            Option("leaders", (set_up.RANDOM, set_up.LISTED, set_up.CHOSEN)),
            Option("first_player", (set_up.RANDOM, 1, 2, 3, 4, 5, 6)),
        ),
        play=Play(
            state=state,
            names=box.names,
            seats=partial(set_up.seats, box),
            settle=set_up.settle,
            set_up=partial(set_up.set_up, state),
            score=scoring.end_score,
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
            exact=True,
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
            bots="maester.bots.alliances:BOTS",
            terminal="maester.cli.boards.alliances:PICTURE",
        ),
    )


GAME = _definition(card_file.shipped_box())
