"""Order tokens and what they are worth; Special orders (p. 12-13, 16, 22)."""

from __future__ import annotations

from maester.games.boardgame.components import ORDERS, OrderFacts
from maester.harness.marks import rule
from tests.games.boardgame.battles import battle, initial
from tests.games.boardgame.language import Play, scenario

QUIET_ROUND = {"i": ["last-days-of-summer"], "ii": ["last-days-of-summer"], "iii": ["rains-of-autumn"]}
"""Westeros cards that ask for nothing and ban only March +1."""


def tokens(kind: str) -> list[tuple[int, bool]]:
    """The modifiers of a kind's tokens, and which have a star."""
    of_kind: list[OrderFacts] = [order for order in ORDERS if order.type == kind]
    return sorted((order.modifier, order.special) for order in of_kind for _ in range(order.count))


def placeable(game: Play, house: str, area: str) -> set[str]:
    """The orders that a house may put on an area now."""
    return {option.split(": ")[1] for option in game.options(house) if option.startswith(f"order {area}: ")}


@rule("boardgame:orders.five-kinds")
def test_each_of_the_five_kinds_has_two_normal_tokens_and_a_special_one() -> None:
    kinds = {order.type for order in ORDERS}
    assert kinds == {"march", "defense", "support", "raid", "consolidate-power"}
    assert all([special for _, special in tokens(kind)].count(True) == 1 for kind in kinds)
    assert all(len(tokens(kind)) == 3 for kind in kinds)
    game = scenario(phase="planning", stark={"winterfell": "F"}, lannister={"lannisport": "F"})
    assert sum(game.view("stark")["houses"][0]["unused_orders"].values()) == 15


@rule("boardgame:orders.march-tokens")
def test_march_tokens_are_minus_1_plus_0_and_the_special_plus_1() -> None:
    assert tokens("march") == [(-1, False), (0, False), (1, True)]


@rule("boardgame:orders.defense-tokens")
def test_defense_tokens_are_plus_1_twice_and_the_special_plus_2() -> None:
    assert tokens("defense") == [(1, False), (1, False), (2, True)]


@rule("boardgame:orders.support-tokens")
def test_support_tokens_have_no_bonus_but_the_special_plus_1() -> None:
    assert tokens("support") == [(0, False), (0, False), (1, True)]


@rule("boardgame:orders.raid-tokens")
def test_of_three_raids_one_is_special() -> None:
    game = scenario(phase="planning", stark={"winterfell": "F", "karhold": "F", "castle-black": "F"})
    game.play("stark", "order winterfell: raid", "order karhold: raid")
    assert {"raid", "raid-special"} & placeable(game, "stark", "castle-black") == {"raid-special"}


@rule("boardgame:orders.consolidate-tokens")
def test_of_three_consolidate_power_orders_one_is_special() -> None:
    game = scenario(phase="planning", stark={"winterfell": "F", "karhold": "F", "castle-black": "F"})
    game.play("stark", "order winterfell: consolidate-power", "order karhold: consolidate-power")
    left = {option for option in placeable(game, "stark", "castle-black") if option.startswith("consolidate")}
    assert left == {"consolidate-power-special"}
    with game.refused("components.limit"):
        game.play("stark", "order castle-black: consolidate-power")


@rule("boardgame:orders.defense-lasts")
def test_a_defense_order_counts_against_every_attack_of_the_round() -> None:
    game = scenario(
        stark={"winterfell": "F", "white-harbor": "F"}, greyjoy={"moat-cailin": "FF"}, garrisons=0,
        orders={"winterfell": "march-minus-1", "white-harbor": "march-0", "moat-cailin": "defense-1"},
    )  # fmt: skip
    game.march("winterfell", "F>moat-cailin").cards(stark="catelyn-stark", greyjoy="dagmar-cleftjaw")
    game.rest("resolve-marches")
    assert initial(game) == (0, 3)
    game.march("white-harbor", "F>moat-cailin")
    assert initial(game) == (1, 3)


@rule("boardgame:orders.consolidate-at-sea")
def test_consolidate_power_at_sea_is_allowed_but_does_nothing() -> None:
    planning = scenario(phase="planning", stark={"narrow-sea": "S"})
    assert {"consolidate-power", "consolidate-power-special"} <= placeable(planning, "stark", "narrow-sea")
    game = scenario(
        phase="consolidate-power", stark={"narrow-sea": "S", "shivering-sea": "S"}, lannister={"lannisport": "F"},
        orders={"narrow-sea": "consolidate-power", "shivering-sea": "consolidate-power-special",
                "lannisport": "consolidate-power-special"}, power=5,
    )  # fmt: skip
    game.rest(lambda game: game.asked()[0] == "stark")
    with game.refused("orders.consolidate-at-sea"):
        game.play("stark", "muster by order shivering-sea")
    game.play("stark", "power shivering-sea")
    assert (game.power("stark"), game.order("shivering-sea")) == (5, None)
    assert [event["power"] for event in game.events("power-consolidated") if event["seat"] == "stark"] == [0, 0]


@rule("boardgame:orders.return-for-reuse")
def test_an_order_that_left_the_board_can_be_placed_again_in_the_next_round() -> None:
    game = scenario(
        phase="raids", stark={"winterfell": "F", "karhold": "F"}, greyjoy={"moat-cailin": "F"},
        orders={"winterfell": "support-plus-1", "karhold": "march-0", "moat-cailin": "raid"}, westeros=QUIET_ROUND,
    )  # fmt: skip
    game.play("greyjoy", "raid moat-cailin>winterfell").march("karhold")
    game.rest("assign-order")
    assert game.board.round == 3
    assert {"support-plus-1", "march-0"} <= placeable(game, "stark", "winterfell")
    assert "raid" in placeable(game, "greyjoy", "moat-cailin")


# --- Special orders in combat (p. 22) -----------------------------------------------------------------------------


@rule("boardgame:special.defense-plus-two")
def test_special_defense_adds_2_for_the_defender() -> None:
    game = battle("stark K winterfell > greyjoy F moat-cailin", orders={"moat-cailin": "defense-2"})
    assert initial(game) == (2, 3)


@rule("boardgame:special.march-plus-one")
def test_special_march_adds_1_for_the_attacker() -> None:
    game = battle("stark K winterfell > greyjoy F moat-cailin", order="march-plus-1")
    assert initial(game) == (3, 1)


@rule("boardgame:special.support-plus-one")
def test_special_support_adds_1_to_the_strength_of_its_units() -> None:
    game = battle("stark K winterfell > greyjoy F moat-cailin", also={"stark": {"white-harbor": "F"}},
                  orders={"white-harbor": "support-plus-1"})  # fmt: skip
    game.play("stark", "support stark")
    assert initial(game) == (4, 1)
