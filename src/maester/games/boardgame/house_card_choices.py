"""Choices that House cards give, and what they do: cards to play or discard, orders to remove, units to change."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from maester.engine import Agree, Event, Move, PickOne, Refusal, Seat, refuse
from maester.games.boardgame.battle import NO_CARD, Battle, destroy_in_battle, hold, other_side
from maester.games.boardgame.board import Board
from maester.games.boardgame.components import (
    AREA_NAMES,
    BOARD,
    CARD_NAMES,
    FOOTMAN,
    KNIGHT,
    NEAR,
    NO_UNITS,
    TRACKS,
    Area,
    Card,
    Token,
    Track,
    add,
    subtract,
    units_of,
)
from maester.games.boardgame.influence import drop_to_last
from maester.games.boardgame.support import ATTACK, fight_details
from maester.games.boardgame.units import ChooseUnit, PickUnit

AERON_COST = 2


class PlayCard(Move, frozen=True):
    """A House card from the hand."""

    card: Card
    typed = "card {card}"


class DiscardFromHand(Move, frozen=True):
    """A House card that its owner loses from his hand."""

    card: Card
    typed = "discard {card}"


class RemoveOrder(Move, frozen=True):
    """The order in this area."""

    area: Area
    typed = "remove order {area}"


class UpgradeFootman(Move, frozen=True):
    """A Footman in this area becomes a Knight."""

    area: Area
    typed = "upgrade {area}"


class ChooseTrack(Move, frozen=True):
    """One of the Influence tracks."""

    track: Track
    typed = "track {track}"


class HouseCardRevealed(Event, frozen=True):
    """A House card lies open in a combat."""

    seat: Seat
    card: Card


class AbilityUsed(Event, frozen=True):
    """The text of a House card takes effect."""

    seat: Seat
    card: Card


class HouseCardCancelled(Event, frozen=True):
    """A House card went back to its owner's hand without effect."""

    seat: Seat
    card: Card


class HouseCardDiscarded(Event, frozen=True):
    """A House card went to its owner's discard pile."""

    seat: Seat
    card: Card


class HouseCardsTakenBack(Event, frozen=True):
    """A player took discarded House cards back into his hand."""

    seat: Seat


class OrderTakenAway(Event, frozen=True):
    """An Order token was removed from the board by a House card or a combat."""

    seat: Seat
    area: Area
    order: Token


class FootmanBecameKnight(Event, frozen=True):
    """A House card replaced a Footman by a Knight."""

    seat: Seat
    area: Area


# --- hands and discard piles --------------------------------------------------------------------------


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
    if card in game.hand[seat]:
        return None
    discarded = card in game.discard[seat]
    rule = "housecard.discard-after-combat" if discarded else "housecard.secret-choice"
    return refuse(rule, card=CARD_NAMES.write(card))


# --- questions ----------------------------------------------------------------------------------------


class CardChoice(PickOne, frozen=True):
    """A choice of the combatant on a side."""

    battle: int
    side: int

    def who(self, game: Board) -> Seat:
        return game.frame(Battle, self.battle).combatant(self.side)

    def details(self, game: Board) -> dict[str, Any]:
        return fight_details(game, self.battle)


class PlayAnother(CardChoice, frozen=True):
    """Instead of a cancelled card its owner must play a different one, openly; without another he fights without."""

    cancelled: Card
    move = PlayCard

    def among(self, game: Board) -> Iterable[Card]:
        return game.hand[self.who(game)]

    def broken(self, game: Board, seat: Seat, card: Card) -> Refusal | None:
        if card == self.cancelled:
            return refuse("housecard.mandatory", card=CARD_NAMES.write(card))
        return why_not_in_hand(game, seat, card)

    def chosen(self, game: Board, seat: Seat, card: Card) -> None:
        reveal_card(game, game.frame(Battle, self.battle), self.side, card)


class TyrionLannisterCancels(CardChoice, frozen=True):
    """Tyrion Lannister may cancel the opponent's card: it goes back to his hand, and he must play a different one."""

    move = Agree

    def among(self, game: Board) -> Iterable[bool]:
        opponent = game.frame(Battle, self.battle).card(other_side(self.side))
        return () if opponent == NO_CARD else (True, False)

    def chosen(self, game: Board, seat: Seat, cancels: bool) -> None:
        if not cancels:
            return
        battle, side = game.frame(Battle, self.battle), other_side(self.side)
        opponent, card = battle.combatant(side), battle.card(side)
        game.tell(AbilityUsed(seat, battle.card(self.side)))
        battle.set_card(side, NO_CARD)
        hold(game, opponent, (*game.hand[opponent], card))
        game.tell(HouseCardCancelled(opponent, card))
        game.then(PlayAnother(self.battle, side, card))


class AeronDamphairReplaces(CardChoice, frozen=True):
    """Aeron Damphair may be discarded for 2 Power, and another card from the hand be played in his place."""

    move, optional = PlayCard, True

    def among(self, game: Board) -> Iterable[Card]:
        return game.hand[self.who(game)]

    def broken(self, game: Board, seat: Seat, card: Card) -> Refusal | None:
        if game.power[seat] < AERON_COST:
            return refuse("def.available-power", power=game.power[seat], cost=AERON_COST)
        return why_not_in_hand(game, seat, card)

    def chosen(self, game: Board, seat: Seat, card: Card) -> None:
        battle = game.frame(Battle, self.battle)
        aeron = battle.card(self.side)
        game.tell(AbilityUsed(seat, aeron))
        game.discard_power(seat, AERON_COST)
        discard_card(game, seat, aeron)
        reveal_card(game, battle, self.side, card)


class MaceTyrellDestroys(PickUnit, frozen=True):
    """Mace Tyrell destroys one defending Footman of the opponent; his owner chooses a routed or a fresh one."""

    battle: int
    side: int

    def who(self, game: Board) -> Seat:
        return game.frame(Battle, self.battle).combatant(self.side)

    def whose(self, game: Board) -> Seat:
        return game.frame(Battle, self.battle).combatant(other_side(self.side))

    def areas(self, game: Board) -> Iterable[Area]:
        return (game.frame(Battle, self.battle).target,)

    def broken(self, game: Board, seat: Seat, move: ChooseUnit) -> Refusal | None:
        return None if move.unit == FOOTMAN else refuse("housecard.abilities-immediate", card="mace-tyrell")

    def chosen(self, game: Board, seat: Seat, move: ChooseUnit) -> None:
        battle, footman = game.frame(Battle, self.battle), units_of(FOOTMAN)
        destroy_in_battle(game, battle, other_side(self.side), footman, footman if move.routed else None)

    def details(self, game: Board) -> dict[str, Any]:
        return fight_details(game, self.battle)


class RemoveOpponentsOrder(CardChoice, frozen=True):
    """An order of the opponent is removed. Those that the combat itself removes can't be chosen."""

    move = RemoveOrder

    def broken(self, game: Board, seat: Seat, area: Area) -> Refusal | None:
        battle = game.frame(Battle, self.battle)
        if game.order_owner(area) != battle.combatant(other_side(self.side)):
            return refuse("def.enemy", area=AREA_NAMES.write(area))
        return refuse("aftermath.march-removed", area=AREA_NAMES.write(area)) if area == battle.source else None

    def chosen(self, game: Board, seat: Seat, area: Area) -> None:
        battle = game.frame(Battle, self.battle)
        game.tell(AbilityUsed(seat, battle.card(self.side)))
        take_order_away(game, area)
        # Support that was given with the order no longer counts.
        battle.support = tuple(given for given in battle.support if given[0] != area)


class QueenOfThornsRemoves(RemoveOpponentsOrder, frozen=True):
    """The Queen of Thorns removes one of the opponent's orders next to the embattled area."""

    def among(self, game: Board) -> Iterable[Area]:
        return NEAR[game.frame(Battle, self.battle).target]

    def broken(self, game: Board, seat: Seat, area: Area) -> Refusal | None:
        if area not in NEAR[game.frame(Battle, self.battle).target]:
            return refuse("housecard.abilities-immediate", card="queen-of-thorns")
        return super().broken(game, seat, area)


class CerseiLannisterRemoves(RemoveOpponentsOrder, frozen=True):
    """Cersei Lannister may remove one order of the beaten opponent anywhere on the board."""

    move, optional = RemoveOrder, True

    def among(self, game: Board) -> Iterable[Area]:
        return BOARD

    def broken(self, game: Board, seat: Seat, area: Area) -> Refusal | None:
        if area == game.frame(Battle, self.battle).target:
            return refuse("aftermath.attacker-won", area=AREA_NAMES.write(area))
        return super().broken(game, seat, area)


class DoranMartellDrops(CardChoice, frozen=True):
    """Doran Martell moves the opponent to the last position of one Influence track."""

    move = ChooseTrack

    def among(self, game: Board) -> Iterable[Track]:
        return TRACKS

    def chosen(self, game: Board, seat: Seat, track: Track) -> None:
        battle = game.frame(Battle, self.battle)
        game.tell(AbilityUsed(seat, battle.card(self.side)))
        drop_to_last(game, track, battle.combatant(other_side(self.side)))


class RenlyBaratheonUpgrades(CardChoice, frozen=True):
    """Renly Baratheon may replace one own Footman that took part, or supported, by a Knight."""

    move, optional = UpgradeFootman, True

    def among(self, game: Board) -> Iterable[Area]:
        return BOARD

    def broken(self, game: Board, seat: Seat, area: Area) -> Refusal | None:
        battle = game.frame(Battle, self.battle)
        if not game.pieces_left(seat, KNIGHT):
            return refuse("components.limit", left=0)
        if area == battle.target:
            footmen = battle.army(game, self.side)[FOOTMAN]
        elif (area, self.side) in battle.support and game.owner[area] == seat:
            footmen = game.units(area)[FOOTMAN]
        else:
            footmen = 0
        return None if footmen else refuse("housecard.timing-win-lose-last", card="renly-baratheon")

    def chosen(self, game: Board, seat: Seat, area: Area) -> None:
        battle = game.frame(Battle, self.battle)
        game.tell(AbilityUsed(seat, battle.card(self.side)))
        footman, knight = units_of(FOOTMAN), units_of(KNIGHT)
        if area == battle.target and self.side == ATTACK:
            battle.attacking = add(subtract(battle.attacking, footman), knight)
        else:
            # A routed Footman is taken only where there is no fresh one, and stays routed as a Knight.
            routed = not game.standing(area)[FOOTMAN]
            game.put(area, seat, knight, knight if routed else NO_UNITS)
            game.take(area, footman, footman if routed else NO_UNITS)
        game.tell(FootmanBecameKnight(seat, area))


class PatchfaceDiscards(CardChoice, frozen=True):
    """After the combat Patchface may discard one card of the opponent's hand."""

    move, optional = DiscardFromHand, True

    def opponent(self, game: Board) -> Seat:
        return game.frame(Battle, self.battle).combatant(other_side(self.side))

    def among(self, game: Board) -> Iterable[Card]:
        return game.hand[self.opponent(game)]

    def broken(self, game: Board, seat: Seat, card: Card) -> Refusal | None:
        return why_not_in_hand(game, self.opponent(game), card)

    def chosen(self, game: Board, seat: Seat, card: Card) -> None:
        opponent = self.opponent(game)
        game.tell(AbilityUsed(seat, Card(CARD_NAMES.read("patchface"))))
        hold(game, opponent, tuple(other for other in game.hand[opponent] if other != card))
        discard_card(game, opponent, card)
        recycle(game, opponent, card)


def take_order_away(game: Board, area: Area) -> None:
    """Removes the order in an area, if there is one."""
    if (seat := game.order_owner(area)) >= 0:
        game.tell(OrderTakenAway(seat, area, game.order_token(area)))
        game.remove_order(area)
