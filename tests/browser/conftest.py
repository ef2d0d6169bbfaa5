"""The browser, the server and the people of the browser tests."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect, sync_playwright

from tests.browser.chromium import ARGUMENTS, chromium
from tests.browser.people import PATIENCE, Person
from tests.browser.serving import TableServer

Invite = Callable[..., Person]


# One for the tests of this folder, not for the whole session: while it is there no other event loop can run.
@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    """One Chromium for all tests of this folder."""
    path, environment = chromium()
    expect.set_options(timeout=PATIENCE)
    with sync_playwright() as playwright:
        launched = playwright.chromium.launch(
            executable_path=path, env=dict(environment), args=ARGUMENTS, timeout=4 * PATIENCE
        )
        yield launched
        launched.close()


@pytest.fixture(scope="package")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[TableServer]:
    """A server that the tests of this folder share: each test sits at tables of its own."""
    running = TableServer(tmp_path_factory.mktemp("server"))
    running.start()
    yield running
    running.stop()


@pytest.fixture
def mortal_server(tmp_path: Path) -> Iterator[TableServer]:
    """A server that a test may kill."""
    running = TableServer(tmp_path)
    running.start()
    yield running
    running.stop()


@pytest.fixture
def invite(browser: Browser, server: TableServer) -> Iterator[Invite]:
    """People with a browser each. In the end none of their pages may have complained."""
    people: list[Person] = []

    def somebody(**wishes: object) -> Person:
        person = Person(browser, wishes.pop("at", server), **wishes)  # type: ignore[arg-type]
        person.page.set_default_timeout(PATIENCE)
        people.append(person)
        return person

    yield somebody
    for person in people:
        person.leaves_the_house()
    complaints = [complaint for person in people for complaint in person.complaints]
    assert not complaints, complaints


@pytest.fixture
def person(invite: Invite) -> Person:
    """Somebody with a wide screen who speaks English."""
    return invite()
