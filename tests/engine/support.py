"""What the tests of the engine share: short ways to play, and to say that nothing changed."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest

import maester
import tests.engine.skirmish
import tests.engine.tiny.cards
import tests.engine.tiny.choices
import tests.engine.tiny.windows  # noqa: F401  (the games are registered when their modules are imported)
from maester import IllegalMove, MaesterError, Match
from maester.engine.record import Entry
from maester.words import LANGUAGES


def play(match: Match, *lines: str) -> Match:
    """Plays moves that are written `seat: move`, one after the other."""
    for line in lines:
        seat, _, move = line.partition(": ")
        match.play(seat, move)
    return match


def asked(match: Match) -> tuple[str, ...]:
    """The names of the seats that owe an answer."""
    return tuple(match.seats[seat] for seat in match.to_act)


def kind(match: Match) -> str:
    """What the first seat that owes an answer is asked."""
    return match.decision(match.to_act[0]).kind


def texts(match: Match, seat: int | str) -> list[str]:
    """The options of a seat as they are typed."""
    return [match.text(move) for move in match.decision(seat).options]


def told(match: Match, seat: int | str | None = None) -> list[str]:
    """The kinds of events that a seat saw."""
    return [event["event"] for event in match.events(seat)]


def record_of(match: Match) -> list[Entry]:
    """All accepted entries, those too that were taken back."""
    return list(match._record)


def seen(match: Match) -> dict[str, Any]:
    """Everything that anybody gets from a match at this moment."""
    viewers = (*range(len(match.seats)), None)
    return {
        "hash": match.hash(),
        "over": match.over,
        "result": match.result,
        "to_act": match.to_act,
        "decisions": [
            (seat, decision.number, decision.kind, decision.answered, tuple(decision.options), decision.prompt)
            for seat in match.to_act
            for decision in (match.decision(seat),)
        ],
        "views": [match.view(viewer) for viewer in viewers],
        "events": [match.events(viewer) for viewer in viewers],
        "log": match.log(),
        "record": record_of(match),
        "undo": [match.can_undo(seat) for seat in range(len(match.seats))],
    }


@contextmanager
def unchanged(match: Match) -> Iterator[None]:
    """Whatever happens inside changes nothing of the match."""
    before, position = seen(match), match.save()
    yield
    assert seen(match) == before
    assert match.save() == position


@contextmanager
def refused(match: Match, rule: str) -> Iterator[pytest.ExceptionInfo[IllegalMove]]:
    """What is played inside breaks this rule, and changes nothing."""
    with unchanged(match), pytest.raises(IllegalMove) as caught:
        yield caught
    assert caught.value.rule == rule


def check_words(error: MaesterError, code: str, *mentions: str) -> None:
    """The error has this code, and a sentence in each language that names what was wrong or what would be right."""
    assert error.code == code
    sentences = [error.message(language) for language in LANGUAGES]
    assert len(set(sentences)) == len(LANGUAGES)
    assert str(error) == error.message("en")
    for sentence in sentences:
        for mention in mentions:
            assert mention in sentence


def case_id(value: Any) -> str:
    """A short name for any value, the same in every process."""
    try:
        text = ascii(value)
    except ValueError:
        return "huge"
    return type(value).__name__ if " at 0x" in text else text[:40]


def skirmish_with(first: str, players: int = 2, rounds: int = 1) -> Match:
    """A new skirmish whose first question is of that kind: bid, muster or assign-order."""
    for seed in range(100):
        match = maester.new_match("skirmish", players, seed, {"rounds": rounds})
        if kind(match) == first:
            return match
    raise LookupError(f"no seed begins with {first}")


def battle(**more: Any) -> Match:
    """Wolf may march with three units from wolf-10 into kraken-1, where one unit of kraken stands."""
    position = {
        "phase": "marches",
        "houses": {
            "wolf": {"areas": {"wolf-10": "FFH", "wolf-1": "F"}},
            "kraken": {"areas": {"kraken-1": "FF", "kraken-2": "F"}},
        },
        "orders": {"wolf-10": "march-1", "wolf-1": "march-2"},
    }
    return maester.scenario("skirmish", {**position, **more}, players=2, seed=1, options={"rounds": 1})


def cards(players: int = 2, seed: int = 1, **position: Any) -> Match:
    """A tiny card game: ann holds c0 and c1, bob c2 and c3, and four cards lie in the deck."""
    hands = {"ann": ["c0", "c1"], "bob": ["c2", "c3"], **({"cid": ["c8", "c9"]} if players == 3 else {})}
    start = {"hands": hands, "deck": ["c4", "c5", "c6", "c7"], **position}
    return maester.scenario("tiny-cards", start, players=players, seed=seed)


def choices(*steps: str, seed: int = 1, **position: Any) -> Match:
    """A tiny game of three seats in which these steps come, and then the end."""
    return maester.scenario("tiny-choices", {"steps": [*steps, "finish"], **position}, players=3, seed=seed)


def windows(*moments: str, players: int = 2, **position: Any) -> Match:
    """A tiny game in which these moments come."""
    return maester.scenario("tiny-windows", {"moments": list(moments), **position}, players=players, seed=1)
