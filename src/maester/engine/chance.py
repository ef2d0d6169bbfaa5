"""Chance: a keyed counter generator, so that one integer of state is enough and everybody can check it.

The result of draw number `counter` under a key is the first eight bytes, as a big-endian number, of
BLAKE2b(counter as eight big-endian bytes, key). Numbers that would favour small results are skipped
(the counter goes on), so there is no modulo bias. A table draws a key of 256 bits, shows the SHA-256 of it at the
start and the key at the end: `maester verify` then makes every shuffle and draw again.
"""

from __future__ import annotations

import hashlib
import secrets

KEY_BYTES = 32
LARGEST_SEED = (1 << 8 * KEY_BYTES) - 1
_WORDS = 1 << 64


def fresh_seed() -> int:
    """A seed that nobody can guess."""
    return secrets.randbits(8 * KEY_BYTES)


def key_of(seed: int) -> bytes:
    """The generator's key: the seed as 32 big-endian bytes."""
    return seed.to_bytes(KEY_BYTES, "big")


def commitment(seed: int) -> str:
    """What a table shows at the start: it fixes the seed and doesn't tell it."""
    return hashlib.sha256(key_of(seed)).hexdigest()


def draw(key: bytes, counter: int, below: int) -> tuple[int, int]:
    """A number from 0 to below - 1, every one as likely as the others, and the next counter."""
    if not 1 <= below <= _WORDS:
        raise ValueError(f"a draw is from 1 to 2**64 results, not {below}")
    fair = _WORDS - _WORDS % below
    while True:
        block = hashlib.blake2b(counter.to_bytes(8, "big"), digest_size=8, key=key).digest()
        counter += 1
        word = int.from_bytes(block, "big")
        if word < fair:
            return word % below, counter


def shuffle(key: bytes, counter: int, size: int) -> tuple[tuple[int, ...], int]:
    """An order of `size` things, every one as likely as the others (Fisher and Yates), and the next counter."""
    order = list(range(size))
    for last in range(size - 1, 0, -1):
        other, counter = draw(key, counter, last + 1)
        order[last], order[other] = order[other], order[last]
    return tuple(order), counter
