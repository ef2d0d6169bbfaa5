"""Phases 5 to 7: dominance, standing, taxation; power and victory; discard and dead piles (pages 10 and 11)."""

from __future__ import annotations

from maester.engine import Seat, occur
from maester.games.cardgame.court import Lasting
from maester.games.cardgame.invariants import invariants
from maester.games.cardgame.leaving import DiscardedFromPlay, Returned
from maester.games.cardgame.power import CardsGain
from maester.harness.marks import rule
from tests.games.cardgame.language import new_game, scenario, side


@rule("cardgame:dominance.count")
def test_standing_characters_and_gold_are_counted() -> None:
    game = scenario(phase="dominance", stark=side("jon-snow", "arya-stark", "eddard-stark~", gold=2))
    assert game.events("dominance-counted")[0]["totals"] == [7, 0]


@rule("cardgame:dominance.winner")
def test_the_higher_total_wins_1_power() -> None:
    for first, totals in (("stark", [6, 3]), ("lannister", [3, 6])):
        stark, lannister = side("jon-snow", "catelyn-stark"), side("bronn")
        game = scenario(phase="dominance", first=first, stark=stark, lannister=lannister)
        assert game.events("dominance-counted")[0] == {
            "event": "dominance-counted", "winner": "stark", "totals": totals,
        }  # fmt: skip
        assert (game.banner("stark"), game.banner("lannister")) == (1, 0)


@rule("cardgame:dominance.tie")
def test_on_a_tie_nobody_wins_dominance() -> None:
    game = scenario(phase="dominance", stark=side("jon-snow"), lannister=side("bronn"))
    assert game.events("dominance-counted")[0]["winner"] is None
    assert game.events("house-power-gained") == []


@rule("cardgame:dominance.before-actions")
def test_dominance_is_settled_before_anybody_acts() -> None:
    game = scenario(
        phase="dominance", stark=side("eddard-stark", "jon-snow"), lannister=side(hand=["the-lions-cunning"], gold=2)
    )
    assert game.events("house-power-gained")[0]["seat"] == "stark"
    game.play("lannister", "play the-lions-cunning", "choose jon-snow")
    assert game.told("house-power-gained", "card-played")[:2] == ["house-power-gained", "card-played"]


@rule("cardgame:standing.stand-all")
def test_all_kneeling_cards_stand() -> None:
    game = scenario(
        phase="standing", stark=side("jon-snow~", "godswood~", "needle~@jon-snow"), lannister=side("bronn~")
    )
    assert game.events("cards-stood")[0]["cards"] == ["jon-snow", "godswood", "needle", "bronn"]


@rule("cardgame:standing.actions")
def test_actions_may_be_taken_after_standing() -> None:
    game = scenario(phase="standing", stark=side("jon-snow~"), lannister=side(hand=["the-lions-cunning"], gold=2))
    assert not game.kneels("jon-snow")
    game.play("lannister", "play the-lions-cunning")
    assert game.told("cards-stood", "cards-knelt", "gold-returned") == ["cards-stood", "cards-knelt", "gold-returned"]


@rule("cardgame:taxation.return-gold")
def test_unspent_gold_goes_back_to_the_treasury() -> None:
    game = scenario(phase="taxation", stark=side(gold=3), lannister=side(gold=2))
    assert game.events("gold-returned")[0]["gold"] == [3, 2]
    assert (game.gold("stark"), game.gold("lannister"), game.view()["treasury"]) == (0, 0, 20)


@rule("cardgame:taxation.actions")
def test_free_actions_may_be_taken_after_taxes() -> None:
    attached = side("eddard-stark~", "hand-of-the-king@eddard-stark", "arya-stark", gold=3)
    game = scenario(phase="taxation", stark=attached, lannister=side("tyrion-lannister"))
    assert game.asks("stark", "act", "action")
    with game.refused("gold.pays-abilities"):
        game.play("stark", "use arya-stark")
    game.play("stark", "use hand-of-the-king")
    assert not game.kneels("eddard-stark")


@rule("cardgame:victory.at-15")
def test_the_game_ends_at_once_in_the_middle_of_a_step() -> None:
    game = scenario(stark=side("eddard-stark+2", banner=12), lannister=side("bronn"))
    game.challenge("stark", "military", "eddard-stark").defend("bronn").rest()
    assert (game.winner, game.power("stark"), game.events("challenge-ended")) == ("stark", 15, [])


@rule("cardgame:victory.at-15")
def test_power_that_moves_from_the_opponents_banner_wins_as_well() -> None:
    game = scenario(stark=side("jon-snow", banner=14), lannister=side("podrick-payne", banner=1))
    game.challenge("stark", "power", "jon-snow").defend("podrick-payne").rest()
    assert (game.winner, game.power("stark"), game.events("challenge-ended")) == ("stark", 15, [])


@rule("cardgame:victory.simultaneous")
def test_if_both_reach_15_by_one_effect_the_first_player_wins() -> None:
    for first in ("stark", "lannister"):
        game = scenario(stark=side("jon-snow", banner=14), lannister=side("bronn", banner=14), first=first)
        occur(game.court, CardsGain(cards=(game.card("jon-snow"), game.card("bronn")), power=1))
        assert game.winner == first
        assert game.match.result is not None
        assert game.match.result.tie_breaks == ("first-player",)


@rule("cardgame:power.for-house")
def test_power_for_the_house_goes_from_the_pool_to_the_banner() -> None:
    game = scenario(phase="plot", stark=side(plot_deck=["plot-winter-festival", *STARK_SIX]), lannister=side())
    game.play("stark", "take plot-winter-festival").play("lannister", "take plot-hear-me-roar")
    game.rest(lambda game: game.now != "plot" or game.match.over)
    gained = [event for event in game.events("house-power-gained") if event["why"] == "effect"]
    assert [event["power"] for event in gained] == [1]
    assert game.view()["power_pool"] == 30 - game.banner("stark") - game.banner("lannister")


STARK_SIX = ["plot-the-old-gods", "plot-the-lion-and-the-wolf", "plot-a-storm-of-swords", "plot-crossing-the-trident",
             "plot-spies-in-their-midst", "plot-hidden-in-shadow"]  # fmt: skip


@rule("cardgame:power.on-character")
def test_power_on_a_character_counts_for_its_player() -> None:
    game = scenario(phase="marshalling", stark=side(hand=["eddard-stark"], banner=2))
    game.play("stark", "play eddard-stark", "use eddard-stark")
    assert (game.power_on("eddard-stark"), game.power("stark"), game.banner("stark")) == (1, 3, 2)


@rule("cardgame:power.lost-with-character")
def test_power_returns_to_the_pool_when_its_character_leaves_play() -> None:
    killed = scenario(lannister=side("bronn"), stark=side("jon-snow+2"), first="lannister")
    assert killed.view()["power_pool"] == 28
    killed.challenge("lannister", "military", "bronn").defend().resolve()
    assert (killed.power("stark"), killed.view()["power_pool"]) == (0, 30 - killed.banner("lannister"))
    discarded = scenario(phase="marshalling", first="lannister", lannister=side(hand=["varys"]), stark=side("hodor+2"))
    discarded.play("lannister", "play varys", "choose hodor")
    assert discarded.power_on("hodor") == 0
    returned = scenario(phase="plot", stark=side("eddard-stark+2"))
    returned.play("stark", "take plot-calling-the-banners").play("lannister", "take plot-detained", "first stark")
    assert returned.power_on("eddard-stark") == 0


@rule("cardgame:piles.two-per-player")
def test_both_piles_of_both_players_are_open() -> None:
    game = scenario(
        stark=side("jon-snow", dead=["hodor"], discard=["osha"]), lannister=side(dead=["shae"], discard=["bronn"])
    )
    for viewer in ("stark", "lannister", None):
        piles = [(player["dead"], player["discard"]) for player in game.view(viewer)["players"]]
        assert piles == [(["hodor"], ["osha"]), (["shae"], ["bronn"])]


@rule("cardgame:piles.discarded")
def test_a_discarded_attachment_goes_to_its_owners_pile() -> None:
    game = scenario(lannister=side("gilded-plate@jon-snow", gold=1), stark=side("jon-snow"), phase="plot")
    game.play("stark", "take plot-calling-the-banners").play("lannister", "take plot-valar-morghulis").play(
        "stark", "first stark"
    )
    game.play("lannister", "use gilded-plate")
    assert (game.discard("lannister"), game.in_play("stark")) == (["gilded-plate"], ["jon-snow"])


@rule("cardgame:piles.killed")
def test_only_the_discarded_unique_character_may_come_back() -> None:
    game = scenario(
        phase="marshalling", stark=side(dead=["jon-snow"], discard=["arya-stark"], hand=["jon-snow", "arya-stark"])
    )
    assert game.options() == ["play arya-stark", "pass"]


@rule("cardgame:piles.leaving-play-cleanup")
def test_attachments_duplicates_and_power_go_with_a_killed_character() -> None:
    game = scenario(
        lannister=side("bronn", "ser-gregor-clegane"), stark=side("jon-snow=1+2", "ice@jon-snow"), first="lannister"
    )
    game.challenge("lannister", "military", "bronn", "ser-gregor-clegane").defend().resolve()
    assert (game.dead("stark"), sorted(game.discard("stark"))) == (["jon-snow"], ["ice", "jon-snow"])
    assert game.power("stark") == 0


@rule("cardgame:piles.leaving-play-cleanup")
def test_what_leaves_play_together_with_its_bearer_leaves_once() -> None:
    for occurrence, pile in ((DiscardedFromPlay, ["jon-snow", "ice"]), (Returned, [])):
        game = scenario(stark=side("jon-snow", "ice@jon-snow", "syrio-forel"), lannister=side("bronn"))
        occur(game.court, occurrence(cards=(game.card("jon-snow"), game.card("ice"))))
        assert (game.in_play("stark"), game.discard("stark")) == (["syrio-forel"], pile)
        assert game.hand("stark") == ([] if pile else ["ice", "jon-snow"])
        assert list(invariants(game.court)) == []


@rule("cardgame:ruling.public-information")
def test_what_is_open_and_what_is_hidden() -> None:
    used = ["plot-hidden-in-shadow"]
    game = scenario(stark=side("jon-snow", hand=["hodor", "osha"], used_plots=used, gold=2), lannister=side("bronn"))
    stark = game.view("lannister")["players"][0]
    assert (stark["used_plots"], stark["plot"], stark["gold"]) == (used, "plot-winter-festival", 2)
    assert (stark["hand"], stark["hand_size"], stark["plot_deck"]) == ([], 2, [])
    assert game.view("stark")["players"][0]["hand"] == ["hodor", "osha"]
    assert stark["deck_top"] == []


@rule("cardgame:ruling.victory-check")
def test_victory_is_checked_before_renown() -> None:
    game = scenario(stark=side("eddard-stark", banner=14)).challenge("stark", "power", "eddard-stark").rest()
    assert (game.winner, game.power_on("eddard-stark"), game.power("stark")) == ("stark", 0, 15)


@rule("cardgame:ruling.values-not-below-zero")
def test_strength_is_never_below_0() -> None:
    game = scenario(stark=side("stark-escort"), lannister=side(plot="plot-hear-me-roar"))
    assert game.strength("stark-escort") == 0
    assert game.strength_lines("stark-escort") == [(1, "printed"), (-1, "plot-hear-me-roar")]
    court, bronn = game.court, game.court.box.texts_of[game.card("bronn")][0]
    court.lasting = (Lasting(bronn.effects[0], game.card("bronn"), Seat(1), (game.card("stark-escort"),), -2, 0, 1),)
    assert game.strength("stark-escort") == 0
    assert sum(value for value, _ in game.strength_lines("stark-escort")) == -2
    low = scenario(stark=side("jon-snow", plot="plot-winter-festival"), lannister=side(plot="plot-valar-morghulis"))
    assert low.claim("lannister") == 0


@rule("cardgame:ruling.windows-per-phase")
def test_every_phase_has_its_action_windows() -> None:
    hand = ["the-lions-cunning"]
    seen = []
    for phase in ("plot", "draw", "marshalling", "challenges", "dominance", "standing"):
        game = scenario(phase=phase, lannister=side(hand=hand, gold=2), stark=side("jon-snow"))
        if phase == "plot":
            assert not game.can("lannister", "play the-lions-cunning")
        game.rest(lambda game: game.can("lannister", "play the-lions-cunning"))
        seen.append(game.now)
    assert seen == ["plot", "draw", "marshalling", "challenges", "dominance", "standing"]
    game = scenario(phase="taxation", stark=side("eddard-stark~", "hand-of-the-king@eddard-stark"))
    assert (game.now, game.asks("stark", "act", "action")) == ("taxation", True)


@rule("cardgame:example.illyrios-gift")
def test_illyrios_gift_brings_four_power_in_all() -> None:
    game = scenario(phase="dominance", stark=side("jon-snow", plot="plot-illyrios-gift"))
    assert [(event["power"], event["why"]) for event in game.events("house-power-gained")] == [
        (1, "dominance"),
        (3, "effect"),
    ]
    assert game.banner("stark") == 4


@rule("cardgame:example.lions-cunning-cost")
def test_the_lions_cunning_is_paid_from_the_gold_pool() -> None:
    game = scenario(phase="draw", lannister=side(hand=["the-lions-cunning"], gold=3), stark=side("jon-snow", "hodor"))
    game.play("lannister", "play the-lions-cunning", "choose hodor")
    assert game.events("gold-paid")[0] == {"event": "gold-paid", "seat": "lannister", "gold": 2}
    assert game.kneels("hodor")


def test_a_random_match_ends_with_enough_power() -> None:
    game = new_game(3, power=4)
    assert game.court.goal == 4
    assert game.rest().winner is not None
    assert max(game.power("stark"), game.power("lannister")) >= 4
