"""Bots that know the board game."""

from maester.bots.boardgame.greedy import BoardGreedyBot
from maester.bots.boardgame.page import PageBot
from maester.bots.boardgame.steward import Steward
from maester.bots.bot import Bot

BOTS: dict[str, type[Bot]] = {PageBot.name: PageBot, BoardGreedyBot.name: BoardGreedyBot, Steward.name: Steward}
"""By name, weakest first."""
