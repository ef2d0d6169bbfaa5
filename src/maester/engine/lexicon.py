"""All names of one match: from the types of their fields the lexicon turns moves and events into plain data and typed
text, and back.
"""

from __future__ import annotations

import itertools
import types
import typing
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import cache
from random import Random
from typing import Any

import msgspec

from maester.engine.names import Form, Maybe, Plain, Several
from maester.engine.typed import Notation, flag_of
from maester.words import Words, words


class Lexicon:
    """All forms of one match: from kinds of numbers to their names."""

    def __init__(self, forms: Mapping[Any, Form], words: Callable[[str], Words] = words) -> None:
        """`words` are those in which the things have printed names, by language."""
        self.forms = dict(forms)
        self.form: Callable[[Any], Form | None] = cache(self._form)
        self.fields = cache(self._fields)
        self._notation = Notation(self._needed, words)

    def _form(self, kind: Any) -> Form | None:
        """The form of a field's type; None for a type that has no text (then it stays what it is)."""
        own: Form | None = self.forms.get(kind)
        if own is not None:
            return own
        if kind in (int, bool, str, float):
            return Plain(kind)
        origin, parts = typing.get_origin(kind), typing.get_args(kind)
        if origin in (types.UnionType, typing.Union) and len(parts) == 2 and type(None) in parts:
            inner = self._form(next(part for part in parts if part is not type(None)))
            return Maybe(inner) if inner else None
        if origin is tuple and len(parts) == 2 and parts[1] is Ellipsis:
            inner = self._form(parts[0])
            return Several(inner) if inner else None
        if origin is typing.Annotated:
            return flag_of(kind) or self._form(parts[0])
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
            data[name] = self.outward(kind, getattr(value, name))
        return data

    def outward(self, kind: Any, value: Any) -> Any:
        """A value of a kind as plain data with names."""
        if value is None:
            return None
        if kind in self.forms:
            return self.forms[kind].write(value)
        if isinstance(value, msgspec.Struct):
            return self.plain(value)
        if isinstance(value, (tuple, list)):
            kinds = self.part_kinds(kind, len(value))
            return [self.outward(part, item) for part, item in zip(kinds, value, strict=True)]
        for part in typing.get_args(kind):
            if part in self.forms and self.forms[part].fits(value):
                return self.forms[part].write(value)
        return value

    def inward(self, kind: Any, value: Any) -> Any:
        """Plain data of a kind with its names turned back into numbers; numbers are taken too."""
        if kind in self.forms and isinstance(value, str):
            return self.forms[kind].read(value)
        if isinstance(value, (tuple, list)):
            kinds = self.part_kinds(kind, len(value))
            return [self.inward(part, item) for part, item in zip(kinds, value, strict=True)]
        if isinstance(value, str):
            for part in typing.get_args(kind):
                if part in self.forms:
                    return self.forms[part].read(value)
        return value

    @staticmethod
    def part_kinds(kind: Any, length: int) -> Sequence[Any]:
        """The kinds of the parts of a tuple or list of that length."""
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
        return self._notation.text(move)

    def read(self, text: str, kinds: Sequence[type[msgspec.Struct]], likely: Sequence[Any] = ()) -> msgspec.Struct:
        """The move that was typed; kinds that fit better come first. Raises BadData.

        If a name that was typed fits several things, one of the `likely` moves is meant.
        """
        return self._notation.read(text, kinds, likely)

    def _needed(self, struct: type[msgspec.Struct]) -> tuple[tuple[str, Form], ...]:
        """The fields of a struct with their forms; each must have one."""
        needed: list[tuple[str, Form]] = []
        for name, kind in self.fields(struct):
            form = self.form(kind)
            if form is None:
                raise TypeError(f"{struct.__name__}.{name} has no text form; give its type one in the game's names")
            needed.append((name, form))
        return tuple(needed)

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
