"""Objective cards 6 to 10, which work for a unit as if it Controlled that Objective: A Clash of Kings and Fire & Blood
(p. 29, 35).
"""

from __future__ import annotations

from typing import Final

from maester.engine import Move, Seat
from maester.games.miniatures.field import Field
from maester.games.miniatures.names import UNIT_CARDS

CARDS_EACH: Final = 2
"""What each of two sides gets."""


class ChooseObjectiveCard(Move, frozen=True):
    """Chooses an Objective card, by its number."""

    card: int
    typed = "objective-card {card}"


def in_turns(game: Field, *, first_begins: bool) -> list[Seat]:
    """Who chooses, in this order: a player of each side in turn, the First Player's first or last, until each side has
    two. A team takes the place of a player, and its members choose in turn. Among three or four who fight alone the
    cards are enough for one each (ruling.fab-card-pool).
    """
    clockwise = (game.first, *game.others(game.first))
    own = game.side[game.first]
    others = list(dict.fromkeys(game.side[seat] for seat in clockwise if game.side[seat] != own))
    sides = [own, *others] if first_begins else [*others, own]
    members = {side: [seat for seat in clockwise if game.side[seat] == side] for side in sides}
    rounds = min(CARDS_EACH, len(UNIT_CARDS) // len(sides))
    return [members[side][turn % len(members[side])] for turn in range(rounds) for side in sides]
