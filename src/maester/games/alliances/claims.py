"""Claiming an ally (p. 6): who claims it, where it is placed, and its 'when claimed' ability."""

from __future__ import annotations

from collections.abc import Iterable

from maester.engine import Event, Procedure, Seat, YesNo
from maester.games.alliances.abilities import AbilityInUse, ResolvedOperation, UseAbility
from maester.games.alliances.box import Ally
from maester.games.alliances.hand_operations import DiscardCards
from maester.games.alliances.placement import AskChooser, Claim, PlaceAlly
from maester.games.alliances.realm import Realm
from maester.games.alliances.vocabulary import WHEN_CLAIMED, Number


class AllyContested(Event, frozen=True):
    """Another leader claims the ally in the winner's place."""

    leader: Seat
    ally: Ally


def open_claim(game: Realm, claim: Claim) -> None:
    """A claim in the order of the rulebook: settle who claims, place the ally, resolve the rest of its ability."""
    game.open(claim, SettleClaimer, AskChooser, PlaceAlly, ResolveWhenClaimed)


class SettleClaimer(Procedure[Realm], frozen=True):
    """Before the ally is placed, other leaders may have the right to claim it in the claimer's place."""

    claim: int

    def run(self, game: Realm) -> None:
        claim = game.frame(Claim, self.claim)
        for operation in game.box.when_claimed[claim.ally] if claim.resolve else ():
            if isinstance(operation, ContestClaimOperation):
                others = game.others(claim.claimer)
                game.then(*(ContestClaim(self.claim, seat, operation.discard) for seat in others))


class ContestClaimOperation(ResolvedOperation, frozen=True, tag="contest_claim"):
    """Other leaders may discard cards to claim the ally in the claimer's place."""

    moments = (WHEN_CLAIMED,)
    is_placing = True
    discard: Number

    def apply(self, game: Realm, number: int, ability: AbilityInUse, seats: tuple[Seat, ...]) -> None:
        """It was settled before the ally was placed."""


class ContestClaim(YesNo[Realm], frozen=True):
    """May discard cards to claim the ally instead; the first who does ends it."""

    claim: int
    seat: Seat
    discard: int
    rules = ("ruling.claim-sequence", "ruling.short-discard")

    def among(self, game: Realm) -> Iterable[bool]:
        claim = game.frame(Claim, self.claim)
        possible = not claim.contested and len(game.hand[self.seat]) >= self.discard
        return (True, False) if possible else ()

    def chosen(self, game: Realm, seat: Seat, value: bool) -> None:
        if value:
            claim = game.frame(Claim, self.claim)
            claim.claimer, claim.contested = seat, True
            game.tell(AllyContested(seat, claim.ally))
            game.then(DiscardCards(seat, self.discard))

    def details(self, game: Realm) -> dict[str, object]:
        return {"ally": game.box.ally_names.write(game.frame(Claim, self.claim).ally)}


class ResolveWhenClaimed(Procedure[Realm], frozen=True):
    """The rest of the 'when claimed' ability, by the leader who claimed the ally."""

    claim: int

    def run(self, game: Realm) -> None:
        claim = game.frame(Claim, self.claim)
        if claim.contested or not claim.resolve:
            return
        if not all(operation.is_placing for operation in game.box.when_claimed[claim.ally]):
            game.open(AbilityInUse(you=claim.claimer, moment="when_claimed", ally=claim.ally), UseAbility)
