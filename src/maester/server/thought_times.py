"""How long bots think, so that each answer is shown as late as the slowest of its kind would be.

Who can only pass has thought about it sooner than who holds the right card. So a bot's pause may depend on what
everybody knows, the bot and the kind of decision, and on how long such thoughts took before at any table of this
worker; never on the thought itself.
"""

from __future__ import annotations

import math
from collections import defaultdict, deque

REMEMBERED = 200
"""So many thoughts of each kind."""
ENOUGH = 5
"""After so many thoughts of a kind it is known how long they take."""
MARGIN = 1.5
"""The pause is so many times the slowest of them, so that hardly any thought outlasts it."""
MOST_SECONDS = 2.0
"""One thought that took for ever doesn't make all others wait."""


class ThoughtTimes:
    """How long the thoughts of this worker's bots took, by kinds. A kind is a game, a bot and a kind of decision."""

    def __init__(self, at_first: float, grain: float) -> None:
        """`at_first`: the pause until enough is known; `grain`: pauses are whole multiples of it (0: none)."""
        self._at_first = at_first
        self._grain = grain
        self._seconds: defaultdict[tuple[str, ...], deque[float]] = defaultdict(lambda: deque(maxlen=REMEMBERED))

    def note(self, kind: tuple[str, ...], seconds: float) -> None:
        """A thought of this kind took so long."""
        self._seconds[kind].append(seconds)

    def pause(self, kind: tuple[str, ...]) -> float:
        """A pause that a thought of this kind hardly ever outlasts."""
        if not self._grain:
            return 0.0
        known = self._seconds[kind]
        longest = MARGIN * max(known, default=0.0)
        if len(known) < ENOUGH:
            longest = max(longest, self._at_first)
        grains = math.ceil(min(longest, MOST_SECONDS) / self._grain - 1e-9)
        return max(grains, 1) * self._grain
