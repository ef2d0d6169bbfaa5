"""Operations on power tokens (p. 9). Tokens lie facedown: nobody looks at them without permission, and nobody knows the
supply.
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Iterable, Iterator

from maester.engine import Event, Move, PickOne, Procedure, Refusal, Seat, refuse
from maester.games.alliances.abilities import MUST_CHOOSE, Ability, AbilityChoice, operation
from maester.games.alliances.ally_cards import return_tokens
from maester.games.alliances.box import NO_ALLY, NO_CARD, NOWHERE, Ally, Council, Token
from maester.games.alliances.councils import ChooseCouncil, council_move, council_of, names_a_council
from maester.games.alliances.protection import is_council_protected
from maester.games.alliances.realm import Realm
from maester.games.alliances.vocabulary import Effect

Place = tuple[Council, Token]


class ChooseToken(Move, frozen=True):
    """A power token by its place in a council, counted from 1."""

    leader: Seat
    neighbor: Seat
    number: int
    typed = "token {leader}+{neighbor} {number}"


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


class NoTokenForWinning(Event, frozen=True):
    """The winner does without the power token."""

    leader: Seat


# --- gaining --------------------------------------------------------------------------------------


@operation("token_on_current")
def token_on_current(game: Realm, number: int, ability: Ability, effect: Effect, seats: tuple[Seat, ...]) -> None:
    tokens = game.supply[: effect.n]
    if game.current != NO_ALLY and tokens:
        game.supply = game.supply[effect.n :]
        game.on_current += tokens
        game.tell(TokensOnAlly(len(tokens), game.current))
        ability.done = True


@operation("gain_token")
def gain_token(game: Realm, number: int, ability: Ability, effect: Effect, seats: tuple[Seat, ...]) -> None:
    for seat in reversed(seats):
        tokens = min(effect.n, allowance(game, ability, effect, seat))
        wanted = councils_for(game, ability, effect)
        if tokens and (wanted or effect.council == "free"):
            bound = ability.card != NO_CARD or effect.council == "free"
            game.then(*(GainToken(seat, wanted, bound) for _ in range(tokens)))
            ability.done = bool(game.supply)


def allowance(game: Realm, ability: Ability, effect: Effect, seat: Seat) -> int:
    """How many tokens cards of this name may still bring the leader this round; they are counted here."""
    if effect.limit >= 999 or ability.card == NO_CARD:
        return effect.limit
    entry = seat, game.box.kind_of[ability.card]
    left = max(0, effect.limit - game.gained.count(entry))
    game.gained += (entry,) * min(left, effect.n)
    return left


def councils_for(game: Realm, ability: Ability, effect: Effect) -> tuple[Council, ...]:
    """The councils that a step names for its tokens; none: it leaves that open, or there is no such council."""
    if effect.council == "most_allies":
        return next((demand.councils for demand in game.demands if demand.card == ability.card), ())
    council = NOWHERE
    if effect.council == "this_ally":
        council = ability.council(game)
    elif effect.council == "shared_with_winner":
        council = game.shared(ability.you, game.winner)
    elif effect.council == "shared_with_chosen":
        council = game.shared(ability.you, game.chosen_by(ability.card))
    return () if council == NOWHERE else (council,)


class GainToken(Procedure, frozen=True):
    """A leader takes 1 facedown token from the supply and places it unseen; an empty supply gives none."""

    seat: Seat
    wanted: tuple[Council, ...] = ()
    """The councils that the ability names; none: either of the leader's."""
    bound: bool = True
    """What binds the winner's tokens binds this one too."""

    def run(self, game: Realm) -> None:
        if game.supply:
            game.then(PlaceToken(self.seat, self.wanted, self.bound))


class PlaceToken(PickOne, frozen=True):
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


@operation("skip_win_token")
def skip_win_token(game: Realm, number: int, ability: Ability, effect: Effect, seats: tuple[Seat, ...]) -> None:
    game.without_token = True
    game.tell(NoTokenForWinning(ability.you))
    ability.done = True


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


def has_movable_token(game: Realm, ability: Ability, effect: Effect, seat: Seat) -> bool:
    return any(True for _ in movable_tokens(game, ability, effect, seat))


def movable_tokens(game: Realm, ability: Ability, effect: Effect, seat: Seat) -> Iterator[Place]:
    """The tokens in a leader's councils that the ability may move."""
    for council in game.councils_of(seat):
        if is_council_protected(game, council, "move_token", ability.by):
            continue
        for token in game.tokens[council]:
            if effect.among != "looked" or token in ability.looked_at:
                yield council, token


@operation("move_token", affects=has_movable_token, asks=True)
def move_token(game: Realm, number: int, ability: Ability, effect: Effect, seats: tuple[Seat, ...]) -> None:
    ability.moved = ()
    game.then(*(MoveToken(number, seat, effect.n) for seat in seats))


class MoveToken(TokenChoice, frozen=True):
    """Moves a token from one council of a leader to that leader's other council."""

    owner: Seat
    left: int
    rules = ("card.corruption", "ruling.token-move-blind")

    def tokens(self, game: Realm) -> Iterator[Place]:
        ability = self.frame(game)
        for place in movable_tokens(game, ability, self.effect(game), self.owner):
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


@operation("look_tokens", asks=True)
def look_tokens(game: Realm, number: int, ability: Ability, effect: Effect, seats: tuple[Seat, ...]) -> None:
    ability.looked_at, ability.councils = (), ()
    if effect.councils:
        choose_councils(game, number, ability, effect)
    else:
        game.then(LookAtToken(number, NOWHERE, effect.n))


def choose_councils(game: Realm, number: int, ability: Ability, effect: Effect) -> None:
    """So many different councils with a token are chosen first; with fewer of them the step is not carried out."""
    councils = councils_with_tokens(game, ability, effect)
    if len(councils) == effect.councils and not effect.may:
        ability.councils = tuple(councils)
        use_councils(game, number, ability, effect)
    elif len(councils) >= effect.councils:
        game.then(ChooseCouncilOf(number, effect.councils))


def use_councils(game: Realm, number: int, ability: Ability, effect: Effect) -> None:
    """Tokens of the chosen councils are looked at, or random ones go back to the supply."""
    if effect.op == "return_token":
        for council in ability.councils:
            return_random(game, ability, (council,), effect.n)
    else:
        game.then(*(LookAtToken(number, council, effect.n) for council in ability.councils))


def councils_with_tokens(game: Realm, ability: Ability, effect: Effect) -> list[Council]:
    """The councils of a step's `where` that hold a token which the ability may touch."""
    if effect.where == "your_councils":
        councils: Iterable[Council] = game.councils_of(ability.you)
    elif effect.where == "this_council":
        council = ability.council(game)
        councils = () if council == NOWHERE else (council,)
    else:
        councils = game.councils()
    returned = effect.op == "return_token"
    return [
        council
        for council in councils
        if game.tokens[council] and not (returned and is_council_protected(game, council, "return_token", ability.by))
    ]


class ChooseCouncilOf(AbilityChoice, frozen=True):
    """Chooses a council with power tokens; several times, where several different ones are needed."""

    left: int
    move = ChooseCouncil
    rules = ("concept.two-councils", "ruling.token-move-blind")

    def among(self, game: Realm) -> Iterable[ChooseCouncil]:
        ability = self.frame(game)
        councils = councils_with_tokens(game, ability, self.effect(game))
        return (council_move(game, council) for council in councils if council not in ability.councils)

    def chosen(self, game: Realm, seat: Seat, move: ChooseCouncil) -> None:
        ability, effect = self.frame(game), self.effect(game)
        council = council_of(move)
        ability.councils += (council,)
        ability.agreed = True
        if self.left > 1:
            game.then(ChooseCouncilOf(self.ability, self.left - 1))
        else:
            use_councils(game, self.ability, ability, effect)

    def not_among(self, game: Realm, seat: Seat, move: ChooseCouncil) -> Refusal:
        return MUST_CHOOSE if names_a_council(game, move) else refuse("concept.two-councils")


class LookAtToken(TokenChoice, frozen=True):
    """Looks at a token; only the leader who looks sees its number."""

    council: Council
    """The council in which it lies; nowhere: any of those that the step speaks of."""
    left: int
    rules = ("components.token-sides", "ruling.hidden-information")

    def must_choose(self, game: Realm, seat: Seat) -> Refusal | None:
        return None if self.effect(game).up_to else super().must_choose(game, seat)

    def is_about_all(self, game: Realm, places: tuple[Place, ...]) -> bool:
        """Are all of these looked at, so that there is nothing to choose?"""
        return self.left >= len(places) and self.must_choose(game, self.who(game)) is not None

    def tokens(self, game: Realm) -> Iterator[Place]:
        ability, effect = self.frame(game), self.effect(game)
        chosen = [self.council] if self.council != NOWHERE else councils_with_tokens(game, ability, effect)
        for council in chosen:
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


@operation("swap_tokens")
def swap_tokens(game: Realm, number: int, ability: Ability, effect: Effect, seats: tuple[Seat, ...]) -> None:
    where: dict[Council, list[Token]] = {}
    for council, tokens in enumerate(game.tokens):
        for token in tokens:
            if token in ability.looked_at:
                where.setdefault(Council(council), []).append(token)
    if len(where) < 2:
        return
    (one, ours), (other, theirs) = tuple(where.items())[:2]
    for mine, yours in list(zip(ours, theirs, strict=False))[: effect.n]:
        game.tokens[one] = tuple(yours if token == mine else token for token in game.tokens[one])
        game.tokens[other] = tuple(mine if token == yours else token for token in game.tokens[other])
    game.tell(TokensSwapped(ability.you, *game.leaders_of(one), *game.leaders_of(other)))
    ability.done = True


@operation("return_token")
def return_token(game: Realm, number: int, ability: Ability, effect: Effect, seats: tuple[Seat, ...]) -> None:
    ability.councils = ()
    if effect.councils:
        choose_councils(game, number, ability, effect)
    else:
        return_random(game, ability, tuple(councils_with_tokens(game, ability, effect)), effect.n)


def return_random(game: Realm, ability: Ability, councils: tuple[Council, ...], number: int) -> None:
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
