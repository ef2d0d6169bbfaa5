"""Operations with Tactics cards and declared effects: drawing, cancelling, Claims of zones."""

from __future__ import annotations

from maester.games.miniatures.field import Field
from maester.games.miniatures.frames import Claim, Effect, Happening
from maester.games.miniatures.hands import draw
from maester.games.miniatures.pieces.amounts import Amount
from maester.games.miniatures.pieces.operations import Operation
from maester.games.miniatures.pieces.situations import Role
from maester.games.miniatures.resolving import situation_of


class DrawCards(Operation, frozen=True):
    """The player draws Tactics cards, as many as there are (p. 6)."""

    number: Amount

    @property
    def needs_targets(self) -> bool:
        return False

    @property
    def concerns(self) -> tuple[Role, ...]:
        return ()

    def run(self, game: Field, effect: int, path: tuple[int, ...]) -> None:
        draw(game, game.frame(Effect, effect).source.seat, self.number.of(game, situation_of(game, effect)))


class Cancel(Operation, frozen=True):
    """The effect that is being answered does nothing (p. 21, ruling.trigger-limit-scope)."""

    def run(self, game: Field, effect: int, path: tuple[int, ...]) -> None:
        answered = game.frame(Happening, game.frame(Effect, effect).happening)
        about = game.frames[answered.about]
        if isinstance(about, Effect):
            about.cancelled = True
        elif isinstance(about, Happening):
            declared = list(about.declared)
            declared[answered.index] = declared[answered.index]._replace(cancelled=True)
            about.declared = tuple(declared)


class InsteadOfZone(Operation, frozen=True):
    """What the text does is done instead of the effect of the zone that was Claimed (ruling.replaced-zone-effect)."""

    def run(self, game: Field, effect: int, path: tuple[int, ...]) -> None:
        claim = situation_of(game, effect).claim
        assert isinstance(claim, Claim)
        claim.replaced = True
