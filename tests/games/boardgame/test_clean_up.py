"""Clean up: the end of the Action phase (p. 16)."""

from __future__ import annotations

from maester.harness.marks import rule
from tests.games.boardgame.language import scenario

QUIET_ROUND = {"i": ["last-days-of-summer"], "ii": ["last-days-of-summer"], "iii": ["web-of-lies"]}


@rule("boardgame:cleanup.remove-orders")
def test_all_remaining_orders_are_removed() -> None:
    game = scenario(phase="consolidate-power", stark={"winterfell": "F", "karhold": "F"}, lannister={"lannisport": "F"},
                    orders={"winterfell": "support", "karhold": "defense-1", "lannisport": "consolidate-power-special"},
                    westeros=QUIET_ROUND)  # fmt: skip
    assert (game.order("winterfell"), game.order("karhold")) == ("support", "defense-1")
    game.play("lannister", "power lannisport")
    assert game.question() == "assign-order"
    assert (game.order("winterfell"), game.order("karhold")) == (None, None)


@rule("boardgame:cleanup.stand-routed-units")
def test_routed_units_stand_up_again() -> None:
    game = scenario(phase="consolidate-power", stark={"winterfell": "KF"}, lannister={"lannisport": "F"},
                    routed={"winterfell": "K"}, orders={"lannisport": "consolidate-power-special"},
                    westeros=QUIET_ROUND)  # fmt: skip
    assert game.routed("winterfell") == "K"
    game.play("lannister", "power lannisport")
    assert (game.units("winterfell"), game.routed("winterfell")) == ("FK", "-")


@rule("boardgame:cleanup.refresh-tokens")
def test_the_raven_and_the_blade_are_turned_back() -> None:
    game = scenario(phase="consolidate-power", lannister={"lannisport": "F"}, blade_used=True, raven_used=True,
                    orders={"lannisport": "consolidate-power-special"}, westeros=QUIET_ROUND)  # fmt: skip
    assert [track["used"] for track in game.view()["tracks"]] == [False, True, True]
    game.play("lannister", "power lannisport")
    assert [track["used"] for track in game.view()["tracks"]] == [False, False, False]


@rule("boardgame:cleanup.next-round-or-end")
def test_after_round_10_the_match_ends_and_before_the_westeros_phase_follows() -> None:
    last = scenario(phase="clean-up", round=10, stark={"winterfell": "F", "moat-cailin": "F"})
    assert last.question() == "over"
    assert last.winner == "stark"
    ninth = scenario(phase="clean-up", round=9, stark={"winterfell": "F"}, westeros=QUIET_ROUND)
    assert (ninth.board.round, ninth.question()) == (10, "assign-order")
    assert len(ninth.events("westeros-card-drawn")) == 3
