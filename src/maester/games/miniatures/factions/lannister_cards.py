"""Texts of House Lannister: Tactics cards."""

from __future__ import annotations

from typing import Final

from maester.games.miniatures.attack_values import HIGHEST, REROLL_MISSES
from maester.games.miniatures.field import GAME, ROUND, TURN
from maester.games.miniatures.moments import (
    ACTIVATED,
    ATTACK_DECLARED,
    CARD_PLAYED,
    DESTROYED,
    NCU_ACTIVATED,
    TARGETED,
    TEST_CALLED,
    TEST_FAILED,
    TEST_PASSED,
    TEST_ROLLED,
    TURN_STARTS,
    ZONE_CLAIMED,
)
from maester.games.miniatures.names import COINS, CROWN, LONG_RANGE, PANICKED, VICIOUS, VULNERABLE, WEAKENED
from maester.games.miniatures.pieces.amounts import Fixed, PerLostRank
from maester.games.miniatures.pieces.answer_filters import AnswersZone
from maester.games.miniatures.pieces.bearing import AttachCard, Bear, LayDown, LoseAbilities
from maester.games.miniatures.pieces.board_amounts import ByZones
from maester.games.miniatures.pieces.board_filters import Controls, NotReplaced, PlayedByEnemy
from maester.games.miniatures.pieces.card_operations import Cancel, DrawCards, InsteadOfZone
from maester.games.miniatures.pieces.changes import Keyword, LowestDice, MoraleRolls, NotTargetedByOwnSide, ToHit
from maester.games.miniatures.pieces.choices import AfterTest, If, OnRoll
from maester.games.miniatures.pieces.filters import Enemy, Friendly, Has, HasTokens, IsType, Melee, PanicTestMade
from maester.games.miniatures.pieces.name_filters import HasCharacter, NearCharacter
from maester.games.miniatures.pieces.operations import Give, Grant, Heal
from maester.games.miniatures.pieces.picking import Pick
from maester.games.miniatures.pieces.situations import (
    ACTIVATED_UNIT,
    ATTACKER,
    CHOSEN,
    DEFENDER,
    DESTROYED_UNIT,
    NCU,
    TARGETED_UNIT,
    TESTER,
)
from maester.games.miniatures.pieces.targets import Enemies, Friends, FriendsWithin
from maester.games.miniatures.pieces.test_amounts import FailureWounds
from maester.games.miniatures.pieces.test_operations import AddFailureWounds, AddToTest, PassTest
from maester.games.miniatures.pieces.texts import Text, always, borne, must, own_attacks, play, text
from maester.games.miniatures.pieces.token_operations import AddTokens

JAIME: Final = "Jaime Lannister"
DRAW_ONE: Final = play(TURN_STARTS, do=(DrawCards(Fixed(1)),))
"""The other way of playing some cards: at the start of any turn a card is drawn for it."""

TEXTS: Final[dict[str, Text]] = {
    # -- cards of the faction --
    "lannister-intrigue-and-subterfuge": text(
        play(
            NCU_ACTIVATED,
            Enemy(NCU),
            do=(
                LoseAbilities(NCU, ROUND),
                If((Controls(COINS),), (Pick(Enemies()), Give(CHOSEN, (WEAKENED,)))),
            ),
        )
    ),
    "lannister-a-lannister-pays-his-debts": text(
        play(TURN_STARTS, targets=Friends(), do=(AttachCard(CHOSEN, GAME),)),
        borne(
            must(
                DESTROYED,
                Friendly(DESTROYED_UNIT),
                IsType(("infantry", "cavalry"), DESTROYED_UNIT),
                do=(AddTokens(Fixed(1)),),
            ),
            own_attacks(
                Keyword(VICIOUS, when=(Melee(), HasTokens())),
                ToHit(Fixed(1), when=(Melee(), HasTokens(), Controls(CROWN))),
            ),
        ),
    ),
    "lannister-hear-me-roar": text(
        play(
            TEST_CALLED,
            Enemy(TESTER),
            do=(AddToTest(PerLostRank(-1, -1, TESTER)), AddFailureWounds(Fixed(1))),
        )
    ),
    "lannister-bribery": text(
        play(
            ZONE_CLAIMED,
            Friendly(NCU),
            NotReplaced(),
            targets=Enemies(),
            do=(InsteadOfZone(), AttachCard(CHOSEN, GAME)),
        ),
        borne(
            own_attacks(LowestDice()),
            always(MoraleRolls(Fixed(-1))),
            must(TEST_PASSED, Has(TESTER), do=(LayDown(),)),
            must(TARGETED, Has(TARGETED_UNIT), AnswersZone((COINS,)), do=(LayDown(),)),
        ),
    ),
    "lannister-counterplot": text(
        play(
            CARD_PLAYED,
            PlayedByEnemy(),
            do=(OnRoll((Cancel(),), least=ByZones((CROWN, COINS), (3, 2, 1))),),
        )
    ),
    "lannister-fealty-to-the-crown": text(
        play(
            TEST_FAILED,
            Enemy(TESTER),
            PanicTestMade(),
            targets=FriendsWithin(LONG_RANGE, TESTER),
            do=(
                If((Controls(CROWN),), (AddFailureWounds(Fixed(1)),)),
                Heal(CHOSEN, FailureWounds(ByZones((CROWN,), (3, 4)))),
            ),
        )
    ),
    "lannister-subjugation-of-power": text(
        play(
            ACTIVATED,
            Enemy(ACTIVATED_UNIT),
            do=(
                AfterTest(
                    done=(),
                    otherwise=(LoseAbilities(ACTIVATED_UNIT, TURN), Bear(ACTIVATED_UNIT, TURN)),
                    of=ACTIVATED_UNIT,
                    panic=True,
                    modifier=ByZones((CROWN, COINS), (0, -1, -2)),
                ),
            ),
        ),
        borne(always(NotTargetedByOwnSide())),
    ),
    # -- Jaime Lannister, The Kingslayer --
    "jaime-lannister-the-kingslayer-kingslayers-renown": text(
        play(
            TEST_ROLLED,
            Friendly(TESTER),
            NearCharacter(JAIME, LONG_RANGE, TESTER),
            do=(PassTest(), If((HasCharacter(JAIME, TESTER),), (Heal(TESTER, Fixed(2)),))),
        ),
        DRAW_ONE,
    ),
    "jaime-lannister-the-kingslayer-kingslayers-prowess": text(
        play(
            ATTACK_DECLARED,
            Friendly(ATTACKER),
            HasCharacter(JAIME, ATTACKER),
            Melee(),
            do=(Grant(HIGHEST), Grant(REROLL_MISSES), Give(DEFENDER, (VULNERABLE,))),
        ),
        DRAW_ONE,
    ),
    "jaime-lannister-the-kingslayer-kingslayers-infamy": text(
        play(
            ACTIVATED,
            Enemy(ACTIVATED_UNIT),
            NearCharacter(JAIME, LONG_RANGE, ACTIVATED_UNIT),
            do=(
                Give(ACTIVATED_UNIT, (PANICKED,)),
                AfterTest(
                    done=(),
                    otherwise=(Give(ACTIVATED_UNIT, (WEAKENED,)),),
                    of=ACTIVATED_UNIT,
                    panic=True,
                ),
            ),
        ),
        DRAW_ONE,
    ),
}
