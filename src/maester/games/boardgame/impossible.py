"""What can't be in a position, each with the rule that it breaks.

Some things never are, some not while nothing is under way (a march, a combat, a bidding), and some not in a phase. What
the state could not even hold, such as two Power tokens on one area, is refused where a position is read.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from maester.engine import Fault, Seat
from maester.games.boardgame.board import Board
from maester.games.boardgame.components import (
    AREA_NAMES,
    BANS,
    BOARD,
    CARD_NAMES,
    CARDS_OF,
    CONSOLIDATE,
    DEFENSE,
    ENGINE,
    GARRISON,
    HOUSE_IDS,
    IS_LAND,
    IS_PORT,
    IS_SEA,
    MARCH,
    NAMES,
    NO_UNITS,
    NOBODY,
    ORDER_NAMES,
    ORDERS,
    PLACE_OF,
    PORT_LIMIT,
    RAID,
    SHIP,
    SUPPORT,
    TOKENS,
    UNCONQUERABLE,
    VICTORY,
    WESTEROS,
    WESTEROS_NAMES,
    WILDLING_ATTACK,
    Area,
    Units,
    neutral_forces,
)
from maester.games.boardgame.phases import beginning_phase
from maester.games.boardgame.rounds import PARTS_OF_WESTEROS

TOKENS_RULES = {
    MARCH: "orders.march-tokens",
    DEFENSE: "orders.defense-tokens",
    SUPPORT: "orders.support-tokens",
    RAID: "orders.raid-tokens",
    CONSOLIDATE: "orders.consolidate-tokens",
}
"""The rule that says how many tokens of a type a house has."""
BAN_RULES = {
    "no-raid": "card.sea-of-storms",
    "no-march-plus-1": "card.rains-of-autumn",
    "no-consolidate-power": "card.feast-for-crows",
    "no-support": "card.web-of-lies",
    "no-defense": "card.storm-of-swords",
}
"""The card that bans orders for a round."""

WITHOUT_ORDERS = ("westeros", *PARTS_OF_WESTEROS, "planning", "end-of-round")
"""Phases at whose beginning no order lies on the board."""
BEFORE_COMBAT = (*WITHOUT_ORDERS, "raven", "raids")
"""Phases at whose beginning no combat of the round has been fought."""
RESOLVED = {
    "marches": ((RAID, "raid.one-at-a-time"),),
    "consolidate-power": ((RAID, "raid.one-at-a-time"), (MARCH, "march.one-at-a-time")),
    "clean-up": (
        (RAID, "raid.one-at-a-time"),
        (MARCH, "march.one-at-a-time"),
        (CONSOLIDATE, "consolidate.one-at-a-time"),
    ),
}
"""The types of orders that are gone when a step begins, and why."""


def faults(game: Board) -> Iterator[Fault]:
    """What can't be in a position from which a match starts."""
    yield from never(game)
    yield from at_rest(game)
    yield from in_phase(game, beginning_phase(game))


# --- never --------------------------------------------------------------------------------------------


def never(game: Board) -> Iterator[Fault]:
    """What can't be at any moment."""
    for area in BOARD:
        if game.size(area):
            yield from _units(game, area)
        if game.power_token[area] != NOBODY:
            yield from _power_token(game, area)
    yield from _neutral_forces(game)
    for seat in map(Seat, game.seats):
        yield from _order_tokens(game, seat)
        if game.garrison[seat] not in (0, GARRISON[game.houses[seat]]):
            yield _of(game, seat, "garrison", "ruling.picture-garrison-strength", game.garrison[seat])


def _units(game: Board, area: Area) -> Iterator[Fault]:
    units, seat = game.units(area), game.owner[area]
    on_land = sum(units) - units[SHIP]
    rules = (
        ("march.ships-stay-on-water", IS_LAND[area] and units[SHIP]),
        ("march.land-units-stay-on-land", IS_SEA[area] and on_land),
        ("port.ships-only", IS_PORT[area] and on_land),
        ("port.max-three-ships", IS_PORT[area] and units[SHIP] > PORT_LIMIT),
        ("neutral.impassable", game.neutral[area] == UNCONQUERABLE),
        ("neutral.destroyed", game.neutral[area]),
    )
    for rule, broken in rules:
        if broken:
            yield _of(game, seat, "units", rule, _letters(units), area)
            return


def _power_token(game: Board, area: Area) -> Iterator[Fault]:
    seat = game.power_token[area]
    rules = (
        ("control.not-at-sea", IS_SEA[area]),
        ("control.leave-token-on-march", IS_PORT[area]),
        ("ruling.own-home-no-token", game.home_owner(area) == seat),
        ("control.token-returns-only-when-lost", game.owner[area] not in (NOBODY, seat)),
        ("neutral.impassable", game.neutral[area] == UNCONQUERABLE),
        ("neutral.destroyed", game.neutral[area]),
    )
    for rule, broken in rules:
        if broken:
            yield _of(game, seat, "power_tokens", rule, AREA_NAMES.write(area))
            return


def _neutral_forces(game: Board) -> Iterator[Fault]:
    """Those on the board are printed ones; those that nobody may conquer stay."""
    printed = neutral_forces(len(game.houses))
    for area in BOARD:
        strength, place = game.neutral[area], f"neutral/{AREA_NAMES.write(area)}"
        if strength and area not in printed:
            yield Fault("setup.neutral-tokens", place, str(strength))
        elif strength not in (0, printed.get(area)):
            yield Fault("ruling.picture-neutral-tokens", place, str(strength))
        elif not strength and printed.get(area) == UNCONQUERABLE:
            yield Fault("neutral.impassable", place, str(strength))


def _order_tokens(game: Board, seat: Seat) -> Iterator[Fault]:
    for token in TOKENS:
        if game.tokens_left(seat, token) < 0:
            yield _of(game, seat, "orders", TOKENS_RULES[ORDERS[token].type], ORDER_NAMES.write(token))


# --- while nothing is under way -----------------------------------------------------------------------


def at_rest(game: Board) -> Iterator[Fault]:
    """What can't be unless a march, a combat or a bidding is under way."""
    for area in BOARD:
        owner = game.owner[area]
        if IS_PORT[area] and owner not in (NOBODY, game.controller(area)):
            yield _of(game, owner, "units", "port.owner", _letters(game.units(area)), area)
        seat = game.order_owner(area)
        if seat not in (NOBODY, owner):
            order = ORDER_NAMES.write(game.order_token(area))
            yield _of(game, seat, "orders", "planning.only-areas-with-own-units", order, area)
    for seat in map(Seat, game.seats):
        yield from _house(game, seat)
    if game.westeros_open and [WESTEROS[card].deck for card in game.westeros_open] != [0, 1, 2]:
        given = ", ".join(map(WESTEROS_NAMES.write, game.westeros_open))
        yield Fault("westeros.draw-three", "westeros_open", given)


def _house(game: Board, seat: Seat) -> Iterator[Fault]:
    armies = game.armies(seat)
    if not game.fits_supply(seat, armies):
        yield _of(game, seat, "units", "supply.never-exceed-by-action", ", ".join(map(str, armies)))
    if game.garrison[seat] and game.controller(game.home(seat)) != seat:
        yield _of(game, seat, "garrison", "garrison.removed-when-defeated", game.garrison[seat])
    cards = Counter(PLACE_OF[card] for card in (*game.hand[seat], *game.discard[seat]))
    for card in CARDS_OF[game.houses[seat]]:
        if cards[card] != 1:
            yield _of(game, seat, "hand", "components.house-cards-per-house", CARD_NAMES.write(card))
    if not game.hand[seat]:
        yield _of(game, seat, "hand", "housecard.last-card-recycles", "-")
    if game.castles(seat) >= VICTORY:
        yield Fault("win.seven-areas-at-once", f"houses/{_name(game, seat)}", str(game.castles(seat)))


# --- in a phase ---------------------------------------------------------------------------------------


def in_phase(game: Board, phase: str) -> Iterator[Fault]:
    """What can't be when a phase, or a pass of it, begins."""
    if game.round == 1 and phase in ("westeros", *PARTS_OF_WESTEROS):
        yield Fault("round.first-round-skips-westeros", "phase", phase)
    if game.wildlings == WILDLING_ATTACK and phase != "wildling-attack":
        yield Fault("westeros.attack-at-12", "wildlings", str(game.wildlings))
    yield from _orders(game, phase)
    if phase in ("raven", "raids"):
        yield from _special_orders(game)
    yield from _routed(game, phase)
    if phase in BEFORE_COMBAT and game.blade_used:
        yield Fault("cleanup.refresh-tokens", "blade_used", "true")
    if phase in (*WITHOUT_ORDERS, "raven") and game.raven_used:
        yield Fault("cleanup.refresh-tokens", "raven_used", "true")


def _orders(game: Board, phase: str) -> Iterator[Fault]:
    """Orders that are not assigned yet, that are resolved already, or that the round's Westeros cards ban."""
    resolved = dict(RESOLVED.get(phase, ()))
    banned = {order: BAN_RULES[ban] for ban in game.bans for order in BANS[ban]}
    for area in BOARD:
        facts, seat = game.order_at(area), game.order_owner(area)
        if facts is not None:
            rule = "cleanup.remove-orders" if phase in WITHOUT_ORDERS else resolved.get(facts.type)
            rule = rule or banned.get(facts.id)
            if rule is not None:
                yield _of(game, seat, "orders", rule, facts.id, area)


def _special_orders(game: Board) -> Iterator[Fault]:
    """More Special orders than stars. Once combats are fought the tracks may have moved, and orders stay (p. 27)."""
    for seat in map(Seat, game.seats):
        placed = [token for token in TOKENS if ORDERS[token].special and game.tokens_left(seat, token) == 0]
        if len(placed) > game.special_orders(seat):
            given = ", ".join(map(ORDER_NAMES.write, placed))
            yield _of(game, seat, "orders", "planning.special-limit", given)


def _routed(game: Board, phase: str) -> Iterator[Fault]:
    """Units rout in combats only; a Siege Engine can only be made of a routed Footman, after the marches."""
    for area in BOARD:
        routed = game.routed(area)
        if routed != NO_UNITS and phase in BEFORE_COMBAT:
            yield _of(game, game.owner[area], "routed", "cleanup.stand-routed-units", _letters(routed), area)
        elif routed[ENGINE] and phase == "marches":
            yield _of(game, game.owner[area], "routed", "retreat.siege-engines-destroyed", _letters(routed), area)


# --- where, and what ----------------------------------------------------------------------------------


def _of(game: Board, seat: Seat, what: str, rule: str, given: object, area: Area | None = None) -> Fault:
    """A fault in what a house has."""
    place = f"houses/{_name(game, seat)}/{what}"
    return Fault(rule, place if area is None else f"{place}/{AREA_NAMES.write(area)}", str(given))


def _name(game: Board, seat: Seat) -> str:
    name: str = HOUSE_IDS[game.houses[seat]]
    return name


def _letters(units: Units) -> str:
    letters: str = NAMES[Units].write(units)
    return letters
