"""The corpus: finished matches of each game and version of its rules, which must replay for ever."""

from __future__ import annotations

from pathlib import Path
from random import Random

from maester.engine import Definition, Match, load, new_match
from maester.engine.create import leads_to
from maester.engine.record import read_save
from maester.harness.playing import configurations, play_at_random


def write_corpus(definition: Definition, folder: Path, matches: int, seed: int = 1) -> list[Path]:
    """Plays matches at random, through all configurations, and keeps their saves."""
    place = folder / definition.id / f"v{definition.rules_version}"
    place.mkdir(parents=True, exist_ok=True)
    ways = configurations(definition)
    paths: list[Path] = []
    for number in range(matches):
        # Spread over all configurations, from the smallest to the largest.
        way = ways[number * len(ways) // matches]
        match = new_match(definition.id, way.players, seed + number, way.options, answer_forced=True)
        play_at_random(match, Random(seed + number))
        paths.append(place / f"{number + 1:02}.json")
        paths[-1].write_bytes(match.save())
    return paths


def replay(path: Path) -> Match:
    """Replays a kept match; it must lead to the state and the result that it had.

    One of older rules isn't played again, but goes on from where it was; then that is its result.
    """
    data = path.read_bytes()
    save, match = read_save(data), load(data)
    assert match.over == save.over, f"{path}: the match ends otherwise"
    assert leads_to(match, save), f"{path}: the match leads to another state"
    return match
