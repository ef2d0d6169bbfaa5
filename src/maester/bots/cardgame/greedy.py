"""The greedy bot of the card game: the best option by the score of the position one step ahead."""

from __future__ import annotations

from random import Random

from maester.bots.cardgame.foresight import settle
from maester.bots.cardgame.habits import title_worth
from maester.bots.cardgame.score import score
from maester.bots.cardgame.set_up import wants_mulligan
from maester.bots.greedy import GreedyBot
from maester.engine import Agree, Match, Move, Seat
from maester.games.cardgame.alike import ChooseTitle
from maester.games.cardgame.court import Court
from maester.games.cardgame.set_up import Place


class CardGreedyBot(GreedyBot):
    """Greedy at the card game. What is chosen in secret has the value of what is printed on it."""

    def score(self, match: Match, seat: Seat) -> float:
        return score(match, seat)

    def settle(self, match: Match, seat: Seat, dice: Random) -> None:
        settle(match)

    def value(self, sample: Match, seat: Seat, move: Move, dice: Random) -> float:
        game = sample.game
        assert isinstance(game, Court)
        if game.trays:
            return self.secret_value(game, seat, move)
        return super().value(sample, seat, move, dice)

    def secret_value(self, game: Court, seat: Seat, move: Move) -> float:
        """What is thought of a plot, of a card for the set-up, of a new hand, before anybody sees it."""
        match move:
            case ChooseTitle(title=title) | Place(title=title):
                return title_worth(game, title)
            case Agree(yes=yes):
                return float(yes == wants_mulligan(game, seat))
        return 0.0
