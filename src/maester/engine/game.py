"""The state of a game: columns of plain data, and the agenda of what comes next.

A game derives its own state from `Game` and adds a list per attribute, indexed by small ids. The rules of
the game change it only inside steps; while a decision is open, everything that will happen is in it as data.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, ClassVar, Self, TypeVar

import msgspec

from maester.engine import chance, knowledge
from maester.engine.names import Seat
from maester.engine.protocol import Event, Frame, Question, Step
from maester.engine.trays import Tray

Item = TypeVar("Item")
SomeFrame = TypeVar("SomeFrame", bound=Frame)


class Told(msgspec.Struct, frozen=True, tag_field="event", tag="told-to-some", array_like=True):
    """An event that not everybody sees: those in `to` see it, the others at most `otherwise`."""

    what: Event
    to: tuple[Seat, ...]
    otherwise: Event | None = None


class Drew(Event, frozen=True):
    """Chance gave this result. Nobody sees it while the match runs; `maester verify` makes it again."""

    purpose: str
    counter: int
    below: int
    result: int


class Shuffled(Event, frozen=True):
    """Chance put things into this order. Nobody sees it while the match runs."""

    purpose: str
    counter: int
    order: tuple[int, ...]


class Outcome(msgspec.Struct, frozen=True, array_like=True):
    """How a match ended: the places from first to last, each with those who share it, and the tie-breaks used."""

    places: tuple[tuple[Seat, ...], ...]
    tie_breaks: tuple[str, ...] = ()


OptionValue = bool | int | str | tuple[int | str, ...]


class Game(msgspec.Struct, kw_only=True):
    """The part of the state that every game has.

    Columns are written with their names: a game may get a new one, with a default, and what was saved before can still
    be read.
    """

    agenda: list[Step] = []
    """What comes next, the next step last."""
    frames: list[Frame] = []
    """What is going on, the innermost last. A step names its frame by its number in this list."""
    trays: list[Tray] = []
    """Secret answers that are being given, or wait for the reveal."""
    known: list[int] = []
    """For each hidden component, the seats that know it, as bits."""
    fresh: list[Event | Told] = []
    """What happened since the last decision; the match moves it to its log."""
    key: bytes = b""
    counter: int = 0
    """The generator: its key, and how often it was used."""
    barriers: int = 0
    """How often something happened that can't be taken back: chance was used, something hidden was shown."""
    outcome: Outcome | None = None
    options: tuple[tuple[str, OptionValue], ...] = ()
    """What was chosen before the match, as far as it isn't the default."""

    tray_type: ClassVar[type[Tray]] = Tray
    option_defaults: ClassVar[Mapping[str, OptionValue]] = {}
    """The default of each option of the game; set when the game is defined."""

    def option(self, name: str) -> Any:
        """What was chosen for an option of the game. A rule that an option changes asks here, and needs no column."""
        return next((value for chosen, value in self.options if chosen == name), self.option_defaults[name])

    def clone(self) -> Self:
        """A copy that goes its own way. Written when the game is defined (see codec.py), from the fields it has."""
        raise NotImplementedError

    # -- the agenda -------------------------------------------------------------------

    def then(self, *steps: Step) -> None:
        """These come next, in this order, before what is already planned."""
        self.agenda.extend(reversed(steps))

    def open(self, frame: Frame, *steps: type[Step] | Step) -> int:
        """Opens a frame and plans its steps; a step given as a class is made with the frame's number, which is
        returned too. When nothing is left of what was planned within the frame, it closes by itself.
        """
        number = len(self.frames)
        frame.floor = len(self.agenda)
        self.frames.append(frame)
        self.agenda.extend([step(number) if isinstance(step, type) else step for step in reversed(steps)])
        return number

    def frame(self, kind: type[SomeFrame], number: int) -> SomeFrame:
        """The frame of that number, which is of that kind."""
        frame = self.frames[number]
        if not isinstance(frame, kind):
            raise TypeError(f"frame {number} is a {type(frame).__name__}, no {kind.__name__}")
        return frame

    def number_of(self, frame: Frame) -> int:
        """The number of an open frame."""
        return next(number for number, other in enumerate(self.frames) if other is frame)

    def abandon(self, number: int) -> None:
        """Ends a frame at once: what it still planned, and all frames inside it, are dropped.

        A frame is abandoned by its own steps only (the charge whose charger has died), never from inside a window or an
        effect: that would drop what others have declared and paid for.
        """
        del self.agenda[self.frames[number].floor :]
        del self.frames[number:]

    def finish(self, places: Iterable[Iterable[Seat]], *tie_breaks: str) -> None:
        """Ends the match here and now, wherever that is: places from first to last. The first ending counts."""
        if self.outcome is None:
            self.outcome = Outcome(tuple(tuple(place) for place in places), tie_breaks)

    def has_left(self, seat: Seat) -> bool:
        """Has the seat given up a match that goes on without it? It isn't asked any more: what it would be asked before
        its part in the match is over is answered with a pass or, if there is none, with the first of its options. A
        game in which that can happen overrides it.
        """
        return False

    def plan_what_is_due(self) -> None:
        """Plans what a rule demands at once, whatever goes on: a hand above its limit is discarded down. It is asked
        before every step, so it is quick, and it plans nothing twice. A game that has such a rule overrides it.
        """

    # -- secret and simultaneous choices -------------------------------------------------

    def together(self, questions: Mapping[Seat, Sequence[Question]]) -> None:
        """Asks these seats at once, each in secret, before the next step of the agenda."""
        if self.trays:
            raise RuntimeError("the trays of an earlier choice still wait for their reveal")
        self.trays = [
            self.tray_type(seat, tuple(asked), tuple(reversed(asked))) for seat, asked in questions.items() if asked
        ]

    def tray(self, seat: Seat) -> Tray:
        """The tray of a seat that chooses in secret."""
        return next(tray for tray in self.trays if tray.seat == seat)

    def ask_next(self, seat: Seat, *questions: Question) -> None:
        """Asks the seat these next: in its tray while it chooses in secret, else before all that is planned."""
        if self.trays:
            self.tray(seat).then(*questions)
        else:
            self.then(*questions)

    def reveal(self) -> dict[Seat, tuple[Any, ...]]:
        """Takes the trays away and tells what was chosen, by seat."""
        chosen: dict[Seat, tuple[Any, ...]] = {tray.seat: tray.answers for tray in self.trays}
        self.trays = []
        self.barriers += 1
        return chosen

    # -- telling and showing -----------------------------------------------------------------

    def tell(self, event: Event, to: Iterable[Seat] | None = None, otherwise: Event | None = None) -> None:
        """Something happened. With `to` only those seats see it; the others see `otherwise`, or nothing."""
        if to is None:
            self.fresh.append(event)
        else:
            self.fresh.append(Told(event, tuple(to), otherwise))
            self.barriers += 1

    def show(self, components: Iterable[int], to: Iterable[Seat] | None = None) -> None:
        """These seats now know these components; None: everybody, those who only watch too."""
        mask = knowledge.EVERYBODY if to is None else knowledge.bits(to)
        for component in components:
            self.known[component] |= mask
        self.barriers += 1

    def hide(self, components: Iterable[int]) -> None:
        """Nobody knows any more which of these is which, as after shuffling."""
        for component in components:
            self.known[component] = 0

    def forget(self, components: Iterable[int], but: Iterable[Seat] = ()) -> None:
        """Nobody but these seats can tell any more which of these is which: one of them was taken unseen."""
        mask = knowledge.bits(but)
        for component in components:
            self.known[component] &= mask

    def lose_track(self, component: int, copies: Iterable[int]) -> None:
        """One of several equal copies goes away in the open: whoever knew one of them can't know which one is left."""
        known = self.known
        for copy_of_it in copies:
            both, either = known[component] & known[copy_of_it], known[component] | known[copy_of_it]
            known[component], known[copy_of_it] = either, both

    def knows(self, seat: Seat | None, component: int) -> bool:
        """Does the seat know this component? A spectator (None) knows what everybody knows."""
        return bool(self.known[component] & knowledge.bit(seat))

    # -- chance --------------------------------------------------------------------------------

    def draw(self, below: int, purpose: str) -> int:
        """A number from 0 to below - 1 by chance."""
        counter = self.counter
        result, self.counter = chance.draw(self.key, counter, below)
        self.barriers += 1
        self.fresh.append(Told(Drew(purpose, counter, below, result), ()))
        return result

    def roll(self, sides: int, purpose: str) -> int:
        """A die: 1 to sides."""
        return self.draw(sides, purpose) + 1

    def shuffle(self, items: Sequence[Item], purpose: str) -> tuple[Item, ...]:
        """The same things in an order by chance."""
        counter = self.counter
        order, self.counter = chance.shuffle(self.key, counter, len(items))
        self.barriers += 1
        self.fresh.append(Told(Shuffled(purpose, counter, order), ()))
        return tuple(items[index] for index in order)


def whose_turn(
    order: Sequence[Seat], acted: tuple[Seat, ...], able: Iterable[Seat]
) -> tuple[Seat, tuple[Seat, ...]] | None:
    """Who acts next when everybody acts in order, pass after pass, and who will have acted then in this pass.

    A pass remembers who has acted, never an index, because the order may change in the middle of it. Next is the first
    in the order, as it is now, who can act and hasn't acted yet; if all have, a new pass begins. None: nobody can.
    """
    can = set(able)
    for before in (acted, ()):
        for seat in order:
            if seat in can and seat not in before:
                return seat, (*before, seat)
    return None
