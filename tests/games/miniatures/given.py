"""What tests of texts share: a card that says something else, events, and a Round that ends at once."""

from __future__ import annotations

from typing import Any

import pytest

from maester.games.miniatures.box import BOX
from maester.games.miniatures.geometry.numbers import INCH
from maester.games.miniatures.happenings import awaited_moments
from maester.games.miniatures.pieces.changes import Standing
from maester.games.miniatures.pieces.texts import Text, Trigger, text
from tests.games.miniatures.language import FAR, Battle, scenario


def told(game: Battle, kind: str) -> dict[str, Any]:
    """The last event of a kind."""
    return game.events(kind)[-1]


def purposes(game: Battle) -> list[str]:
    """What dice were thrown for, in their order."""
    return [purpose for _, purpose, _ in game.rolls()]


def saying(game: Battle, monkeypatch: pytest.MonkeyPatch, ability: str, *parts: Standing | Trigger | Text) -> Battle:
    """As if the text of an ability said this, as a card could."""
    kind = type(game.field)
    monkeypatch.setattr(kind, "texts", {**kind.texts, ability: text(*parts)})
    game.field.awaited = awaited_moments(game.field)
    return game


def began(game: Battle, attacker: str = "red-1", defender: str = "blue-1", with_attack: int = 1) -> Battle:
    """The unit makes a Melee Attack where it stands, up to the first question that isn't about where it stands."""
    seat = attacker.partition("-")[0]
    game.activate(attacker).play(seat, "action melee-attack")
    if game.question() == "turn-to-face":
        game.play(seat, "pass")
    if game.question() == "choose-strike":
        game.play(seat, f"strike {defender} with {with_attack}")
    return game


def half(card: str, *, depth: bool) -> float:
    """How far the middle of a unit's tray is from its front, or from its flank, in inches."""
    tray = BOX.trays[next(unit for unit in BOX.units.values() if unit.id == card).tray].footprint
    return (tray.depth if depth else tray.width) / 2 / INCH


def charge(red: str, blue: str, *more: str, side: str = "front", **throws: int | str) -> Battle:
    """Red's unit, 4 in away from this side of blue's, charges it with a 5 and these dice, up to the first question
    that isn't about the Charge itself.
    """
    card, *special = red.split()
    other, *others = blue.split()
    turned = {"front": 180, "rear": 0, "right-flank": 90, "left-flank": 270}[side]
    gap = half(card, depth=True) + 4 + half(other, depth=side in ("front", "rear"))
    game = scenario(
        f"red: {card} @ 24 16 0 {' '.join(special)}",
        f"blue: {other} @ 24 {round(16 + gap, 3):g} {turned} {' '.join(others)}",
        *(more or FAR),
    )
    game.nothing_declared().activate("red-1").dice(charge=5, **throws).play("red", "action charge")
    while game.question() in ("declare-target", "determine-zone", "pick-facing", "align-trays", "charge-attack"):
        game.play("red", "face 0" if game.question() == "pick-facing" else game.options()[0])
    return game


def offered(game: Battle, ability: str) -> bool:
    """Is a player asked whether he uses this?"""
    return any(option.startswith(f"use {ability} ") for option in game.options())
