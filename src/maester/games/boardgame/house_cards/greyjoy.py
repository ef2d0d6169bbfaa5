"""House Greyjoy: the texts of its cards."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final

from maester.engine import Modifier, Refusal, Seat, refuse
from maester.games.boardgame.battle import NO_CARD, Battle, other_side
from maester.games.boardgame.board import Board
from maester.games.boardgame.components import CARDS, MUSTERING_POINTS, SHIP, Card
from maester.games.boardgame.house_cards.ability import HouseCardAbility, own_units
from maester.games.boardgame.house_cards.baratheon import SalladhorSaan
from maester.games.boardgame.house_cards.hands import PlayCard, discard_card, reveal_card, why_not_in_hand
from maester.games.boardgame.house_cards.questions import CardChoice
from maester.games.boardgame.support import ATTACK, DEFENSE

AERON_COST: Final = 2


class VictarionGreyjoy(HouseCardAbility):
    """In an attack own Ships count 2 instead of 1, supporting ones too."""

    def strength(self, game: Board, battle: Battle, own: int, side: int) -> Iterator[Modifier]:
        # A Ship counts 2 instead of 1: one that Salladhor Saan lets count 0 stays at 0.
        opponent = other_side(own)
        sunk = battle.card(opponent) == SalladhorSaan.card and battle.is_supported(opponent)
        if side == own == ATTACK and not sunk:
            yield Modifier(own_units(game, battle, own, SHIP), self.id)


class TheonGreyjoy(HouseCardAbility):
    """1 more and a sword in the defence of a Castle or Stronghold."""

    def strength(self, game: Board, battle: Battle, own: int, side: int) -> Iterator[Modifier]:
        if side == own and self.defends_a_castle(battle, own):
            yield Modifier(1, self.id)

    def swords(self, game: Board, battle: Battle, own: int) -> int:
        return 1 if self.defends_a_castle(battle, own) else 0

    def defends_a_castle(self, battle: Battle, own: int) -> bool:
        return own == DEFENSE and MUSTERING_POINTS[battle.target] > 0


class BalonGreyjoy(HouseCardAbility):
    """Only the printed strength counts 0: what the card's own text adds remains."""

    def strength(self, game: Board, battle: Battle, own: int, side: int) -> Iterator[Modifier]:
        if side != own and battle.card(side) != NO_CARD:
            yield Modifier(-CARDS[battle.card(side)].strength, self.id)


class AshaGreyjoy(HouseCardAbility):
    """Two swords and a fortification without support."""

    def swords(self, game: Board, battle: Battle, own: int) -> int:
        return 0 if battle.is_supported(own) else 2

    def fortifications(self, game: Board, battle: Battle, own: int) -> int:
        return 0 if battle.is_supported(own) else 1


class AeronDamphair(HouseCardAbility):
    """May make way for another card, for 2 Power."""

    def immediate(self, game: Board, battle: int, own: int) -> None:
        game.then(AeronDamphairReplaces(battle, own))


class AeronDamphairReplaces(CardChoice, frozen=True):
    """Aeron Damphair may be discarded for 2 Power, and another card from the hand be played in his place."""

    move, optional = PlayCard, True
    rules = ("housecard.abilities-immediate",)

    def among(self, game: Board) -> Iterable[Card]:
        return game.hand[self.who(game)]

    def broken(self, game: Board, seat: Seat, card: Card) -> Refusal | None:
        if game.power[seat] < AERON_COST:
            return refuse("def.available-power", power=game.power[seat], cost=AERON_COST)
        return why_not_in_hand(game, seat, card)

    def chosen(self, game: Board, seat: Seat, card: Card) -> None:
        self.use(game)
        game.discard_power(seat, AERON_COST)
        discard_card(game, seat, AeronDamphair.card)
        reveal_card(game, game.frame(Battle, self.battle), self.side, card)
