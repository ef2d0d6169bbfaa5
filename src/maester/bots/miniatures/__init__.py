"""Bots that know the miniatures game."""

from maester.bots.bot import Bot
from maester.bots.miniatures.greedy import MiniaturesGreedyBot
from maester.bots.miniatures.page import PageBot
from maester.bots.miniatures.steward import Steward

BOTS: dict[str, type[Bot]] = {
    PageBot.name: PageBot,
    MiniaturesGreedyBot.name: MiniaturesGreedyBot,
    Steward.name: Steward,
}
"""By name, weakest first."""
