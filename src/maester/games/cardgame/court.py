"""The state of a match, and what can be asked about it: where each card is, positions, tokens, plots, lasting effects.

Columns are indexed by card or by seat. Cards are moved only by the few methods at the end, so that none is ever lost.
A card is controlled by the player who played it, which is always its owner (ruling.control-and-ownership).

Nobody can tell copies of a card apart while they are hidden, so a copy that comes into the open takes the first free
number of its title: the number tells nothing about which of the copies it was (see `come_into_the_open`).
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import ClassVar, Final, TypeVar

import msgspec

from maester.engine import Frame, Game, LimitedUse, Moments, Seat
from maester.engine.knowledge import EVERYBODY
from maester.games.cardgame.box import Box
from maester.games.cardgame.texts import CHARACTER, KNEELING, NO_CARD, STANDING, Card, Icon, Title

NOBODY: Final = Seat(-1)
SEATS: Final = (Seat(0), Seat(1))
ORDERS: Final = ((Seat(0), Seat(1)), (Seat(1), Seat(0)))
"""By the first player: the order in which the players act."""
SET_UP: Final = -1
"""The phase before the first round."""
ATTACKER, DEFENDER = "attacker", "defender"
Item = TypeVar("Item")


class Lasting(msgspec.Struct, frozen=True, array_like=True):
    """An effect that lasts for a time: which one, whose, on which cards, how much."""

    effect: int
    source: Card
    seat: Seat
    cards: tuple[Card, ...]
    amount: int
    keywords: int
    until: int


class Challenge(Frame, kw_only=True):
    """A challenge, from the declaration of attackers to its end. It is always the first frame."""

    icon: Icon
    attacker: Seat
    attackers: tuple[Card, ...] = ()
    defenders: tuple[Card, ...] = ()
    bypassed: tuple[Card, ...] = ()
    resolved: bool = False
    winner: Seat = NOBODY
    unopposed: bool = False

    @property
    def defender(self) -> Seat:
        return Seat(1 - self.attacker)

    def role(self, seat: Seat) -> str:
        """Attacking and defending player are roles, whether or not a defender is declared."""
        return ATTACKER if seat == self.attacker else DEFENDER

    def participates(self, card: Card) -> bool:
        return card in self.attackers or card in self.defenders


class Court(Game, kw_only=True):
    """The whole state of a match."""

    box: ClassVar[Box]
    """The cards that are played with; a match of another card file has a state of its own class."""
    moments: ClassVar[Moments]
    """How actions, saves and responses are offered, and passive abilities resolved."""

    house_of: tuple[int, ...]
    """Which House each seat leads: 0 is Stark, 1 is Lannister."""
    goal: int
    """How much power wins."""
    round: int = 0
    phase: int = SET_UP
    first: Seat = Seat(0)
    """The first player."""
    active: Seat = NOBODY
    """The active player of a marshalling or challenge turn."""

    # -- cards of the draw decks, by seat -----------------------------------------------------------
    deck: list[tuple[Card, ...]]
    """The top card first."""
    hand: list[tuple[Card, ...]]
    in_play: list[tuple[Card, ...]]
    """Characters, locations and attachments, in the order in which they came into play."""
    beneath: list[tuple[Card, ...]]
    """Duplicates; `host` says under which character."""
    discard: list[tuple[Card, ...]]
    dead: list[tuple[Card, ...]]
    resolving: tuple[Card, ...] = ()
    """Events that are being resolved."""

    # -- by card ----------------------------------------------------------------------------------
    position: list[int]
    """STANDING or KNEELING."""
    power_on: list[int]
    host: list[Card]
    """The character that bears an attachment or a duplicate."""

    # -- tokens, by seat ----------------------------------------------------------------------------
    gold: list[int]
    banner: list[int]
    """Power won for the House."""
    treasury: int
    power_pool: int
    """Both may fall below 0: the number of tokens doesn't limit play (ruling.token-limits)."""

    # -- plots, by seat -----------------------------------------------------------------------------
    plot: list[Card]
    """The revealed plot, or NO_CARD."""
    plot_deck: list[tuple[Card, ...]]
    used_plots: list[tuple[Card, ...]]
    boxed: tuple[Card, ...] = ()
    """Plots that are out of the game and were never in anybody's hands."""
    draft_deck: tuple[Card, ...] = ()
    dealt: list[tuple[Card, ...]]
    """Plots that a player looks at while drafting."""
    first_picks: list[tuple[Card, ...]]
    second_picks: list[tuple[Card, ...]]
    second_left: list[tuple[Card, ...]]
    """The plots that a player left of two, one for each second pick; they are boxed face down."""
    left_out: list[tuple[Card, ...]]
    """Of 13 plots those that a player didn't choose."""

    # -- what lasts, and what was done ----------------------------------------------------------------
    sources: tuple[Card, ...] = ()
    """Cards in play and revealed plots with a constant text."""
    blanking: tuple[Card, ...] = ()
    """Those that make another card blank."""
    watchers: tuple[Card, ...] = ()
    """Those with a text that waits for strength 0."""
    lasting: tuple[Lasting, ...] = ()
    initiated: list[tuple[Icon, ...]]
    """Challenges that a player has initiated in this phase."""
    won: tuple[tuple[Seat, Icon], ...] = ()
    """Who has won which challenges in this round; they all belong to its one challenges phase."""
    played: list[tuple[Card, ...]]
    """Characters, locations and attachments that a player has played in this round."""
    uses: tuple[LimitedUse, ...] = ()
    """Uses of limited texts, by a card (of an event: by the player)."""

    # -- players ------------------------------------------------------------------------------------

    @property
    def order(self) -> tuple[Seat, Seat]:
        """The first player, then the opponent."""
        return ORDERS[self.first]

    def owner(self, card: Card) -> Seat:
        """Whose card it is; of a plot, whose revealed plot it is."""
        seat = self.box.owners[self.house_of[0]][card]
        return seat if seat >= 0 else SEATS[self.plot[0] != card]

    def power(self, seat: Seat) -> int:
        """All power of a player: on the banner and on own characters (page 11)."""
        power_on = self.power_on
        return self.banner[seat] + sum([power_on[card] for card in self.in_play[seat]])

    # -- cards --------------------------------------------------------------------------------------

    @property
    def challenge(self) -> Challenge | None:
        """The challenge that is going on."""
        frames = self.frames
        if frames:
            first = frames[0]
            if isinstance(first, Challenge):
                return first
        return None

    def cards_in_play(self) -> tuple[Card, ...]:
        """The first player's cards, then the opponent's."""
        first = self.first
        return self.in_play[first] + self.in_play[1 - first]

    def is_in_play(self, card: Card) -> bool:
        return card in self.in_play[0] or card in self.in_play[1]

    def characters(self, seat: Seat) -> list[Card]:
        types = self.box.type
        return [card for card in self.in_play[seat] if types[card] == CHARACTER]

    def standing_characters(self, seat: Seat) -> list[Card]:
        types, position = self.box.type, self.position
        return [card for card in self.in_play[seat] if types[card] == CHARACTER and position[card] == STANDING]

    def is_standing(self, card: Card) -> bool:
        return self.position[card] == STANDING

    def attachments(self, card: Card) -> list[Card]:
        """The attachments that a character bears, whoever's they are; duplicates are none."""
        host = self.host
        return [other for seat in self.order for other in self.in_play[seat] if host[other] == card]

    def duplicates(self, card: Card) -> list[Card]:
        host = self.host
        return [other for other in self.beneath[self.owner(card)] if host[other] == card]

    def copy_in(self, cards: Iterable[Card], title: Title) -> Card:
        """The first copy of a title among these cards, or NO_CARD."""
        titles = self.box.title_of
        for card in cards:
            if titles[card] == title:
                return card
        return NO_CARD

    def unseen(self, seat: Seat, titles: tuple[Title, ...]) -> Iterator[Title]:
        """Of these titles those that could be in a player's hand, as far as everybody knows."""
        box, known = self.box, self.known
        hand = self.hand[seat]
        open_cards = [card for card in hand if known[card] == EVERYBODY]
        if len(open_cards) == len(hand):
            yield from {box.title_of[card]: None for card in open_cards if box.title_of[card] in titles}
            return
        owners = box.owners[self.house_of[0]]
        for title in titles:
            for card in box.copies[title]:
                if owners[card] == seat and (known[card] != EVERYBODY or card in open_cards):
                    yield title
                    break

    # -- moving cards ---------------------------------------------------------------------------------

    def come_into_the_open(self, seat: Seat, card: Card) -> Card:
        """A card of the seat's hand or deck becomes visible to all: the number under which it does.

        Whoever knew one of several equal copies in that place can't know which of them is left there.
        """
        hand, deck = self.hand[seat], self.deck[seat]
        copies = self.box.copies[self.box.title_of[card]]
        if card in hand:
            self.lose_track(card, [other for other in copies if other != card and other in hand])
        lowest = next(other for other in copies if other in hand or other in deck)
        if lowest != card:
            for pile in (self.hand, self.deck):
                pile[seat] = tuple(
                    card if other == lowest else lowest if other == card else other for other in pile[seat]
                )
            self.known[card] = self.known[lowest]
        self.show((lowest,))
        return lowest

    def take(self, seat: Seat, card: Card) -> Card:
        """Takes a card openly out of the hand or the deck; returns the number that it has in the open."""
        card = self.come_into_the_open(seat, card)
        pile = self.hand if card in self.hand[seat] else self.deck
        pile[seat] = without(pile[seat], card)
        return card

    def enter_play(self, seat: Seat, card: Card, host: Card = NO_CARD) -> None:
        """A card comes into play standing, an attachment on its character (page 9)."""
        self.in_play[seat] += (card,)
        self.position[card] = STANDING
        self.host[card] = host
        self.settle_sources()

    def leave_play(self, card: Card) -> None:
        """A card leaves its place in play; where it goes is said next. Power on it returns to the pool."""
        seat = self.owner(card)
        self.in_play[seat] = without(self.in_play[seat], card)
        self.beneath[seat] = without(self.beneath[seat], card)
        self.power_pool += self.power_on[card]
        self.power_on[card] = 0
        self.position[card] = STANDING
        self.host[card] = NO_CARD
        challenge = self.challenge
        if challenge is not None and challenge.participates(card):
            challenge.attackers = without(challenge.attackers, card)
            challenge.defenders = without(challenge.defenders, card)
        if self.lasting:
            self.lasting = tuple(_without_card(self.lasting, card))
        if self.uses:
            self.uses = tuple(use for use in self.uses if use.by != card)
        self.settle_sources()

    def settle_sources(self) -> None:
        """Notes which cards have constant texts, and which wait for strength 0."""
        box = self.box
        is_source, watches, blanks = box.is_source, box.watches, box.blanks
        here = (*(plot for plot in self.plot if plot >= 0), *self.in_play[0], *self.in_play[1])
        self.sources = tuple([card for card in here if is_source[card]])
        self.blanking = tuple([card for card in self.sources if blanks[card]])
        self.watchers = tuple([card for card in here if watches[card]])

    def kneel(self, card: Card) -> None:
        self.position[card] = KNEELING

    def stand(self, card: Card) -> None:
        self.position[card] = STANDING


def without(items: tuple[Item, ...], gone: Item) -> tuple[Item, ...]:
    return tuple([item for item in items if item != gone])


def _without_card(lasting: tuple[Lasting, ...], card: Card) -> Iterator[Lasting]:
    """Effects on a card end when it leaves play; effects on nothing are dropped."""
    for effect in lasting:
        if card not in effect.cards:
            yield effect
        elif len(effect.cards) > 1:
            yield msgspec.structs.replace(effect, cards=without(effect.cards, card))
