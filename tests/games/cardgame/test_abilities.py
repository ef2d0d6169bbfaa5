"""Actions, passive abilities, responses, saves, lasting effects (pages 12 and 13)."""

from __future__ import annotations

import pytest

import maester
from maester.engine import Seat
from maester.games.cardgame.card_file import shipped_box
from maester.games.cardgame.court import Lasting
from maester.harness.marks import rule
from tests.games.cardgame.language import Play, scenario, side


def reveal(game: Play, stark: str, lannister: str, first: str = "stark") -> Play:
    game.play("stark", f"take plot-{stark}").play("lannister", f"take plot-{lannister}")
    return game.play(game.asked()[0], f"first {first}")


@rule("cardgame:action.what-it-is")
def test_a_response_is_no_action() -> None:
    game = scenario(
        phase="marshalling",
        stark=side(hand=["eddard-stark", "winterfell-keep"]),
        lannister=side("ser-ilyn-payne", "shae"),
    )
    game.play("stark", "play eddard-stark")
    assert game.asks("stark", "act", "response")
    game.play("stark", "use eddard-stark")
    assert game.asks("lannister", "act", "action")
    assert game.why_not("stark", "play winterfell-keep") == "match.not-asked"


@rule("cardgame:action.phase-label")
def test_luwin_acts_only_in_the_dominance_phase() -> None:
    game = scenario(stark=side("maester-luwin", "syrio-forel"))
    with game.refused("action.phase-label"):
        game.play("stark", "use maester-luwin")
    game = scenario(phase="dominance", stark=side("maester-luwin")).play("stark", "use maester-luwin")
    assert game.events("number-drawn")[0]["number"] == 2


@rule("cardgame:action.any-phase")
def test_an_any_phase_event_is_for_every_phase_with_actions() -> None:
    for phase in ("marshalling", "challenges", "dominance", "standing"):
        game = scenario(
            phase=phase, first="lannister", lannister=side(hand=["the-lions-cunning"], gold=2), stark=side("jon-snow")
        )
        assert (game.now, game.can("lannister", "play the-lions-cunning")) == (phase, True)


@rule("cardgame:action.resolve-fully")
def test_an_action_is_finished_before_the_next() -> None:
    game = scenario(lannister=side("bronn", hand=["the-lions-cunning"], gold=4), stark=side("jon-snow", "syrio-forel"))
    game.play("stark", "pass").play("lannister", "play the-lions-cunning")
    assert game.question() == "choose-cards"
    with game.refused("match.wrong-kind"):
        game.play("lannister", "use bronn")
    game.play("lannister", "choose jon-snow")
    assert game.asks("stark", "act", "action")


@rule("cardgame:action.on-opponents-turn")
def test_shae_acts_in_the_opponents_turn() -> None:
    game = scenario(stark=side("jon-snow", "robb-stark", banner=1), lannister=side("shae"))
    assert game.view()["active_player"] == "stark"
    game.play("lannister", "use shae", "choose jon-snow")
    assert game.kneels("jon-snow")


@rule("cardgame:action.first-player-first")
def test_the_first_player_has_the_first_opportunity() -> None:
    for first in ("stark", "lannister"):
        game = scenario(first=first, stark=side("syrio-forel", "jon-snow"), lannister=side("bronn", gold=1))
        assert game.asked() == (first,)


@rule("cardgame:action.alternate")
def test_after_an_action_the_opponent_acts_or_passes() -> None:
    game = scenario(first="lannister", stark=side("syrio-forel", "jon-snow"), lannister=side("bronn", gold=3))
    game.play("lannister", "use bronn")
    with pytest.raises((AssertionError, maester.NotAsked)):
        game.play("lannister", "use bronn")
    game.play("stark", "pass").play("lannister", "use bronn")
    assert game.strength("bronn") == 5


@rule("cardgame:passive.mandatory")
def test_varys_passive_cannot_be_declined() -> None:
    game = scenario(phase="marshalling", first="lannister", lannister=side(hand=["varys"]), stark=side("hodor"))
    game.play("lannister", "play varys")
    assert game.options() == ["choose varys-2", "choose hodor"]


@rule("cardgame:passive.mandatory")
def test_what_works_by_itself_is_not_used() -> None:
    game = scenario(stark=side("winterfell", "maester-luwin"), phase="dominance")
    with game.refused("passive.mandatory"):
        game.play("stark", "use winterfell")


@rule("cardgame:passive.recognised")
def test_what_has_neither_phase_nor_response_is_passive() -> None:
    cards = (*shipped_box().content["cards"], *shipped_box().content["plots"])
    abilities = [ability for card in cards for ability in card["abilities"]]
    passive = [one for one in abilities if not one.get("phases") and "response" not in one["timing"]]
    assert len(passive) > 20
    for ability in passive:
        assert ability["timing"] in ("passive", "constant", "when_revealed")
        assert not ability["text"].startswith("Response")


@rule("cardgame:passive.immediately")
def test_a_passive_is_resolved_before_anybody_acts() -> None:
    game = scenario(
        phase="marshalling",
        first="lannister",
        lannister=side("ser-ilyn-payne", hand=["varys"]),
        stark=side("bran-stark"),
    )
    game.play("lannister", "play varys")
    assert game.question() == "choose-cards"
    game.play("lannister", "choose ser-ilyn-payne")
    assert game.told("card-played", "passive-resolved", "cards-discarded", "ability-used") == [
        "card-played", "passive-resolved", "cards-discarded",
    ]  # fmt: skip


@rule("cardgame:passive.order")
def test_the_first_player_orders_passives_whoever_controls_them() -> None:
    game = scenario(
        first="lannister", stark=side("guard-at-riverrun", "bran-stark", plot="plot-battle-of-oxcross"),
        lannister=side("bronn"),
    )  # fmt: skip
    game.rest("resolve-passives")
    assert game.asked() == ("lannister",)
    assert game.options() == ["resolve plot-battle-of-oxcross", "resolve guard-at-riverrun"]
    game.play("lannister", "resolve guard-at-riverrun")
    assert game.told("number-drawn", "characters-killed") == ["number-drawn"]


@rule("cardgame:passive.order")
def test_the_first_player_orders_what_a_strength_of_0_sets_off_at_the_same_moment() -> None:
    """With Varys Stark no longer has fewer characters: Crossing the Trident ends, and Killing Cold is set off too."""
    game = scenario(
        phase="marshalling", first="stark",
        stark=side("house-tully-recruiter", "stark-escort", hand=["varys"], plot="plot-crossing-the-trident"),
        lannister=side("tywin-lannister", "bronn", "the-hound", plot="plot-killing-cold"),
    )  # fmt: skip
    assert game.strength("stark-escort") == 2
    game.play("stark", "play varys")
    assert game.asks("stark", "resolve-passives")
    assert game.options() == ["resolve varys", "resolve plot-killing-cold"]
    # Varys takes an Ally that would fall anyhow; what was set off is resolved all the same, once.
    game.play("stark", "resolve varys", "choose house-tully-recruiter")
    assert [event["cards"] for event in game.events("cards-discarded")] == [["house-tully-recruiter"], ["stark-escort"]]
    assert [event["card"] for event in game.events("passive-resolved")] == ["varys", "plot-killing-cold"]
    assert game.in_play("stark") == ["varys"]


@rule("cardgame:response.when")
def test_a_response_may_be_declined() -> None:
    game = scenario(phase="marshalling", stark=side(hand=["eddard-stark"])).play("stark", "play eddard-stark")
    assert game.options() == ["use eddard-stark", "pass"]
    game.play("stark", "pass")
    assert game.power_on("eddard-stark") == 0


@rule("cardgame:response.when")
def test_the_second_player_responds_from_hand_as_well() -> None:
    debts = "a-lannister-always-pays-his-debts"
    game = scenario(stark=side("eddard-stark"), lannister=side("the-hound", "cersei-lannister", "shae~", hand=[debts]))
    game.challenge("stark", "military", "eddard-stark").defend("the-hound").rest("choose-casualties")
    game.play("lannister", "choose shae")
    assert game.options("lannister") == [f"play {debts}", "pass"]


@rule("cardgame:response.before-next-action")
def test_after_the_next_action_the_chance_to_respond_is_gone() -> None:
    game = scenario(
        stark=side("jon-snow", "syrio-forel"), first="lannister",
        lannister=side("bronn", "the-hound", hand=["a-lannister-always-pays-his-debts"], gold=1),
    )  # fmt: skip
    game.challenge("lannister", "military", "the-hound").defend("jon-snow")
    game.rest(lambda game: game.asks("lannister", "act", "action") and game.court.challenge is None)
    with game.refused("response.before-next-action"):
        game.play("lannister", "play a-lannister-always-pays-his-debts")


@rule("cardgame:save.interrupts")
def test_a_saved_character_never_leaves_play() -> None:
    game = scenario(
        first="lannister",
        lannister=side("bronn"),
        stark=side("sansa-stark+1", "needle@sansa-stark", hand=["not-today"]),
    )
    game.challenge("lannister", "military", "bronn").defend()
    assert game.asks("stark", "act", "save")
    game.play("stark", "play not-today")
    assert (game.in_play("stark"), game.power_on("sansa-stark")) == (["sansa-stark", "needle"], 1)
    assert game.events("characters-killed") == []


@rule("cardgame:save.cost-stays-paid")
def test_a_cost_stays_paid_although_the_victim_was_saved() -> None:
    game = debts_against_sansa()
    assert game.told("cards-knelt", "character-saved")[-2:] == ["cards-knelt", "character-saved"]
    assert (game.kneels("cersei-lannister"), game.discard("lannister")) == (True, ["a-lannister-always-pays-his-debts"])


def debts_against_sansa() -> Play:
    """Lannister has lost a challenge against Sansa and wants to kill her; Stark saves her."""
    game = scenario(
        first="lannister", stark=side("sansa-stark", "catelyn-stark", "syrio-forel", hand=["not-today"]),
        lannister=side("ser-kevan-lannister", "cersei-lannister", hand=["a-lannister-always-pays-his-debts"]),
    )  # fmt: skip
    game.challenge("lannister", "intrigue", "ser-kevan-lannister").defend("sansa-stark", "catelyn-stark")
    game.rest(lambda game: game.can("lannister", "play a-lannister-always-pays-his-debts"))
    game.play("lannister", "play a-lannister-always-pays-his-debts", "choose sansa-stark")
    return game.play("stark", "play not-today")


@rule("cardgame:lasting.duration")
def test_an_effect_for_the_challenge_ends_with_it() -> None:
    game = scenario(
        first="lannister", lannister=side("the-hound", "bronn", hand=["insidious-ways"], gold=1), stark=side("hodor~"),
    )  # fmt: skip
    game.challenge("lannister", "military", "the-hound").play("lannister", "play insidious-ways")
    assert game.strength("the-hound") == 5
    game.resolve()
    assert game.strength("the-hound") == 3
    phase = scenario(first="lannister", lannister=side("bronn", gold=1), stark=side("maester-luwin"))
    phase.play("lannister", "use bronn")
    assert phase.strength("bronn") == 4
    phase.rest(lambda game: game.asks("stark", "act", "action"))
    assert (phase.now, phase.strength("bronn")) == ("dominance", 3)


@rule("cardgame:lasting.duration")
def test_an_effect_for_the_phase_lasts_through_what_its_end_sets_off() -> None:
    game = scenario(
        first="lannister",
        lannister=side("bronn", "shae", gold=1),
        stark=side("jon-snow", "hodor", plot="plot-battle-of-oxcross"),
    )
    game.play("lannister", "use bronn").rest("choose-own")
    assert (game.now, game.strength("bronn")) == ("challenges", 4)
    game.play("lannister", "choose shae").play("stark", "choose hodor").rest(lambda game: game.now != "challenges")
    assert game.strength("bronn") == 3


@rule("cardgame:lasting.duration")
def test_an_effect_ends_for_a_card_that_leaves_play_and_goes_on_for_others() -> None:
    game = scenario(stark=side("jon-snow", "arya-stark", "robb-stark", "syrio-forel"), lannister=side("bronn"))
    court, jon, arya = game.court, game.card("jon-snow"), game.card("arya-stark")
    bronn = court.box.texts_of[game.card("bronn")][0].effects[0]
    court.lasting = (Lasting(bronn, game.card("bronn"), Seat(1), (jon, arya), 2, 0, 1),)
    assert (game.strength("jon-snow"), game.strength("arya-stark")) == (5, 4)
    court.leave_play(jon)
    assert (game.strength("jon-snow"), game.strength("arya-stark")) == (3, 4)
    court.leave_play(arya)
    assert not court.lasting


@rule("cardgame:lasting.cumulative")
def test_lasting_effects_add_up() -> None:
    game = scenario(stark=side("arya-stark", "winterfell", "needle@arya-stark", "syrio-forel"))
    assert game.strength("arya-stark") == 2 + 1 + 1
    game = scenario(lannister=side("bronn", gold=2), first="lannister", stark=side("syrio-forel", "jon-snow"))
    game.play("lannister", "use bronn").play("stark", "pass").play("lannister", "use bronn")
    assert game.strength("bronn") == 5


# --- rulings --------------------------------------------------------------------------------------------------


@rule("cardgame:ruling.windows-end-when-both-pass")
def test_a_window_ends_when_both_pass_in_a_row() -> None:
    game = scenario(stark=side("syrio-forel", "jon-snow"), lannister=side("bronn", gold=1))
    game.play("stark", "pass").play("lannister", "use bronn")
    assert game.asks("stark", "act", "action")
    game = scenario(stark=side("syrio-forel", "jon-snow"), lannister=side("bronn", gold=1))
    game.play("stark", "pass").play("lannister", "pass")
    assert game.asks("stark", "choose-challenge")


@rule("cardgame:ruling.save-only-from-killing")
def test_no_save_from_being_discarded() -> None:
    game = scenario(
        phase="marshalling",
        first="lannister",
        lannister=side(hand=["varys"]),
        stark=side("hodor", hand=["not-today", "osha"]),
    )
    game.play("lannister", "play varys", "choose hodor")
    assert (game.discard("stark"), game.hand("stark")) == (["hodor"], ["not-today", "osha"])
    game.rest(lambda game: game.asks("stark", "act", "action"))
    with game.refused("ruling.save-only-from-killing"):
        game.play("stark", "play not-today")


@rule("cardgame:ruling.save-timing")
def test_saves_alternate_and_the_others_die_together() -> None:
    game = scenario(
        phase="plot",
        stark=side("jon-snow=1", "robb-stark=1", "hodor", hand=["not-today"]),
        lannister=side("tyrion-lannister=1", "shae"),
    )
    reveal(game, "calling-the-banners", "valar-morghulis")
    game.play("stark", "discard duplicate jon-snow")
    assert game.asked() == ("lannister",)
    game.play("lannister", "pass").play("stark", "discard duplicate robb-stark")
    game.play("lannister", "discard duplicate tyrion-lannister").play("stark", "play not-today", "choose shae")
    assert game.in_play("stark") == ["jon-snow", "robb-stark"]
    assert game.in_play("lannister") == ["tyrion-lannister", "shae"]
    assert [event["cards"] for event in game.events("characters-killed")] == [["hodor"]]


@rule("cardgame:ruling.save-timing")
def test_who_has_left_play_to_save_another_is_saved_by_nothing() -> None:
    game = scenario(phase="plot", stark=side("jory-cassel", "robb-stark", "stark-escort", hand=["not-today"]))
    reveal(game, "calling-the-banners", "valar-morghulis")
    assert game.view()["doomed"] == ["jory-cassel", "robb-stark", "stark-escort"]
    game.play("stark", "use jory-cassel")
    assert game.view()["doomed"] == ["stark-escort"]
    game.play("stark", "play not-today")
    assert (game.in_play("stark"), game.discard("stark")) == (
        ["robb-stark", "stark-escort"],
        ["jory-cassel", "not-today"],
    )


@rule("cardgame:duplicate.saves")
def test_nobody_discards_the_opponents_duplicates() -> None:
    game = scenario(phase="plot", stark=side("jon-snow=1"), lannister=side("tyrion-lannister=1"))
    reveal(game, "calling-the-banners", "valar-morghulis")
    assert game.options("stark") == ["discard duplicate jon-snow", "pass"]
    with game.refused("duplicate.saves"):
        game.play("stark", "discard duplicate tyrion-lannister")


@rule("cardgame:ruling.saved-claim-counts")
def test_a_saved_character_fulfils_its_part_of_the_claim() -> None:
    game = scenario(
        first="lannister", lannister=side("bronn"), stark=side("jon-snow", "direwolf@jon-snow", "bran-stark")
    )
    game.challenge("lannister", "military", "bronn").defend().play("stark", "choose jon-snow", "use direwolf").resolve()
    assert game.events("characters-killed") == []
    assert game.in_play("stark") == ["jon-snow", "direwolf", "bran-stark"]


@rule("cardgame:ruling.cannot-be-saved")
def test_nobody_is_saved_while_gregor_attacks() -> None:
    people = side("robb-stark=1", "bran-stark", "direwolf@bran-stark", hand=["not-today"])
    game = scenario(first="lannister", lannister=side("ser-gregor-clegane"), stark=people)
    game.challenge("lannister", "military", "ser-gregor-clegane").defend().play("stark", "choose robb-stark")
    assert game.dead("stark") == ["robb-stark"]
    game = scenario(first="lannister", lannister=side("ser-gregor-clegane", "bronn"), stark=people)
    game.challenge("lannister", "military", "bronn").defend().play("stark", "choose robb-stark")
    assert game.can("stark", "discard duplicate robb-stark")


@rule("cardgame:ruling.response-order")
def test_responses_alternate_and_are_used_once_each_time() -> None:
    game = scenario(
        stark=side("jon-snow"), lannister=side("tyrion-lannister", "lannisport", gold=3), first="lannister",
    )  # fmt: skip
    game.challenge("lannister", "intrigue", "tyrion-lannister").rest(
        lambda game: game.asks("lannister", "act", "response")
    )
    game.play("lannister", "use tyrion-lannister")
    assert game.options() == ["use lannisport", "pass"]
    both = scenario(stark=side("jon-snow"), lannister=side("tyrion-lannister", gold=1))
    both.challenge("stark", "power", "jon-snow").defend("tyrion-lannister").rest(
        lambda game: game.asks("stark", "act", "response") or game.is_resolved
    )
    assert not both.asks("lannister", "act", "response")


@rule("cardgame:ruling.response-order")
def test_each_copy_of_an_event_answers_the_same_loss_once() -> None:
    debts = "a-lannister-always-pays-his-debts"
    game = scenario(
        first="lannister", stark=side("jon-snow", "arya-stark", "sansa-stark"),
        lannister=side("the-hound", "cersei-lannister", "tywin-lannister", "shae", hand=[debts, debts]),
    )  # fmt: skip
    game.challenge("lannister", "military", "the-hound").defend("jon-snow", "arya-stark")
    game.until("lannister", f"play {debts}").play("lannister", f"play {debts}", "choose cersei-lannister")
    game.play("lannister", "choose jon-snow").until("lannister", f"play {debts}").play("lannister", f"play {debts}")
    assert game.discard("lannister") == [debts]
    assert game.kneels("tywin-lannister")


@rule("cardgame:ruling.response-order")
def test_what_a_response_does_is_answered_before_the_others_go_on() -> None:
    debts = "a-lannister-always-pays-his-debts"
    game = scenario(
        stark=side("robb-stark", "jon-snow"),
        lannister=side("ser-lancel-lannister", "joffrey-baratheon", "shae", "bronn~", hand=[debts]),
    )
    game.challenge("stark", "military", "robb-stark", "jon-snow").defend("ser-lancel-lannister")
    game.rest("choose-casualties").play("lannister", "choose shae").play("stark", "use robb-stark")
    assert game.options("lannister") == ["use joffrey-baratheon", "pass"]
    game.play("lannister", "use joffrey-baratheon")
    assert game.options("lannister") == [f"play {debts}", "pass"]


@rule("cardgame:ruling.legal-only-with-effect")
def test_without_a_legal_choice_an_event_is_not_played() -> None:
    game = scenario(
        phase="marshalling", first="lannister", lannister=side("hall-of-heroes", hand=["the-lions-cunning"], gold=2)
    )
    with game.refused("ruling.legal-only-with-effect"):
        game.play("lannister", "play the-lions-cunning")
    assert game.gold("lannister") == 5


@rule("cardgame:ruling.limits")
def test_a_limit_counts_for_each_card_and_for_the_title_of_an_event() -> None:
    game = scenario(lannister=side("gold-cloaks~", gold=2), stark=side("jon-snow")).play("lannister", "use gold-cloaks")
    game.challenge("lannister", "military", "gold-cloaks").rest(
        lambda game: game.asks("lannister", "act", "action") or game.now != "challenges"
    )
    assert not game.can("lannister", "use gold-cloaks")
    # Winter Is Coming: once per round. The deck has one copy, so it is put back into the hand.
    game = scenario(
        stark=side("jon-snow", "arya-stark", "syrio-forel", hand=["winter-is-coming"]),
        lannister=side("bronn~", "shae~", "the-hound~"),
    )
    game.challenge("stark", "military", "jon-snow").play("stark", "play winter-is-coming")
    court = game.court
    court.hand[0], court.discard[0] = court.discard[0], court.hand[0]
    game.rest("choose-challenge").challenge("stark", "power", "arya-stark")
    with game.refused("ruling.limits"):
        game.play("stark", "play winter-is-coming")


@rule("cardgame:ruling.kneel-targets")
def test_an_effect_that_kneels_needs_a_standing_target() -> None:
    game = scenario(
        phase="dominance",
        first="lannister",
        stark=side("jon-snow~"),
        lannister=side("cersei-lannister", "tywin-lannister~", hand=["the-lions-cunning"], gold=4),
    )
    game.play("lannister", "use cersei-lannister", "choose jon-snow")
    alone = scenario(phase="dominance", first="lannister", stark=side("jon-snow~"),
                     lannister=side("grand-maester-pycelle~", "tywin-lannister~", "hand-of-the-king@tywin-lannister",
                                    hand=["the-lions-cunning"], gold=4))  # fmt: skip
    with alone.refused("ruling.legal-only-with-effect"):
        alone.play("lannister", "play the-lions-cunning")


@rule("cardgame:ruling.blank-text")
def test_a_blank_card_loses_print_and_keeps_gifts() -> None:
    game = scenario(stark=side("littlefinger", gold=2), lannister=side("milk-of-the-poppy@littlefinger"))
    assert (game.has("littlefinger", "stealth"), game.strength("littlefinger")) == (False, 3)
    gifts = side("milk-of-the-poppy@littlefinger", "gutter-rats-cunning@littlefinger")
    game = scenario(stark=side("littlefinger", gold=2), lannister=gifts)
    assert (game.has("littlefinger", "stealth"), game.strength("littlefinger")) == (True, 5)
    game = scenario(
        phase="dominance",
        stark=side("maester-luwin", "arya-stark", gold=1),
        lannister=side("milk-of-the-poppy@maester-luwin", "tyrion-lannister"),
    )
    with game.refused("ruling.blank-text"):
        game.play("stark", "use maester-luwin")


@rule("cardgame:ruling.varys-any-ally")
def test_varys_may_take_an_opposing_ally() -> None:
    game = scenario(phase="marshalling", first="lannister", lannister=side(hand=["varys"]), stark=side("hodor"))
    game.play("lannister", "play varys", "choose hodor")
    assert (game.in_play("lannister"), game.discard("stark")) == (["varys-2"], ["hodor"])


@rule("cardgame:ruling.debts-any-participant")
def test_debts_may_kill_any_participant() -> None:
    game = scenario(
        first="lannister", stark=side("jon-snow", "arya-stark", "sansa-stark"),
        lannister=side("the-hound", "cersei-lannister", hand=["a-lannister-always-pays-his-debts"]),
    )  # fmt: skip
    game.challenge("lannister", "military", "the-hound").defend("jon-snow", "arya-stark")
    game.rest(lambda game: game.can("lannister", "play a-lannister-always-pays-his-debts"))
    game.play("lannister", "play a-lannister-always-pays-his-debts")
    assert sorted(game.options()) == ["choose arya-stark", "choose jon-snow", "choose the-hound"]


@rule("cardgame:ruling.jon-snow-and-escort")
def test_jon_snow_responds_to_a_loss_only() -> None:
    won = scenario(first="lannister", lannister=side("bronn"), stark=side("jon-snow", "stark-escort"))
    won.challenge("lannister", "military", "bronn").defend("jon-snow", "stark-escort")
    won.play("stark", "use stark-escort").resolve()
    assert [event["card"] for event in won.events("ability-used")] == ["stark-escort"]
    assert won.events("challenge-won")[0]["winner"] == "stark"


# --- examples -------------------------------------------------------------------------------------------------


@rule("cardgame:example.luwin")
def test_luwin_draws_two_cards_in_the_dominance_phase() -> None:
    game = scenario(phase="dominance", stark=side("maester-luwin"))
    game.play("stark", "use maester-luwin")
    assert len(game.hand("stark")) == 2
    assert game.events("cards-knelt")[0]["cards"] == ["maester-luwin"]


@rule("cardgame:example.lions-cunning-any-phase")
def test_the_lions_cunning_needs_2_gold_in_any_phase() -> None:
    for gold, can in ((2, True), (1, False)):
        game = scenario(
            phase="draw",
            lannister=side("grand-maester-pycelle", hand=["the-lions-cunning"], gold=gold),
            stark=side("bran-stark"),
        )
        game.rest(lambda game: game.asks("lannister", "act", "action") or game.now != "draw")
        assert (game.now == "draw" and game.can("lannister", "play the-lions-cunning")) == can


@rule("cardgame:example.varys-alone")
def test_varys_alone_discards_himself() -> None:
    game = scenario(phase="marshalling", stark=side(hand=["varys"]), lannister=side("bronn")).play(
        "stark", "play varys"
    )
    assert (game.in_play("stark"), game.discard("stark")) == ([], ["varys"])


@rule("cardgame:example.lannister-debts")
def test_debts_are_paid_right_after_the_loss() -> None:
    game = scenario(
        first="lannister", stark=side("jon-snow", "arya-stark", "syrio-forel"),
        lannister=side("the-hound", "cersei-lannister", hand=["a-lannister-always-pays-his-debts"]),
    )  # fmt: skip
    game.challenge("lannister", "military", "the-hound").defend("jon-snow", "arya-stark")
    game.rest(lambda game: game.asks("lannister", "act", "response"))
    game.play("lannister", "play a-lannister-always-pays-his-debts", "choose jon-snow")
    assert (game.dead("stark"), game.kneels("cersei-lannister")) == (["jon-snow"], True)


@rule("cardgame:example.not-today-sansa")
def test_sansa_is_saved_from_the_debts() -> None:
    game = debts_against_sansa()
    assert "sansa-stark" in game.in_play("stark")
    assert (game.kneels("cersei-lannister"), game.discard("stark")) == (True, ["not-today"])


@rule("cardgame:example.winterfell")
def test_winterfell_strengthens_all_stark_characters() -> None:
    game = scenario(stark=side("winterfell", "jon-snow", "syrio-forel"), lannister=side("bronn"))
    assert [game.strength(card) for card in ("jon-snow", "syrio-forel", "bronn")] == [4, 2, 3]
