"""Mission cards (p. 33, 37): which are in the battle, and who knows them. They are chosen in secret and revealed from
the hand (`mission_hands`), or drawn from the one deck that lies beside the table (`mission_deck`).
"""

from __future__ import annotations

from collections.abc import Iterable

from maester.engine import Event, Seat
from maester.games.miniatures.field import Field
from maester.games.miniatures.names import DECK_SIZE, MISSIONS, Mission, MissionNumber, number_on

Numbers = tuple[MissionNumber, ...]


class MissionsDiscarded(Event, frozen=True):
    """These Mission cards are discarded."""

    missions: Numbers


def numbers_on(missions: Iterable[Mission]) -> Numbers:
    """The numbers on cards, counted from 0."""
    return tuple(number_on(mission) for mission in missions)


def first_known(game: Field) -> int:
    """Where what is known of Mission cards begins in `known`: behind the Tactics cards."""
    return DECK_SIZE * len(game.army)


def deal_missions(game: Field, missions: Iterable[Mission]) -> None:
    """These cards are in the battle, and nobody has seen them yet."""
    game.missions = tuple(sorted(missions))
    size = first_known(game) + MISSIONS * len(game.sides)
    game.known += [0] * (size - len(game.known))


def show_missions(game: Field, missions: Iterable[Mission], to: Iterable[Seat] | None = None) -> None:
    """These seats, or all, now know these cards."""
    first = first_known(game)
    game.show([first + mission for mission in missions], to)


def hide_missions(game: Field, missions: Iterable[Mission]) -> None:
    """Nobody knows any more which of these is which, as after shuffling."""
    first = first_known(game)
    game.hide([first + mission for mission in missions])
