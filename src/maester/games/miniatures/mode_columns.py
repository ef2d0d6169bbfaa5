"""What the state of a battle holds for Game Modes alone: nothing, in most of them (p. 29 to 37)."""

from __future__ import annotations

import msgspec

from maester.engine import Game, Seat
from maester.games.miniatures.names import Mission, SiegeCard, Unit


class ModeColumns(Game, kw_only=True):
    """The columns of modes; each is as it is here while another mode is played."""

    mode: str = "a-game-of-thrones"
    """The Game Mode (see `modes`)."""

    token_pile: tuple[int, ...] = ()
    """A Feast for Crows: for each Objective the Corpse Pile to which it is linked, by its number as terrain (p. 31)."""

    # -- Fire & Blood (p. 35) ----------------------------------------------------------------
    marked: tuple[Unit, ...] = ()
    """The Marked units, in the order in which they were; those that are destroyed too."""
    victory_markers: tuple[tuple[Unit, int], ...] = ()
    """Units with Victory Point markers, and how many each has."""

    # -- A Storm of Swords (p. 30) ---------------------------------------------------------------
    defender: Seat = Seat(-1)
    """The Defender, in a team the one who speaks for it; nobody where there are no roles."""
    chose_role: Seat = Seat(-1)
    """Who chose the roles, and the Defender's edge of the table."""
    walls: tuple[int, ...] = ()
    """The Wounds that each Castle Wall has left, from the Defender's left; empty where there are none."""
    walls_activated: tuple[Unit, ...] = ()
    """The Castle Walls that were activated in this Round."""
    siege_deck: list[tuple[SiegeCard, ...]] = msgspec.field(default_factory=list)
    """By seat: its Siege Strategy deck, face down; empty before the cards are drawn, as the next two."""
    siege_hand: list[tuple[SiegeCard, ...]] = msgspec.field(default_factory=list)
    siege_discard: list[tuple[SiegeCard, ...]] = msgspec.field(default_factory=list)
    """Cards that were played, face up."""
    returning: tuple[tuple[Unit, tuple[str, ...]], ...] = ()
    """The Attachments with which the Attacker's units come back if they were destroyed, by number."""
    muted: int = 0
    """The players, as bits, whose Attachments have no abilities until the end of the Round."""

    # -- Mission cards (p. 33, 37) -----------------------------------------------------------
    missions: tuple[Mission, ...] = ()
    """All Mission cards of this battle, once they are dealt."""
    mission_hand: list[tuple[Mission, ...]] = msgspec.field(default_factory=list)
    """By side: the Mission cards that it holds in secret; empty where nobody has a hand."""
    mission_aside: list[tuple[Mission, ...]] = msgspec.field(default_factory=list)
    """By side: those of its deck that it didn't choose."""
    mission_deck: tuple[Mission, ...] = ()
    """The shared deck, face down, the top first."""
    mission_active: tuple[Mission, ...] = ()
    """Those that score: revealed for this Round, or Active."""
    mission_reserve: tuple[Mission, ...] = ()
    """Those that will be Active next."""
    mission_discard: tuple[Mission, ...] = ()
    mission_times: tuple[tuple[Mission, int], ...] = ()
    """Which Mission has scored for which side in this Round at a destruction, once for each time."""
    destroyers: tuple[tuple[Unit, int], ...] = ()
    """Which unit has itself destroyed a Combat Unit of which side."""
