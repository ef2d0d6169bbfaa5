"""Battles in the middle with Commanders, Attachments, NCUs and Tactics cards, made at random: for checks of all that
hides, and of all that must hold whatever happens.
"""

from __future__ import annotations

from random import Random
from typing import Any

import maester
from maester import Match
from maester.games.miniatures.box import BOX, UnitRecord
from tests.games.miniatures.given import half

FACTIONS = ("stark", "lannister", "neutral")
COLUMNS = (8, 20, 32)
"""Where units stand, in inches from the left edge: red's and blue's face each other in each column."""
SPARE = 44
"""Where the unit of each side stands that is out of the way."""


def peopled(seed: int, factions: tuple[str, str] | None = None, rounds: int = 3) -> Match:
    """A battle at the beginning of its second Round; some units are engaged, some are hurt."""
    rng = Random(seed)
    chosen = factions or (rng.choice(FACTIONS), rng.choice(FACTIONS))
    commanders = {seat: rng.choice(_commanders(faction)) for seat, faction in zip(("red", "blue"), chosen, strict=True)}
    units: list[str] = []
    for column, x in enumerate(COLUMNS):
        red, blue = (_infantry(rng, faction) for faction in chosen)
        gap = 0.0 if rng.random() < 0.6 else rng.choice((3, 6))
        middle = round(20 + half(red.id, depth=True) + gap + half(blue.id, depth=True), 3)
        units += (
            _unit(rng, "red", chosen[0], red, f"{x} 20 0", commanders["red"] if column == 0 else ""),
            _unit(rng, "blue", chosen[1], blue, f"{x} {middle:g} 180", commanders["blue"] if column == 0 else ""),
        )
    units += (f"red: stark-bowmen @ {SPARE} 4 0", f"blue: lannister-guardsmen @ {SPARE} 44 180")
    position: dict[str, Any] = {
        "units": units,
        "round": 2,
        "turn": rng.choice(("red", "blue")),
        "objectives": [f"{COLUMNS[0]} 20 card=5", f"{COLUMNS[1]} 20 card={rng.randint(1, 10)}"],
        "commanders": {seat: f"{faction} {commanders[seat]}" for seat, faction in zip(commanders, chosen, strict=True)},
        "ncus": [
            f"{seat}: {ncu}"
            for seat, faction in zip(commanders, chosen, strict=True)
            for ncu in rng.sample([one.ref for one in BOX.ncus.values() if one.faction == faction and not one.joke], 3)
        ],
        "hands": {
            seat: rng.sample([BOX.tactics[ref].id for ref in BOX.deck(faction, commanders[seat])], 4)
            for seat, faction in zip(commanders, chosen, strict=True)
        },
    }
    return maester.scenario("miniatures", position, 2, seed, {"rounds": rounds})


def _commanders(faction: str) -> list[str]:
    return [
        one.ref
        for one in BOX.attachments.values()
        if one.faction == faction and one.commander and one.type == "infantry"
    ]


def _infantry(rng: Random, faction: str) -> UnitRecord:
    return rng.choice(
        [unit for unit in BOX.units.values() if unit.faction == faction and unit.type == "infantry" and not unit.solo]
    )


def _unit(rng: Random, seat: str, faction: str, card: UnitRecord, place: str, commander: str) -> str:
    """A unit with an Attachment, or with two: the Commander and another one."""
    found = [
        one.ref
        for one in BOX.attachments.values()
        if one.faction == faction and not one.commander and one.type == "infantry"
    ]
    attachments = [*([commander] if commander else []), *rng.sample(found, rng.randint(0, 1))]
    held = f" with={','.join(attachments)}" if attachments else ""
    return f"{seat}: {card.ref} @ {place} wounds={rng.randint(2, card.total_wounds)}{held}"
