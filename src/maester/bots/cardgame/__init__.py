"""Bots that know the card game."""

from maester.bots.bot import Bot
from maester.bots.cardgame.greedy import CardGreedyBot
from maester.bots.cardgame.page import PageBot
from maester.bots.cardgame.steward import Steward

BOTS: dict[str, type[Bot]] = {PageBot.name: PageBot, CardGreedyBot.name: CardGreedyBot, Steward.name: Steward}
"""By name, weakest first."""
