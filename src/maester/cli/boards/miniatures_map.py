"""The battlefield in characters: a line is 2 inches high, a character 1 inch wide, so that it looks square."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from maester.cli.boards.miniatures_words import INCH, FieldWords, piece_shape, tray, wall_shape
from maester.games.miniatures.geometry.numbers import FULL_TURN, QUARTER_TURN
from maester.games.miniatures.geometry.shapes import Circle, Shape, is_within

LINE: Final = 2 * INCH
GRID: Final = 6 * INCH
EMPTY, CROSSING = " ", "·"
ARROWS: Final = "↑↗→↘↓↙←↖"
FILLS: Final = {"red": "░", "blue": "▒", "green": "▓", "gold": "█"}
TERRAIN: Final = "%=#~^+&$*?"
"""A sign for each kind of terrain on the table, in the order in which they lie there."""
WALL, RUIN = "▦", "▱"
"""A Castle Wall, and one that is destroyed."""


class FieldMap:
    """The table, drawn from above; y = 0 is the lowest line."""

    def __init__(self, words: FieldWords) -> None:
        self._words = words
        left, bottom, right, top = words.table["table"]
        self._width, self._height = (right - left) // INCH, (top - bottom) // LINE
        self._lines = [[self._ground(x, y) for x in range(self._width)] for y in range(self._height)]
        self._taken: set[tuple[int, int]] = set()
        kinds = dict.fromkeys(piece["kind"] for piece in words.table["terrain"])
        self.signs = dict(zip(kinds, TERRAIN, strict=False))
        """How each kind of terrain is drawn."""
        for piece in words.table["terrain"]:
            self._fill(piece_shape(piece), self.signs[piece["kind"]])
        for wall in words.walls.values():
            self._fill(wall_shape(wall), WALL if wall["wounds"] else RUIN)
        standing = [unit for unit in words.units.values() if unit["pose"] is not None]
        for unit in standing:
            self._fill(tray(unit), FILLS[unit["seat"]])
        for unit in standing:
            x, y, bearing = unit["pose"]
            arrow = ARROWS[(bearing + QUARTER_TURN // 4) % FULL_TURN // (FULL_TURN // len(ARROWS))]
            self._label(x, y, f"{slot(unit['unit'])}{arrow}")
        for token in words.table["objectives"]:
            self._label(token["x"], token["y"], f"({token['number']})")

    @staticmethod
    def _ground(x: int, y: int) -> str:
        return CROSSING if not x * INCH % GRID and not y * LINE % GRID else EMPTY

    def _fill(self, shape: Shape, sign: str) -> None:
        """Fills each character whose middle lies on the shape; if it is too thin for that, the nearest ones."""
        middles = {
            (x, y): Circle(x * INCH + INCH / 2, y * LINE + LINE / 2, 0)
            for y in range(self._height)
            for x in range(self._width)
        }
        for slack in (0, LINE // 4, LINE // 2):
            found = [place for place, middle in middles.items() if is_within(shape, middle, slack)]
            if found:
                break
        for x, y in found:
            self._lines[y][x] = sign

    def _label(self, x: int, y: int, text: str) -> None:
        """Writes a text with its middle there, or as near as nothing else is written."""
        column = min(max(0, round(x / INCH - len(text) / 2)), self._width - len(text))
        row = min(max(0, y // LINE), self._height - 1)
        for line in (row, row - 1, row + 1):
            places = {(line, column + step) for step in range(len(text))}
            if 0 <= line < self._height and not places & self._taken:
                self._taken |= places
                self._lines[line][column : column + len(text)] = text
                return

    def lines(self) -> Iterable[str]:
        """The lines from the farther edge to the nearer one, with inches beside them and below."""
        for y in reversed(range(self._height)):
            inches = str(y * LINE // INCH) if not y * LINE % GRID else ""
            yield f"{inches:>2} {''.join(self._lines[y])}".rstrip()
        step = GRID // INCH
        yield "   " + "".join(f"{inches:<{step}}" for inches in range(0, self._width, step)).rstrip()


def slot(unit: str) -> str:
    """A unit in few letters: R3 for red-3."""
    seat, _, number = unit.partition("-")
    return f"{seat[0].upper()}{number}"
