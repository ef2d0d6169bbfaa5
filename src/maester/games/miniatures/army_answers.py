"""What is told about an army list that somebody asks about: what it costs, what it breaks, and its other forms."""

from __future__ import annotations

import msgspec

from maester.engine import ListAsked, Message, Refusal, find_rule
from maester.errors import BadData
from maester.games.miniatures.armies import broken, most_neutral, unplayable
from maester.games.miniatures.army_codes import check_army, code_of, read_code
from maester.games.miniatures.army_costs import costs_of
from maester.games.miniatures.army_lists import NEUTRAL, ArmyList, bought, commander_of
from maester.games.miniatures.army_reading import LineRead, read_text
from maester.games.miniatures.army_text import text_of
from maester.games.miniatures.army_versions import changes_since
from maester.words import words

GAME = "miniatures"


class ArmyCard(msgspec.Struct, frozen=True):
    """A card of the army, and what is paid for it."""

    card: str
    entry: int | None
    """With which Combat Unit it stands, counted from 1."""
    cost: int


class ArmyFault(msgspec.Struct, frozen=True):
    """A restriction that the army breaks."""

    rule: str
    page: int | None
    sentence: str
    entry: int | None
    """The entry at fault, counted from 1; None if it is the army as a whole."""
    cards: tuple[str, ...]
    """The cards at fault."""


class ArmyLine(msgspec.Struct, frozen=True):
    """A line of a text, and what it was taken for."""

    number: int
    text: str
    sentence: str
    is_understood: bool
    cards: tuple[str, ...]


class NeutralShare(msgspec.Struct, frozen=True):
    """What is paid for Neutral cards, and what may be: None in an army that is Neutral altogether."""

    cost: int
    most: int | None


class ArmyAnswer(msgspec.Struct, frozen=True):
    """An army list in all its forms, and all that is to be said about it."""

    list: ArmyList
    code: str
    text: str
    cost: int
    points: int
    neutral: NeutralShare
    commander: str | None
    """The card of the Commander, if there is exactly one."""
    cards: tuple[ArmyCard, ...]
    """In the order of the list, each unit before its Attachments."""
    faults: tuple[ArmyFault, ...]
    """All restrictions that it breaks; none if it is legal."""
    not_playable: tuple[ArmyFault, ...]
    """Cards that can't be brought into a match yet."""
    lines: tuple[ArmyLine, ...]
    """Of a text that was read."""
    changes: tuple[str, ...]
    """Of a code of older cards: what has changed."""


def answer(asked: ListAsked, language: str) -> ArmyAnswer:
    """An army list that was given as a text, a code, or plain data; raises BadData."""
    if asked.code is not None:
        army, version = read_code(asked.code)
        return _answer(army, language, version=version)
    if asked.text is not None:
        reading = read_text(asked.text)
        return _answer(reading.army, language, lines=reading.lines)
    return _answer(_plain_army(asked.list), language)


def _plain_army(given: object) -> ArmyList:
    try:
        army = msgspec.convert(given, ArmyList)
    except msgspec.ValidationError as error:
        raise BadData("army-data", reason=str(error)) from None
    return check_army(army)


def _answer(
    army: ArmyList, language: str, *, lines: tuple[LineRead, ...] = (), version: int | None = None
) -> ArmyAnswer:
    costs = costs_of(army)
    commander = commander_of(army)
    most = None if army.faction == NEUTRAL else most_neutral(army.points)
    changes = [] if version is None else changes_since(version, army)
    return ArmyAnswer(
        list=army,
        code=code_of(army),
        text=text_of(army, language),
        cost=costs.total,
        points=army.points,
        neutral=NeutralShare(costs.neutral, most),
        commander=None if commander is None else commander.ref,
        cards=tuple(
            ArmyCard(one.card.ref, None if one.entry is None else one.entry + 1, cost)
            for one, cost in zip(bought(army), costs.paid, strict=True)
        ),
        faults=tuple(_fault(fault, language) for fault in broken(army)),
        not_playable=tuple(_fault(fault, language) for fault in unplayable(army)),
        lines=tuple(
            ArmyLine(line.number, line.text, said(line.taken_for, language), line.is_understood, line.cards)
            for line in lines
        ),
        changes=tuple(said(Message("army-change", msgspec.structs.asdict(one)), language) for one in changes),
    )


def _fault(fault: Refusal, language: str) -> ArmyFault:
    rule = find_rule(fault.rule, GAME)
    named = [fault.values.get(key) for key in ("card", "unit", "attachment", "commander", "other")]
    listed = [ref for key in ("cards", "attachments", "commanders", "others") for ref in fault.values.get(key, ())]
    return ArmyFault(
        rule=fault.rule,
        page=None if rule is None else rule.page,
        sentence=fault.text(language, GAME),
        entry=fault.values.get("entry") or None,
        cards=tuple(dict.fromkeys(ref for ref in (*named, *listed) if ref is not None)),
    )


def said(message: Message, language: str) -> str:
    """A message of the game in that language."""
    return words(language, GAME).say(message.id, message.values)
