"""Revealing allies, and claiming additional ones."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal

import msgspec

from maester.engine import Event, Seat
from maester.games.alliances.abilities import AbilityInUse, ResolvedOperation
from maester.games.alliances.ally_cards import NewCurrentAlly, put_on_bottom, reveal_another
from maester.games.alliances.ally_operations import AllyChoice
from maester.games.alliances.box import NO_ALLY, NO_CARD, NOWHERE, Ally, Council
from maester.games.alliances.claims import open_claim
from maester.games.alliances.placement import ALLY, INFLUENCE, Claim
from maester.games.alliances.realm import Realm
from maester.games.alliances.vocabulary import ALL, PLAYED, TRIUMPH, WHEN_CLAIMED, Number


class AllyOffered(Event, frozen=True):
    """An ally was revealed beside the current one."""

    ally: Ally


class RevealCurrentOperation(ResolvedOperation, frozen=True, tag="reveal_current"):
    """Another ally is the current one, if there is none."""

    moments = (PLAYED, TRIUMPH)

    def apply(self, game: Realm, number: int, ability: AbilityInUse, seats: tuple[Seat, ...]) -> None:
        if game.current == NO_ALLY:
            game.current = game.rule_of = reveal_another(game)
            game.tell(NewCurrentAlly(None if game.current == NO_ALLY else game.current))
            ability.done = game.current != NO_ALLY


class OfferSecondAllyOperation(ResolvedOperation, frozen=True, tag="offer_second_ally"):
    """An ally is revealed beside the current one; the winner will choose."""

    moments = (PLAYED,)

    def apply(self, game: Realm, number: int, ability: AbilityInUse, seats: tuple[Seat, ...]) -> None:
        ally = reveal_another(game)
        if ally != NO_ALLY:
            game.offered += (ally,)
            game.tell(AllyOffered(ally))
            ability.done = True


class RevealAllyOperation(ResolvedOperation, frozen=True, tag="reveal_ally"):
    """An ally is revealed, for the next operations."""

    moments = (TRIUMPH, WHEN_CLAIMED)

    def is_possible(self, game: Realm, ability: AbilityInUse) -> bool:
        return bool(game.ally_deck or game.dead or game.row)

    def apply(self, game: Realm, number: int, ability: AbilityInUse, seats: tuple[Seat, ...]) -> None:
        ability.revealed = ability.unclaimed = reveal_another(game)
        ability.done = ability.revealed != NO_ALLY


class RevealedToBottomOperation(ResolvedOperation, frozen=True, tag="revealed_to_bottom"):
    """The revealed ally goes to the bottom of the deck."""

    moments = (TRIUMPH, WHEN_CLAIMED)

    def apply(self, game: Realm, number: int, ability: AbilityInUse, seats: tuple[Seat, ...]) -> None:
        if ability.unclaimed != NO_ALLY:
            put_on_bottom(game, ability.unclaimed)
            ability.unclaimed, ability.done = NO_ALLY, True


class ClaimExtraOperation(ResolvedOperation, frozen=True, tag="claim_extra"):
    """'You' claim an additional ally: no influence card of the bid binds it, and it brings no power token."""

    moments = (TRIUMPH, WHEN_CLAIMED)
    only_at = (("council", "this_ally", WHEN_CLAIMED),)
    asks = True
    source: Literal["dead_pile", "revealed"] = msgspec.field(name="from")
    council: Literal["free", "this_ally", "other_than_first"]
    max_power: Number = ALL
    resolve: bool = False
    not_just_killed: bool = False
    fallback: Literal["ally_deck"] | None = None

    def apply(self, game: Realm, number: int, ability: AbilityInUse, seats: tuple[Seat, ...]) -> None:
        if self.source == "revealed":
            if ability.unclaimed != NO_ALLY:
                ally, ability.unclaimed = ability.unclaimed, NO_ALLY
                self.claim(game, ability, ally)
        elif any(True for _ in self.dead(game, ability)):
            game.then(ChooseDead(number))
        elif self.fallback == "ally_deck":
            ally = reveal_another(game)
            if ally != NO_ALLY:
                self.claim(game, ability, ally)

    def dead(self, game: Realm, ability: AbilityInUse) -> Iterator[Ally]:
        """The dead allies that may be claimed."""
        for ally in sorted(game.dead):
            just_killed = self.not_just_killed and ally in ability.killed
            if game.box.power[ally] <= self.max_power and not just_killed:
                yield ally

    def claim(self, game: Realm, ability: AbilityInUse, ally: Ally) -> None:
        """The ally is claimed."""
        wanted: tuple[Council, ...] = ()
        if self.council == "this_ally":
            council = ability.council(game)
            wanted = () if council == NOWHERE else (council,)
        elif self.council == "other_than_first":
            own = game.councils_of(ability.you)
            wanted = (game.other_council(ability.you, game.received),) if game.received in own else ()
        ability.done = True
        rank = INFLUENCE if ability.card != NO_CARD else ALLY
        open_claim(game, Claim(claimer=ability.you, ally=ally, resolve=self.resolve, wanted=wanted, rank=rank))


class ChooseDead(AllyChoice, frozen=True):
    """Chooses an ally of the dead pile to claim."""

    rules = ("kill.public", "claim.when-claimed")

    def among(self, game: Realm) -> Iterator[Ally]:
        operation: ClaimExtraOperation = self.operation(game)
        return operation.dead(game, self.frame(game))

    def chosen(self, game: Realm, seat: Seat, ally: Ally) -> None:
        game.dead = tuple(one for one in game.dead if one != ally)
        self.operation(game).claim(game, self.frame(game), ally)
