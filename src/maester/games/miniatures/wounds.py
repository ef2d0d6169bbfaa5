"""Wounds, healing and destruction (p. 5, 7, 10, 22, 26): the one place where a unit gets weaker or stronger."""

from __future__ import annotations

from typing import Final

from maester.engine import Event, Procedure
from maester.games.miniatures.bearing import lay_all_down
from maester.games.miniatures.field import NOBODY, Attached, Field
from maester.games.miniatures.frames import NO_CREDIT, NO_FRAME, Attack, Credit, Dying
from maester.games.miniatures.happenings import awaited_moments, happens
from maester.games.miniatures.modes import mode_of
from maester.games.miniatures.moments import (
    ATTACHMENT_DESTROYED,
    DESTROYED,
    HEALED,
    MOMENTS,
    RANK_LOST,
    WOULD_BE_DESTROYED,
)
from maester.games.miniatures.names import Unit, owner
from maester.games.miniatures.standing import aura_bearers
from maester.games.miniatures.text_names import AttachmentName, attachment_number
from maester.games.miniatures.victory import score

BY_EFFECT: Final = "effect"
DESTROYED_UNITS: Final = "destroyed"
"""Victory Points for destroyed units."""


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


class UnitStays(Event, frozen=True):
    """A unit that would be destroyed stays in play with so many Wounds."""

    unit: Unit
    wounds: int


class AttachmentDestroyed(Event, frozen=True):
    """An Attachment's model is removed: the unit loses its abilities (p. 10)."""

    unit: Unit
    attachment: AttachmentName


class AttachmentReturned(Event, frozen=True):
    """An Attachment that was destroyed joins a unit."""

    unit: Unit
    attachment: AttachmentName


def suffer(game: Field, unit: Unit, wounds: int, cause: str, by: Credit = NO_CREDIT, attack: int = NO_FRAME) -> bool:
    """A unit suffers Wounds without Defense rolls; surplus ones are lost (p. 5, 7). Has it none left?

    `by` is to whose account it goes (ruling.vp-credit); if the unit's own side or no player caused it, every opposing
    side scores (p. 26). `attack` is the attack that does it.
    """
    wounds = min(wounds, game.wounds[unit])
    if wounds <= 0:
        return False
    models, ranks = game.models(unit), game.ranks(unit)
    game.wounds[unit] -= wounds
    lost = ranks - game.ranks(unit)
    game.tell(WoundsSuffered(unit, wounds, models - game.models(unit), game.ranks(unit), cause))
    if attack != NO_FRAME:
        game.frame(Attack, attack).ranks_lost += lost
    if not game.wounds[unit]:
        die(game, unit, by, attack)
    else:
        lose_attachments(game, unit)
    for _ in range(lost):
        happens(game, RANK_LOST, unit, about=attack)
    return not game.wounds[unit]


# --- destruction (p. 7, 26) ---------------------------------------------------------------------------------


def die(game: Field, unit: Unit, by: Credit, attack: int) -> None:
    """A unit has no Wounds left: it is destroyed, at once where no text of this battle has anything to say to that."""
    dying = Dying(unit=unit, by=by, attack=attack)
    if {WOULD_BE_DESTROYED, DESTROYED, RANK_LOST}.isdisjoint(game.awaited) and not mode_of(game).DYING:
        _remove(game, dying)
    else:
        game.open(dying, WouldBeDestroyed, IsDestroyed, *mode_of(game).DYING, RemoveDestroyed)


class WouldBeDestroyed(Procedure[Field], frozen=True):
    """A unit without Wounds would be destroyed: some texts keep it in play."""

    dying: int

    def run(self, game: Field) -> None:
        happens(game, WOULD_BE_DESTROYED, game.frame(Dying, self.dying).unit, about=self.dying)


class IsDestroyed(Procedure[Field], frozen=True):
    """It is destroyed, but its tray is still there for texts that say so."""

    dying: int

    def run(self, game: Field) -> None:
        unit = game.frame(Dying, self.dying).unit
        if game.wounds[unit]:
            game.abandon(self.dying)
        else:
            happens(game, DESTROYED, unit, about=self.dying)


def stay_in_play(game: Field, unit: Unit, wounds: int) -> None:
    """A unit that would be destroyed stays in play with so many Wounds; of its Attachments only those that still have a
    model (p. 10).
    """
    game.wounds[unit] = wounds
    game.tell(UnitStays(unit, wounds))
    lose_attachments(game, unit)


class RemoveDestroyed(Procedure[Field], frozen=True):
    """It is removed from the battlefield."""

    dying: int

    def run(self, game: Field) -> None:
        _remove(game, game.frame(Dying, self.dying))


def _remove(game: Field, dying: Dying) -> None:
    if not game.wounds[dying.unit] and game.stands(dying.unit):
        if dying.attack != NO_FRAME:
            game.frame(Attack, dying.attack).destroyed = True
        destroy(game, dying.unit, dying.by)


def destroy(game: Field, unit: Unit, by: Credit) -> None:
    """The unit is removed, and whoever destroyed it scores 1 Victory Point (p. 7, 26)."""
    gone = game.attachments[unit]
    own = owner(unit)
    is_own_fault = by.seat == NOBODY or game.are_allied(by.seat, own)
    scorers = game.rivals(own) if is_own_fault else [by.seat]
    mode = mode_of(game)
    more = tuple(mode.points_for_destroying(game, unit, by, scorers))
    mode.unit_destroyed(game, unit, by, scorers)
    game.take_away(unit)
    game.wounds[unit] = 0
    game.conditions[unit] = 0
    game.attachments[unit] = ()
    lay_all_down(game, unit)
    game.tell(UnitDestroyed(unit))
    for seat in scorers:
        score(game, seat, DESTROYED_UNITS, 1)
    for points in more:
        score(game, *points)
    _mourn(game, unit, gone)


# --- Attachments (p. 10) -------------------------------------------------------------------------------------


def lose_attachments(game: Field, unit: Unit) -> None:
    """An Attachment is the last model of its unit to be destroyed; of several the left-most is (p. 10,
    ruling.attachment-removal-several).
    """
    models = game.models(unit)
    _lose(game, unit, game.attachments[unit][models:])


def destroy_attachment(game: Field, unit: Unit, ref: str, by: Credit) -> None:
    """An effect destroys an Attachment alone: its model is removed, and its unit has one model less
    (ruling.attachment-lost).
    """
    gone = next((one for one in game.attachments[unit] if one.ref == ref), None)
    if gone is None:
        return
    _lose(game, unit, (gone,))
    suffer(game, unit, game.card(unit).wounds_per_model, BY_EFFECT, by)


def put_in_its_place(game: Field, unit: Unit, ref: str, fallen: Attached, gained: str) -> None:
    """An Attachment is destroyed, and another one that was destroyed before stands in its place: the unit has as many
    models as it had. It has its start tokens, receives a text, and is of the army of the one that it replaces.
    """
    place = next((place for place, one in enumerate(game.attachments[unit]) if one.ref == ref), None)
    if place is None or fallen not in game.fallen:
        return
    left, held = list(game.fallen), list(game.attachments[unit])
    left.remove(fallen)
    game.fallen = tuple(left)
    gone = held[place]
    start = game.box.attachments[fallen.ref].start_tokens
    held[place] = Attached(fallen.ref, gone.seat, start.count if start else 0, (gained,))
    game.attachments[unit] = tuple(held)
    game.tell(AttachmentDestroyed(unit, attachment_number(gone.ref)))
    game.tell(AttachmentReturned(unit, attachment_number(fallen.ref)))
    game.auras = aura_bearers(game)
    moments = {*game.awaited, *awaited_moments(game)}
    game.awaited = tuple(moment for moment in MOMENTS if moment in moments)
    _mourn(game, unit, (gone,))


def _lose(game: Field, unit: Unit, gone: tuple[Attached, ...]) -> None:
    """These are destroyed, the right-most first."""
    left = list(game.attachments[unit])
    for one in reversed(gone):
        left.remove(one)
        game.tell(AttachmentDestroyed(unit, attachment_number(one.ref)))
    game.attachments[unit] = tuple(left)
    _mourn(game, unit, gone)


def _mourn(game: Field, unit: Unit, gone: tuple[Attached, ...]) -> None:
    """What texts say to the destruction of Attachments: first of the right-most, which was destroyed first."""
    game.fallen += tuple(reversed(gone))
    for one in gone:
        happens(game, ATTACHMENT_DESTROYED, unit, lost=one)


# --- healing (p. 22) -----------------------------------------------------------------------------------------


def heal(game: Field, unit: Unit, wounds: int) -> int:
    """Healing takes Wound tokens away first, then brings models back, never more than the unit began with
    (p. 22, ruling.heal-limits); a destroyed unit stays destroyed. How many were healed?
    """
    healed = min(wounds, game.card(unit).total_wounds - game.wounds[unit])
    if healed <= 0 or not game.stands(unit) or not game.wounds[unit]:
        return 0
    models = game.models(unit)
    game.wounds[unit] += healed
    game.tell(UnitHealed(unit, healed, game.models(unit) - models))
    happens(game, HEALED, unit)
    return healed
