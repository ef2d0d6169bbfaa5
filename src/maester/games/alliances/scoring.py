"""Winning the game (p. 8): the leader with the most powerful small council."""

from __future__ import annotations

from collections.abc import Callable

from maester.engine import Modifier, Procedure, Seat
from maester.games.alliances.box import Council
from maester.games.alliances.happenings import CouncilCounted, SmallCouncilCounted
from maester.games.alliances.realm import Realm

OTHER_COUNCIL, ALLY_CARDS, SHARED = "other-council", "ally-cards", "shared-victory"
Criterion = Callable[[Realm, Seat], int]


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


class ScoreGame(Procedure, frozen=True):
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
        for seat in seats:
            game.tell(SmallCouncilCounted(seat, small_council(game, seat), other_council(game, seat)))
        places = sorted(seats, key=lambda seat: self.score(game, seat), reverse=True)
        groups: dict[tuple[int, int, int], list[Seat]] = {}
        for seat in places:
            groups.setdefault(self.score(game, seat), []).append(seat)
        game.finish(groups.values(), *self.tie_breaks(game, places))

    def score(self, game: Realm, seat: Seat) -> tuple[int, int, int]:
        return small_council(game, seat), other_council(game, seat), ally_cards(game, seat)

    def tie_breaks(self, game: Realm, places: list[Seat]) -> list[str]:
        """The tie-breaks that decided who wins."""
        best = self.score(game, places[0])
        used: list[str] = []
        for number, name in enumerate((OTHER_COUNCIL, ALLY_CARDS, SHARED), start=1):
            if sum(self.score(game, seat)[:number] == best[:number] for seat in places) > 1:
                used.append(name)
        return used
