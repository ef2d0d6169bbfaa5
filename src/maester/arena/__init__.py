"""Bots against bots: matches with seats in rotation, and what can be said about who is stronger."""

from maester.arena.fixtures import Contest, Fixture, fixtures, make_contest
from maester.arena.playing import Failure, Outing, play_all, play_one
from maester.arena.report import Lengths, Rate, Report, Thinking, report
from maester.arena.statistics import Interval, wilson

__all__ = [
    "Contest",
    "Failure",
    "Fixture",
    "Interval",
    "Lengths",
    "Outing",
    "Rate",
    "Report",
    "Thinking",
    "fixtures",
    "make_contest",
    "play_all",
    "play_one",
    "report",
    "wilson",
]
