"""Texts of House Lannister."""

from __future__ import annotations

from typing import Final

from maester.games.miniatures.factions.common import ADDITIONAL_MANEUVER
from maester.games.miniatures.factions.stark import FRONT_OR_FLANK
from maester.games.miniatures.moments import ATTACK_DONE, CARD_PLAYED, CHARGED, TEST_FAILED
from maester.games.miniatures.names import COINS, CRITICAL_BLOW, CROWN, SUNDERING, VICIOUS
from maester.games.miniatures.pieces.amounts import DiceShowing, Fixed, PerRank
from maester.games.miniatures.pieces.board_amounts import ByZones
from maester.games.miniatures.pieces.board_filters import PlayedByEnemy
from maester.games.miniatures.pieces.card_operations import Cancel
from maester.games.miniatures.pieces.changes import Keyword, NoDefenseDice, PassesPanicTests, ToHit
from maester.games.miniatures.pieces.choices import OnRoll
from maester.games.miniatures.pieces.filters import (
    EngagedWith,
    EngagedWithFewerRanks,
    EngagedWithOne,
    Has,
    InCharge,
    NoMoreRanksThanOwn,
    PanicTestMade,
)
from maester.games.miniatures.pieces.operations import AttackAtOnce, CallPanicTest, Heal, SufferWounds
from maester.games.miniatures.pieces.situations import ATTACKER, CHARGED_UNIT, CHARGER, DEFENDER, OWN, TESTER
from maester.games.miniatures.pieces.texts import Text, always, attack, in_attack, must, order, play, text

TEXTS: Final[dict[str, Text]] = {
    # -- Tactics cards --
    "lannister-counterplot": text(
        play(
            CARD_PLAYED,
            PlayedByEnemy(),
            do=(OnRoll((Cancel(),), least=ByZones((CROWN, COINS), (3, 2, 1))),),
        )
    ),
    # -- abilities --
    "order-lannister-supremacy": text(
        order(
            ATTACK_DONE,
            Has(DEFENDER),
            do=(CallPanicTest(ATTACKER, modifier=PerRank(-1), extra_wounds=PerRank()),),
        )
    ),
    "order-set-for-charge": text(
        order(CHARGED, Has(CHARGED_UNIT), FRONT_OR_FLANK, EngagedWithOne(), do=(AttackAtOnce(CHARGER),))
    ),
    "halberd": text(attack(Keyword(SUNDERING))),
    "marauders-blades": text(
        attack(
            Keyword(VICIOUS),
            ToHit(Fixed(1), when=(NoMoreRanksThanOwn(),)),
            Keyword(CRITICAL_BLOW, when=(NoMoreRanksThanOwn(),)),
        )
    ),
    "prey-on-fear": text(must(TEST_FAILED, PanicTestMade(), EngagedWith(TESTER), do=(Heal(OWN, Fixed(2)),))),
    "wildfire": text(
        attack(Keyword(VICIOUS), NoDefenseDice()),
        in_attack(ATTACK_DONE, do=(SufferWounds(OWN, DiceShowing(1)),)),
    ),
    "the-mountain-that-rides": text(ADDITIONAL_MANEUVER),
    "cleaving-blows": text(attack(NoDefenseDice(), Keyword(CRITICAL_BLOW, when=(InCharge(),)))),
    "domineering-pride": text(always(PassesPanicTests(when=(EngagedWithFewerRanks(),)))),
}
