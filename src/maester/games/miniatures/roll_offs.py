"""Roll-offs before the battle (p. 26, 27): each player rolls a die, ties reroll, the highest decides."""

from __future__ import annotations

from maester.engine import Event, Seat
from maester.games.miniatures.field import Field


class RolledOff(Event, frozen=True):
    """The players have rolled off for something: what each of these seats rolled."""

    purpose: str
    seats: tuple[Seat, ...]
    dice: tuple[int, ...]


def roller(game: Field, side: int) -> Seat:
    """Who rolls for a side before the battle, and decides what it has won: in a team the first of its players."""
    return game.members(side)[0]


def roll_off(game: Field, purpose: str) -> Seat:
    """Who rolls highest on a d6; those who tie roll again. For a team one of its players rolls (p. 24)."""
    rivals = tuple(roller(game, side) for side in game.sides)
    while len(rivals) > 1:
        dice = tuple([game.roll(6, purpose) for _ in rivals])
        game.tell(RolledOff(purpose, rivals, dice))
        rivals = tuple([seat for seat, die in zip(rivals, dice, strict=True) if die == max(dice)])
    return rivals[0]
