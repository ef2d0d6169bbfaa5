"""Reading army lists that people write or paste: in any order, in either language, with or without subtitles.

Nothing is refused that can be understood, and each line tells what it was taken for. What a name alone leaves open is
decided by where it stands, by the faction, by the cost beside it and by the Commander whom the list names.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Final

import msgspec

from maester.engine import Message
from maester.errors import BadData
from maester.games.miniatures.army_codes import MOST_CARDS, check_points, too_long
from maester.games.miniatures.army_costs import cost_of
from maester.games.miniatures.army_lists import NEUTRAL, ArmyEntry, ArmyList
from maester.games.miniatures.army_meaning import Surroundings, faction_of, goes_to_enemy, is_commander, meant_by
from maester.games.miniatures.army_vocabulary import Item, Role, items_in, suggestions
from maester.games.miniatures.box import BOX
from maester.games.miniatures.names import MOST_UNITS

LONGEST_TEXT: Final = 20_000
MOST_LINES: Final = 300
LONGEST_LINE: Final = 300
MOST_TIMES: Final = 20
MOST_SUGGESTED: Final = 6
"""For so many lines that nobody understands, names that come near are looked for: that takes time."""
SIZES: Final = (20, 30, 40, 50)
"""The usual limits: a list that names none has the smallest that it keeps to."""
SECTIONS: Final = (Role.NCUS, Role.ENEMIES, Role.UNITS)


class LineRead(msgspec.Struct, frozen=True):
    """A line of a list, and what it was taken for."""

    number: int
    text: str
    taken_for: Message
    """What it was taken for, or why it wasn't understood."""
    is_understood: bool = True
    cards: tuple[str, ...] = ()


class ListRead(msgspec.Struct, frozen=True):
    """A list that was read: the army as far as it was understood, and each line."""

    army: ArmyList
    lines: tuple[LineRead, ...]


def read_text(text: str) -> ListRead:
    """The army of a text, which may break rules; raises BadData for a text without cards, or one too long to read."""
    if len(text) > LONGEST_TEXT:
        raise too_long("characters", len(text), LONGEST_TEXT)
    lines = text.splitlines()
    if len(lines) > MOST_LINES:
        raise too_long("lines", len(lines), MOST_LINES)
    return _Reader(lines).read()


class _Reader:
    """One reading of a list: first what the head says, wherever it stands, then the cards line by line."""

    def __init__(self, lines: Sequence[str]) -> None:
        self.lines = lines
        self.items = [items_in(line[:LONGEST_LINE]) for line in lines]
        self.faction = ""
        self.points = 0
        self.commander: tuple[str, ...] = ()
        """Whom the list names as Commander: the cards that this may mean."""
        self.units: list[list[str]] = []
        self.unattached: list[str] = []
        self.ncus: list[str] = []
        self.section: Role | None = None
        self.indent = 0
        """How far the line of the last unit is indented."""
        self.suggested = 0

    def read(self) -> ListRead:
        for items in self.items:
            self._read_head(items)
        self.faction = self.faction or self._guessed_faction()
        lines = [self._read_line(number) for number in range(len(self.lines))]
        self._add_commander()
        self._refuse_nothing_and_too_much()
        entries = tuple(ArmyEntry(unit, tuple(attachments)) for unit, *attachments in self.units)
        army = ArmyList(self.faction, self.points, entries, tuple(self.unattached), tuple(self.ncus))
        if not self.points:
            army = msgspec.structs.replace(army, points=_usual_size(cost_of(army)))
        return ListRead(army, tuple(line for line in lines if line is not None))

    def _refuse_nothing_and_too_much(self) -> None:
        count = len(self.unattached) + len(self.ncus) + sum(map(len, self.units))
        if count == 0:
            near = [name for line in self.lines[:3] for name in suggestions(line)]
            raise BadData("army-no-cards", near=near or None)
        if count > MOST_CARDS:
            raise too_long("cards", count, MOST_CARDS)
        if len(self.units) > MOST_UNITS:
            raise too_long("units", len(self.units), MOST_UNITS)

    # The head: faction, limit, Commander

    def _read_head(self, items: Sequence[Item]) -> None:
        if not items or not _is_head(items):
            return
        named = [item.faction for item in items if item.faction]
        is_said = items[0].faction or any(item.role is Role.FACTION for item in items)
        if named and is_said and not self.faction:
            self.faction = named[0]
        if (place := _named_commander(items)) is not None:
            exact = [item.cards for item in items[place + 1 : place + 2] if item.is_exact]
            cards = exact[0] if exact else items[place].cards
            self.commander = tuple(filter(is_commander, cards)) or cards
        if (points := _points_in(items)) is not None and not self.points:
            self.points = check_points(points)

    def _guessed_faction(self) -> str:
        """That of the Commander, or of most names that only one faction has; Neutral cards may be in any army."""
        named = [tuple(map(faction_of, item.cards)) for items in self.items for item in items if item.cards]
        certain = Counter(factions[0] for factions in named if len(set(factions)) == 1 and factions[0] != NEUTRAL)
        leading = [faction_of(ref) for ref in self.commander if faction_of(ref) != NEUTRAL]
        return leading[0] if leading else max(certain, key=certain.__getitem__, default=NEUTRAL)

    # Line by line

    def _read_line(self, number: int) -> LineRead | None:
        """What a line is taken for; nothing if it is empty."""
        items, text = self.items[number], self.lines[number].strip()
        if not items:
            return None

        def taken(id: str, cards: Sequence[str] = (), *, is_understood: bool = True, **values: object) -> LineRead:
            message = Message(f"army-line-{id}", {"text": text[:80], "cards": list(cards), **values})
            return LineRead(number + 1, text[:LONGEST_LINE], message, is_understood, tuple(cards))

        strange = [item.text for item in items if item.is_unknown]
        places = _cards_in_line(items)
        if len(text) > LONGEST_LINE:
            return taken("too-long", is_understood=False, most=LONGEST_LINE)
        if not places:
            self.section = next((item.role for item in items if item.role in SECTIONS), self.section)
            if not _is_head(items):
                return taken("unknown", is_understood=False, near=self._suggestions(text) or None)
            return taken("head-partly", strange=strange) if strange else taken("head")
        continues = self._continues(items, self.lines[number])
        refs: list[str] = []
        for place in places:
            around = Surroundings(self.faction, self.commander, self.section, continues or place > places[0])
            cards = meant_by(items, place, around)
            if len(cards) > 1:
                return taken("ambiguous", cards, is_understood=False, name=items[place].text)
            refs += cards
        for _ in range(min(_times(items), MOST_TIMES)):
            self._add(refs, continues)
        if refs[0] in BOX.units:
            self.indent = _indent(self.lines[number])
        return taken("partly", refs, strange=strange) if strange else taken("cards", refs)

    def _suggestions(self, text: str) -> list[str]:
        self.suggested += 1
        return suggestions(text) if self.suggested <= MOST_SUGGESTED else []

    def _continues(self, items: Sequence[Item], line: str) -> bool:
        """Does a line go on about the unit above it: `with …`, `+ …`, or indented below it?"""
        joins = items[0].role is Role.WITH or line.strip().startswith("+")
        return bool(self.units) and (joins or _indent(line) > self.indent)

    def _add(self, refs: Sequence[str], continues: bool) -> None:
        """The cards of a line: Attachments join the unit before them, but for those that go into enemy units."""
        for place, ref in enumerate(refs):
            by_itself = place == 0 and not continues
            if ref in BOX.units:
                self.units.append([ref])
            elif ref in BOX.ncus:
                self.ncus.append(ref)
            elif not self.units or (by_itself and (goes_to_enemy(ref) or self.section is Role.ENEMIES)):
                self.unattached.append(ref)
            else:
                self.units[-1].append(ref)

    def _add_commander(self) -> None:
        """A Commander whom the head alone names is in the army, too; if he needs a unit, that is still to be chosen."""
        everybody = {*self.unattached, *self.ncus, *(ref for entry in self.units for ref in entry)}
        if not self.commander or everybody & set(self.commander):
            return
        ref = self.commander[0]
        if ref in BOX.attachments:
            self.unattached.append(ref)
        else:
            self._add([ref], continues=False)


def _is_head(items: Sequence[Item]) -> bool:
    """Is a line about the army as a whole, or a heading, and not about cards?"""
    if _cards_in_line(items):
        return False
    told = any(item.role in (Role.POINTS, Role.FACTION, Role.COMMANDER, Role.TOTAL) for item in items)
    return told or not any(item.is_unknown for item in items)


def _named_commander(items: Sequence[Item]) -> int | None:
    """The place of the Commander's name in a line as `Commander: Robb Stark`; None if it is no such line."""
    roles = [place for place, item in enumerate(items) if item.role is Role.COMMANDER]
    cards = [place for place, item in enumerate(items) if item.cards]
    return cards[0] if roles and cards and roles[0] < cards[0] else None


def _cards_in_line(items: Sequence[Item]) -> list[int]:
    """The places of the cards that a line adds to the army: not that of a Commander whom a head names, nor that of a
    number that only says which card of that name is meant.
    """
    named = _named_commander(items)
    return [
        place
        for place, item in enumerate(items)
        if item.cards and place != named and not (item.is_exact and place and item.cards[0] in items[place - 1].cards)
    ]


def _points_in(items: Sequence[Item]) -> int | None:
    """The limit in a line: the number beside the word for points, or the only one beside a faction; none in a total."""
    if any(item.role is Role.TOTAL for item in items):
        return None
    places = [place for place, item in enumerate(items) if item.number is not None]
    beside = [place for place in places if any(one.role is Role.POINTS for one in items[max(place - 1, 0) : place + 2])]
    chosen = beside or (places if any(item.faction for item in items) else [])
    return items[chosen[0]].number if chosen else None


def _times(items: Sequence[Item]) -> int:
    return next((item.times for item in items if item.times), 1)


def _indent(line: str) -> int:
    return len(line) - len(line.lstrip())


def _usual_size(cost: int) -> int:
    return next((size for size in SIZES if cost <= size), min(cost, 120))
