"""Orders on cards of several factions."""

from __future__ import annotations

from typing import Final

from maester.games.miniatures.attack_values import HIGHEST, REROLL
from maester.games.miniatures.factions.common import FLANK_OR_REAR
from maester.games.miniatures.field import TURN
from maester.games.miniatures.moments import (
    ACTION_CHOSEN,
    ATTACK_DECLARED,
    ATTACK_DONE,
    CHARGE_DECLARED,
    MOVE_ENDED,
    SURGE,
    TURN_STARTS,
)
from maester.games.miniatures.names import (
    CHARGE,
    CRITICAL_BLOW,
    LONG_RANGE,
    MANEUVER,
    MARCH,
    PANICKED,
    PRECISION,
    RANGED_ATTACK,
    RETREAT,
    SUNDERING,
    VICIOUS,
    VULNERABLE,
)
from maester.games.miniatures.pieces.action_filters import CanPerform, MovedBy
from maester.games.miniatures.pieces.amounts import Fixed, PerLostRank, PerRank
from maester.games.miniatures.pieces.bearing import Bear, LayDown
from maester.games.miniatures.pieces.changes import Keyword, MayReroll, Speed
from maester.games.miniatures.pieces.choices import AfterTest
from maester.games.miniatures.pieces.filters import (
    Enemy,
    Engaged,
    Friendly,
    FriendlyTurn,
    Has,
    Melee,
    Not,
    Unengaged,
    Within,
)
from maester.games.miniatures.pieces.free_actions import MakeAction
from maester.games.miniatures.pieces.move_operations import ChargeDieCountsAs, InsteadOfSurge, SufferRolledWounds
from maester.games.miniatures.pieces.operations import ChooseOf, Give, Grant, SufferHits, SufferWounds
from maester.games.miniatures.pieces.situations import (
    ACTING_UNIT,
    ATTACKER,
    CHARGER,
    CHOSEN,
    DEFENDER,
    OWN,
)
from maester.games.miniatures.pieces.targets import EnemiesWithin
from maester.games.miniatures.pieces.texts import Text, always, borne, must, order, text, when_attacked
from maester.games.miniatures.pieces.token_operations import GiveOneOf
from maester.games.miniatures.pieces.unit_filters import InSight

TEXTS: Final[dict[str, Text]] = {
    "order-hidden-traps": text(
        order(
            ACTION_CHOSEN,
            Enemy(ACTING_UNIT),
            Within(LONG_RANGE, ACTING_UNIT),
            Engaged(ACTING_UNIT, False),
            do=(
                ChooseOf(
                    Fixed(1),
                    ((SufferHits(ACTING_UNIT, PerRank(whose=ACTING_UNIT)),), (Bear(ACTING_UNIT, until=TURN),)),
                ),
            ),
        ),
        borne(always(Speed(Fixed(-1)))),
    ),
    "order-mark-target": text(
        order(
            TURN_STARTS,
            FriendlyTurn(),
            targets=EnemiesWithin(LONG_RANGE, when=(InSight(CHOSEN),)),
            do=(Give(CHOSEN, (VULNERABLE,)),),
        )
    ),
    "order-war-cry": text(
        order(
            TURN_STARTS,
            FriendlyTurn(),
            targets=EnemiesWithin(LONG_RANGE),
            do=(AfterTest((GiveOneOf(CHOSEN, (PANICKED, VULNERABLE)),), of=OWN),),
        )
    ),
    "order-scout-openings": text(
        order(TURN_STARTS, FriendlyTurn(), targets=EnemiesWithin(LONG_RANGE), do=(Bear(CHOSEN, until=TURN),)),
        borne(when_attacked(MayReroll(when=(Friendly(ATTACKER),)), Keyword(PRECISION, when=(Friendly(ATTACKER),)))),
    ),
    "order-swift-retreat": text(
        order(
            ATTACK_DONE,
            Has(DEFENDER),
            Melee(),
            CanPerform(OWN, (RETREAT,)),
            do=(MakeAction(OWN, (RETREAT,)),),
        )
    ),
    "order-overrun": text(
        order(
            SURGE,
            Has(ATTACKER),
            Unengaged(),
            do=(InsteadOfSurge(), MakeAction(OWN, (CHARGE, MARCH))),
        )
    ),
    "order-reckless-heroism": text(
        order(CHARGE_DECLARED, Has(CHARGER), do=(SufferRolledWounds(OWN, 3), ChargeDieCountsAs(6)))
    ),
    "order-incite": text(order(ATTACK_DECLARED, Has(ATTACKER), Melee(), do=(Grant(VICIOUS), Grant(HIGHEST)))),
    "order-martial-training": text(
        order(ATTACK_DECLARED, Has(ATTACKER), Melee(), do=(Grant(REROLL), Give(DEFENDER, (VULNERABLE,))))
    ),
    "order-overwatch": text(
        order(
            MOVE_ENDED,
            Enemy(ACTING_UNIT),
            MovedBy(("maneuver", "march")),
            Within(LONG_RANGE, ACTING_UNIT),
            InSight(ACTING_UNIT),
            CanPerform(OWN, (RANGED_ATTACK,), ACTING_UNIT),
            do=(MakeAction(OWN, (RANGED_ATTACK,), ACTING_UNIT),),
        )
    ),
    "order-sentinel": text(
        order(
            ATTACK_DONE,
            Friendly(DEFENDER),
            Not((Has(DEFENDER),)),
            Within(LONG_RANGE, DEFENDER),
            Unengaged(),
            do=(MakeAction(OWN, (CHARGE, MANEUVER), ATTACKER),),
        )
    ),
    "order-superior-flanking": text(
        order(
            ATTACK_DECLARED,
            Friendly(ATTACKER),
            Within(LONG_RANGE, ATTACKER),
            FLANK_OR_REAR,
            do=(Give(DEFENDER, (PANICKED, VULNERABLE)),),
        )
    ),
    "order-stark-fury": text(
        order(
            ATTACK_DECLARED,
            Has(ATTACKER),
            Melee(),
            do=(Grant(CRITICAL_BLOW), Grant(SUNDERING), Bear(OWN, until=TURN)),
        ),
        borne(must(ATTACK_DONE, Has(ATTACKER), do=(SufferWounds(OWN, PerLostRank(-1, 2)), LayDown()))),
    ),
}
