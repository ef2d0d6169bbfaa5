"""What a player could work out from the open hands: the odds of the combat at hand, card by card."""

from __future__ import annotations

from random import Random
from typing import Any

from maester.bots.boardgame.odds import battle_odds
from maester.bots.seat_table import SeatTable
from maester.games.boardgame.battle import NO_CARD, Battle
from maester.games.boardgame.board import Board
from maester.games.boardgame.components import AREA_NAMES, CARD_NAMES


def odds(table: SeatTable) -> dict[str, Any] | None:
    """The odds for a seat that fights and whose House card isn't revealed yet; None if there is no such combat.

    They are made from a sample, hence from nothing that the seat couldn't know.
    """
    board = table.sample(Random(0)).game
    if not isinstance(board, Board):
        return None
    battle = next((frame for frame in reversed(board.frames) if isinstance(frame, Battle)), None)
    if battle is None or battle.cards != (NO_CARD, NO_CARD) or table.seat not in (battle.attacker, battle.defender):
        return None
    found = battle_odds(board, battle, table.seat)
    if not found.cards:
        return None
    return {
        "area": AREA_NAMES.write(battle.target),
        "seat": table.seats[table.seat],
        "opponent": table.seats[found.opponent],
        "best": CARD_NAMES.write(found.best.card),
        "win": round(found.best.win, 3),
        "cards": [
            {
                "card": CARD_NAMES.write(one.card),
                "win": round(one.win, 3),
                "own_losses": round(one.own_losses, 2),
                "enemy_losses": round(one.enemy_losses, 2),
            }
            for one in found.cards
        ],
    }
