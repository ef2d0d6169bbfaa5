"""Nothing hidden leaks: proven from three sides (the fourth is `onward.py`).

Compared with a match in which everything that a seat can't know is drawn anew, the seat must get exactly the
same (1); the new match must really be another one wherever the seat can't know (2); and what the seat knows
must still be there (3). From both the same generator draws the same third match, so a player made of code that
looks only at such samples can't know more than its seat.
"""

from __future__ import annotations

from random import Random
from typing import Any

import msgspec

from maester.engine import Decision, Match, Seat, knowledge

SAMPLES = 200
REFUSED = 3
"""So many moves of a kind are tried to compare how they are refused."""


INSPECTED_EVERY = 8
"""Things that lie open are inspected at about so many decisions once."""


class Leak(AssertionError):
    """A seat could tell something that it may not know, or has lost something that it knows."""


def given_to(match: Match, seat: Seat | None, *, events: bool = True) -> dict[str, Any]:
    """All that a seat gets from a match; without the events if they are looked at elsewhere."""
    decisions: list[Any] = []
    if seat is not None:
        asked = match.to_act
        ready = any(tray.seat == seat and tray.ready and tray.answers for tray in match.game.trays)
        if seat in asked or ready:
            try:
                decision = match.decision(seat)
            except Exception as error:  # the kind of error is part of what the seat gets
                decisions = [type(error).__name__, str(error)]
            else:
                decisions = [
                    decision.number, decision.kind, decision.answered, decision.private, decision.domain,
                    list(decision.options), decision.prompt, decision.guidance, _shown(decision),
                ]  # fmt: skip
    return {
        "view": match.views([seat])[0],
        "events": match.seen(seat) if events else [],
        "asked": match.to_act,
        "windows": _windows(match),
        "inspected": _inspected(match),
        "decision": decisions,
        "result": match.result,
    }


def _shown(decision: Decision) -> Any:
    """What the seat is shown of a domain if it looks."""
    return None if decision.domain is None else decision.domain.shown()


def _inspected(match: Match) -> Any:
    """What anybody finds who inspects one of the things that lie open, now and then: it may be dear. Which one, and
    when, follows from what is planned, which is the same in a twin.
    """
    secrets, game = match.definition.secrets, match.game
    if secrets.inspect is None or (len(game.agenda) + len(game.frames)) % INSPECTED_EVERY:
        return None
    names = secrets.inspectable(game)
    return secrets.inspect(game, names[len(game.agenda) % len(names)]) if names else None


def _windows(match: Match) -> list[tuple[str | None, bool]]:
    """What a table may go by when it passes for a seat: the kind of window, and if something open could be used."""
    if match.definition.play.stops is None:
        return []
    asked = map(match.decision, match.to_act)
    return [(decision.window, decision.open_use) for decision in asked]


def check_leaks(match: Match, seat: Seat | None, rng: Random) -> None:
    """Side 1 and 3: the seat can't tell the twin from the real match, and knows what it knew."""
    twin = match.determinize(seat, rng)
    expect_alike(match, twin, seat)
    mine, theirs = known_to(match, seat), known_to(twin, seat)
    if mine != theirs:
        raise Leak(f"{name_of(match, seat)} knows component {min(mine ^ theirs)} in one match only")
    for wrong in match.definition.secrets.invariants(twin.game):
        raise Leak(f"the twin of {name_of(match, seat)} can't be: {wrong}")
    _check_tray(match, twin, seat)
    if twin.game.key == match.game.key:
        raise Leak("the twin keeps the key of chance, hence everything that is still to be drawn")


def expect_alike(match: Match, twin: Match, seat: Seat | None, when: str = "") -> None:
    """The seat gets the same from both now; the events are looked at elsewhere."""
    real, other = given_to(match, seat, events=False), given_to(twin, seat, events=False)
    for what, content in real.items():
        if other[what] != content:
            raise Leak(f"{name_of(match, seat)} can tell{when} by the {what}: {difference(content, other[what])}")


def known_to(match: Match, seat: Seat | None) -> set[int]:
    """The components that the seat knows."""
    bit = knowledge.bit(seat)
    return {component for component, known in enumerate(match.game.known) if known & bit}


def check_events(match: Match, seat: Seat | None, rng: Random) -> None:
    """Side 1 for the whole log, which grows too long to be compared at each decision."""
    real, other = match.seen(seat), match.determinize(seat, rng).seen(seat)
    if real != other:
        raise Leak(f"{name_of(match, seat)} can tell by the events: {difference(real, other)}")


def check_why_not(match: Match, seat: Seat | None, rng: Random) -> None:
    """Side 1 for refusals: no rule that a seat is told tells what others hide."""
    if seat is None or seat not in match.to_act:
        return
    twin = match.determinize(seat, rng)
    for kind in match.definition.codec.moves:
        tried: list[Any] = list(match.lexicon.well_formed(kind, rng, REFUSED))
        for move in tried:
            real, other = match.why_not(seat, move), twin.why_not(seat, move)
            if real != other:
                raise Leak(f"{name_of(match, seat)} can tell by {match.text(move)}: it is {real} or {other}")


def check_samples(match: Match, seat: Seat | None, rng: Random) -> None:
    """What is drawn for a seat depends on what it knows and on the generator, not on what is really there."""
    twin, same = match.determinize(seat, rng), rng.random()
    if match.determinize(seat, Random(same)).hash() != twin.determinize(seat, Random(same)).hash():
        raise Leak(f"the samples of {name_of(match, seat)} tell what it can't know")


def _check_tray(match: Match, twin: Match, seat: Seat | None) -> None:
    """The seat's own secret answers stay; whether the others are ready stays too."""
    for mine, theirs in zip(match.game.trays, twin.game.trays, strict=True):
        if mine.ready != theirs.ready:
            raise Leak(f"{match.seats[mine.seat]} is ready in one match only")
        if mine.seat == seat and mine.answers != theirs.answers:
            raise Leak(f"{name_of(match, seat)} has other answers in the tray of the twin")


def check_forgetting(match: Match, seat: Seat | None, rng: Random, samples: int = SAMPLES) -> None:
    """Side 2: over many twins each hidden place shows at least two contents, and so do others' secret answers."""
    places = match.definition.secrets.hidden(match.game, seat)
    seen: dict[str, set[Any]] = {place: set() for place in places}
    answers: dict[Seat, set[Any]] = {
        tray.seat: set() for tray in match.game.trays if tray.seat != seat and tray.answers and tray.ready
    }
    for _ in range(samples if seen or answers else 0):
        twin = match.determinize(seat, rng)
        for place, content in match.definition.secrets.hidden(twin.game, seat).items():
            if place in seen:
                seen[place].add(content)
        for tray in twin.game.trays:
            if tray.seat in answers:
                answers[tray.seat].add(tray.answers)
    for place, contents in seen.items():
        if len(contents) < 2:
            raise Leak(f"for {name_of(match, seat)} the hidden place {place} is always {contents}")
    for other, given in answers.items():
        if len(given) < 2 and _had_a_choice(match, other):
            raise Leak(f"for {name_of(match, seat)} the secret answers of {match.seats[other]} are always {given}")


def _had_a_choice(match: Match, seat: Seat) -> bool:
    try:
        return len(match.decision(seat).options) > 1
    except Exception:  # every answer was forced
        return False


def name_of(match: Match, seat: Seat | None) -> str:
    """A seat, or a spectator, as a leak names it."""
    return "a spectator" if seat is None else match.seats[seat]


def difference(one: Any, other: Any, path: str = "") -> str:
    """Where two plain values differ first."""
    if isinstance(one, bytes) and isinstance(other, bytes):
        return difference(msgspec.json.decode(one), msgspec.json.decode(other), path)
    if isinstance(one, dict) and isinstance(other, dict):
        for key in one.keys() | other.keys():
            if one.get(key) != other.get(key):
                return difference(one.get(key), other.get(key), f"{path}/{key}")
    if isinstance(one, list) and isinstance(other, list) and len(one) == len(other):
        for index, (left, right) in enumerate(zip(one, other, strict=True)):
            if left != right:
                return difference(left, right, f"{path}/{index}")
    return f"{path or 'it'} is {one!r} and {other!r}"
