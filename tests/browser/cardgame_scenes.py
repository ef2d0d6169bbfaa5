"""States of the card game's table that look different: a name, and the way there."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from functools import cache, partial
from random import Random
from typing import Any

from playwright.sync_api import Locator, expect

from maester.engine import Decision, Match, definition_of, new_match
from maester.games.cardgame.acting import Use
from maester.games.cardgame.marshalling import Attach
from maester.server.static_data import facts_of
from maester.words import words
from tests.browser.laying import lay
from tests.browser.people import Person

GAME = "cardgame"
TRIES = 400
BUSY = ("play", "attach", "place", "declare", "add-duplicate")
"""What somebody does who wants to see something happen."""

Table = dict[str, Any]
Wanted = Callable[[Table, Decision], bool]
Arrive = Callable[[Person], None]


def plays_cards(person: Person) -> Person:
    """The person speaks the words of this game."""
    definition_of(GAME)  # makes its words known
    person.words = words(person.words.language, GAME)
    return person


# --- positions ------------------------------------------------------------------------------------------------


@cache
def match_asking(kind: str, wanted: Wanted | None = None, *, draft: bool = False) -> Match:
    """A match that has come to a question of this kind for the first seat, at a table as it is wanted."""

    def is_there(match: Match) -> bool:
        if 0 not in match.to_act or match.decision(0).kind != kind:
            return False
        return wanted is None or wanted(match.view(0)["table"], match.decision(0))

    for number in range(TRIES):
        rng, match = Random(number), new_match(GAME, 2, number, {"draft": draft})
        while not match.over:
            if is_there(match):
                return match
            seat = match.to_act[0]
            match.play(seat, _likely(match, seat, rng))
    raise LookupError(f"none of {TRIES} matches comes to {kind}")


def _likely(match: Match, seat: int, rng: Random) -> Any:
    options = match.decision(seat).options
    busy = [option for option in options if match.lexicon.plain(option)["move"] in BUSY]
    return rng.choice(busy if busy and rng.random() < 0.8 else options)


def marshalling(table: Table, decision: Decision) -> bool:
    return table["phase"] == "marshalling" and len(decision.options) > 5


def full_table(table: Table, decision: Decision) -> bool:
    """Nothing in play is lit: to that the table would scroll by itself where it has little room."""
    is_full = table["phase"] == "marshalling" and len(table["players"][0]["in_play"]) > 11
    return is_full and not any(isinstance(option, Use | Attach) for option in decision.options)


def some_attack(table: Table, decision: Decision) -> bool:
    return len(decision.prompt.values["picked"]) > 0 and len(decision.options) > 2


def some_bypassed(table: Table, decision: Decision) -> bool:
    return bool(table["challenge"]["bypassed"]) and len(decision.options) > 2


def both_fight(table: Table, decision: Decision) -> bool:
    challenge = table["challenge"]
    return bool(challenge and challenge["attackers"] and challenge["defenders"]) and len(decision.options) > 1


def some_doomed(table: Table, decision: Decision) -> bool:
    return bool(table["doomed"]) and len(decision.options) > 1


def many(table: Table, decision: Decision) -> bool:
    return len(decision.options) > 2


# --- ways there -----------------------------------------------------------------------------------------------


def sits_at(person: Person, match: Match) -> None:
    """At a table that has come to this position, on the first seat, against a bot."""
    plays_cards(person)
    if not person.context.cookies():
        person.is_known()
    table = lay(person.server.database, match, [person.guest, None])
    person.goes_to(f"/table/{table}")
    person.is_at_the_table()
    person.waits_for_turn()
    expect(person.board.locator(".court")).to_be_visible()


def _asked(person: Person, kind: str, wanted: Wanted | None = None, *, draft: bool = False) -> None:
    sits_at(person, match_asking(kind, wanted, draft=draft))


def _read(person: Person) -> None:
    """A card in the hand was tapped: the board tells all about it."""
    _asked(person, "act", marshalling)
    lit(hand(person), person).first.click()
    expect(person.button("court-details")).to_be_visible()


def _details(person: Person) -> None:
    _read(person)
    person.button("court-details").click()
    expect(person.page.get_by_role("dialog")).to_be_visible()


def _piles(person: Person) -> None:
    _asked(person, "act", full_table)
    piles = re.compile(re.escape(person.say("court-piles-of", house="stark")))
    person.page.get_by_role("button", name=piles).click()
    expect(person.page.get_by_role("dialog")).to_be_visible()


def _players(person: Person) -> None:
    _asked(person, "act", full_table)
    expect(person.opens_panel("players")).to_be_visible()


def _new_table(person: Person) -> None:
    plays_cards(person).goes_to(f"/new/{GAME}")
    expect(person.page.get_by_label(person.option_meaning("power"))).to_be_visible()


SCENES: Mapping[str, Arrive] = {
    "new-table": _new_table,
    "mulligan": partial(_asked, kind="take-mulligan"),
    "set-up": partial(_asked, kind="place-cards", wanted=lambda _, decision: bool(decision.prompt.values["picked"])),
    "plot": partial(_asked, kind="choose-plot"),
    "draft": partial(_asked, kind="draft-plot", draft=True),
    "plot-deck": partial(_asked, kind="choose-seven", draft=True),
    "marshalling": partial(_asked, kind="act", wanted=marshalling),
    "full-table": partial(_asked, kind="act", wanted=full_table),
    "read": _read,
    "challenges": partial(_asked, kind="choose-challenge", wanted=many),
    "attack": partial(_asked, kind="declare-attackers", wanted=some_attack),
    "defence": partial(_asked, kind="declare-defenders", wanted=some_bypassed),
    "lane": partial(_asked, kind="act", wanted=both_fight),
    "claim": partial(_asked, kind="choose-casualties", wanted=many),
    "save": partial(_asked, kind="act", wanted=some_doomed),
    "details": _details,
    "piles": _piles,
    "players": _players,
}


# --- what is on the table ---------------------------------------------------------------------------------------


def hand(person: Person) -> Locator:
    """The cards in the own hand."""
    return person.page.get_by_role("region", name=person.say("court-own-hand"), exact=True).get_by_role("button")


def laid_out(person: Person) -> Locator:
    """The cards that are laid out to choose from."""
    return person.page.get_by_role("region", name=person.say("court-laid"), exact=True).get_by_role("button")


def in_play(person: Person, house: str) -> Locator:
    """The cards that a House has in play, beside the lane."""
    name = person.say("court-area", house=house)
    return person.page.get_by_role("region", name=name, exact=True).get_by_role("button")


def table(person: Person) -> Locator:
    """All cards on the table."""
    return person.page.get_by_role("group", name=person.say("court-table"), exact=True).get_by_role("button")


def actions(person: Person) -> Locator:
    """The buttons under the table."""
    return person.page.get_by_role("group", name=person.say("court-actions"), exact=True).get_by_role("button")


def lit(cards: Locator, person: Person) -> Locator:
    return cards.and_(person.page.locator(".lit"))


# --- its words ----------------------------------------------------------------------------------------------------


@cache
def printed() -> tuple[str, ...]:
    """What stands on the cards, in English and Polish: data, which the pseudo-locale leaves alone."""
    found: set[str] = set()
    facts = facts_of(GAME)
    for card in facts.cards:
        found |= {
            *card.names.values(),
            *card.texts.values(),
            *(text for note in card.notes for text in note.texts.values()),
        }
    found |= {name for trait in facts.data["cards"]["trait_names_pl"].items() for name in trait}
    return tuple(filter(None, found))
