"""What everybody sees of a battle: attacks step by step, Charges, tests and dice, units, NCUs and players."""

from __future__ import annotations

from typing import Any

import pytest

from maester.games.miniatures.chart import point
from maester.games.miniatures.moments import ACTIVATED, TARGETED
from maester.games.miniatures.names import PANICKED, VULNERABLE
from maester.games.miniatures.pieces.filters import Friendly, Has
from maester.games.miniatures.pieces.operations import Give
from maester.games.miniatures.pieces.picking import ForOne
from maester.games.miniatures.pieces.situations import ACTIVATED_UNIT, CHOSEN, OWN, TARGETED_UNIT
from maester.games.miniatures.pieces.targets import Enemies
from maester.games.miniatures.pieces.texts import may
from tests.games.miniatures.given import charge, saying
from tests.games.miniatures.language import Battle, facing

BITE = "winters-bite"
"""An ability of Stark Sworn Swords, which says something else here."""


def holds(shown: dict[str, Any], **expected: Any) -> bool:
    """Is all of that shown, among other things?"""
    assert {key: shown[key] for key in expected} == expected
    return True


def attacking() -> Battle:
    """Guardsmen attack Sworn Swords, whose player may have their dice rerolled, as the other may later."""
    game = facing("lannister-guardsmen weakened", "stark-sworn-swords wounds=9 panicked vulnerable").activate("red-1")
    game.dice(attack="654321", defense="161", panic="113").play("red", "action melee-attack", "pass")
    return game


def test_an_attack_step_by_step() -> None:
    game = attacking()
    printed = {
        "attack": "long-sword", "attacker": "red-1", "defender": "blue-1", "charge": False, "ranged": False,
        "side": "front", "to_hit": 4, "to_hit_lines": [], "dice_lines": [[6, "ranks"]], "keywords": [], "rerolls": [],
        "defended": True, "defense": 4, "defense_lines": [], "panic_lines": [], "piercing": 0,
    }  # fmt: skip
    (shown,) = game.view()["attacks"]
    assert holds(shown, **printed, dice=[], hits=0, misses=0, defense_dice=[], wounds=0)
    six = {"dice": [6, 5, 4, 3, 2, 1], "purpose": "attack", "rerolled": [[]] * 6, "sides": [6] * 6, "unit": "red-1"}
    assert game.view()["roll"] == six
    game.play("blue", "pass")
    (shown,) = game.view()["attacks"]
    assert holds(shown, **printed, dice=[6, 5, 4, 3, 2, 1], hits=3, misses=3, defense_dice=[], wounds=0)
    assert holds(game.view()["roll"], dice=[1, 6, 1], purpose="defense", unit="blue-1")
    game.play("red", "pass")
    (shown,) = game.view()["attacks"]
    assert holds(shown, hits=3, defense_dice=[1, 6, 1], wounds=2)
    assert holds(game.view()["roll"], dice=[1, 1, 3], purpose="panic", sides=[6, 6, 3], unit="blue-1")
    assert holds(game.view()["test"], unit="blue-1", panic=True, morale=6, source="attack", lines=[], dice=[])
    assert holds(game.view(), active="red-1", action="melee-attack", charge=None)


def test_whoever_has_a_die_rerolled_is_told_with_the_dice_as_they_lie() -> None:
    game = facing("lannister-guardsmen weakened", "stark-sworn-swords").activate("red-1")
    game.dice(attack="654321", again="2", defense="66").play("red", "action melee-attack", "pass")
    game.play("blue", "reroll weakened: 1")
    rolled = game.events("rerolled")[-1]
    assert holds(rolled, seat="blue", source="weakened", unit="red-1", purpose="attack", dice=[2, 5, 4, 3, 2, 1])


def test_the_attack_of_a_charge() -> None:
    game = charge("stark-sworn-swords", "lannister-guardsmen", attack="6543211", defense="1")
    assert holds(
        game.view()["charge"], unit="red-1", target="blue-1", side="front", die=5, reached=True, hindered=False
    )
    (shown,) = game.view()["attacks"]
    assert holds(shown, charge=True, rerolls=["charge-bonus"], keywords=["critical-blow"], dice_lines=[[7, "ranks"]])


def test_an_attack_on_a_unit_that_is_gone_has_no_lines() -> None:
    game = attacking()
    game.field.take_away(game.unit("blue-1"))
    (shown,) = game.view()["attacks"]
    assert holds(shown, defended=False, rerolls=[], to_hit_lines=[], defense_lines=[], dice_lines=[[6, "ranks"]])
    game.field.take_away(game.unit("red-1"))
    (shown,) = game.view()["attacks"]
    assert shown["dice_lines"] == []


def test_units_with_all_that_they_have() -> None:
    north = "stark-the-north-remembers"
    game = facing(
        "stark-outriders wounds=7",
        "lannister-guardsmen wounds=7 with=20102/2,20203@red tokens=1 silenced weakened",
        "red: stark-bowmen @ 3 3 0 activated",
        "blue: lannister-guardsmen reserve",
        "blue: lannister-guardsmen @ 45 45 180 with=20115 used=order-hold-the-line",
        position={
            "commanders": {"red": "20201", "blue": "20115"},
            "borne": [
                f"red: {north} on=blue-1 tokens=1 until=round",
                f"red: {north} on=red-1 until=turn effect targets=blue-1 zones=coins,crown",
            ],
        },
    )
    assert holds(
        game.unit_view("blue-1"),
        unit="blue-1", seat="blue", card="lannister-guardsmen", ref="10101", pose=[24_000, 24_900, 18_000],
        width=5_500, depth=4_800, wounds=7, full=12, models=7, wound_tokens=0, ranks=2, activated=False,
        conditions=["weakened"], engaged_with=["red-1"], orders_used=[], silenced=True, tokens=1, commander=False,
        in_reserve=False,
        attachments=[
            {"card": "guard-captain", "ref": "20102", "seat": "blue", "tokens": 2},
            {"card": "umber-champion", "ref": "20203", "seat": "red", "tokens": 0},
        ],
        bears=[
            {
                "kind": "card", "seat": "red", "targets": [], "text": north, "tokens": 1, "until": "round", "zones": [],
            }
        ],
    )  # fmt: skip
    # Two models of three Wounds, and one with two tokens.
    assert holds(game.unit_view("red-1"), wounds=7, models=3, wound_tokens=2, silenced=False)
    assert holds(game.unit_view("red-1")["bears"][0], kind="effect", targets=["blue-1"], zones=["coins", "crown"])
    assert holds(game.unit_view("red-2"), activated=True, engaged_with=[], bears=[])
    assert holds(game.unit_view("blue-2"), pose=None, in_reserve=True)
    assert holds(game.unit_view("blue-3"), commander=True, orders_used=["order-hold-the-line"])


def test_players_ncus_zones_and_what_lies_on_the_table() -> None:
    game = facing(
        "stark-sworn-swords",
        "lannister-guardsmen",
        "red: stark-bowmen @ 3 3 0 activated",
        objectives=("24 20 card=3", "40 40"),
        terrain=("palisade @ 36 36 0",),
        position={
            "commanders": {"red": "20201"},
            "ncus": ["red: 30201 zone=crown tokens=1 activated silenced", "blue: 30105"],
            "hands": {"red": ["stark-winters-might"]},
            "discards": {"red": ["stark-northern-ferocity"]},
            "victory_points": {"blue": 2},
        },
    )
    red, blue = game.view("red")["players"]
    assert holds(
        red,
        seat="red", edge=0, victory_points=0, to_activate=1, points_left=11, commander="20201", hand_size=1,
        hand=["stark-winters-might"], hand_limit=5, deck_size=18, discard=["stark-northern-ferocity"], bears=[],
    )  # fmt: skip
    assert len(red["in_hand_or_deck"]) == 19
    assert game.view("blue")["players"][0]["hand"] != ["stark-winters-might"]
    assert holds(blue, edge=1, victory_points=2, scored=[["earlier", 2]], to_activate=2, points_left=5, commander=None)
    catelyn, other = game.view()["ncus"]
    assert holds(
        catelyn, unit="red-a", ref="30201", activated=True, silenced=True, tokens=1, destroyed=False, zone="crown"
    )
    assert holds(other, unit="blue-a", activated=False, silenced=False, zone=None)
    zones = {one["zone"]: (one["ncu"], one["controlled_by"]) for one in game.view()["zones"]}
    assert (zones["crown"], zones["coins"]) == (("red-a", ["red"]), (None, []))
    first, second = game.view()["objectives"]
    assert holds(first, number=1, x=24_000, y=20_000, card=3, claimed_by="red-1", controlled_by="red-1")
    assert holds(second, number=2, card=0, claimed_by=None, controlled_by=None)
    (palisade,) = game.view()["terrain"]
    assert holds(palisade, kind="palisade", pose=[36_000, 36_000, 0])
    assert holds(game.view(), round=2, last_round=6, first="red", turn="red", active=None, action=None)
    assert point(game.match.view()) == (
        2,
        {"victory_points": {"red": 0.0, "blue": 2.0}, "points_left": {"red": 11.0, "blue": 5.0}},
    )


def test_what_was_declared_and_what_is_being_resolved(monkeypatch: pytest.MonkeyPatch) -> None:
    game = facing("stark-sworn-swords", "stark-sworn-swords")
    used = may(ACTIVATED, Has(ACTIVATED_UNIT), do=(ForOne(Enemies(), (Give(CHOSEN, (PANICKED,)),)),))
    answer = may(TARGETED, Friendly(TARGETED_UNIT), Has(TARGETED_UNIT), do=(Give(OWN, (VULNERABLE,)),))
    saying(game, monkeypatch, BITE, used, answer)
    game.play("red", "activate red-1", f"use {BITE} red-1: -")
    (shown,) = game.view()["declared"]
    assert holds(shown, seat="red", text=BITE, unit="red-1", card=False, targets=[], cancelled=False, resolving=True)
    game.play("red", "choose blue-1")
    (shown,) = game.view()["declared"]
    assert holds(shown, targets=["blue-1"], resolving=True)
    assert game.asks("blue", "declare-text")
    assert game.match.decision("blue").prompt.values["answered"] == BITE
    game.play("blue", f"use {BITE} blue-1: -")
    assert (game.conditions("blue-1"), game.view()["declared"]) == (("panicked", "vulnerable"), [])
