"""A claim: where the ally goes, and what it does."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Iterable
from typing import Any, ClassVar, Final

from maester.engine import PickOne, PickSeveral, Procedure, Refusal, Seat, refuse
from maester.engine.knowledge import bits
from tests.engine.moments.claim.pieces import (
    ABOVE_ALL,
    ALLY,
    INFLUENCE,
    NOBODY,
    PRINTED,
    SPACES,
    Ally,
    Card,
    Council,
    Demand,
    Place,
)
from tests.engine.moments.claim.realm import (
    Bring,
    CardsMoved,
    Claim,
    Look,
    Placed,
    Put,
    Realm,
    Swap,
    Take,
    TokensSwapped,
    names,
    without,
)


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
