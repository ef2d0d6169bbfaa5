"""Influence tracks, Dominance tokens, and cards that move a house on a track (p. 11, 27)."""

from __future__ import annotations

from typing import Any

from maester.games.boardgame.components import FIEFDOMS, IRON_THRONE, TRACKS
from maester.games.boardgame.influence import drop_to_last, move_on_track
from maester.harness.marks import rule
from tests.games.boardgame.language import Play, scenario


def quiet(**more: Any) -> Play:
    """A position in which nothing happens until Stark has planned."""
    return scenario(stark={"winterfell": "F"}, phase="planning", **more)


ORDER = ["stark", "greyjoy", "lannister", "martell", "tyrell", "baratheon"]


@rule("boardgame:influence.three-tracks")
def test_the_first_house_of_a_track_holds_its_token() -> None:
    game = quiet(tracks={"iron-throne": ["tyrell"], "fiefdoms": ["martell"], "kings-court": ["stark"]})
    assert game.holder("iron-throne") == "tyrell"
    assert game.holder("fiefdoms") == "martell"
    assert game.holder("kings-court") == "stark"


@rule("boardgame:influence.throne-sets-turn-order")
def test_after_the_last_house_the_first_is_next() -> None:
    game = scenario(stark={"winterfell": "F", "karhold": "F"}, tyrell={"highgarden": "F"}, phase="raids",
                    orders={"winterfell": "raid", "karhold": "raid", "highgarden": "raid"},
                    tracks={"iron-throne": ["stark", "tyrell"]})  # fmt: skip
    game.rest("assign-order")
    raided = [event["seat"] for event in game.events("raided")]
    assert raided == ["stark", "tyrell", "stark"]


@rule("boardgame:def.turn-order")
def test_turn_order_is_the_iron_throne_track() -> None:
    game = scenario(greyjoy={"pyke": "FFKK"}, stark={"winterfell": "FFKK"}, lannister={"harrenhal": "FFKK"},
                    phase="supply", tracks={"iron-throne": ["greyjoy", "stark", "lannister"]})  # fmt: skip
    asked = []
    while game.question() == "reduce-armies":
        asked.append(game.asked()[0])
        game.play(asked[-1], game.options()[0])
    assert list(dict.fromkeys(asked)) == ["greyjoy", "stark", "lannister"]


@rule("boardgame:influence.throne-token-breaks-ties")
def test_the_holder_of_the_iron_throne_token_breaks_ties_his_own_too() -> None:
    game = scenario(phase="wildling-attack", wildlings=12, tracks={"iron-throne": ["greyjoy"]})
    game.bids(stark=0, greyjoy=0, lannister=1, martell=1, tyrell=1, baratheon=1)
    assert game.asked() == ("greyjoy",)
    assert sorted(game.options()) == ["count greyjoy", "count stark"]


@rule("boardgame:example.wildling-lowest-tie")
def test_the_holder_decides_which_of_two_bid_lowest() -> None:
    game = scenario(phase="wildling-attack", wildlings=12, tracks={"iron-throne": ["lannister"]})
    game.bids(lannister=2, martell=1, tyrell=1, baratheon=1)
    game.play("lannister", "count stark")
    assert game.events("bidder-named")[0]["seat"] == "stark"


def tied_combat(*fiefdoms: str) -> Play:
    """Stark attacks Greyjoy in Seagard; both end with strength 3."""
    game = scenario(stark={"moat-cailin": "FF"}, greyjoy={"seagard": "FF"}, orders={"moat-cailin": "march-0"},
                    tracks={"iron-throne": ["stark"], "fiefdoms": fiefdoms})  # fmt: skip
    game.march("moat-cailin", "FF>seagard").cards(stark="ser-rodrick-cassel", greyjoy="dagmar-cleftjaw")
    return game


@rule("boardgame:influence.throne-token-not-in-combat-or-victory")
def test_the_iron_throne_token_decides_no_combat() -> None:
    game = tied_combat("martell", "greyjoy", "stark")
    won = game.events("combat-won")[0]
    assert won["attack"] == won["defense"] == 3
    assert (game.holder("iron-throne"), won["victor"]) == ("stark", "greyjoy")


@rule("boardgame:influence.fiefdoms-breaks-combat-ties")
def test_in_a_tied_combat_the_higher_fiefdoms_position_wins() -> None:
    for first, second in (("greyjoy", "stark"), ("stark", "greyjoy")):
        assert tied_combat("martell", first, second).events("combat-won")[0]["victor"] == first


@rule("boardgame:influence.court-stars")
def test_a_house_without_stars_places_no_special_order() -> None:
    game = scenario(stark={"winterfell": "F"}, phase="planning", tracks={"kings-court": [*ORDER[1:], "stark"]})
    with game.refused("planning.special-limit"):
        game.play("stark", "order winterfell: march-plus-1")
    game.play("stark", "order winterfell: march-0")


@rule("boardgame:influence.court-stars-six-player")
def test_special_orders_by_court_position_with_six_players() -> None:
    areas = ("winterfell", "karhold", "castle-black", "stony-shore")
    special = ("march-plus-1", "defense-2", "support-plus-1", "raid-special")
    for position, allowed in ((1, 3), (2, 3), (3, 2), (4, 1), (5, 0), (6, 0)):
        court = [*ORDER[1:position], "stark", *ORDER[position:]]
        game = scenario(stark=dict.fromkeys(areas, "F"), phase="planning", tracks={"kings-court": court})
        moves = [f"order {area}: {order}" for area, order in zip(areas, special, strict=True)]
        game.play("stark", *moves[:allowed])
        with game.refused("planning.special-limit"):
            game.play("stark", moves[allowed])


# --- cards that move a house on a track -------------------------------------------------------------------------


@rule("boardgame:track-move.others-shift")
def test_the_others_shift_and_keep_their_order() -> None:
    game = quiet(tracks={"fiefdoms": ORDER})
    move_on_track(game.board, FIEFDOMS, game.seat("martell"), 1)
    assert game.track("fiefdoms") == ["martell", "stark", "greyjoy", "lannister", "tyrell", "baratheon"]
    drop_to_last(game.board, FIEFDOMS, game.seat("martell"))
    assert game.track("fiefdoms") == ["stark", "greyjoy", "lannister", "tyrell", "baratheon", "martell"]


@rule("boardgame:track-move.dominance-passes-at-once")
def test_the_dominance_token_passes_at_once() -> None:
    game = quiet(tracks={"fiefdoms": ORDER})
    drop_to_last(game.board, FIEFDOMS, game.seat("stark"))
    assert game.holder("fiefdoms") == "greyjoy"
    for track in TRACKS:
        assert game.board.holder[track] == game.board.tracks[track][0]


@rule("boardgame:track-move.token-keeps-its-state")
def test_a_used_blade_stays_used_in_other_hands() -> None:
    game = scenario(
        martell={"dornish-marches": "F", "princes-pass": "F"}, tyrell={"highgarden": "FFF"}, blade_used=True,
        greyjoy={"riverrun": "FF"}, lannister={"lannisport": "F"},
        orders={"highgarden": "march-0", "riverrun": "march-minus-1"},
        tracks={"iron-throne": ["tyrell", "greyjoy"], "fiefdoms": ["tyrell", "greyjoy"]},
    )  # fmt: skip
    game.march("highgarden", "FFF>dornish-marches").cards(tyrell="ser-loras-tyrell", martell="doran-martell")
    game.play("martell", "track fiefdoms")
    assert game.holder("fiefdoms") == "greyjoy"
    game.rest(lambda play: play.asked() == ("greyjoy",) and play.question() == "resolve-marches")
    game.march("riverrun", "FF>lannisport").cards(greyjoy="asha-greyjoy", lannister="the-hound")
    assert game.question() != "use-blade"
    assert game.events("blade-used") == []


@rule("boardgame:track-move.placed-special-orders-stay")
def test_special_orders_that_lie_stay_when_the_stars_are_lost() -> None:
    game = scenario(
        tyrell={"highgarden": "FFF", "reach": "F", "oldtown": "F"}, martell={"dornish-marches": "F"},
        orders={"highgarden": "march-plus-1", "reach": "support-plus-1", "oldtown": "consolidate-power-special"},
        tracks={"iron-throne": ["tyrell"], "kings-court": ["tyrell"]},
        westeros={"i": ["last-days-of-summer"], "ii": ["last-days-of-summer"], "iii": ["sea-of-storms"]},
    )  # fmt: skip
    game.march("highgarden", "FFF>dornish-marches")
    game.play("tyrell", "support tyrell").cards(tyrell="ser-garlan-tyrell", martell="doran-martell")
    game.play("martell", "track kings-court")
    assert game.board.special_orders(game.seat("tyrell")) == 0
    assert game.order("oldtown") == "consolidate-power-special"
    game.rest(lambda play: play.question() == "resolve-consolidate-power")
    assert "muster by order oldtown" in game.options("tyrell")
    game.rest("assign-order")
    assert game.options("tyrell")
    assert not [move for move in game.options("tyrell") if move.endswith(("march-plus-1", "defense-2"))]


@rule("boardgame:example.move-to-top-of-track")
def test_moving_to_the_top_pushes_the_others_down_and_takes_the_token() -> None:
    game = scenario(stark={"winterfell": "F"}, phase="wildling-attack", wildlings=2, raven_used=True,
                    wildling_deck=["a-king-beyond-the-wall"], tracks={"kings-court": ORDER},
                    unchecked=True)  # fmt: skip  # when Wildlings attack the Raven is fresh
    game.bids(lannister=3)
    game.play("lannister", "track kings-court")
    assert game.track("kings-court") == ["lannister", "stark", "greyjoy", "martell", "tyrell", "baratheon"]
    assert game.holder("kings-court") == "lannister"
    assert game.board.raven_used
    assert game.board.holder[IRON_THRONE] == game.board.tracks[IRON_THRONE][0]
