"""The state of a match, and what can be asked about it: who controls what, armies and supply, tracks and power.

Columns are indexed by area or by seat. Rules ask questions (`game.size(area)`) and change the board only through
the few methods at the end, so that pieces are never lost and control is always settled.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from operator import le

from maester.engine import Game, Seat
from maester.games.boardgame.components import (
    BOARD,
    CASTLES,
    HOMES,
    HOUSE_AT_HOME,
    IRON_THRONE,
    IS_LAND,
    IS_PORT,
    IS_SEA,
    KINGS_COURT,
    LAND,
    LAND_OF,
    MUSTERING_POINTS,
    NEAR_LAND,
    NEAR_SEAS,
    NO_ORDER,
    NO_UNITS,
    NOBODY,
    ORDERS,
    POOL,
    POWER_TOKENS,
    SEA_OF,
    SIZES,
    SUPPLY_LIMITS,
    TOKENS,
    UNPACKED,
    Area,
    Card,
    House,
    OrderFacts,
    TidesCard,
    Token,
    Track,
    Units,
    WesterosCard,
    WildlingCard,
    add,
    pack,
    subtract,
)


class Board(Game, kw_only=True):
    """The whole state of a match of the board game."""

    houses: tuple[House, ...]
    """Which house each seat leads."""
    round: int = 1
    last_round: int = 10

    # -- on the board, by area -------------------------------------------------------------------
    owner: list[Seat]
    """Whose units are there; NOBODY if there are none."""
    pieces: list[int]
    """All units there, packed (see `components.pack`)."""
    routed_pieces: list[int]
    """Those of them that are routed, packed."""
    order: list[int]
    """The Order token there: seat * 11 + kind of token, or -1."""
    power_token: list[Seat]
    """Whose Power token lies there."""
    neutral: list[int]
    """The strength of the Neutral Force there; 0 if there is none, UNCONQUERABLE if nobody may ever enter."""

    # -- by seat ---------------------------------------------------------------------------------
    garrison: list[int]
    """The strength of the seat's Garrison in its home area; 0 once it is defeated."""
    power: list[int]
    """Available Power. While bids are hidden the tokens bid have left it."""
    supply: list[int]
    """Position on the Supply track."""
    hand: list[tuple[Card, ...]]
    discard: list[tuple[Card, ...]]

    # -- tracks and tokens -----------------------------------------------------------------------
    tracks: list[tuple[Seat, ...]]
    """The three Influence tracks, position 1 first."""
    holder: list[Seat]
    """Who holds the Dominance token of each track; differs from position 1 only while a track is bid for."""
    blade_used: bool = False
    raven_used: bool = False
    wildlings: int = 2
    """The space of the Wildling token, which is the strength of an attack."""
    stars: tuple[int, ...]
    """Special orders by position on the King's Court track."""

    # -- decks -----------------------------------------------------------------------------------
    westeros_decks: list[tuple[WesterosCard, ...]]
    westeros_discards: list[tuple[WesterosCard, ...]]
    westeros_open: tuple[WesterosCard, ...] = ()
    """The three cards of this round."""
    bans: tuple[str, ...] = ()
    """Effects of this round's Westeros cards that ban orders: keys of `components.BANS`."""
    face_down: tuple[tuple[Seat, Area, Token], ...] = ()
    """Orders assigned one player after the other, which wait face down for the reveal."""
    wildling_deck: tuple[WildlingCard, ...]
    tides_deck: tuple[TidesCard, ...] = ()
    """Empty without the variant Tides of Battle."""

    # -- chosen at set-up; no rule asks which variant is played --------------------------------------
    tie_breaks: tuple[str, ...]
    engines_as_casualties: bool = True
    blade_after_tides: bool = False

    # -- seats, tracks ---------------------------------------------------------------------------

    @property
    def seats(self) -> range:
        return range(len(self.houses))

    @property
    def turn_order(self) -> tuple[Seat, ...]:
        """Position by position on the Iron Throne track."""
        return self.tracks[IRON_THRONE]

    def position(self, track: Track, seat: Seat) -> int:
        """The seat's position on an Influence track, counted from 1; 0 while the track is cleared for a bidding."""
        return self.tracks[track].index(seat) + 1 if seat in self.tracks[track] else 0

    def is_higher(self, track: Track, seat: Seat, other: Seat) -> bool:
        """Does the seat stand closer to position 1 than the other?"""
        return self.tracks[track].index(seat) < self.tracks[track].index(other)

    def special_orders(self, seat: Seat) -> int:
        """How many Special orders the stars at the seat's King's Court position allow."""
        position = self.position(KINGS_COURT, seat)
        return self.stars[position - 1] if position else 0

    def home(self, seat: Seat) -> Area:
        return HOMES[self.houses[seat]]

    def home_owner(self, area: Area) -> Seat:
        """The seat in play whose crest is printed on the area; NOBODY if there is none."""
        house = HOUSE_AT_HOME[area]
        return Seat(self.houses.index(house)) if house in self.houses else NOBODY

    # -- units -----------------------------------------------------------------------------------

    def units(self, area: Area) -> Units:
        """All units there, routed ones included."""
        return UNPACKED[self.pieces[area]]

    def routed(self, area: Area) -> Units:
        return UNPACKED[self.routed_pieces[area]]

    def standing(self, area: Area) -> Units:
        """The units there that are not routed."""
        return UNPACKED[self.pieces[area] - self.routed_pieces[area]]

    def size(self, area: Area) -> int:
        return SIZES[self.pieces[area]]

    def areas_of(self, seat: Seat) -> list[Area]:
        """Every area (land, sea, port) with units of the seat."""
        return [area for area, owner in zip(BOARD, self.owner, strict=True) if owner == seat]

    def pieces_left(self, seat: Seat, kind: int) -> int:
        """Unused pieces of a kind, in front of the player. Units in a frame (marching, retreating) count as used."""
        return self.all_pieces_left(seat)[kind]

    def all_pieces_left(self, seat: Seat) -> Units:
        """The same for each kind."""
        on_board = sum(pieces for pieces, owner in zip(self.pieces, self.owner, strict=True) if owner == seat)
        return subtract(subtract(Units(POOL), UNPACKED[on_board]), self.units_under_way(seat))

    def units_under_way(self, seat: Seat) -> Units:
        """Units that are in no area because a frame holds them: attackers in a battle."""
        under_way = NO_UNITS
        for _, units in self.attacks(seat):
            under_way = add(under_way, units)
        return under_way

    def attacks(self, seat: Seat) -> Iterator[tuple[Area, Units]]:
        """The areas that the seat attacks, and with which units; those are in no area while the battle lasts."""
        for frame in self.frames:
            # Against a Neutral Force (no defender) the units have not left their area yet.
            if getattr(frame, "attacker", NOBODY) == seat and getattr(frame, "defender", NOBODY) != NOBODY:
                yield frame.target, frame.attacking  # type: ignore[attr-defined]

    # -- control ---------------------------------------------------------------------------------

    def controller(self, area: Area) -> Seat:
        """Who controls a land area (units, else Power token, else printed crest), a sea area (Ships there), or a
        port (whoever controls its land area).
        """
        if IS_PORT[area]:
            area = LAND_OF[area]
        if self.owner[area] != NOBODY:
            return self.owner[area]
        if IS_SEA[area]:
            return NOBODY
        if self.power_token[area] != NOBODY:
            return self.power_token[area]
        return self.home_owner(area)

    def controlled(self, seat: Seat) -> Iterator[Area]:
        """The land areas that a seat controls."""
        return (area for area in LAND if self.controller(area) == seat)

    def castles(self, seat: Seat) -> int:
        """How many areas with a Castle or Stronghold a seat controls: its place on the Victory track."""
        return sum(self.controller(area) == seat for area in CASTLES)

    def strongholds(self, seat: Seat) -> int:
        return sum(self.controller(area) == seat and MUSTERING_POINTS[area] == 2 for area in CASTLES)

    def has_enemy_ships(self, sea: Area, seat: Seat) -> bool:
        return self.owner[sea] not in (NOBODY, seat)

    def garrison_in(self, area: Area) -> int:
        """The strength of the Garrison that stands in an area; 0 if there is none."""
        owner = self.home_owner(area) if IS_LAND[area] else NOBODY
        return 0 if owner == NOBODY else self.garrison[owner]

    # -- orders ----------------------------------------------------------------------------------

    def order_owner(self, area: Area) -> Seat:
        return NOBODY if self.order[area] < 0 else Seat(self.order[area] // len(TOKENS))

    def order_token(self, area: Area) -> Token:
        return NO_ORDER if self.order[area] < 0 else Token(self.order[area] % len(TOKENS))

    def order_at(self, area: Area) -> OrderFacts | None:
        """What is printed on the order in an area; None if there is none."""
        return None if self.order[area] < 0 else ORDERS[self.order[area] % len(TOKENS)]

    def has_order(self, area: Area, kind: str) -> bool:
        """Does the area bear an order of that type (march, defense, support, raid, consolidate-power)?"""
        return self.order[area] >= 0 and ORDERS[self.order[area] % len(TOKENS)].type == kind

    def areas_with_order(self, seat: Seat, kind: str) -> list[Area]:
        """The areas with an own order of that type."""
        first = seat * len(TOKENS)
        return [
            area
            for area, order in zip(BOARD, self.order, strict=True)
            if first <= order < first + len(TOKENS) and ORDERS[order - first].type == kind
        ]

    def seats_with_order(self, kind: str) -> set[Seat]:
        """Who has an order of that type on the board."""
        kinds = len(TOKENS)
        return {Seat(order // kinds) for order in self.order if order >= 0 and ORDERS[order % kinds].type == kind}

    def tokens_left(self, seat: Seat, token: Token) -> int:
        """How many tokens of a kind a seat doesn't have on the board."""
        return ORDERS[token].count - self.order.count(seat * len(TOKENS) + token)

    def place_order(self, area: Area, seat: Seat, token: Token) -> None:
        self.order[area] = seat * len(TOKENS) + token

    def remove_order(self, area: Area) -> None:
        """The token goes back to its house's available orders."""
        self.order[area] = -1

    # -- power -----------------------------------------------------------------------------------

    def power_on_board(self, seat: Seat) -> int:
        return sum(token == seat for token in self.power_token)

    def power_bid(self, seat: Seat) -> int:
        """Power that lies in an open bid: neither available nor in the pool."""
        return sum(dict(getattr(frame, "bids", ())).get(seat, 0) for frame in self.frames)

    def power_pool(self, seat: Seat) -> int:
        """The seat's own tokens in the Power pool."""
        return POWER_TOKENS - self.power[seat] - self.power_on_board(seat) - self.power_bid(seat)

    def gain_power(self, seat: Seat, amount: int) -> int:
        """Takes own tokens from the pool, as many as there are (ruling.power-cap). Returns how many."""
        gained = min(amount, self.power_pool(seat))
        self.power[seat] += gained
        return gained

    def discard_power(self, seat: Seat, amount: int) -> int:
        """Returns available tokens to the pool, as many as there are. Returns how many."""
        lost = min(amount, self.power[seat])
        self.power[seat] -= lost
        return lost

    # -- armies and supply -----------------------------------------------------------------------

    def armies(self, seat: Seat) -> list[int]:
        """The sizes of the seat's armies (two or more units in an area), the largest first."""
        sizes = map(self.size, self.areas_of(seat))
        return sorted((size for size in sizes if size > 1), reverse=True)

    def fits_supply(self, seat: Seat, sizes: Iterable[int]) -> bool:
        """Does supply allow armies of these sizes? Single units don't count."""
        armies = sorted([size for size in sizes if size > 1], reverse=True)
        limit = SUPPLY_LIMITS[self.supply[seat]]
        return len(armies) <= len(limit) and all(map(le, armies, limit))

    def sizes(self, seat: Seat) -> dict[Area, int]:
        """How many units the seat has in each area where it has any; attackers that have left their area count where
        they attack (ruling.supply-during-march).
        """
        sizes = {area: self.size(area) for area in self.areas_of(seat)}
        for area, units in self.attacks(seat):
            sizes[area] = sizes.get(area, 0) + sum(units)
        return sizes

    # -- the map ---------------------------------------------------------------------------------

    def reachable_land(self, seat: Seat, area: Area) -> list[Area]:
        """Land areas that count as adjacent to a land area for marches and retreats of the seat: printed neighbours,
        and those joined to it by an unbroken chain of sea areas with own Ships (p. 24).
        """
        found = set(NEAR_LAND[area])
        waiting = [sea for sea in NEAR_SEAS[area] if self.owner[sea] == seat]
        chain = set(waiting)
        while waiting:
            sea = waiting.pop()
            found.update(NEAR_LAND[sea])
            for other in NEAR_SEAS[sea]:
                if other not in chain and self.owner[other] == seat:
                    chain.add(other)
                    waiting.append(other)
        found.discard(area)
        return sorted(found)

    def ship_destinations(self, seat: Seat, area: Area) -> list[Area]:
        """Where Ships may go from a sea area or port: adjacent sea areas, and own connected ports."""
        if IS_PORT[area]:
            return [SEA_OF[area]]
        ports = [port for port, sea in SEA_OF.items() if sea == area and self.controller(port) == seat]
        return sorted([*NEAR_SEAS[area], *ports])

    # -- changes of the board: the only places where pieces move ------------------------------------------

    def put(self, area: Area, seat: Seat, units: Units, routed: Units | None = None) -> None:
        """Units come into an area in which there are no units of others."""
        self.owner[area] = seat
        self.pieces[area] += pack(units)
        if routed is not None:
            self.routed_pieces[area] += pack(routed)

    def take(self, area: Area, units: Units, routed: Units | None = None) -> None:
        """Units leave an area, or are destroyed there; `routed` says how many of them are routed ones."""
        self.pieces[area] -= pack(units)
        if routed is not None:
            self.routed_pieces[area] -= pack(routed)
        if not self.size(area):
            self.owner[area] = NOBODY
