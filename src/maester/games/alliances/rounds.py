"""A round and its seven steps (p. 6, 7): the first and the last two of them stand here, with the time track."""

from __future__ import annotations

from maester.engine import Event, Procedure, Seat
from maester.games.alliances.ally_cards import AllyRevealed, NewCurrentAlly, top_ally
from maester.games.alliances.bidding import PlayInfluenceCards
from maester.games.alliances.box import NO_ALLY, SEASONS, WINTER
from maester.games.alliances.claiming import ClaimAlly, forget_bid
from maester.games.alliances.clean_up import DiscardBidAreas, PassFirstPlayer
from maester.games.alliances.hand_operations import HandDiscarded
from maester.games.alliances.realm import Realm
from maester.games.alliances.scoring import ScoreGame
from maester.games.alliances.seasons import BeginSeason, ReshuffleDeck, SeasonBegan


class RoundBegan(Event, frozen=True):
    season: str
    number: int
    first: Seat


class NextRound(Procedure[Realm], frozen=True):
    """The seven steps of a round, in order; how it goes on is found out in the last one."""

    def run(self, game: Realm) -> None:
        first = RevealCurrentAlly(), PlayInfluenceCards(), ClaimAlly()
        game.then(*first, DiscardBidAreas(), PassFirstPlayer(), AdvanceRound())


class RevealCurrentAlly(Procedure[Realm], frozen=True):
    """Step 1: the top card of the ally deck is the current ally; with open allies the leftmost card of the row."""

    def run(self, game: Realm) -> None:
        game.step = 1
        game.tell(RoundBegan(SEASONS[game.season], game.players - game.space + 1, game.first))
        if game.row:
            game.current, game.row = game.row[0], game.row[1:]
        else:
            game.current = top_ally(game)
            if game.current != NO_ALLY:
                game.tell(AllyRevealed(game.current))
        game.rule_of = game.current
        game.tell(NewCurrentAlly(None if game.current == NO_ALLY else game.current))


class AdvanceRound(Procedure[Realm], frozen=True):
    """Step 6: the round token moves on if it can; what lasts until the end of the round ends."""

    def run(self, game: Realm) -> None:
        game.step = 6
        forget_bid(game)
        game.rule_of = NO_ALLY
        game.raised, game.chosen, game.bans = (), (), ()
        game.must_play, game.final_turns, game.open_hands = (), (), ()
        game.knelt_with_cards = False
        if game.space > 0:
            game.space -= 1
            game.then(CheckSeason(False))
        else:
            game.then(CheckSeason(True))


class CheckSeason(Procedure[Realm], frozen=True):
    """Step 7: the next round, the next season, or the end of the game."""

    is_last: bool
    """The round token could not move on."""

    def run(self, game: Realm) -> None:
        game.step = 7
        if not self.is_last:
            game.then(NextRound())
        elif game.season == WINTER:
            game.then(ScoreGame())
        else:
            game.space = game.players
            game.season += 1
            game.tell(SeasonBegan(SEASONS[game.season]))
            game.then(DiscardHands(), ReshuffleDeck(), BeginSeason(), NextRound())


class DiscardHands(Procedure[Realm], frozen=True):
    """Every leader discards all influence cards left in hand."""

    def run(self, game: Realm) -> None:
        for seat in game.clockwise(game.first):
            cards = game.hand[seat]
            if cards:
                game.show(cards)
                game.discard_cards(cards)
                game.hand[seat] = ()
                game.tell(HandDiscarded(seat, game.box.kinds(cards)))
