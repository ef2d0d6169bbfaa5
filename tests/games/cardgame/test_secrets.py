"""Where cards lie: what could be another one as far as a seat knows, and that a place declared wrongly is found."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

from maester.engine import Places, Seat, definition_of
from maester.games.cardgame import secrets
from maester.games.cardgame.court import Court
from maester.games.cardgame.invariants import invariants
from maester.games.cardgame.secrets import CARDS, PLACES
from maester.games.cardgame.texts import Card
from maester.harness.leaks import Leak, check_leaks
from tests.games.cardgame.language import new_game, scenario, side
from tests.games.declared import columns_declared, columns_naming


def test_what_can_be_nothing_else_is_not_hidden() -> None:
    """One card whose place is the only one left is known, even if nobody has looked at it."""
    game = scenario(stark=side(deck=["hodor"], rest="discard"), lannister=side("bronn"))
    assert list(invariants(game.court)) == []
    places = secrets.hidden(game.court, Seat(1))
    assert not [place for place in places if place.startswith(("hand 0", "deck 0"))]
    assert [place for place in places if place.startswith("deck 1")]


def test_every_column_that_names_cards_is_a_place_or_names_what_lies_open() -> None:
    """A column that comes in is declared in `secrets.py`, or added here if its cards lie elsewhere and are open."""
    columns = {column for column in columns_naming(definition_of("cardgame"), (Card,)) if "." not in column}
    assert columns - columns_declared(PLACES) == {"host", "sources", "blanking", "watchers", "played"}


def test_cards_that_are_mixed_in_spite_of_their_backs_are_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """The cards of a House look alike; dealt anew among those of the other they lie in decks that aren't theirs."""
    match = new_game().match
    check_leaks(match, Seat(0), Random(1))
    cards = replace(CARDS, backs=None)
    alike = [replace(p, components=cards, numbered_backs=False) for p in PLACES.all if p.components is CARDS]
    wrong: Places[Court] = Places(*alike)
    monkeypatch.setattr(secrets, "PLACES", wrong)
    with pytest.raises(Leak, match="has another back"):
        check_leaks(match, Seat(0), Random(1))


@pytest.mark.parametrize("forgotten", PLACES.all, ids=lambda place: place.name)
def test_a_place_that_is_forgotten_is_found(forgotten: object) -> None:
    """Somewhere in a match, with a draft or without, something lies in each place: without it that is lost."""
    places: Places[Court] = Places(*(place for place in PLACES.all if place is not forgotten))
    for draft in (True, False):
        play, rng = new_game(draft=draft), Random(2)
        while not play.match.over:
            if any("is lost" in told for told in places.invariants(play.court)):
                return
            play.match.play(play.match.to_act[0], rng.choice(play.match.decision(play.match.to_act[0]).options))
    pytest.fail(f"nothing was ever missed in {forgotten}")
