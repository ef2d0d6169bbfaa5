"""Texts of Neutral units."""

from __future__ import annotations

from typing import Final

from maester.games.miniatures.moments import ACTION_CHOSEN, ATTACK_DECLARED
from maester.games.miniatures.names import LONG_RANGE, VICIOUS, WEAKENED
from maester.games.miniatures.pieces.amounts import PerRank
from maester.games.miniatures.pieces.changes import (
    AttackDice,
    CannotControl,
    Keyword,
    MayReroll,
    NoDefenseDice,
    PanicWoundsAtMost,
)
from maester.games.miniatures.pieces.filters import Has, InCharge, NoFriendWithin, NotActivated
from maester.games.miniatures.pieces.operations import Give, TestBeforeActing
from maester.games.miniatures.pieces.situations import ATTACKER, DEFENDER
from maester.games.miniatures.pieces.texts import Text, always, attack, in_attack, must, text

TEXTS: Final[dict[str, Text]] = {
    "mummers-blade": text(in_attack(ATTACK_DECLARED, NotActivated(DEFENDER), do=(Give(DEFENDER, (WEAKENED,)),))),
    "mastercraft-longsword": text(attack(MayReroll())),
    "war-elephant": text(
        always(CannotControl(), PanicWoundsAtMost(2)),
        must(
            ACTION_CHOSEN,
            Has(ATTACKER),
            NoFriendWithin("Golden Company", "infantry", LONG_RANGE),
            do=(TestBeforeActing(),),
        ),
    ),
    "stomp": text(attack(Keyword(VICIOUS), NoDefenseDice(), AttackDice(PerRank(whose=DEFENDER), when=(InCharge(),)))),
}
