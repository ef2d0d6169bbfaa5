"""The codec of a game: the round trip through bytes is the truth about its state.

Saving, sending, comparing and hashing all go through it. Which classes may stand in the agenda, the frames,
the trays and the log is worked out once, from the classes that the game's package defines, in whichever module; a state
whose fields could be changed behind the back of a copy is refused at definition, not found later.
"""

from __future__ import annotations

import functools
import hashlib
import importlib
import operator
import pkgutil
import re
import types
import typing
from collections.abc import Collection, Iterator, Sequence
from typing import Any

import msgspec

from maester.engine.game import Game, Outcome, Told
from maester.engine.protocol import Event, Frame, Move, Step
from maester.engine.trays import Tray

ENGINE = "maester.engine"
ENGINE_COLUMNS = frozenset(("frames", "trays"))
"""Columns whose entries are copied one by one."""
_NO_RULES = re.compile(r"__main__|conftest|tests?|test_\w+|\w+_test")
"""What such modules are called that are run by themselves, or by pytest."""


class Stored(msgspec.Struct, frozen=True, array_like=True):
    """A state together with the events before it: what a snapshot holds."""

    state: Game
    events: list[Event | Told]


class Codec:
    """Turns states, moves and events of one game into bytes and back."""

    def __init__(self, state: type[Game], package: str, apart: Collection[str] = ()) -> None:
        """`apart` are modules that may lie in the package and yet don't belong to the rules: see `import_all`."""
        import_all(package, apart)
        check_frames(package)
        self.moves: tuple[type[Move], ...] = family(Move, package)
        self.events: tuple[type[Event], ...] = family(Event, package)
        told = derive(Told, what=_union(self.events), otherwise=_union(self.events) | None)
        event: Any = _union(self.events) | told
        planned = planned_types(package)
        self.state: type[Game] = derive(state, **planned, fresh=list[event])
        self.state.tray_type = typing.get_args(planned["trays"])[0]
        self.columns = tuple(_columns(self.state))
        self.state.clone = _cloner(self.columns)
        self.steps: tuple[type[Step], ...] = family(Step, package)
        self._told = told
        self._encoder = msgspec.msgpack.Encoder()
        self._state_decoder: msgspec.msgpack.Decoder[Game] = msgspec.msgpack.Decoder(self.state)
        stored = derive(Stored, state=self.state, events=list[event])
        self._snapshot_decoder = msgspec.msgpack.Decoder(stored)
        positional = _positional(self.state)
        self._positional_decoder: msgspec.msgpack.Decoder[msgspec.Struct] = msgspec.msgpack.Decoder(positional)
        told_decoder: Any = derive(Stored, state=msgspec.Raw, events=list[event])
        self._story_decoder = msgspec.msgpack.Decoder(told_decoder)
        self.layout = _layout(self.state, package)
        """A fingerprint of what states consist of: only states of the same layout can be compared by their hashes."""

    def seal(self, game: Game) -> Game:
        """The state as an object of the class whose fields have their full types."""
        sealed = self.state(**{name: getattr(game, name) for name in game.__struct_fields__})
        sealed.trays = [sealed.tray_type(tray.seat, tray.start, tray.agenda, tray.answers) for tray in game.trays]
        return sealed

    def encode(self, game: Game) -> bytes:
        return self._encoder.encode(game)

    def decode(self, data: bytes) -> Game:
        return self._by_position(data) if _is_list(data) else self._state_decoder.decode(data)

    def _by_position(self, data: bytes) -> Game:
        """A state that was written before columns had names."""
        old = self._positional_decoder.decode(data)
        return self.state(**{name: getattr(old, name) for name in old.__struct_fields__})

    def round_trip(self, game: Game) -> Game:
        """A copy by way of bytes: slower than `clone`, and the judge of it."""
        return self._state_decoder.decode(self._encoder.encode(game))

    def hash(self, game: Game) -> str:
        """The same for equal states, on every machine and in every run."""
        return hashlib.blake2b(self._encoder.encode(game), digest_size=16).hexdigest()

    def encode_snapshot(self, game: Game, events: Sequence[Event | Told]) -> bytes:
        return self._encoder.encode(Stored(game, list(events)))

    def decode_snapshot(self, data: bytes) -> tuple[Game, list[Event | Told]]:
        if not _is_list(data[1:]):
            stored = self._snapshot_decoder.decode(data)
            return stored.state, _plain_told(stored.events)
        raw = self._story_decoder.decode(data)
        return self._by_position(bytes(raw.state)), _plain_told(raw.events)

    def decode_events(self, data: bytes) -> list[Event | Told]:
        """What happened before a snapshot, whatever its state consists of."""
        return _plain_told(self._story_decoder.decode(data).events)

    def move_from(self, kind: type[Move], values: dict[str, Any]) -> Move:
        """A move from plain values with numbers for ids; raises TypeError or msgspec.ValidationError."""
        for name, hint in _hints(kind).items():
            if name in values and name in kind.__struct_fields__:
                try:
                    values[name] = msgspec.convert(values[name], hint)
                except msgspec.ValidationError as error:
                    raise msgspec.ValidationError(f"{name}: {error}") from None
        return kind(**values)


_hints = functools.cache(typing.get_type_hints)


def _plain_told(events: Sequence[Event | Told]) -> list[Event | Told]:
    return [Told(item.what, item.to, item.otherwise) if isinstance(item, Told) else item for item in events]


def _is_list(data: bytes) -> bool:
    """Does this MessagePack begin with a list?"""
    return bool(data) and (0x90 <= data[0] <= 0x9F or data[0] in (0xDC, 0xDD))


def _positional(state: type[Game]) -> type[msgspec.Struct]:
    """How states of this class were written before columns had names: in the order in which they are declared, without
    `options`. A column that came later is declared after those, with a default, and so was never there.
    """
    fields: list[Any] = []
    for field in msgspec.structs.fields(state):
        if field.name == "options":
            continue
        if field.default_factory is not msgspec.NODEFAULT:
            fields.append((field.name, field.type, msgspec.field(default_factory=field.default_factory)))
        elif field.default is not msgspec.NODEFAULT:
            fields.append((field.name, field.type, field.default))
        else:
            fields.append((field.name, field.type))
    return msgspec.defstruct(state.__name__, fields, array_like=True, kw_only=True, module=state.__module__)


def _layout(state: type[Game], package: str) -> str:
    planned = (*family(Step, package), *family(Move, package), *family(Frame, package), *family(Event, package))
    text = repr([(kind.__name__, kind.__struct_fields__) for kind in (state, *planned)])
    return hashlib.blake2b(text.encode(), digest_size=8).hexdigest()


def import_all(package: str, apart: Collection[str] = ()) -> None:
    """Imports every module of a package, so that none of its classes is missing because nobody else imports its module.

    Tests stay out, and `__main__`, and the modules and packages that are named `apart`: bots and terminal boards, which
    know layers above the rules.
    """
    module = importlib.import_module(package)
    for found in pkgutil.iter_modules(getattr(module, "__path__", ())):
        name = f"{package}.{found.name}"
        if name not in apart and not _NO_RULES.fullmatch(found.name):
            import_all(name, apart)


def planned_types(package: str) -> dict[str, Any]:
    """The full types of the columns that hold what is planned and going on: whatever the game's package defines."""
    steps = family(Step, package)
    step: Any = _union(steps)
    asked: Any = _union([step for step in steps if step.asks])
    move: Any = _union(family(Move, package))
    frame: Any = _union(family(Frame, package))
    tray: Any = derive(Tray, start=tuple[asked, ...], agenda=tuple[asked, ...], answers=tuple[move, ...])
    return {"agenda": list[step], "frames": list[frame], "trays": list[tray]}


def family(base: type[Any], package: str) -> tuple[Any, ...]:
    """All complete classes derived from a base that the engine or the package defines, by name."""
    found = {cls for cls in _descendants(base) if _within(cls.__module__, package) and not _is_abstract(cls)}
    return tuple(sorted(found, key=lambda cls: cls.__name__))


def _descendants(base: type[Any]) -> Iterator[type[Any]]:
    for cls in base.__subclasses__():
        yield cls
        yield from _descendants(cls)


def _within(module: str, package: str) -> bool:
    return any(module == home or module.startswith(home + ".") for home in (ENGINE, package))


def _is_abstract(cls: type[Any]) -> bool:
    return any(getattr(getattr(cls, name, None), "__isabstractmethod__", False) for name in dir(cls))


def _union(kinds: Sequence[Any]) -> Any:
    return functools.reduce(operator.or_, kinds)


def derive(base: type[Any], **fields: Any) -> Any:
    """The same struct with the full types of fields that the base could not know yet."""
    defaults = dict(zip(base.__struct_fields__[::-1], base.__struct_defaults__[::-1], strict=False))
    retyped: list[Any] = []
    for name, kind in fields.items():
        default = defaults.get(name, msgspec.NODEFAULT)
        if default is msgspec.NODEFAULT:
            retyped.append((name, kind))
        elif isinstance(default, msgspec._core.Factory):
            retyped.append((name, kind, msgspec.field(default_factory=default.factory)))
        else:
            retyped.append((name, kind, default))
    return msgspec.defstruct(
        base.__name__, retyped, bases=(base,), module=base.__module__, kw_only=issubclass(base, Game)
    )


def _cloner(columns: Sequence[str]) -> Any:
    """The method that copies a state: flat, since columns hold only values that don't change.

    It is written out line by line, as a person would, because a loop over names costs twice as much; search copies a
    state for every move it looks at.
    """
    lines = [f"    twin.{name} = self.{name}.copy()" for name in columns]
    source = "\n".join(
        (
            "def clone(self):",
            "    twin = self.__copy__()",
            *lines,
            "    twin.frames = [frame.__copy__() for frame in self.frames] if self.frames else []",
            "    twin.trays = [tray.__copy__() for tray in self.trays] if self.trays else []",
            "    return twin",
        )
    )
    names: dict[str, Any] = {}
    exec(source, names)
    return names["clone"]


def _columns(state: type[Game]) -> Iterator[str]:
    """The names of fields that a copy must copy, once it is sure that a flat copy of each is enough."""
    hints = typing.get_type_hints(state)
    for name in state.__struct_fields__:
        kind = hints[name]
        if name in ENGINE_COLUMNS:
            continue
        if typing.get_origin(kind) in (list, dict):
            if not all(map(_fixed, typing.get_args(kind))):
                raise TypeError(f"{state.__name__}.{name} must hold values that don't change: numbers, names, tuples")
            yield name
        elif not _fixed(kind):
            raise TypeError(f"{state.__name__}.{name} is neither a value that doesn't change nor a list of such values")


def _fixed(kind: Any) -> bool:
    """Do values of this type never change?"""
    if kind in (int, str, bool, float, bytes, type(None), Ellipsis, Outcome):
        return True
    if hasattr(kind, "__supertype__"):
        return _fixed(kind.__supertype__)
    if typing.get_origin(kind) in (tuple, types.UnionType, typing.Union, typing.Annotated):
        return all(map(_fixed, typing.get_args(kind)))
    if isinstance(kind, type) and issubclass(kind, msgspec.Struct):
        return kind.__struct_config__.frozen
    if isinstance(kind, type) and issubclass(kind, tuple) and hasattr(kind, "_fields"):
        return all(map(_fixed, typing.get_type_hints(kind).values()))
    return isinstance(kind, type) and hasattr(kind, "__members__")


def check_frames(package: str) -> None:
    """Frames are copied flat, too: each field must hold a value that doesn't change."""
    for frame in family(Frame, package):
        for name, kind in typing.get_type_hints(frame).items():
            if name in frame.__struct_fields__ and not _fixed(kind):
                raise TypeError(f"{frame.__name__}.{name} must hold a value that doesn't change; write it as a tuple")
