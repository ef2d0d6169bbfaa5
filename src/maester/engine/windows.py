"""Windows: the one way in which actions, saves, responses, orders and tactics cards are offered in turn.

At a named moment the seats of an order are offered, one after the other, the abilities that belong to the
moment; each uses one or passes. Abilities are found by an index from moment to ability, so a moment to which
nothing belongs costs nothing.

What an ability does is resolved before the next seat is offered anything; or it is declared first and resolved
afterwards (`Window.afterwards`), when everybody has declared or passed.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Any, ClassVar, Final, Generic

from maester.engine.game import Game
from maester.engine.names import Seat
from maester.engine.protocol import Asked, Frame, G, Move, Question, Refusal, Step, refuse


class Pass(Move, frozen=True):
    """Does nothing where something may be done."""

    typed = "pass"


PASS: Final = Pass()


class Ability(Generic[G]):
    """Something that may be done at certain moments. One object for each printed ability, or for each source of them
    (a hand, the cards in play); it holds no state.
    """

    id: str
    """Its name in refusals and limits, the only one of that name in the game."""
    moments: tuple[str, ...]
    """The moments at which it may be used: only there the game is asked about it."""
    moves: tuple[type[Move], ...]
    """The kinds of moves by which it is used."""
    private: bool = False
    """Does it come from hidden cards? Then only its owner knows whether it can be used, and the game owes `might`."""
    once: bool = False
    """At most once in a window by each seat; `limit` says what counts as the same use."""
    free: bool = False
    """In a window in which each seat acts once, does a use leave the seat its turn?"""

    def uses(self, game: G, seat: Seat, window: Window) -> Iterable[Move]:
        """Every legal use by this seat now, in a fixed order.

        Pure: it is asked whenever the window is shown, and it changes nothing. It yields exactly the moves for which
        `why_not` is None; what `once` has used up is left out by the engine. A private ability lists what the seat
        really holds, and nothing if `might` is False.
        """
        raise NotImplementedError

    def use(self, game: G, seat: Seat, move: Any, window: Window) -> None:
        """The use takes effect: what it costs is paid, and what it does is planned.

        What is planned by `game.then` is resolved completely before the next seat is offered anything; what is planned
        by `window.afterwards` is only declared, and is resolved when everybody has declared or passed.
        """
        raise NotImplementedError

    def might(self, game: G, seat: Seat, window: Window) -> bool:
        """As far as everybody knows, could this seat use it now?

        Asked of private abilities only, before `uses`. It may look at nothing but public knowledge, and must be True
        whenever some hand that the seat could hold, as far as everybody knows, would let it act: the seat is asked
        exactly then, so that no pause tells anything. An ability that is limited to `once` looks at `window.used` too.
        """
        raise NotImplementedError

    def why_not(self, game: G, seat: Seat, move: Any, window: Window) -> Refusal | None:
        """The rule that this use breaks, None exactly for the moves that `uses` yields.

        Asked about every well-formed move of the ability's kinds. A game answers here with the rule of the ability;
        without that, the refusal says only that it can't be used.
        """
        return None if move in tuple(self.uses(game, seat, window)) else refuse("window.not-usable", ability=self.id)

    def limit(self, move: Any) -> str:
        """What `once` counts: the ability as a whole, or (overridden) the copy or the title that is used."""
        return self.id

    def concerns(self, move: Move) -> bool:
        """Is this the ability that the move means? By default each that is used by moves of this kind; overridden where
        several abilities share a kind and the move's fields tell which.
        """
        return isinstance(move, self.moves)


class Abilities:
    """All abilities of a game, by moment. Their uses are listed in the order in which the abilities are given here, the
    private ones first.
    """

    def __init__(self, *abilities: Ability) -> None:
        self.all = tuple(sorted(abilities, key=lambda ability: not ability.private))
        self.moves = tuple(dict.fromkeys(kind for ability in self.all for kind in ability.moves))
        self._by_moment: dict[str, tuple[Ability, ...]] = {}
        for ability in self.all:
            for moment in dict.fromkeys(ability.moments):
                self._by_moment[moment] = (*self._by_moment.get(moment, ()), ability)
        self._divided = {moment: _divided(found) for moment, found in self._by_moment.items()}

    def at(self, moment: str) -> tuple[Ability, ...]:
        """The abilities that belong to a moment."""
        return self._by_moment.get(moment, ())

    def divided_at(self, moment: str) -> tuple[tuple[Ability, ...], tuple[Ability, ...]]:
        """Those that come from hidden cards, and those that lie open."""
        return self._divided.get(moment, ((), ()))


def _divided(abilities: tuple[Ability, ...]) -> tuple[tuple[Ability, ...], tuple[Ability, ...]]:
    return tuple(one for one in abilities if one.private), tuple(one for one in abilities if not one.private)


class Window(Frame, kw_only=True):
    """An open window: the moment, what it is about, whose turn it is, who has passed, what was used."""

    moment: str
    about: int = -1
    """The frame that the moment belongs to (the challenge, the kill, the attack)."""
    order: tuple[Seat, ...]
    turn: Seat
    passed: tuple[Seat, ...] = ()
    used: tuple[str, ...] = ()
    """Uses of abilities that are limited to once: the seat, and what counts as the same use."""
    final: bool = False
    """Each seat acts at most once and a pass is final; otherwise the window lasts until all pass in a row."""

    def move_on(self, passed: bool) -> bool:
        """The turn goes on; False when the window is over."""
        self.passed = (*self.passed, self.turn) if passed or self.final else ()
        following = self.next_after(self.turn, self.passed)
        if following is None:
            return False
        self.turn = following
        return True

    def next_after(self, seat: Seat, passed: tuple[Seat, ...]) -> Seat | None:
        """Whose turn it is after a seat if these have passed; None if nobody is left."""
        order = self.order
        if len(passed) < len(order):
            after = order.index(seat) + 1
            for other in order[after:] + order[:after]:
                if other not in passed:
                    return other
        return None

    def afterwards(self, game: Game, *steps: Step) -> None:
        """Plans what a declaration does: these come when everybody has declared or passed, in the order in which they
        were declared. The window stays open until they are resolved, so they may look at what it is about.
        """
        game.agenda[self.floor : self.floor] = reversed(steps)
        for frame in game.frames[game.number_of(self) + 1 :]:
            frame.floor += len(steps)

    def is_used_up(self, ability: Ability, seat: Seat, move: Move) -> bool:
        """Has the seat made this use already, which it may make once?"""
        return ability.once and f"{seat}:{ability.limit(move)}" in self.used


class Offer(Question, frozen=True):
    """Asks the seat whose turn it is in a window to use an ability or to pass.

    A game with windows derives its own, names its `abilities`, and opens its windows with `open`. Whoever can do
    nothing, as far as everybody knows, is passed over, and a window in which nobody can do anything asks nobody. What a
    seat can do is worked out when it is asked, and only then.
    """

    window: int
    abilities: ClassVar[Abilities]
    """All abilities of the game."""

    def __init_subclass__(cls, **config: Any) -> None:
        super().__init_subclass__(**config)
        if "abilities" in cls.__dict__:
            cls.moves = (*cls.abilities.moves, Pass)

    @classmethod
    def open(
        cls, game: Game, moment: str, order: Sequence[Seat], *, about: int = -1, final: bool = False
    ) -> Asked | None:
        """Opens a window at a moment with the first seat that is asked; none if nobody is.

        What that seat was asked is returned: a procedure that opens a window hands it on (`Procedure.run`), so that it
        isn't worked out again.
        """
        if not order or not cls.abilities.at(moment):
            return None
        window = Window(moment=moment, about=about, order=tuple(order), turn=order[0], final=final)
        asked = cls._asked(game, window)
        if asked is None:
            return None
        window.passed, window.turn = asked.passed_over, asked.seat
        game.open(window, cls)
        return asked._replace(passed_over=()) if asked.passed_over else asked

    def kind(self, game: Any, window: Window) -> str:
        """What kind of window this is for the seat whose turn it is; a game that tells more than the moment by which
        its players know where they are says it here, from public knowledge alone. The prompt gets it as `at`.
        """
        return window.moment

    def ask(self, game: Any) -> Asked | None:
        return self._asked(game, game.frame(Window, self.window))

    @classmethod
    def _asked(cls, game: Game, window: Window) -> Asked | None:
        """What is asked of the seat whose turn it is, or of the next one that isn't passed over.

        Whether a seat is asked follows from public knowledge: from what lies open and from `might`. What it holds is
        looked at only then.
        """
        hidden, lying_open = cls.abilities.divided_at(window.moment)
        seat: Seat | None = window.turn
        passed = window.passed
        while seat is not None:
            options = _uses(game, lying_open, seat, window)
            private = not options and _might(game, hidden, seat, window)
            if options or private:
                options = [*_uses(game, hidden, seat, window), *options, PASS]
                return Asked(seat, tuple(options), private, passed_over=passed[len(window.passed) :])
            passed += (seat,)
            seat = window.next_after(seat, passed)
        return None

    def pass_over(self, game: Any, seats: tuple[Seat, ...], asked: Seat) -> None:
        window = game.frame(Window, self.window)
        window.passed += seats
        window.turn = asked

    def has_open_use(self, game: Game) -> bool:
        """Could the seat whose turn it is use something that lies open? Everybody may know that."""
        window = game.frame(Window, self.window)
        return bool(_uses(game, self.abilities.divided_at(window.moment)[1], window.turn, window))

    def details(self, game: Any) -> dict[str, Any]:
        window = game.frame(Window, self.window)
        return {"moment": window.moment, "at": self.kind(game, window)}

    def why_not(self, game: Any, seat: Seat, move: Move) -> Refusal | None:
        if isinstance(move, Pass):
            return None
        window = game.frame(Window, self.window)
        refusals = [refusal for _, refusal in self._judged(game, seat, move, window)]
        if not refusals:
            return refuse("window.nothing-at-this-moment", moment=window.moment)
        return None if None in refusals else refusals[0]

    def _judged(self, game: Game, seat: Seat, move: Move, window: Window) -> Iterator[tuple[Ability, Refusal | None]]:
        """The abilities that a move could mean, each with the rule against using it."""
        for ability in self.abilities.at(window.moment):
            if ability.concerns(move):
                if window.is_used_up(ability, seat, move):
                    yield ability, refuse("window.once", ability=ability.id)
                else:
                    yield ability, ability.why_not(game, seat, move, window)

    def answer(self, game: Any, seat: Seat, move: Move) -> None:
        window = game.frame(Window, self.window)
        used = None if isinstance(move, Pass) else self._meant(game, seat, move, window)
        if used is not None and used.once:
            window.used = (*window.used, f"{seat}:{used.limit(move)}")
        has_turn_left = used is not None and used.free and window.final
        if has_turn_left or window.move_on(passed=used is None):
            game.then(self)
        if used is not None:
            # What the ability plans comes before the next offer: it is resolved completely first.
            used.use(game, seat, move, window)

    def _meant(self, game: Game, seat: Seat, move: Move, window: Window) -> Ability:
        """The ability that is used by a legal move."""
        meant = [ability for ability in self.abilities.at(window.moment) if ability.concerns(move)]
        if len(meant) == 1:
            return meant[0]
        return next(ability for ability, refusal in self._judged(game, seat, move, window) if refusal is None)


def _uses(game: Game, abilities: tuple[Ability, ...], seat: Seat, window: Window) -> list[Move]:
    """Every legal use of these abilities by a seat."""
    found: list[Move] = []
    for ability in abilities:
        uses = ability.uses(game, seat, window)
        found += [move for move in uses if not window.is_used_up(ability, seat, move)] if ability.once else uses
    return found


def _might(game: Game, abilities: tuple[Ability, ...], seat: Seat, window: Window) -> bool:
    """As far as everybody knows, could a seat use one of these abilities?"""
    for ability in abilities:  # noqa: SIM110 - asked so often that a generator for each question costs a lot
        if ability.might(game, seat, window):
            return True
    return False
