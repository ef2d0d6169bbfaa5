"""What came of it, in words."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from maester.arena import wilson
from tools.mutate.breaks import Break
from tools.mutate.trying import Outcome

Tried = tuple[Break, Outcome]


def told(found: Break, outcome: Outcome) -> str:
    """One break: where, what, and whether it was noticed."""
    state = "noticed " if outcome.noticed else "SURVIVED"
    return f"{state}  {found.file}:{found.line}  {found.change}  ({outcome.why})"


def summary(name: str, tried: Sequence[Tried]) -> Iterator[str]:
    """The share that was noticed, and all survivors."""
    noticed = sum(outcome.noticed for _, outcome in tried)
    if not tried:
        yield f"{name}: nothing to break"
        return
    interval = wilson(noticed, len(tried))
    share = f"{noticed / len(tried):.0%} (with 95 % confidence {interval.low:.0%} to {interval.high:.0%})"
    yield f"{name}: {noticed} of {len(tried)} noticed, {share}"
    for found, outcome in tried:
        if not outcome.noticed:
            yield f"  {found.file}:{found.line}  {found.change}  ({outcome.why})"
            yield f"      {found.code}"
