"""Where cards lie, what could be otherwise as far as a seat knows, and that a place declared wrongly is found."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

from maester.engine import Places, Seat, definition_of
from maester.games.boardgame import secrets
from maester.games.boardgame.board import Board
from maester.games.boardgame.components import TidesCard, WesterosCard, WildlingCard, area_of
from maester.games.boardgame.secrets import PLACES, WESTEROS_CARDS
from maester.harness.leaks import Leak, check_leaks
from tests.games.boardgame.language import new_game, scenario
from tests.games.declared import columns_declared, columns_naming

STARK, LANNISTER = Seat(0), Seat(2)


def test_orders_that_lie_face_down_are_hidden_from_the_others() -> None:
    """Stark has too few usable orders for his areas, so that all lay theirs one after the other."""
    areas = ("winterfell", "karhold", "white-harbor", "castle-black", "stony-shore", "moat-cailin", "widows-watch")
    game = scenario(
        stark=dict.fromkeys(areas, "F"),
        lannister={"lannisport": "F", "stoney-sept": "F"},
        phase="planning",
        tracks={"iron-throne": ["lannister", "stark"]},
        bans=["no-support", "no-defense", "no-raid"],
    )
    game.play("lannister", "order lannisport: march-0", "order stoney-sept: consolidate-power")
    places = {f"order {area_of(area)}" for area in ("lannisport", "stoney-sept")}
    assert places <= secrets.hidden(game.board, STARK).keys()
    assert not places & secrets.hidden(game.board, LANNISTER).keys()
    assert places <= secrets.hidden(game.board, None).keys()


def test_every_column_that_names_cards_of_a_deck_is_a_place_or_names_what_lies_open() -> None:
    """A column that comes in is declared in `secrets.py`, or added here if its cards lie elsewhere and are open."""
    columns = columns_naming(definition_of("boardgame"), (WesterosCard, WildlingCard, TidesCard))
    assert columns - columns_declared(PLACES) == {"westeros_open"}


def test_decks_that_are_mixed_in_spite_of_their_backs_are_found(monkeypatch: pytest.MonkeyPatch) -> None:
    match = new_game(3).match
    check_leaks(match, Seat(0), Random(1))
    cards = replace(WESTEROS_CARDS, backs=None)
    alike = [
        replace(place, components=cards, numbered_backs=False)
        for place in PLACES.all
        if place.components is WESTEROS_CARDS
    ]
    wrong: Places[Board] = Places(*alike)
    monkeypatch.setattr(secrets, "PLACES", wrong)
    with pytest.raises(Leak):
        check_leaks(match, Seat(0), Random(1))


@pytest.mark.parametrize("forgotten", PLACES.all, ids=lambda place: place.name)
def test_a_place_that_is_forgotten_is_found(forgotten: object) -> None:
    """Somewhere in a match with Tides of Battle something lies in each place: without it that is lost."""
    places: Places[Board] = Places(*(place for place in PLACES.all if place is not forgotten))
    for seed in range(20):
        play, rng = new_game(4, tides_of_battle=True), Random(seed)
        while not play.match.over:
            if any("is lost" in told for told in places.invariants(play.board)):
                return
            play.match.play(play.match.to_act[0], rng.choice(play.match.decision(play.match.to_act[0]).options))
    pytest.fail(f"nothing was ever missed in {forgotten}")
