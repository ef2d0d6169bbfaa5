"""Raid orders (p. 14)."""

from __future__ import annotations

from typing import Any

from maester.harness.marks import rule
from tests.games.boardgame.language import Play, scenario


def raids(**position: Any) -> Play:
    """Baratheon has a March order far away, so that the match stops after the raids."""
    orders = {"storms-end": "march-0", **position.pop("orders")}
    return scenario(phase="raids", baratheon={"storms-end": "F", **position.pop("baratheon", {})}, orders=orders,
                    **position)  # fmt: skip


@rule("boardgame:action.step-order")
def test_raids_come_before_marches_marches_before_consolidating_then_clean_up() -> None:
    game = scenario(
        phase="clean-up", stark={"winterfell": "F", "karhold": "F", "white-harbor": "F"}, greyjoy={"moat-cailin": "F"},
        westeros={"i": ["last-days-of-summer"], "ii": ["last-days-of-summer"], "iii": ["rains-of-autumn"]},
    )  # fmt: skip
    orders = {"winterfell": "raid", "karhold": "march-0", "white-harbor": "consolidate-power-special"}
    game.orders(stark=orders, greyjoy={"moat-cailin": "support"}).play("lannister", "pass")
    with game.refused("match.wrong-kind"):
        game.play("stark", "march karhold: done")
    game.play("stark", "raid winterfell>-")
    with game.refused("match.wrong-kind"):
        game.play("stark", "power white-harbor")
    game.march("karhold")
    assert (game.question(), game.order("moat-cailin")) == ("resolve-consolidate-power", "support")
    game.play("stark", "power white-harbor")
    assert game.events("cleaned-up")
    assert game.order("moat-cailin") is None


@rule("boardgame:raid.one-at-a-time")
def test_in_turn_order_each_resolves_one_raid_until_none_is_left() -> None:
    game = raids(
        lannister={"lannisport": "F", "stoney-sept": "F"}, stark={"winterfell": "F"},
        greyjoy={"riverrun": "F", "moat-cailin": "F"}, tracks={"iron-throne": ["lannister", "stark"]},
        orders={"lannisport": "raid", "stoney-sept": "raid", "winterfell": "raid", "riverrun": "support",
                "moat-cailin": "support"},
    )  # fmt: skip
    asked = []
    while game.question() == "resolve-raids":
        asked.append(game.asked()[0])
        game.play(asked[-1], game.options()[0])
    assert asked == ["lannister", "stark", "lannister"]
    assert game.question() == "resolve-marches"


@rule("boardgame:raid.skip-without-orders")
def test_a_raid_cannot_be_postponed_and_who_has_none_is_skipped() -> None:
    game = raids(lannister={"lannisport": "F"}, stark={"winterfell": "F"}, greyjoy={"moat-cailin": "F"},
                 orders={"lannisport": "support", "winterfell": "raid", "moat-cailin": "support"},
                 tracks={"iron-throne": ["lannister", "stark"]})  # fmt: skip
    assert game.asks("stark", "resolve-raids")
    with game.refused("match.wrong-kind"):
        game.play("stark", "pass")
    with game.refused("raid.one-at-a-time"):
        game.play("stark", "raid moat-cailin>winterfell")
    assert game.options() == ["raid winterfell>-", "raid winterfell>moat-cailin"]


@rule("boardgame:raid.targets")
def test_a_raid_removes_adjacent_enemy_support_raid_or_consolidate_power() -> None:
    game = raids(
        stark={"winterfell": "F", "karhold": "F"}, lannister={"stony-shore": "F", "moat-cailin": "F"},
        greyjoy={"white-harbor": "F", "castle-black": "F", "seagard": "F"},
        orders={"winterfell": "raid", "karhold": "support", "stony-shore": "march-0", "moat-cailin": "defense-1",
                "white-harbor": "support", "castle-black": "consolidate-power", "seagard": "support"},
        tracks={"iron-throne": ["stark"]},
    )  # fmt: skip
    assert game.options() == ["raid winterfell>-", "raid winterfell>castle-black", "raid winterfell>white-harbor"]
    for target in ("stony-shore", "karhold", "winterfell", "seagard", "flints-finger"):
        with game.refused("raid.targets"):
            game.play("stark", f"raid winterfell>{target}")


@rule("boardgame:raid.both-removed")
def test_both_tokens_leave_the_board() -> None:
    game = raids(stark={"winterfell": "F"}, greyjoy={"moat-cailin": "F"}, tracks={"iron-throne": ["stark", "greyjoy"]},
                 orders={"winterfell": "raid", "moat-cailin": "raid"})  # fmt: skip
    game.play("stark", "raid winterfell>moat-cailin")
    assert (game.order("winterfell"), game.order("moat-cailin")) == (None, None)
    assert game.question() == "resolve-marches", "Greyjoy doesn't get to use his"


@rule("boardgame:raid.may-remove-special-orders")
def test_a_normal_raid_removes_special_orders_of_its_kinds() -> None:
    for special in ("support-plus-1", "raid-special", "consolidate-power-special"):
        game = raids(stark={"winterfell": "F"}, greyjoy={"moat-cailin": "F"},
                     tracks={"iron-throne": ["stark"], "kings-court": ["greyjoy"]},
                     orders={"winterfell": "raid", "moat-cailin": special})  # fmt: skip
        game.play("stark", "raid winterfell>moat-cailin")
        assert game.order("moat-cailin") is None


def pillage(power: dict[str, int], **more: Any) -> Play:
    game = raids(greyjoy={"west-summer-sea": "S"}, tyrell={"highgarden": "F"}, power=power,
                 orders={"west-summer-sea": "raid", "highgarden": "consolidate-power"}, **more)  # fmt: skip
    return game.play("greyjoy", "raid west-summer-sea>highgarden")


@rule("boardgame:raid.pillage-gain")
def test_pillaging_gains_1_power_from_the_pool() -> None:
    game = pillage({"greyjoy": 2, "tyrell": 2})
    assert (game.power("greyjoy"), game.pool("greyjoy")) == (3, 17)


@rule("boardgame:raid.pillage-loss")
def test_who_is_pillaged_discards_1_power_if_he_has_any() -> None:
    game = pillage({"greyjoy": 2, "tyrell": 2})
    assert (game.power("tyrell"), game.pool("tyrell")) == (1, 19)
    assert pillage({"greyjoy": 2, "tyrell": 0}).power("tyrell") == 0


@rule("boardgame:raid.pillage-gain-even-if-victim-empty")
def test_the_pillager_gains_even_if_there_is_nothing_to_lose() -> None:
    game = pillage({"greyjoy": 2, "tyrell": 0})
    assert (game.power("greyjoy"), game.pool("tyrell")) == (3, 20)
    full = pillage({"greyjoy": 20, "tyrell": 5})
    assert (full.power("greyjoy"), full.power("tyrell")) == (20, 4), "nothing passes between players"


@rule("boardgame:ruling.quickref-pillage")
def test_pillaging_a_house_without_power_is_legal() -> None:
    game = pillage({"greyjoy": 0, "tyrell": 0})
    assert (game.power("greyjoy"), game.power("tyrell")) == (1, 0)
    assert game.events("pillaged")[0] == {
        "event": "pillaged", "seat": "greyjoy", "gained": 1, "victim": "tyrell", "lost": 0
    }  # fmt: skip


@rule("boardgame:raid.land-cannot-raid-sea")
def test_a_raid_on_land_never_raids_the_sea() -> None:
    game = raids(tyrell={"highgarden": "F"}, greyjoy={"west-summer-sea": "S", "dornish-marches": "F"},
                 orders={"highgarden": "raid", "west-summer-sea": "support", "dornish-marches": "support"})  # fmt: skip
    with game.refused("raid.land-cannot-raid-sea"):
        game.play("tyrell", "raid highgarden>west-summer-sea")
    assert game.options() == ["raid highgarden>-", "raid highgarden>dornish-marches"]


@rule("boardgame:raid.sea-can-raid-land")
def test_a_raid_at_sea_raids_land_and_sea() -> None:
    game = raids(
        greyjoy={"west-summer-sea": "S"}, tyrell={"highgarden": "F", "redwyne-straights": "S"},
        orders={"west-summer-sea": "raid", "highgarden": "consolidate-power", "redwyne-straights": "support"},
    )  # fmt: skip
    assert game.options() == [
        "raid west-summer-sea>-", "raid west-summer-sea>highgarden", "raid west-summer-sea>redwyne-straights"
    ]  # fmt: skip
    game.play("greyjoy", "raid west-summer-sea>highgarden")
    assert game.order("highgarden") is None


@rule("boardgame:raid.no-target")
def test_a_raid_without_target_is_removed_without_effect() -> None:
    game = raids(stark={"winterfell": "F"}, greyjoy={"moat-cailin": "F"}, power=5,
                 orders={"winterfell": "raid", "moat-cailin": "march-0"})  # fmt: skip
    assert game.question() == "resolve-marches"
    assert (game.order("winterfell"), game.order("moat-cailin")) == (None, "march-0")
    assert game.power("stark") == 5


@rule("boardgame:raid.may-decline")
def test_a_raid_may_be_resolved_without_effect_although_there_are_targets() -> None:
    game = raids(stark={"winterfell": "F"}, greyjoy={"moat-cailin": "F"}, power=5,
                 orders={"winterfell": "raid", "moat-cailin": "consolidate-power"})  # fmt: skip
    game.play("stark", "raid winterfell>-")
    assert (game.order("winterfell"), game.order("moat-cailin")) == (None, "consolidate-power")
    assert (game.power("stark"), game.power("greyjoy")) == (5, 5)


@rule("boardgame:special.raid-removes-defense")
def test_only_a_special_raid_removes_a_defense_order() -> None:
    def facing(raid: str, defense: str) -> Play:
        return raids(stark={"winterfell": "F"}, greyjoy={"moat-cailin": "F", "white-harbor": "F"}, power=5,
                     tracks={"kings-court": ["stark", "greyjoy"]},
                     orders={"winterfell": raid, "moat-cailin": defense, "white-harbor": "support"})  # fmt: skip

    for defense in ("defense-1", "defense-2"):
        game = facing("raid-special", defense).play("stark", "raid winterfell>moat-cailin")
        assert (game.order("winterfell"), game.order("moat-cailin"), game.power("stark")) == (None, None, 5)
        normal = facing("raid", defense)
        with normal.refused("special.raid-removes-defense"):
            normal.play("stark", "raid winterfell>moat-cailin")
    as_normal = facing("raid-special", "defense-1").play("stark", "raid winterfell>white-harbor")
    assert (as_normal.order("white-harbor"), as_normal.order("moat-cailin")) == (None, "defense-1")


@rule("boardgame:ruling.special-raid-targets-enemy-defense")
def test_a_special_raid_spares_own_defenses_and_those_at_sea() -> None:
    game = raids(stark={"winterfell": "F", "karhold": "F"}, greyjoy={"shivering-sea": "S", "moat-cailin": "F"},
                 orders={"winterfell": "raid-special", "karhold": "defense-1", "shivering-sea": "defense-1",
                         "moat-cailin": "support"})  # fmt: skip
    with game.refused("raid.targets"):
        game.play("stark", "raid winterfell>karhold")
    with game.refused("raid.land-cannot-raid-sea"):
        game.play("stark", "raid winterfell>shivering-sea")


@rule("boardgame:example.raid-step")
def test_a_whole_raid_step() -> None:
    game = scenario(
        phase="raids", players=5, power=5,
        lannister={"reach": "F", "sunset-sea": "S", "lannisport": "F"}, greyjoy={"west-summer-sea": "S"},
        tyrell={"dornish-marches": "F", "highgarden": "F"}, baratheon={"stoney-sept": "F"}, stark={"winterfell": "F"},
        orders={"reach": "raid", "sunset-sea": "raid", "west-summer-sea": "raid", "dornish-marches": "raid",
                "stoney-sept": "raid-special", "highgarden": "consolidate-power", "lannisport": "defense-1",
                "winterfell": "march-0"},
        tracks={"iron-throne": ["greyjoy", "stark", "lannister", "baratheon", "tyrell"]},
    )  # fmt: skip
    game.play("greyjoy", "raid west-summer-sea>highgarden")
    assert (game.power("greyjoy"), game.power("tyrell")) == (6, 4)
    game.play("lannister", "raid reach>dornish-marches")
    game.play("baratheon", "raid stoney-sept>lannisport")
    assert game.asks("stark", "resolve-marches"), "Tyrell has no Raid left, and Lannister's has no target"
    gone = ("west-summer-sea", "highgarden", "reach", "dornish-marches", "stoney-sept", "lannisport", "sunset-sea")
    assert [game.order(area) for area in gone] == [None] * 7
    assert [game.power(house) for house in ("lannister", "baratheon", "tyrell")] == [5, 5, 4]
    assert game.events("raided")[-1]["source"] == "sunset-sea"
