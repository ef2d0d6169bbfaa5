"""Phase 4: challenges, claim, unopposed challenges, Renown and Stealth (pages 9, 10, 12 and 13)."""

from __future__ import annotations

from typing import Any

from maester.harness.marks import rule
from tests.games.cardgame.language import Play, scenario, side

ORDER = (
    "house-power-gained",
    "power-moved",
    "card-power-gained",
    "ability-used",
    "characters-killed",
    "challenge-ended",
)


def attack(icon: str, *attackers: str, defenders: tuple[str, ...] = (), **sides: Any) -> Play:
    """Stark attacks and Lannister defends, or not; the challenge is not resolved yet if somebody may act."""
    return scenario(**sides).challenge("stark", icon, *attackers).defend(*defenders)


@rule("cardgame:challenge.turns")
def test_one_turn_each_the_first_player_first() -> None:
    game = scenario(stark=side("jon-snow", "maester-luwin"), lannister=side("bronn"))
    assert game.asks("stark", "choose-challenge")
    game.play("stark", "end turn")
    assert game.asks("lannister", "choose-challenge")
    assert game.view()["active_player"] == "lannister"
    game.play("lannister", "end turn")
    assert (game.now, game.view()["active_player"]) == ("dominance", None)


@rule("cardgame:challenge.three-types")
def test_a_challenge_is_of_one_of_three_types() -> None:
    game = scenario(lannister=side("tywin-lannister"), first="lannister")
    assert game.options()[:3] == ["challenge military", "challenge intrigue", "challenge power"]
    game.play("lannister", "challenge intrigue")
    assert game.events("challenge-initiated")[0]["icon"] == "intrigue"


@rule("cardgame:challenge.icon-required")
def test_only_characters_with_the_icon_take_part() -> None:
    game = scenario(stark=side("catelyn-stark", "sansa-stark", "jon-snow"), lannister=side("tyrion-lannister", "bronn"))
    game.play("stark", "challenge intrigue")
    with game.refused("challenge.icon-required"):
        game.play("stark", "declare jon-snow")
    game.play("stark", "declare catelyn-stark", "pass").rest("declare-defenders")
    with game.refused("challenge.icon-required"):
        game.play("lannister", "declare bronn")


@rule("cardgame:challenge.one-of-each")
def test_each_type_once_in_any_order() -> None:
    game = scenario(stark=side("jon-snow", "robb-stark", "arya-stark"))
    game.challenge("stark", "power", "jon-snow").rest("choose-challenge")
    with game.refused("challenge.one-of-each"):
        game.play("stark", "challenge power")
    assert game.can("stark", "challenge military")
    assert game.view()["players"][0]["initiated"] == ["power"]
    game.play("stark", "end turn").rest("choose-plot").play("stark", "take plot-the-old-gods")
    game.play("lannister", "take plot-hear-me-roar").rest("choose-challenge")
    assert (game.court.round, game.can("stark", "challenge power")) == (3, True)


@rule("cardgame:challenge.one-at-a-time")
def test_a_challenge_is_resolved_before_the_next() -> None:
    game = scenario(stark=side("jon-snow", "robb-stark", "syrio-forel")).challenge("stark", "power", "jon-snow")
    with game.refused("match.wrong-kind"):
        game.play("stark", "challenge military")


@rule("cardgame:challenge.may-skip")
def test_challenges_may_be_left_out() -> None:
    game = scenario(stark=side("jon-snow"), lannister=side("bronn")).play("stark", "end turn")
    assert game.events("challenge-initiated") == []
    assert game.asks("lannister", "choose-challenge")


@rule("cardgame:challenge.three-steps")
def test_nothing_is_resolved_before_the_defender_has_declared_or_declined() -> None:
    game = scenario(stark=side("jon-snow"), lannister=side("bronn")).challenge("stark", "military", "jon-snow")
    assert (game.question(), game.events("challenge-won")) == ("declare-defenders", [])
    game.play("lannister", "pass")
    assert len(game.events("challenge-won")) == 1


@rule("cardgame:challenge.action-windows")
def test_an_event_after_defenders_resolves_before_the_totals_are_compared() -> None:
    game = scenario(lannister=side("the-hound", hand=["insidious-ways"]), stark=side("hodor"), first="lannister")
    game.challenge("lannister", "military", "the-hound").defend("hodor")
    game.play("lannister", "play insidious-ways")
    assert game.events("challenge-won")[0] == {
        "event": "challenge-won",
        "winner": "lannister",
        "loser": "stark",
        "attack": 5,
        "defence": 4,
        "unopposed": False,
    }


@rule("cardgame:attack.declare")
def test_any_number_of_attackers_kneel() -> None:
    game = scenario(stark=side("jon-snow", "robb-stark", "syrio-forel"))
    game.challenge("stark", "power", "jon-snow", "robb-stark")
    assert game.attackers() == ["jon-snow", "robb-stark"]
    assert game.kneels("jon-snow")
    assert game.kneels("robb-stark")
    assert not game.kneels("syrio-forel")


@rule("cardgame:attack.declare")
def test_only_own_characters_attack() -> None:
    game = scenario(stark=side("jon-snow", "robb-stark"), lannister=side("bronn"))
    game.until("stark", "challenge power").play("stark", "challenge power")
    with game.refused("attack.declare"):
        game.play("stark", "declare bronn")


@rule("cardgame:defend.declare")
def test_only_own_characters_defend() -> None:
    game = scenario(stark=side("jon-snow", "robb-stark"), lannister=side("bronn", "ser-ilyn-payne"))
    game.challenge("stark", "power", "jon-snow").rest("declare-defenders")
    with game.refused("defend.declare"):
        game.play("lannister", "declare robb-stark")


@rule("cardgame:attack.not-kneeling")
def test_a_kneeling_character_does_not_attack() -> None:
    game = scenario(stark=side("jon-snow~", "robb-stark", "arya-stark")).play("stark", "challenge military")
    with game.refused("attack.not-kneeling"):
        game.play("stark", "declare jon-snow")


@rule("cardgame:attack.at-least-one")
def test_a_challenge_needs_an_attacker() -> None:
    game = scenario(stark=side("jon-snow", "robb-stark")).play("stark", "challenge military")
    with game.refused("attack.at-least-one"):
        game.play("stark", "pass")
    assert game.court.initiated == [(), ()]
    game = scenario(stark=side("jon-snow"))
    with game.refused("attack.at-least-one"):
        game.play("stark", "challenge intrigue")


@rule("cardgame:defend.declare")
def test_kneeling_characters_do_not_defend() -> None:
    game = scenario(stark=side("jon-snow"), lannister=side("bronn~", "the-hound")).challenge(
        "stark", "military", "jon-snow"
    )
    with game.refused("defend.declare"):
        game.play("lannister", "declare bronn")
    game.play("lannister", "declare the-hound")
    assert game.events("defenders-declared")[0]["cards"] == ["the-hound"]
    assert game.events("cards-knelt")[-1]["cards"] == ["the-hound"]


@rule("cardgame:defend.declare")
def test_who_defends_already_is_not_declared_again() -> None:
    people = side("greatjon-umber", "hand-of-the-king@greatjon-umber", "jon-snow", "arya-stark")
    game = scenario(first="lannister", lannister=side("bronn"), stark=people)
    game.challenge("lannister", "military", "bronn")
    game.play("stark", "use greatjon-umber", "use hand-of-the-king").rest("declare-defenders")
    assert not game.kneels("greatjon-umber")
    with game.refused("defend.declare"):
        game.play("stark", "declare greatjon-umber")
    game.play("stark", "declare jon-snow", "pass")
    assert game.events("defenders-declared")[0]["cards"] == ["jon-snow"]
    assert game.events("challenge-won")[0]["defence"] == 3 + 3


@rule("cardgame:defend.optional")
def test_defending_may_be_declined() -> None:
    game = scenario(stark=side("jon-snow"), lannister=side("bronn")).challenge("stark", "military", "jon-snow")
    game.play("lannister", "pass")
    assert game.events("defence-declined")
    assert game.events("challenge-won")[0]["unopposed"] is True


@rule("cardgame:challenge.participating")
def test_attackers_and_defenders_participate() -> None:
    game = attack("military", "jon-snow", defenders=("bronn", "the-hound"),
                  stark=side("jon-snow", "syrio-forel"), lannister=side("bronn", "the-hound"))  # fmt: skip
    assert (game.attackers(), game.defenders()) == (["jon-snow"], ["bronn", "the-hound"])


@rule("cardgame:challenge.removed")
def test_a_defender_killed_before_resolution_adds_nothing() -> None:
    game = attack("military", "jon-snow", defenders=("bronn",),
                  stark=side("jon-snow", "ice@jon-snow", "hodor"), lannister=side("bronn", "shae"))  # fmt: skip
    game.play("stark", "use ice")
    assert (game.events("challenge-won")[0]["defence"], game.dead("lannister")[0]) == (0, "bronn")


@rule("cardgame:resolve.totals")
def test_the_strengths_of_each_side_are_summed() -> None:
    game = attack("power", "jon-snow", "robb-stark", defenders=("tyrion-lannister",),
                  stark=side("jon-snow", "robb-stark"), lannister=side("tyrion-lannister")).resolve()  # fmt: skip
    told = game.events("challenge-won")[0]
    assert (told["attack"], told["defence"]) == (5, 3)


@rule("cardgame:resolve.attacker-wins-ties")
def test_the_attacker_wins_ties() -> None:
    even = attack(
        "military", "jon-snow", defenders=("bronn",), stark=side("jon-snow"), lannister=side("bronn")
    ).resolve()
    less = attack(
        "military", "robb-stark", defenders=("bronn",), stark=side("robb-stark"), lannister=side("bronn")
    ).resolve()
    assert [game.events("challenge-won")[0]["winner"] for game in (even, less)] == ["stark", "lannister"]


@rule("cardgame:claim.value")
def test_the_claim_is_that_of_the_attackers_plot() -> None:
    game = attack(
        "power", "jon-snow", stark=side("jon-snow", plot="plot-the-old-gods"), lannister=side(banner=5)
    ).resolve()
    assert (game.claim("stark"), game.claim("lannister"), game.banner("lannister")) == (2, 1, 3)


@rule("cardgame:claim.military")
def test_the_loser_chooses_whom_to_kill_whether_or_not_they_took_part() -> None:
    game = attack("military", "jon-snow", defenders=("gold-cloaks",), stark=side("jon-snow"),
                  lannister=side("gold-cloaks", "podrick-payne"))  # fmt: skip
    assert (game.asked(), game.options()) == (("lannister",), ["choose gold-cloaks", "choose podrick-payne"])
    with game.refused("claim.military"):
        game.play("lannister", "choose jon-snow")
    game.play("lannister", "choose podrick-payne")
    assert game.dead("lannister") == ["podrick-payne"]


@rule("cardgame:claim.intrigue")
def test_a_random_card_is_discarded_from_hand() -> None:
    hand = ["bronn", "the-hound", "shae", "tywin-lannister"]
    lost = set()
    for seed in range(8):
        game = attack(
            "intrigue", "catelyn-stark", stark=side("catelyn-stark"), lannister=side(hand=hand), seed=seed
        ).resolve()
        assert len(game.hand("lannister")) == 3
        lost |= set(game.discard("lannister"))
    assert len(lost) > 1


@rule("cardgame:claim.power")
def test_power_moves_from_banner_to_banner_and_not_from_characters() -> None:
    game = attack("power", "jon-snow", stark=side("jon-snow"), lannister=side("the-hound~+3")).resolve()
    assert (game.power("lannister"), game.events("power-moved")) == (3, [])
    game = attack("power", "jon-snow", stark=side("jon-snow"), lannister=side("the-hound~", banner=2)).resolve()
    assert (game.banner("lannister"), game.banner("stark")) == (1, 2)


@rule("cardgame:claim.as-far-as-possible")
def test_the_claim_is_fulfilled_as_far_as_possible() -> None:
    strong = {"plot": "plot-the-old-gods"}
    game = attack("power", "jon-snow", stark=side("jon-snow", **strong), lannister=side(banner=1)).resolve()
    assert game.banner("lannister") == 0
    game = attack(
        "intrigue", "catelyn-stark", stark=side("catelyn-stark", **strong), lannister=side(hand=["bronn"])
    ).resolve()
    assert game.discard("lannister") == ["bronn"]
    game = attack("military", "jon-snow", stark=side("jon-snow", **strong), lannister=side("shae")).resolve()
    assert game.dead("lannister") == ["shae"]


@rule("cardgame:claim.as-far-as-possible")
def test_who_has_two_characters_loses_no_third() -> None:
    game = scenario(
        stark=side("jon-snow", hand=["winter-is-coming"], plot="plot-the-old-gods"), lannister=side("shae~", "bronn~")
    )
    game.challenge("stark", "military", "jon-snow").play("stark", "play winter-is-coming").resolve()
    assert (game.court.box.claim[game.court.plot[0]], game.events("effect-began")[-1]["effect"]) == (2, "claim")
    assert game.dead("lannister") == ["shae", "bronn"]


@rule("cardgame:claim.not-for-defender")
def test_a_winning_defender_only_stops_the_challenge() -> None:
    game = attack("military", "robb-stark", defenders=("bronn",), stark=side("robb-stark", banner=1),
                  lannister=side("bronn")).resolve()  # fmt: skip
    assert game.told("characters-killed", "power-moved", "hand-discarded", "house-power-gained") == []


@rule("cardgame:challenge.unopposed")
def test_a_defence_below_1_is_none() -> None:
    game = attack("military", "jon-snow", defenders=("lannisport-weaponsmith",), stark=side("jon-snow"),
                  lannister=side("lannisport-weaponsmith", plot="plot-hear-me-roar")).resolve()  # fmt: skip
    assert game.events("challenge-won")[0]["unopposed"] is True
    game = attack("military", "jon-snow", defenders=("lannisport-weaponsmith",), stark=side("jon-snow"),
                  lannister=side("lannisport-weaponsmith")).resolve()  # fmt: skip
    assert game.events("challenge-won")[0]["unopposed"] is False


@rule("cardgame:challenge.unopposed-reward")
def test_an_unopposed_win_brings_1_power_besides_the_claim() -> None:
    game = attack("military", "jon-snow", stark=side("jon-snow"), lannister=side("shae")).resolve()
    assert (game.banner("stark"), game.dead("lannister")) == (1, ["shae"])


@rule("cardgame:challenge.phase-end")
def test_after_both_turns_the_dominance_phase_begins() -> None:
    game = (
        scenario(stark=side("jon-snow"), lannister=side("bronn"))
        .play("stark", "end turn")
        .play("lannister", "end turn")
    )
    assert [event["phase"] for event in game.events("phase-began")][:2] == ["challenges", "dominance"]


@rule("cardgame:keyword.renown")
def test_renown_brings_a_power_to_participating_winners() -> None:
    game = scenario(stark=side("robb-stark"), lannister=side("ser-jaime-lannister", "tyrion-lannister"))
    game.challenge("stark", "military", "robb-stark").defend("ser-jaime-lannister").resolve()
    assert game.power_on("ser-jaime-lannister") == 1
    game = attack("power", "jon-snow", stark=side("jon-snow", "eddard-stark")).resolve()
    assert game.power_on("eddard-stark") == 0
    game = attack("power", "eddard-stark", stark=side("jon-snow", "eddard-stark")).resolve()
    assert (game.power_on("eddard-stark"), game.power_on("jon-snow")) == (1, 0)


@rule("cardgame:keyword.stealth")
def test_stealth_keeps_characters_from_defending_this_challenge() -> None:
    game = scenario(
        lannister=side("tyrion-lannister", "varys-2", "cersei-lannister"),
        stark=side("catelyn-stark", "sansa-stark", "bran-stark"), first="lannister",
    )  # fmt: skip
    game.challenge("lannister", "intrigue", "tyrion-lannister", "varys-2")
    game.play("lannister", "choose catelyn-stark", "choose sansa-stark")
    for bypassed in ("catelyn-stark", "sansa-stark"):
        with game.refused("keyword.stealth"):
            game.play("stark", f"declare {bypassed}")
    game.play("stark", "pass").challenge("lannister", "power", "cersei-lannister")
    assert game.can("stark", "declare catelyn-stark")


@rule("cardgame:keyword.stealth-not-on-stealth")
def test_stealth_does_not_work_on_stealth() -> None:
    game = scenario(lannister=side("tyrion-lannister"), stark=side("varys", "catelyn-stark"), first="lannister")
    game.challenge("lannister", "intrigue", "tyrion-lannister")
    with game.refused("keyword.stealth-not-on-stealth"):
        game.play("lannister", "choose varys")


@rule("cardgame:highclaim.different-characters")
def test_different_characters_are_chosen_for_a_high_claim() -> None:
    game = attack("military", "jon-snow", stark=side("jon-snow", plot="plot-the-old-gods"),
                  lannister=side("tyrion-lannister=1", "shae", "podrick-payne"))  # fmt: skip
    game.play("lannister", "choose tyrion-lannister")
    with game.refused("highclaim.different-characters"):
        game.play("lannister", "choose tyrion-lannister")


@rule("cardgame:highclaim.simultaneous")
def test_all_chosen_characters_die_in_one_event() -> None:
    game = attack("military", "jon-snow", stark=side("jon-snow", plot="plot-the-old-gods"),
                  lannister=side("shae", "podrick-payne")).resolve()  # fmt: skip
    assert [event["cards"] for event in game.events("characters-killed")] == [["shae", "podrick-payne"]]


# --- rulings --------------------------------------------------------------------------------------------------


@rule("cardgame:ruling.window-after-is-window-before")
def test_one_window_between_two_steps() -> None:
    game = scenario(stark=side("jon-snow", "syrio-forel"), lannister=side("bronn", gold=1))
    assert game.asks("stark", "act", "action")
    game.play("stark", "pass").play("lannister", "pass").challenge("stark", "power", "jon-snow")
    assert game.asks("stark", "act", "action")
    game.play("stark", "pass").play("lannister", "pass")
    assert game.question() == "declare-defenders"
    game.play("lannister", "pass")
    assert game.asks("stark", "act", "action")
    game.play("stark", "pass").play("lannister", "pass")
    assert game.events("challenge-ended")
    assert game.asks("stark", "act", "action")
    game.play("stark", "pass").play("lannister", "pass")
    assert game.asks("stark", "choose-challenge")


@rule("cardgame:ruling.resolution-order")
def test_the_order_of_resolution() -> None:
    game = scenario(
        lannister=side("tyrion-lannister", gold=1, plot="plot-consolidation-of-power"),
        stark=side("arya-stark~", banner=3),
        first="lannister",
    )
    game.challenge("lannister", "power", "tyrion-lannister").rest(
        lambda game: game.asks("lannister", "act", "response")
    )
    game.play("lannister", "use tyrion-lannister").resolve()
    assert game.told(*ORDER) == [
        "house-power-gained", "power-moved", "house-power-gained", "ability-used", "challenge-ended",
    ]  # fmt: skip
    assert [event["why"] for event in game.events("house-power-gained")] == ["effect", "unopposed"]
    renown = attack("power", "eddard-stark", stark=side("eddard-stark"), lannister=side(banner=1)).resolve()
    assert renown.told(*ORDER) == ["power-moved", "house-power-gained", "card-power-gained", "challenge-ended"]


@rule("cardgame:ruling.no-attackers-left")
def test_without_attackers_nobody_wins_unless_a_defender_is_left() -> None:
    sides: dict[str, Any] = {"stark": side("osha", gold=1), "lannister": side("bronn", banner=1)}
    game = scenario(**sides).challenge("stark", "military", "osha").until("stark", "use osha").play("stark", "use osha")
    game.defend().resolve()
    assert game.events("challenge-won") == [
        {"event": "challenge-won", "winner": None, "loser": None, "attack": 0, "defence": 0, "unopposed": False}
    ]
    assert (game.banner("stark"), game.court.won) == (0, ())
    assert game.court.initiated[0] == (0,)
    game = scenario(**sides).challenge("stark", "military", "osha").defend("bronn").until("stark", "use osha")
    game.play("stark", "use osha").resolve()
    assert game.events("challenge-won")[0]["winner"] == "lannister"


@rule("cardgame:ruling.attacking-and-defending-player")
def test_the_defending_player_is_one_without_a_defender() -> None:
    game = scenario(
        stark=side("jon-snow", "arya-stark"),
        lannister=side("cersei-lannister", hand=["i-never-bet-against-my-family"], gold=1),
    )
    assert game.why_not("stark", "end turn") is None
    assert not game.asks("lannister")
    game.challenge("stark", "military", "jon-snow").play("lannister", "play i-never-bet-against-my-family")
    assert game.events("effect-began")[0]["amount"] == -1
    assert game.resolve().dead("lannister") == []


@rule("cardgame:ruling.zero-strength-attack")
def test_0_against_0_is_an_unopposed_win() -> None:
    game = attack("military", "stark-escort", stark=side("stark-escort"),
                  lannister=side(plot="plot-hear-me-roar")).resolve()  # fmt: skip
    told = game.events("challenge-won")[0]
    assert (told["attack"], told["winner"], told["unopposed"]) == (0, "stark", True)


@rule("cardgame:ruling.participation-sticks")
def test_a_character_that_stands_goes_on_participating() -> None:
    game = scenario(stark=side("eddard-stark", "hand-of-the-king@eddard-stark"), lannister=side("bronn"))
    game.challenge("stark", "military", "eddard-stark").play("stark", "use hand-of-the-king")
    assert (game.kneels("eddard-stark"), game.attackers()) == (False, ["eddard-stark"])
    game.defend("bronn").resolve()
    assert game.events("challenge-won")[0]["attack"] == 3


@rule("cardgame:ruling.stealth-details")
def test_two_attackers_with_stealth_bypass_two_different_characters() -> None:
    people = side("jon-snow", "arya-stark", "catelyn-stark")
    game = scenario(first="lannister", lannister=side("tyrion-lannister", "varys-2"), stark=people)
    game.challenge("lannister", "power", "tyrion-lannister", "varys-2").play("lannister", "choose jon-snow")
    with game.refused("ruling.stealth-details"):
        game.play("lannister", "choose jon-snow")
    game.play("lannister", "choose catelyn-stark")
    assert game.options("stark") == ["declare arya-stark", "pass"]


@rule("cardgame:ruling.stealth-details")
def test_a_bypassed_character_may_still_join_by_an_ability() -> None:
    game = scenario(lannister=side("varys-2"), stark=side("greatjon-umber", "jon-snow"), first="lannister")
    game.challenge("lannister", "power", "varys-2").play("lannister", "choose greatjon-umber")
    game.play("stark", "use greatjon-umber")
    assert game.defenders() == ["greatjon-umber"]
    # Choosing is optional, and one attacker with Stealth chooses one character.
    game = scenario(lannister=side("varys-2"), stark=side("greatjon-umber", "jon-snow"), first="lannister")
    game.challenge("lannister", "power", "varys-2").play("lannister", "pass")
    assert game.court.challenge is not None
    assert game.court.challenge.bypassed == ()


@rule("cardgame:ruling.lost-keyword")
def test_a_lost_keyword_stays_lost_for_the_phase() -> None:
    game = scenario(
        stark=side("arya-stark", "syrio-forel", gold=2), lannister=side("bronn", "gutter-rats-cunning@bronn")
    )
    game.play("stark", "use arya-stark")
    assert (game.has("bronn", "stealth"), game.has("arya-stark", "stealth")) == (False, True)
    game.rest(lambda game: game.now != "challenges")
    assert (game.has("bronn", "stealth"), game.has("arya-stark", "stealth")) == (True, False)


@rule("cardgame:ruling.extra-challenges")
def test_a_storm_of_swords_allows_a_second_military_challenge() -> None:
    people = ("jon-snow", "robb-stark", "arya-stark", "theon-greyjoy")
    game = scenario(stark=side(*people, plot="plot-a-storm-of-swords"), lannister=side())
    game.challenge("stark", "military", "jon-snow").challenge("stark", "military", "robb-stark").rest(
        "choose-challenge"
    )
    with game.refused("challenge.one-of-each"):
        game.play("stark", "challenge military")


@rule("cardgame:ruling.extra-challenges")
def test_a_storm_of_swords_allows_no_second_power_challenge() -> None:
    people = side("jon-snow", "robb-stark", "arya-stark", "eddard-stark", plot="plot-a-storm-of-swords")
    game = scenario(stark=people)
    for icon, attacker in (("power", "jon-snow"), ("military", "robb-stark")):
        game.challenge("stark", icon, attacker).rest("choose-challenge")
    with game.refused("challenge.one-of-each"):
        game.play("stark", "challenge power")
    game.challenge("stark", "military", "arya-stark").rest("choose-plot")
    assert [event["icon"] for event in game.events("challenge-initiated")] == ["power", "military", "military"]


@rule("cardgame:ruling.turn-ends-for-good")
def test_a_turn_that_ended_does_not_come_back() -> None:
    game = scenario(stark=side("jon-snow"), lannister=side("bronn")).play("stark", "end turn")
    game.play("lannister", "challenge military").resolve()
    game.rest(lambda game: game.now != "challenges")
    assert [event["seat"] for event in game.events("challenge-initiated")] == ["lannister"]
    assert [event["seat"] for event in game.events("turn-began")] == ["stark", "lannister"]


@rule("cardgame:ruling.windows-who-first")
def test_the_first_player_is_asked_first_also_in_the_opponents_turn() -> None:
    game = scenario(stark=side("syrio-forel", "jon-snow"), lannister=side("bronn", gold=1))
    game.rest("choose-challenge").play("stark", "end turn")
    assert (game.view()["active_player"], game.asked()) == ("lannister", ("stark",))
    # In a marshalling turn the active player is asked first, also the second one.
    turn = scenario(
        phase="marshalling", stark=side("house-tully-recruiter", hand=["hodor"]), lannister=side(hand=["bronn"])
    ).play("stark", "pass")
    assert (turn.view()["active_player"], turn.asked()) == ("lannister", ("lannister",))
    assert turn.play("lannister", "pass").asks("stark", "act", "action")


@rule("cardgame:ruling.scan-challenge-example")
def test_the_challenge_example_is_a_military_one() -> None:
    game = hound_example()
    assert game.events("challenge-initiated")[0]["icon"] == "military"
    assert game.dead("stark") == ["stark-escort"]


@rule("cardgame:example.claim-partly")
def test_only_the_one_token_that_is_there_moves() -> None:
    game = attack(
        "power", "jon-snow", stark=side("jon-snow", plot="plot-the-old-gods"), lannister=side(banner=1)
    ).resolve()
    assert game.events("power-moved")[0]["power"] == 1


def hound_example() -> Play:
    """The complete challenge of page 10."""
    game = scenario(
        lannister=side("the-hound", hand=["insidious-ways"], deck=["bronn", "shae"]),
        stark=side("jon-snow", "stark-escort", deck=["hodor"]), first="lannister",
    )  # fmt: skip
    game.challenge("lannister", "military", "the-hound").defend("jon-snow", "stark-escort")
    game.play("stark", "use stark-escort").play("lannister", "play insidious-ways").play("stark", "choose stark-escort")
    return game.play("stark", "use jon-snow")


@rule("cardgame:example.challenge-hound")
def test_the_complete_challenge_of_the_rulebook() -> None:
    game = hound_example()
    won = game.events("challenge-won")[0]
    assert (won["attack"], won["defence"], won["winner"], won["unopposed"]) == (5, 4, "lannister", False)
    kinds = (
        "cards-knelt",
        "number-drawn",
        "card-played",
        "challenge-won",
        "characters-killed",
        "cards-stood",
        "challenge-ended",
    )
    assert game.told(*kinds)[:9] == [
        "cards-knelt",
        "cards-knelt",
        "number-drawn",
        "card-played",
        "challenge-won",
        "number-drawn",
        "characters-killed",
        "cards-stood",
        "challenge-ended",
    ]
    assert [event["number"] for event in game.events("number-drawn")[:2]] == [1, 2]
    assert not game.kneels("jon-snow")
