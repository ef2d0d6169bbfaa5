"""A tiny game of windows: moments come one after the other, and at each the seats act or pass.

The position says which moments come: `{"moments": ["fight", "feast!"], "energy": {"ann": 2}, "hand": {"bob": "trick"}}`
(where a moment has a `!`, a pass is final).
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from random import Random
from typing import Any

import msgspec

from maester.engine import (
    Abilities,
    Ability,
    Asked,
    Definition,
    Event,
    Frame,
    Game,
    Move,
    Offer,
    Options,
    Play,
    Positions,
    Procedure,
    Question,
    Refusal,
    Seat,
    Secrets,
    Stop,
    Stops,
    Window,
    YesNo,
    refuse,
    register,
)

SEATS = ("ann", "bob", "cid")
NOTHING, TRICK, BLANK = "", "trick", "blank"


class Table(Game, kw_only=True):
    energy: list[int]
    points: list[int]
    hand: list[str]
    """One hidden card a seat: a trick, a blank, or none at all."""


class Strike(Move, frozen=True):
    """Costs energy."""


class Boast(Move, frozen=True):
    """Free, but only once."""


class PlayTrick(Move, frozen=True):
    """From the hidden hand."""


class Taunt(Move, frozen=True):
    """Once for each target."""

    target: Seat


class Propose(Move, frozen=True):
    """Declared now, resolved when all have declared."""


class Cheer(Move, frozen=True):
    """Leaves the seat its turn."""


class Council(Frame, kw_only=True):
    """Open while a proposal is being declared."""


class Acted(Event, frozen=True):
    seat: Seat
    what: str


class _Scoring(Ability):
    """Each use is a point."""

    def use(self, game: Table, seat: Seat, move: Move, window: Window) -> None:
        game.points[seat] += 1
        game.tell(Acted(seat, self.id))


class Striking(_Scoring):
    id, moments, moves = "striking", ("fight",), (Strike,)

    def uses(self, game: Table, seat: Seat, window: Window) -> Iterable[Move]:
        return (Strike(),) if game.energy[seat] else ()

    def use(self, game: Table, seat: Seat, move: Move, window: Window) -> None:
        game.energy[seat] -= 1
        super().use(game, seat, move, window)


class Boasting(_Scoring):
    id, moments, moves, once = "boasting", ("fight", "feast"), (Boast,), True

    def uses(self, game: Table, seat: Seat, window: Window) -> Iterable[Move]:
        return (Boast(),)


class Tricking(_Scoring):
    id, moments, moves, private = "tricking", ("ambush",), (PlayTrick,), True

    def uses(self, game: Table, seat: Seat, window: Window) -> Iterable[Move]:
        return (PlayTrick(),) if game.hand[seat] == TRICK else ()

    def might(self, game: Table, seat: Seat, window: Window) -> bool:
        return game.hand[seat] != NOTHING

    def why_not(self, game: Table, seat: Seat, move: Move, window: Window) -> Refusal | None:
        return None if game.hand[seat] == TRICK else refuse("trick.in-hand")

    def use(self, game: Table, seat: Seat, move: Move, window: Window) -> None:
        game.hand[seat] = NOTHING
        super().use(game, seat, move, window)


class Taunting(_Scoring):
    id, moments, moves, once = "taunting", ("quarrel",), (Taunt,), True

    def uses(self, game: Table, seat: Seat, window: Window) -> Iterable[Move]:
        return [Taunt(Seat(other)) for other in range(len(game.points)) if other != seat]

    def limit(self, move: Taunt) -> str:
        return f"taunting {move.target}"


class Proposing(Ability):
    id, moments, moves = "proposing", ("council",), (Propose,)

    def uses(self, game: Table, seat: Seat, window: Window) -> Iterable[Move]:
        return (Propose(),)

    def use(self, game: Table, seat: Seat, move: Move, window: Window) -> None:
        game.open(Council(), Speak(seat))
        window.afterwards(game, Proposed(seat, 1), Proposed(seat, 2))


class Speak(Procedure, frozen=True):
    """Comes before the next seat is asked."""

    seat: Seat

    def run(self, game: Table) -> None:
        game.tell(Acted(self.seat, "speaks"))


class Proposed(Procedure, frozen=True):
    """Comes when all have declared or passed."""

    seat: Seat
    part: int

    def run(self, game: Table) -> None:
        window = game.frames[-1]
        assert isinstance(window, Window), "it is still open"
        game.tell(Acted(self.seat, f"{window.moment} {self.part}"))


class Cheering(_Scoring):
    id, moments, moves, once, free = "cheering", ("council", "fight"), (Cheer,), True, True

    def uses(self, game: Table, seat: Seat, window: Window) -> Iterable[Move]:
        return (Cheer(),) if window.moment == "council" or game.energy[seat] > 1 else ()


class Act(Offer, frozen=True):
    abilities = Abilities(Striking(), Boasting(), Tricking(), Taunting(), Proposing(), Cheering())


class Moment(Procedure, frozen=True):
    """A moment comes; what happens at it is written with a `!` if a pass is final."""

    name: str

    def run(self, game: Table) -> Asked | None:
        order = tuple(map(Seat, range(len(game.points))))
        return Act.open(game, self.name.rstrip("!"), order, final=self.name.endswith("!"))


class GoOn(YesNo, frozen=True):
    """Asked of the first seat after each moment, so that the play can be seen to stand between two of them."""

    def who(self, game: Table) -> Seat:
        return Seat(0)


class Finish(Procedure, frozen=True):
    def run(self, game: Table) -> None:
        game.finish([[Seat(seat) for seat in range(len(game.points))]])


class TableView(msgspec.Struct, frozen=True):
    points: list[int]
    cards: list[bool]
    """Who has a card in hand."""
    hand: str | None
    """The own card."""


def seats(players: int, options: Options) -> tuple[str, ...]:
    return SEATS[:players]


def scenario(position: Mapping[str, Any], players: int, options: Options) -> Table:
    names = SEATS[:players]
    energy, hand = position.get("energy", {}), position.get("hand", {})
    game = Table(
        energy=[energy.get(name, 0) for name in names],
        points=[0] * players,
        hand=[hand.get(name, NOTHING) for name in names],
    )
    for moment in reversed(position.get("moments", ["fight", "feast!"])):
        game.then(Moment(moment), GoOn())
    game.agenda.insert(0, Finish())
    return game


def set_up(players: int, options: Options) -> Table:
    return scenario({"energy": dict.fromkeys(SEATS, 1), "hand": dict.fromkeys(SEATS, BLANK)}, players, options)


def view(game: Table, seat: Seat | None) -> TableView:
    own = None if seat is None else game.hand[seat]
    return TableView(game.points, [card != NOTHING for card in game.hand], own)


def determinize(game: Table, seat: Seat | None, rng: Random) -> None:
    for other, card in enumerate(game.hand):
        if other != seat and card != NOTHING:
            game.hand[other] = rng.choice((TRICK, BLANK))


def kind_of_window(game: Table, question: Question, seat: Seat) -> str | None:
    return game.frame(Window, question.window).moment if isinstance(question, Act) else None


STOPS = Stops(
    (Stop("fight", "all"), Stop("feast", "all", asked=False), Stop("ambush", "all"), Stop("quarrel", "all")),
    kind_of_window,
    lambda game: str(len(game.agenda)),
)


GAME = register(
    Definition(
        id="tiny-windows",
        titles={"en": "Windows", "pl": "Okna"},
        players=(2, 3),
        rules_version=1,
        package=__name__,
        play=Play(
            state=Table,
            names={},
            seats=seats,
            set_up=set_up,
            stops=STOPS,
        ),
        secrets=Secrets(
            view=view,
            determinize=determinize,
            invariants=lambda game: (),
        ),
        positions=Positions(read=scenario),
    )
)
