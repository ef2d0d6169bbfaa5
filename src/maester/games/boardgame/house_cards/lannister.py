"""House Lannister: the texts of its cards."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from maester.engine import Agree, Event, Modifier, Refusal, Seat, refuse
from maester.games.boardgame.battle import NO_CARD, Battle, hold, other_side
from maester.games.boardgame.board import Board
from maester.games.boardgame.components import AREA_NAMES, BOARD, CARD_NAMES, FOOTMAN, Area, Card
from maester.games.boardgame.house_cards.ability import HouseCardAbility, own_units
from maester.games.boardgame.house_cards.hands import PlayCard, reveal_card, why_not_in_hand
from maester.games.boardgame.house_cards.questions import CardChoice, RemoveOpponentsOrder, RemoveOrder
from maester.games.boardgame.support import ATTACK


class TywinLannister(HouseCardAbility):
    """A victory brings 2 Power."""

    def won(self, game: Board, battle: int, own: int) -> None:
        seat = game.frame(Battle, battle).combatant(own)
        game.tell(PowerFromCard(seat, self.card, game.gain_power(seat, 2)))


class PowerFromCard(Event, frozen=True):
    """A House card gave its owner Power."""

    seat: Seat
    card: Card
    power: int


class TyrionLannister(HouseCardAbility):
    """May cancel the card that the opponent has revealed."""

    def cancel(self, game: Board, battle: int, own: int) -> None:
        game.then(TyrionLannisterCancels(battle, own))


class TyrionLannisterCancels(CardChoice, frozen=True):
    """Tyrion Lannister may cancel the opponent's card: it goes back to his hand, and he must play a different one."""

    move = Agree
    rules = ("housecard.timing-cancel-first",)

    def among(self, game: Board) -> Iterable[bool]:
        opponent = game.frame(Battle, self.battle).card(other_side(self.side))
        return () if opponent == NO_CARD else (True, False)

    def chosen(self, game: Board, seat: Seat, cancels: bool) -> None:
        if not cancels:
            return
        battle, side = game.frame(Battle, self.battle), other_side(self.side)
        opponent, card = battle.combatant(side), battle.card(side)
        self.use(game)
        battle.set_card(side, NO_CARD)
        hold(game, opponent, (*game.hand[opponent], card))
        game.tell(HouseCardCancelled(opponent, card))
        game.then(PlayAnother(self.battle, side, card))


class HouseCardCancelled(Event, frozen=True):
    """A House card went back to its owner's hand without effect."""

    seat: Seat
    card: Card


class PlayAnother(CardChoice, frozen=True):
    """Instead of a cancelled card its owner must play a different one, openly; without another he fights without."""

    cancelled: Card
    move = PlayCard
    rules = ("housecard.timing-cancel-first",)

    def among(self, game: Board) -> Iterable[Card]:
        return game.hand[self.who(game)]

    def broken(self, game: Board, seat: Seat, card: Card) -> Refusal | None:
        if card == self.cancelled:
            return refuse("housecard.mandatory", card=CARD_NAMES.write(card))
        return why_not_in_hand(game, seat, card)

    def chosen(self, game: Board, seat: Seat, card: Card) -> None:
        reveal_card(game, game.frame(Battle, self.battle), self.side, card)


class SerKevanLannister(HouseCardAbility):
    """In an attack own Footmen count 2 instead of 1, supporting ones too."""

    def strength(self, game: Board, battle: Battle, own: int, side: int) -> Iterator[Modifier]:
        if side == own == ATTACK:
            yield Modifier(own_units(game, battle, own, FOOTMAN), self.id)


class CerseiLannister(HouseCardAbility):
    """A victory may remove one order of the beaten opponent, anywhere."""

    def won(self, game: Board, battle: int, own: int) -> None:
        game.then(CerseiLannisterRemoves(battle, own))


class CerseiLannisterRemoves(RemoveOpponentsOrder, frozen=True):
    """Cersei Lannister may remove one order of the beaten opponent anywhere on the board."""

    move, optional = RemoveOrder, True
    rules = ("housecard.timing-win-lose-last",)

    def among(self, game: Board) -> Iterable[Area]:
        return BOARD

    def broken(self, game: Board, seat: Seat, area: Area) -> Refusal | None:
        if area == game.frame(Battle, self.battle).target:
            return refuse("aftermath.attacker-won", area=AREA_NAMES.write(area))
        return super().broken(game, seat, area)
