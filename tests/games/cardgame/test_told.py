"""What everybody is told is what happens: by the log alone one knows what lies on the table."""

from __future__ import annotations

from random import Random

import pytest

import maester
from maester.engine import occur
from maester.games.cardgame.invariants import invariants
from maester.games.cardgame.kneeling import CardsKnelt, CardsStood, Knelt, Stood
from maester.games.cardgame.leaving import CardsDiscarded, DiscardedFromPlay
from maester.games.cardgame.power import CardPowerGained, CardsGain
from tests.games.cardgame.language import new_game, scenario, side
from tests.games.cardgame.ledger import Ledger
from tests.games.cardgame.test_cards_plots import reveal

BET = "i-never-bet-against-my-family"


@pytest.mark.parametrize("seed", range(6))
def test_the_log_alone_tells_what_lies_on_the_table(seed: int) -> None:
    match = maester.new_match("cardgame", seed=seed, options={"draft": seed % 2 == 1})
    rng, ledger = Random(seed), Ledger()
    while True:
        ledger.read(match)
        ledger.check(match)
        if match.over:
            return
        seat = rng.choice(match.to_act)
        match.play(seat, rng.choice(match.decision(seat).options))


# -- what no table shows -----------------------------------------------------------------------------------------


def test_it_is_told_whose_text_is_resolved() -> None:
    """The first player says in which order, but each text is its owner's."""
    for house in ("stark", "lannister"):
        game = reveal(house, "building-season", first="stark")
        assert [(one["seat"], one["card"]) for one in game.events("passive-resolved")] == [
            (house, "plot-building-season")
        ]


def test_the_dead_are_told_before_what_they_bore() -> None:
    game = scenario(stark=side("jon-snow=1", "ice@jon-snow"), lannister=side("the-hound"), first="lannister")
    game.challenge("lannister", "military", "the-hound").defend()
    game.rest(lambda game: game.is_resolved and game.asks("stark", moment="save")).play("stark", "pass")
    kinds = ("characters-killed", "cards-discarded")
    assert [(one["event"], one["cards"]) for one in game.events() if one["event"] in kinds] == [
        ("characters-killed", ["jon-snow"]),
        ("cards-discarded", ["ice", "jon-snow-2"]),
    ]


def test_a_duplicate_that_saves_is_told_with_whose_it_is() -> None:
    game = scenario(stark=side("jon-snow=1", "hodor"), lannister=side("the-hound"), first="lannister")
    game.challenge("lannister", "military", "the-hound").defend().rest("choose-casualties")
    game.play("stark", "choose jon-snow", "discard duplicate jon-snow")
    told = [one for one in game.events() if one["event"] in ("duplicate-discarded", "character-saved")]
    assert told == [
        {"event": "duplicate-discarded", "seat": "stark", "card": "jon-snow"},
        {"event": "character-saved", "card": "jon-snow"},
    ]


def test_a_draft_tells_who_has_how_many_plots_and_who_has_kept_one() -> None:
    game = new_game(draft=True)
    while game.question() == "draft-plot":
        game.answer_quietly()
    given = [(one["seat"], one["number"]) for one in game.events("plots-given")]
    assert given == [("stark", 3), ("lannister", 3), ("stark", 2), ("lannister", 2)] * 3
    kept = [one["seat"] for one in game.events("some-plot-kept")]
    assert kept == ["stark", "lannister"] * 6
    own = [(one["event"], one["seat"]) for one in game.events(viewer="lannister") if one["event"].endswith("plot-kept")]
    assert own == [("some-plot-kept", "stark"), ("plot-kept", "lannister")] * 6
    while game.question() == "choose-seven":
        game.answer_quietly()
    assert [one["seat"] for one in game.events("plot-deck-chosen")] == ["stark", "lannister"]


def test_an_effect_tells_its_source_its_cards_and_how_much() -> None:
    game = scenario(stark=side("jon-snow"), lannister=side("tyrion-lannister", gold=3, hand=[BET]), answer_forced=False)
    game.challenge("stark", "military", "jon-snow").until("lannister", f"play {BET}").play("lannister", f"play {BET}")
    game.play("lannister", "pay 2")
    assert game.events("gold-paid") == [{"event": "gold-paid", "seat": "lannister", "gold": 2}]
    assert game.events("effect-began") == [
        {"event": "effect-began", "source": BET, "cards": [], "effect": "claim", "amount": -2}
    ]


def test_gold_that_a_challenge_costs_is_given_by_the_attacker() -> None:
    game = scenario(stark=side("jon-snow", gold=3), lannister=side("bronn", plot="plot-uneasy-truce"))
    game.challenge("stark", "military", "jon-snow")
    assert game.events("gold-given") == [{"event": "gold-given", "seat": "stark", "gold": 2}]
    assert (game.gold("stark"), game.gold("lannister")) == (1, 2)


def test_numbers_are_what_was_won_collected_and_drawn_not_what_was_needed_held_or_wished() -> None:
    stark = side("jon-snow", plot="plot-the-old-gods", banner=4)
    won = scenario(stark=stark, lannister=side("bronn~", banner=2), power=5).challenge("stark", "power", "jon-snow")
    won.defend()
    assert won.events("game-won") == [{"event": "game-won", "seat": "stark", "power": 6}]
    rich = scenario(phase="marshalling", stark=side(gold=3))
    assert rich.events("income-collected")[0] == {"event": "income-collected", "seat": "stark", "gold": 4}
    poor = scenario(phase="draw", stark=side(deck=["hodor"], rest="discard"))
    assert [(one["seat"], one["number"]) for one in poor.events("number-drawn")] == [("stark", 1), ("lannister", 2)]


def test_of_several_cards_those_are_told_to_which_it_happens_and_how_much_to_each() -> None:
    court = (game := scenario(stark=side("jon-snow~", "robb-stark"))).court
    jon, robb = cards = game.card("jon-snow"), game.card("robb-stark")
    court.fresh.clear()
    occur(court, Stood(cards=cards))
    court.kneel(jon)
    occur(court, Knelt(cards=cards))
    occur(court, CardsGain(cards=cards, power=2))
    assert court.fresh == [CardsStood((jon,)), CardsKnelt((robb,)), CardPowerGained(cards, 2)]
    assert (court.power_on[jon], court.power_on[robb]) == (2, 2)


def test_what_can_t_stay_without_a_card_is_discarded_with_it_and_told_once() -> None:
    court = (game := scenario(stark=side("jon-snow=1", "ice@jon-snow", "hodor"))).court
    jon, ice, other = (game.card(name) for name in ("jon-snow", "ice", "jon-snow-2"))
    court.fresh.clear()
    occur(court, DiscardedFromPlay(cards=(jon, ice)))
    assert court.fresh == [CardsDiscarded((jon, ice, other))]
    assert (game.in_play("stark"), sorted(game.discard("stark"))) == (["hodor"], ["ice", "jon-snow", "jon-snow"])
    assert list(invariants(court)) == []


def test_who_leads_the_first_seat_is_the_first_player_under_any_name() -> None:
    games = [new_game(seed, houses="random") for seed in range(8)]
    assert {game.match.seats[0] for game in games} == {"stark", "lannister"}
    for game in games:
        assert game.view()["first_player"] == game.match.seats[0]
