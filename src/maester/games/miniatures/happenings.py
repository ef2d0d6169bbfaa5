"""Moments at which texts break in (p. 21, 22): what must follow, who may declare what, and how an effect is resolved.

At a moment first comes what must follow, in the order that its player decides; then the players declare, the one whose
turn it is first, each at most one Order; and what was declared is resolved in the same order. Moments for which no text
of this battle waits are never opened.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING, Any

from maester.engine import (
    Abilities,
    Ability,
    Asked,
    Event,
    LimitedUse,
    Move,
    Offer,
    PickOne,
    Procedure,
    Refusal,
    Seat,
    Window,
    refuse,
    times_used,
)
from maester.games.miniatures.field import ROUND, Field
from maester.games.miniatures.frames import NO_FRAME, Effect, Happening
from maester.games.miniatures.moments import MOMENTS
from maester.games.miniatures.names import NO_UNIT, UNIT_NAMES, Unit, owner
from maester.games.miniatures.pieces.filters import hold
from maester.games.miniatures.pieces.situations import Situation
from maester.games.miniatures.standing import texts
from maester.games.miniatures.text_names import TEXT_NAMES, TextName, text_number

if TYPE_CHECKING:
    from maester.games.miniatures.pieces.operations import Operation
    from maester.games.miniatures.pieces.texts import Trigger


class UseText(Move, frozen=True):
    """Uses an Order, or an ability that may be used, and names its targets."""

    ability: TextName
    unit: Unit
    targets: tuple[Unit, ...]
    typed = "use {ability} {unit}: {targets}"


class ResolveText(Move, frozen=True):
    """Resolves this one first of several that must be resolved at the same moment."""

    ability: TextName
    unit: Unit
    typed = "resolve {ability} {unit}"


class ChooseUnit(Move, frozen=True):
    """Chooses the unit that an effect is for."""

    unit: Unit
    typed = "choose {unit}"


class TextUsed(Event, frozen=True):
    """A player uses an Order or an ability of a unit."""

    unit: Unit
    ability: TextName
    targets: tuple[Unit, ...]


class TextTookEffect(Event, frozen=True):
    """A text of a unit, or the card of an Objective that it Controls, takes effect."""

    unit: Unit
    ability: TextName


def happens(game: Field, moment: str, unit: Unit, other: Unit = NO_UNIT, about: int = NO_FRAME) -> None:
    """A moment comes at which texts may break in, before all that is planned already."""
    if moment in game.awaited:
        game.open(Happening(moment=moment, unit=unit, other=other, about=about), FollowTexts, OfferTexts)


def awaited_moments(game: Field) -> tuple[str, ...]:
    """The moments of all texts in a battle, in the order of the list."""
    names = {name for unit in game.units() for name in game.card(unit).abilities}
    names.update(f"objective-{card}" for card in game.token_card if card)
    found = {trigger.moment for name in names if name in game.texts for trigger in game.texts[name].triggers}
    return tuple(moment for moment in MOMENTS if moment in found)


def situation_at(game: Field, happening: Happening, bearer: Unit, targets: tuple[Unit, ...] = ()) -> Situation:
    """Who is who for a text of a unit at this moment."""
    about = game.frames[happening.about] if happening.about != NO_FRAME else None
    return Situation(bearer, happening.unit, happening.other, about, targets)


def triggers_at(game: Field, happening: Happening, unit: Unit) -> Iterator[tuple[str, int, Trigger]]:
    """The texts of a unit that are set off, or may be used, at this moment, as far as their conditions say."""
    for name, text in texts(game, unit):
        for number, trigger in enumerate(text.triggers):
            if trigger.moment == happening.moment and is_set_off(game, happening, unit, name, trigger):
                yield name, number, trigger


def is_set_off(game: Field, happening: Happening, unit: Unit, name: str, trigger: Trigger) -> bool:
    """Do the conditions of a text hold at this moment?"""
    situation = situation_at(game, happening, unit)
    if trigger.this_attack:
        attack = situation.attack
        if attack is None or attack.attacker != unit or game.card(unit).attacks[attack.number].ability != name:
            return False
    return hold(trigger.when, game, situation)


# --- what must follow -----------------------------------------------------------------------------------------


class FollowTexts(Procedure[Field], frozen=True):
    """What must follow is gathered, and resolved: first what is the active player's (p. 8, 21)."""

    happening: int

    def run(self, game: Field) -> None:
        happening = game.frame(Happening, self.happening)
        happening.pending = tuple(
            (unit, name, number)
            for unit in game.on_table()
            for name, number, trigger in triggers_at(game, happening, unit)
            if not trigger.is_order and not trigger.optional
        )
        if happening.pending:
            game.then(ResolveNextText(self.happening))


class ResolveNextText(PickOne[Field], frozen=True):
    """A player with several effects at the same moment decides in which order they are resolved (p. 21)."""

    happening: int
    move = ResolveText
    rules = ("timing.same-player-orders", "timing.resolve-order")

    def pending(self, game: Field) -> list[tuple[Unit, str, int]]:
        """What is still to be resolved of the player whose turn to resolve it is."""
        happening = game.frame(Happening, self.happening)
        seats = [owner(unit) for unit, _, _ in happening.pending]
        seat = next(seat for seat in game.order_of_play() if seat in seats)
        return [one for one in happening.pending if owner(one[0]) == seat]

    def who(self, game: Field) -> Seat:
        return owner(self.pending(game)[0][0])

    def among(self, game: Field) -> Iterable[ResolveText]:
        pending = self.pending(game)
        if len(pending) > 1 and self.is_of_no_consequence(game, pending):
            pending = pending[:1]
        return [ResolveText(text_number(name), unit) for unit, name, _ in pending]

    def is_of_no_consequence(self, game: Field, pending: list[tuple[Unit, str, int]]) -> bool:
        """Do they concern different units, so that their order changes nothing?"""
        happening = game.frame(Happening, self.happening)
        concerned: list[Unit] = []
        for unit, name, number in pending:
            trigger = game.texts[name].triggers[number]
            if trigger.targets is not None:
                return False
            situation = situation_at(game, happening, unit)
            concerned += {situation.who(role) for operation in trigger.operations for role in operation.concerns}
        return len(concerned) == len(set(concerned))

    def chosen(self, game: Field, seat: Seat, value: ResolveText) -> None:
        happening = game.frame(Happening, self.happening)
        name = TEXT_NAMES[value.ability]
        resolved = next(one for one in happening.pending if one[:2] == (value.unit, name))
        happening.pending = tuple(one for one in happening.pending if one != resolved)
        if happening.pending:
            game.then(self)
        if game.stands(value.unit):
            game.then(StartEffect(value.unit, name, resolved[2], self.happening))


# --- what may be declared -------------------------------------------------------------------------------------


class DeclaredTexts(Ability[Field]):
    """Orders, at most one by each player at each moment (p. 21)."""

    id = "orders"
    moments = MOMENTS
    moves = (UseText,)

    def uses(self, game: Field, seat: Seat, window: Window) -> Iterable[UseText]:
        happening = game.frame(Happening, window.about)
        return [
            UseText(text_number(name), unit, targets)
            for unit in game.on_table()
            if owner(unit) == seat
            for name, number, trigger in triggers_at(game, happening, unit)
            if self.is_meant(trigger) and not self.is_spent(game, unit, name)
            for targets in targets_of(game, trigger, unit)
        ]

    def is_meant(self, trigger: Trigger) -> bool:
        return trigger.is_order

    def is_spent(self, game: Field, unit: Unit, name: str) -> bool:
        """An Order is used once per Round, by each unit that has it (p. 22, ruling.order-instances)."""
        return times_used(game.uses, text_number(name), unit) > 0

    def concerns(self, move: Any) -> bool:
        return isinstance(move, UseText)

    def why_not(self, game: Field, seat: Seat, move: UseText, window: Window) -> Refusal | None:
        unit, name = move.unit, TEXT_NAMES[move.ability]
        happening = game.frame(Happening, window.about)
        if not game.stands(unit) or owner(unit) != seat or name not in dict(texts(game, unit)):
            return refuse("order.target", unit=unit, ability=name)
        found = [one for one in triggers_at(game, happening, unit) if one[0] == name and self.is_meant(one[2])]
        if not found:
            return refuse("order.trigger", ability=name)
        if self.is_spent(game, unit, name):
            return refuse("order.once-per-round", ability=name)
        if move.targets not in tuple(targets_of(game, found[0][2], unit)):
            return refuse("timing.targets-first", ability=name)
        return None

    def use(self, game: Field, seat: Seat, move: UseText, window: Window) -> None:
        name = TEXT_NAMES[move.ability]
        happening = game.frame(Happening, window.about)
        number = next(one[1] for one in triggers_at(game, happening, move.unit) if one[0] == name)
        self.spend(game, move)
        game.tell(TextUsed(move.unit, move.ability, move.targets))
        window.afterwards(game, StartEffect(move.unit, name, number, window.about, move.targets))

    def spend(self, game: Field, move: UseText) -> None:
        """Notes that the Order was used this Round, also if it is cancelled later (ruling.trigger-limit-scope)."""
        game.uses += (LimitedUse(move.ability, move.unit, ROUND),)


class OptionalTexts(DeclaredTexts):
    """What a unit may do besides: it doesn't count as the one Order (ruling.trigger-limit-scope)."""

    id = "optional-abilities"
    once = True
    free = True

    def is_meant(self, trigger: Trigger) -> bool:
        return trigger.optional

    def is_spent(self, game: Field, unit: Unit, name: str) -> bool:
        return False

    def limit(self, move: Any) -> str:
        return f"{move.unit}:{move.ability}"

    def spend(self, game: Field, move: UseText) -> None:
        """It is limited to once at a moment, and not in a Round."""


def targets_of(game: Field, trigger: Trigger, unit: Unit) -> Iterator[tuple[Unit, ...]]:
    """The targets that may be named for a text; all of them are named before it is resolved (p. 21)."""
    if trigger.targets is None:
        yield ()
    else:
        for target in trigger.targets.of(game, unit):
            if all(operation.is_possible(game, target) for operation in trigger.operations):
                yield (target,)


class DeclareText(Offer, frozen=True):
    """Asks a player to use an Order or an ability at this moment, or to pass."""

    abilities = Abilities(DeclaredTexts(), OptionalTexts())
    rules = ("order.trigger", "order.once-per-round", "timing.one-effect-per-trigger", "timing.pass-is-final")

    def details(self, game: Field) -> dict[str, Any]:
        happening = game.frame(Happening, game.frame(Window, self.window).about)
        units = {"unit": happening.unit, "other": happening.other}
        named = {role: None if unit == NO_UNIT else UNIT_NAMES[unit] for role, unit in units.items()}
        return {**super().details(game), **named}


class OfferTexts(Procedure[Field], frozen=True):
    """The players declare, the one whose turn it is first; a pass is final (p. 21)."""

    happening: int

    def run(self, game: Field) -> Asked | None:
        moment = game.frame(Happening, self.happening).moment
        return DeclareText.open(game, moment, game.order_of_play(), about=self.happening, final=True)


# --- resolving an effect ---------------------------------------------------------------------------------------


class StartEffect(Procedure[Field], frozen=True):
    """A text takes effect: its targets are known, or chosen now; then its operations are resolved one by one."""

    source: Unit
    text: str
    trigger: int
    happening: int = NO_FRAME
    targets: tuple[Unit, ...] = ()

    def run(self, game: Field) -> None:
        number = len(game.frames)
        trigger = game.texts[self.text].triggers[self.trigger]
        frame = Effect(
            source=self.source,
            seat=owner(self.source),
            text=self.text,
            trigger=self.trigger,
            happening=self.happening,
            targets=self.targets,
        )
        if not trigger.is_order and not trigger.optional:
            game.tell(TextTookEffect(self.source, text_number(self.text)))
        operations = [RunOperation(number, (place,)) for place in range(len(trigger.operations))]
        chooses = trigger.targets is not None and not self.targets
        game.open(frame, *(PickTarget(number),) if chooses else (), *operations)


class PickTarget(PickOne[Field], frozen=True):
    """For which unit an effect is that must be resolved."""

    effect: int
    move = ChooseUnit
    rules = ("term.target", "timing.targets-first")

    def who(self, game: Field) -> Seat:
        return game.frame(Effect, self.effect).seat

    def among(self, game: Field) -> Iterable[Unit]:
        effect = game.frame(Effect, self.effect)
        trigger = game.texts[effect.text].triggers[effect.trigger]
        return [targets[0] for targets in targets_of(game, trigger, effect.source)]

    def not_among(self, game: Field, seat: Seat, value: Unit) -> Refusal:
        return refuse("term.target", unit=value)

    def chosen(self, game: Field, seat: Seat, value: Unit) -> None:
        game.frame(Effect, self.effect).targets = (value,)

    def details(self, game: Field) -> dict[str, Any]:
        effect = game.frame(Effect, self.effect)
        return {"ability": effect.text, "unit": UNIT_NAMES[effect.source]}


class RunOperation(Procedure[Field], frozen=True):
    """The next operation of an effect; inside an option, the way to it."""

    effect: int
    path: tuple[int, ...]

    def run(self, game: Field) -> None:
        operation_at(game, self.effect, self.path).run(game, self.effect, self.path)


def operation_at(game: Field, effect: int, path: tuple[int, ...]) -> Operation:
    """The operation of an effect at this place."""
    frame = game.frame(Effect, effect)
    operation = game.texts[frame.text].triggers[frame.trigger].operations[path[0]]
    for option, place in zip(path[1::2], path[2::2], strict=True):
        operation = operation.options[option][place]
    return operation


def situation_of(game: Field, effect: int) -> Situation:
    """Who is who for an effect that is being resolved."""
    frame = game.frame(Effect, effect)
    if frame.happening == NO_FRAME:
        return Situation(frame.source, frame.source, targets=frame.targets)
    return situation_at(game, game.frame(Happening, frame.happening), frame.source, frame.targets)
