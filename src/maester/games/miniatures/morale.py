"""The numbers of Morale Tests (p. 18, 22): what is added to the roll, and whether it is enough."""

from __future__ import annotations

from collections.abc import Iterator

from maester.engine import Modifier, total
from maester.games.miniatures.attack_values import panic_lines
from maester.games.miniatures.field import Field
from maester.games.miniatures.frames import NO_FRAME, Attack, Test
from maester.games.miniatures.geometry.shapes import is_within
from maester.games.miniatures.names import SHORT_RANGE, Unit
from maester.games.miniatures.pieces.changes import MoraleRolls, PanicRolls
from maester.games.miniatures.standing import about, modifiers

MOST: int = 12
"""The total of two d6 with modifiers is limited to 0 to 12 (ruling.modifier-limits)."""


def result(dice: tuple[int, ...], modifier: int) -> int:
    """The total of the two d6 with modifiers."""
    return max(0, min(MOST, dice[0] + dice[1] + modifier))


def is_passed(game: Field, test: Test, dice: tuple[int, ...]) -> bool:
    """Is the test passed with these dice? A total equal to the unit's Morale is enough (p. 18)."""
    return result(dice, total(morale_lines(game, test))) >= game.card(test.unit).morale


def morale_lines(game: Field, test: Test) -> Iterator[Modifier]:
    """What is added to the roll."""
    if test.modifier:
        yield Modifier(test.modifier, test.source)
    yield from (Modifier(number, name) for number, name in test.added if number)
    if test.attack != NO_FRAME:
        yield from panic_lines(game, game.frame(Attack, test.attack))
    yield from terrain_lines(game, test.unit)
    yield from modifiers(game, about(game, test.unit, MoraleRolls))
    if test.panic:
        yield from modifiers(game, about(game, test.unit, PanicRolls))


def terrain_lines(game: Field, unit: Unit) -> Iterator[Modifier]:
    """Inspiring and Horrific Terrain in Short Range counts once each, however many pieces there are (p. 24,
    ruling.terrain-standing).
    """
    own = game.rectangle(unit)
    for keyword, value in (("inspiring", 1), ("horrific", -1)):
        if any(is_within(game.terrain_shape(piece), own, SHORT_RANGE) for piece in game.pieces_with(keyword)):
            yield Modifier(value, keyword)
