"""Claiming an ally (p. 6): who claims it, where it is placed, and its 'when claimed' ability."""

from __future__ import annotations

from collections.abc import Iterable

from maester.engine import Event, Procedure, Seat, YesNo
from maester.games.alliances.abilities import PLACING, Ability, UseAbility
from maester.games.alliances.box import Ally
from maester.games.alliances.hand_operations import DiscardCards
from maester.games.alliances.placement import AskChooser, Claim, PlaceAlly
from maester.games.alliances.realm import Realm


class AllyContested(Event, frozen=True):
    """Another leader claims the ally in the winner's place."""

    leader: Seat
    ally: Ally


def open_claim(game: Realm, claim: Claim) -> None:
    """A claim in the order of the rulebook: settle who claims, place the ally, resolve the rest of its ability."""
    game.open(claim, SettleClaimer, AskChooser, PlaceAlly, ResolveWhenClaimed)


class SettleClaimer(Procedure, frozen=True):
    """Before the ally is placed, other leaders may have the right to claim it in the claimer's place."""

    claim: int

    def run(self, game: Realm) -> None:
        claim = game.frame(Claim, self.claim)
        for effect in game.box.when_claimed[claim.ally] if claim.resolve else ():
            if effect.op == "contest_claim":
                game.then(*(ContestClaim(self.claim, seat, effect.discard) for seat in game.others(claim.claimer)))


class ContestClaim(YesNo, frozen=True):
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


class ResolveWhenClaimed(Procedure, frozen=True):
    """The rest of the 'when claimed' ability, by the leader who claimed the ally."""

    claim: int

    def run(self, game: Realm) -> None:
        claim = game.frame(Claim, self.claim)
        if claim.contested or not claim.resolve:
            return
        if any(effect.op not in PLACING for effect in game.box.when_claimed[claim.ally]):
            game.open(Ability(you=claim.claimer, moment="when_claimed", ally=claim.ally), UseAbility)
