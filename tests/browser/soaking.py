"""What a soak of the browser needs: matches and viewers chosen by lot, and a hand that taps whatever is there."""

from __future__ import annotations

import re
from dataclasses import dataclass
from random import Random
from typing import Any

from playwright.sync_api import Page

from maester.engine import Match, definition_of, new_match
from maester.engine.record import UNDO
from maester.harness.playing import configurations
from maester.server.record import EntryRow
from tests.browser.people import PHONE, WIDE, Size

BUSY = (
    "play", "attach", "place", "declare", "add-duplicate", "initiate", "use", "march-units", "recruit", "play-card",
    "declare-charge", "strike", "shoot",
)  # fmt: skip
"""Moves after which there is something to see."""
TAKES_BACK = 0.04
SIZES: tuple[tuple[Size, bool], ...] = (
    (WIDE, False),
    (PHONE, True),
    ((740, 360), True),
    ((1024, 768), False),
    ((1920, 1080), False),
)
"""Sizes of screens, and whether they are touched."""


@dataclass(frozen=True)
class Lot:
    """All that is left to chance about one match and about whoever sees it. The same number is always the same lot."""

    game: str
    number: int

    def dice(self, use: str) -> Random:
        """Dice of their own for each use, so that a change of one use leaves the others alone."""
        return Random(f"{self.game} {self.number} {use}")

    def match(self) -> Match:
        """A match before its first move, with any number of players and any options."""
        dice, definition = self.dice("match"), definition_of(self.game)
        players = dice.choice(definition.players)
        way = dice.choice(configurations(definition, players))
        return new_match(self.game, players, self.number, way.options)

    def wishes(self) -> dict[str, Any]:
        """The browser of whoever looks on: screen, language, theme, motion."""
        dice = self.dice("wishes")
        size, touch = dice.choice(SIZES)
        return {
            "size": size,
            "touch": touch,
            "language": dice.choice(("en", "pl")),
            "theme": dice.choice(("dark", "light")),
            "motion": dice.random() < 0.5,
        }


# --- playing at random --------------------------------------------------------------------------------------------


class Chance:
    """Plays any seat of a match at random: in some matches anything, in others rather what makes things happen."""

    def __init__(self, dice: Random) -> None:
        self._dice = dice
        self._busy = dice.choice((0.0, 0.4, 0.8))

    def plays(self, match: Match, *, but: int | None = None) -> EntryRow:
        """The next entry, of anybody who is asked, but for one seat if others are."""
        asked = [seat for seat in match.to_act if seat != but] or list(match.to_act)
        seat = self._dice.choice(asked)
        if self._dice.random() < TAKES_BACK and match.can_undo(seat):
            match.undo(seat)
            return EntryRow(seat, UNDO)
        options = match.decision(seat).options
        busy = [one for one in options if match.lexicon.plain(one)["move"] in BUSY]
        move = self._dice.choice(busy if busy and self._dice.random() < self._busy else options)
        match.play(seat, move)
        return EntryRow(seat, match.lexicon.plain(move))


def played_out(start: Match, dice: Random) -> list[EntryRow]:
    """What is played at random from the start of a match to its end."""
    match, chance, rows = start.clone(), Chance(dice), []
    while not match.over:
        rows.append(chance.plays(match))
    return rows


# --- looking ------------------------------------------------------------------------------------------------------

_SENSELESS = re.compile(r"⁇|\bundefined\b|\bNaN\b|\[object |\bnull\b")
_SAID = """() => {
  const said = [document.body.innerText, document.title];
  for (const name of ['aria-label', 'title', 'placeholder'])
    document.querySelectorAll(`[${name}]`).forEach((one) => said.push(one.getAttribute(name)));
  return said.join('\\n');
}"""
_TROUBLE = ".closed[role=alert], .lost[role=alert], .problem[role=alert], .failed[role=alert]"


def faults_of_words(page: Page) -> list[str]:
    """What a page says that nobody meant it to say."""
    said: str = page.evaluate(_SAID)
    faults = [line for line in said.splitlines() if _SENSELESS.search(line)]
    return faults + page.locator(_TROUBLE).all_inner_texts()


# --- tapping ------------------------------------------------------------------------------------------------------

_TARGETS = """([chance, avoided]) => {
  const open = document.querySelector('dialog[open], [role=dialog]');
  const within = open ? [open] : [...document.querySelectorAll('#board, #options, #curtain, aside.side, nav.bottom')];
  const kinds = 'button:enabled, [role=button], summary, select';
  const found = within.flatMap((one) => [...one.querySelectorAll(kinds)]).map((one) => {
    const box = (one.querySelector('.reach') ?? one).getBoundingClientRect();
    return [one, box.x + box.width / 2, box.y + box.height / 2];
  }).filter(([one, x, y]) => {
    const hit = document.elementFromPoint(x, y);
    return one.textContent.trim() !== avoided && hit && (one.contains(hit) || hit.contains(one));
  });
  if (!found.length) return null;
  const wanted = found.filter(([one]) => one.matches('.lit, .option, .primary, [aria-pressed]'));
  const among = wanted.length && chance[0] < 0.6 ? wanted : found;
  const [one, x, y] = among[Math.floor(chance[1] * among.length)];
  return [x, y, (one.getAttribute('aria-label') ?? one.textContent).trim().slice(0, 60)];
}"""


def taps_anything(page: Page, dice: Random, avoid: str | None = None) -> str:
    """Taps something that is there, rather what is meant to be tapped, and never what is called so; what it was."""
    found: list[Any] | None = page.evaluate(_TARGETS, [[dice.random(), dice.random()], avoid])
    if found is None:
        page.keyboard.press("Escape")
        return "Escape"
    x, y, what = found
    page.mouse.click(x, y)
    return str(what)


READ = """async () => {
  for (let left = 8; left > 0; left -= 1) {
    document.querySelector('#board .told [aria-expanded=false]')?.click();
    await Promise.resolve();
    const close = document.querySelector(
      '#board .told .head > .icon-only, #board .outcome > .icon-only, [data-testid=stage] .foot .button:last-child',
    );
    if (!close) return;
    close.click();
    await Promise.resolve();
  }
}"""
"""What the board tells one after the other is opened where it is only a line, and closed."""
