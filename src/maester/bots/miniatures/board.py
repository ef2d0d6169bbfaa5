"""What the zones of the Tactics Board are worth now (p. 19): to Claim them, and that the opponent can't."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cached_property, lru_cache
from typing import Any, Final

import msgspec

from maester.bots.miniatures.odds import fails_test, panic_cost
from maester.bots.miniatures.prospects import Prospects
from maester.bots.miniatures.score import CONDITION, time_left
from maester.bots.miniatures.worth import test_loss, worth
from maester.engine import Seat
from maester.games.miniatures.factions import TEXTS
from maester.games.miniatures.field import Field
from maester.games.miniatures.frames import Test
from maester.games.miniatures.geometry.shapes import Side
from maester.games.miniatures.geometry.zones import zones
from maester.games.miniatures.hands import MOST, titles_in_hand
from maester.games.miniatures.names import COINS, CROWN, HORSE, LETTER, SWORDS, Unit, Zone
from maester.games.miniatures.pieces.board_amounts import ByZones
from maester.games.miniatures.pieces.board_filters import Controls
from maester.games.miniatures.seeing import RANGES
from maester.games.miniatures.shooting import firing_line
from maester.games.miniatures.tactics_board import available_ncus

HEALED: Final = 3
DRAWN: Final = 2
DRAWN_CARD: Final = 0.12
"""What a card brings that is drawn in the middle of a Round: some are played, and bring about twice as much."""
FEW: Final = 1.5
CROWN_MODIFIER: Final = -1
DENIED: Final = 0.4
"""What the zone would have brought the opponent counts so much, if an NCU is left to Claim it."""
BETTER_CARD: Final = 0.12
"""A card in the own hand that does more while the zone is Controlled."""
MANEUVERS: Final = 3
"""For so many units a free Maneuver is worked out: those with the most to win by a better place."""
NCU_HAS_TIME: Final = 0.75
"""As long as nobody else can take the zone, it can be Claimed later."""


class Board:
    """What each zone brings a seat, and what it would bring the opponent."""

    def __init__(self, prospects: Prospects, maneuver: Callable[[Unit], float]) -> None:
        """`maneuver` tells what a free Maneuver of a unit brings."""
        self._prospects = prospects
        self._game: Field = prospects.game
        self._seat = prospects.seat
        self._maneuver = maneuver
        self._effects: dict[tuple[Zone, Seat], float] = {}

    def value(self, zone: Zone) -> float:
        """What it is worth to Claim a zone now."""
        value = self._effect(zone, self._seat) + BETTER_CARD * self._better_cards[zone]
        if self._rivals:
            value += DENIED * max([self._effect(zone, other) for other in self._game.opponents(self._seat)])
        return value

    def urgency(self) -> float:
        """What is won by activating an NCU now."""
        return self._best if self._rivals else NCU_HAS_TIME * self._best

    @cached_property
    def _best(self) -> float:
        return max([self.value(zone) for zone in self._game.empty_zones()], default=0.0)

    @cached_property
    def _rivals(self) -> bool:
        return any(available_ncus(self._game, other) for other in self._game.opponents(self._seat))

    def _effect(self, zone: Zone, seat: Seat) -> float:
        if (zone, seat) not in self._effects:
            ways = {CROWN: self.crown, COINS: self.coins, LETTER: self.letter, SWORDS: self.swords, HORSE: self.horse}
            self._effects[zone, seat] = ways[zone](seat)
        return self._effects[zone, seat]

    # --- zone by zone -------------------------------------------------------------------------------------------

    def crown(self, seat: Seat) -> float:
        """A Panic Test of the shakiest enemy."""
        game = self._game
        return max([self._panic(unit) for unit in game.enemies_of(seat)], default=0.0)

    def _panic(self, unit: Unit) -> float:
        test = Test(unit=unit, modifier=CROWN_MODIFIER, source="zone-crown")
        return test_loss(self._game, unit, fails_test(self._game, test), panic_cost(self._game, unit))

    def coins(self, seat: Seat) -> float:
        """Wounds of the unit that gets most of it, and a token."""
        game = self._game
        found = [0.0]
        for unit in game.units_of(seat):
            if game.stands(unit):
                healed = min(game.card(unit).total_wounds, game.wounds[unit] + HEALED)
                value = worth(game, unit, healed) - worth(game, unit, game.wounds[unit])
                found.append(value + (CONDITION if game.conditions[unit] else 0.0))
        return max(found)

    def letter(self, seat: Seat) -> float:
        """Cards, as many as the hand has room for, and a token on an enemy."""
        held = len(self._game.hand[seat])
        drawn = min(DRAWN, max(0, MOST - held), len(self._game.deck[seat]))
        # Few cards in the hand mean few choices until it is refilled.
        return DRAWN_CARD * drawn * (FEW if held < DRAWN else 1.0) * time_left(self._game) + CONDITION

    def swords(self, seat: Seat) -> float:
        """The best free attack."""
        game, found = self._game, [0.0]
        for unit in game.units_of(seat):
            if not game.stands(unit):
                continue
            if game.is_engaged(unit):
                for enemy in game.engaged_with(unit):
                    side = game.contact(unit, enemy).side_of_b
                    found.append(self._prospects.best_melee(unit, enemy, side))
            elif any(one.is_ranged for one in game.card(unit).attacks) and self._has_targets(unit):
                shots = firing_line(game, unit).at(game.pose_of(unit))
                found += [self._shot(unit, enemy, number) for enemy, number in shots]
        return max(found)

    def _has_targets(self, unit: Unit) -> bool:
        """Is an enemy near enough to be shot at?"""
        game = self._game
        reach = max([RANGES[one.kind] for one in game.card(unit).attacks if one.is_ranged])
        return any(game.is_in_range(unit, enemy, reach) for enemy in game.enemies(unit))

    def _shot(self, unit: Unit, enemy: Unit, number: int) -> float:
        side = zones(self._game.rectangle(enemy), self._game.rectangle(unit))[0]
        return self._prospects.gain(unit, enemy, number, Side(side)) - 0.25 * len(self._game.engaged_with(enemy))

    def horse(self, seat: Seat) -> float:
        """The best free Maneuver of an own unit; what the opponent's would bring isn't worked out."""
        if seat != self._seat:
            return 0.0
        game = self._game
        units = [unit for unit in game.units_of(seat) if game.stands(unit) and not game.is_engaged(unit)]
        # Who was activated already stays where it is for this Round, unless it rides now.
        units.sort(key=lambda unit: (not game.activated[unit], self._prospects.place(unit, game.pose_of(unit))))
        return max([self._maneuver(unit) for unit in units[:MANEUVERS]], default=0.0)

    @cached_property
    def _better_cards(self) -> dict[Zone, int]:
        """By zone: how many cards of the own hand do more while it is Controlled."""
        found = dict.fromkeys((CROWN, COINS, LETTER, SWORDS, HORSE), 0)
        for title in titles_in_hand(self._game, self._seat):
            for zone in zones_in(title):
                found[zone] += 1
        return found


@lru_cache(maxsize=512)
def zones_in(title: str) -> frozenset[Zone]:
    """The zones that the text of a card asks for."""
    found: set[Zone] = set()
    for word in _words(TEXTS.get(title)):
        if isinstance(word, Controls):
            found.add(word.zone)
        elif isinstance(word, ByZones):
            found.update(word.zones)
    return frozenset(found)


def _words(word: Any) -> Iterator[Any]:
    """All words of which a text is made."""
    yield word
    if isinstance(word, msgspec.Struct):
        for name in word.__struct_fields__:
            yield from _words(getattr(word, name))
    elif isinstance(word, tuple):
        for one in word:
            yield from _words(one)
