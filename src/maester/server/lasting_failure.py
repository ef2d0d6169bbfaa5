"""Failures that last: whoever runs the server reads of one once a minute, however often it is noticed."""

from __future__ import annotations

import logging
import time

log = logging.getLogger(__name__)

SILENCE = 60.0
"""So many seconds nothing more is written about the same failure."""


class LastingFailure:
    """Something that keeps failing until somebody sees to it."""

    def __init__(self, what: str) -> None:
        """`what`: a sentence for the log."""
        self._what = what
        self._told_at: float | None = None
        self._untold = 0
        self.lasts = False
        """It was noticed, and isn't over yet."""

    def notice(self, error: BaseException) -> None:
        """It happened, maybe once more."""
        self.lasts = True
        now = time.monotonic()
        if self._told_at is not None and now - self._told_at < SILENCE:
            self._untold += 1
            return
        log.error("%s (%d times more since it was last told)", self._what, self._untold, exc_info=error)
        self._told_at, self._untold = now, 0

    def end(self) -> None:
        """It works again."""
        if self.lasts:
            log.warning("%s: that is over", self._what)
            self.lasts, self._told_at = False, None
