"""Where pieces lie: what could be another one as far as a seat knows, and that a place declared wrongly is found."""

from __future__ import annotations

from dataclasses import replace
from random import Random
from typing import Any

import pytest

from maester.engine import Place, Places, Seat, SeenBy, definition_of
from maester.games.alliances import secrets
from maester.games.alliances.box import Ally, Card, Token
from maester.games.alliances.realm import Realm
from maester.games.alliances.secrets import ASIDE, CARDS, HAND, IN_PLAY, PACKET, PLACES, SUPPLY
from maester.harness.leaks import Leak, check_forgetting, check_leaks
from tests.games.alliances.language import new_game
from tests.games.alliances.test_invariants import position
from tests.games.declared import columns_declared, columns_naming


def test_the_numbers_of_facedown_tokens_are_hidden_in_councils_and_in_the_supply() -> None:
    places = secrets.hidden(position().realm, Seat(0))
    assert {"tokens 0 0", "tokens 0 1", "supply 0 0"} <= places.keys()


def test_every_column_that_names_pieces_is_a_place_or_names_what_lies_open() -> None:
    """A column that comes in is declared in `secrets.py`, or added here if its pieces lie elsewhere and are open."""
    of_open_pieces = {"rule_of", "raised", "chosen", "triumphs", "Passing.cards"}
    of_open_pieces |= {f"AbilityInUse.{column}" for column in ("card", "ally", "revealed", "killed")}
    columns = columns_naming(definition_of("alliances"), (Card, Ally, Token))
    assert columns - columns_declared(PLACES) == of_open_pieces


def declared_with(*changed: tuple[Place[Realm, Any], Place[Realm, Any] | None]) -> Places[Realm]:
    """The places with some of them exchanged, or left out."""
    now = dict(changed)
    places = [now.get(place, place) for place in PLACES.all]
    return Places(*(place for place in places if place is not None), mentions=PLACES.mentions)


def faults_in_play(places: Places[Realm], seed: int, options: dict[str, Any]) -> set[str]:
    """What the places find wrong with a match at random, a hundred decisions long."""
    play, rng, found = new_game(**options), Random(seed), set()
    for _ in range(100):
        found |= {told.partition(":")[0] for told in places.invariants(play.realm)}
        play.match.play(play.match.to_act[0], rng.choice(play.match.decision(play.match.to_act[0]).options))
    return found


@pytest.mark.parametrize(
    ("places", "wrong"),
    [
        (declared_with(), ""),
        (declared_with((IN_PLAY, None)), "is lost"),
        (declared_with((PACKET, replace(PACKET, owner=lambda game, number: game.left(Seat(number))))), "packet 0"),
        (declared_with((ASIDE, replace(ASIDE, seen_by=SeenBy.EVERYBODY))), "aside 0"),
        (declared_with((HAND, replace(HAND, seen_by=SeenBy.NOBODY))), "hand 0"),
        (declared_with((SUPPLY, replace(SUPPLY, seen_by=SeenBy.OWNER))), "supply 0"),
    ],
    ids=["as-it-is", "forgotten", "wrong-owner", "too-open", "too-secret", "nobodys"],
)
def test_a_place_that_is_declared_wrongly_is_found_in_play(places: Places[Realm], wrong: str) -> None:
    found = faults_in_play(places, 3, {"draft": "card-draft"}) | faults_in_play(places, 4, {})
    assert any(wrong in told for told in found) if wrong else found == set()


def test_cards_that_are_mixed_in_spite_of_their_backs_are_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """White cards don't look like the others; dealt anew among them they come into the deck."""
    match = new_game(advanced=True).match
    check_leaks(match, Seat(0), Random(1))
    cards = replace(CARDS, backs=None)
    alike = [replace(place, components=cards) for place in PLACES.all if place.components is CARDS]
    monkeypatch.setattr(secrets, "PLACES", Places(*alike, *(p for p in PLACES.all if p.components is not CARDS)))
    with pytest.raises(Leak, match=r"can't be: .* breaks advanced"):
        check_leaks(match, Seat(0), Random(1))


def test_a_place_that_is_never_dealt_anew_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    match = new_game().match
    check_forgetting(match, Seat(0), Random(1), samples=60)
    monkeypatch.setattr(secrets, "PLACES", declared_with((HAND, replace(HAND, dealt=False))))
    with pytest.raises(Leak, match=r"the hidden place hand 1 \d is always"):
        check_forgetting(match, Seat(0), Random(1), samples=60)
