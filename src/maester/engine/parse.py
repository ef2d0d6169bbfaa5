"""Reading moves: from typed text, JSON or plain data, and refusing what is no move at all."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from maester.engine.definition import Definition
from maester.engine.lexicon import Lexicon
from maester.engine.protocol import Move
from maester.errors import BadData, shown


def read_move(
    definition: Definition, lexicon: Lexicon, data: Any, first: Sequence[type[Move]], likely: Sequence[Any] = ()
) -> Move:
    """A move; typed text is read as one of the `first` kinds and as one of the `likely` moves if it can be. Raises
    BadData.
    """
    if isinstance(data, Move):
        return data
    if isinstance(data, (bytes, bytearray)) or (isinstance(data, str) and data.lstrip().startswith("{")):
        try:
            data = msgspec.json.decode(data)
        except (msgspec.DecodeError, UnicodeError, RecursionError):
            raise BadData("bad-json") from None
    kinds = definition.codec.moves
    if isinstance(data, str):
        read = lexicon.read(data, (*first, *(kind for kind in kinds if kind not in first)), likely)
        assert isinstance(read, Move)
        return read
    if not isinstance(data, Mapping):
        raise BadData("not-a-move", given=type(data).__name__)
    return _from_plain(definition, lexicon, data)


def _from_plain(definition: Definition, lexicon: Lexicon, data: Mapping[str, Any]) -> Move:
    kinds = definition.codec.moves
    kind = next((kind for kind in kinds if kind.__struct_config__.tag == data.get("move")), None)
    if kind is None:
        names = [str(kind.__struct_config__.tag) for kind in kinds]
        raise BadData("unknown-move", given=shown(data.get("move")), known=names)
    hints = dict(lexicon.fields(kind))
    try:
        values = {name: lexicon.inward(hints.get(name), value) for name, value in data.items() if name != "move"}
        return definition.codec.move_from(kind, values)
    except (msgspec.ValidationError, TypeError) as error:
        raise BadData("bad-move-data", reason=str(error)) from None


def check_formed(definition: Definition, lexicon: Lexicon, move: Move) -> None:
    """A move whose values are none of their kind is no move: raises BadData."""
    if type(move) not in definition.codec.moves:
        raise BadData("unknown-move", given=type(move).__name__, known=None)
    if (fault := lexicon.fault(move)) is not None:
        raise BadData("bad-field", field=fault[0], value=shown(fault[1]))
    try:
        msgspec.convert(msgspec.to_builtins(move), type(move))
    except (msgspec.ValidationError, TypeError) as error:
        raise BadData("bad-move-data", reason=str(error)) from None
