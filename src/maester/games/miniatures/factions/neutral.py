"""Texts of Neutral units and Attachments."""

from __future__ import annotations

from typing import Final

from maester.games.miniatures.moments import ACTION_CHOSEN, ATTACK_DECLARED, ATTACK_DONE, RANK_LOST
from maester.games.miniatures.names import (
    CHARGE,
    CRITICAL_BLOW,
    LONG_RANGE,
    PRECISION,
    SUNDERING,
    SWORDS,
    VICIOUS,
    VULNERABLE,
    WEAKENED,
)
from maester.games.miniatures.pieces.amounts import Fixed, PerRank, TokensOnCard
from maester.games.miniatures.pieces.attack_filters import ByOwnAttack
from maester.games.miniatures.pieces.board_filters import Controls
from maester.games.miniatures.pieces.changes import (
    AttackDice,
    CannotControl,
    CountsAs,
    HighestDice,
    Keyword,
    MayReroll,
    MoraleRolls,
    NoDefenseDice,
    PanicWoundsAtMost,
    TreatedAs,
)
from maester.games.miniatures.pieces.filters import (
    Friendly,
    Has,
    HasTokens,
    InCharge,
    Melee,
    NotActivated,
)
from maester.games.miniatures.pieces.free_actions import ATTACKS, MakeAction
from maester.games.miniatures.pieces.name_filters import HasCharacter, NoFriendWithin
from maester.games.miniatures.pieces.operations import Give, Heal, TestBeforeActing
from maester.games.miniatures.pieces.situations import ATTACKER, DEFENDER, OWN
from maester.games.miniatures.pieces.texts import Text, always, attack, in_attack, must, own_attacks, text
from maester.games.miniatures.pieces.token_operations import AddTokens

MOST_PILLAGE: Final = 2

TEXTS: Final[dict[str, Text]] = {
    # -- names --
    "affiliation-house-bolton": text(always(CountsAs("House Bolton"))),
    "affiliation-bloody-mummers": text(always(CountsAs("Bloody Mummer"))),
    "affiliation-golden-company": text(always(CountsAs("Golden Company"))),
    "jokins-vassal": text(always(TreatedAs("Jokin"))),
    # -- Combat Units --
    "mummers-blade": text(in_attack(ATTACK_DECLARED, NotActivated(DEFENDER), do=(Give(DEFENDER, (WEAKENED,)),))),
    "mastercraft-longsword": text(attack(MayReroll())),
    "knights-blade": text(
        attack(Keyword(SUNDERING)),
        in_attack(ATTACK_DECLARED, Controls(SWORDS), do=(Give(DEFENDER, (VULNERABLE,)),)),
    ),
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
    "raiders-of-the-free-cities": text(
        must(RANK_LOST, ByOwnAttack(), Melee(), do=(AddTokens(Fixed(1), MOST_PILLAGE),)),
        always(MoraleRolls(Fixed(1), when=(HasTokens(1),))),
        own_attacks(AttackDice(Fixed(1), when=(HasTokens(MOST_PILLAGE),))),
    ),
    "pirates-blades": text(
        attack(Keyword(CRITICAL_BLOW), HighestDice(when=(HasTokens(MOST_PILLAGE),))),
        in_attack(ATTACK_DONE, do=(Heal(OWN, TokensOnCard()),)),
    ),
    # -- Attachments --
    "acute-precision": text(own_attacks(Keyword(PRECISION))),
    "jokins-protector": text(
        must(
            ATTACK_DONE,
            Friendly(DEFENDER),
            HasCharacter("Jokin", DEFENDER),
            do=(MakeAction(OWN, (*ATTACKS, CHARGE), against=ATTACKER),),
        )
    ),
}
