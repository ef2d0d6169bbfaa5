"""Attachments that join units (p. 10): some are put in an enemy's unit before the battle; who stands where is decided
by the owner of the Combat Unit.
"""

from __future__ import annotations

from collections.abc import Iterable
from itertools import permutations
from typing import Any, Final

from maester.engine import Event, Move, PickOne, Procedure, Refusal, Seat, refuse
from maester.games.miniatures.box import BOX
from maester.games.miniatures.field import Attached, Field
from maester.games.miniatures.mustering import attachment
from maester.games.miniatures.names import UNIT_NAMES, Unit, owner
from maester.games.miniatures.requirements import AttachedToEnemyInfantry
from maester.games.miniatures.standing import aura_bearers
from maester.games.miniatures.text_names import ATTACHMENT_NAMES, AttachmentName, attachment_number

BEFORE, AFTER = "before deployment", "after deployment"
INFANTRY: Final = "infantry"


class JoinUnit(Move, frozen=True):
    """Puts an Attachment into an enemy unit."""

    unit: Unit
    typed = "join {unit}"


class Arrange(Move, frozen=True):
    """Arranges the Attachments of a unit, from the left."""

    attachments: tuple[AttachmentName, ...]
    typed = "arrange {attachments}"


class AttachmentJoined(Event, frozen=True):
    """An Attachment of a player's army is put into a unit."""

    seat: Seat
    attachment: AttachmentName
    unit: Unit


class AttachmentsArranged(Event, frozen=True):
    """The Attachments of a unit stand in this order, from the left."""

    unit: Unit
    attachments: tuple[AttachmentName, ...]


class JoinEnemies(Procedure[Field], frozen=True):
    """Attachments that are put in an enemy Infantry unit are put there before, or after, deployment."""

    when: str

    def run(self, game: Field) -> None:
        game.then(
            *(
                ChooseUnitToJoin(seat, attachment_number(ref))
                for seat in game.order_of_play()
                for ref in game.joining[seat]
                if joins_when(ref) == self.when
            )
        )


def joins_when(ref: str) -> str:
    """When an Attachment is put in an enemy unit: before or after deployment."""
    found = [one for one in BOX.attachments[ref].requirements if isinstance(one, AttachedToEnemyInfantry)]
    return found[0].when if found else BEFORE


class ChooseUnitToJoin(PickOne[Field], frozen=True):
    """Into which enemy Infantry unit an Attachment is put, whatever Attachments that has."""

    seat: Seat
    attachment: AttachmentName
    move = JoinUnit
    rules = ("card.ability-text", "attachment.no-solo", "attachment.several")

    def among(self, game: Field) -> Iterable[Unit]:
        units = [unit for seat in game.opponents(self.seat) for unit in game.units_of(seat)]
        return [unit for unit in units if game.card(unit).type == INFANTRY and not game.card(unit).solo]

    def not_among(self, game: Field, seat: Seat, value: Unit) -> Refusal:
        return refuse("card.ability-text", unit=UNIT_NAMES[value])

    def chosen(self, game: Field, seat: Seat, value: Unit) -> None:
        ref = next(one for one in game.joining[seat] if attachment_number(one) == self.attachment)
        left = list(game.joining[seat])
        left.remove(ref)
        game.joining[seat] = tuple(left)
        join(game, value, attachment(ref, seat))

    def details(self, game: Field) -> dict[str, Any]:
        return {"attachment": ATTACHMENT_NAMES[self.attachment]}


def join(game: Field, unit: Unit, attached: Attached) -> None:
    """An Attachment joins a unit: its model takes the place of an ordinary one, right of those that are there, unless
    the unit's owner arranges them otherwise (p. 10).
    """
    game.attachments[unit] += (attached,)
    game.auras = aura_bearers(game)
    game.tell(AttachmentJoined(attached.seat, attachment_number(attached.ref), unit))
    game.then(ArrangeAttachments(unit))


class ArrangeAttachments(PickOne[Field], frozen=True):
    """In which order several Attachments stand is decided by the owner of the Combat Unit (p. 10); a Commander stands
    left-most (ruling.attachment-removal-several).
    """

    unit: Unit
    move = Arrange
    rules = ("attachment.several-order", "ruling.attachment-removal-several")

    def who(self, game: Field) -> Seat:
        return owner(self.unit)

    def among(self, game: Field) -> Iterable[tuple[AttachmentName, ...]]:
        held = [attachment_number(one.ref) for one in game.attachments[self.unit]]
        return [order for order in dict.fromkeys(permutations(held)) if self.commander(game) in (None, order[0])]

    def commander(self, game: Field) -> AttachmentName | None:
        """The player's Commander, if he is one of them."""
        held = [one.ref for one in game.attachments[self.unit] if one.seat == owner(self.unit)]
        return next((attachment_number(ref) for ref in held if BOX.attachments[ref].commander), None)

    def not_among(self, game: Field, seat: Seat, value: tuple[AttachmentName, ...]) -> Refusal:
        led = sorted(value) == sorted(attachment_number(one.ref) for one in game.attachments[self.unit])
        return refuse("ruling.attachment-removal-several" if led else "attachment.several-order")

    def chosen(self, game: Field, seat: Seat, value: tuple[AttachmentName, ...]) -> None:
        left = list(game.attachments[self.unit])
        if len(left) > 1:
            game.tell(AttachmentsArranged(self.unit, value))
        arranged = []
        for name in value:
            one = next(one for one in left if attachment_number(one.ref) == name)
            left.remove(one)
            arranged.append(one)
        game.attachments[self.unit] = tuple(arranged)

    def details(self, game: Field) -> dict[str, Any]:
        return {"unit": UNIT_NAMES[self.unit]}
