"""Texts of House Lannister: abilities of units and Attachments."""

from __future__ import annotations

from typing import Final

from maester.games.miniatures.attack_values import BLOCK, FEWER_RANKS, REROLL
from maester.games.miniatures.factions.common import ADDITIONAL_MANEUVER, FRONT_OR_FLANK
from maester.games.miniatures.field import TURN
from maester.games.miniatures.moments import (
    ACTION_CHOSEN,
    ACTIVATED,
    ATTACHMENT_DESTROYED,
    ATTACK_DECLARED,
    ATTACK_DONE,
    CHARGED,
    DEFENSE_ROLLED,
    TEST_FAILED,
    TEST_PASSED,
    ZONE_CLAIMED,
)
from maester.games.miniatures.names import (
    CHARGE,
    COINS,
    CRITICAL_BLOW,
    CROWN,
    LONG_RANGE,
    MANEUVER,
    MARCH,
    MELEE_ATTACK,
    PRECISION,
    SHORT_RANGE,
    SUNDERING,
    VICIOUS,
    VULNERABLE,
    WEAKENED,
    Action,
)
from maester.games.miniatures.pieces.action_filters import CanPerform
from maester.games.miniatures.pieces.amounts import DiceShowing, Fixed, PerCondition, PerLostRank, PerRank
from maester.games.miniatures.pieces.bearing import LoseAbilities
from maester.games.miniatures.pieces.board_filters import ClaimsZone, Controls, EnemyControls, NotReplaced
from maester.games.miniatures.pieces.changes import (
    CountsAs,
    DefenseRolls,
    ExtraWounds,
    KeepsCondition,
    Keyword,
    MoraleRolls,
    NeverGets,
    NoDefenseDice,
    PanicWoundsByAttack,
    PassesPanicTests,
    ToHit,
    TreatedAs,
)
from maester.games.miniatures.pieces.choices import If
from maester.games.miniatures.pieces.filters import (
    Enemy,
    EngagedWith,
    EngagedWithFewerRanks,
    EngagedWithOne,
    Friendly,
    Has,
    InCharge,
    Melee,
    NoMoreRanksThanOwn,
    PanicTestMade,
    RanksLeft,
    Within,
)
from maester.games.miniatures.pieces.free_actions import MakeAction
from maester.games.miniatures.pieces.losses import EnemiesScore
from maester.games.miniatures.pieces.operations import (
    AttackAtOnce,
    CallPanicTest,
    ChooseOf,
    Give,
    Grant,
    Heal,
    SufferWounds,
)
from maester.games.miniatures.pieces.situations import (
    ACTING_UNIT,
    ACTIVATED_UNIT,
    ATTACKER,
    CHARGED_UNIT,
    CHARGER,
    CHOSEN,
    DEFENDER,
    NCU,
    OWN,
    TESTER,
)
from maester.games.miniatures.pieces.targets import EnemiesWithin
from maester.games.miniatures.pieces.test_operations import AddFailureWounds
from maester.games.miniatures.pieces.texts import (
    Text,
    Trigger,
    always,
    attack,
    enemies_near,
    in_attack,
    instead_of_zone,
    may,
    must,
    order,
    own_attacks,
    text,
)
from maester.games.miniatures.pieces.token_operations import AddTokens
from maester.games.miniatures.pieces.unit_filters import AttachmentLost

FAITH_BY_MORALE: Final = must(TEST_PASSED, Has(TESTER), do=(AddTokens(Fixed(1)),))
"""The unit gets a Faith token for each Morale Test that it passes."""


def instead_of_the_crown(*actions: Action) -> Trigger:
    """When a friendly NCU Claims the Crown, the unit may perform one of these actions instead of the zone's effect."""
    return may(
        ZONE_CLAIMED,
        Friendly(NCU),
        ClaimsZone((CROWN,)),
        NotReplaced(),
        CanPerform(OWN, actions),
        do=instead_of_zone(MakeAction(OWN, actions)),
    )


TEXTS: Final[dict[str, Text]] = {
    # -- units --
    "order-lannister-supremacy": text(
        order(
            ATTACK_DONE,
            Has(DEFENDER),
            do=(CallPanicTest(ATTACKER, modifier=PerRank(-1), extra_wounds=PerRank()),),
        )
    ),
    "order-set-for-charge": text(
        order(CHARGED, Has(CHARGED_UNIT), FRONT_OR_FLANK, EngagedWithOne(), do=(AttackAtOnce(CHARGER),))
    ),
    "halberd": text(attack(Keyword(SUNDERING))),
    "marauders-blades": text(
        attack(
            Keyword(VICIOUS),
            ToHit(Fixed(1), when=(NoMoreRanksThanOwn(),)),
            Keyword(CRITICAL_BLOW, when=(NoMoreRanksThanOwn(),)),
        )
    ),
    "prey-on-fear": text(must(TEST_FAILED, PanicTestMade(), EngagedWith(TESTER), do=(Heal(OWN, Fixed(2)),))),
    "wildfire": text(
        attack(Keyword(VICIOUS), NoDefenseDice()),
        in_attack(ATTACK_DONE, do=(SufferWounds(OWN, DiceShowing(1)),)),
    ),
    "the-mountain-that-rides": text(ADDITIONAL_MANEUVER),
    "cleaving-blows": text(attack(NoDefenseDice(), Keyword(CRITICAL_BLOW, when=(InCharge(),)))),
    "domineering-pride": text(always(PassesPanicTests(when=(EngagedWithFewerRanks(),)))),
    "battle-prayer": text(
        FAITH_BY_MORALE,
        may(DEFENSE_ROLLED, Has(DEFENDER), do=(Grant(BLOCK, PerLostRank(1, 1)),), tokens=1),
        may(ATTACK_DECLARED, Has(ATTACKER), Melee(), do=(Grant(SUNDERING), Grant(REROLL)), tokens=1),
    ),
    "fanatical-zeal": text(
        FAITH_BY_MORALE,
        may(ATTACK_DECLARED, Has(ATTACKER), Melee(), do=(Grant(PRECISION), Grant(REROLL)), tokens=1),
    ),
    "zealous-resurgence": text(may(ACTIVATED, Has(ACTIVATED_UNIT), do=(Heal(OWN, Fixed(2)),), tokens=1)),
    # What it says is in the numbers of the card: eight models in two ranks.
    "joffreys-retinue": text(),
    "fearless-avarice": text(
        must(TEST_FAILED, Has(TESTER), PanicTestMade(), Controls(COINS), do=(AddFailureWounds(Fixed(-1)),))
    ),
    "lannister-justice": text(
        must(
            ACTION_CHOSEN,
            Has(ACTING_UNIT),
            Controls(CROWN),
            targets=EnemiesWithin(LONG_RANGE),
            do=(CallPanicTest(CHOSEN, modifier=PerRank(-1)),),
        )
    ),
    "brutal-armaments": text(attack(Keyword(VICIOUS), PanicWoundsByAttack(PerLostRank(whose=DEFENDER)))),
    "lannister-oppression": text(
        in_attack(
            ATTACK_DECLARED,
            do=(
                ChooseOf(
                    PerCondition(DEFENDER, besides=1),
                    ((Grant(VICIOUS),), (Grant(SUNDERING),), (LoseAbilities(DEFENDER, TURN),), (Grant(REROLL),)),
                ),
            ),
        )
    ),
    "order-laws-of-the-realm": text(
        order(
            ATTACK_DECLARED,
            Enemy(ATTACKER),
            Within(SHORT_RANGE, ATTACKER),
            do=(Grant(FEWER_RANKS), If((RanksLeft(1, ATTACKER),), (Give(ATTACKER, (VULNERABLE,)),))),
        )
    ),
    "oppressive-peacekeeping": text(enemies_near(SHORT_RANGE, MoraleRolls(Fixed(-1), when=(Controls(CROWN),)))),
    # -- Attachments --
    "dominance-of-the-crown": text(
        own_attacks(
            ToHit(Fixed(1), when=(Melee(), Controls(CROWN))), Keyword(SUNDERING, when=(Melee(), Controls(CROWN)))
        )
    ),
    "unstoppable-wrath": text(own_attacks(ExtraWounds(Fixed(2), when=(Melee(),)))),
    "the-mountains-strength": text(
        own_attacks(Keyword(SUNDERING, when=(Melee(),)), ExtraWounds(Fixed(2), when=(Melee(),)))
    ),
    "affiliation-house-clegane": text(always(CountsAs("House Clegane"))),
    "indomitable": text(always(NeverGets(WEAKENED))),
    "experiment-enhancements": text(
        own_attacks(
            ToHit(Fixed(1), when=(Melee(),)),
            Keyword(VICIOUS, when=(Melee(),)),
            KeepsCondition(WEAKENED, when=(Melee(),)),
        )
    ),
    "violent-reactions": text(always(DefenseRolls(Fixed(-1)))),
    "jaimes-vassal": text(always(TreatedAs("Jaime Lannister"))),
    "vengeful-captive": text(own_attacks(ToHit(Fixed(-1), when=(EnemyControls(CROWN),)))),
    "valuable-captive-jaime-lannister": text(
        always(MoraleRolls(Fixed(1))),
        must(ATTACHMENT_DESTROYED, AttachmentLost(), do=(EnemiesScore(OWN),)),
    ),
    "might-of-the-throne-kevan-lannister": text(instead_of_the_crown(MELEE_ATTACK, CHARGE)),
    "orders-of-the-crown-joffrey-baratheon": text(instead_of_the_crown(MANEUVER, MARCH)),
    "orders-of-the-crown-preston-greenfield": text(instead_of_the_crown(MANEUVER, MARCH)),
}
