"""Columns of a state as plain data with names, and back: for positions that stand in the middle of something.

A step or a frame is written as its fields by name, with its class as `type`; whatever the lexicon has names for is
written by them.
"""

from __future__ import annotations

import functools
import types
import typing
from collections.abc import Mapping
from typing import Any

import msgspec

from maester.engine.codec import planned_types
from maester.engine.game import Game
from maester.engine.lexicon import Lexicon
from maester.errors import BadData, shown


class Columns:
    """Writes and reads columns of the states of one game, whose steps and frames a package defines."""

    def __init__(self, state: type[Game], package: str, lexicon: Lexicon) -> None:
        self._lexicon = lexicon
        self._kinds = _kinds(state, package)

    def write(self, name: str, value: Any) -> Any:
        """What stands in a column, as plain data."""
        return self._lexicon.outward(self._kinds[name], value)

    def read(self, name: str, data: Any) -> Any:
        """What plain data says that stands in a column; raises BadData."""
        kind = self._kinds[name]
        try:
            return msgspec.convert(self._inward(kind, data), kind)
        except (msgspec.ValidationError, TypeError, ValueError) as error:
            raise BadData("bad-position", place=name, given=str(error), right=None) from None

    def _inward(self, kind: Any, data: Any) -> Any:
        """The data as the codec takes it: structs as arrays, numbers for names."""
        if isinstance(data, Mapping):
            return self._struct(kind, data)
        if isinstance(data, list | tuple):
            kinds = self._lexicon.part_kinds(kind, len(data))
            return [self._inward(part, item) for part, item in zip(kinds, data, strict=True)]
        return self._lexicon.inward(kind, data)

    def _struct(self, kind: Any, data: Mapping[str, Any]) -> list[Any]:
        among = typing.get_args(kind) if typing.get_origin(kind) in (types.UnionType, typing.Union) else (kind,)
        for struct in among:
            if isinstance(struct, type) and issubclass(struct, msgspec.Struct):
                config = struct.__struct_config__
                if config.tag_field is None or data.get(config.tag_field) == config.tag:
                    fields = dict(self._lexicon.fields(struct))
                    if strange := sorted(set(data) - {config.tag_field} ^ set(fields)):
                        raise ValueError(f"{struct.__name__}: {', '.join(map(shown, strange))}")
                    tag = [] if config.tag_field is None else [config.tag]
                    return [*tag, *(self._inward(part, data[name]) for name, part in fields.items())]
        raise ValueError(shown(data.get("type") or data.get("move") or data))


@functools.cache
def _kinds(state: type[Game], package: str) -> dict[str, Any]:
    return {**typing.get_type_hints(state, include_extras=True), **planned_types(package)}
