"""Army lists for tests, as codes."""

from __future__ import annotations

from typing import Any

from maester.games.miniatures.armies import broken
from maester.games.miniatures.army_codes import read_code
from maester.games.miniatures.army_lists import ArmyList
from maester.games.miniatures.army_versions import army_versions

LEGAL = "stark/40/10203+20202,10208,10203+20203,10205,10201+20204,30201,30205"
"""Greatjon Umber, 40 of 40 points."""


WOLVES = "stark/30/10201+20201,10201,10215,10203,10202,10204~1"
"""Six Combat Units with Robb Stark; no NCU, as in the armies below."""
BANNERS = "stark/30/10206+20208,10215,10205,10216,10208~1"
LIONS = "lannister/30/10101+20115,10102,10113,10106,10105~1"
"""Five Combat Units with Jaime Lannister."""
MOUNTAIN = "lannister/30/10107,10103+20104,10103,10405,10105~1"
ELEPHANT = "neutral/40/10411+20402,10411,10411,10405,10413~1"


def army(code: str) -> ArmyList:
    """The army of a code: `stark/40/10201+20201,30201`."""
    return read_code(f"{code}~{army_versions().version}").army


def broken_rules(code: str) -> list[str]:
    """The rules that an army breaks."""
    return [fault.rule for fault in broken(army(code))]


def fault(code: str, rule: str) -> dict[str, Any]:
    """What is told about the one rule that an army breaks."""
    faults = broken(army(code))
    assert [one.rule for one in faults] == [rule]
    return faults[0].values


def is_legal(code: str) -> bool:
    return broken(army(code)) == []
