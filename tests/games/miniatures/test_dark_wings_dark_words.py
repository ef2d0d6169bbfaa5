"""Dark Wings, Dark Words (p. 37): Missions from one deck that lie open, and are swapped."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from maester.engine import Seat, refuse
from maester.errors import BadData
from maester.games.miniatures import activation
from maester.games.miniatures.field import Field
from maester.games.miniatures.geometry.numbers import INCH
from maester.games.miniatures.invariants import invariants
from maester.games.miniatures.moments import ZONE_CLAIMED
from maester.games.miniatures.pieces.card_operations import InsteadOfZone
from maester.games.miniatures.pieces.filters import Has
from maester.games.miniatures.pieces.situations import NCU
from maester.games.miniatures.pieces.texts import must
from maester.harness.leaks import check_forgetting, check_leaks
from maester.harness.marks import rule
from tests.games.miniatures.army_lists import LIONS, WOLVES
from tests.games.miniatures.given import half, offered, saying
from tests.games.miniatures.language import Battle, new_game, scenario
from tests.games.miniatures.mission_language import (
    BOWMEN,
    CORNERS,
    GUARDS,
    SWORN,
    THREE,
    WINGS,
    active,
    missions,
    progress,
    scored,
    wings,
)

ROBB = "20201"
DORAN = "30901"
"""A Commander who is an NCU."""
LED = f"red: {SWORN} @ 24 10 0 with={ROBB}"
WAITING = (CORNERS[0], f"blue: {GUARDS} @ 36 43 180")
"""The Round goes on: blue has a unit to activate."""
HEALING = f"red: {SWORN} @ 12 10 0 wounds=6"


def reserve(game: Battle) -> list[int]:
    found: list[int] = missions(game)["reserve"]
    return found


def claims(zone: str = "coins", **more: Any) -> Battle:
    """Red's NCU, without abilities, Claims a zone; red is asked what it does instead of the effect."""
    game = wings(HEALING, *CORNERS, position={"ncus": ["red: 30201 silenced"]}, **more)
    game.nothing_declared()
    return game.play("red", "activate red-a", f"claim {zone}")


def led(*units: str, **more: Any) -> Battle:
    """Red's Commander's unit is activated."""
    game = wings(*(units or (LED, *WAITING)), position={"commanders": {"red": ROBB}, **more}).nothing_declared()
    return game if game.question() == "choose-action" else game.activate("red-1")


# --- set-up ----------------------------------------------------------------------------------------------------------


def deploying() -> Battle:
    return new_game(mode=WINGS).play("red", f"army {LIONS}").play("blue", f"army {WOLVES}")


@rule("miniatures:mode-dwdw.deployment")
def test_zones_are_ten_inches_deep() -> None:
    zones = [player["zone"] for player in deploying().view()["players"]]
    assert [[zone[1] // INCH, zone[3] // INCH] for zone in zones] == [[0, 10], [38, 48]]


@rule("miniatures:mode-dwdw.objectives")
def test_three_objectives_lie_on_the_centre_line() -> None:
    tokens = deploying().view()["objectives"]
    assert sorted((token["x"] / INCH, token["y"] / INCH) for token in tokens) == [(6, 24), (24, 24), (42, 24)]


@rule("miniatures:mode-dwdw.mission-deck")
def test_one_deck_of_missions_1_to_9_is_shuffled() -> None:
    decks = set()
    for seed in range(4):
        game = new_game(mode=WINGS, seed=seed).play("red", f"army {LIONS}").play("blue", f"army {WOLVES}")
        field = game.field
        cards = (*field.mission_active, *field.mission_reserve, *field.mission_deck)
        assert sorted(cards) == list(field.missions) == list(range(9))
        decks.add(cards)
    assert len(decks) == 4


@rule("miniatures:mode-dwdw.active-and-reserve")
def test_two_active_and_two_reserve_missions_lie_open_before_deployment() -> None:
    game = deploying()
    assert all(unit["pose"] is None for unit in game.view()["units"])
    shown = missions(game, None)
    assert (len(shown["active"]), len(shown["reserve"]), shown["deck_size"], shown["hands"]) == (2, 2, 5, [])
    kinds = ("active-missions-set", "reserve-missions-drawn")
    told = [event["missions"] for event in game.events() if event["event"] in kinds]
    assert [[int(number) for number in one] for one in told] == [active(game), reserve(game)]


def test_the_order_of_the_deck_is_known_to_nobody() -> None:
    game = wings()
    for viewer in (Seat(0), Seat(1), None):
        check_forgetting(game.match, viewer, Random(1))
        for number in range(5):
            check_leaks(game.match, viewer, Random(number))
    decks = {game.match.determinize(Seat(0), Random(number)).game.mission_deck for number in range(6)}
    assert len(decks) > 3


# --- Rounds ----------------------------------------------------------------------------------------------------------


@rule("miniatures:mode-dwdw.round-refresh")
def test_reserve_missions_become_active_from_round_three_on() -> None:
    game = wings(round=2, missions={"deck": ["5", "6"]})
    assert (game.field.round, active(game), reserve(game)) == (3, [2, 3], [5, 6])
    assert missions(game)["discard"] == [1, 9]
    # At the start of Round 2 all stays.
    game = wings(round=1)
    assert (game.field.round, active(game), reserve(game)) == (2, [1, 9], [2, 3])


@rule("miniatures:mode-dwdw.reshuffle")
def test_discarded_missions_are_a_new_deck_when_it_has_run_out() -> None:
    laid = {"active": ["1", "2"], "reserve": ["3", "4"], "deck": ["9"], "discarded": ["5", "6", "7", "8"]}
    game = wings(round=2, missions=laid)
    # The two that were Active are discarded before two are drawn.
    assert active(game) == [3, 4]
    assert reserve(game)[0] == 9
    assert reserve(game)[1] in (1, 2, 5, 6, 7, 8)
    assert (missions(game)["deck_size"], missions(game)["discard"]) == (5, [])
    assert game.events("mission-deck-renewed")[0]["number"] == 6
    field = game.field
    assert not any(field.known[len(field.army) * 20 + mission] for mission in field.mission_deck), "nobody knows it"


# --- swaps of NCUs ---------------------------------------------------------------------------------------------------


@rule("miniatures:mode-dwdw.ncu-swap")
def test_an_ncu_swaps_a_mission_instead_of_the_zones_effect() -> None:
    game = claims(missions={"deck": ["7"]})
    assert (game.question(), offered(game, "swap-mission")) == ("declare-text", True)
    game.play("red", "use swap-mission -: -")
    assert game.options("red") == [
        *(f"replace mission {one} with {other}" for one in (1, 9) for other in (2, 3)),
        "renew mission 2",
        "renew mission 3",
    ]
    assert game.why_not("red", "replace mission 2 with 3") == "mode-dwdw.ncu-swap"
    assert game.why_not("red", "renew mission 1") == "mode-dwdw.ncu-swap"
    assert game.numbers("red", "renew mission 1") == {"active": [1, 9], "reserve": [2, 3]}
    game.play("red", "replace mission 1 with 2")
    assert (active(game), missions(game)["discard"]) == ([2, 9], [1])
    assert (game.wounds("red-1"), len(game.events("zone-replaced"))) == (6, 1), "nobody is healed"


@rule("miniatures:mode-dwdw.ncu-swap")
def test_a_reserve_mission_is_renewed() -> None:
    game = claims(missions={"deck": ["7"]}).play("red", "use swap-mission -: -", "renew mission 2")
    assert (active(game), reserve(game), missions(game)["discard"]) == ([1, 9], [3, 7], [2])


def test_the_zone_has_its_effect_if_nothing_is_swapped() -> None:
    game = claims().play("red", "pass", "choose red-1")
    assert (game.wounds("red-1"), active(game)) == (9, [1, 9])


def test_an_opponents_claim_swaps_nothing_for_me() -> None:
    game = claims()
    assert game.asked() == ("red",)
    game.play("red", "pass")
    assert game.asked() == ("red",), "blue isn't asked about red's NCU"


@rule("miniatures:ruling.replaced-zone-effect")
def test_what_is_replaced_already_is_not_swapped(monkeypatch: pytest.MonkeyPatch) -> None:
    game = wings(HEALING, *CORNERS, position={"ncus": ["red: 30201"]})
    ability = game.field.ncu_card(game.unit("red-a")).abilities[0].id
    saying(game, monkeypatch, ability, must(ZONE_CLAIMED, Has(NCU), do=(InsteadOfZone(),)))
    game.nothing_declared().play("red", "activate red-a", "claim coins")
    assert not offered(game, "swap-mission")
    assert game.wounds("red-1") == 6


@rule("miniatures:ruling.dwdw-swap-refill")
def test_after_a_swap_there_are_again_two_reserve_missions() -> None:
    game = claims(missions={"deck": ["7"]}).play("red", "use swap-mission -: -", "replace mission 1 with 3")
    assert (active(game), reserve(game), missions(game)["deck_size"]) == ([3, 9], [2, 7], 4)


# --- swaps of Commanders ---------------------------------------------------------------------------------------------


@rule("miniatures:mode-dwdw.commander-swap")
def test_a_commander_who_forgoes_the_action_may_swap_a_mission() -> None:
    game = led().play("red", "action forgo")
    assert game.question() == "swap-mission"
    assert game.options("red")[-1] == "pass"
    game.play("red", "replace mission 9 with 2")
    assert (active(game), game.is_activated("red-1")) == ([1, 2], True)
    # He may let it be.
    game = led().play("red", "action forgo", "pass")
    assert (active(game), game.is_activated("red-1")) == ([1, 9], True)


@rule("miniatures:mode-dwdw.commander-swap")
def test_who_acts_swaps_nothing() -> None:
    game = led().act("march").play("red", "march 2 0")
    assert game.question() != "swap-mission"
    assert game.why_not(game.asked()[0], "replace mission 9 with 2") == "match.wrong-kind"
    # Nor does a unit without the Commander.
    game = led(f"red: {SWORN} @ 24 10 0", f"red: {SWORN} @ 12 10 0 activated with={ROBB}", *WAITING)
    game.play("red", "action forgo")
    assert (game.question() != "swap-mission", game.is_activated("red-1")) == (True, True)


@rule("miniatures:ruling.dwdw-commander-engaged")
def test_an_engaged_commander_may_not_forgo_to_swap() -> None:
    enemy = f"blue: {GUARDS} @ 24 {10 + half(SWORN, depth=True) + half(GUARDS, depth=True):g} 180"
    game = led(LED, enemy, *CORNERS)
    assert game.why_not("red", "action forgo") == "idleness.engaged-must-act"
    with game.refused("idleness.engaged-must-act"):
        game.play("red", "action forgo")


@rule("miniatures:ruling.dwdw-commander-engaged")
def test_nor_if_nothing_else_is_left_to_do(monkeypatch: pytest.MonkeyPatch) -> None:

    enemy = f"blue: {GUARDS} @ 24 {10 + half(SWORN, depth=True) + half(GUARDS, depth=True):g} 180"
    monkeypatch.setattr(activation, "why_not", lambda game, unit, action: refuse("action.list"))
    game = wings(LED, enemy, *WAITING, position={"commanders": {"red": ROBB}}).nothing_declared()
    # The one thing that it may do is done without a question.
    assert (game.asked(), game.kinds("action-forgone"), game.is_activated("red-1")) == (
        ("blue",),
        ["action-forgone"],
        True,
    )


@rule("miniatures:ruling.commander-unit")
def test_a_commander_who_is_an_ncu_may_forgo_the_zone_to_swap() -> None:
    people = {"ncus": [f"red: {DORAN} silenced", "red: 30201 silenced"], "commanders": {"red": DORAN}}
    game = wings(*CORNERS, position=people).nothing_declared()
    game.play("red", "activate red-a").nothing_declared().play("red", "pass")
    assert game.question() == "swap-mission"
    game.play("red", "replace mission 1 with 3")
    assert active(game) == [3, 9]
    # Another NCU may not.
    game = wings(*CORNERS, position=people).nothing_declared()
    game.play("red", "activate red-b").nothing_declared().play("red", "pass")
    assert game.question() != "swap-mission"


# --- scoring ---------------------------------------------------------------------------------------------------------


@rule("miniatures:mode-dwdw.control")
def test_objectives_are_controlled_by_covering() -> None:
    assert wings(f"red: {SWORN} @ 24 24 0", *CORNERS).controls(2) == "red-1"
    assert wings(f"red: {SWORN} @ 24 28 0", *CORNERS).controls(2) is None


@rule("miniatures:mode-dwdw.scoring-missions")
def test_everybody_may_fulfil_an_active_mission() -> None:
    people = {"ncus": ["red: 30201 zone=swords silenced activated", "blue: 30202 zone=horse silenced activated"]}
    game = wings(round=1, missions={"active": ["2", "9"], "reserve": ["1", "3"]}, position=people)
    assert scored(game) == {"red": {"mission-2": 1}, "blue": {"mission-2": 1}}


@rule("miniatures:ruling.dwdw-active-only")
def test_only_active_missions_score_and_from_round_one_on() -> None:
    people = {"ncus": ["red: 30201 zone=letter silenced activated"]}
    unit = f"red: {SWORN} @ 24 24 0 activated"
    game = wings(unit, *CORNERS, round=1, position=people)
    assert scored(game) == {"red": {"mission-1": 2}}, "3 is in reserve"
    game = wings(unit, *CORNERS, round=1, missions={"active": ["3", "9"], "reserve": ["1", "2"]}, position=people)
    assert scored(game) == {"red": {"mission-3": 1}}


@rule("miniatures:mode-dwdw.scoring-objectives")
def test_objectives_score_from_round_two_on() -> None:
    units = (f"red: {SWORN} @ 6 24 0 activated", f"red: {SWORN} @ 42 24 0 activated", *CORNERS)
    assert scored(wings(*units, round=1)) == {}
    assert scored(wings(*units, round=2)) == {"red": {"objectives": 2}}
    assert scored(wings(units[0], f"blue: {BOWMEN} @ 42 24 0 activated", *CORNERS, round=2)) == {
        "red": {"objectives": 1},
        "blue": {"objectives": 1},
    }


# --- what is seen ----------------------------------------------------------------------------------------------------


def test_everybody_sees_how_near_each_side_is() -> None:
    people = {"ncus": ["red: 30201 zone=letter silenced", "blue: 30202 silenced"]}
    laid = {"active": ["3", "4"], "reserve": ["1", "2"]}
    game = wings(*CORNERS, missions=laid, position=people)
    assert progress(game, 3, "red") == {
        "seats": ["red"], "own": 1, "lead": 1, "would_score": 1, "targets": [],
    }  # fmt: skip
    assert progress(game, 4, "blue") == {
        "seats": ["blue"], "own": 0, "lead": -1, "would_score": 0, "targets": [],
    }  # fmt: skip
    assert missions(game, "red") == missions(game, "blue") == missions(game)
    assert [one["revealed_by"] for one in missions(game)["active"]] == [[], []], "they come from the deck"


def test_a_position_tells_where_the_mission_cards_lie() -> None:
    game = wings(missions={"deck": ["7"], "discarded": ["8"], "scored": ["9 for blue"]}, round=1)
    text = game.match.position()
    again = scenario(mode=WINGS, position=text)
    assert again.match.position()["missions"] == text["missions"]
    assert again.field.mission_deck == game.field.mission_deck
    laid_out = scenario(*CORNERS, mode=WINGS, objectives=THREE)
    assert len(laid_out.field.mission_active) == len(laid_out.field.mission_reserve) == 2


def renew_nothing(field: Field) -> None:
    field.mission_discard, field.mission_reserve = field.mission_reserve[:1], field.mission_reserve[1:]


def keep_a_drawn_card_in_the_deck(field: Field) -> None:
    field.mission_deck += field.mission_active[:1]


@pytest.mark.parametrize("spoil", [renew_nothing, keep_a_drawn_card_in_the_deck])
def test_what_is_wrong_with_the_mission_deck_is_noticed(spoil: Callable[[Field], Any]) -> None:
    game = wings()
    assert list(invariants(game.field)) == []
    spoil(game.field)
    assert list(invariants(game.field))


@pytest.mark.parametrize(
    "laid",
    [
        {"active": ["1"], "reserve": ["2", "3"]},
        {"active": ["1", "1"], "reserve": ["2", "3"]},
        {"active": ["1", "10"], "reserve": ["2", "3"]},
        {"active": ["1", "pink 4"], "reserve": ["2", "3"]},
        {"active": ["1", "4"], "reserve": ["2", "3"], "destroyers": {"pink-1": ["red"]}},
        {"active": ["1", "4"], "reserve": ["2", "3"], "scored": ["1 for pink"]},
        {"active": ["1", "4"], "reserve": ["2", "3"], "feast": []},
    ],
)
def test_a_bad_position_of_missions_is_refused(laid: dict[str, Any]) -> None:
    with pytest.raises(BadData):
        scenario(*CORNERS, mode=WINGS, position={"missions": laid})


def test_a_mode_without_missions_has_none_in_a_position() -> None:
    with pytest.raises(BadData):
        scenario(*CORNERS, position={"missions": {"active": ["1", "4"], "reserve": ["2", "3"]}})
