"""The hard moment of the card game: two characters killed at once in the opponent's turn, and all that follows."""

from __future__ import annotations

from collections.abc import Iterator

import maester
from maester.engine import Match
from tests.engine.moments.kill.court import Court
from tests.engine.moments.support import play

STARK, LANNISTER = 0, 1
ALL = "robb arya luwin catelyn sansa tywin joffrey varys cersei"
MOMENT = (
    "stark: play valar-1", "stark: choose tywin", "stark: choose joffrey",  # in the turn of lannister
    "stark: pass", "lannister: play not-today-1", "lannister: choose joffrey", "stark: pass", "lannister: pass",
    "lannister: choose robb",  # the last words of tywin, inside the first killing
    "stark: pass", "lannister: pass",  # nobody saves robb, who leaves power
    "stark: play spoils-1", "lannister: pass", "stark: use catelyn", "lannister: pass", "stark: pass",
    "stark: use catelyn", "lannister: use cersei", "stark: pass", "lannister: pass",  # responses to the first killing
    "lannister: pass", "stark: pass",  # the actions go on where they were
)  # fmt: skip


def court(
    stark: str = "",
    lannister: str = "",
    *,
    first: str = "stark",
    in_play: str = ALL,
    gold: tuple[int, int] = (1, 1),
    power: tuple[int, int] = (0, 0),
    discarded: str = "",
    answer_forced: bool = False,
) -> Match:
    """The turn of the second player: hands as given, nobody has acted yet."""
    hands = [stark.split(), lannister.split()]
    position = {"first": first, "hands": hands, "in_play": in_play.split(), "gold": gold, "power": power}
    position["discarded"] = discarded.split()
    return maester.scenario("moment-kill", position, seed=1, answer_forced=answer_forced)


def the_moment(*, answer_forced: bool = False) -> Match:
    stark, lannister = "valar-1 spoils-1 valar-2", "not-today-1 envy-1"
    return court(
        stark, lannister, in_play="robb catelyn tywin joffrey cersei", gold=(1, 2), answer_forced=answer_forced
    )


def valar(*characters: str, by: str = "stark") -> list[str]:
    """The action that kills two at once; the choices are lines of play."""
    return [f"{by}: play valar-1", *(f"{by}: choose {character}" for character in characters)]


def asked(match: Match) -> str:
    """Who is asked; nobody: an empty text."""
    return " ".join(match.seats[seat] for seat in match.to_act)


def told(match: Match) -> list[str]:
    """What a spectator saw, one line for each event."""
    return [
        " ".join(" ".join(value) if isinstance(value, list) else str(value) for value in event.values())
        for event in match.events()
    ]


def state(match: Match) -> Court:
    assert isinstance(match.game, Court)
    return match.game


def refusal(match: Match, seat: str, move: str) -> str | None:
    """The rule against a move; asking changes nothing."""
    before = match.hash()
    found = match.why_not(seat, move)
    assert match.hash() == before
    return None if found is None else found.rule


def decisions() -> Iterator[Match]:
    """The match at each decision of the moment."""
    match = the_moment()
    for line in MOMENT:
        yield match
        play(match, line)
