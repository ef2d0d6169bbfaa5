"""Control of areas: units, Power tokens, printed crests; and ports that change hands (p. 24-25)."""

from __future__ import annotations

from typing import Any

from maester.engine import Move
from maester.games.boardgame import GAME
from maester.games.boardgame.board import Board
from maester.harness.marks import rule
from tests.games.boardgame.language import Play, scenario

# --- control of land and sea --------------------------------------------------------------------------------


@rule("boardgame:control.land-by-units")
def test_units_control_the_land_area_in_which_they_are() -> None:
    game = scenario(lannister={"lannisport": "FF"}, orders={"lannisport": "march-0"})
    assert game.control("stoney-sept") is None
    game.march("lannisport", "F>stoney-sept")
    assert game.control("stoney-sept") == "lannister"


@rule("boardgame:control.land-by-power-token")
def test_a_power_token_alone_controls_for_victory_supply_power_and_mustering() -> None:
    game = scenario(power_tokens={"seagard": "greyjoy"}, phase="supply", westeros={}, supply=0)
    assert game.control("seagard") == "greyjoy"
    assert game.castles("greyjoy") == 2
    assert game.supply("greyjoy") == 2
    mustering = scenario(power_tokens={"seagard": "greyjoy"}, phase="mustering", tracks={"iron-throne": ["greyjoy"]})
    assert "recruit seagard: footman seagard" in mustering.options("greyjoy")


@rule("boardgame:control.leave-token-on-march")
def test_a_power_token_keeps_control_of_an_area_that_all_units_leave() -> None:
    game = scenario(stark={"moat-cailin": "F"}, orders={"moat-cailin": "march-0"}, power={"stark": 2})
    game.march("moat-cailin", "F>seagard", token=True)
    assert game.power("stark") == 1
    assert game.control("moat-cailin") == "stark"
    without = scenario(stark={"moat-cailin": "F"}, orders={"moat-cailin": "march-0"})
    without.march("moat-cailin", "F>seagard", token=False)
    assert without.control("moat-cailin") is None


@rule("boardgame:control.only-when-all-leave-by-march")
def test_no_token_is_left_while_units_stay_or_when_they_are_destroyed() -> None:
    game = scenario(stark={"moat-cailin": "FF"}, orders={"moat-cailin": "march-0"})
    game.march("moat-cailin", "F>seagard", token=True)
    assert game.power_token("moat-cailin") is None
    reduced = scenario(stark={"moat-cailin": "FF", "karhold": "FF", "twins": "FF"}, phase="supply", supply=2,
                       tracks={"iron-throne": ["stark"]})  # fmt: skip
    reduced.play("stark", "unit twins footman false")
    lost = scenario(stark={"twins": "F"}, phase="wildling-attack", wildlings=12, wildling_deck=["mammoth-riders"])
    lost.bids(greyjoy=1, lannister=1, martell=1, tyrell=1, baratheon=1)
    lost.rest(lambda game: game.units("twins") == "-" or game.question() == "assign-order")
    assert lost.units("twins") == "-"
    assert lost.question() != "establish-control"
    assert lost.control("twins") is None


@rule("boardgame:control.not-at-sea")
def test_no_token_is_left_at_sea() -> None:
    game = scenario(stark={"narrow-sea": "S"}, orders={"narrow-sea": "march-0"})
    game.march("narrow-sea", "S>shivering-sea", token=True)
    assert game.power("stark") == 5
    assert game.control("narrow-sea") is None


@rule("boardgame:control.decide-before-combat")
def test_the_token_is_decided_before_the_combat_begins() -> None:
    game = scenario(stark={"moat-cailin": "F"}, greyjoy={"seagard": "FF"}, orders={"moat-cailin": "march-0"})
    game.play("stark", "march moat-cailin: F>seagard")
    assert game.asks("stark", "establish-control")
    assert game.events("combat-began") == []
    game.play("stark", "agree false")
    game.cards(stark="catelyn-stark", greyjoy="euron-crows-eye").rest("assign-order")
    assert game.power_token("moat-cailin") is None


@rule("boardgame:control.token-stays-with-own-units")
def test_an_own_token_stays_when_own_units_enter_and_leave() -> None:
    game = scenario(stark={"winterfell": "F", "twins": "F"}, power_tokens={"moat-cailin": "stark"},
                    orders={"winterfell": "march-0"})  # fmt: skip
    game.march("winterfell", "F>moat-cailin")
    assert game.power_token("moat-cailin") == "stark"
    again = scenario(
        stark={"moat-cailin": "F"}, power_tokens={"moat-cailin": "stark"}, orders={"moat-cailin": "march-0"}
    )
    again.march("moat-cailin", "F>twins", token=True)
    assert again.power("stark") == 5
    assert again.control("moat-cailin") == "stark"


@rule("boardgame:control.token-returns-only-when-lost")
def test_a_token_goes_to_the_pool_only_when_the_area_is_lost() -> None:
    own = scenario(stark={"moat-cailin": "F"}, power_tokens={"moat-cailin": "stark"}, orders={"moat-cailin": "march-0"})
    assert own.options("stark")
    assert all(option.startswith("march moat-cailin: ") for option in own.options("stark"))
    game = scenario(greyjoy={"greywater-watch": "F"}, power_tokens={"moat-cailin": "stark"},
                    orders={"greywater-watch": "march-0"})  # fmt: skip
    game.march("greywater-watch", "F>moat-cailin")
    assert game.power_token("moat-cailin") is None
    assert (game.power("stark"), game.pool("stark")) == (5, 15)
    turned = scenario(tyrell={"highgarden": "FFF"}, martell={"dornish-marches": "F", "princes-pass": "F"},
                      power_tokens={"dornish-marches": "martell"}, orders={"highgarden": "march-0"},
                      )  # fmt: skip
    turned.march("highgarden", "FFF>dornish-marches")
    turned.cards(tyrell="mace-tyrell", martell="arianne-martell").rest("assign-order")
    assert turned.power_token("dornish-marches") is None
    assert turned.control("dornish-marches") is None
    assert turned.pool("martell") == 15


@rule("boardgame:control.entering-token-only-area")
def test_entering_areas_with_only_enemy_tokens_is_no_combat() -> None:
    game = scenario(
        stark={"moat-cailin": "FFF"}, greyjoy={"greywater-watch": "F"}, orders={"moat-cailin": "march-0"},
        power_tokens={"seagard": "greyjoy", "twins": "lannister"},
    )  # fmt: skip
    game.play("stark", *(f"march moat-cailin: F>{area}" for area in ("seagard", "twins", "greywater-watch")))
    game.rest("choose-house-card")
    assert (game.control("seagard"), game.control("twins")) == ("stark", "stark")
    assert (game.pool("greyjoy"), game.pool("lannister")) == (15, 15)
    assert game.events("combat-began")[0]["area"] == "greywater-watch"


@rule("boardgame:control.token-no-defence")
def test_a_power_token_adds_nothing_to_the_defence() -> None:
    game = scenario(stark={"moat-cailin": "FF"}, greyjoy={"seagard": "F"}, power_tokens={"seagard": "greyjoy"},
                    orders={"moat-cailin": "march-0"})  # fmt: skip
    game.march("moat-cailin", "FF>seagard")
    assert game.strength("greyjoy") == 1


@rule("boardgame:control.one-token-per-area")
def test_an_area_holds_one_power_token() -> None:
    game = scenario(
        stark={"moat-cailin": "F"}, power_tokens={"moat-cailin": "stark"}, orders={"moat-cailin": "march-0"}
    )
    game.play("stark", "march moat-cailin: F>twins")
    assert game.question() != "establish-control"
    assert game.power("stark") == 5


@rule("boardgame:control.needs-available-power")
def test_without_available_power_no_control_is_established() -> None:
    game = scenario(stark={"moat-cailin": "F"}, orders={"moat-cailin": "march-0"}, power={"stark": 0})
    game.play("stark", "march moat-cailin: F>twins")
    assert game.question() != "establish-control"
    assert game.control("moat-cailin") is None


# --- home areas -----------------------------------------------------------------------------------------------


@rule("boardgame:home.printed-crest-controls")
def test_the_printed_crest_controls_like_a_token_that_stays() -> None:
    game = scenario(stark={"winterfell": "F"}, orders={"winterfell": "march-0"})
    game.march("winterfell", "F>moat-cailin", token=True)
    assert game.control("winterfell") == "stark"
    assert game.power("stark") == 5
    assert scenario(players=4).control("highgarden") is None


@rule("boardgame:home.how-enemies-control-it")
def test_an_enemy_controls_a_home_area_by_units_or_by_his_token() -> None:
    game = scenario(greyjoy={"lannisport": "F"}, garrisons={"lannister": 0}, orders={"lannisport": "march-0"})
    assert game.control("lannisport") == "greyjoy"
    game.march("lannisport", "F>stoney-sept", token=True)
    assert game.control("lannisport") == "greyjoy"
    assert game.power("greyjoy") == 4


@rule("boardgame:home.reverts")
def test_a_home_area_left_without_a_token_reverts_at_once() -> None:
    game = scenario(greyjoy={"lannisport": "F"}, garrisons={"lannister": 0}, orders={"lannisport": "march-0"})
    assert game.castles("lannister") == 0
    game.march("lannisport", "F>stoney-sept", token=False)
    assert game.control("lannisport") == "lannister"
    assert game.castles("lannister") == 1
    empty = scenario(greyjoy={"highgarden": "F"}, orders={"highgarden": "march-0"}, players=4)
    empty.march("highgarden", "F>reach", token=False)
    assert empty.control("highgarden") is None


def test_a_home_area_that_its_house_takes_back_is_told_once() -> None:
    game = scenario(stark={"karhold": "FF"}, power_tokens={"winterfell": "greyjoy"}, garrisons={"stark": 0},
                    orders={"karhold": "march-0"})  # fmt: skip
    game.march("karhold", "F>winterfell")
    assert game.control("winterfell") == "stark"
    assert [(event["area"], event["seat"]) for event in game.events("control-changed")] == [("winterfell", "stark")]


@rule("boardgame:ruling.own-home-no-token")
def test_no_token_is_left_on_the_own_home_area() -> None:
    game = scenario(stark={"winterfell": "F"}, orders={"winterfell": "march-0"})
    game.play("stark", "march winterfell: F>moat-cailin")
    assert game.question() != "establish-control"
    assert game.power_token("winterfell") is None


@rule("boardgame:ruling.home-reversion-can-win")
def test_a_home_area_that_reverts_can_win_before_the_march_goes_on() -> None:
    six = {"riverrun": "F", "harrenhal": "F", "seagard": "F", "moat-cailin": "F", "crackclaw-point": "F", "eyrie": "F"}
    for target in ("searoad-marches", "riverrun"):
        game = scenario(lannister=six, greyjoy={"lannisport": "K"}, garrisons={"lannister": 0},
                        orders={"lannisport": "march-0"})  # fmt: skip
        assert game.castles("lannister") == 6
        game.play("greyjoy", f"march lannisport: K>{target}", "agree false")
        assert game.winner == "lannister"


@rule("boardgame:ruling.home-reversion-can-win")
def test_a_home_area_reverts_for_a_moment_when_a_foreign_token_gives_way_to_others() -> None:
    six = {"riverrun": "F", "harrenhal": "F", "seagard": "F", "moat-cailin": "F", "crackclaw-point": "F", "eyrie": "F"}
    game = scenario(lannister=six, tyrell={"searoad-marches": "K"}, power_tokens={"lannisport": "greyjoy"},
                    garrisons={"lannister": 0}, orders={"searoad-marches": "march-0"})  # fmt: skip
    assert game.castles("lannister") == 6
    game.march("searoad-marches", "K>lannisport")
    assert game.winner == "lannister"


# --- ports ------------------------------------------------------------------------------------------------------


@rule("boardgame:port.owner")
def test_only_the_controller_of_the_land_area_uses_its_port() -> None:
    fleet = {"golden-sound": "S"}
    own = scenario(lannister={"lannisport": "F", **fleet}, orders={"golden-sound": "march-0"})
    own.march("golden-sound", "S>lannisport-port")
    assert own.units("lannisport-port") == "S"
    other = scenario(greyjoy=fleet, lannister={"lannisport": "F"}, orders={"golden-sound": "march-0"})
    with other.refused("port.cannot-be-attacked"):
        other.play("greyjoy", "march golden-sound: S>lannisport-port")


def captured(**more: Any) -> Play:
    """Stark takes White Harbor, in whose port lie two Ships of Baratheon."""
    position: dict[str, Any] = {
        "stark": {"winterfell": "F"},
        "baratheon": {"white-harbor-port": "SS"},
        "power_tokens": {"white-harbor": "baratheon"},
        "orders": {"winterfell": "march-0", "white-harbor-port": "support"},
        **more,
    }
    return scenario(**position).march("winterfell", "F>white-harbor")


@rule("boardgame:port.capture-converts-ships")
def test_captured_ships_are_replaced_by_as_many_own_ones_as_there_are() -> None:
    fleets = {"narrow-sea": "SS", "shivering-sea": "SS", "bay-of-ice": "S"}
    game = captured(stark={"winterfell": "F", **fleets})
    assert game.asks("stark", "capture-port")
    assert game.options() == ["ships 1", "ships 0"]
    with game.refused("components.limit"):
        game.play("stark", "ships 2")
    game.play("stark", "ships 1")
    assert game.units("white-harbor-port") == "S"
    assert game.owner("white-harbor-port") == "stark"


@rule("boardgame:port.capture-converts-ships")
def test_the_order_of_a_captured_fleet_leaves_the_port() -> None:
    assert captured().order("white-harbor-port") is None


@rule("boardgame:port.capture-excess-removed")
def test_ships_that_are_not_replaced_go_back_to_their_owner() -> None:
    game = captured(baratheon={"white-harbor-port": "SSS"}, orders={"winterfell": "march-0"})
    game.play("stark", "ships 1")
    assert game.units("white-harbor-port") == "S"
    assert game.left("baratheon", "ship") == 6
    assert game.left("stark", "ship") == 5


def test_captured_ships_must_fit_supply() -> None:
    game = captured(stark={"winterfell": "F", "karhold": "FF", "castle-black": "FF"}, supply={"stark": 0})
    with game.refused("supply.never-exceed-by-action"):
        game.play("stark", "ships 2")
    with game.refused("port.capture-converts-ships"):
        game.play("stark", "ships 3")


@rule("boardgame:ruling.port-order-on-capture")
def test_the_order_of_a_captured_port_is_removed() -> None:
    game = captured()
    game.play("stark", "ships 2")
    assert game.units("white-harbor-port") == "SS"
    assert game.order("white-harbor-port") is None


@rule("boardgame:ruling.port-captured-without-combat")
def test_a_port_that_reverts_with_its_home_area_is_captured_too() -> None:
    game = scenario(greyjoy={"lannisport": "F", "lannisport-port": "SS"}, garrisons={"lannister": 0},
                    orders={"lannisport": "march-0"})  # fmt: skip
    game.march("lannisport", "F>stoney-sept", token=False)
    assert game.asks("lannister", "capture-port")
    game.play("lannister", "ships 2")
    assert (game.owner("lannisport-port"), game.units("lannisport-port")) == ("lannister", "SS")
    assert game.left("greyjoy", "ship") == 6


@rule("boardgame:ruling.port-captured-without-combat")
def test_a_port_that_reverts_is_settled_before_the_one_that_the_march_takes() -> None:
    game = scenario(
        greyjoy={"winterfell": "F", "winterfell-port": "SS"}, baratheon={"white-harbor-port": "SS"},
        power_tokens={"white-harbor": "baratheon"}, garrisons={"stark": 0}, orders={"winterfell": "march-0"},
    )  # fmt: skip
    game.march("winterfell", "F>white-harbor", token=False)
    assert game.asked() == ("stark",)
    game.play("stark", "ships 2").play("greyjoy", "ships 1")
    assert [event["port"] for event in game.events("port-captured")] == ["winterfell-port", "white-harbor-port"]
    assert (game.owner("winterfell-port"), game.owner("white-harbor-port")) == ("stark", "greyjoy")


def test_ports_that_one_march_takes_are_settled_in_the_order_of_its_groups() -> None:
    ships = {"shivering-sea": "S", "narrow-sea": "S", "shipbreaker-bay": "S"}
    for areas in (("white-harbor", "storms-end"), ("storms-end", "white-harbor")):
        game = scenario(
            stark={"winterfell": "FF", **ships}, baratheon={"white-harbor-port": "SS", "storms-end-port": "SS"},
            power_tokens=dict.fromkeys(areas, "baratheon"), orders={"winterfell": "march-0"},
        )  # fmt: skip
        game.march("winterfell", *(f"F>{area}" for area in areas))
        game.play("stark", "ships 2", "ships 1")
        assert [event["port"] for event in game.events("port-captured")] == [f"{area}-port" for area in areas]


@rule("boardgame:ruling.port-without-owner")
def test_ships_in_a_port_without_an_owner_are_destroyed() -> None:
    game = scenario(baratheon={"white-harbor": "F", "white-harbor-port": "SS"}, orders={"white-harbor": "march-0"},
                    stark={"moat-cailin": "FF"})  # fmt: skip
    game.march("white-harbor", "F>moat-cailin", token=False)
    assert game.units("white-harbor-port") == "-"
    assert game.left("baratheon", "ship") == 6
    game.cards(baratheon="stannis-baratheon", stark="ser-rodrick-cassel").rest("assign-order")
    assert game.units("white-harbor-port") == "-"


# --- alliances ----------------------------------------------------------------------------------------------------


def moves() -> tuple[type[Move], ...]:
    return GAME.codec.moves


@rule("boardgame:alliance.promises-any-time")
def test_a_promise_is_no_move_and_leaves_no_trace_in_the_game() -> None:
    """Talk happens outside the match, in any phase: neither a move nor the state knows of it, so nothing limits it."""
    assert len(moves()) > 20
    names = [*(kind.__name__ for kind in moves()), *Board.__struct_fields__]
    assert not [name for name in names for word in ("promise", "alliance", "ally", "pact") if word in name.lower()]


@rule("boardgame:alliance.not-binding")
def test_everybody_may_attack_everybody() -> None:
    for victim in ("greyjoy", "lannister", "martell", "tyrell", "baratheon"):
        attacked: dict[str, Any] = {victim: {"seagard": "F"}}
        game = scenario(stark={"moat-cailin": "FF"}, orders={"moat-cailin": "march-0"}, **attacked)
        assert "march moat-cailin: FF>seagard" in game.options("stark")


@rule("boardgame:alliance.never-show-orders")
def test_face_down_orders_and_unused_tokens_are_seen_by_their_owner_only() -> None:
    game = scenario(stark={"winterfell": "F"}, lannister={"lannisport": "F"}, phase="planning")
    game.play("stark", "order winterfell: raid")
    for other in ("lannister", "greyjoy", None):
        assert "raid" not in str(game.match.view(other)["tray"])
        table = game.view(other)
        assert table["areas"]
        assert not [area for area in table["areas"] if area["order"]]
        assert table["houses"][0]["unused_orders"] is None
    assert game.match.view("stark")["tray"][0]["token"] == "raid"


@rule("boardgame:alliance.never-transfer-pieces")
def test_no_move_names_another_house_to_give_something_to() -> None:
    """The only moves that name a house choose a side to support or a place in a tie; none has a number with it."""
    naming = {kind.__name__ for kind in moves() for name, hint in fields(kind) if "Seat" in str(hint)}
    assert naming
    assert naming <= {"GrantSupport", "NextHouse", "CountAs", "ChooseHouse", "ChooseOpponent"}
    for kind in moves():
        hints = [str(hint) for _, hint in fields(kind)]
        assert not (any("Seat" in hint for hint in hints) and len(hints) > 1), kind


def fields(kind: type[Move]) -> list[tuple[str, object]]:
    return list(scenario().match.lexicon.fields(kind))


@rule("boardgame:alliance.bids-stay-secret")
def test_a_bid_is_seen_by_its_owner_only_until_all_are_revealed() -> None:
    game = scenario(phase="clash-of-kings")
    game.play("stark", "bid 3")
    for other in ("lannister", "greyjoy", None):
        assert game.match.view(other)["tray"] == []
        assert "bid-revealed" not in [event["event"] for event in game.events(viewer=other)]
    assert game.match.view("stark")["tray"][0]["power"] == 3
