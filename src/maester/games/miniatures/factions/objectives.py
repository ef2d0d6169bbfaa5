"""Texts of the Objective cards (p. 28, ruling.objective-card-1 to -10)."""

from __future__ import annotations

from typing import Final

from maester.games.miniatures.moments import ATTACK_DECLARED
from maester.games.miniatures.names import (
    LONG_RANGE,
    PANICKED,
    PRECISION,
    SUNDERING,
    VICIOUS,
    VULNERABLE,
    WEAKENED,
)
from maester.games.miniatures.objectives import WHEN_SCORED
from maester.games.miniatures.pieces.amounts import Fixed, PerLostRank
from maester.games.miniatures.pieces.changes import HandLimit, HighestDice, Keyword
from maester.games.miniatures.pieces.filters import Has, Melee
from maester.games.miniatures.pieces.operations import Give, Heal, ShiftUnit
from maester.games.miniatures.pieces.situations import ATTACKER, CHOSEN, DEFENDER
from maester.games.miniatures.pieces.targets import EnemiesWithin, FriendsWithin
from maester.games.miniatures.pieces.texts import Text, must, own_attacks, player, text

FRIEND: Final = FriendsWithin(LONG_RANGE)
ENEMY: Final = EnemiesWithin(LONG_RANGE)

TEXTS: Final[dict[str, Text]] = {
    "objective-1": text(must(WHEN_SCORED, targets=FRIEND, do=(Heal(CHOSEN, PerLostRank(1, 1, CHOSEN)),))),
    "objective-2": text(must(WHEN_SCORED, targets=FRIEND, do=(ShiftUnit(CHOSEN, 3_000),))),
    "objective-3": text(must(WHEN_SCORED, targets=ENEMY, do=(Give(CHOSEN, (PANICKED,)),))),
    "objective-4": text(must(WHEN_SCORED, targets=ENEMY, do=(Give(CHOSEN, (VULNERABLE,)),))),
    "objective-5": text(player(HandLimit(Fixed(1)))),
    "objective-6": text(own_attacks(Keyword(SUNDERING, when=(Melee(),)))),
    "objective-7": text(own_attacks(Keyword(VICIOUS, when=(Melee(),)))),
    "objective-8": text(own_attacks(Keyword(PRECISION, when=(Melee(),)))),
    "objective-9": text(must(ATTACK_DECLARED, Has(ATTACKER), Melee(), do=(Give(DEFENDER, (WEAKENED,)),))),
    "objective-10": text(own_attacks(HighestDice())),
}
