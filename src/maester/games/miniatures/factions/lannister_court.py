"""Texts of House Lannister: Tactics cards of Joffrey, Addam and Kevan."""

from __future__ import annotations

from typing import Final

from maester.games.miniatures.attack_values import BLOCK, DEFENSE, DICE, PANIC
from maester.games.miniatures.factions.lannister_cards import DRAW_ONE
from maester.games.miniatures.factions.lannister_commanders import OWN_DEFENDER
from maester.games.miniatures.field import GAME, ROUND, TURN
from maester.games.miniatures.moments import (
    ACTION_CHOSEN,
    ACTION_DONE,
    ATTACK_DECLARED,
    ATTACK_DONE,
    ATTACK_ROLLED,
    DEFENSE_ROLLED,
    ROUND_ENDS,
    TARGETED,
    TEST_PASSED,
    TURN_STARTS,
    ZONE_CLAIMED,
)
from maester.games.miniatures.names import (
    COINS,
    CROWN,
    LONG_RANGE,
    MANEUVER,
    PANICKED,
    RETREAT,
    SHORT_RANGE,
    SUNDERING,
    VICIOUS,
    VULNERABLE,
    WEAKENED,
)
from maester.games.miniatures.pieces.action_filters import CanPerform
from maester.games.miniatures.pieces.amounts import Fixed, PerLostRank
from maester.games.miniatures.pieces.answer_filters import AnswersNcu, AnswersOrder, AnswersZone
from maester.games.miniatures.pieces.attack_filters import RanksDestroyed
from maester.games.miniatures.pieces.bearing import AttachCard, Bear, LayDown, LoseAbilities, RegainAbilities
from maester.games.miniatures.pieces.board_filters import Controls, PlayedByEnemy
from maester.games.miniatures.pieces.card_operations import Cancel
from maester.games.miniatures.pieces.changes import Keyword, NotTargetedByOwnSide
from maester.games.miniatures.pieces.choices import AfterTest, If
from maester.games.miniatures.pieces.filters import (
    AnyOf,
    Enemy,
    EnemyTurn,
    FirstTurn,
    Friendly,
    FriendlyTurn,
    Has,
    IsNamed,
    Melee,
    Not,
)
from maester.games.miniatures.pieces.free_actions import ATTACKS, MakeAction
from maester.games.miniatures.pieces.name_filters import HasCharacter, NearCharacter
from maester.games.miniatures.pieces.operations import Give, Grant, Heal, SufferWounds
from maester.games.miniatures.pieces.picking import ForEach, Pick
from maester.games.miniatures.pieces.situations import (
    ACTING_UNIT,
    ATTACKER,
    CHOSEN,
    DEFENDER,
    NCU,
    OWN,
    TARGETED_UNIT,
    TESTER,
)
from maester.games.miniatures.pieces.target_filters import ThereIs
from maester.games.miniatures.pieces.targets import AttackersThisRound, Enemies, EnemyNcus, Friends, FriendsWithin
from maester.games.miniatures.pieces.test_amounts import Depending
from maester.games.miniatures.pieces.texts import Text, always, borne, must, play, text, when_attacked
from maester.games.miniatures.pieces.unit_filters import HasAbilities, Stands

ADDAM: Final = "Addam Marbrand"
KEVAN: Final = "Kevan Lannister"
INTERCEPTED: Final = (
    LayDown(),
    Pick(Friends(when=(CanPerform(CHOSEN, (*ATTACKS, MANEUVER, RETREAT)),))),
    MakeAction(CHOSEN, (*ATTACKS, MANEUVER, RETREAT)),
)
"""What was foreseen comes: before it a friendly unit makes an Attack, Maneuver or Retreat action."""

TEXTS: Final[dict[str, Text]] = {
    # -- Joffrey Baratheon, First of His Name --
    "joffrey-baratheon-first-of-his-name-you-will-obey-me": text(
        play(
            ATTACK_DECLARED,
            Friendly(ATTACKER),
            Melee(),
            do=(Grant(DICE, Fixed(2)), Grant(SUNDERING), Bear(ATTACKER, TURN)),
        ),
        borne(
            must(
                ATTACK_DONE,
                Has(ATTACKER),
                do=(If((Not((RanksDestroyed(),)),), (Give(OWN, (PANICKED, VULNERABLE)),)), LayDown()),
            )
        ),
    ),
    "joffrey-baratheon-first-of-his-name-traitors-i-will-have-their-heads": text(
        play(TURN_STARTS, FriendlyTurn(), targets=Enemies(), do=(AttachCard(CHOSEN, GAME),)),
        borne(
            when_attacked(Keyword(VICIOUS, when=(Melee(),))),
            must(
                ROUND_ENDS,
                do=(ForEach(AttackersThisRound(), (Give(CHOSEN, (PANICKED, VULNERABLE)),)), LayDown()),
            ),
        ),
    ),
    "joffrey-baratheon-first-of-his-name-i-am-the-king": text(
        play(
            DEFENSE_ROLLED,
            *OWN_DEFENDER,
            Melee(),
            do=(Grant(BLOCK, Fixed(2)), Bear(DEFENDER, TURN)),
            on=DEFENDER,
        ),
        borne(must(ATTACK_DONE, Has(DEFENDER), do=(Give(OWN, (PANICKED, WEAKENED)), LayDown()))),
    ),
    # -- Addam Marbrand, Commander of the City Watch --
    "addam-marbrand-commander-of-the-city-watch-charismatic-leadership": text(
        play(
            TARGETED,
            PlayedByEnemy(),
            Friendly(TARGETED_UNIT),
            Stands(TARGETED_UNIT),
            AnyOf((AnswersOrder(), AnswersNcu(), AnswersZone())),
            do=(
                AfterTest(
                    done=(Cancel(),),
                    of=TARGETED_UNIT,
                    modifier=Depending((NearCharacter(ADDAM, SHORT_RANGE, TARGETED_UNIT),), Fixed(2)),
                ),
            ),
        )
    ),
    "addam-marbrand-commander-of-the-city-watch-lash-out": text(
        play(
            ATTACK_DONE,
            *OWN_DEFENDER,
            Melee(),
            Stands(DEFENDER),
            do=(
                SufferWounds(ATTACKER, PerLostRank(2, whose=DEFENDER)),
                If((HasCharacter(ADDAM, DEFENDER),), (Give(ATTACKER, (PANICKED,)),)),
            ),
        )
    ),
    "addam-marbrand-commander-of-the-city-watch-valiant-example": text(
        play(
            TEST_PASSED,
            Friendly(TESTER),
            HasCharacter(ADDAM, TESTER),
            do=(
                ForEach(
                    FriendsWithin(LONG_RANGE, TESTER, another=True),
                    (Heal(CHOSEN, PerLostRank(1, 1, TESTER)),),
                ),
                Heal(TESTER, Fixed(2)),
            ),
        ),
        DRAW_ONE,
    ),
    # -- Kevan Lannister, Protector of the Realm --
    "kevan-lannister-protector-of-the-realm-predictable-maneuvers": text(
        play(
            TURN_STARTS,
            EnemyTurn(),
            FirstTurn(),
            targets=(Enemies(), EnemyNcus()),
            do=(Bear(OWN, TURN),),
        ),
        # An army without NCUs has none to name.
        play(
            TURN_STARTS,
            EnemyTurn(),
            FirstTurn(),
            Not((ThereIs(EnemyNcus()),)),
            targets=Enemies(),
            do=(Bear(OWN, TURN),),
        ),
        borne(
            must(ACTION_CHOSEN, IsNamed(ACTING_UNIT), do=INTERCEPTED),
            must(ZONE_CLAIMED, IsNamed(NCU), do=INTERCEPTED),
        ),
    ),
    "kevan-lannister-protector-of-the-realm-seeing-their-flaws": text(
        play(
            ACTION_DONE,
            Enemy(ACTING_UNIT),
            do=(Give(ACTING_UNIT, (VULNERABLE, PANICKED)), AttachCard(ACTING_UNIT, ROUND)),
        ),
        borne(
            must(
                ATTACK_DECLARED,
                Has(DEFENDER),
                Friendly(ATTACKER),
                HasCharacter(KEVAN, ATTACKER),
                do=(
                    If(
                        (HasAbilities(DEFENDER),),
                        (LoseAbilities(DEFENDER, TURN), Bear(DEFENDER, TURN, part=1)),
                        (Bear(DEFENDER, TURN, part=2),),
                    ),
                ),
            )
        ),
        borne(
            always(NotTargetedByOwnSide()),
            must(ATTACK_DONE, Has(DEFENDER), do=(RegainAbilities(OWN), LayDown())),
        ),
        borne(always(NotTargetedByOwnSide()), must(ATTACK_DONE, Has(DEFENDER), do=(LayDown(),))),
    ),
    "kevan-lannister-protector-of-the-realm-wealth-of-the-rock": text(
        play(
            ATTACK_ROLLED,
            *OWN_DEFENDER,
            AnyOf((Controls(CROWN), Controls(COINS), HasCharacter(KEVAN, DEFENDER))),
            do=(
                If((AnyOf((Controls(CROWN), HasCharacter(KEVAN, DEFENDER))),), (Grant(PANIC, Fixed(2)),)),
                If((AnyOf((Controls(COINS), HasCharacter(KEVAN, DEFENDER))),), (Grant(DEFENSE, Fixed(1)),)),
            ),
            on=DEFENDER,
        )
    ),
}
