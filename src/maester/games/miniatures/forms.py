"""How each kind of number in states, moves and events is written for people."""

from __future__ import annotations

from typing import Any, Final, NewType

from maester.engine import Form, Names
from maester.games.miniatures.army_codes import ArmyCode, ArmyCodeForm
from maester.games.miniatures.box import BOX, Box
from maester.games.miniatures.geometry.numbers import Bearing, BearingForm, Inches, InchesForm
from maester.games.miniatures.names import (
    ACTION_NAMES,
    ALIGNMENT_NAMES,
    CONDITION_NAMES,
    MISSION_NAMES,
    MODE_NAMES,
    PIECE_NAMES,
    QUADRANT_NAMES,
    ROLES,
    SIDE_NAMES,
    UNIT_NAMES,
    WAY_NAMES,
    ZONE_NAMES,
    Action,
    Alignment,
    Condition,
    MissionNumber,
    ModeName,
    Quadrant,
    SiegeCard,
    SiegeRole,
    TargetSide,
    TerrainPiece,
    Unit,
    Way,
    Zone,
)
from maester.games.miniatures.text_names import (
    ATTACHMENT_NAMES,
    CARD_NAMES,
    SIEGE_CARD_NAMES,
    TEXT_NAMES,
    AttachmentName,
    CardName,
    TextName,
)

TerrainKind = NewType("TerrainKind", int)
"""A kind of terrain, by its place in the box."""
FactionName = NewType("FactionName", int)
FACTION_NAMES: Final = tuple(BOX.factions)
CommanderName = NewType("CommanderName", int)
"""A Commander, by the number of the card."""
COMMANDER_NAMES: Final = tuple(card.ref for card in BOX.cards() if card.commander)
Edge = NewType("Edge", int)
"""An edge of the table along which a deployment zone lies: at y = 0, or opposite."""
EDGE_NAMES: Final = ("south", "north")
CornerName = NewType("CornerName", int)
"""A corner of the table in which a deployment zone lies (p. 24)."""
CORNER_NAMES: Final = ("south-west", "south-east", "north-west", "north-east")

FORMS: Final[dict[Any, Form]] = {
    Unit: Names("unit", UNIT_NAMES),
    Action: Names("action", ACTION_NAMES),
    Condition: Names("condition", CONDITION_NAMES),
    Way: Names("way", WAY_NAMES),
    Alignment: Names("alignment", ALIGNMENT_NAMES),
    TargetSide: Names("side", SIDE_NAMES),
    TerrainPiece: Names("piece", PIECE_NAMES),
    ArmyCode: ArmyCodeForm(),
    FactionName: Names("faction", FACTION_NAMES),
    CommanderName: Names("army-card", COMMANDER_NAMES),
    Edge: Names("edge", EDGE_NAMES),
    CornerName: Names("corner", CORNER_NAMES),
    ModeName: Names("mode", MODE_NAMES),
    Quadrant: Names("quadrant", QUADRANT_NAMES),
    SiegeCard: Names("siege-card", SIEGE_CARD_NAMES),
    SiegeRole: Names("role", ROLES),
    MissionNumber: Names("mission", MISSION_NAMES),
    TextName: Names("ability", TEXT_NAMES),
    CardName: Names("card", CARD_NAMES),
    AttachmentName: Names("attachment", ATTACHMENT_NAMES),
    Zone: Names("zone", ZONE_NAMES),
    Inches: InchesForm(),
    Bearing: BearingForm(),
}


def forms_of(box: Box) -> dict[Any, Form]:
    """The same with the kinds of terrain that are in a box."""
    return {**FORMS, TerrainKind: Names("terrain", tuple(box.terrain))}
