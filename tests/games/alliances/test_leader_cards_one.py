"""The white cards of Cersei, Tyrion, Olenna and Daenerys."""

from __future__ import annotations

from maester.harness.marks import rule
from tests.games.alliances.card_cases import ADVANCED, cant, holding, lost, won, works
from tests.games.alliances.language import claim, scenario

# --- Cersei ---------------------------------------------------------------------------------------


@works("lannister-gold")
def test_lannister_gold_draws_two_and_discards_two() -> None:
    game = holding("lannister-gold", own=("whispers",), deck=["ambush", "hostage"]).play("cersei", "lannister-gold")
    assert game.hand("cersei") == ["ambush", "hostage", "whispers"]
    game.answer("cersei", "card whispers", "card ambush")
    assert game.hand("cersei") == ["hostage"]
    assert game.discard == ["ambush", "whispers"]


@cant("lannister-gold")
def test_lannister_gold_can_not_keep_too_many() -> None:
    game = holding("lannister-gold", deck=["ambush", "hostage"]).play("cersei", "lannister-gold")
    assert game.hand("cersei") == []
    assert game.discard == ["ambush", "hostage"], "both drawn cards had to go"


@works("tears-of-lys")
def test_tears_of_lys_kill_a_weak_ally_of_others() -> None:
    game = holding("tears-of-lys", allies={"tyrion+olenna": ["varys", "shae"], "olenna+daenerys": ["bran-stark"]})
    game.play("cersei", "tears-of-lys")
    assert game.options() == ["ally varys", "ally bran-stark"]
    assert game.answer("cersei", "ally varys").dead == ["varys"]


@cant("tears-of-lys")
def test_tears_of_lys_spare_own_strong_and_guarded_allies() -> None:
    game = holding(
        "tears-of-lys",
        allies={"cersei+tyrion": ["varys"], "tyrion+olenna": ["shae"], "olenna+daenerys": ["bran-stark"]},
        bids={"daenerys": ["protector-of-the-realm"]},
    )
    assert game.play("cersei", "tears-of-lys").dead == []
    assert game.asked() == ("tyrion",)


@works("walk-of-atonement")
def test_walk_of_atonement_costs_a_loser_two_cards() -> None:
    game = lost("walk-of-atonement", hands={"tyrion": ["ambush", "hostage", "catspaw"]})
    game.answer("tyrion", "card ambush", "card catspaw")
    assert game.discard == ["ambush", "catspaw"]


@cant("walk-of-atonement")
def test_walk_of_atonement_costs_the_winner_nothing() -> None:
    game = won("walk-of-atonement", hands={"cersei": ["ambush"], "tyrion": ["hostage"]})
    assert game.question() == "place-ally"
    assert game.hand("cersei") == ["ambush"]


@works("queen-regent")
def test_queen_regent_wins_ties() -> None:
    game = scenario(phase="claim", bids={"tyrion": ["contingency-plan"], "olenna": ["queen-regent"]}, options=ADVANCED)
    assert game.winner == "olenna"


@cant("queen-regent")
def test_queen_regent_wins_no_lost_bid() -> None:
    game = scenario(phase="claim", bids={"tyrion": ["corruption"], "olenna": ["queen-regent"]}, options=ADVANCED)
    assert game.winner == "tyrion"
    assert game.ranks == ["tyrion", "olenna", "cersei", "daenerys"]


# --- Tyrion ---------------------------------------------------------------------------------------


@works("the-great-chain")
def test_the_great_chain_holds_cards_in_the_bid_area() -> None:
    game = holding("betrayal", bids={"olenna": ["the-great-chain", "whispers"]}).play("cersei", "betrayal")
    assert game.bid("olenna") == ["the-great-chain", "whispers"]
    assert game.asked() == ("tyrion",)


@cant("the-great-chain")
def test_the_great_chain_hinders_neither_its_holder_nor_a_discard() -> None:
    game = holding("mummers-farce", bids={"cersei": ["the-great-chain", "whispers"]})
    game.play("cersei", "mummers-farce", "bid card whispers of cersei")
    assert game.hand("cersei") == ["whispers"]
    game = holding("wildfire", bids={"olenna": ["the-great-chain", "whispers"]}).play("cersei", "wildfire")
    assert game.discard == ["whispers"]


@works("a-mind-needs-books")
def test_a_mind_needs_books_takes_one_of_five() -> None:
    deck = ["ambush", "hostage", "catspaw", "whispers", "wildfire", "corruption"]
    game = holding("a-mind-needs-books", deck=deck).play("cersei", "a-mind-needs-books", "card catspaw")
    game.answer("cersei", "card wildfire", "card ambush", "card whispers")
    assert game.hand("cersei") == ["catspaw"]
    assert game.deck[0] == "corruption"
    assert game.deck[-4:] == ["wildfire", "ambush", "whispers", "hostage"]
    assert len(game.view("cersei")["deck_known"]) == 4
    assert game.view("tyrion")["deck_known"] == []


@cant("a-mind-needs-books")
def test_a_mind_needs_books_takes_what_there_is() -> None:
    game = holding("a-mind-needs-books", deck=["ambush", "hostage"])
    game.realm.unused, game.realm.deck = (*game.realm.unused, *game.realm.deck[2:]), game.realm.deck[:2]
    game.play("cersei", "a-mind-needs-books")
    assert game.options() == ["card ambush", "card hostage"]
    game.answer("cersei", "card ambush")
    assert game.deck == ["hostage"]


@works("clansmen-of-the-vale")
def test_clansmen_discard_a_card_for_a_card() -> None:
    game = holding("clansmen-of-the-vale", own=("whispers",), bids={"olenna": ["pulling-the-strings"]})
    game.play("cersei", "clansmen-of-the-vale", "card whispers")
    assert game.discard == ["pulling-the-strings", "whispers"]


@cant("clansmen-of-the-vale")
def test_clansmen_do_nothing_for_nothing() -> None:
    game = holding("clansmen-of-the-vale", own=("whispers",), bids={"olenna": ["pulling-the-strings"]})
    game.play("cersei", "clansmen-of-the-vale", "pass")
    assert game.discard == []
    assert game.bid("olenna") == ["pulling-the-strings"]
    large = holding("clansmen-of-the-vale", own=("whispers",), bids={"olenna": ["corruption"]})
    assert large.play("cersei", "clansmen-of-the-vale", "card whispers").bid("olenna") == ["corruption"]


@works("a-lannister-pays-his-debts")
def test_a_lannister_takes_a_card_of_the_winner() -> None:
    game = lost("a-lannister-pays-his-debts", bids={"cersei": ["a-game-of-thrones", "ambush", "catspaw"]})
    game.answer("tyrion", "bid card ambush of cersei")
    assert "ambush" in game.hand("tyrion")
    assert game.sees("olenna", "tyrion") == ["ambush"]


@cant("a-lannister-pays-his-debts")
def test_a_lannister_takes_nothing_large_and_nothing_as_winner() -> None:
    assert lost("a-lannister-pays-his-debts").hand("tyrion") == ["royal-decree"]
    assert won("a-lannister-pays-his-debts", bids={"tyrion": ["ambush"]}).bid("tyrion") == ["ambush"]


# --- Olenna ---------------------------------------------------------------------------------------


@works("matchmaker")
def test_matchmaker_claims_a_second_ally_for_the_other_council() -> None:
    game = won("matchmaker", "barristan-selmy", ally_deck=["hodor"])
    game.place("cersei", "cersei+tyrion").place("cersei", "cersei+tyrion")
    assert game.allies("daenerys+cersei") == ["hodor"]
    assert game.all_tokens() == 1


@cant("matchmaker")
def test_matchmaker_does_nothing_for_a_loser_and_leaves_the_choice_without_an_ally() -> None:
    game = lost("matchmaker", "barristan-selmy", ally_deck=["hodor"])
    game.place("cersei", "cersei+tyrion").place("cersei", "cersei+tyrion")
    assert game.current == "hodor", "it is the ally of the next round"
    alone = won("matchmaker", None, ally_deck=["hodor"]).place("cersei", "cersei+tyrion")
    assert alone.options() == ["council cersei+tyrion", "council daenerys+cersei"]


@rule("alliances:precedence.ally-over-influence")
def test_an_ally_that_matchmaker_brings_goes_where_its_own_text_says() -> None:
    game = won("matchmaker", "barristan-selmy", ally_deck=["hodor"], allies={"cersei+tyrion": ["bran-stark"]})
    game.place("cersei", "cersei+tyrion").place("cersei", "cersei+tyrion")
    assert game.allies("cersei+tyrion") == ["bran-stark", "barristan-selmy", "hodor"]


def test_matchmaker_looks_at_the_ally_of_this_round_only() -> None:
    deck = ["shae", "davos-seaworth"]
    game = claim(hands={"cersei": ["matchmaker", "ice"]}, ally_deck=deck, options=ADVANCED)
    game.place("cersei", "cersei+tyrion").place("cersei", "cersei+tyrion").rest("take-turn")
    game.play("cersei", "matchmaker").play("cersei", "ice").answer("cersei", "agree true")
    for _ in range(3):
        game.place("cersei", "cersei+tyrion")
    assert game.dead == ["shae"]
    assert game.options() == ["council cersei+tyrion", "council daenerys+cersei"]


def test_matchmaker_does_not_count_an_additional_ally_as_the_first() -> None:
    game = won("matchmaker", "shae", bids={"cersei": ["a-game-of-thrones", "matchmaker", "blood-magic"]},
               ally_deck=["barristan-selmy", "davos-seaworth"])  # fmt: skip
    game.answer("cersei", "agree true").place("cersei", "cersei+tyrion").place("cersei", "cersei+tyrion")
    assert game.allies("cersei+tyrion") == ["barristan-selmy"]
    assert game.options() == ["council cersei+tyrion", "council daenerys+cersei"]


@works("growing-strong")
def test_growing_strong_counts_allies() -> None:
    game = holding("growing-strong", allies={"cersei+tyrion": ["shae", "varys"], "daenerys+cersei": ["bronn"]})
    assert game.play("cersei", "growing-strong").total("cersei") == 6


@cant("growing-strong")
def test_growing_strong_is_capped_and_counts_no_foreign_allies() -> None:
    many = ["shae", "varys", "bronn", "robb-stark", "sansa-stark", "arya-stark"]
    assert (
        holding("growing-strong", allies={"cersei+tyrion": many}).play("cersei", "growing-strong").total("cersei") == 7
    )
    assert (
        holding("growing-strong", allies={"tyrion+olenna": many}).play("cersei", "growing-strong").total("cersei") == 3
    )


@works("the-strangler")
def test_the_strangler_makes_a_bidder_kneel() -> None:
    game = holding("the-strangler", bids={"olenna": ["whispers"], "daenerys": ["ambush"]})
    game.play("cersei", "the-strangler", "leader daenerys")
    assert game.kneeling == ["daenerys"]


@cant("the-strangler")
def test_the_strangler_needs_somebody_with_a_bid() -> None:
    game = holding("the-strangler", bids={"olenna": ["whispers"]}, knelt=["olenna"]).play("cersei", "the-strangler")
    assert game.kneeling == ["olenna"]
    assert game.asked() == ("tyrion",)


def test_queen_of_thorns_bans_the_only_card_without_a_question() -> None:
    game = holding("queen-of-thorns", hands={"tyrion": ["ambush"]}).play("cersei", "queen-of-thorns")
    assert [event["card"] for event in game.events("card-banned", "cersei")] == ["inf-ambush"]


@works("queen-of-thorns")
def test_queen_of_thorns_bans_a_name_in_secret() -> None:
    game = holding("queen-of-thorns", hands={"tyrion": ["ambush", "hostage", "ambush"]})
    game.play("cersei", "queen-of-thorns", "card ambush")
    assert game.options("tyrion") == ["play hostage", "kneel"]
    with game.refused("precedence.card-over-rulebook"):
        game.play("tyrion", "ambush")
    assert game.view("tyrion")["leaders"][1]["banned"] == ["inf-ambush"]
    assert game.view("olenna")["leaders"][1]["banned"] == []
    assert game.events("card-banned", "olenna")[0]["card"] is None


@cant("queen-of-thorns")
def test_queen_of_thorns_needs_a_hand_and_ends_with_the_round() -> None:
    empty = holding("queen-of-thorns", hands={"tyrion": []}).play("cersei", "queen-of-thorns")
    assert empty.events("card-banned") == []
    game = holding("queen-of-thorns", hands={"tyrion": ["ambush", "hostage"]}).play(
        "cersei", "queen-of-thorns", "card ambush"
    )
    game.next_round()
    assert "play ambush" in game.options("tyrion")


# --- Daenerys -------------------------------------------------------------------------------------


@works("blood-magic")
def test_blood_magic_claims_a_dead_ally_instead() -> None:
    game = won("blood-magic", "barristan-selmy", dead=["tywin-lannister", "shae"], current_tokens=[1])
    game.answer("cersei", "agree true")
    assert game.options() == ["ally shae", "ally tywin-lannister"]
    game.answer("cersei", "ally tywin-lannister").place("cersei", "daenerys+cersei")
    assert game.allies("daenerys+cersei") == ["tywin-lannister"]
    assert game.dead == ["barristan-selmy", "shae"]
    assert game.asks("cersei", "place-token")
    assert game.supply == 54


@cant("blood-magic")
def test_blood_magic_never_claims_what_it_killed() -> None:
    game = won("blood-magic", "barristan-selmy", ally_deck=["hodor"]).answer("cersei", "agree true")
    game.place("cersei", "cersei+tyrion")
    assert game.allies("cersei+tyrion") == ["hodor"]
    assert lost("blood-magic", dead=["shae"]).question() == "place-ally"
    assert won("blood-magic", None, dead=["shae"]).question() == "place-token"


@works("dracarys")
def test_dracarys_discards_up_to_seven() -> None:
    game = holding("dracarys", bids={"olenna": ["corruption", "a-game-of-thrones"]}).play("cersei", "dracarys")
    assert game.discard == ["corruption"]


@cant("dracarys")
def test_dracarys_spares_larger_and_guarded_cards() -> None:
    game = holding("dracarys", bids={"olenna": ["sellswords", "royal-decree"], "daenerys": ["unsullied", "ambush"]})
    assert game.play("cersei", "dracarys").discard == []


@works("unsullied")
def test_unsullied_guard_against_discarding() -> None:
    game = holding("ambush", bids={"olenna": ["unsullied", "betrayal"]}).play("cersei", "ambush")
    assert game.bid("olenna") == ["unsullied", "betrayal"]


@cant("unsullied")
def test_unsullied_hinder_no_move_and_not_their_own_leader() -> None:
    game = holding("betrayal", bids={"olenna": ["unsullied", "whispers"]})
    assert game.play("cersei", "betrayal", "bid card whispers of olenna").bid("olenna") == ["unsullied"]
    own = holding("wildfire", bids={"cersei": ["unsullied", "whispers"]}).play("cersei", "wildfire")
    assert own.discard == ["whispers"]


@works("mother-of-dragons")
def test_mother_of_dragons_counts_those_who_kneel() -> None:
    game = holding("mother-of-dragons", own=("ambush",), knelt=["olenna", "daenerys"]).play(
        "cersei", "mother-of-dragons"
    )
    assert game.total("cersei") == 7
    game.kneel("tyrion")
    assert game.total("cersei") == 7, "it was counted once"


@cant("mother-of-dragons")
def test_mother_of_dragons_alone_is_worth_five() -> None:
    assert holding("mother-of-dragons").play("cersei", "mother-of-dragons").total("cersei") == 5
    assert claim(bids={"cersei": ["mother-of-dragons"]}, options=ADVANCED).realm.totals[0] == 5
