"""A season and its rounds: cards are dealt and played, and the highest bid wins."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from maester.engine import PickOne, Procedure, Refusal, Seat, refuse, total
from tests.engine.moments.claim.claiming import AfterClaim, PlaceAlly, PlaceToken, ResolveAbility
from tests.engine.moments.claim.pieces import HAND, INFLUENCE, PRINTED, TURNS, Card, Council
from tests.engine.moments.claim.realm import CardsMoved, Claim, Counted, Play, Realm, names, values, without


class DealCards(Procedure, frozen=True):
    """A new season: all influence cards are shuffled, and each leader gets a new hand."""

    def run(self, game: Realm) -> None:
        cards = game.shuffle((*game.stock, *game.discarded, *(card for hand in game.hand for card in hand)), "cards")
        game.hide(cards)
        game.discarded, game.stock = (), cards[HAND * len(game.hand) :]
        for leader in game.leaders:
            game.hand[leader] = cards[HAND * leader : HAND * (leader + 1)]
            game.show(game.hand[leader], (leader,))


class MixAlliesAndTokens(Procedure, frozen=True):
    """Every council begins with one ally and one power token that nobody has seen."""

    def run(self, game: Realm) -> None:
        game.deck, game.supply = game.shuffle(game.deck, "allies"), game.shuffle(game.supply, "tokens")
        for council in range(len(game.allies)):
            game.allies[council] += (game.turn_up(),)
            game.tokens[council], game.supply = game.supply[:1], game.supply[1:]


class PlayRound(Procedure, frozen=True):
    def run(self, game: Realm) -> None:
        game.current = (game.turn_up(),)
        game.then(*(PlayInfluence(leader) for _ in range(TURNS) for leader in game.leaders), WinBid())


class PlayInfluence(PickOne, frozen=True):
    """A card is played faceup from the hand."""

    leader: Seat
    move = Play
    optional = True

    def who(self, game: Realm) -> Seat:
        return self.leader

    def among(self, game: Realm) -> Iterable[Card]:
        return game.hand[self.leader]

    def broken(self, game: Realm, seat: Seat, card: Card) -> Refusal | None:
        return None if card in game.hand[seat] else refuse("concept.hand-use")

    def chosen(self, game: Realm, seat: Seat, card: Card) -> None:
        game.hand[seat] = without(game.hand[seat], card)
        game.bid[seat] += (card,)
        game.lose_track(card, (copy for copy in game.hand[seat] if PRINTED[copy] == PRINTED[card]))
        game.show((card,))
        game.tell(CardsMoved("played", seat, seat, names(card)))


class WinBid(Procedure, frozen=True):
    """Highest total, then clockwise from the first player. What binds the winner is settled before cards go back."""

    def run(self, game: Realm) -> None:
        winner = max(game.leaders, key=lambda leader: total(values(*game.bid[leader])))
        sides: dict[str, Counter[Council]] = {}
        for you, card, effect in game.effects("in_bid_area", winner):
            sides.setdefault(PRINTED[card].name, Counter()).update(game.demanded(effect, you, winner))
        demands = tuple((INFLUENCE, most_wanted(councils)) for councils in sides.values() if councils)
        game.take_back("triumph", winner)
        (ally,), game.current = game.current, ()
        claim = Claim(claimer=winner, ally=ally, demands=demands)
        game.open(claim, PlaceAlly, ResolveAbility, PlaceToken, AfterClaim, CleanUp)


def most_wanted(councils: Counter[Council]) -> tuple[Council, ...]:
    """Of copies of a card only the side with more counts; with as many on both sides, both do."""
    return tuple(council for council, number in councils.items() if number == max(councils.values()))


class CleanUp(Procedure, frozen=True):
    """Bid areas are discarded, except for what goes back to hands; the first player token is passed on."""

    claim: int

    def run(self, game: Realm) -> None:
        game.take_back("cleanup", game.frame(Claim, self.claim).claimer)
        game.discarded += tuple(card for cards in game.bid for card in cards)
        game.bid = [()] * len(game.bid)
        game.first = game.leaders[1]


class EndOfGame(Procedure, frozen=True):
    """The tokens are turned up. The best small council wins: a leader's weaker one of two."""

    def run(self, game: Realm) -> None:
        power = [total(values(*game.allies[leader], *game.tokens[leader])) for leader in sorted(game.leaders)]
        for council, tokens in enumerate(game.tokens):
            game.show(tokens)
            game.tell(Counted(Council(council), power[council]))
        small = {leader: min(power[council] for council in game.councils_of(leader)) for leader in game.leaders}
        ranks = sorted(set(small.values()), reverse=True)
        game.finish([leader for leader in sorted(small) if small[leader] == rank] for rank in ranks)
