"""What a question tells the player whom it asks: numbers and names that its sentence and the board show."""

from __future__ import annotations

from typing import Any

from tests.games.boardgame.battles import battle
from tests.games.boardgame.language import Play, scenario


def told(game: Play, house: str) -> dict[str, Any]:
    """The values of the question that a house is asked."""
    return dict(game.match.decision(house).prompt.values)


def test_the_tie_breaker_is_told_which_track_and_which_position() -> None:
    game = scenario(phase="clash-of-kings", players=3, power=5).bids(baratheon=3, lannister=1, stark=1)
    (holder,) = game.asked()
    asked = told(game, holder)
    assert (asked["track"], asked["position"]) == ("iron-throne", 2)


def test_who_holds_the_blade_is_told_both_strengths_with_the_house_cards() -> None:
    game = battle("lannister FK stoney-sept > stark FF blackwater", tracks={"fiefdoms": ["lannister"]})
    assert (told(game, "stark")["attack"], told(game, "stark")["defense"]) == (3, 2)
    game.cards(lannister="the-hound", stark="greatjon-umber")
    asked = told(game, "lannister")
    assert (asked["attack"], asked["defense"]) == (3 + 2, 2 + 2)


def test_who_assigns_orders_is_told_how_many_stars_and_areas_are_left() -> None:
    game = scenario(stark={"winterfell": "F", "karhold": "F"}, phase="planning", tracks={"kings-court": ["stark"]})
    before = told(game, "stark")
    game.play("stark", "order winterfell: raid-special")
    after = told(game, "stark")
    assert (before["missing"], before["stars"]) == (2, 3)
    assert (after["missing"], after["stars"]) == (1, 2)


def test_who_marches_on_is_told_which_units_are_left() -> None:
    game = scenario(stark={"winterfell": "FFK"}, orders={"winterfell": "march-0"})
    game.play("stark", "march winterfell: FK>karhold")
    assert (told(game, "stark")["area"], told(game, "stark")["units"]) == ("winterfell", "F")


def test_who_marches_on_is_told_which_groups_are_planned() -> None:
    game = scenario(stark={"winterfell": "FFK"}, orders={"winterfell": "march-0"})
    game.play("stark", "march winterfell: K>karhold")
    assert told(game, "stark")["groups"] == {"karhold": "K"}
    game.play("stark", "march winterfell: F>white-harbor")
    assert told(game, "stark")["groups"] == {"karhold": "K", "white-harbor": "F"}
    game.match.undo("stark")
    assert told(game, "stark")["groups"] == {"karhold": "K"}


def test_who_musters_is_told_what_is_left_in_each_castle() -> None:
    game = scenario(
        stark={"winterfell": "F", "white-harbor": "F"}, phase="mustering", supply={"stark": 6},
        tracks={"iron-throne": ["stark"]},
    )  # fmt: skip
    assert (told(game, "stark")["points"], told(game, "stark")["castles"]) == (3, {"winterfell": 2, "white-harbor": 1})
    game.play("stark", "recruit winterfell: footman winterfell")
    assert (told(game, "stark")["points"], told(game, "stark")["castles"]) == (2, {"winterfell": 1, "white-harbor": 1})
    game.play("stark", "upgrade white-harbor: knight false")
    assert (told(game, "stark")["points"], told(game, "stark")["castles"]) == (1, {"winterfell": 1, "white-harbor": 0})


def test_a_neutral_force_is_no_house_that_could_be_supported() -> None:
    game = scenario(
        stark={"crackclaw-point": "KK"}, greyjoy={"blackwater": "FF"}, neutral={"kings-landing": 5},
        orders={"crackclaw-point": "march-0", "blackwater": "support"},
    )  # fmt: skip
    game.play("stark", "march crackclaw-point: KK>kings-landing")
    asked = told(game, "greyjoy")
    assert (asked["attacker"], asked["defender"], asked["target"]) == ("stark", None, "kings-landing")


def test_who_bids_against_wildlings_is_told_their_strength_and_who_decides_a_tie_how_it_went() -> None:
    game = scenario(phase="wildling-attack", players=3, wildlings=4, power=5)
    assert (told(game, "stark")["subject"], told(game, "stark")["strength"]) == ("wildlings", 4)
    for bid, victory in ((0, False), (2, True)):
        other = game.clone().bids(baratheon=bid, lannister=bid, stark=bid)
        assert told(other, other.asked()[0])["victory"] is victory


def test_who_looks_at_the_wildlings_is_told_the_card_on_top() -> None:
    game = scenario(stark={"winterfell": "F"}, phase="planning", wildling_deck=["crow-killers", "mammoth-riders"],
                    tracks={"kings-court": ["stark"]})  # fmt: skip
    game.orders(stark={"winterfell": "defense-1"}).play("stark", "look at wildlings")
    assert told(game, "stark")["card"] == "crow-killers"


def test_who_may_decline_support_is_told_whose_it_is() -> None:
    game = battle("lannister FK stoney-sept > stark FF blackwater", also={"tyrell": {"reach": "K"}},
                  orders={"reach": "support"})  # fmt: skip
    game.play("tyrell", "support stark")
    assert told(game, "stark")["owner"] == "tyrell"


def test_who_leaves_an_area_is_told_which() -> None:
    game = scenario(stark={"moat-cailin": "F"}, orders={"moat-cailin": "march-0"})
    game.play("stark", "march moat-cailin: F>seagard").rest("establish-control")
    assert told(game, "stark")["area"] == "moat-cailin"
