"""House Martell: the texts of its cards."""

from __future__ import annotations

from collections.abc import Iterable

from maester.engine import Move, Seat
from maester.games.boardgame.battle import Battle
from maester.games.boardgame.board import Board
from maester.games.boardgame.components import TRACKS, Track
from maester.games.boardgame.house_cards.ability import AbilityUsed, HouseCardAbility
from maester.games.boardgame.house_cards.questions import CardChoice
from maester.games.boardgame.influence import drop_to_last
from maester.games.boardgame.support import ATTACK, DEFENSE


class NymeriaSand(HouseCardAbility):
    """A sword in the attack, a fortification in the defence."""

    def swords(self, game: Board, battle: Battle, own: int) -> int:
        return 1 if own == ATTACK else 0

    def fortifications(self, game: Board, battle: Battle, own: int) -> int:
        return 1 if own == DEFENSE else 0


class ArianneMartell(HouseCardAbility):
    """Beaten in the defence she keeps the winner out: his units go back."""

    def lost(self, game: Board, battle: int, own: int) -> None:
        if own == DEFENSE:
            fight = game.frame(Battle, battle)
            fight.turned_back = True
            game.tell(AbilityUsed(fight.combatant(own), self.card))


class DoranMartell(HouseCardAbility):
    """Moves the opponent to the last position of one Influence track."""

    def immediate(self, game: Board, battle: int, own: int) -> None:
        game.then(DoranMartellDrops(battle, own))


class ChooseTrack(Move, frozen=True):
    """The Influence track on which the opponent falls to the last position."""

    track: Track
    typed = "track {track}"


class DoranMartellDrops(CardChoice, frozen=True):
    """Doran Martell moves the opponent to the last position of one Influence track."""

    move = ChooseTrack
    rules = ("housecard.abilities-immediate", "track-move.others-shift")

    def among(self, game: Board) -> Iterable[Track]:
        return TRACKS

    def chosen(self, game: Board, seat: Seat, track: Track) -> None:
        self.use(game)
        drop_to_last(game, track, self.opponent(game))
