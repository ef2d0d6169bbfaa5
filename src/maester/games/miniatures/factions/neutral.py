"""Texts of Neutral units and Attachments."""

from __future__ import annotations

from typing import Final

from maester.games.miniatures.field import TURN
from maester.games.miniatures.moments import ACTION_CHOSEN, ATTACK_DECLARED, ATTACK_DONE, RANK_LOST, TURN_STARTS
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
from maester.games.miniatures.pieces.action_filters import CanPerform
from maester.games.miniatures.pieces.amounts import Fixed, PerRank, TokensOnCard
from maester.games.miniatures.pieces.attachment_operations import HasFallen, TakePlaceOfThis
from maester.games.miniatures.pieces.attack_filters import ByOwnAttack, DestroyedByAttack
from maester.games.miniatures.pieces.bearing import Bear, LayDown
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
    FriendlyTurn,
    Has,
    HasCondition,
    HasTokens,
    InCharge,
    Melee,
    NotActivated,
    Within,
)
from maester.games.miniatures.pieces.free_actions import ATTACKS, MakeAction
from maester.games.miniatures.pieces.hand_operations import DiscardFromHandOf, EnemyHoldsCards
from maester.games.miniatures.pieces.losses import DestroyAttachment
from maester.games.miniatures.pieces.name_filters import HasCharacter, NoFriendWithin
from maester.games.miniatures.pieces.operations import Expend, Give, Heal, TestBeforeActing
from maester.games.miniatures.pieces.situations import ATTACKER, DEFENDER, OWN, Role
from maester.games.miniatures.pieces.texts import (
    Text,
    always,
    attack,
    borne,
    in_attack,
    may,
    must,
    order,
    own_attacks,
    text,
)
from maester.games.miniatures.pieces.token_operations import AddTokens
from maester.games.miniatures.pieces.unit_filters import HasAttachmentOf

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
    "order-taking-a-new-name": text(
        order(TURN_STARTS, FriendlyTurn(), HasFallen("infantry"), do=(TakePlaceOfThis("infantry"),))
    ),
    "sadistic-mutilation": text(
        may(
            ATTACK_DONE,
            Has(ATTACKER),
            Melee(),
            HasCondition(WEAKENED, DEFENDER),
            HasAttachmentOf("infantry", DEFENDER),
            do=(Expend(DEFENDER, WEAKENED), DestroyAttachment(DEFENDER, "infantry")),
        )
    ),
    "names-on-the-list": text(
        must(RANK_LOST, Friendly(Role.UNIT), Within(LONG_RANGE, Role.UNIT), do=(AddTokens(Fixed(1)),)),
        may(ATTACK_DECLARED, Has(ATTACKER), Melee(), tokens=1, do=(Bear(OWN, TURN),)),
        borne(must(ATTACK_DONE, Has(ATTACKER), do=(LayDown(), DestroyAttachment(DEFENDER, "infantry")))),
    ),
    "interrogate": text(
        may(
            ATTACK_DONE,
            Has(ATTACKER),
            Melee(),
            DestroyedByAttack(),
            EnemyHoldsCards(DEFENDER),
            do=(DiscardFromHandOf(DEFENDER),),
        )
    ),
    "jokins-protector": text(
        must(
            ATTACK_DONE,
            Friendly(DEFENDER),
            HasCharacter("Jokin", DEFENDER),
            CanPerform(OWN, (*ATTACKS, CHARGE), ATTACKER),
            do=(MakeAction(OWN, (*ATTACKS, CHARGE), against=ATTACKER),),
        )
    ),
}
