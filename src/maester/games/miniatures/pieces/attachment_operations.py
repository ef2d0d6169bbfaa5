"""Operations on the Attachment on which a text stands (p. 10)."""

from __future__ import annotations

from maester.games.miniatures.field import Field
from maester.games.miniatures.frames import Effect
from maester.games.miniatures.pieces.operations import Operation
from maester.games.miniatures.wounds import destroy_attachment


class DestroyThisAttachment(Operation, frozen=True):
    """The Attachment on which the text stands is destroyed."""

    def run(self, game: Field, effect: int, path: tuple[int, ...]) -> None:
        source = game.frame(Effect, effect).source
        if game.stands(source.unit):
            destroy_attachment(game, source.unit, source.ref, source.seat)
