"""The log of a match: an append-only list that copies share.

A copy of a match made by a search must not copy thousands of entries. So a copy keeps a pointer to the list
it came from and its length at that moment; what either of them adds later lies in lists of their own.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Generic, TypeVar

T = TypeVar("T")


class Log(Generic[T]):
    """A list that only grows, with `fork()` in constant time."""

    __slots__ = ("_base", "_length", "_own")

    def __init__(self, items: Iterable[T] = ()) -> None:
        self._base: Log[T] | None = None
        self._length = 0
        """How many entries lie in the base."""
        self._own = list(items)

    def append(self, item: T) -> None:
        self._own.append(item)

    def extend(self, items: Iterable[T]) -> None:
        self._own.extend(items)

    def fork(self, length: int | None = None) -> Log[T]:
        """A log with the same entries (or the first `length` of them) that goes its own way from now on."""
        twin: Log[T] = Log.__new__(Log)
        twin._own = []
        twin._length = len(self) if length is None else length
        base: Log[T] = self
        # A copy of a copy points to the list that really holds the last entry, so chains stay short.
        while base._base is not None and twin._length <= base._length:
            base = base._base
        twin._base = base
        return twin

    @property
    def last(self) -> T | None:
        """The newest entry, if there is one."""
        return next(self.since(len(self) - 1), None) if len(self) else None

    def __len__(self) -> int:
        return self._length + len(self._own)

    def __iter__(self) -> Iterator[T]:
        return self.since(0)

    def since(self, start: int) -> Iterator[T]:
        """The entries from number `start` on."""
        pieces: list[list[T]] = []
        log: Log[T] | None = self
        length = len(self)
        while log is not None and length > start:
            pieces.append(log._own[max(0, start - log._length) : length - log._length])
            length = min(length, log._length)
            log = log._base
        for piece in reversed(pieces):
            yield from piece
