"""Rounds and phases, phase 1: plot, initiative and the first player, phase 2: draw (page 8)."""

from __future__ import annotations

from maester.harness.marks import rule
from tests.games.cardgame.language import Play, scenario, side

PHASES = ["plot", "draw", "marshalling", "challenges", "dominance", "standing", "taxation"]


def reveal(game: Play, stark: str, lannister: str) -> Play:
    """Both reveal a plot."""
    return game.play("stark", f"take plot-{stark}").play("lannister", f"take plot-{lannister}")


@rule("cardgame:round.seven-phases")
def test_seven_phases_in_order_then_a_new_round() -> None:
    game = scenario(phase="plot").rest(lambda game: game.court.round == 4)
    told = [event["phase"] for event in game.events("phase-began")]
    assert told[:15] == [*PHASES, *PHASES, "plot"]


@rule("cardgame:round.until-victory")
def test_rounds_follow_until_a_player_wins() -> None:
    game = scenario(phase="taxation", round=40).rest("choose-plot")
    assert (game.court.round, game.match.over) == (41, False)


@rule("cardgame:round.actions-in-phases")
def test_an_any_phase_event_may_be_played_in_the_standing_phase() -> None:
    game = scenario(phase="standing", lannister=side(hand=["the-lions-cunning"], gold=2), stark=side("jon-snow"))
    game.play("lannister", "play the-lions-cunning")
    assert game.kneels("jon-snow")


@rule("cardgame:plot.choose-secretly")
def test_the_opponent_learns_nothing_of_the_choice() -> None:
    game = scenario(phase="plot")
    before = game.match.view("lannister")
    game.play("stark", "take plot-calling-the-banners")
    after = game.match.view("lannister")
    assert after == {**before, "ready": ["stark"], "to_act": ["lannister"]}


@rule("cardgame:plot.reveal-together")
def test_both_plots_are_revealed_in_one_step_for_free() -> None:
    game = scenario(phase="plot", stark=side(gold=1))
    game.play("stark", "take plot-calling-the-banners")
    assert not game.events("plot-revealed")
    game.play("lannister", "take plot-hear-me-roar")
    assert [event["title"] for event in game.events("plot-revealed")] == [
        "plot-calling-the-banners",
        "plot-hear-me-roar",
    ]
    assert game.gold("stark") == 1


@rule("cardgame:plot.replaces-previous")
def test_the_new_plot_replaces_the_previous_one() -> None:
    game = scenario(phase="plot", stark=side(plot="plot-the-old-gods"), lannister=side(plot="plot-detained"))
    reveal(game, "calling-the-banners", "hear-me-roar")
    stark = game.view()["players"][0]
    assert (stark["plot"], stark["used_plots"]) == ("plot-calling-the-banners", ["plot-the-old-gods"])


@rule("cardgame:plot.used-not-available")
def test_a_used_plot_cannot_be_chosen() -> None:
    game = scenario(phase="plot", stark=side(plot="plot-the-old-gods", used_plots=["plot-hidden-in-shadow"]))
    for used in ("plot-the-old-gods", "plot-hidden-in-shadow"):
        with game.refused("plot.used-not-available"):
            game.play("stark", f"take {used}")


@rule("cardgame:type.plot")
def test_only_a_plot_of_the_own_plot_deck_is_chosen() -> None:
    game = scenario(phase="plot", stark=side(hand=["jon-snow"]))
    with game.refused("type.plot"):
        game.play("stark", "take jon-snow")
    with game.refused("plotdeck.rest-unused"):
        game.play("stark", "take plot-detained")


@rule("cardgame:plot.used-return")
def test_with_the_last_unused_plot_the_others_return() -> None:
    used = ["plot-the-old-gods", "plot-the-lion-and-the-wolf", "plot-a-storm-of-swords", "plot-crossing-the-trident",
            "plot-spies-in-their-midst"]  # fmt: skip
    game = scenario(phase="plot", stark=side(plot="plot-hidden-in-shadow", used_plots=used))
    game.play("lannister", "take plot-hear-me-roar")
    assert set(game.plot_deck("stark")) == {*used, "plot-hidden-in-shadow"}
    assert game.view()["players"][0]["used_plots"] == []
    assert game.plot("stark") == "plot-calling-the-banners"


@rule("cardgame:initiative.higher-total")
def test_the_higher_initiative_wins() -> None:
    game = reveal(scenario(phase="plot"), "calling-the-banners", "hear-me-roar")
    assert game.asks("lannister", "choose-first-player")
    assert game.events("initiative-won")[0]["values"] == [6, 3]


@rule("cardgame:initiative.tie-less-power")
def test_on_a_tie_the_player_with_less_power_wins_initiative() -> None:
    game = scenario(phase="plot", stark=side("jon-snow+2", banner=2), lannister=side(banner=3))
    reveal(game, "calling-the-banners", "consolidation-of-power")
    assert game.asks("lannister", "choose-first-player")
    assert game.events("initiative-won")[0]["why"] == "less-power"


@rule("cardgame:initiative.tie-random")
def test_on_a_full_tie_chance_decides() -> None:
    winners = set()
    for seed in range(12):
        game = reveal(scenario(phase="plot", seed=seed), "calling-the-banners", "consolidation-of-power")
        assert game.events("initiative-won")[0]["why"] == "random"
        winners.add(game.events("initiative-won")[0]["seat"])
    assert winners == {"stark", "lannister"}


@rule("cardgame:first-player.chosen")
def test_the_winner_of_initiative_names_the_first_player() -> None:
    game = reveal(scenario(phase="plot"), "calling-the-banners", "hear-me-roar").play("lannister", "first stark")
    assert game.view()["first_player"] == "stark"
    game.rest("choose-plot")
    assert (game.court.round, game.view()["first_player"]) == (3, "stark")


@rule("cardgame:plot.when-revealed")
def test_valar_morghulis_waits_for_the_first_player() -> None:
    game = scenario(phase="plot", stark=side("jon-snow"))
    reveal(game, "calling-the-banners", "valar-morghulis")
    assert (game.question(), game.dead("stark")) == ("choose-first-player", [])
    game.play("stark", "first stark")
    assert game.dead("stark") == ["jon-snow"]


@rule("cardgame:plot.when-revealed-order")
def test_the_first_player_decides_the_order_of_when_revealed_abilities() -> None:
    game = scenario(phase="plot", stark=side("jon-snow"), lannister=side(hand=["bronn", "tywin-lannister"]))
    reveal(game, "spies-in-their-midst", "valar-morghulis").play("stark", "first lannister")
    assert game.asks("lannister", "resolve-passives")
    assert game.options() == ["resolve plot-valar-morghulis", "resolve plot-spies-in-their-midst"]
    game.play("lannister", "resolve plot-spies-in-their-midst")
    assert (game.question(), game.dead("stark")) == ("shuffle-away", [])
    game.play("stark", "take bronn")
    assert game.dead("stark") == ["jon-snow"]


@rule("cardgame:plot.other-abilities")
def test_a_constant_plot_works_while_it_is_revealed() -> None:
    game = scenario(phase="plot", stark=side("jon-snow"), lannister=side("tyrion-lannister"))
    reveal(game, "calling-the-banners", "hear-me-roar")
    game.phase("challenges")
    assert (game.strength("jon-snow"), game.strength("tyrion-lannister")) == (2, 3)
    game.rest(lambda game: game.court.round == 3).rest("choose-first-player")
    assert game.strength("jon-snow") == 3 - (game.plot("lannister") == "plot-killing-cold")


@rule("cardgame:plot.phase-end")
def test_after_the_plots_the_draw_phase_begins() -> None:
    game = reveal(scenario(phase="plot"), "calling-the-banners", "hear-me-roar").play("lannister", "first stark")
    assert [event["phase"] for event in game.events("phase-began")][:2] == ["plot", "draw"]


@rule("cardgame:ruling.initiative-on-plot")
def test_initiative_is_that_of_the_revealed_plot() -> None:
    game = reveal(scenario(phase="plot"), "crossing-the-trident", "consolidation-of-power")
    assert game.events("initiative-won")[0] == {
        "event": "initiative-won", "seat": "stark", "values": [4, 3], "why": "value",
    }  # fmt: skip


@rule("cardgame:ruling.first-round-has-no-used-plot")
def test_plots_to_choose_from_in_each_round() -> None:
    game = scenario(phase="plot", round=1, answer_forced=False)
    counts, seventh = {}, ""
    for round in (1, 2, 3, 4, 5, 6, 8, 9, 10, 11, 12, 14, 15):
        # The last plot is revealed without a question. Dominance must not end the match before round 15.
        game.court.power_pool, game.court.banner = 30, [0, 0]
        game.rest("choose-plot")
        assert game.court.round == round
        counts[round] = len(game.plot_deck("stark"))
        if round in (1, 2):
            assert game.court.used_plots == [(), ()]
        if round == 8:
            seventh = game.plot("stark")
        if seventh:
            assert (seventh in game.plot_deck("stark")) == (
                round == 14 or (round > 14 and game.plot("stark") != seventh)
            )
        for house in ("stark", "lannister"):
            game.play(house, game.options(house)[0])
    assert list(counts.values()) == [7, 6, 5, 4, 3, 2, 6, 5, 4, 3, 2, 6, 5]


@rule("cardgame:ruling.plot-works-from-reveal")
def test_killing_cold_discards_before_initiative_is_determined() -> None:
    game = scenario(phase="plot", stark=side("bran-stark+2", banner=1), lannister=side(banner=2))
    reveal(game, "crossing-the-trident", "killing-cold")
    # Initiative is 4 against 4; without Bran's 2 power Stark has less.
    assert game.discard("stark") == ["bran-stark"]
    assert game.events("initiative-won")[0]["seat"] == "stark"
    assert game.told("cards-discarded", "initiative-won") == ["cards-discarded", "initiative-won"]


@rule("cardgame:draw.two-cards")
def test_each_player_draws_two_cards() -> None:
    game = scenario(phase="draw", stark=side(hand=["hodor"])).rest(lambda game: game.now == "marshalling")
    assert [(event["seat"], event["number"]) for event in game.events("number-drawn")] == [
        ("stark", 2),
        ("lannister", 2),
    ]
    assert len(game.hand("stark")) == 3


@rule("cardgame:draw.empty-deck")
def test_an_empty_deck_has_no_other_penalty() -> None:
    game = scenario(phase="draw", stark=side(hand=["hodor"], rest="discard"))
    game.rest(lambda game: game.now == "marshalling")
    assert game.hand("stark") == ["hodor"]
    assert not game.match.over


@rule("cardgame:ruling.draw-as-many")
def test_whoever_has_one_card_in_the_deck_draws_one() -> None:
    game = scenario(phase="draw", stark=side(deck=["hodor"], rest="discard"))
    game.rest(lambda game: game.now == "marshalling")
    assert (game.hand("stark"), game.deck("stark")) == (["hodor"], [])
    told = [(event["seat"], event["number"]) for event in game.events("number-drawn")]
    assert told == [("stark", 1), ("lannister", 2)]
