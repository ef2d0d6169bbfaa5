"""Each thing that must hold in every state of a battle is missed when it doesn't, and nothing else is said then."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from maester.engine import Seat
from maester.games.miniatures.field import Attached, Borne, Field
from maester.games.miniatures.frames import NO_CREDIT, Dying
from maester.games.miniatures.geometry.numbers import INCH, Pose
from maester.games.miniatures.invariants import invariants
from maester.games.miniatures.names import NO_CARD, unit_of
from tests.games.miniatures.language import FAR, Battle, scenario

RED, BLUE = unit_of(Seat(0), 0), unit_of(Seat(1), 0)


def battle() -> Battle:
    """Two units in contact, one of them on an Objective, a palisade, an NCU on a zone, and cards."""
    return scenario(
        "red: stark-sworn-swords @ 24 20 0",
        "blue: lannister-guardsmen @ 24 24.8 180",
        *FAR,
        objectives=["24 20"],
        terrain=["palisade @ 36 36 0"],
        position={"commanders": {"red": "20201"}, "ncus": ["red: 30201 zone=crown"]},
    )


def attach(field: Field, number: int) -> None:
    field.attachments[RED] = (Attached("20203", Seat(0)),) * number


def influence(field: Field, *, seat: int) -> None:
    """Two Influences of one player on red's unit."""
    ncu = next(iter(field.ncus()))
    field.borne += (Borne("stark-the-north-remembers", 0, Seat(seat), RED, 1, "30201", 0, NO_CARD, ncu),) * 2


def gone(field: Field) -> None:
    """Red's unit is off the table."""
    field.take_away(RED)
    field.wounds[RED] = 0


def keep_a_token(field: Field) -> None:
    gone(field)
    field.conditions[RED] = 1


def be_borne_by_nobody(field: Field) -> None:
    influence(field, seat=0)
    gone(field)


def add_a_stranger(field: Field) -> None:
    """A third player's unit, in a battle of two."""
    stranger = unit_of(Seat(2), 0)
    field.record[stranger], field.wounds[stranger] = field.record[RED], 12


SPOILED: list[tuple[Callable[[Field], Any], str]] = [
    (lambda field: field.wounds.__setitem__(RED, 13), "red-1 has 13 Wounds of 12"),
    (lambda field: attach(field, 13), "red-1 has more Attachments than models"),
    (lambda field: field.wounds.__setitem__(RED, 0), "red-1 stands on the table and is destroyed"),
    (keep_a_token, "red-1 has tokens and isn't on the table"),
    (lambda field: field.conditions.__setitem__(RED, 8), "red-1 has tokens 8"),
    (lambda field: field.deck_list.__setitem__(1, ("stark-winters-might",) * 19), "seat 1 has a deck of 19 cards"),
    (lambda field: field.zone.__setitem__(1, field.zone[0]), "the zones hold"),
    (lambda field: influence(field, seat=0), "red-1 bears two Influences of one side"),
    (lambda field: influence(field, seat=1), "red-1 bears two Influences of one side"),
    (be_borne_by_nobody, "stark-the-north-remembers is borne by red-1, which isn't in play"),
    (
        lambda field: field.terrain_pose.__setitem__(0, Pose(24 * INCH, 20 * INCH, 0)),
        "red-1 stands on impassable terrain 0",
    ),
    (lambda field: field.place(RED, Pose(0, 20 * INCH, 0)), "red-1 stands over the edge of the table"),
    (lambda field: field.pose.__setitem__(BLUE, field.pose[RED]), "red-1 and blue-1 overlap: 0.0"),
    (lambda field: field.touching.__setitem__(RED, ()), "touching is"),
    (lambda field: field.claimed.__setitem__(0, BLUE), "blue-1 has Claimed Objective 0 and doesn't cover it"),
    (lambda field: field.passes.__setitem__(0, 3), "side 0 may pass 3 times"),
    (lambda field: field.passes.__setitem__(1, -1), "side 1 may pass -1 times"),
    (add_a_stranger, "a unit belongs to nobody"),
]


@pytest.mark.parametrize(("spoil", "said"), SPOILED, ids=[said for _, said in SPOILED])
def test_what_is_wrong_is_said(spoil: Callable[[Field], Any], said: str) -> None:
    field = battle().field
    assert list(invariants(field)) == []
    spoil(field)
    assert any(one.startswith(said) for one in invariants(field)), list(invariants(field))


ALLOWED: list[Callable[[Field], Any]] = [
    lambda field: attach(field, 12),
    lambda field: field.conditions.__setitem__(RED, 7),
    lambda field: field.passes.__setitem__(0, 2),
    lambda field: field.passes.__setitem__(0, 0),
]


@pytest.mark.parametrize("change", ALLOWED)
def test_what_is_just_allowed_is_not_wrong(change: Callable[[Field], Any]) -> None:
    field = battle().field
    change(field)
    assert list(invariants(field)) == []


def test_a_unit_that_is_dying_may_stand_without_wounds_and_models() -> None:
    field = battle().field
    attach(field, 1)
    field.wounds[RED] = 0
    field.frames.append(Dying(unit=RED, by=NO_CREDIT))
    assert list(invariants(field)) == []
    field.frames[-1] = Dying(unit=BLUE, by=NO_CREDIT)
    assert len(list(invariants(field))) == 2
