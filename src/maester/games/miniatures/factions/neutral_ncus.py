"""Texts of Neutral NCUs, and of those that have a Neutral card too."""

from __future__ import annotations

from typing import Final

from maester.games.miniatures.field import GAME, ROUND
from maester.games.miniatures.moments import (
    NCU_ACTIVATED,
    ROUND_ENDS,
    ROUND_STARTS,
    TURN_STARTS,
    ZONE_CLAIMED,
    ZONE_RESOLVED,
)
from maester.games.miniatures.names import COINS, CROWN, HORSE, LETTER, PANICKED, PRECISION, SWORDS, WEAKENED, Zone
from maester.games.miniatures.pieces.amounts import Fixed
from maester.games.miniatures.pieces.bearing import Bear, LayDown
from maester.games.miniatures.pieces.board_filters import ClaimsZone, NotReplaced
from maester.games.miniatures.pieces.board_operations import BecomeFirstPlayer, DestroyNcu, NameZone, UseEmptyZone
from maester.games.miniatures.pieces.card_operations import DrawCards
from maester.games.miniatures.pieces.changes import ControlsNamedZone, Keyword, TakesInfluence
from maester.games.miniatures.pieces.filters import Enemy, Friendly, Has, HasTokens, IsType, Melee, Not
from maester.games.miniatures.pieces.healing import SplitHealing
from maester.games.miniatures.pieces.ncu_targets import NcusWithInfluence
from maester.games.miniatures.pieces.operations import (
    CallPanicTest,
    ChooseOf,
    Give,
    Heal,
    Operation,
    ShiftUnit,
    SufferHits,
)
from maester.games.miniatures.pieces.picking import ForOne
from maester.games.miniatures.pieces.situations import CHOSEN, NCU, OWN
from maester.games.miniatures.pieces.target_filters import ThereIs, Wounded
from maester.games.miniatures.pieces.targets import Enemies, Friends
from maester.games.miniatures.pieces.texts import (
    Picks,
    Text,
    Trigger,
    always,
    borne,
    influence,
    instead_of_zone,
    may,
    must,
    own_attacks,
    player,
    text,
)
from maester.games.miniatures.pieces.token_operations import ALL_CONDITIONS, AddTokens


def after_enemy_claim(zone: Zone, operation: Operation, targets: Picks = ()) -> Trigger:
    """For a token, when an enemy NCU has Claimed this zone, after its effect."""
    return may(ZONE_RESOLVED, Enemy(NCU), ClaimsZone((zone,)), targets=targets, tokens=1, do=(operation,))


TEXTS: Final[dict[str, Text]] = {
    "master-of-the-game": text(
        may(ZONE_CLAIMED, Has(NCU), NotReplaced(), tokens=1, do=instead_of_zone(UseEmptyZone())),
        may(TURN_STARTS, limit=GAME, do=(NameZone(), Bear(OWN, ROUND, by_player=True))),
        borne(player(ControlsNamedZone())),
    ),
    "little-birds": text(
        after_enemy_claim(CROWN, CallPanicTest(CHOSEN, modifier=Fixed(0)), Enemies()),
        after_enemy_claim(COINS, Heal(CHOSEN, Fixed(2)), Friends()),
        after_enemy_claim(LETTER, DrawCards(Fixed(1))),
        after_enemy_claim(SWORDS, SufferHits(CHOSEN, Fixed(3)), Enemies()),
        after_enemy_claim(HORSE, ShiftUnit(CHOSEN, 3_000), Friends()),
    ),
    "choosing-a-name": text(
        may(NCU_ACTIVATED, Has(NCU), targets=NcusWithInfluence(), do=(Bear(OWN, ROUND),)),
        borne(always(TakesInfluence())),
    ),
    "a-name-given": text(
        influence(),
        borne(own_attacks(Keyword(PRECISION, when=(Melee(), Friendly(OWN), IsType(("infantry",), OWN))))),
    ),
    "backing-of-the-iron-bank": text(
        may(
            TURN_STARTS,
            ThereIs(Friends((Wounded(CHOSEN),))),
            limit=GAME,
            do=(SplitHealing(Fixed(5), Friends((Wounded(CHOSEN),))),),
        )
    ),
    "strategic-alliance": text(
        may(
            ZONE_CLAIMED,
            Has(NCU),
            NotReplaced(),
            limit=GAME,
            do=instead_of_zone(
                ChooseOf(
                    Fixed(2),
                    (
                        (ForOne(Enemies(), (Give(CHOSEN, ALL_CONDITIONS),)),),
                        (ForOne(Friends(), (Heal(CHOSEN, Fixed(3)),)),),
                        (Bear(OWN, GAME, by_player=True),),
                    ),
                )
            ),
        ),
        borne(must(ROUND_STARTS, do=(BecomeFirstPlayer(), LayDown()))),
    ),
    "horrific-rumors": text(
        may(NCU_ACTIVATED, Has(NCU), targets=Enemies(), tokens=1, do=(Give(CHOSEN, (PANICKED,)),)),
        may(
            ZONE_CLAIMED,
            Has(NCU),
            NotReplaced(),
            targets=Enemies(),
            do=instead_of_zone(CallPanicTest(CHOSEN, modifier=Fixed(0))),
        ),
    ),
    "finding-the-best-patron": text(
        must(
            ZONE_CLAIMED,
            Has(NCU),
            do=(
                ChooseOf(
                    Fixed(1),
                    (
                        (ForOne(Friends(), (Heal(CHOSEN, Fixed(1)),)),),
                        (ForOne(Enemies(), (Give(CHOSEN, (WEAKENED,)),)),),
                        (AddTokens(Fixed(2)),),
                    ),
                ),
            ),
        ),
        must(ZONE_RESOLVED, Has(NCU), do=(AddTokens(Fixed(-1)),)),
        must(ROUND_ENDS, Not((HasTokens(),)), do=(DestroyNcu(OWN),)),
    ),
}
