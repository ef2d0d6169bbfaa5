"""What every game is made of: moves, events, steps (procedures and questions), frames and refusals.

All of them are small msgspec structs that hold ids only, so that at any decision the whole game is
data: it can be copied, saved, compared and sent.
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Iterable, Sequence
from random import Random
from typing import TYPE_CHECKING, Any, ClassVar, Generic, NamedTuple

import msgspec
from typing_extensions import TypeVar

from maester import rulebook
from maester.engine.names import Seat, kebab
from maester.words import Words, has_locale, words

if TYPE_CHECKING:
    from maester.engine.game import Game

G = TypeVar("G", bound="Game", default=Any)
"""The state of the game that something belongs to: a `Question[Board]` is asked about a `Board`. The engine, which
knows no game, leaves it open."""


class Move(msgspec.Struct, frozen=True, tag_field="move", tag=kebab, array_like=True, gc=False):
    """One answer of one seat. `typed` says how it is typed, with its fields in braces."""

    typed: ClassVar[str]
    formerly: ClassVar[tuple[str, ...]] = ()
    """Other ways to type it that are still read."""


class Event(msgspec.Struct, frozen=True, tag_field="event", tag=kebab, array_like=True, gc=False):
    """Something that happened, as a small value; the words come later, per viewer and language."""


class Refusal(msgspec.Struct, frozen=True):
    """Why a move may not be played: the id of the rule it breaks, the numbers of the case, and what is legal."""

    rule: str
    values: dict[str, Any] = {}
    legal: tuple[Any, ...] = ()
    nearest: Any = None
    """The legal move that comes nearest to it, where there is such a thing (`Domain.nearest`)."""

    def text(self, language: str, game: str, data: str | None = None) -> str:
        """The rule's sentence and page, and the numbers where the game has words for them; `data` is the fingerprint of
        the match's data file (`Data.fingerprint`), whose names are said.
        """
        return self.said(words(language, game, data) if has_locale(game) else words(language), game)

    def said(self, say: Words, game: str) -> str:
        """The same in these words, which may name the things of a match."""
        text = rule_text(self.rule, say.language, game)
        details = f"refusal-{self.rule.replace('.', '-')}"
        return f"{text} {say.say(details, self.values)}" if say.has(details) else text


def refuse(rule: str, **values: Any) -> Refusal:
    """A refusal by a rule of the catalogue, with the numbers that show it."""
    return Refusal(rule, values)


def find_rule(rule: str, game: str) -> rulebook.Rule | None:
    """The rule of that id in the game's catalogue, or in the engine's; a game may have none."""
    books = [name for name in (game, rulebook.ENGINE) if name in rulebook.catalogues()]
    return next(filter(None, (rulebook.catalogue(book).rule(rule) for book in books)), None)


def rule_text(rule: str, language: str, game: str) -> str:
    """The sentence and the page of a rule in the game's catalogue, or in the engine's."""
    found = find_rule(rule, game)
    if found is None:
        raise LookupError(f"no catalogue has the rule {rule}")
    say = words(language, game if has_locale(game) else None)
    return say.say("refusal", {"sentence": found.sentence(language), "page": found.page or 0, "rule": rule})


class Message(msgspec.Struct, frozen=True):
    """A sentence for people before it has words: the message's id and its arguments."""

    id: str
    values: dict[str, Any] = {}


class Domain(msgspec.Struct, frozen=True):
    """The legal moves of a decision with more answers than anybody could list: poses on a table, sets of dice.

    A game derives its own and gives it, as fields, all that is needed to judge a move. It is handed out and compared,
    so it holds numbers and tuples, only such as the asked seat may know, and it never looks at the game. It isn't part
    of the state: `PickIn.domain` makes it whenever it is needed.
    """

    @abstractmethod
    def check(self, move: Any) -> Refusal | None:
        """The first rule that a well-formed move breaks, with the numbers; None if it is legal. Nothing else decides
        it.
        """

    @abstractmethod
    def sample(self, rng: Random) -> Any:
        """Some legal move, drawn from as much of the domain as can be drawn from: random play and samples of what a
        seat can't know use it.
        """

    @abstractmethod
    def candidates(self) -> Sequence[Any]:
        """A few sensible legal moves, in a fixed order, at least one: the decision lists them, people are offered them,
        and bots choose among them. What matters in the game must be among them, or nobody will ever do it.
        """

    def reasons(self) -> Sequence[tuple[str, str]]:
        """Why each of the candidates is one, in their order: an id, which `candidate-<id>` says, and what it is about
        (`$what`: a unit, a number), or nothing. None are given if the candidates speak for themselves.
        """
        return ()

    def nearest(self, move: Any) -> Any:
        """The legal move nearest to one that is refused, if that can be said at once (the longest way in the same
        direction); None if not. It is told with the refusal, and offered instead.
        """
        return None

    def shown(self) -> msgspec.Struct | None:
        """What a client needs to draw the domain (how far one comes in which direction, where one may not end), as a
        struct of the game's own; None if the candidates are enough. It may cost as much as the move itself: it is
        worked out when somebody looks, and neither in play nor with each decision.
        """
        return None


class Asked(NamedTuple):
    """A question put to a seat: its legal moves in a fixed order.

    `private` says that the moves depend on what only this seat knows. Then a single move isn't taken
    by itself, since that would tell the others. `passed_over` are those who would have been asked before this seat, but
    can do nothing, and everybody knows it.
    """

    seat: Seat
    options: Sequence[Any]
    private: bool = False
    domain: Domain | None = None
    passed_over: tuple[Seat, ...] = ()


class Step(msgspec.Struct, frozen=True, tag=True, array_like=True, gc=False):
    """One step of the rules, with the rulebook's name and a few ids; it looks at the game when it starts."""

    asks: ClassVar[bool] = False


class Procedure(Step, Generic[G], frozen=True):
    """A step that changes the game and plans what comes next."""

    @abstractmethod
    def run(self, game: G) -> Asked | None:
        """Does what the rulebook says: it changes the game and plans what comes next (`game.then`, `game.open`).

        It returns nothing, unless the last that it did was to put a question on the agenda that it has asked already:
        then it may hand on what was asked, so that it isn't worked out twice.
        """


class Question(Step, Generic[G], frozen=True):
    """A step that asks a seat. What may be answered, why not, and what then, stand next to each other.

    Most rules derive theirs from `PickOne`, `PickSeveral`, `PickIn` or `YesNo`, where what is legal has one home.
    """

    asks: ClassVar[bool] = True
    moves: ClassVar[tuple[type[Move], ...]] = ()
    """The kinds of moves that answer this question."""
    rules: ClassVar[tuple[str, ...]] = ()
    """The rules behind this question, ids of the game's catalogue, for a player who asks what it is about."""

    @abstractmethod
    def ask(self, game: G) -> Asked | None:
        """Who is asked, and every legal move, each once, in a fixed order; None, or no move, if there is nothing to
        ask.

        Pure: asked twice it answers the same, and it changes nothing. A single move is made at once, without asking,
        unless the question is private (see `Asked`). Passing is a move like any other, where it is allowed.
        """

    @abstractmethod
    def why_not(self, game: G, seat: Seat, move: Any) -> Refusal | None:
        """The first rule that a well-formed move of these kinds breaks, in the order of the game's catalogue, with the
        numbers of the case; None exactly for the moves that `ask` lists (of a domain: for all its legal moves). It is
        pure, and tells nothing that the seat doesn't know.
        """

    def answer(self, game: G, seat: Seat, move: Any) -> None:
        """What the answer does: it is one of the legal moves, and the question has left the agenda already. What comes
        next is planned with `game.then`. An answer to a secret question waits in the tray and does nothing yet; all
        that it may do is to ask the same seat more (`game.ask_next`).
        """

    def pass_over(self, game: G, seats: tuple[Seat, ...], asked: Seat) -> None:
        """Notes that these seats were passed over (`Asked.passed_over`) and that it is another one that is asked. It is
        called once, when the match stops at the question; asked again after that, `ask` passes nobody over.
        """

    def details(self, game: G) -> dict[str, Any]:
        """More values for the prompt (`ask-<question>` in the words) than the fields of the question: plain data that
        the seat may know.
        """
        return {}

    def guidance(self, game: G) -> dict[str, Any]:
        """What a page needs to show which answers there are before one is given, and what would come of them, so that
        it needs no rules of its own: plain data, no part of the sentence. Only what the asked seat knows.
        """
        return {}


class Frame(msgspec.Struct, tag=True, array_like=True, kw_only=True):
    """What a march, a battle, a claim must remember while it lasts. Its fields hold only values that don't change
    (numbers, tuples), so that a copy of a frame is a flat copy.
    """

    floor: int = 0
    """How high the agenda was when the frame was opened: what lies above was planned within it."""


class Modifier(NamedTuple):
    """One line of a number that is added up: how much, and why (a message or card id)."""

    value: int
    source: str


def total(modifiers: Iterable[Modifier]) -> int:
    """The number itself; the lines are shown only on demand."""
    return sum(value for value, _ in modifiers)
