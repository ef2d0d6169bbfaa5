"""Texts of the Combat Units and Attachments of House Stark; its Tactics cards and NCUs have files of their own."""

from __future__ import annotations

from typing import Final

from maester.games.miniatures.attack_values import BLOCK, REROLL
from maester.games.miniatures.factions.common import ADDITIONAL_MANEUVER, FLANK_OR_REAR, FRONT_OR_FLANK
from maester.games.miniatures.field import GAME, TURN
from maester.games.miniatures.moments import (
    ACTION_CHOSEN,
    ATTACHMENT_DESTROYED,
    ATTACK_DECLARED,
    ATTACK_DONE,
    CHARGED,
    DEFENSE_ROLLED,
    RETREAT_ROLLED,
    TEST_PASSED,
    TURN_STARTS,
)
from maester.games.miniatures.names import (
    CRITICAL_BLOW,
    HORSE,
    PANICKED,
    PRECISION,
    SHORT_RANGE,
    SUNDERING,
    SWORDS,
    VICIOUS,
    VULNERABLE,
    WEAKENED,
)
from maester.games.miniatures.pieces.action_filters import ActionIs, CanPerform
from maester.games.miniatures.pieces.amounts import Fixed, PerLostRank, PerRank
from maester.games.miniatures.pieces.bearing import Bear
from maester.games.miniatures.pieces.board_filters import Controls
from maester.games.miniatures.pieces.changes import (
    CountsAs,
    DefenseRolls,
    ExtraWounds,
    HighestDice,
    IgnoresBlockers,
    IgnoresTerrain,
    Keyword,
    MayReroll,
    MayRerollCharge,
    MoraleRolls,
    NoBonuses,
    OnlySixesBlock,
    RemovedInstead,
    ToHit,
)
from maester.games.miniatures.pieces.choices import If
from maester.games.miniatures.pieces.filters import (
    DefenseDieShows,
    Enemy,
    EnemyTurn,
    EngagedWithOne,
    Friendly,
    Has,
    LostRanks,
    Melee,
    Not,
    PanicTestMade,
    RanksLeft,
    Within,
)
from maester.games.miniatures.pieces.free_actions import AIMED, MakeAction
from maester.games.miniatures.pieces.losses import DestroyAttachment, EnemiesScore
from maester.games.miniatures.pieces.move_operations import GrantToAction, RetreatDieCountsAs
from maester.games.miniatures.pieces.name_filters import HasCharacter
from maester.games.miniatures.pieces.operations import ChooseOf, Give, Grant, Heal, ShiftUnit, SufferWounds
from maester.games.miniatures.pieces.situations import (
    ACTING_UNIT,
    ATTACKER,
    CHARGED_UNIT,
    CHARGER,
    CHOSEN,
    DEFENDER,
    OWN,
    TESTER,
)
from maester.games.miniatures.pieces.targets import Enemies, EngagedEnemies, FriendsWithin
from maester.games.miniatures.pieces.texts import (
    Text,
    always,
    attack,
    borne,
    in_attack,
    may,
    must,
    order,
    own_attacks,
    text,
    when_attacked,
)
from maester.games.miniatures.pieces.token_operations import GiveOneOf
from maester.games.miniatures.pieces.unit_filters import (
    AttachmentLost,
    Bears,
    HasAnyCondition,
    HasAttachmentOf,
    MoreRanks,
)

CRANNOG_POISON: Final = "special-card-50201"
HODOR_RETREAT: Final = "hodor-retreat"

TEXTS: Final[dict[str, Text]] = {
    "winters-bite": text(
        attack(
            Keyword(CRITICAL_BLOW),
            ToHit(Fixed(1), when=(LostRanks(1),)),
            MayReroll(when=(LostRanks(2),)),
        )
    ),
    "order-tactical-reposition": text(
        order(TURN_STARTS, EnemyTurn(), targets=FriendsWithin(SHORT_RANGE), do=(ShiftUnit(CHOSEN, 3_000),))
    ),
    "ambush": text(must(CHARGED, Has(CHARGER), FLANK_OR_REAR, do=(Give(CHARGED_UNIT, (PANICKED, WEAKENED)),))),
    "berserkers-fervor": text(always(DefenseRolls(PerLostRank()), MoraleRolls(PerLostRank()))),
    "direwolf": text(ADDITIONAL_MANEUVER),
    "tooth-and-claw": text(attack(Keyword(SUNDERING))),
    "arrow-volley": text(
        attack(IgnoresBlockers()),
        in_attack(ATTACK_DONE, DefenseDieShows(1), do=(Give(DEFENDER, (WEAKENED,)),)),
    ),
    "order-shield-wall": text(
        order(DEFENSE_ROLLED, Has(DEFENDER), Melee(), FRONT_OR_FLANK, do=(Grant(BLOCK, PerRank()),))
    ),
    "stubborn-tenacity": text(
        must(
            TEST_PASSED,
            Has(TESTER),
            PanicTestMade(),
            targets=EngagedEnemies(),
            do=(SufferWounds(CHOSEN, Fixed(1)),),
        )
    ),
    "executioners-fury": text(
        attack(Keyword(VICIOUS), OnlySixesBlock()),
        in_attack(ATTACK_DONE, RanksLeft(1), do=(Give(DEFENDER, (WEAKENED,)),)),
    ),
    "stand-your-ground": text(when_attacked(NoBonuses(when=(Melee(), EngagedWithOne())))),
    "mace-and-spike": text(
        in_attack(
            ATTACK_DECLARED,
            do=(ChooseOf(PerLostRank(1, 1), ((Grant(CRITICAL_BLOW),), (Grant(PRECISION),), (Grant(REROLL),))),),
        )
    ),
    "brans-protector": text(
        may(
            ATTACK_DONE,
            Enemy(ATTACKER),
            Friendly(DEFENDER),
            HasCharacter("Bran Stark", DEFENDER),
            CanPerform(OWN, AIMED, ATTACKER),
            do=(MakeAction(OWN, AIMED, ATTACKER),),
        )
    ),
    "rally-banner": text(
        must(TEST_PASSED, Friendly(TESTER), Within(SHORT_RANGE, TESTER), do=(Heal(TESTER, Fixed(1)),))
    ),
    "resolute-strikes": text(attack(Keyword(CRITICAL_BLOW), ToHit(PerLostRank()))),
    "flail": text(attack(Keyword(VICIOUS))),
    "unleashed-ferocity": text(
        must(
            ATTACK_DECLARED,
            Has(ATTACKER),
            Melee(),
            do=(
                If((LostRanks(1),), (GiveOneOf(DEFENDER, (PANICKED, VULNERABLE)),)),
                If((LostRanks(2),), (GiveOneOf(DEFENDER, (PANICKED, VULNERABLE)),)),
            ),
        )
    ),
    "poisoned-tridents": text(
        in_attack(
            ATTACK_DECLARED,
            do=(
                ChooseOf(
                    Fixed(1),
                    (
                        (Give(DEFENDER, (WEAKENED,)),),
                        (If((Not((Bears(CRANNOG_POISON, DEFENDER),)),), (Bear(DEFENDER, text=CRANNOG_POISON),)),),
                    ),
                ),
            ),
        )
    ),
    CRANNOG_POISON: text(
        borne(
            always(RemovedInstead()),
            must(
                ACTION_CHOSEN,
                Has(ACTING_UNIT),
                do=(If((HasAnyCondition(OWN),), (SufferWounds(OWN, Fixed(2)),), (SufferWounds(OWN, Fixed(1)),)),),
            ),
        )
    ),
    "executioners-axe": text(
        attack(Keyword(SUNDERING), Keyword(VICIOUS, when=(MoreRanks(DEFENDER, ATTACKER),))),
        in_attack(ATTACK_DECLARED, MoreRanks(DEFENDER, ATTACKER), do=(Give(DEFENDER, (PANICKED,)),)),
    ),
    "winterfell-supplies": text(
        own_attacks(Keyword(PRECISION, when=(Melee(),)), HighestDice(when=(Melee(), Controls(SWORDS))))
    ),
    "improved-defenses-stark": text(always(DefenseRolls(Fixed(1), when=(Controls(HORSE),)))),
    "winterfells-wrath": text(
        own_attacks(Keyword(CRITICAL_BLOW, when=(Melee(),))),
        must(CHARGED, Has(CHARGER), do=(Give(CHARGED_UNIT, (WEAKENED,)),)),
    ),
    "hodor": text(own_attacks(ExtraWounds(Fixed(1), when=(Melee(), Not((Bears(HODOR_RETREAT),)))))),
    HODOR_RETREAT: text(
        may(
            RETREAT_ROLLED,
            Has(ACTING_UNIT),
            Not((Bears(HODOR_RETREAT),)),
            do=(RetreatDieCountsAs(6), Bear(OWN, until=GAME)),
        ),
        borne(),
    ),
    "jojens-greensight": text(
        must(
            ACTION_CHOSEN,
            Has(ACTING_UNIT),
            ActionIs(AIMED),
            do=(ChooseOf(Fixed(1), ((GrantToAction(REROLL),), (Bear(OWN, until=TURN),))),),
        ),
        borne(always(MayRerollCharge(), IgnoresTerrain(("hindering", "rough")))),
    ),
    "agile": text(when_attacked(ToHit(Fixed(-1)))),
    "valuable-captive-rickon-stark": text(
        always(MoraleRolls(Fixed(1))),
        must(ATTACHMENT_DESTROYED, AttachmentLost(), do=(EnemiesScore(OWN, 1),)),
    ),
    "a-man-freed-a-name-owed": text(
        may(
            ATTACHMENT_DESTROYED,
            AttachmentLost(),
            targets=Enemies(),
            do=(
                If(
                    (HasAttachmentOf("infantry", CHOSEN),),
                    (
                        ChooseOf(
                            Fixed(1),
                            (
                                (SufferWounds(CHOSEN, Fixed(3)),),
                                (DestroyAttachment(CHOSEN, "infantry"), SufferWounds(CHOSEN, Fixed(2))),
                            ),
                        ),
                    ),
                    (SufferWounds(CHOSEN, Fixed(3)),),
                ),
            ),
        )
    ),
    "affiliation-crannogman": text(always(CountsAs("Crannogman"))),
    "affiliation-house-karstark": text(always(CountsAs("House Karstark"))),
    "affiliation-house-mormont": text(always(CountsAs("House Mormont"))),
    "affiliation-house-tully": text(always(CountsAs("House Tully"))),
    "affiliation-house-umber": text(always(CountsAs("House Umber"))),
}
