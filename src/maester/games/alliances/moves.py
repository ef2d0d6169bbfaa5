"""What leaders can answer. A council is named by its two leaders, clockwise; a token by its place in a council."""

from __future__ import annotations

from maester.engine import Move, Seat
from maester.games.alliances.box import Ally, Kind, Leader


class TakeLeader(Move, frozen=True):
    """A leader card is chosen."""

    leader: Leader
    typed = "lead {leader}"


class RandomLeader(Move, frozen=True):
    """A leader card is drawn at random."""

    typed = "random leader"


class SetAside(Move, frozen=True):
    """One card of the draft is set aside, the rest is passed on."""

    card: Kind
    typed = "aside {card}"


class PlayCard(Move, frozen=True):
    """An influence card is played faceup."""

    card: Kind
    typed = "play {card}"


class Kneel(Move, frozen=True):
    """The leader passes for the rest of the round."""

    typed = "kneel"


class SkipTurn(Move, frozen=True):
    """The turn is skipped, without kneeling."""

    typed = "skip"


class ChooseLeader(Move, frozen=True):
    """A leader is chosen by an ability."""

    leader: Seat
    typed = "leader {leader}"


class ChooseCard(Move, frozen=True):
    """A card of a hand, a pile or of those looked at."""

    card: Kind
    typed = "card {card}"


class ChooseBidCard(Move, frozen=True):
    """A card of a bid area."""

    leader: Seat
    card: Kind
    typed = "bid card {card} of {leader}"


class ChooseCouncil(Move, frozen=True):
    """The council of a leader and the leader on the left."""

    leader: Seat
    neighbor: Seat
    typed = "council {leader}+{neighbor}"


class ChooseAlly(Move, frozen=True):
    """An ally in a council, in the dead pile, or of those looked at."""

    ally: Ally
    typed = "ally {ally}"


class ChooseToken(Move, frozen=True):
    """A power token by its place in a council, counted from 1."""

    leader: Seat
    neighbor: Seat
    number: int
    typed = "token {leader}+{neighbor} {number}"
