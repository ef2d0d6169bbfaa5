"""Army lists for tests, written as codes without their version."""

from __future__ import annotations

from typing import Any

from maester.games.miniatures.armies import broken
from maester.games.miniatures.army_codes import read_code
from maester.games.miniatures.army_lists import ArmyList
from maester.games.miniatures.army_versions import army_versions

LEGAL = "stark/40/10203+20202,10208,10203+20203,10205,10201+20204,30201,30205"
"""Greatjon Umber, 40 of 40 points."""


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
