"""Game Modes (p. 26, 28 to 37): what a mode decides, as named hooks. No other file asks which mode is played.

Each mode is a module of this folder, with the name of the mode, that has it as `MODE`. What a mode lets players do at
moments (replace a zone's effect, use a card when the Commander's unit is activated) are texts that all players bear
(`texts`); what it adds to the rules of a chapter are the hooks below, each called in that chapter.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import cache
from importlib import import_module
from typing import Any, ClassVar, Final, NamedTuple

from maester.engine import Fault, Refusal, Seat, Step
from maester.games.miniatures.field import GAME, NOBODY, Borne, Field
from maester.games.miniatures.frames import Credit
from maester.games.miniatures.geometry.numbers import inches
from maester.games.miniatures.geometry.placing import corner
from maester.games.miniatures.geometry.shapes import Area, Rectangle, covers
from maester.games.miniatures.names import NO_UNIT, Action, Unit
from maester.games.miniatures.terrain_rules import AS_ALWAYS, TerrainRules

CORNER: Final = inches(12)
"""How wide and deep the deployment zones are where everybody fights alone (p. 24)."""
CORNERS: Final = 4
RANDOM: Final = "random"
"""The value of the option `mode` that has one drawn."""


class Points(NamedTuple):
    """Victory Points that a player scores."""

    seat: Seat
    source: str
    points: int


class Mode:
    """What a Game Mode decides."""

    tokens_are_carried: ClassVar[bool] = False
    """An Objective token is put on the tray of the unit that ends its move with any part over it."""
    DYING: ClassVar[tuple[type[Step], ...]] = ()
    """Steps before the tray of a destroyed unit is removed, each made with the number of its `Dying` frame."""
    texts: ClassVar[tuple[str, ...]] = ()
    """Texts that every player bears in this mode, by name."""
    data_files: ClassVar[tuple[str, ...]] = ()
    """Data files that only some modes are played with, by name (`data_files`)."""

    no_random_terrain: ClassVar[str] = ""
    """The rule by which terrain isn't random in this mode; empty if it may be."""

    # -- set-up --------------------------------------------------------------------------------

    def zones(self, table: Area) -> tuple[Area, Area]:
        """The deployment zones: along the edge at y = 0, and opposite."""
        raise NotImplementedError

    def zones_in(self, game: Field) -> tuple[Area, Area]:
        """The deployment zones of a battle, where they depend on more than the table."""
        return self.zones(game.table)

    def tokens(self, table: Area) -> tuple[tuple[int, int], ...]:
        """Where the middles of the Objective tokens lie; none if the mode has no tokens on the table."""
        return ()

    def cards(self) -> tuple[int, ...]:
        """The deck of Objective cards from which one is drawn for each token; empty if the mode uses none."""
        return ()

    def battlefield_steps(self) -> tuple[Step, ...]:
        """What the mode does after Objective tokens are laid out and before Terrain is placed."""
        return ()

    def terrain_rules(self, game: Field) -> TerrainRules:
        """How Terrain is laid."""
        return AS_ALWAYS

    def set_up_steps(self) -> tuple[Step, ...]:
        """What the mode does after the battlefield is set up and before deployment zones are chosen."""
        return ()

    def zone_steps(self) -> tuple[Step, ...]:
        """How the mode has zones and the First Player chosen and armies deployed; empty if as always (p. 27)."""
        return ()

    def before_deployment_steps(self) -> tuple[Step, ...]:
        """What the mode does when the First Player is named, before the first unit is deployed."""
        return ()

    def deployed_steps(self) -> tuple[Step, ...]:
        """What the mode does when all units are deployed, before Round 1."""
        return ()

    # -- the battle ------------------------------------------------------------------------------

    def opening_steps(self) -> tuple[Step, ...]:
        """What the mode does at the start of a Round before anything else."""
        return ()

    def round_steps(self) -> tuple[Step, ...]:
        """What the mode does at the start of a Round."""
        return ()

    def further_activations(self, game: Field, seat: Seat) -> list[Unit]:
        """What a player may activate besides available units: none of it must be activated, counts for passing, or
        keeps the Round open.
        """
        return []

    def why_not_activate(self, game: Field, seat: Seat, unit: Unit) -> Refusal | None:
        """The mode's rule by which a player can't activate something that isn't available."""
        return None

    def activation_steps(self, game: Field, unit: Unit) -> tuple[type[Step], ...]:
        """How something is activated that isn't an available unit, each step made with the number of the frame."""
        raise NotImplementedError

    def card_texts(self, game: Field) -> tuple[str, ...]:
        """The texts of cards that players may hold in this battle besides Tactics cards, by name."""
        return ()

    def why_not_act(self, game: Field, unit: Unit, action: Action) -> Refusal | None:
        """The mode's rule against an action of a unit."""
        return None

    def limited_speed(self, game: Field, unit: Unit, speed: int) -> int:
        """The Speed of a unit that would have this one, in inches."""
        return speed

    def move_ended(self, game: Field, unit: Unit) -> None:
        """The tray of a unit stands where its move ended."""

    def action_forgone(self, game: Field, unit: Unit) -> None:
        """An activated Combat Unit performs no action, or an activated NCU Claims no zone, by the choice of its
        player.
        """

    def action_ended(self, game: Field, unit: Unit) -> None:
        """A unit that still stands has performed an action."""

    def attack_completed(self, game: Field, attack: int) -> None:
        """An attack is complete; the number is that of its frame."""

    def panic_test_failed(self, game: Field, test: int) -> None:
        """A unit has failed a Panic Test, and its Wounds are still to come; the number is that of its frame."""

    def unit_destroyed(self, game: Field, unit: Unit, by: Credit, scorers: Sequence[Seat]) -> None:
        """A unit is destroyed; its tray, its Attachments and what it bears are still there. `scorers` are the players
        who score the normal point for it (p. 26).
        """

    def points_for_destroying(self, game: Field, unit: Unit, by: Credit, scorers: Sequence[Seat]) -> Iterable[Points]:
        """What the mode gives for a destroyed unit besides the normal point, which `scorers` score (p. 26): it is asked
        while the unit is still there, and scored when it is gone.
        """
        return ()

    def leaving_steps(self, game: Field, unit: Unit) -> tuple[Step, ...]:
        """What the mode does before a unit that isn't destroyed is taken off the table."""
        return ()

    # -- Objectives --------------------------------------------------------------------------------

    def claimable(self, game: Field, unit: Unit) -> Sequence[int]:
        """The Objectives that a unit could Claim by a move."""
        return range(len(game.token))

    def would_hold(self, game: Field, unit: Unit, token: int, tray: Rectangle) -> bool:
        """Would a unit have Claimed an Objective if its move ended there?"""
        return covers(tray, game.token_shape(token))

    # -- positions ---------------------------------------------------------------------------------

    def take_position(self, game: Field) -> None:
        """All that a position says is on the table: what follows for Objectives."""
        for unit in game.on_table():
            self.move_ended(game, unit)

    def steps_of_position(self) -> tuple[Step, ...]:
        """What the mode does in a position that tells nothing of what it lays out before the battle."""
        return ()

    def faults(self, game: Field) -> Iterator[Fault]:
        """What can't be in a position of this mode."""
        yield from ()

    def invariants(self, game: Field) -> Iterator[str]:
        """What is wrong with a state of a battle in this mode."""
        yield from ()

    # -- scoring -----------------------------------------------------------------------------------

    def may_score(self, game: Field, seat: Seat) -> bool:
        """Does a player score Victory Points at all?"""
        return True

    def score(self, game: Field) -> None:
        """Victory Points are scored at the end of a Round."""

    def holds_out(self, game: Field) -> Seat:
        """Who wins after the last Round if nobody has the required Victory Points; nobody: Victory Points and army
        points are compared (p. 26).
        """
        return NOBODY

    # -- what is seen ------------------------------------------------------------------------------

    def shown(self, game: Field, viewer: Seat | None) -> dict[str, Any]:
        """The parts of `mode_view.ModeView` that this mode has, by their names, as a seat sees them."""
        return {}


@cache
def mode_named(name: str) -> Mode:
    """The mode of that name."""
    mode = import_module(f"{__name__}.{name.replace('-', '_')}").MODE
    assert isinstance(mode, Mode)
    return mode


def mode_of(game: Field) -> Mode:
    """The mode that is played."""
    return mode_named(game.mode)


def bear_texts(game: Field) -> None:
    """Every player bears the texts of the mode, from the beginning to the end."""
    texts = mode_of(game).texts
    of_mode = [Borne(name, 0, Seat(seat), NO_UNIT, GAME) for seat in game.seats for name in texts]
    game.borne = (*of_mode, *(one for one in game.borne if one.text not in texts))


def zone_of(game: Field, seat: int) -> Area:
    """The deployment zone of a player: where everybody fights alone, the square in the corner that the player has
    chosen (p. 24).
    """
    if game.corner[seat] >= 0:
        return corner(game.table, game.corner[seat], CORNER)
    return mode_of(game).zones_in(game)[game.edge[seat]]


def closed_zones(game: Field) -> tuple[Area, ...]:
    """The deployment zones that are closed to terrain; where everybody fights alone, all corners in which one may lie
    (p. 24).
    """
    mode = mode_of(game)
    closed = mode.terrain_rules(game).closed_zones
    if game.is_free_for_all:
        return tuple(corner(game.table, number, CORNER) for number in range(CORNERS) if closed)
    zones = mode.zones_in(game)
    return tuple(zones[edge] for edge in closed)
