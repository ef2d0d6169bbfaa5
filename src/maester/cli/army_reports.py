"""What `maester army` prints: lists in all their forms, what they cost and what they break."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Final

from maester.cli.cards import card_text
from maester.engine import ListAsked, definition_of
from maester.errors import BadData
from maester.games.miniatures.army_answers import ArmyAnswer, answer
from maester.games.miniatures.army_codes import check_faction, check_points, read_code, too_long
from maester.games.miniatures.army_lists import cards_of, deck_of
from maester.games.miniatures.army_reading import LONGEST_TEXT
from maester.games.miniatures.army_text import text_of
from maester.games.miniatures.box import BOX
from maester.games.miniatures.random_armies import random_army
from maester.words import words

GAME: Final = "miniatures"
MOST_BYTES: Final = 4 * LONGEST_TEXT
"""A character has four at most."""


def new_army(faction: str, points: int, seed: int | None, language: str) -> str:
    """A legal army as text; raises BadData."""
    check_faction(faction)
    check_points(points)
    return text_of(random_army(faction, points, Random(seed)), language)


def read(given: str, language: str) -> ArmyAnswer:
    """What is to be said about a list: a ready-made one, a code, a file, or `-`; raises BadData."""
    ready = BOX.lists.get(given.strip().lower())
    content = ready.code if ready is not None else _content(given)
    is_code = "/" in content and len(content.split()) == 1
    return answer(ListAsked(code=content.strip()) if is_code else ListAsked(text=content), language)


def _content(given: str) -> str:
    """What stands in a file, or is typed or piped in; a code stands for itself."""
    if given == "-":
        return sys.stdin.read(LONGEST_TEXT + 1)
    if given.count("/") >= 2 and not Path(given).exists():
        return given
    try:
        size = Path(given).stat().st_size
        if size > MOST_BYTES:
            raise too_long("characters", size, LONGEST_TEXT)
        return Path(given).read_text(encoding="utf-8", errors="replace")
    except (OSError, ValueError) as error:
        reason = getattr(error, "strerror", None) or str(error)
        raise BadData("army-file", given=given[:60], reason=reason, known=list(BOX.lists)) from error


def report(told: ArmyAnswer, language: str) -> Iterator[str]:
    """The costs, what was not understood, and what is broken."""
    say = words(language, GAME).say
    values = {"cost": told.cost, "points": told.points, "neutral": told.neutral.cost, "most": told.neutral.most}
    yield say("army-costs", values)
    for line in told.lines:
        if not line.is_understood:
            yield say("army-line", {"number": line.number, "sentence": line.sentence})
    yield from (f"- [{fault.rule}] {fault.sentence}" for fault in told.faults)
    yield from (f"- {fault.sentence}" for fault in told.not_playable)
    yield from (f"- {change}" for change in told.changes)
    yield say("army-illegal" if told.faults else "army-legal", {"count": len(told.faults)})


def whole(told: ArmyAnswer, language: str) -> Iterator[str]:
    """An army with all its cards, those of its deck too."""
    definition = definition_of(GAME)
    infos = {card.id: card for card in definition.data.cards()}
    deck = deck_of(told.list) if told.commander is not None else ()
    yield told.text
    for ref in dict.fromkeys((*(card.ref for card in cards_of(told.list)), *deck)):
        yield card_text(definition, infos[ref], language)
    yield "\n".join(report(told, language))


def ready_made(language: str) -> Iterator[str]:
    """A line for each ready-made army: its id, its name, and the head of its text."""
    for army in BOX.lists.values():
        head, *_ = text_of(read_code(army.code).army, language).splitlines()
        yield f"{army.id}: {army.name_in(language)}. {head}."
