"""Attachments that are put into enemy units (p. 10): before deployment or after it, as their cards say."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final

from maester.engine import Event, PickOne, Procedure, Refusal, Seat, refuse
from maester.games.miniatures.box import BOX
from maester.games.miniatures.field import Field
from maester.games.miniatures.mustering import attachment
from maester.games.miniatures.names import UNIT_NAMES, Unit, owner
from maester.games.miniatures.requirements import AttachedToEnemyInfantry
from maester.games.miniatures.resolving import ChooseUnit
from maester.games.miniatures.text_names import AttachmentName, attachment_number

BEFORE_DEPLOYMENT: Final = "before deployment"
AFTER_DEPLOYMENT: Final = "after deployment"
INFANTRY: Final = "infantry"


class AttachmentJoined(Event, frozen=True):
    """A player puts an Attachment of the own army into an enemy unit."""

    seat: Seat
    attachment: AttachmentName
    unit: Unit


def when_joining(ref: str) -> str:
    """When an Attachment is put into an enemy unit, as its card says."""
    found = (one for one in BOX.attachments[ref].requirements if isinstance(one, AttachedToEnemyInfantry))
    return next(found).when


class JoinEnemies(Procedure[Field], frozen=True):
    """All Attachments whose time has come are put into enemy units, those of the First Player first."""

    when: str

    def run(self, game: Field) -> None:
        game.then(
            *(
                JoinEnemyUnit(seat, ref)
                for seat in game.order_of_play()
                for ref in game.joining[seat]
                if when_joining(ref) == self.when
            )
        )


class JoinEnemyUnit(PickOne[Field], frozen=True):
    """Which enemy Infantry unit an Attachment joins; it doesn't count against the limit of that unit."""

    seat: Seat
    ref: str
    move = ChooseUnit
    rules = ("attachment.same-type", "card.ability-text")

    def among(self, game: Field) -> Iterable[Unit]:
        return [
            unit
            for unit in game.units()
            if owner(unit) != self.seat and game.wounds[unit] and game.card(unit).type == INFANTRY
            if not game.card(unit).solo
        ]

    def not_among(self, game: Field, seat: Seat, value: Unit) -> Refusal:
        return refuse("card.ability-text", unit=UNIT_NAMES[value])

    def chosen(self, game: Field, seat: Seat, value: Unit) -> None:
        game.attachments[value] += (attachment(self.ref, seat),)
        left = list(game.joining[seat])
        left.remove(self.ref)
        game.joining[seat] = tuple(left)
        game.tell(AttachmentJoined(seat, attachment_number(self.ref), value))

    def details(self, game: Field) -> dict[str, Any]:
        return {"attachment": BOX.attachments[self.ref].id}
