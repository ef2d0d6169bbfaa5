"""The steward at questions that few matches come to: rewards against the Wildlings, captured Ships, texts of cards."""

from __future__ import annotations

from random import Random

import pytest

from maester.bots import SeatTable
from maester.bots.boardgame.area_values import VICTORY_LOST
from maester.bots.boardgame.battles import stakes_of
from maester.bots.boardgame.decision_context import DecisionContext
from maester.bots.boardgame.other_choices import effect_gain
from maester.bots.boardgame.threats import Threats
from maester.bots.boardgame.worth import position_score
from maester.engine import Seat
from maester.games.boardgame.components import area_of
from tests.bots.boardgame.test_steward import SIX, chosen
from tests.games.boardgame.battles import battle, fates
from tests.games.boardgame.language import Play, scenario
from tests.games.boardgame.test_control import captured
from tests.games.boardgame.test_westeros_cards import draw
from tests.games.boardgame.test_wildling_cards import beaten


def context(game: Play, house: str) -> DecisionContext:
    return DecisionContext(SeatTable(game.match, house), Random(1))


# --- rewards against the Wildlings --------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("tracks", "risen"),
    [
        ({"fiefdoms": ["lannister", "baratheon", "stark"]}, "fiefdoms"),
        ({"iron-throne": ["lannister", "baratheon", "stark"], "fiefdoms": ["stark"]}, "iron-throne"),
        ({"fiefdoms": ["stark"], "iron-throne": ["stark"], "kings-court": ["baratheon", "lannister"]}, "kings-court"),
    ],
)
def test_it_rises_on_the_track_on_which_it_stands_worst(tracks: dict[str, list[str]], risen: str) -> None:
    others = {name: ["stark"] for name in ("iron-throne", "fiefdoms", "kings-court")}
    assert chosen(beaten("a-king-beyond-the-wall", tracks={**others, **tracks}), "stark") == f"track {risen}"


def test_it_takes_its_best_card_back() -> None:
    for gone in (["ser-rodrick-cassel", "eddard-stark"], ["eddard-stark", "ser-rodrick-cassel"]):
        assert chosen(beaten("mammoth-riders", discards={"stark": gone}), "stark") == "card eddard-stark"


def test_it_musters_where_there_is_most_to_muster() -> None:
    game = beaten("the-horde-descends", power_tokens={"moat-cailin": "stark"}, supply=6)
    assert game.options("stark") == ["castle moat-cailin", "castle winterfell", "pass"]
    assert chosen(game, "stark") == "castle winterfell", "a Stronghold is worth two points"


def test_it_musters_nothing_where_it_can_feed_nobody() -> None:
    """With no room for another army and no Footman to promote there, there is nothing to be had."""
    armies = {"karhold": "FF", "castle-black": "FF", "winterfell": "K"}
    game = beaten("the-horde-descends", stark=armies, supply=0)
    assert "pass" in game.options("stark")
    assert chosen(game, "stark") == "pass"


def test_it_makes_knights_also_where_nothing_threatens() -> None:
    game = beaten("crow-killers", stark={"karhold": "F", "winterfell": "K"})
    assert chosen(game, "stark").startswith("unit karhold")


# --- Westeros cards -------------------------------------------------------------------------------------------


def test_it_wants_the_wildlings_to_come_if_it_is_rich() -> None:
    game = draw(iii="put-to-the-sword", power={"stark": 10, "lannister": 0}, tracks={"fiefdoms": ["stark"]})
    board = game.board
    gains = [effect_gain(board, game.seat(house), "wildlings-attack") for house in ("stark", "lannister")]
    assert gains == pytest.approx([2.0, -1.0])
    assert effect_gain(board, game.seat("stark"), "nothing") == 0.0


# --- ports ------------------------------------------------------------------------------------------------------


def test_it_keeps_all_captured_ships() -> None:
    game = captured()
    assert game.options("stark")[-1] == "ships 0"
    assert chosen(game, "stark") == game.options("stark")[0] == "ships 2"


def test_nobody_marches_into_a_port() -> None:
    game = captured()
    threats: Threats = context(game, "stark").threats
    assert threats.attacks(area_of("white-harbor-port"), None, later=False) == ()


# --- House cards --------------------------------------------------------------------------------------------------


def test_mace_tyrell_destroys_a_fresh_footman() -> None:
    game = battle("tyrell KK reach > stark FFK blackwater", routed={"blackwater": "F"}, tracks={"fiefdoms": ["tyrell"]})
    game.cards(tyrell="mace-tyrell", stark="greatjon-umber")
    assert chosen(game, "tyrell") == "unit blackwater footman"


@pytest.mark.parametrize(
    ("attack", "first"),
    [
        ("martell KK yronwood > tyrell F boneway", "iron-throne"),
        ("martell KK yronwood > tyrell F boneway", "fiefdoms"),
        ("martell KK yronwood > tyrell F boneway", "kings-court"),
        ("tyrell KK dornish-marches > martell F boneway", "iron-throne"),
    ],
)
def test_doran_martell_drops_the_opponent_where_it_stands_first(attack: str, first: str) -> None:
    last = ["martell", "stark", "greyjoy", "lannister", "baratheon", "tyrell"]
    tracks = dict.fromkeys(("iron-throne", "fiefdoms", "kings-court"), last)
    game = battle(attack, tracks={**tracks, first: ["tyrell", *last[:-1]]})
    game.cards(martell="doran-martell", tyrell="queen-of-thorns")
    game.rest("doran-martell-drops")
    assert chosen(game, "martell") == f"track {first}"


def test_it_draws_another_tide_where_a_zero_would_lose() -> None:
    def drawn(mine: str) -> str:
        game = battle(
            "lannister F stoney-sept > stark FF blackwater",
            options={"tides_of_battle": True},
            tracks={"fiefdoms": ["lannister"]},
        )
        fates(game, mine, "two").cards(lannister="the-hound", stark="greatjon-umber")
        assert game.options("lannister") == ["blade", "redraw", "pass"]
        return chosen(game, "lannister")

    assert drawn("zero") == "redraw"
    assert drawn("two") == "blade"
    assert drawn("three") == "pass", "it is likely won anyway"


def test_what_would_lose_the_match_is_worth_any_card() -> None:
    """A rival who has six Castles attacks the seventh."""
    game = battle("stark KK stoney-sept > lannister F harrenhal", also={"stark": SIX})
    few = battle("stark KK stoney-sept > lannister F harrenhal")
    dear = stakes_of(context(game, "lannister"), context(game, "lannister").battle).victory
    usual = stakes_of(context(few, "lannister"), context(few, "lannister").battle).victory
    assert dear > usual + VICTORY_LOST / 2


# --- the end ------------------------------------------------------------------------------------------------------


def test_a_match_that_is_won_is_worth_more_than_any_position_and_a_lost_one_less() -> None:
    game = scenario(stark={**SIX, "stoney-sept": "KK"}, orders={"stoney-sept": "march-0"})
    before = position_score(game.board, Seat(0))
    game.march("stoney-sept", "KK>harrenhal")
    assert game.match.over
    stark = game.seat("stark")
    scores = {Seat(seat): position_score(game.board, Seat(seat)) for seat in game.board.seats}
    assert scores.pop(stark) == 1000.0 > before
    assert set(scores.values()) == {-1000.0}
