"""What is wrong with a card file that msgspec refused, said so that the owner of the file can mend it."""

from __future__ import annotations

import types
import typing
from collections.abc import Callable, Sequence
from typing import Annotated, Any, Final, Literal, NamedTuple

import msgspec

from maester.errors import shown


class Problem(NamedTuple):
    """What is wrong in a card file, by the name that `error-bad-card` has for it, and what would be right there."""

    name: str
    detail: str = ""
    known: Sequence[str] = ()


Place = tuple[str | int, ...]
"""Where something stands in a file: keys, and numbers in lists."""


class Locator:
    """Says where a file that msgspec refused is wrong, and what would be right there.

    msgspec decides what is right; this only finds the first place that it refuses and reads from the wanted type what
    belongs there, so that the owner of a file is told in words.
    """

    def __init__(
        self, read: Callable[[type[Any], Any], Any], problem: Callable[[type[Any], str, Any], Problem]
    ) -> None:
        """`read` is msgspec's `dec_hook`: it reads what only the game knows, as references to other cards; `problem`
        says why it refused the value of a field.
        """
        self._read = read
        self._problem = problem

    def fits(self, data: Any, kind: Any) -> bool:
        """Would msgspec take it?"""
        try:
            msgspec.convert(data, kind, dec_hook=self._read)
        except msgspec.ValidationError:
            return False
        return True

    def find(self, data: Any, kind: Any, name: str, place: Place = ()) -> tuple[Place, Problem]:
        """The first place that is wrong; `name` is what the thing at this place is called."""
        kinds = _parts_of(kind)
        structs = {_tag(one): one for one in kinds if isinstance(one, type) and issubclass(one, msgspec.Struct)}
        if structs:
            return self._in_struct(data, structs, name, place)
        elements = _elements(kinds[0])
        if elements is None:
            return place, self._leaf(data, kinds, name)
        if not isinstance(data, list):
            return place, Problem("shape", name)
        if typing.get_origin(elements) is Literal:
            return place, _unknown_word(name, data, elements)
        for number, item in enumerate(data):
            if not self.fits(item, elements):
                return self.find(item, elements, name, (*place, number))
        return place, Problem("shape", name)

    def _in_struct(self, data: Any, structs: dict[Any, type[Any]], name: str, place: Place) -> tuple[Place, Problem]:
        if not isinstance(data, dict):
            return place, Problem("shape", name)
        field_of_tag = next(iter(structs.values())).__struct_config__.tag_field
        prefix = ""
        struct = next(iter(structs.values()))
        if field_of_tag is not None:
            tag = data.get(field_of_tag)
            if not isinstance(tag, str) or tag not in structs:
                return place, Problem("unknown-word", shown(tag), sorted(structs))
            struct, prefix = structs[tag], f"{tag}."
        fields = {field.encode_name: field for field in msgspec.structs.fields(struct)}
        for key in data:
            if key not in fields and key != field_of_tag:
                return place, Problem("unknown-key", f"{prefix}{shown(key)}", sorted(fields))
        for key, field in fields.items():
            if field.required and key not in data:
                return place, Problem("missing", f"{prefix}{key}")
        for key, field in fields.items():
            if key in data and not self.fits(data[key], field.type):
                return self.find(data[key], field.type, f"{prefix}{key}", (*place, key))
        return place, Problem("shape", name)

    def _leaf(self, data: Any, kinds: Sequence[Any], name: str) -> Problem:
        kind = kinds[0]
        if typing.get_origin(kind) is Literal:
            return _unknown_word(name, data, kind)
        if kind in LEAVES:
            return Problem(LEAVES[kind], name)
        return self._problem(kind, name, data)


LEAVES: Final[dict[Any, str]] = {bool: "no-flag", int: "no-number", str: "no-text", dict: "shape"}


def _unknown_word(name: str, data: Any, words: Any) -> Problem:
    return Problem("unknown-word", f"{name} = {shown(data)}", sorted(typing.get_args(words)))


def _parts_of(kind: Any) -> list[Any]:
    """The types that a value may have, without limits on them and without None."""
    while typing.get_origin(kind) is Annotated:
        kind = typing.get_args(kind)[0]
    if typing.get_origin(kind) in (types.UnionType, typing.Union):
        return [part for one in typing.get_args(kind) if one is not type(None) for part in _parts_of(one)]
    return [typing.get_origin(kind)] if typing.get_origin(kind) is dict else [kind]


def _elements(kind: Any) -> Any:
    """What a list or a tuple of any length holds; None for anything else."""
    return typing.get_args(kind)[0] if typing.get_origin(kind) in (list, tuple) else None


def _tag(struct: type[Any]) -> Any:
    return struct.__struct_config__.tag
