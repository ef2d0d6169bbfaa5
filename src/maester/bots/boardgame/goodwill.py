"""What the steward holds for and against the other houses: gratitude and a small grudge, read from what it saw."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from maester.engine import Event, Seat
from maester.games.boardgame.combat import CombatBegan
from maester.games.boardgame.raids import Raided
from maester.games.boardgame.rounds import RoundBegan
from maester.games.boardgame.support import SupportGranted

HELPED: Final = 1.0
"""A house that supported the steward: worth more than one wrong, so that a helper who also fought is still helped."""
ATTACKED: Final = -0.7
RAIDED: Final = -0.3
HELPED_ENEMY: Final = -0.5
"""Support for the other side of the steward's combat: less than an attack, since it was not begun by that house."""
FADING: Final = 0.7
"""What is left of a feeling a round later: the steward neither forgets at once nor feuds for a whole match."""


class Goodwill:
    """How a seat feels about each other seat: above 0 grateful, below 0 with a grudge."""

    def __init__(self, seat: Seat, events: Iterable[Event]) -> None:
        self.seat = seat
        self.towards: dict[Seat, float] = {}
        self._fight: tuple[Seat, Seat] | None = None
        for event in events:
            self._read(event)

    def about(self, other: Seat) -> float:
        return self.towards.get(other, 0.0)

    def grudge(self, other: Seat) -> float:
        """How much the seat holds against another; never below 0."""
        return max(0.0, -self.about(other))

    def _read(self, event: Event) -> None:
        match event:
            case RoundBegan():
                self.towards = {other: feeling * FADING for other, feeling in self.towards.items()}
            case CombatBegan(attacker=attacker, defender=defender):
                self._fight = (attacker, defender)
                if defender == self.seat:
                    self._feel(attacker, ATTACKED)
            case Raided(seat=raider, victim=victim) if victim == self.seat:
                self._feel(raider, RAIDED)
            case SupportGranted(seat=helper, side=side) if helper != self.seat:
                self._read_support(helper, side)

    def _read_support(self, helper: Seat, side: Seat) -> None:
        """Who helps himself in his own combat wrongs nobody anew: that was counted when he attacked."""
        if side == self.seat:
            self._feel(helper, HELPED)
        elif self._fight is not None and self.seat in self._fight and side in self._fight and helper != side:
            self._feel(helper, HELPED_ENEMY)

    def _feel(self, other: Seat, feeling: float) -> None:
        self.towards[other] = self.towards.get(other, 0.0) + feeling
