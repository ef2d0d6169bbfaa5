"""Phase 3: marshalling, income and gold, playing cards, unique cards, duplicates, Limited (pages 8, 9, 11 and 12)."""

from __future__ import annotations

from typing import Any

from maester.harness.marks import rule
from tests.games.cardgame.language import Play, scenario, side


def marshalling(*in_play: str, hand: list[str] | None = None, **more: Any) -> Play:
    """The marshalling turn of Stark, who holds these cards and has 4 gold from the plot."""
    things = {key: more.pop(key) for key in ("gold", "dead", "discard", "plot", "deck") if key in more}
    return scenario(phase="marshalling", stark=side(*in_play, hand=hand or ["hodor"], **things), **more)


@rule("cardgame:marshal.turns")
def test_the_first_players_turn_is_over_before_the_opponents_begins() -> None:
    game = marshalling(lannister=side(hand=["bronn"]))
    assert game.asked() == ("stark",)
    game.play("stark", "pass")
    assert (game.asked(), game.view()["active_player"]) == (("lannister",), "lannister")
    assert game.can("lannister", "play bronn")


@rule("cardgame:income.count")
def test_income_is_that_of_the_plot_and_all_bonuses() -> None:
    game = marshalling("winterfell-keep", "littlefinger")
    assert game.events("income-collected")[0]["gold"] == 4 + 1 + 2


@rule("cardgame:income.take-gold")
def test_income_goes_from_the_treasury_to_the_gold_pool() -> None:
    game = marshalling("winterfell-keep")
    assert (game.gold("stark"), game.view()["treasury"]) == (5, 15)


@rule("cardgame:income.bonus-while-kneeling")
def test_a_kneeling_card_still_gives_its_bonus() -> None:
    assert marshalling("winterfell-keep~").gold("stark") == 5


@rule("cardgame:income.before-playing")
def test_a_bonus_played_now_counts_from_the_next_round_on() -> None:
    game = marshalling(hand=["winterfell-keep", "hodor"]).play("stark", "play winterfell-keep")
    assert game.gold("stark") == 4
    game.rest("choose-plot").play("stark", "take plot-the-old-gods").play("lannister", "take plot-hear-me-roar")
    game.until("stark", "play hodor")
    assert (game.court.round, game.gold("stark")) == (3, 2 + 1)


@rule("cardgame:marshal.pay-cost")
def test_the_cost_is_paid_from_the_pool_to_the_treasury() -> None:
    game = marshalling("winterfell-keep", hand=["jon-snow", "hodor"]).play("stark", "play jon-snow")
    assert (game.gold("stark"), game.view()["treasury"]) == (2, 18)
    game = marshalling("winterfell-keep", hand=["jon-snow", "catelyn-stark", "winterfell-keep"])
    game.play("stark", "play jon-snow")
    with game.refused("card.gold-cost"):
        game.play("stark", "play catelyn-stark")


@rule("cardgame:marshal.enters-standing")
def test_a_played_card_is_face_up_and_standing() -> None:
    game = marshalling(hand=["jon-snow"]).play("stark", "play jon-snow")
    card = game.view()["players"][0]["in_play"][0]
    assert (card["card"], card["kneeling"]) == ("jon-snow", False)


@rule("cardgame:marshal.active-player-only")
def test_only_the_active_player_plays_characters_and_only_in_this_phase() -> None:
    game = scenario(
        phase="marshalling", stark=side("hodor", hand=["jon-snow"]),
        lannister=side("ser-ilyn-payne", "podrick-payne", hand=["bronn"]),
    )  # fmt: skip
    game.play("stark", "pass")
    with game.refused("marshal.active-player-only"):
        game.play("lannister", "play bronn")
    game = scenario(phase="dominance", stark=side("maester-luwin", hand=["hodor"], gold=4))
    with game.refused("marshal.active-player-only"):
        game.play("stark", "play hodor")


@rule("cardgame:marshal.attach-duplicates")
def test_duplicates_are_attached_for_no_gold() -> None:
    game = marshalling("arya-stark", hand=["arya-stark", "hodor"]).play("stark", "duplicate arya-stark")
    assert (game.gold("stark"), game.view()["players"][0]["in_play"][0]["duplicates"]) == (4, 1)


@rule("cardgame:marshal.until-pass")
def test_the_active_player_may_go_on_or_pass_with_gold_left() -> None:
    game = marshalling(hand=["hodor", "arya-stark"]).play("stark", "play hodor")
    assert game.can("stark", "play arya-stark")
    game = marshalling("syrio-forel", hand=["hodor", "arya-stark"]).play("stark", "play hodor", "pass")
    assert (game.now, game.gold("stark")) == ("challenges", 3)


@rule("cardgame:marshal.other-actions")
def test_in_the_opponents_turn_abilities_of_cards_in_play_may_be_used() -> None:
    game = marshalling("house-tully-recruiter", lannister=side("ser-ilyn-payne"))
    game.play("stark", "play hodor")
    game.play("lannister", "use ser-ilyn-payne")
    assert game.dead("stark") == ["house-tully-recruiter"]


@rule("cardgame:marshal.save-gold")
def test_unspent_gold_stays_in_the_pool() -> None:
    game = marshalling("syrio-forel", hand=["hodor"]).play("stark", "play hodor")
    assert (game.now, game.gold("stark")) == ("challenges", 3)


@rule("cardgame:marshal.phase-end")
def test_after_both_turns_the_challenges_phase_begins() -> None:
    game = marshalling(lannister=side(hand=["bronn"])).play("stark", "pass").play("lannister", "pass")
    assert [event["phase"] for event in game.events("phase-began")][:2] == ["marshalling", "challenges"]


@rule("cardgame:play.what-playing-is")
def test_only_a_card_from_hand_is_played() -> None:
    game = marshalling("hodor", hand=["arya-stark"])
    with game.refused("play.what-playing-is"):
        game.play("stark", "play jon-snow")
    # Hodor was placed, not played: nothing tells that he was.
    assert game.court.played == [(), ()]
    game.play("stark", "play arya-stark")
    assert game.names(game.court.played[0]) == ["arya-stark"]


@rule("cardgame:play.events-timing-and-cost")
def test_an_event_is_played_when_its_text_says_and_is_free() -> None:
    hand = ["winter-is-coming", "hodor"]
    game = scenario(phase="dominance", stark=side("maester-luwin", hand=hand, gold=3))
    with game.refused("action.phase-label"):
        game.play("stark", "play winter-is-coming")
    game = scenario(stark=side("jon-snow", hand=hand, gold=3), lannister=side("bronn"))
    game.challenge("stark", "military", "jon-snow").until("stark", "play winter-is-coming")
    game.play("stark", "play winter-is-coming")
    assert game.gold("stark") == 3
    assert game.discard("stark") == ["winter-is-coming"]


@rule("cardgame:play.in-play")
def test_a_card_in_play_may_be_used_one_in_hand_may_not() -> None:
    game = marshalling("godswood", hand=["northern-fiefdoms", "jon-snow"])
    with game.refused("play.in-play"):
        game.play("stark", "use northern-fiefdoms")
    game.play("stark", "use godswood")
    assert game.kneels("godswood")


@rule("cardgame:play.out-of-play")
def test_cards_in_the_discard_pile_give_no_income() -> None:
    assert marshalling(discard=["winterfell-keep"]).gold("stark") == 4


@rule("cardgame:kneel.two-positions")
def test_a_card_in_play_stands_or_kneels() -> None:
    game = marshalling("godswood", "hodor~", hand=["jon-snow"])
    assert {card["card"]: card["kneeling"] for card in game.view()["players"][0]["in_play"]} == {
        "godswood": False, "hodor": True,
    }  # fmt: skip


@rule("cardgame:kneel.only-standing")
def test_a_kneeling_card_cannot_pay_by_kneeling() -> None:
    game = scenario(
        phase="dominance", stark=side("maester-luwin~", "arya-stark", gold=1), lannister=side("tyrion-lannister")
    )
    with game.refused("kneel.only-standing"):
        game.play("stark", "use maester-luwin")


@rule("cardgame:kneel.why")
def test_characters_kneel_to_take_part() -> None:
    game = scenario(stark=side("jon-snow", "syrio-forel"))
    game.challenge("stark", "military", "jon-snow")
    assert game.kneels("jon-snow")
    assert not game.kneels("syrio-forel")


# --- gold -------------------------------------------------------------------------------------------------


@rule("cardgame:gold.pays-abilities")
def test_gold_pays_for_effects() -> None:
    poor = scenario(
        phase="dominance",
        lannister=side("grand-maester-pycelle", hand=["the-lions-cunning"], gold=1),
        first="lannister",
    )
    with poor.refused("gold.pays-abilities"):
        poor.play("lannister", "play the-lions-cunning")
    rich = scenario(phase="dominance", lannister=side(hand=["the-lions-cunning"], gold=2), stark=side("jon-snow"))
    rich.play("lannister", "play the-lions-cunning")
    assert [event["gold"] for event in rich.events("gold-paid")] == [2]
    assert rich.events("cards-knelt")[0]["cards"] == ["jon-snow"]


@rule("cardgame:gold.adds-to-dominance")
def test_each_gold_counts_for_dominance() -> None:
    game = scenario(phase="dominance", stark=side(gold=3), lannister=side("the-hound~"))
    assert game.events("dominance-counted")[0] == {"event": "dominance-counted", "winner": "stark", "totals": [3, 0]}


@rule("cardgame:ruling.token-limits")
def test_the_number_of_tokens_does_not_limit_play() -> None:
    game = marshalling(gold=12, lannister=side("tywin-lannister", "lannisport-steward", gold=8, hand=["bronn"]))
    assert (game.gold("stark"), game.view()["treasury"]) == (16, -4)
    game.rest(lambda game: len(game.events("income-collected")) == 2)
    assert (game.gold("lannister"), game.view()["treasury"]) == (15, -11)


@rule("cardgame:ruling.cost-reduction")
def test_reductions_add_up_apply_once_and_never_go_below_0() -> None:
    hand = ["eddard-stark", "jon-snow", "arya-stark"]
    game = marshalling("godswood", "northern-fiefdoms", hand=hand).play(
        "stark", "use godswood", "use northern-fiefdoms"
    )
    assert game.cost("stark", "eddard-stark") == 1
    assert game.cost("stark", "arya-stark") == 0
    game.play("stark", "play eddard-stark").rest(lambda game: game.can("stark", "play jon-snow"))
    assert (game.gold("stark"), game.cost("stark", "jon-snow")) == (3, 3)
    game = marshalling("godswood", hand=["jon-snow"], lannister=side(hand=["bronn"]))
    game.play("stark", "use godswood", "pass").play("lannister", "pass")
    assert not game.court.lasting


# --- unique cards and duplicates ---------------------------------------------------------------------------


@rule("cardgame:unique.one-copy")
def test_a_unique_card_is_not_played_twice_nor_after_its_death() -> None:
    hand = ["eddard-stark", "hodor"]
    for more in ({"dead": ["eddard-stark"]}, {}):
        game = marshalling(*([] if more else ["eddard-stark"]), hand=hand, **more)
        with game.refused("unique.one-copy"):
            game.play("stark", "play eddard-stark")
    game = marshalling(hand=hand, discard=["eddard-stark"])
    game.play("stark", "play eddard-stark")
    assert len(game.in_play("stark")) == 1


@rule("cardgame:unique.per-player")
def test_the_limit_is_each_players_own() -> None:
    for lannister in (side("littlefinger"), side(dead=["littlefinger"])):
        game = marshalling("winterfell-keep", hand=["littlefinger"], lannister=lannister)
        game.play("stark", "play littlefinger")
        assert "littlefinger" in game.in_play("stark")


@rule("cardgame:duplicate.attach")
def test_only_a_copy_of_a_unique_character_in_play_becomes_a_duplicate() -> None:
    game = marshalling("arya-stark", hand=["arya-stark", "hodor"])
    with game.refused("duplicate.attach"):
        game.play("stark", "duplicate hodor")
    game.play("stark", "duplicate arya-stark")
    assert game.titles(game.court.duplicates(game.card("arya-stark"))) == ["arya-stark"]
    game = marshalling(hand=["arya-stark"])
    with game.refused("duplicate.attach"):
        game.play("stark", "duplicate arya-stark")


@rule("cardgame:duplicate.free-and-when")
def test_a_duplicate_is_free_and_only_for_the_marshalling_phase() -> None:
    game = marshalling("arya-stark", hand=["arya-stark"], lannister=side(plot="plot-blockade"))
    assert game.gold("stark") == 0
    game.play("stark", "duplicate arya-stark")
    game = scenario(stark=side("arya-stark", "syrio-forel", hand=["arya-stark"]))
    with game.refused("duplicate.free-and-when"):
        game.play("stark", "duplicate arya-stark")


@rule("cardgame:duplicate.under-card")
def test_a_duplicate_adds_nothing() -> None:
    plain, doubled = (
        scenario(phase="marshalling", stark=side(card, hand=["hodor"])) for card in ("arya-stark", "arya-stark=1")
    )
    assert plain.strength("arya-stark") == doubled.strength("arya-stark")
    assert plain.gold("stark") == doubled.gold("stark")
    assert doubled.in_play("stark") == ["arya-stark"]


@rule("cardgame:duplicate.saves")
def test_a_duplicate_is_discarded_to_save_its_character() -> None:
    game = (
        scenario(lannister=side("bronn"), stark=side("robb-stark=1+2", "needle@robb-stark"), first="lannister")
        .challenge("lannister", "military", "bronn")
        .defend()
    )
    game.play("stark", "discard duplicate robb-stark")
    assert (game.in_play("stark"), game.power_on("robb-stark")) == (["robb-stark", "needle"], 2)
    assert game.discard("stark") == ["robb-stark"]
    assert not game.court.duplicates(game.card("robb-stark"))


@rule("cardgame:duplicate.several")
def test_a_character_may_have_several_duplicates() -> None:
    game = scenario(
        phase="marshalling", first="lannister", lannister=side("tyrion-lannister", hand=["tyrion-lannister"])
    )
    game.play("lannister", "duplicate tyrion-lannister")
    court, card = game.court, game.card("tyrion-lannister")
    assert len(court.duplicates(card)) == 1
    # The decks hold two copies of a unique character at most; a card file may have three.
    spare = next(card for card in court.deck[1] if game.titles([card]) == ["bronn"])
    court.deck[1] = tuple(card for card in court.deck[1] if card != spare)
    court.beneath[1] += (spare,)
    court.host[spare] = card
    assert len(court.duplicates(card)) == 2


@rule("cardgame:duplicate.not-attachment")
def test_a_duplicate_is_no_attachment() -> None:
    game = scenario(phase="plot", first="lannister", stark=side("arya-stark=1"))
    game.play("stark", "take plot-calling-the-banners").play("lannister", "take plot-detained").play(
        "lannister", "first stark"
    )
    # Detained asks for a character without attachments.
    assert (game.in_play("stark"), game.hand("stark")[0]) == ([], "arya-stark")


@rule("cardgame:ruling.duplicates-only-characters")
def test_a_unique_location_has_no_duplicates() -> None:
    game = scenario(phase="marshalling", stark=side("winterfell", hand=["hodor", "the-iron-throne"]))
    with game.refused("ruling.duplicates-only-characters"):
        game.play("stark", "duplicate the-iron-throne")


@rule("cardgame:ruling.duplicate-is-not-played")
def test_attaching_a_duplicate_plays_nothing() -> None:
    game = marshalling("eddard-stark", hand=["eddard-stark"]).play("stark", "duplicate eddard-stark")
    assert (game.power_on("eddard-stark"), game.court.played[0]) == (0, ())
    assert not game.asks("stark", "act", "response")


@rule("cardgame:ruling.duplicates-go-with-character")
def test_duplicates_are_discarded_when_their_character_returns_to_hand() -> None:
    game = scenario(phase="plot", first="lannister", stark=side("eddard-stark=1"))
    game.play("stark", "take plot-calling-the-banners").play("lannister", "take plot-detained").play(
        "lannister", "first stark"
    )
    assert game.discard("stark") == ["eddard-stark"]
    assert "eddard-stark" in game.hand("stark")


@rule("cardgame:keyword.limited")
def test_one_limited_card_a_round() -> None:
    hand = ["winterfell-keep", "godswood", "winterfell-keep"]
    game = marshalling(hand=[*hand, "hodor"]).play("stark", "play winterfell-keep")
    with game.refused("keyword.limited"):
        game.play("stark", "play godswood")
    game.rest(lambda game: game.court.round == 3 and game.can("stark", "play godswood"))
    game.play("stark", "play godswood")
    assert "godswood" in game.in_play("stark")


@rule("cardgame:ruling.limited-and-setup")
def test_a_limited_set_up_card_does_not_count_for_the_round() -> None:
    game = marshalling("winterfell-keep", hand=["winterfell-keep"], round=1).play("stark", "play winterfell-keep")
    assert game.in_play("stark") == ["winterfell-keep", "winterfell-keep-2"]


@rule("cardgame:ruling.marshalling-alternation")
def test_after_each_card_the_opponent_may_act() -> None:
    game = marshalling(hand=["hodor", "arya-stark", "arya-stark"], lannister=side("ser-ilyn-payne", "podrick-payne"))
    game.play("stark", "play hodor")
    assert game.asks("lannister", "act", "action")
    game.play("lannister", "pass").play("stark", "play arya-stark")
    assert game.asks("lannister", "act", "action")
    game.play("lannister", "pass").play("stark", "duplicate arya-stark")
    assert game.asks("lannister", "act", "action")
    game.play("lannister", "pass")
    assert game.view()["active_player"] == "lannister"


@rule("cardgame:ruling.control-and-ownership")
def test_an_attachment_belongs_to_whoever_played_it() -> None:
    game = scenario(lannister=side("milk-of-the-poppy@jon-snow", "bronn"), stark=side("jon-snow"), first="lannister")
    assert game.in_play("lannister") == ["milk-of-the-poppy", "bronn"]
    game.challenge("lannister", "military", "bronn").resolve()
    assert game.discard("lannister") == ["milk-of-the-poppy"]


@rule("cardgame:example.eddard-dead")
def test_a_second_eddard_cannot_be_played_after_his_death() -> None:
    game = scenario(
        lannister=side("bronn"), stark=side("eddard-stark", hand=["eddard-stark", "hodor"]), first="lannister"
    )
    game.challenge("lannister", "military", "bronn").resolve()
    assert game.dead("stark") == ["eddard-stark"]
    game.rest(lambda game: game.now == "marshalling" and game.can("stark", "play hodor"))
    with game.refused("unique.one-copy"):
        game.play("stark", "play eddard-stark")


@rule("cardgame:example.littlefinger-both")
def test_littlefinger_may_be_with_both_players() -> None:
    game = marshalling("winterfell-keep", hand=["littlefinger"], lannister=side("littlefinger"))
    game.play("stark", "play littlefinger")
    assert ("littlefinger" in game.in_play("stark"), "littlefinger-2" in game.in_play("lannister")) == (True, True)
    game = marshalling("winterfell-keep", hand=["littlefinger"], lannister=side(dead=["littlefinger"]))
    assert game.can("stark", "play littlefinger")


@rule("cardgame:example.eddard-played")
def test_eddards_response_puts_a_power_on_him() -> None:
    game = marshalling(hand=["eddard-stark"]).play("stark", "play eddard-stark", "use eddard-stark")
    assert (game.power_on("eddard-stark"), game.view()["power_pool"], game.banner("stark")) == (1, 29, 0)


def test_a_player_sees_what_the_own_cards_would_cost_now() -> None:
    hand = ["jon-snow", "arya-stark", "the-kingsroad", "not-today"]
    game = marshalling("godswood", hand=hand, plot="plot-the-old-gods", lannister=side(hand=["bronn"]))
    stark = game.view("stark")["players"][0]
    assert stark["costs"] == [["arya-stark", 0], ["jon-snow", 1]]
    assert [player["costs"] for player in game.view("lannister")["players"]] == [[], []]
    assert [player["costs"] for player in game.view()["players"]] == [[], []]
    game.play("stark", "use godswood").play("stark", "play jon-snow")
    assert game.view("stark")["players"][0]["costs"] == []
    challenges = scenario(stark=side("bran-stark", hand=["jon-snow"], plot="plot-the-old-gods"))
    assert challenges.view("stark")["players"][0]["costs"] == []
