"""Texts of the zones of the Tactics Board (p. 19)."""

from __future__ import annotations

from typing import Final

from maester.games.miniatures.names import MANEUVER, RETREAT
from maester.games.miniatures.pieces.amounts import Fixed
from maester.games.miniatures.pieces.card_operations import DrawCards
from maester.games.miniatures.pieces.free_actions import ATTACKS, MakeAction
from maester.games.miniatures.pieces.operations import CallPanicTest, Heal
from maester.games.miniatures.pieces.situations import CHOSEN
from maester.games.miniatures.pieces.targets import Enemies, Friends
from maester.games.miniatures.pieces.texts import Text, must, text
from maester.games.miniatures.pieces.token_operations import GiveOneOf, RemoveCondition

WHEN_CLAIMED: Final = "zone-effect"
"""No moment at which anything breaks in: Claiming the zone sets it off."""

TEXTS: Final[dict[str, Text]] = {
    "zone-crown": text(must(WHEN_CLAIMED, targets=Enemies(), do=(CallPanicTest(CHOSEN, modifier=Fixed(-1)),))),
    "zone-coins": text(must(WHEN_CLAIMED, targets=Friends(), do=(Heal(CHOSEN, Fixed(3)), RemoveCondition(CHOSEN)))),
    "zone-letter": text(must(WHEN_CLAIMED, targets=Enemies(), do=(DrawCards(Fixed(2)), GiveOneOf(CHOSEN)))),
    "zone-swords": text(must(WHEN_CLAIMED, targets=Friends(), do=(MakeAction(CHOSEN, ATTACKS, optional=True),))),
    "zone-horse": text(
        must(WHEN_CLAIMED, targets=Friends(), do=(MakeAction(CHOSEN, (MANEUVER, RETREAT), optional=True),))
    ),
}
