"""Entries of a card file, read into structs: what is wrong is told by the key at fault, with what would be right."""

from __future__ import annotations

import copy
from collections.abc import Callable
from typing import Annotated, Any, Literal

import msgspec
import pytest

from maester.engine.card_entries import Derived, WrongEntry, derived, parts_of, read_entry

Number = Annotated[int, msgspec.Meta(ge=0)]
Written = Annotated[str, msgspec.Meta(pattern=r"\S")]


class Cards(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    colour: Literal["red", "green"] | None = None
    cost_below: Number | Literal["X"] | None = None
    unique: bool | None = None
    plain: Derived[bool] = derived()

    def __post_init__(self) -> None:
        msgspec.structs.force_setattr(self, "plain", self.cost_below is None)
        if self.colour == "red" and self.unique:
            raise WrongEntry("misplaced", "unique")


class Step(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="op"):
    """One operation of the tests."""


class Draw(Step, frozen=True, tag="draw"):
    count: Number


class Kill(Step, frozen=True, tag="kill"):
    what: Literal["self"] | Cards
    keywords: tuple[Literal["brave", "sly"], ...] | Literal["lost"] = ()


class Later(Step, frozen=True, tag="later"):
    steps: Annotated[tuple[Draw | Kill | Later, ...], msgspec.Meta(min_length=1)]


class Printed(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    name: Written
    steps: tuple[Draw | Kill | Later, ...]
    unique: bool = False
    sources: dict[str, str] = {}


GOOD: dict[str, Any] = {
    "name": "Bronn",
    "steps": [
        {"op": "draw", "count": 2},
        {"op": "later", "steps": [{"op": "kill", "what": {"colour": "red", "cost_below": "X"}}]},
    ],
    "sources": {"name": "rulebook"},
}
KILL = ("steps", 1, "steps", 0)


def put(*place: Any, value: Any) -> Callable[[Any], None]:
    def change(entry: Any) -> None:
        for key in place[:-1]:
            entry = entry[key]
        entry[place[-1]] = value

    return change


def drop(*place: Any) -> Callable[[Any], None]:
    def change(entry: Any) -> None:
        for key in place[:-1]:
            entry = entry[key]
        del entry[place[-1]]

    return change


WRONG: list[tuple[Callable[[Any], None], tuple[str, object, list[object]]]] = [
    (drop("name"), ("missing", "name", [])),
    (put("colour", value=1), ("unknown-key", "colour", ["name", "steps", "unique", "sources"])),
    (put("name", value=" "), ("no-text", "name", [])),
    (put("name", value=3), ("no-text", "name", [])),
    (put("unique", value=1), ("no-flag", "unique", [])),
    (put("unique", value=None), ("shape", "unique", [])),
    (put(*KILL, "what", "colour", value=None), ("shape", "colour", [])),
    (put("sources", value={"name": 3}), ("no-text", "sources", [])),
    (put("sources", value=[]), ("shape", "sources", [])),
    (put("steps", value={}), ("shape", "steps", [])),
    (put("steps", 0, value="draw"), ("shape", "steps", [])),
    (put("steps", 0, "op", value="dance"), ("unknown-word", "dance", ["draw", "kill", "later"])),
    (put("steps", 0, "op", value=7), ("unknown-word", 7, ["draw", "kill", "later"])),
    (drop("steps", 0, "op"), ("missing", "op", [])),
    (put("steps", 0, "count", value=-1), ("no-number", "draw: count", [])),
    (put("steps", 0, "count", value=True), ("no-number", "draw: count", [])),
    (put("steps", 0, "who", value="you"), ("unknown-key", "draw: who", ["count"])),
    (drop("steps", 0, "count"), ("missing", "draw: count", [])),
    (put("steps", 1, "steps", value=[]), ("shape", "later: steps", [])),
    (put(*KILL, "what", value="other"), ("unknown-word", "other", ["self"])),
    (put(*KILL, "what", value=1), ("shape", "kill: what", ["self"])),
    (put(*KILL, "what", "colour", value="blue"), ("unknown-word", "blue", ["green", "red"])),
    (put(*KILL, "what", "cost_below", value="Y"), ("unknown-word", "Y", ["X"])),
    (put(*KILL, "what", "cost_below", value=-2), ("no-number", "cost_below", [])),
    (put(*KILL, "what", "unique", value=True), ("misplaced", "unique", [])),
    (put(*KILL, "what", "plain", value=True), ("unknown-key", "plain", ["colour", "cost_below", "unique"])),
    (put(*KILL, "what", "size", value=1), ("unknown-key", "size", ["colour", "cost_below", "unique"])),
    (put(*KILL, "keywords", value=["sly", "slow"]), ("unknown-word", "slow", ["brave", "sly"])),
    (put(*KILL, "keywords", value="found"), ("unknown-word", "found", ["lost"])),
]


@pytest.mark.parametrize(("change", "told"), WRONG, ids=[f"{told[0]}-{told[1]}" for _, told in WRONG])
def test_a_wrong_entry_is_told_by_its_key_with_what_would_be_right(
    change: Callable[[Any], None], told: tuple[str, object, list[object]]
) -> None:
    entry = copy.deepcopy(GOOD)
    change(entry)
    with pytest.raises(WrongEntry) as wrong:
        read_entry(entry, Printed)
    assert (wrong.value.problem, wrong.value.detail, list(wrong.value.known)) == told
    refusal = wrong.value.of("bronn")
    assert (refusal.code, refusal.values["card"], refusal.values["problem"]) == ("bad-card", "bronn", told[0])
    assert "bronn" in refusal.message("pl")


@pytest.mark.parametrize(
    ("change", "place", "start"),
    [
        (
            put(*KILL, "what", "colour", value="blue"),
            "steps[1].steps[0].what.colour",
            "bronn, steps[1].steps[0].what.c",
        ),
        (put(*KILL, "what", "unique", value=True), "steps[1].steps[0].what", "bronn, steps[1].steps[0].what: "),
        (drop("steps", 0, "count"), "steps[0]", "bronn, steps[0]: “draw: count”"),
        (put("name", value=3), "name", "bronn: “name”"),
        (drop("name"), "", "bronn: “name”"),
    ],
)
def test_the_refusal_names_the_place_within_the_card_unless_the_key_says_it(
    change: Callable[[Any], None], place: str, start: str
) -> None:
    entry = copy.deepcopy(GOOD)
    change(entry)
    with pytest.raises(WrongEntry) as wrong:
        read_entry(entry, Printed)
    assert wrong.value.place == place
    assert wrong.value.of("bronn").message("en").startswith(start)


class Friend(int):
    """A card that is named by its id."""


class Loyal(msgspec.Struct, frozen=True):
    friends: tuple[Friend, ...]


def find(kind: type[Any], value: Any) -> Friend:
    if kind is not Friend or value not in ("bronn", "podrick"):
        raise WrongEntry("dangling", value)
    return Friend(("bronn", "podrick").index(value))


def test_the_game_reads_what_only_it_knows() -> None:
    assert read_entry({"friends": ["podrick", "bronn"]}, Loyal, find) == Loyal((Friend(1), Friend(0)))
    with pytest.raises(WrongEntry) as wrong:
        read_entry({"friends": ["podrick", "shagga"]}, Loyal, find)
    assert (wrong.value.problem, wrong.value.detail, wrong.value.place) == ("dangling", "shagga", "friends[1]")


def test_parts_of_an_entry_are_found_wherever_they_stand() -> None:
    printed = read_entry(GOOD, Printed)
    assert [(one.cost_below, one.plain) for one in parts_of(printed, Cards)] == [("X", False)]
    assert [type(one) for one in parts_of(printed, Step)] == [Draw, Later, Kill]


def test_an_entry_of_one_of_several_kinds_is_told_apart_by_its_word() -> None:
    assert read_entry({"op": "draw", "count": 1}, Draw | Kill) == Draw(1)
    with pytest.raises(WrongEntry) as wrong:
        read_entry({"op": "later", "steps": []}, Draw | Kill)
    assert (wrong.value.problem, wrong.value.detail) == ("unknown-word", "later")
