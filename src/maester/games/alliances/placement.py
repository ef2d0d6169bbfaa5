"""Where a claimed ally is placed (p. 6, 9, 12): the rulebook leaves it to the claimer, influence cards may demand a
council, the ally's own ability comes before those, and a few allies come before everything.

If rules of the same rank conflict the claimer chooses which one to obey.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Mapping
from typing import ClassVar, Literal

from maester.engine import Event, Frame, PickOne, Procedure, Refusal, Seat, refuse
from maester.games.alliances.abilities import (
    MUST_CHOOSE,
    AbilityChoice,
    AbilityInUse,
    ResolvedOperation,
    is_true,
    seats_of,
)
from maester.games.alliances.box import NO_ALLY, NO_CARD, NOWHERE, Ally, Card, Council, Kind, Token
from maester.games.alliances.councils import ChooseCouncil, council_move, council_of, names_a_council
from maester.games.alliances.realm import Demand, Realm
from maester.games.alliances.vocabulary import (
    IN_BID_AREA,
    TRIUMPH,
    WHEN_CLAIMED,
    Condition,
    Leaders,
    NamedAllies,
    Operation,
)

INFLUENCE, ALLY, ABOVE_ALL = range(3)
"""The ranks of placement rules."""


class AllyPlaced(Event, frozen=True):
    """An ally was claimed and placed."""

    leader: Seat
    ally: Ally
    one: Seat
    other: Seat


class Claim(Frame, kw_only=True):
    """A claim while it lasts. An ability of the ally may open another one inside it."""

    claimer: Seat
    ally: Ally
    is_winners: bool = False
    """It is the claim of the current ally by the winner, and not an additional one."""
    contested: bool = False
    """Another leader took the place of who claimed: nothing binds this claim, neither the bid nor the ability behind
    it."""
    resolve: bool = True
    """The ally's 'when claimed' ability counts."""
    wanted: tuple[Council, ...] = ()
    """The councils that the ability behind an additional claim names, and its rank."""
    rank: int = INFLUENCE
    chosen: Council = NOWHERE
    """The council that another leader chose for the claimer."""
    tokens: tuple[Token, ...] = ()
    """Power tokens that lie on the ally."""


class PlaceAllyOperation(ResolvedOperation, frozen=True, kw_only=True, tag="place_ally"):
    """Restricts where the claimed ally is placed."""

    moments = (IN_BID_AREA, TRIUMPH, WHEN_CLAIMED)
    only_at = (
        ("rule", "shared_with_you", IN_BID_AREA),
        ("rule", "most_allies", TRIUMPH),
        ("rule", "shared_with_chosen", TRIUMPH),
        ("rule", "with_ally", WHEN_CLAIMED),
        ("rule", "with_strongest_ally", WHEN_CLAIMED),
        ("rule", "fewest_allies", WHEN_CLAIMED),
        ("rule", "any_council", WHEN_CLAIMED),
    )
    needed_with = (
        ("rule", "with_ally", "allies"),
        ("rule", "chosen_by", "leader"),
    )
    of_conditions: ClassVar[Mapping[str, tuple[Condition, ...]]] = {"power": Operation.of_conditions["power"]}
    is_placing = True
    rule: Literal[
        "shared_with_you", "with_ally", "with_strongest_ally", "fewest_allies", "most_allies", "any_council",
        "chosen_by", "shared_with_chosen",
    ]  # fmt: skip
    allies: NamedAllies = NamedAllies()
    leader: Leaders | None = None
    tokens: bool = False
    precedence: bool = False

    @property
    def whom(self) -> Leaders:
        return self.leader or "you"

    def __post_init__(self) -> None:
        super().__post_init__()
        if self.condition == "your_ally" and not self.allies:
            raise self.missing("allies")
        for field in ("may", "if_done", "after_claim"):  # where an ally is placed is settled before all that
            if self.said(field):
                raise self.misplaced(field)

    def apply(self, game: Realm, number: int, ability: AbilityInUse, seats: tuple[Seat, ...]) -> None:
        """In the order of triumph abilities: another leader chooses the council. All else was settled before."""
        if self.rule == "chosen_by" and seats and game.current != NO_ALLY:
            game.then(ChooseForWinner(number, seats[0]))

    def demanded(self, game: Realm, claim: Claim) -> tuple[Council, ...]:
        """The councils that an ally's own rule demands; none: it restricts nothing."""
        own = game.councils_of(claim.claimer)
        if self.rule == "with_ally":
            return tuple(council for council in own if any(ally in game.allies[council] for ally in self.allies))
        if self.rule == "with_strongest_ally":
            power = game.box.power
            best = {council: max((power[ally] for ally in game.allies[council]), default=-1) for council in own}
            highest = max(best.values())
            return tuple(council for council in own if best[council] == highest >= 0)
        if self.rule == "fewest_allies":
            return by_number(game, own, min)
        if self.rule == "any_council":
            return game.councils()
        return () if claim.chosen == NOWHERE else (claim.chosen,)


# --- what influence cards demand of the winner ----------------------------------------------------


class SettleDemands(Procedure[Realm], frozen=True):
    """When the winner is determined, the cards in the bid areas settle where the winner places ally and tokens."""

    def run(self, game: Realm) -> None:
        box = game.box
        shared: dict[tuple[Kind, bool], Counter[Council]] = {}
        for holder in game.clockwise(game.first):
            for card in game.bid[holder]:
                kind = box.kind_of[card]
                for operation in (*box.in_bid_area[kind], *box.triumph[kind]):
                    if isinstance(operation, PlaceAllyOperation) and is_true(game, operation, holder, card):
                        if operation.rule == "shared_with_you":
                            council = game.shared(holder, game.winner)
                            shared.setdefault((kind, operation.tokens), Counter())[council] += 1
                        else:
                            self.settle(game, operation, holder, card)
        for (kind, tokens), councils in shared.items():
            most = max(councils.values())
            wanted = tuple(sorted(council for council, number in councils.items() if number == most))
            copy = next(card for cards in game.bid for card in cards if box.kind_of[card] == kind)
            game.demands += (Demand(wanted, tokens, copy),)

    def settle(self, game: Realm, operation: PlaceAllyOperation, holder: Seat, card: Card) -> None:
        if operation.rule == "most_allies":
            game.then(ChooseMostAllies(game.winner, card, operation.tokens))
        elif operation.rule == "shared_with_chosen":
            game.demands += (Demand((game.shared(holder, game.chosen_by(card)),), operation.tokens, card),)


class ChooseMostAllies(PickOne[Realm], frozen=True):
    """The council with more allies; the winner chooses if both have as many, once for all that the card places."""

    seat: Seat
    card: Card
    tokens: bool
    move = ChooseCouncil
    rules = ("claim.place-ally", "ruling.conflicting-placement")

    def among(self, game: Realm) -> Iterable[ChooseCouncil]:
        return (council_move(game, council) for council in by_number(game, game.councils_of(self.seat), max))

    def chosen(self, game: Realm, seat: Seat, move: ChooseCouncil) -> None:
        game.demands += (Demand((council_of(move),), self.tokens, self.card),)

    def not_among(self, game: Realm, seat: Seat, move: ChooseCouncil) -> Refusal:
        return refuse("claim.place-ally" if names_a_council(game, move) else "concept.two-councils")

    def details(self, game: Realm) -> dict[str, object]:
        return {"card": game.box.kind_names.write(game.box.kind_of[self.card])}


def by_number(game: Realm, councils: Iterable[Council], best: Callable[[Iterable[int]], int]) -> tuple[Council, ...]:
    """The councils with most (max) or fewest (min) allies."""
    counts = {council: len(game.allies[council]) for council in councils}
    wanted = best(counts.values())
    return tuple(council for council, count in counts.items() if count == wanted)


class ChooseForWinner(AbilityChoice, frozen=True):
    """Another leader chooses in which of the winner's councils the claimed ally is placed."""

    chooser: Seat
    move = ChooseCouncil
    rules = ("claim.place-ally", "ruling.triumph-order", "ruling.conflicting-placement")

    def who(self, game: Realm) -> Seat:
        return self.chooser

    def must_choose(self, game: Realm, seat: Seat) -> Refusal | None:
        return MUST_CHOOSE

    def among(self, game: Realm) -> Iterable[ChooseCouncil]:
        return (council_move(game, council) for council in game.councils_of(game.winner))

    def chosen(self, game: Realm, seat: Seat, move: ChooseCouncil) -> None:
        game.demands += (Demand((council_of(move),), self.operation(game).tokens, self.frame(game).card),)

    def not_among(self, game: Realm, seat: Seat, move: ChooseCouncil) -> Refusal:
        return refuse("claim.place-ally" if names_a_council(game, move) else "concept.two-councils")


# --- placing an ally ------------------------------------------------------------------------------


class AskChooser(Procedure[Realm], frozen=True):
    """If the ally's own ability lets another leader choose its council, that leader is asked first."""

    claim: int

    def run(self, game: Realm) -> None:
        claim = game.frame(Claim, self.claim)
        for operation in own_placing(game, claim):
            if operation.rule == "chosen_by":
                ability = AbilityInUse(you=claim.claimer, moment="when_claimed", ally=claim.ally)
                seats = seats_of(game, ability, operation.whom)
                game.then(*(ChooseForClaimer(self.claim, seat) for seat in seats if seat != claim.claimer))


def own_placing(game: Realm, claim: Claim) -> tuple[PlaceAllyOperation, ...]:
    """What the claimed ally itself says about its placing."""
    if claim.contested or not claim.resolve:
        return ()
    return tuple(one for one in game.box.when_claimed[claim.ally] if isinstance(one, PlaceAllyOperation))


class ChooseForClaimer(PickOne[Realm], frozen=True):
    """Another leader chooses in which of the claimer's councils the ally is placed."""

    claim: int
    chooser: Seat
    move = ChooseCouncil
    rules = ("claim.when-claimed", "ruling.conflicting-placement")

    def who(self, game: Realm) -> Seat:
        return self.chooser

    def among(self, game: Realm) -> Iterable[ChooseCouncil]:
        claimer = game.frame(Claim, self.claim).claimer
        return (council_move(game, council) for council in game.councils_of(claimer))

    def chosen(self, game: Realm, seat: Seat, move: ChooseCouncil) -> None:
        game.frame(Claim, self.claim).chosen = council_of(move)

    def not_among(self, game: Realm, seat: Seat, move: ChooseCouncil) -> Refusal:
        return refuse("claim.place-ally" if names_a_council(game, move) else "concept.two-councils")

    def details(self, game: Realm) -> dict[str, object]:
        claim = game.frame(Claim, self.claim)
        return {"ally": game.box.ally_names.write(claim.ally), "claimer": seat_name(game, claim.claimer)}


def seat_name(game: Realm, seat: Seat) -> str:
    """The leader card of a seat, by its id."""
    return game.box.leader_names.write(game.leaders[seat])


def demands_on(game: Realm, claim: Claim) -> list[tuple[int, tuple[Council, ...], Card]]:
    """All that binds the placing of an ally: a rank, the councils that are demanded, and the card behind it."""
    found: list[tuple[int, tuple[Council, ...], Card]] = []
    if claim.contested:
        return found
    if claim.is_winners:
        found += [(INFLUENCE, demand.councils, demand.card) for demand in game.demands]
    if claim.wanted:
        found.append((claim.rank, claim.wanted, NO_CARD))
    for operation in own_placing(game, claim):
        councils = operation.demanded(game, claim)
        if councils:
            found.append((ABOVE_ALL if operation.precedence else ALLY, councils, NO_CARD))
    return found


def allowed_councils(game: Realm, claim: Claim) -> tuple[Council, ...]:
    """Where the ally may be placed: the highest rank that demands anything decides."""
    own = game.councils_of(claim.claimer)
    demands = demands_on(game, claim)
    if not demands:
        return own
    highest = max(rank for rank, _, _ in demands)
    wanted = [set(councils) for rank, councils, _ in demands if rank == highest]
    common = set.intersection(*wanted) or set.union(*wanted)
    return tuple(council for council in dict.fromkeys((*own, *game.councils())) if council in common)


class PlaceAlly(PickOne[Realm], frozen=True):
    """The claimer places the ally in a council; tokens that lie on it go there too."""

    claim: int
    move = ChooseCouncil
    rules = ("claim.place-ally", "concept.small-council", "goal.best-small-council", "strings.more")

    def who(self, game: Realm) -> Seat:
        return game.frame(Claim, self.claim).claimer

    def among(self, game: Realm) -> Iterable[ChooseCouncil]:
        return (council_move(game, council) for council in allowed_councils(game, game.frame(Claim, self.claim)))

    def chosen(self, game: Realm, seat: Seat, move: ChooseCouncil) -> None:
        claim, council = game.frame(Claim, self.claim), council_of(move)
        game.allies[council] += (claim.ally,)
        game.tokens[council] += claim.tokens
        claim.tokens = ()
        if claim.is_winners:
            game.received = council
        game.tell(AllyPlaced(seat, claim.ally, move.leader, move.neighbor))

    def not_among(self, game: Realm, seat: Seat, move: ChooseCouncil) -> Refusal:
        if not names_a_council(game, move):
            return refuse("concept.two-councils")
        if council_of(move) not in game.councils_of(seat):
            return refuse("claim.place-ally")
        demands = demands_on(game, game.frame(Claim, self.claim))
        rank, _, card = max(demands, key=lambda demand: demand[0])
        if rank == INFLUENCE:
            name = None if card == NO_CARD else game.box.kind_names.write(game.box.kind_of[card])
            return refuse("precedence.card-over-rulebook", card=name)
        return refuse("claim.when-claimed" if rank == ALLY else "placement.mance-sansa-jaqen")

    def details(self, game: Realm) -> dict[str, object]:
        return {"ally": game.box.ally_names.write(game.frame(Claim, self.claim).ally)}
