"""Operations on the Attachment on which a text stands (p. 10)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from maester.engine import PickOne, Refusal, Seat, refuse
from maester.games.miniatures.field import Attached, Field
from maester.games.miniatures.frames import Effect
from maester.games.miniatures.names import UNIT_NAMES
from maester.games.miniatures.pieces.filters import Filter
from maester.games.miniatures.pieces.losses import ChooseAttachment
from maester.games.miniatures.pieces.operations import Operation
from maester.games.miniatures.pieces.situations import Situation
from maester.games.miniatures.resolving import operation_at
from maester.games.miniatures.text_names import AttachmentName, attachment_number
from maester.games.miniatures.wounds import destroy_attachment, put_in_its_place


class DestroyThisAttachment(Operation, frozen=True):
    """The Attachment on which the text stands is destroyed."""

    def run(self, game: Field, effect: int, path: tuple[int, ...]) -> None:
        source = game.frame(Effect, effect).source
        if game.stands(source.unit):
            destroy_attachment(game, source.unit, source.ref, source.credit)


def fallen_of(game: Field, unit_type: str) -> dict[AttachmentName, Attached]:
    """The destroyed Attachments of a type, of all armies."""
    return {attachment_number(one.ref): one for one in game.fallen if game.box.attachments[one.ref].type == unit_type}


class HasFallen(Filter, frozen=True):
    """An Attachment of this type was destroyed."""

    unit_type: str

    def holds(self, game: Field, situation: Situation) -> bool:
        return bool(fallen_of(game, self.unit_type))


class TakePlaceOfThis(Operation, frozen=True):
    """The Attachment on which the text stands is destroyed, and one of this type that was destroyed before stands in
    its place and receives the text.
    """

    unit_type: str

    def run(self, game: Field, effect: int, path: tuple[int, ...]) -> None:
        if game.stands(game.frame(Effect, effect).source.unit):
            game.then(PickFallen(effect, path))


class PickFallen(PickOne[Field], frozen=True):
    """Which destroyed Attachment takes the place."""

    effect: int
    path: tuple[int, ...]
    move = ChooseAttachment
    rules = ("card.ability-text",)

    def who(self, game: Field) -> Seat:
        return game.frame(Effect, self.effect).source.seat

    def fallen(self, game: Field) -> dict[AttachmentName, Attached]:
        operation = operation_at(game, self.effect, self.path)
        assert isinstance(operation, TakePlaceOfThis)
        return fallen_of(game, operation.unit_type)

    def among(self, game: Field) -> Iterable[AttachmentName]:
        return self.fallen(game)

    def not_among(self, game: Field, seat: Seat, value: AttachmentName) -> Refusal:
        return refuse("card.ability-text", unit=UNIT_NAMES[game.frame(Effect, self.effect).source.unit])

    def chosen(self, game: Field, seat: Seat, value: AttachmentName) -> None:
        source = game.frame(Effect, self.effect).source
        put_in_its_place(game, source.unit, source.ref, self.fallen(game)[value], source.text)

    def details(self, game: Field) -> dict[str, Any]:
        source = game.frame(Effect, self.effect).source
        return {"unit": UNIT_NAMES[source.unit], "ability": source.text}
