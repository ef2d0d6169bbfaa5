"""How many files a process may hold open: each connection is one, and systems allow few of them at first."""

from __future__ import annotations

import sys
from contextlib import suppress

UNLIMITED = 1_000_000
WISHES = (65_536, 10_240, 4_096)
"""The first of these that the system grants is allowed."""


def allow_files() -> None:
    """Allows this process many, if the system lets it."""
    if sys.platform == "win32":
        return
    import resource

    now, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    for wish in WISHES:
        wanted = wish if most == resource.RLIM_INFINITY else min(wish, most)
        if now == resource.RLIM_INFINITY or wanted <= now:
            return
        with suppress(ValueError, OSError):
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, most))
            return


def allowed_files() -> int:
    """So many this process may hold open."""
    if sys.platform == "win32":
        return UNLIMITED
    import resource

    allowed = resource.getrlimit(resource.RLIMIT_NOFILE)[0]
    return UNLIMITED if allowed == resource.RLIM_INFINITY else allowed
