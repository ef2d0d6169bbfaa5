"""What a seat sees of the table: the numbers of both players and of the challenge, and the top of a deck."""

from __future__ import annotations

from typing import Any

from maester.engine import Seat
from maester.harness.marks import rule
from tests.games.cardgame.language import Play, new_game, scenario, side


def catelyn_defends() -> Play:
    """Tyrion attacks Catelyn Stark, who may say of anybody that he contributes nothing."""
    game = scenario(first="lannister", lannister=side("tyrion-lannister"), stark=side("catelyn-stark", "syrio-forel"))
    game.challenge("lannister", "intrigue", "tyrion-lannister").rest("choose-bypassed").play("lannister", "pass")
    return game.defend("catelyn-stark").play("stark", "use catelyn-stark")


def test_the_totals_of_a_challenge_leave_out_whoever_contributes_nothing() -> None:
    for quiet, totals in (("tyrion-lannister", (0, 3)), ("catelyn-stark", (3, 0))):
        challenge = catelyn_defends().play("stark", f"choose {quiet}").view()["challenge"]
        assert (challenge["attack"], challenge["defence"]) == totals
        assert challenge["uncounted"] == [quiet]
        assert {*challenge["attackers"], *challenge["defenders"]} == {"tyrion-lannister", "catelyn-stark"}


def test_a_challenge_tells_whether_attackers_are_still_to_come_or_gone() -> None:
    game = scenario(stark=side("osha", "jon-snow", gold=1), lannister=side("bronn"))
    game.until("stark", "challenge military").play("stark", "challenge military")
    assert (game.question(), game.view()["challenge"]["declared"]) == ("declare-attackers", False)
    game.play("stark", "declare osha", "pass").until("stark", "use osha").play("stark", "use osha")
    assert (game.view()["challenge"]["declared"], game.attackers()) == (True, [])


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
    assert stark["income_lines"] == [[4, "plot-winter-festival"], [1, "winterfell-keep"]]
    assert lannister["income_lines"] == [[3, "plot-counting-favors"]]
    assert (stark["initiative"], lannister["initiative"]) == (5, 3)
    assert (stark["initiated"], lannister["initiated"]) == ([], ["power"])


@rule("cardgame:ruling.public-information")
def test_a_deck_shows_what_the_viewer_knows_of_it_and_no_more() -> None:
    game = scenario(stark=side("jon-snow", deck=["hodor", "osha", "ice", "needle"]))
    deck = game.court.deck[0]
    game.court.show((deck[1], deck[2]), (Seat(0),))
    assert game.view("stark")["players"][0]["deck_top"] == [None, "osha", "ice"]
    assert game.view("lannister")["players"][0]["deck_top"] == game.view()["players"][0]["deck_top"] == []


def card_shown(game: Play, name: str) -> dict[str, Any]:
    cards = [card for player in game.view()["players"] for card in player["in_play"]]
    return next(card for card in cards if card["card"] == name)


def test_a_card_in_play_shows_what_is_on_it_and_what_it_has_now() -> None:
    people = side("jon-snow=1+2~", "littlefinger", "godswood")
    theirs = side("bronn", "gutter-rats-cunning@bronn", "milk-of-the-poppy@littlefinger")
    game = scenario(stark=people, lannister=theirs)
    assert card_shown(game, "jon-snow") == {
        "card": "jon-snow", "title": "jon-snow", "type": "character", "kneeling": True, "power": 2, "strength": 3,
        "strength_lines": [[3, "printed"]], "icons": ["military", "power"], "keywords": [], "blank": False,
        "duplicates": 1, "host": None,
    }  # fmt: skip
    armed = card_shown(game, "bronn")
    assert (armed["strength"], armed["strength_lines"]) == (5, [[3, "printed"], [2, "gutter-rats-cunning"]])
    assert (armed["keywords"], armed["blank"], armed["kneeling"]) == (["stealth"], False, False)
    assert (card_shown(game, "littlefinger")["keywords"], card_shown(game, "littlefinger")["blank"]) == ([], True)
    assert (card_shown(game, "milk-of-the-poppy")["host"], card_shown(game, "godswood")["host"]) == (
        "littlefinger",
        None,
    )
    place = card_shown(game, "godswood")
    assert (place["type"], place["strength"], place["icons"], place["keywords"]) == ("location", 0, [], ["limited"])


def test_plots_that_nobody_plays_with_are_known_unless_they_are_drafted() -> None:
    plain, drafted = new_game(), new_game(draft=True)
    assert plain.view()["boxed"] == plain.titles(plain.court.box.draft_plots)
    assert drafted.view()["boxed"] == []


def test_who_drafts_sees_the_plots_to_choose_from_and_nobody_else_does() -> None:
    game = new_game(draft=True)
    for house, place in (("stark", 0), ("lannister", 1)):
        dealt = game.view(house)["players"][place]["dealt"]
        assert [f"take {title}" for title in dealt] == game.options(house)
        assert game.view(house)["players"][1 - place]["dealt"] == game.view()["players"][place]["dealt"] == []


def test_who_is_about_to_die_is_shown() -> None:
    game = scenario(first="lannister", lannister=side("the-hound"), stark=side("jon-snow=1", "robb-stark=1"))
    game.challenge("lannister", "military", "the-hound").defend().rest("choose-casualties")
    assert game.view()["doomed"] == []
    game.play("stark", "choose robb-stark")
    assert (game.question(), game.view()["doomed"]) == ("act", ["robb-stark"])
    gone = game.clone()
    gone.court.leave_play(gone.card("robb-stark"))
    assert gone.view()["doomed"] == []


def test_an_event_is_shown_while_it_is_resolved() -> None:
    people = side("bronn", "shae", gold=2, hand=["the-lions-cunning"])
    game = scenario(phase="dominance", first="lannister", stark=side("jon-snow"), lannister=people)
    game.play("lannister", "play the-lions-cunning")
    assert (game.question(), game.view()["resolving"]) == ("choose-cards", ["the-lions-cunning"])
    game.play("lannister", "choose jon-snow")
    assert (game.view()["resolving"], game.discard("lannister")) == ([], ["the-lions-cunning"])
