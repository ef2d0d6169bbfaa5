"""Players made of code: they see a seat, not a match."""

from maester.bots.bot import Bot, Budget
from maester.bots.random_bot import RandomBot
from maester.bots.registry import default_bot, known_bots, make_bot, register_bot
from maester.bots.seat_table import SeatDecision, SeatTable

__all__ = [
    "Bot",
    "Budget",
    "RandomBot",
    "SeatDecision",
    "SeatTable",
    "default_bot",
    "known_bots",
    "make_bot",
    "register_bot",
]
