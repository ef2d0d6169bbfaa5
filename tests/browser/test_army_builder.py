"""Building an army in the browser: cards, verdict, pasted texts, links, kept lists; by keys and on a phone."""

from __future__ import annotations

from urllib.parse import quote

import pytest
from playwright.sync_api import expect

from maester.games.miniatures import GAME
from maester.games.miniatures.army_codes import read_code
from maester.games.miniatures.army_text import text_of
from maester.games.miniatures.box import BOX
from maester.words import words
from tests.browser.conftest import Invite
from tests.browser.people import PHONE, Person

ROBB = "20201"
SWORDS = "10201"


def said(person: Person, message: str) -> str:
    """A sentence of the miniatures game in the person's language."""
    return words(person.words.language, GAME.id).say(message)


def opens(person: Person, query: str = "") -> Person:
    person.goes_to(f"/army/miniatures{query}")
    expect(person.page.get_by_test_id("cost")).to_be_visible()
    return person


def adds(person: Person, kind: str, *cards: str) -> None:
    person.page.get_by_role("button", name=said(person, f"builder-{kind}s"), exact=True).click()
    for card in cards:
        person.page.locator(f'[data-card="{card}"]').click()


def test_an_army_is_built_card_by_card_and_judged_as_one_builds(person: Person) -> None:
    opens(person)
    page = person.page
    adds(person, "unit", SWORDS)
    expect(page.get_by_test_id("cost")).to_contain_text("5 of 40")
    expect(page.get_by_test_id("verdict")).to_contain_text("Commander")
    expect(page.locator(".entries li").first).to_contain_text("5")
    adds(person, "attachment", ROBB)
    expect(page.get_by_test_id("verdict")).to_contain_text(said(person, "builder-legal"))
    # Nine Sworn Swords are more than the limit, and that is said at once.
    adds(person, "unit", *[SWORDS] * 8)
    expect(page.get_by_test_id("cost")).to_contain_text("45 of 40")
    expect(page.get_by_test_id("verdict")).to_contain_text("45")


def test_a_list_is_kept_and_brought_into_a_match(person: Person) -> None:
    opens(person)
    adds(person, "unit", SWORDS)
    adds(person, "attachment", ROBB)
    person.page.get_by_label(said(person, "builder-name")).fill("First of the North")
    expect(person.page.get_by_test_id("verdict")).to_contain_text(said(person, "builder-legal"))
    person.page.get_by_test_id("keep").click()
    expect(person.page.get_by_test_id("kept")).to_contain_text("First of the North")
    person.goes_to("/new/miniatures?with=bots")
    person.page.locator("button[type=submit]").click()
    person.page.get_by_test_id("own-armies").get_by_role("button").click()
    expect(person.page.get_by_test_id("armies")).to_have_count(0)


def test_a_pasted_text_is_read_and_what_is_not_understood_is_said(person: Person) -> None:
    opens(person)
    text = text_of(read_code(BOX.lists["lannister-30"].code).army, "pl")
    page = person.page
    page.get_by_test_id("paste").click()
    page.get_by_test_id("pasted").fill(text + "\nA dragon (9)")
    page.get_by_test_id("read").click()
    expect(page.get_by_test_id("lines")).to_contain_text("dragon")
    page.get_by_test_id("pasted").fill(text)
    page.get_by_test_id("read").click()
    expect(page.get_by_test_id("pasted")).to_have_count(0)
    expect(page.get_by_test_id("cost")).to_contain_text("30 of 30")


def test_a_link_holds_the_list(person: Person) -> None:
    code = BOX.lists["stark-40"].code
    opens(person, f"?code={quote(code)}")
    expect(person.page.get_by_test_id("cost")).to_contain_text("40 of 40")
    expect(person.page.get_by_test_id("verdict")).to_contain_text(said(person, "builder-legal"))


@pytest.mark.parametrize("code", ["nonsense", "stark/40/10201"])
def test_a_broken_link_says_what_is_wrong(invite: Invite, code: str) -> None:
    person = opens(invite(forgiving=True), f"?code={code}")
    expect(person.page.get_by_role("alert")).to_contain_text("stark/40")


def test_the_builder_on_a_phone_and_in_polish(invite: Invite) -> None:
    person = opens(invite(language="pl", size=PHONE, touch=True))
    adds(person, "unit", SWORDS)
    expect(person.page.get_by_test_id("cost")).to_contain_text("5 z 40")
