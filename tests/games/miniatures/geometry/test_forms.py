"""How lengths and bearings are written and read."""

from __future__ import annotations

import contextlib
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from maester import BadData
from maester.engine.names import Form
from maester.games.miniatures.geometry.numbers import FULL_TURN, BearingForm, InchesForm
from tests.games.miniatures.geometry.support import SCENES

INCHES: Form = InchesForm()
BEARING: Form = BearingForm()


@pytest.mark.parametrize(
    ("text", "value", "written"),
    [
        ("5.25", 5250, "5.25"), ("5,25", 5250, "5.25"), ("6", 6000, "6"), (" 6.0 ", 6000, "6"), ("0", 0, "0"),
        ("-0.5", -500, "-0.5"), ("-0", 0, "0"), ("+3", 3000, "3"), ("0,001", 1, "0.001"), ("-0.010", -10, "-0.01"),
        ("200", 200_000, "200"), ("-200.000", -200_000, "-200"), ("007", 7000, "7"),
    ],
)  # fmt: skip
def test_lengths(text: str, value: int, written: str) -> None:
    read = INCHES.read(text)
    assert read == value
    assert type(read) is int
    assert INCHES.write(value) == written


@pytest.mark.parametrize(
    ("text", "value", "written"),
    [
        ("306", 30_600, "306"), ("306.5", 30_650, "306.5"), ("306,5", 30_650, "306.5"), ("0", 0, "0"),
        ("359.99", 35_999, "359.99"), ("0.05", 5, "0.05"), ("045", 4500, "45"),
    ],
)  # fmt: skip
def test_bearings(text: str, value: int, written: str) -> None:
    assert BEARING.read(text) == value
    assert BEARING.write(value) == written


def short(text: str) -> str:
    return ascii(text)[1:20]


NO_NUMBERS = [
    "", " ", "-", ".", ",", "5.", ".5", "5..2", "5.2.5", "5,2,5", "1,000.5", "nan", "NaN", "inf", "-inf", "infinity",
    "1e2", "0x10", "1_0", "five", "5 in", "5.25\"", "5 .25", "--5", "٥", "5\u00b2", "½", "5\x00", "9" * 1000,
    "-" + "9" * 5000, "0." + "1" * 5000, "5.\n2", "True",
]  # fmt: skip


@pytest.mark.parametrize("text", [*NO_NUMBERS, "5.2501", "5.2500", "200.001", "-200.001", "201", "1000"], ids=short)
def test_what_is_no_length_is_refused(text: str) -> None:
    with pytest.raises(BadData) as caught:
        INCHES.read(text)
    for language in ("en", "pl"):
        message = caught.value.message(language)
        assert all(right in message for right in ("-200", "200", "3", "5.25"))
        assert len(message) < 300


@pytest.mark.parametrize("text", [*NO_NUMBERS, "306.555", "306.500", "360", "359.995", "-1", "-0.01", "999"], ids=short)
def test_what_is_no_bearing_is_refused(text: str) -> None:
    with pytest.raises(BadData) as caught:
        BEARING.read(text)
    for language in ("en", "pl"):
        assert all(right in caught.value.message(language) for right in ("0", "359.99", "2", "306.5"))


@SCENES
@given(st.integers(-200_000, 200_000))
def test_every_length_is_read_as_it_was_written(value: int) -> None:
    assert INCHES.read(INCHES.write(value)) == value
    assert INCHES.read(INCHES.write(value).replace(".", ",")) == value


def test_every_bearing_is_read_as_it_was_written() -> None:
    assert all(BEARING.read(BEARING.write(value)) == value for value in range(FULL_TURN))


@SCENES
@given(st.text(max_size=12))
def test_any_text_is_read_or_refused(text: str) -> None:
    for form in (INCHES, BEARING):
        with contextlib.suppress(BadData):
            assert form.fits(form.read(text))


def test_lengths_that_fit() -> None:
    assert all(INCHES.fits(value) for value in (0, 1, -1, 200_000, -200_000))
    assert not any(INCHES.fits(value) for value in (200_001, -200_001, 10**5000, 1.0, float("nan"), True, "5", None))


def test_bearings_that_fit() -> None:
    assert all(BEARING.fits(value) for value in (0, 1, 35_999))
    assert not any(BEARING.fits(value) for value in (-1, 36_000, 10**5000, 1.0, float("inf"), False, "0", None))


@pytest.mark.parametrize("form", [INCHES, BEARING])
def test_samples_fit_and_vary(form: Form) -> None:
    rng = Random(7)
    samples = [form.sample(rng) for _ in range(200)]
    assert all(form.fits(value) for value in samples)
    assert all(form.read(form.write(value)) == value for value in samples)
    assert len(set(samples)) > 50
    assert form.every() is None
