"""Operations on the cards in bid areas, and on the turns of step 2."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Iterable, Iterator

from maester.engine import Event, Move, Refusal, Seat, refuse
from maester.games.alliances.abilities import MUST_CHOOSE, Ability, AbilityChoice, ChooseLeader, operation
from maester.games.alliances.box import NOBODY, Card, Kind
from maester.games.alliances.kneeling import KneelDown
from maester.games.alliances.protection import is_protected, protector
from maester.games.alliances.realm import Realm
from maester.games.alliances.values import bonus, current_value
from maester.games.alliances.vocabulary import Effect


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


class MustPlayNext(Event, frozen=True):
    """A leader may not choose to kneel on the next turn."""

    leader: Seat


class MaySkipTurns(Event, frozen=True):
    """A leader may skip turns."""

    leader: Seat
    cards: int


class ValueFixed(Event, frozen=True):
    """The value of a card was fixed for the round."""

    card: Kind
    value: int


class LeaderNamed(Event, frozen=True):
    """A card chose a leader."""

    leader: Seat
    target: Seat
    card: Kind


def take_from_bid(game: Realm, holder: Seat, card: Card) -> None:
    """A card leaves a bid area."""
    game.bid[holder] = tuple(one for one in game.bid[holder] if one != card)


def fits(game: Realm, effect: Effect, holder: Seat, card: Card) -> bool:
    """Is this one of the cards that a step speaks of: its colour, its current value, its name?"""
    box = game.box
    kind = box.kind_of[card]
    if not effect.allows(box.colors[kind]) or kind in effect.exclude:
        return False
    return effect.max_value >= 999 or current_value(game, holder, card) <= effect.max_value


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
        effect, by = self.effect(game), self.frame(game).by
        if not effect.allows(game.box.colors[move.card]):
            return refuse("components.colours")
        against = "move" if effect.op == "move_bid_card" else "discard"
        if effect.op in ("move_bid_card", "discard_bid_card"):
            guard = protector(game, move.leader, card, against, by)
            if guard is not None:
                return refuse("precedence.card-over-rulebook", card=guard)
        if not fits(game, effect, move.leader, card):
            return refuse("ruling.influence-value", value=current_value(game, move.leader, card))
        return MUST_CHOOSE


# --- moving ---------------------------------------------------------------------------------------


@operation("move_bid_card", asks=True)
def move_bid_card(game: Realm, number: int, ability: Ability, effect: Effect, seats: tuple[Seat, ...]) -> None:
    game.then(MoveBidCard(number, effect.n))


class MoveBidCard(BidCardChoice, frozen=True):
    """Moves a card from a bid area to the own bid area or hand."""

    left: int
    rules = ("card.betrayal", "ruling.moved-card", "ruling.card-not-yet-in-area")

    def cards(self, game: Realm) -> Iterator[tuple[Seat, Card]]:
        ability, effect = self.frame(game), self.effect(game)
        for holder in sources(game, ability, effect):
            for card in game.bid[holder]:
                if fits(game, effect, holder, card) and not is_protected(game, holder, card, "move", ability.by):
                    yield holder, card

    def chosen(self, game: Realm, seat: Seat, move: ChooseBidCard) -> None:
        card = find(game, self.cards(game), move)
        take_from_bid(game, move.leader, card)
        if self.effect(game).to == "your_hand":
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


def sources(game: Realm, ability: Ability, effect: Effect) -> Iterable[Seat]:
    """The bid areas that a step speaks of. A card doesn't move to the area in which it lies."""
    you = ability.you
    if effect.source == "your_bid":
        return (you,)
    if effect.source == "winner_bid":
        return (game.winner,) if game.winner != NOBODY else ()
    if effect.source == "another_bid":
        return (ability.leader,) if ability.done else game.others(you)
    return game.others(you) if effect.to == "your_bid" else game.clockwise(you)


# --- discarding -----------------------------------------------------------------------------------


@operation("discard_bid_card", asks=True)
def discard_bid_card(game: Realm, number: int, ability: Ability, effect: Effect, seats: tuple[Seat, ...]) -> None:
    if effect.source == "each_other_bid":
        game.then(*(DiscardBidCard(number, effect.n, holder) for holder in game.others(ability.you)))
    else:
        game.then(DiscardBidCard(number, effect.n))


class DiscardBidCard(BidCardChoice, frozen=True):
    """Discards a card of a bid area, of one leader's or of any that the step speaks of."""

    left: int
    holder: Seat | None = None
    rules = ("card.royal-decree", "cleanup.discard")

    def who(self, game: Realm) -> Seat:
        return self.holder if self.holder is not None and self.effect(game).pick == "owner" else self.frame(game).you

    def cards(self, game: Realm) -> Iterator[tuple[Seat, Card]]:
        ability, effect = self.frame(game), self.effect(game)
        holders = sources(game, ability, effect) if self.holder is None else (self.holder,)
        found = [
            (holder, card)
            for holder in holders
            if len(game.bid[holder]) >= effect.min_cards
            for card in game.bid[holder]
            if fits(game, effect, holder, card) and not is_protected(game, holder, card, "discard", ability.by)
        ]
        if effect.pick == "highest":
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


# --- where a played card goes, and what it is worth -----------------------------------------------


@operation("place_self")
def place_self(game: Realm, number: int, ability: Ability, effect: Effect, seats: tuple[Seat, ...]) -> None:
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


@operation("value_bonus")
def value_bonus(game: Realm, number: int, ability: Ability, effect: Effect, seats: tuple[Seat, ...]) -> None:
    printed = game.box.values[ability.card]
    raised = max(printed, min(printed + bonus(game, ability.you, effect), effect.cap))
    fix_value(game, ability, raised)


def fix_value(game: Realm, ability: Ability, value: int) -> None:
    """The played card has this value until the end of the round."""
    game.fix_value(ability.card, value - game.box.values[ability.card])
    game.tell(ValueFixed(game.box.kind_of[ability.card], value))
    ability.done = True


@operation("copy_value", asks=True)
def copy_value(game: Realm, number: int, ability: Ability, effect: Effect, seats: tuple[Seat, ...]) -> None:
    game.then(CopyValue(number))


class CopyValue(BidCardChoice, frozen=True):
    """Chooses the card whose printed value the played card takes over."""

    rules = ("ruling.influence-value",)

    def cards(self, game: Realm) -> Iterator[tuple[Seat, Card]]:
        effect = self.effect(game)
        for holder in game.clockwise(self.who(game)):
            for card in game.bid[holder]:
                if fits(game, effect, holder, card):
                    yield holder, card

    def chosen(self, game: Realm, seat: Seat, move: ChooseBidCard) -> None:
        fix_value(game, self.frame(game), game.box.influence[move.card])
        self.done(game)


# --- keeping --------------------------------------------------------------------------------------


@operation("keep_card", asks=True)
def keep_card(game: Realm, number: int, ability: Ability, effect: Effect, seats: tuple[Seat, ...]) -> None:
    holder = game.holder(ability.card)
    if effect.card == "other":
        game.then(KeepCard(number, effect.n))
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
        return None if self.effect(game).up_to else super().must_choose(game, seat)

    def cards(self, game: Realm) -> Iterator[tuple[Seat, Card]]:
        ability, effect = self.frame(game), self.effect(game)
        for card in game.bid[ability.you]:
            if card != ability.card and fits(game, effect, ability.you, card):
                yield ability.you, card

    def chosen(self, game: Realm, seat: Seat, move: ChooseBidCard) -> None:
        keep(game, seat, find(game, self.cards(game), move))
        self.done(game)
        if self.left > 1:
            game.then(KeepCard(self.ability, self.left - 1))


# --- turns ----------------------------------------------------------------------------------------


def is_standing(game: Realm, ability: Ability, effect: Effect, seat: Seat) -> bool:
    return not game.kneeling[seat]


def holds_cards(game: Realm, ability: Ability, effect: Effect, seat: Seat) -> bool:
    return bool(game.hand[seat])


@operation("kneel", affects=is_standing)
def kneel(game: Realm, number: int, ability: Ability, effect: Effect, seats: tuple[Seat, ...]) -> None:
    standing = [seat for seat in seats if not game.kneeling[seat]]
    game.then(*map(KneelDown, standing))
    ability.done = bool(standing)


@operation("must_play", affects=holds_cards)
def must_play(game: Realm, number: int, ability: Ability, effect: Effect, seats: tuple[Seat, ...]) -> None:
    for seat in seats:
        if not game.kneeling[seat]:
            game.must_play += (seat,)
            game.tell(MustPlayNext(seat))
            ability.done = True


@operation("skip_or_final_turn")
def skip_or_final_turn(game: Realm, number: int, ability: Ability, effect: Effect, seats: tuple[Seat, ...]) -> None:
    game.final_turns += ((ability.you, effect.cards),)
    game.tell(MaySkipTurns(ability.you, effect.cards))
    ability.done = True


@operation("choose_leader")
def choose_leader(game: Realm, number: int, ability: Ability, effect: Effect, seats: tuple[Seat, ...]) -> None:
    for seat in seats:
        game.chosen = (*(one for one in game.chosen if one[0] != ability.card), (ability.card, seat))
        game.tell(LeaderNamed(ability.you, seat, game.box.kind_of[ability.card]))
        ability.leader, ability.done = seat, True
