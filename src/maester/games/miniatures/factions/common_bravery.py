"""Texts on cards of several factions about courage, fear and coin: tests, tokens, Orders, names."""

from __future__ import annotations

from typing import Final

from maester.games.miniatures.moments import TEST_FAILED, TEST_PASSED, TURN_STARTS, ZONE_CLAIMED
from maester.games.miniatures.names import COINS, LONG_RANGE, PANICKED, SHORT_RANGE, VULNERABLE, WEAKENED
from maester.games.miniatures.pieces.action_filters import CanPerform
from maester.games.miniatures.pieces.amounts import Fixed, PerRank
from maester.games.miniatures.pieces.attachment_operations import DestroyThisAttachment
from maester.games.miniatures.pieces.board_filters import ClaimsZone, Controls, NotReplaced
from maester.games.miniatures.pieces.changes import CountsAs, DefenseRolls, MoraleRolls
from maester.games.miniatures.pieces.choices import OnRoll
from maester.games.miniatures.pieces.filters import EngagedWith, Friendly, Has, Is, Not, PanicTestMade, Within
from maester.games.miniatures.pieces.free_actions import ATTACKS, MakeAction
from maester.games.miniatures.pieces.operations import CallPanicTest, Give
from maester.games.miniatures.pieces.picking import ForEach
from maester.games.miniatures.pieces.situations import CHOSEN, NCU, OWN, TESTER
from maester.games.miniatures.pieces.targets import Enemies, EnemiesWithin
from maester.games.miniatures.pieces.texts import Text, always, instead_of_zone, may, must, order, text
from maester.games.miniatures.pieces.token_operations import GiveOneOf

TEXTS: Final[dict[str, Text]] = {
    "affiliation-stormcrows": text(always(CountsAs("Stormcrow"))),
    "loyalty-through-coin": text(
        always(DefenseRolls(Fixed(1), when=(Controls(COINS),)), MoraleRolls(Fixed(1), when=(Controls(COINS),)))
    ),
    "motivated-by-coin": text(
        may(
            ZONE_CLAIMED,
            Friendly(NCU),
            ClaimsZone((COINS,)),
            NotReplaced(),
            CanPerform(OWN, ATTACKS),
            do=instead_of_zone(MakeAction(OWN, ATTACKS)),
        )
    ),
    "weaken-resolve": text(must(TEST_FAILED, PanicTestMade(), EngagedWith(TESTER), do=(Give(TESTER, (WEAKENED,)),))),
    "boisterous-charisma": text(
        must(
            TEST_PASSED,
            Has(TESTER),
            PanicTestMade(),
            targets=EnemiesWithin(SHORT_RANGE),
            do=(GiveOneOf(CHOSEN, (VULNERABLE, WEAKENED)),),
        )
    ),
    "order-spread-fear": text(
        order(
            TEST_FAILED,
            PanicTestMade(),
            EngagedWith(TESTER),
            targets=Enemies((Within(LONG_RANGE, CHOSEN), Not((Is(CHOSEN, TESTER),)))),
            do=(CallPanicTest(CHOSEN, modifier=PerRank(-1), extra_wounds=Fixed(1)),),
        )
    ),
    "order-set-an-example": text(
        order(
            TURN_STARTS,
            do=(
                ForEach(EnemiesWithin(SHORT_RANGE), (Give(CHOSEN, (PANICKED,)),)),
                OnRoll((DestroyThisAttachment(),), least=Fixed(6)),
            ),
        )
    ),
}
