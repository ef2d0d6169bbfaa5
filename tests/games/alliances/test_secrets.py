"""What could be another card, ally or token as far as a seat knows."""

from __future__ import annotations

from maester.engine import Seat
from maester.games.alliances import secrets
from tests.games.alliances.test_invariants import position


def test_the_numbers_of_facedown_tokens_are_hidden_in_councils_and_in_the_supply() -> None:
    places = secrets.hidden(position().realm, Seat(0))
    assert {"tokens 0 0", "tokens 0 1", "supply 0 0"} <= places.keys()
