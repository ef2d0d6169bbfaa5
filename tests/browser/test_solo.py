"""Alone against bots, from the first click to the end of the match."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.people import Person


def test_one_click_on_home_opens_a_board_against_bots(person: Person) -> None:
    person.goes_to("/")
    person.plays_bots.click()
    person.is_at_the_table()
    person.waits_for_turn()
    expect(person.options.first).to_be_enabled()


def test_a_match_from_the_first_click_to_the_result(person: Person) -> None:
    person.starts_against_bots()
    person.plays_to_the_end()
    person.end_link.click()

    expect(person.page.get_by_role("region", name=person.say("end-places")).get_by_role("listitem")).to_have_count(3)
    expect(person.page.get_by_role("img", name="Lines for each side")).to_be_visible()
    proof = person.page.get_by_role("region", name=person.say("proof-title"))
    expect(proof.get_by_text(person.say("proof-after"))).to_be_visible()
    expect(person.link("end-replay")).to_be_visible()
