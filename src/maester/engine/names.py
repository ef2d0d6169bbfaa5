"""Numbers inside, names outside: how each kind of value is written for people, and read again.

Rules work on small numbers (an area is 17, a seat is 2); people, saves, pages and tests read names
(`winterfell`, `stark`). A game says once which kinds of numbers have which names.
"""

from __future__ import annotations

import difflib
import math
import re
from collections.abc import Iterator, Sequence
from functools import cache
from random import Random
from typing import Any, NewType, Protocol

from maester.errors import BadData

Seat = NewType("Seat", int)
"""A player's place at the table: 0 is the first of `match.seats`, which has their names."""


@cache
def kebab(name: str) -> str:
    """`ChooseSupport` -> `choose-support`: how a class is called in data, messages and typed text."""
    return re.sub(r"(?<=[a-z0-9])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])", "-", name).lower().replace("_", "-")


class Form(Protocol):
    """How one kind of value is written for people, and read again."""

    def write(self, value: Any) -> str: ...

    def read(self, text: str) -> Any:
        """The value; raises BadData if the text is none."""

    def fits(self, value: Any) -> bool:
        """Is this a value of the kind at all?"""

    def every(self) -> Sequence[Any] | None:
        """All values there are, or None if they are too many to list."""

    def sample(self, rng: Random) -> Any: ...


class Names:
    """Numbers 0, 1, 2… that have names: areas, houses, cards."""

    def __init__(self, kind: str, names: Sequence[str]) -> None:
        self.kind = kind
        self.names = tuple(names)
        self.numbers = {name: number for number, name in enumerate(self.names)}
        if len(self.numbers) != len(self.names):
            raise ValueError(f"two of the names of {kind} are the same")

    def write(self, value: int) -> str:
        if value < 0:  # "nobody" has no name; Python would take the last one
            raise IndexError(f"there is no {self.kind} {value}")
        return self.names[value]

    def find(self, text: str) -> int | None:
        """The number of that name, if there is one."""
        return self.numbers.get(text.strip().lower())

    def read(self, text: str) -> int:
        number = self.find(text)
        if number is None:
            near = difflib.get_close_matches(text.strip().lower(), self.names, 3)
            raise BadData("unknown-name", kind=self.kind, name=text, near=near or list(self.names[:8]))
        return number

    def named(self) -> Iterator[tuple[int, str]]:
        """All values with their names."""
        return enumerate(self.names)

    def fits(self, value: Any) -> bool:
        return type(value) is int and 0 <= value < len(self.names)

    def every(self) -> Sequence[int]:
        return range(len(self.names))

    def sample(self, rng: Random) -> int:
        return rng.randrange(len(self.names))


class Letters:
    """Counts of a few kinds of things, written as letters: `FFK` is two of the first kind and one of the second."""

    def __init__(self, kind: str, letters: str, *, most: int = 4) -> None:
        self.kind = kind
        self.letters = letters
        self.most = most

    def write(self, value: Sequence[int]) -> str:
        return "".join(letter * count for letter, count in zip(self.letters, value, strict=True)) or "-"

    def read(self, text: str) -> tuple[int, ...]:
        wanted = text.strip().upper().replace("-", "")
        if strange := sorted(set(wanted) - set(self.letters)):
            raise BadData("unknown-letter", kind=self.kind, letter=strange[0], letters=list(self.letters))
        return tuple(wanted.count(letter) for letter in self.letters)

    def fits(self, value: Any) -> bool:
        return (
            isinstance(value, tuple)
            and len(value) == len(self.letters)
            and all(type(count) is int and count >= 0 for count in value)
        )

    def every(self) -> None:
        return None

    def sample(self, rng: Random) -> tuple[int, ...]:
        return tuple(rng.choice((0, 0, 1, rng.randrange(self.most + 1))) for _ in self.letters)


class Flag:
    """Yes or no, each as a word of its own: `bottom` or `top`; or as one word that may be left out: `routed`.

    A field says so in its type, `Annotated[bool, Flag("bottom", "top")]`, and stays true or false in plain data.
    """

    kind = "word"

    def __init__(self, yes: str, no: str = "") -> None:
        self.yes = yes
        self.no = no

    def write(self, value: bool) -> str:
        return self.yes if value else self.no

    def find(self, text: str) -> bool | None:
        """What the word means, if it means anything; `true` and `false` are understood too."""
        return {"true": True, "false": False, self.yes: True, self.no: False}.get(text.strip().lower())

    def read(self, text: str) -> bool:
        value = self.find(text)
        if value is None:
            raise BadData("unknown-name", kind=self.kind, name=text, near=[name for _, name in self.named()])
        return value

    def named(self) -> Iterator[tuple[bool, str]]:
        """Both values with their words; no, only if it has one."""
        yield True, self.yes
        if self.no:
            yield False, self.no

    def fits(self, value: Any) -> bool:
        return type(value) is bool

    def every(self) -> Sequence[bool]:
        return (False, True)

    def sample(self, rng: Random) -> bool:
        return rng.random() < 0.5


class Plain:
    """Numbers, words and yes or no, which are written as they are."""

    def __init__(self, kind: type) -> None:
        self.kind = kind

    def write(self, value: Any) -> str:
        return str(value).lower() if self.kind is bool else str(value)

    def read(self, text: str) -> Any:
        try:
            if self.kind is bool:
                return {"true": True, "false": False}[text.strip().lower()]
            return self.kind(text)
        except (KeyError, ValueError):
            raise BadData("bad-value", kind=self.kind.__name__, value=text) from None

    def fits(self, value: Any) -> bool:
        return type(value) is self.kind and not (isinstance(value, float) and not math.isfinite(value))

    def every(self) -> Sequence[Any] | None:
        return (False, True) if self.kind is bool else range(-1, 12) if self.kind is int else None

    def sample(self, rng: Random) -> Any:
        if self.kind is float:
            return rng.uniform(-1, 50)
        values = self.every()
        return rng.choice(values) if values else "?"


class Maybe:
    """A value or none, written `-`."""

    def __init__(self, form: Form) -> None:
        self.form = form

    def write(self, value: Any) -> str:
        return "-" if value is None else self.form.write(value)

    def read(self, text: str) -> Any:
        return None if text.strip() == "-" else self.form.read(text)

    def fits(self, value: Any) -> bool:
        return value is None or self.form.fits(value)

    def every(self) -> Sequence[Any] | None:
        values = self.form.every()
        return None if values is None else (None, *values)

    def sample(self, rng: Random) -> Any:
        return None if rng.random() < 0.2 else self.form.sample(rng)


class Several:
    """Several values of one kind, written with commas between them."""

    def __init__(self, form: Form) -> None:
        self.form = form

    def write(self, value: Sequence[Any]) -> str:
        return ",".join(map(self.form.write, value)) or "-"

    def read(self, text: str) -> tuple[Any, ...]:
        return () if text.strip() == "-" else tuple(map(self.form.read, text.split(",")))

    def fits(self, value: Any) -> bool:
        return isinstance(value, tuple) and all(map(self.form.fits, value))

    def every(self) -> None:
        return None

    def sample(self, rng: Random) -> tuple[Any, ...]:
        return tuple(self.form.sample(rng) for _ in range(rng.randrange(4)))
