"""The corpus: finished matches of each game and version of its rules, which must replay for ever."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from pathlib import Path
from random import Random

from maester.engine import Definition, Match, load, new_match
from maester.engine.create import leads_to
from maester.engine.record import read_save
from maester.harness.playing import Configuration, configurations, play_at_random


def write_corpus(definition: Definition, folder: Path, matches: int, seed: int = 1) -> list[Path]:
    """Plays matches at random, through all configurations, and keeps their saves."""
    place = folder / definition.id / f"v{definition.rules_version}"
    place.mkdir(parents=True, exist_ok=True)
    paths: list[Path] = []
    for number, way in enumerate(_chosen(configurations(definition), matches)):
        match = new_match(definition.id, way.players, seed + number, way.options, answer_forced=True)
        play_at_random(match, Random(seed + number))
        paths.append(place / f"{number + 1:02}.json")
        paths[-1].write_bytes(match.save())
    return paths


def _chosen(ways: Sequence[Configuration], number: int) -> list[Configuration]:
    """So many configurations, spread from the smallest to the largest, in which every value of every option occurs, as
    far as there are enough.
    """
    chosen = [ways[place * len(ways) // number] for place in range(number)]
    for way in ways:
        seen = Counter(one for other in chosen for one in _values(other))
        # One that has nothing of its own gives way.
        spare = [place for place, other in enumerate(chosen) if all(seen[one] > 1 for one in _values(other))]
        if spare and not _values(way) <= seen.keys():
            chosen[spare[-1]] = way
    return chosen


def _values(way: Configuration) -> set[tuple[str, object]]:
    return {("players", way.players), *way.options.items()}


def replay(path: Path) -> Match:
    """Replays a kept match; it must lead to the state and the result that it had.

    One of older rules isn't played again, but goes on from where it was; then that is its result.
    """
    data = path.read_bytes()
    save, match = read_save(data), load(data)
    assert match.over == save.over, f"{path}: the match ends otherwise"
    assert leads_to(match, save), f"{path}: the match leads to another state"
    return match
