"""Every state of the card game's table, small and large, dark and light: accessible, well measured, translated."""

from __future__ import annotations

import pytest

from maester.words import PSEUDO
from tests.browser.cardgame_scenes import SCENES, english, undisguised
from tests.browser.conftest import Invite
from tests.browser.looking import faults_of_access, faults_of_layout
from tests.browser.people import PHONE, WIDE
from tests.browser.test_pages import ARTEFACTS

SIZES = {"wide": WIDE, "phone": PHONE}
THEME = {"wide": "light", "phone": "dark"}
"""Each size in one of the themes for all that axe knows, in the other one for its colours."""
DISGUISED = ("new-table", "plot", "full-table", "lane", "claim", "details", "players")


SEEN_ELSEWHERE = ("new-table", "mulligan", "marshalling", "piles")
"""The same, or the same with more on it, is among the others and in the tests of pages."""


@pytest.mark.parametrize("scene", [scene for scene in SCENES if scene not in SEEN_ELSEWHERE])
def test_the_board_can_be_used_by_everybody(invite: Invite, scene: str) -> None:
    # Polish words are longer: they have to fit on the small screen.
    person = invite(language="pl", theme="light")
    SCENES[scene](person)
    faults = [f"English: {text}" for text in english(person)]
    for size, (width, height) in SIZES.items():
        person.page.set_viewport_size({"width": width, "height": height})
        person.lights(THEME[size])
        person.page.wait_for_function("() => document.getAnimations().length === 0")
        faults += [f"{size}: {fault}" for fault in faults_of_layout(person.page)]
        faults += [f"{size}: {fault}" for fault in faults_of_access(person.page, only_colours=size == "phone")]
        ARTEFACTS.mkdir(parents=True, exist_ok=True)
        person.page.screenshot(path=ARTEFACTS / f"cardgame-{scene}-{size}.png")
    assert not faults, "\n".join(faults)


def test_nothing_escapes_the_pseudo_locale(invite: Invite) -> None:
    person = invite(language=PSEUDO)
    faults = []
    for scene in DISGUISED:
        SCENES[scene](person)
        faults += [f"{scene}: {text}" for text in undisguised(person)]
    assert not faults, "\n".join(faults)
