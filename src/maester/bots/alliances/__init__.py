"""Bots that know Alliances."""

from maester.bots.alliances.greedy import AlliancesGreedyBot
from maester.bots.alliances.page import PageBot
from maester.bots.alliances.steward import Steward
from maester.bots.bot import Bot

BOTS: dict[str, type[Bot]] = {PageBot.name: PageBot, AlliancesGreedyBot.name: AlliancesGreedyBot, Steward.name: Steward}
"""By name, weakest first."""
