"""House Tyrell: the texts of its cards."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from maester.engine import Refusal, Seat, refuse
from maester.games.boardgame.battle import Battle, destroy_in_battle, other_side
from maester.games.boardgame.board import Board
from maester.games.boardgame.components import FOOTMAN, NEAR, Area, units_of
from maester.games.boardgame.house_cards.ability import AbilityUsed, HouseCardAbility, spares_casualties
from maester.games.boardgame.house_cards.questions import RemoveOpponentsOrder
from maester.games.boardgame.support import ATTACK, fight_details
from maester.games.boardgame.units import ChooseUnit, PickUnit


class MaceTyrell(HouseCardAbility):
    """Attacking Footmen are all alike; among defending ones he may choose a routed one."""

    def immediate(self, game: Board, battle: int, own: int) -> None:
        fight = game.frame(Battle, battle)
        side = other_side(own)
        if spares_casualties(fight, side) or not fight.army(game, side)[FOOTMAN]:
            return
        game.tell(AbilityUsed(fight.combatant(own), self.card))
        if side == ATTACK:
            destroy_in_battle(game, fight, side, units_of(FOOTMAN))
        else:
            game.then(MaceTyrellDestroys(battle, own))


class MaceTyrellDestroys(PickUnit, frozen=True):
    """Mace Tyrell destroys one defending Footman of the opponent; his owner chooses a routed or a fresh one."""

    battle: int
    side: int
    rules = ("housecard.abilities-immediate",)

    def who(self, game: Board) -> Seat:
        return game.frame(Battle, self.battle).combatant(self.side)

    def whose(self, game: Board) -> Seat:
        return game.frame(Battle, self.battle).combatant(other_side(self.side))

    def areas(self, game: Board) -> Iterable[Area]:
        return (game.frame(Battle, self.battle).target,)

    def broken(self, game: Board, seat: Seat, move: ChooseUnit) -> Refusal | None:
        return None if move.unit == FOOTMAN else refuse("housecard.abilities-immediate", card=MaceTyrell.id)

    def chosen(self, game: Board, seat: Seat, move: ChooseUnit) -> None:
        battle, footman = game.frame(Battle, self.battle), units_of(FOOTMAN)
        destroy_in_battle(game, battle, other_side(self.side), footman, footman if move.routed else None)

    def details(self, game: Board) -> dict[str, Any]:
        return fight_details(game, self.battle)


class SerLorasTyrell(HouseCardAbility):
    """The March order of a victorious attack goes along with the units and can be resolved again."""

    def won(self, game: Board, battle: int, own: int) -> None:
        if own == ATTACK:
            game.frame(Battle, battle).march_travels = True


class QueenOfThorns(HouseCardAbility):
    """Removes one of the opponent's orders next to the embattled area."""

    def immediate(self, game: Board, battle: int, own: int) -> None:
        game.then(QueenOfThornsRemoves(battle, own))


class QueenOfThornsRemoves(RemoveOpponentsOrder, frozen=True):
    """The Queen of Thorns removes one of the opponent's orders next to the embattled area."""

    rules = ("housecard.abilities-immediate",)

    def among(self, game: Board) -> Iterable[Area]:
        return NEAR[game.frame(Battle, self.battle).target]

    def broken(self, game: Board, seat: Seat, area: Area) -> Refusal | None:
        if area not in NEAR[game.frame(Battle, self.battle).target]:
            return refuse("housecard.abilities-immediate", card=QueenOfThorns.id)
        return super().broken(game, seat, area)
