"""What the tests of the moments share."""

from __future__ import annotations

from typing import Any

from maester.engine import Match


def play(match: Match, *lines: str) -> None:
    """Plays `seat: move`; fails unless exactly that seat is asked."""
    for line in lines:
        seat, move = line.split(": ")
        assert [match.seats[asked] for asked in match.to_act] == [seat], f"{line}, but {match!r}"
        match.play(seat, move)


def asked(match: Match) -> str:
    """Who is asked what: `stark: retreat`."""
    return ", ".join(f"{match.seats[seat]}: {match.decision(seat).kind}" for seat in match.to_act)


def options(match: Match) -> list[str]:
    """What the first who is asked may answer, as it is typed."""
    return [match.text(move) for move in match.decision(match.to_act[0]).options]


def table(match: Match, seat: str | None = None) -> dict[str, Any]:
    """The table as a seat (or a spectator) sees it."""
    seen: dict[str, Any] = match.view(seat)["table"]
    return seen
