"""Step 3 of a round: the winner of the bid is determined, triumph abilities are resolved, and the current ally is
claimed (p. 6, 9).
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from maester.engine import Event, Frame, PickOne, Procedure, Refusal, Seat, refuse
from maester.games.alliances.abilities import AbilityInUse, UseAbility, is_true
from maester.games.alliances.ally_cards import ChooseAlly, NewCurrentAlly, put_on_bottom
from maester.games.alliances.bid_operations import BidCardMoved, take_from_bid
from maester.games.alliances.box import NO_ALLY, NOWHERE, Ally, Card, Kind
from maester.games.alliances.claims import open_claim
from maester.games.alliances.gain_operations import GainToken
from maester.games.alliances.hand_operations import ChooseCard, kinds_in
from maester.games.alliances.lasting_rules import PassBidCardsRule, WinTiesRule
from maester.games.alliances.placement import Claim, PlaceAllyOperation, SettleDemands
from maester.games.alliances.realm import Realm
from maester.games.alliances.values import total_influence
from maester.games.alliances.vocabulary import Operation, counted


class BidWon(Event, frozen=True):
    """The winner of the bid was determined."""

    leader: Seat
    total: int


class ClaimAlly(Procedure[Realm], frozen=True):
    """Step 3. The order is that of the rulebook's sentences."""

    def run(self, game: Realm) -> None:
        game.step = 3
        game.then(
            DetermineWinner(), ChooseOffered(), SettleDemands(), ResolveTriumphs("triumph"), ClaimCurrentAlly(),
            GainWinToken(), AfterClaim(),
        )  # fmt: skip
        rule = game.round_rule(PassBidCardsRule)
        if rule is not None:
            order = tuple(seat for seat in game.clockwise(game.first) if game.bid[seat])
            game.open(Passing(), *(PassBidCard(seat, counted(rule.n)) for seat in order), MovePassedCards)


# --- cards that are passed on before the count ----------------------------------------------------


class Passing(Frame, kw_only=True):
    """Cards that leaders pass on at once."""

    cards: tuple[tuple[Seat, Card], ...] = ()


class PassBidCard(PickOne[Realm], frozen=True):
    """Chooses a card of the own bid area that goes to the leader on the left."""

    seat: Seat
    left: int
    move = ChooseCard
    rules = ("ruling.moved-card", "claim.total")

    def cards(self, game: Realm) -> list[Card]:
        chosen = [card for _, card in passing(game).cards]
        return [card for card in game.bid[self.seat] if card not in chosen]

    def among(self, game: Realm) -> Iterable[Kind]:
        return kinds_in(game, self.cards(game))

    def chosen(self, game: Realm, seat: Seat, kind: Kind) -> None:
        card = game.copy_in(self.cards(game), kind)
        assert card is not None
        passing(game).cards += ((seat, card),)
        if self.left > 1:
            game.then(PassBidCard(seat, self.left - 1))

    def not_among(self, game: Realm, seat: Seat, kind: Kind) -> Refusal:
        return refuse("concept.bid-area")


def passing(game: Realm) -> Passing:
    """The frame of the cards that are being passed on."""
    frame = game.frames[-1]
    assert isinstance(frame, Passing)
    return frame


class MovePassedCards(Procedure[Realm], frozen=True):
    """All chosen cards move at once."""

    frame: int

    def run(self, game: Realm) -> None:
        chosen = passing(game).cards
        for seat, card in chosen:
            take_from_bid(game, seat, card)
        for seat, card in chosen:
            game.bid[game.left(seat)] += (card,)
            game.tell(BidCardMoved(seat, game.box.kind_of[card], seat, game.left(seat)))


# --- who wins -------------------------------------------------------------------------------------


def ranked(game: Realm, totals: Sequence[int]) -> list[Seat]:
    """The leaders by their total influence, ties clockwise from the first player; of those tied for the first place
    somebody who wins ties comes first.
    """
    ranks = sorted(game.clockwise(game.first), key=lambda seat: -totals[seat])
    tied = [seat for seat in ranks if totals[seat] == totals[ranks[0]]]
    if len(tied) > 1:
        holders = {holder for _, holder, _ in game.holding(WinTiesRule)}
        best = next((seat for seat in tied if seat in holders), tied[0])
        ranks.remove(best)
        ranks.insert(0, best)
    return ranks


class DetermineWinner(Procedure[Realm], frozen=True):
    """The highest total influence wins; ties are broken clockwise from the first player. Totals and ranks are fixed."""

    def run(self, game: Realm) -> None:
        totals = [total_influence(game, seat) for seat in map(Seat, range(game.players))]
        ranks = ranked(game, totals)
        game.totals, game.ranks = tuple(totals), tuple(ranks)
        game.tell(BidWon(ranks[0], totals[ranks[0]]))


class ChooseOffered(PickOne[Realm], frozen=True):
    """The winner chooses among the current ally and those that were revealed beside it."""

    move = ChooseAlly
    rules = ("claim.place-ally", "open.reveal-another")

    def who(self, game: Realm) -> Seat:
        return game.winner

    def among(self, game: Realm) -> Iterable[Ally]:
        current = () if game.current == NO_ALLY else (game.current,)
        return (*current, *game.offered) if game.offered else ()

    def chosen(self, game: Realm, seat: Seat, ally: Ally) -> None:
        before, offered = game.current, game.offered
        game.offered = ()
        game.current = ally
        if ally != before:
            game.rule_of = NO_ALLY
        game.tell(NewCurrentAlly(ally))
        for other in (before, *offered):
            if other not in (ally, NO_ALLY):
                put_on_bottom(game, other)

    def not_among(self, game: Realm, seat: Seat, ally: Ally) -> Refusal:
        return refuse("open.no-choosing" if ally in game.row else "ruling.must-and-may")


# --- triumph abilities, and what waits until after the claim --------------------------------------


class ResolveTriumphs(Procedure[Realm], frozen=True):
    """One after the other, clockwise from the first player; a leader with several chooses their order."""

    moment: str

    def run(self, game: Realm) -> None:
        for seat in game.clockwise(game.first):
            waiting = tuple(self.waiting(game, seat))
            if waiting:
                game.then(ChooseTriumph(seat, self.moment), self)
                return
        game.triumphs = ()

    def waiting(self, game: Realm, seat: Seat) -> Iterator[Card]:
        return waiting(game, seat, self.moment)


def waiting(game: Realm, seat: Seat, moment: str) -> Iterator[Card]:
    """The cards of a bid area whose ability at this moment is still to be resolved."""
    operations, kinds = getattr(game.box, moment), game.box.kind_of
    for card in game.bid[seat]:
        if card in game.triumphs:
            continue
        if any(is_open(one) and is_true(game, one, seat, card) for one in operations[kinds[card]]):
            yield card


def is_open(operation: Operation) -> bool:
    """Is there anything left to do? Most placement rules were settled when the winner was determined."""
    return not isinstance(operation, PlaceAllyOperation) or operation.rule == "chosen_by"


class ChooseTriumph(PickOne[Realm], frozen=True):
    """Which of the leader's cards is resolved next."""

    seat: Seat
    moment: str
    move = ChooseCard
    rules = ("triumph.timing", "ruling.triumph-order")

    def among(self, game: Realm) -> Iterable[Kind]:
        return kinds_in(game, waiting(game, self.seat, self.moment))

    def chosen(self, game: Realm, seat: Seat, kind: Kind) -> None:
        card = game.copy_in(waiting(game, seat, self.moment), kind)
        assert card is not None
        game.triumphs += (card,)
        game.open(AbilityInUse(you=seat, moment=self.moment, card=card), UseAbility)

    def not_among(self, game: Realm, seat: Seat, kind: Kind) -> Refusal:
        return refuse("triumph.timing")


# --- the claim ------------------------------------------------------------------------------------


class ClaimCurrentAlly(Procedure[Realm], frozen=True):
    """The winner claims the current ally, if there is one, with the tokens that lie on it."""

    def run(self, game: Realm) -> None:
        if game.current != NO_ALLY:
            claim = Claim(claimer=game.winner, ally=game.current, is_winners=True, tokens=game.on_current)
            game.current, game.on_current = NO_ALLY, ()
            open_claim(game, claim)


class GainWinToken(Procedure[Realm], frozen=True):
    """Then the winner takes the power token for winning."""

    def run(self, game: Realm) -> None:
        if not game.without_token:
            game.then(GainToken(game.winner))


class AfterClaim(Procedure[Realm], frozen=True):
    """What waits until after the claim: of the current ally, then of the cards in bid areas."""

    def run(self, game: Realm) -> None:
        game.then(ResolveTriumphs("after_claim"))
        if game.rule_of != NO_ALLY and game.box.ally_after_claim[game.rule_of]:
            game.open(AbilityInUse(you=game.winner, moment="ally_after_claim", ally=game.rule_of), UseAbility)


def forget_bid(game: Realm) -> None:
    """What was settled in step 3 is over."""
    game.totals = game.ranks = ()
    game.demands, game.triumphs, game.gained = (), (), ()
    game.without_token, game.received = False, NOWHERE
