"""A Song of Ice & Fire: Tabletop Miniatures Game (Figurkowa Gra Bitewna): trays on a table, two armies, six Rounds."""

from functools import partial
from typing import Any

import msgspec

from maester.engine import Companions, Data, Definition, Play, Positions, Secrets
from maester.games.miniatures import (
    cards,
    chart,
    data_files,
    hands,
    impossible,
    inspecting,
    invariants,
    positions,
    restless,
    secrets,
    set_up,
    unit_titles,
    victory,
    view,
)
from maester.games.miniatures.box import BOX
from maester.games.miniatures.factions import TEXTS
from maester.games.miniatures.field import Field
from maester.games.miniatures.forms import FORMS
from maester.games.miniatures.mission_records import FILE, MissionFile, missions_of, shipped_missions
from maester.games.miniatures.stops import STOPS

__all__ = ["GAME", "with_missions"]


def with_missions(data: bytes) -> Definition:
    """The game with the Mission cards of a file; raises BadData, which names the card at fault."""
    missions = missions_of(data)
    return _definition(missions, missions.digest)


def _definition(missions: MissionFile, fingerprint: str = "") -> Definition:
    """The game with these Mission cards. Of its own file saves tell among `files`, and only those whose match is played
    with Mission cards; the fingerprint is for another one.
    """
    known = {"box": BOX, "mission_file": missions, "texts": TEXTS, "plan_what_is_due": hands.check_hands}
    state: Any = msgspec.defstruct("Field", [], bases=(Field,), namespace=known, module=__name__, kw_only=True)
    return Definition(
        id="miniatures",
        titles={
            "en": "A Song of Ice & Fire: Tabletop Miniatures Game",
            "pl": "A Song of Ice & Fire: Figurkowa Gra Bitewna",
        },
        players=(2, 3, 4),
        usual_players=2,
        rules_version=1,
        order=4,
        package=__name__,
        options=set_up.OPTIONS,
        play=Play(
            state=state,
            names=FORMS,
            seats=set_up.seats,
            settle=set_up.settle,
            set_up=partial(set_up.set_up, state),
            concede=victory.concede,
            stops=STOPS,
            score=victory.score_of,
            restless=restless.restless,
            chart=chart.point,
        ),
        secrets=Secrets(
            view=view.view,
            views=view.views,
            determinize=secrets.determinize,
            hidden=secrets.hidden,
            invariants=invariants.invariants,
            inspectable=inspecting.inspectable,
            inspect=inspecting.inspect,
        ),
        positions=Positions(
            write=positions.position,
            read=partial(positions.scenario, state),
            faults=impossible.faults,
        ),
        data=Data(
            cards=partial(cards.cards, BOX, missions),
            fingerprint=fingerprint,
            in_play=missions.digest_in_play,
            content={FILE: missions.content},
            spoken=unit_titles.spoken(BOX.spoken(), missions.spoken()),
            with_file=with_missions,
            match_names=unit_titles.match_names,
            files=data_files.fingerprints,
            files_in_match=data_files.files_in_match,
        ),
        companions=Companions(
            bots="maester.bots.miniatures:BOTS",
            terminal="maester.cli.boards.miniatures:PICTURE",
            lists="maester.games.miniatures.army_answers:answer",
        ),
    )


GAME = _definition(shipped_missions())
