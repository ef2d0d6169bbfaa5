"""The operations in the code and the vocabulary that the card file tells people are the same."""

from __future__ import annotations

import types
import typing
from typing import Annotated, Any, Literal

import msgspec
import pytest

from maester.games.alliances import card_file
from maester.games.alliances.abilities import ResolvedOperation
from maester.games.alliances.lasting_rules import LastingRule
from maester.games.alliances.operations import OPERATIONS
from maester.games.alliances.vocabulary import Condition, Leaders, Moment, NamedAllies, NamedCard, Operation
from tests.games.alliances.language import BOX

WORDS: dict[str, Any] = BOX.content["vocabulary"]
EVERY = pytest.mark.parametrize("operation", OPERATIONS.values(), ids=OPERATIONS.keys())


def own_fields(operation: type[Operation]) -> dict[str, Any]:
    """The fields of an operation beyond those that all have, with their types."""
    kinds = [kind for kind in operation.__mro__ if issubclass(kind, Operation) and kind is not Operation]
    declared = {name for kind in kinds for name in vars(kind).get("__annotations__", ())}
    return {field.encode_name: field.type for field in msgspec.structs.fields(operation) if field.name in declared}


def takes(kind: Any) -> tuple[str, set[str]]:
    """What a field takes as the card file calls it, and the words if those are listed with the field."""
    while typing.get_origin(kind) is Annotated:
        kind = typing.get_args(kind)[0]
    if typing.get_origin(kind) in (types.UnionType, typing.Union):
        parts = {takes(part)[0] for part in typing.get_args(kind) if part is not type(None)}
        if parts == {"number", "word"}:
            return "number_or_all", set()
        (kind,) = (part for part in typing.get_args(kind) if part is not type(None))
        return takes(kind)
    if kind == Leaders:
        return "leader", set()
    if typing.get_origin(kind) is Literal:
        return "word", set(typing.get_args(kind))
    if typing.get_origin(kind) is tuple:
        found, words = takes(typing.get_args(kind)[0])
        return f"{found}s", words
    return {bool: "flag", int: "number", NamedCard: "card_id", NamedAllies: "ally_ids"}[kind], set()


def test_the_code_knows_every_operation_of_the_vocabulary() -> None:
    assert OPERATIONS.keys() == WORDS["ops"].keys() == WORDS["op_notes"].keys()


@EVERY
def test_an_operation_takes_the_fields_that_the_vocabulary_lists(operation: type[Operation]) -> None:
    op = str(operation.__struct_config__.tag)
    fields = own_fields(operation)
    assert fields.keys() == set(WORDS["ops"][op])
    for key, kind in fields.items():
        written = WORDS["fields"].get(f"{op}.{key}") or WORDS["fields"][key]
        assert takes(kind) == (written["takes"], set(written.get("words", ()))), key


@EVERY
def test_an_operation_either_holds_or_is_resolved(operation: type[Operation]) -> None:
    assert issubclass(operation, LastingRule) != issubclass(operation, ResolvedOperation)
    is_abstract = getattr(getattr(operation, "apply", None), "__isabstractmethod__", False)
    assert not is_abstract
    assert set(operation.moments) <= WORDS["when"].keys()


@EVERY
def test_what_an_operation_says_of_its_words_names_fields_and_words_that_there_are(operation: type[Operation]) -> None:
    fields = own_fields(operation)
    for field, word, moment in operation.only_at:
        assert word in takes(fields[field])[1]
        assert moment in operation.moments
    for field, word, needed in operation.needed_with:
        assert word in takes(fields[field])[1]
        assert needed in fields


def test_the_words_that_all_operations_share_are_those_of_the_vocabulary() -> None:
    assert set(typing.get_args(Moment)) == WORDS["when"].keys()
    assert set(typing.get_args(Condition)) == WORDS["conditions"].keys()
    assert set(typing.get_args(Leaders)) == WORDS["leaders"].keys()
    common = {field.encode_name for field in msgspec.structs.fields(Operation)}
    assert common - {"allies", "power"} == WORDS["common_fields"].keys() - {"op"}


def test_the_fields_of_conditions_are_those_of_the_vocabulary() -> None:
    needed = {(condition, field) for condition, fields in WORDS["condition_fields"].items() for field in fields}
    known = {(condition, field) for field, conditions in Operation.of_conditions.items() for condition in conditions}
    assert known == needed


def test_cards_have_the_keys_of_the_vocabulary() -> None:
    structs = (
        card_file.LeaderCard, card_file.AllyCard, card_file.StandardCard, card_file.EventCard, card_file.WhiteCard,
        card_file.PowerToken, card_file.Component,
    )  # fmt: skip
    assert {name for struct in structs for name in struct.__struct_fields__} == WORDS["card_keys"].keys()
