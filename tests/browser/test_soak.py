"""Matches at random before the browser's eyes: whatever happens, and however much of it at once, no page complains.

`make soak-browser` shows more of them. What a match is and who sees it is told by its number alone, which is in the name
of the test: `MAESTER_SOAK_SEED=1042 MAESTER_SOAK=1` begins with that one.
"""

from __future__ import annotations

import os
from random import Random

import pytest
from playwright.sync_api import Page, expect

from maester.engine import Match, definition_of
from maester.words import words
from tests.browser.conftest import Invite
from tests.browser.laying import lay
from tests.browser.people import Person
from tests.browser.soaking import Lot, faults_of_words, played_out, taps_anything
from tests.browser.stage import Stage

MATCHES = int(os.environ.get("MAESTER_SOAK", "0"))
"""How many matches of each game are shown from beginning to end; 0: one of each, and only its beginning."""
FIRST = int(os.environ.get("MAESTER_SOAK_SEED", "1"))
NUMBERS = range(FIRST, FIRST + max(1, MATCHES))
SHORT = 25
"""So many steps of a match are its beginning."""
LONG = 10_000
STEPS = LONG if MATCHES else SHORT
BATCHES = (1, 1, 1, 1, 2, 3, 6, 15, 40)
"""So many entries come at once."""
NOBODY = "f" * 22

GAMES = pytest.mark.parametrize("game", ["boardgame", "alliances", "cardgame"])
LOTS = pytest.mark.parametrize("number", NUMBERS)


def comes_to_see(invite: Invite, lot: Lot) -> Person:
    person = invite(**lot.wishes())
    definition_of(lot.game)  # makes its words known
    person.words = words(person.words.language, lot.game)
    person.is_known()
    return person


def is_well(person: Person) -> None:
    assert not person.complaints, person.complaints
    assert faults_of_words(person.page) == []


@GAMES
@LOTS
def test_a_table_at_which_anything_happens(invite: Invite, game: str, number: int) -> None:
    lot = Lot(game, number)
    match, dice = lot.match(), lot.dice("table")
    seat = dice.choice([None, *range(match.players)])
    person = comes_to_see(invite, lot)
    stage = Stage(match, seat, dice)
    stage.opens_for(person)
    guests = [person.guest if one == seat else NOBODY for one in range(match.players)]
    person.goes_to(f"/table/{lay(person.server.database, match, guests)}")
    expect(person.board).to_be_visible()
    expect(person.bar).not_to_have_text(person.say("web-loading"))
    for _ in range(STEPS):
        something_happens(person, stage, dice)
        is_well(person)
        if match.over:
            break
    is_well(person)


def something_happens(person: Person, stage: Stage, dice: Random) -> None:
    chance = dice.random()
    if chance < 0.45:
        stage.goes_on(dice.choice(BATCHES))
    elif chance < 0.96:
        taps_anything(person.page, dice)
    elif chance < 0.98:
        person.page.keyboard.press("Escape")
    else:
        person.page.reload()
        expect(person.board).to_be_visible()
    if dice.random() < 0.1:
        draws(person.page)


def draws(page: Page) -> None:
    """Lets the page draw what it knows, and what moves begin to move."""
    page.evaluate("() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))")


def film_of(person: Person, lot: Lot) -> tuple[str, Match, int]:
    """A finished match of that lot, in the person's drawer."""
    start = lot.match()
    played = played_out(start, lot.dice("film"))
    dice = lot.dice("eyes")
    mine = dice.choice([None, *range(start.players)])
    guests = [person.guest if seat == mine else NOBODY for seat in range(start.players)]
    return lay(person.server.database, start, guests, played=played), start, len(played)


_WALK = """async (steps) => {
  let waiting = 0;
  const ask = window.fetch;
  window.fetch = (...asked) => { waiting += 1; return ask(...asked).finally(() => { waiting -= 1; }); };
  const moment = () => new Promise((over) => setTimeout(over));
  const [next] = document.querySelectorAll('.film button:last-of-type');
  for (let step = 0; step < steps && !next.disabled; step += 1) {
    next.click();
    do await moment(); while (waiting);
    await moment();
  }
  window.fetch = ask;
  return !next.disabled;
}"""


@GAMES
@LOTS
def test_a_film_from_the_first_entry_to_the_last(invite: Invite, game: str, number: int) -> None:
    lot = Lot(game, number)
    person, dice = comes_to_see(invite, lot), lot.dice("walk")
    table, _, entries = film_of(person, lot)
    at = 0 if MATCHES else dice.randrange(max(1, entries - SHORT))
    person.goes_to(f"/replay/{table}?at={at}")
    slider = person.page.get_by_role("slider", name=person.say("film-slider"))
    expect(slider).to_be_visible()
    steps = 0
    while steps < STEPS and person.page.evaluate(_WALK, walked := dice.choice((1, 5, 20))):
        steps += walked
        is_well(person)
        for _ in range(dice.randrange(3)):
            taps_anything(person.page, dice)
        person.page.keyboard.press("Escape")
        if not on_the_film(person):
            break
    for _ in range(3):
        slider.fill(str(dice.randrange(entries + 1)))
        is_well(person)


def on_the_film(person: Person) -> bool:
    return "/replay/" in person.page.url
