"""Texts of House Lannister: Tactics cards of Gregor, Tywin, Tyrion and the High Sparrow."""

from __future__ import annotations

from typing import Final

from maester.games.miniatures.attack_values import ALL_HIT, BLOCK, CHARGE_REROLL, HITS, REROLL, TO_HIT
from maester.games.miniatures.field import GAME, TURN
from maester.games.miniatures.moments import (
    ACTIVATED,
    ATTACK_DECLARED,
    ATTACK_DONE,
    DEFENSE_ROLLED,
    NCU_ACTIVATED,
    SURGE,
    TARGETED,
    TEST_FAILED,
    TEST_PASSED,
    TURN_STARTS,
    ZONE_CLAIMED,
    ZONE_RESOLVED,
)
from maester.games.miniatures.names import (
    CHARGE,
    LETTER,
    LONG_RANGE,
    MANEUVER,
    MARCH,
    MELEE_ATTACK,
    PANICKED,
    RETREAT,
    SUNDERING,
    VULNERABLE,
    WEAKENED,
)
from maester.games.miniatures.pieces.action_filters import CanPerform
from maester.games.miniatures.pieces.amounts import Fixed, PerLostRank
from maester.games.miniatures.pieces.answer_filters import AnswersZone
from maester.games.miniatures.pieces.attack_filters import DestroyedByAttack
from maester.games.miniatures.pieces.bearing import AttachCard, Bear, LayDown
from maester.games.miniatures.pieces.board_filters import ClaimsZone, Controls, NotReplaced, PlayedByEnemy, ZoneIsEmpty
from maester.games.miniatures.pieces.board_operations import MoveNcu
from maester.games.miniatures.pieces.choices import AfterTest, If, OnRoll
from maester.games.miniatures.pieces.filters import AllOf, AnyOf, Enemy, Friendly, Has, HasCondition, Is, Melee, Not
from maester.games.miniatures.pieces.free_actions import ATTACKS, MakeAction
from maester.games.miniatures.pieces.move_operations import InsteadOfSurge, NoOtherAction
from maester.games.miniatures.pieces.name_filters import HasCharacter, IsCommanders, IsOf, NearCharacter
from maester.games.miniatures.pieces.operations import Give, Grant, Heal
from maester.games.miniatures.pieces.other_targets import ChooseOtherTarget
from maester.games.miniatures.pieces.picking import Pick
from maester.games.miniatures.pieces.situations import (
    ACTIVATED_UNIT,
    ATTACKER,
    CHOSEN,
    DEFENDER,
    NCU,
    OWN,
    SECOND,
    TESTER,
)
from maester.games.miniatures.pieces.targets import Enemies, Friends, FriendsWithin
from maester.games.miniatures.pieces.texts import Text, borne, instead_of_zone, may, must, play, text
from maester.games.miniatures.pieces.token_choices import FreeOrder, HasUsedOrder
from maester.games.miniatures.pieces.token_operations import GiveOneOf, RemoveCondition

CLEGANE: Final = "House Clegane"
TYRION: Final = "Tyrion Lannister"
OWN_DEFENDER: Final = (Enemy(ATTACKER), Friendly(DEFENDER))
"""An enemy attacks a unit of the player's."""
TEXTS: Final[dict[str, Text]] = {
    # -- Gregor Clegane, The Mountain --
    "gregor-clegane-the-mountain-overrun": text(
        play(
            SURGE,
            Friendly(ATTACKER),
            CanPerform(ATTACKER, (CHARGE, MARCH)),
            do=(
                InsteadOfSurge(),
                If(
                    (IsOf(CLEGANE, ATTACKER),),
                    (MakeAction(ATTACKER, (CHARGE, MARCH), grants=((CHARGE_REROLL, 1),)),),
                    (MakeAction(ATTACKER, (CHARGE, MARCH)),),
                ),
            ),
        )
    ),
    "gregor-clegane-the-mountain-assault-orders": text(
        play(
            ZONE_CLAIMED,
            Friendly(NCU),
            NotReplaced(),
            targets=Friends(
                when=(
                    AnyOf(
                        (
                            CanPerform(CHOSEN, (MELEE_ATTACK,)),
                            AllOf((IsOf(CLEGANE, CHOSEN), CanPerform(CHOSEN, (CHARGE,)))),
                        )
                    ),
                )
            ),
            do=instead_of_zone(
                If(
                    (IsOf(CLEGANE, CHOSEN),),
                    (MakeAction(CHOSEN, (MELEE_ATTACK, CHARGE)),),
                    (MakeAction(CHOSEN, (MELEE_ATTACK,)),),
                )
            ),
        )
    ),
    "gregor-clegane-the-mountain-price-of-failure": text(
        play(ATTACK_DECLARED, Friendly(ATTACKER), Melee(), do=(Grant(ALL_HIT), Bear(ATTACKER, TURN))),
        borne(
            must(
                ATTACK_DONE,
                Has(ATTACKER),
                do=(If((Not((DestroyedByAttack(),)),), (Give(OWN, (PANICKED, VULNERABLE)),)), LayDown()),
            )
        ),
    ),
    # -- Tywin Lannister, Lord of Casterly Rock --
    "tywin-lannister-lord-of-casterly-rock-exploit-weakness": text(
        play(
            ATTACK_DECLARED,
            Friendly(ATTACKER),
            do=(Give(DEFENDER, (VULNERABLE,)), If((HasCondition(WEAKENED),), (Grant(REROLL),))),
        )
    ),
    "tywin-lannister-lord-of-casterly-rock-broken-resolve": text(
        play(TEST_FAILED, Enemy(TESTER), do=(Give(TESTER, (WEAKENED,)), AttachCard(TESTER, GAME))),
        borne(
            must(ACTIVATED, Has(ACTIVATED_UNIT), do=(Give(OWN, (WEAKENED,)),)),
            must(TEST_PASSED, Has(TESTER), do=(LayDown(),)),
        ),
    ),
    "tywin-lannister-lord-of-casterly-rock-issue-commands": text(
        play(
            ACTIVATED,
            IsCommanders(ACTIVATED_UNIT),
            targets=FriendsWithin(LONG_RANGE, ACTIVATED_UNIT, another=True),
            do=(NoOtherAction(), MakeAction(CHOSEN, (*ATTACKS, CHARGE))),
        ),
        play(TURN_STARTS, targets=Friends(when=(HasUsedOrder(CHOSEN),)), do=(FreeOrder(CHOSEN),)),
    ),
    # -- Tyrion Lannister, Halfman --
    "tyrion-lannister-halfman-false-agenda": text(
        play(NCU_ACTIVATED, Enemy(NCU), do=(Bear(NCU, TURN),)),
        borne(
            may(
                ZONE_RESOLVED,
                Has(NCU),
                ZoneIsEmpty(),
                do=(
                    MoveNcu(NCU),
                    If((ClaimsZone((LETTER,)),), (Pick(Enemies()), GiveOneOf(CHOSEN))),
                    LayDown(),
                ),
            )
        ),
    ),
    "tyrion-lannister-halfman-cunning-ploy": text(
        play(
            ACTIVATED,
            Friendly(ACTIVATED_UNIT),
            targets=Friends(when=(Not((Is(CHOSEN, ACTIVATED_UNIT),)),)),
            do=(
                NoOtherAction(),
                If(
                    (AnyOf((HasCharacter(TYRION, ACTIVATED_UNIT), HasCharacter(TYRION, CHOSEN))),),
                    (Pick(Enemies(when=(NearCharacter(TYRION, LONG_RANGE, SECOND),))), Give(SECOND, (VULNERABLE,))),
                ),
                MakeAction(CHOSEN, (MANEUVER, MARCH, RETREAT)),
            ),
        )
    ),
    "tyrion-lannister-halfman-intercept-orders": text(
        play(
            TARGETED,
            PlayedByEnemy(),
            AnswersZone(),
            do=(
                OnRoll(
                    (
                        ChooseOtherTarget(),
                        If((NearCharacter(TYRION, LONG_RANGE, CHOSEN),), (GiveOneOf(CHOSEN),)),
                    ),
                    least=Fixed(3),
                    reroll=(Controls(LETTER),),
                ),
            ),
        )
    ),
    # -- the High Sparrow, His High Holiness --
    "the-high-sparrow-his-high-holiness-mercy-of-the-mother": text(
        play(
            ACTIVATED,
            Friendly(ACTIVATED_UNIT),
            do=(
                RemoveCondition(ACTIVATED_UNIT),
                AfterTest(
                    done=(Heal(ACTIVATED_UNIT, PerLostRank(1, 2, ACTIVATED_UNIT)),),
                    otherwise=(Heal(ACTIVATED_UNIT, Fixed(1)),),
                    of=ACTIVATED_UNIT,
                ),
            ),
        )
    ),
    "the-high-sparrow-his-high-holiness-protection-of-the-father": text(
        play(
            DEFENSE_ROLLED,
            *OWN_DEFENDER,
            Melee(),
            do=(AfterTest(done=(Grant(BLOCK, Fixed(3)),), otherwise=(Grant(BLOCK, Fixed(1)),), of=DEFENDER),),
            on=DEFENDER,
        )
    ),
    "the-high-sparrow-his-high-holiness-wrath-of-the-warrior": text(
        play(
            ATTACK_DECLARED,
            Friendly(ATTACKER),
            Melee(),
            do=(
                AfterTest(
                    done=(Grant(TO_HIT, Fixed(1)), Grant(SUNDERING)),
                    otherwise=(Grant(HITS, Fixed(1)),),
                    of=ATTACKER,
                ),
            ),
        )
    ),
}
