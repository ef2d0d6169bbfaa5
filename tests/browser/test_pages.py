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

ARTEFACTS = Path(os.environ.get("MAESTER_ARTEFACTS", Path(__file__).parent / "artefacts"))
SIZES = {"wide": WIDE, "phone": PHONE}


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("scene", SCENES)
def test_a_page_can_be_used_by_everybody(invite: Invite, scene: str, size: str) -> None:
    person = invite(size=SIZES[size], touch=size == "phone")
    SCENES[scene](person)
    faults = [f"{size}: {fault}" for fault in faults_of_layout(person.page)]
    for theme in ("dark", "light"):
        person.page.emulate_media(color_scheme="dark" if theme == "dark" else "light")
        ARTEFACTS.mkdir(parents=True, exist_ok=True)
        person.page.screenshot(path=ARTEFACTS / f"{scene}-{size}-{theme}.png")
        faults += [f"{theme}: {fault}" for fault in faults_of_access(person.page)]
    assert not faults, "\n".join(faults)
