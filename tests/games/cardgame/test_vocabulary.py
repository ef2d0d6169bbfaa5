"""The vocabulary that the card file explains to its reader is the one that the structs of the rules read."""

from __future__ import annotations

from functools import reduce
from operator import or_
from typing import Any

import pytest
from msgspec import inspect

from maester.games.cardgame import card_file
from maester.games.cardgame.operations import fate
from maester.games.cardgame.printed import (
    OPERATIONS,
    DrawDeckCard,
    PlotCard,
    TextInPlay,
    TextOfPlot,
)
from maester.games.cardgame.texts import Continuous, Instant, Operation

WORDS = card_file.vocabulary()
Keys = dict[str, tuple[Any, bool]]
"""What each key takes, and whether it is needed."""


def written(takes: str) -> frozenset[Any]:
    """What the vocabulary says that a key takes: words, kinds, objects by their section, lists of these."""
    if " or " in takes:
        return frozenset[Any]().union(*map(written, takes.split(" or ")))
    if takes.startswith("["):
        return frozenset({("list", written(takes[1:-1]))})
    if takes in WORDS["kinds"]:
        return frozenset({{"card_id": "text", "trait": "text"}.get(takes, takes)})
    section = WORDS[takes]
    if all(isinstance(entry, dict) and "takes" in entry for entry in section.values()):
        return frozenset({("object", frozenset(section))})
    return frozenset(section)


def read(kind: inspect.Type) -> frozenset[Any]:
    """The same as a struct's field says it."""
    match kind:
        case inspect.Metadata():
            return read(kind.type)
        case inspect.UnionType() if any(_is(one, Operation) for one in kind.types):
            return frozenset({"effect"})
        case inspect.UnionType():
            return frozenset[Any]().union(*map(read, kind.types))
        case inspect.NoneType():
            return frozenset()
        case inspect.IntType():
            return frozenset({"signed" if kind.ge is None else "number"})
        case inspect.BoolType():
            return frozenset({"flag"})
        case inspect.StrType():
            return frozenset({"text"})
        case inspect.LiteralType():
            return frozenset(kind.values)
        case inspect.VarTupleType():
            inner = read(kind.item_type)
            return frozenset({"effects" if inner == {"effect"} else ("list", inner)})
        case inspect.DictType():
            return frozenset({"map"})
        case inspect.StructType():
            keys = [field.encode_name for field in said_fields(kind)]
            return frozenset({("object", frozenset([*keys, kind.tag_field] if kind.tag_field else keys))})
    raise AssertionError(kind)


def said_fields(struct: inspect.StructType) -> list[inspect.Field]:
    """Those that a file can say: the others are worked out from them."""
    return [field for field in struct.fields if not isinstance(field.type, inspect.CustomType)]


def _is(kind: inspect.Type, base: type) -> bool:
    return isinstance(kind, inspect.StructType) and issubclass(kind.cls, base)


def structs(*kinds: Any) -> dict[type, inspect.StructType]:
    """All structs that can stand anywhere in these."""
    found: dict[type, inspect.StructType] = {}

    def look(kind: Any) -> None:
        if isinstance(kind, inspect.StructType):
            if kind.cls in found:
                return
            found[kind.cls] = kind
            for field in kind.fields:
                look(field.type)
        for inner in (*getattr(kind, "types", ()), getattr(kind, "item_type", None), getattr(kind, "type", None)):
            if inner is not None:
                look(inner)

    look(inspect.type_info(reduce(or_, kinds)))
    return found


EVERYTHING = structs(DrawDeckCard, PlotCard)


def test_the_rules_read_exactly_the_operations_of_the_vocabulary() -> None:
    assert set(OPERATIONS) == set(WORDS["effect_ops"])
    assert set(OPERATIONS.values()) <= set(EVERYTHING)
    for kind in OPERATIONS.values():
        assert issubclass(kind, Instant) != issubclass(kind, Continuous)
        if issubclass(kind, Instant) or "until" in kind.__struct_fields__:
            assert kind.apply is not Operation.apply, kind


@pytest.mark.parametrize("op", sorted(OPERATIONS))
def test_an_operation_takes_what_the_vocabulary_says(op: str) -> None:
    said, keys = WORDS["effect_ops"][op], WORDS["effect_keys"]
    fields = {field.encode_name: field for field in said_fields(EVERYTHING[OPERATIONS[op]])}
    assert {name for name, field in fields.items() if field.required} == set(said["keys"])
    assert {name for name, field in fields.items() if not field.required} == set(said.get("optional", []))
    for name, field in fields.items():
        takes = (keys.get(f"{op}.{name}") or keys[name])["takes"]
        expected = {"self"} | written("filter_keys") if name == "for" else written(takes)
        assert read(field.type) == expected, name


SECTIONS = {
    "trigger_keys": "Trigger", "condition_keys": "Condition", "you_control_keys": "YouControl",
    "opponent_won_keys": "OpponentWon", "cost_keys": "Cost", "card_cost": "CardCost", "choose_keys": "TargetChoice",
    "limit_keys": "Limit", "card_set": "CardSet", "filter_keys": "Filter", "player_filters": "WithoutVictory",
}  # fmt: skip
NARROWER = {("cost_keys", "pay_gold"): {"number", "X"}, ("card_cost", "ref"): {"self"}}
"""Where only some of the words make sense."""


@pytest.mark.parametrize("section", sorted(SECTIONS))
def test_an_object_takes_what_the_vocabulary_says(section: str) -> None:
    (struct,) = [one for cls, one in EVERYTHING.items() if cls.__name__ == SECTIONS[section]]
    fields = {field.encode_name: read(field.type) for field in said_fields(struct)}
    said = {key: written(entry["takes"]) for key, entry in WORDS[section].items()}
    assert fields == {key: NARROWER.get((section, key), takes) for key, takes in said.items()}


@pytest.mark.parametrize(
    ("section", "kinds", "tag", "words"),
    [
        ("ability_keys", TextInPlay | TextOfPlot, "timing", "timing"),
        ("card_keys", DrawDeckCard, "type", "types"),
        ("plot_keys", PlotCard, "type", "types"),
    ],
)
def test_texts_and_cards_have_the_keys_of_the_vocabulary(section: str, kinds: Any, tag: str, words: str) -> None:
    info: Any = inspect.type_info(kinds)
    tagged: Any = info.types if isinstance(info, inspect.UnionType) else (info,)
    assert {one.tag for one in tagged} <= set(WORDS[words])
    found: dict[str, set[Any]] = {tag: set(WORDS[words])}
    for one in tagged:
        for field in said_fields(one):
            found.setdefault(field.encode_name, set()).update(read(field.type))
    said = {key: entry["takes"] for key, entry in WORDS[section].items()}
    assert found.keys() == said.keys()
    for key, takes in said.items():
        if key not in ("abilities", "copies"):
            assert found[key] == written(takes), key


def test_a_fate_that_the_rules_do_not_know_is_an_error() -> None:
    assert {type(fate((), word)).__name__ for word in WORDS["fates"]} == {"Kill", "DiscardedFromPlay", "Knelt"}
    with pytest.raises(AssertionError):
        fate((), "bow")  # type: ignore[arg-type]
