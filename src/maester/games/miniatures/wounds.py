"""Wounds, healing and destruction (p. 5, 7, 22, 26): the one place where a unit gets weaker or stronger."""

from __future__ import annotations

from maester.engine import Event, Seat
from maester.games.miniatures.field import NOBODY, Field
from maester.games.miniatures.names import Unit, owner
from maester.games.miniatures.victory import score


class WoundsSuffered(Event, frozen=True):
    """A unit suffers Wounds; so many models are gone, so many ranks are left."""

    unit: Unit
    wounds: int
    models_lost: int
    ranks_left: int
    cause: str


class UnitHealed(Event, frozen=True):
    """A unit heals Wounds."""

    unit: Unit
    wounds: int
    models_back: int


class UnitDestroyed(Event, frozen=True):
    """A unit has lost its last Wound and is removed from the battlefield."""

    unit: Unit


def suffer(game: Field, unit: Unit, wounds: int, cause: str, by: Seat = NOBODY) -> bool:
    """A unit suffers Wounds without Defense rolls; surplus ones are lost (p. 5, 7). Was it destroyed?

    `by` is the player to whose account it goes (ruling.vp-credit); nobody's if the unit's own side or no player caused
    it, and then every opponent of its owner scores (p. 26).
    """
    wounds = min(wounds, game.wounds[unit])
    if wounds <= 0:
        return False
    models = game.models(unit)
    game.wounds[unit] -= wounds
    game.tell(WoundsSuffered(unit, wounds, models - game.models(unit), game.ranks(unit), cause))
    if game.wounds[unit]:
        return False
    destroy(game, unit, by)
    return True


def destroy(game: Field, unit: Unit, by: Seat) -> None:
    """The unit is removed, and whoever destroyed it scores 1 Victory Point (p. 7, 26)."""
    game.take_away(unit)
    game.conditions[unit] = 0
    game.tell(UnitDestroyed(unit))
    own = owner(unit)
    for seat in game.opponents(own) if by in (NOBODY, own) else (by,):
        score(game, seat, "destroyed", 1)


def heal(game: Field, unit: Unit, wounds: int) -> None:
    """Healing takes Wound tokens away first, then brings models back, never more than the unit began with
    (p. 22, ruling.heal-limits); a destroyed unit stays destroyed.
    """
    healed = min(wounds, game.card(unit).total_wounds - game.wounds[unit])
    if healed <= 0 or not game.stands(unit):
        return
    models = game.models(unit)
    game.wounds[unit] += healed
    game.tell(UnitHealed(unit, healed, game.models(unit) - models))
