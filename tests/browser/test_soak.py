"""Matches at random before the browser's eyes: whatever happens, and however much of it at once, no page complains.

`make soak-browser` shows more of them, from beginning to end. What a match is and who sees it is told by its number
alone, which is in the name of the test: `make soak-browser GAMES=1 SEED=1042` shows number 1042 again.
"""

from __future__ import annotations

import os
from random import Random

import pytest
from playwright.sync_api import Page, expect

from maester.engine import definition_of
from maester.words import words
from tests.browser.conftest import Invite
from tests.browser.laying import STRANGER, lay
from tests.browser.people import Person
from tests.browser.soaking import READ, SIZES, Lot, faults_of_words, played_out, taps_anything
from tests.browser.stage import Stage

MATCHES = int(os.environ.get("MAESTER_SOAK", "0"))
"""How many matches of each game are seen from beginning to end; 0: a part of one, and not of each game in each way."""
FIRST = int(os.environ.get("MAESTER_SOAK_SEED", "1"))
NUMBERS = range(FIRST, FIRST + max(1, MATCHES))
STEPS = 10_000 if MATCHES else 15
ANSWERS = 150 if MATCHES else 5
BATCHES = (1, 1, 1, 1, 2, 3, 6, 15, 40)
"""So many entries come at once."""

GAMES = ("boardgame", "alliances", "cardgame", "miniatures")
LOTS = pytest.mark.parametrize("number", NUMBERS)


def comes_to_see(invite: Invite, lot: Lot) -> Person:
    person = invite(**lot.wishes())
    definition_of(lot.game)  # makes its words known
    person.words = words(person.words.language, lot.game)
    person.is_known()
    return person


def is_calm(person: Person) -> None:
    assert not person.complaints, person.complaints


def is_well(person: Person) -> None:
    """Neither has the page complained, nor does it say what nobody meant it to say."""
    is_calm(person)
    assert faults_of_words(person.page) == []


def sees_the_table(person: Person) -> None:
    expect(person.board.or_(person.curtain).first).to_be_visible()
    expect(person.page.get_by_text(person.say("web-loading"))).to_have_count(0)


def draws(page: Page) -> None:
    """Lets the page draw what it knows: what moves begins to move."""
    page.evaluate("() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))")


# --- a table at which the test says what happens ------------------------------------------------------------------


@pytest.mark.parametrize("game", GAMES)
@LOTS
def test_a_table_at_which_anything_happens(invite: Invite, game: str, number: int) -> None:
    lot = Lot(game, number)
    match, dice = lot.match(), lot.dice("table")
    person = comes_to_see(invite, lot)
    stage = Stage(match, dice)
    stage.opens_for(person)
    # A spectator, somebody with a seat, or two at one screen.
    mine = dice.sample(range(match.players), dice.choice((0, 0, 1, 1, 1, 2)))
    guests = [person.guest if seat in mine else STRANGER for seat in range(match.players)]
    person.goes_to(f"/table/{lay(person.server.database, match, guests)}")
    sees_the_table(person)
    for step in range(STEPS):
        something_happens(person, stage, dice)
        is_calm(person)
        if step % 5 == 0:
            is_well(person)
        if match.over:
            break
    stage.goes_on(1)
    is_well(person)


def something_happens(person: Person, stage: Stage, dice: Random) -> None:
    """Others play, or the person taps something; now and then something else. A failed test shows what it was."""
    chance = dice.random()
    if chance < 0.45:
        entries = dice.choice(BATCHES)
        print("entries:", entries)
        stage.goes_on(entries)
        if dice.random() < 0.4:
            person.page.evaluate(READ)
    elif chance < 0.96:
        print("taps:", taps_anything(person.page, dice))
    else:
        what = dice.choice((escapes, turns_the_screen, loses_the_table, speaks_otherwise, reloads))
        print(what.__name__)
        what(person, stage, dice)
    if dice.random() < 0.1:
        draws(person.page)


def escapes(person: Person, _: Stage, __: Random) -> None:
    person.page.keyboard.press("Escape")


def turns_the_screen(person: Person, _: Stage, dice: Random) -> None:
    (width, height), _touched = dice.choice(SIZES)
    person.page.set_viewport_size({"width": width, "height": height})


def loses_the_table(person: Person, stage: Stage, _: Random) -> None:
    stage.hangs_up()
    person.until(lambda: stage.is_connected)
    expect(person.page.locator(".lost")).to_have_count(0)


def reloads(person: Person, _: Stage, __: Random) -> None:
    person.page.reload()
    sees_the_table(person)


def speaks_otherwise(person: Person, stage: Stage, _: Random) -> None:
    """Changes the language in the middle of it all."""
    person.page.keyboard.press("Escape")
    menu = person.page.locator("header .bar > button").first
    if menu.count() == 0:
        return
    menu.click()
    language = "pl" if person.words.language == "en" else "en"
    person.page.get_by_role("dialog").get_by_role("button", name={"pl": "Polski", "en": "English"}[language]).click()
    person.words = words(language, stage.match.definition.id)
    person.page.keyboard.press("Escape")
    expect(person.page.locator("dialog[open]")).to_have_count(0)
    sees_the_table(person)


# --- a table of the server -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", GAMES if MATCHES else ["cardgame"])
@LOTS
def test_a_table_of_bots_at_which_somebody_may_sit(invite: Invite, game: str, number: int) -> None:
    lot = Lot(game, number)
    match, dice = lot.match(), lot.dice("bots")
    person = comes_to_see(invite, lot)
    mine = dice.choice([None, *range(match.players)])
    guests = [person.guest if seat == mine else None for seat in range(match.players)]
    person.goes_to(f"/table/{lay(person.server.database, match, guests)}")
    sees_the_table(person)
    for _ in range(ANSWERS):
        answers_or_waits(person, dice)
        is_well(person)
        if person.end_link.count():
            break


_CHOOSE = """(number) => {
  const options = document.querySelectorAll('button.option:enabled');
  options[number % options.length]?.click();
}"""


def answers_or_waits(person: Person, dice: Random) -> None:
    """An answer, from the list or on the board, the last one taken back, or the page anew: as people do."""
    chance, undo = dice.random(), person.button("table-undo")
    if chance < 0.03:
        person.page.reload()
        sees_the_table(person)
    elif chance < 0.08 and undo.count():
        undo.first.click(force=True)
    elif chance < 0.5:
        taps_anything(person.page, dice)
    else:
        # By a click of the page itself: bots are quick, and an option may be gone before a hand reaches it.
        choose = (
            "(at) => { const all = document.querySelectorAll('button.option:enabled'); all[at % all.length]?.click() }"
        )
        person.page.evaluate(choose, dice.randrange(1000))
    draws(person.page)


# --- a film --------------------------------------------------------------------------------------------------------

_WALK = f"""async ([steps, reads]) => {{
  const read = {READ};
  let waiting = 0;
  const ask = window.fetch;
  window.fetch = (...asked) => {{ waiting += 1; return ask(...asked).finally(() => {{ waiting -= 1; }}); }};
  const moment = () => new Promise((over) => setTimeout(over));
  const next = document.querySelector('.film button:last-of-type');
  for (let step = 0; step < steps && !next.disabled; step += 1) {{
    next.click();
    do await moment(); while (waiting);
    await moment();
    if (reads) await read();
  }}
  window.fetch = ask;
  return !next.disabled;
}}"""


@pytest.mark.parametrize("game", GAMES if MATCHES else ["alliances"])
@LOTS
def test_a_film_entry_by_entry(invite: Invite, game: str, number: int) -> None:
    lot = Lot(game, number)
    person, dice = comes_to_see(invite, lot), lot.dice("film")
    start = lot.match()
    played = played_out(start, dice)
    mine = dice.choice([None, *range(start.players)])
    guests = [person.guest if seat == mine else STRANGER for seat in range(start.players)]
    table = lay(person.server.database, start, guests, played=played)
    first = 0 if MATCHES else dice.randrange(len(played))
    person.goes_to(f"/replay/{table}?at={first}")
    slider = person.page.get_by_role("slider", name=person.say("film-slider"))
    sees_the_table(person)
    left = STEPS
    while left > 0 and person.page.evaluate(_WALK, [steps := dice.choice((1, 5, 20)), dice.random() < 0.7]):
        left -= steps
        is_well(person)
        for _ in range(dice.randrange(3)):
            taps_anything(person.page, dice, avoid=person.say("film-play-on"))
        person.page.keyboard.press("Escape")
    for _ in range(3):
        slider.fill(str(dice.randrange(len(played) + 1)))
        is_well(person)
    person.goes_to(f"/table/{table}/end")
    expect(person.heading("proof-title")).to_be_visible()
    is_well(person)
