"""Fire & Blood (p. 35): each side Marks two enemy units, which get an Objective card each and are worth more, and the
Commander's unit puts Victory Point markers on enemies.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Any, Final

import msgspec

from maester.engine import Event, Move, PickOne, Procedure, Refusal, Seat, Step, refuse
from maester.games.miniatures.bearing import bear
from maester.games.miniatures.field import GAME, WHOLE, Borne, Field
from maester.games.miniatures.frames import Credit
from maester.games.miniatures.geometry.numbers import inches
from maester.games.miniatures.geometry.placing import strip
from maester.games.miniatures.geometry.shapes import Area
from maester.games.miniatures.modes import Mode, Points
from maester.games.miniatures.modes.unit_cards import ChooseObjectiveCard, in_turns
from maester.games.miniatures.names import UNIT_CARDS, UNIT_NAMES, VICTORY_MARKER, Unit, owner
from maester.games.miniatures.standing import objective_name
from maester.games.miniatures.terrain_rules import TerrainRules, away_from_edges

ZONE_DEPTH: Final = inches(18)
MARKED_UNITS: Final = "marked-units"
"""Victory Points for Marked units that were destroyed."""
BY_MARKED_UNITS: Final = "by-marked-units"
"""Victory Points for what Marked units have destroyed."""
MARKERS: Final = "markers"
"""Victory Points for the markers on destroyed units."""
FOR_MARKED: Final = 2
BY_MARKED: Final = 1


class MarkUnit(Move, frozen=True):
    """Puts an Objective token on an enemy unit: it is Marked."""

    unit: Unit
    typed = "mark {unit}"


class UnitMarked(Event, frozen=True):
    """A player Marks an enemy unit."""

    seat: Seat
    unit: Unit


class MarkedUnitView(msgspec.Struct, frozen=True):
    """A Marked unit, in play or destroyed."""

    unit: str
    card: int | None
    """The number of the Objective card that it has; None before its player has chosen, and once it is destroyed."""


class VictoryMarkersView(msgspec.Struct, frozen=True):
    """Victory Point markers on a unit."""

    unit: str
    markers: int


class FireAndBlood(Mode):
    """Deep zones, no Objectives on the table."""

    texts = (VICTORY_MARKER,)

    def zones(self, table: Area) -> tuple[Area, Area]:
        return strip(table, 0, ZONE_DEPTH), strip(table, 1, ZONE_DEPTH)

    def terrain_rules(self, game: Field) -> TerrainRules:
        return away_from_edges("mode-fab.terrain")

    def deployed_steps(self) -> tuple[Step, ...]:
        return (MarkUnits(),)

    def points_for_destroying(self, game: Field, unit: Unit, by: Credit, scorers: Sequence[Seat]) -> Iterable[Points]:
        """What lies on the unit, for everybody who scores the normal point; and 1 if a Marked unit of theirs has
        destroyed it (ruling.fab-marked-total).
        """
        for seat in scorers:
            if unit in game.marked:
                yield Points(seat, MARKED_UNITS, FOR_MARKED)
            if markers := game.markers_on(unit):
                yield Points(seat, MARKERS, markers)
            if by.unit in game.marked and seat == by.seat:
                yield Points(seat, BY_MARKED_UNITS, BY_MARKED)

    def invariants(self, game: Field) -> Iterator[str]:
        if len(game.marked) != len(set(game.marked)) or any(not game.record[unit] for unit in game.marked):
            yield f"the Marked units are {game.marked}"
        for unit, markers in game.victory_markers:
            if markers < 1 or not (game.stands(unit) or game.in_reserve[unit]):
                yield f"{UNIT_NAMES[unit]} has {markers} Victory Point markers"

    def shown(self, game: Field, viewer: Seat | None) -> dict[str, Any]:
        return {
            "marked": tuple(MarkedUnitView(UNIT_NAMES[unit], card_of_marked(game, unit)) for unit in game.marked),
            "victory_markers": tuple(
                VictoryMarkersView(UNIT_NAMES[unit], markers) for unit, markers in game.victory_markers
            ),
        }


# --- after deployment ----------------------------------------------------------------------------------------------


class MarkUnits(Procedure[Field], frozen=True):
    """The First Player Marks an enemy unit, then the opponent does, until two on each side are Marked. A side with
    fewer units has all of them Marked (ruling.fab-few-units).
    """

    def run(self, game: Field) -> None:
        game.then(*(ChooseMarked(seat) for seat in in_turns(game, first_begins=True)))


class ChooseMarked(PickOne[Field], frozen=True):
    """A player Marks a deployed unit of the opponent: among several who fight alone, of the next one clockwise
    (ruling.ffa-details), so that each army is Marked alike.
    """

    seat: Seat
    move = MarkUnit
    rules = ("mode-fab.marking", "ruling.fab-few-units")

    def among(self, game: Field) -> Iterable[Unit]:
        side = game.side[game.opponent_of(self.seat)]
        return [unit for unit in game.on_table() if game.side[owner(unit)] == side and unit not in game.marked]

    def not_among(self, game: Field, seat: Seat, value: Unit) -> Refusal:
        return refuse("mode-fab.marking", unit=UNIT_NAMES[value])

    def chosen(self, game: Field, seat: Seat, value: Unit) -> None:
        game.marked += (value,)
        game.tell(UnitMarked(seat, value))
        game.then(ChooseMarkedCard(value))


class ChooseMarkedCard(PickOne[Field], frozen=True):
    """The player of a Marked unit chooses one of the Objective cards that are left for it: to the end of the game it
    has the effect as if it Controlled that Objective.
    """

    unit: Unit
    move = ChooseObjectiveCard
    rules = ("mode-fab.marked-card", "mode-fab.cards", "ruling.fab-card-pool")

    def who(self, game: Field) -> Seat:
        return owner(self.unit)

    def among(self, game: Field) -> Iterable[int]:
        taken = [card_of_marked(game, unit) for unit in game.marked]
        return [card for card in UNIT_CARDS if card not in taken]

    def not_among(self, game: Field, seat: Seat, value: int) -> Refusal:
        return refuse("ruling.fab-card-pool" if value in UNIT_CARDS else "mode-fab.cards", card=value)

    def chosen(self, game: Field, seat: Seat, value: int) -> None:
        bear(game, Borne(objective_name(value), WHOLE, seat, self.unit, GAME))

    def details(self, game: Field) -> dict[str, Any]:
        return {"unit": UNIT_NAMES[self.unit]}


def card_of_marked(game: Field, unit: Unit) -> int | None:
    """The Objective card that a Marked unit has."""
    texts = [one.text for one in game.borne if one.on == unit and one.part == WHOLE]
    return next((card for card in UNIT_CARDS if objective_name(card) in texts), None)


MODE: Final = FireAndBlood()
