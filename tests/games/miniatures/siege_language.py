"""What tests of sieges share: red defends the castle at the lower edge, blue attacks it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from tests.games.miniatures.army_lists import WOLVES
from tests.games.miniatures.language import Battle, new_game, scenario

MODE = "a-storm-of-swords"
SWORN, GUARDS, BOWMEN = "stark-sworn-swords", "lannister-guardsmen", "stark-bowmen"
DEFENDER = "red: stark-bowmen @ 45 9 0 activated"
"""Somebody of the Defender's who stands out of the way."""
ATTACKER = "blue: stark-bowmen @ 3 45 180 activated"
"""And of the Attacker's."""
CENTRE = "red-wall-2"
FRONT = 4.75
"""How far the front faces of the Castle Walls are from the Defender's edge."""
HALF = 2.4
"""From the middle of an infantry tray to its front."""
AT_WALL = FRONT + HALF


def siege(
    *units: str,
    walls: Sequence[int] = (6, 6, 6),
    hands: Mapping[str, Sequence[str]] | None = None,
    activated: Sequence[str] = (),
    turn: str = "blue",
    first: str = "blue",
    others: Sequence[str] = (DEFENDER, ATTACKER),
    position: Mapping[str, Any] | None = None,
    **more: Any,
) -> Battle:
    """A siege that goes on."""
    text = {"defender": "red", "walls": walls, "activated": activated, "hands": dict(hands or {})}
    known = {"siege": text, **(position or {})}
    return scenario(*units, *others, turn=turn, first=first, mode=MODE, position=known, **more).nothing_declared()


def attacking(*units: str, attacker: str = f"blue: {SWORN}", **more: Any) -> Battle:
    """Blue's first unit stands before the middle of the centre wall, in contact with it, and is to act."""
    return siege(f"{attacker} @ 24 {AT_WALL:g} 180", *units, **more)


def charging(gap: float = 4.0, **more: Any) -> Battle:
    """Blue's first unit stands so far before the middle of the centre wall, and is to act."""
    return siege(f"blue: {SWORN} @ 24 {AT_WALL + gap:g} 180", **more)


def charge(game: Battle, target: str = CENTRE, **throws: int | str) -> Battle:
    """Blue's first unit charges, straight on, with these dice, up to the first question that isn't about the Charge."""
    game.activate("blue-1").dice(**throws).play("blue", "action charge")
    asked = ("declare-target", "determine-zone", "pick-facing", "align-trays", "charge-attack")
    while game.question() in asked:
        move = {"declare-target": f"charge {target}", "pick-facing": "face 180"}.get(game.question() or "")
        game.play("blue", move or game.options()[0])
    return game


def begun(**options: Any) -> Battle:
    """A match in which both armies are revealed."""
    game = new_game(mode=MODE, **options)
    return game.play("red", f"army {WOLVES}").play("blue", f"army {WOLVES}")


def with_roles(role: str = "defender", edge: str = "south", **options: Any) -> tuple[Battle, str, str]:
    """The same with roles chosen: the one who rolled higher, and the other."""
    game = begun(**options)
    chooser = game.asked()[0]
    game.play(chooser, f"role {role}").play(chooser, f"zone {edge}")
    return game, chooser, "blue" if chooser == "red" else "red"


def wall(game: Battle, number: int = 2) -> int:
    """How many Wounds a Castle Wall has left."""
    return game.field.walls[number - 1]
