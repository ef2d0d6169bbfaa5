"""Components and their limits, the words of the rules, and the map (p. 2, 4, 6, 27)."""

from __future__ import annotations

import pytest

import maester
from maester.games.boardgame.components import (
    AREA_NAMES,
    AREAS,
    BOARD,
    CARDS,
    HOMES,
    HOUSE_IDS,
    IS_LAND,
    LAND,
    MUSTERING_POINTS,
    NEAR,
    NEAR_LAND,
    ORDERS,
    POWER_ICONS,
    SUPPLY_ICONS,
    TIDES,
    TRACKS,
    UNIT_KINDS,
    WESTEROS,
    area_of,
    units_of,
)
from maester.games.boardgame.control import leave
from maester.games.boardgame.invariants import invariants
from maester.games.boardgame.raids import not_raidable
from maester.harness.marks import rule
from tests.games.boardgame.language import Play, new_game, scenario


def adjacent(one: str, other: str) -> bool:
    both = area_of(other) in NEAR[area_of(one)], area_of(one) in NEAR[area_of(other)]
    assert both[0] == both[1]
    return all(both)


def on_board(game: Play, house: str, unit: str) -> int:
    kind = UNIT_KINDS.index(unit)
    return sum(game.board.units(area)[kind] for area in game.board.areas_of(game.seat(house)))


# --- components ---------------------------------------------------------------------------------------------


@rule("boardgame:components.player-count")
def test_the_game_is_for_three_to_six() -> None:
    for players in (2, 7):
        with pytest.raises(maester.BadOption):
            maester.new_match("boardgame", players)
    for players in (3, 4, 5, 6):
        assert len(set(new_game(players).match.seats)) == players


@rule("boardgame:components.units-per-house")
def test_each_house_owns_23_pieces() -> None:
    game = new_game()
    for house in game.match.seats:
        owned = [on_board(game, house, unit) + game.left(house, unit) for unit in UNIT_KINDS]
        assert owned == [10, 5, 6, 2]
    assert game.left("stark", "footman") == 8


@rule("boardgame:components.order-tokens-per-house")
def test_each_house_owns_fifteen_orders_five_of_them_special() -> None:
    assert sum(order.count for order in ORDERS) == 15
    assert sum(order.count for order in ORDERS if order.special) == 5
    assert sum(new_game().view("stark")["houses"][0]["unused_orders"].values()) == 15


@rule("boardgame:components.power-tokens-per-house")
def test_each_house_owns_twenty_power_tokens_wherever_they_are() -> None:
    game = scenario(stark={"moat-cailin": "F"}, orders={"moat-cailin": "march-0"}, power={"stark": 3},
                    power_tokens={"karhold": "stark"}, westeros={"ii": ["clash-of-kings"]})  # fmt: skip
    game.march("moat-cailin", "F>seagard", token=True)
    seat = game.seat("stark")
    assert (game.power("stark"), game.board.power_on_board(seat), game.pool("stark")) == (2, 2, 16)
    game.rest("bid").bids(stark=2, lannister=3)
    assert not [wrong for wrong in invariants(game.board) if "Power" in wrong]
    assert game.board.power_bid(seat) == 2
    assert game.power("stark") + 2 + game.board.power_on_board(seat) + game.pool("stark") == 20


@rule("boardgame:components.track-and-garrison-tokens")
def test_each_house_has_one_token_on_each_track_and_one_garrison() -> None:
    board = new_game().board
    assert sum(len(board.tracks[track]) for track in TRACKS) == 18
    assert all(sorted(board.tracks[track]) == list(range(6)) for track in TRACKS)
    assert len(board.supply) == len(board.garrison) == 6


@rule("boardgame:components.house-cards-per-house")
def test_each_house_has_seven_cards_of_its_own() -> None:
    board = new_game().board
    assert [len(set(hand)) for hand in board.hand] == [7] * 6
    for house, hand in zip(board.houses, board.hand, strict=True):
        assert {CARDS[card].house for card in hand} == {HOUSE_IDS[house]}


@rule("boardgame:components.westeros-cards")
def test_thirty_westeros_cards_lie_in_the_decks_of_their_numerals() -> None:
    decks = new_game().board.westeros_decks
    assert sum(map(len, decks)) == 30
    assert all(WESTEROS[card].deck == number for number, deck in enumerate(decks) for card in deck)


@rule("boardgame:components.wildling-cards")
def test_nine_wildling_cards_make_one_deck() -> None:
    assert len(set(new_game().wildling_deck())) == 9


@rule("boardgame:components.tides-of-battle-cards")
def test_tides_of_battle_cards_are_used_only_in_their_variant() -> None:
    for variant in (False, True):
        game = scenario(stark={"moat-cailin": "FF"}, greyjoy={"seagard": "F"}, orders={"moat-cailin": "march-0"},
                        options={"tides_of_battle": variant})  # fmt: skip
        assert len(game.board.tides_deck) == (24 if variant else 0) == (len(TIDES) if variant else 0)
        game.march("moat-cailin", "FF>seagard").cards(stark="eddard-stark", greyjoy="euron-crows-eye")
        game.rest("assign-order")
        assert bool(game.events("tides-card-revealed")) is variant


@rule("boardgame:components.shared-tokens")
def test_each_dominance_token_has_one_holder() -> None:
    game = new_game()
    game.rest(lambda play: play.board.round == 3)
    assert all(holder in game.board.seats for holder in game.board.holder)
    assert len(game.board.holder) == 3


@rule("boardgame:components.limit")
def test_a_house_with_all_knights_on_the_board_gets_no_other() -> None:
    game = scenario(stark={"winterfell": "FK", "moat-cailin": "KK", "white-harbor": "KK"}, phase="mustering",
                    tracks={"iron-throne": ["stark"]})  # fmt: skip
    assert game.left("stark", "knight") == 0
    with game.refused("muster.from-unused-pieces"):
        game.play("stark", "recruit winterfell: knight winterfell")
    with game.refused("muster.from-unused-pieces"):
        game.play("stark", "upgrade winterfell: knight false")


@rule("boardgame:components.destroyed-units-return")
def test_destroyed_units_can_be_mustered_again() -> None:
    game = scenario(stark={"winterfell": "EE"}, phase="mustering", tracks={"iron-throne": ["stark"]})
    with game.refused("muster.from-unused-pieces"):
        game.play("stark", "recruit winterfell: siege-engine winterfell")
    leave(game.board, area_of("winterfell"), units_of(UNIT_KINDS.index("siege-engine")))
    assert game.left("stark", "siege-engine") == 1
    again = scenario(stark={"winterfell": "E"}, phase="mustering", tracks={"iron-throne": ["stark"]})
    again.play("stark", "recruit winterfell: siege-engine winterfell")
    assert again.units("winterfell") == "EE"


@rule("boardgame:ruling.power-cap")
def test_no_more_power_is_gained_than_the_pool_holds() -> None:
    game = scenario(stark={"winterfell": "F"}, phase="planning", power={"stark": 18}, power_tokens={"karhold": "stark"})
    assert game.board.gain_power(game.seat("stark"), 3) == 1
    assert (game.power("stark"), game.pool("stark")) == (19, 0)


# --- the words of the rules -----------------------------------------------------------------------------------


@rule("boardgame:def.unit")
def test_a_garrison_and_a_power_token_are_no_units() -> None:
    game = scenario(power_tokens={"karhold": "greyjoy"}, phase="clash-of-kings")
    assert (game.garrison("winterfell"), game.power_token("karhold")) == (2, "greyjoy")
    assert [game.units(area) for area in ("winterfell", "karhold")] == ["-", "-"]
    assert [game.board.size(area_of(area)) for area in ("winterfell", "karhold")] == [0, 0]


@rule("boardgame:def.area")
def test_every_area_is_land_or_sea_but_for_the_ports() -> None:
    kinds = [area.type for area in AREAS]
    assert {kind: kinds.count(kind) for kind in set(kinds)} == {"land": 38, "sea": 12, "port": 8}


@rule("boardgame:def.home-area")
def test_each_house_has_one_home_on_land() -> None:
    assert len(set(HOMES)) == 6
    assert all(IS_LAND[home] for home in HOMES)
    assert HOMES[HOUSE_IDS.index("stark")] == area_of("winterfell")
    assert {area.home_of for area in AREAS if area.home_of} == set(HOUSE_IDS)


@rule("boardgame:def.house-is-player")
def test_nobody_acts_for_another_house() -> None:
    game = scenario(stark={"winterfell": "F"}, lannister={"lannisport": "F"}, phase="planning")
    with game.refused("planning.only-areas-with-own-units"):
        game.play("lannister", "order winterfell: raid")
    game.orders()
    with pytest.raises(maester.NotAsked):
        game.match.play("stark", "pass")


@rule("boardgame:def.enemy")
def test_orders_of_others_are_enemy_orders_own_ones_are_not() -> None:
    game = scenario(stark={"winterfell": "F", "karhold": "F"}, lannister={"castle-black": "F"}, phase="raids",
                    orders={"winterfell": "raid", "karhold": "support", "castle-black": "support"})  # fmt: skip
    assert game.options("stark") == ["raid winterfell>-", "raid winterfell>castle-black"]
    refusal = not_raidable(game.board, game.seat("stark"), area_of("winterfell"), area_of("karhold"))
    assert refusal is not None


@rule("boardgame:def.friendly")
def test_only_own_areas_are_friendly_whatever_was_promised() -> None:
    game = scenario(stark={"winterfell": "F"}, baratheon={"moat-cailin": "F"}, phase="planning")
    board = game.board
    assert board.areas_of(game.seat("stark")) == [area_of("winterfell")]
    assert list(board.controlled(game.seat("stark"))) == [area_of("winterfell")]


@rule("boardgame:def.army")
def test_an_army_is_two_or_more_units_in_an_area() -> None:
    game = scenario(stark={"winterfell": "K", "narrow-sea": "SS"}, phase="planning")
    assert game.armies("stark") == [2]


@rule("boardgame:def.available-power")
def test_only_available_power_can_be_bid() -> None:
    game = scenario(phase="clash-of-kings", power={"stark": 3}, power_tokens={"karhold": "stark", "twins": "stark"})
    with game.refused("clash.zero-bid-allowed"):
        game.play("stark", "bid 4")
    game.play("stark", "bid 3")


@rule("boardgame:def.gain-power")
def test_power_is_gained_from_the_pool() -> None:
    places = ("karhold", "castle-black", "stony-shore", "twins", "fingers", "widows-watch")
    game = scenario(phase="clash-of-kings", power={"stark": 4}, power_tokens=dict.fromkeys(places, "stark"))
    assert game.pool("stark") == 10
    assert game.board.gain_power(game.seat("stark"), 2) == 2
    assert (game.power("stark"), game.pool("stark")) == (6, 8)


@rule("boardgame:def.discard-power")
def test_discarded_power_goes_to_the_pool() -> None:
    game = scenario(phase="clash-of-kings", power={"stark": 4})
    assert game.board.discard_power(game.seat("stark"), 3) == 3
    assert (game.power("stark"), game.pool("stark")) == (1, 19)


@rule("boardgame:def.own-power-only")
def test_nobody_takes_the_tokens_of_another_house() -> None:
    game = scenario(phase="clash-of-kings", power={"lannister": 20, "stark": 5})
    assert game.board.gain_power(game.seat("lannister"), 2) == 0
    assert (game.power("lannister"), game.pool("stark")) == (20, 15)


@rule("boardgame:def.destroy")
def test_a_destroyed_unit_is_among_the_unused_pieces() -> None:
    game = scenario(stark={"winterfell": "FFKK", "karhold": "FF", "castle-black": "FF"}, phase="supply",
                    tracks={"iron-throne": ["stark"]})  # fmt: skip
    assert game.left("stark", "knight") == 3
    game.play("stark", "unit winterfell knight false")
    assert game.left("stark", "knight") == 4
    assert game.events("units-removed")[-1]["units"] == "K"


@rule("boardgame:def.embattled-area")
def test_the_embattled_area_is_the_one_marched_into() -> None:
    game = scenario(tyrell={"reach": "FF"}, lannister={"blackwater": "F"}, orders={"reach": "march-0"})
    game.march("reach", "FF>blackwater")
    assert game.view()["fights"][0]["area"] == "blackwater"
    assert game.events("combat-began")[0]["area"] == "blackwater"


# --- the map --------------------------------------------------------------------------------------------------


@rule("boardgame:map.castles-and-strongholds-named")
def test_castles_and_strongholds_of_the_text() -> None:
    areas = ("lannisport", "riverrun", "sunspear", "harrenhal", "stoney-sept")
    assert [MUSTERING_POINTS[area_of(area)] for area in areas] == [2, 2, 2, 1, 0]


@rule("boardgame:map.supply-and-power-icons-named")
def test_icons_of_the_text() -> None:
    assert [SUPPLY_ICONS[area_of(area)] for area in ("riverrun", "seagard")] == [1, 1]
    assert POWER_ICONS[area_of("dragonstone")] == 1


@rule("boardgame:map.land-adjacency-named")
def test_neighbours_on_land_of_the_text() -> None:
    text = {
        "lannisport": "stoney-sept searoad-marches", "blackwater": "reach kings-landing stoney-sept harrenhal",
        "kingswood": "kings-landing storms-end", "storms-end": "boneway", "reach": "dornish-marches",
        "yronwood": "sunspear",
    }  # fmt: skip
    assert all(adjacent(area, other) for area, others in text.items() for other in others.split())


@rule("boardgame:map.sea-adjacency-named")
def test_neighbours_at_sea_of_the_text() -> None:
    text = {
        "golden-sound": "lannisport riverrun", "west-summer-sea": "highgarden redwyne-straights east-summer-sea",
        "sunspear": "sea-of-dorne east-summer-sea", "sunspear-port": "east-summer-sea",
        "highgarden": "redwyne-straights",
    }  # fmt: skip
    assert all(adjacent(area, other) for area, others in text.items() for other in others.split())


@rule("boardgame:terrain.rivers-separate")
def test_a_river_without_bridge_separates() -> None:
    rivers = [("greywater-watch", "winterfell"), ("harrenhal", "mountains-of-the-moon"),
              ("mountains-of-the-moon", "riverrun"), ("starfall", "three-towers")]  # fmt: skip
    assert not any(adjacent(one, other) for one, other in rivers)
    game = scenario(lannister={"riverrun": "F"}, orders={"riverrun": "march-0"})
    with game.refused("march.adjacent-only"):
        game.play("lannister", "march riverrun: F>mountains-of-the-moon")
    raid = scenario(lannister={"riverrun": "F"}, stark={"mountains-of-the-moon": "F"}, phase="raids",
                    orders={"riverrun": "raid", "mountains-of-the-moon": "raid"})  # fmt: skip
    raid.rest(lambda play: "lannister" in play.asked() or play.question() != "resolve-raids")
    assert "raid riverrun>mountains-of-the-moon" not in raid.options()


@rule("boardgame:terrain.bridges-join")
def test_a_bridge_joins() -> None:
    assert adjacent("twins", "seagard")
    assert adjacent("twins", "mountains-of-the-moon")
    game = scenario(lannister={"seagard": "F"}, orders={"seagard": "march-0"})
    game.march("seagard", "F>twins")
    assert game.owner("twins") == "lannister"


@rule("boardgame:terrain.islands-are-land-areas")
def test_the_islands_are_land_without_land_neighbours() -> None:
    for island in ("dragonstone", "pyke", "arbor"):
        assert AREAS[area_of(island)].island
        assert IS_LAND[area_of(island)]
        assert not NEAR_LAND[area_of(island)]


@rule("boardgame:terrain.islands-need-transport")
def test_islands_are_left_by_sea_transport_only() -> None:
    game = scenario(baratheon={"dragonstone": "F"}, orders={"dragonstone": "march-0"}, garrisons=0)
    assert game.question() != "resolve-marches"
    game = scenario(baratheon={"dragonstone": "F", "shipbreaker-bay": "S"}, orders={"dragonstone": "march-0"})
    with game.refused("march.adjacent-only"):
        game.play("baratheon", "march dragonstone: F>kings-landing")
    game.march("dragonstone", "F>kingswood")
    assert game.owner("kingswood") == "baratheon"


@rule("boardgame:terrain.other-islands-decoration")
def test_no_other_land_area_is_surrounded_by_sea() -> None:
    alone = [AREA_NAMES.write(area) for area in LAND if not NEAR_LAND[area]]
    assert alone == ["arbor", "dragonstone", "pyke"]
    assert len(BOARD) == 58
