"""Texts of House Lannister that stand on cards of other factions, too."""

from __future__ import annotations

from typing import Final

from maester.games.miniatures.attack_values import HALVED, WOUNDS
from maester.games.miniatures.field import GAME, TURN
from maester.games.miniatures.moments import (
    ACTION_CHOSEN,
    ACTIVATED,
    ATTACK_DECLARED,
    ATTACK_DONE,
    ATTACK_ROLLED,
    CHARGE_DECLARED,
    TARGETED,
    TEST_FAILED,
    TEST_PASSED,
    TURN_STARTS,
)
from maester.games.miniatures.names import (
    CHARGE,
    CROWN,
    LONG_RANGE,
    MANEUVER,
    MARCH,
    MELEE_ATTACK,
    PANICKED,
    RANGED_ATTACK,
    RETREAT,
    SHORT_RANGE,
    VULNERABLE,
    WEAKENED,
)
from maester.games.miniatures.pieces.action_filters import ActionIs, CanPerform
from maester.games.miniatures.pieces.amounts import Fixed, PerLostRank
from maester.games.miniatures.pieces.answer_filters import AnswersCard, AnswersOrder
from maester.games.miniatures.pieces.attachment_operations import DestroyThisAttachment
from maester.games.miniatures.pieces.bearing import Bear
from maester.games.miniatures.pieces.board_amounts import ByZones
from maester.games.miniatures.pieces.board_filters import Controls, PlayedByEnemy
from maester.games.miniatures.pieces.card_operations import Cancel
from maester.games.miniatures.pieces.card_searches import DiscardCards, HoldsCards, SearchDeck, ShuffleDeck
from maester.games.miniatures.pieces.changes import MayRerollDefense, MoraleRolls, NotTargetedByOwnSide
from maester.games.miniatures.pieces.choices import If, OnRoll
from maester.games.miniatures.pieces.filters import (
    AnyOf,
    Enemy,
    FriendlyTurn,
    Has,
    InCharge,
    Is,
    Melee,
    Not,
    PanicTestMade,
    Within,
)
from maester.games.miniatures.pieces.losses import DestroyAttachment
from maester.games.miniatures.pieces.operations import ChooseOf, Give, Grant, Heal, SufferWounds
from maester.games.miniatures.pieces.situations import (
    ACTING_UNIT,
    ACTIVATED_UNIT,
    ATTACKER,
    CHARGED_UNIT,
    CHARGER,
    CHOSEN,
    DEFENDER,
    NAMED,
    OWN,
    TARGETED_UNIT,
    TESTER,
)
from maester.games.miniatures.pieces.targets import EnemiesWithin
from maester.games.miniatures.pieces.test_operations import AddFailureWounds
from maester.games.miniatures.pieces.texts import (
    Text,
    always,
    borne,
    friends_near,
    may,
    must,
    order,
    text,
    when_attacked,
)
from maester.games.miniatures.pieces.token_operations import GiveOneOf
from maester.games.miniatures.pieces.unit_filters import HasAttachmentOf, InSight

ABLE_TO_FIGHT: Final = CanPerform(OWN, (RANGED_ATTACK, MELEE_ATTACK, CHARGE), against=NAMED)
"""The unit could Attack or Charge the one that was named."""

TEXTS: Final[dict[str, Text]] = {
    "disorganized": text(must(TEST_FAILED, Has(TESTER), PanicTestMade(), do=(AddFailureWounds(Fixed(1)),))),
    "duty-to-the-crown": text(must(TEST_PASSED, Has(TESTER), do=(Heal(OWN, ByZones((CROWN,), (1, 2))),))),
    "embolden": text(friends_near(SHORT_RANGE, MoraleRolls(Fixed(1)))),
    "intimidation-of-the-crown": text(
        must(
            ATTACK_DECLARED,
            Has(ATTACKER),
            Melee(),
            Controls(CROWN),
            do=(Give(DEFENDER, (PANICKED, WEAKENED)),),
        )
    ),
    "protection-of-the-crown": text(when_attacked(MayRerollDefense(when=(Controls(CROWN),)))),
    "vengeance-of-the-crown": text(
        must(
            ATTACK_DONE,
            Has(DEFENDER),
            Melee(),
            Controls(CROWN),
            do=(SufferWounds(ATTACKER, PerLostRank(1, 1)),),
        )
    ),
    "recruiting-from-the-hills": text(must(ACTIVATED, Has(ACTIVATED_UNIT), do=(Heal(OWN, PerLostRank(1, 1)),))),
    "reinforcements": text(must(ACTIVATED, Has(ACTIVATED_UNIT), do=(Heal(OWN, ByZones((CROWN,), (1, 2))),))),
    "order-resilience": text(order(ATTACK_ROLLED, Has(DEFENDER), do=(Grant(HALVED),))),
    "expert-duelist": text(
        must(
            ATTACK_DECLARED,
            Has(ATTACKER),
            Melee(),
            do=(
                If(
                    (HasAttachmentOf("infantry", DEFENDER),),
                    (
                        ChooseOf(
                            Fixed(1),
                            (
                                (Grant(WOUNDS, Fixed(1)),),
                                (OnRoll((DestroyAttachment(DEFENDER, "infantry"),), least=Fixed(5)),),
                            ),
                        ),
                    ),
                    (Grant(WOUNDS, Fixed(1)),),
                ),
            ),
        )
    ),
    "order-battle-plan": text(
        order(TURN_STARTS, HoldsCards(2), do=(DiscardCards(2), SearchDeck(), ShuffleDeck())),
    ),
    "order-counterstrategy": text(
        order(
            TARGETED,
            PlayedByEnemy(),
            Enemy(TARGETED_UNIT),
            Within(SHORT_RANGE, TARGETED_UNIT),
            AnyOf((AnswersOrder(by_unit=True), AnswersCard())),
            do=(OnRoll((Cancel(),), least=Fixed(3)),),
        )
    ),
    "order-taunt": text(
        order(
            ACTIVATED,
            Enemy(ACTIVATED_UNIT),
            Within(LONG_RANGE, ACTIVATED_UNIT),
            do=(Bear(ACTIVATED_UNIT, TURN, naming=(OWN,)),),
        ),
        borne(
            must(
                ACTION_CHOSEN,
                Has(ACTING_UNIT),
                ActionIs((MANEUVER, MARCH, RETREAT)),
                ABLE_TO_FIGHT,
                do=(Give(OWN, (VULNERABLE, WEAKENED)),),
            ),
            must(
                CHARGE_DECLARED,
                Has(CHARGER),
                Not((Is(CHARGED_UNIT, NAMED),)),
                ABLE_TO_FIGHT,
                do=(Give(OWN, (VULNERABLE, WEAKENED)),),
            ),
            must(
                ATTACK_DECLARED,
                Has(ATTACKER),
                Not((InCharge(),)),
                Not((Is(DEFENDER, NAMED),)),
                ABLE_TO_FIGHT,
                do=(Give(OWN, (VULNERABLE, WEAKENED)),),
            ),
        ),
    ),
    "order-threaten": text(
        order(
            TURN_STARTS,
            FriendlyTurn(),
            targets=EnemiesWithin(LONG_RANGE, when=(InSight(CHOSEN),)),
            do=(Give(CHOSEN, (WEAKENED,)),),
        )
    ),
    "sabotage-and-subvert": text(
        may(TURN_STARTS, do=(DestroyThisAttachment(), GiveOneOf(OWN), Bear(OWN, TURN)), limit=GAME),
        borne(always(NotTargetedByOwnSide(orders=True))),
    ),
}
