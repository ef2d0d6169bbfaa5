"""Bots against bots: matches with seats in rotation, and what can be said about who is stronger."""

from maester.arena.fixtures import Contest, Fixture, fixtures, make_contest
from maester.arena.playing import Failure, Outing, play_all, play_one
from maester.arena.report import CardRate, Lengths, Rate, Report, Thinking, report
from maester.arena.statistics import Interval, wilson
from maester.arena.uses import Use, card_events

__all__ = [
    "CardRate",
    "Contest",
    "Failure",
    "Fixture",
    "Interval",
    "Lengths",
    "Outing",
    "Rate",
    "Report",
    "Thinking",
    "Use",
    "card_events",
    "fixtures",
    "make_contest",
    "play_all",
    "play_one",
    "report",
    "wilson",
]
