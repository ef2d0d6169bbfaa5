"""Winning the game (p. 8): the leader with the most powerful small council."""

from __future__ import annotations

from maester.engine import Event, Modifier, Procedure, Score, Seat
from maester.games.alliances.box import Council
from maester.games.alliances.realm import Realm

OTHER_COUNCIL, ALLY_CARDS, SHARED = "other-council", "ally-cards", "shared-victory"
Count = tuple[int, int, int]


class CouncilCounted(Event, frozen=True):
    one: Seat
    other: Seat
    power: int
    tokens: tuple[int, ...]


class SmallCouncilCounted(Event, frozen=True):
    """A leader's councils were compared."""

    leader: Seat
    small: int
    large: int


def council_power(game: Realm, council: Council) -> int:
    """The power of a council: its allies and its tokens."""
    return sum(value for value, _ in council_lines(game, council))


def council_lines(game: Realm, council: Council) -> list[Modifier]:
    """That power line by line."""
    box = game.box
    allies = [Modifier(box.power[ally], box.ally_names.write(ally)) for ally in game.allies[council]]
    return [*allies, *(Modifier(box.token_value[token], "token") for token in game.tokens[council])]


def small_council(game: Realm, seat: Seat) -> int:
    """The power of the leader's weaker council; equal ones: either."""
    return min(council_power(game, council) for council in game.councils_of(seat))


def other_council(game: Realm, seat: Seat) -> int:
    """The power of the leader's stronger council."""
    return max(council_power(game, council) for council in game.councils_of(seat))


def ally_cards(game: Realm, seat: Seat) -> int:
    """How many allies lie in the leader's two councils."""
    return sum(len(game.allies[council]) for council in game.councils_of(seat))


class ScoreGame(Procedure[Realm], frozen=True):
    """All tokens in councils are turned up and the councils counted. Each tie-break counts only among those still tied;
    who is tied to the end shares the place.
    """

    def run(self, game: Realm) -> None:
        box = game.box
        for council in game.councils():
            game.show(box.first_token + token for token in game.tokens[council])
            values = tuple(box.token_value[token] for token in game.tokens[council])
            game.tell(CouncilCounted(*game.leaders_of(council), council_power(game, council), values))
        seats = [Seat(number) for number in range(game.players)]
        scores = {seat: score(game, seat) for seat in seats}
        for seat in seats:
            game.tell(SmallCouncilCounted(seat, *scores[seat][:2]))
        places: dict[Count, list[Seat]] = {}
        for seat in sorted(seats, key=lambda seat: scores[seat], reverse=True):
            places.setdefault(scores[seat], []).append(seat)
        game.finish(places.values(), *tie_breaks(list(scores.values())))


def score(game: Realm, seat: Seat) -> Count:
    """Small council, then the other council, then the number of ally cards."""
    return small_council(game, seat), other_council(game, seat), ally_cards(game, seat)


def end_score(game: Realm, seat: Seat) -> Score:
    """The small council, and what decides among equals."""
    small, other, allies = score(game, seat)
    return Score(small, (Modifier(other, OTHER_COUNCIL), Modifier(allies, ALLY_CARDS)))


def tie_breaks(scores: list[Count]) -> list[str]:
    """The tie-breaks that decided who wins."""
    best = max(scores)
    return [
        name
        for number, name in enumerate((OTHER_COUNCIL, ALLY_CARDS, SHARED), start=1)
        if sum(score[:number] == best[:number] for score in scores) > 1
    ]
