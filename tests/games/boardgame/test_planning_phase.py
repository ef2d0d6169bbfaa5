"""The Planning phase: orders are assigned in secret and revealed together (p. 12)."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from maester import NotAsked
from maester.harness.leaks import check_leaks
from maester.harness.marks import rule
from tests.games.boardgame.language import Play, scenario

NORTH = ["winterfell", "karhold", "castle-black", "stony-shore"]
ISLES = ["pyke", "seagard", "riverrun", "harrenhal"]
NINE_AREAS = dict.fromkeys([*ISLES, "greywater-watch", "flints-finger", "moat-cailin", "twins", "stoney-sept"], "F")
"""More than Greyjoy, who has no star in the King's Court, has usable orders for when Raids are banned: eight."""


def planning(**position: Any) -> Play:
    return scenario(phase="planning", **position)


def too_few(**position: Any) -> Play:
    """Greyjoy, last in turn order, has nine areas and eight usable orders; Stark and Lannister have enough."""
    return planning(
        greyjoy=NINE_AREAS, stark={"winterfell": "F"}, lannister={"lannisport": "F"}, bans=["no-raid"],
        tracks={"iron-throne": ["stark", "lannister", "greyjoy"]}, **position,
    )  # fmt: skip


def area_seen(game: Play, area: str, viewer: str) -> dict[str, Any]:
    found: dict[str, Any] = next(one for one in game.view(viewer)["areas"] if one["area"] == area)
    return found


# --- assigning orders ---------------------------------------------------------------------------------------


@rule("boardgame:planning.step-order")
def test_orders_are_assigned_then_revealed_then_the_raven_is_used() -> None:
    game = planning(stark={"winterfell": "F"}, lannister={"lannisport": "F"})
    game.play("lannister", "order lannisport: march-0")
    with game.refused("match.wrong-kind"):
        game.play("lannister", "look at wildlings")
    assert game.order("lannisport") is None
    game.play("stark", "order winterfell: raid")
    assert (game.order("lannisport"), game.order("winterfell")) == ("march-0", "raid")
    assert game.asks("lannister", "use-messenger-raven")
    game.play("lannister", "pass")
    assert game.question() == "resolve-marches"


@rule("boardgame:planning.one-order-per-occupied-area")
def test_who_has_an_area_without_an_order_is_not_ready() -> None:
    areas = ("winterfell", "karhold", "castle-black", "stony-shore")
    game = planning(stark=dict.fromkeys(areas, "F"))
    for area, order in zip(areas, ("march-0", "raid", "support"), strict=False):
        game.play("stark", f"order {area}: {order}")
    with game.refused("planning.one-order-per-occupied-area"):
        game.play("stark", "ready")
    assert len(game.options("stark")) > 1
    assert all(option.startswith("order stony-shore: ") for option in game.options("stark"))
    game.play("stark", "order stony-shore: support")
    assert [game.order(area) for area in areas] == ["march-0", "raid", "support", "support"]


@rule("boardgame:planning.not-more-than-one")
def test_an_area_bears_one_order_which_may_be_changed_before_the_reveal() -> None:
    game = planning(stark={"winterfell": "F", "karhold": "F"}, lannister={"lannisport": "F"})
    game.play("stark", "order winterfell: march-0")
    with game.refused("planning.not-more-than-one"):
        game.play("stark", "order winterfell: raid")
    game.play("stark", "order karhold: raid").play("stark", "order karhold: support")
    game.play("lannister", "order lannisport: raid")
    assert (game.order("winterfell"), game.order("karhold")) == ("march-0", "support")


@rule("boardgame:planning.only-areas-with-own-units")
def test_no_order_goes_to_an_area_without_own_units() -> None:
    game = planning(stark={"karhold": "F"}, lannister={"lannisport": "F"}, power_tokens={"castle-black": "stark"})
    for area in ("castle-black", "winterfell", "lannisport", "stony-shore"):
        with game.refused("planning.only-areas-with-own-units"):
            game.play("stark", f"order {area}: support")
    assert game.garrison("winterfell") == 2
    assert {option.split(":")[0] for option in game.options("stark")} == {"order karhold"}


@rule("boardgame:planning.sea-and-port-areas")
def test_a_port_and_its_land_area_get_orders_of_their_own() -> None:
    game = planning(lannister={"lannisport": "FF", "lannisport-port": "S"})
    game.play("lannister", "order lannisport: march-0")
    with game.refused("planning.one-order-per-occupied-area"):
        game.play("lannister", "ready")
    game.play("lannister", "order lannisport-port: raid")
    assert (game.order("lannisport"), game.order("lannisport-port")) == ("march-0", "raid")


@rule("boardgame:ruling.order-duty-covers-sea-and-port")
def test_a_sea_area_with_own_ships_needs_an_order_too() -> None:
    game = planning(lannister={"lannisport": "F", "golden-sound": "S"})
    game.play("lannister", "order lannisport: march-0")
    with game.refused("planning.one-order-per-occupied-area"):
        game.play("lannister", "ready")
    game.play("lannister", "order golden-sound: support")
    assert game.order("golden-sound") == "support"


@rule("boardgame:planning.face-down")
def test_others_see_whose_order_lies_face_down_but_not_which() -> None:
    game = too_few()
    game.play("stark", "order winterfell: defense-2")
    seen = area_seen(game, "winterfell", "lannister")
    assert (seen["order_of"], seen["order"]) == ("stark", None)
    assert "defense-2" not in str(game.view("lannister")["areas"]) + str(game.events(viewer="lannister"))
    assert area_seen(game, "winterfell", "stark")["order"] == "defense-2"
    assert game.events("order-laid", "greyjoy") == [{"event": "order-laid", "seat": "stark", "area": "winterfell"}]


def test_of_a_house_that_is_ready_others_see_that_its_orders_lie_there() -> None:
    game = planning(stark={"winterfell": "F"}, lannister={"lannisport": "F"})
    assert area_seen(game, "winterfell", "lannister")["order_of"] is None
    game.play("stark", "order winterfell: raid")
    seen = area_seen(game, "winterfell", "lannister")
    assert (seen["order_of"], seen["order"]) == ("stark", None)
    assert area_seen(game, "lannisport", "stark")["order_of"] is None


@rule("boardgame:planning.simultaneous")
def test_all_houses_assign_at_the_same_time() -> None:
    game = planning(stark={"winterfell": "F"}, lannister={"lannisport": "F"}, tyrell={"highgarden": "F"},
                    tracks={"iron-throne": ["stark", "lannister", "tyrell"]})  # fmt: skip
    assert set(game.asked()) == {"stark", "lannister", "tyrell"}
    game.play("tyrell", "order highgarden: raid")
    assert set(game.asked()) == {"stark", "lannister"}


@rule("boardgame:planning.no-revealing")
def test_nobody_can_be_shown_an_order_before_the_reveal() -> None:
    game = planning(stark={"winterfell": "F"}, lannister={"lannisport": "F"}, greyjoy={"pyke": "F"})
    game.play("stark", "order winterfell: raid-special")
    for viewer in ("lannister", "greyjoy", None):
        assert "raid-special" not in str(game.view(viewer)["areas"]) + str(game.events(viewer=viewer))
        assert game.match.view(viewer)["tray"] == []
        check_leaks(game.match, None if viewer is None else game.seat(viewer), Random(1))
    assert "raid-special" in str(game.match.view("stark")["tray"])


@rule("boardgame:planning.special-limit")
def test_special_orders_are_limited_by_stars_under_all_circumstances() -> None:
    game = planning(baratheon={"dragonstone": "F", "kingswood": "F", "reach": "F"})
    game.play("baratheon", "order dragonstone: march-plus-1")
    with game.refused("planning.special-limit"):
        game.play("baratheon", "order kingswood: raid-special")
    game.play("baratheon", "order kingswood: raid")
    starless = too_few()
    starless.play("stark", "order winterfell: support").play("lannister", "order lannisport: support")
    with starless.refused("planning.special-limit"):
        starless.play("greyjoy", "order pyke: defense-2")


@rule("boardgame:planning.all-complete-before-reveal")
def test_nothing_is_revealed_while_somebody_has_an_uncovered_area() -> None:
    game = planning(stark={"winterfell": "F", "karhold": "F"}, lannister={"lannisport": "F"})
    game.play("lannister", "order lannisport: march-0").play("stark", "order winterfell: raid")
    assert game.asked() == ("stark",)
    assert game.order("lannisport") is None
    assert game.events("order-revealed") == []


@rule("boardgame:planning.too-few-sequential")
def test_if_somebody_has_too_few_orders_all_assign_in_turn_order() -> None:
    game = too_few()
    assert game.asked() == ("stark",)
    with pytest.raises(NotAsked):
        game.match.play("lannister", "order lannisport: march-0")
    game.play("stark", "order winterfell: march-0")
    assert game.asked() == ("lannister",)
    with pytest.raises(NotAsked):
        game.match.play("stark", "order winterfell: support")
    game.play("lannister", "order lannisport: march-0")
    assert game.asked() == ("greyjoy",)
    assert game.order("winterfell") is None
    game.orders(greyjoy={})
    assert (game.order("winterfell"), game.order("lannisport")) == ("march-0", "march-0")
    assert game.board.face_down == ()


@rule("boardgame:planning.too-few-place-all")
def test_who_has_too_few_orders_places_all_and_chooses_the_bare_areas() -> None:
    game = too_few()
    game.play("stark", "order winterfell: support").play("lannister", "order lannisport: support")
    orders = ("march-minus-1", "march-0", "defense-1", "defense-1", "support", "support", "consolidate-power")
    kept = [area for area in NINE_AREAS if area not in ("seagard", "greywater-watch")]
    for area, order in zip(kept, orders, strict=True):
        game.play("greyjoy", f"order {area}: {order}")
    with game.refused("planning.too-few-place-all"):
        game.play("greyjoy", "ready")
    assert game.options() == ["order greywater-watch: consolidate-power", "order seagard: consolidate-power"]
    game.play("greyjoy", "order greywater-watch: consolidate-power")
    assert (game.order("seagard"), game.order("greywater-watch")) == (None, "consolidate-power")


@rule("boardgame:planning.too-few-counts-usable-only")
def test_banned_orders_and_special_ones_beyond_the_stars_are_not_usable() -> None:
    nine = planning(greyjoy=NINE_AREAS, stark={"winterfell": "F"}, tracks={"iron-throne": ["stark", "greyjoy"]})
    assert set(nine.asked()) == {"greyjoy", "stark"}
    banned = planning(greyjoy=NINE_AREAS, stark={"winterfell": "F"}, tracks={"iron-throne": ["stark", "greyjoy"]},
                      bans=["no-raid"])  # fmt: skip
    assert banned.asked() == ("stark",)
    court = ["stark", "lannister", "tyrell", "greyjoy"]
    with_star = planning(greyjoy=NINE_AREAS, stark={"winterfell": "F"}, bans=["no-raid"], tracks={"kings-court": court})
    assert set(with_star.asked()) == {"greyjoy", "stark"}


def test_who_has_just_enough_orders_covers_all_areas() -> None:
    eight = {area: units for area, units in NINE_AREAS.items() if area != "pyke"}
    game = planning(greyjoy=eight, stark={"winterfell": "F"}, bans=["no-raid"])
    assert set(game.asked()) == {"greyjoy", "stark"}
    with game.refused("planning.one-order-per-occupied-area"):
        game.play("greyjoy", "ready")


def test_orders_that_lie_face_down_are_dealt_anew_for_those_who_cannot_know_them() -> None:
    game = too_few()
    game.play("stark", "order winterfell: defense-2").play("lannister", "order lannisport: march-0")
    for viewer in ("lannister", "greyjoy", "tyrell"):
        check_leaks(game.match, game.seat(viewer), Random(3))
    tokens = set()
    for seed in range(60):
        twin = Play(game.match.determinize("greyjoy", Random(seed))).board.face_down
        tokens.add(twin[0][2])
        assert [order[:2] for order in twin] == [order[:2] for order in game.board.face_down]
    assert len(tokens) == 9, "all but the two banned kinds of Raid"
    own = {Play(game.match.determinize("stark", Random(seed))).board.face_down[0] for seed in range(20)}
    assert own == {game.board.face_down[0]}


# --- revealing them ---------------------------------------------------------------------------------------------


@rule("boardgame:planning.reveal-simultaneous")
def test_all_orders_are_revealed_at_once_and_do_nothing_yet() -> None:
    game = planning(stark={"winterfell": "F"}, lannister={"lannisport": "F"}, power=5)
    game.play("stark", "order winterfell: consolidate-power").play("lannister", "order lannisport: raid")
    for viewer in ("stark", "lannister", "greyjoy"):
        assert area_seen(game, "winterfell", viewer)["order"] == "consolidate-power"
        assert area_seen(game, "lannisport", viewer)["order"] == "raid"
    assert game.power("stark") == 5
    assert [event["area"] for event in game.events("order-revealed")] == ["winterfell", "lannisport"]


# --- the stars of the King's Court --------------------------------------------------------------------------------


def special_orders(game: Play, house: str, areas: list[str]) -> int:
    """How many Special orders the house can place when it places as many as it can."""
    placed = 0
    for area in areas:
        options = [option for option in game.options(house) if option.startswith(f"order {area}: ")]
        special = [option for option in options if option.endswith(("plus-1", "special", "-2"))]
        placed += bool(special)
        game.play(house, (special or options)[0])
    return placed


@rule("boardgame:example.special-orders-six-player")
def test_positions_1_4_and_5_of_six_may_place_3_1_and_no_special_orders() -> None:
    court = ["stark", "martell", "lannister", "greyjoy", "tyrell", "baratheon"]
    reach = ["highgarden", "oldtown", "reach", "arbor"]
    game = planning(stark=dict.fromkeys(NORTH, "F"), greyjoy=dict.fromkeys(ISLES, "F"), baratheon={"eyrie": "F"},
                    tyrell=dict.fromkeys(reach, "F"), tracks={"kings-court": court})  # fmt: skip
    found = [special_orders(game, *of) for of in (("stark", NORTH), ("greyjoy", ISLES), ("tyrell", reach))]
    assert found == [3, 1, 0]


@rule("boardgame:example.special-orders-five-or-six")
@pytest.mark.parametrize("players", [5, 6])
def test_the_top_position_may_use_3_special_orders_and_position_4_one(players: int) -> None:
    game = planning(
        stark=dict.fromkeys(NORTH, "F"), greyjoy=dict.fromkeys(ISLES, "F"), tyrell={"highgarden": "F"}, players=players,
        tracks={"kings-court": ["stark", "lannister", "baratheon", "greyjoy"]},
    )  # fmt: skip
    assert [special_orders(game, *of) for of in (("stark", NORTH), ("greyjoy", ISLES))] == [3, 1]


@rule("boardgame:planning.simultaneous")
def test_nobody_learns_which_order_was_thought_of_first() -> None:
    told = []
    for areas in (("winterfell", "karhold"), ("karhold", "winterfell")):
        game = planning(stark={"winterfell": "F", "karhold": "F"})
        for area in areas:
            game.play("stark", f"order {area}: {'raid' if area == 'karhold' else 'march-0'}")
        told.append(game.rest(lambda play: bool(play.events("order-revealed"))).events("order-revealed"))
    assert told[0] == told[1]
