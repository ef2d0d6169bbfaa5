"""Sentences with their values as Python says them: the browser's tests expect the very same of its own formatter."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import msgspec

import maester
from maester.harness.playing import choose, next_seat
from maester.words import LANGUAGES, words
from tools.golden import compare

CASES = Path(__file__).parents[2] / "web" / "src" / "words" / "cases.json"
MOST_OF_A_KIND = 2

BY_HAND: list[tuple[str, dict[str, Any]]] = [
    ("number-plain", {"number": 1234567}),
    ("number-plain", {"number": 0.5}),
    ("number-percent", {"number": 0.25}),
    ("error-unknown-game", {"name": "chess", "known": None}),
    ("error-unknown-game", {"name": "chess", "known": ["boardgame"]}),
    ("error-unknown-game", {"name": "chess", "known": ["a", "b", "c"]}),
    ("error-wrong-player-count", {"given": 7, "right": [3, 4, 5, 6]}),
    ("error-wrong-player-count", {"given": 7, "right": []}),
    ("option-agree", {"yes": True}),
    ("option-agree", {"yes": False}),
    *(("playout-summary", {"matches": count, "configurations": count, "decisions": 1000 * count, "seconds": 1.5,
                           "seed": 3, "failures": count - 1}) for count in (1, 2, 5, 22)),
]  # fmt: skip


def sentences() -> Iterator[tuple[str, dict[str, Any]]]:
    """What a random match says to people: questions, options and events, a few of each kind."""
    seen: Counter[str] = Counter()
    rng = Random(5)
    match = maester.new_match("boardgame", 6, 5, {"rounds": 4})
    told = 0
    while not match.over:
        seat = next_seat(match, rng)
        decision = match.decision(seat)
        said: list[tuple[str, dict[str, Any]]] = [(decision.prompt.id, decision.prompt.values)]
        plain = [match.lexicon.plain(move) for move in decision.options[:3]]
        said += [(f"option-{move['move']}", move) for move in plain]
        match.play(seat, choose(decision, rng))
        events = match.events(None, told)
        told += len(events)
        said += [(f"event-{event['event']}", event) for event in events]
        for message_id, values in said:
            seen[message_id] += 1
            if seen[message_id] <= MOST_OF_A_KIND:
                yield message_id, values


def said(language: str, id: str, values: dict[str, Any]) -> dict[str, Any]:
    """A sentence with its values, and with the names in it that the game's data has."""
    spoken = words(language, "boardgame")
    case = {"language": language, "id": id, "values": values, "text": spoken.say(id, values)}
    names = {f"card-{value}": spoken.names.get(f"card-{value}") for value in values.values() if isinstance(value, str)}
    known = {name: text for name, text in names.items() if text is not None}
    return {**case, "names": known} if known else case


def test_golden_cases_for_the_browser(regenerate: bool) -> None:
    cases = [said(language, id, values) for language in LANGUAGES for id, values in [*BY_HAND, *sentences()]]
    text = "[\n" + ",\n".join(msgspec.json.encode(case).decode() for case in cases) + "\n]\n"
    compare(CASES, text, regenerate=regenerate)
