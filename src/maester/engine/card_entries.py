"""Reading an entry of a card file into the struct that declares its fields.

The struct says all about an entry that a type can say: which keys there are, which of them may be left out, which words
and numbers they take. What msgspec refuses is told here in the words of the file: what is wrong, at which key, and what
would be right.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Sequence
from functools import cache
from typing import TYPE_CHECKING, Annotated, Any, Final, TypeVar

import msgspec
from msgspec import inspect

from maester.errors import BadData, shown

Entry = TypeVar("Entry")
Kind = TypeVar("Kind")
if TYPE_CHECKING:
    Derived = Annotated[Kind, "derived"]
else:

    class Derived:
        """The type of a field that is worked out from the others (`Derived[int]`): no file can say it."""

        def __class_getitem__(cls, kind: object) -> type:
            return cls


_PLACE: Final = re.compile(r" - at `\$(.*)`$", re.DOTALL)
_STEP: Final = re.compile(r"\.([^.\[]+)|\[(\d+)\]|\[(\.\.\.)\]")


class WrongEntry(ValueError):
    """What is wrong with an entry: the kind of problem (see `error-bad-card`), where or what, and what would be right.

    A struct raises it from `__post_init__` for what no type can say about its fields.
    """

    def __init__(self, problem: str, detail: object = "", known: Sequence[object] = ()) -> None:
        super().__init__(problem, detail, known)
        self.problem, self.detail, self.known = problem, detail, known
        self.place = ""
        """Where in the entry it stands, as `effects[1].pick`, if it is a part of it."""

    def of(self, card: str) -> BadData:
        """The refusal of the file, which names the card at fault and the place within it."""
        return bad_card(card, self.problem, self.detail, self.known, self.place)


def bad_card(card: str, problem: str, detail: object = "", known: Sequence[object] = (), place: str = "") -> BadData:
    """The refusal of a card file: the card at fault, the place within it, what is wrong and what would be right."""
    return BadData(
        "bad-card",
        card=card,
        place=place if place not in ("", detail) else "none",
        problem=problem,
        detail=shown(detail),
        known=[str(one) for one in known],
    )


def read_entry(entry: object, kind: Any, read: Callable[[type[Any], Any], Any] | None = None) -> Any:
    """The entry as a struct of this kind, or of one of these kinds; raises WrongEntry.

    `read` is msgspec's `dec_hook`: it reads values of types that only the game knows, as references to other cards, and
    raises WrongEntry too.
    """
    if (key := _key_of_null(entry, "")) is not None:
        # A key that isn't needed is left out: `null` would be another word for that.
        raise WrongEntry("shape", key)
    try:
        return msgspec.convert(entry, kind, dec_hook=read)
    except msgspec.ValidationError as error:
        wrong = error.__cause__ if isinstance(error.__cause__, WrongEntry) else _explained(str(error), entry, kind)
        if (found := _PLACE.search(str(error))) is not None:
            wrong.place = found[1].lstrip(".")
        raise wrong from None


def derived() -> Any:
    """The default of a derived field, until it is worked out: in `__post_init__`, or by whoever reads the file."""
    return msgspec.field(default=None)


def parts_of(value: Any, kind: type[Entry]) -> Iterator[Entry]:
    """All structs of a kind inside a struct, itself included."""
    if isinstance(value, kind):
        yield value
    if isinstance(value, msgspec.Struct):
        for field in value.__struct_fields__:
            yield from parts_of(getattr(value, field), kind)
    elif isinstance(value, tuple):
        for part in value:
            yield from parts_of(part, kind)


def _key_of_null(value: object, key: str) -> str | None:
    if value is None:
        return key
    parts: Any = value.items() if isinstance(value, dict) else ()
    if isinstance(value, list):
        parts = [(key, part) for part in value]
    return next((found for name, part in parts if (found := _key_of_null(part, name)) is not None), None)


# --- what msgspec means ---------------------------------------------------------------------------------------


_type_info = cache(inspect.type_info)


def _explained(message: str, entry: Any, kind: Any) -> WrongEntry:
    """What is wrong at the place that msgspec names, found by what is written there and what belongs there."""
    expected: inspect.Type = _type_info(kind)
    value, name = entry, ""
    found = _PLACE.search(message)
    for key, index, _ in _STEP.findall(found[1] if found else ""):
        if key:
            struct = _struct_meant(expected, value)
            if struct is None or (struct.tag_field == key and _tags(expected)):
                return _wrong_value(expected, value, name)
            field = next(field for field in struct.fields if field.encode_name == key)
            if isinstance(field.type, inspect.CustomType):
                return _wrong_object(expected, value, name)
            name = _named(struct, key)
            expected, value = field.type, value[key]
        elif index:
            expected, value = _item_type(expected), value[int(index)]
        else:
            # Of a map it isn't said at which of its keys: the map as a whole is at fault.
            mapped = next(kind for kind in _kinds(expected) if isinstance(kind, inspect.DictType))
            return _wrong_value(mapped.value_type, None, name)
    return _wrong_value(expected, value, name)


def _kinds(expected: inspect.Type) -> tuple[inspect.Type, ...]:
    if isinstance(expected, inspect.Metadata):
        return _kinds(expected.type)
    return expected.types if isinstance(expected, inspect.UnionType) else (expected,)


def _tags(expected: inspect.Type) -> list[str]:
    return [str(kind.tag) for kind in _kinds(expected) if isinstance(kind, inspect.StructType) and kind.tag is not None]


def _struct_meant(expected: inspect.Type, value: dict[str, Any]) -> inspect.StructType | None:
    """Which of the expected structs an object is meant to be; None if its tag is missing, or none of theirs."""
    structs = [kind for kind in _kinds(expected) if isinstance(kind, inspect.StructType)]
    if len(structs) == 1 and structs[0].tag is None:
        return structs[0]
    return next((struct for struct in structs if value.get(str(struct.tag_field)) == struct.tag), None)


def _item_type(expected: inspect.Type) -> inspect.Type:
    lists = [kind for kind in _kinds(expected) if isinstance(kind, (inspect.VarTupleType, inspect.ListType))]
    return lists[0].item_type


def _named(struct: inspect.StructType, key: str) -> str:
    return key if struct.tag is None else f"{struct.tag}: {key}"


def _wrong_value(expected: inspect.Type, value: Any, name: str) -> WrongEntry:
    kinds = _kinds(expected)
    if isinstance(value, dict) and any(isinstance(kind, inspect.StructType) for kind in kinds):
        return _wrong_object(expected, value, name)
    words = [word for kind in kinds if isinstance(kind, inspect.LiteralType) for word in kind.values]
    if words and isinstance(value, str):
        return WrongEntry("unknown-word", value, words)
    for type_, problem in (
        (inspect.IntType, "no-number"),
        (inspect.BoolType, "no-flag"),
        (inspect.StrType, "no-text"),
    ):
        if any(isinstance(kind, type_) for kind in kinds):
            return WrongEntry(problem, name)
    return WrongEntry("shape", name, words)


def _wrong_object(expected: inspect.Type, value: dict[str, Any], name: str) -> WrongEntry:
    struct = _struct_meant(expected, value)
    if struct is None:
        tag_field = next(str(kind.tag_field) for kind in _kinds(expected) if isinstance(kind, inspect.StructType))
        if tag_field not in value:
            return WrongEntry("missing", tag_field)
        return WrongEntry("unknown-word", value[tag_field], _tags(expected))
    keys = [field.encode_name for field in struct.fields if not isinstance(field.type, inspect.CustomType)]
    for key in value:
        if key not in keys and key != struct.tag_field:
            return WrongEntry("unknown-key", _named(struct, key), keys)
    for field in struct.fields:
        if field.required and field.encode_name not in value:
            return WrongEntry("missing", _named(struct, field.encode_name))
    return WrongEntry("shape", name)
