"""Resolving an effect (p. 21): its targets are known, or chosen now; then it is done, one operation after the other.

An effect that was cancelled does nothing, and what was paid for it is gone (ruling.trigger-limit-scope); one that has
lost its targets does what still can be done.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Any

from maester.engine import Event, Move, PickOne, Procedure, Refusal, Seat, refuse
from maester.games.miniatures.field import Field
from maester.games.miniatures.frames import NO_FRAME, Effect, Happening, Source
from maester.games.miniatures.hands import discard_played
from maester.games.miniatures.happenings import happens, picks, situation_at, targets_of
from maester.games.miniatures.moments import EFFECT_RESOLVED, TARGETED
from maester.games.miniatures.names import NO_CARD, NO_UNIT, UNIT_NAMES, Card, Unit, named
from maester.games.miniatures.pieces.roles import speaks_of_wall
from maester.games.miniatures.pieces.situations import Situation
from maester.games.miniatures.standing import found_borne, text_of
from maester.games.miniatures.text_names import TextName, text_number

if TYPE_CHECKING:
    from maester.games.miniatures.pieces.operations import Operation
    from maester.games.miniatures.pieces.texts import Trigger


class ChooseUnit(Move, frozen=True):
    """Chooses the unit that an effect is for."""

    unit: Unit
    typed = "choose {unit}"


class EffectCancelled(Event, frozen=True):
    """An effect was cancelled: it does nothing."""

    unit: Unit | None
    ability: TextName


def resolve_declared(game: Field, happening: int, index: int) -> None:
    """What was declared is resolved, unless it was cancelled; a played card is discarded in any case (p. 21)."""
    declared = game.frame(Happening, happening).declared[index]
    if declared.cancelled:
        game.tell(EffectCancelled(named(declared.source.unit), text_number(declared.source.text)))
        if declared.card != NO_CARD:
            discard_played(game, declared.card)
    else:
        start_effect(game, declared.source, declared.trigger, happening, declared.targets, declared.card)


def start_effect(
    game: Field,
    source: Source,
    trigger: int,
    happening: int = NO_FRAME,
    targets: tuple[Unit, ...] = (),
    card: Card = NO_CARD,
) -> None:
    """A text takes effect, before all that is planned."""
    number = len(game.frames)
    found = text_of(game, source).triggers[trigger]
    frame = Effect(source=source, trigger=trigger, happening=happening, targets=targets, card=card)
    operations = [RunOperation(number, (place,)) for place in range(len(found.operations))]
    pick_targets = [PickTarget(number, place) for place in range(len(targets), len(found.targets))]
    game.open(frame, *pick_targets, *operations, EndEffect(number))


def trigger_of(game: Field, effect: Effect) -> Trigger:
    return text_of(game, effect.source).triggers[effect.trigger]


class PickTarget(PickOne[Field], frozen=True):
    """For which unit an effect is that must be resolved."""

    effect: int
    place: int
    """The first, the second, …"""
    move = ChooseUnit
    rules = ("term.target", "timing.targets-first")

    def who(self, game: Field) -> Seat:
        return game.frame(Effect, self.effect).source.seat

    def among(self, game: Field) -> Iterable[Unit]:
        effect = game.frame(Effect, self.effect)
        if len(effect.targets) < self.place or effect.cancelled:
            return []
        trigger, situation = trigger_of(game, effect), situation_of(game, self.effect)
        if len(trigger.targets) == 1:
            return [targets[0] for targets in targets_of(game, trigger, situation)]
        return picks(game, trigger.targets[self.place], situation)

    def not_among(self, game: Field, seat: Seat, value: Unit) -> Refusal:
        return refuse("term.target", unit=UNIT_NAMES[value])

    def chosen(self, game: Field, seat: Seat, value: Unit) -> None:
        effect = game.frame(Effect, self.effect)
        effect.targets += (value,)
        happens(game, TARGETED, value, about=self.effect)

    def details(self, game: Field) -> dict[str, Any]:
        source = game.frame(Effect, self.effect).source
        return {"ability": source.text, "unit": None if source.unit == NO_UNIT else UNIT_NAMES[source.unit]}


class RunOperation(Procedure[Field], frozen=True):
    """The next operation of an effect; inside an option, the way to it."""

    effect: int
    path: tuple[int, ...]

    def run(self, game: Field) -> None:
        effect = game.frame(Effect, self.effect)
        if effect.cancelled:
            return
        operation = operation_at(game, self.effect, self.path)
        if len(effect.targets) < len(trigger_of(game, effect).targets) and operation.needs_targets:
            return
        if game.walls and not operation.options and speaks_of_wall(operation, situation_of(game, self.effect)):
            return
        operation.run(game, self.effect, self.path)


class EndEffect(Procedure[Field], frozen=True):
    """The effect is over: the card is discarded, unless it was attached to a unit (p. 21)."""

    effect: int

    def run(self, game: Field) -> None:
        effect = game.frame(Effect, self.effect)
        if effect.cancelled:
            game.tell(EffectCancelled(named(effect.source.unit), text_number(effect.source.text)))
        if effect.card != NO_CARD and not effect.attached:
            discard_played(game, effect.card)
        happens(game, EFFECT_RESOLVED, effect.source.unit, about=self.effect)


def operation_at(game: Field, effect: int, path: tuple[int, ...]) -> Operation:
    """The operation of an effect at this place."""
    operation = trigger_of(game, game.frame(Effect, effect)).operations[path[0]]
    for option, place in zip(path[1::2], path[2::2], strict=True):
        operation = operation.options[option][place]
    return operation


def run_option(game: Field, effect: int, path: tuple[int, ...], option: int) -> None:
    """The operations of one option of an operation are done next."""
    options = operation_at(game, effect, path).options[option]
    game.then(*(RunOperation(effect, (*path, option, place)) for place in range(len(options))))


def situation_of(game: Field, effect: int) -> Situation:
    """Who is who for an effect that is being resolved."""
    frame = game.frame(Effect, effect)
    source = frame.source
    if frame.happening != NO_FRAME:
        found = situation_at(game, game.frame(Happening, frame.happening), source, frame.targets)
    else:
        borne = found_borne(game, source)
        named, zones = (borne.targets, borne.zones) if borne is not None else ((), ())
        found = Situation(source.unit, source.unit, NO_UNIT, None, frame.targets, source.seat, source, named, zones)
    found = found._replace(amounts=frame.amounts) if frame.amounts else found
    return found._replace(zones=frame.zones) if frame.zones else found
