"""Positions that the rules can't lead to: each is refused with the rule that it breaks, in both languages."""

from __future__ import annotations

from typing import Any

import pytest

import maester
from maester import rulebook
from maester.games.boardgame.board import Board
from maester.games.boardgame.components import BANS, CARDS_OF, ORDERS, area_of
from maester.games.boardgame.impossible import BAN_RULES, TOKENS_RULES, faults
from tests.games.boardgame.language import new_game, scenario

Position = dict[str, Any]


def of(house: str = "stark", **things: Any) -> Position:
    """A position in the marches, in which a house has these things."""
    return {"phase": "marches", "round": 2, "houses": {house: things}}


def set_up(position: Position, players: int = 6, **more: Any) -> maester.Match:
    return maester.scenario("boardgame", position, players, 1, **more)


def refused(position: Position, rule: str, place: str, given: str, **more: Any) -> None:
    """The position is refused by this rule, and both languages say where and why."""
    with pytest.raises(maester.ImpossiblePosition) as caught:
        set_up(position, **more)
    assert (caught.value.rule, caught.value.values["place"], caught.value.values["given"]) == (rule, place, given)
    said = rulebook.catalogue("boardgame").rule(rule)
    assert said is not None
    for language in ("en", "pl"):
        sentence = caught.value.message(language)
        assert all(part in sentence for part in (rule, place, given, said.sentence(language)))


FIVE_CASTLES = ["white-harbor", "moat-cailin", "flints-finger", "eyrie", "harrenhal"]
"""With Winterfell six."""
ALL_CARDS = [
    "eddard-stark", "robb-stark", "roose-bolton", "greatjon-umber", "the-blackfish", "ser-rodrick-cassel",
    "catelyn-stark",
]  # fmt: skip


@pytest.mark.parametrize(
    ("position", "rule", "place", "given"),
    [
        (of(units={"narrow-sea": "F"}), "march.land-units-stay-on-land", "houses/stark/units/narrow-sea", "F"),
        (of(units={"winterfell-port": "K"}), "port.ships-only", "houses/stark/units/winterfell-port", "K"),
        (of(units={"winterfell": "FS"}), "march.ships-stay-on-water", "houses/stark/units/winterfell", "FS"),
        (of(units={"winterfell-port": "SSSS"}), "port.max-three-ships", "houses/stark/units/winterfell-port", "SSSS"),
        (of(units={"white-harbor-port": "S"}), "port.owner", "houses/stark/units/white-harbor-port", "S"),
        (of(units={"eyrie": "F"}), "neutral.destroyed", "houses/stark/units/eyrie", "F"),
        (of(power_tokens=["eyrie"]), "neutral.destroyed", "houses/stark/power_tokens", "eyrie"),
        (of(power_tokens=["narrow-sea"]), "control.not-at-sea", "houses/stark/power_tokens", "narrow-sea"),
        (of(power_tokens=["white-harbor-port"]), "control.leave-token-on-march", "houses/stark/power_tokens",
         "white-harbor-port"),
        (of(power_tokens=["winterfell"]), "ruling.own-home-no-token", "houses/stark/power_tokens", "winterfell"),
        ({"houses": {"stark": {"power_tokens": ["karhold"]}, "greyjoy": {"units": {"karhold": "F"}}}},
         "control.token-returns-only-when-lost", "houses/stark/power_tokens", "karhold"),
        ({**of(), "neutral": {"twins": 3}}, "setup.neutral-tokens", "neutral/twins", "3"),
        ({**of(), "neutral": {"eyrie": 5}}, "ruling.picture-neutral-tokens", "neutral/eyrie", "5"),
        (of(garrison=3), "ruling.picture-garrison-strength", "houses/stark/garrison", "3"),
        (of("greyjoy", units={"winterfell": "F"}), "garrison.removed-when-defeated", "houses/stark/garrison", "2"),
        (of("greyjoy", power_tokens=["winterfell"]), "garrison.removed-when-defeated", "houses/stark/garrison", "2"),
        (of(orders={"karhold": "march-0"}), "planning.only-areas-with-own-units", "houses/stark/orders/karhold",
         "march-0"),
        ({"phase": "marches", "houses": {"stark": {"orders": {"pyke": "march-0"}},
                                         "greyjoy": {"units": {"pyke": "F"}}}},
         "planning.only-areas-with-own-units", "houses/stark/orders/pyke", "march-0"),
        (of(units={"winterfell": "FFF", "karhold": "FF"}, supply=0), "supply.never-exceed-by-action",
         "houses/stark/units", "3, 2"),
        (of(hand=ALL_CARDS, discard=["robb-stark"]), "components.house-cards-per-house", "houses/stark/hand",
         "robb-stark"),
        (of(hand=[*ALL_CARDS, "robb-stark"]), "components.house-cards-per-house", "houses/stark/hand", "robb-stark"),
        (of(hand=ALL_CARDS[1:], discard=[]), "components.house-cards-per-house", "houses/stark/hand", "eddard-stark"),
        (of(discard=ALL_CARDS), "housecard.last-card-recycles", "houses/stark/hand", "-"),
        ({**of(power_tokens=[*FIVE_CASTLES, "seagard"]), "neutral": {}}, "win.seven-areas-at-once", "houses/stark",
         "7"),
        ({**of(), "westeros_open": ["web-of-lies-iii-1"]}, "westeros.draw-three", "westeros_open",
         "web-of-lies-iii-1"),
        ({**of(), "westeros_open": ["mustering-i-1", "supply-i-1", "web-of-lies-iii-1"]}, "westeros.draw-three",
         "westeros_open", "mustering-i-1, supply-i-1, web-of-lies-iii-1"),
        ({**of(), "phase": "westeros", "round": 1}, "round.first-round-skips-westeros", "phase", "westeros"),
        ({**of(), "phase": "mustering", "round": 1}, "round.first-round-skips-westeros", "phase", "mustering"),
        ({**of(), "wildlings": 12}, "westeros.attack-at-12", "wildlings", "12"),
        ({**of(), "phase": "raids", "blade_used": True}, "cleanup.refresh-tokens", "blade_used", "true"),
        ({**of(), "phase": "raven", "raven_used": True}, "cleanup.refresh-tokens", "raven_used", "true"),
    ],
)  # fmt: skip
def test_what_the_rules_cannot_lead_to_is_refused_but_may_be_asked_for(
    position: Position, rule: str, place: str, given: str
) -> None:
    refused(position, rule, place, given)
    set_up(position, unchecked=True)


@pytest.mark.parametrize(
    ("position", "rule", "place", "given"),
    [
        ({"houses": {"stark": {"units": {"pyke": "F"}}, "greyjoy": {"units": {"pyke": "F"}}}},
         "march.entering-enemy-units-is-attack", "houses/greyjoy/units/pyke", "F"),
        ({"houses": {"stark": {"power_tokens": ["twins"]}, "greyjoy": {"power_tokens": ["twins"]}}},
         "control.one-token-per-area", "houses/greyjoy/power_tokens", "twins"),
        (of(power_tokens=["twins", "twins"]), "control.one-token-per-area", "houses/stark/power_tokens", "twins"),
        ({"phase": "marches", "houses": {"stark": {"units": {"pyke": "F"}, "orders": {"pyke": "march-0"}},
                                         "greyjoy": {"orders": {"pyke": "support"}}}},
         "planning.not-more-than-one", "houses/greyjoy/orders/pyke", "support"),
        (of(units={"winterfell": "KKK", "karhold": "KKK"}), "components.units-per-house", "houses/stark/units",
         "KKK, KKK"),
        (of(units={"winterfell": "F" * 16}), "components.units-per-house", "houses/stark/units", "F" * 16),
        (of(power=20, power_tokens=["karhold"]), "components.power-tokens-per-house", "houses/stark/power", "20"),
        ({"tracks": {"iron-throne": ["stark"]}}, "components.track-and-garrison-tokens", "tracks/iron-throne",
         "stark"),
        ({"tracks": {"fiefdoms": ["stark", "stark", "lannister", "martell", "tyrell", "baratheon"]}},
         "components.track-and-garrison-tokens", "tracks/fiefdoms",
         "stark, stark, lannister, martell, tyrell, baratheon"),
        ({"westeros_discards": {"i": ["supply-i-1", "supply-i-1"]}}, "components.westeros-cards",
         "westeros_discards/i", "supply-i-1"),
        ({"westeros_discards": {"i": ["supply-i-1"]}, "westeros_decks": {"i": ["supply-i-1"]}},
         "components.westeros-cards", "westeros_discards/i", "supply-i-1"),
        ({"wildling_deck": ["crow-killers", "crow-killers"]}, "components.wildling-cards", "wildling_deck",
         "crow-killers"),
        ({"tides_deck": ["zero-0"]}, "tides.optional", "tides_deck", "zero-0"),
    ],
)  # fmt: skip
def test_what_the_board_cannot_hold_is_refused_also_unchecked(
    position: Position, rule: str, place: str, given: str
) -> None:
    refused(position, rule, place, given)
    refused(position, rule, place, given, unchecked=True)


def test_a_tides_card_lies_once_in_its_deck() -> None:
    position = {"tides_deck": ["zero-0", "zero-0"]}
    refused(position, "components.tides-of-battle-cards", "tides_deck", "zero-0", options={"tides_of_battle": True})


@pytest.mark.parametrize(
    ("players", "house", "rule"),
    [
        (3, "greyjoy", "players.three-houses"),
        (4, "tyrell", "players.four-no-martell-tyrell"),
        (5, "martell", "players.five-no-martell"),
    ],
)
def test_a_house_that_does_not_play_has_nothing(players: int, house: str, rule: str) -> None:
    refused({"houses": {house: {}}}, rule, "houses", house, players=players)


def test_nobody_is_where_nobody_may_ever_be() -> None:
    impassable, place = "neutral.impassable", "houses/stark/units/pyke"
    refused(of(units={"pyke": "F"}), impassable, place, "F", players=3)
    refused(of(power_tokens=["pyke"]), impassable, "houses/stark/power_tokens", "pyke", players=3)
    refused({**of(), "neutral": {}}, impassable, "neutral/boneway", "0", players=3)


# --- orders -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("kind", ORDERS, ids=lambda kind: kind.id)
def test_no_more_tokens_of_a_kind_lie_on_the_board_than_there_are(kind: Any) -> None:
    areas = ["winterfell", "karhold", "white-harbor"][: kind.count + 1]
    phase = {"raid": "raids", "march": "marches"}.get(kind.type, "clean-up")
    phase = "consolidate-power" if kind.type == "consolidate-power" else phase
    house = {"units": dict.fromkeys(areas, "F"), "orders": dict.fromkeys(areas, kind.id)}
    position = {"phase": phase, "round": 2, "houses": {"stark": house}}
    refused(position, TOKENS_RULES[kind.type], "houses/stark/orders", kind.id)
    del house["orders"][areas[0]]
    set_up(position)


@pytest.mark.parametrize(
    ("phase", "order", "rule"),
    [
        ("planning", "march-0", "cleanup.remove-orders"),
        ("westeros", "support", "cleanup.remove-orders"),
        ("supply", "support", "cleanup.remove-orders"),
        ("end-of-round", "defense-1", "cleanup.remove-orders"),
        ("marches", "raid", "raid.one-at-a-time"),
        ("consolidate-power", "raid", "raid.one-at-a-time"),
        ("consolidate-power", "march-0", "march.one-at-a-time"),
        ("clean-up", "march-0", "march.one-at-a-time"),
        ("clean-up", "consolidate-power", "consolidate.one-at-a-time"),
    ],
)
def test_no_order_lies_on_the_board_before_or_after_its_time(phase: str, order: str, rule: str) -> None:
    position = {**of(units={"winterfell": "F"}, orders={"winterfell": order}), "phase": phase}
    refused(position, rule, "houses/stark/orders/winterfell", order)


@pytest.mark.parametrize("ban", BANS)
def test_no_order_lies_on_the_board_that_was_banned_this_round(ban: str) -> None:
    for order in BANS[ban]:
        position = {**of(units={"winterfell": "F"}, orders={"winterfell": order}), "phase": "raids", "bans": [ban]}
        position["tracks"] = {"kings-court": ["stark", "lannister", "greyjoy", "martell", "tyrell", "baratheon"]}
        refused(position, BAN_RULES[ban], "houses/stark/orders/winterfell", order)


def test_before_the_marches_there_are_no_more_special_orders_than_stars() -> None:
    army: dict[str, Any] = {"units": {"winterfell": "F"}, "orders": {"winterfell": "march-plus-1"}}
    last = ["lannister", "greyjoy", "martell", "tyrell", "baratheon", "stark"]
    for phase in ("raven", "raids"):
        position = {**of(**army), "phase": phase, "tracks": {"kings-court": last}}
        refused(position, "planning.special-limit", "houses/stark/orders", "march-plus-1")
    set_up({**of(**army), "tracks": {"kings-court": last}})  # Doran Martell may have moved Stark since then


# --- routed units -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("phase", ["westeros", "planning", "raven", "raids", "end-of-round"])
def test_nobody_is_routed_before_a_combat_or_after_the_clean_up(phase: str) -> None:
    position = {**of(units={"winterfell": "FF"}, routed={"winterfell": "F"}), "phase": phase}
    refused(position, "cleanup.stand-routed-units", "houses/stark/routed/winterfell", "F")
    set_up({**position, "phase": "marches"})


def test_a_siege_engine_is_routed_only_after_an_upgrade() -> None:
    position = of(units={"winterfell": "E"}, routed={"winterfell": "E"})
    refused(position, "retreat.siege-engines-destroyed", "houses/stark/routed/winterfell", "E")
    set_up({**position, "phase": "consolidate-power"})


@pytest.mark.parametrize("routed", [{"winterfell": "FF"}, {"karhold": "F"}, {"winterfell": "K"}])
def test_only_units_that_are_there_are_routed(routed: dict[str, str]) -> None:
    with pytest.raises(maester.BadData) as caught:
        set_up(of(units={"winterfell": "F"}, routed=routed))
    assert caught.value.values["place"] == f"houses/stark/routed/{next(iter(routed))}"


# --- what is possible -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_the_start_is_possible(players: int) -> None:
    position = new_game(players).match.position()
    set_up(position, players)


def test_with_six_castles_and_armies_at_the_limit_nothing_is_wrong() -> None:
    game = scenario(
        stark={"winterfell": "FF", "winterfell-port": "SS"}, power_tokens=dict.fromkeys(FIVE_CASTLES, "stark"),
        supply=0, orders={"winterfell": "march-plus-1", "winterfell-port": "support"},
    )  # fmt: skip
    assert game.castles("stark") == 6
    assert list(faults(game.board)) == []


def test_an_area_named_without_units_is_nobody_s() -> None:
    board = set_up(of(units={"winterfell": "F", "moat-cailin": "-"}, orders={"winterfell": "march-0"})).game
    assert isinstance(board, Board)
    assert board.controller(area_of("moat-cailin")) == -1


@pytest.mark.parametrize(
    ("given", "hand", "discard"),
    [
        ({}, 7, 0),
        ({"hand": ["robb-stark"]}, 1, 6),
        ({"discard": ["robb-stark"]}, 6, 1),
        ({"hand": ALL_CARDS[:3], "discard": ALL_CARDS[3:]}, 3, 4),
    ],
)
def test_cards_that_are_not_named_lie_where_the_others_do_not(given: dict[str, Any], hand: int, discard: int) -> None:
    board = set_up(of(units={"winterfell": "F"}, orders={"winterfell": "march-0"}, **given)).game
    assert isinstance(board, Board)
    assert (len(board.hand[0]), len(board.discard[0])) == (hand, discard)
    assert sorted((*board.hand[0], *board.discard[0])) == list(CARDS_OF[0])


@pytest.mark.parametrize("acted", [["stark", "stark"], ["tully"]])
def test_nobody_has_acted_twice_in_a_pass_or_without_a_house(acted: list[str]) -> None:
    with pytest.raises(maester.BadData) as caught:
        set_up({**of(), "acted": acted})
    assert caught.value.values["place"] == "acted"


def test_nobody_has_acted_where_all_act_at_once() -> None:
    with pytest.raises(maester.BadData) as caught:
        set_up({"phase": "planning", "acted": ["stark"]})
    assert caught.value.values["place"] == "acted"


@pytest.mark.parametrize("part", ["westeros_decks", "westeros_discards"])
def test_there_is_no_fourth_westeros_deck(part: str) -> None:
    with pytest.raises(maester.BadData) as caught:
        set_up({part: {"iv": ["mustering-i-1"]}})
    assert (caught.value.values["place"], caught.value.values["given"]) == (part, "iv")


def test_a_card_of_another_deck_is_refused_with_those_of_this_one() -> None:
    for part in ("westeros_decks", "westeros_discards"):
        with pytest.raises(maester.BadData) as caught:
            set_up({part: {"i": ["clash-of-kings-ii-1"]}})
        assert caught.value.values["place"] == f"{part}/i"
        assert "mustering-i-1" in caught.value.message("en")
