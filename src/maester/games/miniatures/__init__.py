"""A Song of Ice & Fire: Tabletop Miniatures Game (Figurkowa Gra Bitewna): trays on a table, two armies, six Rounds."""

from collections.abc import Mapping
from functools import partial
from typing import Any

import msgspec

from maester.engine import Companions, Data, Definition, Play, Positions, Secrets
from maester.engine.card_files import REMOVED, digest
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
from maester.games.miniatures.box import BOX, SIEGE_FILE, Box
from maester.games.miniatures.factions import TEXTS
from maester.games.miniatures.field import Field
from maester.games.miniatures.forms import forms_of
from maester.games.miniatures.mission_records import (
    CARDS_SECTION,
    FILE,
    MissionFile,
    missions_of,
    shipped_missions,
)
from maester.games.miniatures.siege_file import has_siege, siege_of
from maester.games.miniatures.stops import STOPS
from maester.games.miniatures.terrain_file import PIECES_SECTION, TERRAIN_FILE, has_terrain, terrain_of

__all__ = ["GAME", "with_missions", "with_siege", "with_terrain"]


def with_file(data: bytes) -> Definition:
    """The game with the siege of a file, or with its terrain or Mission cards, whichever it holds, or with both of
    these; raises BadData.
    """
    if has_siege(data):
        return with_siege(data)
    if not has_terrain(data):
        return with_missions(data)
    if CARDS_SECTION not in (content := msgspec.json.decode(data)):
        return with_terrain(data)
    terrain = terrain_of(_without(content, CARDS_SECTION))
    missions = missions_of(_without(content, PIECES_SECTION, REMOVED))
    in_play = digest({TERRAIN_FILE: terrain.digest_in_play, FILE: missions.digest_in_play})
    fingerprint = digest({TERRAIN_FILE: terrain.digest, FILE: missions.digest})
    return _definition(missions, fingerprint, terrain.box, in_play, {TERRAIN_FILE: terrain.content})


def _without(content: Mapping[str, Any], *sections: str) -> bytes:
    return msgspec.json.encode({section: value for section, value in content.items() if section not in sections})


def with_siege(data: bytes) -> Definition:
    """The game with the Castle Walls and Siege Strategy cards of a file; raises BadData, which names the card."""
    siege = siege_of(data)
    content = {SIEGE_FILE: siege.content}
    return _definition(shipped_missions(), siege.digest, siege.box, siege.digest_in_play, content)


def with_terrain(data: bytes) -> Definition:
    """The game with the kinds of terrain of a file; raises BadData, which names the piece at fault."""
    terrain = terrain_of(data)
    content = {TERRAIN_FILE: terrain.content}
    return _definition(shipped_missions(), terrain.digest, terrain.box, terrain.digest_in_play, content)


def with_missions(data: bytes) -> Definition:
    """The game with the Mission cards of a file; raises BadData, which names the card at fault."""
    missions = missions_of(data)
    return _definition(missions, missions.digest)


def _definition(
    missions: MissionFile,
    fingerprint: str = "",
    box: Box = BOX,
    in_play: str = "",
    content: Mapping[str, Any] | None = None,
) -> Definition:
    """The game with these Mission cards, and with the terrain of a box. Of its own files saves tell among `files`, and
    of Mission cards only those whose match is played with them; the fingerprint is for another file, and so is what
    counts in play and what stands in it if that isn't the file with the Mission cards.
    """
    known = {"box": box, "mission_file": missions, "texts": TEXTS, "plan_what_is_due": hands.check_hands}
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
            names=forms_of(box),
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
            cards=partial(cards.cards, box, missions),
            fingerprint=fingerprint,
            in_play=in_play or missions.digest_in_play,
            content={FILE: missions.content, **(content or {})},
            spoken=unit_titles.spoken(box.spoken(), missions.spoken()),
            with_file=with_file,
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
