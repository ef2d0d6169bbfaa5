"""Combat clean up: the embattled area and its orders, the March order, the House cards (p. 21)."""

from __future__ import annotations

from maester.engine import Event, Procedure, Seat
from maester.games.boardgame.battle import NO_CARD, Battle
from maester.games.boardgame.board import Board
from maester.games.boardgame.components import BOARD, NO_UNITS, NOBODY, Area, Card
from maester.games.boardgame.control import return_power_token, settle_control
from maester.games.boardgame.house_cards.ability import AbilityUsed, ability_of
from maester.games.boardgame.house_cards.hands import discard_card, recycle
from maester.games.boardgame.house_cards.questions import take_order_away
from maester.games.boardgame.retreats import DestroyArmy, Withdraw, why_not_enter
from maester.games.boardgame.support import ATTACK, DEFENSE
from maester.games.boardgame.victory import judge_victory


class GarrisonDestroyed(Event, frozen=True):
    """A defeated Garrison is out of the game."""

    seat: Seat
    area: Area


class SettleEmbattledArea(Procedure[Board], frozen=True):
    """If the attacker won, the defender's order, Power token and Garrison are removed and the attacking units hold the
    area; if the defender won, all stays untouched. Then it is settled who controls the area, and only now whether a
    beaten defender has won by his retreat into a seventh Castle: what he has lost here counts no more.
    """

    battle: int

    def run(self, game: Board) -> None:
        battle = game.frame(Battle, self.battle)
        if battle.victor == ATTACK:
            self.clear_defence(game, battle)
            if battle.turned_back:
                self.send_back(game, battle)
            elif battle.attacking != NO_UNITS:
                game.put(battle.target, battle.attacker, battle.attacking)
                battle.attacking = NO_UNITS
        settle_control(game, battle.target, battle.defender)
        judge_victory(game, battle.defender)

    def clear_defence(self, game: Board, battle: Battle) -> None:
        take_order_away(game, battle.target)
        if game.power_token[battle.target] != NOBODY:
            return_power_token(game, battle.target)
        if game.garrison_in(battle.target):
            game.garrison[battle.defender] = 0
            game.tell(GarrisonDestroyed(battle.defender, battle.target))

    def send_back(self, game: Board, battle: Battle) -> None:
        """Winners who don't take the area go back unrouted to where they came from, if they may be there at all."""
        game.then(DestroyArmy(self.battle, ATTACK))
        if why_not_enter(game, battle.attacker, battle.source) is None:
            game.then(Withdraw(self.battle, ATTACK, battle.source, False))


class RemoveMarchOrder(Procedure[Board], frozen=True):
    """The attacker's March order is removed, whoever won; with Ser Loras Tyrell it goes along with the winners."""

    battle: int

    def run(self, game: Board) -> None:
        battle = game.frame(Battle, self.battle)
        token = game.order_token(battle.source)
        game.remove_order(battle.source)
        if battle.march_travels and game.owner[battle.target] == battle.attacker:
            game.tell(AbilityUsed(battle.attacker, battle.card(ATTACK)))
            game.place_order(battle.target, battle.attacker, token)


class DiscardHouseCards(Procedure[Board], frozen=True):
    """Both cards go to the discard piles. Who played his last one takes the others back; then the abilities that come
    after the combat are resolved in turn order (p. 19).
    """

    battle: int

    def run(self, game: Board) -> None:
        battle = game.frame(Battle, self.battle)
        game.then(
            *(
                AfterCombat(self.battle, battle.side_of(seat), battle.card(battle.side_of(seat)))
                for seat in game.turn_order
                if seat in (battle.attacker, battle.defender)
            )
        )
        for side in (ATTACK, DEFENSE):
            if (card := battle.card(side)) != NO_CARD:
                battle.set_card(side, NO_CARD)
                discard_card(game, battle.combatant(side), card)
                recycle(game, battle.combatant(side), card)


class AfterCombat(Procedure[Board], frozen=True):
    """An ability that comes after the combat, in the combat clean up (ruling.after-combat-abilities)."""

    battle: int
    side: int
    card: Card

    def run(self, game: Board) -> None:
        ability_of(self.card).after_combat(game, self.battle, self.side)


class RemoveIdleOrders(Procedure[Board], frozen=True):
    """At the end all orders in areas without units are removed (ruling.orders-without-units-removed)."""

    battle: int

    def run(self, game: Board) -> None:
        for area in BOARD:
            if not game.size(area):
                take_order_away(game, area)
