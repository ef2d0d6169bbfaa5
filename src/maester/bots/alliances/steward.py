"""The steward: plays Alliances with a purpose.

It imagines how the round may go on after each of its moves, with hands that could be the real ones, and looks at what
is left then: both of its councils and those of its neighbors, and what the hands can still win. So it strengthens the
council that it needs, together with the neighbor who shares it, spends cards only where they decide something, and
kneels when the rest of the season is worth more than this ally. What a card does it sees by playing it: no card is
known by its name.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import ClassVar, Final

from maester.bots.alliances import preferences
from maester.bots.alliances.foresight import play_round_out
from maester.bots.alliances.score import follow_up
from maester.bots.alliances.standing import chance_to_win, rounds_to_come
from maester.bots.alliances.worth import kind_worths
from maester.bots.bot import Bot, Budget
from maester.bots.seat_table import SeatTable
from maester.engine import Match, Move, Seat
from maester.games.alliances.bidding import PlayCard
from maester.games.alliances.realm import Realm

MOST_STEPS: Final = 4
"""How many questions of an ability are answered with care when a card is tried."""


class Steward(Bot):
    """Plays Alliances with a purpose."""

    name = "steward"
    first_look: ClassVar[int] = 1
    """In how many samples every option is tried."""
    second_look: ClassVar[int] = 2
    """In how many further samples the most promising options are tried."""
    promising: ClassVar[int] = 2
    most_options: ClassVar[int] = 16
    """Of a longer list only so many options are tried, drawn by the bot's dice."""

    def choose(self, table: SeatTable, budget: Budget) -> Move:
        question = table.decision
        if len(question.options) == 1:
            return question.options[0]
        dice = self.chance(table)
        prefer = preferences.CHOOSERS.get(question.kind)
        if prefer is not None:
            game = table.sample(dice).game
            assert isinstance(game, Realm)
            return prefer(game, table.seat, question.options, dice)
        return self.search(table, question.options, dice)

    def search(self, table: SeatTable, options: Sequence[Move], dice: Random) -> Move:
        """The option after which the game is won most often, as far as a few samples tell."""
        tried = list(options)
        if len(tried) > self.most_options:
            kept = sorted(dice.sample(range(len(tried)), self.most_options))
            tried = [tried[place] for place in kept]
        totals = dict.fromkeys(range(len(tried)), 0.0)
        sample = table.sample(dice)

        def rank(place: int) -> tuple[float, float]:
            # Between equal moves the one that keeps more in the hand.
            return round(totals[place], 6), -cost(sample, tried[place])

        for look in range(self.first_look + self.second_look):
            if look == self.first_look:
                best = sorted(totals, key=rank, reverse=True)[: self.promising]
                totals = {place: totals[place] for place in best}
            if look:
                sample = table.sample(dice)
            # The same luck for every option: they shall be compared with each other, not with the dice.
            luck = dice.getrandbits(64)
            for place in totals:
                totals[place] += promise(sample, table.seat, tried[place], Random(luck))
        return tried[max(totals, key=rank)]


def cost(sample: Match, move: Move) -> float:
    """What a move takes from the hand."""
    game = sample.game
    assert isinstance(game, Realm)
    return kind_worths(game.box)[move.card] if isinstance(move, PlayCard) else 0.0


def promise(sample: Match, seat: Seat, move: Move, dice: Random) -> float:
    """How likely the game is won after a move, seen from the end of the round."""
    match = sample.clone()
    match.play(seat, move)
    follow_up(match, seat, dice, MOST_STEPS, claim=False)
    play_round_out(match, seat, dice)
    before, after = sample.game, match.game
    assert isinstance(before, Realm)
    assert isinstance(after, Realm)
    return chance_to_win(after, seat, before.space, rounds_to_come(before) - before.space)
