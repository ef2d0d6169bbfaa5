"""Reloading the page, and the end of the server in the middle of a match: nothing is lost."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.conftest import Invite
from tests.browser.people import Person
from tests.browser.serving import TableServer


def log_of(person: Person) -> list[str]:
    return person.opens_panel("log").get_by_role("listitem").all_inner_texts()


def test_a_match_survives_reload_and_the_death_of_the_server(invite: Invite, mortal_server: TableServer) -> None:
    person = invite(at=mortal_server, forgiving=True)
    person.starts_against_bots()
    person.plays_until(lambda: person.traffic.states()[-1]["view"]["table"]["round"] == 2)
    person.plays_first_option()
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
