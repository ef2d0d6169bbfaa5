"""The browser's types say what the structs say."""

from __future__ import annotations

from importlib import import_module
from pathlib import Path
from pkgutil import iter_modules
from typing import Any, Literal, NamedTuple

import msgspec
import pytest

from maester.engine import definition_of
from maester.engine.registry import built_in_games
from maester.server import wire
from maester.server.wire.incoming import ClientMessage
from maester.server.wire.outgoing import ServerMessage
from maester.server.wire.shapes import Received, Sent
from tools.golden import compare
from tools.typescript import frame_types, game_types, wire_types

GENERATED = Path(__file__).parents[2] / "web" / "src" / "generated"


def test_golden_types_of_the_view(regenerate: bool) -> None:
    compare(GENERATED / "view.ts", frame_types(), regenerate=regenerate)


@pytest.mark.parametrize("game", built_in_games())
def test_golden_types_of_each_game(game: str, regenerate: bool) -> None:
    compare(GENERATED / f"{game}.ts", game_types(definition_of(game)), regenerate=regenerate)


def leaves(base: type[msgspec.Struct]) -> list[type[msgspec.Struct]]:
    """All that is derived from a struct and from which nothing is."""
    return [leaf for struct in base.__subclasses__() for leaf in leaves(struct)] or [base]


def test_golden_types_of_the_wire(regenerate: bool) -> None:
    for module in iter_modules(wire.__path__):
        import_module(f"{wire.__name__}.{module.name}")
    unions = {"ClientMessage": ClientMessage, "ServerMessage": ServerMessage}
    types = wire_types(leaves(Sent), leaves(Received), unions)
    compare(GENERATED / "wire.ts", types, regenerate=regenerate)


class Inner(msgspec.Struct):
    """Inside another."""

    pair: tuple[int, str]


class Named(NamedTuple):
    """A tuple whose parts have names."""

    inner: Inner
    amount: int


class Outer(msgspec.Struct, tag_field="type", tag="outer"):
    """Has one of each kind.

    And more that isn't told.
    """

    many: list[Inner | None]
    word: Literal["a", "b"]
    mapping: dict[str, Any]
    flag: bool = False


def test_a_struct_that_is_sent_is_complete() -> None:
    written = wire_types([Outer], [])
    assert '  type: "outer";\n  many: (Inner | null)[];\n  word: "a" | "b";\n' in written
    assert "  mapping: Record<string, unknown>;\n  flag: boolean;\n" in written
    assert "/** Has one of each kind. */\nexport interface Outer {" in written
    assert "export interface Inner {\n  pair: [number, string];\n}" in written


def test_a_tuple_with_names_is_a_tuple() -> None:
    written = wire_types([msgspec.defstruct("Row", [("cells", tuple[Named, ...])])], [])
    assert "export interface Row {\n  cells: [Inner, number][];\n}" in written
    assert "export interface Inner {" in written


def test_what_has_a_default_may_be_left_out_of_a_struct_that_is_received() -> None:
    assert "  flag?: boolean;\n" in wire_types([], [Outer])


def test_a_struct_of_both_ways_is_written_once() -> None:
    assert wire_types([Inner], [Outer]).count("export interface Inner {") == 1


def test_a_union_is_written_by_its_name() -> None:
    assert wire_types([Outer], [], {"Maybe": Outer | None}).endswith("export type Maybe = Outer | null;\n")


def test_a_move_has_its_tag_and_names_for_numbers() -> None:
    types = game_types(definition_of("boardgame"))
    assert 'export interface RaidMove {\n  move: "raid";\n  source: AreaName;\n  target: AreaName | null;\n}' in types
    assert 'export type TrackName = "iron-throne" | "fiefdoms" | "kings-court";' in types


def test_what_a_page_draws_is_among_the_types_of_a_game() -> None:
    types = game_types(definition_of("miniatures"))
    for drawn in ("UnitFound", "Reach", "ChargeShown", "ShownPlacement"):
        assert f"export interface {drawn} {{" in types
