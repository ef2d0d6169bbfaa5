"""What a position says beyond where the pieces lie: who knows which of them, what lasts for a while, what is under way.

All of it is columns of the state with names for numbers. Copies of a card, and tokens of a value, are told apart by the
order in which the position names them: `inf-betrayal#2` is the second Betrayal that it lays down. Pieces that lie in no
pile, as the ally that is being placed, come last.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, Final

from maester.engine import Lexicon, Names, Seat
from maester.engine.columns import Columns
from maester.engine.knowledge import EVERYBODY, SPECTATOR, bits
from maester.errors import BadData
from maester.games.alliances.box import NO_LEADER, Ally, Card, Council, Token
from maester.games.alliances.realm import Realm
from maester.games.alliances.secrets import HELD, PLACES

PACKAGE = "maester.games.alliances"
LASTING: Final = (
    "step", "turn", "packet", "aside", "in_play", "offered", "rule_of", "played", "raised", "chosen", "bans",
    "must_play", "final_turns", "open_hands", "knelt_with_cards", "totals", "ranks", "demands", "triumphs",
    "without_token", "received", "gained", "linked",
)  # fmt: skip
"""What lasts for a round, a step or a draft. A position leaves out what follows from all that it says otherwise."""
PLANNED: Final = ("agenda", "frames", "trays")
"""What is under way: what comes next (the next step last), what is going on, and answers given in secret."""
ALL = "everybody"

Known = dict[str, dict[str, list[str]]]
"""By the kind of piece and its name, those who know it; but for what follows from where it lies."""


class _OrNone(Names):
    """Names, and `-` for none of them."""

    def write(self, value: int) -> str:
        return "-" if value < 0 else super().write(value)

    def read(self, text: str) -> int:
        return -1 if text == "-" else super().read(text)


class Writing:
    """Names for all pieces of a table, as a position that lays them in an order names them."""

    def __init__(self, game: Realm, cards: Iterable[Card], tokens: Iterable[Token]) -> None:
        """Those who are named come first, in this order; all others follow as they come in the box."""
        box = game.box
        self.seats = _OrNone("seat", seat_names(game))
        self.cards = _OrNone("card", _numbered(cards, box.cards, lambda card: box.kind_names.write(box.kind_of[card])))
        self.tokens = _OrNone("token", _numbered(tokens, box.tokens, lambda token: str(box.token_value[token])))
        self.allies = _OrNone("ally", box.ally_names.names)
        councils = _OrNone("council", council_names(game))
        forms = {Seat: self.seats, Card: self.cards, Token: self.tokens, Ally: self.allies, Council: councils}
        self.columns = Columns(type(game), PACKAGE, Lexicon({**box.names, **forms}))

    # -- who knows what ------------------------------------------------------------------------------

    def write_known(self, game: Realm) -> Known:
        """Whatever somebody knows, or doesn't know, of a piece, though it doesn't follow from where it lies."""
        usual, found = usually_known(game), Known()
        at_the_table = bits(map(Seat, range(game.players))) | SPECTATOR
        for kind, first, names in self._components(game):
            for number, name in enumerate(names.names):
                mask = game.known[first + number] & at_the_table
                if mask != usual[first + number] & at_the_table:
                    found.setdefault(kind, {})[name] = self._knowers(game, mask, at_the_table)
        return found

    def _knowers(self, game: Realm, mask: int, everybody: int) -> list[str]:
        if mask == everybody:
            return [ALL]
        return [self.seats.write(seat) for seat in range(game.players) if mask >> seat & 1]

    def read_known(self, game: Realm, known: Mapping[str, Mapping[str, Sequence[str]]]) -> None:
        """Lets everybody know what the position says; raises BadData."""
        game.known = usually_known(game)
        components = {kind: (first, names) for kind, first, names in self._components(game)}
        for kind, pieces in known.items():
            if kind not in components:
                raise BadData("bad-position", place="known", given=kind, right=list(components))
            first, names = components[kind]
            for name, who in pieces.items():
                mask = EVERYBODY if list(who) == [ALL] else bits(Seat(self.seats.read(one)) for one in who)
                game.known[first + names.read(name)] = mask

    def _components(self, game: Realm) -> tuple[tuple[str, int, Names], ...]:
        box = game.box
        return (
            ("cards", 0, self.cards),
            ("allies", box.first_ally, self.allies),
            ("tokens", box.first_token, self.tokens),
        )


def seat_names(game: Realm) -> tuple[str, ...]:
    """Seats are called after their leaders; while leaders are being chosen, after their places."""
    if NO_LEADER in game.leaders:
        return tuple(f"player-{seat + 1}" for seat in range(game.players))
    return tuple(map(game.box.leader_names.write, game.leaders))


def council_names(game: Realm) -> tuple[str, ...]:
    """A council is named by its two seats, clockwise."""
    seats = seat_names(game)
    return tuple("+".join(seats[seat] for seat in game.leaders_of(council)) for council in game.councils())


def _numbered(first: Iterable[int], everything: Sequence[int], name: Callable[[Any], str]) -> list[str]:
    """For each piece its name and the how manieth of that name it is."""
    order = list(first)
    laid = set(order)
    count: Counter[str] = Counter()
    found: dict[int, str] = {}
    for piece in (*order, *(piece for piece in everything if piece not in laid)):
        count[name(piece)] += 1
        found[piece] = f"{name(piece)}#{count[name(piece)]}"
    return [found[piece] for piece in everything]


def usually_known(game: Realm) -> list[int]:
    """Who knows which pieces since they lie where they lie: own hands, and what lies open in piles."""
    known = [0] * game.box.components
    for place in PLACES.all:
        if place not in HELD:
            first = place.components.first(game)
            for number, pile in place.piles(game):
                for piece in pile:
                    known[first + piece] = place.knowers(game, number)
    return known


def usually_lasting(game: Realm, step: int) -> dict[str, Any]:
    """What the columns that last for a while hold where a position doesn't say otherwise, if it begins at a step."""
    nothing: list[tuple[Card, ...]] = [()] * game.players
    return {
        "step": step,
        "turn": game.first if game.turn < 0 else game.turn,
        "packet": nothing,
        "aside": nothing,
        "rule_of": game.current,
        "played": [0] * game.players,
        "knelt_with_cards": any(game.bid[seat] for seat in game.knelt),
        "linked": [1 << seat for seat in range(game.players)],
        "without_token": False,
        "received": -1,
    }
