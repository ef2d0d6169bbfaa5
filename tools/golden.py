"""Golden playthroughs: the beginning of a match as text, so that a change of behaviour shows as a difference."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

import msgspec

from maester.engine import Definition, new_match
from maester.harness.playing import choose, next_seat

MOST_OPTIONS = 30


def playthrough(
    definition: Definition, players: int, seed: int, options: dict[str, Any] | None = None, decisions: int = 60
) -> str:
    """What is asked, what is legal, what was chosen and what everybody saw, as text."""
    rng = Random(seed)
    match = new_match(definition.id, players, seed, options, answer_forced=True)
    lines = [f"# {definition.id}, {players} players, seed {seed}, rules version {definition.rules_version}"]
    told = [0] * (players + 1)
    for _ in range(decisions):
        lines.extend(_events(match, told))
        if match.over:
            lines.append(f"over: {match.result}")
            break
        seat = next_seat(match, rng)
        decision = match.decision(seat)
        lines.append("")
        lines.append(f"{match.seats[seat]}: {decision.kind} #{decision.number} {_plain(decision.prompt.values)}")
        lines.append(f"  asked: {', '.join(match.seats[other] for other in match.to_act)}")
        texts = [match.text(move) for move in decision.options]
        more = f" | … {len(texts)} in all" if len(texts) > MOST_OPTIONS else ""
        lines.append(f"  options: {' | '.join(texts[:MOST_OPTIONS])}{more}")
        move = choose(decision, rng)
        lines.append(f"  > {match.text(move)}")
        match.play(seat, move)
    lines.append("")
    lines.append(f"hash: {match.hash()}")
    return "\n".join(lines) + "\n"


def _events(match: Any, told: list[int]) -> list[str]:
    """What a spectator was told since the last decision, and what seats were told beyond that."""
    lines: list[str] = []
    public = match.events(None, told[-1])
    told[-1] += len(public)
    lines.extend(f"  . {_plain(event)}" for event in public)
    for seat, name in enumerate(match.seats):
        own = match.events(seat, told[seat])
        told[seat] += len(own)
        lines.extend(f"  . only {name}: {_plain(event)}" for event in own if event not in public)
    return lines


def _plain(values: Any) -> str:
    return msgspec.json.encode(values, order="sorted").decode()


def compare(path: Path, text: str, *, regenerate: bool) -> None:
    """The text must be that of the golden file; with `regenerate` it is written there instead."""
    if regenerate:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    assert path.exists(), f"{path} isn't there; make golden writes it"
    assert text == path.read_text(encoding="utf-8"), f"{path} differs; if that is meant, make golden writes it anew"
