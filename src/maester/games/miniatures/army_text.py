"""Army lists as text, as players pass them on: a head, a line for each unit with its Attachments, NCUs, the total.

    House Stark, 40 points. Commander: Greatjon Umber, Lord of Last Hearth
    • House Umber Berserkers (6) with Greatjon Umber, Lord of Last Hearth (C)
    • House Umber Greataxes (7)

What is written here is read again exactly, in either language (`army_reading.py`): a title that two cards share has the
number of its card behind it.
"""

from __future__ import annotations

from collections import Counter
from functools import cache

from maester.games.miniatures.army_costs import costs_of
from maester.games.miniatures.army_lists import ArmyList, bought, commander_of, kind_of
from maester.games.miniatures.army_records import COMMANDER_COST, AttachmentRecord
from maester.games.miniatures.army_vocabulary import words_in
from maester.games.miniatures.box import BOX
from maester.games.miniatures.records import CardRecord
from maester.words import LANGUAGES, words


def text_of(army: ArmyList, language: str) -> str:
    """An army as text in that language."""
    say = words(language, "miniatures").say
    faction = BOX.factions[army.faction].name_in(language)
    commander = commander_of(army)
    lines = [
        say(
            "army-text-head",
            {
                "faction": faction,
                "points": army.points,
                "commander": "none" if commander is None else _title(commander, language),
            },
        )
    ]
    costs = costs_of(army)
    told = [
        _card(one.card, paid, language, say("army-text-commander-cost"))
        for one, paid in zip(bought(army), costs.paid, strict=True)
    ]
    remaining = iter(told)
    for entry in army.entries:
        unit = next(remaining)
        attachments = [next(remaining) for _ in entry.attachments]
        values = {"unit": unit, "attachments": ", ".join(attachments), "count": len(attachments)}
        lines.append(say("army-text-entry", values))
    if army.unattached:
        lines += ["", say("army-text-enemies"), *(f"• {next(remaining)}" for _ in army.unattached)]
    if army.ncus:
        lines += ["", say("army-text-ncus"), *(f"• {next(remaining)}" for _ in army.ncus)]
    return "\n".join([*lines, "", say("army-text-total", {"cost": costs.total})])


def _card(card: CardRecord, paid: int, language: str, commander_mark: str) -> str:
    """`Stark Sworn Swords (5)`; a Commander has his mark in place of a cost."""
    is_marked = isinstance(card, AttachmentRecord) and card.cost == COMMANDER_COST
    return f"{_title(card, language)} ({commander_mark if is_marked else paid})"


def _title(card: CardRecord, language: str) -> str:
    """Its title, with its number where others of its kind have the same."""
    alike = max(_titles(one)[kind_of(card), words_in(card.title_in(one))] for one in LANGUAGES)
    return card.title_in(language) if alike == 1 else f"{card.title_in(language)} #{card.ref}"


@cache
def _titles(language: str) -> Counter[tuple[str, tuple[str, ...]]]:
    return Counter((kind_of(card), words_in(card.title_in(language))) for card in BOX.cards())
