"""The language of the tests of the rules: positions and moves as they are said at the table.

Leaders are called by their first names, cards and allies by their ids without `inf-`, `evt-`, `ldr-` and `ally-`.
Four leaders sit clockwise: Cersei, Tyrion, Olenna, Daenerys (then Jon and Eddard). A position is a round in step 2
unless the test says otherwise (`phase`); the current ally is by default one whose ability matters to none of these
tests. Hands are empty unless the test names their cards, and a leader without cards kneels at once.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Any, Self

import maester
from maester.games.alliances import GAME
from maester.games.alliances.box import NO_ALLY, Card, Council
from maester.games.alliances.card_file import shipped_box
from maester.games.alliances.realm import Realm
from maester.games.alliances.scoring import council_power
from maester.games.alliances.values import total_influence, total_lines
from tests.games.language import Language

BOX = shipped_box()
LEADERS = {id.split("-")[0]: id for id in BOX.leader_ids}
CARDS = {re.sub("^(inf|evt|ldr)-", "", id): id for id in BOX.kind_names.names}
ALLIES = {id.removeprefix("ally-"): id for id in BOX.ally_names.names}
WORDS = {**LEADERS, **CARDS, **ALLIES}
SHORT = {full: short for short, full in WORDS.items()}
QUIET_ALLY = "barristan-selmy"
FIXED = {"leaders": "listed", "first_player": 1}


def full(text: str) -> str:
    """Typed text with full ids: `council cersei+tyrion` -> `council cersei-lannister+tyrion-lannister`."""
    return re.sub(r"[^ +]+", lambda word: WORDS.get(word[0], word[0]), text)


def short(text: str) -> str:
    """The other way round."""
    return re.sub(r"[^ +]+", lambda word: SHORT.get(word[0], word[0]), text)


def new_game(players: int = 4, seed: int = 1, **options: Any) -> Play:
    """A match from its beginning, with leaders in the order of the card file and the first seat as first player."""
    return Play(maester.new_match("alliances", players, seed, {**FIXED, **options}))


def scenario(
    *,
    phase: str = "bidding",
    hands: Mapping[str, Sequence[str]] | None = None,
    bids: Mapping[str, Sequence[str]] | None = None,
    stocks: Mapping[str, Sequence[str]] | None = None,
    allies: Mapping[str, Sequence[str]] | None = None,
    tokens: Mapping[str, Sequence[int]] | None = None,
    current: str | None = QUIET_ALLY,
    first: str = "cersei",
    turn: str | None = None,
    knelt: Sequence[str] = (),
    ally_deck: Sequence[str] = (),
    row: Sequence[str] = (),
    dead: Sequence[str] = (),
    deck: Sequence[str] = (),
    discard: Sequence[str] = (),
    players: int = 4,
    seed: int = 1,
    options: Mapping[str, Any] | None = None,
    unchecked: bool | None = None,
    **more: Any,
) -> Play:
    """A match from a position. Further names are fields of the position (`season="winter"`, `space=0`).

    Events may be laid before their season, and white cards of leaders who don't sit here: what a card does depends on
    neither. Such a position is unchecked unless the test says otherwise.
    """
    seats = BOX.leader_ids[:players]
    leaders: dict[str, dict[str, Any]] = {}
    for what, given in (("hand", hands), ("bid", bids), ("stock", stocks)):
        for leader, cards in (given or {}).items():
            leaders.setdefault(full(leader), {})[what] = [full(card) for card in cards]
    councils: dict[str, dict[str, Any]] = {}
    for council, names in (allies or {}).items():
        councils.setdefault(full(council), {})["allies"] = [full(name) for name in names]
    for council, values in (tokens or {}).items():
        councils.setdefault(full(council), {})["tokens"] = list(values)
    assert set(leaders) <= set(seats)
    position = {
        "phase": phase,
        "leaders": leaders,
        "councils": councils,
        "current": None if current is None else full(current),
        "first": full(first),
        "turn": full(turn or first),
        "knelt": [full(leader) for leader in knelt],
        **{
            name: [full(one) for one in given]
            for name, given in {
                "ally_deck": ally_deck,
                "row": row,
                "dead": dead,
                "deck": deck,
                "discard": discard,
            }.items()
        },
        **more,
    }
    if unchecked is None:
        laid = (*(card for things in leaders.values() for pile in things.values() for card in pile), *map(full, deck))
        unchecked = any(card.startswith(("evt-", "ldr-")) for card in laid)
    settings = {**FIXED, **(options or {})}
    return Play(maester.scenario("alliances", position, players, seed, settings, unchecked=unchecked))


def claim(ally: str | None = QUIET_ALLY, winner: str = "cersei", **position: Any) -> Play:
    """Step 3, with a winner: all kneel, and the winner has A Game of Thrones (11) unless the test names other cards.

    If the test names no hands, Tyrion holds a card, so that the match stops in the next round at the latest.
    """
    position.setdefault("hands", {"tyrion": ["royal-decree"]})
    bids = dict(position.pop("bids", {}))
    bids.setdefault(winner, ["a-game-of-thrones"])
    return scenario(phase="claim", current=ally, bids=bids, **position)


class Play(Language):
    """A match of Alliances in the words of a test."""

    quiet = (*Language.quiet, "kneel")

    def full(self, text: str) -> str:
        return full(text)

    def short(self, text: str) -> str:
        return short(text)

    @property
    def realm(self) -> Realm:
        realm = self.match.game
        assert isinstance(realm, Realm)
        return realm

    # -- playing -----------------------------------------------------------------------------------

    def play(self, leader: str, card: str, *answers: str) -> Self:
        """A leader plays a card, and answers what its ability asks."""
        return self.answer(leader, f"play {card}", *answers)

    def kneel(self, *leaders: str) -> Self:
        for leader in leaders:
            self.answer(leader, "kneel")
        return self

    def all_kneel(self) -> Self:
        """Everybody who still stands kneels."""
        while self.question() in ("take-turn", "final-card"):
            self.kneel(self.asked()[0])
        return self

    def place(self, leader: str, council: str) -> Self:
        return self.answer(leader, f"council {council}")

    def next_round(self) -> Self:
        """Quietly on to the first turn of the next round."""
        round_before = (self.realm.season, self.realm.space)
        return self.rest(lambda play: play.realm.step == 2 and (play.realm.season, play.realm.space) != round_before)

    # -- reading -----------------------------------------------------------------------------------

    def cards(self, pile: Sequence[Card]) -> list[str]:
        return [short(BOX.kind_names.write(BOX.kind_of[card])) for card in pile]

    def hand(self, leader: str) -> list[str]:
        return sorted(self.cards(self.realm.hand[self.seat(leader)]))

    def bid(self, leader: str) -> list[str]:
        return self.cards(self.realm.bid[self.seat(leader)])

    def total(self, leader: str) -> int:
        return total_influence(self.realm, self.seat(leader))

    def lines(self, leader: str) -> list[tuple[int, str]]:
        """The total influence line by line: how much, and why."""
        return [(value, short(source)) for value, source in total_lines(self.realm, self.seat(leader))]

    def council(self, name: str) -> Council:
        one, other = (self.seat(leader) for leader in name.split("+"))
        return self.realm.shared(one, other)

    def allies(self, council: str) -> list[str]:
        return [short(BOX.ally_names.write(ally)) for ally in self.realm.allies[self.council(council)]]

    def tokens(self, council: str) -> list[int]:
        """The numbers of the tokens in a council, which nobody at the table may know."""
        return [BOX.token_value[token] for token in self.realm.tokens[self.council(council)]]

    def power(self, council: str) -> int:
        return council_power(self.realm, self.council(council))

    @property
    def current(self) -> str | None:
        ally = self.realm.current
        return None if ally == NO_ALLY else short(BOX.ally_names.write(ally))

    @property
    def on_current(self) -> int:
        return len(self.realm.on_current)

    @property
    def dead(self) -> list[str]:
        return sorted(short(BOX.ally_names.write(ally)) for ally in self.realm.dead)

    @property
    def row(self) -> list[str]:
        return [short(BOX.ally_names.write(ally)) for ally in self.realm.row]

    @property
    def ally_deck(self) -> list[str]:
        return [short(BOX.ally_names.write(ally)) for ally in self.realm.ally_deck]

    @property
    def deck(self) -> list[str]:
        return self.cards(self.realm.deck)

    @property
    def discard(self) -> list[str]:
        return sorted(self.cards(self.realm.discard))

    @property
    def removed(self) -> list[str]:
        return sorted(self.cards(self.realm.removed))

    @property
    def supply(self) -> int:
        return len(self.realm.supply)

    @property
    def winner(self) -> str | None:
        """Who won the bid of this round."""
        return short(self.match.seats[self.realm.winner]) if self.realm.ranks else None

    @property
    def ranks(self) -> list[str]:
        return [short(self.match.seats[seat]) for seat in self.realm.ranks]

    @property
    def first(self) -> str:
        return short(self.match.seats[self.realm.first])

    @property
    def kneeling(self) -> list[str]:
        """In the order in which they knelt."""
        return [short(self.match.seats[seat]) for seat in self.realm.knelt]

    def all_tokens(self) -> int:
        """How many tokens lie in all councils together."""
        return sum(map(len, self.realm.tokens))

    def sees(self, viewer: str | None, owner: str) -> list[str]:
        """The cards of a hand that a viewer knows."""
        leader = self.view(viewer)["leaders"][self.seat(owner)]
        return sorted(short(card) for card in leader["hand"])

    def sees_tokens(self, viewer: str | None, council: str) -> list[int | None]:
        tokens: list[int | None] = self.view(viewer)["councils"][self.council(council)]["tokens"]
        return tokens


__all__ = ["GAME", "Play", "claim", "full", "new_game", "scenario", "short"]
