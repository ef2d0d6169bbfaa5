"""States of the table of Alliances that look different: a name, and the way there."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from functools import cache, partial
from random import Random
from typing import Any

from playwright.sync_api import Locator, expect

from maester import rulebook
from maester.engine import Decision, Match, definition_of, new_match
from maester.games.alliances.bidding import PlayCard
from maester.server.record import EntryRow
from maester.server.static_data import facts_of
from maester.words import words
from tests.browser.laying import lay
from tests.browser.people import Person

GAME = "alliances"
TRIES = 400
KNEELS = 0.33
"""How often somebody kneels who could play: hands last for a season, as those of people do."""
_NOTE = re.compile(r"\s*\[[^\]]*\]\s*$")

Table = dict[str, Any]
Wanted = Callable[[Table, Decision], bool]
Arrive = Callable[[Person], None]


def leads(person: Person) -> Person:
    """The person speaks the words of this game."""
    definition_of(GAME)  # makes its words known
    person.words = words(person.words.language, GAME)
    return person


# --- positions ------------------------------------------------------------------------------------------------


@cache
def match_where(wanted: Wanted, players: int = 3, **options: Any) -> Match:
    """A match in which the first seat is asked something, at a table as it is wanted."""
    for number in range(TRIES):
        rng, match = Random(number), new_match(GAME, players, number, options)
        while not match.over:
            if 0 in match.to_act and wanted(match.view(0)["table"], match.decision(0)):
                return match
            seat = match.to_act[0]
            match.play(seat, _likely(match, seat, rng))
    raise LookupError(f"none of {TRIES} matches comes there")


def _likely(match: Match, seat: int, rng: Random) -> Any:
    options = match.decision(seat).options
    kneeling = [option for option in options if match.lexicon.plain(option)["move"] == "kneel"]
    return kneeling[0] if kneeling and rng.random() < KNEELS else rng.choice(options)


@cache
def match_with_a_tie() -> tuple[Match, list[EntryRow]]:
    """A match before its first move, and what is played until it ends with a tie that must be broken."""
    for number in range(TRIES):
        start = new_match(GAME, 3, number, {"quick_game": True})
        rng, match, rows = Random(number), start.clone(), []
        while not match.over:
            seat = match.to_act[0]
            move = _likely(match, seat, rng)
            rows.append(EntryRow(seat, match.lexicon.plain(move)))
            match.play(seat, move)
        if match.result is not None and match.result.tie_breaks:
            return start, rows
    raise LookupError(f"none of {TRIES} matches ends with a tie")


@cache
def asks(kind: str) -> Wanted:
    return lambda _, decision: bool(decision.kind == kind)


@cache
def turn_of(season: str, cards: int) -> Wanted:
    """A turn in that season, with so many cards in the bid areas."""
    return lambda table, decision: (
        decision.kind == "take-turn"
        and table["season"] == season
        and sum(len(leader["bid"]) for leader in table["leaders"]) >= cards
    )


def changed_total(table: Table, decision: Decision) -> bool:
    """A rule of this round has changed somebody's total, and an ability the value of a card."""
    return decision.kind == "take-turn" and any(
        len(leader["total_lines"]) > len(leader["bid"]) > 1 for leader in table["leaders"]
    )


def forbidden_card(table: Table, decision: Decision) -> bool:
    """The hand holds a card that can't be played now, and others that can."""
    playable = {option.card for option in decision.options if isinstance(option, PlayCard)}
    return bool(decision.kind == "take-turn" and 0 < len(playable) < len(set(table["leaders"][0]["hand"])))


def set_aside(table: Table, decision: Decision) -> bool:
    return decision.kind == "choose-card-to-keep" and len(table["aside"]) == 4


# --- ways there -----------------------------------------------------------------------------------------------


def sits_at(person: Person, match: Match) -> None:
    """At a table that has come to this position, on the first seat, against bots."""
    leads(person)
    if not person.context.cookies():
        person.is_known()
    table = lay(person.server.database, match, [person.guest, *(None for _ in match.seats[1:])])
    person.goes_to(f"/table/{table}")
    person.is_at_the_table()
    person.waits_for_turn()
    expect(person.board.locator(".ring")).to_be_visible()


def _asked(person: Person, wanted: Wanted, players: int = 3, **options: Any) -> None:
    sits_at(person, match_where(wanted, players, **options))


def _staged(person: Person) -> None:
    """A card of the hand was tapped: it can be read, confirmed, or taken back."""
    _asked(person, turn_of("summer", 0))
    hand(person).first.click()
    expect(person.button("ring-confirm")).to_be_visible()


def _details(person: Person) -> None:
    _staged(person)
    person.button("ring-read").click()
    expect(person.page.get_by_role("dialog")).to_be_visible()


def _looked(person: Person, what: str) -> None:
    """A leader, a council or the piles, looked at closely late in a match of six."""
    _asked(person, turn_of("winter", 6), 6, advanced=True)
    if what == "piles":
        person.board.locator(".piles, .brief").first.click()
        expect(person.page.get_by_role("region", name=person.say("ring-piles"))).to_be_visible()
    else:
        person.board.locator(f"[data-place={what}] > button").click()
        expect(person.board.locator(".look")).to_be_visible()


def _new_table(person: Person) -> None:
    leads(person).goes_to(f"/new/{GAME}")
    expect(person.page.get_by_label(person.option_meaning("draft"))).to_be_visible()


def _over(person: Person, page: str) -> None:
    leads(person)
    if not person.context.cookies():
        person.is_known()
    start, played = match_with_a_tie()
    table = lay(person.server.database, start, [person.guest, None, None], played=played)
    person.goes_to(page.format(table=table))


def _counted(person: Person) -> None:
    _over(person, "/table/{table}")
    expect(person.page.get_by_role("region", name=person.say("ring-final"))).to_be_visible()


def _end(person: Person) -> None:
    _over(person, "/table/{table}/end")
    expect(person.heading("proof-title")).to_be_visible()
    tie = person.page.get_by_text(person.say("end-tie-breaks", names=[""]).partition(":")[0])
    expect(tie).to_be_visible()


SCENES: Mapping[str, Arrive] = {
    "new-table": _new_table,
    "leaders": partial(_asked, wanted=asks("choose-leader-card"), players=5, leaders="chosen"),
    "draft": partial(_asked, wanted=set_aside, players=4, draft="card-draft"),
    "late": partial(_asked, wanted=turn_of("winter", 6), players=6, advanced=True),
    "claim": partial(_asked, wanted=asks("place-ally"), players=5),
    "bid-card": partial(_asked, wanted=asks("move-bid-card"), players=4, open_allies=True),
    "allies": partial(_asked, wanted=asks("order-looked"), players=3),
    "leader": partial(_looked, what="leader-1"),
    "piles": partial(_looked, what="piles"),
    "details": _details,
    "counted": _counted,
    "end": _end,
}


# --- what is on the table ---------------------------------------------------------------------------------------


def hand(person: Person) -> Locator:
    """The cards of the own hand, or those that go round in a draft."""
    return person.board.locator("[data-place=hand]").get_by_role("button")


def leader(person: Person, seat: int) -> Locator:
    """What lies before a leader."""
    return person.board.locator(f"[data-place=leader-{seat}]")


def council(person: Person, number: int) -> Locator:
    return person.board.locator(f"[data-place=council-{number}]")


def lit(person: Person) -> Locator:
    """Everything on the board that can be chosen, but for plain buttons."""
    places = (
        "[data-place].lit > button",
        "button.lit:not(.head)",
        "button.choose",
        "button.pick",
        "button.token",
        "button.leader",
    )
    return person.board.locator(", ".join(f"{place}:enabled" for place in places))


def answers(person: Person) -> Locator:
    """The plain buttons: kneel, pass, yes and no."""
    return person.board.locator(".tray .line button:enabled")


def taps_an_answer(person: Person, dice: Random) -> None:
    """Answers on the board alone: takes something up, and confirms it."""
    expect(person.board.locator(".tray")).to_be_visible()
    person.is_answered()
    # What only this seat was shown lies over the table until it is closed.
    shown = person.board.locator(".over").get_by_role("button", name=person.say("web-close"))
    if shown.count():
        shown.click()
    number = person.traffic.states()[-1]["decision"]["number"]
    places, buttons = lit(person), answers(person)
    choice = places if places.count() and (not buttons.count() or dice.random() > 0.5) else buttons
    choice.nth(dice.randrange(choice.count())).click()
    if person.button("ring-confirm").count():
        person.button("ring-confirm").click()
    person.until(lambda: (person.traffic.states()[-1]["decision"] or {}).get("number") != number)


# --- its words ----------------------------------------------------------------------------------------------------


@cache
def printed() -> tuple[str, ...]:
    """What stands in the box and in the catalogue of rules: data, which the pseudo-locale leaves alone."""
    found: set[str] = set()
    facts = facts_of(GAME)
    for card in facts.cards:
        found |= {*card.names.values(), *card.texts.values(), *(_NOTE.sub("", text) for text in card.texts.values())}
    found |= set(facts.data["cards"]["house_names_pl"])
    for rule in rulebook.catalogue(GAME).rules:
        found |= {rule.sentence("en"), rule.topic_in("en"), rule.id}
    return tuple(filter(None, found))
