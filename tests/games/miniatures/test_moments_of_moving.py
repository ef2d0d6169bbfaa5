"""The moments of movements and actions at which texts break in."""

from __future__ import annotations

from typing import Any

import pytest

from maester.games.miniatures.moments import (
    ACTION_CHOSEN,
    ACTION_DONE,
    MOVE_ENDED,
    RETREAT_ROLLED,
    RETREATED,
)
from maester.games.miniatures.pieces.texts import order, text
from maester.harness.marks import rule
from tests.games.miniatures.language import Battle, lines, scenario

GUARDS = "blue: lannister-guardsmen @ 24 14.8 180"
SWORDS = "red: stark-sworn-swords @ 24 10 0"


def stopping_at(moment: str, monkeypatch: pytest.MonkeyPatch, *units: str, **position: Any) -> Battle:
    """A battle in which Sworn Swords may use an Order that does nothing at this moment."""
    game = scenario(*lines(units), **position)
    kind = type(game.field)
    monkeypatch.setattr(kind, "texts", {**kind.texts, "winters-bite": text(order(moment, do=()))})
    game.field.awaited = (moment,)
    return game


def is_stopped(game: Battle) -> bool:
    return game.asks("red", "declare-text")


def test_an_action_begins_and_ends(monkeypatch: pytest.MonkeyPatch) -> None:
    game = stopping_at(ACTION_CHOSEN, monkeypatch, SWORDS).play("red", "activate red-1", "action maneuver")
    assert is_stopped(game)
    assert game.play("red", "pass").asks("red", "choose-maneuver")
    game = stopping_at(ACTION_DONE, monkeypatch, SWORDS).activate("red-1").play("red", "action maneuver")
    assert game.asks("red", "choose-maneuver")
    game.play("red", "maneuver 0 5 0")
    assert is_stopped(game)
    assert game.pose("red-1") == (24, 15, 0)
    assert not game.is_activated("red-1")


@rule("miniatures:term.move")
def test_a_move_ends(monkeypatch: pytest.MonkeyPatch) -> None:
    game = stopping_at(MOVE_ENDED, monkeypatch, SWORDS).activate("red-1").play("red", "action maneuver")
    game.play("red", "maneuver 0 0 90")
    assert is_stopped(game)
    game = stopping_at(MOVE_ENDED, monkeypatch, SWORDS).activate("red-1").play("red", "action maneuver")
    game.play("red", "maneuver 0 0 0")
    assert not is_stopped(game), "it didn't move"


def test_the_die_of_a_retreat_and_its_end(monkeypatch: pytest.MonkeyPatch) -> None:
    game = stopping_at(RETREAT_ROLLED, monkeypatch, SWORDS, GUARDS).activate("red-1").dice(retreat=2)
    game.play("red", "action retreat")
    assert is_stopped(game)
    assert game.rolls() == [("red-1", "retreat", (2,))]
    assert game.play("red", "pass").asks("red", "choose-retreat")
    game = stopping_at(RETREATED, monkeypatch, SWORDS, GUARDS).activate("red-1").dice(retreat=2)
    game.play("red", "action retreat").play("red", "retreat back 5 0")
    assert is_stopped(game)
    assert game.play("red", "pass").asks("blue", "offer-free-pivot")


def test_without_a_retreat_nothing_has_retreated(monkeypatch: pytest.MonkeyPatch) -> None:
    sides = ("24 24.8 180", "18.85 20 90", "29.15 20 270")
    enemies = [f"blue: lannister-guardsmen @ {side}" for side in sides]
    # There is room after 8 in only, which Speed 5 reaches with a 3.
    units = ("red: stark-sworn-swords @ 24 20 0", *enemies, "red: grey-wind @ 24 15.78 0")
    game = stopping_at(RETREATED, monkeypatch, *units)
    assert game.activate("red-1").dice(retreat=2).play("red", "action retreat").asked() == ("blue",)
    assert [event["event"] for event in game.events()].count("retreat-impossible") == 1


@pytest.mark.parametrize("moment", [ACTION_DONE, MOVE_ENDED, RETREATED])
def test_a_destroyed_unit_has_no_moments_more(moment: str, monkeypatch: pytest.MonkeyPatch) -> None:
    weak = "red: stark-sworn-swords @ 24 10 0 wounds=2"
    friend = "red: stark-sworn-swords @ 40 10 0"
    game = stopping_at(moment, monkeypatch, weak, GUARDS, friend, terrain=("stakes @ 24 5 0",))
    game.activate("red-1").dice(retreat=2).play("red", "action retreat").dice(danger=1)
    game.play("red", "retreat back 5 0")
    assert game.pose("red-1") is None
    assert game.asks("blue", "offer-free-pivot")
    assert game.play("blue", "pass").asked() == ("blue",)
