"""Texts of the Tactics cards of House Stark that every Commander has; those of Commanders have files of their own."""

from __future__ import annotations

from typing import Final

from maester.games.miniatures.attack_values import HIGHEST, PANIC_WOUNDS, REROLL
from maester.games.miniatures.field import TURN
from maester.games.miniatures.moments import (
    ATTACK_DECLARED,
    CHARGE_ROLLED,
    CHARGED,
    DESTROYED,
    TURN_STARTS,
    ZONE_CLAIMED,
)
from maester.games.miniatures.moving import DISTANCE
from maester.games.miniatures.names import (
    CHARGE,
    HORSE,
    MANEUVER,
    MELEE_ATTACK,
    PANICKED,
    SUNDERING,
    SWORDS,
    VICIOUS,
    VULNERABLE,
)
from maester.games.miniatures.pieces.action_filters import CanPerform
from maester.games.miniatures.pieces.amounts import Fixed
from maester.games.miniatures.pieces.bearing import AttachCard, Bear
from maester.games.miniatures.pieces.board_filters import ClaimsZone, Controls, NotReplaced
from maester.games.miniatures.pieces.card_operations import InsteadOfZone
from maester.games.miniatures.pieces.changes import HighestDice, NotTargetedByOwnSide, ToHit
from maester.games.miniatures.pieces.choices import If
from maester.games.miniatures.pieces.filters import (
    Engaged,
    Friendly,
    Has,
    HasTokens,
    InCharge,
    IsType,
    Melee,
    Not,
    RanksLeft,
)
from maester.games.miniatures.pieces.free_actions import MakeAction
from maester.games.miniatures.pieces.move_operations import RerollChargeDie
from maester.games.miniatures.pieces.operations import ChooseOf, Give, Grant, ShiftUnit
from maester.games.miniatures.pieces.situations import (
    ATTACKER,
    CHARGED_UNIT,
    CHARGER,
    CHOSEN,
    DEFENDER,
    DESTROYED_UNIT,
    NCU,
)
from maester.games.miniatures.pieces.targets import Friends
from maester.games.miniatures.pieces.texts import Text, always, borne, must, own_attacks, play, text
from maester.games.miniatures.pieces.token_operations import AddTokens

FRIEND_FALLS: Final = must(
    DESTROYED,
    Friendly(DESTROYED_UNIT),
    IsType(("infantry", "cavalry"), DESTROYED_UNIT),
    do=(AddTokens(Fixed(1)),),
)
"""Whenever a friendly Infantry or Cavalry unit is destroyed, a token comes to the card."""
NO_HELP: Final = Bear(CHARGED_UNIT, until=TURN, part=0)
FULL_STRENGTH: Final = Bear(CHARGER, until=TURN, part=1)

TEXTS: Final[dict[str, Text]] = {
    "stark-winters-might": text(
        play(
            ATTACK_DECLARED,
            Friendly(ATTACKER),
            Melee(),
            do=(
                Grant(SUNDERING),
                If((RanksLeft(1, ATTACKER),), (Grant(REROLL),)),
                If((Controls(SWORDS),), (Grant(HIGHEST),)),
            ),
        )
    ),
    "stark-northern-ferocity": text(
        play(
            ATTACK_DECLARED,
            Friendly(ATTACKER),
            Melee(),
            do=(
                Grant(VICIOUS),
                If((RanksLeft(1, ATTACKER),), (Grant(PANIC_WOUNDS, Fixed(2)),)),
                If((Controls(SWORDS),), (Give(DEFENDER, (PANICKED,)),)),
            ),
        )
    ),
    "stark-devastating-impact": text(
        play(
            CHARGE_ROLLED,
            Friendly(CHARGER),
            do=(Bear(CHARGER, until=TURN), If((Controls(HORSE),), (RerollChargeDie(),))),
        ),
        borne(must(CHARGED, Has(CHARGER), do=(Give(CHARGED_UNIT, (PANICKED, VULNERABLE)),))),
    ),
    # The second part is for a player who Controls the Swords when the card is played.
    "stark-the-north-remembers": text(
        play(
            TURN_STARTS,
            targets=Friends(),
            do=(If((Controls(SWORDS),), (AttachCard(CHOSEN, part=1),), (AttachCard(CHOSEN, part=0),)),),
        ),
        borne(own_attacks(HighestDice(when=(HasTokens(),))), FRIEND_FALLS),
        borne(own_attacks(HighestDice(when=(HasTokens(),)), ToHit(Fixed(1), when=(HasTokens(),))), FRIEND_FALLS),
    ),
    "stark-winter-is-coming": text(
        play(
            CHARGED,
            Friendly(CHARGER),
            do=(
                If(
                    (Controls(HORSE),),
                    (NO_HELP, FULL_STRENGTH),
                    (ChooseOf(Fixed(1), ((NO_HELP,), (FULL_STRENGTH,))),),
                ),
            ),
        ),
        borne(always(NotTargetedByOwnSide(orders=True))),
        borne(own_attacks(HighestDice(when=(InCharge(),)))),
    ),
    "stark-swift-reposition": text(
        play(
            TURN_STARTS,
            targets=Friends((Engaged(CHOSEN, False),)),
            do=(
                If(
                    (Controls(HORSE),),
                    (MakeAction(CHOSEN, (MANEUVER,), grants=((DISTANCE, 3),)),),
                    (ShiftUnit(CHOSEN, 2_000),),
                ),
            ),
        )
    ),
    "stark-assault-orders": text(
        play(
            ZONE_CLAIMED,
            Friendly(NCU),
            NotReplaced(),
            Not((ClaimsZone((SWORDS,)),)),
            targets=Friends((CanPerform(CHOSEN, (MELEE_ATTACK,)),)),
            do=(InsteadOfZone(), MakeAction(CHOSEN, (MELEE_ATTACK,))),
        ),
        play(
            ZONE_CLAIMED,
            Friendly(NCU),
            NotReplaced(),
            ClaimsZone((SWORDS,)),
            targets=Friends((CanPerform(CHOSEN, (MELEE_ATTACK, CHARGE)),)),
            do=(InsteadOfZone(), MakeAction(CHOSEN, (MELEE_ATTACK, CHARGE))),
        ),
    ),
}
