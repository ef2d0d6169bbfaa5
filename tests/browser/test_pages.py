"""Every page and state of the table, small and large, dark and light: accessible, well measured, and kept as a picture.

The pictures lie in `artefacts/` beside this file, to be looked at.
"""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from tests.browser.conftest import Invite
from tests.browser.looking import faults_of_access, faults_of_layout
from tests.browser.people import PHONE, WIDE
from tests.browser.scenes import SCENES
from tests.browser.untranslated import english

ARTEFACTS = Path(os.environ.get("MAESTER_ARTEFACTS", Path(__file__).parent / "artefacts"))
SIZES = {"wide": WIDE, "phone": PHONE}


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("scene", SCENES)
def test_a_page_can_be_used_by_everybody(invite: Invite, scene: str, size: str) -> None:
    # Polish words are longer: they have to fit on the small screen.
    language = "en" if size == "wide" else "pl"
    person = invite(size=SIZES[size], language=language, touch=size == "phone", forgiving=scene == "missing")
    SCENES[scene](person)
    faults = [f"{size}: {fault}" for fault in faults_of_layout(person.page)]
    if language == "pl":
        faults += [f"English: {text}" for text in english(person)]
    for theme in ("dark", "light"):
        person.lights(theme)
        ARTEFACTS.mkdir(parents=True, exist_ok=True)
        person.page.screenshot(path=ARTEFACTS / f"{scene}-{size}-{theme}.png")
        # Another theme is only other colours, the same at every size.
        if theme == "dark" or size == "wide":
            faults += [f"{theme}: {fault}" for fault in faults_of_access(person.page, only_colours=theme == "light")]
    assert not faults, "\n".join(faults)
