"""Several browsers at one table: nothing secret of one arrives at another, neither on the page nor on the wire."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import expect

from tests.browser.conftest import Invite
from tests.browser.laying import lay, match_where
from tests.browser.people import Person
from tests.browser.serving import TableServer
from tests.browser.traffic import objects_in

WHISPER = "Lannisport burns tonight"


def sit_together(invite: Invite) -> tuple[Person, Person, Person]:
    """Three people at a new table: one opens it and sends the link."""
    ala, bartek, cora = (invite() for _ in range(3))
    ala.goes_to("/")
    ala.way("home-friends").click()
    ala.sets_up(players=3, rounds=2)
    ala.button("setup-invite").click()
    link = ala.page.get_by_label(ala.say("lobby-link")).input_value()
    for friend in (bartek, cora):
        friend.goes_to(link)
        friend.button("lobby-join").first.click()
        expect(friend.button("lobby-join")).to_have_count(0)
    for everybody in (ala, bartek, cora):
        everybody.is_at_the_table()
        everybody.waits_for_turn()
    return ala, bartek, cora


def last_state(person: Person) -> dict[str, Any]:
    return person.traffic.states()[-1]


def house_of(person: Person) -> str:
    return str(last_state(person)["view"]["seat"])


def own_areas(person: Person) -> set[str]:
    """The areas for which the person may choose orders."""
    return {option["move"]["area"] for option in last_state(person)["decision"]["options"]}


def orders_told(person: Person, areas: set[str]) -> list[dict[str, Any]]:
    """Everything the person was ever told that names an order together with one of these areas."""
    told = [one for message in person.traffic.messages for one in objects_in(message)]
    return [one for one in told if one.get("area") in areas and (one.get("order") or one.get("token"))]


def assigns_all_orders(person: Person) -> None:
    while not (last_state(person)["decision"] or {"answered": True})["answered"]:
        person.plays_first_option()


def hear(speaker: Person, *others: Person) -> None:
    """A word to all: when it arrives, so has everything that was sent before it."""
    text = f"Word {len(speaker.traffic.frames)}"
    speaker.says_to_table(text)
    for other in others:
        expect(other.opens_panel("chat").get_by_role("log")).to_contain_text(text)


def test_orders_and_whispers_stay_with_those_who_may_know_them(invite: Invite) -> None:
    ala, bartek, cora = sit_together(invite)
    watcher = invite()
    watcher.goes_to(f"/table/{ala.table_id}")
    expect(watcher.board).to_be_visible()
    expect(watcher.bar).not_to_have_text(watcher.say("web-loading"))
    others = (bartek, cora, watcher)
    areas = own_areas(ala)

    # She lays an order, takes it back and lays another one: the others are told nothing at all.
    told = [len(other.traffic.states()) for other in others]
    ala.plays_first_option()
    ala.button("table-undo").click()
    expect(ala.button("table-undo")).to_have_count(0)
    ala.plays_first_option()
    hear(ala, *others)
    assert [len(other.traffic.states()) for other in others] == told

    # She is ready: they see that her orders lie there, face down.
    assigns_all_orders(ala)
    hear(ala, *others)
    for other in others:
        assert orders_told(other, areas) == []
    assert orders_told(ala, areas)

    ala.whispers(house_of(cora), WHISPER)
    hear(ala, *others)
    for other in (bartek, watcher):
        assert not other.traffic.holds(WHISPER)
        assert WHISPER not in other.page.content()
    assert cora.traffic.holds(WHISPER)
    cora.opens_panel("chat").get_by_role("button", name=cora.house(house_of(ala))).click()
    expect(cora.page.get_by_role("log").get_by_text(WHISPER)).to_be_visible()

    # All are ready, the orders are revealed: now everybody is told.
    assigns_all_orders(bartek)
    assert orders_told(bartek, areas) == []
    assigns_all_orders(cora)
    for other in others:
        expect(other.opens_panel("log").get_by_role("log")).to_contain_text(cora.say("area-winterfell"))
        assert orders_told(other, areas)


def test_a_bid_is_nobody_elses_business(invite: Invite, server: TableServer) -> None:
    match = match_where(both_bid, players=3, rounds=3)
    ala, bartek = invite(), invite()
    for person in (ala, bartek):
        person.is_known()
    table = lay(server.database, match, [ala.guest, bartek.guest, None])
    for person in (ala, bartek):
        person.goes_to(f"/table/{table}")
        person.waits_for_turn()
    # The bot's bid is there, and tells nobody anything from now on.
    bartek.until(lambda: last_state(bartek)["view"]["to_act"] == list(match.seats[:2]))

    ala.plays_first_option()
    hear(ala, bartek)
    told = bartek.traffic.states()
    ala.chooses(ala.options.last.inner_text())
    hear(ala, bartek)
    assert bartek.traffic.states() == told
    assert not any("bid" in one or "bids" in one for one in objects_in(told[-1]["view"]))

    bartek.plays_first_option()
    expect(bartek.opens_panel("log").get_by_role("log")).to_contain_text(bartek.house(house_of(ala)))
    assert len(bartek.traffic.states()) > len(told)


def both_bid(match: Any) -> bool:
    """The first two seats are asked for bids, and the first has something to bid with."""
    return all(seat in match.to_act and match.decision(seat).kind == "bid" for seat in (0, 1)) and (
        len(match.decision(0).options) > 1
    )
