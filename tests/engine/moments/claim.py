"""The winner of a bid claims an ally, who reveals and claims another, who claims another: a claim inside a claim.

A throw-away game for three or four leaders. Where an ally may be placed is demanded by cards of different rank; what
a card does is data, and the code knows operations only. Hands are known in part, to some; tokens to nobody.
"""

from __future__ import annotations

from abc import abstractmethod
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from random import Random
from typing import Any, ClassVar, Final, NewType

import msgspec

from maester.engine import (
    Definition,
    Event,
    Frame,
    Game,
    Modifier,
    Move,
    Names,
    Options,
    PickOne,
    PickSeveral,
    Procedure,
    Refusal,
    Seat,
    redeal,
    refuse,
    register,
    total,
)
from maester.engine.knowledge import bits

Ally = NewType("Ally", int)
Card = NewType("Card", int)
Token = NewType("Token", int)
Council = NewType("Council", int)
Place = NewType("Place", int)
Demand = tuple[int, tuple[Council, ...]]
"""A rank, and the councils that a rule of that rank demands."""


class Effect(msgspec.Struct, frozen=True):
    """One step of what a card does: the operation, when, under which condition, and its words."""

    op: str
    when: str = "when_claimed"
    condition: str = msgspec.field(default="", name="if")
    rule: str = ""
    allies: tuple[str, ...] = ()
    precedence: bool = False
    council: str = "this_ally"


class Printed(msgspec.Struct, frozen=True):
    """What a piece shows on its face."""

    name: str
    value: int
    copies: int = 1
    effects: tuple[Effect, ...] = ()


DATA: Final = [
    {"name": "renly", "value": 3}, {"name": "bran", "value": 2}, {"name": "tywin", "value": 6},
    {"name": "loras", "value": 3, "effects": [
        {"op": "place_ally", "rule": "with_ally", "allies": ["renly"]}, {"op": "claim_extra"}]},
    {"name": "quentyn", "value": 2, "effects": [{"op": "claim_extra"}]},
    {"name": "sansa", "value": 4, "effects": [{"op": "place_ally", "rule": "with_strongest_ally", "precedence": True}]},
    {"name": "hodor", "value": 3, "effects": [{"op": "place_ally", "rule": "with_ally", "allies": ["bran"]}]},
    {"name": "shae", "value": 3, "effects": [{"op": "move_ally"}]},
    {"name": "varys", "value": 2, "effects": [{"op": "look_hand"}, {"op": "take_hand_card"}]},
    {"name": "jorah", "value": 3, "effects": [{"op": "look_hand"}]},
    {"name": "petyr", "value": 2, "effects": [{"op": "swap_tokens"}]},
    {"name": "strings", "value": 4, "copies": 4, "effects": [
        {"when": "in_bid_area", "op": "place_ally", "rule": "shared_with_you", "if": "neighbor_won"}]},
    {"name": "pack", "value": 5, "copies": 2, "effects": [
        {"when": "in_bid_area", "op": "place_ally", "rule": "most_allies", "if": "you_won"}]},
    {"name": "matchmaker", "value": 6, "copies": 2, "effects": [
        {"when": "after_claim", "op": "claim_extra", "council": "other_than_first", "if": "you_won"}]},
    {"name": "bribery", "value": 2, "copies": 4, "effects": [{"when": "triumph", "op": "keep_card"}]},
    {"name": "contingency", "value": 5, "copies": 4, "effects": [
        {"when": "cleanup", "op": "keep_card", "if": "you_did_not_win"}]},
    {"name": "throne", "value": 11, "copies": 6},
    *({"name": f"worth-{value}", "value": value, "copies": 4} for value in (1, 2, 3)),
]  # fmt: skip
COPIES: Final = [(one, copy + 1) for one in msgspec.convert(DATA, list[Printed]) for copy in range(one.copies)]
PRINTED: Final = tuple(one for one, _ in COPIES)
"""Allies, cards and tokens share one numbering, because `known` is one column."""
ALLIES: Final = tuple(map(Ally, range(11)))
CARDS: Final = tuple(map(Card, range(11, 33)))
TOKENS: Final = tuple(map(Token, range(33, 45)))
LEADERS: Final = ("cersei", "euron", "olenna", "doran")
COUNCILS: Final = ("north", "east", "south", "west")
INFLUENCE, ALLY, ABOVE_ALL = range(3)
HAND, TURNS, SPACES, NOBODY, NOWHERE = 5, 2, len(TOKENS), Seat(-1), Council(-1)
PIECES: Final = Names("piece", [one.name if one.copies == 1 else f"{one.name}-{copy}" for one, copy in COPIES])
NAMES: Final = {
    **dict.fromkeys((Ally, Card, Token), PIECES),
    Council: Names("council", COUNCILS),
    Place: Names("place", [f"{council}-{number + 1}" for council in COUNCILS for number in range(SPACES)]),
}


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


class ClaimQuestion(PickOne, frozen=True):
    """Something that the claimer chooses in a claim."""

    claim: int
    rule: ClassVar[str]
    """What a choice breaks that isn't among the possible ones."""

    def who(self, game: Realm) -> Seat:
        return game.frame(Claim, self.claim).claimer

    def details(self, game: Realm) -> dict[str, Any]:
        return {"ally": PRINTED[game.frame(Claim, self.claim).ally].name}

    def broken(self, game: Realm, seat: Seat, value: Any) -> Refusal | None:
        return None if value in tuple(self.among(game)) else refuse(self.rule)


class PlaceInCouncil(ClaimQuestion, frozen=True):
    """One of the claimer's two councils. The highest rank of rules that demands anything decides; if rules of that
    rank conflict, the claimer chooses which one to obey.
    """

    move = Put
    rule = "claim.place-ally"

    @abstractmethod
    def demands(self, game: Realm) -> tuple[Demand, ...]:
        """What the rules of all ranks demand."""

    def among(self, game: Realm) -> Iterable[Council]:
        return game.councils_of(self.who(game))

    def broken(self, game: Realm, seat: Seat, council: Council) -> Refusal | None:
        demands = self.demands(game)
        highest = max((rank for rank, _ in demands), default=INFLUENCE)
        wanted = [set(councils) for rank, councils in demands if rank == highest]
        refusal = super().broken(game, seat, council)
        if refusal is None and wanted and council not in (set.intersection(*wanted) or set.union(*wanted)):
            refusal = refuse("precedence.card-over-rulebook", rank=highest)
        return refusal


class PlaceAlly(PlaceInCouncil, frozen=True):
    def demands(self, game: Realm) -> tuple[Demand, ...]:
        claim = game.frame(Claim, self.claim)
        own = (
            (ABOVE_ALL if effect.precedence else ALLY, game.demanded(effect, claim.claimer, claim.claimer))
            for effect in PRINTED[claim.ally].effects
            if effect.op == "place_ally"
        )
        return (*claim.demands, *(demand for demand in own if demand[1]))

    def chosen(self, game: Realm, seat: Seat, council: Council) -> None:
        claim = game.frame(Claim, self.claim)
        claim.council = council
        game.allies[council] += (claim.ally,)
        game.tell(Placed(seat, council, claim.ally))


class ResolveAbility(Procedure, frozen=True):
    """The rest of the 'when claimed' ability, in the order of the card."""

    claim: int

    def run(self, game: Realm) -> None:
        effects = PRINTED[game.frame(Claim, self.claim).ally].effects
        game.then(*(OPERATIONS[effect.op](self.claim) for effect in effects if effect.op != "place_ally"))


class PlaceToken(PlaceInCouncil, frozen=True):
    """The token for winning: facedown, unseen by the winner too; bound by influence cards, not by the ally."""

    def demands(self, game: Realm) -> tuple[Demand, ...]:
        return game.frame(Claim, self.claim).demands

    def chosen(self, game: Realm, seat: Seat, council: Council) -> None:
        game.tokens[council] += game.supply[:1]
        game.supply = game.supply[1:]
        game.tell(Placed(seat, council))


class AfterClaim(Procedure, frozen=True):
    claim: int

    def run(self, game: Realm) -> None:
        winner = game.frame(Claim, self.claim).claimer
        game.then(*(ClaimExtra(self.claim, effect.council) for _, _, effect in game.effects("after_claim", winner)))


class ClaimExtra(Procedure, frozen=True):
    """Reveals another ally and claims it in full: a claim inside the claim. No influence card of the bid binds it, and
    it brings no token.
    """

    claim: int
    council: str = "this_ally"

    def run(self, game: Realm) -> None:
        outer = game.frame(Claim, self.claim)
        if not game.deck:
            return
        demand = (ALLY, (outer.council,)) if self.council == "this_ally" else (INFLUENCE, (game.other_council(outer),))
        game.open(Claim(claimer=outer.claimer, ally=game.turn_up(), demands=(demand,)), PlaceAlly, ResolveAbility)


class BringAlly(ClaimQuestion, frozen=True):
    """An ally of the claimer's other council moves to the council of this one."""

    move = Bring
    rule = "card.shae"

    def among(self, game: Realm) -> Iterable[Ally]:
        return game.allies[game.other_council(game.frame(Claim, self.claim))]

    def chosen(self, game: Realm, seat: Seat, ally: Ally) -> None:
        claim = game.frame(Claim, self.claim)
        other = game.other_council(claim)
        game.allies[other] = tuple(one for one in game.allies[other] if one != ally)
        game.allies[claim.council] += (ally,)
        game.tell(Placed(seat, claim.council, ally))


class LookAtHand(ClaimQuestion, frozen=True):
    """The claimer, and nobody else, sees the hand of another leader."""

    move = Look
    rule = "ruling.must-and-may"

    def among(self, game: Realm) -> Iterable[Seat]:
        return (leader for leader in game.leaders if leader != self.who(game) and game.hand[leader])

    def chosen(self, game: Realm, seat: Seat, leader: Seat) -> None:
        game.frame(Claim, self.claim).looked_at = leader
        game.show(game.hand[leader], (seat,))
        seen = CardsMoved("looked-at", seat, leader, names(*game.hand[leader]))
        game.tell(seen, to=(seat,), otherwise=CardsMoved("looked-at", seat, leader))


class TakeCard(ClaimQuestion, frozen=True):
    """A card of that hand, unseen by the others: what they knew of that hand may now be here or there."""

    move = Take
    rule = "card.varys"

    def among(self, game: Realm) -> Iterable[Card]:
        owner = game.frame(Claim, self.claim).looked_at
        return game.hand[owner] if owner != NOBODY else ()

    def chosen(self, game: Realm, seat: Seat, card: Card) -> None:
        owner = game.frame(Claim, self.claim).looked_at
        if len(game.hand[owner]) > 1:
            for one in game.hand[owner]:
                game.known[one] &= bits((seat, owner))
        game.hand[owner] = without(game.hand[owner], card)
        game.hand[seat] += (card,)
        taken = CardsMoved("taken", seat, owner, names(card))
        game.tell(taken, to=(seat, owner), otherwise=CardsMoved("taken", seat, owner))


class SwapTokens(PickSeveral, frozen=True):
    """One token in each of the claimer's councils, picked by where they lie; nobody looks at them."""

    claim: int
    picked: tuple[Place, ...] = ()
    move = Swap

    def who(self, game: Realm) -> Seat:
        return game.frame(Claim, self.claim).claimer

    def number(self, game: Realm) -> int:
        return 2 if all(game.tokens[council] for council in game.councils_of(self.who(game))) else 0

    def among(self, game: Realm) -> Iterable[Place]:
        return map(Place, range(SPACES * len(game.tokens)))

    def broken(self, game: Realm, seat: Seat, place: Place) -> Refusal | None:
        council, index = divmod(place, SPACES)
        if council not in game.councils_of(seat) or index >= len(game.tokens[council]):
            return refuse("ruling.token-move-blind")
        if any(council == picked // SPACES for picked in self.picked):
            return refuse("claim.two-councils")
        return None

    def complete(self, game: Realm, seat: Seat, places: tuple[Place, ...]) -> None:
        (one, first), (other, second) = (divmod(place, SPACES) for place in places)
        ours, theirs = list(game.tokens[one]), list(game.tokens[other])
        ours[first], theirs[second] = theirs[second], ours[first]
        game.tokens[one], game.tokens[other] = tuple(ours), tuple(theirs)
        game.tell(TokensSwapped(places))


OPERATIONS: Final[dict[str, Any]] = {
    "claim_extra": ClaimExtra,
    "move_ally": BringAlly,
    "look_hand": LookAtHand,
    "take_hand_card": TakeCard,
    "swap_tokens": SwapTokens,
}


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


class CouncilView(msgspec.Struct, frozen=True):
    allies: list[str]
    tokens: list[int | None]
    """None: facedown."""


class HandView(msgspec.Struct, frozen=True):
    known: list[str]
    """The cards that this seat holds, or knows to be there."""
    unknown: int


class RealmView(msgspec.Struct, frozen=True):
    councils: dict[str, CouncilView]
    hands: dict[str, HandView]
    bids: dict[str, list[str]]
    discarded: list[str]
    current: list[str]
    claims: list[tuple[str, str]]
    """Who claims whom; the innermost claim last."""
    stock: int
    deck: int
    supply: int
    first: str


def view(game: Realm, seat: Seat | None) -> RealmView:
    hands = [[card for card in hand if game.knows(seat, card)] for hand in game.hand]
    return RealmView(
        councils={
            COUNCILS[council]: CouncilView(
                allies=[PRINTED[ally].name for ally in game.allies[council]],
                tokens=[PRINTED[t].value if game.knows(seat, t) else None for t in game.tokens[council]],
            )
            for council in range(len(game.allies))
        },
        hands={
            LEADERS[leader]: HandView(list(names(*hands[leader])), len(game.hand[leader]) - len(hands[leader]))
            for leader in sorted(game.leaders)
        },
        bids={LEADERS[leader]: list(names(*game.bid[leader])) for leader in sorted(game.leaders)},
        discarded=list(names(*game.discarded)),
        current=list(names(*game.current)),
        claims=[(LEADERS[f.claimer], PRINTED[f.ally].name) for f in game.frames if isinstance(f, Claim)],
        stock=len(game.stock),
        deck=len(game.deck),
        supply=len(game.supply),
        first=LEADERS[game.first],
    )


def determinize(game: Realm, seat: Seat | None, rng: Random) -> None:
    """Hands and stock look the same from behind, and so do the tokens in councils and in the supply."""
    *game.hand, game.stock = redeal(game.known, seat, rng, [*game.hand, game.stock])
    *game.tokens, game.supply = redeal(game.known, seat, rng, [*game.tokens, game.supply])
    (game.deck,) = redeal(game.known, seat, rng, [game.deck])


def hidden(game: Realm, seat: Seat | None) -> dict[str, Any]:
    found: dict[str, str] = {}
    for what, piles in {
        "card": (*game.hand, game.stock),
        "token": (*game.tokens, game.supply),
        "ally": (game.deck,),
    }.items():
        places = {
            f"{what} {number} {place}": PRINTED[piece].name
            for number, pile in enumerate(piles)
            for place, piece in enumerate(pile)
            if not game.knows(seat, piece)
        }
        if len(set(places.values())) > 1:
            found |= places
    return found


def invariants(game: Realm) -> Iterator[str]:
    """What must hold at every decision."""
    claimed = [f.ally for f in game.frames if isinstance(f, Claim) and f.council == NOWHERE]
    piles = (*game.hand, *game.bid, game.stock, game.discarded, *game.allies, game.deck, game.current, claimed)
    pieces = [piece for pile in (*piles, *game.tokens, game.supply) for piece in pile]
    if sorted(pieces) != list(range(len(PRINTED))):
        yield "a piece is lost or doubled"
    for leader in game.leaders:
        if not all(game.knows(leader, card) for card in (*game.hand[leader], *game.discarded)):
            yield f"{LEADERS[leader]} doesn't know the own hand or the discard pile"
    if game.outcome is None and any(game.known[token] for token in TOKENS):
        yield "somebody knows a token"


def seats(players: int, options: Options) -> tuple[str, ...]:
    return LEADERS[:players]


def scenario(position: Mapping[str, Any], players: int, options: Options) -> Realm:
    """A position before a bid: what lies where; what isn't named is in stock, deck and supply, in its order."""

    def named(what: str, places: Iterable[str]) -> list[tuple[Any, ...]]:
        return [tuple(map(PIECES.read, position.get(what, {}).get(place, ()))) for place in places]

    seats, councils = LEADERS[:players], COUNCILS[:players]
    hand, allies, tokens = named("hands", seats), named("allies", councils), named("tokens", councils)
    (top,) = named("top", ("deck",))
    laid = {piece for pile in (*hand, *allies, *tokens, top) for piece in pile}
    game = Realm(
        hand=hand,
        bid=[()] * players,
        stock=tuple(card for card in CARDS if card not in laid),
        allies=allies,
        deck=(*top, *(ally for ally in ALLIES if ally not in laid)),
        tokens=tokens,
        supply=tuple(token for token in TOKENS if token not in laid),
        known=[0] * len(PRINTED),
    )
    for leader in game.leaders:
        game.show(game.hand[leader], (leader,))
        game.show(game.allies[leader])
    game.then(*(STEPS[step]() for step in position.get("then", ("round",))), EndOfGame())
    return game


def set_up(players: int, options: Options) -> Realm:
    """Two rounds, a new season, one more round."""
    return scenario({"then": ("mix", "deal", "round", "round", "deal", "round")}, players, options)


STEPS: Final[dict[str, type[Any]]] = {"mix": MixAlliesAndTokens, "deal": DealCards, "round": PlayRound}
GAME: Final = register(
    Definition(
        id="moment-claim",
        titles={"en": "A claim inside a claim", "pl": "Zdobycie w zdobyciu"},
        players=(3, 4),
        rules_version=1,
        package=__name__,
        state=Realm,
        names=NAMES,
        seats=seats,
        set_up=set_up,
        scenario=scenario,
        view=view,
        determinize=determinize,
        hidden=hidden,
        invariants=invariants,
    )
)
