"""What the tests of Charges share: Sworn Swords (Speed 5) that charge Guardsmen, and a pause in the middle."""

from __future__ import annotations

from typing import Any

import pytest

from maester.engine import Refusal
from maester.games.miniatures.charges import chargeable, why_not_charge
from maester.games.miniatures.geometry.numbers import Pose, inches
from maester.games.miniatures.pieces.texts import order, text
from tests.games.miniatures.language import Battle, lines, scenario

SWORDS = "red: stark-sworn-swords @ 24 17.2 0"
"""The middle of their front edge is (24, 19.6)."""


def guards(gap: float) -> str:
    """Guardsmen that face the Sworn Swords, so far away."""
    return f"blue: lannister-guardsmen @ 24 {round(19.6 + gap + 2.4, 3):g} 180"


def charging(*units: str, target: str = "", terrain: tuple[str, ...] = (), **position: Any) -> Battle:
    """Red's first unit performs a Charge; where there are several enemies to charge, this one is declared."""
    game = scenario(*lines(units), terrain=terrain, **position)
    game.activate("red-1").act("charge")
    return game.play("red", f"charge {target}").nothing_declared() if target else game


def charged(gap: float, die: int, *others: str, face: str = "0", **throws: int | str) -> Battle:
    """The Sworn Swords charge straight on with this die, and what dice come after it."""
    return charging(SWORDS, guards(gap), *others).dice(charge=die, **throws).play("red", f"face {face}")


def refusal(game: Battle, unit: str, target: str) -> Refusal:
    """Why a unit may not charge another."""
    found = why_not_charge(game.field, game.unit(unit), game.unit(target))
    assert found is not None
    assert game.unit(target) not in chargeable(game.field, game.unit(unit))
    return found


def is_legal(game: Battle, unit: str, target: str) -> bool:
    legal = why_not_charge(game.field, game.unit(unit), game.unit(target)) is None
    assert (game.unit(target) in chargeable(game.field, game.unit(unit))) is legal
    return legal


def pause_at(game: Battle, moment: str, monkeypatch: pytest.MonkeyPatch) -> Battle:
    """At this moment of the Charge the Sworn Swords may use an Order that does nothing: time to change something."""
    kind = type(game.field)
    monkeypatch.setattr(kind, "texts", {**kind.texts, "winters-bite": text(order(moment, do=()))})
    game.field.awaited = (moment,)
    return game


def lay(game: Battle, kind: str, x: float, y: float, bearing: float) -> None:
    """Puts a piece of terrain onto the table, as an effect could."""
    game.field.terrain.append(kind)
    game.field.terrain_pose.append(Pose(inches(x), inches(y), round(100 * bearing)))


def moved(game: Battle, unit: str = "red-1") -> list[list[tuple[float, float, float]]]:
    """The paths on which a unit was moved, in inches and degrees."""
    return [
        [(x / 1000, y / 1000, bearing / 100) for x, y, bearing in event["path"]]
        for event in game.events("moved")
        if event["unit"] == unit
    ]
