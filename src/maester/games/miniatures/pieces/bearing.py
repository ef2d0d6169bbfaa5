"""Operations by which texts are attached to units, last for a time, and are laid down again."""

from __future__ import annotations

from maester.games.miniatures.bearing import bear, lay_down, silence
from maester.games.miniatures.field import GAME, ROUND, Borne, Field
from maester.games.miniatures.frames import Effect, Source
from maester.games.miniatures.names import NO_CARD, NO_UNIT, Unit
from maester.games.miniatures.pieces.operations import Operation, ToUnit
from maester.games.miniatures.pieces.situations import CHOSEN, Role, Situation
from maester.games.miniatures.resolving import situation_of
from maester.games.miniatures.standing import found_borne


class AttachInfluence(Operation, frozen=True):
    """The NCU's card is attached to the chosen unit until the Cleanup Phase (p. 20): it bears the first part."""

    @property
    def concerns(self) -> tuple[Role, ...]:
        return (CHOSEN,)

    def run(self, game: Field, effect: int, path: tuple[int, ...]) -> None:
        source, unit = game.frame(Effect, effect).source, situation_of(game, effect).who(CHOSEN)
        if game.stands(unit):
            bear(game, Borne(source.text, 0, source.seat, unit, ROUND, source.ref, ncu=source.unit))


class Bear(ToUnit, frozen=True):
    """A unit, an NCU or (`OWN` of a card, or `by_player`) the player bears a part of the text, until a time ends:
    `TURN`, `ROUND` or `GAME`. Units named for the effect, and zones, are remembered.
    """

    until: int = GAME
    part: int = 0
    text: str = ""
    """Another text than this one, by its name: a special card."""
    tokens: int = 0
    by_player: bool = False
    naming: tuple[Role, ...] = ()
    """The units in these roles are remembered instead of the targets."""

    def run(self, game: Field, effect: int, path: tuple[int, ...]) -> None:
        frame, situation = game.frame(Effect, effect), situation_of(game, effect)
        unit, source = NO_UNIT if self.by_player else situation.who(self.to), frame.source
        if unit != NO_UNIT and not game.is_in_play(unit):
            return
        text = self.text or source.text
        bear(
            game,
            Borne(
                text,
                self.part,
                source.seat,
                unit,
                self.until,
                source.ref,
                self.tokens,
                targets=tuple(situation.who(role) for role in self.naming) or frame.targets,
                zones=frame.zones,
            ),
        )


class AttachCard(ToUnit, frozen=True):
    """The Tactics card that was played is attached to a unit, which bears a part of the text, for the rest of the game
    or until a time ends. A unit that bears the other copy already doesn't get this one: the same text counts once
    (p. 22).
    """

    until: int = GAME
    part: int = 0

    def is_possible(self, game: Field, situation: Situation, target: Unit) -> bool:
        return self.to is not CHOSEN or situation.source is None or not _bears(game, situation.source, target)

    def run(self, game: Field, effect: int, path: tuple[int, ...]) -> None:
        frame, situation = game.frame(Effect, effect), situation_of(game, effect)
        unit, source = situation.who(self.to), frame.source
        if game.is_in_play(unit) and not _bears(game, source, unit):
            frame.attached = True
            one = Borne(source.text, self.part, source.seat, unit, self.until, source.ref, card=frame.card)
            bear(game, one._replace(targets=frame.targets, zones=frame.zones))


def _bears(game: Field, source: Source, unit: Unit) -> bool:
    """Is a copy of the player's card attached to the unit already?"""
    key = (source.text, source.seat, unit)
    return any((one.text, one.seat, one.on) == key and one.card != NO_CARD for one in game.borne)


class LayDown(Operation, frozen=True):
    """What is borne of this text works no longer: the card is discarded, the effect has ended."""

    def run(self, game: Field, effect: int, path: tuple[int, ...]) -> None:
        borne = found_borne(game, game.frame(Effect, effect).source)
        if borne is not None:
            lay_down(game, borne)


class LoseAbilities(ToUnit, frozen=True):
    """A unit or an NCU has no abilities until a time ends; Innate ones stay (p. 22)."""

    until: int = ROUND

    def run(self, game: Field, effect: int, path: tuple[int, ...]) -> None:
        unit = situation_of(game, effect).who(self.to)
        if game.is_in_play(unit):
            silence(game, unit, self.until)


class RegainAbilities(ToUnit, frozen=True):
    """A unit that had lost its abilities has them again."""

    def run(self, game: Field, effect: int, path: tuple[int, ...]) -> None:
        unit = situation_of(game, effect).who(self.to)
        if game.stands(unit):
            game.silenced[unit] = 0
