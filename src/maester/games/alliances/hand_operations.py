"""Operations on hands, the influence deck and the discard pile.

Cards are told as they are printed: nobody can tell copies apart. Where only some see what happened, the others are
told the same event without the cards.
"""

from __future__ import annotations

from collections.abc import Iterable

from maester.engine import Event, Move, PickOne, Procedure, Refusal, Seat, refuse
from maester.engine.knowledge import EVERYBODY
from maester.games.alliances.abilities import MUST_CHOOSE, Ability, AbilityChoice, operation
from maester.games.alliances.box import Card, Kind
from maester.games.alliances.protection import is_hand_untouchable
from maester.games.alliances.realm import OpenHand, Realm
from maester.games.alliances.vocabulary import Effect


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


class CardsDrawn(Event, frozen=True):
    """Cards were drawn from the influence deck."""

    leader: Seat
    number: int
    cards: tuple[Kind, ...] | None = None


class DeckSearched(Event, frozen=True):
    """A leader looked at the top of the influence deck."""

    leader: Seat
    number: int
    cards: tuple[Kind, ...] | None = None


class DiscardTaken(Event, frozen=True):
    """A card went from the discard pile into a hand."""

    leader: Seat
    card: Kind


class CardBanned(Event, frozen=True):
    """A leader can't play a card of some name this round."""

    leader: Seat
    target: Seat
    card: Kind | None = None


def has_cards(game: Realm, ability: Ability, effect: Effect, seat: Seat) -> bool:
    """Is there a card in this hand that the ability may touch?"""
    return bool(game.hand[seat]) and not is_hand_untouchable(game, seat, ability.by)


def may_be_seen(game: Realm, ability: Ability, effect: Effect, seat: Seat) -> bool:
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


@operation("look_hand", affects=has_cards)
def look_hand(game: Realm, number: int, ability: Ability, effect: Effect, seats: tuple[Seat, ...]) -> None:
    for seat in seats:
        if has_cards(game, ability, effect, seat):
            look_at(game, ability.you, seat)
            ability.leader, ability.done = seat, True


def look_at(game: Realm, leader: Seat, owner: Seat) -> None:
    """A leader, and nobody else, sees a hand once."""
    game.show(game.hand[owner], (leader,))
    seen = HandLookedAt(leader, owner, game.box.kinds(game.hand[owner]))
    game.tell(seen, to=(leader,), otherwise=HandLookedAt(leader, owner))


@operation("hand_open", affects=may_be_seen)
def hand_open(game: Realm, number: int, ability: Ability, effect: Effect, seats: tuple[Seat, ...]) -> None:
    for seat in seats:
        if not may_be_seen(game, ability, effect, seat):
            continue
        everybody = effect.to == "each"
        game.open_hands += (OpenHand(seat, EVERYBODY if everybody else 1 << ability.you, ability.you),)
        cards = game.box.kinds(game.hand[seat])
        if everybody:
            game.show(game.hand[seat])
            game.tell(HandOpened(seat, None, cards))
        else:
            game.show(game.hand[seat], (ability.you,))
            bare = HandOpened(seat, ability.you)
            game.tell(HandOpened(seat, ability.you, cards), to=(ability.you,), otherwise=bare)
        ability.leader, ability.done = seat, True


# --- cards that change hands ----------------------------------------------------------------------


@operation("take_hand_card", affects=has_cards, asks=True)
def take_hand_card(game: Realm, number: int, ability: Ability, effect: Effect, seats: tuple[Seat, ...]) -> None:
    for seat in seats:
        if seat == ability.you or not has_cards(game, ability, effect, seat):
            continue
        ability.leader = seat
        if effect.pick == "random":
            for _ in range(min(effect.n, len(game.hand[seat]))):
                hand_over(game, seat, ability.you, game.hand[seat][game.draw(len(game.hand[seat]), "card-of-a-hand")])
            ability.done = True
        else:
            look_at(game, ability.you, seat)
            game.then(TakeCard(number, seat, effect.n))


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


@operation("give_hand_card", asks=True)
def give_hand_card(game: Realm, number: int, ability: Ability, effect: Effect, seats: tuple[Seat, ...]) -> None:
    for seat in seats:
        if seat != ability.you:
            game.then(GiveCard(number, seat, effect.n))


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


@operation("discard_hand", affects=has_cards, asks=True)
def discard_hand(game: Realm, number: int, ability: Ability, effect: Effect, seats: tuple[Seat, ...]) -> None:
    steps: list[DiscardCards | DiscardChosen] = []
    for seat in seats:
        if not has_cards(game, ability, effect, seat):
            continue
        ability.leader = seat
        if effect.pick == "random":
            for _ in range(min(effect.n, len(game.hand[seat]))):
                card = game.hand[seat][game.draw(len(game.hand[seat]), "card-of-a-hand")]
                discard_from_hand(game, seat, (card,))
            ability.done = True
        elif effect.pick == "owner" or seat == ability.you:
            steps.append(DiscardCards(seat, effect.n, number))
        else:
            if not all(game.knows(ability.you, card) for card in game.hand[seat]):
                look_at(game, ability.you, seat)
            steps.append(DiscardChosen(number, seat, effect.n))
    game.then(*steps)


def discard_from_hand(game: Realm, seat: Seat, cards: Iterable[Card]) -> None:
    """Cards of a hand go to the discard pile, seen by all."""
    gone = tuple(cards)
    for card in gone:
        game.leave_hand(seat, card)
    game.discard_cards(gone)
    if gone:
        game.tell(HandDiscarded(seat, game.box.kinds(gone)))


class DiscardCards(Procedure, frozen=True):
    """A leader discards so many cards of the own choice; one with fewer cards discards all of them."""

    seat: Seat
    number: int
    ability: int = -1
    """The ability that demands it, if it isn't a rule of the round."""

    def run(self, game: Realm) -> None:
        ability = game.frame(Ability, self.ability) if self.ability >= 0 else None
        declinable = ability is not None and ability.effect(game).may and not ability.agreed
        limited = ability is not None and ability.effect(game).max_value < 999
        if len(game.hand[self.seat]) <= self.number and not declinable and not limited:
            if game.hand[self.seat] and ability is not None:
                ability.done = True
            discard_from_hand(game, self.seat, game.hand[self.seat])
        elif self.number:
            game.then(DiscardCard(self.seat, self.number, self.ability))


class DiscardCard(PickOne, frozen=True):
    """One of the cards that a leader discards from the own hand."""

    seat: Seat
    left: int
    ability: int = -1
    move = ChooseCard
    optional = True
    rules = ("ruling.short-discard", "cleanup.discard")

    def among(self, game: Realm) -> Iterable[Kind]:
        most = 999 if self.ability < 0 else game.frame(Ability, self.ability).effect(game).max_value
        kinds = kinds_in(game, game.hand[self.seat])
        return (kind for kind in kinds if game.box.influence[kind] <= most)

    def must_choose(self, game: Realm, seat: Seat) -> Refusal | None:
        if self.ability < 0:
            return MUST_CHOOSE
        ability = game.frame(Ability, self.ability)
        return None if ability.effect(game).may and not ability.agreed else MUST_CHOOSE

    def is_private(self, game: Realm) -> bool:
        return bool(game.hand[self.seat])

    def chosen(self, game: Realm, seat: Seat, kind: Kind) -> None:
        card = game.copy_in(game.hand[seat], kind)
        assert card is not None
        discard_from_hand(game, seat, (card,))
        if self.ability >= 0:
            ability = game.frame(Ability, self.ability)
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
        most = self.effect(game).max_value
        kinds = kinds_in(game, game.hand[self.owner])
        return (kind for kind in kinds if game.box.influence[kind] <= most)

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


# --- drawing --------------------------------------------------------------------------------------


@operation("draw")
def draw(game: Realm, number: int, ability: Ability, effect: Effect, seats: tuple[Seat, ...]) -> None:
    for seat in seats:
        cards = game.draw_cards(seat, effect.n)
        if cards:
            whole = CardsDrawn(seat, len(cards), game.box.kinds(cards))
            tell_some(game, whole, CardsDrawn(seat, len(cards)), (seat,), seat)
            ability.done = True


@operation("search_deck")
def search_deck(game: Realm, number: int, ability: Ability, effect: Effect, seats: tuple[Seat, ...]) -> None:
    cards, game.deck = game.deck[: effect.n], game.deck[effect.n :]
    if not cards:
        return
    you = ability.you
    ability.cards, ability.under, ability.done = cards, (), True
    game.forget(cards, (you,))
    game.show(cards, (you,))
    whole = DeckSearched(you, len(cards), game.box.kinds(cards))
    game.tell(whole, to=(you,), otherwise=DeckSearched(you, len(cards)))
    game.then(TakeFromDeck(number, min(effect.take, len(cards))), PutUnderDeck(number), CloseDeck(number))


class TakeFromDeck(AbilityChoice, frozen=True):
    """One of the cards that were looked at goes into the hand."""

    left: int
    move = ChooseCard
    rules = ("ruling.influence-deck-empty", "ruling.hidden-information")

    def must_choose(self, game: Realm, seat: Seat) -> Refusal | None:
        return MUST_CHOOSE

    def among(self, game: Realm) -> Iterable[Kind]:
        return kinds_in(game, self.frame(game).cards) if self.left else ()

    def is_private(self, game: Realm) -> bool:
        return self.left > 0 and len(self.frame(game).cards) > 1

    def chosen(self, game: Realm, seat: Seat, kind: Kind) -> None:
        ability = self.frame(game)
        card = game.copy_in(ability.cards, kind)
        assert card is not None
        ability.cards = tuple(one for one in ability.cards if one != card)
        game.into_hand(seat, (card,))
        game.then(TakeFromDeck(self.ability, self.left - 1))


class PutUnderDeck(AbilityChoice, frozen=True):
    """The next of the other cards goes to the bottom of the deck, in an order of choice."""

    move = ChooseCard
    rules = ("ruling.must-and-may", "season.reshuffle")

    def must_choose(self, game: Realm, seat: Seat) -> Refusal | None:
        return MUST_CHOOSE

    def among(self, game: Realm) -> Iterable[Kind]:
        cards = self.frame(game).cards
        return kinds_in(game, cards) if len(cards) > 1 else ()

    def is_private(self, game: Realm) -> bool:
        return len(self.frame(game).cards) > 1

    def chosen(self, game: Realm, seat: Seat, kind: Kind) -> None:
        ability = self.frame(game)
        card = game.copy_in(ability.cards, kind)
        assert card is not None
        ability.cards = tuple(one for one in ability.cards if one != card)
        ability.under += (card,)
        game.then(PutUnderDeck(self.ability))


class CloseDeck(Procedure, frozen=True):
    """What was not taken lies at the bottom of the deck."""

    ability: int

    def run(self, game: Realm) -> None:
        ability = game.frame(Ability, self.ability)
        game.deck += (*ability.under, *ability.cards)
        ability.under = ability.cards = ()


@operation("take_discard", asks=True)
def take_discard(game: Realm, number: int, ability: Ability, effect: Effect, seats: tuple[Seat, ...]) -> None:
    game.then(*(TakeDiscard(number, seat, effect.n) for seat in seats))


class TakeDiscard(AbilityChoice, frozen=True):
    """A card of the discard pile goes into a hand; everybody sees which."""

    taker: Seat
    left: int
    move = ChooseCard
    rules = ("ruling.hidden-information",)

    def who(self, game: Realm) -> Seat:
        return self.taker

    def among(self, game: Realm) -> Iterable[Kind]:
        effect, colors = self.effect(game), game.box.colors
        return (kind for kind in kinds_in(game, game.discard) if effect.allows(colors[kind]))

    def chosen(self, game: Realm, seat: Seat, kind: Kind) -> None:
        card = game.copy_in(game.discard, kind)
        assert card is not None
        game.discard = tuple(one for one in game.discard if one != card)
        game.into_hand(seat, (card,))
        game.tell(DiscardTaken(seat, kind))
        self.done(game)
        if self.left > 1:
            game.then(TakeDiscard(self.ability, self.taker, self.left - 1))


@operation("ban_card", affects=has_cards, asks=True)
def ban_card(game: Realm, number: int, ability: Ability, effect: Effect, seats: tuple[Seat, ...]) -> None:
    for seat in seats:
        if seat != ability.you and has_cards(game, ability, effect, seat):
            if not all(game.knows(ability.you, card) for card in game.hand[seat]):
                look_at(game, ability.you, seat)
            game.then(BanCard(number, seat))


class BanCard(AbilityChoice, frozen=True):
    """Chooses a card of a hand that was looked at: its owner can't play a card of this name this round."""

    owner: Seat
    move = ChooseCard
    rules = ("ruling.end-of-round", "ruling.hidden-information")

    def among(self, game: Realm) -> Iterable[Kind]:
        return kinds_in(game, game.hand[self.owner])

    def is_private(self, game: Realm) -> bool:
        return len(game.hand[self.owner]) > 1

    def chosen(self, game: Realm, seat: Seat, kind: Kind) -> None:
        game.bans += ((self.owner, kind, seat),)
        whole, bare = CardBanned(seat, self.owner, kind), CardBanned(seat, self.owner)
        game.tell(whole, to=(seat, self.owner), otherwise=bare)
        self.done(game)
