"""Texts on cards of several factions that are about attacks: what an attack has, and what follows from it."""

from __future__ import annotations

from typing import Final

from maester.games.miniatures.attack_values import DICE
from maester.games.miniatures.factions.common import FLANK_OR_REAR
from maester.games.miniatures.field import GAME, TURN
from maester.games.miniatures.moments import ATTACK_DECLARED, ATTACK_DONE, ATTACK_ROLLED, DEPLOYED
from maester.games.miniatures.names import (
    CHARGE,
    COINS,
    CRITICAL_BLOW,
    LETTER,
    PRECISION,
    RETREAT,
    SUNDERING,
    SWORDS,
    VICIOUS,
    VULNERABLE,
)
from maester.games.miniatures.pieces.action_filters import CanPerform
from maester.games.miniatures.pieces.amounts import DiceShowing, Fixed
from maester.games.miniatures.pieces.attack_filters import ChargesNamedUnit, EngagedWithSeveral
from maester.games.miniatures.pieces.bearing import Bear, LoseAbilities
from maester.games.miniatures.pieces.board_filters import Controls
from maester.games.miniatures.pieces.changes import (
    AttackDice,
    HighestDice,
    Keyword,
    MayReroll,
    MayRerollCharge,
    ToHit,
)
from maester.games.miniatures.pieces.choices import If
from maester.games.miniatures.pieces.filters import EngagedWith, Has, InCharge, Melee, Not, NotActivated
from maester.games.miniatures.pieces.free_actions import MakeAction
from maester.games.miniatures.pieces.operations import ChooseOf, Give, Grant, SufferWounds
from maester.games.miniatures.pieces.situations import ATTACKER, DEFENDER, OWN
from maester.games.miniatures.pieces.targets import Enemies
from maester.games.miniatures.pieces.texts import (
    Text,
    always,
    attack,
    borne,
    friendly_attacks,
    in_attack,
    may,
    must,
    order,
    own_attacks,
    text,
)

MORE_DICE_AND_CRITICAL_BLOW: Final = (Grant(DICE, Fixed(1)), Grant(CRITICAL_BLOW))
DEFENDER_LOSES_ABILITIES: Final = (LoseAbilities(DEFENDER, TURN),)
AGAINST_SEVERAL: Final = (Melee(), EngagedWith(DEFENDER), EngagedWithSeveral(2, DEFENDER))

TEXTS: Final[dict[str, Text]] = {
    # -- printed with an attack --
    "ruthless-aggression": text(
        attack(Keyword(VICIOUS), MayReroll(when=(NotActivated(DEFENDER),))),
        in_attack(ATTACK_DECLARED, NotActivated(DEFENDER), do=(Give(DEFENDER, (VULNERABLE,)),)),
    ),
    "trackers-bow": text(in_attack(ATTACK_DONE, do=(Give(DEFENDER, (VULNERABLE,)),))),
    "blade-and-fang": text(attack(Keyword(VICIOUS))),
    "war-flail": text(attack(Keyword(VICIOUS), Keyword(CRITICAL_BLOW, when=(InCharge(),)))),
    "spiked-flail": text(attack(Keyword(VICIOUS))),
    "mercenarys-longbow": text(
        attack(Keyword(SUNDERING, when=(Controls(COINS),)), MayReroll(when=(Controls(SWORDS),))),
        in_attack(ATTACK_DECLARED, Controls(LETTER), do=(Give(DEFENDER, (VULNERABLE,)),)),
    ),
    "motley-armaments": text(
        in_attack(
            ATTACK_DECLARED,
            do=(
                If(
                    (FLANK_OR_REAR,),
                    (*MORE_DICE_AND_CRITICAL_BLOW, *DEFENDER_LOSES_ABILITIES),
                    (ChooseOf(Fixed(1), (MORE_DICE_AND_CRITICAL_BLOW, DEFENDER_LOSES_ABILITIES)),),
                ),
            ),
        )
    ),
    "swift-strike": text(
        may(
            ATTACK_DONE,
            Has(ATTACKER),
            CanPerform(OWN, (RETREAT,)),
            do=(MakeAction(OWN, (RETREAT,)),),
            this_attack=True,
        )
    ),
    # -- of all attacks --
    "vicious": text(own_attacks(Keyword(VICIOUS, when=(Melee(),)))),
    "sundering": text(own_attacks(Keyword(SUNDERING, when=(Melee(),)))),
    "improved-armaments": text(
        own_attacks(Keyword(SUNDERING, when=(Melee(), Controls(COINS))), HighestDice(when=(Melee(), Controls(COINS))))
    ),
    "reckless-strikes": text(
        own_attacks(Keyword(CRITICAL_BLOW, when=(Melee(),)), Keyword(PRECISION, when=(Melee(),))),
        must(ATTACK_ROLLED, Has(ATTACKER), Melee(), do=(SufferWounds(OWN, DiceShowing(1)),)),
    ),
    "gang-up": text(
        friendly_attacks(ToHit(Fixed(1), when=AGAINST_SEVERAL), AttackDice(Fixed(1), when=AGAINST_SEVERAL))
    ),
    "knightly-vow": text(
        own_attacks(ToHit(Fixed(1), when=(Melee(), Controls(SWORDS)))),
        always(MayRerollCharge(when=(ChargesNamedUnit(),))),
        must(DEPLOYED, targets=Enemies(), do=(Bear(OWN, GAME),)),
        # Nothing but the name of the enemy is borne: what follows from it is lost with the ability.
        borne(),
    ),
    "order-charging-volley": text(
        order(
            ATTACK_DONE,
            Has(ATTACKER),
            Not((Melee(),)),
            CanPerform(OWN, (CHARGE,), DEFENDER),
            do=(MakeAction(OWN, (CHARGE,), against=DEFENDER),),
        )
    ),
}
