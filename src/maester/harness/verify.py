"""Proof of fair chance: the seed fits what was committed to, and every shuffle and draw comes out the same."""

from __future__ import annotations

import hashlib

import msgspec

from maester.engine import Drew, Shuffled, load
from maester.engine.record import chance_of, read_save
from maester.errors import BadSave


class Proof(msgspec.Struct, frozen=True):
    """What was proven about a match."""

    game: str
    seed: str | None
    """None while the match is running: all secrets follow from it."""
    commitment: str
    proven: bool
    """The table drew the seed itself; a seed given by hand proves nothing."""
    over: bool
    entries: int
    draws: int
    shuffles: int
    hash: str


def verify(data: bytes | str, commitment: str | None = None) -> Proof:
    """Checks a save from the first entry to the last. `commitment` is what the table showed at the start.

    The results of chance are made again here from the published formula, not by the engine's own code.
    Raises BadSave with what is wrong.
    """
    save = read_save(data)
    match = load(data)
    key = int(save.seed, 16).to_bytes(32, "big")
    shown = hashlib.sha256(key).hexdigest()
    if shown != (commitment or save.commitment).strip().lower():
        raise BadSave("wrong-commitment")
    results = chance_of(match.log())
    for result in results:
        if not _comes_out(key, result):
            raise BadSave("chance-differs", counter=str(result.counter), purpose=result.purpose)
    shuffles = sum(isinstance(result, Shuffled) for result in results)
    return Proof(
        game=save.game,
        seed=save.seed if match.over else None,
        commitment=shown,
        proven=save.proven,
        over=match.over,
        entries=len(save.entries),
        draws=len(results) - shuffles,
        shuffles=shuffles,
        hash=match.hash(),
    )


def _comes_out(key: bytes, result: Drew | Shuffled) -> bool:
    if isinstance(result, Drew):
        return _draw(key, result.counter, result.below)[0] == result.result
    order = list(range(len(result.order)))
    counter = result.counter
    for last in range(len(order) - 1, 0, -1):
        other, counter = _draw(key, counter, last + 1)
        order[last], order[other] = order[other], order[last]
    return tuple(order) == result.order


def _draw(key: bytes, counter: int, below: int) -> tuple[int, int]:
    """The published formula, as the engine's chance.py states it."""
    while True:
        word = int.from_bytes(hashlib.blake2b(counter.to_bytes(8, "big"), digest_size=8, key=key).digest(), "big")
        counter += 1
        if word < (1 << 64) - (1 << 64) % below:
            return word % below, counter
