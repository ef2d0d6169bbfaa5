"""Neutral Forces (p. 26): areas that can be entered only with enough strength."""

from __future__ import annotations

from typing import Any

from maester.harness.marks import rule
from tests.games.boardgame.language import Play, scenario


def facing(army: str, order: str = "march-0", **position: Any) -> Play:
    """Tyrell marches from Yronwood against the Neutral Force of 5 in Sunspear; Martell doesn't play."""
    position = {"neutral": {"sunspear": 5}, **position}
    tyrell = {"yronwood": army, **position.pop("tyrell", {})}
    orders = {"yronwood": order, **position.pop("orders", {})}
    return scenario(players=5, tyrell=tyrell, orders=orders, **position)


@rule("boardgame:neutral.entry-needs-strength")
def test_a_neutral_force_is_entered_with_equal_strength_or_more() -> None:
    equal = facing("KKF").march("yronwood", "KKF>sunspear")
    assert (equal.owner("sunspear"), equal.units("sunspear"), equal.neutral("sunspear")) == ("tyrell", "FKK", 0)
    weak = facing("KK")
    with weak.refused("neutral.entry-needs-strength"):
        weak.play("tyrell", "march yronwood: KK>sunspear")
    assert weak.options()
    assert not any("sunspear" in option for option in weak.options())


@rule("boardgame:neutral.strength-factors")
def test_units_march_modifier_and_support_are_all_that_counts() -> None:
    short = facing("KKF", "march-minus-1")
    with short.refused("neutral.entry-needs-strength"):
        short.play("tyrell", "march yronwood: KKF>sunspear")
    assert facing("KKK", "march-minus-1").march("yronwood", "KKK>sunspear").owner("sunspear") == "tyrell"
    assert facing("KK", "march-plus-1").march("yronwood", "KK>sunspear").owner("sunspear") == "tyrell"


@rule("boardgame:neutral.siege-engines")
def test_siege_engines_count_against_castles_and_strongholds_only() -> None:
    game = facing("EF", neutral={"sunspear": 5, "boneway": 3})
    with game.refused("neutral.entry-needs-strength"):
        game.play("tyrell", "march yronwood: EF>boneway")
    game.march("yronwood", "EF>sunspear")
    assert game.units("sunspear") == "FE"


@rule("boardgame:neutral.no-house-cards")
def test_no_house_card_is_played_against_a_neutral_force() -> None:
    game = facing("KKF")
    hand = game.hand("tyrell")
    game.play("tyrell", "march yronwood: FKK>sunspear")
    game.rest(lambda game: game.question() != "establish-control")
    assert game.question() != "choose-house-card"
    assert (game.hand("tyrell"), game.discard("tyrell")) == (hand, [])


@rule("boardgame:neutral.no-blade")
def test_the_blade_does_not_help_against_a_neutral_force() -> None:
    game = facing("KK", tracks={"fiefdoms": ["tyrell"]})
    assert game.holder("fiefdoms") == "tyrell"
    with game.refused("neutral.entry-needs-strength"):
        game.play("tyrell", "march yronwood: KK>sunspear")
    with game.refused("match.wrong-kind"):
        game.play("tyrell", "blade")


@rule("boardgame:neutral.attacker-may-be-supported")
def test_own_support_and_that_of_others_counts_for_the_attacker() -> None:
    game = facing("KF", tyrell={"sea-of-dorne": "S"}, baratheon={"salt-shore": "F"},
                  orders={"sea-of-dorne": "support", "salt-shore": "support"})  # fmt: skip
    game.play("tyrell", "march yronwood: FK>sunspear")
    assert game.asks("baratheon", "give-support")
    game.play("baratheon", "support tyrell").play("tyrell", "agree true", "support tyrell")
    game.rest(lambda game: game.owner("sunspear") is not None)
    assert game.units("sunspear") == "FK"


@rule("boardgame:neutral.gets-no-support")
def test_nobody_supports_a_neutral_force() -> None:
    game = facing("KK", baratheon={"salt-shore": "F"}, orders={"salt-shore": "support"})
    game.play("tyrell", "march yronwood: KK>sunspear")
    assert game.options("baratheon") == ["support tyrell", "support -"]
    with game.refused("support.grant-or-refuse"):
        game.play("baratheon", "support stark")


@rule("boardgame:neutral.destroyed")
def test_a_beaten_neutral_force_leaves_the_game_without_losses_for_the_attacker() -> None:
    game = facing("KKF").march("yronwood", "FKK>sunspear")
    assert (game.units("sunspear"), game.routed("sunspear")) == ("FKK", "-")
    assert (game.control("sunspear"), game.neutral("sunspear")) == ("tyrell", 0)
    assert game.events("neutral-force-beaten") == [
        {"event": "neutral-force-beaten", "seat": "tyrell", "area": "sunspear"}
    ]
    assert game.order("yronwood") is None


@rule("boardgame:neutral.counts-as-the-one-attack")
def test_a_march_attacks_a_neutral_force_or_enemies_but_not_both() -> None:
    def both(**position: Any) -> Play:
        forces = {"salt-shore": 3, "starfall": 3}
        return facing("KKK", "march-plus-1", baratheon={"boneway": "F"}, neutral=forces, **position)

    game = both().play("tyrell", "march yronwood: K>salt-shore")
    for target in ("boneway", "starfall"):
        with game.refused("neutral.counts-as-the-one-attack"):
            game.play("tyrell", f"march yronwood: K>{target}")
    game.play("tyrell", "march yronwood: K>sunspear")
    enemy_first = both().play("tyrell", "march yronwood: K>boneway")
    with enemy_first.refused("neutral.counts-as-the-one-attack"):
        enemy_first.play("tyrell", "march yronwood: K>salt-shore")


@rule("boardgame:neutral.impassable")
def test_nobody_ever_enters_an_area_without_a_strength() -> None:
    seas = {"shipbreaker-bay": "SS", "sea-of-dorne": "S", "east-summer-sea": "S"}
    game = scenario(
        players=3, neutral="printed", baratheon={"kingswood": "KKKK", **seas}, orders={"kingswood": "march-plus-1"}
    )
    for target in ("storms-end", "sunspear"):
        with game.refused("neutral.impassable"):
            game.play("baratheon", f"march kingswood: KKKK>{target}")
    assert game.neutral("storms-end") == 99


@rule("boardgame:ruling.neutral-no-tides")
def test_no_tides_of_battle_card_is_drawn_against_a_neutral_force() -> None:
    game = facing("KKF", options={"tides_of_battle": True})
    deck = game.board.tides_deck
    game.march("yronwood", "FKK>sunspear")
    assert game.owner("sunspear") == "tyrell"
    assert game.board.tides_deck == deck


# --- support comes first --------------------------------------------------------------------------------------------


def hoping(army: str = "KKF", **position: Any) -> Play:
    """Against a Neutral Force of 5 Tyrell needs the support of a Baratheon Footman in Salt Shore."""
    game = facing(army, baratheon={"salt-shore": "F"}, orders={"salt-shore": "support"}, **position)
    return game.play("tyrell", "march yronwood: KK>sunspear")


@rule("boardgame:ruling.neutral-support-first")
def test_without_the_support_the_march_is_planned_anew_and_not_lost() -> None:
    game = hoping("KK")
    assert game.asks("baratheon", "give-support")
    given = game.clone().play("baratheon", "support tyrell").play("tyrell", "agree true")
    given.rest(lambda game: game.owner("sunspear") is not None)
    assert given.units("sunspear") == "KK"
    game.play("baratheon", "support -")
    assert game.asks("tyrell", "plan-march")
    assert (game.units("yronwood"), game.order("yronwood"), game.neutral("sunspear")) == ("KK", "march-0", 5)
    with game.refused("neutral.entry-needs-strength"):
        game.play("tyrell", "march yronwood: KK>sunspear")
    game.play("tyrell", "march yronwood: K>boneway", "march yronwood: done")
    assert (game.units("boneway"), game.units("yronwood")) == ("K", "K")


def test_after_a_refusal_a_stronger_group_may_still_go_and_nobody_is_asked_again() -> None:
    game = hoping().play("baratheon", "support -")
    game.play("tyrell", "march yronwood: FKK>sunspear")
    game.rest(lambda game: game.owner("sunspear") is not None)
    assert game.units("sunspear") == "FKK"
    assert len(game.events("support-refused")) == 1


def test_support_that_was_given_in_vain_counts_for_a_stronger_group() -> None:
    game = facing("FFK", tyrell={"sea-of-dorne": "S"}, baratheon={"salt-shore": "F"},
                  orders={"sea-of-dorne": "support", "salt-shore": "support"})  # fmt: skip
    game.play("tyrell", "march yronwood: FK>sunspear").play("baratheon", "support -").play("tyrell", "support tyrell")
    assert game.events("neutral-force-held")[0]["strength"] == 4
    game.play("tyrell", "march yronwood: FFK>sunspear")
    game.rest(lambda game: game.owner("sunspear") is not None)
    assert game.units("sunspear") == "FFK"


def test_who_is_strong_enough_alone_asks_nobody() -> None:
    game = facing("KKF", baratheon={"salt-shore": "F"}, orders={"salt-shore": "support"})
    game.march("yronwood", "FKK>sunspear")
    assert game.owner("sunspear") == "tyrell"
    assert not game.events("support-refused")


@rule("boardgame:example.neutral-sunspear")
def test_tyrell_takes_sunspear() -> None:
    game = facing("KF", "march-plus-1", tyrell={"sea-of-dorne": "S"}, orders={"sea-of-dorne": "support"})
    game.play("tyrell", "march yronwood: FK>sunspear", "support tyrell")
    game.rest(lambda game: game.owner("sunspear") is not None)
    assert (game.owner("sunspear"), game.units("sunspear"), game.neutral("sunspear")) == ("tyrell", "FK", 0)
