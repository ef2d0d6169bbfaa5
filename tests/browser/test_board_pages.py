"""Every state of the other games' tables, small and large, dark and light: accessible, well measured, translated."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import NamedTuple

import pytest

from maester.words import PSEUDO
from tests.browser import alliances_scenes, cardgame_scenes, miniatures_scenes
from tests.browser.conftest import Invite
from tests.browser.looking import faults_of_access, faults_of_layout
from tests.browser.people import PHONE, WIDE
from tests.browser.scenes import Arrive
from tests.browser.test_pages import ARTEFACTS
from tests.browser.untranslated import english, undisguised

SIZES = {"wide": WIDE, "phone": PHONE}
THEME = {"wide": "light", "phone": "dark"}
"""Each size in one of the themes: for all that axe knows on the large screen, for its colours on the small one."""


class Board(NamedTuple):
    """The states of a game's table."""

    scenes: Mapping[str, Arrive]
    printed: Callable[[], Sequence[str]]
    """What stands on its cards: data, the same in every language."""
    disguised: Sequence[str]
    """Scenes that together show all of its words."""
    seen_elsewhere: Sequence[str] = ()
    """Scenes of which the same, or the same with more on it, is among the others and in the tests of pages."""


BOARDS = {
    "alliances": Board(
        alliances_scenes.SCENES,
        alliances_scenes.printed,
        disguised=("draft", "late", "leader", "piles", "details", "counted"),
    ),
    "cardgame": Board(
        cardgame_scenes.SCENES,
        cardgame_scenes.printed,
        disguised=("new-table", "plot", "full-table", "lane", "claim", "details", "players"),
        seen_elsewhere=("new-table", "mulligan", "marshalling", "piles"),
    ),
    "miniatures": Board(
        miniatures_scenes.SCENES,
        miniatures_scenes.printed,
        disguised=(
            "armies",
            "activated",
            "refused",
            "attack",
            "test",
            "look",
            "card",
            "claim",
            "discard",
            "sheet",
            "piles",
            "builder",
        ),
    ),
}


@pytest.mark.parametrize(
    ("game", "scene"),
    [(game, scene) for game, board in BOARDS.items() for scene in board.scenes if scene not in board.seen_elsewhere],
)
def test_a_board_can_be_used_by_everybody(invite: Invite, game: str, scene: str) -> None:
    # Polish words are longer: they have to fit on the small screen.
    person = invite(language="pl", theme="light")
    BOARDS[game].scenes[scene](person)
    faults = [f"English: {text}" for text in english(person, game)]
    for size, (width, height) in SIZES.items():
        person.page.set_viewport_size({"width": width, "height": height})
        person.lights(THEME[size])
        person.page.wait_for_function("() => document.getAnimations().length === 0")
        faults += [f"{size}: {fault}" for fault in faults_of_layout(person.page)]
        faults += [f"{size}: {fault}" for fault in faults_of_access(person.page, only_colours=size == "phone")]
        ARTEFACTS.mkdir(parents=True, exist_ok=True)
        person.page.screenshot(path=ARTEFACTS / f"{game}-{scene}-{size}.png")
    assert not faults, "\n".join(faults)


@pytest.mark.parametrize("game", BOARDS)
def test_nothing_escapes_the_pseudo_locale(invite: Invite, game: str) -> None:
    board, person = BOARDS[game], invite(language=PSEUDO)
    faults = []
    for scene in board.disguised:
        board.scenes[scene](person)
        faults += [f"{scene}: {text}" for text in undisguised(person, board.printed())]
    assert not faults, "\n".join(faults)
