"""Texts of the Siege Strategy cards (p. 30, ruling.siege-cards-stand-in): the Attacker's, then the Defender's."""

from __future__ import annotations

from typing import Final

from maester.games.miniatures.attack_values import BLOCK, HITS, PANIC_PASSED, REROLL
from maester.games.miniatures.field import ROUND
from maester.games.miniatures.moments import (
    ACTIVATED,
    ATTACK_DECLARED,
    CHARGE_DECLARED,
    CHARGED,
    DEFENSE_ROLLED,
    ROUND_STARTS,
    TURN_STARTS,
)
from maester.games.miniatures.names import PANICKED, SHORT_RANGE, VULNERABLE, WEAKENED
from maester.games.miniatures.pieces.amounts import Fixed
from maester.games.miniatures.pieces.bearing import Bear
from maester.games.miniatures.pieces.changes import MayRerollCharge, ToHit
from maester.games.miniatures.pieces.choices import AfterTest
from maester.games.miniatures.pieces.filters import Enemy, EnemyTurn, Friendly, Melee
from maester.games.miniatures.pieces.move_operations import DisorderlyUpTo, SufferRolledWounds
from maester.games.miniatures.pieces.operations import ChooseOf, Give, Grant
from maester.games.miniatures.pieces.siege import (
    AgainstWall,
    BringFromReserve,
    EachFriendBears,
    FromRound,
    GiveEachEnemy,
    NearWall,
    RemoveTerrain,
    RepairWall,
    ReserveCanArrive,
    SilenceEnemyPeople,
    SomeWall,
    SufferRolledHits,
    TerrainLies,
    WallsShoot,
)
from maester.games.miniatures.pieces.situations import ACTIVATED_UNIT, ATTACKER, CHARGER, DEFENDER, OWN
from maester.games.miniatures.pieces.texts import Text, always, borne, must, own_attacks, play, text

ANY_DIE: Final = 6
"""A Charge is disorderly whatever its die shows."""

TEXTS: Final[dict[str, Text]] = {
    "siege-clear-the-field": text(play(TURN_STARTS, TerrainLies(), do=(RemoveTerrain(),))),
    "siege-silence-the-command": text(play(ROUND_STARTS, do=(SilenceEnemyPeople(),))),
    "siege-all-out-assault": text(
        play(ROUND_STARTS, do=(EachFriendBears(ROUND),)),
        borne(own_attacks(ToHit(Fixed(1), when=(Melee(),))), always(MayRerollCharge())),
    ),
    "siege-break-their-spirit": text(
        play(
            ROUND_STARTS,
            do=(ChooseOf(Fixed(1), tuple((GiveEachEnemy((one,)),) for one in (PANICKED, VULNERABLE, WEAKENED))),),
        )
    ),
    "siege-sleepless-nights": text(
        play(ROUND_STARTS, do=(Bear(OWN, ROUND, by_player=True),)),
        borne(
            must(
                ACTIVATED,
                Enemy(ACTIVATED_UNIT),
                do=(AfterTest((), (Give(ACTIVATED_UNIT, (PANICKED,)),), of=ACTIVATED_UNIT),),
            )
        ),
    ),
    "siege-battering-ram": text(
        play(
            ATTACK_DECLARED,
            Friendly(ATTACKER),
            Melee(),
            AgainstWall(),
            do=(Grant(REROLL), Grant(HITS, Fixed(2))),
        )
    ),
    "siege-boiling-oil": text(play(CHARGED, Enemy(CHARGER), AgainstWall(), do=(SufferRolledWounds(CHARGER, 3, 1),))),
    "siege-volley-from-the-walls": text(play(TURN_STARTS, EnemyTurn(), SomeWall(), do=(WallsShoot(4),))),
    "siege-sally-forth": text(play(ROUND_STARTS, FromRound(2), ReserveCanArrive(), do=(BringFromReserve(),))),
    "siege-repair-the-breach": text(play(ROUND_STARTS, SomeWall(damaged=True), do=(RepairWall(2),))),
    "siege-hold-the-gate": text(
        play(
            DEFENSE_ROLLED,
            Enemy(ATTACKER),
            Friendly(DEFENDER),
            NearWall(SHORT_RANGE, DEFENDER),
            do=(Grant(BLOCK, Fixed(2)), Grant(PANIC_PASSED)),
        )
    ),
    "siege-spiked-ditches": text(
        play(CHARGE_DECLARED, Enemy(CHARGER), do=(DisorderlyUpTo(ANY_DIE), SufferRolledHits(CHARGER, 3)))
    ),
}
