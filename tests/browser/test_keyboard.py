"""The keyboard alone, without the board: every decision is a list in text."""

from __future__ import annotations

from playwright.sync_api import Locator, expect

from tests.browser.people import Person

MOST_STOPS = 150


def tabs_to(person: Person, goal: Locator) -> None:
    """Presses Tab until the goal has the focus."""
    for _ in range(MOST_STOPS):
        if goal.evaluate("element => element === document.activeElement"):
            return
        person.page.keyboard.press("Tab")
    raise AssertionError("Tab doesn't lead there")


def hides_the_board(person: Person) -> None:
    person.page.locator("#board").evaluate("board => { board.style.display = 'none' }")


def chooses_with_keys(person: Person) -> None:
    """To the list by Tab, down the list by arrow, and Enter."""
    expect(person.options.first).to_be_enabled()
    tabs_to(person, person.options.first)
    if person.options.count() > 1:
        person.page.keyboard.press("ArrowDown")
        expect(person.options.nth(1)).to_be_focused()
    person.page.keyboard.press("Enter")
    person.is_answered()


def test_a_match_with_the_keyboard_and_without_the_board(person: Person) -> None:
    person.goes_to("/")
    tabs_to(person, person.way("home-set-up"))
    person.page.keyboard.press("Enter")
    players = person.page.get_by_role("group", name=person.say("setup-players"))
    tabs_to(person, players.get_by_role("button", name="3", exact=True))
    person.page.keyboard.press("Space")
    rounds = person.page.get_by_label(person.option_meaning("rounds"))
    tabs_to(person, rounds)
    person.page.keyboard.type("2")
    expect(rounds).to_have_value("2")
    tabs_to(person, person.button("setup-start"))
    person.page.keyboard.press("Enter")
    person.is_at_the_table()
    hides_the_board(person)

    tabs_to(person, person.link("table-skip-options"))
    person.page.keyboard.press("Enter")
    while person.is_asked():
        chooses_with_keys(person)
    tabs_to(person, person.end_link)
    person.page.keyboard.press("Enter")
    expect(person.heading("end-places")).to_be_visible()
