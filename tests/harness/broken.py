"""Games with a planted fault, which the harness must find: the skirmish, with one thing changed."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from maester.engine import Definition, Positions
from tests.engine.skirmish import GAME


def skirmish_with(name: str, **changed: Any) -> Definition:
    """The skirmish with some of its options, play or secrets exchanged; it isn't registered."""
    parts = {
        part: replace(own, **{field: changed.pop(field) for field in own.__struct_fields__ if field in changed})
        for part, own in (("play", GAME.play), ("secrets", GAME.secrets))
    }
    return Definition(
        id=GAME.id,
        titles={"en": name, "pl": name},
        players=GAME.players,
        rules_version=GAME.rules_version,
        package=GAME.package,
        positions=Positions(write=GAME.positions.write, read=GAME.positions.read),
        **{"options": GAME.options, **parts, **changed},
    )
