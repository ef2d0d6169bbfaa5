"""Lengths and bearings as whole numbers (ruling.coordinates, ruling.tolerance): the sine table, going, and turning."""

from __future__ import annotations

import math
import re
from random import Random
from typing import Any, NamedTuple, NewType

from maester.errors import BadData, shown

Inches = NewType("Inches", int)
"""A length in thousandths of an inch."""
Bearing = NewType("Bearing", int)
"""A direction in hundredths of a degree, clockwise from +y: 0 to 35,999."""

INCH = 1000
TOLERANCE = 10
"""Lengths are compared with a tolerance of 0.01 in (ruling.tolerance)."""
FULL_TURN = 36_000
HALF_TURN = 18_000
QUARTER_TURN = 9_000

UNIT = 1_000_000_000
"""Sines are whole numbers, so many times what they are."""

# A sine may differ in its last bit between machines, but no entry is closer than 1.6e-4 to where rounding would turn.
SINES = tuple(round(math.sin(math.pi * angle / HALF_TURN) * UNIT) for angle in range(QUARTER_TURN + 1))


class Pose(NamedTuple):
    """Where a tray stands: its centre in thousandths of an inch, and the bearing that it faces."""

    x: int
    y: int
    bearing: int


def inches(length: float) -> Inches:
    """`inches(5.5)` is 5500."""
    return Inches(round(length * INCH))


def sine(bearing: int) -> int:
    """How far right (+x) this bearing leads, times `UNIT`."""
    bearing %= FULL_TURN
    if bearing <= HALF_TURN:
        return SINES[bearing if bearing <= QUARTER_TURN else HALF_TURN - bearing]
    bearing -= HALF_TURN
    return -SINES[bearing if bearing <= QUARTER_TURN else HALF_TURN - bearing]


def cosine(bearing: int) -> int:
    """How far up (+y) this bearing leads, times `UNIT`."""
    return sine(bearing + QUARTER_TURN)


def divided(number: int, divisor: int) -> int:
    """The nearest whole number, a half away from 0, so that mirrored tables round alike."""
    if number < 0:
        return -((divisor - 2 * number) // (2 * divisor))
    return (2 * number + divisor) // (2 * divisor)


def go(pose: Pose, bearing: int, distance: int) -> Pose:
    """The pose so far away on this bearing, facing as before."""
    return Pose(
        pose.x + divided(distance * sine(bearing), UNIT),
        pose.y + divided(distance * cosine(bearing), UNIT),
        pose.bearing,
    )


def turned(pose: Pose, bearing: int) -> Pose:
    """The pose at the same place, facing this bearing."""
    return Pose(pose.x, pose.y, bearing % FULL_TURN)


def bearing_of(across: float, up: float) -> Bearing:
    """The bearing that leads nearest to so far right and so far up; 0 if that is no way at all."""
    width, height = abs(across), abs(up)
    shorter, longer = (width, height) if width <= height else (height, width)
    if not longer:
        return Bearing(0)
    # Half of a quarter is enough to search: the rest is its mirror image, and rounds alike.
    low, high = 0, QUARTER_TURN // 2 + 1
    while high - low > 1:
        middle = (low + high) // 2
        if shorter * SINES[QUARTER_TURN - middle] >= longer * SINES[middle]:
            low = middle
        else:
            high = middle
    beyond = shorter * SINES[QUARTER_TURN - low] - longer * SINES[low]
    if beyond > longer * SINES[low + 1] - shorter * SINES[QUARTER_TURN - low - 1]:
        low += 1
    angle = low if width <= height else QUARTER_TURN - low
    if up < 0:
        angle = HALF_TURN - angle
    return Bearing(angle if across >= 0 or not angle else FULL_TURN - angle)


class _DecimalForm:
    """Whole numbers that people write with a decimal point, or a comma: 5250 is `5.25`."""

    decimals: int
    scale: int
    least: int
    most: int
    example: str

    def write(self, value: int) -> str:
        whole, rest = divmod(abs(value), self.scale)
        fraction = f".{rest:0{self.decimals}}".rstrip("0") if rest else ""
        return f"{'-' if value < 0 else ''}{whole}{fraction}"

    def read(self, text: str) -> int:
        # No number on the scale has more than three digits before the point; Python's own reading would take much
        # that nobody means: nan, 1e3, 1_000, digits of other scripts.
        parts = re.fullmatch(r"([+-]?)([0-9]{1,3})(?:[.,]([0-9]+))?", text.strip())
        fraction = parts[3] or "" if parts else ""
        if parts is not None and len(fraction) <= self.decimals:
            value = int(parts[2] + fraction.ljust(self.decimals, "0"))
            if self.fits(value := -value if parts[1] == "-" else value):
                return value
        raise BadData(
            "bad-number",
            value=shown(text),
            least=self.write(self.least),
            most=self.write(self.most),
            decimals=self.decimals,
            example=self.example,
        )

    def fits(self, value: Any) -> bool:
        return type(value) is int and self.least <= value <= self.most

    def every(self) -> None:
        return None


class InchesForm(_DecimalForm):
    """Lengths and places: `5.25`, `-1`, at most three decimals."""

    decimals = 3
    scale = INCH
    least = -200 * INCH
    most = 200 * INCH
    example = "5.25"

    def sample(self, rng: Random) -> Inches:
        """Half of the time as far as a unit moves, else anywhere on a table."""
        return Inches(rng.randrange(0, 12 * INCH + 1, 250) if rng.random() < 0.5 else rng.randrange(48 * INCH + 1))


class BearingForm(_DecimalForm):
    """Bearings in degrees: `306`, `306.5`, at most two decimals."""

    decimals = 2
    scale = 100
    least = 0
    most = FULL_TURN - 1
    example = "306.5"

    def sample(self, rng: Random) -> Bearing:
        """Half of the time along an edge of the table or between two, else anything."""
        return Bearing(rng.randrange(0, FULL_TURN, 4500) if rng.random() < 0.5 else rng.randrange(FULL_TURN))
