"""Bots against bots: matches with seats in rotation, and what can be said about who is stronger."""

from maester.arena.fixtures import Contest, Fixture, fixtures, make_contest
from maester.arena.playing import BotFailure, Outing, play_all, play_one
from maester.arena.report import CardRate, ContestReport, Lengths, Rate, Thinking, report
from maester.arena.statistics import Interval, wilson
from maester.arena.uses import CardUse, card_events

__all__ = [
    "BotFailure",
    "CardRate",
    "CardUse",
    "Contest",
    "ContestReport",
    "Fixture",
    "Interval",
    "Lengths",
    "Outing",
    "Rate",
    "Thinking",
    "card_events",
    "fixtures",
    "make_contest",
    "play_all",
    "play_one",
    "report",
    "wilson",
]
