"""Alliances in the browser: played on its board, read, and kept secret."""

from __future__ import annotations

import re
from random import Random
from typing import Any

import msgspec
from playwright.sync_api import Route, expect

from maester.engine import Decision, Match, definition_of, new_match, use_data
from maester.server.static_data import facts_of, words_of
from maester.words import words
from tests.browser.alliances_scenes import (
    GAME,
    Table,
    changed_total,
    council,
    forbidden_card,
    hand,
    leader,
    leads,
    lit,
    match_where,
    set_aside,
    sits_at,
    taps_an_answer,
    turn_of,
)
from tests.browser.conftest import Invite
from tests.browser.laying import STRANGER, lay
from tests.browser.people import PHONE, Person
from tests.browser.stage import Stage
from tests.browser.test_keyboard import tabs_to
from tests.browser.traffic import objects_in


def name(person: Person, seat: str) -> str:
    return person.say(f"seat-{seat}")


def last_table(person: Person) -> Table:
    table: Table = person.traffic.states()[-1]["view"]["table"]
    return table


def starts_a_quick_game(person: Person) -> None:
    """From home to a table of three, for a match of two seasons."""
    leads(person).goes_to("/")
    shelf = person.page.locator(f"[data-game={GAME}]")
    shelf.get_by_role("link", name=person.say("home-set-up"), exact=True).click()
    players = person.page.get_by_role("group", name=person.say("setup-players"))
    players.get_by_role("button", name="3", exact=True).click()
    for seat in (2, 3):
        person.page.get_by_label(person.say("seat-number", number=seat), exact=True).select_option("bot:random")
    person.page.get_by_label(person.option_meaning("quick_game")).check()
    person.starts()


def test_a_match_on_a_phone_by_tapping_the_board(invite: Invite) -> None:
    person, dice = invite(size=PHONE, touch=True), Random(4)
    starts_a_quick_game(person)
    while person.is_asked():
        taps_an_answer(person, dice)
    final = person.page.get_by_role("region", name=person.say("ring-final"))
    expect(final.get_by_role("row")).to_have_count(4)
    expect(final.get_by_role("img", name=person.say("ring-winner"))).not_to_have_count(0)
    person.end_link.click()
    places = person.page.get_by_role("region", name=person.say("end-places")).get_by_role("listitem")
    expect(places).to_have_count(3)
    chart = person.page.get_by_role("region", name=person.say("chart-title"))
    for series in ("both-councils", "tokens", "small-council"):
        shown = person.say(f"chart-{series}")
        chart.get_by_role("button", name=shown, exact=True).click()
        expect(chart.get_by_role("img", name=person.say("chart-label", what=shown))).to_be_visible()
    person.link("end-replay").click()
    expect(person.board.locator(".ring")).to_be_visible()


def test_home_leads_to_the_ring_with_one_click(person: Person) -> None:
    leads(person).goes_to("/")
    person.page.locator(f"[data-game={GAME}]").get_by_role("button", name=person.say("home-bots"), exact=True).click()
    person.is_at_the_table()
    expect(person.board.locator("[data-place^=leader-]")).to_have_count(6)
    expect(person.board.locator("[data-place^=council-]")).to_have_count(6)


def test_a_card_is_chosen_read_and_played(person: Person) -> None:
    sits_at(person, match_where(turn_of("summer", 0)))
    card = last_table(person)["leaders"][0]["hand"][0]
    tile = hand(person).filter(has_text=person.say(f"card-{card}")).first
    tile.click()
    expect(tile).to_have_attribute("aria-pressed", "true")
    # It can be read, with where it comes from, and put back.
    person.button("ring-read").click()
    dialog = person.page.get_by_role("dialog")
    expect(dialog).to_contain_text(person.say("card-provenance", source=""))
    person.page.keyboard.press("Escape")
    person.button("ring-cancel").click()
    expect(tile).to_have_attribute("aria-pressed", "false")
    # The second tap means it.
    tile.click()
    tile.click()
    person.is_answered()
    expect(person.opens_panel("log").get_by_role("log")).to_contain_text(person.say(f"card-{card}"))


def test_the_board_can_be_played_with_keys(person: Person) -> None:
    sits_at(person, match_where(turn_of("summer", 0)))
    asked = person.bar.inner_text()
    tabs_to(person, hand(person).first)
    person.page.keyboard.press("Enter")
    tabs_to_backwards(person)
    expect(person.button("ring-confirm")).to_be_focused()
    person.page.keyboard.press("Enter")
    expect(person.bar).not_to_have_text(asked)


def tabs_to_backwards(person: Person) -> None:
    """The answer that was taken up is confirmed just before the hand."""
    person.page.keyboard.press("Shift+Tab")


def test_totals_are_read_line_by_line(person: Person) -> None:
    sits_at(person, match_where(changed_total))
    shown = last_table(person)["leaders"]
    for one in shown:
        place = leader(person, one["seat"])
        expect(place.locator(".total")).to_contain_text(str(one["total"]))
    changed = next(one for one in shown if len(one["total_lines"]) > len(one["bid"]) > 1)
    leader(person, changed["seat"]).get_by_role("button").first.click()
    rows = person.board.locator(".look").get_by_role("row")
    lines = [(value, person.say(f"piece-{source}")) for value, source in changed["total_lines"]]
    assert sum(value for value, _ in lines) == changed["total"]
    expect(rows).to_have_count(len(lines) + 1)
    for row, (value, what) in zip(rows.all(), lines, strict=False):
        expect(row).to_contain_text(what)
        expect(row).to_contain_text(str(abs(value)))
    expect(rows.last).to_contain_text(str(changed["total"]))


def test_what_cannot_be_played_says_why(person: Person) -> None:
    sits_at(person, match_where(forbidden_card))
    state = person.traffic.states()[-1]
    playable = {option["move"].get("card") for option in state["decision"]["options"]}
    card = next(one for one in last_table(person)["leaders"][0]["hand"] if one not in playable)
    hand(person).filter(has_text=person.say(f"card-{card}")).first.click()
    expect(person.page.get_by_role("alert").get_by_role("button").first).to_be_visible()
    assert person.traffic.states()[-1] == state


def test_the_log_points_at_leaders_and_allies(person: Person) -> None:
    sits_at(person, match_where(some_ally))
    seats = person.traffic.states()[-1]["view"]["seats"]
    log = person.opens_panel("log").get_by_role("log")
    log.get_by_role("button", name=name(person, seats[1]), exact=True).last.click()
    expect(leader(person, 1)).to_have_class(re.compile("pointed"))
    number, ally = next(
        (number, one["allies"][0]) for number, one in enumerate(last_table(person)["councils"]) if one["allies"]
    )
    log.get_by_role("button", name=person.say(f"ally-{ally}"), exact=True).last.click()
    expect(council(person, number)).to_have_class(re.compile("pointed"))


def some_ally(table: Table, decision: Decision) -> bool:
    return decision.kind == "take-turn" and any(one["allies"] for one in table["councils"])


# --- secrets ------------------------------------------------------------------------------------------------------


def holds_whispers(table: Table, decision: Decision) -> bool:
    """The first leader can look at a hand, and the others hold several cards."""
    others_hold = all(one["hand_unknown"] + len(one["hand"]) > 3 for one in table["leaders"][1:])
    return decision.kind == "take-turn" and "inf-whispers" in table["leaders"][0]["hand"] and others_hold


def sit_at_one_table(invite: Invite, match: Match) -> tuple[Person, Person]:
    ala, bartek = leads(invite()), leads(invite())
    for person in (ala, bartek):
        person.is_known()
    table = lay(ala.server.database, match, [ala.guest, bartek.guest, None])
    for person in (ala, bartek):
        person.goes_to(f"/table/{table}")
        person.is_at_the_table()
        expect(person.board.locator(".ring")).to_be_visible()
    return ala, bartek


def hands_told(person: Person, seat: int) -> list[Any]:
    """All that the person was ever told about what lies in the hand of a seat."""
    told = [one for message in person.traffic.messages for one in objects_in(message)]
    return [one["hand"] for one in told if one.get("seat") == seat and one.get("hand")]


def test_a_hand_is_its_holders_and_a_look_is_the_lookers(invite: Invite) -> None:
    ala, bartek = sit_at_one_table(invite, match_where(holds_whispers))
    seats = ala.traffic.states()[-1]["view"]["seats"]
    ala.waits_for_turn()
    assert hands_told(ala, 0)
    assert hands_told(bartek, 0) == []

    # She looks at the third leader's hand, on the board.
    hand(ala).filter(has_text=ala.say("card-inf-whispers")).first.click()
    ala.button("ring-confirm").click()
    expect(leader(ala, 2)).to_have_class(re.compile(r"\blit\b"))
    leader(ala, 2).get_by_role("button").first.click()
    ala.button("ring-confirm").click()
    seen = ala.page.get_by_role("region", name=ala.say("ring-told-hand", owner=seats[2]))
    expect(seen).to_be_visible()
    known = hands_told(ala, 2)[-1]
    assert known
    expect(seen).to_contain_text(ala.say(f"card-{known[0]}"))

    # What she saw stays known to her; he was told that she looked, and nothing else.
    seen.get_by_role("button", name=ala.say("web-close")).click()
    expect(
        leader(ala, 2).get_by_role("img", name=re.compile(re.escape(ala.say("ring-known", count=len(known)))))
    ).to_be_visible()
    expect(bartek.opens_panel("log").get_by_role("log")).to_contain_text(name(bartek, seats[0]))
    looks = [one for one in map(dict, events_told(bartek)) if one.get("event") == "hand-looked-at"]
    assert looks
    assert all(one["cards"] is None for one in looks)
    assert hands_told(bartek, 2) == hands_told(bartek, 0) == []


def test_what_was_taken_up_stays_while_others_answer(invite: Invite) -> None:
    ala, bartek = sit_at_one_table(invite, match_where(set_aside, draft="card-draft"))
    ala.waits_for_turn()
    hand(ala).first.click()
    told = len(ala.traffic.states())
    bartek.plays_first_option()
    ala.until(lambda: len(ala.traffic.states()) > told)
    expect(ala.button("ring-confirm")).to_be_visible()
    expect(hand(ala).first).to_have_attribute("aria-pressed", "true")
    # Neither sees what goes round before the other, nor what was set aside.
    for person, other in ((ala, bartek), (bartek, ala)):
        own, others = last_table(person), last_table(other)
        assert own["packet"] != others["packet"]
        assert own["leaders"][0]["hand"] == own["leaders"][1]["hand"] == []


def events_told(person: Person) -> list[dict[str, Any]]:
    return [one for message in person.traffic.messages for one in objects_in(message) if "event" in one]


def test_the_curtain_names_the_leader(invite: Invite) -> None:
    person = leads(invite(language="pl"))
    person.goes_to(f"/new/{GAME}?with=screen")
    person.page.get_by_label(person.option_meaning("draft")).select_option("card-draft")
    person.page.get_by_label(person.option_meaning("leaders")).select_option("listed")
    person.starts()
    expect(person.curtain).to_be_visible()
    first = person.words.attributes("seat-cersei-lannister")["dat"]
    expect(person.heading("curtain-hand", seat=first)).to_be_visible()
    person.page.get_by_role("button").click()
    person.waits_for_turn()
    # One card is set aside, and the screen goes on to the next leader.
    lit(person).first.click()
    person.button("ring-confirm").click()
    expect(person.curtain).to_be_visible()
    expect(
        person.heading("curtain-hand", seat=words("pl", GAME).attributes("seat-tyrion-lannister")["dat"])
    ).to_be_visible()


def test_a_match_that_began_with_another_card_file_is_shown_with_the_names_of_its_own(person: Person) -> None:
    cards = definition_of(GAME).data.content["cards"]
    renamed = [{**card, "name_en": f"Old {card['name_en']}"} for card in cards["influence"]]
    own = use_data(GAME, msgspec.json.encode({**cards, "influence": renamed}))
    try:
        match = new_match(GAME, 3, 1)
    finally:
        use_data(GAME, None)
    leads(person).is_known()

    def of_its_cards(route: Route) -> None:
        # The server of the tests has never seen that file; one whose card file was replaced would know it.
        data = own.data.fingerprint
        words_or_facts = words_of("en", GAME, data) if "/words/" in route.request.url else facts_of(GAME, data)
        route.fulfill(body=msgspec.json.encode(words_or_facts), content_type="application/json")

    person.page.route(f"**/api/**data={own.data.fingerprint}", of_its_cards)
    Stage(match, Random(1)).opens_for(person)
    person.goes_to(f"/table/{lay(person.server.database, match, [person.guest, STRANGER, STRANGER])}")
    held = match.view(0)["table"]["leaders"][0]["hand"]
    for card in held:
        name = own.words("en").say(f"card-{card}")
        assert name.startswith("Old ")
        expect(hand(person).filter(has_text=name)).to_have_count(1)
