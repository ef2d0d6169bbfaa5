"""The plain habits by which samples are played on: sensible answers, for both seats, to every question."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

import maester
from maester.bots.cardgame import habits
from maester.bots.cardgame.foresight import play_round, settle
from maester.bots.cardgame.habits import PASS, habit, place
from maester.games.cardgame.set_up import Place, PlaceCards
from maester.games.cardgame.texts import Title
from tests.games.cardgame.language import Play, scenario, side
from tests.games.cardgame.test_cards_plots import FILLERS, reveal


def usual(game: Play, house: str) -> str:
    return game.match.text(habit(game.match, game.seat(house)))


def test_a_duplicate_saves_its_character() -> None:
    game = scenario(stark=side("robb-stark~=1"), lannister=side("bronn"), first="lannister")
    game.challenge("lannister", "military", "bronn").rest(lambda play: play.asks("stark", "act", "save"))
    assert usual(game, "stark") == "discard duplicate robb-stark"


def test_a_card_saves_only_whoever_is_worth_it() -> None:
    for victim, move in (("eddard-stark~", "play not-today"), ("bran-stark~", "pass")):
        game = scenario(stark=side(victim, hand=["not-today"]), lannister=side("bronn"), first="lannister")
        game.challenge("lannister", "military", "bronn").rest(lambda play: play.asks("stark", "act", "save"))
        assert usual(game, "stark") == move


def test_a_challenge_is_initiated_if_all_who_could_defend_are_not_enough() -> None:
    strong, weak = side("eddard-stark", "robb-stark"), side("arya-stark")
    assert usual(scenario(stark=strong, lannister=side("bronn")), "stark").startswith("challenge")
    assert usual(scenario(stark=weak, lannister=side("bronn", "ser-gregor-clegane")), "stark") == "end turn"


def test_a_lost_challenge_is_still_opposed_by_the_least_character() -> None:
    """After the own turn a defender costs nothing, and an unopposed challenge would."""
    game = scenario(stark=side("robb-stark", "stark-escort"), lannister=side("tywin-lannister", "bronn"))
    game.play("stark", "end turn").challenge("lannister", "power", "tywin-lannister", "bronn")
    assert usual(game, "stark") == "declare stark-escort"


def test_harm_goes_to_the_opponent_and_help_to_oneself() -> None:
    game = scenario(
        lannister=side("bronn", hand=["the-lions-cunning"], gold=2), stark=side("bran-stark", "eddard-stark")
    )
    game.rest(lambda play: play.can("lannister", "play the-lions-cunning")).play("lannister", "play the-lions-cunning")
    assert usual(game, "lannister") == "choose eddard-stark"


def test_harm_spares_the_own_cards_however_good_they_are() -> None:
    game = scenario(
        phase="draw", lannister=side("tywin-lannister", hand=["the-lions-cunning"], gold=2), stark=side("bran-stark")
    )
    game.until("lannister", "play the-lions-cunning").play("lannister", "play the-lions-cunning")
    assert usual(game, "lannister") == "choose bran-stark"
    everybody = reveal("stark", "drunken-allegations", stark=side("eddard-stark"), lannister=side("shae", "bronn"))
    assert usual(everybody, "stark") == "choose bronn"


def test_nobody_saves_the_opponent_s_characters() -> None:
    game = scenario(stark=side("jon-snow", hand=["not-today"]), lannister=side("tywin-lannister~"))
    game.challenge("stark", "military", "jon-snow").until("stark", "play not-today")
    assert usual(game, "stark") == "pass"


def test_a_response_that_could_only_hurt_oneself_is_not_used() -> None:
    for people, move in ((side("jon-snow"), "use enemy-informer"), (side(), "pass")):
        game = scenario(phase="marshalling", first="lannister", lannister=side(hand=["enemy-informer"]), stark=people)
        game.play("lannister", "play enemy-informer")
        assert usual(game, "lannister") == move


def test_stealth_is_used_on_the_strongest_who_could_defend() -> None:
    """Hodor can't be chosen, Jon Snow kneels: of the others Catelyn Stark is the strongest."""
    people = side("jon-snow~", "arya-stark", "catelyn-stark", "greatjon-umber~", "hodor")
    game = scenario(first="lannister", lannister=side("tyrion-lannister"), stark=people)
    game.challenge("lannister", "power", "tyrion-lannister").rest("choose-bypassed")
    assert usual(game, "lannister") == "choose catelyn-stark"


def test_whoever_has_power_is_missed_more_and_whoever_has_a_duplicate_less() -> None:
    for people, victim in (
        (("arya-stark~+3", "catelyn-stark~"), "catelyn-stark"),
        (("eddard-stark~=1", "robb-stark~"), "eddard-stark"),
    ):
        game = scenario(stark=side(*people), lannister=side("bronn"), first="lannister")
        game.challenge("lannister", "military", "bronn").rest("choose-casualties")
        assert usual(game, "stark") == f"choose {victim}"


def test_the_worst_card_of_the_own_hand_is_discarded_and_the_best_of_the_opponent_s() -> None:
    hand = ["eddard-stark", "robb-stark", "jon-snow", "catelyn-stark", "bran-stark"]
    game = reveal("stark", "rule-by-decree", stark=side(hand=hand), lannister=side(hand=["bronn"]))
    assert usual(game, "stark") == "take bran-stark"
    spies = reveal("stark", "spies-in-their-midst", lannister=side(hand=["lannisport-weaponsmith", "tywin-lannister"]))
    assert usual(spies, "stark") == "take tywin-lannister"


def test_a_cost_is_lowered_only_for_a_character_that_waits() -> None:
    for hand, move in ((["jon-snow"], "use godswood"), (["winterfell"], "play winterfell")):
        game = scenario(phase="marshalling", stark=side("godswood", hand=hand), lannister=side("bronn"))
        assert usual(game, "stark") == move


def test_of_two_equal_aims_harm_goes_to_the_one_with_a_duplicate_and_to_who_stands() -> None:
    for people, aim in (
        (("jon-snow=1", "catelyn-stark"), "jon-snow"),
        (("jon-snow", "catelyn-stark=1"), "catelyn-stark"),
        (("jon-snow~", "catelyn-stark"), "catelyn-stark"),
        (("jon-snow", "catelyn-stark~"), "jon-snow"),
    ):
        assert usual(reveal("lannister", "detained", stark=side(*people)), "lannister") == f"choose {aim}"


def test_a_save_is_for_the_best_character() -> None:
    card = reveal("lannister", "valar-morghulis", stark=side("bran-stark", "eddard-stark", hand=["not-today"]))
    card.until("stark", "play not-today").play("stark", "play not-today")
    assert usual(card, "stark") == "choose eddard-stark"
    duplicates = reveal("lannister", "valar-morghulis", stark=side("arya-stark=1", "eddard-stark=1"))
    assert usual(duplicates, "stark") == "discard duplicate eddard-stark"


def test_the_best_are_kept() -> None:
    people = side("bran-stark", "arya-stark", "eddard-stark", "stark-escort")
    game = reveal("stark", "wildfire-assault", stark=people, lannister=side("bronn"))
    assert usual(game, "stark") == "choose eddard-stark"


def test_as_little_gold_as_possible_is_paid() -> None:
    hand = ["i-never-bet-against-my-family"]
    game = scenario(stark=side("jon-snow"), lannister=side("cersei-lannister", hand=hand, gold=3))
    game.challenge("stark", "military", "jon-snow").play("lannister", "play i-never-bet-against-my-family")
    assert usual(game, "lannister") == "pay 1"


def test_who_may_choose_plays_first() -> None:
    for house in ("stark", "lannister"):
        game = scenario(
            phase="plot",
            stark=side(plot_deck=[*FILLERS["stark"], "plot-spies-in-their-midst"]),
            lannister=side(plot_deck=[*FILLERS["lannister"], "plot-detained"]),
        )
        plots = {"stark": ("a-storm-of-swords", "uneasy-truce"), "lannister": ("the-old-gods", "hear-me-roar")}[house]
        game.play("stark", f"take plot-{plots[0]}").play("lannister", f"take plot-{plots[1]}")
        assert game.asks(house, "choose-first-player")
        assert usual(game, house) == f"first {house}"


@pytest.mark.parametrize("defenders", [("tywin-lannister",), ("tywin-lannister", "ser-gregor-clegane")])
def test_as_many_attack_as_are_needed_and_all_if_even_they_are_not_enough(defenders: tuple[str, ...]) -> None:
    game = scenario(stark=side("jon-snow", "arya-stark"), lannister=side(*defenders))
    game.play("stark", "challenge military")
    game.play("stark", "declare jon-snow")
    assert usual(game, "stark") == "declare arya-stark"


def test_duplicates_are_attached_first_and_then_comes_what_brings_gold() -> None:
    game = scenario(phase="marshalling", stark=side("jon-snow", hand=["jon-snow", "eddard-stark"], gold=4))
    assert usual(game, "stark") == "duplicate jon-snow"
    income = scenario(phase="marshalling", stark=side(hand=["arya-stark", "the-kingsroad"], gold=4))
    assert usual(income, "stark") == "play the-kingsroad"


def test_events_wait_for_their_moment() -> None:
    game = scenario(
        phase="marshalling", first="lannister", lannister=side(hand=["the-lions-cunning"]), stark=side("jon-snow")
    )
    assert "play the-lions-cunning" in game.options("lannister")
    assert usual(game, "lannister") == "pass"


def test_the_best_character_bears_what_helps() -> None:
    game = scenario(
        phase="marshalling", first="lannister", lannister=side("shae", "tyrion-lannister", hand=["catspaws-dagger"])
    )
    assert usual(game, "lannister") == "attach catspaws-dagger to tyrion-lannister"


def test_no_card_is_set_up_twice_that_is_wanted_once() -> None:
    """An Escort and Varys cost 5; a second Escort would leave no room for him."""
    game = scenario(stark=side(hand=["stark-escort", "stark-escort", "varys"]))
    seat, box = game.seat("stark"), game.court.box
    escort, varys = (Place(Title(box.title_names.read(name))) for name in ("stark-escort", "varys"))
    options = (escort, varys, PASS)
    assert place(game.court, seat, PlaceCards(seat), options) == escort
    assert place(game.court, seat, PlaceCards(seat, (escort.title,)), options) == varys
    assert place(game.court, seat, PlaceCards(seat, (escort.title, varys.title)), options) == PASS


@pytest.mark.parametrize("options", [{}, {"draft": True}, {"houses": "random", "power": 6}])
def test_every_question_has_an_answer(options: dict[str, object]) -> None:
    match = maester.new_match("cardgame", 2, 7, options)
    while not match.over:
        seat = match.to_act[-1]
        move = habit(match, seat)
        assert any(move is option for option in match.decision(seat).options)
        match.play(seat, move)


def test_a_challenge_is_settled_and_a_round_played_to_its_end() -> None:
    game = scenario(stark=side("jon-snow", "catelyn-stark"), lannister=side("bronn", "the-hound"))
    twin = Play(game.match.clone())
    twin.play("stark", "challenge military")
    settle(twin.match)
    assert twin.court.challenge is None
    assert twin.court.round == game.court.round
    play_round(twin.match)
    assert twin.court.round == game.court.round + 1


def test_saves_are_used_when_a_challenge_is_settled() -> None:
    game = scenario(stark=side("robb-stark~=1"), lannister=side("bronn"), first="lannister")
    game.play("lannister", "challenge military")
    settle(game.match)
    assert (game.in_play("stark"), game.discard("stark")) == (["robb-stark"], ["robb-stark"])


def test_habits_see_no_more_than_what_lies_open() -> None:
    """What the opponent holds changes nothing."""
    game = scenario(stark=side("jon-snow", hand=["arya-stark"]), lannister=side("bronn", hand=["the-hound"]))
    rng = Random(3)
    answers = {
        game.match.text(habit(game.match.determinize(game.seat("stark"), rng), game.seat("stark"))) for _ in range(20)
    }
    assert len(answers) == 1


def test_what_gains_nothing_is_not_marshalled_and_of_equals_the_first_is(monkeypatch: pytest.MonkeyPatch) -> None:
    game = scenario(stark=side(), lannister=side())
    court, stark = game.match.game, game.seat("stark")
    options: list[Any] = ["a location", "a character", "another", PASS]
    for gains, chosen in (((0.0, 0.0, 0.0), PASS), ((0.0, 2.0, 2.0), "a character"), ((-1.0, 0.5, 3.0), "another")):
        known = {**dict(zip(options, gains, strict=False)), PASS: 0.0}
        monkeypatch.setattr(habits, "marshalling_worth", lambda game, seat, option, known=known: known[option])
        assert habits.marshalling(court, stark, options) == chosen
