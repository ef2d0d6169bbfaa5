"""What the board shows, field by field."""

from __future__ import annotations

from typing import Any

from maester.harness.marks import rule
from tests.games.boardgame.battles import battle, fates
from tests.games.boardgame.language import Play, scenario


def seen(game: Play, what: str, key: str, name: str, viewer: str | None = None) -> dict[str, Any]:
    """One of the areas, houses or tracks of a view."""
    found: dict[str, Any] = next(one for one in game.view(viewer)[what] if one[key] == name)
    return found


def areas_shown(game: Play) -> set[str]:
    return {area["area"] for area in game.view()["areas"]}


@rule("boardgame:info.unused-orders-hidden")
def test_orders_that_were_laid_face_down_are_used() -> None:
    nine = ("pyke", "seagard", "riverrun", "flints-finger", "twins", "harrenhal", "moat-cailin", "greywater-watch")
    game = scenario(
        greyjoy=dict.fromkeys(nine, "F") | {"stony-shore": "F"}, stark={"winterfell": "F"}, phase="planning",
        bans=["no-raid"], tracks={"iron-throne": ["stark", "greyjoy"]},
    )  # fmt: skip
    before = seen(game, "houses", "house", "stark", "stark")["unused_orders"]
    assert "march-0" in before
    game.play("stark", "order winterfell: march-0")
    assert game.asked() == ("greyjoy",)
    after = seen(game, "houses", "house", "stark", "stark")["unused_orders"]
    assert after == {order: count for order, count in before.items() if order != "march-0"}


def test_stars_count_only_while_the_court_has_its_order() -> None:
    game = scenario(stark={"winterfell": "F"}, tracks={"kings-court": ["stark"]}, phase="clash-of-kings")
    assert seen(game, "houses", "house", "stark")["special_orders"] == 0
    game = scenario(stark={"winterfell": "F"}, tracks={"kings-court": ["stark"]}, orders={"winterfell": "march-0"})
    assert seen(game, "houses", "house", "stark")["special_orders"] == 3


def test_tracks_are_shown_in_their_order_with_what_is_used() -> None:
    order = ["tyrell", "stark", "martell", "lannister", "greyjoy", "baratheon"]
    game = scenario(
        stark={"winterfell": "F"}, orders={"winterfell": "march-0"}, blade_used=True, tracks={"fiefdoms": order}
    )
    track = seen(game, "tracks", "track", "fiefdoms")
    assert (track["houses"], track["holder"], track["used"]) == (order, "tyrell", True)
    assert seen(game, "tracks", "track", "kings-court")["used"] is False


def test_an_attack_shows_who_attacks_with_what_and_who_supports_whom() -> None:
    game = scenario(
        lannister={"stoney-sept": "FFK"}, stark={"blackwater": "FF"}, tyrell={"reach": "K"},
        orders={"stoney-sept": "march-0", "reach": "support"},
    )  # fmt: skip
    game.march("stoney-sept", "FK>blackwater").play("tyrell", "support stark").play("stark", "agree true")
    (fight,) = game.view()["fights"]
    assert (fight["area"], fight["source"], fight["attacking"]) == ("blackwater", "stoney-sept", "FK")
    assert (fight["attacker"], fight["defender"], fight["support"]) == ("lannister", "stark", {"reach": "stark"})
    attack, defense = ({why: much for much, why in side["strength"]} for side in fight["sides"])
    assert attack == {"footman": 1, "knight": 2}
    assert defense == {"footman": 2, "reach": 2}


def test_the_board_shows_every_area_in_which_something_lies_or_that_somebody_controls() -> None:
    game = scenario(
        stark={"karhold": "F"}, orders={"karhold": "march-0"}, power_tokens={"castle-black": "stark"},
        neutral={"eyrie": 6}, players=3,
    )  # fmt: skip
    assert {"karhold", "castle-black", "eyrie", "pyke", "winterfell", "lannisport"} <= areas_shown(game)
    assert "stony-shore" not in areas_shown(game)
    assert seen(game, "areas", "area", "lannisport")["garrison"] == 2
    assert [seen(game, "areas", "area", area)["neutral"] for area in ("eyrie", "pyke", "karhold")] == [
        6,
        "unconquerable",
        None,
    ]


def test_routed_units_are_shown_among_the_others() -> None:
    game = scenario(stark={"karhold": "FFK"}, routed={"karhold": "F"}, orders={"karhold": "march-0"})
    area = seen(game, "areas", "area", "karhold")
    assert (area["units"], area["routed"]) == ("FFK", "F")


def test_the_westeros_cards_of_this_round_and_of_those_before_lie_open() -> None:
    game = scenario(
        stark={"karhold": "F"}, phase="westeros",
        westeros={"i": ["last-days-of-summer"], "ii": ["last-days-of-summer"], "iii": ["web-of-lies"]},
    )  # fmt: skip
    cards = ["last-days-of-summer-i-1", "last-days-of-summer-ii-1", "web-of-lies-iii-1"]
    assert game.view()["westeros_open"] == cards
    assert game.view()["westeros_discards"] == [[card] for card in cards]
    left = game.view()["westeros_left"]
    assert [len(deck) for deck in left] == [9, 9, 9]
    assert all(card not in deck for card, deck in zip(cards, left, strict=True))


def test_each_side_of_a_combat_shows_its_own_card_and_strength() -> None:
    game = battle("lannister FK stoney-sept > stark FF blackwater", tracks={"fiefdoms": ["lannister"]})
    game.cards(lannister="ser-gregor-clegane", stark="eddard-stark")
    attack, defense = game.view()["fights"][0]["sides"]
    assert (attack["house"], attack["card"]) == ("lannister", "ser-gregor-clegane")
    assert (defense["house"], defense["card"]) == ("stark", "eddard-stark")
    assert [3, "ser-gregor-clegane"] in attack["strength"]
    assert [4, "eddard-stark"] in defense["strength"]


def resolved(game: Play) -> list[tuple[str, str | None, int]]:
    """Both sides of the combat that is shown: house, House card, total strength."""
    (fight,) = game.view()["fights"]
    return [(side["house"], side["card"], sum(value for value, _ in side["strength"])) for side in fight["sides"]]


def test_a_combat_is_shown_as_it_was_decided_after_a_card_is_taken_back() -> None:
    game = battle("lannister KK stoney-sept > stark FF blackwater", discards={"stark": ["eddard-stark"]})
    assert game.view()["fights"][0]["victor"] is None
    game.cards(lannister="the-hound", stark="roose-bolton")
    assert game.asks("stark", "choose-retreat")
    assert "roose-bolton" in game.hand("stark")
    assert resolved(game) == [("lannister", "the-hound", 6), ("stark", "roose-bolton", 4)]
    assert game.view()["fights"][0]["victor"] == "lannister"


def test_a_combat_is_shown_as_it_was_decided_while_units_die_and_cards_are_discarded() -> None:
    game = battle("stark FFK winterfell > greyjoy FFK moat-cailin", blade_used=True)
    game.cards(stark="eddard-stark", greyjoy="theon-greyjoy")
    decided = resolved(game)
    assert decided == [("stark", "eddard-stark", 8), ("greyjoy", "theon-greyjoy", 7)]
    game.play("greyjoy", "destroy footman")
    assert game.asks("greyjoy", "take-casualties")
    assert resolved(game) == decided
    # Patchface speaks when all cards lie in the discard piles.
    game = battle("baratheon F kings-landing > stark FFF kingswood", discards={"stark": ["eddard-stark"]})
    game.cards(baratheon="patchface", stark="greatjon-umber")
    assert game.asks("baratheon", "patchface-discards")
    assert resolved(game) == [("baratheon", "patchface", 1), ("stark", "greatjon-umber", 5)]


def test_tides_of_battle_stay_with_the_combat_that_they_decided() -> None:
    game = battle("baratheon F kings-landing > stark FFF kingswood", options={"tides_of_battle": True}, blade_used=True)
    fates(game, "two", "zero").cards(baratheon="patchface", stark="greatjon-umber")
    assert game.asks("baratheon", "patchface-discards")
    assert [side["tides"].rpartition("-")[0] for side in game.view()["fights"][0]["sides"]] == ["two", "zero"]
    assert resolved(game)[0][2] == 3
