"""Every page, and the states of the table that look different: a name, and the way there."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from playwright.sync_api import expect

from maester.engine import Match
from tests.browser.laying import GAME, NAME, STRANGER, lay, match_asking, match_where, match_with_a_tie
from tests.browser.people import Person

Arrive = Callable[[Person], None]
USER_TEXT = "Żółw & <b>kot</b>"
"""A name that a person has chosen; it must arrive on pages as it is."""


def _page(path: str, shows: str) -> Arrive:
    """A page of its own, and a heading by which one sees that it is there."""

    def arrive(person: Person) -> None:
        person.goes_to(path)
        expect(person.heading(shows)).to_be_visible()

    return arrive


def _home(person: Person) -> None:
    _running(person, match_asking("assign-order"))
    person.goes_to("/")
    mine = person.page.get_by_role("region", name=person.say("tables-mine"))
    expect(mine.get_by_role("link")).to_have_count(1)


def _tables(person: Person) -> None:
    _running(person, match_asking("assign-order"))
    person.goes_to("/tables")
    expect(person.page.get_by_text(person.say("tables-your-turn"), exact=True)).to_be_visible()


def _new_table(person: Person, company: str) -> None:
    person.goes_to(f"/new/{GAME}?with={company}")
    person.sets_up(players=4, rounds=2)


def _lobby(person: Person) -> None:
    _new_table(person, "friends")
    person.button("setup-invite").click()
    expect(person.page.get_by_label(person.say("lobby-link"))).to_be_visible()


def _rules(person: Person) -> None:
    person.goes_to(f"/rules/{GAME}")
    search = person.page.get_by_role("searchbox", name=person.say("rules-search"))
    search.fill({"pl": "zaopatrzenie"}.get(person.words.language, "supply"))
    expect(person.page.get_by_role("main").get_by_role("listitem")).not_to_have_count(0)


def _running(person: Person, match: Match) -> None:
    """At a table that has come to this position, on the first seat, against bots."""
    person.is_known()
    table = lay(person.server.database, match, [person.guest, *(None for _ in match.seats[1:])])
    person.goes_to(f"/table/{table}")
    person.is_at_the_table()
    expect(person.bar).not_to_have_text(person.say("web-loading"))


def _asked(person: Person, kind: str, players: int = 3) -> None:
    _running(person, match_asking(kind, players, rounds=3))
    person.waits_for_turn()


def _planning(person: Person) -> None:
    _asked(person, "assign-order", players=6)


def _full_board(person: Person) -> None:
    """Late in a match of six: as crowded as the board gets."""
    late = match_where(lambda match: match.to_act == (0,) and match.view(0)["table"]["round"] == 7, players=6, rounds=8)
    _running(person, late)
    person.waits_for_turn()


def _panel(person: Person, panel: str) -> None:
    _asked(person, "resolve-marches")
    expect(person.opens_panel(panel)).to_be_visible()


def _chat(person: Person) -> None:
    person.is_known()
    match = match_asking("resolve-marches", rounds=3)
    table = lay(person.server.database, match, [person.guest, STRANGER, None], names=[NAME, USER_TEXT])
    person.goes_to(f"/table/{table}")
    person.is_at_the_table()
    person.says_to_table(USER_TEXT)
    person.whispers(match.seats[1], USER_TEXT)


def _card(person: Person) -> None:
    _asked(person, "assign-order")
    person.opens_panel("players").get_by_role("button").filter(has_text=person.say("card-eddard-stark")).click()
    expect(person.page.get_by_role("dialog")).to_be_visible()


def _menu(person: Person) -> None:
    _asked(person, "assign-order")
    person.button("table-menu").click()
    expect(person.page.get_by_role("dialog")).to_be_visible()


def _refused(person: Person) -> None:
    _asked(person, "assign-order")
    person.asks_why_not("order sunspear: raid")
    expect(person.page.get_by_role("alert")).to_be_visible()


def _curtain(person: Person) -> None:
    _new_table(person, "screen")
    person.starts()
    expect(person.curtain).to_be_visible()


def _over(person: Person, page: str) -> None:
    person.is_known()
    start, played = match_with_a_tie()
    table = lay(person.server.database, start, [person.guest, None, None], played=played)
    person.goes_to(page.format(table=table))


def _end(person: Person) -> None:
    _over(person, "/table/{table}/end")
    expect(person.heading("end-places")).to_be_visible()
    expect(person.heading("proof-title")).to_be_visible()
    tie = person.page.get_by_text(person.say("end-tie-breaks", names=[""]).partition(":")[0])
    expect(tie).to_be_visible()


def _replay(person: Person) -> None:
    _over(person, "/replay/{table}?at=12")
    expect(person.page.get_by_role("slider", name=person.say("film-slider"))).to_have_value("12")
    expect(person.board).to_be_visible()
    expect(person.page.get_by_text(person.say("web-loading"))).to_have_count(0)


SCENES: dict[str, Arrive] = {
    "home": _home,
    "tables": _tables,
    "new-table": partial(_new_table, company="bots"),
    "lobby": _lobby,
    "rules": _rules,
    "settings": _page("/settings", "web-page-settings"),
    "credits": _page("/credits", "web-page-credits"),
    "missing": _page("/nowhere/at/all", "missing-title"),
    "planning": _planning,
    "march": partial(_asked, kind="resolve-marches"),
    "battle": partial(_asked, kind="choose-house-card"),
    "bidding": partial(_asked, kind="bid"),
    "mustering": partial(_asked, kind="muster"),
    "full-board": _full_board,
    "log": partial(_panel, panel="log"),
    "chat": _chat,
    "table-rules": partial(_panel, panel="rules"),
    "players": partial(_panel, panel="players"),
    "card": _card,
    "menu": _menu,
    "refused": _refused,
    "curtain": _curtain,
    "end": _end,
    "replay": _replay,
}
