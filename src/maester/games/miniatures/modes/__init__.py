"""Game Modes (p. 28): what a mode decides, as named hooks. No other file asks which mode is played.

Each mode is a module of this folder, with the name of the mode, that has it as `MODE`.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from functools import cache
from importlib import import_module

from maester.engine import Step
from maester.games.miniatures.field import Field
from maester.games.miniatures.geometry.shapes import Area


class Mode(ABC):
    """What a Game Mode decides."""

    @abstractmethod
    def zones(self, table: Area) -> tuple[Area, Area]:
        """The deployment zones: along the edge at y = 0, and opposite."""

    @abstractmethod
    def tokens(self, table: Area) -> tuple[tuple[int, int], ...]:
        """Where the middles of the Objective tokens lie."""

    @abstractmethod
    def cards(self) -> tuple[int, ...]:
        """The deck of Objective cards from which one is drawn for each token; empty if the mode uses none."""

    def set_up_steps(self) -> tuple[Step, ...]:
        """What the mode does after the battlefield is set up and before deployment zones are chosen."""
        return ()

    def round_steps(self) -> tuple[Step, ...]:
        """What the mode does at the start of a Round."""
        return ()

    @abstractmethod
    def score(self, game: Field) -> None:
        """Victory Points are scored at the end of a Round."""


@cache
def mode_named(name: str) -> Mode:
    """The mode of that name."""
    mode = import_module(f"{__name__}.{name.replace('-', '_')}").MODE
    assert isinstance(mode, Mode)
    return mode


def mode_of(game: Field) -> Mode:
    """The mode that is played."""
    return mode_named(game.mode)


def zone_of(game: Field, seat: int) -> Area:
    """The deployment zone of a player."""
    return mode_of(game).zones(game.table)[game.edge[seat]]
