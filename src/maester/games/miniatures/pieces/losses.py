"""Operations with Attachments and Victory Points: what is destroyed besides whole units, and who scores for it."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final

from maester.engine import Move, PickOne, Refusal, Seat, refuse
from maester.games.miniatures.field import Field
from maester.games.miniatures.frames import Effect
from maester.games.miniatures.names import UNIT_NAMES, Unit, owner
from maester.games.miniatures.pieces.operations import ToUnit
from maester.games.miniatures.resolving import operation_at, situation_of
from maester.games.miniatures.text_names import AttachmentName, attachment_number
from maester.games.miniatures.victory import score
from maester.games.miniatures.wounds import destroy_attachment

BY_TEXT: Final = "text"
"""The source of Victory Points that a text gives."""


class ChooseAttachment(Move, frozen=True):
    """Chooses an Attachment of a unit."""

    attachment: AttachmentName
    typed = "attachment {attachment}"


class EnemiesScore(ToUnit, frozen=True):
    """The enemies of the player who has, or had, the unit score Victory Points."""

    points: int = 1

    def run(self, game: Field, effect: int, path: tuple[int, ...]) -> None:
        unit = situation_of(game, effect).who(self.to)
        for seat in game.rivals(owner(unit)):
            score(game, seat, BY_TEXT, self.points)


class DestroyAttachment(ToUnit, frozen=True):
    """An Attachment of this type in the unit is destroyed, one of the player's choice (ruling.attachment-lost)."""

    unit_type: str

    def run(self, game: Field, effect: int, path: tuple[int, ...]) -> None:
        if game.stands(situation_of(game, effect).who(self.to)):
            game.then(PickAttachment(effect, path))


class PickAttachment(PickOne[Field], frozen=True):
    """Which Attachment of a unit is destroyed."""

    effect: int
    path: tuple[int, ...]
    move = ChooseAttachment
    rules = ("card.ability-text",)

    def who(self, game: Field) -> Seat:
        return game.frame(Effect, self.effect).source.seat

    def unit(self, game: Field) -> Unit:
        operation = operation_at(game, self.effect, self.path)
        assert isinstance(operation, DestroyAttachment)
        return situation_of(game, self.effect).who(operation.to)

    def refs(self, game: Field) -> dict[AttachmentName, str]:
        """The Attachments that may be chosen, and their cards."""
        operation = operation_at(game, self.effect, self.path)
        assert isinstance(operation, DestroyAttachment)
        held = [one.ref for one in game.attachments[self.unit(game)]]
        return {attachment_number(ref): ref for ref in held if game.box.attachments[ref].type == operation.unit_type}

    def among(self, game: Field) -> Iterable[AttachmentName]:
        return self.refs(game)

    def not_among(self, game: Field, seat: Seat, value: AttachmentName) -> Refusal:
        return refuse("card.ability-text", unit=UNIT_NAMES[self.unit(game)])

    def chosen(self, game: Field, seat: Seat, value: AttachmentName) -> None:
        destroy_attachment(game, self.unit(game), self.refs(game)[value], game.frame(Effect, self.effect).source.credit)

    def details(self, game: Field) -> dict[str, Any]:
        return {"unit": UNIT_NAMES[self.unit(game)], "ability": game.frame(Effect, self.effect).source.text}
