"""Operations on power tokens in councils (p. 9). Tokens lie facedown: nobody looks at them without permission, and
nobody knows the supply.
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Iterable, Iterator
from typing import Literal

from maester.engine import Event, Move, Refusal, Seat, refuse
from maester.games.alliances.abilities import (
    MUST_CHOOSE,
    AbilityChoice,
    AbilityInUse,
    LeaderOperation,
    ResolvedOperation,
)
from maester.games.alliances.ally_cards import return_tokens
from maester.games.alliances.box import NOWHERE, Council, Token
from maester.games.alliances.councils import ChooseCouncil, council_move, council_of, names_a_council
from maester.games.alliances.protection import is_council_protected
from maester.games.alliances.realm import Realm
from maester.games.alliances.vocabulary import RESOLVED, WHEN_CLAIMED, HowMany, Number, counted

Place = tuple[Council, Token]
Looked = Literal["looked"]


class ChooseToken(Move, frozen=True):
    """A power token by its place in a council, counted from 1."""

    leader: Seat
    neighbor: Seat
    number: int
    typed = "token {leader}+{neighbor} {number}"


class TokenMoved(Event, frozen=True):
    """A power token went to another council."""

    leader: Seat
    one: Seat
    other: Seat
    to_one: Seat
    to_other: Seat


class TokensLookedAt(Event, frozen=True):
    """A leader looked at power tokens."""

    leader: Seat
    number: int
    one: Seat
    other: Seat
    values: tuple[int, ...] | None = None


class TokensSwapped(Event, frozen=True):
    """Power tokens changed councils."""

    leader: Seat
    one: Seat
    other: Seat
    to_one: Seat
    to_other: Seat


class TokensReturned(Event, frozen=True):
    """Power tokens went back to the supply."""

    number: int
    one: Seat
    other: Seat


# --- choosing tokens by where they lie ------------------------------------------------------------


class TokenChoice(AbilityChoice, frozen=True):
    """A token is chosen by its place, without looking."""

    move = ChooseToken

    @abstractmethod
    def tokens(self, game: Realm) -> Iterator[Place]:
        """The tokens that may be chosen, and where they lie."""

    def among(self, game: Realm) -> Iterable[ChooseToken]:
        return (token_move(game, place) for place in self.tokens(game))

    def not_among(self, game: Realm, seat: Seat, move: ChooseToken) -> Refusal:
        if not names_a_council(game, move):
            return refuse("concept.two-councils")
        return refuse("ruling.token-move-blind")


def token_move(game: Realm, place: Place) -> ChooseToken:
    council, token = place
    return ChooseToken(*game.leaders_of(council), game.tokens[council].index(token) + 1)


def token_at(game: Realm, move: ChooseToken) -> Token:
    return game.tokens[move.leader][move.number - 1]


# --- moving ---------------------------------------------------------------------------------------


class MoveTokenOperation(LeaderOperation, frozen=True, tag="move_token"):
    """'You' move tokens from one council of a leader to the other one."""

    moments = RESOLVED
    asks = True
    n: HowMany
    among: Looked | None = None

    def movable(self, game: Realm, ability: AbilityInUse, seat: Seat) -> Iterator[Place]:
        """The tokens in a leader's councils that may be moved."""
        for council in game.councils_of(seat):
            if is_council_protected(game, council, "move_token", ability.by):
                continue
            for token in game.tokens[council]:
                if self.among is None or token in ability.looked_at:
                    yield council, token

    def affects(self, game: Realm, ability: AbilityInUse, seat: Seat) -> bool:
        return any(True for _ in self.movable(game, ability, seat))

    def apply(self, game: Realm, number: int, ability: AbilityInUse, seats: tuple[Seat, ...]) -> None:
        ability.moved = ()
        game.then(*(MoveToken(number, seat, counted(self.n)) for seat in seats))


class MoveToken(TokenChoice, frozen=True):
    """Moves a token from one council of a leader to that leader's other council."""

    owner: Seat
    left: int
    rules = ("card.corruption", "ruling.token-move-blind")

    def tokens(self, game: Realm) -> Iterator[Place]:
        ability = self.frame(game)
        operation: MoveTokenOperation = ability.operation(game)
        for place in operation.movable(game, ability, self.owner):
            if place[1] not in ability.moved:
                yield place

    def chosen(self, game: Realm, seat: Seat, move: ChooseToken) -> None:
        token, council = token_at(game, move), Council(move.leader)
        other = game.other_council(self.owner, council)
        game.tokens[council] = tuple(one for one in game.tokens[council] if one != token)
        game.tokens[other] += (token,)
        game.tell(TokenMoved(seat, *game.leaders_of(council), *game.leaders_of(other)))
        self.done(game)
        self.frame(game).moved += (token,)
        if self.left > 1:
            game.then(MoveToken(self.ability, self.owner, self.left - 1))


# --- looking --------------------------------------------------------------------------------------


class CouncilTokensOperation(ResolvedOperation, frozen=True, kw_only=True):
    """An operation on tokens that lie in councils: in all that it names, or in so many of them that are chosen."""

    where: Literal["any_council", "your_councils", "this_council"]
    councils: Number = 0
    n: HowMany

    def with_tokens(self, game: Realm, ability: AbilityInUse) -> list[Council]:
        """The councils that it names which hold a token that it may touch."""
        if self.where == "your_councils":
            councils: Iterable[Council] = game.councils_of(ability.you)
        elif self.where == "this_council":
            council = ability.council(game)
            councils = () if council == NOWHERE else (council,)
        else:
            councils = game.councils()
        return [council for council in councils if game.tokens[council] and self.may_touch(game, ability, council)]

    def may_touch(self, game: Realm, ability: AbilityInUse, council: Council) -> bool:
        """Does nothing protect the tokens of a council?"""
        return True

    def choose_councils(self, game: Realm, number: int, ability: AbilityInUse) -> None:
        """So many different councils with a token are chosen first; with fewer of them it is not carried out."""
        councils = self.with_tokens(game, ability)
        if len(councils) == self.councils and not self.may:
            ability.councils = tuple(councils)
            self.use_councils(game, number, ability)
        elif len(councils) >= self.councils:
            game.then(ChooseCouncilOf(number, self.councils))

    @abstractmethod
    def use_councils(self, game: Realm, number: int, ability: AbilityInUse) -> None:
        """What it does in the councils that were chosen."""


class LookTokensOperation(CouncilTokensOperation, frozen=True, kw_only=True, tag="look_tokens"):
    """'You' see the numbers of tokens once, in secret."""

    moments = RESOLVED
    asks = True
    where: Literal["any_council", "your_councils"]
    up_to: bool = False

    def apply(self, game: Realm, number: int, ability: AbilityInUse, seats: tuple[Seat, ...]) -> None:
        ability.looked_at, ability.councils = (), ()
        if self.councils:
            self.choose_councils(game, number, ability)
        else:
            game.then(LookAtToken(number, NOWHERE, counted(self.n)))

    def use_councils(self, game: Realm, number: int, ability: AbilityInUse) -> None:
        game.then(*(LookAtToken(number, council, counted(self.n)) for council in ability.councils))


class ChooseCouncilOf(AbilityChoice, frozen=True):
    """Chooses a council with power tokens; several times, where several different ones are needed."""

    left: int
    move = ChooseCouncil
    rules = ("concept.two-councils", "ruling.token-move-blind")

    def among(self, game: Realm) -> Iterable[ChooseCouncil]:
        ability = self.frame(game)
        operation: CouncilTokensOperation = ability.operation(game)
        councils = operation.with_tokens(game, ability)
        return (council_move(game, council) for council in councils if council not in ability.councils)

    def chosen(self, game: Realm, seat: Seat, move: ChooseCouncil) -> None:
        ability = self.frame(game)
        ability.councils += (council_of(move),)
        ability.agreed = True
        if self.left > 1:
            game.then(ChooseCouncilOf(self.ability, self.left - 1))
        else:
            ability.operation(game).use_councils(game, self.ability, ability)

    def not_among(self, game: Realm, seat: Seat, move: ChooseCouncil) -> Refusal:
        return MUST_CHOOSE if names_a_council(game, move) else refuse("concept.two-councils")


class LookAtToken(TokenChoice, frozen=True):
    """Looks at a token; only the leader who looks sees its number."""

    council: Council
    """The council in which it lies; nowhere: any of those that the step speaks of."""
    left: int
    rules = ("components.token-sides", "ruling.hidden-information")

    def must_choose(self, game: Realm, seat: Seat) -> Refusal | None:
        return None if self.operation(game).up_to else super().must_choose(game, seat)

    def is_about_all(self, game: Realm, places: tuple[Place, ...]) -> bool:
        """Are all of these looked at, so that there is nothing to choose?"""
        return self.left >= len(places) and self.must_choose(game, self.who(game)) is not None

    def tokens(self, game: Realm) -> Iterator[Place]:
        ability = self.frame(game)
        operation: LookTokensOperation = ability.operation(game)
        for council in [self.council] if self.council != NOWHERE else operation.with_tokens(game, ability):
            for token in game.tokens[council]:
                if token not in ability.looked_at:
                    yield council, token

    def among(self, game: Realm) -> Iterable[ChooseToken]:
        places = tuple(self.tokens(game))
        if self.is_about_all(game, places):
            places = places[:1]
        return (token_move(game, place) for place in places)

    def chosen(self, game: Realm, seat: Seat, move: ChooseToken) -> None:
        ability = self.frame(game)
        places = tuple(self.tokens(game))
        everything = self.is_about_all(game, places)
        tokens = tuple(token for _, token in places) if everything else (token_at(game, move),)
        by_council: dict[Council, list[Token]] = {}
        for council, token in places:
            if token in tokens:
                by_council.setdefault(council, []).append(token)
        for council, seen in by_council.items():
            see_tokens(game, seat, council, seen)
        ability.looked_at += tokens
        self.done(game)
        if self.left > 1 and not everything:
            game.then(LookAtToken(self.ability, self.council, self.left - 1))


def see_tokens(game: Realm, seat: Seat, council: Council, tokens: list[Token]) -> None:
    """A leader, and nobody else, sees the numbers of tokens; they stay facedown."""
    box, leaders = game.box, game.leaders_of(council)
    game.show((box.first_token + token for token in tokens), (seat,))
    values = tuple(box.token_value[token] for token in tokens)
    bare = TokensLookedAt(seat, len(tokens), *leaders)
    game.tell(TokensLookedAt(seat, len(tokens), *leaders, values), to=(seat,), otherwise=bare)


# --- swapping, returning --------------------------------------------------------------------------


class SwapTokensOperation(ResolvedOperation, frozen=True, tag="swap_tokens"):
    """Tokens that were looked at change councils."""

    moments = RESOLVED
    n: HowMany
    among: Looked

    def apply(self, game: Realm, number: int, ability: AbilityInUse, seats: tuple[Seat, ...]) -> None:
        where: dict[Council, list[Token]] = {}
        for council, tokens in enumerate(game.tokens):
            for token in tokens:
                if token in ability.looked_at:
                    where.setdefault(Council(council), []).append(token)
        if len(where) < 2:
            return
        (one, ours), (other, theirs) = tuple(where.items())[:2]
        for mine, yours in list(zip(ours, theirs, strict=False))[: counted(self.n)]:
            game.tokens[one] = tuple(yours if token == mine else token for token in game.tokens[one])
            game.tokens[other] = tuple(mine if token == yours else token for token in game.tokens[other])
        game.tell(TokensSwapped(ability.you, *game.leaders_of(one), *game.leaders_of(other)))
        ability.done = True


class ReturnTokenOperation(CouncilTokensOperation, frozen=True, kw_only=True, tag="return_token"):
    """Tokens go back to the supply."""

    moments = RESOLVED
    only_at = (("where", "this_council", WHEN_CLAIMED),)
    pick: Literal["random"]

    def may_touch(self, game: Realm, ability: AbilityInUse, council: Council) -> bool:
        return not is_council_protected(game, council, "return_token", ability.by)

    def apply(self, game: Realm, number: int, ability: AbilityInUse, seats: tuple[Seat, ...]) -> None:
        ability.councils = ()
        if self.councils:
            self.choose_councils(game, number, ability)
        else:
            return_random(game, ability, tuple(self.with_tokens(game, ability)), counted(self.n))

    def use_councils(self, game: Realm, number: int, ability: AbilityInUse) -> None:
        for council in ability.councils:
            return_random(game, ability, (council,), counted(self.n))


def return_random(game: Realm, ability: AbilityInUse, councils: tuple[Council, ...], number: int) -> None:
    """Random tokens of these councils go back to the supply."""
    for _ in range(number):
        places = [(council, token) for council in councils for token in game.tokens[council]]
        if not places:
            return
        council, token = places[game.draw(len(places), "token-of-a-council")]
        game.tokens[council] = tuple(one for one in game.tokens[council] if one != token)
        return_tokens(game, (token,))
        game.tell(TokensReturned(1, *game.leaders_of(council)))
        ability.done = True
