"""Who Controls which zone of the Tactics Board (p. 20)."""

from __future__ import annotations

from maester.engine import Seat
from maester.games.miniatures.field import Field
from maester.games.miniatures.names import NO_UNIT, Zone, owner
from maester.games.miniatures.pieces.changes import ControlsNamedZone, ControlsZone
from maester.games.miniatures.standing import about_player


def controls_zone(game: Field, seat: Seat, zone: Zone) -> bool:
    """A player Controls a zone while an own NCU stands in it (p. 20), or is treated so by an effect."""
    ncu = game.zone[zone]
    if ncu != NO_UNIT and owner(ncu) == seat:
        return True
    if not game.ncu and not game.borne:
        return False
    if any(change.zone == zone for _, change, _ in about_player(game, seat, ControlsZone)):
        return True
    return any(zone in situation.zones for _, _, situation in about_player(game, seat, ControlsNamedZone))
