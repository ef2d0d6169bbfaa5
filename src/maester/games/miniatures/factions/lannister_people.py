"""Texts of House Lannister: NCUs, and the special card of the Kingsguard."""

from __future__ import annotations

from typing import Final

from maester.games.miniatures.field import GAME, ROUND, TURN
from maester.games.miniatures.moments import (
    ACTIVATED,
    ATTACK_DECLARED,
    CARD_PLAYED,
    NCU_ACTIVATED,
    TEST_FAILED,
    TURN_STARTS,
    ZONE_CLAIMED,
    ZONE_RESOLVED,
)
from maester.games.miniatures.names import (
    COINS,
    CRITICAL_BLOW,
    CROWN,
    LONG_RANGE,
    PANICKED,
    SUNDERING,
    VICIOUS,
    VULNERABLE,
    WEAKENED,
)
from maester.games.miniatures.pieces.amounts import Fixed
from maester.games.miniatures.pieces.bearing import Bear, LoseAbilities
from maester.games.miniatures.pieces.board_filters import ClaimsNamedZone, Controls, OnBoard, PlayedByEnemy
from maester.games.miniatures.pieces.board_operations import NameZone
from maester.games.miniatures.pieces.card_searches import FetchCard, MayPlayCards, MightFind, ShuffleDeck
from maester.games.miniatures.pieces.changes import (
    ControlsZone,
    HandLimit,
    HighestDice,
    Keyword,
    MayReroll,
    MayRerollCharge,
    MayRerollRetreat,
    PanicWounds,
    PanicWoundsByAttack,
    StartingHand,
)
from maester.games.miniatures.pieces.choices import If
from maester.games.miniatures.pieces.filters import AnyOf, Enemy, Has, HasTokens, PanicTestMade
from maester.games.miniatures.pieces.operations import CallPanicTest, Give, Heal, ShiftUnit, SufferHits
from maester.games.miniatures.pieces.picking import Pick
from maester.games.miniatures.pieces.situations import (
    ACTIVATED_UNIT,
    ATTACKER,
    CHOSEN,
    DEFENDER,
    FIFTH,
    FOURTH,
    NCU,
    OWN,
    SECOND,
    TESTER,
    THIRD,
)
from maester.games.miniatures.pieces.target_filters import ThereIs
from maester.games.miniatures.pieces.targets import Enemies, Friends, FriendsWithin
from maester.games.miniatures.pieces.test_amounts import FailureWounds
from maester.games.miniatures.pieces.texts import Text, always, borne, influence, may, must, own_attacks, player, text
from maester.games.miniatures.pieces.token_choices import BuyOptions
from maester.games.miniatures.pieces.token_operations import RemoveAllConditions

COUNTERPLOT: Final = "lannister-counterplot"

TEXTS: Final[dict[str, Text]] = {
    # -- NCUs --
    "the-rains-of-castamere": text(
        may(
            TURN_STARTS,
            ThereIs(Enemies()),
            targets=(Enemies(),) * 5,
            do=(
                Give(CHOSEN, (PANICKED,)),
                Give(SECOND, (VULNERABLE,)),
                SufferHits(THIRD, Fixed(4)),
                CallPanicTest(FOURTH, modifier=Fixed(0)),
                LoseAbilities(FIFTH, ROUND),
            ),
            limit=GAME,
            in_turn=True,
        )
    ),
    "manipulation-and-deception": text(
        may(NCU_ACTIVATED, Has(NCU), targets=Enemies(), do=(Give(CHOSEN, (WEAKENED,)),), tokens=1)
    ),
    "fealty-to-the-seven": text(
        influence(),
        borne(
            must(
                TEST_FAILED,
                Has(TESTER),
                Enemy(OWN),
                PanicTestMade(),
                targets=FriendsWithin(LONG_RANGE),
                do=(Heal(CHOSEN, FailureWounds(Fixed(3))),),
            )
        ),
    ),
    "tactical-mastermind": text(
        player(HandLimit(Fixed(1)), StartingHand(Fixed(1))),
        may(
            CARD_PLAYED,
            PlayedByEnemy(),
            MayPlayCards(),
            MightFind(COUNTERPLOT),
            do=(FetchCard(COUNTERPLOT, played=True), ShuffleDeck()),
            limit=GAME,
            plays_card=True,
        ),
    ),
    "playing-the-game": text(
        may(
            ZONE_CLAIMED,
            Has(NCU),
            AnyOf((Controls(CROWN), Controls(COINS))),
            do=(
                If((Controls(CROWN),), (FetchCard("lannister-hear-me-roar"),)),
                If((Controls(COINS),), (FetchCard("lannister-subjugation-of-power"),)),
                ShuffleDeck(),
            ),
            tokens=1,
        )
    ),
    "might-of-the-iron-throne": text(
        player(ControlsZone(CROWN, when=(OnBoard(),))),
        influence(),
        borne(always(PanicWounds(Fixed(1), when=(Enemy(OWN),)))),
    ),
    "unbiased-justice": text(
        may(
            TURN_STARTS,
            ThereIs(Friends()),
            targets=(Friends(),) * 4,
            do=(
                Heal(CHOSEN, Fixed(2)),
                RemoveAllConditions(SECOND),
                ShiftUnit(THIRD, 2_000),
                Bear(FOURTH, ROUND),
            ),
            limit=GAME,
            in_turn=True,
        ),
        borne(own_attacks(HighestDice(), MayReroll())),
    ),
    "little-doves": text(
        may(NCU_ACTIVATED, Enemy(NCU), do=(NameZone(), NameZone(), Bear(NCU, TURN)), tokens=1),
        borne(
            must(
                ZONE_RESOLVED,
                Has(NCU),
                ClaimsNamedZone(),
                do=(
                    Pick(Enemies(), number=2, optional=True),
                    Give(CHOSEN, (VULNERABLE,)),
                    Give(SECOND, (VULNERABLE,)),
                ),
            )
        ),
    ),
    "queens-influence": text(
        may(
            ZONE_CLAIMED,
            Has(NCU),
            AnyOf((Controls(CROWN), Controls(COINS))),
            do=(
                If((Controls(CROWN),), (FetchCard("lannister-intrigue-and-subterfuge"),)),
                If((Controls(COINS),), (FetchCard("lannister-bribery"),)),
                ShuffleDeck(),
            ),
            tokens=1,
        )
    ),
    # -- the Baratheon Banners of the Kingsguard --
    "special-card-50101": text(
        may(
            ACTIVATED,
            Has(ACTIVATED_UNIT),
            HasTokens(),
            do=(
                BuyOptions(
                    (
                        (Bear(OWN, TURN, part=0),),
                        (Bear(OWN, TURN, part=1),),
                        (Bear(OWN, TURN, part=2),),
                        (Heal(OWN, Fixed(2)), Bear(OWN, TURN, part=3)),
                    )
                ),
            ),
        ),
        borne(own_attacks(Keyword(CRITICAL_BLOW), Keyword(SUNDERING))),
        borne(own_attacks(Keyword(VICIOUS), PanicWoundsByAttack(Fixed(1)))),
        borne(must(ATTACK_DECLARED, Has(ATTACKER), do=(Give(DEFENDER, (PANICKED, WEAKENED)),))),
        borne(always(MayRerollCharge(), MayRerollRetreat())),
    ),
}
