"""Gaining power tokens (p. 9): who takes how many of them from the supply, and in which councils they are placed."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Literal

from maester.engine import Event, PickOne, Procedure, Refusal, Seat, refuse
from maester.games.alliances.abilities import AbilityInUse, LeaderOperation, ResolvedOperation
from maester.games.alliances.box import NO_ALLY, NO_CARD, NOWHERE, Ally, Council
from maester.games.alliances.councils import ChooseCouncil, council_move, council_of, names_a_council
from maester.games.alliances.realm import Realm
from maester.games.alliances.vocabulary import (
    ALL,
    PLAYED,
    RESOLVED,
    THIS_ROUND,
    TRIUMPH,
    WHEN_CLAIMED,
    HowMany,
    Number,
    counted,
)


class TokensGained(Event, frozen=True):
    """A leader gained power tokens."""

    leader: Seat
    number: int
    one: Seat
    other: Seat


class TokensOnAlly(Event, frozen=True):
    """Power tokens were put on the current ally."""

    number: int
    ally: Ally


class NoTokenForWinning(Event, frozen=True):
    """The winner does without the power token."""

    leader: Seat


class TokenOnCurrentOperation(ResolvedOperation, frozen=True, tag="token_on_current"):
    """Tokens of the supply are put on the current ally."""

    moments = (PLAYED, TRIUMPH)
    n: HowMany

    def apply(self, game: Realm, number: int, ability: AbilityInUse, seats: tuple[Seat, ...]) -> None:
        count = counted(self.n)
        tokens = game.supply[:count]
        if game.current != NO_ALLY and tokens:
            game.supply = game.supply[count:]
            game.on_current += tokens
            game.tell(TokensOnAlly(len(tokens), game.current))
            ability.done = True


class SkipWinTokenOperation(ResolvedOperation, frozen=True, tag="skip_win_token"):
    """'You' don't gain the token for winning."""

    moments = (TRIUMPH,)

    def apply(self, game: Realm, number: int, ability: AbilityInUse, seats: tuple[Seat, ...]) -> None:
        game.without_token = True
        game.tell(NoTokenForWinning(ability.you))
        ability.done = True


class GainTokenOperation(LeaderOperation, frozen=True, tag="gain_token"):
    """Leaders take tokens from the supply."""

    moments = (*RESOLVED, THIS_ROUND)
    only_at = (
        ("council", "this_ally", WHEN_CLAIMED),
        ("council", "most_allies", TRIUMPH),
        ("council", "shared_with_winner", TRIUMPH),
        ("council", "shared_with_chosen", TRIUMPH),
    )
    n: HowMany
    council: Literal["free", "this_ally", "most_allies", "shared_with_winner", "shared_with_chosen"]
    limit: Number = ALL

    def __post_init__(self) -> None:
        super().__post_init__()
        if self.when == THIS_ROUND and not self.after_claim:  # the only moment at which the ally does anything
            raise self.missing("after_claim")

    def apply(self, game: Realm, number: int, ability: AbilityInUse, seats: tuple[Seat, ...]) -> None:
        for seat in reversed(seats):
            tokens = min(counted(self.n), self.allowance(game, ability, seat))
            wanted = self.councils(game, ability)
            if tokens and (wanted or self.council == "free"):
                bound = ability.card != NO_CARD or self.council == "free"
                game.then(*(GainToken(seat, wanted, bound) for _ in range(tokens)))
                ability.done = bool(game.supply)

    def allowance(self, game: Realm, ability: AbilityInUse, seat: Seat) -> int:
        """How many tokens cards of this name may still bring the leader this round; they are counted here."""
        if self.limit >= ALL or ability.card == NO_CARD:
            return self.limit
        entry = seat, game.box.kind_of[ability.card]
        left = max(0, self.limit - game.gained.count(entry))
        game.gained += (entry,) * min(left, counted(self.n))
        return left

    def councils(self, game: Realm, ability: AbilityInUse) -> tuple[Council, ...]:
        """The councils that it names for its tokens; none: it leaves that open, or there is no such council."""
        if self.council == "most_allies":
            return next((demand.councils for demand in game.demands if demand.card == ability.card), ())
        council = NOWHERE
        if self.council == "this_ally":
            council = ability.council(game)
        elif self.council == "shared_with_winner":
            council = game.shared(ability.you, game.winner)
        elif self.council == "shared_with_chosen":
            council = game.shared(ability.you, game.chosen_by(ability.card))
        return () if council == NOWHERE else (council,)


class GainToken(Procedure[Realm], frozen=True):
    """A leader takes 1 facedown token from the supply and places it unseen; an empty supply gives none."""

    seat: Seat
    wanted: tuple[Council, ...] = ()
    """The councils that the ability names; none: either of the leader's."""
    bound: bool = True
    """What binds the winner's tokens binds this one too."""

    def run(self, game: Realm) -> None:
        if game.supply:
            game.then(PlaceToken(self.seat, self.wanted, self.bound))


class PlaceToken(PickOne[Realm], frozen=True):
    """Chooses the council for a gained token."""

    seat: Seat
    wanted: tuple[Council, ...] = ()
    bound: bool = True
    move = ChooseCouncil
    rules = ("claim.power-token", "claim.token-either-council", "claim.token-unseen", "ruling.strings-tokens")

    def allowed(self, game: Realm) -> tuple[Council, ...]:
        own = game.councils_of(self.seat)
        demands = [set(self.wanted)] if self.wanted else []
        if self.bound and self.seat == game.winner:
            demands += [set(demand.councils) for demand in game.demands if demand.tokens]
        if not demands:
            return own
        common = set.intersection(*demands) or set.union(*demands)
        return tuple(council for council in (*own, *self.wanted) if council in common)

    def among(self, game: Realm) -> Iterable[ChooseCouncil]:
        return (council_move(game, council) for council in dict.fromkeys(self.allowed(game)))

    def chosen(self, game: Realm, seat: Seat, move: ChooseCouncil) -> None:
        council = council_of(move)
        token, game.supply = game.supply[0], game.supply[1:]
        game.tokens[council] += (token,)
        game.tell(TokensGained(seat, 1, move.leader, move.neighbor))

    def not_among(self, game: Realm, seat: Seat, move: ChooseCouncil) -> Refusal:
        if not names_a_council(game, move):
            return refuse("concept.two-councils")
        if council_of(move) not in game.councils_of(seat):
            return refuse("claim.token-either-council")
        return refuse("ruling.strings-tokens")
