"""When the abilities of House cards are resolved (p. 19).

First what cancels, then what happens immediately; then the abilities count that change strength and icons as long as
their card lies there; when the victor is known, those of winning and losing; the rest comes after the combat.
"""

from __future__ import annotations

from abc import abstractmethod
from importlib import import_module
from typing import ClassVar

from maester.engine import Procedure
from maester.games.boardgame.battle import NO_CARD, Battle
from maester.games.boardgame.board import Board
from maester.games.boardgame.components import HOUSE_IDS
from maester.games.boardgame.house_cards.ability import HouseCardAbility, ability_of

for _house in HOUSE_IDS:
    # The texts of a House stand in the file of its name; importing it makes them known.
    import_module(f"{__package__}.{_house}")


class ResolveAbilities(Procedure[Board], frozen=True):
    """The abilities of one timing in turn order: the first is applied completely before the second is begun (p. 19).
    A text speaks once in a combat, at the first timing at which it does something.
    """

    battle: int
    hooks: ClassVar[frozenset[str]]
    """The hooks of this timing."""

    @abstractmethod
    def use(self, game: Board, ability: HouseCardAbility, side: int) -> None:
        """The ability takes effect."""

    def run(self, game: Board) -> None:
        battle = game.frame(Battle, self.battle)
        for seat in game.turn_order:
            if seat not in (battle.attacker, battle.defender):
                continue
            side = battle.side_of(seat)
            card = battle.card(side)
            if card != NO_CARD and card not in battle.spoken and not self.hooks.isdisjoint(ability_of(card).hooks):
                battle.spoken += (card,)
                game.then(self)
                self.use(game, ability_of(card), side)
                return


class ResolveCancels(ResolveAbilities, frozen=True):
    """Timing 1: abilities that cancel."""

    hooks = frozenset({"cancel"})

    def use(self, game: Board, ability: HouseCardAbility, side: int) -> None:
        ability.cancel(game, self.battle, side)


class ResolveImmediates(ResolveAbilities, frozen=True):
    """Then the abilities with the word immediately (ruling.immediately-abilities)."""

    hooks = frozenset({"immediate"})

    def use(self, game: Board, ability: HouseCardAbility, side: int) -> None:
        ability.immediate(game, self.battle, side)


class ResolveOutcome(ResolveAbilities, frozen=True):
    """Timing 3: abilities that depend on winning or losing."""

    hooks = frozenset({"won", "lost"})

    def use(self, game: Board, ability: HouseCardAbility, side: int) -> None:
        if game.frame(Battle, self.battle).victor == side:
            ability.won(game, self.battle, side)
        else:
            ability.lost(game, self.battle, side)
