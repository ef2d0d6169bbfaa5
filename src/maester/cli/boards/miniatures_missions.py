"""Mission cards in a terminal: what lies open and how near each side is, the own hand, and what each card says."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from maester.cli.boards.miniatures_words import FieldWords
from maester.cli.pictures import Part, View
from maester.games.miniatures.names import MISSION_NAMES

WINDS_OF_WINTER: Final = "winds-of-winter"


def mission_lines(words: FieldWords) -> Iterator[str]:
    """What lies open, in short, for the score; nothing in modes without Missions."""
    missions = words.table["mode"]["missions"]
    if missions is None:
        return
    for mission in missions["active"]:
        yield words.say("picture-mission", mission=str(mission["mission"]), sides=_sides(words, mission))
    if missions["reserve"]:
        yield words.say("picture-mission-reserve", missions=_names(missions["reserve"]), deck=missions["deck_size"])
    for hand in missions["hands"]:
        known = [number for number in hand["missions"] if number is not None]
        shown = {"seats": list(hand["seats"]), "size": hand["size"], "missions": _names(known) or None}
        yield words.say("picture-mission-hand", **shown)


def mission_parts(words: FieldWords) -> Sequence[Part]:
    """The text of each card that lies open or is in the own hand; of all where hands are still to be chosen."""
    mode = words.table["mode"]
    missions = mode["missions"]
    if missions is None:
        all_of_them = MISSION_NAMES if mode["name"] == WINDS_OF_WINTER else ()
        lines = tuple(_text(words, name) for name in all_of_them) or (words.say("picture-no-missions"),)
        return [Part(words.say("picture-title-missions"), lines=lines)]
    shown = [str(mission["mission"]) for mission in missions["active"]] + _names(missions["reserve"])
    for hand in missions["hands"]:
        if words.seat in hand["seats"]:
            shown += _names(hand["missions"])
    texts = tuple(_text(words, name) for name in dict.fromkeys(shown))
    return [Part(words.say("picture-title-missions"), lines=(*mission_lines(words), *texts))]


def _names(numbers: Sequence[int]) -> list[str]:
    return [str(number) for number in numbers]


def _text(words: FieldWords, name: str) -> str:
    return words.say("picture-mission-text", mission=name, text=words.say(f"text-mission-{name}"))


def _sides(words: FieldWords, mission: View) -> str:
    """What each side has of what the Mission counts, and what it would score."""
    said = []
    for side in mission["sides"]:
        targets = words.names(side["targets"]) if side["targets"] else None
        values = {"seats": list(side["seats"]), "own": side["own"], "points": side["would_score"], "targets": targets}
        said.append(words.say("picture-mission-side", **values))
    return "; ".join(said)
