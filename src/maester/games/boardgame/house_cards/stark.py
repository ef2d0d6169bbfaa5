"""House Stark: the texts of its cards."""

from __future__ import annotations

from collections.abc import Iterator

from maester.engine import Modifier, Refusal, Seat
from maester.games.boardgame import components
from maester.games.boardgame.battle import NO_CARD, Battle, hold
from maester.games.boardgame.board import Board
from maester.games.boardgame.components import Area
from maester.games.boardgame.house_cards.ability import AbilityUsed, HouseCardAbility
from maester.games.boardgame.house_cards.hands import HouseCardsTakenBack
from maester.games.boardgame.retreats import ChooseRetreat, RetreatTo, why_not_reach
from maester.games.boardgame.support import ATTACK, DEFENSE


class RobbStark(HouseCardAbility):
    """A victory lets him choose where the loser's units retreat."""

    def retreat(self, battle: int) -> RobbStarkChooses:
        return RobbStarkChooses(battle)


class RobbStarkChooses(ChooseRetreat, frozen=True):
    """If Robb Stark wins he may choose the area in place of the loser; for a beaten attacker also one next to the
    embattled area. Units for which it has no room are still the loser's choice.
    """

    move, optional = RetreatTo, True

    def who(self, game: Board) -> Seat:
        battle = game.frame(Battle, self.battle)
        return battle.combatant(battle.victor)

    def out_of_reach(self, game: Board, battle: Battle, area: Area) -> Refusal | None:
        if battle.loser == ATTACK and area != battle.source:
            return why_not_reach(game, battle, ATTACK, area)
        return super().out_of_reach(game, battle, area)

    def chosen(self, game: Board, seat: Seat, area: Area) -> None:
        battle = game.frame(Battle, self.battle)
        game.tell(AbilityUsed(seat, battle.card(battle.victor)))
        super().chosen(game, seat, area)

    def passed(self, game: Board, seat: Seat) -> None:
        game.then(ChooseRetreat(self.battle))


class RooseBolton(HouseCardAbility):
    """Takes the whole discard pile back, this card included, which counts as discarded already."""

    def lost(self, game: Board, battle: int, own: int) -> None:
        fight = game.frame(Battle, battle)
        seat = fight.combatant(own)
        game.tell(AbilityUsed(seat, self.card))
        fight.set_card(own, NO_CARD)
        hold(game, seat, (*game.hand[seat], *game.discard[seat], self.card))
        game.discard[seat] = ()
        game.tell(HouseCardsTakenBack(seat))


class TheBlackfish(HouseCardAbility):
    """Own units suffer no casualties by House cards, combat icons or Tides of Battle."""

    spares_casualties = True


class CatelynStark(HouseCardAbility):
    """An own Defense order in the embattled area counts double."""

    def strength(self, game: Board, battle: Battle, own: int, side: int) -> Iterator[Modifier]:
        order = game.order_at(battle.target)
        if side == own == DEFENSE and order is not None and order.type == components.DEFENSE:
            yield Modifier(order.modifier, self.id)
