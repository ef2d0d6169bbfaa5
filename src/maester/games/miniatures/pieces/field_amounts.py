"""Numbers that are counted on the battlefield, and sums of numbers."""

from __future__ import annotations

from maester.games.miniatures.affiliations import is_of
from maester.games.miniatures.field import Field
from maester.games.miniatures.pieces.amounts import Amount
from maester.games.miniatures.pieces.situations import CHOSEN, OWN, Role, Situation


class Sum(Amount, frozen=True):
    """Several numbers together."""

    amounts: tuple[Amount, ...]

    def of(self, game: Field, situation: Situation) -> int:
        return sum([one.of(game, situation) for one in self.amounts])


class PerFriendNear(Amount, frozen=True):
    """As many as there are other units of its side so near to a unit."""

    reach: int
    whose: Role = OWN

    def of(self, game: Field, situation: Situation) -> int:
        unit = situation.who(self.whose)
        if not game.stands(unit):
            return 0
        return sum([game.is_in_range(unit, friend, self.reach) for friend in game.friends(unit)])


class RanksOfEngaged(Amount, frozen=True):
    """As many ranks as all friendly units of this affiliation have left that are engaged with a unit."""

    affiliation: str
    whose: Role = CHOSEN

    def of(self, game: Field, situation: Situation) -> int:
        unit = situation.who(self.whose)
        if not game.stands(unit):
            return 0
        return sum(
            [
                game.ranks(one)
                for one in game.engaged_with(unit)
                if game.is_friendly(situation.player, one) and is_of(game, one, self.affiliation)
            ]
        )
