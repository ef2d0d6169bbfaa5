"""Texts of the Tactics cards of Robb Stark, Greatjon Umber, the Blackfish, Eddard Stark and Rodrik Cassel."""

from __future__ import annotations

from typing import Final

from maester.games.miniatures.attack_values import HIGHEST, REROLL, TO_HIT, WOUNDS
from maester.games.miniatures.factions.common import FRONT_OR_FLANK
from maester.games.miniatures.field import ROUND, TURN
from maester.games.miniatures.geometry.shapes import Side
from maester.games.miniatures.moments import (
    ACTIVATED,
    ATTACK_DECLARED,
    ATTACK_DONE,
    ATTACK_ROLLED,
    CHARGE_DECLARED,
    CHARGED,
    DESTROYED,
    RETREATED,
    TARGETED,
    TEST_FAILED,
    TEST_PASSED,
    TEST_ROLLED,
    TURN_STARTS,
)
from maester.games.miniatures.names import (
    LONG_RANGE,
    MELEE_ATTACK,
    PANICKED,
    RETREAT,
    SHORT_RANGE,
    VULNERABLE,
    WEAKENED,
)
from maester.games.miniatures.pieces.action_filters import CanPerform
from maester.games.miniatures.pieces.amounts import Fixed, Misses, PerCondition, PerLostRank, Picked
from maester.games.miniatures.pieces.answer_filters import AnswersZone
from maester.games.miniatures.pieces.attack_filters import DestroyedByAttack
from maester.games.miniatures.pieces.bearing import AttachCard, Bear, LayDown, LoseAbilities
from maester.games.miniatures.pieces.board_filters import PlayedByEnemy
from maester.games.miniatures.pieces.card_operations import Cancel, DrawCards
from maester.games.miniatures.pieces.changes import (
    MayReroll,
    MayRerollCharge,
    MayRerollRetreat,
    MoraleRolls,
    NotTargetedByOwnSide,
    PanicRolls,
    ToHit,
)
from maester.games.miniatures.pieces.choices import AfterTest, If
from maester.games.miniatures.pieces.filters import (
    Enemy,
    Engaged,
    EngagedWithOne,
    Friendly,
    FriendlyTurn,
    FromSide,
    Has,
    Melee,
    Not,
    PanicTestMade,
)
from maester.games.miniatures.pieces.free_actions import AIMED, MakeAction
from maester.games.miniatures.pieces.move_operations import DisorderlyUpTo, GiveThoseLeft
from maester.games.miniatures.pieces.name_filters import HasCharacter, IsOf, NearCharacter
from maester.games.miniatures.pieces.numbers import PickWounds
from maester.games.miniatures.pieces.operations import ChooseOf, Give, Grant, SufferHits, SufferWounds
from maester.games.miniatures.pieces.picking import ForEach
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
    TARGETED_UNIT,
    TESTER,
)
from maester.games.miniatures.pieces.spending import SpendOne
from maester.games.miniatures.pieces.targets import EnemiesWithin, EngagedEnemies, Friends, FriendsWithin
from maester.games.miniatures.pieces.test_operations import PassTest, RerollTest
from maester.games.miniatures.pieces.texts import Text, always, borne, must, own_attacks, play, text
from maester.games.miniatures.pieces.token_operations import GiveOneOf, RemoveCondition
from maester.games.miniatures.pieces.unit_filters import HasAnyCondition, Stands

ROBB: Final = "Robb Stark"
EDDARD: Final = "Eddard Stark"
RODRIK: Final = "Rodrik Cassel"
DRAW_ONE: Final = play(TURN_STARTS, FriendlyTurn(), do=(DrawCards(Fixed(1)),))
DEFY: Final = If((NearCharacter(EDDARD, SHORT_RANGE, TESTER),), (PassTest(),), (RerollTest(),))
AVENGE: Final = SufferWounds(CHOSEN, PerLostRank(1, 1, TESTER))
GIVE_VULNERABLE: Final = ForEach(EngagedEnemies(TESTER), (Give(CHOSEN, (VULNERABLE,)),))

TEXTS: Final[dict[str, Text]] = {
    # -- Robb Stark, The Wolf Lord --
    "robb-stark-the-wolf-lord-sudden-retreat": text(
        play(
            ATTACK_DONE,
            Enemy(ATTACKER),
            Friendly(DEFENDER),
            Melee(),
            CanPerform(DEFENDER, (RETREAT,)),
            on=DEFENDER,
            do=(
                If((HasCharacter(ROBB, DEFENDER),), (Bear(DEFENDER, until=TURN),)),
                MakeAction(DEFENDER, (RETREAT,)),
            ),
        ),
        borne(always(MayRerollRetreat())),
    ),
    "robb-stark-the-wolf-lord-superior-positioning": text(
        play(
            CHARGE_DECLARED,
            Enemy(CHARGER),
            FromSide((Side.FRONT,)),
            do=(
                If(
                    (Friendly(CHARGED_UNIT), HasCharacter(ROBB, CHARGED_UNIT)),
                    (DisorderlyUpTo(5, (VULNERABLE,)),),
                    (DisorderlyUpTo(3, (VULNERABLE,)),),
                ),
            ),
        )
    ),
    "robb-stark-the-wolf-lord-hit-and-run": text(
        play(
            ATTACK_DONE,
            Friendly(ATTACKER),
            Melee(),
            CanPerform(ATTACKER, (RETREAT,)),
            do=(
                If((HasCharacter(ROBB, ATTACKER),), (Bear(ATTACKER, until=TURN),)),
                MakeAction(ATTACKER, (RETREAT,)),
            ),
        ),
        borne(must(RETREATED, Has(ACTING_UNIT), do=(GiveThoseLeft((WEAKENED,)), LayDown()))),
    ),
    # -- Greatjon Umber, Lord of Last Hearth --
    "greatjon-umber-lord-of-last-hearth-berserker-tactics": text(
        play(
            ATTACK_ROLLED,
            Friendly(ATTACKER),
            Melee(),
            do=(
                If((IsOf("House Umber", ATTACKER),), (Give(DEFENDER, (PANICKED,)),)),
                PickWounds(ATTACKER, 3),
                SufferWounds(ATTACKER, Picked()),
                Grant(WOUNDS, Picked(1)),
            ),
        )
    ),
    "greatjon-umber-lord-of-last-hearth-lash-out": text(
        play(
            ATTACK_DONE,
            Enemy(ATTACKER),
            Friendly(DEFENDER),
            Melee(),
            Stands(DEFENDER),
            do=(
                SufferWounds(ATTACKER, PerLostRank(2, whose=DEFENDER)),
                If((IsOf("House Umber", DEFENDER),), (Give(ATTACKER, (PANICKED,)),)),
            ),
        )
    ),
    "greatjon-umber-lord-of-last-hearth-last-stand": text(
        play(
            DESTROYED,
            Friendly(DESTROYED_UNIT),
            CanPerform(DESTROYED_UNIT, (MELEE_ATTACK,)),
            do=(
                If(
                    (IsOf("House Umber", DESTROYED_UNIT),),
                    (MakeAction(DESTROYED_UNIT, (MELEE_ATTACK,), grants=((HIGHEST, 1), (REROLL, 1))),),
                    (MakeAction(DESTROYED_UNIT, (MELEE_ATTACK,), grants=((HIGHEST, 1),)),),
                ),
            ),
        )
    ),
    # -- Brynden Tully, The Blackfish --
    "brynden-tully-the-blackfish-set-for-charge": text(
        play(
            CHARGED,
            Friendly(CHARGED_UNIT),
            FRONT_OR_FLANK,
            EngagedWithOne(CHARGED_UNIT),
            on=CHARGED_UNIT,
            do=(MakeAction(CHARGED_UNIT, (MELEE_ATTACK,), CHARGER),),
        )
    ),
    "brynden-tully-the-blackfish-refuse-to-yield": text(
        play(TEST_PASSED, Friendly(TESTER), PanicTestMade(), do=(GIVE_VULNERABLE, AttachCard(TESTER))),
        borne(
            always(PanicRolls(Fixed(1), when=(IsOf("House Tully", OWN),))),
            must(TEST_PASSED, Has(TESTER), PanicTestMade(), do=(GIVE_VULNERABLE,)),
            must(TEST_FAILED, Has(TESTER), PanicTestMade(), do=(LayDown(),)),
        ),
    ),
    "brynden-tully-the-blackfish-war-cry": text(
        play(
            ACTIVATED,
            Friendly(ACTIVATED_UNIT),
            targets=EnemiesWithin(LONG_RANGE, ACTIVATED_UNIT),
            do=(
                AfterTest(
                    (
                        If(
                            (IsOf("House Tully", ACTIVATED_UNIT),),
                            (Give(CHOSEN, (PANICKED, VULNERABLE)),),
                            (GiveOneOf(CHOSEN, (PANICKED, VULNERABLE)),),
                        ),
                    ),
                    of=ACTIVATED_UNIT,
                ),
            ),
        )
    ),
    # -- Eddard Stark, Lord of Winterfell --
    "eddard-stark-lord-of-winterfell-northern-defiance": text(
        play(TEST_ROLLED, Friendly(TESTER), PanicTestMade(), Not((HasCharacter(EDDARD, TESTER),)), do=(DEFY,)),
        play(
            TEST_ROLLED,
            Friendly(TESTER),
            PanicTestMade(),
            HasCharacter(EDDARD, TESTER),
            Engaged(TESTER),
            targets=EngagedEnemies(TESTER),
            do=(DEFY, AVENGE),
        ),
        play(
            TEST_ROLLED,
            Friendly(TESTER),
            PanicTestMade(),
            HasCharacter(EDDARD, TESTER),
            Engaged(TESTER, False),
            do=(DEFY,),
        ),
    ),
    "eddard-stark-lord-of-winterfell-lead-by-example": text(
        play(
            ATTACK_DONE,
            Friendly(ATTACKER),
            HasCharacter(EDDARD, ATTACKER),
            targets=FriendsWithin(LONG_RANGE, ATTACKER, another=True),
            do=(AttachCard(CHOSEN, until=ROUND),),
        ),
        DRAW_ONE,
        borne(always(MoraleRolls(Fixed(2))), own_attacks(ToHit(Fixed(1), when=(Melee(),)))),
    ),
    "eddard-stark-lord-of-winterfell-fury-for-the-fallen": text(
        play(
            ATTACK_DONE,
            Enemy(ATTACKER),
            Melee(),
            targets=Friends((HasCharacter(EDDARD, CHOSEN), CanPerform(CHOSEN, AIMED))),
            do=(If((DestroyedByAttack(),), (Bear(CHOSEN, until=TURN),)), MakeAction(CHOSEN, AIMED)),
        ),
        DRAW_ONE,
        borne(always(MayRerollCharge()), own_attacks(MayReroll())),
    ),
    # -- Rodrik Cassel, Master-at-Arms --
    "rodrik-cassel-master-at-arms-combat-prowess": text(
        # Whoever would cancel an effect of his own needn't be asked.
        play(
            TARGETED,
            Enemy(TARGETED_UNIT),
            HasAnyCondition(TARGETED_UNIT),
            PlayedByEnemy(),
            Not((AnswersZone(),)),
            do=(SpendOne(TARGETED_UNIT), Cancel()),
        ),
        play(
            TURN_STARTS,
            FriendlyTurn(),
            targets=Friends((Engaged(CHOSEN), HasAnyCondition(CHOSEN))),
            do=(RemoveCondition(CHOSEN),),
        ),
    ),
    "rodrik-cassel-master-at-arms-martial-superiority": text(
        play(
            ATTACK_DECLARED,
            Enemy(ATTACKER),
            Melee(),
            do=(
                Bear(ATTACKER, until=TURN),
                If((Friendly(DEFENDER), HasCharacter(RODRIK, DEFENDER)), (Grant(TO_HIT, Fixed(-1)),)),
            ),
        ),
        borne(must(ATTACK_ROLLED, Has(ATTACKER), do=(SufferHits(OWN, Misses()), LayDown()))),
    ),
    "rodrik-cassel-master-at-arms-press-the-advantage": text(
        play(
            ATTACK_DECLARED,
            Friendly(ATTACKER),
            do=(
                ChooseOf(
                    PerCondition(DEFENDER, 1, 1),
                    (
                        (Grant(HIGHEST),),
                        (Grant(TO_HIT, Fixed(1)),),
                        (LoseAbilities(DEFENDER, until=TURN), Bear(DEFENDER, until=TURN)),
                    ),
                ),
            ),
        ),
        borne(always(NotTargetedByOwnSide())),
    ),
}
