"""The state of a match: who sits where, what lies in hands, bid areas, councils, decks and piles, and what holds now.

Leaders sit clockwise in the order of their seats, so the leader on the left is the next seat. The council of number n
lies between the leaders n and n + 1.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import ClassVar, TypeVar

import msgspec

from maester.engine import Game, Seat
from maester.engine.knowledge import bits
from maester.games.alliances.box import NO_ALLY, NOBODY, NOWHERE, Ally, Box, Card, Council, Kind, Leader, Token
from maester.games.alliances.lasting_rules import HandsUntouchableRule, LastingRule

Rule = TypeVar("Rule", bound=LastingRule)


class Demand(msgspec.Struct, frozen=True, array_like=True, gc=False):
    """A rule about where the winner places the claimed ally, and (`tokens`) the power tokens gained in step 3."""

    councils: tuple[Council, ...]
    tokens: bool
    card: Card
    """The influence card that demands it."""


class OpenHand(msgspec.Struct, frozen=True, array_like=True, gc=False):
    """A hand that some may look at until the end of the round."""

    owner: Seat
    viewers: int
    """As bits, those who only watch among them if everybody may look."""
    by: Seat
    """Whose influence card opened it."""


class Realm(Game, kw_only=True):
    """The whole state of a match."""

    box: ClassVar[Box]
    """The components that this match is played with."""

    leaders: list[Leader]
    """The leader card of each seat."""
    hand: list[tuple[Card, ...]]
    bid: list[tuple[Card, ...]]
    """The cards of each bid area, in the order in which they came."""
    stock: list[tuple[Card, ...]]
    """The white cards of each leader that were not drawn yet (advanced game)."""
    packet: list[tuple[Card, ...]]
    aside: list[tuple[Card, ...]]
    """While cards are drafted: the cards that go round, and those set aside."""
    deck: tuple[Card, ...] = ()
    """The influence deck, its top card first."""
    discard: tuple[Card, ...] = ()
    removed: tuple[Card, ...] = ()
    """White cards that were removed from the game."""
    events: tuple[Card, ...] = ()
    """Event cards set aside that may still come into the deck."""
    unused: tuple[Card, ...] = ()
    """Cards that this match is played without."""
    in_play: tuple[Card, ...] = ()
    """Played cards whose abilities are being resolved: neither in hand nor in a bid area."""

    allies: list[tuple[Ally, ...]]
    """By council."""
    ally_deck: tuple[Ally, ...] = ()
    row: tuple[Ally, ...] = ()
    """Allies that wait in the row (open allies), from left to right, without the current ally."""
    dead: tuple[Ally, ...] = ()
    current: Ally = NO_ALLY
    offered: tuple[Ally, ...] = ()
    """Allies revealed beside the current one."""
    rule_of: Ally = NO_ALLY
    """The ally whose 'this round' ability holds."""

    tokens: list[tuple[Token, ...]]
    """By council."""
    supply: tuple[Token, ...] = ()
    on_current: tuple[Token, ...] = ()

    season: int = 0
    step: int = 0
    """The step of the round, 1 to 7."""
    space: int = 0
    """Where the round token stands on the time track: the last space is 0."""
    first: Seat = NOBODY
    turn: Seat = NOBODY
    """Whose turn it is or was last."""
    kneeling: list[bool]
    knelt: tuple[Seat, ...] = ()
    """In the order in which they knelt."""

    # -- what holds until the end of the round
    played: list[int]
    """How many cards each leader has played this round."""
    raised: tuple[tuple[Card, int], ...] = ()
    """Influence values that were fixed when a card was played: how much they differ from the printed ones."""
    chosen: tuple[tuple[Card, Seat], ...] = ()
    """The leaders whom cards have chosen."""
    bans: tuple[tuple[Seat, Kind, Seat], ...] = ()
    """Who can't play cards of which name, and who else knows."""
    must_play: tuple[Seat, ...] = ()
    final_turns: tuple[tuple[Seat, int], ...] = ()
    """Who may skip turns, or play so many cards and kneel."""
    open_hands: tuple[OpenHand, ...] = ()
    knelt_with_cards: bool = False
    """Somebody has knelt this round with a card in the bid area."""

    # -- step 3
    totals: tuple[int, ...] = ()
    ranks: tuple[Seat, ...] = ()
    """The leaders by total influence, the winner first."""
    demands: tuple[Demand, ...] = ()
    triumphs: tuple[Card, ...] = ()
    """Triumph cards that were resolved."""
    without_token: bool = False
    """The winner doesn't gain the power token for winning."""
    received: Council = NOWHERE
    """Where the current ally of this round was placed."""
    gained: tuple[tuple[Seat, Kind], ...] = ()
    """Power tokens gained from cards that limit them, one entry each."""

    linked: list[int]
    """For each seat the seats (as bits) with whose hands it has exchanged cards unseen since the last deal."""

    # -- what the variants choose
    hand_size: int = 10
    draws_white: bool = False
    events_at: tuple[int, ...] = (0, 0, 0)
    """How many events come into the deck when a season begins."""
    draft: bool = False
    row_length: int = 0
    first_season: int = 0

    # -- the table -----------------------------------------------------------------------------------

    @property
    def players(self) -> int:
        return len(self.hand)

    def left(self, seat: Seat) -> Seat:
        """The leader on the left: the next one clockwise."""
        return Seat((seat + 1) % len(self.hand))

    def right(self, seat: Seat) -> Seat:
        return Seat((seat - 1) % len(self.hand))

    def clockwise(self, start: Seat) -> Iterator[Seat]:
        """All leaders, from one of them on."""
        count = len(self.hand)
        return (Seat((start + number) % count) for number in range(count))

    def others(self, seat: Seat) -> Iterator[Seat]:
        """All other leaders, clockwise from the left of one."""
        count = len(self.hand)
        return (Seat((seat + number) % count) for number in range(1, count))

    def neighbors(self, seat: Seat) -> tuple[Seat, Seat]:
        """Those who share a council with the leader, the left one first."""
        return self.left(seat), self.right(seat)

    def councils_of(self, seat: Seat) -> tuple[Council, Council]:
        """The leader's two councils, the left one first."""
        return Council(seat), Council((seat - 1) % len(self.hand))

    def councils(self) -> tuple[Council, ...]:
        return tuple(map(Council, range(len(self.hand))))

    def leaders_of(self, council: Council) -> tuple[Seat, Seat]:
        """The two leaders who share a council, clockwise."""
        return Seat(council), self.left(Seat(council))

    def shared(self, one: Seat, other: Seat) -> Council:
        """The council that two leaders share, or none."""
        if self.left(one) == other:
            return Council(one)
        return Council(other) if self.left(other) == one else NOWHERE

    def other_council(self, seat: Seat, council: Council) -> Council:
        """The leader's council that isn't this one."""
        left, right = self.councils_of(seat)
        return right if council == left else left

    def council_of(self, ally: Ally) -> Council:
        """Where an ally lies, or nowhere."""
        for council, allies in enumerate(self.allies):
            if ally in allies:
                return Council(council)
        return NOWHERE

    # -- what holds now ------------------------------------------------------------------------------

    @property
    def winner(self) -> Seat:
        """Who won the bid; nobody before that."""
        return self.ranks[0] if self.ranks else NOBODY

    def holding(self, rule: type[Rule]) -> list[tuple[Rule, Seat, Card]]:
        """The rules of a kind that hold now: of the current ally (for nobody), then of cards in bid areas, with the
        leaders before whom they lie.
        """
        box = self.box
        found: list[tuple[Rule, Seat, Card]] = []
        if self.rule_of >= 0 and rule in box.round_rules[self.rule_of]:
            found += [(one, NOBODY, Card(-1)) for one in box.this_round[self.rule_of] if isinstance(one, rule)]
        bearers = box.holders.get(rule)
        if bearers:
            kinds = box.kind_of
            bearing = [(seat, card) for seat, cards in enumerate(self.bid) for card in cards if kinds[card] in bearers]
            for seat, card in bearing:
                here = box.in_bid_area[kinds[card]]
                found += [(one, Seat(seat), card) for one in here if isinstance(one, rule)]
        return found

    def round_rule(self, rule: type[Rule]) -> Rule | None:
        """The rule of this kind of the ally whose 'this round' ability holds, if it has one."""
        found: Rule | None = self.box.round_rules[self.rule_of].get(rule) if self.rule_of >= 0 else None
        return found

    def is_last_to_kneel(self, seat: Seat) -> bool:
        """Did this leader kneel when all others were kneeling?"""
        return len(self.knelt) == self.players and self.knelt[-1] == seat

    def in_any_bid(self, kind: Kind) -> bool:
        """Does a card of this name lie in a bid area?"""
        kinds = self.box.kind_of
        return any(kinds[card] == kind for cards in self.bid for card in cards)

    def holder(self, card: Card) -> Seat:
        """In whose bid area a card lies; nobody's if it lies in none."""
        for seat, cards in enumerate(self.bid):
            if card in cards:
                return Seat(seat)
        return NOBODY

    def chosen_by(self, card: Card) -> Seat:
        """The leader whom a card has chosen."""
        return next((leader for one, leader in self.chosen if one == card), NOBODY)

    # -- hands, and who knows them -------------------------------------------------------------------

    def copy_in(self, cards: Iterable[Card], kind: Kind) -> Card | None:
        """A card of that name among these."""
        kinds = self.box.kind_of
        return next((card for card in cards if kinds[card] == kind), None)

    def leave_hand(self, seat: Seat, card: Card) -> None:
        """A card leaves a hand in the open. Whoever knew a copy of it there can't know whether that one is left."""
        kinds, kind = self.box.kind_of, self.box.kind_of[card]
        rest = tuple(one for one in self.hand[seat] if one != card)
        self.hand[seat] = rest
        self.lose_track(card, [one for one in rest if kinds[one] == kind])
        self.show((card,))

    def discard_cards(self, cards: Iterable[Card]) -> None:
        """Cards go to the common discard pile; white ones are removed from the game instead (p. 10)."""
        white, kinds = self.box.is_white, self.box.kind_of
        gone = tuple(cards)
        self.discard += tuple(card for card in gone if not white[kinds[card]])
        self.removed += tuple(card for card in gone if white[kinds[card]])

    def into_hand(self, seat: Seat, cards: Iterable[Card]) -> None:
        """Cards come into a hand: their holder knows them, and so does everybody who may look."""
        came = tuple(cards)
        self.hand[seat] += came
        mask = (1 << seat) | self.viewers(seat)
        for card in came:
            self.known[card] |= mask
        self.barriers += 1

    def viewers(self, seat: Seat) -> int:
        """Those who may look at a hand now, as bits."""
        mask = 0
        for opened in self.open_hands:
            if opened.owner == seat and (opened.by == seat or not self.holding(HandsUntouchableRule)):
                mask |= opened.viewers
        return mask

    def hand_over(self, giver: Seat, taker: Seat, card: Card) -> None:
        """A card changes hands unseen: only the two of them, and those who may look at either hand, know which."""
        seen = bits((giver, taker)) | self.viewers(giver) | self.viewers(taker)
        if len(self.hand[giver]) > 1:
            for one in self.hand[giver]:
                self.known[one] &= seen
        self.hand[giver] = tuple(one for one in self.hand[giver] if one != card)
        self.into_hand(taker, (card,))
        if not self.viewers(giver) & self.viewers(taker):
            joined = self.linked[giver] | self.linked[taker] | bits((giver, taker))
            for seat in range(self.players):
                if joined >> seat & 1:
                    self.linked[seat] |= joined

    def draw_cards(self, seat: Seat, number: int) -> tuple[Card, ...]:
        """Cards from the top of the influence deck; an empty deck is made anew of the discard pile first."""
        drawn: list[Card] = []
        for _ in range(number):
            if not self.deck and self.discard:
                self.deck = self.shuffle(self.discard, "influence-deck")
                self.hide(self.deck)
                self.discard = ()
            if self.deck:
                drawn.append(self.deck[0])
                self.deck = self.deck[1:]
        self.into_hand(seat, drawn)
        return tuple(drawn)

    # -- values that were fixed ----------------------------------------------------------------------

    def fix_value(self, card: Card, difference: int) -> None:
        """This card's value differs by so much from the printed one until the end of the round."""
        self.raised = (*(one for one in self.raised if one[0] != card), (card, difference))

    def unfix_value(self, card: Card) -> None:
        """The card has left the bid areas: only what is printed counts."""
        if self.raised:
            self.raised = tuple(one for one in self.raised if one[0] != card)
