"""Who meets whom, on which seats, with which seed.

Matches come in blocks: a block has one seed and as many matches as there are seats, and from match to match every bot
moves on by one seat. So in every block each bot sits on each seat once, under the same luck of the set-up.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from random import Random
from typing import Any

import msgspec

from maester.arena.uses import check_events
from maester.bots import make_bot
from maester.engine import definition_of
from maester.errors import BadOption


class Contest(msgspec.Struct, frozen=True):
    """What is played: a game with its options, and the bots that take part, one for each seat."""

    game: str
    bots: tuple[str, ...]
    options: dict[str, Any]
    seed: int
    blocks: int
    card_events: tuple[str, ...] = ()
    """The kinds of events by which the cards of the game are counted."""

    @property
    def matches(self) -> int:
        return self.blocks * len(self.bots)


class Fixture(msgspec.Struct, frozen=True):
    """One match of a contest."""

    game: str
    options: dict[str, Any]
    seed: int
    seating: tuple[int, ...]
    """For each seat the place of its bot in the contest's list."""
    bots: tuple[str, ...]
    """The names of the bots by seat."""
    card_events: tuple[str, ...] = ()

    def bot_seed(self, seat: int) -> int:
        """The seed of a bot's own dice: another one for each of several bots of the same name."""
        return Random(f"arena {self.seed} {self.seating[seat]}").getrandbits(32)


def make_contest(
    game: str,
    bots: Sequence[str],
    games: int,
    seed: int,
    *,
    players: int | None = None,
    options: Mapping[str, Any] | None = None,
    card_events: Sequence[str] = (),
) -> Contest:
    """A contest of at least so many matches, in whole blocks; raises BadOption.

    With more seats than bots the last bot takes those that are left.
    """
    definition = definition_of(game)
    if not bots:
        raise BadOption("no-bots")
    fitting = [count for count in definition.players if count >= len(bots)]
    if players is None and not fitting:
        raise BadOption("too-many-bots", bots=len(bots), seats=definition.players[-1])
    count = fitting[0] if players is None else definition.check_players(players)
    if len(bots) > count:
        raise BadOption("too-many-bots", bots=len(bots), seats=count)
    for name in bots:
        make_bot(game, name)
    chosen = definition.check_options(options)
    given = {name: chosen[name] for name in options or ()}
    everyone = (*bots, *(bots[-1] for _ in range(count - len(bots))))
    return Contest(game, everyone, given, seed, -(-games // count), check_events(game, card_events))


def fixtures(contest: Contest) -> Iterator[Fixture]:
    """All matches. Who sits beside whom is drawn anew for each block, from its seed alone: a block can be repeated by
    itself.
    """
    count = len(contest.bots)
    for block in range(contest.blocks):
        seed = contest.seed + block
        order = list(range(count))
        Random(f"seating {seed}").shuffle(order)
        for turn in range(count):
            seating = tuple(order[(seat + turn) % count] for seat in range(count))
            bots = tuple(contest.bots[place] for place in seating)
            yield Fixture(contest.game, contest.options, seed, seating, bots, contest.card_events)
