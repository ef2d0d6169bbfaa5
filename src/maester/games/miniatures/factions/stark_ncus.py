"""Texts of the NCUs of House Stark."""

from __future__ import annotations

from typing import Final

from maester.games.miniatures.attack_values import TO_HIT
from maester.games.miniatures.factions.common import FLANK_OR_REAR
from maester.games.miniatures.field import GAME, ROUND
from maester.games.miniatures.moments import (
    ATTACK_DECLARED,
    CHARGED,
    DEPLOYED,
    NCU_ACTIVATED,
    TARGETED,
    TEST_PASSED,
    TEST_ROLLED,
    TURN_STARTS,
    ZONE_CLAIMED,
)
from maester.games.miniatures.names import (
    CRITICAL_BLOW,
    HORSE,
    MANEUVER,
    PANICKED,
    RETREAT,
    SWORDS,
    VULNERABLE,
)
from maester.games.miniatures.pieces.action_filters import CanPerform
from maester.games.miniatures.pieces.amounts import Fixed, PerLostRank
from maester.games.miniatures.pieces.answer_filters import AnswersNcu, AnswersZone
from maester.games.miniatures.pieces.arrivals import CanArrive, IsSpare, PutIntoReserve, PutOnFlank
from maester.games.miniatures.pieces.bearing import Bear, LayDown, LoseAbilities
from maester.games.miniatures.pieces.board_filters import ClaimsZone, NotReplaced
from maester.games.miniatures.pieces.board_operations import DestroyNcu
from maester.games.miniatures.pieces.card_operations import Cancel, InsteadOfZone
from maester.games.miniatures.pieces.changes import (
    AllTerrainIs,
    CannotActivate,
    HighestDice,
    Keyword,
    MayReroll,
    MoraleRolls,
    PassesPanicTests,
    RerollForTokens,
)
from maester.games.miniatures.pieces.filters import (
    AnyOf,
    Enemy,
    EnemyTurn,
    Friendly,
    Has,
    IsType,
    Melee,
    PanicTestMade,
)
from maester.games.miniatures.pieces.free_actions import MakeAction
from maester.games.miniatures.pieces.hand_operations import CardsInDiscard, TakeFromDiscard
from maester.games.miniatures.pieces.operations import Give, Grant, Heal
from maester.games.miniatures.pieces.situations import (
    ATTACKER,
    CHARGED_UNIT,
    CHARGER,
    CHOSEN,
    NAMED,
    NCU,
    OWN,
    TARGETED_UNIT,
    TESTER,
)
from maester.games.miniatures.pieces.targets import Enemies, EnemyNcus, Friends
from maester.games.miniatures.pieces.test_operations import RerollTest
from maester.games.miniatures.pieces.texts import (
    Text,
    always,
    borne,
    influence,
    may,
    must,
    own_attacks,
    player,
    text,
)
from maester.games.miniatures.pieces.token_operations import RemoveCondition
from maester.games.miniatures.pieces.unit_filters import FriendsDestroyed

TEXTS: Final[dict[str, Text]] = {
    "family-duty-honor": text(influence(RemoveCondition(CHOSEN)), borne(own_attacks(HighestDice()))),
    "repeating-the-words": text(
        may(NCU_ACTIVATED, Has(NCU), CardsInDiscard(), do=(TakeFromDiscard(),), limit=GAME),
        may(ZONE_CLAIMED, Has(NCU), NotReplaced(), CardsInDiscard(), do=(InsteadOfZone(), TakeFromDiscard())),
    ),
    "bravery-in-the-face-of-death": text(
        may(TEST_ROLLED, Friendly(TESTER), PanicTestMade(), tokens=1, do=(RerollTest(),)),
        may(
            TEST_PASSED,
            Friendly(TESTER),
            PanicTestMade(),
            tokens=1,
            do=(Heal(TESTER, PerLostRank(1, 2, TESTER)),),
        ),
    ),
    "martial-expertise": text(
        player(RerollForTokens(1, during=(Melee(),))),
        must(ZONE_CLAIMED, Has(NCU), ClaimsZone((SWORDS,)), targets=Enemies(), do=(Give(CHOSEN, (VULNERABLE,)),)),
    ),
    "never-do-what-they-expect": text(
        may(
            TURN_STARTS,
            EnemyTurn(),
            tokens=1,
            targets=Friends((IsType(("infantry",), CHOSEN), CanPerform(CHOSEN, (MANEUVER, RETREAT)))),
            do=(MakeAction(CHOSEN, (MANEUVER, RETREAT)),),
        )
    ),
    "hunters-guile": text(
        influence(),
        borne(
            always(AllTerrainIs("hindering", when=(Enemy(OWN),))),
            may(
                ATTACK_DECLARED,
                Has(ATTACKER),
                Enemy(OWN),
                Melee(),
                do=(Grant(TO_HIT, Fixed(-1)), LayDown()),
            ),
        ),
    ),
    "price-of-honor": text(
        may(
            TURN_STARTS,
            targets=EnemyNcus(),
            do=(DestroyNcu(OWN), LoseAbilities(CHOSEN, until=ROUND), Bear(CHOSEN, until=ROUND)),
        ),
        borne(always(CannotActivate())),
    ),
    "hands-orders": text(
        influence(),
        borne(may(TARGETED, Has(TARGETED_UNIT), AnyOf((AnswersNcu(), AnswersZone())), do=(Cancel(),))),
    ),
    "avenging-the-north": text(
        influence(),
        borne(
            always(
                MoraleRolls(Fixed(1), when=(Friendly(OWN),)),
                PassesPanicTests(when=(Friendly(OWN), FriendsDestroyed(2))),
            ),
            own_attacks(
                Keyword(CRITICAL_BLOW, when=(Friendly(OWN), Melee(), FriendsDestroyed(1))),
                MayReroll(when=(Friendly(OWN), FriendsDestroyed(3))),
            ),
        ),
    ),
    # First the unit that waits is remembered; the second part is the card that is attached to it.
    "wolfs-cunning": text(
        may(DEPLOYED, targets=Friends((IsSpare(CHOSEN),)), do=(PutIntoReserve(CHOSEN), Bear(OWN, until=GAME, part=0))),
        borne(
            may(
                ZONE_CLAIMED,
                Has(NCU),
                ClaimsZone((HORSE,)),
                NotReplaced(),
                CanArrive(NAMED),
                do=(InsteadOfZone(), PutOnFlank(NAMED), Bear(NAMED, until=GAME, part=1), LayDown()),
            )
        ),
        borne(must(CHARGED, Has(CHARGER), FLANK_OR_REAR, do=(Give(CHARGED_UNIT, (PANICKED, VULNERABLE)),))),
    ),
}
