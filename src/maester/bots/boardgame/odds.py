"""The odds of a combat from the open hands: for each own House card how likely it wins, and what it costs both sides.

The numbers are the engine's own (`final_strength`, swords, fortifications). What a card does besides is added here: one
that kills or removes something before strengths are compared, one that sends the other card back, one that makes way
for another, the Valyrian Steel Blade, and the Tides of Battle as far as they are not drawn yet.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from copy import copy
from functools import cache, lru_cache
from math import floor, fsum
from typing import Final, NamedTuple

import msgspec

from maester.bots.boardgame.worth import card_worth, wins_ties
from maester.engine import Seat, total
from maester.games.boardgame.battle import NO_CARD, Battle, other_side
from maester.games.boardgame.board import Board
from maester.games.boardgame.casualties import fortifications, swords
from maester.games.boardgame.combat import final_strength
from maester.games.boardgame.components import (
    CARD_NAMES,
    CARDS,
    FIEFDOMS,
    FOOTMAN,
    NOBODY,
    TIDES,
    Card,
    subtract,
    units_of,
)
from maester.games.boardgame.house_cards.ability import spares_casualties
from maester.games.boardgame.house_cards.greyjoy import AERON_COST
from maester.games.boardgame.support import ATTACK, support_strength

ROUNDS_OF_PLAY: Final = 60
"""How often the two sides of a card table answer each other: enough for seven cards a side to settle."""
TYRION: Final = Card(CARD_NAMES.read("tyrion-lannister"))
AERON: Final = Card(CARD_NAMES.read("aeron-damphair"))
DORAN: Final = Card(CARD_NAMES.read("doran-martell"))
SOUND_PLAY: Final = 0.6
"""How far the opponent is taken to play soundly; for the rest he plays any card that is not hopeless."""


class HouseCardOdds(msgspec.Struct, frozen=True):
    """What to expect of one own House card."""

    card: Card
    win: float
    """How likely the combat is won with it, between 0 and 1."""
    own_losses: float
    """How many own units it loses on average to swords and skulls; a retreat may cost more."""
    enemy_losses: float
    worth: float
    """How good it is all in all, on the scale of `Stakes`; only differences count."""


class BattleOdds(msgspec.Struct, frozen=True):
    """The odds of a combat for one side before the House cards are revealed."""

    seat: Seat
    opponent: Seat
    cards: tuple[HouseCardOdds, ...]
    """Every card in hand, in the hand's order."""
    answers: tuple[tuple[Card, float], ...]
    """How likely each card of the opponent is taken to be."""

    @property
    def best(self) -> HouseCardOdds:
        return max(self.cards, key=lambda odds: odds.worth)


class Stakes(msgspec.Struct, frozen=True):
    """What a combat is about, for the side that asks."""

    victory: float = 10.0
    """The difference between winning and losing."""
    own_unit: float = 2.5
    enemy_unit: float = 1.5


class Duel(NamedTuple):
    """One card against another."""

    win: float
    own_losses: float
    enemy_losses: float


def battle_odds(board: Board, battle: Battle, seat: Seat, stakes: Stakes | None = None) -> BattleOdds:
    """What each card in the seat's hand promises in a combat whose cards are not revealed yet.

    `board` needs to be true only in what lies open: both hands, discard piles, orders, units, tracks and support. The
    opponent's card is not known to anybody: he is taken to choose as one who reads both hands as well.
    """
    side = battle.side_of(seat)
    opponent = battle.combatant(other_side(side))
    mine, theirs = board.hand[seat] or (NO_CARD,), board.hand[opponent] or (NO_CARD,)
    table = CardTable(board, battle, side, mine, theirs, stakes or Stakes())
    answers = table.answers()
    cards = tuple(_expected(table, card, answers) for card in mine if card != NO_CARD)
    return BattleOdds(seat, opponent, cards, tuple(answers.items()))


def _expected(table: CardTable, card: Card, answers: Mapping[Card, float]) -> HouseCardOdds:
    """The mean over all answers of the opponent."""
    win = own_losses = enemy_losses = worth = 0.0
    for other, chance in answers.items():
        met = table.played(card, other)
        win += chance * met.win
        own_losses += chance * met.own_losses
        enemy_losses += chance * met.enemy_losses
        worth += chance * table.worth(card, other)
    return HouseCardOdds(card, min(1.0, win), own_losses, enemy_losses, worth)


def duel(board: Board, battle: Battle, side: int, mine: Card, theirs: Card) -> Duel:
    """What comes of one own card against one of the opponent's, before any card replaces another."""
    scratch = copy(battle)
    scratch.cards = (mine, theirs) if side == ATTACK else (theirs, mine)
    ahead = _removed_before(board, scratch, other_side(side)) - _removed_before(board, scratch, side)
    ahead += total(final_strength(board, scratch, side)) - total(final_strength(board, scratch, other_side(side)))
    win = _win_chance(board, battle, side, ahead, _tie_won(board, scratch, side))
    hits = _hits(board, scratch, side)
    blows = _hits(board, scratch, other_side(side))
    skulls = _mean_skulls() if _tides_to_come(board, battle) else 0.0
    own = _most(board, scratch, side, (1 - win) * blows + skulls)
    enemy = _most(board, scratch, other_side(side), win * hits + skulls)
    return Duel(win, own, enemy)


def _most(board: Board, battle: Battle, side: int, losses: float) -> float:
    if spares_casualties(battle, side):
        return 0.0
    return min(losses, float(sum(battle.fresh(board, side))))


def _hits(board: Board, battle: Battle, side: int) -> float:
    """How many units a side would destroy if it won."""
    blows = total(swords(board, battle, side)) - total(fortifications(board, battle, other_side(side)))
    return float(max(0, blows))


def _removed_before(board: Board, battle: Battle, side: int) -> int:
    """The strength that a side loses to the opponent's card before strengths are compared."""
    card = battle.card(other_side(side))
    name = "" if card == NO_CARD else CARD_NAMES.write(card)
    if name == "mace-tyrell" and battle.fresh(board, side)[FOOTMAN] and not spares_casualties(battle, side):
        if side == ATTACK:
            battle.attacking = subtract(battle.attacking, units_of(FOOTMAN))
            return 0
        return 1
    if name == "queen-of-thorns":
        seat = battle.combatant(side)
        supports = [(area, given) for area, given in battle.support if given == side and board.owner[area] == seat]
        if supports:
            strongest = max(supports, key=lambda given: total(support_strength(board, battle, given[0], side)))
            battle.support = tuple(given for given in battle.support if given != strongest)
    return 0


def _tie_won(board: Board, battle: Battle, side: int) -> bool:
    """Doran Martell sends the opponent to the end of a track: if need be to that of the Fiefdoms, which breaks ties."""
    if DORAN in battle.cards:
        return battle.card(side) == DORAN
    return wins_ties(board, battle.combatant(side), battle.combatant(other_side(side)))


def _win_chance(board: Board, battle: Battle, side: int, ahead: int, tie_won: bool) -> float:
    """The chance to win with so much more strength, before the Blade and the Tides of Battle."""
    holder = NOBODY if board.blade_used else board.holder[FIEFDOMS]
    ahead += (holder == battle.combatant(side)) - (holder == battle.combatant(other_side(side)))
    if not _tides_to_come(board, battle):
        return float(ahead > 0 or (ahead == 0 and tie_won))
    chances = _tides_differences()
    return fsum(
        chance
        for difference, chance in chances.items()
        if ahead + difference > 0 or (ahead + difference == 0 and tie_won)
    )


def _tides_to_come(board: Board, battle: Battle) -> bool:
    return bool(board.tides_deck) and not battle.tides_revealed


@cache
def _tides_differences() -> Mapping[int, float]:
    """How likely one drawn Tides of Battle card beats another by so much."""
    pairs = [one.strength - other.strength for one in TIDES for other in TIDES]
    return {difference: pairs.count(difference) / len(pairs) for difference in sorted(set(pairs))}


@cache
def _mean_skulls() -> float:
    return sum(card.skulls for card in TIDES) / len(TIDES)


# --- which cards are played ---------------------------------------------------------------------------


class CardTable:
    """Every own card against every card of the opponent."""

    def __init__(
        self, board: Board, battle: Battle, side: int, mine: Sequence[Card], theirs: Sequence[Card], stakes: Stakes
    ) -> None:
        self.mine, self.theirs, self.stakes = mine, theirs, stakes
        self._duels = {(own, other): duel(board, battle, side, own, other) for own in mine for other in theirs}
        self._plain = {pair: self._value(*pair, met) for pair, met in self._duels.items()}
        opponent = battle.combatant(other_side(side))
        rich = (board.power[battle.combatant(side)] >= AERON_COST, board.power[opponent] >= AERON_COST)
        self._ends = {pair: self._end(*pair, *rich) for pair in self._duels}

    def played(self, own: Card, other: Card) -> Duel:
        """What comes of the pair once cards were sent back or made way for others."""
        return self._duels[self._ends[own, other]]

    def plain(self, own: Card, other: Card) -> float:
        """What the pair is worth if no card is sent back or makes way."""
        return self._plain[own, other]

    def worth(self, own: Card, other: Card) -> float:
        """What the pair is worth once cards were sent back or made way for others."""
        return self._plain[self._ends[own, other]]

    def answers(self) -> dict[Card, float]:
        """How likely each card of the opponent is: partly what sound play makes of both hands, partly what he likes."""
        counts = self._settle()
        whole = sum(counts.values())
        liked = {other: 1.0 + (CARDS[other].strength if other != NO_CARD else 0) for other in self.theirs}
        weight = fsum(liked.values())
        return {
            other: SOUND_PLAY * counts[other] / whole + (1 - SOUND_PLAY) * liked[other] / weight
            for other in self.theirs
        }

    def _settle(self) -> dict[Card, int]:
        """How often the opponent plays each card when both sides in turn answer best what the other has played so far
        (fictitious play).
        """
        gains, costs = dict.fromkeys(self.mine, 0.0), dict.fromkeys(self.theirs, 0.0)
        answered = dict.fromkeys(self.theirs, 0)
        for _ in range(ROUNDS_OF_PLAY):
            own = max(self.mine, key=gains.__getitem__)
            for card in self.theirs:
                costs[card] += self.worth(own, card)
            other = min(self.theirs, key=costs.__getitem__)
            answered[other] += 1
            for card in self.mine:
                gains[card] += self.worth(card, other)
        return answered

    def _value(self, own: Card, other: Card, met: Duel) -> float:
        stakes = self.stakes
        fight = stakes.victory * met.win - stakes.own_unit * met.own_losses + stakes.enemy_unit * met.enemy_losses
        return fight - _spent(own) + _spent(other)

    def _end(self, own: Card, other: Card, mine_rich: bool, theirs_rich: bool) -> tuple[Card, Card]:
        """Which pair the combat is fought with in the end. What cancels comes first, what makes way later."""
        if own == TYRION:
            # He cancels only if the opponent's best other card is worse for him than the one that lies there.
            others = [card for card in self.theirs if card != other] or [other]
            instead = min(others, key=lambda card: self._plain[own, card])
            other = max(other, instead, key=lambda card: self._plain[own, card])
        elif other == TYRION:
            others = [card for card in self.mine if card != own] or [own]
            instead = max(others, key=lambda card: self._plain[card, other])
            own = min(own, instead, key=lambda card: self._plain[card, other])
        if own == AERON and mine_rich:
            own = max(self.mine, key=lambda card: self._plain[card, other])
        if other == AERON and theirs_rich:
            other = min(self.theirs, key=lambda card: self._plain[own, card])
        return own, other


def _spent(card: Card) -> float:
    """What playing a card costs its owner: it is gone until the others are gone, too."""
    return 0.0 if card == NO_CARD else card_worth(card)


# --- before a combat --------------------------------------------------------------------------------------


def chance_to_win(mine: tuple[Card, ...], theirs: tuple[Card, ...], ahead: float, tie_won: bool) -> float:
    """The chance to win a combat that may come, with so much more strength before House cards; between two whole
    numbers it lies between theirs.
    """
    below = floor(ahead)
    part = ahead - below
    chance = _hands_chance(mine, theirs, below, tie_won)
    return chance if not part else chance + part * (_hands_chance(mine, theirs, below + 1, tie_won) - chance)


@lru_cache(maxsize=1 << 14)
def _hands_chance(mine: tuple[Card, ...], theirs: tuple[Card, ...], ahead: int, tie_won: bool) -> float:
    """Each hand plays any of its cards, the stronger ones more often; texts are left out."""
    won = whole = 0
    for own in mine or (NO_CARD,):
        for other in theirs or (NO_CARD,):
            strength, answer = _printed(own), _printed(other)
            weight = (1 + strength) * (1 + answer)
            whole += weight
            if ahead + strength > answer or (ahead + strength == answer and tie_won):
                won += weight
    return won / whole


def _printed(card: Card) -> int:
    return 0 if card == NO_CARD else CARDS[card].strength
