"""Bots that know the board game."""

from maester.bots.bot import Bot

BOTS: dict[str, type[Bot]] = {}
"""By name, weakest first."""
