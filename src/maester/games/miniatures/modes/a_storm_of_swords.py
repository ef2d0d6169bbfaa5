"""A Storm of Swords (p. 30): a castle is besieged. The Attacker wins by Victory Points, the Defender by holding out."""

from __future__ import annotations

from typing import Any, Final

from maester.engine import Refusal, Seat, Step
from maester.games.miniatures.box import SIEGE_FILE
from maester.games.miniatures.field import NOBODY, Field
from maester.games.miniatures.geometry.numbers import inches
from maester.games.miniatures.geometry.placing import strip
from maester.games.miniatures.geometry.shapes import Area
from maester.games.miniatures.modes import Mode
from maester.games.miniatures.names import LONG_RANGE, SiegeCard, Unit, is_wall
from maester.games.miniatures.position_siege import besiege
from maester.games.miniatures.redeployment import RedeployDestroyed, RememberAttachments
from maester.games.miniatures.siege_cards import DrawSiegeCards
from maester.games.miniatures.siege_reserve import ARRIVAL, ChooseSiegeReserves, arriving, waiting_units, why_not_arrive
from maester.games.miniatures.siege_roles import DeployForSiege, RollForRoles
from maester.games.miniatures.siege_view import siege_view
from maester.games.miniatures.terrain_rules import AS_ALWAYS, TerrainRules, laid_by_defender
from maester.games.miniatures.text_names import SIEGE_CARD_NAMES, siege_text
from maester.games.miniatures.wall_activation import WALL_ACTIVATION, activatable_walls, why_not_activate_wall

DEFENDERS_ZONE: Final = LONG_RANGE
ATTACKERS_ZONE: Final = inches(18)


class AStormOfSwords(Mode):
    """Zones of their own for Attacker and Defender, Castle Walls, a Reserve, units that come back, secret cards."""

    no_random_terrain = "mode-asos.terrain"
    data_files = (SIEGE_FILE,)

    # -- set-up --------------------------------------------------------------------------------

    def zones(self, table: Area) -> tuple[Area, Area]:
        """As long as nobody is the Defender, he is thought to be at the lower edge."""
        return strip(table, 0, DEFENDERS_ZONE), strip(table, 1, ATTACKERS_ZONE)

    def zones_in(self, game: Field) -> tuple[Area, Area]:
        if game.defender == NOBODY or game.edge[game.defender] == 0:
            return self.zones(game.table)
        return strip(game.table, 0, ATTACKERS_ZONE), strip(game.table, 1, DEFENDERS_ZONE)

    def battlefield_steps(self) -> tuple[Step, ...]:
        return (RollForRoles(),)

    def terrain_rules(self, game: Field) -> TerrainRules:
        if game.defender == NOBODY:
            return AS_ALWAYS
        return laid_by_defender(game.defender, game.edge[game.defender], "mode-asos.terrain")

    def set_up_steps(self) -> tuple[Step, ...]:
        return (DrawSiegeCards(),)

    def zone_steps(self) -> tuple[Step, ...]:
        return (DeployForSiege(),)

    def before_deployment_steps(self) -> tuple[Step, ...]:
        return (ChooseSiegeReserves(),)

    def deployed_steps(self) -> tuple[Step, ...]:
        return (RememberAttachments(),)

    def take_position(self, game: Field) -> None:
        besiege(game)

    # -- the battle ------------------------------------------------------------------------------

    def opening_steps(self) -> tuple[Step, ...]:
        return (RedeployDestroyed(),)

    def further_activations(self, game: Field, seat: Seat) -> list[Unit]:
        """The Defender's units in Reserve from Round 3 on, and his Castle Walls."""
        if not game.are_allied(seat, game.defender):
            return []
        return [*arriving(game, seat), *activatable_walls(game)]

    def why_not_activate(self, game: Field, seat: Seat, unit: Unit) -> Refusal | None:
        if not game.are_allied(seat, game.defender):
            return None
        if unit in game.all_walls():
            return why_not_activate_wall(game, unit)
        return why_not_arrive(game, unit) if unit in waiting_units(game, seat) else None

    def activation_steps(self, game: Field, unit: Unit) -> tuple[type[Step], ...]:
        return WALL_ACTIVATION if is_wall(unit) else ARRIVAL

    def card_texts(self, game: Field) -> tuple[str, ...]:
        return tuple(siege_text(SiegeCard(number)) for number in range(len(SIEGE_CARD_NAMES)))

    # -- the end -----------------------------------------------------------------------------------

    def may_score(self, game: Field, seat: Seat) -> bool:
        """The Defender scores nothing (p. 30)."""
        return not game.are_allied(seat, game.defender)

    def holds_out(self, game: Field) -> Seat:
        """The Defender wins after the last Round (p. 30, ruling.asos-final-round)."""
        return game.defender

    def shown(self, game: Field, viewer: Seat | None) -> dict[str, Any]:
        return {"siege": siege_view(game, viewer)}


MODE: Final = AStormOfSwords()
