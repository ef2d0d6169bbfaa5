"""A position of the board game as a number, by what lies open: land, units, supply, tracks, Power, battles."""

from __future__ import annotations

from math import exp, fsum
from typing import Final

from maester.engine import Match, Seat, total
from maester.games.boardgame.battle import NO_CARD, UNDECIDED, Battle
from maester.games.boardgame.board import Board
from maester.games.boardgame.combat import final_strength, initial_strength
from maester.games.boardgame.components import (
    AREAS,
    BOARD,
    CARDS,
    CASTLES,
    DEFENSE,
    ENGINE,
    ENGINE_STRENGTH,
    FIEFDOMS,
    HOMES,
    IRON_THRONE,
    IS_LAND,
    KINGS_COURT,
    LAND,
    MUSTERING_POINTS,
    NEAR_LAND,
    NEAR_SEAS,
    NOBODY,
    POWER_ICONS,
    STRENGTH,
    SUPPLY_ICONS,
    UNPACKED,
    VICTORY,
    Area,
    Units,
)
from maester.games.boardgame.support import ATTACK
from maester.games.boardgame.support import DEFENSE as DEFENDER

WON: Final = 1000.0
RIVALS: Final = 0.35
"""How much the average of the others counts against the own standing."""
LEADER: Final = 2.0
"""How much each castle of a rival beyond four counts against the own standing: nobody shall win."""
UNIT_VALUES: Final = (1.8, 3.2, 1.9, 2.4)
ROUTED: Final = 0.6
"""What is left of a unit's value while it is routed."""
TRACK_VALUES: Final = {IRON_THRONE: 0.6, FIEFDOMS: 0.8, KINGS_COURT: 0.9}
SUPPLY_VALUE: Final = 0.9
ICON_VALUE: Final = 0.5
"""Supply icons count only when supply is adjusted the next time."""
POWER_VALUES: Final = tuple(0.7 * power if power < 6 else 4.2 + 0.35 * (power - 6) for power in range(21))
CARD_VALUE: Final = 0.3
"""Per point of strength of a House card in hand."""
RISK: Final = 0.4
"""Which part of an area's value counts as lost if a neighbour could take it for certain."""
NEXT_STEP: Final = 0.12
"""Which part of a foreign area's value counts if own units stand next to it."""
AFTER_NEXT: Final = 0.4
"""What a foreign castle two steps away is worth."""


def _area_value(area: Area) -> float:
    facts = AREAS[area]
    if facts.type != "land":
        return 0.9 if facts.type == "sea" else 0.0
    castle = (0.0, 8.0, 10.5)[MUSTERING_POINTS[area]]
    return 0.8 + castle + 1.2 * SUPPLY_ICONS[area] + 0.9 * POWER_ICONS[area]


AREA_VALUES: Final = tuple(map(_area_value, BOARD))
"""What it is worth to hold an area."""
TWO_STEPS: Final = tuple(
    tuple(sorted({far for near in NEAR_LAND[area] for far in NEAR_LAND[near] if far != area and far in CASTLES}))
    for area in BOARD
)
"""The castles two steps away over land."""


class _UnitValues(dict[int, float]):
    """From packed units to what they are worth."""

    def __missing__(self, packed: int) -> float:
        self[packed] = value_of(UNPACKED[packed])
        return self[packed]


class _Strengths(dict[int, int]):
    """From packed units to their strength in the open, where Siege Engines don't count."""

    def __missing__(self, packed: int) -> int:
        self[packed] = sum(count * strength for count, strength in zip(UNPACKED[packed], STRENGTH, strict=True))
        return self[packed]


def value_of(units: Units) -> float:
    """What units are worth."""
    return fsum(count * value for count, value in zip(units, UNIT_VALUES, strict=True))


PACKED_VALUES: Final = _UnitValues()
PACKED_STRENGTHS: Final = _Strengths()


# --- strength and danger --------------------------------------------------------------------------------


def chance_of(difference: float, spread: float = 1.4) -> float:
    """The chance of the side that is so much stronger, before House cards are known."""
    return 1 / (1 + exp(-difference / spread))


def strength_in(game: Board, area: Area) -> int:
    """The strength of the units there that are not routed."""
    return PACKED_STRENGTHS[game.pieces[area] - game.routed_pieces[area]]


def defence_of(game: Board, area: Area) -> int:
    """What an attacker finds: units, the Garrison, a Defense order that lies open, a Neutral Force."""
    order = game.order_at(area)
    shield = order.modifier if order is not None and order.type == DEFENSE else 0
    return strength_in(game, area) + game.garrison_in(area) + shield + game.neutral[area]


def threat_to(game: Board, area: Area, seat: Seat) -> int:
    """The strength of the strongest foreign army next to an area of a seat; 0 if there is none."""
    threat, owner = 0, game.owner
    for near in NEAR_LAND[area] if IS_LAND[area] else NEAR_SEAS[area]:
        if owner[near] != seat and owner[near] != NOBODY:
            strength = strength_in(game, near)
            if MUSTERING_POINTS[area]:
                strength += ENGINE_STRENGTH * game.standing(near)[ENGINE]
            threat = max(threat, strength)
    return threat


def danger(threat: int, defence: int) -> float:
    """The chance that an area is attacked and lost, roughly."""
    return chance_of(threat - defence) if threat else 0.0


# --- the standing of all houses --------------------------------------------------------------------------


def standings(game: Board) -> list[float]:
    """How well each house stands, apart from battles that are being fought."""
    values = [0.0 for _ in game.seats]
    castles = [0 for _ in game.seats]
    icons = [0 for _ in game.seats]
    homes = {HOMES[house]: Seat(seat) for seat, house in enumerate(game.houses)}
    for area in BOARD:
        holder = owner = game.owner[area]
        if owner != NOBODY:
            routed = game.routed_pieces[area]
            values[owner] += PACKED_VALUES[game.pieces[area]] - (1 - ROUTED) * PACKED_VALUES[routed]
        elif IS_LAND[area]:
            holder = game.power_token[area] if game.power_token[area] != NOBODY else homes.get(area, NOBODY)
        if holder == NOBODY:
            continue
        values[holder] += AREA_VALUES[area]
        if MUSTERING_POINTS[area]:
            castles[holder] += 1
            values[holder] -= RISK * AREA_VALUES[area] * danger(threat_to(game, area, holder), defence_of(game, area))
        icons[holder] += SUPPLY_ICONS[area]
    for seat in map(Seat, game.seats):
        values[seat] += 0.3 * castles[seat] ** 2 + ICON_VALUE * min(icons[seat], 6) + SUPPLY_VALUE * game.supply[seat]
        values[seat] += POWER_VALUES[min(20, game.power[seat])]
        values[seat] += CARD_VALUE * sum(CARDS[card].strength for card in game.hand[seat])
        values[seat] += fsum(_track_value(game, seat, track) for track in TRACK_VALUES)
        values[seat] += fsum(value_of(units) for _, units in game.attacks(seat))
    return values


def _track_value(game: Board, seat: Seat, track: int) -> float:
    """The first place, with its token, is worth more than the step to it."""
    order = game.tracks[track]
    if seat not in order:
        return 0.0
    behind = len(game.houses) - 1 - order.index(seat)
    return TRACK_VALUES[track] * (behind + (game.holder[track] == seat))  # type: ignore[index]


def area_values(game: Board, seat: Seat) -> float:
    """What the seat's armies could reach next: what draws them on."""
    hopes = 0.0
    for area in LAND:
        if game.owner[area] != seat:
            continue
        strength = strength_in(game, area)
        foreign = [near for near in NEAR_LAND[area] if game.controller(near) != seat]
        near = max((AREA_VALUES[other] for other in foreign if strength > defence_of(game, other)), default=0.0)
        far = any(game.controller(other) != seat for other in TWO_STEPS[area])
        hopes += NEXT_STEP * near + (AFTER_NEXT if far else 0.0)
    return hopes


# --- battles that are being fought -------------------------------------------------------------------------


def attackers_chance(game: Board, battle: Battle) -> float:
    """How likely the attacker wins, by what lies open on the table."""
    if battle.victor != UNDECIDED:
        return 1.0 if battle.victor == ATTACK else 0.0
    chosen = all(battle.card(side) != NO_CARD for side in (ATTACK, DEFENDER))
    strength = final_strength if chosen else initial_strength
    difference = float(total(strength(game, battle, ATTACK)) - total(strength(game, battle, DEFENDER)))
    higher = game.tracks[FIEFDOMS] and game.is_higher(FIEFDOMS, battle.attacker, battle.defender)
    difference += 0.3 if higher else -0.3
    if not game.blade_used and battle.blade == NOBODY:
        difference += {battle.attacker: 0.9, battle.defender: -0.9}.get(game.holder[FIEFDOMS], 0.0)
    if chosen:
        return chance_of(difference, 0.3)
    return chance_of(difference + _hand(game, battle.attacker) - _hand(game, battle.defender))


def _hand(game: Board, seat: Seat) -> float:
    """What a hand adds to a battle: the average of its three strongest cards."""
    strongest = sorted((CARDS[card].strength for card in game.hand[seat]), reverse=True)[:3]
    return sum(strongest) / max(1, len(strongest))


def battle_value(game: Board, battle: Battle, seat: Seat) -> float:
    """What a battle promises to the seat, or threatens."""
    if seat not in (battle.attacker, battle.defender):
        return 0.0
    chance = attackers_chance(game, battle)
    prize = AREA_VALUES[battle.target] + (2.0 if MUSTERING_POINTS[battle.target] else 0.0)
    attacking, defending = value_of(battle.attacking), value_of(battle.army(game, DEFENDER))
    if seat == battle.attacker:
        return chance * (prize * (1 + RIVALS) + 0.3 * defending) - (1 - chance) * 0.45 * attacking
    return (1 - chance) * 0.3 * attacking - chance * (prize + 0.5 * defending)


# --- all together ------------------------------------------------------------------------------------------


def score(match: Match, seat: Seat) -> float:
    """How good a position is for a seat. Cards that nobody has seen and answers that lie face down don't count."""
    game = match.game
    assert isinstance(game, Board)
    if match.result is not None:
        return WON if match.seats[seat] in match.result.places[0] else -WON
    values = standings(game)
    others = [value for other, value in enumerate(values) if other != seat]
    leading = sum(max(0, game.castles(Seat(other)) - 4) for other in game.seats if other != seat)
    own = values[seat] + area_values(game, seat) + 3.0 * max(0, game.castles(seat) - VICTORY + 2)
    battles = fsum(battle_value(game, frame, seat) for frame in game.frames if isinstance(frame, Battle))
    return own + battles - RIVALS * fsum(others) / len(others) - LEADER * leading
