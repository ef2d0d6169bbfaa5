"""House cards on their way: from the hand into a combat, to the discard pile, and back (p. 19)."""

from __future__ import annotations

from maester.engine import Event, Move, Refusal, Seat, refuse
from maester.games.boardgame.battle import Battle, hold
from maester.games.boardgame.board import Board
from maester.games.boardgame.components import CARD_NAMES, Card


class PlayCard(Move, frozen=True):
    """A House card from the hand."""

    card: Card
    typed = "card {card}"


class HouseCardRevealed(Event, frozen=True):
    """A House card lies open in a combat."""

    seat: Seat
    card: Card


class HouseCardDiscarded(Event, frozen=True):
    """A House card went to its owner's discard pile."""

    seat: Seat
    card: Card


class HouseCardsTakenBack(Event, frozen=True):
    """A player took discarded House cards back into his hand."""

    seat: Seat


def reveal_card(game: Board, battle: Battle, side: int, card: Card) -> None:
    """A House card leaves the hand and lies open in the combat."""
    seat = battle.combatant(side)
    hold(game, seat, tuple(other for other in game.hand[seat] if other != card))
    battle.set_card(side, card)
    game.tell(HouseCardRevealed(seat, card))


def discard_card(game: Board, seat: Seat, card: Card) -> None:
    game.discard[seat] += (card,)
    game.tell(HouseCardDiscarded(seat, card))


def recycle(game: Board, seat: Seat, last: Card) -> None:
    """A player whose last card is gone takes the others back; the last one stays discarded (p. 19)."""
    if not game.hand[seat]:
        hold(game, seat, tuple(card for card in game.discard[seat] if card != last))
        game.discard[seat] = (last,)
        game.tell(HouseCardsTakenBack(seat))


def why_not_in_hand(game: Board, seat: Seat, card: Card) -> Refusal | None:
    """The rule against playing, or losing, a card that isn't in the hand: it is discarded, or another House's."""
    if card in game.hand[seat]:
        return None
    discarded = card in game.discard[seat]
    rule = "housecard.discard-after-combat" if discarded else "housecard.secret-choice"
    return refuse(rule, card=CARD_NAMES.write(card))
