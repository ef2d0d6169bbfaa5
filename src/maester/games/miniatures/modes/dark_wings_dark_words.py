"""Dark Wings, Dark Words (p. 37): three Objectives, and Missions from one deck that lie open to everybody: two Active
ones, which score, and two in reserve, which take their place or are swapped for them.
"""

from __future__ import annotations

from typing import Final

from maester.engine import Step
from maester.games.miniatures.field import Field
from maester.games.miniatures.geometry.shapes import Area
from maester.games.miniatures.mission_deck import LayOutMissions, RefreshMissions, SwapMission
from maester.games.miniatures.missions import score_missions
from maester.games.miniatures.modes.covering import three_tokens
from maester.games.miniatures.modes.missions import MissionMode
from maester.games.miniatures.names import FIRST_NCU, SWAP_MISSION, Unit, is_ncu, owner


class DarkWingsDarkWords(MissionMode):
    """An NCU may swap a Mission instead of the effect of the zone that it Claims, a Commander instead of acting."""

    texts = (SWAP_MISSION,)

    def tokens(self, table: Area) -> tuple[tuple[int, int], ...]:
        return three_tokens(table)

    def set_up_steps(self) -> tuple[Step, ...]:
        return (LayOutMissions(),)

    def steps_of_position(self) -> tuple[Step, ...]:
        return self.set_up_steps()

    def round_steps(self) -> tuple[Step, ...]:
        return (RefreshMissions(),)

    def action_forgone(self, game: Field, unit: Unit) -> None:
        """A Commander who forgoes the action, or as an NCU a zone, may swap a Mission; while engaged his unit may not
        (ruling.commander-unit, ruling.dwdw-commander-engaged).
        """
        seat = owner(unit)
        if is_ncu(unit):
            may_swap = game.ncu[unit - FIRST_NCU] == game.commander[seat]
        else:
            may_swap = game.commander_unit(seat) == unit and not game.is_engaged(unit)
        if may_swap:
            game.then(SwapMission(seat, optional=True))

    def score(self, game: Field) -> None:
        """Objectives from Round 2 on, Active Missions in every Round (ruling.dwdw-active-only)."""
        super().score(game)
        score_missions(game)


MODE: Final = DarkWingsDarkWords()
