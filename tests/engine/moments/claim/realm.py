"""The state of the realm: moves, events, claims and who knows what."""

from __future__ import annotations

from collections.abc import Iterator

from maester.engine import Event, Frame, Game, Modifier, Move, Seat
from tests.engine.moments.claim.pieces import (
    NOBODY,
    NOWHERE,
    PRINTED,
    Ally,
    Card,
    Council,
    Demand,
    Effect,
    Place,
    Token,
)


class Play(Move, frozen=True):
    card: Card
    typed = "play {card}"


class Put(Move, frozen=True):
    council: Council
    typed = "put {council}"


class Look(Move, frozen=True):
    leader: Seat
    typed = "look {leader}"


class Take(Move, frozen=True):
    card: Card
    typed = "take {card}"


class Bring(Move, frozen=True):
    ally: Ally
    typed = "bring {ally}"


class Swap(Move, frozen=True):
    token: Place
    typed = "swap {token}"


class Revealed(Event, frozen=True):
    ally: Ally


class Placed(Event, frozen=True):
    """An ally, or a power token if there is no ally, comes to a council."""

    leader: Seat
    council: Council
    ally: Ally | None = None


class CardsMoved(Event, frozen=True):
    """Cards are named as they are printed, since nobody can tell copies apart; no names: they were not seen."""

    what: str
    leader: Seat
    owner: Seat
    cards: tuple[str, ...] = ()


class TokensSwapped(Event, frozen=True):
    places: tuple[Place, ...]


class Counted(Event, frozen=True):
    council: Council
    power: int


class Claim(Frame, kw_only=True):
    """A claim while it lasts."""

    claimer: Seat
    ally: Ally
    demands: tuple[Demand, ...]
    """What binds it from outside: for the winner's claim fixed when the winner was determined."""
    council: Council = NOWHERE
    looked_at: Seat = NOBODY


class Realm(Game, kw_only=True):
    """The whole state. Council number n is shared by the leaders n and n + 1."""

    hand: list[tuple[Card, ...]]
    bid: list[tuple[Card, ...]]
    stock: tuple[Card, ...]
    discarded: tuple[Card, ...] = ()
    allies: list[tuple[Ally, ...]]
    deck: tuple[Ally, ...]
    tokens: list[tuple[Token, ...]]
    supply: tuple[Token, ...]
    current: tuple[Ally, ...] = ()
    first: Seat = Seat(0)

    @property
    def leaders(self) -> tuple[Seat, ...]:
        """All leaders, clockwise from the first player."""
        return tuple(Seat((self.first + number) % len(self.hand)) for number in range(len(self.hand)))

    def councils_of(self, leader: Seat) -> tuple[Council, ...]:
        return tuple(map(Council, sorted(((leader - 1) % len(self.hand), leader))))

    def other_council(self, claim: Claim) -> Council:
        return next(council for council in self.councils_of(claim.claimer) if council != claim.council)

    def effects(self, when: str, winner: Seat) -> Iterator[tuple[Seat, Card, Effect]]:
        """What the cards in the bid areas do at a moment; 'you' is the leader before whom a card lies."""
        for you in self.leaders:
            shared = set(self.councils_of(you)) & set(self.councils_of(winner))
            holds = {"": True, "you_won": you == winner, "you_did_not_win": you != winner}
            holds["neighbor_won"] = you != winner and bool(shared)
            for card in self.bid[you]:
                for effect in PRINTED[card].effects:
                    if effect.when == when and holds[effect.condition]:
                        yield you, card, effect

    def demanded(self, effect: Effect, you: Seat, claimer: Seat) -> tuple[Council, ...]:
        """The councils of the claimer that a placement rule wants: those with most of something."""
        worth = {council: self.worth(effect, you, council) for council in self.councils_of(claimer)}
        return tuple(council for council, found in worth.items() if found == max(worth.values()) > 0)

    def worth(self, effect: Effect, you: Seat, council: Council) -> int:
        """How much a council has of what a placement rule looks for."""
        allies = [PRINTED[ally] for ally in self.allies[council]]
        if effect.rule == "shared_with_you":
            return council in self.councils_of(you)
        if effect.rule == "with_ally":
            return sum(ally.name in effect.allies for ally in allies)
        return len(allies) if effect.rule == "most_allies" else max((ally.value for ally in allies), default=0)

    def turn_up(self) -> Ally:
        """The top card of the ally deck is turned up: everybody sees it."""
        ally, self.deck = self.deck[0], self.deck[1:]
        self.show((ally,))
        self.tell(Revealed(ally))
        return ally

    def take_back(self, when: str, winner: Seat) -> None:
        """Cards go from bid areas back to hands. All have seen them, so all go on knowing them."""
        for you, card, effect in tuple(self.effects(when, winner)):
            if effect.op == "keep_card":
                self.bid[you] = without(self.bid[you], card)
                self.hand[you] += (card,)
                self.tell(CardsMoved("taken-back", you, you, names(card)))


def values(*pieces: int) -> Iterator[Modifier]:
    """A bid or the power of a council, line by line."""
    return (Modifier(PRINTED[piece].value, PRINTED[piece].name) for piece in pieces)


def without(cards: tuple[Card, ...], gone: Card) -> tuple[Card, ...]:
    return tuple(card for card in cards if card != gone)


def names(*pieces: int) -> tuple[str, ...]:
    """The printed names: what tells a piece from another."""
    return tuple(sorted(PRINTED[piece].name for piece in pieces))
