"""Numbers inside, names outside.

Rules work on small numbers (an area is 17, a seat is 2); people, saves, pages and tests read names
(`winterfell`, `stark`). A game says once which kinds of numbers have which names; from the types of
the fields the lexicon then turns moves and events into plain data and typed text, and back.
"""

from __future__ import annotations

import difflib
import itertools
import math
import re
import types
import typing
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import cache
from random import Random
from typing import Any, NewType, Protocol

import msgspec

from maester.errors import BadData

Seat = NewType("Seat", int)

LONGEST_TEXT = 500
"""Typed moves are much shorter; and to find out that a text is none takes time with the square of its length."""


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

    def read(self, text: str) -> int:
        number = self.numbers.get(text.strip().lower())
        if number is None:
            near = difflib.get_close_matches(text.strip().lower(), self.names, 3)
            raise BadData("unknown-name", kind=self.kind, name=text, near=near or list(self.names[:8]))
        return number

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


class _Plain:
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


class _Maybe:
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


class _Several:
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


_PLACE = re.compile(r"\{(\w+)\}")


class Lexicon:
    """All forms of one match: from kinds of numbers to their names."""

    def __init__(self, forms: Mapping[Any, Form]) -> None:
        self.forms = dict(forms)
        self.form: Callable[[Any], Form | None] = cache(self._form)
        self.fields = cache(self._fields)
        self._pattern = cache(self._compile)

    def _form(self, kind: Any) -> Form | None:
        """The form of a field's type; None for a type that has no text (then it stays what it is)."""
        own: Form | None = self.forms.get(kind)
        if own is not None:
            return own
        if kind in (int, bool, str, float):
            return _Plain(kind)
        origin, parts = typing.get_origin(kind), typing.get_args(kind)
        if origin in (types.UnionType, typing.Union) and len(parts) == 2 and type(None) in parts:
            inner = self._form(next(part for part in parts if part is not type(None)))
            return _Maybe(inner) if inner else None
        if origin is tuple and len(parts) == 2 and parts[1] is Ellipsis:
            inner = self._form(parts[0])
            return _Several(inner) if inner else None
        if origin is typing.Annotated:
            return self._form(parts[0])
        if hasattr(kind, "__supertype__"):
            return self._form(kind.__supertype__)
        return None

    def _fields(self, struct: type[msgspec.Struct]) -> tuple[tuple[str, Any], ...]:
        hints = typing.get_type_hints(struct, include_extras=True)
        return tuple((name, hints[name]) for name in struct.__struct_fields__)

    # -- plain data -----------------------------------------------------------------

    def plain(self, value: msgspec.Struct) -> dict[str, Any]:
        """A move or event as plain data with names."""
        config = value.__struct_config__
        data: dict[str, Any] = {config.tag_field: config.tag} if config.tag_field else {}
        for name, kind in self.fields(type(value)):
            data[name] = self._outward(kind, getattr(value, name))
        return data

    def _outward(self, kind: Any, value: Any) -> Any:
        if value is None:
            return None
        if kind in self.forms:
            return self.forms[kind].write(value)
        if isinstance(value, msgspec.Struct):
            return self.plain(value)
        if isinstance(value, (tuple, list)):
            kinds = self._part_kinds(kind, len(value))
            return [self._outward(part, item) for part, item in zip(kinds, value, strict=True)]
        for part in typing.get_args(kind):
            if part in self.forms and self.forms[part].fits(value):
                return self.forms[part].write(value)
        return value

    def inward(self, kind: Any, value: Any) -> Any:
        """Plain data of a kind with its names turned back into numbers; numbers are taken too."""
        if kind in self.forms and isinstance(value, str):
            return self.forms[kind].read(value)
        if isinstance(value, (tuple, list)):
            kinds = self._part_kinds(kind, len(value))
            return [self.inward(part, item) for part, item in zip(kinds, value, strict=True)]
        if isinstance(value, str):
            for part in typing.get_args(kind):
                if part in self.forms:
                    return self.forms[part].read(value)
        return value

    @staticmethod
    def _part_kinds(kind: Any, length: int) -> Sequence[Any]:
        parts = typing.get_args(kind)
        if typing.get_origin(kind) in (types.UnionType, typing.Union):
            parts = next((typing.get_args(part) for part in parts if typing.get_origin(part) in (tuple, list)), ())
        if not parts:
            return [Any] * length
        if len(parts) == length and Ellipsis not in parts:
            return parts
        return [parts[0]] * length

    # -- typed text -----------------------------------------------------------------

    def text(self, move: msgspec.Struct) -> str:
        """The move as it can be typed: `march winterfell: FF>moat-cailin`."""

        fields = self.fields(type(move))
        written = {name: self._needed(type(move), name, kind).write(getattr(move, name)) for name, kind in fields}
        return template(type(move)).format_map(written)

    def _needed(self, struct: type[msgspec.Struct], name: str, kind: Any) -> Form:
        form = self.form(kind)
        if form is None:
            raise TypeError(f"{struct.__name__}.{name} has no text form; give its type one in the game's names")
        return form

    def _compile(self, struct: type[msgspec.Struct]) -> re.Pattern[str]:
        """What typed text of a move looks like: blanks are free, case too."""
        pattern = ""
        for index, part in enumerate(_PLACE.split(template(struct))):
            if index % 2:
                pattern += rf"(?P<{part}>\S+?)"
            else:
                pattern += re.sub(r"(\\ )+", r"\\s+", re.escape(part))
        return re.compile(pattern, re.IGNORECASE)

    def read(self, text: str, kinds: Sequence[type[msgspec.Struct]]) -> msgspec.Struct:
        """The move that was typed; kinds that fit better come first. Raises BadData."""
        trouble: BadData | None = None
        for struct in kinds if len(text) <= LONGEST_TEXT else ():
            found = self._pattern(struct).fullmatch(text.strip())
            if not found:
                continue
            try:
                forms = {name: self._needed(struct, name, kind) for name, kind in self.fields(struct)}
                return struct(**{name: form.read(found[name]) for name, form in forms.items()})
            except BadData as error:
                trouble = trouble or error
        raise trouble or BadData("bad-move-text", text=text[:80], forms=[template(kind) for kind in kinds[:6]])

    # -- well-formed ------------------------------------------------------------------

    def fault(self, move: msgspec.Struct) -> tuple[str, Any] | None:
        """The first field whose value is none of its kind (an area that doesn't exist), with the value."""
        for name, kind in self.fields(type(move)):
            form = self.form(kind)
            if form is not None and not form.fits(getattr(move, name)):
                return name, getattr(move, name)
        return None

    def well_formed(self, struct: type[msgspec.Struct], rng: Random, most: int) -> Iterator[msgspec.Struct]:
        """All well-formed moves of a kind, or `most` samples if there are more: legal or not."""
        forms = [self.form(kind) for _, kind in self.fields(struct)]
        if any(form is None for form in forms):
            return
        every = [form.every() for form in forms if form is not None]
        count = 1
        for values in every:
            count *= most + 1 if values is None else len(values)
        if count <= most:
            yield from _product(struct, [values for values in every if values is not None])
            return
        for _ in range(most):
            yield struct(*(form.sample(rng) for form in forms if form is not None))


def _product(struct: Callable[..., msgspec.Struct], every: Sequence[Sequence[Any]]) -> Iterator[msgspec.Struct]:
    for values in itertools.product(*every):
        yield struct(*values)


@cache
def template(struct: type[msgspec.Struct]) -> str:
    """How the move is typed: its own `typed`, or its name and its fields in order."""
    own: str | None = getattr(struct, "typed", None)
    return own or " ".join([kebab(struct.__name__), *(f"{{{name}}}" for name in struct.__struct_fields__)])
