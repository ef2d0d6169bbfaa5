"""What a seat sees of the table: the numbers of both players and of the challenge, and the top of a deck."""

from __future__ import annotations

from maester.engine import Seat
from maester.harness.marks import rule
from tests.games.cardgame.language import Play, scenario, side


def catelyn_defends() -> Play:
    """Tyrion attacks Catelyn Stark, who may say of anybody that he contributes nothing."""
    game = scenario(first="lannister", lannister=side("tyrion-lannister"), stark=side("catelyn-stark", "syrio-forel"))
    game.challenge("lannister", "intrigue", "tyrion-lannister").rest("choose-bypassed").play("lannister", "pass")
    return game.defend("catelyn-stark").play("stark", "use catelyn-stark")


def test_the_totals_of_a_challenge_leave_out_whoever_contributes_nothing() -> None:
    for quiet, totals in (("tyrion-lannister", (0, 3)), ("catelyn-stark", (3, 0))):
        challenge = catelyn_defends().play("stark", f"choose {quiet}").view()["challenge"]
        assert (challenge["attack"], challenge["defence"]) == totals


@rule("cardgame:claim.value")
def test_a_challenge_shows_the_claim_of_the_attacking_player() -> None:
    plots = {"stark": "plot-the-old-gods", "lannister": "plot-counting-favors"}
    game = scenario(stark=side("jon-snow", plot=plots["stark"]), lannister=side("bronn", plot=plots["lannister"]))
    game.challenge("stark", "military", "jon-snow")
    challenge = game.view()["challenge"]
    assert (challenge["attacker"], challenge["defender"], challenge["claim"]) == ("stark", "lannister", 2)
    assert [player["claim"] for player in game.view()["players"]] == [2, 1]


def test_a_decided_challenge_shows_who_won_it_and_whether_it_was_unopposed() -> None:
    people = side("robb-stark", "syrio-forel")
    game = scenario(stark=people, lannister=side("bronn", "shae", "podrick-payne~"))
    game.challenge("stark", "military", "robb-stark")
    assert (game.view()["challenge"]["winner"], game.view()["challenge"]["unopposed"]) == (None, False)
    game.defend().rest("choose-casualties")
    assert (game.view()["challenge"]["winner"], game.view()["challenge"]["unopposed"]) == ("stark", True)


def test_each_player_s_own_dominance_income_and_challenges_are_shown() -> None:
    game = scenario(stark=side("jon-snow", "winterfell-keep", gold=1), lannister=side("bronn", "the-hound~"))
    game.play("stark", "end turn").challenge("lannister", "power", "bronn")
    stark, lannister = game.view()["players"]
    assert (stark["dominance"], lannister["dominance"]) == ([[3, "jon-snow"], [1, "gold"]], [])
    assert (stark["income"], lannister["income"]) == (4 + 1, 3)
    assert (stark["initiative"], lannister["initiative"]) == (5, 3)
    assert (stark["initiated"], lannister["initiated"]) == ([], ["power"])


@rule("cardgame:ruling.public-information")
def test_a_deck_shows_what_the_viewer_knows_of_it_and_no_more() -> None:
    game = scenario(stark=side("jon-snow", deck=["hodor", "osha", "ice", "needle"]))
    deck = game.court.deck[0]
    game.court.show((deck[1], deck[2]), (Seat(0),))
    assert game.view("stark")["players"][0]["deck_top"] == [None, "osha", "ice"]
    assert game.view("lannister")["players"][0]["deck_top"] == game.view()["players"][0]["deck_top"] == []
