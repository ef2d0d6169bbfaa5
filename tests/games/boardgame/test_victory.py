"""Winning: seven Castles and Strongholds at once, or the most after round ten, and how ties are broken (p. 16, 28)."""

from __future__ import annotations

from typing import Any

from maester.games.boardgame.components import AREAS
from maester.harness.marks import rule
from tests.games.boardgame.battles import battle, fates, is_over
from tests.games.boardgame.language import Play, scenario

CASTLES = {area.id: area.castle for area in AREAS}


def ended(power_tokens: dict[str, str], **more: Any) -> Play:
    """Round ten is over; Stark, Lannister and Baratheon hold their homes and what the tokens say."""
    return scenario(phase="end-of-round", round=10, players=3, power_tokens=power_tokens, **more)


def tokens(**houses: str) -> dict[str, str]:
    """From areas to houses: `tokens(stark="eyrie riverrun")`."""
    return {area: house for house, areas in houses.items() for area in areas.split()}


@rule("boardgame:win.seven-areas-at-once")
def test_the_seventh_castle_wins_in_the_middle_of_the_marches() -> None:
    held = tokens(stark="white-harbor flints-finger eyrie crackclaw-point moat-cailin")
    game = scenario(stark={"karhold": "F", "greywater-watch": "F"}, power_tokens=held,
                    orders={"greywater-watch": "march-0", "karhold": "march-minus-1"})  # fmt: skip
    assert game.castles("stark") == 6
    game.march("greywater-watch", "F>seagard")
    assert game.winner == "stark"
    assert game.events("game-won")[0]["castles"] == 7
    assert game.asked() == ()


def test_a_march_that_takes_castles_seven_and_eight_wins_once() -> None:
    held = tokens(stark="white-harbor eyrie crackclaw-point harrenhal riverrun")
    game = scenario(stark={"greywater-watch": "FF"}, power_tokens=held, orders={"greywater-watch": "march-0"})
    assert game.castles("stark") == 6
    game.march("greywater-watch", "F>seagard", "F>moat-cailin")
    assert (game.winner, game.castles("stark")) == ("stark", 8)
    assert [event["castles"] for event in game.events("game-won")] == [7]


def test_behind_a_winner_by_castles_the_others_stand_as_after_round_ten() -> None:
    held = tokens(stark="white-harbor flints-finger eyrie crackclaw-point moat-cailin", baratheon="harrenhal reach")
    game = scenario(stark={"greywater-watch": "F"}, power_tokens=held, orders={"greywater-watch": "march-0"})
    game.march("greywater-watch", "F>seagard")
    assert game.match.result is not None
    assert game.match.result.places[:2] == (("stark",), ("baratheon",))


@rule("boardgame:win.castle-and-stronghold-count-alike")
def test_castles_and_strongholds_count_alike() -> None:
    game = scenario(power_tokens=tokens(stark="riverrun seagard moat-cailin flints-finger"))
    held = [CASTLES[area] for area in ("winterfell", "riverrun", "seagard", "moat-cailin", "flints-finger")]
    assert held == ["stronghold"] * 3 + ["castle"] * 2
    assert game.castles("stark") == 5


@rule("boardgame:win.victory-track-always-current")
def test_the_victory_track_follows_a_lost_castle_at_once() -> None:
    game = scenario(stark={"moat-cailin": "FFF"}, greyjoy={"seagard": "F", "greywater-watch": "F"},
                    orders={"moat-cailin": "march-0"})  # fmt: skip
    assert (game.castles("stark"), game.castles("greyjoy")) == (2, 2)
    game.march("moat-cailin", "FFF>seagard", token=True)
    game.cards(stark="eddard-stark", greyjoy="asha-greyjoy").rest(lambda play: play.owner("seagard") == "stark")
    assert (game.castles("stark"), game.castles("greyjoy")) == (3, 1)
    assert game.view()["houses"][0]["castles"] == 3


@rule("boardgame:win.end-of-round-ten")
def test_after_round_ten_the_most_castles_win() -> None:
    game = ended(tokens(stark="white-harbor moat-cailin eyrie flints-finger", lannister="riverrun harrenhal seagard",
                        baratheon="reach crackclaw-point"))  # fmt: skip
    assert [game.castles(house) for house in ("stark", "lannister", "baratheon")] == [5, 4, 3]
    assert game.winner == "stark"
    assert game.match.result is not None
    assert game.match.result.tie_breaks == ()


@rule("boardgame:win.tie-strongholds")
def test_first_the_strongholds_break_a_tie() -> None:
    game = ended(tokens(stark="white-harbor moat-cailin", lannister="riverrun seagard"), supply={"stark": 6})
    assert game.castles("stark") == game.castles("lannister") == 3
    assert game.winner == "lannister"
    assert game.match.result is not None
    assert game.match.result.tie_breaks == ("strongholds",)


@rule("boardgame:win.tie-supply")
def test_then_the_supply_token_as_it_stands() -> None:
    icons = tokens(lannister="blackwater searoad-marches")
    game = ended(icons, supply={"stark": 4, "lannister": 3, "baratheon": 0}, power={"lannister": 12})
    assert game.castles("stark") == game.castles("lannister") == 1
    assert game.winner == "stark"


@rule("boardgame:win.tie-available-power")
def test_then_available_power_without_that_on_the_board() -> None:
    on_board = tokens(lannister="stoney-sept blackwater searoad-marches")
    game = ended(on_board, supply=3, power={"stark": 5, "lannister": 4, "baratheon": 0})
    assert game.winner == "stark"
    assert game.match.result is not None
    assert game.match.result.tie_breaks == ("strongholds", "supply", "power")


@rule("boardgame:win.tie-iron-throne")
def test_last_the_iron_throne_track() -> None:
    game = ended({}, supply=3, power={"stark": 5, "lannister": 5, "baratheon": 0},
                 tracks={"iron-throne": ["baratheon", "stark", "lannister"]})  # fmt: skip
    assert game.winner == "stark"
    turned = ended({}, supply=3, power={"stark": 5, "lannister": 5, "baratheon": 0},
                   tracks={"iron-throne": ["baratheon", "lannister", "stark"]})  # fmt: skip
    assert turned.winner == "lannister"


@rule("boardgame:win.ties-among-all-leaders")
def test_who_falls_behind_in_one_tie_break_is_out_of_the_next() -> None:
    game = ended(
        tokens(stark="seagard", lannister="riverrun", baratheon="reach"),
        supply={"stark": 3, "lannister": 4, "baratheon": 6}, power={"stark": 9, "baratheon": 15},
    )  # fmt: skip
    assert {game.castles(house) for house in game.match.seats} == {2}
    assert game.winner == "lannister"
    assert game.match.result is not None
    assert game.match.result.places == (("lannister",), ("stark",), ("baratheon",))


@rule("boardgame:ruling.tiebreak-erratum")
def test_the_errata_count_land_areas_where_the_print_counts_strongholds() -> None:
    position = tokens(stark="white-harbor karhold castle-black stony-shore", lannister="riverrun")
    for errata, winner in ((False, "lannister"), (True, "stark")):
        game = ended(position, options={"faq_errata": errata})
        assert game.castles("stark") == game.castles("lannister") == 2
        assert game.winner == winner


@rule("boardgame:ruling.tiebreak-erratum")
def test_with_the_errata_supply_comes_after_the_land_areas() -> None:
    game = ended({}, supply={"stark": 4, "lannister": 3, "baratheon": 0}, options={"faq_errata": True})
    assert game.winner == "stark"
    assert game.match.result is not None
    assert game.match.result.tie_breaks == ("land-areas", "supply")


@rule("boardgame:ruling.house-without-pieces")
def test_a_house_without_pieces_stays_in_the_game() -> None:
    game = scenario(stark={"winterfell": "F"}, phase="planning", westeros={"i": ["last-days-of-summer"],
                    "ii": ["clash-of-kings"], "iii": ["storm-of-swords"]})  # fmt: skip
    assert game.asked() == ("stark",)
    game.orders(stark={"winterfell": "defense-1"}).rest("bid")
    assert "greyjoy" in game.asked()
    assert game.board.round == 3


def test_the_score_is_castles_and_what_breaks_ties() -> None:
    game = ended(tokens(stark="eyrie riverrun"))
    score = game.match.scores["stark"]
    assert score.total == game.castles("stark") == 3
    assert [source for _, source in score.lines] == ["strongholds", "supply", "power"]
    assert {source: value for value, source in score.lines}["strongholds"] == 2


# --- a retreat into a seventh castle ----------------------------------------------------------------------------


def beaten_stark(source: str, target: str, held: str) -> Play:
    """Stark holds six castles and is beaten by Greyjoy, who comes from `source`, in one of his areas."""
    game = battle(f"greyjoy KKK {source} > stark F {target}", power_tokens=tokens(stark=held), garrisons={"stark": 0})
    assert game.castles("stark") == 6
    return game.cards(greyjoy="balon-greyjoy", stark="catelyn-stark").rest("choose-retreat")


@rule("boardgame:win.seven-areas-at-once")
def test_with_the_home_area_lost_a_retreat_into_another_castle_is_no_win() -> None:
    game = beaten_stark("stony-shore", "winterfell", "flints-finger eyrie crackclaw-point seagard harrenhal")
    game.play("stark", "retreat moat-cailin")
    assert (game.control("moat-cailin"), game.control("winterfell")) == ("stark", "greyjoy")
    assert game.castles("stark") == 6
    assert is_over(game)
    assert game.events("game-won") == []


def test_with_a_castle_and_its_token_lost_a_retreat_into_another_one_is_no_win() -> None:
    game = beaten_stark("greywater-watch", "moat-cailin", "moat-cailin flints-finger eyrie crackclaw-point harrenhal")
    game.play("stark", "retreat white-harbor")
    assert (game.control("white-harbor"), game.control("moat-cailin")) == ("stark", "greyjoy")
    assert game.castles("stark") == 6
    assert is_over(game)


def test_a_retreat_into_a_seventh_castle_wins_if_the_lost_area_has_none() -> None:
    game = beaten_stark("seagard", "greywater-watch", "flints-finger eyrie crackclaw-point white-harbor harrenhal")
    game.play("stark", "retreat moat-cailin")
    assert game.winner == "stark"
    assert [event["castles"] for event in game.events("game-won")] == [7]
    assert game.control("greywater-watch") == "greyjoy"


def test_a_retreat_into_a_seventh_castle_wins_if_arianne_keeps_the_home_area() -> None:
    held = tokens(martell="storms-end starfall oldtown reach crackclaw-point")
    game = battle("tyrell KKK salt-shore > martell F sunspear", power_tokens=held, garrisons={"martell": 0})
    assert game.castles("martell") == 6
    game.cards(tyrell="alester-florent", martell="arianne-martell")
    assert (game.control("yronwood"), game.control("sunspear")) == ("martell", "martell")
    assert game.winner == "martell"
    assert [event["castles"] for event in game.events("game-won")] == [7]


def test_a_retreat_into_a_seventh_castle_wins_if_no_attacker_is_left_to_take_the_home_area() -> None:
    held = tokens(stark="flints-finger eyrie crackclaw-point seagard harrenhal")
    game = battle(
        "greyjoy K stony-shore > stark F winterfell", power_tokens=held, garrisons={"stark": 0},
        options={"tides_of_battle": True},
    )  # fmt: skip
    fates(game, "zero", "skull").cards(greyjoy="victarion-greyjoy", stark="catelyn-stark")
    game.rest("choose-retreat").play("stark", "retreat moat-cailin")
    assert game.winner == "stark"


def test_a_beaten_attacker_wins_by_going_back_to_his_seventh_castle() -> None:
    held = tokens(stark="flints-finger eyrie crackclaw-point harrenhal")
    game = scenario(stark={"moat-cailin": "KF"}, greyjoy={"greywater-watch": "KKK"}, power_tokens=held,
                    orders={"moat-cailin": "march-0"})  # fmt: skip
    game.march("moat-cailin", "K>greywater-watch", "F>seagard", token=False)
    assert game.castles("stark") == 6
    game.cards(stark="catelyn-stark", greyjoy="balon-greyjoy").rest(lambda play: play.question() == "assign-order")
    assert game.winner == "stark"
    assert game.owner("moat-cailin") == "stark"
