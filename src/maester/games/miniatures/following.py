"""What must follow at a moment (p. 8, 21): texts that are no player's choice, first those of the active player."""

from __future__ import annotations

from collections.abc import Iterable

from maester.engine import Event, Move, PickOne, Procedure, Seat
from maester.games.miniatures.field import Field
from maester.games.miniatures.frames import Happening, Source
from maester.games.miniatures.happenings import situation_at, triggers_at
from maester.games.miniatures.names import NO_UNIT, Unit, named, numbered
from maester.games.miniatures.resolving import start_effect
from maester.games.miniatures.standing import is_in_force, text_of
from maester.games.miniatures.text_names import TEXT_NAMES, TextName, text_number


class ResolveText(Move, frozen=True):
    """Resolves this one first of several that must be resolved at the same moment."""

    ability: TextName
    unit: Unit | None
    typed = "resolve {ability} {unit}"


class TextTookEffect(Event, frozen=True):
    """A text of a unit, of an NCU or of the card of an Objective takes effect."""

    unit: Unit | None
    ability: TextName


class FollowTexts(Procedure[Field], frozen=True):
    """What must follow is gathered, and resolved: first what is the active player's (p. 8, 21)."""

    happening: int

    def run(self, game: Field) -> None:
        happening = game.frame(Happening, self.happening)
        happening.pending = tuple(
            (source, number) for source, number, trigger in triggers_at(game, happening) if trigger.is_mandatory
        )
        if happening.pending:
            game.then(ResolveNextText(self.happening))


class ResolveNextText(PickOne[Field], frozen=True):
    """A player with several effects at the same moment decides in which order they are resolved (p. 21)."""

    happening: int
    move = ResolveText
    rules = ("timing.same-player-orders", "timing.resolve-order")

    def pending(self, game: Field) -> list[tuple[Source, int]]:
        """What is still to be resolved of the player whose turn to resolve it is."""
        happening = game.frame(Happening, self.happening)
        seats = [source.seat for source, _ in happening.pending]
        seat = next(seat for seat in (*game.order_of_play(), *seats) if seat in seats)
        return [one for one in happening.pending if one[0].seat == seat]

    def who(self, game: Field) -> Seat:
        return self.pending(game)[0][0].seat

    def among(self, game: Field) -> Iterable[ResolveText]:
        pending = self.pending(game)
        if len(pending) > 1 and self.is_of_no_consequence(game, pending):
            pending = pending[:1]
        return dict.fromkeys(ResolveText(text_number(source.text), named(source.unit)) for source, _ in pending)

    def is_of_no_consequence(self, game: Field, pending: list[tuple[Source, int]]) -> bool:
        """Do they concern different units, so that their order changes nothing?"""
        happening = game.frame(Happening, self.happening)
        concerned: list[Unit] = []
        for source, number in pending:
            trigger = text_of(game, source).triggers[number]
            if trigger.targets:
                return False
            situation = situation_at(game, happening, source)
            concerned += {situation.who(role) for operation in trigger.operations for role in operation.concerns}
        return len(concerned) == len(set(concerned))

    def still_works(self, game: Field, source: Source) -> bool:
        """Is it still there that has the text, and has it its abilities? What is borne works on, and a text may speak
        of its own destruction.
        """
        if source.unit == NO_UNIT or source.part >= 0:
            return True
        if game.is_in_play(source.unit) and is_in_force(game, source):
            return True
        return game.frame(Happening, self.happening).lost[0] == source.ref

    def chosen(self, game: Field, seat: Seat, value: ResolveText) -> None:
        happening = game.frame(Happening, self.happening)
        name = TEXT_NAMES[value.ability]
        resolved = next(one for one in self.pending(game) if (one[0].text, one[0].unit) == (name, numbered(value.unit)))
        left = list(happening.pending)
        left.remove(resolved)
        happening.pending = tuple(left)
        if happening.pending:
            game.then(self)
        source, number = resolved
        if self.still_works(game, source):
            game.tell(TextTookEffect(named(source.unit), value.ability))
            start_effect(game, source, number, self.happening)
