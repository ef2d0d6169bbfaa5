"""How a Game Mode has Terrain laid (p. 26, 30, 31, 34 to 36): which kinds, where, how far apart, by whom.

A mode says it as a value (`Mode.terrain_rules`), so that what is refused, what is offered and what is drawn follow from
the same numbers. What isn't said is as the rulebook has it for every battle.
"""

from __future__ import annotations

from typing import Final, NamedTuple

import msgspec

from maester.engine import Seat
from maester.games.miniatures.geometry.numbers import inches
from maester.games.miniatures.names import SHORT_RANGE
from maester.games.miniatures.records import TerrainRecord

Layout = tuple[tuple[str, int, int, int], ...]
"""Kinds of terrain with their places, seen from the middle of the table: to the right, up, turned by."""


class Kept(NamedTuple):
    """A distance that terrain keeps from something, and the rule that says so."""

    rule: str
    least: int = 0


class NotLaid(NamedTuple):
    """Players don't lay this: a kind of terrain, or all terrain with a keyword; and the rule that says so."""

    rule: str
    kind: str = ""
    keyword: str = ""


READY_LAYOUT: Final[Layout] = (
    ("forest", inches(-9), inches(6), 0),
    ("low-wall", inches(9), inches(6), 0),
    ("forest", inches(9), inches(-6), 0),
    ("low-wall", inches(-9), inches(-6), 0),
)
"""For quick games. Half a turn changes nothing, so no zone is the better one; each side has a wood and a wall on its
way to the Objectives, and neither bars the way. It keeps the rules of all modes but A Storm of Swords."""


class TerrainRules(msgspec.Struct, frozen=True, kw_only=True):
    """How terrain is laid in a battle; by default as always (p. 26, 27)."""

    not_laid: tuple[NotLaid, ...] = ()
    rerolled: tuple[str, ...] = ()
    """Kinds that are rolled again when they come up on the table of random terrain."""
    closed_zones: tuple[int, ...] = (0, 1)
    """The edges whose deployment zones are closed to terrain."""
    zones: Kept = Kept("setup.terrain-not-in-deployment")
    """How far it stays away from a closed zone."""
    others: Kept | None = Kept("setup.terrain-spacing", SHORT_RANGE)
    """How far pieces lie apart; None: as near as one likes."""
    edges: Kept = Kept("ruling.terrain-placement-measure")
    """How far it stays away from the edges of the table."""
    of_mode: tuple[str, ...] = ()
    """Kinds that the mode itself lays and no player does: they don't count for how far pieces lie apart, nor as pieces
    that the players have laid."""
    near_of_mode: Kept | None = None
    """How far terrain stays away from what the mode itself has laid."""
    only: Seat | None = None
    """The one player who lays terrain; None: all do, in turn."""
    most: int = 0
    """How many pieces that player lays at most, and may lay fewer; 0: as many as the players agree on."""
    ready: Layout = READY_LAYOUT

    def why_not_laid(self, kind: TerrainRecord) -> str | None:
        """The rule by which players don't lay a kind of terrain."""
        found = (ban.rule for ban in self.not_laid if ban.kind == kind.id or ban.keyword in kind.keywords)
        return next(found, None)


AS_ALWAYS: Final = TerrainRules()
"""The rules of most modes."""


def away_from_edges(rule: str) -> TerrainRules:
    """Anywhere, also in deployment zones, but Short Range away from the table's edges and from other terrain (p. 35,
    36).
    """
    return TerrainRules(closed_zones=(), others=Kept(rule, SHORT_RANGE), edges=Kept(rule, SHORT_RANGE))


def laid_by_defender(defender: Seat, edge: int, rule: str) -> TerrainRules:
    """The Defender lays up to 4 pieces, anywhere Short Range away from the own deployment zone, along that edge, and
    from each other (p. 30). The ready layout bars the Attacker's way to the walls: the same on both flanks.
    """
    turn = 1 if edge == 0 else -1
    ready = (
        ("stakes", inches(-9), inches(-4), 0),
        ("stakes", inches(9), inches(-4), 0),
        ("bog", inches(-12), inches(6), 0),
        ("bog", inches(12), inches(6), 0),
    )
    return TerrainRules(
        closed_zones=(edge,),
        zones=Kept(rule, SHORT_RANGE),
        others=Kept(rule, SHORT_RANGE),
        only=defender,
        most=4,
        ready=tuple((kind, turn * x, turn * y, bearing) for kind, x, y, bearing in ready),
    )
