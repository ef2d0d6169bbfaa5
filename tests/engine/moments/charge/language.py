"""The hard moment of the miniatures game: a charge with orders, a pose, stakes, rerolls and an attack inside an attack.

The field: umbers at (0, 0) and rangers at (6, 0) look north, guards at (0, 9) and knights at (6, 9) look south, each on
a round tray of radius 1; between them, around (3, 4.5), stand stakes. A charge goes 5 inches and a die. Positive angles
turn left. Straight on, umbers touch guards after 7 inches.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest

import maester
from maester import IllegalMove, Match
from tests.engine.moments.charge.field import Battle
from tests.engine.moments.charge.poses import Lanes
from tests.engine.moments.support import asked, play, table


class LoadedDice:
    """Chance that shows what a test wants: the results in the order in which they are thrown."""

    def __init__(self) -> None:
        self.results: list[int] = []
        self.used = 0

    def show(self, **throws: int | str) -> None:
        """The next throws by name, one digit for each die: `charge=4, attack="66611"`."""
        for results in throws.values():
            self.results += map(int, str(results))

    def draw(self, key: bytes, counter: int, below: int) -> tuple[int, int]:
        assert counter < len(self.results), f"a die with {below} sides is thrown that the test doesn't expect"
        self.used = max(self.used, counter + 1)
        assert self.results[counter] <= below
        return self.results[counter] - 1, counter + 1


def field(
    models: dict[str, int] | None = None,
    place: dict[str, tuple[float, float, float]] | None = None,
    tokens: tuple[int, int] = (0, 0),
    seed: int = 1,
) -> Match:
    return maester.scenario(
        "moment-charge", {"models": models or {}, "place": place or {}, "tokens": tokens}, seed=seed
    )


def rolls(match: Match) -> list[str]:
    """All dice in the open: who threw what for, and the results."""
    thrown = (event for event in match.events() if event["event"] == "rolled")
    return [f"{event['unit']} {event['purpose']} {''.join(map(str, event['dice']))}" for event in thrown]


def attacks(match: Match) -> list[tuple[str, str, str]]:
    """The attacks that go on, the innermost last, with their dice."""
    return [(attacker, target, "".join(map(str, dice))) for attacker, target, dice in table(match)["attacks"]]


def lanes(match: Match) -> Lanes:
    domain = match.decision(match.to_act[0]).domain
    assert isinstance(domain, Lanes)
    return domain


@contextmanager
def refused(match: Match, rule: str, **values: Any) -> Iterator[None]:
    """What is played inside breaks the rule with these numbers, and changes nothing at all."""
    before = match.hash(), match.view(), match.events(), match.live_entries(), asked(match), match.save()
    with pytest.raises(IllegalMove) as caught:
        yield
    assert caught.value.rule == rule
    assert {name: caught.value.values[name] for name in values} == pytest.approx(values)
    assert (match.hash(), match.view(), match.events(), match.live_entries(), asked(match), match.save()) == before


def charging(dice: LoadedDice, *orders: str, angle: float = 0.0, **setting: Any) -> Match:
    """Umbers charge guards; orders by line of play, the rest passes; then the pivot."""
    match = field(**setting)
    play(match, "stark: charge umbers>guards", *(orders or ("stark: pass", "lannister: pass")), f"stark: pivot {angle}")
    return match


def declared(place: dict[str, tuple[float, float, float]] | None = None, seed: int = 1) -> Match:
    match = field(place=place, seed=seed)
    play(match, "stark: charge umbers>guards", "stark: pass", "lannister: pass")
    return match


def game(match: Match) -> Battle:
    assert isinstance(match.game, Battle)
    return match.game
