"""Nothing hidden leaks while a match goes on: the fourth side, after those of `leaks.py`.

A match and its twin go on in step, with the same chance. Whoever is asked answers the same in both; where the answer
is a secret, sometimes another one. As long as a seat is told and shown the same in both, it must get the same from
both: there is no other way to learn anything. So it can't tell by who is asked next, by how often somebody is asked, by
a card that leaves its view unseen, or by what can be taken back.
"""

from __future__ import annotations

from random import Random
from typing import NamedTuple

from maester.engine import Decision, Event, Match, Move, Seat
from maester.errors import IllegalMove
from maester.harness.leaks import Leak, expect_alike, known_to, name_of

STEPS = 5


def check_onward(match: Match, seat: Seat | None, rng: Random, steps: int = STEPS) -> None:
    """Side 4: the seat can't tell the twin from the real match later either, unless it is told something else."""
    real, twin = match.clone(), match.determinize(seat, rng)
    real.answer_forced = twin.answer_forced = False
    twin.game.key, twin.game.counter = real.game.key, real.game.counter
    moved = False
    for _ in range(steps):
        if not real.to_act:
            return
        news = _News(real, seat), _News(twin, seat)
        asked = rng.choice(real.to_act)
        done = _answer(real, twin, asked, seat, rng)
        if done is None or not _alike(*news, done):
            return
        expect_alike(real, twin, seat, f" after {done.text}")
        moved = moved or asked == seat
        if moved and seat is not None and _against_undo(real, seat) != _against_undo(twin, seat):
            raise Leak(f"{name_of(match, seat)} can tell by what can be taken back after {done.text}")


def _against_undo(match: Match, seat: Seat) -> str | None:
    """The rule against taking the seat's last move back; None if it may."""
    if match.can_undo(seat):
        return None
    try:
        match.undo(seat)
    except IllegalMove as error:
        return error.rule
    raise AssertionError("a move was taken back that couldn't be")


class _News:
    """What a seat is told and shown from now on."""

    def __init__(self, match: Match, seat: Seat | None) -> None:
        self.match, self.seat = match, seat
        self._seen, self._known = match.seen_count(seat), known_to(match, seat)

    @property
    def told(self) -> list[Event]:
        return self.match.seen(self.seat)[self._seen :]

    @property
    def shown(self) -> set[int]:
        return known_to(self.match, self.seat) - self._known


class _Done(NamedTuple):
    """What was answered in both matches."""

    text: str
    same: bool


def _alike(real: _News, twin: _News, done: _Done) -> bool:
    """Was the seat told and shown the same? Raises Leak if one match only stops earlier, since it asks somebody."""
    if real.shown != twin.shown:
        return False
    shorter, longer = sorted((real.told, twin.told), key=len)
    if shorter == longer:
        return True
    if done.same and longer[: len(shorter)] == shorter:
        raise Leak(f"{name_of(real.match, real.seat)} can tell by what follows {done.text}: {longer[len(shorter)]}")
    return False


def _answer(real: Match, twin: Match, asked: Seat, seat: Seat | None, rng: Random) -> _Done | None:
    """One answer in both matches, or all of somebody else's tray: how many those are, nobody sees."""
    if asked != seat and any(tray.seat == asked for tray in real.game.trays):
        for match in (real, twin):
            _fill_tray(match, asked, rng)
        return _Done(f"the answers of {real.seats[asked]}", same=False)
    revealing = bool(real.game.trays)
    one, other = real.decision(asked), twin.decision(asked)
    moves = _answers(one, other, asked == seat, rng)
    if moves is None:
        return None
    texts = " or ".join(dict.fromkeys(map(real.text, moves)))
    done = _Done(f"{one.kind} of {real.seats[asked]}, {texts}", same=moves[0] == moves[1] and not revealing)
    real.play(asked, moves[0])
    twin.play(asked, moves[1])
    return done


def _fill_tray(match: Match, seat: Seat, rng: Random) -> None:
    moment = match.moment
    while match.moment == moment and seat in match.to_act:
        match.play(seat, _some_move(match.decision(seat), rng))


def _some_move(decision: Decision, rng: Random) -> Move:
    move: Move = rng.choice(decision.options) if decision.domain is None else decision.domain.sample(rng)
    return move


def _answers(one: Decision, other: Decision, own: bool, rng: Random) -> tuple[Move, Move] | None:
    """The answers to the same question in both matches; None if the twin has none that looks the same."""
    move = _some_move(one, rng)
    if own:
        return move, move
    possible = move in other.options if other.domain is None else other.domain.check(move) is None
    secret = one.private and other.private
    if possible and not (secret and rng.random() < 0.5):
        return move, move
    alike = [option for option in other.options if type(option) is type(move)] if secret else []
    return (move, rng.choice(alike)) if alike else None
