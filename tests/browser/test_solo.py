"""Alone against bots, from the first click to the end of the match."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from maester.engine.registry import known_games
from maester.harness.verify import verify
from tests.browser.people import Person


def test_these_tests_throw_the_same_dice_each_time(person: Person) -> None:
    person.is_known()
    tables = [person.makes_table("boardgame", "me", "random", "random") for _ in range(2)]
    assert tables[0]["commitment"] == tables[1]["commitment"]


def test_games_stand_on_the_shelf_as_they_are_offered_and_then_those_that_will_come(person: Person) -> None:
    person.goes_to("/")
    expect(person.plays_bots).to_be_visible()
    shelf = person.page.locator("[data-game]")
    shown = [game.get_attribute("data-game") for game in shelf.all()]
    later = [game.get_attribute("data-game") for game in person.page.locator("[data-game].later").all()]
    assert len(shown) > len(later)
    assert shown == [game for game in known_games() if game in shown and game not in later] + later


def test_one_click_on_home_opens_a_board_against_bots(person: Person) -> None:
    person.goes_to("/")
    person.plays_bots.click()
    person.is_at_the_table()
    person.waits_for_turn()
    expect(person.options.first).to_be_enabled()
    expect(person.page).to_have_title(re.compile("^●"))


def test_a_match_from_the_first_click_to_the_result(person: Person) -> None:
    person.starts_against_bots()
    person.button("table-menu").click()
    menu = person.page.get_by_role("dialog")
    menu.get_by_text(person.say("proof-title")).click()
    commitment = menu.locator(".code").inner_text()
    person.page.keyboard.press("Escape")

    person.plays_to_the_end()
    person.end_link.click()
    expect(person.page.get_by_role("region", name=person.say("end-places")).get_by_role("listitem")).to_have_count(3)
    chart = person.page.get_by_role("region", name=person.say("chart-title"))
    for series in ("castles", "supply", "power"):
        name = person.say(f"chart-{series}")
        chart.get_by_role("button", name=name, exact=True).click()
        expect(chart.get_by_role("img", name=person.say("chart-label", what=name))).to_be_visible()

    # The fingerprint that was shown at the start is that of the match which can be saved now.
    proof = person.page.get_by_role("region", name=person.say("proof-title"))
    expect(proof.get_by_text(commitment)).to_be_visible()
    with person.page.expect_download() as download:
        person.link("proof-save").click()
    assert verify(download.value.path().read_bytes(), commitment).proven

    person.link("end-replay").click()
    expect(person.page.get_by_role("slider", name=person.say("film-slider"))).to_be_visible()
    expect(person.board).to_be_visible()
