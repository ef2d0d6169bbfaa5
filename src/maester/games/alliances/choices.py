"""The questions of this game have one shape: a few listed moves, perhaps the right to decline, and what follows."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Iterable
from typing import Any

from maester.engine import Asked, Move, Pass, Question, Refusal, Seat, own_seat, refuse
from maester.games.alliances.box import Council
from maester.games.alliances.moves import ChooseCouncil
from maester.games.alliances.realm import Realm


class Choice(Question, frozen=True):
    """One of the listed moves; `may` adds the right to decline."""

    def __init_subclass__(cls, **config: Any) -> None:
        super().__init_subclass__(**config)
        if "moves" in cls.__dict__:
            cls.moves = (*cls.moves, Pass)

    def who(self, game: Realm) -> Seat:
        """Who is asked: the question's own `seat`, unless the rule says otherwise."""
        return own_seat(self)

    @abstractmethod
    def listed(self, game: Realm) -> Iterable[Move]:
        """Every legal move but declining, in a fixed order, each once."""

    def may(self, game: Realm) -> bool:
        """May the leader decline?"""
        return False

    def is_private(self, game: Realm) -> bool:
        """Do the moves depend on what only this leader knows? Then declining is asked for even if nothing is listed."""
        return False

    @abstractmethod
    def chosen(self, game: Realm, seat: Seat, move: Any) -> None:
        """What the choice does."""

    def declined(self, game: Realm, seat: Seat) -> None:
        """What declining does."""

    def broken(self, game: Realm, seat: Seat, move: Any) -> Refusal:
        """The rule that a move breaks which isn't listed."""
        return refuse("ruling.must-and-may")

    def ask(self, game: Realm) -> Asked | None:
        options = tuple(self.listed(game))
        private = self.is_private(game)
        if not options and not private:
            return None
        if self.may(game) or not options:
            options += (Pass(),)
        return Asked(self.who(game), options, private=private)

    def why_not(self, game: Realm, seat: Seat, move: Any) -> Refusal | None:
        asked = self.ask(game)
        if asked is not None and move in asked.options:
            return None
        return refuse("ruling.must-and-may") if isinstance(move, Pass) else self.broken(game, seat, move)

    def answer(self, game: Realm, seat: Seat, move: Any) -> None:
        if isinstance(move, Pass):
            self.declined(game, seat)
        else:
            self.chosen(game, seat, move)


def council_move(game: Realm, council: Council) -> ChooseCouncil:
    """A council as an answer."""
    return ChooseCouncil(*game.leaders_of(council))


def council_of(move: Any) -> Council:
    """The council that an answer names."""
    return Council(move.leader)


def names_a_council(game: Realm, move: Any) -> bool:
    """Do the two leaders of an answer share a council in this order?"""
    return bool(game.left(move.leader) == move.neighbor)
