"""Maester: a digital table for four Game of Thrones tabletop games, with every rule enforced.

import maester

match = maester.new_match("boardgame", players=4, seed=7)
while not match.over:
    seat = match.to_act[0]
    match.play(seat, match.decision(seat).options[0])
"""

from maester.engine.create import games, load, new_match, scenario, scene
from maester.engine.decision import Decision, Result
from maester.engine.info import GameInfo, OptionInfo
from maester.engine.match import Match
from maester.engine.possible import ImpossiblePosition
from maester.engine.protocol import Domain, Message, Refusal
from maester.errors import (
    BadData,
    BadOption,
    BadSave,
    IllegalMove,
    MaesterError,
    MatchOver,
    NotAsked,
    StaleDecision,
    UnknownGame,
)

__version__ = "0.2.0"

__all__ = [
    "BadData", "BadOption", "BadSave", "Decision", "Domain", "GameInfo", "IllegalMove", "ImpossiblePosition",
    "MaesterError", "Match", "MatchOver", "Message", "NotAsked", "OptionInfo", "Refusal", "Result",
    "StaleDecision", "UnknownGame", "games", "load", "new_match", "scenario", "scene",
]  # fmt: skip
