"""What is told about what happened: whom it hit, and by how much."""

from __future__ import annotations

from typing import Any

from tests.games.boardgame.battles import battle, fates
from tests.games.boardgame.language import Play, scenario


def last(game: Play, event: str) -> dict[str, Any]:
    return game.events(event)[-1]


def test_a_raid_tells_who_lost_which_order() -> None:
    game = scenario(stark={"winterfell": "F"}, greyjoy={"moat-cailin": "F"}, phase="raids",
                    orders={"winterfell": "raid", "moat-cailin": "support"})  # fmt: skip
    raid = last(game.play("stark", "raid winterfell>moat-cailin"), "raided")
    assert (raid["seat"], raid["victim"], raid["order"]) == ("stark", "greyjoy", "support")


def test_casualties_tell_whose_they_are() -> None:
    game = battle("lannister KKK stoney-sept > stark FFK blackwater")
    game.cards(lannister="ser-jaime-lannister", stark="catelyn-stark")
    assert (last(game, "casualties-suffered")["seat"], last(game, "casualties-suffered")["casualties"]) == ("stark", 1)


def test_a_lost_fleet_is_that_of_the_one_who_lost_the_port() -> None:
    game = scenario(stark={"winterfell": "F"}, baratheon={"white-harbor-port": "SS"},
                    power_tokens={"white-harbor": "baratheon"}, orders={"winterfell": "march-0"})  # fmt: skip
    lost = last(game.march("winterfell", "F>white-harbor"), "port-ships-destroyed")
    assert (lost["seat"], lost["ships"]) == ("baratheon", 2)


def test_who_is_kept_out_by_arianne_does_not_retreat() -> None:
    game = battle("tyrell KK dornish-marches > martell F boneway")
    game.cards(tyrell="ser-garlan-tyrell", martell="arianne-martell").rest("resolve-marches")
    assert [event["seat"] for event in game.events("turned-back")] == ["tyrell"]
    assert "tyrell" not in [event["seat"] for event in game.events("retreated")]


def test_consolidated_power_is_what_the_pool_gave() -> None:
    game = scenario(lannister={"lannisport": "F"}, orders={"lannisport": "consolidate-power"}, power={"lannister": 20},
                    phase="consolidate-power")  # fmt: skip
    game.rest(lambda play: bool(play.events("power-consolidated")))
    assert last(game, "power-consolidated")["power"] == 0


def test_the_wildlings_advance_by_icons_to_a_space() -> None:
    cards = {"i": ["last-days-of-summer"], "ii": ["last-days-of-summer"], "iii": ["put-to-the-sword"]}
    game = scenario(stark={"winterfell": "F"}, phase="westeros", wildlings=2, westeros=cards)
    advanced = last(game, "wildlings-advanced")
    assert advanced["wildlings"] == 2 + 2 * advanced["icons"]


def test_the_blade_tells_what_it_was_used_for() -> None:
    for move, redraws in (("blade", False), ("redraw", True)):
        game = battle("lannister FK stoney-sept > stark FF blackwater", tracks={"fiefdoms": ["lannister"]},
                      options={"tides_of_battle": True})  # fmt: skip
        fates(game, "zero", "zero").cards(lannister="the-hound", stark="greatjon-umber").play("lannister", move)
        assert last(game, "blade-used")["redraws"] is redraws
