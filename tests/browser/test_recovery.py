"""Reloading the page, the end of the server in the middle of a match, a board that fails: nothing is lost."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from typing import Any

from playwright.sync_api import WebSocketRoute, expect

from tests.browser.conftest import Invite
from tests.browser.people import Person
from tests.browser.scenes import SCENES
from tests.browser.serving import TableServer


def log_of(person: Person) -> list[str]:
    return person.opens_panel("log").get_by_role("listitem").all_inner_texts()


def test_a_match_survives_reload_and_the_death_of_the_server(invite: Invite, mortal_server: TableServer) -> None:
    person = invite(at=mortal_server, forgiving=True)
    person.starts_against_bots()
    person.plays_until(lambda: person.traffic.states()[-1]["view"]["table"]["round"] == 2)
    person.plays_first_option()
    person.waits_for_turn()
    asked, log, options = person.bar.inner_text(), log_of(person), person.options.all_inner_texts()

    person.page.reload()
    expect(person.bar).to_have_text(asked)
    assert (log_of(person), person.options.all_inner_texts()) == (log, options)

    mortal_server.kill()
    lost = person.page.get_by_role("alert").filter(has_text=person.say("bar-lost"))
    expect(lost).to_be_visible()
    mortal_server.start()
    expect(lost).to_have_count(0)
    assert (person.bar.inner_text(), log_of(person), person.options.all_inner_texts()) == (asked, log, options)

    person.plays_to_the_end()
    assert log_of(person)[: len(log)] == log


class Spoiler:
    """Stands between the server and a page, and spoils states on their way when it is told to."""

    def __init__(self, person: Person) -> None:
        self.spoils: Callable[[dict[str, Any]], None] | None = None
        person.page.route_web_socket(re.compile("/api/"), self._listen)

    def _listen(self, page: WebSocketRoute) -> None:
        server = page.connect_to_server()
        server.on_message(lambda message: page.send(self._spoiled(message)))

    def _spoiled(self, message: str | bytes) -> str | bytes:
        told = json.loads(message)
        if self.spoils is None or told["type"] != "state":
            return message
        self.spoils(told)
        return json.dumps(told)


def doubles_an_area(state: dict[str, Any]) -> None:
    state["view"]["table"]["areas"].append(state["view"]["table"]["areas"][0])


def turns_no_card(state: dict[str, Any]) -> None:
    state["events"].append({"event": "wildling-card-revealed"})


def test_a_board_that_fails_at_what_happened_is_drawn_again_at_once(person: Person) -> None:
    spoiler = Spoiler(person)
    SCENES["planning"](person)
    spoiler.spoils = turns_no_card
    person.plays_first_option()
    person.until(lambda: bool(person.complaints))
    expect(person.page.get_by_text(person.say("board-failed"))).to_have_count(0)
    expect(person.board).to_be_visible()

    spoiler.spoils = None
    person.plays_first_option()
    person.complaints.clear()


def test_around_a_board_that_can_not_be_drawn_the_match_goes_on(person: Person) -> None:
    spoiler = Spoiler(person)
    SCENES["planning"](person)
    spoiler.spoils = doubles_an_area
    person.plays_first_option()
    failed = person.page.get_by_text(person.say("board-failed"))
    expect(failed).to_be_visible()
    person.button("board-redraw").click()
    expect(failed).to_be_visible()
    assert all("each_key_duplicate" in complaint for complaint in person.complaints)
    assert person.complaints
    person.complaints.clear()

    spoiler.spoils = None
    person.plays_first_option()
    expect(failed).to_have_count(0)
    expect(person.board).to_be_visible()
