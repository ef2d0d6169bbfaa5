"""The battlefield: the state of a battle, and the questions that rules ask about it.

Units, terrain and Objective tokens are columns, indexed by small numbers. A tray moves in one way only, by `place`,
which keeps in mind which enemy trays touch; everything else about places is asked of the geometry when it is needed.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache
from typing import TYPE_CHECKING, ClassVar, Final, NamedTuple, TypeVar

from maester.engine import Frame, LimitedUse, Seat
from maester.games.miniatures.box import AttackRecord, Box, NcuRecord, TerrainRecord, UnitRecord
from maester.games.miniatures.frames import Turn
from maester.games.miniatures.geometry.numbers import Pose, inches
from maester.games.miniatures.geometry.rows import before_row, row_along
from maester.games.miniatures.geometry.shapes import (
    Area,
    Circle,
    Contact,
    Footprint,
    Rectangle,
    Shape,
    contact,
    covers,
    distance,
    is_within,
    overlaps,
    rectangle,
)
from maester.games.miniatures.mode_columns import ModeColumns
from maester.games.miniatures.names import (
    CASTLE_WALLS,
    DECK_SIZE,
    FIRST_NCU,
    FIRST_WALL,
    NO_CARD,
    NO_UNIT,
    SEATS,
    ZONE_NAMES,
    Card,
    Condition,
    Unit,
    Zone,
    is_ncu,
    number_of_wall,
    owner,
    wall_of,
    whose_card,
)

if TYPE_CHECKING:
    from maester.games.miniatures.mission_records import MissionFile
    from maester.games.miniatures.pieces.texts import Text

TURN, ROUND, GAME = range(3)
"""The times for which effects last, and in which uses are counted (`engine.spans`)."""
NOBODY: Final = Seat(-1)
WHOLE: Final = -1
"""The part of a text that is borne if it is all that stands on the card, as if the unit had that card."""
TOKEN_RADIUS: Final = 700
"""An Objective token is 1.4 in across (ruling.objective-token-size)."""
WALLS_FROM_EDGE: Final = inches(3)
WALLS_APART: Final = inches(4)
"""Where Castle Walls lie (p. 30, ruling.castle-wall-size)."""
SomeFrame = TypeVar("SomeFrame", bound=Frame)


class Tray(NamedTuple):
    """A tray as domains hold it: whose, where, how large."""

    unit: Unit
    pose: Pose
    footprint: Footprint

    @property
    def rectangle(self) -> Rectangle:
        return rectangle(self.pose, self.footprint)


class Obstacle(NamedTuple):
    """A piece of terrain as domains hold it: which, what it does, where."""

    piece: int
    keywords: tuple[str, ...]
    shape: Shape


class Attached(NamedTuple):
    """An Attachment in a unit (p. 10)."""

    ref: str
    """Its card, by the printed number."""
    seat: Seat
    """In whose army it is: some are put into an enemy's unit."""
    tokens: int = 0
    """Tokens on its card."""
    gained: tuple[str, ...] = ()
    """Texts that it has received besides those on its card."""


class Borne(NamedTuple):
    """What a unit, an NCU or a player bears besides what is printed: an NCU's card by Influence (p. 20), a Tactics card
    that was attached, or an effect that lasts for a time. It survives the loss of abilities (p. 22).
    """

    text: str
    part: int
    """Which part of the text is borne: one of those that are meant for that, or `WHOLE`."""
    seat: Seat
    """Who has attached it."""
    on: Unit
    """The Combat Unit or NCU that bears it; none: the player who has attached it."""
    until: int
    ref: str = ""
    """The printed card it comes from."""
    tokens: int = 0
    card: Card = NO_CARD
    """The Tactics card that is attached."""
    ncu: Unit = NO_UNIT
    """The NCU whose card is attached by Influence."""
    targets: tuple[Unit, ...] = ()
    """Units that were named for it."""
    zones: tuple[Zone, ...] = ()
    """Zones that were named for it."""


class Field(ModeColumns, kw_only=True):
    """A battle."""

    box: ClassVar[Box]
    """What is in the box."""
    if TYPE_CHECKING:
        mission_file: ClassVar[MissionFile]
        """The Mission cards, from the file that is used (p. 33)."""
        texts: ClassVar[Mapping[str, Text]]
        """What the texts of abilities and Objective cards do, by name."""

    # -- the game ------------------------------------------------------------------------
    table: Area
    points: int
    """The agreed size of the armies."""
    last_round: int
    round: int = 0
    first: Seat = Seat(0)
    """The First Player of this Round."""
    turn_of: Seat = NOBODY
    """Whose turn it is, or was last in this Round."""
    side: list[int]
    """By seat: for which side it fights, counted from 0; teammates have the same (p. 24)."""
    eliminated: list[int]
    """By seat: 0 while it is in the battle; else how many had been eliminated when it was, with it (p. 24)."""
    conceded: list[bool]
    """By seat: has it given up a battle that goes on without it?"""
    last_turn_of: list[Seat]
    """By side: who took its last turn; nobody before the first (ruling.team-details)."""
    corner: list[int]
    """By seat: in which corner its deployment zone lies where everybody fights alone (see `corners`); -1 for none."""
    edge: list[int]
    """By seat: at which edge of the table its deployment zone lies, 0 at y = 0, 1 opposite."""
    brought: list[str]
    """By seat: the army list that it has chosen while its teammates still choose; only they know it (p. 24)."""
    army: list[str]
    """By seat: its army list; empty before armies are revealed."""
    passes: list[int]
    """By side: how often it may still pass (p. 6, ruling.team-details)."""
    passed_in: list[int]
    """By side: the last Round in which it passed."""
    points_scored: list[tuple[tuple[str, int], ...]]
    """By side: its Victory Points by source, in the order in which the sources first scored; a team scores together
    (p. 24)."""
    turns: int = 0
    """How many turns have begun in this Round."""
    attacks_made: tuple[tuple[Unit, Unit], ...] = ()
    """Who has attacked whom in this Round."""
    awaited: tuple[str, ...] = ()
    """The moments at which a text in this battle could break in; others are never opened."""
    auras: tuple[Unit, ...] = ()
    """The units with a text that changes something about units near to them."""

    # -- Tactics cards, by seat ------------------------------------------------------------
    joining: list[tuple[str, ...]]
    """Attachments of its army that will be put into enemy units, by number."""
    commander: list[str]
    """The card of its Commander, by the printed number; empty if it has none."""
    deck_list: list[tuple[str, ...]]
    """The twenty cards of its deck by id, in a fixed order; empty for an army without Commander. Everybody knows it."""
    deck: list[tuple[Card, ...]]
    """Face down, the top first."""
    hand: list[tuple[Card, ...]]
    discard: list[tuple[Card, ...]]
    """Face up, the last on top (p. 21)."""
    played: list[tuple[Card, ...]]
    """Cards that were played and are not yet resolved."""
    attached: list[tuple[Card, ...]]
    """Cards that are attached to units (see `borne`)."""

    # -- the Tactics Board and NCUs, by number from the first NCU on ---------------------------
    zone: list[Unit]
    """By zone: the NCU that stands in it."""
    ncu: list[str]
    """Its card, by the printed number; empty for a number that no NCU has."""
    ncu_activated: list[bool]
    ncu_tokens: list[int]
    """Order tokens on its card."""
    ncu_silenced: list[int]
    """Has it lost its abilities? 0 if not, else until when (`TURN` + 1, …)."""
    ncu_destroyed: list[bool]

    # -- units, by number ----------------------------------------------------------------
    record: list[str]
    """Its card, by the printed number; empty for a number that no unit has."""
    pose: list[Pose | None]
    """Where its tray stands; None if it isn't on the table."""
    wounds: list[int]
    """How many it has left: models, tokens beside a model and ranks follow from it."""
    activated: list[bool]
    conditions: list[int]
    """Its Condition tokens, as bits."""
    touching: list[tuple[Unit, ...]]
    """The enemy units with which its tray is in contact, by number."""
    silenced: list[int]
    """Has it lost its abilities? 0 if not, else until when (`TURN` + 1, …). Innate ones stay (p. 22)."""
    attachments: list[tuple[Attached, ...]]
    """Its Attachments, from the left (p. 10)."""
    tokens: list[int]
    """Tokens on its own card, by which its texts work."""
    in_reserve: list[bool]
    """Is it kept off the table until an effect brings it?"""
    fallen: tuple[Attached, ...] = ()
    """Attachments that were destroyed, of all armies, in this order."""

    # -- terrain and Objectives, by number ---------------------------------------------------
    terrain: list[str]
    """The kind of each piece."""
    terrain_pose: list[Pose | None]
    """Where it lies; None once it was removed."""
    token: list[tuple[int, int] | None]
    """The middle of each Objective token; None while it is carried on a tray (p. 31, 32)."""
    token_card: list[int]
    """The number of the Objective card beside it; 0 for none."""
    claimed: list[Unit]
    """The unit that Claimed it and still covers it, or carries it."""

    uses: tuple[LimitedUse, ...] = ()
    """Orders that were used this Round, and what was used that works once in a time."""
    borne: tuple[Borne, ...] = ()
    """What units, NCUs and players bear, in the order in which they got it."""

    # -- players ---------------------------------------------------------------------------

    @property
    def seats(self) -> range:
        return range(len(self.army))

    @property
    def sides(self) -> range:
        """The sides: a team, or a player who fights alone."""
        return range(max(self.side) + 1)

    def members(self, side: int) -> list[Seat]:
        """The players of a side, those who were eliminated too."""
        return [Seat(seat) for seat in self.seats if self.side[seat] == side]

    def others(self, seat: Seat) -> list[Seat]:
        """All other players who are still in the battle, clockwise from the next."""
        count, eliminated = len(self.army), self.eliminated
        return [Seat(other % count) for other in range(seat + 1, seat + count) if not eliminated[other % count]]

    def allies(self, seat: Seat) -> list[Seat]:
        """The teammates of a player, clockwise (p. 24)."""
        return [other for other in self.others(seat) if self.side[other] == self.side[seat]]

    def team(self, seat: Seat) -> tuple[Seat, ...]:
        """A player and the teammates."""
        return (seat, *self.allies(seat))

    def opponents(self, seat: Seat) -> list[Seat]:
        """The players of other sides, clockwise from the next."""
        return [other for other in self.others(seat) if self.side[other] != self.side[seat]]

    def opponent_of(self, seat: Seat) -> Seat:
        """Who is meant by "the opponent" where there are several and no one's attack or effect is the cause: the next
        one clockwise (ruling.ffa-details).
        """
        return self.opponents(seat)[0]

    def rivals(self, seat: Seat) -> list[Seat]:
        """One player of every other side, the next clockwise: for what each opposing side gets once."""
        found: dict[int, Seat] = {}
        for other in self.opponents(seat):
            found.setdefault(self.side[other], other)
        return list(found.values())

    @property
    def is_free_for_all(self) -> bool:
        """Does everybody fight alone, with more than two players (p. 24)?"""
        return len(self.sides) > 2

    def has_left(self, seat: Seat) -> bool:
        """Has a player given up, or was eliminated, while the others play on?"""
        return self.conceded[seat] or self.eliminated[seat] > 0

    def are_allied(self, seat: Seat, other: Seat) -> bool:
        """Do two players fight for the same side? Everybody fights for the own one."""
        return self.side[seat] == self.side[other]

    def is_friendly(self, seat: Seat, unit: Unit) -> bool:
        """Is a Combat Unit or NCU of the player's side (p. 5, 24)?"""
        return self.side[owner(unit)] == self.side[seat]

    def order_of_play(self) -> tuple[Seat, ...]:
        """The player whose turn it is, the teammates, then the others clockwise; outside turns from the First Player on
        (ruling.simultaneous-outside-turns).
        """
        begins = self.turn_of if any(isinstance(frame, Turn) for frame in self.frames) else self.first
        team = self.team(begins) if not self.eliminated[begins] else ()
        return (*team, *self.opponents(begins))

    def victory_points(self, seat: Seat) -> int:
        """The Victory Points of a player, in a team the team's (p. 24)."""
        return sum([points for _, points in self.points_scored[self.side[seat]]])

    # -- units --------------------------------------------------------------------------------

    def units(self) -> Iterator[Unit]:
        """All units of all armies, those that are destroyed too."""
        return (Unit(unit) for unit, record in enumerate(self.record) if record)

    def units_of(self, seat: Seat) -> list[Unit]:
        """The units of an army that aren't destroyed."""
        return [unit for unit in self.units() if owner(unit) == seat and self.wounds[unit] > 0]

    def on_table(self) -> list[Unit]:
        """The units whose trays stand on the table."""
        return [Unit(unit) for unit, pose in enumerate(self.pose) if pose is not None]

    def stands(self, unit: Unit) -> bool:
        """Is the unit on the table? Also of a number that no unit has."""
        return 0 <= unit < len(self.pose) and self.pose[unit] is not None

    def card(self, unit: Unit) -> UnitRecord:
        """The card of a unit."""
        return self.box.units[self.record[unit]]

    def is_enemy(self, unit: Unit, other: Unit) -> bool:
        """Every unit that a player doesn't control is an enemy, except those of teammates (p. 5)."""
        return self.side[owner(unit)] != self.side[owner(other)]

    def enemies(self, unit: Unit) -> list[Unit]:
        """Enemy units on the table."""
        side = self.side
        own = side[owner(unit)]
        return [other for other in self.on_table() if side[owner(other)] != own]

    def friends(self, unit: Unit) -> list[Unit]:
        """Other units of the same side on the table."""
        side = self.side
        own = side[owner(unit)]
        return [other for other in self.on_table() if side[owner(other)] == own and other != unit]

    def friends_of(self, seat: Seat) -> list[Unit]:
        """The units on the table that are friendly to a player: the own ones and those of teammates (p. 5, 24)."""
        return [unit for unit in self.on_table() if self.is_friendly(seat, unit)]

    def enemies_of(self, seat: Seat) -> list[Unit]:
        """The units on the table that are enemies to a player."""
        return [unit for unit in self.on_table() if not self.is_friendly(seat, unit)]

    # -- NCUs, zones and cards (p. 11, 19 to 21) -------------------------------------------------

    def ncus(self) -> Iterator[Unit]:
        """All NCUs of all armies that aren't destroyed."""
        return (
            Unit(FIRST_NCU + number)
            for number, record in enumerate(self.ncu)
            if record and not self.ncu_destroyed[number]
        )

    def ncus_of(self, seat: Seat) -> list[Unit]:
        return [ncu for ncu in self.ncus() if owner(ncu) == seat]

    def ncu_card(self, ncu: Unit) -> NcuRecord:
        """The card of an NCU."""
        return self.box.ncus[self.ncu[ncu - FIRST_NCU]]

    def is_in_play(self, unit: Unit) -> bool:
        """Is a Combat Unit on the table, or an NCU not destroyed?"""
        if not is_ncu(unit):
            return self.stands(unit)
        number = unit - FIRST_NCU
        return number < len(self.ncu) and bool(self.ncu[number]) and not self.ncu_destroyed[number]

    def has_activated(self, unit: Unit) -> bool:
        return self.ncu_activated[unit - FIRST_NCU] if is_ncu(unit) else self.activated[unit]

    def zone_of_ncu(self, ncu: Unit) -> Zone | None:
        """The zone in which an NCU stands."""
        return Zone(self.zone.index(ncu)) if ncu in self.zone else None

    def empty_zones(self) -> list[Zone]:
        return [Zone(zone) for zone, ncu in enumerate(self.zone) if ncu == NO_UNIT]

    def title(self, card: Card) -> str:
        """What is printed on a Tactics card: its id."""
        return self.deck_list[whose_card(card)][card % DECK_SIZE]

    def markers_on(self, unit: Unit) -> int:
        """How many Victory Point markers a unit bears (p. 35)."""
        return dict(self.victory_markers).get(unit, 0)

    def commander_unit(self, seat: Seat) -> Unit:
        """The Combat Unit that contains, or is, a player's Commander while he lives (ruling.commander-unit)."""
        ref = self.commander[seat]
        if ref:
            for unit in self.on_table():
                if owner(unit) == seat and (
                    self.record[unit] == ref or any(one.ref == ref for one in self.attachments[unit])
                ):
                    return unit
        return NO_UNIT

    # -- models, ranks, tokens ------------------------------------------------------------------

    def models(self, unit: Unit) -> int:
        """Models on the tray: one for each started lot of as many Wounds as a model takes (p. 7, 22)."""
        return -(-self.wounds[unit] // self.card(unit).wounds_per_model)

    def ranks(self, unit: Unit) -> int:
        """Ranks left: one with a single model counts as a whole one (p. 7); solo units always have one."""
        card = self.card(unit)
        return min(1, self.wounds[unit]) if card.solo else -(-self.models(unit) // card.models_per_rank)

    def lost_ranks(self, unit: Unit) -> int:
        return self.card(unit).ranks - self.ranks(unit)

    def has_condition(self, unit: Unit, condition: Condition) -> bool:
        return bool(self.conditions[unit] >> condition & 1)

    # -- places -----------------------------------------------------------------------------------

    def pose_of(self, unit: Unit) -> Pose:
        """Where a unit stands that is on the table, or a Castle Wall."""
        if unit >= FIRST_WALL:
            return wall_poses(self.table, self.edge[self.defender], self.box.siege_wall.footprint)[number_of_wall(unit)]
        pose = self.pose[unit]
        assert pose is not None, f"unit {unit} isn't on the table"
        return pose

    def footprint(self, unit: Unit) -> Footprint:
        if unit >= FIRST_WALL:
            return self.box.siege_wall.footprint
        return self.box.trays[self.card(unit).tray].footprint

    def tray_of(self, unit: Unit) -> Tray:
        return Tray(unit, self.pose_of(unit), self.footprint(unit))

    def rectangle(self, unit: Unit) -> Rectangle:
        """The tray of a unit on the table, or a Castle Wall."""
        return rectangle(self.pose_of(unit), self.footprint(unit))

    def distance(self, unit: Unit, other: Unit) -> float:
        """The shortest distance between two trays."""
        return 0.0 if unit == other else distance(self.rectangle(unit), self.rectangle(other))

    def is_in_range(self, unit: Unit, other: Unit, reach: int) -> bool:
        """Is at least a part of the other's tray so near (p. 5, ruling.range-between-units)? A unit is in its own."""
        return unit == other or is_within(self.rectangle(unit), self.rectangle(other), reach)

    def engaged_with(self, unit: Unit) -> list[Unit]:
        """The enemies whose trays touch its tray (p. 5)."""
        return list(self.touching[unit])

    def is_engaged(self, unit: Unit) -> bool:
        """Is it in contact with an enemy, or with a Castle Wall that it may attack?"""
        return bool(self.touching[unit]) or (bool(self.walls) and bool(self.walls_at(unit)))

    def are_engaged(self, unit: Unit, other: Unit) -> bool:
        if other >= FIRST_WALL:
            return other in self.walls_at(unit)
        return other in self.touching[unit]

    def opposing(self, unit: Unit) -> list[Unit]:
        """All that it is engaged with: enemies, and Castle Walls, which no text sees."""
        return [*self.engaged_with(unit), *self.walls_at(unit)] if self.walls else self.engaged_with(unit)

    def contact(self, unit: Unit, other: Unit) -> Contact:
        """How the trays of two engaged units touch, or a unit and a Castle Wall."""
        found = contact(self.rectangle(unit), self.rectangle(other))
        assert found is not None
        return found

    def place(self, unit: Unit, pose: Pose) -> None:
        """Puts a tray somewhere: the one way in which trays move. Which enemies it touches is worked out anew, and a
        token that it no longer covers is no longer Claimed (p. 28); one that it carries goes with it (p. 31, 32).
        """
        self._lift(unit)
        self.pose[unit] = pose
        own = rectangle(pose, self.footprint(unit))
        for other in self.enemies(unit):
            if contact(own, self.rectangle(other)) is not None:
                self.touching[unit] = tuple(sorted((*self.touching[unit], other)))
                self.touching[other] = tuple(sorted((*self.touching[other], unit)))
        for token, holder in enumerate(self.claimed):
            if holder == unit and not covers(own, self.token_shape(token)):
                self.claimed[token] = NO_UNIT

    def take_away(self, unit: Unit) -> None:
        """Takes a tray off the table."""
        self._lift(unit)
        self.pose[unit] = None
        self.claimed = [NO_UNIT if holder == unit else holder for holder in self.claimed]

    def _lift(self, unit: Unit) -> None:
        for other in self.engaged_with(unit):
            self.touching[other] = tuple([one for one in self.touching[other] if one != unit])
        self.touching[unit] = ()

    # -- Castle Walls (p. 30) ---------------------------------------------------------------------------

    @property
    def ground(self) -> Area:
        """Where trays may stand: the table, but for the strip behind Castle Walls, with the gaps between them (p. 30,
        ruling.castle-wall-behind).
        """
        if not self.walls:
            return self.table
        depth = WALLS_FROM_EDGE + self.box.siege_wall.footprint.depth
        return before_row(self.table, self.edge[self.defender], depth)

    def intact_walls(self) -> list[Unit]:
        """The Castle Walls that aren't destroyed."""
        return [wall_of(self.defender, number) for number, wounds in enumerate(self.walls) if wounds]

    def all_walls(self) -> list[Unit]:
        """The Castle Walls, destroyed or not."""
        return [wall_of(self.defender, number) for number in range(len(self.walls))]

    def walls_against(self, unit: Unit) -> list[Unit]:
        """The Castle Walls that a unit may attack: those of its enemies that aren't destroyed."""
        if not self.walls or self.side[owner(unit)] == self.side[self.defender]:
            return []
        return self.intact_walls()

    def walls_at(self, unit: Unit) -> list[Unit]:
        """The Castle Walls with which a unit is engaged: a destroyed one engages nobody (ruling.castle-wall-combat)."""
        pose = self.pose[unit]
        walls = self.walls_against(unit) if pose is not None else []
        return [wall for wall in walls if contact(self.rectangle(unit), self.rectangle(wall)) is not None]

    def is_there(self, unit: Unit) -> bool:
        """Is it a unit on the table, or a Castle Wall that isn't destroyed?"""
        return unit in self.intact_walls() if unit >= FIRST_WALL else self.stands(unit)

    def attacks_of(self, unit: Unit) -> tuple[AttackRecord, ...]:
        """The attacks on the card of a unit, or of a Castle Wall."""
        return (self.box.siege_wall.attack,) if unit >= FIRST_WALL else self.card(unit).attacks

    # -- terrain and tokens ---------------------------------------------------------------------------

    def token_place(self, token: int) -> tuple[int, int]:
        """Where the middle of an Objective token is: on the table, or on the middle of the tray that carries it."""
        place = self.token[token]
        if place is None:
            tray = self.pose_of(self.claimed[token])
            return tray.x, tray.y
        return place

    def token_shape(self, token: int) -> Circle:
        return Circle(*self.token_place(token), TOKEN_RADIUS)

    def tokens_on_table(self) -> list[int]:
        """The Objective tokens that nobody carries."""
        return [token for token, place in enumerate(self.token) if place is not None]

    def terrain_kind(self, piece: int) -> TerrainRecord:
        return self.box.terrain[self.terrain[piece]]

    def pieces_on_table(self) -> list[int]:
        return [piece for piece, pose in enumerate(self.terrain_pose) if pose is not None]

    def terrain_shape(self, piece: int) -> Shape:
        """The outline of a piece that lies on the table."""
        pose = self.terrain_pose[piece]
        assert pose is not None, f"piece {piece} isn't on the table"
        return terrain_shape(self.terrain_kind(piece), pose)

    def obstacles(self) -> tuple[Obstacle, ...]:
        """All terrain on the table."""
        return tuple(
            Obstacle(piece, self.terrain_kind(piece).keywords, self.terrain_shape(piece))
            for piece in self.pieces_on_table()
        )

    def pieces_with(self, keyword: str) -> list[int]:
        """Pieces on the table with a keyword."""
        return [piece for piece in self.pieces_on_table() if keyword in self.terrain_kind(piece).keywords]

    def stands_on(self, unit: Unit, piece: int) -> bool:
        """Does the unit's tray overlap the piece's outline (ruling.terrain-standing)?"""
        return overlaps(self.rectangle(unit), self.terrain_shape(piece))

    def field_key(self) -> tuple[object, ...]:
        """Everything that places depend on, as one value: caches of the geometry are keyed by it."""
        return tuple(self.pose), tuple(self.record), tuple(self.terrain), tuple(self.terrain_pose), self.ground

    # -- what goes on ---------------------------------------------------------------------------------

    def innermost(self, kind: type[SomeFrame]) -> SomeFrame | None:
        """The innermost frame of a kind that is open."""
        return next((frame for frame in reversed(self.frames) if isinstance(frame, kind)), None)


def make_room(game: Field, units: int) -> None:
    """Makes the columns of units long enough for armies of so many units."""
    more = len(SEATS) * units - len(game.record)
    if more > 0:
        game.record += [""] * more
        game.pose += [None] * more
        game.wounds += [0] * more
        game.activated += [False] * more
        game.conditions += [0] * more
        game.touching += [()] * more
        game.silenced += [0] * more
        game.attachments += [()] * more
        game.tokens += [0] * more
        game.in_reserve += [False] * more


def make_room_for_ncus(game: Field, ncus: int) -> None:
    """Makes the columns of NCUs long enough for armies with so many."""
    more = len(SEATS) * ncus - len(game.ncu)
    if more > 0:
        game.ncu += [""] * more
        game.ncu_activated += [False] * more
        game.ncu_tokens += [0] * more
        game.ncu_silenced += [0] * more
        game.ncu_destroyed += [False] * more


@lru_cache(maxsize=16)
def wall_poses(table: Area, edge: int, footprint: Footprint) -> tuple[Pose, ...]:
    """Castle Walls lie 3 in from the Defender's edge, one in the middle and one on each side, 4 in apart (p. 30)."""
    return row_along(table, edge, footprint, WALLS_FROM_EDGE, WALLS_APART, CASTLE_WALLS)


@lru_cache(maxsize=4096)
def terrain_shape(kind: TerrainRecord, pose: Pose) -> Shape:
    """The outline of a piece of terrain that lies somewhere."""
    if kind.is_circle:
        return Circle(pose.x, pose.y, kind.diameter / 2)
    return rectangle(pose, kind.footprint)


def empty_field(
    state: type[Field],
    players: int,
    *,
    table: Area,
    points: int,
    last_round: int,
    side: Sequence[int] | None = None,
) -> Field:
    """A field without anything on it; `make_room` makes place for armies. Without `side` everybody fights alone."""
    side = range(players) if side is None else side
    sides = max(side) + 1
    return state(
        table=table,
        points=points,
        last_round=last_round,
        side=list(side),
        eliminated=[0] * players,
        conceded=[False] * players,
        last_turn_of=[NOBODY] * sides,
        corner=[-1] * players,
        edge=[seat % 2 for seat in range(players)],
        brought=[""] * players,
        army=[""] * players,
        passes=[0] * sides,
        passed_in=[0] * sides,
        points_scored=[()] * sides,
        record=[],
        pose=[],
        wounds=[],
        activated=[],
        conditions=[],
        touching=[],
        silenced=[],
        attachments=[],
        tokens=[],
        in_reserve=[],
        joining=[()] * players,
        commander=[""] * players,
        deck_list=[()] * players,
        deck=[()] * players,
        hand=[()] * players,
        discard=[()] * players,
        played=[()] * players,
        attached=[()] * players,
        zone=[NO_UNIT] * len(ZONE_NAMES),
        ncu=[],
        ncu_activated=[],
        ncu_tokens=[],
        ncu_silenced=[],
        ncu_destroyed=[],
        terrain=[],
        terrain_pose=[],
        token=[],
        token_card=[],
        claimed=[],
    )
