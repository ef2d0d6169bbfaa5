"""Numbers inside, names outside: names, letters, lists, and the typed text of moves."""

from __future__ import annotations

from random import Random
from typing import Annotated, Any, NewType

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import maester
from maester import BadData
from maester.engine import Letters, Lexicon, Move, Names, Seat, kebab
from maester.engine.typed import LONGEST_TEXT, template
from tests.engine.support import check_words

QUICK = settings(max_examples=80, deadline=None, derandomize=True, database=None)

Town = NewType("Town", int)
Crowd = NewType("Crowd", tuple[int, int])
Coins = NewType("Coins", int)
TOWNS = Names("town", ["winterfell", "moat-cailin", "the-twins"])
CROWD = Letters("crowd", "FK", most=3)


class Walk(Move, frozen=True):
    source: Town
    target: Town | None
    crowd: Crowd
    typed = "walk {source}: {crowd}>{target}"


class Give(Move, frozen=True):
    coins: Coins
    to: tuple[Seat, ...]
    secretly: bool
    weight: float
    word: str
    least: Annotated[int, msgspec.Meta(ge=0)]


class Letter(Move, frozen=True):
    pages: dict[str, int]


class Route(Move, frozen=True):
    legs: tuple[tuple[Town, Crowd], ...]
    end: Town | None
    stops: tuple[Town, ...] | None = None


LEXICON = Lexicon({Town: TOWNS, Crowd: CROWD, Seat: Names("seat", ["stark", "tully"])})


@pytest.mark.parametrize(
    ("name", "text"),
    [
        ("ChooseSupport", "choose-support"), ("March", "march"), ("HTTPServer", "http-server"),
        ("Bid2Power", "bid2-power"), ("already_low", "already-low"),
        ("AskWho", "ask-who"), ("ABattle", "a-battle"), ("", ""),
    ],
)  # fmt: skip
def test_classes_are_called_in_small_letters(name: str, text: str) -> None:
    assert kebab(name) == text


# -- forms ----------------------------------------------------------------------------------------------------------


def test_names_go_both_ways() -> None:
    for number, name in enumerate(TOWNS.names):
        assert TOWNS.write(number) == name
        assert TOWNS.read(f" {name.upper()} ") == number
        assert TOWNS.fits(number)
    assert list(TOWNS.every()) == [0, 1, 2]
    assert {TOWNS.sample(Random(seed)) for seed in range(40)} == {0, 1, 2}
    for value in (-1, 3, True, "winterfell", 1.0, None):
        assert not TOWNS.fits(value)


def test_a_name_that_is_nearly_right_is_guessed() -> None:
    with pytest.raises(BadData) as caught:
        TOWNS.read("winterfel")
    check_words(caught.value, "unknown-name", "town", "winterfel", "winterfell")
    assert caught.value.values["near"] == ["winterfell"]
    many = Names("number", [f"n{number}" for number in range(30)])
    with pytest.raises(BadData) as lost:
        many.read("xyz")
    assert lost.value.values["near"] == [f"n{number}" for number in range(8)]


def test_two_things_cannot_have_the_same_name() -> None:
    with pytest.raises(ValueError, match="two of the names of town are the same"):
        Names("town", ["a", "b", "a"])


@QUICK
@given(st.integers(0, 5), st.integers(0, 5))
def test_letters_go_both_ways(foot: int, knights: int) -> None:
    text = CROWD.write((foot, knights))
    assert text == ("F" * foot + "K" * knights or "-")
    assert CROWD.read(text) == CROWD.read(text[::-1].lower()) == (foot, knights)
    assert CROWD.fits((foot, knights))


def test_letters_that_are_none() -> None:
    with pytest.raises(BadData) as caught:
        CROWD.read("FXKZ")
    check_words(caught.value, "unknown-letter", "X", "F", "K", "crowd")
    for value in ((1,), (1, 2, 3), (1, -1), (True, 0), [1, 0], "F", None, (1.0, 0)):
        assert not CROWD.fits(value)
    with pytest.raises(ValueError, match="zip"):
        CROWD.write((1, 2, 3))
    crowd: Any = CROWD
    assert crowd.every() is None
    samples = {CROWD.sample(Random(seed)) for seed in range(300)}
    assert all(map(CROWD.fits, samples))
    assert max(max(sample) for sample in samples) == 3


def test_forms_follow_from_the_types() -> None:
    def form(kind: Any) -> Any:
        found = LEXICON.form(kind)
        assert found is not None
        return found

    assert form(Coins).read("3") == form(int).read(" 3 ") == form(Annotated[int, "coins"]).read("3") == 3
    assert form(bool).write(True) == "true"
    assert form(bool).read("FALSE") is False
    assert form(float).read("2.5") == 2.5
    assert form(str).read("x") == form(str).write("x") == "x"
    assert form(Town | None).read("-") is None
    assert form(Town | None).write(None) == "-"
    assert form(Town | None).write(1) == "moat-cailin"
    assert form(tuple[Town, ...]).read("winterfell,the-twins") == (0, 2)
    assert form(tuple[Town, ...]).write((0, 2)) == "winterfell,the-twins"
    assert form(tuple[Town, ...]).write(()) == "-"
    assert form(tuple[Town, ...]).read("-") == ()
    for strange in (dict[str, int], list[int], int | str, tuple[int, str], bytes, int | str | None):
        assert LEXICON.form(strange) is None


@pytest.mark.parametrize(
    ("kind", "right", "wrong"),
    [
        (int, [0, -3], [True, 1.0, "1", None]),
        (bool, [True, False], [0, 1, None, "true"]),
        (float, [1.0], [1, "1"]),
        (str, ["", "x"], [1, None]),
        (Town | None, [None, 0, 2], [3, "-", True]),
        (tuple[Town, ...], [(), (0, 1)], [[0], (0, 9), 0, None]),
    ],
)
def test_values_fit_their_kind_or_not(kind: Any, right: list[Any], wrong: list[Any]) -> None:
    form = LEXICON.form(kind)
    assert form is not None
    assert all(map(form.fits, right))
    assert not any(map(form.fits, wrong))
    assert all(form.fits(form.sample(Random(seed))) for seed in range(30))


@pytest.mark.parametrize(
    ("kind", "text"), [(int, "x"), (int, ""), (bool, "yes"), (float, "y"), (tuple[int, ...], "1,,2")]
)
def test_text_that_is_no_value(kind: Any, text: str) -> None:
    form = LEXICON.form(kind)
    assert form is not None
    with pytest.raises(BadData) as caught:
        form.read(text)
    check_words(caught.value, "bad-value")


def test_all_values_of_a_kind_are_listed_where_they_are_few() -> None:
    every: dict[Any, Any] = {}
    for kind in (bool, str, tuple[Town, ...], Town | None, Crowd | None):
        form = LEXICON.form(kind)
        assert form is not None
        every[kind] = form.every()
    assert every.pop(Town | None) == (None, 0, 1, 2)
    assert list(every.values()) == [(False, True), None, None, None]


# -- moves ----------------------------------------------------------------------------------------------------------

WALKS = st.builds(
    Walk,
    st.integers(0, 2).map(Town),
    st.one_of(st.none(), st.integers(0, 2).map(Town)),
    st.tuples(st.integers(0, 4), st.integers(0, 4)).map(Crowd),
)
GIFTS = st.builds(
    Give,
    st.integers().map(Coins),
    st.lists(st.integers(0, 1).map(Seat), max_size=3).map(tuple),
    st.booleans(),
    st.floats(allow_nan=False, allow_infinity=False),
    st.text("abcxyz:>", min_size=1, max_size=8).filter(lambda word: word != "-"),
    st.integers(0, 99),
)


@QUICK
@given(st.one_of(WALKS, GIFTS))
def test_what_is_typed_is_read_as_the_same_move(move: Move) -> None:
    text = LEXICON.text(move)
    assert LEXICON.read(text, (Walk, Give)) == move
    assert LEXICON.read("  " + text.replace(" ", "   ") + " ", (Give, Walk)) == move


@QUICK
@given(st.one_of(WALKS, GIFTS))
def test_what_is_sent_is_read_as_the_same_move(move: Any) -> None:
    plain = LEXICON.plain(move)
    kind: Any = type(move)
    kinds = dict(LEXICON.fields(kind))
    assert msgspec.json.decode(msgspec.json.encode(plain)) == plain
    values = {name: LEXICON.inward(kinds.get(name), value) for name, value in plain.items() if name != "move"}
    read = kind(**{name: tuple(value) if isinstance(value, list) else value for name, value in values.items()})
    assert read == move
    assert LEXICON.fault(move) is None


def test_the_text_is_the_one_of_the_game_or_the_fields_in_order() -> None:
    assert LEXICON.text(Walk(Town(0), Town(1), Crowd((2, 1)))) == "walk winterfell: FFK>moat-cailin"
    assert template(Give) == "give {coins} {to} {secretly} {weight} {word} {least}"
    assert LEXICON.text(Give(Coins(3), (Seat(0),), True, 1.5, "hm", 0)) == "give 3 stark true 1.5 hm 0"


def test_plain_data_has_names_in_lists_within_lists_too() -> None:
    route = Route(((Town(0), Crowd((1, 0))), (Town(2), Crowd((0, 2)))), None, (Town(1),))
    assert LEXICON.plain(route) == {
        "move": "route", "legs": [["winterfell", "F"], ["the-twins", "KK"]], "end": None, "stops": ["moat-cailin"],
    }  # fmt: skip
    kinds = dict(LEXICON.fields(Route))
    assert LEXICON.inward(kinds["legs"], [["winterfell", "F"], [2, [0, 2]]]) == [[0, (1, 0)], [2, [0, 2]]]
    assert LEXICON.inward(kinds["stops"], ["moat-cailin"]) == [1]
    assert LEXICON.inward(kinds["end"], "the-twins") == 2
    assert LEXICON.inward(kinds["end"], None) is None
    assert LEXICON.plain(Route((), Town(1)))["end"] == "moat-cailin"


def test_the_first_kind_that_can_be_read_wins_and_the_first_trouble_is_told() -> None:
    class Go(Move, frozen=True):
        to: Town
        typed = "go {to}"

    class GoHome(Move, frozen=True):
        word: str
        typed = "go {word}"

    assert LEXICON.read("go winterfell", (Go, GoHome)) == Go(Town(0))
    assert LEXICON.read("go home", (Go, GoHome)) == GoHome("home")
    assert LEXICON.read("go winterfell", (GoHome, Go)) == GoHome("winterfell")
    with pytest.raises(BadData) as caught:
        LEXICON.read("go home", (Go,))
    assert caught.value.code == "unknown-name"

    class GoFar(Move, frozen=True):
        miles: int
        typed = "go {miles}"

    for kinds, code in (((Go, GoFar), "unknown-name"), ((GoFar, Go), "bad-value")):
        with pytest.raises(BadData) as first:
            LEXICON.read("go home", kinds)
        assert first.value.code == code
    with pytest.raises(BadData) as strange:
        LEXICON.read("stay", (Go, GoHome))
    assert strange.value.values["forms"] == ["go TO", "go WORD"]


def test_a_text_that_is_much_too_long_is_not_looked_at() -> None:
    match = maester.new_match("skirmish", 2, 1)
    text = match.text(match.decision(0).options[0])
    padded = text + " " * (LONGEST_TEXT - len(text))
    assert match.read_move(0, padded) == match.decision(0).options[0]
    with pytest.raises(BadData) as refused:
        match.read_move(0, padded + " ")
    assert refused.value.code == "bad-move-text"


def test_the_first_field_that_is_none_of_its_kind_is_named() -> None:
    assert LEXICON.fault(Walk(Town(7), Town(9), Crowd((1, 0)))) == ("source", 7)
    assert LEXICON.fault(Walk(Town(1), Town(9), Crowd((1, 0)))) == ("target", 9)
    assert LEXICON.fault(Walk(Town(1), None, Crowd((1, 0)))) is None
    assert LEXICON.fault(Letter({})) is None


def test_a_move_without_a_text_form_says_which_field_has_none() -> None:
    with pytest.raises(TypeError, match=r"Letter\.pages has no text form"):
        LEXICON.text(Letter({}))
    assert list(LEXICON.well_formed(Letter, Random(1), 10)) == []


def test_well_formed_moves_are_all_of_them_or_a_sample() -> None:
    class Visit(Move, frozen=True):
        town: Town
        stay: bool

    every = list(LEXICON.well_formed(Visit, Random(1), 6))
    assert every == [Visit(Town(town), stay) for town in range(3) for stay in (False, True)]
    assert len(list(LEXICON.well_formed(Visit, Random(1), 5))) == 5
    walks = list(LEXICON.well_formed(Walk, Random(1), 50))
    assert len(walks) == 50
    assert all(LEXICON.fault(walk) is None for walk in walks)


def test_nobody_has_no_name() -> None:
    with pytest.raises(IndexError):
        Names("seat", ["ann", "bob"]).write(-1)
