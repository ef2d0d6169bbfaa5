"""How good a position is for a seat, by what lies open: all of it but for the hands, of which the number counts."""

from __future__ import annotations

from math import fsum
from typing import Final

from maester.bots.miniatures.mode_worth import mode_worth
from maester.bots.miniatures.worth import VICTORY_POINT, worth
from maester.engine import Match, Seat
from maester.games.miniatures.field import Field
from maester.games.miniatures.geometry.numbers import INCH
from maester.games.miniatures.geometry.shapes import distance
from maester.games.miniatures.hands import REFILL
from maester.games.miniatures.names import FIRST_NCU, NO_UNIT, Unit, owner
from maester.games.miniatures.standing import controls

VICTORY: Final = 1000.0
CONTROLLED: Final = 0.8
"""An Objective that would score at the next Cleanup."""
NEARER: Final = 0.015
"""For each inch by which somebody is nearer to an Objective."""
CONDITION: Final = 0.08
REFILLED: Final = 0.06
"""A Tactics card in the hand that the Cleanup Phase will replace."""
CARD: Final = 0.15
"""One beyond those: it is a card more."""
TOKEN: Final = 0.12
"""A token on a card, by which one of its texts works. Like cards it is worth less the less time is left to use it."""
SILENCED: Final = 0.15
"""A unit or an NCU without its abilities."""
MARKER: Final = 0.25
"""A Victory Point marker on a unit (p. 35), as long as it is whole; twice as much when nearly nothing is left of it."""
BORNE: Final = (0.02, 0.05, 0.1)
"""What a text is worth that works for a unit until the end of the turn, the Round, the game, whatever it does."""


def score(match: Match, seat: Seat) -> float:
    """The position of the seat's side against that of its opponents."""
    game = match.game
    assert isinstance(game, Field)
    return position(game, seat)


def position(game: Field, seat: Seat) -> float:
    """The same of a state without its match."""
    if game.outcome is not None:
        first = game.outcome.places[0]
        drawn = len({game.side[winner] for winner in first}) > 1
        return -VICTORY if seat not in first else 0.0 if drawn else VICTORY
    own = fsum([standing(game, member) for member in game.team(seat)])
    return own - fsum([standing(game, other) for other in game.opponents(seat)])


def standing(game: Field, seat: Seat) -> float:
    """What a player has: Victory Points, Objectives, units by what is left of them, how near they are, and cards."""
    units = game.units_of(seat)
    value = VICTORY_POINT * game.victory_points(seat)
    value += fsum([worth(game, unit, game.wounds[unit]) for unit in units])
    value -= CONDITION * sum([game.conditions[unit].bit_count() for unit in units])
    for unit, markers in game.victory_markers:
        if owner(unit) == seat:
            value -= MARKER * markers * (2 - game.wounds[unit] / game.card(unit).total_wounds)
    value += tactics(game, seat, units)
    trays = [game.rectangle(unit) for unit in units if game.stands(unit)]
    for token in range(len(game.token)):
        holder = controls(game, token)
        if holder != NO_UNIT and owner(holder) == seat:
            value += CONTROLLED * mode_worth(game).objective(game, seat, token)
        elif trays:
            shape = game.token_shape(token)
            value -= NEARER * min([distance(tray, shape) for tray in trays]) / INCH
    return value


def tactics(game: Field, seat: Seat, units: list[Unit]) -> float:
    """What cards, tokens and texts that work for a time are worth to one side."""
    tokens = sum([game.tokens[unit] + sum([one.tokens for one in game.attachments[unit]]) for unit in units])
    silenced = sum([game.silenced[unit] > 0 for unit in units])
    for ncu in game.ncus_of(seat):
        tokens += game.ncu_tokens[ncu - FIRST_NCU]
        silenced += game.ncu_silenced[ncu - FIRST_NCU] > 0
    value = hand_worth(game, len(game.hand[seat])) + TOKEN * time_left(game) * tokens - SILENCED * silenced
    # A text is attached by the side that it helps: to an own unit for its good, to an enemy's for its harm.
    return value + fsum([BORNE[one.until] for one in game.borne if one.seat == seat])


def hand_worth(game: Field, cards: int) -> float:
    """What so many Tactics cards in the hand are worth."""
    return time_left(game) * (REFILLED * min(cards, REFILL) + CARD * max(0, cards - REFILL))


def time_left(game: Field) -> float:
    """The part of the battle that is still to be fought, this Round included."""
    return (game.last_round - max(1, game.round) + 1) / game.last_round
