"""Army lists as short codes, for links, typed moves and saves: `stark/40/10201+20201,10202,30201~1`.

The faction, the limit, and the card numbers: a Combat Unit with its Attachments after `+`, then Attachments that go
into enemy units, then NCUs; at the end the version of the data, so that a code that was cut short is no code.
"""

from __future__ import annotations

import difflib
import re
from random import Random
from typing import Any, Final, NamedTuple, NewType

from maester.errors import BadData, shown
from maester.games.miniatures.army_lists import ArmyEntry, ArmyList
from maester.games.miniatures.army_versions import army_versions, removed_since
from maester.games.miniatures.box import BOX
from maester.games.miniatures.names import MOST_UNITS

LONGEST_CODE: Final = 450
"""Codes of the usual sizes have fewer than 200 characters; a text of a million is refused before it is read."""
MOST_CARDS: Final = 4 * MOST_UNITS
"""Of an army that is read, at most."""
LEAST_POINTS: Final = 10
MOST_POINTS: Final = 120
EXAMPLE: Final = "stark/40/10201+20201,10202,30201~1"
_SHAPE: Final = re.compile(r"([a-z-]+)/(-?\d{1,9})/([\d+,]*)(?:~(\d{1,4}))?")


ArmyCode = NewType("ArmyCode", str)
"""An army, by its code of the present version."""


class CodedArmy(NamedTuple):
    """An army, and of which version of the data its code is."""

    army: ArmyList
    version: int


def code_of(army: ArmyList) -> ArmyCode:
    """The code of an army."""
    entries = ["+".join((entry.unit, *entry.attachments)) for entry in army.entries]
    cards = ",".join((*entries, *army.unattached, *army.ncus))
    return ArmyCode(f"{army.faction}/{army.points}/{cards}~{army_versions().version}")


def read_code(code: str) -> CodedArmy:
    """The army of a code, which may break rules; raises BadData."""
    if len(code) > LONGEST_CODE:
        raise too_long("characters", len(code), LONGEST_CODE)
    found = _SHAPE.fullmatch(code.strip().lower())
    if found is None:
        raise BadData("army-code", given=shown(code), example=EXAMPLE)
    faction, points, cards, version = found.groups()
    now = army_versions().version
    if version is None:
        raise BadData("army-code-cut", given=shown(code[-20:]), ending=f"~{now}")
    if not 1 <= int(version) <= now:
        raise BadData("army-code-version", given=int(version), right=now)
    entries = [entry.split("+") for entry in cards.split(",")] if cards else []
    army = _army(check_faction(faction), check_points(int(points)), entries, int(version))
    return CodedArmy(check_army(army), int(version))


def _army(faction: str, points: int, entries: list[list[str]], version: int) -> ArmyList:
    units: list[ArmyEntry] = []
    unattached: list[str] = []
    ncus: list[str] = []
    for first, *attachments in entries:
        if first in BOX.units:
            units.append(ArmyEntry(first, tuple(attachments)))
        elif attachments and BOX.card(first) is not None:
            raise BadData("army-no-unit", card=first)
        elif first in BOX.attachments:
            unattached.append(first)
        elif first in BOX.ncus:
            ncus.append(first)
        else:
            raise _unknown_card(first, version)
    return ArmyList(faction, points, tuple(units), tuple(unattached), tuple(ncus))


def check_army(army: ArmyList) -> ArmyList:
    """The army, if all that it names exists: a list from outside may name anything. Raises BadData."""
    check_faction(army.faction)
    check_points(army.points)
    count = len(army.entries) + len(army.unattached) + len(army.ncus)
    count += sum([len(entry.attachments) for entry in army.entries])
    if count > MOST_CARDS:
        raise too_long("cards", count, MOST_CARDS)
    if len(army.entries) > MOST_UNITS:
        raise too_long("units", len(army.entries), MOST_UNITS)
    attachments = [*(ref for entry in army.entries for ref in entry.attachments), *army.unattached]
    for refs, kind, known in (
        ([entry.unit for entry in army.entries], "unit", BOX.units.keys()),
        (attachments, "attachment", BOX.attachments.keys()),
        (army.ncus, "ncu", BOX.ncus.keys()),
    ):
        for ref in refs:
            if ref not in known:
                raise _wrong_kind(ref, kind)
    return army


def check_faction(faction: str) -> str:
    """The faction, if there is one of that id; raises BadData."""
    if faction not in BOX.factions:
        raise BadData("army-faction", given=shown(faction), known=list(BOX.factions))
    return faction


def check_points(points: int) -> int:
    """The limit of points, if it is one; raises BadData."""
    if not LEAST_POINTS <= points <= MOST_POINTS:
        raise BadData("army-points", given=points, least=LEAST_POINTS, most=MOST_POINTS)
    return points


def too_long(what: str, given: int, most: int) -> BadData:
    """The refusal of a list that nobody will read through."""
    return BadData("army-too-long", what=what, given=given, most=most)


def _wrong_kind(ref: str, kind: str) -> BadData:
    card = BOX.card(ref)
    return _unknown_card(ref, 0) if card is None else BadData("army-wrong-kind", card=ref, kind=kind)


def _unknown_card(ref: str, version: int) -> BadData:
    removed = removed_since(version, ref)
    if removed is not None:
        return BadData("army-card-removed", card=ref, name=removed)
    known = [card.ref for card in BOX.cards()]
    near = [one for one in known if ref and one.startswith(ref)][:5] or difflib.get_close_matches(ref, known, 3)
    return BadData("army-unknown-card", given=shown(ref), near=near or [known[0]])


class ArmyCodeForm:
    """How an army is written in moves and events: as its code; the id of a ready-made army is understood, too."""

    def write(self, value: ArmyCode) -> str:
        return value

    def read(self, text: str) -> ArmyCode:
        named = BOX.lists.get(text.strip().lower())
        return code_of(read_code(text if named is None else named.code).army)

    def fits(self, value: Any) -> bool:
        try:
            return isinstance(value, str) and code_of(read_code(value).army) == value
        except BadData:
            return False

    def every(self) -> None:
        return None

    def sample(self, rng: Random) -> ArmyCode:
        return ArmyCode(rng.choice([army.code for army in BOX.lists.values()]))
