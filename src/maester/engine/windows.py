"""Windows: the one way in which actions, saves, responses, orders and tactics cards are offered in turn.

At a named moment the seats of an order are offered, one after the other, the abilities that belong to the
moment; each uses one or passes. Abilities are found by an index from moment to ability, so a moment to which
nothing belongs costs nothing.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, ClassVar

from maester.engine.game import Game
from maester.engine.names import Seat
from maester.engine.protocol import Asked, Frame, Move, Question, Refusal, refuse


class Pass(Move, frozen=True):
    """Does nothing where something may be done."""

    typed = "pass"


class Ability:
    """Something that may be done at certain moments. One object for each printed ability; it holds no state.

    A private ability comes from hidden cards: whether it can be used is known to its owner only.
    """

    id: str
    moments: tuple[str, ...]
    moves: tuple[type[Move], ...]
    """The kinds of moves by which it is used."""
    private: bool = False
    once: bool = False
    """At most once in a window by each seat; `limit` says what counts as the same use."""

    def uses(self, game: Any, seat: Seat, window: Window) -> Iterable[Move]:
        """Every legal use by this seat now, in a fixed order."""
        raise NotImplementedError

    def use(self, game: Any, seat: Seat, move: Any, window: Window) -> None:
        """The use takes effect."""
        raise NotImplementedError

    def might(self, game: Any, seat: Seat, window: Window) -> bool:
        """As far as everybody knows, could this seat use it now? Only private abilities are asked; one that is limited
        to once looks at `window.used` too.
        """
        raise NotImplementedError

    def why_not(self, game: Any, seat: Seat, move: Any, window: Window) -> Refusal | None:
        """The rule that this use breaks, None for a legal one; a game answers here with the rule of the ability."""
        return None if move in tuple(self.uses(game, seat, window)) else refuse("window.not-usable", ability=self.id)

    def limit(self, move: Any) -> str:
        """What `once` counts: the ability as a whole, or (overridden) the copy or the title that is used."""
        return self.id

    def concerns(self, move: Move) -> bool:
        """Is this the ability that the move means?"""
        return isinstance(move, self.moves)


class Abilities:
    """All abilities of a game, by moment."""

    def __init__(self, *abilities: Ability) -> None:
        self.all = abilities
        self._by_moment: dict[str, tuple[Ability, ...]] = {}
        for ability in abilities:
            for moment in dict.fromkeys(ability.moments):
                self._by_moment[moment] = (*self._by_moment.get(moment, ()), ability)
        self.moves = tuple(dict.fromkeys(kind for ability in abilities for kind in ability.moves))

    def at(self, moment: str) -> tuple[Ability, ...]:
        return self._by_moment.get(moment, ())


class Window(Frame, kw_only=True):
    """An open window: the moment, what it is about, whose turn it is, who has passed, what was used."""

    moment: str
    about: int = -1
    """The frame that the moment belongs to (the challenge, the kill, the attack)."""
    order: tuple[Seat, ...]
    turn: Seat
    passed: tuple[Seat, ...] = ()
    used: tuple[str, ...] = ()
    final: bool = False
    """Each seat acts at most once and a pass is final; otherwise the window lasts until all pass in a row."""

    def move_on(self, passed: bool) -> bool:
        """The turn goes on; False when the window is over."""
        done = passed or self.final
        self.passed = (*(self.passed if done else ()), *((self.turn,) if done else ()))
        waiting = [seat for seat in self.order if seat not in self.passed]
        if not waiting:
            return False
        after = self.order.index(self.turn) + 1
        self.turn = next(seat for seat in self.order[after:] + self.order[:after] if seat in waiting)
        return True


class Offer(Question, frozen=True):
    """Asks the seat whose turn it is in a window to use an ability or to pass."""

    window: int
    abilities: ClassVar[Abilities]
    """A game with windows derives its own `Offer` and names its abilities here."""

    def __init_subclass__(cls, **config: Any) -> None:
        super().__init_subclass__(**config)
        if "abilities" in cls.__dict__:
            cls.moves = (*cls.abilities.moves, Pass)

    def usable(self, game: Game, window: Window) -> list[tuple[Ability, Move]]:
        """Every legal use by the seat whose turn it is."""
        return [
            (ability, move)
            for ability in self.abilities.at(window.moment)
            for move in ability.uses(game, window.turn, window)
            if not self.used_up(ability, move, window)
        ]

    @staticmethod
    def used_up(ability: Ability, move: Move, window: Window) -> bool:
        return ability.once and f"{window.turn}:{ability.limit(move)}" in window.used

    def ask(self, game: Game) -> Asked:
        window = game.frame(Window, self.window)
        options = (*(move for _, move in self.usable(game, window)), Pass())
        private = any(
            ability.private and ability.might(game, window.turn, window) for ability in self.abilities.at(window.moment)
        )
        return Asked(window.turn, options, private=private)

    def details(self, game: Game) -> dict[str, Any]:
        return {"moment": game.frame(Window, self.window).moment}

    def why_not(self, game: Game, seat: Seat, move: Move) -> Refusal | None:
        window = game.frame(Window, self.window)
        if isinstance(move, Pass):
            return None
        refusals: list[Refusal] = []
        for ability in self.abilities.at(window.moment):
            if not ability.concerns(move):
                continue
            if self.used_up(ability, move, window):
                refusals.append(refuse("window.once", ability=ability.id))
            elif (refusal := ability.why_not(game, seat, move, window)) is None:
                return None
            else:
                refusals.append(refusal)
        return refusals[0] if refusals else refuse("window.nothing-at-this-moment", moment=window.moment)

    def answer(self, game: Game, seat: Seat, move: Move) -> None:
        window = game.frame(Window, self.window)
        used: Ability | None = None
        if not isinstance(move, Pass):
            used = next(ability for ability, use in self.usable(game, window) if use == move)
            window.used = (*window.used, f"{seat}:{used.limit(move)}")
        if window.move_on(passed=used is None):
            game.then(self)
        if used is not None:
            # What the ability plans comes before the next offer: it is resolved completely first.
            used.use(game, seat, move, window)

    @classmethod
    def open(cls, game: Game, moment: str, order: Sequence[Seat], *, about: int = -1, final: bool = False) -> None:
        """Opens a window at a moment, unless nothing in the whole game belongs to that moment."""
        if cls.abilities.at(moment) and order:
            window = Window(moment=moment, about=about, order=tuple(order), turn=order[0], final=final)
            game.open(window, cls)
