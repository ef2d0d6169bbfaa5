"""Operations on the cards in bid areas."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Iterable, Iterator
from typing import ClassVar, Literal

import msgspec

from maester.engine import Event, Move, Refusal, Seat, refuse
from maester.games.alliances.abilities import MUST_CHOOSE, AbilityChoice, AbilityInUse, ChooseLeader, ResolvedOperation
from maester.games.alliances.box import NOBODY, Card, Kind
from maester.games.alliances.protection import is_protected, protector
from maester.games.alliances.realm import Realm
from maester.games.alliances.values import current_value, fix_value
from maester.games.alliances.vocabulary import (
    ALL,
    CLEANUP,
    PLAYED,
    RESOLVED,
    TRIUMPH,
    Colors,
    HowMany,
    NamedCard,
    Number,
    counted,
)


class ChooseBidCard(Move, frozen=True):
    """A card of a bid area."""

    leader: Seat
    card: Kind
    typed = "bid card {card} of {leader}"


class BidCardMoved(Event, frozen=True):
    """A card went from one bid area to another."""

    leader: Seat
    card: Kind
    source: Seat
    target: Seat


class BidCardTaken(Event, frozen=True):
    """A card goes from a bid area into the hand of a leader, seen by all."""

    leader: Seat
    card: Kind
    source: Seat


class BidCardDiscarded(Event, frozen=True):
    """A card of a bid area was discarded."""

    leader: Seat
    card: Kind


class CardsKept(Event, frozen=True):
    """Cards of a bid area went into hand instead of being discarded."""

    leader: Seat
    cards: tuple[Kind, ...]


def take_from_bid(game: Realm, holder: Seat, card: Card) -> None:
    """A card leaves a bid area."""
    game.bid[holder] = tuple(one for one in game.bid[holder] if one != card)


class BidCardOperation(ResolvedOperation, frozen=True, kw_only=True):
    """An operation on cards of bid areas, of some colours or of all."""

    asks = True
    does: ClassVar[str] = ""
    """What it does to them, as rules that protect cards call it."""
    colors: Colors | None = None

    def fits(self, game: Realm, holder: Seat, card: Card) -> bool:
        """Is this one of the cards that it is about?"""
        return self.colors is None or game.box.colors[game.box.kind_of[card]] in self.colors

    def may_touch(self, game: Realm, ability: AbilityInUse, holder: Seat, card: Card) -> bool:
        """Is it about this card, and does nothing protect the card?"""
        return self.fits(game, holder, card) and not is_protected(game, holder, card, self.does, ability.by)


def find(game: Realm, cards: Iterable[tuple[Seat, Card]], move: ChooseBidCard) -> Card:
    """The card that an answer names, of those that may be chosen."""
    kinds = game.box.kind_of
    return next(card for holder, card in cards if (holder, kinds[card]) == (move.leader, move.card))


def bid_moves(game: Realm, cards: Iterable[tuple[Seat, Card]]) -> Iterable[ChooseBidCard]:
    """Cards of bid areas as answers; copies that lie together are one answer."""
    kinds = game.box.kind_of
    found: dict[tuple[Seat, Kind], None] = dict.fromkeys((holder, kinds[card]) for holder, card in cards)
    return (ChooseBidCard(holder, kind) for holder, kind in found)


class BidCardChoice(AbilityChoice, frozen=True):
    """A card of a bid area is chosen."""

    move = ChooseBidCard

    @abstractmethod
    def cards(self, game: Realm) -> Iterator[tuple[Seat, Card]]:
        """The cards that may be chosen, and in whose bid areas they lie."""

    def among(self, game: Realm) -> Iterable[ChooseBidCard]:
        return bid_moves(game, self.cards(game))

    def not_among(self, game: Realm, seat: Seat, move: ChooseBidCard) -> Refusal:
        card = game.copy_in(game.bid[move.leader], move.card)
        if card is None:
            return refuse("concept.bid-area")
        operation: BidCardOperation = self.operation(game)
        if operation.colors is not None and game.box.colors[move.card] not in operation.colors:
            return refuse("components.colours")
        if operation.does:
            guard = protector(game, move.leader, card, operation.does, self.frame(game).by)
            if guard is not None:
                return refuse("precedence.card-over-rulebook", card=guard)
        if not operation.fits(game, move.leader, card):
            return refuse("ruling.influence-value", value=current_value(game, move.leader, card))
        return MUST_CHOOSE


# --- moving ---------------------------------------------------------------------------------------


class MoveBidCardOperation(BidCardOperation, frozen=True, kw_only=True, tag="move_bid_card"):
    """'You' move cards from bid areas to the own one or to hand."""

    moments = RESOLVED
    does = "move"
    source: Literal["any_bid", "another_bid", "your_bid", "winner_bid"] = msgspec.field(name="from")
    to: Literal["your_bid", "your_hand"]
    n: HowMany
    max_value: Number = ALL
    exclude: tuple[NamedCard, ...] = ()

    def fits(self, game: Realm, holder: Seat, card: Card) -> bool:
        if not super().fits(game, holder, card) or int(game.box.kind_of[card]) in self.exclude:
            return False
        return self.max_value >= ALL or current_value(game, holder, card) <= self.max_value

    def holders(self, game: Realm, ability: AbilityInUse) -> Iterable[Seat]:
        """Whose bid areas it is about. A card doesn't move to the area in which it lies."""
        you = ability.you
        if self.source == "your_bid":
            return (you,)
        if self.source == "winner_bid":
            return (game.winner,) if game.winner != NOBODY else ()
        if self.source == "another_bid":
            return (ability.leader,) if ability.done else game.others(you)
        return game.others(you) if self.to == "your_bid" else game.clockwise(you)

    def apply(self, game: Realm, number: int, ability: AbilityInUse, seats: tuple[Seat, ...]) -> None:
        game.then(MoveBidCard(number, counted(self.n)))


class MoveBidCard(BidCardChoice, frozen=True):
    """Moves a card from a bid area to the own bid area or hand."""

    left: int
    rules = ("card.betrayal", "ruling.moved-card", "ruling.card-not-yet-in-area")

    def cards(self, game: Realm) -> Iterator[tuple[Seat, Card]]:
        ability = self.frame(game)
        operation: MoveBidCardOperation = ability.operation(game)
        for holder in operation.holders(game, ability):
            for card in game.bid[holder]:
                if operation.may_touch(game, ability, holder, card):
                    yield holder, card

    def chosen(self, game: Realm, seat: Seat, move: ChooseBidCard) -> None:
        card = find(game, self.cards(game), move)
        take_from_bid(game, move.leader, card)
        if self.operation(game).to == "your_hand":
            game.unfix_value(card)
            game.into_hand(seat, (card,))
            game.tell(BidCardTaken(seat, move.card, move.leader))
        else:
            game.bid[seat] += (card,)
            game.tell(BidCardMoved(seat, move.card, move.leader, seat))
        self.done(game)
        if self.left > 1:
            self.frame(game).leader = move.leader
            game.then(MoveBidCard(self.ability, self.left - 1))


# --- discarding -----------------------------------------------------------------------------------


class DiscardBidCardOperation(BidCardOperation, frozen=True, kw_only=True, tag="discard_bid_card"):
    """Cards of bid areas are discarded."""

    moments = RESOLVED
    does = "discard"
    source: Literal["any_bid", "another_bid", "each_other_bid"] = msgspec.field(name="from")
    n: HowMany
    pick: Literal["you", "owner", "highest"]
    max_value: Number = ALL
    min_cards: Number = 0

    def fits(self, game: Realm, holder: Seat, card: Card) -> bool:
        if not super().fits(game, holder, card):
            return False
        return self.max_value >= ALL or current_value(game, holder, card) <= self.max_value

    def holders(self, game: Realm, ability: AbilityInUse) -> Iterable[Seat]:
        """Whose bid areas it is about, as long as it isn't about one after the other."""
        if self.source == "another_bid":
            return (ability.leader,) if ability.done else game.others(ability.you)
        return game.clockwise(ability.you)

    def apply(self, game: Realm, number: int, ability: AbilityInUse, seats: tuple[Seat, ...]) -> None:
        count = counted(self.n)
        if self.source == "each_other_bid":
            game.then(*(DiscardBidCard(number, count, holder) for holder in game.others(ability.you)))
        else:
            game.then(DiscardBidCard(number, count))


class DiscardBidCard(BidCardChoice, frozen=True):
    """Discards a card of a bid area, of one leader's or of any that the step speaks of."""

    left: int
    holder: Seat | None = None
    rules = ("card.royal-decree", "cleanup.discard")

    def who(self, game: Realm) -> Seat:
        return self.holder if self.holder is not None and self.operation(game).pick == "owner" else self.frame(game).you

    def cards(self, game: Realm) -> Iterator[tuple[Seat, Card]]:
        ability = self.frame(game)
        operation: DiscardBidCardOperation = ability.operation(game)
        holders = operation.holders(game, ability) if self.holder is None else (self.holder,)
        found = [
            (holder, card)
            for holder in holders
            if len(game.bid[holder]) >= operation.min_cards
            for card in game.bid[holder]
            if operation.may_touch(game, ability, holder, card)
        ]
        if operation.pick == "highest":
            highest = max((current_value(game, *one) for one in found), default=0)
            found = [one for one in found if current_value(game, *one) == highest]
        return iter(found)

    def chosen(self, game: Realm, seat: Seat, move: ChooseBidCard) -> None:
        card = find(game, self.cards(game), move)
        discard_from_bid(game, move.leader, card)
        self.done(game)
        if self.left > 1:
            self.frame(game).leader = move.leader
            game.then(DiscardBidCard(self.ability, self.left - 1, self.holder))


def discard_from_bid(game: Realm, holder: Seat, card: Card) -> None:
    """A card of a bid area is discarded."""
    take_from_bid(game, holder, card)
    game.unfix_value(card)
    game.discard_cards((card,))
    game.tell(BidCardDiscarded(holder, game.box.kind_of[card]))


# --- where a played card goes, and whose value it copies ------------------------------------------


class PlaceSelfOperation(ResolvedOperation, frozen=True, tag="place_self"):
    """The played card is put into another leader's bid area."""

    moments = (PLAYED,)
    to: Literal["another_bid"]

    def apply(self, game: Realm, number: int, ability: AbilityInUse, seats: tuple[Seat, ...]) -> None:
        game.then(PlaceElsewhere(number))


class PlaceElsewhere(AbilityChoice, frozen=True):
    """Chooses in whose bid area the played card is put."""

    move = ChooseLeader
    rules = ("card.bribery", "ruling.bribery-target", "you.influence-holder")

    def must_choose(self, game: Realm, seat: Seat) -> Refusal | None:
        return MUST_CHOOSE

    def among(self, game: Realm) -> Iterable[Seat]:
        return game.others(self.who(game))

    def chosen(self, game: Realm, seat: Seat, leader: Seat) -> None:
        self.frame(game).target = leader
        self.done(game)

    def not_among(self, game: Realm, seat: Seat, leader: Seat) -> Refusal:
        return refuse("ruling.bribery-target")


class CopyValueOperation(BidCardOperation, frozen=True, kw_only=True, tag="copy_value"):
    """The played card has the printed value of a card in a bid area."""

    moments = (PLAYED,)
    colors: Colors

    def apply(self, game: Realm, number: int, ability: AbilityInUse, seats: tuple[Seat, ...]) -> None:
        game.then(CopyValue(number))


class CopyValue(BidCardChoice, frozen=True):
    """Chooses the card whose printed value the played card takes over."""

    rules = ("ruling.influence-value",)

    def cards(self, game: Realm) -> Iterator[tuple[Seat, Card]]:
        operation: CopyValueOperation = self.operation(game)
        for holder in game.clockwise(self.who(game)):
            for card in game.bid[holder]:
                if operation.fits(game, holder, card):
                    yield holder, card

    def chosen(self, game: Realm, seat: Seat, move: ChooseBidCard) -> None:
        fix_value(game, self.frame(game), game.box.influence[move.card])
        self.done(game)


# --- keeping --------------------------------------------------------------------------------------


class KeepCardOperation(BidCardOperation, frozen=True, kw_only=True, tag="keep_card"):
    """The card, or other cards of the own bid area, go into hand instead of being discarded."""

    moments = (TRIUMPH, CLEANUP)
    needed_with = (("card", "other", "n"),)
    card: Literal["this", "other"]
    n: HowMany | None = None
    up_to: bool = False

    def apply(self, game: Realm, number: int, ability: AbilityInUse, seats: tuple[Seat, ...]) -> None:
        holder = game.holder(ability.card)
        if self.card == "other" and self.n is not None:
            game.then(KeepCard(number, counted(self.n)))
        elif holder != NOBODY:
            keep(game, holder, ability.card)
            ability.done = True


def keep(game: Realm, holder: Seat, card: Card) -> None:
    """A card goes from the bid area into the hand of its holder; all have seen it."""
    take_from_bid(game, holder, card)
    game.unfix_value(card)
    game.into_hand(holder, (card,))
    game.tell(CardsKept(holder, (game.box.kind_of[card],)))


class KeepCard(BidCardChoice, frozen=True):
    """Keeps another card of the own bid area instead of leaving it to be discarded."""

    left: int
    rules = ("cleanup.discard", "ruling.hidden-information")

    def must_choose(self, game: Realm, seat: Seat) -> Refusal | None:
        return None if self.operation(game).up_to else super().must_choose(game, seat)

    def cards(self, game: Realm) -> Iterator[tuple[Seat, Card]]:
        ability = self.frame(game)
        operation: KeepCardOperation = ability.operation(game)
        for card in game.bid[ability.you]:
            if card != ability.card and operation.fits(game, ability.you, card):
                yield ability.you, card

    def chosen(self, game: Realm, seat: Seat, move: ChooseBidCard) -> None:
        keep(game, seat, find(game, self.cards(game), move))
        self.done(game)
        if self.left > 1:
            game.then(KeepCard(self.ability, self.left - 1))
