"""Texts of House Lannister that stand on cards of other factions, too."""

from __future__ import annotations

from typing import Final

from maester.games.miniatures.attack_values import HALVED
from maester.games.miniatures.moments import (
    ACTIVATED,
    ATTACK_DECLARED,
    ATTACK_DONE,
    ATTACK_ROLLED,
    TEST_FAILED,
    TEST_PASSED,
)
from maester.games.miniatures.names import CROWN, PANICKED, SHORT_RANGE, WEAKENED
from maester.games.miniatures.pieces.amounts import Fixed, PerLostRank
from maester.games.miniatures.pieces.board_amounts import ByZones
from maester.games.miniatures.pieces.board_filters import Controls
from maester.games.miniatures.pieces.changes import MayRerollDefense, MoraleRolls
from maester.games.miniatures.pieces.filters import Has, Melee, PanicTestMade
from maester.games.miniatures.pieces.operations import Give, Grant, Heal, SufferWounds
from maester.games.miniatures.pieces.situations import ACTIVATED_UNIT, ATTACKER, DEFENDER, OWN, TESTER
from maester.games.miniatures.pieces.test_operations import AddFailureWounds
from maester.games.miniatures.pieces.texts import Text, friends_near, must, order, text, when_attacked

TEXTS: Final[dict[str, Text]] = {
    "disorganized": text(must(TEST_FAILED, Has(TESTER), PanicTestMade(), do=(AddFailureWounds(Fixed(1)),))),
    "duty-to-the-crown": text(must(TEST_PASSED, Has(TESTER), do=(Heal(OWN, ByZones((CROWN,), (1, 2))),))),
    "embolden": text(friends_near(SHORT_RANGE, MoraleRolls(Fixed(1)))),
    "intimidation-of-the-crown": text(
        must(
            ATTACK_DECLARED,
            Has(ATTACKER),
            Melee(),
            Controls(CROWN),
            do=(Give(DEFENDER, (PANICKED, WEAKENED)),),
        )
    ),
    "protection-of-the-crown": text(when_attacked(MayRerollDefense(when=(Controls(CROWN),)))),
    "vengeance-of-the-crown": text(
        must(
            ATTACK_DONE,
            Has(DEFENDER),
            Melee(),
            Controls(CROWN),
            do=(SufferWounds(ATTACKER, PerLostRank(1, 1)),),
        )
    ),
    "recruiting-from-the-hills": text(must(ACTIVATED, Has(ACTIVATED_UNIT), do=(Heal(OWN, PerLostRank(1, 1)),))),
    "reinforcements": text(must(ACTIVATED, Has(ACTIVATED_UNIT), do=(Heal(OWN, ByZones((CROWN,), (1, 2))),))),
    "order-resilience": text(order(ATTACK_ROLLED, Has(DEFENDER), do=(Grant(HALVED),))),
}
