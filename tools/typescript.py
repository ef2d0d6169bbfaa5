"""Types for the browser, made from the structs: web/src/generated can't say anything else than the code does.

Views and wire messages go over the wire as msgspec writes them, so their types follow from their fields. Moves and
events go as `Lexicon.plain` writes them: an object with a tag, and names where the rules have numbers.
"""

from __future__ import annotations

import inspect
import types
import typing
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

import msgspec
from msgspec import inspect as kinds

from maester.engine import Definition, Domain, PickIn, View
from maester.engine.decision import Result
from maester.engine.definition import referred
from maester.engine.names import Form, Names, Seat

HEAD = "// Made from the Python structs by `make golden`. Never edited by hand.\n"


def game_types(definition: Definition) -> str:
    """The types of one game: names, views, moves and events."""
    parts = [HEAD]
    names = {kind: form for kind, form in definition.play.names.items() if isinstance(form, Names)}
    parts += [_type_of_names(form, definition) for form in names.values()]
    parts += _interfaces([definition.view_type, *_drawn(definition)], optional=False)
    lexicon = _PlainTypes(definition.play.names)
    for base, field, structs in (
        ("Move", "move", definition.codec.moves),
        ("Event", "event", definition.codec.events),
    ):
        parts += [lexicon.interface(struct, field, base) for struct in structs]
        members = " | ".join(f"{struct.__name__}{base}" for struct in structs)
        parts.append(f"export type {base} = {members};\n")
    return "\n".join(parts)


def _drawn(definition: Definition) -> list[type[msgspec.Struct]]:
    """What a page draws besides the view: what is found when something is inspected, what domains show, and what is
    told about lists that players make.
    """
    asked = [step.domain for step in definition.codec.steps if issubclass(step, PickIn)]
    domains = [domain for ask in asked for domain in _structs(_returned(ask)) if issubclass(domain, Domain)]
    shown = [struct for domain in domains for struct in _structs(_returned(domain.shown))]
    found = _structs(_returned(definition.secrets.inspect)) if definition.secrets.inspect else []
    lists = referred(definition.companions.lists)
    told = _structs(_returned(lists)) if lists else []
    return [struct for struct in dict.fromkeys([*found, *shown, *told]) if struct is not msgspec.Struct]


def _returned(function: Any) -> Any:
    return typing.get_type_hints(function)["return"]


def _structs(hint: Any) -> list[Any]:
    return [part for part in typing.get_args(hint) or (hint,) if isinstance(part, type) and part is not types.NoneType]


def frame_types() -> str:
    """The frame around every game's view: `View<Table>`."""
    parts = _interfaces([Result], optional=False)
    info = kinds.type_info(View)
    assert isinstance(info, kinds.StructType)
    lines = [_comment(View), "export interface View<Table> {"]
    for field in info.fields:
        shown = "Table" if field.encode_name == "table" else _type(field.type)
        lines.append(f"  {field.encode_name}: {shown};")
    return "\n".join([HEAD, *parts, "\n".join([*filter(None, lines), "}\n"])])


def wire_types(
    sent: Iterable[type[msgspec.Struct]],
    received: Iterable[type[msgspec.Struct]],
    unions: Mapping[str, Any] | None = None,
) -> str:
    """The messages of a server: those that it sends (complete) and those that it takes (defaults may be left out), and
    unions of them by name.
    """
    outgoing = _interfaces(list(sent), optional=False)
    incoming = _interfaces(list(received), optional=True, known=list(sent))
    named = [f"export type {name} = {_type(kinds.type_info(union))};\n" for name, union in (unions or {}).items()]
    return "\n".join([HEAD, *outgoing, *incoming, *named])


# -- structs as msgspec writes them ------------------------------------------------------------


def _interfaces(
    structs: Sequence[type[msgspec.Struct]], *, optional: bool, known: Sequence[type[msgspec.Struct]] = ()
) -> list[str]:
    """An interface for each struct and each struct inside it, by name."""
    found: dict[str, kinds.StructType] = {}
    for struct in structs:
        _gather(kinds.type_info(struct), found)
    earlier: dict[str, kinds.StructType] = {}
    for struct in known:
        _gather(kinds.type_info(struct), earlier)
    return [_interface(info, optional) for name, info in sorted(found.items()) if name not in earlier]


def _gather(info: kinds.Type, found: dict[str, kinds.StructType]) -> None:
    if isinstance(info, kinds.StructType):
        if info.cls.__name__ in found or info.cls is msgspec.Struct:
            return
        found[info.cls.__name__] = info
        for field in info.fields:
            _gather(field.type, found)
    elif isinstance(info, kinds.UnionType):
        for one in info.types:
            _gather(one, found)
    elif isinstance(info, kinds.TupleType):
        for one in info.item_types:
            _gather(one, found)
    elif isinstance(info, kinds.NamedTupleType):
        for field in info.fields:
            _gather(field.type, found)
    elif isinstance(info, kinds.ListType | kinds.VarTupleType):
        _gather(info.item_type, found)
    elif isinstance(info, kinds.DictType):
        _gather(info.value_type, found)


def _interface(info: kinds.StructType, optional: bool) -> str:
    lines = [_comment(info.cls), f"export interface {info.cls.__name__} {{"]
    if info.tag_field is not None:
        lines.append(f'  {info.tag_field}: "{info.tag}";')
    for field in info.fields:
        mark = "?" if optional and not field.required else ""
        lines.append(f"  {field.encode_name}{mark}: {_type(field.type)};")
    return "\n".join([*filter(None, lines), "}\n"])


_SIMPLE: dict[type[kinds.Type], str] = {
    kinds.StrType: "string", kinds.BytesType: "string", kinds.DateTimeType: "string", kinds.UUIDType: "string",
    kinds.IntType: "number", kinds.FloatType: "number", kinds.BoolType: "boolean", kinds.NoneType: "null",
    kinds.AnyType: "unknown", kinds.RawType: "unknown",
}  # fmt: skip


def _type(info: kinds.Type) -> str:
    """How a type of Python is written in TypeScript."""
    simple = _SIMPLE.get(type(info))
    if simple is not None:
        return simple
    if isinstance(info, kinds.StructType):
        return "unknown" if info.cls is msgspec.Struct else info.cls.__name__
    if isinstance(info, kinds.UnionType):
        return " | ".join(dict.fromkeys(_type(one) for one in info.types))
    if isinstance(info, kinds.LiteralType):
        return " | ".join(_literal(value) for value in info.values)
    if isinstance(info, kinds.EnumType):
        return " | ".join(_literal(member.value) for member in info.cls)
    if isinstance(info, kinds.TupleType):
        return f"[{', '.join(map(_type, info.item_types))}]"
    if isinstance(info, kinds.NamedTupleType):
        return f"[{', '.join(_type(field.type) for field in info.fields)}]"
    if isinstance(info, kinds.ListType | kinds.VarTupleType):
        return _list_of(_type(info.item_type))
    if isinstance(info, kinds.DictType):
        return f"Record<string, {_type(info.value_type)}>"
    raise TypeError(f"{info} has no TypeScript form yet")


def _list_of(inner: str) -> str:
    return f"({inner})[]" if " | " in inner else f"{inner}[]"


def _literal(value: Any) -> str:
    return f'"{value}"' if isinstance(value, str) else str(value).lower()


def _comment(cls: type[Any]) -> str:
    """The first sentence of the class, as a comment."""
    text = (inspect.getdoc(cls) or "").partition("\n\n")[0].replace("\n", " ")
    return f"/** {text} */" if text else ""


# -- moves and events as the lexicon writes them ---------------------------------------------------


def _type_of_names(form: Names, definition: Definition) -> str:
    """All names, if the rules know them; any, if they are those of cards: a card file can have others."""
    called = (definition.data.spoken or {}).get("en", {})
    cards = {id.partition("-")[2] for id in called}
    members = "string" if cards.issuperset(form.names) else " | ".join(f'"{name}"' for name in form.names)
    return f"export type {_name_type(form)} = {members};\n"


def _name_type(form: Names) -> str:
    """`House card` names -> `HouseCardName`."""
    return "".join(word.capitalize() for word in form.kind.replace("-", " ").replace("_", " ").split()) + "Name"


class _PlainTypes:
    """The types of what `Lexicon.plain` returns."""

    def __init__(self, forms: Mapping[Any, Form]) -> None:
        self._forms = forms

    def interface(self, struct: type[msgspec.Struct], tag_field: str, suffix: str) -> str:
        lines = [_comment(struct), f"export interface {struct.__name__}{suffix} {{"]
        lines.append(f'  {tag_field}: "{struct.__struct_config__.tag}";')
        hints = typing.get_type_hints(struct, include_extras=True)
        lines += [f"  {name}: {self._type(hints[name])};" for name in struct.__struct_fields__]
        return "\n".join([*filter(None, lines), "}\n"])

    def _type(self, hint: Any) -> str:
        if hint is Seat:
            return "string"
        form = self._forms.get(hint)
        if form is not None:
            return _name_type(form) if isinstance(form, Names) else "string"
        origin, parts = typing.get_origin(hint), typing.get_args(hint)
        if origin is typing.Annotated:
            return self._type(parts[0])
        if origin in (types.UnionType, typing.Union):
            return " | ".join(dict.fromkeys(self._type(part) for part in parts))
        if origin is tuple and len(parts) == 2 and parts[1] is Ellipsis:
            return _list_of(self._type(parts[0]))
        if origin is tuple:
            return f"[{', '.join(map(self._type, parts))}]"
        if origin is list:
            return _list_of(self._type(parts[0]))
        if origin is dict:
            return f"Record<string, {self._type(parts[1])}>"
        if hasattr(hint, "__supertype__"):
            return self._type(hint.__supertype__)
        return _type(kinds.type_info(hint))
