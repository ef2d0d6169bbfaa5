"""Councils as answers (p. 3): each is named by its two leaders, clockwise."""

from __future__ import annotations

from typing import Any

from maester.engine import Move, Seat
from maester.games.alliances.box import Council
from maester.games.alliances.realm import Realm


class ChooseCouncil(Move, frozen=True):
    """The council of a leader and the leader on the left."""

    leader: Seat
    neighbor: Seat
    typed = "council {leader}+{neighbor}"


def council_move(game: Realm, council: Council) -> ChooseCouncil:
    """A council as an answer."""
    return ChooseCouncil(*game.leaders_of(council))


def council_of(move: Any) -> Council:
    """The council that an answer names."""
    return Council(move.leader)


def names_a_council(game: Realm, move: Any) -> bool:
    """Do the two leaders of an answer share a council in this order?"""
    return bool(game.left(move.leader) == move.neighbor)
