"""Moments: how things happen in a game whose cards break in.

Whatever happens is an occurrence, and all of them go the same way: it may be prevented (saves), it happens, passive
abilities follow because they must, and then it may be responded to. What an ability does is an occurrence again, inside
the first. A game names its moments, says who is asked in which order, and finds by its own index which abilities wait
for what has happened; what nobody waits for costs nothing.

What has happened is noted in the innermost *aftermath*, at whose end responses are offered for all that was noted. A
game opens one (`game.open(Aftermath(), ..., OfferResponses)`) around each action, or around each occurrence.
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Any, ClassVar

from maester.engine.game import Game
from maester.engine.names import Seat
from maester.engine.protocol import Asked, Frame, Procedure
from maester.engine.questions import PickOne
from maester.engine.windows import Offer


class Moments:
    """What the engine must know of a game's moments. One object for each game, without state; the game's state names it
    (`moments: ClassVar[Moments]`).
    """

    offer: type[Offer]
    """The question by which abilities are offered."""
    aftermath: type[Aftermath]
    """The game's own aftermath, for what happens outside of any other."""
    passives: type[Passives]
    """The game's own frame of passive abilities that were set off together."""
    ordering: type[ResolveNext]
    """The question which of them is resolved next."""

    def order(self, game: Any) -> Sequence[Seat]:
        """Who is asked at a moment, in which order, as things stand."""
        raise NotImplementedError

    def set_off(self, game: Any, happened: tuple[Any, ...]) -> Iterable[Any]:
        """The passive abilities that wait for one of these happenings, each as an entry of `Passives.pending`. Found by
        an index, since it is asked whenever anything happens.
        """
        raise NotImplementedError

    def is_awaited(self, game: Any, happening: Any) -> bool:
        """As far as everybody knows, could somebody respond to this? What nobody could respond to isn't noted. It looks
        at public knowledge alone: what is noted can be seen in the pauses.
        """
        raise NotImplementedError

    def look(self, game: Any, frames: int) -> None:
        """Sets off what waits for no happening but for a state of the game, after something has happened; `frames` is
        how many were open before that. A game whose other procedures change such a state calls it after them, too.
        """

    def open(self, game: Game, moment: str, *, about: int = -1, order: Sequence[Seat] | None = None) -> Asked | None:
        """Opens a window at a moment, in the usual order or in another one; see `Offer.open`."""
        return self.offer.open(game, moment, self.order(game) if order is None else order, about=about)


# --- what happens ---------------------------------------------------------------------------------------------


class Occurrence(Frame, kw_only=True):
    """Something that happens, while it happens. A game derives one for each kind, with what it is about as fields."""

    saves: ClassVar[str] = ""
    """The moment at which it may be prevented; empty if it can't be. Whoever prevents a part of it changes its
    fields."""

    @abstractmethod
    def happen(self, game: Any) -> Iterable[Any]:
        """What nobody prevented happens. It tells what has happened, as values of the game's own in which its abilities
        find what they wait for; nothing if all of it was prevented.
        """


def occur(game: Any, occurrence: Occurrence) -> None:
    """The one way in which things happen. What follows from it is planned before all that was planned already."""
    if occurrence.saves:
        game.open(occurrence, OfferSaves, Happen)
    else:
        note(game, tuple(occurrence.happen(game)))


class OfferSaves(Procedure, frozen=True):
    """It may be prevented."""

    occurrence: int

    def run(self, game: Any) -> Asked | None:
        moments: Moments = game.moments
        return moments.open(game, game.frame(Occurrence, self.occurrence).saves, about=self.occurrence)


class Happen(Procedure, frozen=True):
    """What nobody prevented happens."""

    occurrence: int

    def run(self, game: Any) -> None:
        before = len(game.frames)
        note(game, tuple(game.frame(Occurrence, self.occurrence).happen(game)))
        game.moments.look(game, before)


# --- what follows ---------------------------------------------------------------------------------------------


class Aftermath(Frame, kw_only=True):
    """What has happened within an action or a step of the rules, until it has been responded to. A game derives its
    own, which may remember more (who has responded to what).
    """

    if TYPE_CHECKING:
        happened: tuple[Any, ...]
        """What was noted. A game declares it with its own type: `happened: tuple[Happening, ...] = ()`."""

    @abstractmethod
    def moment(self, game: Any) -> str:
        """The moment at which what has happened may be responded to."""


def note(game: Any, happened: tuple[Any, ...]) -> None:
    """Notes what has happened for responses, and sets off the passive abilities that wait for it."""
    if not happened or game.outcome is not None:
        return
    moments: Moments = game.moments
    noted = tuple([one for one in happened if moments.is_awaited(game, one)])
    if noted:
        aftermath = next((frame for frame in reversed(game.frames) if isinstance(frame, Aftermath)), None)
        if aftermath is None:
            own: Any = moments.aftermath
            aftermath = own()
            game.open(aftermath, OfferResponses)
        aftermath.happened += noted
    set_off(game, tuple(moments.set_off(game, happened)))


class OfferResponses(Procedure, frozen=True):
    """What was noted may be responded to; a response has an aftermath of its own."""

    aftermath: int

    def run(self, game: Any) -> Asked | None:
        aftermath = game.frame(Aftermath, self.aftermath)
        if not aftermath.happened:
            return None
        moments: Moments = game.moments
        return moments.open(game, aftermath.moment(game), about=self.aftermath)


# --- what must follow -----------------------------------------------------------------------------------------


class Passives(Frame, kw_only=True):
    """Passive abilities that were set off at the same moment, until all are resolved. A game derives its own."""

    if TYPE_CHECKING:
        pending: tuple[Any, ...]
        """Those that wait. A game declares it with its own type: `pending: tuple[Pending, ...]`."""

    @abstractmethod
    def decided_by(self, game: Any) -> Seat:
        """Who decides in which order they are resolved."""


def set_off(game: Any, pending: tuple[Any, ...]) -> None:
    """These passive abilities were set off at the same moment; they are resolved before all that was planned."""
    if pending:
        kind: Any = game.moments.passives
        game.open(kind(pending=pending), game.moments.ordering)


class ResolveNext(PickOne, frozen=True):
    """Which of the passive abilities that were set off at the same moment is resolved next. A game derives its own and
    names its move; a single one is resolved without asking.
    """

    passives: int

    @abstractmethod
    def label(self, pending: Any) -> Any:
        """By what a player names one of them: the value of the move's field. Of several with the same one the first
        that was set off is meant.
        """

    @abstractmethod
    def resolve(self, game: Any, pending: Any) -> None:
        """It is resolved. What is planned for it comes before the others, which still wait."""

    def who(self, game: Any) -> Seat:
        frame: Passives = game.frame(Passives, self.passives)
        return frame.decided_by(game)

    def among(self, game: Any) -> Iterable[Any]:
        return dict.fromkeys(map(self.label, game.frame(Passives, self.passives).pending))

    def chosen(self, game: Any, seat: Seat, value: Any) -> None:
        frame = game.frame(Passives, self.passives)
        chosen = next(one for one in frame.pending if self.label(one) == value)
        place = frame.pending.index(chosen)
        frame.pending = frame.pending[:place] + frame.pending[place + 1 :]
        if frame.pending:
            game.then(self)
        self.resolve(game, chosen)
