"""What a page is told to show answers before they are given: it agrees with what the rules make of them."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from maester.games.boardgame.components import ORDER_NAMES, TOKENS, Area, Token
from maester.games.boardgame.orders import broken_by, unused_orders
from tests.games.boardgame.language import Play, scenario


def guidance(game: Play, house: str) -> dict[str, Any]:
    return game.match.decision(house).guidance


def allowed(limits: dict[str, Any], tokens: list[str], more: str) -> bool:
    """As a client reads the limits: each of those that know the token has room for one more."""
    concerned = [limit for limit in limits.values() if more in limit["tokens"]]
    used = [sum(token in limit["tokens"] for token in tokens) for limit in concerned]
    return bool(concerned) and all(count < limit["most"] for count, limit in zip(used, concerned, strict=True))


@pytest.mark.parametrize("bans", [["no-raid"], ["no-march-plus-1"], ["no-defense", "no-support"], []])
@pytest.mark.parametrize("first", ["stark", "lannister"])
def test_the_limits_of_a_plan_are_those_of_the_rules(bans: list[str], first: str) -> None:
    areas = {"winterfell": "F", "karhold": "F", "white-harbor": "F", "moat-cailin": "F", "stony-shore": "F"}
    game = scenario(
        stark=areas, lannister={"lannisport": "F"}, phase="planning", tracks={"kings-court": [first]}, bans=bans,
        unchecked=True,
    )  # fmt: skip
    told = guidance(game, "stark")
    assert (sorted(told["areas"]), told["orders"]) == (sorted(areas), len(areas))
    seat, rng, refused = game.match.seat_number("stark"), Random(1), set()
    for _ in range(100):
        placed: list[Token] = []
        for _ in areas:
            unused = unused_orders(game.board, seat, tuple((Area(0), token) for token in placed))
            names = [ORDER_NAMES.write(token) for token in placed]
            legal = [token for token in TOKENS if broken_by(unused, token) is None]
            assert [token for token in TOKENS if allowed(told["limits"], names, ORDER_NAMES.write(token))] == legal
            refused.update(set(TOKENS) - set(legal))
            placed.append(rng.choice(legal))
    assert refused == set(TOKENS)


def test_the_limits_of_a_plan_stay_while_it_is_placed() -> None:
    game = scenario(stark={"winterfell": "F", "karhold": "F"}, lannister={"lannisport": "F"}, phase="planning")
    before = guidance(game, "stark")
    game.play("stark", "order winterfell: march-0")
    assert guidance(game, "stark") == before
    game.play("stark", "order karhold: raid")
    assert game.match.decision("stark").answered
    assert guidance(game, "stark") == before


def test_a_plan_needs_no_more_orders_than_there_are_tokens_for() -> None:
    footmen = ("winterfell", "karhold", "white-harbor", "moat-cailin", "stony-shore", "castle-black", "widows-watch")
    knights = ("greywater-watch", "flints-finger", "seagard", "eyrie", "fingers")
    game = scenario(
        stark=dict.fromkeys(footmen, "F") | dict.fromkeys(knights, "K"), lannister={"lannisport": "F"},
        phase="planning",
        tracks={
            "iron-throne": ["stark"],
            "kings-court": ["lannister", "greyjoy", "baratheon", "tyrell", "martell", "stark"],
        },
    )  # fmt: skip
    told = guidance(game, "stark")
    assert (len(told["areas"]), told["orders"]) == (12, 10)
    assert game.match.decision("stark").prompt.values["missing"] == 10


def armies_of(game: Play, house: str) -> dict[str, Any]:
    board, seat = game.board, game.match.seat_number(house)
    sizes = board.sizes(seat)
    return {
        "armies": sorted((size for size in sizes.values() if size > 1), reverse=True),
        "fits": board.fits_supply(seat, sizes.values()),
    }


def test_a_march_is_told_what_each_group_would_make_of_the_armies() -> None:
    game = scenario(
        stark={"winterfell": "FFK", "karhold": "F", "white-harbor": "FF"}, greyjoy={"moat-cailin": "F"},
        orders={"winterfell": "march-0", "white-harbor": "march-minus-1"}, supply={"stark": 1},
        tracks={"iron-throne": ["stark"]},
    )  # fmt: skip
    told = guidance(game, "stark")["marches"]
    assert {area: march["units"] for area, march in told.items()} == {"winterfell": "FFK", "white-harbor": "FF"}
    assert told["winterfell"]["supply"]["limit"] == [3, 2]
    assert told["winterfell"]["supply"]["now"] == armies_of(game, "stark")
    seen = set()
    for move in game.match.decision("stark").options:
        plain = game.match.lexicon.plain(move)
        if plain["move"] != "march-units":
            continue
        after = told[plain["source"]]["supply"]["after"][plain["target"]][len(plain["units"]) - 1]
        seen.add(after["fits"])
        tried = Play(game.match.clone())
        tried.match.play("stark", move)
        following = guidance(tried, "stark").get("marches", {}) if "stark" in tried.asked() else {}
        if plain["source"] in following:
            assert following[plain["source"]]["supply"]["now"] == after
    assert seen == {True, False}


def test_mustering_is_told_costs_and_what_a_unit_would_make_of_the_armies() -> None:
    game = scenario(stark={"winterfell": "F", "white-harbor": "F", "bay-of-ice": "S"}, phase="mustering",
                    supply={"stark": 2}, tracks={"iron-throne": ["stark"]})  # fmt: skip
    told = guidance(game, "stark")
    assert told["costs"] == {"footman": 1, "knight": 2, "ship": 1, "siege-engine": 2}
    assert told["upgrade_cost"] == 1
    assert told["supply"]["now"] == armies_of(game, "stark")
    recruits = 0
    for move in game.match.decision("stark").options:
        plain = game.match.lexicon.plain(move)
        if plain["move"] != "recruit":
            continue
        tried = Play(game.match.clone())
        tried.match.play("stark", move)
        recruits += 1
        assert told["supply"]["after"][plain["place"]] == [armies_of(tried, "stark")]
        left = game.match.decision("stark").prompt.values["castles"][plain["area"]]
        if "stark" in tried.asked():
            spent = left - tried.match.decision("stark").prompt.values["castles"][plain["area"]]
            assert spent == told["costs"][plain["unit"]]
    assert recruits


def test_reducing_armies_is_told_what_each_choice_leaves() -> None:
    game = scenario(stark={"winterfell": "FFKK", "karhold": "FF"}, phase="supply")
    told = guidance(game, "stark")["supply"]
    assert (told["limit"], told["now"]) == ([3, 2], {"armies": [4, 2], "fits": False})
    assert told["after"] == {
        "winterfell": [{"armies": [3, 2], "fits": True}],
        "karhold": [{"armies": [4], "fits": False}],
    }


def test_most_questions_need_no_guidance() -> None:
    assert guidance(scenario(stark={"winterfell": "F"}, phase="clash-of-kings"), "stark") == {}
