"""A tiny game whose position names the steps that come: `{"steps": ["colour", "crew"], "purse": 3}`.

It has one step for each reusable question, for secret choices, for frames within frames, and for rules that are broken.
What happened is noted as text, so that a test reads the notes.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from random import Random
from typing import Any, NewType

import msgspec

from maester.engine import (
    Asked,
    Definition,
    Domain,
    Event,
    Form,
    Frame,
    Game,
    Move,
    Names,
    Options,
    PickIn,
    PickOne,
    PickSeveral,
    Play,
    Positions,
    Procedure,
    Question,
    Refusal,
    Seat,
    Secrets,
    Step,
    YesNo,
    kebab,
    refuse,
    register,
)

Colour = NewType("Colour", int)
Mate = NewType("Mate", int)
SEATS = ("ann", "bob", "cid")
COLOURS = ("red", "green", "blue")
MATES = ("jon", "sam", "pyp", "grenn")
ALL_MATES = tuple(map(Mate, range(len(MATES))))
NAMES: dict[Any, Form] = {Colour: Names("colour", COLOURS), Mate: Names("mate", MATES)}


class Harbour(Game, kw_only=True):
    colours: tuple[Colour, ...] = (Colour(0), Colour(1))
    purse: int = 3
    berths: int = 2
    notes: list[str] = msgspec.field(default_factory=list)

    def note(self, text: str) -> None:
        self.notes.append(text)
        self.tell(Noted(text))


class Noted(Event, frozen=True):
    text: str


class ChooseColour(Move, frozen=True):
    colour: Colour


class Pay(Move, frozen=True):
    coins: int


class Bribe(Move, frozen=True):
    coins: int
    typed = "pay {coins}"  # like a payment, but nobody asks for it


class Hire(Move, frozen=True):
    mate: Mate


class Promise(Move, frozen=True):
    mate: Mate
    coins: int


class ShootAt(Move, frozen=True):
    degrees: int


class Turn(Move, frozen=True):
    way: str


class Paint(PickOne, frozen=True):
    """One of the colours that there are; it knows no closer rule than that."""

    seat: Seat = Seat(0)
    move = ChooseColour

    def who(self, game: Harbour) -> Seat:
        return self.seat

    def among(self, game: Harbour) -> Iterable[Colour]:
        return game.colours

    def chosen(self, game: Harbour, seat: Seat, colour: Colour) -> None:
        if not game.trays:
            game.note(f"{SEATS[seat]} paints {COLOURS[colour]}")


class Toll(PickOne, frozen=True):
    """As many coins as the purse holds, or none at all."""

    move = Pay
    optional = True

    def who(self, game: Harbour) -> Seat:
        return Seat(1)

    def among(self, game: Harbour) -> Iterable[int]:
        return range(1, 6)

    def broken(self, game: Harbour, seat: Seat, coins: int) -> Refusal | None:
        return None if 1 <= coins <= game.purse else refuse("toll.purse", coins=coins, purse=game.purse)

    def chosen(self, game: Harbour, seat: Seat, coins: int) -> None:
        game.note(f"pays {coins}")

    def passed(self, game: Harbour, seat: Seat) -> None:
        game.note("pays nothing")


class Crew(PickSeveral, frozen=True):
    """As many mates as there are berths, all different."""

    seat: Seat = Seat(0)
    picked: tuple[Mate, ...] = ()
    move = Hire

    def who(self, game: Harbour) -> Seat:
        return self.seat

    def number(self, game: Harbour) -> int:
        return game.berths

    def among(self, game: Harbour) -> Iterable[Mate]:
        return ALL_MATES

    def broken(self, game: Harbour, seat: Seat, mate: Mate) -> Refusal | None:
        return refuse("crew.twice") if mate in self.picked else None

    def complete(self, game: Harbour, seat: Seat, values: tuple[Mate, ...]) -> None:
        game.note("hires " + "+".join(MATES[mate] for mate in values))


class Volunteers(Crew, frozen=True):
    """The same, but fewer are enough."""

    move = Hire
    optional = True


class Sail(YesNo, frozen=True):
    def who(self, game: Harbour) -> Seat:
        return Seat(0)

    def chosen(self, game: Harbour, seat: Seat, yes: bool) -> None:
        game.note("sails" if yes else "stays")


class Arc(msgspec.Struct, frozen=True):
    """What is drawn of a circle: from where to where."""

    first: int
    last: int


class Circle(Domain, frozen=True):
    """Any whole number of degrees, of which a few are listed."""

    def check(self, move: ShootAt) -> Refusal | None:
        return None if 0 <= move.degrees < 360 else refuse("aim.full-circle", degrees=move.degrees)

    def sample(self, rng: Random) -> ShootAt:
        return ShootAt(rng.randrange(360))

    def candidates(self) -> Sequence[ShootAt]:
        return (ShootAt(0), ShootAt(180))

    def nearest(self, move: ShootAt) -> ShootAt:
        return ShootAt(move.degrees % 360)

    def shown(self) -> Arc:
        return Arc(0, 359)


class Aim(PickIn, frozen=True):
    moves = (ShootAt,)

    def who(self, game: Harbour) -> Seat:
        return Seat(0)

    def domain(self, game: Harbour) -> Circle:
        return Circle()

    def answer(self, game: Harbour, seat: Seat, move: ShootAt) -> None:
        game.note(f"shoots at {move.degrees}")


class Vote(PickOne, frozen=True):
    """In secret: who is captain? Whoever votes for sam must also name a colour."""

    seat: Seat
    mates: tuple[Mate, ...]
    move = Hire

    def who(self, game: Harbour) -> Seat:
        return self.seat

    def among(self, game: Harbour) -> Iterable[Mate]:
        return self.mates

    def broken(self, game: Harbour, seat: Seat, mate: Mate) -> Refusal | None:
        if mate in [move.mate for move in game.tray(seat).answers if isinstance(move, Hire)]:
            return refuse("vote.twice")
        return None if mate in self.mates else refuse("vote.candidates")

    def chosen(self, game: Harbour, seat: Seat, mate: Mate) -> None:
        if MATES[mate] == "sam":
            game.tray(seat).then(Paint(seat))


class Ballot(Procedure, frozen=True):
    """Ann has two votes, bob one, and cid (if there) can only vote for jon."""

    def run(self, game: Harbour) -> None:
        game.together(
            {
                Seat(0): (Vote(Seat(0), ALL_MATES), Vote(Seat(0), ALL_MATES)),
                Seat(1): (Vote(Seat(1), ALL_MATES),),
                Seat(2): (Vote(Seat(2), ALL_MATES[:1]),),
            }
        )
        game.then(CountVotes())


class CountVotes(Procedure, frozen=True):
    def run(self, game: Harbour) -> None:
        for seat, moves in game.reveal().items():
            votes = [MATES[m.mate] if isinstance(m, Hire) else COLOURS[m.colour] for m in moves]
            game.note(f"{SEATS[seat]} votes {' '.join(votes)}")


class Whisper(PickOne, frozen=True):
    """The seat alone knows how full the purse is, so it is asked even if it can only pass."""

    move = Pay
    optional = True
    private = True

    def who(self, game: Harbour) -> Seat:
        return Seat(1)

    def among(self, game: Harbour) -> Iterable[int]:
        return range(1, game.purse + 1)

    def broken(self, game: Harbour, seat: Seat, coins: int) -> Refusal | None:
        return None if 1 <= coins <= game.purse else refuse("toll.purse", coins=coins, purse=game.purse)

    def chosen(self, game: Harbour, seat: Seat, coins: int) -> None:
        game.note(f"whispers {coins}")


class Reward(PickOne, frozen=True):
    """What a mate is promised, two coins at most. Whoever has more berths than two must promise something, and with a
    third berth nobody else knows what is in the purse.
    """

    move = Promise
    optional = True

    def who(self, game: Harbour) -> Seat:
        return Seat(0)

    def among(self, game: Harbour) -> Iterable[Promise]:
        return (Promise(mate, coins) for mate in ALL_MATES[:2] for coins in range(1, min(game.purse, 2) + 1))

    def not_among(self, game: Harbour, seat: Seat, promise: Promise) -> Refusal:
        return refuse("vote.candidates" if promise.mate in ALL_MATES[2:] else "toll.purse")

    def must_choose(self, game: Harbour, seat: Seat) -> Refusal | None:
        return refuse("crew.twice") if game.berths > 2 else None

    def is_private(self, game: Harbour) -> bool:
        return game.berths > 2

    def chosen(self, game: Harbour, seat: Seat, promise: Promise) -> None:
        game.note(f"promises {MATES[promise.mate]} {promise.coins}")


class SecretCrew(Procedure, frozen=True):
    """Several of, in secret; bob may pick fewer."""

    def run(self, game: Harbour) -> None:
        game.together({Seat(0): (Idle(), Crew()), Seat(1): (Volunteers(seat=Seat(1)),)})
        game.then(CountVotes())


class TwoEnds(Procedure, frozen=True):
    """The match ends, and then the rules end it again."""

    def run(self, game: Harbour) -> None:
        game.finish([[Seat(2)], [Seat(1)], [Seat(0)]], "first")
        game.finish([[Seat(0)], [Seat(1)], [Seat(2)]], "second")


class Idle(Question, frozen=True):
    moves = (Turn,)  # none of them is ever an answer: the question is left out

    def ask(self, game: Harbour) -> Asked:
        return Asked(Seat(0), ())

    def why_not(self, game: Harbour, seat: Seat, move: Turn) -> Refusal | None:
        return refuse("steer.ways")


class Mutiny(Procedure, frozen=True):
    # A choice in secret that ends the match before it is revealed.
    def run(self, game: Harbour) -> None:
        game.together({Seat(0): (Idle(), Vote(Seat(0), ALL_MATES), Idle())})
        game.then(Finish())


class Voyage(Frame, kw_only=True):
    depth: int
    log: tuple[str, ...] = ()


class SetOut(Procedure, frozen=True):
    depth: int = 1

    def run(self, game: Harbour) -> None:
        game.open(Voyage(depth=self.depth), Steer, Return)


class Steer(Question, frozen=True):
    """Home; on a voyage within the voyage; lost (the voyage is abandoned), all lost, or the end of the match."""

    voyage: int
    moves = (Turn,)

    def ask(self, game: Harbour) -> Asked:
        return Asked(Seat(0), tuple(map(Turn, ("home", "on", "lost", "all-lost", "end"))))

    def why_not(self, game: Harbour, seat: Seat, move: Turn) -> Refusal | None:
        return None if move in self.ask(game).options else refuse("steer.ways")

    def answer(self, game: Harbour, seat: Seat, move: Turn) -> None:
        voyage = game.frame(Voyage, self.voyage)
        voyage.log += (move.way,)
        if move.way == "on":
            game.then(SetOut(voyage.depth + 1))
        elif move.way == "lost":
            game.abandon(self.voyage)
        elif move.way == "all-lost":
            game.abandon(0)
        elif move.way == "end":
            game.finish([[Seat(1)], [Seat(0), Seat(2)]], "coins", "age")


class Return(Procedure, frozen=True):
    voyage: int

    def run(self, game: Harbour) -> None:
        voyage = game.frame(Voyage, self.voyage)
        game.note(f"back from {voyage.depth} by {' '.join(voyage.log)}")


class RunInCircles(Procedure, frozen=True):
    def run(self, game: Harbour) -> None:
        game.then(RunInCircles())


class ForgetTrays(Procedure, frozen=True):
    """A choice in secret that is never revealed before another one begins."""

    def run(self, game: Harbour) -> None:
        game.together({Seat(0): (Paint(Seat(0)),)})
        game.then(ForgetTrays())


class AskInBetween(Procedure, frozen=True):
    """A choice in secret that is never revealed before somebody is asked openly."""

    def run(self, game: Harbour) -> None:
        game.together({Seat(0): (Paint(Seat(0)),)})
        game.then(Sail())


class Finish(Procedure, frozen=True):
    def run(self, game: Harbour) -> None:
        game.finish([[Seat(0)], [Seat(1)], [Seat(2)]])


_KINDS: tuple[type[Step], ...] = (
    Paint, Toll, Crew, Volunteers, Sail, Aim, Ballot, Mutiny, Whisper, Reward, SecretCrew, TwoEnds, Idle, SetOut,
    RunInCircles, ForgetTrays, AskInBetween, Finish,
)  # fmt: skip
STEPS = {kebab(kind.__name__): kind for kind in _KINDS}


class HarbourView(msgspec.Struct, frozen=True):
    notes: list[str]
    purse: int


def scenario(position: Mapping[str, Any], players: int, options: Options) -> Harbour:
    colours = position.get("colours", ("red", "green"))
    game = Harbour(
        colours=tuple(map(NAMES[Colour].read, colours)),
        purse=position.get("purse", 3),
        berths=position.get("berths", 2),
    )
    game.then(*(STEPS[name]() for name in position.get("steps", ("sail", "finish"))))
    return game


GAME = register(
    Definition(
        id="tiny-choices",
        titles={"en": "Choices", "pl": "Wybory"},
        players=(3,),
        rules_version=1,
        package=__name__,
        play=Play(
            state=Harbour,
            names=NAMES,
            seats=lambda players, options: SEATS,
            set_up=lambda players, options: scenario({}, players, options),
        ),
        secrets=Secrets(
            view=lambda game, seat: HarbourView(game.notes, game.purse),
            determinize=lambda game, seat, rng: None,
            invariants=lambda game: (),
        ),
        positions=Positions(read=scenario),
    )
)
