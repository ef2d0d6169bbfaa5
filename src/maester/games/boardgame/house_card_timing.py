"""When the abilities of House cards are resolved (p. 19).

First what cancels, then what happens immediately; then the abilities count that change strength and icons as long as
their card lies there; when the victor is known, those of winning and losing; the rest comes after the combat.
"""

from __future__ import annotations

from abc import abstractmethod
from typing import ClassVar

from maester.engine import Procedure
from maester.games.boardgame.battle import NO_CARD, Battle
from maester.games.boardgame.board import Board
from maester.games.boardgame.components import CARDS
from maester.games.boardgame.house_cards import Ability, ability_of


class ResolveAbilities(Procedure, frozen=True):
    """The abilities of one timing in turn order: the first is applied completely before the second is begun (p. 19)."""

    battle: int
    timing: ClassVar[str]

    @abstractmethod
    def use(self, game: Board, ability: Ability, side: int) -> None:
        """The ability takes effect."""

    def run(self, game: Board) -> None:
        battle = game.frame(Battle, self.battle)
        for seat in game.turn_order:
            if seat not in (battle.attacker, battle.defender):
                continue
            side = battle.side_of(seat)
            card = battle.card(side)
            if card != NO_CARD and card not in battle.spoken and CARDS[card].timing == self.timing:
                battle.spoken += (card,)
                game.then(self)
                self.use(game, ability_of(card), side)
                return


class ResolveCancels(ResolveAbilities, frozen=True):
    """Timing 1: abilities that cancel."""

    timing = "cancel"

    def use(self, game: Board, ability: Ability, side: int) -> None:
        ability.cancel(game, self.battle, side)


class ResolveImmediates(ResolveAbilities, frozen=True):
    """Then the abilities with the word immediately (ruling.immediately-abilities)."""

    timing = "immediate"

    def use(self, game: Board, ability: Ability, side: int) -> None:
        ability.immediate(game, self.battle, side)


class ResolveOutcome(ResolveAbilities, frozen=True):
    """Timing 3: abilities that depend on winning or losing."""

    timing = "after-outcome"

    def use(self, game: Board, ability: Ability, side: int) -> None:
        if game.frame(Battle, self.battle).victor == side:
            ability.won(game, self.battle, side)
        else:
            ability.lost(game, self.battle, side)
