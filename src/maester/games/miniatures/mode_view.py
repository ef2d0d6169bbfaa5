"""What a seat sees of the Game Mode that is played, besides the battlefield."""

from __future__ import annotations

import msgspec

from maester.engine import Seat
from maester.games.miniatures.field import Field
from maester.games.miniatures.mission_view import MissionsView
from maester.games.miniatures.modes import mode_of
from maester.games.miniatures.modes.a_clash_of_kings import CommanderCardView
from maester.games.miniatures.modes.fire_and_blood import MarkedUnitView, VictoryMarkersView
from maester.games.miniatures.modes.here_we_stand import HalvedUnitView, QuadrantView
from maester.games.miniatures.siege_view import SiegeView


class ModeView(msgspec.Struct, frozen=True):
    """The Game Mode; parts that another mode has are None."""

    name: str
    """`mode-<name>` in the words; `random` until it is drawn."""
    commander_cards: tuple[CommanderCardView, ...] | None = None
    """A Clash of Kings: the Objective cards that players have for their Commanders' units."""
    marked: tuple[MarkedUnitView, ...] | None = None
    """Fire & Blood: the Marked units, in the order in which they were."""
    victory_markers: tuple[VictoryMarkersView, ...] | None = None
    """Fire & Blood: units with Victory Point markers."""
    quadrants: tuple[QuadrantView, ...] | None = None
    """Here We Stand: the squares, and what each side has there."""
    halved: tuple[HalvedUnitView, ...] | None = None
    """Here We Stand: units of which it is still to be said in which square they are."""
    siege: SiegeView | None = None
    """A Storm of Swords (p. 30)."""
    missions: MissionsView | None = None
    """The Mission cards, once they are dealt."""


def mode_view(game: Field, viewer: Seat | None) -> ModeView:
    """The mode as a seat sees it."""
    return ModeView(name=game.mode, **mode_of(game).shown(game, viewer))
