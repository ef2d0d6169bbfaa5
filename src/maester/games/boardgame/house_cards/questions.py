"""What the questions of House cards have in common, and the removal of orders, which several of them do."""

from __future__ import annotations

from typing import Any

from maester.engine import Event, Move, PickOne, Refusal, Seat, refuse
from maester.games.boardgame.battle import Battle, other_side
from maester.games.boardgame.board import Board
from maester.games.boardgame.components import AREA_NAMES, Area, Token
from maester.games.boardgame.house_cards.ability import AbilityUsed
from maester.games.boardgame.support import fight_details


class CardChoice(PickOne[Board], frozen=True):
    """A choice of the combatant on a side."""

    battle: int
    side: int

    def who(self, game: Board) -> Seat:
        return game.frame(Battle, self.battle).combatant(self.side)

    def opponent(self, game: Board) -> Seat:
        """The other combatant."""
        return game.frame(Battle, self.battle).combatant(other_side(self.side))

    def use(self, game: Board) -> None:
        """Tells that the side's card takes effect."""
        battle = game.frame(Battle, self.battle)
        game.tell(AbilityUsed(battle.combatant(self.side), battle.card(self.side)))

    def details(self, game: Board) -> dict[str, Any]:
        return fight_details(game, self.battle)


class RemoveOrder(Move, frozen=True):
    """Takes the opponent's order in this area off the board."""

    area: Area
    typed = "remove order {area}"


class OrderTakenAway(Event, frozen=True):
    """An Order token was removed from the board by a House card or a combat."""

    seat: Seat
    area: Area
    order: Token


class RemoveOpponentsOrder(CardChoice, frozen=True):
    """An order of the opponent is removed. Those that the combat itself removes can't be chosen."""

    move = RemoveOrder

    def broken(self, game: Board, seat: Seat, area: Area) -> Refusal | None:
        battle = game.frame(Battle, self.battle)
        if game.order_owner(area) != self.opponent(game):
            return refuse("def.enemy", area=AREA_NAMES.write(area))
        return refuse("aftermath.march-removed", area=AREA_NAMES.write(area)) if area == battle.source else None

    def chosen(self, game: Board, seat: Seat, area: Area) -> None:
        self.use(game)
        take_order_away(game, area)
        # Support that was given with the order no longer counts.
        battle = game.frame(Battle, self.battle)
        battle.support = tuple(given for given in battle.support if given[0] != area)


def take_order_away(game: Board, area: Area) -> None:
    """Removes the order in an area, if there is one."""
    if (seat := game.order_owner(area)) >= 0:
        game.tell(OrderTakenAway(seat, area, game.order_token(area)))
        game.remove_order(area)
