"""Polish, English and the pseudo-locale: whatever a page says comes from the words."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from maester.words import PSEUDO, words
from tests.browser.conftest import Invite
from tests.browser.laying import GAME
from tests.browser.people import Person
from tests.browser.scenes import SCENES
from tests.browser.untranslated import english, undisguised


@pytest.mark.parametrize("scene", SCENES)
def test_nothing_escapes_the_pseudo_locale(invite: Invite, scene: str) -> None:
    person = invite(language=PSEUDO, forgiving=scene == "missing")
    SCENES[scene](person)
    assert undisguised(person) == []


def test_the_language_is_switched_in_the_middle_of_a_match(person: Person) -> None:
    SCENES["planning"](person)
    option = person.options.first
    before = option.inner_text()
    person.button("table-menu").click()
    person.page.get_by_role("dialog").get_by_role("button", name="Polski").click()
    person.words = words("pl", GAME)
    person.page.keyboard.press("Escape")
    expect(person.bar).to_contain_text(person.house("stark"))
    expect(person.options.first).not_to_have_text(before)
    assert english(person) == []

    # A refusal is said in the new language too.
    person.asks_why_not("order sunspear: raid")
    expect(person.page.get_by_role("alert")).to_contain_text(person.say("area-sunspear"))
    assert english(person) == []
    person.page.reload()
    expect(person.bar).to_contain_text(person.house("stark"))


def test_a_polish_browser_is_greeted_in_polish(invite: Invite) -> None:
    person = invite(language="pl")
    person.goes_to("/")
    expect(person.plays_bots).to_be_visible()
    expect(person.page.locator("html")).to_have_attribute("lang", "pl")
