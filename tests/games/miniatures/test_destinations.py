"""What is suggested for a movement, all of it and in its order, in scenes that can be followed with pen and paper."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pytest

from maester.games.miniatures.field import Field
from maester.games.miniatures.geometry.numbers import INCH
from maester.games.miniatures.judging import Movement
from maester.games.miniatures.movement import maneuver_domain, march_domain, pivot_domain, shift_domain
from maester.games.miniatures.names import Unit
from maester.games.miniatures.retreating import retreat_domain
from tests.games.miniatures.language import scenario

OWN = "red: stark-sworn-swords @ 24 14 0"
RIDERS = "red: stark-outriders"
FOES = (
    "blue: lannister-guardsmen @ 28 25 250",
    "blue: grey-wind @ 10 20 180",
    "blue: lannister-guardsmen @ 44 40 180",
    "blue: lannister-guardsmen @ 4 44 180",
)
"""Three near enemies, and a fourth that nothing is said about."""

Domain = Callable[[Field, Unit], Movement]


def suggested(domain: Domain, *units: str, terrain: Sequence[str] = (), objectives: Sequence[str] = ()) -> list[str]:
    """The movements that are suggested to red's first unit, each with its reason."""
    game = scenario(*units, terrain=terrain, objectives=objectives)
    movement = domain(game.field, game.unit("red-1"))
    found = zip(movement.candidates(), movement.reasons(), strict=True)
    return [f"{game.match.text(move)}: {' '.join(filter(None, reason))}" for move, reason in found]


def telling(lines: list[str]) -> list[str]:
    """Those that have a better reason than their length."""
    return [line for line in lines if not line.endswith("-length")]


def lengths(lines: list[str]) -> list[str]:
    return [line for line in lines if line.endswith("-length")]


def test_a_maneuver() -> None:
    found = suggested(maneuver_domain, OWN, *FOES, objectives=("20 14", "30 12"))
    assert telling(found) == [
        "maneuver 0 4.194 0: straight-on",
        "maneuver 270 4 36.03: onto-objective 1",
        "maneuver 108.43 5 351.25: onto-objective 2",
        "maneuver 199.98 4.345 19.98: out-of-threat blue-1",
        "maneuver 19.98 4.655 19.98: towards blue-1",
        "maneuver 113.2 0.981 293.2: out-of-threat blue-2",
        "maneuver 293.2 5 293.2: towards blue-2",
        "maneuver 37.57 4.257 37.57: towards blue-3",
        "maneuver 0 0 0: stay",
    ]
    in_full = {45: 4.177, 90: 5, 135: 5, 180: 5, 225: 5, 270: 5, 315: 5}
    assert lengths(found) == [
        "maneuver 0 2.5 0: half-length",
        *(
            line
            for bearing, length in in_full.items()
            for line in (
                f"maneuver {bearing} {length:g} {bearing}: full-length",
                f"maneuver {bearing} 2.5 {bearing}: half-length",
            )
        ),
    ]


def test_a_maneuver_that_may_be_left_out_and_is_shorter() -> None:
    def two_inches(game: Field, unit: Unit) -> Movement:
        return maneuver_domain(game, unit, optional=True, most=2 * INCH)

    found = suggested(two_inches, f"{RIDERS} @ 16 14 0", "blue: grey-wind @ 22 40 180")
    assert telling(found) == [
        "maneuver 0 2 0: straight-on",
        "maneuver 12.99 2 12.99: towards blue-1",
        "pass: stay",
    ]
    assert len(lengths(found)) == 15


def test_a_maneuver_into_the_rear() -> None:
    found = suggested(maneuver_domain, f"{RIDERS} @ 19 26.5 90", "blue: grey-wind @ 24 24 180")
    assert telling(found) == [
        "maneuver 90 0.12 90: straight-on",
        "maneuver 55.94 6 180: into-rear blue-1",
        "maneuver 116.57 0.238 116.57: towards blue-1",
        "maneuver 90 0 90: stay",
    ]


def test_a_march() -> None:
    found = suggested(march_domain, OWN, *FOES, objectives=("24 18",))
    assert telling(found) == [
        "march 4.194 0: straight-on",
        "march 4 29.74: onto-objective 1",
        "march 5.204 30.44: facing blue-1",
        "march 4.16 277.35: facing blue-2",
        "march 5.204 42.53: facing blue-3",
        "march 0 0: stay",
    ]
    # Half of 10 in is more than there is room for, and the same as in full.
    assert lengths(found) == [
        "march 3.886 90: full-length",
        "march 4.194 180: full-length",
        "march 3.886 270: full-length",
    ]


def test_a_march_from_an_objective() -> None:
    found = suggested(march_domain, OWN, "blue: grey-wind @ 10 20 180", objectives=("24 14",))
    assert telling(found) == [
        "march 10 0: straight-on",
        "march 0 0: keep-objective 1",
        "march 10 254.05: facing blue-1",
    ]


def test_a_march_to_the_edge_of_a_threat() -> None:
    found = suggested(march_domain, "red: stark-sworn-swords @ 24 10 0", "blue: lannister-guardsmen @ 24 32 180")
    assert telling(found) == ["march 10 0: facing blue-1", "march 7.2 0: to-threat-edge blue-1", "march 0 0: stay"]
    ways = [
        f"march {length} {face}: {name}"
        for face in (90, 180, 270)
        for length, name in ((10, "full-length"), (5, "half-length"))
    ]
    assert lengths(found) == ["march 5 0: half-length", *ways]


def test_a_march_into_a_flank() -> None:
    found = suggested(march_domain, f"{RIDERS} @ 16 14 0", "blue: grey-wind @ 22 22 180", "blue: grey-wind @ 16 40 180")
    assert telling(found) == [
        "march 12 0: facing blue-2",
        "march 12 123.69: into-flank blue-1",
        "march 10.12 0: to-threat-edge blue-2",
        "march 0 0: stay",
    ]


def test_a_pivot() -> None:
    wolves = [f"blue: grey-wind @ {place} 180" for place in ("10 20", "40 14", "24 40", "30 44")]
    assert suggested(pivot_domain, OWN, *wolves) == [
        "pivot 293.2: facing blue-1",
        "pivot 90: facing blue-2",
        "pivot 270: full-length",
        "pivot 180: full-length",
        "pass: stay",
    ]
    # It faces the third already. Behind a wall only a half turn is left.
    assert suggested(pivot_domain, OWN, wolves[0], terrain=["palisade @ 24 17.2 0"]) == [
        "pivot 180: full-length",
        "pass: stay",
    ]


@pytest.mark.parametrize(
    ("objectives", "first"),
    [
        ((), ["pass: stay"]),
        (("24 14",), ["pass: keep-objective 1"]),
        (("26.5 14",), ["pass: stay", "shift right 2.5: onto-objective 1"]),
        (("22 14", "24 11.2",), ["pass: keep-objective 1", "shift back 2.8: onto-objective 2"]),
    ],
)  # fmt: skip
def test_a_shift(objectives: Sequence[str], first: list[str]) -> None:
    def three_inches(game: Field, unit: Unit) -> Movement:
        return shift_domain(game, unit, 3 * INCH)

    found = suggested(three_inches, OWN, "blue: grey-wind @ 24 40 180", objectives=objectives)
    assert telling(found) == first
    ways = ("forward", "right", "back", "left")
    both = [
        f"shift {way} {length:g}: {name}" for way in ways for length, name in ((3, "full-length"), (1.5, "half-length"))
    ]
    assert lengths(found) == both


def test_a_retreat() -> None:
    def with_a_three(game: Field, unit: Unit) -> Movement:
        return retreat_domain(game, unit, 3)

    units = (
        "red: stark-sworn-swords @ 24 20 0",
        "blue: lannister-guardsmen @ 24 24.8 180",
        "blue: lannister-guardsmen @ 40 20 270",
    )
    found = suggested(with_a_three, *units)
    assert telling(found) == [
        "retreat back 8 0: facing blue-1",
        "retreat back 8 63.43: facing blue-2",
        "retreat right 8 300.96: into-flank blue-1",
        "retreat right 8 90: facing blue-2",
        "retreat left 8 59.04: into-flank blue-1",
        "retreat left 8 90: facing blue-2",
    ]
    assert lengths(found) == [
        "retreat right 8 0: full-length",
        "retreat left 8 0: full-length",
        "retreat back 4 0: half-length",
        *(
            f"retreat back {length} {face}: {name}"
            for face in (90, 180, 270)
            for length, name in ((8, "full-length"), (4, "half-length"))
        ),
        *(f"retreat {way} 8 {face}: full-length" for way in ("right", "left") for face in (180, 270)),
    ]
    onto = suggested(with_a_three, *units, objectives=("24 14",))
    assert telling(onto)[:2] == ["retreat back 8 0: facing blue-1", "retreat back 6 0: onto-objective 1"]
