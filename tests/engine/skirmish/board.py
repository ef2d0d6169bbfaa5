"""The board of the skirmish: 60 areas, six houses, two kinds of units, and what can be asked about them."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final, NewType

from maester.engine import Form, Game, Letters, Modifier, Names, Seat

Area = NewType("Area", int)
Token = NewType("Token", int)
Units = NewType("Units", tuple[int, int])
Card = NewType("Card", int)
Season = NewType("Season", int)

HOUSES: Final = ("wolf", "kraken", "lion", "sun", "rose", "stag")
PER_HOUSE: Final = 10
AREAS: Final = PER_HOUSE * len(HOUSES)
NOBODY: Final = Seat(-1)
NO_ORDER: Final = Token(-1)
NO_UNITS: Final = Units((0, 0))
COPIES: Final = 3
KINDS: Final = ("march", "defend", "support", "raid", "gather")
MARCH, DEFEND, SUPPORT, RAID, GATHER = range(len(KINDS))
RAIDABLE: Final = (SUPPORT, RAID, GATHER)
TOKENS: Final = tuple(map(Token, range(COPIES * len(KINDS))))
HAND: Final = tuple(map(Card, range(7)))
BIDDING, MUSTERING, QUIET = "bidding", "mustering", "quiet"
SEASONS: Final = (BIDDING,) * 3 + (MUSTERING,) * 3 + (QUIET,) * 4
SUPPLY: Final = ((2, 2), (3, 2), (3, 2, 2), (3, 2, 2, 2), (3, 3, 2, 2), (4, 3, 2, 2), (4, 3, 2, 2, 2))
POWER_LIMIT: Final = 40

AREA_NAMES: Final = Names("area", [f"{house}-{number + 1}" for house in HOUSES for number in range(PER_HOUSE)])
NAMES: Final[dict[Any, Form]] = {
    Area: AREA_NAMES,
    Token: Names("order", [f"{kind}-{copy + 1}" for kind in KINDS for copy in range(COPIES)]),
    Units: Letters("units", "FH"),
    Card: Names("card", [f"card-{number}" for number in range(len(HAND))]),
    Season: Names("season", [f"{kind}-{number}" for number, kind in enumerate(SEASONS)]),
}


def _build_map() -> tuple[tuple[Area, ...], ...]:
    """A ring with chords: about four neighbours to an area."""
    near: list[set[int]] = [set() for _ in range(AREAS)]
    for area in range(AREAS):
        for other in ((area + 1) % AREAS, (area + (5, 3, 7, 2, 8, 4, 6)[area % 7]) % AREAS):
            near[area].add(other)
            near[other].add(area)
    return tuple(tuple(map(Area, sorted(others))) for others in near)


BOARD: Final = tuple(map(Area, range(AREAS)))
NEAR: Final = _build_map()


def kind_of(token: Token) -> int:
    """March, defend, support, raid or gather; -1 for no order."""
    return token // COPIES


class Skirmish(Game, kw_only=True):
    """The whole state of a skirmish."""

    owner: list[Seat]
    foot: list[int]
    horse: list[int]
    order: list[Token]
    power: list[int]
    supply: list[int]
    hand: list[tuple[Card, ...]]
    turn_order: tuple[Seat, ...]
    deck: tuple[Season, ...] = ()
    discarded: tuple[Season, ...] = ()
    round: int = 0

    # -- questions about the board --------------------------------------------------------------

    def size(self, area: Area) -> int:
        return self.foot[area] + self.horse[area]

    def units(self, area: Area) -> Units:
        return Units((self.foot[area], self.horse[area]))

    def areas_of(self, house: Seat) -> Iterator[Area]:
        return (area for area, owner in enumerate(self.owner) if owner == house)  # type: ignore[misc]

    def areas_with(self, house: Seat, kind: int) -> list[Area]:
        """The areas of a house that bear an order of a kind."""
        order = self.order
        return [area for area in self.areas_of(house) if order[area] // COPIES == kind]

    def houses_with(self, kind: int) -> set[Seat]:
        """The houses that have an order of a kind on the board."""
        return {self.owner[area] for area, token in enumerate(self.order) if token // COPIES == kind}

    def army_strength(self, area: Area) -> Iterator[Modifier]:
        """What the units of an area are worth in battle."""
        if self.foot[area]:
            yield Modifier(self.foot[area], "foot")
        if self.horse[area]:
            yield Modifier(2 * self.horse[area], "horse")

    def armies(self, house: Seat) -> list[int]:
        sizes = (self.size(area) for area in self.areas_of(house))
        return sorted((size for size in sizes if size > 1), reverse=True)

    def within_supply(self, house: Seat, armies: list[int], *changes: tuple[int, int]) -> bool:
        """Would supply allow the armies after these changes of size?"""
        after = armies.copy()
        for before, _ in changes:
            if before > 1:
                after.remove(before)
        after.extend(size for _, size in changes if size > 1)
        after.sort(reverse=True)
        limit = SUPPLY[self.supply[house]]
        return len(after) <= len(limit) and all(size <= most for size, most in zip(after, limit, strict=False))

    # -- changes --------------------------------------------------------------------------------

    def gain_power(self, house: Seat, power: int) -> None:
        self.power[house] = min(POWER_LIMIT, self.power[house] + power)

    def take_away(self, area: Area, units: Units) -> None:
        self.foot[area] -= units[0]
        self.horse[area] -= units[1]

    def move_in(self, area: Area, house: Seat, units: Units) -> None:
        if self.owner[area] != house:
            self.order[area] = NO_ORDER
            self.owner[area] = house
        self.foot[area] += units[0]
        self.horse[area] += units[1]
