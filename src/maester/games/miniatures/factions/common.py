"""Texts on cards of several factions."""

from __future__ import annotations

from typing import Final

from maester.games.miniatures.attack_values import BLOCK, DEFENSE, HIGHEST, PANIC, REROLL
from maester.games.miniatures.geometry.shapes import Side
from maester.games.miniatures.moments import (
    ACTIVATED,
    ATTACK_DECLARED,
    ATTACK_DONE,
    ATTACK_ROLLED,
    CHARGED,
    DEFENSE_ROLLED,
    RANK_LOST,
    RETREATED,
    TEST_PASSED,
    WOULD_BE_DESTROYED,
)
from maester.games.miniatures.names import (
    CHARGE,
    CRITICAL_BLOW,
    LONG_RANGE,
    MANEUVER,
    PANICKED,
    PRECISION,
    SHORT_RANGE,
    SUNDERING,
    VICIOUS,
    VULNERABLE,
    WEAKENED,
)
from maester.games.miniatures.pieces.amounts import Fixed, LostWounds, Misses, PerLostRank, PerRank
from maester.games.miniatures.pieces.changes import (
    AsIfMoreRanks,
    AttackDice,
    IgnoresTerrain,
    Keyword,
    LeavesNoPivots,
    MayReroll,
    MayRerollRetreat,
    MayWaitInReserve,
    MoraleRolls,
    PanicRolls,
    PanicWounds,
    PivotsBeforeMarch,
    Speed,
    ToHit,
)
from maester.games.miniatures.pieces.choices import AfterTest
from maester.games.miniatures.pieces.filters import (
    FromSide,
    Has,
    HasEither,
    HasTokens,
    InCharge,
    LostRanks,
    Melee,
    Not,
    TargetWithin,
    Unengaged,
)
from maester.games.miniatures.pieces.free_actions import MakeAction
from maester.games.miniatures.pieces.move_operations import GiveThoseLeft, NoOtherAction
from maester.games.miniatures.pieces.operations import (
    CallPanicTest,
    ChooseOf,
    FreeAction,
    Give,
    Grant,
    GrantIfDefending,
    Heal,
    StayInPlay,
    SufferHits,
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
    DESTROYED_UNIT,
    OWN,
    TESTER,
)
from maester.games.miniatures.pieces.targets import EngagedEnemies, FriendsWithin, NearestToCharge
from maester.games.miniatures.pieces.texts import (
    Text,
    always,
    attack,
    engaged_enemies,
    may,
    must,
    order,
    own_attacks,
    text,
    when_attacked,
)
from maester.games.miniatures.pieces.token_operations import AddTokens
from maester.games.miniatures.pieces.unit_filters import DealtWounds, MoreRanks
from maester.games.miniatures.rolling import CHARGE_DIE

FLANK_OR_REAR: Final = FromSide((Side.LEFT, Side.RIGHT, Side.REAR))
FRONT_OR_FLANK: Final = FromSide((Side.FRONT, Side.LEFT, Side.RIGHT))

ADDITIONAL_MANEUVER: Final = may(ACTIVATED, Has(ATTACKER), Unengaged(), do=(FreeAction(OWN, MANEUVER),))
"""At the start of its activation the unit may make one additional Maneuver action."""

TEXTS: Final[dict[str, Text]] = {
    "cavalry": text(ADDITIONAL_MANEUVER),
    "lance": text(attack(Keyword(SUNDERING), AttackDice(PerRank(2), when=(InCharge(),)))),
    "crossbow": text(attack(Keyword(SUNDERING), MayReroll(when=(TargetWithin(SHORT_RANGE),)))),
    "disrupt": text(when_attacked(ToHit(Fixed(-1)))),
    # -- passive: own attacks --
    "precision": text(own_attacks(Keyword(PRECISION, when=(Melee(),)))),
    "vicious-mauling": text(attack(Keyword(SUNDERING), Keyword(VICIOUS), AttackDice(LostWounds()))),
    "superior-numbers": text(own_attacks(MayReroll(when=(Melee(), MoreRanks(ATTACKER, DEFENDER))))),
    "boldness-and-courage": text(
        own_attacks(
            AttackDice(Fixed(1), when=(Not((LostRanks(1),)),)),
            AsIfMoreRanks(1, when=(LostRanks(1),)),
        )
    ),
    "battle-scars": text(
        must(
            ATTACK_DECLARED,
            Has(ATTACKER),
            Melee(),
            do=(ChooseOf(PerLostRank(1, 1), ((Grant(VICIOUS),), (Grant(REROLL),), (Grant(HIGHEST),))),),
        )
    ),
    "rally-cry": text(
        must(
            ATTACK_DECLARED,
            Has(ATTACKER),
            Melee(),
            targets=FriendsWithin(LONG_RANGE, another=True),
            do=(Heal(CHOSEN, Fixed(2)),),
        )
    ),
    "fueled-by-slaughter": text(
        must(ATTACK_DONE, Has(ATTACKER), Melee(), DealtWounds(), do=(Heal(OWN, PerLostRank(1, 1, DEFENDER)),))
    ),
    # -- passive: Charges --
    "furious-charge": text(must(CHARGED, Has(CHARGER), do=(Give(CHARGED_UNIT, (VULNERABLE,)),))),
    "uncontrolled-rage": text(
        must(
            ACTIVATED,
            Has(ACTIVATED_UNIT),
            targets=NearestToCharge(),
            do=(
                AfterTest(
                    (),
                    (MakeAction(OWN, (CHARGE,), CHOSEN, grants=((CHARGE_DIE, 6),)), NoOtherAction()),
                    of=OWN,
                ),
            ),
        )
    ),
    # -- passive: endurance --
    "hardened": text(must(DEFENSE_ROLLED, Has(DEFENDER), do=(Grant(BLOCK, PerLostRank()),))),
    "iron-resolve": text(always(PanicRolls(Fixed(1)), PanicWounds(Fixed(-1)))),
    "stalwart": text(always(MoraleRolls(Fixed(2)))),
    "unyielding": text(always(PanicWounds(PerLostRank(-1)))),
    "dauntless": text(must(TEST_PASSED, Has(TESTER), do=(Heal(OWN, Fixed(1)),))),
    "go-down-fighting": text(
        must(RANK_LOST, Has(ACTING_UNIT), targets=EngagedEnemies(), do=(SufferWounds(CHOSEN, Fixed(1)),))
    ),
    "to-the-last": text(
        must(
            WOULD_BE_DESTROYED,
            Has(DESTROYED_UNIT),
            HasTokens(),
            do=(AddTokens(Fixed(-1)), AfterTest((StayInPlay(OWN, 1),), of=OWN)),
        )
    ),
    # -- passive: moves --
    "enhanced-mobility": text(always(Speed(Fixed(1)), PivotsBeforeMarch())),
    "regroup": text(must(RETREATED, Has(ACTING_UNIT), do=(Heal(OWN, PerLostRank(1, 2)),))),
    "elusive-escape": text(
        always(MayRerollRetreat(), LeavesNoPivots()),
        must(RETREATED, Has(ACTING_UNIT), do=(GiveThoseLeft((WEAKENED,)),)),
    ),
    "outflank": text(always(MayWaitInReserve())),
    "pathfinder": text(always(IgnoresTerrain(("dangerous", "hindering", "rough")))),
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
