"""A phone: the board fills it, panels are drawers, fingers do everything."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.conftest import Invite
from tests.browser.people import PHONE


def test_a_match_on_a_phone(invite: Invite) -> None:
    person = invite(size=PHONE, touch=True)
    person.starts_against_bots()
    person.plays_to_the_end()
    person.end_link.tap()
    expect(person.heading("end-places")).to_be_visible()


def test_drawers_open_and_close(invite: Invite) -> None:
    person = invite(size=PHONE, touch=True)
    person.starts_against_bots()
    person.waits_for_turn()
    for panel in ("players", "log", "chat", "rules", "options"):
        drawer = person.opens_panel(panel)
        expect(drawer).to_be_visible()
        drawer.get_by_role("button", name=person.say("web-close")).tap()
        expect(drawer).to_have_count(0)


def test_orders_by_tapping_the_map(invite: Invite) -> None:
    """An area, a token for it and for each next one, and Ready."""
    person = invite(size=PHONE, touch=True)
    person.starts_against_bots()
    person.waits_for_turn()
    tokens = person.page.get_by_role("group", name=person.say("map-tokens")).get_by_role("button")
    ready = person.button("map-ready")
    options = person.traffic.states()[-1]["decision"]["options"]
    areas = list(dict.fromkeys(option["move"]["area"] for option in options))
    expect(ready).to_be_disabled()
    person.board.locator(f"[data-area={areas[0]}] .reach").tap()
    # With each token the next area is chosen by itself.
    for placed in range(1, len(areas) + 1):
        tokens.and_(person.page.locator(":enabled")).first.tap()
        expect(person.board).to_contain_text(person.say("map-planned-count", placed=placed, needed=len(areas)))
    ready.tap()
    expect(person.opens_panel("log").get_by_role("log")).to_contain_text(person.say("area-winterfell"))
