"""Every state of the card game's table, small and large, dark and light: accessible, well measured, in every language."""

from __future__ import annotations

import pytest

from maester.words import PSEUDO
from tests.browser.cardgame_scenes import SCENES, english, undisguised
from tests.browser.conftest import Invite
from tests.browser.looking import faults_of_access, faults_of_layout
from tests.browser.people import PHONE, WIDE
from tests.browser.test_pages import ARTEFACTS

SIZES = {"wide": WIDE, "phone": PHONE}


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("scene", SCENES)
def test_the_board_can_be_used_by_everybody(invite: Invite, scene: str, size: str) -> None:
    # Polish words are longer: they have to fit on the small screen.
    language = PSEUDO if size == "wide" else "pl"
    person = invite(size=SIZES[size], language=language, touch=size == "phone")
    SCENES[scene](person)
    faults = [f"{size}: {fault}" for fault in faults_of_layout(person.page)]
    faults += [f"not in {language}: {text}" for text in (english if language == "pl" else undisguised)(person)]
    for theme in ("dark", "light"):
        person.lights(theme)
        ARTEFACTS.mkdir(parents=True, exist_ok=True)
        person.page.screenshot(path=ARTEFACTS / f"cardgame-{scene}-{size}-{theme}.png")
        # Another theme is only other colours, the same at every size.
        if theme == "dark" or size == "wide":
            faults += [f"{theme}: {fault}" for fault in faults_of_access(person.page, only_colours=theme == "light")]
    assert not faults, "\n".join(faults)
