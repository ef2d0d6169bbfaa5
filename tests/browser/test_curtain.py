"""Several people at one screen: between them hangs a curtain."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.people import Person


def shows_only_the_curtain(person: Person, house: str) -> None:
    """Nothing but the curtain is on the page, and the page asks for nothing that only a seat may see."""
    expect(person.heading("curtain-hand", seat=person.house(house, "dat"))).to_be_visible()
    lines = [
        person.say("curtain-hand", seat=person.house(house, "dat")),
        person.say("curtain-why"),
        person.say("curtain-ready", seat=person.house(house)),
    ]
    assert person.page.locator("body").inner_text().split("\n\n") == lines
    expect(person.board).to_have_count(0)
    expect(person.page.get_by_role("button")).to_have_count(1)
    assert person.traffic.eyes() is None


def plans(person: Person) -> list[str]:
    """Assigns all orders of whoever sits there; what was chosen."""
    chosen = []
    while not person.curtain.is_visible():
        person.waits_for_turn()
        chosen.append(person.plays_first_option())
        expect(person.curtain.or_(person.page.locator(".bar.asked")).first).to_be_visible()
    return chosen


def test_nothing_shows_before_the_tap(person: Person) -> None:
    person.goes_to("/")
    person.way("home-screen").click()
    person.sets_up(players=3, rounds=2, baratheon="random")
    person.starts()

    shows_only_the_curtain(person, "stark")
    person.button("curtain-ready", seat=person.house("stark")).click()
    chosen = plans(person)
    assert len(chosen) > 1

    shows_only_the_curtain(person, "lannister")
    content = person.page.content()
    assert not any(text in content for text in chosen)
    person.button("curtain-ready", seat=person.house("lannister")).click()
    person.waits_for_turn()
    expect(person.bar).to_contain_text(person.say("house-lannister"))
    assert person.traffic.states()[-1]["view"]["seat"] == "lannister"


def test_a_reload_lets_the_curtain_down(person: Person) -> None:
    person.goes_to("/new/boardgame?with=screen")
    person.sets_up(players=3, rounds=2)
    person.starts()
    person.button("curtain-ready", seat=person.house("stark")).click()
    person.waits_for_turn()
    person.plays_first_option()
    person.traffic.forget()
    person.page.reload()
    shows_only_the_curtain(person, "stark")
