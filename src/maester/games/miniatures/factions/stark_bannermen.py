"""Texts of the Tactics cards of Howland Reed, Brynden Tully (Outriders), Rickard Karstark and Maege Mormont."""

from __future__ import annotations

from typing import Final

from maester.games.miniatures.attack_values import HIGHEST, REROLL, TO_HIT
from maester.games.miniatures.field import GAME, ROUND, TURN
from maester.games.miniatures.moments import (
    ACTION_CHOSEN,
    ACTIVATED,
    ATTACK_DECLARED,
    ATTACK_DONE,
    CHARGE_DECLARED,
    CHARGED,
    MOVE_ENDED,
    RANK_LOST,
    ROUND_STARTS,
    TURN_STARTS,
    WOULD_BE_DESTROYED,
)
from maester.games.miniatures.names import (
    CHARGE,
    LONG_RANGE,
    MANEUVER,
    MARCH,
    PANICKED,
    RANGED_ATTACK,
    RETREAT,
    VULNERABLE,
    WEAKENED,
)
from maester.games.miniatures.pieces.action_filters import ActionIs, CanPerform, InActivation, MovedBy
from maester.games.miniatures.pieces.amounts import Fixed, PerRank, Picked
from maester.games.miniatures.pieces.bearing import AttachCard, Bear, LayDown
from maester.games.miniatures.pieces.board_operations import OpponentMayActivate
from maester.games.miniatures.pieces.changes import Speed
from maester.games.miniatures.pieces.choices import If
from maester.games.miniatures.pieces.filters import (
    Enemy,
    Engaged,
    Friendly,
    FriendlyTurn,
    Has,
    InCharge,
    Is,
    IsType,
    Melee,
    Not,
    NotActivated,
)
from maester.games.miniatures.pieces.free_actions import AIMED, ATTACKS, MakeAction
from maester.games.miniatures.pieces.move_operations import (
    InsteadOfAction,
    InsteadOfChargeAttack,
    SufferRolledWounds,
)
from maester.games.miniatures.pieces.name_filters import HasCharacter, IsOf, NearFriendOf
from maester.games.miniatures.pieces.numbers import PickWounds
from maester.games.miniatures.pieces.operations import (
    CallPanicTest,
    Give,
    Grant,
    Heal,
    StayInPlay,
    SufferHits,
    SufferWounds,
)
from maester.games.miniatures.pieces.picking import ForOne
from maester.games.miniatures.pieces.riding import RiddenThrough, RideThrough
from maester.games.miniatures.pieces.situations import (
    ACTING_UNIT,
    ACTIVATED_UNIT,
    ATTACKER,
    CHARGED_UNIT,
    CHARGER,
    CHOSEN,
    DEFENDER,
    DESTROYED_UNIT,
    NAMED,
    OWN,
    SECOND,
    THIRD,
)
from maester.games.miniatures.pieces.targets import Enemies, EngagedEnemies, Friends, FriendsWithin
from maester.games.miniatures.pieces.texts import Text, always, borne, may, must, play, text
from maester.games.miniatures.pieces.token_operations import RemoveCondition
from maester.games.miniatures.pieces.unit_filters import BeganTurnEngaged

CRANNOGMAN: Final = "Crannogman"
KARSTARK: Final = "House Karstark"
MORMONT: Final = "House Mormont"
CAVALRY: Final = ("cavalry",)
IGNORED: Final = (Give(OWN, (VULNERABLE, WEAKENED)), LayDown())
"""What whoever ignores a Taunt gets."""
SUPPORT: Final = (PickWounds(CHOSEN, 3), SufferWounds(CHOSEN, Picked()), Heal(SECOND, Picked(1, even_with_none=True)))

TEXTS: Final[dict[str, Text]] = {
    # -- Howland Reed, Lord of the Crannogs --
    "howland-reed-lord-of-the-crannogs-crannog-traps": text(
        play(
            ACTION_CHOSEN,
            Enemy(ACTING_UNIT),
            ActionIs((MANEUVER, MARCH, RETREAT)),
            do=(
                Bear(ACTING_UNIT, until=TURN, part=0),
                If((NearFriendOf(CRANNOGMAN, LONG_RANGE, ACTING_UNIT),), (Bear(ACTING_UNIT, until=TURN, part=1),)),
            ),
        ),
        borne(always(Speed(Fixed(-1)))),
        # As Dangerous Terrain: d3 + 1 Wounds for each move.
        borne(must(MOVE_ENDED, Has(ACTING_UNIT), do=(SufferRolledWounds(OWN, 3, 1),))),
    ),
    "howland-reed-lord-of-the-crannogs-bog-devil-ambush": text(
        play(
            ACTIVATED,
            Enemy(ACTIVATED_UNIT),
            NearFriendOf(CRANNOGMAN, LONG_RANGE, ACTIVATED_UNIT),
            do=(Give(ACTIVATED_UNIT, (WEAKENED,)),),
        ),
        play(
            ACTIVATED,
            Enemy(ACTIVATED_UNIT),
            targets=FriendsWithin(
                LONG_RANGE,
                ACTIVATED_UNIT,
                when=(
                    IsOf(CRANNOGMAN, CHOSEN),
                    NotActivated(CHOSEN),
                    CanPerform(CHOSEN, (RANGED_ATTACK,), ACTIVATED_UNIT),
                ),
            ),
            do=(MakeAction(CHOSEN, (RANGED_ATTACK,), ACTIVATED_UNIT),),
        ),
    ),
    "howland-reed-lord-of-the-crannogs-the-threat-unseen": text(
        play(
            TURN_STARTS,
            targets=Enemies((NearFriendOf(CRANNOGMAN, LONG_RANGE, CHOSEN, unengaged=True),)),
            do=(Give(CHOSEN, (PANICKED,)), CallPanicTest(CHOSEN, Fixed(0))),
        )
    ),
    # -- Brynden Tully, Outrider Commander --
    "brynden-tully-outrider-commander-ride-by-attack": text(
        play(
            ACTION_CHOSEN,
            Friendly(ACTING_UNIT),
            IsType(CAVALRY, ACTING_UNIT),
            InActivation(),
            do=(
                InsteadOfAction(),
                RideThrough(ACTING_UNIT),
                ForOne(RiddenThrough(), (SufferWounds(CHOSEN, PerRank(1, 1, CHOSEN)),)),
            ),
        )
    ),
    "brynden-tully-outrider-commander-ride-them-down": text(
        play(
            MOVE_ENDED,
            Enemy(ACTING_UNIT),
            MovedBy(("maneuver", "march", "retreat")),
            targets=FriendsWithin(
                LONG_RANGE,
                ACTING_UNIT,
                when=(IsType(CAVALRY, CHOSEN), CanPerform(CHOSEN, (CHARGE,), ACTING_UNIT)),
            ),
            do=(Bear(CHOSEN, until=TURN), MakeAction(CHOSEN, (CHARGE,), ACTING_UNIT)),
        ),
        borne(
            must(
                CHARGED,
                Has(CHARGER),
                do=(
                    InsteadOfChargeAttack(),
                    Give(CHARGED_UNIT, (PANICKED,)),
                    SufferHits(CHARGED_UNIT, PerRank(2)),
                    LayDown(),
                ),
            )
        ),
    ),
    "brynden-tully-outrider-commander-marshal": text(
        play(
            ACTIVATED,
            Friendly(ACTIVATED_UNIT),
            IsType(CAVALRY, ACTIVATED_UNIT),
            Engaged(ACTIVATED_UNIT, False),
            do=(Bear(ACTIVATED_UNIT, until=TURN),),
        ),
        borne(
            may(
                ACTION_CHOSEN,
                Has(ACTING_UNIT),
                ActionIs((MANEUVER,)),
                do=(InsteadOfAction(), Heal(OWN, Fixed(3)), RemoveCondition(OWN), LayDown()),
            )
        ),
    ),
    # -- Rickard Karstark, Lord of Karhold --
    "rickard-karstark-lord-of-karhold-taunt": text(
        play(
            ACTIVATED,
            Enemy(ACTIVATED_UNIT),
            targets=FriendsWithin(LONG_RANGE, ACTIVATED_UNIT),
            do=(Bear(ACTIVATED_UNIT, until=TURN),),
        ),
        borne(
            must(ACTION_CHOSEN, Has(ACTING_UNIT), Not((ActionIs(AIMED),)), CanPerform(OWN, AIMED, NAMED), do=IGNORED),
            must(
                CHARGE_DECLARED,
                Has(CHARGER),
                Not((Is(CHARGED_UNIT, NAMED),)),
                CanPerform(OWN, AIMED, NAMED),
                do=IGNORED,
            ),
            must(
                ATTACK_DECLARED,
                Has(ATTACKER),
                Not((InCharge(),)),
                Not((Is(DEFENDER, NAMED),)),
                CanPerform(OWN, AIMED, NAMED),
                do=IGNORED,
            ),
        ),
    ),
    "rickard-karstark-lord-of-karhold-a-need-for-vengeance": text(
        play(
            ROUND_STARTS,
            targets=Friends((CanPerform(CHOSEN, ATTACKS),)),
            do=(
                If(
                    (IsOf(KARSTARK, CHOSEN),),
                    (MakeAction(CHOSEN, ATTACKS, grants=((TO_HIT, 1),)),),
                    (MakeAction(CHOSEN, ATTACKS),),
                ),
                OpponentMayActivate(),
            ),
        )
    ),
    "rickard-karstark-lord-of-karhold-karstark-retribution": text(
        play(
            ATTACK_DECLARED,
            Enemy(ATTACKER),
            do=(
                If(
                    (IsOf(KARSTARK, DEFENDER),),
                    (AttachCard(ATTACKER, until=GAME),),
                    (AttachCard(ATTACKER, until=ROUND),),
                ),
            ),
        ),
        borne(
            must(ATTACK_DONE, Has(ATTACKER), do=(Give(OWN, (VULNERABLE,)),)),
            must(RANK_LOST, Has(DESTROYED_UNIT), targets=EngagedEnemies(), do=(Heal(CHOSEN, Fixed(2)),)),
        ),
    ),
    # -- Maege Mormont, Lady of Bear Island --
    "maege-mormont-lady-of-bear-island-here-we-stand": text(
        play(TURN_STARTS, FriendlyTurn(), targets=Friends(), do=(AttachCard(CHOSEN),)),
        borne(may(WOULD_BE_DESTROYED, Has(DESTROYED_UNIT), do=(LayDown(), StayInPlay(OWN, 1)))),
    ),
    "maege-mormont-lady-of-bear-island-support-of-bear-island": text(
        play(
            TURN_STARTS,
            FriendlyTurn(),
            targets=(Friends((Not((IsOf(MORMONT, CHOSEN),)),)), FriendsWithin(LONG_RANGE, CHOSEN, another=True)),
            do=SUPPORT,
        ),
        play(
            TURN_STARTS,
            FriendlyTurn(),
            targets=(
                Friends((IsOf(MORMONT, CHOSEN),)),
                FriendsWithin(LONG_RANGE, CHOSEN, another=True, when=(Engaged(SECOND, False),)),
            ),
            do=SUPPORT,
        ),
        play(
            TURN_STARTS,
            FriendlyTurn(),
            targets=(
                Friends((IsOf(MORMONT, CHOSEN),)),
                FriendsWithin(LONG_RANGE, CHOSEN, another=True),
                EngagedEnemies(SECOND),
            ),
            do=(*SUPPORT, Give(THIRD, (WEAKENED,))),
        ),
    ),
    "maege-mormont-lady-of-bear-island-sustained-assault": text(
        play(
            ATTACK_DECLARED,
            Friendly(ATTACKER),
            Melee(),
            do=(
                If((BeganTurnEngaged(ATTACKER, DEFENDER),), (Grant(HIGHEST),)),
                If((HasCharacter("Maege Mormont", ATTACKER),), (Grant(REROLL),)),
            ),
        )
    ),
}
