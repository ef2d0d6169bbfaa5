"""Operations on hands: looking, changing hands, discarding.

Cards are told as they are printed: nobody can tell copies apart. Where only some see what happened, the others are
told the same event without the cards.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Literal

import msgspec

from maester.engine import Event, Move, PickOne, Procedure, Refusal, Seat, refuse
from maester.engine.knowledge import EVERYBODY
from maester.games.alliances.abilities import (
    MUST_CHOOSE,
    AbilityChoice,
    AbilityInUse,
    LeaderOperation,
    ResolvedOperation,
)
from maester.games.alliances.box import Card, Kind
from maester.games.alliances.protection import is_hand_untouchable
from maester.games.alliances.realm import OpenHand, Realm
from maester.games.alliances.vocabulary import ALL, PLAYED, RESOLVED, HowMany, Leaders, Number, counted


class ChooseCard(Move, frozen=True):
    """A card of a hand, a pile or of those looked at."""

    card: Kind
    typed = "card {card}"


class HandDiscarded(Event, frozen=True):
    """Cards were discarded from a hand."""

    leader: Seat
    cards: tuple[Kind, ...]


class HandLookedAt(Event, frozen=True):
    """A leader saw a hand once."""

    leader: Seat
    owner: Seat
    cards: tuple[Kind, ...] | None = None


class HandOpened(Event, frozen=True):
    """A hand lies open for a leader (None: for all) until the end of the round."""

    owner: Seat
    leader: Seat | None
    cards: tuple[Kind, ...] | None = None


class CardHandedOver(Event, frozen=True):
    """A card went from hand to hand."""

    leader: Seat
    receiver: Seat
    card: Kind | None = None


def has_cards(game: Realm, ability: AbilityInUse, seat: Seat) -> bool:
    """Is there a card in this hand that the ability may touch?"""
    return bool(game.hand[seat]) and may_be_seen(game, ability, seat)


def may_be_seen(game: Realm, ability: AbilityInUse, seat: Seat) -> bool:
    return not is_hand_untouchable(game, seat, ability.by)


def tell_some(game: Realm, whole: Event, bare: Event, seats: Iterable[Seat], *hands: Seat) -> None:
    """Something that these leaders see, with those who may look at these hands; the others see that it happened."""
    mask = 0
    for hand in hands:
        mask |= game.viewers(hand)
    if mask & EVERYBODY == EVERYBODY:
        game.tell(whole)
        return
    seen = tuple(seats)
    game.tell(whole, to=(seat for seat in game.clockwise(Seat(0)) if seat in seen or mask >> seat & 1), otherwise=bare)


# --- looking --------------------------------------------------------------------------------------


class LookHandOperation(LeaderOperation, frozen=True, tag="look_hand"):
    """'You' see a hand once, in secret."""

    moments = RESOLVED

    def affects(self, game: Realm, ability: AbilityInUse, seat: Seat) -> bool:
        return has_cards(game, ability, seat)

    def apply(self, game: Realm, number: int, ability: AbilityInUse, seats: tuple[Seat, ...]) -> None:
        for seat in seats:
            if has_cards(game, ability, seat):
                look_at(game, ability.you, seat)
                ability.leader, ability.done = seat, True


def look_at(game: Realm, leader: Seat, owner: Seat) -> None:
    """A leader, and nobody else, sees a hand once."""
    game.show(game.hand[owner], (leader,))
    seen = HandLookedAt(leader, owner, game.box.kinds(game.hand[owner]))
    game.tell(seen, to=(leader,), otherwise=HandLookedAt(leader, owner))


class HandOpenOperation(LeaderOperation, frozen=True, tag="hand_open"):
    """A hand lies open to 'you' or to all until the end of the round."""

    moments = (PLAYED,)
    to: Leaders
    until: Literal["end_of_round"]

    def affects(self, game: Realm, ability: AbilityInUse, seat: Seat) -> bool:
        return may_be_seen(game, ability, seat)

    def apply(self, game: Realm, number: int, ability: AbilityInUse, seats: tuple[Seat, ...]) -> None:
        for seat in seats:
            if may_be_seen(game, ability, seat):
                self.open(game, ability.you, seat)
                ability.leader, ability.done = seat, True

    def open(self, game: Realm, you: Seat, owner: Seat) -> None:
        everybody = self.to == "each"
        game.open_hands += (OpenHand(owner, EVERYBODY if everybody else 1 << you, you),)
        cards = game.box.kinds(game.hand[owner])
        if everybody:
            game.show(game.hand[owner])
            game.tell(HandOpened(owner, None, cards))
        else:
            game.show(game.hand[owner], (you,))
            game.tell(HandOpened(owner, you, cards), to=(you,), otherwise=HandOpened(owner, you))


# --- cards that change hands ----------------------------------------------------------------------


class TakeHandCardOperation(ResolvedOperation, frozen=True, tag="take_hand_card"):
    """'You' take cards of another hand, drawn at random or chosen after looking."""

    moments = RESOLVED
    asks = True
    source: Leaders = msgspec.field(name="from")
    pick: Literal["you", "random"]
    n: HowMany

    @property
    def whom(self) -> Leaders:
        return self.source

    def affects(self, game: Realm, ability: AbilityInUse, seat: Seat) -> bool:
        return has_cards(game, ability, seat)

    def apply(self, game: Realm, number: int, ability: AbilityInUse, seats: tuple[Seat, ...]) -> None:
        for seat in seats:
            if seat == ability.you or not has_cards(game, ability, seat):
                continue
            ability.leader = seat
            if self.pick == "random":
                for _ in range(min(counted(self.n), len(game.hand[seat]))):
                    hand_over(game, seat, ability.you, random_card(game, seat))
                ability.done = True
            else:
                look_at(game, ability.you, seat)
                game.then(TakeCard(number, seat, counted(self.n)))


def random_card(game: Realm, owner: Seat) -> Card:
    """A card of a hand, drawn at random."""
    return game.hand[owner][game.draw(len(game.hand[owner]), "card-of-a-hand")]


def hand_over(game: Realm, giver: Seat, taker: Seat, card: Card) -> None:
    """A card goes from hand to hand, unseen by the others."""
    kind = game.box.kind_of[card]
    whole, bare = CardHandedOver(giver, taker, kind), CardHandedOver(giver, taker)
    tell_some(game, whole, bare, (giver, taker), giver, taker)
    game.hand_over(giver, taker, card)


def kinds_in(game: Realm, cards: Iterable[Card]) -> Iterable[Kind]:
    """What is printed on these cards, each kind once."""
    return dict.fromkeys(game.box.kinds(cards))


class TakeCard(AbilityChoice, frozen=True):
    """Takes a card from the hand that was looked at."""

    owner: Seat
    left: int
    move = ChooseCard
    rules = ("card.varys", "ruling.hidden-information")

    def among(self, game: Realm) -> Iterable[Kind]:
        return kinds_in(game, game.hand[self.owner])

    def is_private(self, game: Realm) -> bool:
        return len(game.hand[self.owner]) > 1

    def chosen(self, game: Realm, seat: Seat, kind: Kind) -> None:
        card = game.copy_in(game.hand[self.owner], kind)
        assert card is not None
        hand_over(game, self.owner, seat, card)
        self.done(game)
        if self.left > 1:
            game.then(TakeCard(self.ability, self.owner, self.left - 1))

    def not_among(self, game: Realm, seat: Seat, kind: Kind) -> Refusal:
        return refuse("concept.hand-use")


class GiveHandCardOperation(ResolvedOperation, frozen=True, tag="give_hand_card"):
    """'You' give cards of the own hand."""

    moments = RESOLVED
    asks = True
    to: Leaders
    n: HowMany

    @property
    def whom(self) -> Leaders:
        return self.to

    def apply(self, game: Realm, number: int, ability: AbilityInUse, seats: tuple[Seat, ...]) -> None:
        for seat in seats:
            if seat != ability.you:
                game.then(GiveCard(number, seat, counted(self.n)))


class GiveCard(AbilityChoice, frozen=True):
    """Gives a card of the own hand to another leader, unseen by the others."""

    receiver: Seat
    left: int
    move = ChooseCard
    rules = ("ruling.hidden-information", "ruling.short-discard")

    def among(self, game: Realm) -> Iterable[Kind]:
        return kinds_in(game, game.hand[self.who(game)])

    def is_private(self, game: Realm) -> bool:
        return len(game.hand[self.who(game)]) > 1

    def chosen(self, game: Realm, seat: Seat, kind: Kind) -> None:
        card = game.copy_in(game.hand[seat], kind)
        assert card is not None
        hand_over(game, seat, self.receiver, card)
        self.done(game)
        if self.left > 1:
            game.then(GiveCard(self.ability, self.receiver, self.left - 1))

    def not_among(self, game: Realm, seat: Seat, kind: Kind) -> Refusal:
        return refuse("concept.hand-use")


# --- discarding -----------------------------------------------------------------------------------


class DiscardHandOperation(LeaderOperation, frozen=True, tag="discard_hand"):
    """Leaders discard cards from hand."""

    moments = RESOLVED
    asks = True
    n: HowMany
    pick: Literal["owner", "random", "you"]
    max_value: Number = ALL

    def affects(self, game: Realm, ability: AbilityInUse, seat: Seat) -> bool:
        return has_cards(game, ability, seat)

    def apply(self, game: Realm, number: int, ability: AbilityInUse, seats: tuple[Seat, ...]) -> None:
        steps: list[DiscardCards | DiscardChosen] = []
        for seat in seats:
            if not has_cards(game, ability, seat):
                continue
            ability.leader = seat
            if self.pick == "random":
                for _ in range(min(counted(self.n), len(game.hand[seat]))):
                    discard_from_hand(game, seat, (random_card(game, seat),))
                ability.done = True
            elif self.pick == "owner" or seat == ability.you:
                steps.append(DiscardCards(seat, counted(self.n), number))
            else:
                look_at_unknown(game, ability.you, seat)
                steps.append(DiscardChosen(number, seat, counted(self.n)))
        game.then(*steps)

    def kinds_of(self, game: Realm, owner: Seat) -> Iterable[Kind]:
        """The cards of a hand that may be discarded."""
        kinds = kinds_in(game, game.hand[owner])
        return (kind for kind in kinds if game.box.influence[kind] <= self.max_value)


def look_at_unknown(game: Realm, leader: Seat, owner: Seat) -> None:
    """A leader looks at a hand before choosing from it, unless all of it is known."""
    if not all(game.knows(leader, card) for card in game.hand[owner]):
        look_at(game, leader, owner)


def discard_from_hand(game: Realm, seat: Seat, cards: Iterable[Card]) -> None:
    """Cards of a hand go to the discard pile, seen by all."""
    gone = tuple(cards)
    for card in gone:
        game.leave_hand(seat, card)
    game.discard_cards(gone)
    if gone:
        game.tell(HandDiscarded(seat, game.box.kinds(gone)))


class DiscardCards(Procedure[Realm], frozen=True):
    """A leader discards so many cards of the own choice; one with fewer cards discards all of them."""

    seat: Seat
    number: int
    ability: int = -1
    """The ability that demands it, if it isn't a rule of the round."""

    def run(self, game: Realm) -> None:
        ability = game.frame(AbilityInUse, self.ability) if self.ability >= 0 else None
        is_free = ability is not None and (ability.may_decline(game) or ability.operation(game).max_value < ALL)
        if len(game.hand[self.seat]) <= self.number and not is_free:
            if game.hand[self.seat] and ability is not None:
                ability.done = True
            discard_from_hand(game, self.seat, game.hand[self.seat])
        elif self.number:
            game.then(DiscardCard(self.seat, self.number, self.ability))


class DiscardCard(PickOne[Realm], frozen=True):
    """One of the cards that a leader discards from the own hand."""

    seat: Seat
    left: int
    ability: int = -1
    move = ChooseCard
    optional = True
    rules = ("ruling.short-discard", "cleanup.discard")

    def among(self, game: Realm) -> Iterable[Kind]:
        if self.ability < 0:
            return kinds_in(game, game.hand[self.seat])
        operation: DiscardHandOperation = game.frame(AbilityInUse, self.ability).operation(game)
        return operation.kinds_of(game, self.seat)

    def must_choose(self, game: Realm, seat: Seat) -> Refusal | None:
        may_decline = self.ability >= 0 and game.frame(AbilityInUse, self.ability).may_decline(game)
        return None if may_decline else MUST_CHOOSE

    def is_private(self, game: Realm) -> bool:
        return bool(game.hand[self.seat])

    def chosen(self, game: Realm, seat: Seat, kind: Kind) -> None:
        card = game.copy_in(game.hand[seat], kind)
        assert card is not None
        discard_from_hand(game, seat, (card,))
        if self.ability >= 0:
            ability = game.frame(AbilityInUse, self.ability)
            ability.done = ability.agreed = True
        if self.left > 1:
            game.then(DiscardCards(self.seat, self.left - 1, self.ability))

    def not_among(self, game: Realm, seat: Seat, kind: Kind) -> Refusal:
        held = game.copy_in(game.hand[seat], kind) is not None
        return refuse("ruling.influence-value" if held else "concept.hand-use")


class DiscardChosen(AbilityChoice, frozen=True):
    """A card of another hand, which was looked at, is discarded."""

    owner: Seat
    left: int
    move = ChooseCard
    rules = ("ruling.short-discard", "ruling.hidden-information")

    def among(self, game: Realm) -> Iterable[Kind]:
        operation: DiscardHandOperation = self.operation(game)
        return operation.kinds_of(game, self.owner)

    def is_private(self, game: Realm) -> bool:
        return bool(game.hand[self.owner])

    def chosen(self, game: Realm, seat: Seat, kind: Kind) -> None:
        card = game.copy_in(game.hand[self.owner], kind)
        assert card is not None
        discard_from_hand(game, self.owner, (card,))
        self.done(game)
        if self.left > 1:
            game.then(DiscardChosen(self.ability, self.owner, self.left - 1))

    def not_among(self, game: Realm, seat: Seat, kind: Kind) -> Refusal:
        held = game.copy_in(game.hand[self.owner], kind) is not None
        return refuse("ruling.influence-value" if held else "concept.hand-use")
