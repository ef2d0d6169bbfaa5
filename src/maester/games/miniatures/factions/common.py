"""Texts on cards of several factions."""

from __future__ import annotations

from typing import Final

from maester.games.miniatures.attack_values import DEFENSE, PANIC
from maester.games.miniatures.moments import ACTIVATED, ATTACK_DECLARED, ATTACK_ROLLED, CHARGED
from maester.games.miniatures.names import CRITICAL_BLOW, MANEUVER, PANICKED, SHORT_RANGE, SUNDERING
from maester.games.miniatures.pieces.amounts import Fixed, Misses, PerRank
from maester.games.miniatures.pieces.changes import AttackDice, Keyword, MayReroll, MoraleRolls, PanicWounds, ToHit
from maester.games.miniatures.pieces.filters import Has, HasEither, InCharge, Melee, TargetWithin, Unengaged
from maester.games.miniatures.pieces.operations import (
    CallPanicTest,
    ChooseOf,
    FreeAction,
    Give,
    Grant,
    GrantIfDefending,
    SufferHits,
)
from maester.games.miniatures.pieces.situations import ATTACKER, CHARGED_UNIT, CHARGER, CHOSEN, DEFENDER, OWN
from maester.games.miniatures.pieces.targets import EngagedEnemies
from maester.games.miniatures.pieces.texts import Text, attack, engaged_enemies, may, must, order, text, when_attacked

ADDITIONAL_MANEUVER: Final = may(ACTIVATED, Has(ATTACKER), Unengaged(), do=(FreeAction(OWN, MANEUVER),))
"""At the start of its activation the unit may make one additional Maneuver action."""

TEXTS: Final[dict[str, Text]] = {
    "cavalry": text(ADDITIONAL_MANEUVER),
    "lance": text(attack(Keyword(SUNDERING), AttackDice(PerRank(2), when=(InCharge(),)))),
    "crossbow": text(attack(Keyword(SUNDERING), MayReroll(when=(TargetWithin(SHORT_RANGE),)))),
    "disrupt": text(when_attacked(ToHit(Fixed(-1)))),
    "ferocious-assault": text(must(CHARGED, Has(CHARGER), do=(Give(CHARGED_UNIT, (PANICKED,)),))),
    "horrific-visage": text(
        must(ATTACK_DECLARED, Has(DEFENDER), Melee(), do=(CallPanicTest(ATTACKER, modifier=PerRank(-1)),))
    ),
    "intimidating-presence": text(engaged_enemies(MoraleRolls(Fixed(-1)), PanicWounds(Fixed(1)))),
    "counterstrike": text(must(ATTACK_ROLLED, Has(DEFENDER), Melee(), do=(SufferHits(ATTACKER, Misses()),))),
    "order-hold-the-line": text(
        order(ACTIVATED, Has(ATTACKER), targets=EngagedEnemies(), do=(SufferHits(CHOSEN, PerRank(1, 2)),))
    ),
    "order-adaptive-style": text(
        order(
            ATTACK_DECLARED,
            HasEither(),
            do=(
                ChooseOf(
                    Fixed(1),
                    (
                        (GrantIfDefending(DEFENSE, Fixed(1)), GrantIfDefending(PANIC, Fixed(2))),
                        (Grant(CRITICAL_BLOW), Grant(SUNDERING)),
                    ),
                ),
            ),
        )
    ),
}
