"""From lines to curves: every border is drawn once, and the outline of an area is put together from its borders."""

import itertools
from typing import Literal

import msgspec

from tools.draw_map.atlas import BEYOND, EDGE, Atlas, AtlasError, Line, Point
from tools.draw_map.curves import Wave, circular, cubics, even, flatten, roughen, rounded, smooth, straights
from tools.draw_map.facts import Facts

BorderKind = Literal["coast", "border", "river", "sea", "quay", "port", "wall", "edge"]

Piece = tuple[Point, Point, Point]
Ends = tuple[Point | None, Point | None]


class Style(msgspec.Struct, frozen=True):
    """How a kind of line is drawn: its small bends, how closely the drawing follows them, with curves or straight."""

    waves: tuple[Wave, ...]
    spacing: float
    straight: bool = False


STYLES: dict[BorderKind, Style] = {
    "coast": Style((Wave(56, 5), Wave(26, 5), Wave(11, 3.2, sharp=True), Wave(5, 1.3, sharp=True)), 3.4, straight=True),
    "border": Style((Wave(46, 5), Wave(20, 1.8)), 13),
    "river": Style((Wave(26, 5), Wave(14, 1.5)), 7),
    "sea": Style((), 40),
    "quay": Style((Wave(26, 1),), 10),
    "port": Style((), 14),
    "wall": Style((Wave(60, 2),), 24),
    "edge": Style((), 1, straight=True),
}

# Lines of one family run on through a junction without a kink.
FAMILIES: dict[BorderKind, str] = {"coast": "coast", "quay": "coast", "river": "river", "wall": "wall"}


class Border(msgspec.Struct, frozen=True):
    """A drawn line between two areas."""

    areas: tuple[str, str]
    kind: BorderKind
    begin: Point
    pieces: tuple[Piece, ...]
    start: str | None
    end: str | None

    def reversed(self) -> "Border":
        """The same curve, drawn from the other end."""
        ends = [self.begin, *(piece[2] for piece in self.pieces)]
        pieces = tuple((piece[1], piece[0], ends[index]) for index, piece in reversed(list(enumerate(self.pieces))))
        return Border(self.areas, self.kind, ends[-1], pieces, self.end, self.start)

    def points(self, steps: int = 4) -> list[Point]:
        """Points along the curve."""
        return flatten(self.begin, self.pieces, steps)


class Ring(msgspec.Struct, frozen=True):
    """A closed outline."""

    begin: Point
    pieces: tuple[Piece, ...]

    def points(self, steps: int = 4) -> list[Point]:
        """Points along the outline; the last one is the first."""
        return flatten(self.begin, self.pieces, steps)

    def size(self) -> float:
        """The size of the enclosed ground."""
        points = self.points(2)
        return abs(sum(a[0] * b[1] - b[0] * a[1] for a, b in itertools.pairwise(points))) / 2


def draw_borders(atlas: Atlas, facts: Facts) -> list[Border]:
    """Draw every line of the atlas."""
    kinds = [_kind(line, atlas, facts) for line in atlas.lines]
    sketches = [list(line.points) for line in atlas.lines]
    courses = [
        _course(line, kinds[index], _continuations(atlas, kinds, sketches, index), f"{' '.join(line.areas)} {index}")
        for index, line in enumerate(atlas.lines)
    ]
    borders = []
    for index, line in enumerate(atlas.lines):
        pieces = _pieces(courses[index], STYLES[kinds[index]], _continuations(atlas, kinds, courses, index))
        borders.append(Border(line.areas, kinds[index], rounded(courses[index][0]), pieces, line.start, line.end))
    return borders


def draw_islet(points: tuple[Point, ...], seed: str) -> Ring:
    """A closed coast around nothing that is played."""
    course = _closed_course(points, STYLES["coast"], seed)
    return Ring(rounded(course[0]), _pieces(course, STYLES["coast"], (course[-2], course[1])))


def outlines(borders: list[Border], area: str) -> list[Ring]:
    """The outlines of an area, the largest first; a sea around an island has more than one."""
    left = [border for border in borders if area in border.areas]
    rings = []
    while left:
        chain = [left.pop(0)]
        while chain[-1].end != chain[0].start:
            joint = chain[-1].end
            following = [border for border in left if joint in (border.start, border.end)]
            if len(following) != 1:
                raise AtlasError(f"{area}: the outline has {len(following)} ways on at {joint}")
            left.remove(following[0])
            chain.append(following[0] if following[0].start == joint else following[0].reversed())
        rings.append(Ring(chain[0].begin, tuple(piece for border in chain for piece in border.pieces)))
    return sorted(rings, key=Ring.size, reverse=True)


def _kind(line: Line, atlas: Atlas, facts: Facts) -> BorderKind:
    if EDGE in line.areas:
        return "edge"
    kinds = {facts.kinds.get(area, "land") for area in line.areas}
    if BEYOND in line.areas:
        return "coast" if "sea" in kinds else "wall"
    if kinds == {"port", "sea"}:
        return "port"
    if "port" in kinds:
        return "quay"
    if kinds == {"land", "sea"}:
        return "coast"
    if kinds == {"sea"}:
        return "sea"
    pair = frozenset(line.areas)
    if pair not in facts.adjacent or any(frozenset(bridge.areas) == pair for bridge in atlas.bridges):
        return "river"
    return "border"


def _course(line: Line, kind: BorderKind, ends: Ends, seed: str) -> list[Point]:
    """The points through which a line is drawn."""
    style = STYLES[kind]
    if kind == "edge":
        return list(line.points)
    if kind == "port":
        return even(circular(*line.points), style.spacing)
    if line.start is None:
        return _closed_course(line.points, style, seed)
    fine = smooth(line.points, *ends)
    return even(roughen(even(fine, 2), style.waves, seed, closed=False), style.spacing)


def _pieces(course: list[Point], style: Style, ends: Ends) -> tuple[Piece, ...]:
    return tuple(straights(course) if style.straight else cubics(course, *ends))


def _closed_course(points: tuple[Point, ...], style: Style, seed: str) -> list[Point]:
    fine = smooth([*points, points[0]], points[-1], points[1])
    return even(roughen(even(fine, 2), style.waves, seed, closed=True), style.spacing)


def _continuations(atlas: Atlas, kinds: list[BorderKind], courses: list[list[Point]], index: int) -> Ends:
    """The next point of the line that goes on beyond each end, if there is exactly one of the same family."""
    line = atlas.lines[index]
    if line.start is None:
        return courses[index][-2], courses[index][1]
    return _beyond(atlas, kinds, courses, index, line.start), _beyond(atlas, kinds, courses, index, line.end)


def _beyond(
    atlas: Atlas, kinds: list[BorderKind], courses: list[list[Point]], index: int, joint: str | None
) -> Point | None:
    family = FAMILIES.get(kinds[index])
    others = [
        (courses[number][1] if line.start == joint else courses[number][-2])
        for number, line in enumerate(atlas.lines)
        if number != index and joint in (line.start, line.end) and family and FAMILIES.get(kinds[number]) == family
    ]
    return others[0] if len(others) == 1 else None
