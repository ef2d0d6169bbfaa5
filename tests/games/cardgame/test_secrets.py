"""What could be another card as far as a seat knows."""

from __future__ import annotations

from maester.engine import Seat
from maester.games.cardgame import secrets
from maester.games.cardgame.invariants import invariants
from tests.games.cardgame.language import scenario, side


def test_what_can_be_nothing_else_is_not_hidden() -> None:
    """One card whose place is the only one left is known, even if nobody has looked at it."""
    game = scenario(stark=side(deck=["hodor"], rest="discard"), lannister=side("bronn"))
    assert list(invariants(game.court)) == []
    places = secrets.hidden(game.court, Seat(1))
    assert not [place for place in places if place.startswith(("hand 0", "deck 0"))]
    assert [place for place in places if place.startswith("deck 1")]
