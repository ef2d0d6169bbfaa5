"""Set-up, plot decks, mulligan, set-up cards (pages 6 and 7), and the plot draft (page 13)."""

from __future__ import annotations

from random import Random

import pytest

import maester
from maester import BadOption
from maester.engine import Seat
from maester.games.cardgame import drafting as drafting_chapter
from maester.games.cardgame import secrets
from maester.harness.leaks import Leak, check_forgetting
from maester.harness.marks import rule
from tests.games.cardgame.language import Play, new_game, scenario, side

STARK_PLOTS = {
    "plot-the-old-gods", "plot-the-lion-and-the-wolf", "plot-a-storm-of-swords", "plot-crossing-the-trident",
    "plot-spies-in-their-midst", "plot-hidden-in-shadow", "plot-calling-the-banners",
}  # fmt: skip
LANNISTER_PLOTS = {
    "plot-a-game-of-thrones", "plot-uneasy-truce", "plot-hear-me-roar", "plot-consolidation-of-power",
    "plot-valar-morghulis", "plot-killing-cold", "plot-detained",
}  # fmt: skip


def placing(*hand: str, house: str = "stark", other: tuple[str, ...] = ()) -> Play:
    """Both players place set-up cards; the House holds these cards (its state is arranged before it is asked)."""
    game = new_game()
    for name, titles in ((house, hand), ("lannister" if house == "stark" else "stark", other)):
        court, seat = game.court, game.seat(name)
        if titles:
            cards = [*court.hand[seat], *court.deck[seat]]
            held = []
            for title in titles:
                card = next(card for card in cards if game.titles([card]) == [title])
                cards.remove(card)
                held.append(card)
            court.hand[seat], court.deck[seat] = tuple(held), tuple(cards)
            court.hide(cards)
            court.show(held, (seat,))
    return game.play("stark", "agree false").play("lannister", "agree false")


@rule("cardgame:setup.order")
def test_set_up_cards_cannot_be_placed_before_both_hands_are_final() -> None:
    game = new_game()
    assert {game.question(house) for house in ("stark", "lannister")} == {"take-mulligan"}
    with game.refused("match.wrong-kind"):
        game.play("stark", f"place {game.hand('stark')[0]}")
    game.play("stark", "agree false").play("lannister", "agree false")
    assert game.question("stark") == "place-cards"


@rule("cardgame:setup.common-pools")
def test_the_pools_are_shared_and_nobody_owns_a_token() -> None:
    view = new_game().view()
    assert (view["treasury"], view["power_pool"]) == (20, 30)
    assert [(player["gold"], player["power"]) for player in view["players"]] == [(0, 0), (0, 0)]


@rule("cardgame:setup.choose-houses")
def test_random_houses_give_each_seat_either_house_and_its_deck() -> None:
    seats = {maester.new_match("cardgame", 2, seed, {"houses": "random"}).seats for seed in range(20)}
    assert seats == {("stark", "lannister"), ("lannister", "stark")}
    game = next(
        new_game(seed, houses="random")
        for seed in range(20)
        if new_game(seed, houses="random").match.seats[0] != "stark"
    )
    assert set(game.plot_deck("lannister")) == LANNISTER_PLOTS
    assert len(game.court.deck[0]) > 20
    assert all(game.court.box.deck_of[card] == 1 for card in game.court.deck[0])


@rule("cardgame:plotdeck.lannister-list")
def test_the_lannister_plot_deck() -> None:
    assert set(new_game().plot_deck("lannister")) == LANNISTER_PLOTS


@rule("cardgame:plotdeck.stark-list")
def test_the_stark_plot_deck() -> None:
    assert set(new_game().plot_deck("stark")) == STARK_PLOTS


@rule("cardgame:plotdeck.rest-unused")
def test_a_draft_plot_cannot_be_revealed_without_drafting() -> None:
    game = scenario(phase="plot")
    with game.refused("plotdeck.rest-unused"):
        game.play("stark", "take plot-winter-festival")


@rule("cardgame:plotdeck.not-shuffled")
def test_the_owner_sees_all_available_plots() -> None:
    game = scenario(phase="plot")
    assert {option.removeprefix("take ") for option in game.options("stark")} == STARK_PLOTS
    assert set(game.view("stark")["players"][0]["plot_deck"]) == STARK_PLOTS


@rule("cardgame:setup.draw-seven")
def test_each_player_draws_seven_cards() -> None:
    game = new_game()
    assert [(player["hand_size"], player["deck_size"]) for player in game.view()["players"]] == [(7, 43)] * 2


@rule("cardgame:mulligan.redraw")
def test_a_mulligan_draws_a_fresh_hand_of_seven_from_all_fifty() -> None:
    game = new_game()
    before, returned, below = game.hand("stark"), game.court.hand[0], game.court.deck[0]
    game.play("stark", "agree true").play("lannister", "agree false")
    assert [event["seat"] for event in game.events("mulligan-taken")] == ["stark"]
    assert [event["seat"] for event in game.events("hand-kept")] == ["lannister"]
    assert (len(game.hand("stark")), len(game.deck("stark"))) == (7, 43)
    assert game.hand("stark") != before
    # The hand was shuffled back, and nobody knows where its cards lie.
    assert game.court.deck[0] != (*below, *returned)[7:]
    assert game.view("stark")["players"][0]["deck_top"] == []
    assert sorted([*game.hand("stark"), *game.deck("stark")]) == sorted(game.titles(game.court.box.decks[0]))


@rule("cardgame:mulligan.once")
def test_the_new_hand_must_be_kept() -> None:
    game = new_game().play("stark", "agree true").play("lannister", "agree true")
    assert game.question("stark") == "place-cards"
    with game.refused("match.wrong-kind"):
        game.play("stark", "agree true")


@rule("cardgame:setup-cards.facedown")
def test_the_opponent_does_not_see_what_is_placed() -> None:
    game = placing("jon-snow", "arya-stark", "hodor", "sansa-stark", "bran-stark", "osha", "syrio-forel")
    before = game.match.view("lannister")
    game.play("stark", "place jon-snow")
    after = game.match.view("lannister")
    assert before == after
    assert game.match.view("stark")["tray"] == [{"move": "place", "title": "jon-snow"}]


@rule("cardgame:setup-cards.budget-5")
def test_set_up_cards_cost_5_at_most() -> None:
    game = placing("jon-snow", "arya-stark", "winterfell-keep", "eddard-stark", "hodor", "osha", "bran-stark")
    game.play("stark", "place arya-stark")
    with game.refused("setup-cards.budget-5"):
        game.play("stark", "place eddard-stark")
    game.play("stark", "place jon-snow", "place winterfell-keep")


@rule("cardgame:setup-cards.one-limited")
def test_one_limited_card_at_most_is_placed() -> None:
    game = placing("winterfell-keep", "winterfell-keep", "arya-stark", "jon-snow", "hodor", "osha", "bran-stark")
    game.play("stark", "place winterfell-keep")
    with game.refused("setup-cards.one-limited"):
        game.play("stark", "place winterfell-keep")


@rule("cardgame:setup-cards.forbidden-types")
def test_attachments_events_and_duplicates_are_not_placed() -> None:
    game = placing("needle", "not-today", "arya-stark", "arya-stark", "hodor", "osha", "bran-stark")
    for title in ("needle", "not-today"):
        with game.refused("setup-cards.forbidden-types"):
            game.play("stark", f"place {title}")
    game.play("stark", "place arya-stark", "place hodor")
    for title in ("arya-stark", "hodor"):
        with game.refused("setup-cards.forbidden-types"):
            game.play("stark", f"place {title}")
    with game.refused("setup-cards.facedown"):
        game.play("stark", "place jon-snow")


@rule("cardgame:setup-cards.reveal-together")
def test_nothing_is_revealed_until_both_are_ready() -> None:
    game = placing("jon-snow", other=("bronn",)).play("stark", "place jon-snow")
    if game.asks("stark", "place-cards"):
        game.play("stark", "pass")
    assert not game.events("set-up-cards-revealed")
    game.play("lannister", "place bronn")
    game.rest("choose-plot")
    assert [event["cards"] for event in game.events("set-up-cards-revealed")] == [["jon-snow"], ["bronn"]]


@rule("cardgame:setup-cards.no-abilities")
def test_eddard_gets_no_power_as_a_set_up_card() -> None:
    game = placing("eddard-stark", other=("bronn",)).play("stark", "place eddard-stark").rest("choose-plot")
    assert game.in_play("stark") == ["eddard-stark"]
    assert (game.power_on("eddard-stark"), game.events("ability-used")) == (0, [])


@rule("cardgame:setup.starting-hand")
def test_each_player_draws_up_to_seven_again() -> None:
    hand = ("jon-snow", "arya-stark", "winterfell-keep", "eddard-stark", "robb-stark", "osha", "bran-stark")
    game = (
        placing(*hand).play("stark", "place jon-snow", "place arya-stark", "place winterfell-keep").rest("choose-plot")
    )
    assert (len(game.in_play("stark")), len(game.hand("stark")), len(game.deck("stark"))) == (3, 7, 40)


@rule("cardgame:table.zones")
def test_the_table_has_the_zones_of_the_rulebook() -> None:
    view = new_game().view()
    assert {"treasury", "power_pool"} <= view.keys()
    zones = {"deck_size", "dead", "discard", "in_play", "plot", "used_plots", "plot_deck_size", "gold", "banner"}
    assert [zones <= player.keys() for player in view["players"]] == [True, True]


@rule("cardgame:ruling.setup-position")
def test_set_up_cards_stand_and_both_may_place_littlefinger() -> None:
    game = placing("littlefinger", other=("littlefinger",))
    game.play("stark", "place littlefinger").play("lannister", "place littlefinger").rest("choose-plot")
    assert (game.in_play("stark"), game.in_play("lannister")) == (["littlefinger"], ["littlefinger-2"])
    assert not game.kneels("littlefinger")
    assert not game.kneels("littlefinger-2")


@rule("cardgame:example.setup-cards")
def test_the_rulebooks_example_of_placing_cards() -> None:
    hand = (
        "arya-stark",
        "jon-snow",
        "eddard-stark",
        "hand-of-the-king",
        "not-today",
        "winterfell-keep",
        "winterfell-keep",
    )
    game = placing(*hand)
    game.play("stark", "place arya-stark", "place jon-snow")
    with game.refused("setup-cards.budget-5"):
        game.play("stark", "place eddard-stark")
    # The attachment too is refused by its type, whatever it costs.
    for title in ("hand-of-the-king", "not-today"):
        with game.refused("setup-cards.forbidden-types"):
            game.play("stark", f"place {title}")
    game.play("stark", "place winterfell-keep")
    with game.refused("setup-cards.one-limited"):
        game.play("stark", "place winterfell-keep")
    # Exactly 5 gold are spent, and nothing that is left could be placed but for 0.
    assert game.match.decision("stark").prompt.values["left"] == 0
    assert game.options("stark") == ["pass"]


@rule("cardgame:example.play-area")
def test_the_eighteen_places_of_the_play_area() -> None:
    game = scenario(
        stark=side("jon-snow", banner=2, gold=1, dead=["hodor"], discard=["osha"]),
        lannister=side("bronn", "the-hound", banner=1, gold=3),
    )
    view = game.view()
    stark, lannister = view["players"]
    assert (view["treasury"], view["power_pool"]) == (16, 27)
    assert [card["card"] for card in stark["in_play"]] == ["jon-snow"]
    assert (stark["dead"], stark["discard"], stark["plot"]) == (["hodor"], ["osha"], "plot-winter-festival")
    assert (stark["banner"], stark["gold"], lannister["banner"], lannister["gold"]) == (2, 1, 1, 3)
    assert (stark["deck_size"], lannister["deck_size"], stark["plot_deck_size"]) == (47, 48, 6)


# --- the draft --------------------------------------------------------------------------------------------


def drafting() -> Play:
    return new_game(draft=True)


def keep(game: Play, house: str) -> str:
    title = game.options(house)[0]
    game.play(house, title)
    return title.removeprefix("take ")


@rule("cardgame:draft.agreed-before")
def test_drafting_is_an_option_chosen_before_the_game() -> None:
    assert new_game().question("stark") == "take-mulligan"
    assert drafting().question("stark") == "draft-plot"
    with pytest.raises(BadOption):
        new_game(draft="one player only")


@rule("cardgame:draft.draft-deck")
def test_the_draft_deck_is_made_of_the_18_unused_plots_in_random_order() -> None:
    game = drafting()
    court = game.court
    everything = [*court.draft_deck, *court.dealt[0], *court.dealt[1]]
    assert sorted(everything) == list(court.box.draft_plots)
    assert everything != sorted(everything)
    assert not court.boxed


@rule("cardgame:draft.deal-three")
def test_each_player_is_dealt_three_plots() -> None:
    game = drafting()
    assert [len(game.options(house)) for house in ("stark", "lannister")] == [3, 3]
    assert len(game.court.draft_deck) == len(game.court.box.draft_plots) - 6


@rule("cardgame:draft.deal-three")
def test_nobody_knows_the_draft_deck_and_each_player_only_the_own_three() -> None:
    court = drafting().court
    assert len(court.draft_deck) > 3
    for seat in (Seat(0), Seat(1)):
        assert len(court.dealt[seat]) == 3
        assert all(court.knows(seat, plot) for plot in court.dealt[seat])
        assert not any(court.knows(seat, plot) for plot in (*court.draft_deck, *court.dealt[1 - seat]))
    assert not any(court.knows(None, plot) for plot in court.box.draft_plots)


@rule("cardgame:draft.first-pick")
def test_one_of_three_is_kept_in_secret_and_two_are_passed_on() -> None:
    game = drafting()
    mine = [option.removeprefix("take ") for option in game.options("stark")]
    with game.refused("draft.first-pick"):
        game.play("stark", next(option for option in game.options("lannister")))
    before = game.match.view("lannister")
    kept = keep(game, "stark")
    assert game.match.view("lannister")["table"] == before["table"]
    keep(game, "lannister")
    assert {option.removeprefix("take ") for option in game.options("lannister")} == set(mine) - {kept}
    assert kept not in str(game.events(viewer="lannister"))


@rule("cardgame:draft.second-pick")
def test_of_two_received_one_is_kept_and_the_other_boxed_unseen() -> None:
    game = drafting()
    keep(game, "stark")
    keep(game, "lannister")
    mine = [option.removeprefix("take ") for option in game.options("stark")]
    assert len(mine) == 2
    with game.refused("draft.second-pick"):
        game.play("stark", next(option for option in game.options("lannister")))
    kept = keep(game, "stark")
    keep(game, "lannister")
    assert game.titles(game.court.second_left[0]) == [title for title in mine if title != kept]
    assert game.view("stark")["boxed"] == []


@rule("cardgame:draft.repeat")
def test_three_passes_give_each_player_six_plots() -> None:
    game = drafting()
    for _ in range(6):
        keep(game, "stark")
        keep(game, "lannister")
    assert game.question("stark") == "choose-seven"
    assert [
        len(game.view(house)["players"][place]["drafted"]) for place, house in enumerate(("stark", "lannister"))
    ] == [6, 6]
    assert len(game.court.draft_deck) == len(game.court.box.draft_plots) - 18


@rule("cardgame:draft.choose-seven")
def test_seven_of_thirteen_are_chosen_in_secret() -> None:
    game = drafting().rest("choose-seven")
    assert len(game.options("stark")) == 13
    chosen = [game.options("stark")[-1].removeprefix("take ")]
    for _ in range(7):
        assert game.question("stark") == "choose-seven"
        chosen.append(keep(game, "stark"))
    chosen = chosen[1:]
    with pytest.raises(maester.IllegalMove):
        game.play("stark", f"take {chosen[0]}")
    assert set(game.view("lannister")["players"][0]["plot_deck"]) == set()
    game.rest("take-mulligan")
    assert set(game.plot_deck("stark")) == set(chosen)
    assert len(game.court.left_out[0]) == 6


@rule("cardgame:draft.choose-seven")
def test_the_opponent_no_longer_knows_which_plots_of_the_house_are_played_with() -> None:
    game = drafting().rest("choose-seven")
    court = game.court
    for seat in (Seat(0), Seat(1)):
        assert len(drafting_chapter.thirteen(court, seat)) == 13
        assert all(court.knows(seat, plot) for plot in drafting_chapter.thirteen(court, seat))
        assert not any(court.knows(Seat(1 - seat), plot) for plot in drafting_chapter.thirteen(court, seat))
    assert game.match.decision("stark").prompt.values["left"] == 7
    game.play("stark", game.options("stark")[0])
    assert game.match.decision("stark").prompt.values["left"] == 6
    game.rest("take-mulligan")
    assert set(secrets.hidden(game.court, Seat(1))["plots of 0"]) == set(game.court.plot_deck[0])


def passed_on() -> Play:
    """A draft in which each player has kept one of two plots that the opponent passed on."""
    game = drafting()
    for _ in range(2):
        for house in ("stark", "lannister"):
            game.play(house, game.options(house)[0])
    assert [len(picks) for picks in game.court.second_picks] == [1, 1]
    return game


def test_which_of_two_plots_was_kept_is_hidden_from_the_one_who_passed_them_on() -> None:
    game = passed_on()
    pair = {*game.court.second_picks[1], *game.court.second_left[1]}
    assert len(pair) == 2
    assert not any(game.court.knows(Seat(0), plot) for plot in pair)
    assert secrets.hidden(game.court, Seat(0))["second pick 0 of 1"] in pair
    check_forgetting(game.match, Seat(0), Random(4))
    check_forgetting(game.match, None, Random(4))
    game.court.show(game.court.second_picks[1])
    assert "second pick 0 of 1" not in secrets.hidden(game.court, Seat(0))


def test_a_sample_that_always_keeps_the_same_plot_of_a_pair_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(secrets, "_redraw_pairs", lambda game, other, rng: None)
    with pytest.raises(Leak, match="second pick 0 of 1"):
        check_forgetting(passed_on().match, Seat(0), Random(4))
