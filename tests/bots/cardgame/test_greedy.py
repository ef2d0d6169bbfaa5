"""Greedy and the page at the card game: the best move at once, and a beginner's view of it."""

from __future__ import annotations

from random import Random

import msgspec
import pytest

import maester
from maester.bots import Budget, SeatTable, make_bot
from maester.bots.cardgame.greedy import CardGreedyBot
from maester.bots.cardgame.page import PageBot, habits_of
from maester.bots.cardgame.score import VICTORY, score
from maester.bots.cardgame.set_up import best_set_up, wants_mulligan
from maester.bots.cardgame.worth import effect_worth, text_worth, worths
from maester.engine import Pass, Seat
from maester.games.cardgame.acting import Use
from maester.games.cardgame.card_file import shipped_box
from maester.games.cardgame.challenges import Declare, EndTurn, Initiate
from maester.games.cardgame.marshalling import Play as PlayCard
from maester.games.cardgame.texts import Icon, Title
from tests.games.cardgame.language import Play, new_game, scenario, side


def chosen(game: Play, house: str, bot: CardGreedyBot | None = None) -> str:
    table = SeatTable(game.match, house)
    return table.text((bot or CardGreedyBot(1)).choose(table, Budget()))


def play_out(names: list[str], seed: int, **options: object) -> str:
    """The name of the bot that wins a match."""
    match = maester.new_match("cardgame", 2, seed, options, answer_forced=True)
    bots = [make_bot("cardgame", name, seed + seat) for seat, name in enumerate(names)]
    while not match.over:
        seat = match.to_act[0]
        match.play(seat, bots[seat].choose(SeatTable(match, seat), Budget()))
    assert match.result is not None
    return names[match.seats.index(match.result.places[0][0])]


# --- what cards are worth ---------------------------------------------------------------------------------------


def worth(title: str) -> float:
    box = shipped_box()
    return worths(box)[box.copies[box.title_names.numbers[title]][0]]


def test_cards_are_worth_what_is_printed_on_them() -> None:
    assert worth("eddard-stark") > worth("jon-snow") > worth("stark-escort") > worth("bran-stark") > 0
    assert worth("winterfell-keep") > worth("northern-fiefdoms")
    assert worth("lannisport-steward") > worth("gold-cloaks"), "an income bonus counts"
    assert worth("plot-calling-the-banners") > worth("plot-valar-morghulis")


def effects(title: str, op: str) -> list[float]:
    """What the effects of one kind of a card are worth to its player."""
    box = shipped_box()
    texts = box.texts_of[box.copies[box.title_names.numbers[title]][0]]
    numbers = [number for text in texts for number in text.effects]
    return [effect_worth(box.effects[number]) for number in numbers if box.effects[number].word == op]


def test_what_weakens_is_worth_less_than_nothing_and_what_concerns_both_little() -> None:
    (weaker,) = effects("plot-killing-cold", "strength")
    (stronger,) = effects("winterfell", "strength")
    (own,) = effects("bronn", "strength")
    assert weaker < 0 < own < stronger
    assert -weaker < own, "it weakens both players alike"


def discount(title: str) -> float:
    """What part of the worth of its effects the only text of a card has."""
    box = shipped_box()
    (text,) = box.texts_of[box.copies[box.title_names.numbers[title]][0]]
    return text_worth(box, text) / sum(effect_worth(box.effects[number]) for number in text.effects)


def test_a_text_is_worth_less_if_it_costs_gold_or_something_else_and_still_less_if_both() -> None:
    assert discount("sansa-stark") == 1
    assert discount("bronn") == pytest.approx(discount("bran-stark"))
    assert discount("cersei-lannister") < discount("bronn") < 1


def test_two_cards_are_worth_more_than_one_and_great_strength_is_rarely_needed() -> None:
    assert effects("maester-luwin", "draw") > effects("sansa-stark", "draw")
    assert worth("tywin-lannister") > worth("war-host-of-the-north") > worth("lurkers-at-harrenhal")


# --- the score ----------------------------------------------------------------------------------------------------


def test_power_cards_in_play_and_duplicates_count() -> None:
    def worth_of(*stark: str, lannister: str = "bronn", **things: object) -> float:
        return score(scenario(stark=side(*stark, **things), lannister=side(lannister)).match, Seat(0))

    plain = worth_of("jon-snow")
    assert worth_of("jon-snow", banner=2) > worth_of("jon-snow", banner=1) > plain
    assert worth_of("jon-snow", "arya-stark") > worth_of("jon-snow=1") > plain
    assert worth_of("jon-snow", lannister="tywin-lannister") < plain
    assert worth_of("jon-snow", lannister="bronn~") > plain > worth_of("jon-snow~")
    assert worth_of("jon-snow", gold=2) > worth_of("jon-snow", gold=1)


def test_the_last_power_counts_most() -> None:
    def worth_of(banner: int) -> float:
        return score(scenario(stark=side(banner=banner)).match, Seat(0))

    assert worth_of(14) - worth_of(13) > worth_of(2) - worth_of(1) > 0


def test_a_kneeling_character_is_worth_as_much_as_any_once_the_challenges_are_over() -> None:
    def worth_of(jon: str) -> float:
        plotting = side("tywin-lannister", hand=["the-lions-cunning"], gold=2)
        game = scenario(phase="dominance", stark=side(jon), lannister=plotting)
        assert game.now == "dominance"
        return score(game.match, Seat(0))

    assert worth_of("jon-snow~") == worth_of("jon-snow")


def test_the_score_of_one_side_is_what_the_other_lacks() -> None:
    game = scenario(stark=side("jon-snow", banner=3), lannister=side("bronn", banner=1))
    assert score(game.match, Seat(0)) == pytest.approx(-score(game.match, Seat(1)))
    game.match.concede("lannister")
    assert score(game.match, Seat(0)) == VICTORY == -score(game.match, Seat(1))


def test_what_the_opponent_holds_counts_by_its_number_only() -> None:
    def worth_of(*hand: str) -> float:
        return score(scenario(stark=side("jon-snow"), lannister=side("bronn", hand=list(hand))).match, Seat(0))

    assert worth_of("tywin-lannister") == worth_of("shae") > worth_of("shae", "podrick-payne")


# --- the set-up ---------------------------------------------------------------------------------------------------


def test_a_poor_hand_is_shuffled_back_and_a_good_one_kept() -> None:
    good = ["eddard-stark", "jon-snow", "arya-stark", "winterfell-keep", "hodor", "robb-stark", "catelyn-stark"]
    poor = ["ice", "needle", "not-today", "winter-is-coming", "direwolf", "war-host-of-the-north", "the-kingsroad"]
    for hand, wanted in ((good, False), (poor, True)):
        game = scenario(stark=side(hand=hand), lannister=side("bronn"))
        assert wants_mulligan(game.court, Seat(0)) is wanted


def test_the_cards_that_are_placed_keep_to_the_rules() -> None:
    hand = ["winterfell-keep", "winterfell-keep", "winterfell-keep", "hodor", "arya-stark", "bran-stark", "jon-snow"]
    game = scenario(stark=side(hand=hand), lannister=side("bronn"))
    placed = [game.court.box.title_ids[title] for title in best_set_up(game.court, Seat(0))]
    assert placed.count("winterfell-keep") == 1
    twins = scenario(stark=side(hand=["arya-stark", "arya-stark"]), lannister=side("bronn"))
    assert len(best_set_up(twins.court, Seat(0))) == 1


def test_two_cards_are_placed_rather_than_one_of_the_same_worth() -> None:
    """Each makes room for another card in hand."""
    hand = ["littlefinger", "jon-snow", "arya-stark"]
    assert worth("littlefinger") > worth("jon-snow") + worth("arya-stark")
    game = scenario(stark=side(hand=hand))
    placed = [game.court.box.title_ids[title] for title in best_set_up(game.court, Seat(0))]
    assert sorted(placed) == ["arya-stark", "jon-snow"]


# --- greedy ---------------------------------------------------------------------------------------------------


def test_greedy_initiates_the_challenge_that_brings_something() -> None:
    game = scenario(stark=side("jon-snow"), lannister=side("bronn~", banner=3))
    assert chosen(game, "stark") in ("challenge power", "challenge military")


def test_greedy_takes_a_mulligan_by_the_worth_of_the_hand() -> None:
    for seed in range(6):
        game = new_game(seed)
        assert chosen(game, "stark") == ("yes" if wants_mulligan(game.court, Seat(0)) else "no")


def test_greedy_places_set_up_cards() -> None:
    game = new_game(3).play("stark", "agree false").play("lannister", "agree false")
    titles = [option.removeprefix("place ") for option in game.options("stark") if option != "pass"]
    assert len(titles) > 1
    assert chosen(game, "stark") == f"place {max(titles, key=worth)}"


def test_greedy_saves_with_a_duplicate() -> None:
    game = scenario(stark=side("robb-stark~=1"), lannister=side("bronn"), first="lannister")
    game.challenge("lannister", "military", "bronn").rest(lambda play: play.asks("stark", "act", "save"))
    assert chosen(game, "stark") == "discard duplicate robb-stark"


def test_greedy_plays_what_is_worth_most() -> None:
    game = scenario(phase="marshalling", stark=side(hand=["eddard-stark", "bran-stark"]), lannister=side("bronn"))
    assert chosen(game, "stark") == "play eddard-stark"


# --- the page ---------------------------------------------------------------------------------------------------


def test_a_page_s_habits_are_those_of_his_seed() -> None:
    assert habits_of(4) == habits_of(4)
    assert len({str(habits_of(seed)) for seed in range(20)}) == 20


def test_pages_differ_from_each_other() -> None:
    game = scenario(stark=side("jon-snow", "catelyn-stark"), lannister=side("bronn~", banner=3))
    assert len({chosen(game, "stark", PageBot(seed)) for seed in range(30)}) > 2


def test_favourites_show() -> None:
    """Who likes power challenges initiates more of them than who doesn't."""
    game = scenario(stark=side("jon-snow", "catelyn-stark"), lannister=side("bronn~", "the-hound~", banner=3))
    seeds = sorted(range(60), key=lambda seed: habits_of(seed).challenges[2] - sum(habits_of(seed).challenges[:2]))
    favours = [
        sum(chosen(game, "stark", PageBot(seed)) == "challenge power" for seed in part)
        for part in (seeds[:20], seeds[-20:])
    ]
    assert favours[0] < favours[1]


def test_a_page_likes_what_his_habits_say() -> None:
    page, game = PageBot(5), scenario(stark=side("jon-snow", "arya-stark"), lannister=side("bronn", "gold-cloaks"))
    for icon in range(3):
        liked = page.liking(game.match, Seat(0), Initiate(Icon(icon)))
        assert liked == page.habits.challenges[icon]
    game.play("stark", "challenge military")
    assert page.liking(game.match, Seat(0), Declare(game.card("jon-snow"))) == 0.0
    game.play("stark", "declare jon-snow", "pass").rest("declare-defenders")
    assert page.liking(game.match, Seat(1), Declare(game.card("bronn"))) == page.habits.defending


def test_a_page_likes_characters_events_and_abilities_and_doesn_t_like_to_pass() -> None:
    page, game = PageBot(5), scenario(stark=side("bran-stark"))
    titles = {name: Title(number) for name, number in game.court.box.title_names.numbers.items()}
    for move, liking in (
        (PlayCard(titles["jon-snow"]), page.habits.characters),
        (PlayCard(titles["winter-is-coming"]), page.habits.events),
        (PlayCard(titles["the-kingsroad"]), 0.0),
        (Use(game.card("bran-stark")), page.habits.abilities),
    ):
        assert page.liking(game.match, Seat(0), move) == liking
    assert page.liking(game.match, Seat(0), Pass()) < 0
    assert page.liking(game.match, Seat(0), EndTurn()) < 0


def test_what_a_page_overlooks_makes_a_move_look_worse() -> None:
    game = scenario(stark=side("jon-snow", "catelyn-stark"), lannister=side("bronn~", banner=3))
    values = []
    for oversight in (0.0, 1.0):
        page = PageBot(5)
        page.habits = msgspec.structs.replace(page.habits, oversight=oversight)
        moves = game.match.decision("stark").options
        values.append([page.value(game.match, Seat(0), move, Random(7)) for move in moves])
    seen, overlooked = values
    assert len(seen) > 2
    plain = [CardGreedyBot(5).value(game.match, Seat(0), move, Random(7)) for move in moves]
    likings = [page.liking(game.match, Seat(0), move) for move in moves]
    assert seen == pytest.approx([value + liking for value, liking in zip(plain, likings, strict=True)])
    assert all(0 < best - worse < page.most_overlooked for best, worse in zip(seen, overlooked, strict=True))


def test_a_page_plays_mostly_what_looks_best_to_him() -> None:
    """Two of three times; and only now and then something that he ranks behind the third."""
    game = scenario(stark=side("jon-snow", "catelyn-stark"), lannister=side("bronn~", "the-hound~", banner=3))
    table, places = SeatTable(game.match, "stark"), []
    for seed in range(90):
        page = PageBot(seed)
        ranked = sorted(page.scored(table, page.chance(table)), key=lambda scored: -scored[0])
        places.append([move for _, move in ranked].index(page.choose(table, Budget())))
    counts = [places.count(place) for place in range(3)]
    assert counts == sorted(counts, reverse=True)
    assert 45 < counts[0] < 75


def test_a_page_beats_those_who_play_at_random() -> None:
    sides = (["page", "random"], ["random", "page"])
    winners = [play_out(names, seed, power=8) for seed in range(3) for names in sides]
    assert winners.count("page") >= 5


def test_a_page_loses_to_greedy() -> None:
    sides = (["page", "greedy"], ["greedy", "page"])
    winners = [play_out(names, seed, power=8) for seed in range(4) for names in sides]
    assert winners.count("greedy") >= 6
