"""Texts of the Tactics cards of Neutral Commanders."""

from __future__ import annotations

from typing import Final

from maester.games.miniatures.attack_values import HIGHEST, REROLL
from maester.games.miniatures.field import ROUND, TURN
from maester.games.miniatures.moments import (
    ATTACK_DECLARED,
    ATTACK_DONE,
    ATTACK_ROLLED,
    NCU_ACTIVATED,
    ROUND_STARTS,
    TARGETED,
    TEST_CALLED,
    TEST_FAILED,
    TEST_PASSED,
    TURN_STARTS,
    ZONE_CLAIMED,
    ZONE_RESOLVED,
)
from maester.games.miniatures.names import (
    COINS,
    CRITICAL_BLOW,
    LONG_RANGE,
    MANEUVER,
    PANICKED,
    PRECISION,
    SHORT_RANGE,
    VULNERABLE,
    WEAKENED,
)
from maester.games.miniatures.pieces.amounts import DiceShowing, Fixed, PerLostRank
from maester.games.miniatures.pieces.answer_filters import AnswersZone
from maester.games.miniatures.pieces.bearing import AttachCard, Bear, LayDown
from maester.games.miniatures.pieces.board_filters import NotReplaced, PlayedByEnemy
from maester.games.miniatures.pieces.board_operations import OpponentMayActivate
from maester.games.miniatures.pieces.card_operations import Cancel
from maester.games.miniatures.pieces.changes import AttackDice, ControlsZone
from maester.games.miniatures.pieces.choices import AfterTest, If
from maester.games.miniatures.pieces.field_amounts import PerFriendNear, RanksOfEngaged, Sum
from maester.games.miniatures.pieces.filters import (
    Enemy,
    EnemyTurn,
    Engaged,
    Friendly,
    FriendlyTurn,
    Has,
    HasCondition,
    Melee,
    Not,
    PanicTestMade,
)
from maester.games.miniatures.pieces.free_actions import ATTACKS, MakeAction
from maester.games.miniatures.pieces.healing import SplitHealing
from maester.games.miniatures.pieces.name_filters import EngagedWithOneOf, IsOf, NearCharacter
from maester.games.miniatures.pieces.operations import ChooseOf, Expend, Give, Grant, Heal, SufferHits, SufferWounds
from maester.games.miniatures.pieces.picking import ForOne, Pick
from maester.games.miniatures.pieces.situations import (
    ATTACKER,
    CHOSEN,
    DEFENDER,
    NCU,
    OWN,
    SECOND,
    TARGETED_UNIT,
    TESTER,
)
from maester.games.miniatures.pieces.spending import IfSpent, SpendOne
from maester.games.miniatures.pieces.target_filters import ThereIs, Wounded
from maester.games.miniatures.pieces.targets import Enemies, EnemiesWithin, Friends, FriendsWithin
from maester.games.miniatures.pieces.test_amounts import Depending, FailureWounds
from maester.games.miniatures.pieces.test_operations import AddFailureWounds, AddToTest, PassTest
from maester.games.miniatures.pieces.texts import Text, borne, instead_of_zone, must, own_attacks, play, player, text
from maester.games.miniatures.pieces.unit_filters import Bears, HasAnyCondition

BOLTON: Final = "House Bolton"
MUMMERS: Final = "Bloody Mummer"
STORMCROWS: Final = "Stormcrow"
BROTHERS: Final = "jokin-stormcrow-captain-brothers-in-arms"

UNPANICKED_ENEMY: Final = Enemies((Not((HasCondition(PANICKED, CHOSEN),)),))
HURT_BOLTONS_NEAR: Final = FriendsWithin(LONG_RANGE, TESTER, when=(IsOf(BOLTON, CHOSEN), Wounded(CHOSEN)))
ALL_WOUNDS_OF_THE_TEST: Final = FailureWounds(Fixed(99))

RAMSAY: Final[dict[str, Text]] = {
    "ramsay-snow-the-bastard-of-bolton-our-blades-are-sharp": text(
        play(
            ATTACK_DECLARED,
            Friendly(ATTACKER),
            Melee(),
            do=(
                If(
                    (HasCondition(PANICKED, DEFENDER),),
                    (Grant(PRECISION), If((IsOf(BOLTON, ATTACKER),), (Grant(REROLL),))),
                ),
            ),
        )
    ),
    "ramsay-snow-the-bastard-of-bolton-cruel-methods": text(
        play(
            TURN_STARTS,
            targets=Enemies((HasCondition(PANICKED, CHOSEN),)),
            do=(
                Expend(CHOSEN, PANICKED),
                ChooseOf(
                    Fixed(2),
                    (
                        (
                            ForOne(
                                FriendsWithin(LONG_RANGE, CHOSEN, when=(IsOf(BOLTON, SECOND),)),
                                (Heal(SECOND, Fixed(2)),),
                            ),
                        ),
                        (Give(CHOSEN, (VULNERABLE,)),),
                        (Give(CHOSEN, (WEAKENED,)),),
                    ),
                    repeatable=(1,),
                ),
            ),
        )
    ),
    "ramsay-snow-the-bastard-of-bolton-sadistic-games": text(
        play(
            TURN_STARTS,
            EnemyTurn(),
            do=(
                ChooseOf(
                    Fixed(1),
                    (
                        (
                            ForOne(UNPANICKED_ENEMY, (Give(CHOSEN, (PANICKED,)),), optional=True),
                            ForOne(UNPANICKED_ENEMY, (Give(CHOSEN, (PANICKED,)),), optional=True),
                        ),
                        (
                            ForOne(
                                Enemies((Engaged(CHOSEN),)),
                                (SufferHits(CHOSEN, Sum((Fixed(2), RanksOfEngaged(BOLTON, CHOSEN)))),),
                            ),
                        ),
                    ),
                    by_opponent=True,
                ),
            ),
        )
    ),
}

ROOSE: Final[dict[str, Text]] = {
    "roose-bolton-the-leech-lord-a-flayed-man-has-no-secrets": text(
        play(
            TARGETED,
            PlayedByEnemy(),
            Not((AnswersZone(),)),
            targets=EnemiesWithin(LONG_RANGE, TARGETED_UNIT, when=(HasAnyCondition(CHOSEN),)),
            do=(SpendOne(CHOSEN), Cancel()),
        )
    ),
    "roose-bolton-the-leech-lord-fear-keeps-a-man-alive": text(
        play(
            TEST_FAILED,
            Enemy(TESTER),
            PanicTestMade(),
            ThereIs(HURT_BOLTONS_NEAR),
            do=(
                SplitHealing(
                    Sum(
                        (
                            ALL_WOUNDS_OF_THE_TEST,
                            Depending((NearCharacter("Roose Bolton", SHORT_RANGE, TESTER),), Fixed(1)),
                        )
                    ),
                    HURT_BOLTONS_NEAR,
                ),
            ),
        )
    ),
    "roose-bolton-the-leech-lord-whispered-threats": text(
        play(NCU_ACTIVATED, Enemy(NCU), do=(Bear(NCU, TURN),)),
        borne(
            must(
                ZONE_RESOLVED,
                Has(NCU),
                targets=(Enemies(), Enemies()),
                do=(Give(CHOSEN, (VULNERABLE,)), Give(SECOND, (PANICKED,))),
            )
        ),
    ),
}

VARGO: Final[dict[str, Text]] = {
    "vargo-hoat-the-goat-of-harrenhal-the-cripplers-infamy": text(
        play(
            TEST_CALLED,
            Enemy(TESTER),
            PanicTestMade(),
            do=(Bear(TESTER, TURN), If((EngagedWithOneOf(MUMMERS, TESTER),), (AddToTest(Fixed(-2)),))),
        ),
        borne(
            must(
                TEST_FAILED,
                Has(TESTER),
                do=(IfSpent(TESTER, (WEAKENED,), (AddFailureWounds(Fixed(2)),)), LayDown()),
            ),
            must(TEST_PASSED, Has(TESTER), do=(LayDown(),)),
        ),
    ),
    "vargo-hoat-the-goat-of-harrenhal-careless-aggression": text(
        play(ROUND_STARTS, targets=Friends(), do=(MakeAction(CHOSEN, ATTACKS), OpponentMayActivate()))
    ),
    "vargo-hoat-the-goat-of-harrenhal-exploit-weakness": text(
        play(
            ATTACK_DECLARED,
            Friendly(ATTACKER),
            do=(Give(DEFENDER, (VULNERABLE,)), If((HasCondition(WEAKENED, DEFENDER),), (Grant(REROLL),))),
        )
    ),
}

DAARIO: Final[dict[str, Text]] = {
    "daario-naharis-stormcrow-captain-sellsword-negotiations": text(
        play(
            ZONE_CLAIMED,
            Friendly(NCU),
            NotReplaced(),
            targets=Friends(),
            do=instead_of_zone(
                Bear(OWN, ROUND),
                Heal(CHOSEN, Depending((IsOf(STORMCROWS, CHOSEN),), PerLostRank(1, 2, CHOSEN), Fixed(2))),
            ),
        ),
        borne(player(ControlsZone(COINS))),
    ),
    "daario-naharis-stormcrow-captain-sellsword-bravado": text(
        play(
            TURN_STARTS,
            FriendlyTurn(),
            targets=Friends(),
            do=(
                AfterTest(
                    (Pick(EnemiesWithin(LONG_RANGE, CHOSEN)), Give(SECOND, (PANICKED, WEAKENED))),
                    of=CHOSEN,
                    modifier=Depending((IsOf(STORMCROWS, CHOSEN),), Fixed(2)),
                ),
            ),
        )
    ),
    "daario-naharis-stormcrow-captain-reckless-strikes": text(
        play(
            ATTACK_DECLARED,
            Friendly(ATTACKER),
            Melee(),
            do=(
                Grant(CRITICAL_BLOW),
                Grant(PRECISION),
                If((IsOf(STORMCROWS, ATTACKER),), (Grant(HIGHEST),)),
                Bear(ATTACKER, TURN),
            ),
        ),
        borne(must(ATTACK_ROLLED, Has(ATTACKER), do=(LayDown(), SufferWounds(OWN, DiceShowing(1))))),
    ),
}

JOKIN: Final[dict[str, Text]] = {
    BROTHERS: text(
        play(
            TURN_STARTS,
            FriendlyTurn(),
            targets=Friends((IsOf(STORMCROWS, CHOSEN), Not((Bears(BROTHERS, CHOSEN),)))),
            do=(AttachCard(CHOSEN),),
        ),
        borne(
            own_attacks(
                AttackDice(PerFriendNear(SHORT_RANGE)),
                AttackDice(Fixed(1), when=(NearCharacter("Jokin", SHORT_RANGE, OWN),)),
            ),
            must(TEST_FAILED, Has(TESTER), PanicTestMade(), do=(LayDown(),)),
        ),
    ),
    "jokin-stormcrow-captain-diversion-tactics": text(
        play(
            ATTACK_DONE,
            Enemy(ATTACKER),
            Melee(),
            targets=FriendsWithin(LONG_RANGE, DEFENDER, another=True),
            do=(MakeAction(CHOSEN, (MANEUVER,)),),
        )
    ),
    "jokin-stormcrow-captain-stalwart-mercenaries": text(
        play(
            TEST_CALLED,
            Friendly(TESTER),
            PanicTestMade(),
            do=(If((NearCharacter("Jokin", SHORT_RANGE, TESTER),), (PassTest(),), (AddToTest(Fixed(2)),)),),
        )
    ),
}

TEXTS: Final[dict[str, Text]] = {**RAMSAY, **ROOSE, **VARGO, **DAARIO, **JOKIN}
