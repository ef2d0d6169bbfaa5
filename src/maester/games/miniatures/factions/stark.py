"""Texts of House Stark."""

from __future__ import annotations

from typing import Final

from maester.games.miniatures.attack_values import BLOCK, PANIC_WOUNDS, REROLL
from maester.games.miniatures.factions.common import ADDITIONAL_MANEUVER
from maester.games.miniatures.geometry.shapes import Side
from maester.games.miniatures.moments import (
    ATTACK_DECLARED,
    ATTACK_DONE,
    CHARGED,
    DEFENSE_ROLLED,
    TEST_PASSED,
    TURN_STARTS,
)
from maester.games.miniatures.names import (
    CRITICAL_BLOW,
    PANICKED,
    PRECISION,
    SHORT_RANGE,
    SUNDERING,
    SWORDS,
    VICIOUS,
    WEAKENED,
)
from maester.games.miniatures.pieces.amounts import Fixed, PerLostRank, PerRank
from maester.games.miniatures.pieces.board_filters import Controls
from maester.games.miniatures.pieces.changes import (
    DefenseRolls,
    HighestDice,
    IgnoresBlockers,
    Keyword,
    MayReroll,
    MoraleRolls,
    NoBonuses,
    OnlySixesBlock,
    ToHit,
)
from maester.games.miniatures.pieces.choices import If
from maester.games.miniatures.pieces.filters import (
    DefenseDieShows,
    EnemyTurn,
    EngagedWithOne,
    Friendly,
    FromSide,
    Has,
    LostRanks,
    Melee,
    PanicTestMade,
    RanksLeft,
)
from maester.games.miniatures.pieces.operations import ChooseOf, Give, Grant, ShiftUnit, SufferWounds
from maester.games.miniatures.pieces.situations import ATTACKER, CHARGED_UNIT, CHARGER, CHOSEN, DEFENDER, TESTER
from maester.games.miniatures.pieces.targets import EngagedEnemies, FriendsWithin
from maester.games.miniatures.pieces.texts import (
    Text,
    always,
    attack,
    borne,
    in_attack,
    influence,
    must,
    order,
    own_attacks,
    play,
    text,
    when_attacked,
)
from maester.games.miniatures.pieces.token_operations import RemoveCondition

FLANK_OR_REAR: Final = FromSide((Side.LEFT, Side.RIGHT, Side.REAR))
FRONT_OR_FLANK: Final = FromSide((Side.FRONT, Side.LEFT, Side.RIGHT))

TEXTS: Final[dict[str, Text]] = {
    # -- Tactics cards --
    "stark-northern-ferocity": text(
        play(
            ATTACK_DECLARED,
            Friendly(ATTACKER),
            Melee(),
            do=(
                Grant(VICIOUS),
                If((RanksLeft(1, ATTACKER),), (Grant(PANIC_WOUNDS, Fixed(2)),)),
                If((Controls(SWORDS),), (Give(DEFENDER, (PANICKED,)),)),
            ),
        )
    ),
    # -- NCUs --
    "family-duty-honor": text(influence(RemoveCondition(CHOSEN)), borne(own_attacks(HighestDice()))),
    # -- abilities --
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
}
