"""A guest may enter a name before and at the table, and needn't; others see it from then on."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, expect

from tests.browser.conftest import Invite
from tests.browser.people import Person


def seats_of(person: Person) -> Locator:
    return person.opens_panel("players").get_by_role("listitem")


def test_a_name_that_was_typed_at_home_needs_no_second_click(person: Person) -> None:
    person.goes_to("/")
    person.name_field.fill("Ala")
    person.plays_bots.click()
    person.is_at_the_table()
    expect(seats_of(person).filter(has_text=f"Ala {person.say('seat-you')}")).to_have_count(1)


def test_whoever_is_invited_enters_a_name_before_sitting_down(invite: Invite) -> None:
    host, guest = invite(), invite()
    host.goes_to("/new/boardgame?with=friends")
    host.sets_up(players=3, baratheon="random")
    host.name_field.fill("Host")
    host.button("setup-invite").click()
    host.page.wait_for_url("**/table/*")
    expect(host.page.get_by_text("Host", exact=False).first).to_be_visible()

    # Taking the last seat starts the match: the name must have been asked for before.
    guest.goes_to(host.page.url)
    guest.name_field.fill("Ala")
    guest.button("lobby-join").click()
    for person in (host, guest):
        person.is_at_the_table()
        expect(seats_of(person).filter(has_text="Ala")).to_have_count(1)
        expect(seats_of(person).filter(has_text="Host")).to_have_count(1)


def test_a_name_can_be_changed_at_the_table_and_others_see_it(invite: Invite) -> None:
    host, guest = invite(), invite()
    host.goes_to("/new/boardgame?with=friends")
    host.sets_up(players=3, baratheon="random")
    host.button("setup-invite").click()
    host.page.wait_for_url("**/table/*")
    guest.goes_to(host.page.url)
    # Nobody has to have a name.
    guest.button("lobby-join").click()
    guest.is_at_the_table()
    host.is_at_the_table()
    expect(seats_of(host).filter(has_text=re.compile("#[0-9]{4}"))).to_have_count(2)

    seats_of(guest)
    guest.button("seat-rename").click()
    guest.name_field.fill("Ala")
    guest.button("settings-save").click()
    expect(guest.page.get_by_text(guest.say("settings-saved"))).to_be_visible()
    guest.page.keyboard.press("Escape")
    for person in (host, guest):
        expect(seats_of(person).filter(has_text="Ala")).to_have_count(1)
    # What is typed counts, though it wasn't saved.
    guest.button("table-menu").click()
    guest.name_field.fill("Alicja")
    guest.page.keyboard.press("Escape")
    expect(seats_of(host).filter(has_text="Alicja")).to_have_count(1)
