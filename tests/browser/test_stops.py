"""Windows and giving up at the card game's table: where a seat is asked, where the table passes for it, and the end."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Locator, expect

from maester.engine import definition_of
from maester.words import words
from tests.browser.conftest import Invite
from tests.browser.people import PHONE, Person

CARDS = "cardgame"
ASK = "ask-act"
"""The question that every window asks."""
MOST_ANSWERS = 60


def sits_down(person: Person, *seats: str) -> None:
    """The person makes a table of the card game and sits down at it."""
    definition_of(CARDS)
    person.words = words(person.words.language, CARDS)
    person.is_known()
    person.goes_to(f"/table/{person.makes_table(CARDS, *seats)['id']}")
    person.is_at_the_table()


def opens_stops(person: Person) -> Locator:
    """The list of stops, by the menu of the table."""
    person.button("table-menu").click()
    menu = person.page.get_by_role("dialog", name=person.say("table-menu"))
    menu.get_by_role("button", name=person.say("window-title"), exact=True).click()
    dialog = person.page.get_by_role("dialog", name=person.say("window-title"))
    expect(dialog).to_be_visible()
    return dialog


def wants_to_be_asked(person: Person, dialog: Locator, wanted: set[str]) -> None:
    """Ticks these windows and no others."""
    for stop in definition_of(CARDS).play.stops.all:  # type: ignore[union-attr]
        box = dialog.get_by_label(person.say(f"stop-{stop.id}"), exact=True)
        box.set_checked(stop.id in wanted)
        expect(box).to_be_checked(checked=stop.id in wanted)


def closes(person: Person, dialog: Locator) -> None:
    dialog.get_by_role("button", name=person.say("web-close"), exact=True).click()
    expect(dialog).to_have_count(0)


def last_state(person: Person) -> dict[str, Any]:
    return dict(person.traffic.states()[-1])


def takes_the_first_option(person: Person) -> None:
    """Takes what is offered, if anything is. Where the table passes, an option may be gone before a hand reaches it: so
    the page takes it by itself, and nothing waits for one.
    """
    person.page.evaluate("() => document.querySelector('button.option:enabled')?.click()")
    person.page.wait_for_timeout(100)


def answers_until_seen(person: Person, sought: Locator) -> None:
    for _ in range(MOST_ANSWERS * 5):
        if sought.is_visible():
            return
        takes_the_first_option(person)
    expect(sought).to_be_visible()


_WAIT = """(label) => {
  const wait = [...document.querySelectorAll('header button')].find((one) => one.textContent.trim() === label);
  const said = document.querySelector('[data-testid=bar]').textContent;
  wait?.click();
  return wait ? said : null;
}"""


def wants_to_be_asked_after_all(person: Person) -> str:
    """Answers until the table is about to pass, and has it wait; what the bar said.

    The table's pause is short: to see it and to end it is one moment of the page.
    """
    for _ in range(MOST_ANSWERS * 5):
        said: str | None = person.page.evaluate(_WAIT, person.say("window-wait"))
        if said is not None:
            return said
        takes_the_first_option(person)
    raise AssertionError("the table never passes")


def test_the_table_passes_where_one_does_not_want_to_be_asked(invite: Invite) -> None:
    person = invite(size=PHONE, touch=True)
    sits_down(person, "me", "random")
    person.waits_for_turn()
    dialog = opens_stops(person)
    expect(dialog.get_by_label(person.say("stop-own-marshalling"), exact=True)).to_be_checked()
    wants_to_be_asked(person, dialog, set())
    dialog.get_by_role("button", name=person.say("window-seconds", pause=4), exact=True).click()
    closes(person, dialog)

    # At the first window the table is about to pass; the person wants to be asked, and is.
    person.opens_panel("options")
    assert person.say("window-passing", window="X").partition("X")[0] in wants_to_be_asked_after_all(person)
    expect(person.button("window-wait")).to_have_count(0)
    assert last_state(person)["passing"] == []
    expect(person.page.get_by_test_id("skipping")).to_be_attached()

    # Passing for the rest of the phase is a pass now; later ones are passed by the table, which says so.
    dialog = opens_stops(person)
    dialog.get_by_role("button", name=person.say("window-seconds", pause=0), exact=True).click()
    closes(person, dialog)
    person.opens_panel("options")
    person.button("window-until-phase").click()
    passed = person.page.get_by_test_id("passed")
    answers_until_seen(person, passed)
    windows = passed.text_content() or ""
    kinds = [person.say(f"stop-{stop.id}") for stop in definition_of(CARDS).play.stops.all]  # type: ignore[union-attr]
    assert any(kind in windows for kind in kinds), windows


def test_at_one_screen_there_is_no_curtain_for_an_automatic_pass(person: Person) -> None:
    sits_down(person, "me", "me")
    expect(person.curtain).to_be_visible()
    changed: set[str] = set()
    for _ in range(MOST_ANSWERS * 5):
        if person.curtain.is_visible():
            person.page.locator("#curtain button").click()
            person.waits_for_turn()
            seat = str(last_state(person)["view"]["seat"])
            if seat not in changed:
                changed.add(seat)
                dialog = opens_stops(person)
                wants_to_be_asked(person, dialog, set())
                dialog.get_by_role("button", name=person.say("window-seconds", pause=0), exact=True).click()
                closes(person, dialog)
        decision = last_state(person)["decision"]
        assert len(changed) < 2 or decision is None or decision["prompt"]["id"] != ASK or last_state(person)["passing"]
        if last_state(person)["view"]["table"]["round"] > 1:
            break
        takes_the_first_option(person)
    assert changed == {"stark", "lannister"}
    entries = last_state(person)
    assert entries["view"]["table"]["round"] > 1, "a whole round went by, with all its windows"


def test_giving_up_ends_the_match_and_the_end_says_who_did(invite: Invite) -> None:
    person = invite(language="pl")
    sits_down(person, "me", "random")
    person.waits_for_turn()
    person.button("table-menu").click()
    person.button("menu-concede").click()
    person.button("menu-concede-no").click()
    person.button("menu-concede").click()
    expect(person.page.get_by_text(person.say("menu-concede-sure"))).to_be_visible()
    person.button("menu-concede-yes").click()
    expect(person.page.get_by_role("dialog")).to_have_count(0)
    person.end_link.click()
    stark = person.house("stark")
    expect(person.page.get_by_text(person.say("end-conceded", seat=stark), exact=True)).to_be_visible()
    person.link("end-replay").click()
    expect(person.page.get_by_role("slider")).to_be_visible()
    person.page.get_by_role("slider").press("End")
    expect(person.page.get_by_text(person.say("film-concede", seat=stark), exact=True)).to_be_visible()
