"""The Reserve: units that are kept off the table, and come onto it later."""

from __future__ import annotations

import pytest

from maester.games.miniatures.names import UNIT_NAMES
from maester.games.miniatures.reserve import ChooseReserves
from tests.games.miniatures.cards import finish
from tests.games.miniatures.given import told
from tests.games.miniatures.language import FAR, Battle, new_game, scenario

RIDERS = "stark-outriders"
GUARDS = "lannister-guardsmen"
SCOUT = "20214"
"""Brynden Tully, Vanguard Infiltrator, who has Outflank."""


def waiting(first: str = "red") -> Battle:
    """The Round ends; red's riders wait in Reserve. In the next Round the other player is First Player."""
    friends = [f"red: stark-bowmen @ {x} 3 0 activated" for x in (32, 40)]
    units = (f"red: {RIDERS} reserve with={SCOUT}", *friends)
    game = scenario(*units, f"blue: {GUARDS} @ 24 45 180", first=first, turn="blue").nothing_declared()
    game.activate("blue-1").play("blue", "action forgo")
    return finish(game, "place-from-reserve")


def test_a_unit_comes_from_reserve_in_a_round_in_which_its_player_is_not_first() -> None:
    game = waiting("red")
    assert game.asks("red", "place-from-reserve")
    game.play("red", "deploy red-1 3 30 90")
    assert (game.pose("red-1"), game.is_activated("red-1")) == ((3, 30, 90), False)
    assert told(game, "unit-arrived")["unit"] == "red-1"
    assert waiting("blue").question() == "activate-unit"


@pytest.mark.parametrize(
    ("move", "rule"),
    [
        ("deploy red-1 24 24 0", "deploy.fully-within-zone"),
        ("deploy red-1 24 45 180", "deploy.fully-within-zone"),
        ("deploy red-1 40 3 0", "ruling.deploy-placement"),
        ("deploy red-2 3 30 90", "deploy.alternate"),
    ],
)
def test_where_a_unit_can_not_come(move: str, rule: str) -> None:
    assert waiting().why_not("red", move) == rule


@pytest.mark.parametrize("move", ["deploy red-1 3 30 90", "deploy red-1 45 30 270", "deploy red-1 20 3 0"])
def test_both_flanks_and_the_own_edge_are_open(move: str) -> None:
    assert waiting().why_not("red", move) is None


def test_a_unit_may_wait_longer_and_is_not_activated_meanwhile() -> None:
    game = waiting().play("red", "pass")
    finish(game)
    assert game.field.in_reserve[game.unit("red-1")]
    assert "activate red-1" not in game.options(game.asked()[0])


def test_a_page_can_draw_where_a_unit_comes() -> None:
    game = waiting()
    domain = game.match.decision(game.seat("red")).domain
    assert domain is not None
    shown = domain.shown()
    assert shown is not None
    assert len(shown.area) == 8  # type: ignore[attr-defined]
    assert {place.what for place in shown.places} == {"red-1"}  # type: ignore[attr-defined]
    nearest = game.match.why_not("red", "deploy red-1 24 24 0")
    assert nearest is not None


def asked(*units: str) -> list[str]:
    """Who is asked whether a unit waits in Reserve, when deployment begins."""
    game = scenario(*FAR, *units, unchecked=True)
    field = game.field
    for unit in field.units():
        if field.stands(unit):
            field.take_away(unit)
    field.agenda.clear()
    ChooseReserves().run(field)
    return [UNIT_NAMES[step.unit] for step in reversed(field.agenda)]  # type: ignore[attr-defined]


def test_only_whoever_may_outflank_is_asked_before_deployment() -> None:
    assert asked(f"red: {RIDERS} @ 24 20 0 with={SCOUT}") == ["red-2"]
    assert asked(f"red: {RIDERS} @ 24 20 0") == []


# --- a whole set-up ----------------------------------------------------------------------------------------------

WOLF = "stark/30/10201+20202,10203,10202+20214,30210~1"
"""Greatjon's army with riders that may outflank, and Robb, King in the North."""


def set_up(*stops: str, wait: str = "no") -> Battle:
    """Both bring that army, and everything is done as it is offered, up to one of these questions."""
    game = new_game(points=30)
    for seat in ("red", "blue"):
        game.play(seat, f"army {WOLF}")
    while game.question() not in stops:
        seat = game.asked()[0]
        game.play(seat, wait if game.question() == "wait-in-reserve" else game.options(seat)[0])
    return game


def test_riders_wait_in_reserve_instead_of_being_deployed() -> None:
    game = set_up("declare-text", "activate-unit", wait="yes")
    assert (game.pose("red-3"), game.field.in_reserve[game.unit("red-3")]) == (None, True)
    game = set_up("declare-text", "activate-unit", wait="no")
    assert (game.pose("red-3") is None, game.field.in_reserve[game.unit("red-3")]) == (False, False)


def test_robb_takes_a_unit_off_the_table_after_deployment() -> None:
    game = set_up("declare-text")
    seat = game.asked()[0]
    game.play(seat, f"use wolfs-cunning {seat}-a: {seat}-2")
    other = "blue" if seat == "red" else "red"
    game.play(other, "pass")
    assert (game.pose(f"{seat}-2"), told(game, "kept-in-reserve")["unit"]) == (None, f"{seat}-2")
    assert [(one.part, one.targets) for one in game.field.borne] == [(0, (game.unit(f"{seat}-2"),))]


def test_robb_may_leave_all_where_they_are() -> None:
    game = set_up("declare-text")
    while game.question() == "declare-text":
        game.play(game.asked()[0], "pass")
    assert (game.events("kept-in-reserve"), game.field.borne) == ([], ())
