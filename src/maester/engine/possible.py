"""Positions that the rules can't lead to: what is wrong with them, and the error that says so."""

from __future__ import annotations

from typing import NamedTuple

from maester.engine.protocol import rule_text
from maester.errors import BadData, shown
from maester.words import words


class Fault(NamedTuple):
    """One thing in a position that can't be."""

    rule: str
    """The rule of the game's catalogue that it breaks."""
    place: str
    """Where it stands in the position: `houses/stark/units/winterfell`."""
    given: str
    """What stands there."""


class ImpossiblePosition(BadData):
    """The position can be read, but the rules can't lead to it: `rule` is the id of the one that it breaks."""

    default_code = "impossible-position"

    def __init__(self, game: str, fault: Fault, /) -> None:
        super().__init__(None, game=game, rule=fault.rule, place=fault.place, given=shown(fault.given))
        self.game = game
        self.rule = fault.rule

    def message(self, language: str = "en") -> str:
        """The error as a sentence for a person, with what the rule says."""
        values = {**self.values, "sentence": rule_text(self.rule, language, self.game)}
        return words(language).say(f"error-{self.code}", values)
