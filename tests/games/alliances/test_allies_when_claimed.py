"""Allies with a 'when claimed' ability."""

from __future__ import annotations

from tests.games.alliances.card_cases import cant, works
from tests.games.alliances.language import ALLIES, BOX, Play, claim

LEFT, RIGHT = "cersei+tyrion", "daenerys+cersei"


def claimed(ally: str, council: str = LEFT, **position: object) -> Play:
    """Cersei claims the ally and places it on her left."""
    return claim(ally, **position).place("cersei", council)  # type: ignore[arg-type]


# --- cards ----------------------------------------------------------------------------------------


@works("oberyn-martell")
def test_oberyn_costs_claimer_and_second_two_cards() -> None:
    game = claimed(
        "oberyn-martell",
        bids={"olenna": ["corruption"]},
        hands={"cersei": ["ambush", "hostage", "catspaw"], "olenna": ["whispers", "wildfire", "betrayal"]},
    )
    game.answer("cersei", "card ambush", "card catspaw").answer("olenna", "card whispers", "card betrayal")
    assert game.hand("cersei") == ["hostage"]
    assert game.hand("olenna") == ["wildfire"]


@cant("oberyn-martell")
def test_oberyn_takes_nothing_from_empty_hands() -> None:
    game = claimed("oberyn-martell", bids={"olenna": ["corruption"]}, hands={"tyrion": ["ambush"]})
    assert game.discard == []
    assert game.hand("tyrion") == ["ambush"]


def test_the_only_card_of_a_hand_is_taken_without_a_question() -> None:
    """Everybody sees that there is no other one."""
    game = claimed("varys", hands={"tyrion": ["ambush"]})
    assert (game.hand("cersei"), game.hand("tyrion")) == (["ambush"], [])


@works("varys")
def test_varys_takes_a_card() -> None:
    game = claimed("varys", hands={"tyrion": ["ambush", "hostage"]}).answer("cersei", "card ambush")
    assert game.hand("cersei") == ["ambush"]
    assert game.events("card-handed-over", "olenna")[0]["card"] is None


@cant("varys")
def test_varys_finds_nothing_in_empty_hands() -> None:
    game = claimed("varys", hands={"cersei": ["ambush"]})
    assert game.asks("cersei", "place-token")


@works("asha-greyjoy")
def test_asha_robs_the_second() -> None:
    game = claimed("asha-greyjoy", bids={"olenna": ["corruption"]}, hands={"olenna": ["ambush"], "tyrion": ["hostage"]})
    assert game.hand("cersei") == ["ambush"]


@cant("asha-greyjoy")
def test_asha_robs_nobody_with_an_empty_hand() -> None:
    game = claimed("asha-greyjoy", bids={"olenna": ["corruption"]}, hands={"tyrion": ["hostage"]})
    assert game.hand("cersei") == []
    assert game.hand("tyrion") == ["hostage"]


@works("victarion-greyjoy")
def test_victarion_costs_a_card() -> None:
    game = claimed("victarion-greyjoy", hands={"cersei": ["ambush", "hostage"]}).answer("cersei", "card hostage")
    assert game.discard == ["hostage"]


@cant("victarion-greyjoy")
def test_victarion_costs_nothing_with_an_empty_hand() -> None:
    game = claimed("victarion-greyjoy")
    assert game.asks("cersei", "place-token")
    assert game.discard == []


@works("mace-tyrell")
def test_mace_lets_the_neighbors_draw() -> None:
    game = claimed("mace-tyrell", deck=["ambush", "hostage"])
    assert game.hand("tyrion") == ["ambush", "royal-decree"]
    assert game.hand("daenerys") == ["hostage"]


@cant("mace-tyrell")
def test_mace_gives_nothing_to_others() -> None:
    game = claimed("mace-tyrell", deck=["ambush", "hostage"])
    assert game.hand("cersei") == game.hand("olenna") == []


@works("jorah-mormont")
def test_jorah_looks_at_a_hand() -> None:
    game = claimed("jorah-mormont", hands={"tyrion": ["ambush"], "olenna": ["hostage"]}).answer(
        "cersei", "leader olenna"
    )
    assert game.sees("cersei", "olenna") == ["hostage"]
    assert game.sees("cersei", "tyrion") == []


@cant("jorah-mormont")
def test_jorah_sees_no_empty_hand() -> None:
    game = claimed("jorah-mormont", hands={"tyrion": ["ambush"], "olenna": ["hostage"]})
    with game.refused("ruling.must-and-may"):
        game.answer("cersei", "leader daenerys")


@works("missandei")
def test_missandei_draws_two_cards() -> None:
    assert claimed("missandei", deck=["ambush", "hostage"]).hand("cersei") == ["ambush", "hostage"]


@cant("missandei")
def test_missandei_draws_only_what_there_is() -> None:
    game = claim("missandei", deck=["ambush"])
    game.realm.unused, game.realm.deck = (*game.realm.unused, *game.realm.deck[1:]), game.realm.deck[:1]
    assert game.place("cersei", LEFT).hand("cersei") == ["ambush"]


@works("samwell-tarly")
def test_samwell_finds_a_green_card() -> None:
    game = claimed("samwell-tarly", discard=["whispers", "little-birds", "ambush"])
    assert game.options() == ["card little-birds", "card whispers"]
    assert game.answer("cersei", "card whispers").hand("cersei") == ["whispers"]


@cant("samwell-tarly")
def test_samwell_finds_no_other_colour() -> None:
    game = claimed("samwell-tarly", discard=["ambush", "corruption"])
    assert game.hand("cersei") == []
    assert game.asks("cersei", "place-token")


@works("maester-aemon")
def test_aemon_takes_one_of_four() -> None:
    game = claimed("maester-aemon", deck=["ambush", "hostage", "catspaw", "whispers", "wildfire"])
    game.answer("cersei", "card hostage", "card whispers", "card ambush")
    assert game.hand("cersei") == ["hostage"]
    assert game.deck[-3:] == ["whispers", "ambush", "catspaw"]


@cant("maester-aemon")
def test_aemon_sees_no_fifth_card() -> None:
    game = claimed("maester-aemon", deck=["ambush", "hostage", "catspaw", "whispers", "wildfire"])
    assert "card wildfire" not in game.options()


@works("tormund-giantsbane")
def test_tormund_helps_the_lowest() -> None:
    game = claimed("tormund-giantsbane", discard=["ambush", "whispers"], bids={"daenerys": ["corruption"]})
    assert game.asked() == ("olenna",), "Tyrion and Olenna have nothing; Olenna comes later"
    assert game.answer("olenna", "card ambush").hand("olenna") == ["ambush"]


@cant("tormund-giantsbane")
def test_tormund_finds_nothing_in_an_empty_pile() -> None:
    assert claimed("tormund-giantsbane").asks("cersei", "place-token")


# --- tokens ---------------------------------------------------------------------------------------


@works("renly-baratheon")
def test_renly_gives_the_second_a_token() -> None:
    game = claimed("renly-baratheon", bids={"olenna": ["corruption"]}).place("olenna", "olenna+daenerys")
    assert len(game.tokens("olenna+daenerys")) == 1


@cant("renly-baratheon")
def test_renly_gives_the_claimer_nothing_of_his_own() -> None:
    game = claimed("renly-baratheon", bids={"olenna": ["corruption"]})
    assert game.asked() == ("olenna",)
    with game.refused("claim.token-either-council"):
        game.place("olenna", LEFT)


@works("petyr-baelish")
def test_petyr_looks_and_swaps() -> None:
    game = claimed("petyr-baelish", tokens={LEFT: [1], "tyrion+olenna": [2], "olenna+daenerys": [3]})
    game.place("cersei", LEFT).place("cersei", "olenna+daenerys")
    assert game.sees_tokens("cersei", "olenna+daenerys") == [3]
    game.answer("cersei", "agree true")
    assert game.tokens(LEFT) == [3]
    assert game.tokens("olenna+daenerys") == [1]
    assert game.sees_tokens("cersei", LEFT) == [3]
    assert game.sees_tokens("tyrion", LEFT) == [None]


@cant("petyr-baelish")
def test_petyr_needs_two_councils_with_tokens() -> None:
    game = claimed("petyr-baelish", tokens={LEFT: [1, 2, 3]})
    assert game.asks("cersei", "place-token")
    assert game.sees_tokens("cersei", LEFT) == [None] * 3
    kept = claimed("petyr-baelish", tokens={LEFT: [1], "olenna+daenerys": [3]}).answer("cersei", "agree false")
    assert kept.tokens(LEFT) == [1]


@works("catelyn-stark")
def test_catelyn_gains_a_token_with_a_child() -> None:
    game = claimed("catelyn-stark", allies={RIGHT: ["arya-stark"]})
    assert len(game.tokens(LEFT)) == 1


@cant("catelyn-stark")
def test_catelyn_alone_gains_nothing() -> None:
    game = claimed("catelyn-stark", allies={"tyrion+olenna": ["arya-stark"], RIGHT: ["shae"]})
    assert game.all_tokens() == 0


@works("bran-stark")
def test_bran_sees_all_tokens_of_a_council() -> None:
    game = claimed("bran-stark", tokens={"tyrion+olenna": [1, 3], LEFT: [2]}).place("cersei", "tyrion+olenna")
    assert game.sees_tokens("cersei", "tyrion+olenna") == [1, 3]
    assert game.sees_tokens("cersei", LEFT) == [None]
    assert game.sees_tokens("tyrion", "tyrion+olenna") == [None, None]


@cant("bran-stark")
def test_bran_sees_nothing_without_tokens() -> None:
    assert claimed("bran-stark").asks("cersei", "place-token")


@works("grey-worm")
def test_grey_worm_brings_a_token() -> None:
    assert len(claimed("grey-worm").tokens(LEFT)) == 1


@cant("grey-worm")
def test_grey_worm_brings_nothing_from_an_empty_supply() -> None:
    game = claimed("grey-worm", tokens={"tyrion+olenna": [1] * 18 + [2] * 18 + [3] * 18})
    assert game.tokens(LEFT) == []


@works("khal-drogo")
def test_khal_drogo_costs_a_token_of_his_council() -> None:
    game = claimed("khal-drogo", tokens={LEFT: [2], RIGHT: [3]})
    assert game.tokens(LEFT) == []
    assert game.tokens(RIGHT) == [3]
    assert game.supply == 53


@cant("khal-drogo")
def test_khal_drogo_spares_the_token_for_winning() -> None:
    game = claimed("khal-drogo", tokens={RIGHT: [3]}).place("cersei", LEFT)
    assert len(game.tokens(LEFT)) == 1
    assert game.tokens(RIGHT) == [3]


@works("viserys-targaryen")
def test_viserys_can_be_killed_for_a_token() -> None:
    game = claimed("viserys-targaryen").answer("cersei", "agree true").place("cersei", RIGHT)
    assert game.dead == ["viserys-targaryen"]
    assert len(game.tokens(RIGHT)) == 1


@cant("viserys-targaryen")
def test_viserys_alive_brings_nothing() -> None:
    game = claimed("viserys-targaryen").answer("cersei", "agree false").place("cersei", RIGHT)
    assert game.allies(LEFT) == ["viserys-targaryen"]
    assert game.all_tokens() == 1


# --- placing --------------------------------------------------------------------------------------


@works("sansa-stark")
def test_sansa_joins_the_strongest() -> None:
    game = claim("sansa-stark", allies={LEFT: ["varys"], RIGHT: ["tywin-lannister"]})
    assert game.allies(RIGHT) == ["tywin-lannister", "sansa-stark"]


@cant("sansa-stark")
def test_sansa_without_allies_is_free() -> None:
    assert claim("sansa-stark", allies={"tyrion+olenna": ["shae"]}).options() == [f"council {LEFT}", f"council {RIGHT}"]


@works("mance-rayder")
def test_mance_goes_where_fewer_are() -> None:
    assert claim("mance-rayder", allies={LEFT: ["varys"]}).allies(RIGHT) == ["mance-rayder"]


@cant("mance-rayder")
def test_mance_is_free_if_councils_are_equal() -> None:
    assert len(claim("mance-rayder", allies={LEFT: ["varys"], RIGHT: ["shae"]}).options()) == 2


@works("jaqen-hghar")
def test_jaqen_goes_anywhere_and_kills() -> None:
    game = claimed("jaqen-hghar", "tyrion+olenna", allies={"tyrion+olenna": ["tywin-lannister", "shae"]})
    game.answer("cersei", "ally tywin-lannister")
    assert game.allies("tyrion+olenna") == ["shae", "jaqen-hghar"]


@cant("jaqen-hghar")
def test_jaqen_kills_neither_himself_nor_elsewhere() -> None:
    game = claimed("jaqen-hghar", allies={"tyrion+olenna": ["tywin-lannister"]})
    assert game.dead == []
    assert game.asks("cersei", "place-token")


@works("hodor")
def test_hodor_joins_bran_and_brings_a_token() -> None:
    game = claim("hodor", allies={RIGHT: ["bran-stark"]})
    assert game.allies(RIGHT) == ["bran-stark", "hodor"]
    assert len(game.tokens(RIGHT)) == 1


@cant("hodor")
def test_hodor_without_bran_is_just_hodor() -> None:
    game = claimed("hodor", allies={"tyrion+olenna": ["bran-stark"]})
    assert game.all_tokens() == 0


@works("davos-seaworth")
def test_davos_joins_stannis_and_brings_a_token() -> None:
    game = claim("davos-seaworth", allies={LEFT: ["stannis-baratheon"]})
    assert game.allies(LEFT) == ["stannis-baratheon", "davos-seaworth"]
    assert len(game.tokens(LEFT)) == 1


@cant("davos-seaworth")
def test_davos_needs_stannis_in_an_own_council() -> None:
    assert claimed("davos-seaworth", allies={"olenna+daenerys": ["stannis-baratheon"]}).all_tokens() == 0


@works("daario-naharis")
def test_the_second_places_daario() -> None:
    game = claim("daario-naharis", bids={"olenna": ["corruption"]})
    assert game.asked() == ("olenna",)
    assert game.place("olenna", RIGHT).allies(RIGHT) == ["daario-naharis"]


@cant("daario-naharis")
def test_daario_stays_with_the_claimer() -> None:
    game = claim("daario-naharis", bids={"olenna": ["corruption"]})
    with game.refused("claim.place-ally"):
        game.place("olenna", "tyrion+olenna")


@works("bronn")
def test_bronn_can_be_bought() -> None:
    game = claim("bronn", hands={"olenna": ["ambush", "hostage", "catspaw", "whispers"]}).answer("olenna", "agree true")
    game.answer("olenna", "card ambush", "card hostage", "card catspaw").place("olenna", "tyrion+olenna")
    assert game.allies("tyrion+olenna") == ["bronn"]
    assert game.hand("olenna") == ["whispers"]
    assert game.asks("cersei", "place-token")


@cant("bronn")
def test_bronn_can_not_be_bought_with_two_cards() -> None:
    game = claim("bronn", hands={"tyrion": ["ambush", "hostage"]})
    assert game.asks("cersei", "place-ally")
    once = claim(
        "bronn", hands={"tyrion": ["ambush", "hostage", "catspaw"], "olenna": ["whispers", "wildfire", "betrayal"]}
    )
    once.answer("tyrion", "agree true").place("tyrion", LEFT)
    assert once.hand("olenna") == ["betrayal", "whispers", "wildfire"]


# --- allies that touch allies ---------------------------------------------------------------------


@works("loras-tyrell")
def test_loras_brings_another_ally() -> None:
    assert claimed("loras-tyrell", ally_deck=["hodor"]).allies(LEFT) == ["loras-tyrell", "hodor"]


@cant("loras-tyrell")
def test_loras_brings_nobody_if_there_is_none() -> None:
    others = [ally for ally in ALLIES if ally != "loras-tyrell"]
    assert claimed("loras-tyrell", allies={"tyrion+olenna": others}).allies(LEFT) == ["loras-tyrell"]


@works("shae")
def test_shae_brings_an_ally_over() -> None:
    assert claimed("shae", allies={RIGHT: ["hodor"]}).allies(LEFT) == ["shae", "hodor"]


@cant("shae")
def test_shae_brings_nobody_from_foreign_councils() -> None:
    game = claimed("shae", allies={"tyrion+olenna": ["hodor"]})
    assert game.allies("tyrion+olenna") == ["hodor"]
    assert game.asks("cersei", "place-token")


@works("robb-stark")
def test_robb_can_be_betrayed() -> None:
    game = claimed("robb-stark", hands={"tyrion": ["betrayal", "ambush"]}).answer("tyrion", "card betrayal")
    assert game.dead == ["robb-stark"]


@cant("robb-stark")
def test_robb_lives_if_nobody_betrays_him() -> None:
    game = claimed("robb-stark", hands={"tyrion": ["ambush"]}).answer("tyrion", "pass")
    assert game.allies(LEFT) == ["robb-stark"]
    assert claimed("robb-stark", hands={"cersei": ["betrayal"]}).asks("cersei", "place-token")


@works("patchface")
def test_patchface_orders_five_cards() -> None:
    game = claimed("patchface", ally_deck=["hodor", "bronn", "varys", "shae", "mace-tyrell"])
    game.answer("cersei", "ally shae", "ally bronn", "ally hodor", "ally varys")
    assert game.ally_deck[:5] == ["shae", "bronn", "hodor", "varys", "mace-tyrell"]


@cant("patchface")
def test_patchface_sees_nothing_in_an_empty_deck() -> None:
    others = [ally for ally in ALLIES if ally != "patchface"]
    assert claimed("patchface", allies={"tyrion+olenna": others}).asks("cersei", "place-token")


@works("ilyn-payne")
def test_ilyn_kills_one_of_three() -> None:
    game = claimed("ilyn-payne", ally_deck=["hodor", "bronn", "varys"]).answer("cersei", "ally hodor", "ally varys")
    assert game.dead == ["hodor"]
    assert game.ally_deck[:2] == ["varys", "bronn"]


def test_an_ally_that_only_one_has_seen_is_known_to_all_when_it_dies() -> None:
    game = claimed("ilyn-payne", ally_deck=["hodor", "bronn", "varys"]).answer("cersei", "ally hodor")
    (hodor,) = game.realm.dead
    assert game.realm.knows(None, BOX.first_ally + hodor)


@cant("ilyn-payne")
def test_ilyn_kills_nobody_in_an_empty_deck() -> None:
    others = [ally for ally in ALLIES if ally != "ilyn-payne"]
    assert claimed("ilyn-payne", allies={"tyrion+olenna": others}).dead == []


@works("arya-stark")
def test_arya_kills_elsewhere() -> None:
    game = claimed("arya-stark", allies={"tyrion+olenna": ["shae", "bronn"]})
    assert game.options() == ["ally shae", "pass"]
    assert game.answer("cersei", "ally shae").dead == ["shae"]


@cant("arya-stark")
def test_arya_spares_own_and_strong_allies() -> None:
    game = claimed("arya-stark", allies={LEFT: ["varys"], "olenna+daenerys": ["tywin-lannister"]})
    assert game.asks("cersei", "place-token")


@works("aeron-greyjoy")
def test_aeron_brings_back_a_weak_dead() -> None:
    game = claimed("aeron-greyjoy", dead=["varys", "tywin-lannister"])
    assert game.options() == ["ally varys", "pass"]
    game.answer("cersei", "ally varys")
    assert game.allies(LEFT) == ["aeron-greyjoy", "varys"]
    assert game.asks("cersei", "place-token"), "the ability of Varys is not resolved"


@cant("aeron-greyjoy")
def test_aeron_brings_back_nobody_strong() -> None:
    assert claimed("aeron-greyjoy", dead=["tywin-lannister"]).asks("cersei", "place-token")
    assert claimed("aeron-greyjoy", dead=["varys"]).answer("cersei", "pass").dead == ["varys"]


@works("ygritte")
def test_ygritte_swaps_two_allies() -> None:
    game = claimed("ygritte", allies={LEFT: ["varys"], RIGHT: ["tywin-lannister", "shae"]})
    game.answer("cersei", "ally varys", "ally shae")
    assert game.allies(LEFT) == ["ygritte", "shae"]
    assert game.allies(RIGHT) == ["tywin-lannister", "varys"]


@cant("ygritte")
def test_ygritte_needs_allies_on_both_sides() -> None:
    assert claimed("ygritte", allies={RIGHT: ["shae"]}).asks("cersei", "place-token")
    game = claimed("ygritte", allies={LEFT: ["varys"], RIGHT: ["shae"]}).answer("cersei", "pass")
    assert game.allies(LEFT) == ["varys", "ygritte"]


@works("roose-bolton")
def test_roose_kills_a_companion() -> None:
    game = claimed("roose-bolton", allies={LEFT: ["varys", "shae"]}).answer("cersei", "ally shae")
    assert game.dead == ["shae"]


@cant("roose-bolton")
def test_roose_kills_nobody_elsewhere() -> None:
    assert claimed("roose-bolton", allies={RIGHT: ["varys"]}).dead == []


def test_who_has_chosen_one_ally_to_swap_must_choose_the_other() -> None:
    game = claimed("ygritte", allies={LEFT: ["varys"], RIGHT: ["shae", "bronn"]})
    assert "pass" in game.options()
    game.answer("cersei", "ally varys")
    assert sorted(game.options()) == ["ally bronn", "ally shae"]


def test_a_question_tells_whose_ability_asks() -> None:
    game = claimed("ygritte", allies={LEFT: ["varys"], RIGHT: ["shae"]})
    asked = game.match.decision("cersei-lannister").prompt.values
    assert (asked["source"], asked["influence"], asked["operation"]) == ("ally-ygritte", False, "swap_allies")


def test_quentyn_reveals_an_ally_even_if_all_others_are_dead() -> None:
    others = [ally for ally in ALLIES if ally != "quentyn-martell"]
    game = claimed("quentyn-martell", dead=others).answer("cersei", "agree true")
    assert len(game.events("dead-returned")) == 1


@works("quentyn-martell")
def test_quentyn_brings_a_weak_ally() -> None:
    game = claimed("quentyn-martell", ally_deck=["shae", "hodor"]).answer("cersei", "agree true")
    assert game.allies(LEFT) == ["quentyn-martell", "shae"]


@cant("quentyn-martell")
def test_quentyn_dies_of_a_strong_one() -> None:
    game = claimed("quentyn-martell", ally_deck=["tywin-lannister"]).answer("cersei", "agree true")
    assert game.dead == ["quentyn-martell"]
    assert game.ally_deck[-1] == "tywin-lannister"
    careful = claimed("quentyn-martell", ally_deck=["tywin-lannister"]).answer("cersei", "agree false")
    assert careful.allies(LEFT) == ["quentyn-martell"]


@works("lysa-arryn")
def test_lysa_kills_for_a_token() -> None:
    game = claimed("lysa-arryn", allies={LEFT: ["varys"]}).answer("cersei", "ally varys")
    assert game.dead == ["varys"]
    assert len(game.tokens(LEFT)) == 1


@cant("lysa-arryn")
def test_lysa_gains_nothing_without_a_victim() -> None:
    assert claimed("lysa-arryn", allies={LEFT: ["shae"]}).all_tokens() == 0
    declined = claimed("lysa-arryn", allies={LEFT: ["varys"]}).answer("cersei", "pass")
    assert (declined.dead, declined.all_tokens()) == ([], 0)


def test_bronn_is_offered_clockwise_from_the_one_who_claims_him() -> None:
    three = ["corruption", "hostage", "ambush"]
    hands = dict.fromkeys(("cersei", "tyrion", "daenerys"), three)
    game = claim("bronn", winner="olenna", hands=hands)
    asked: list[str] = []
    while game.question() == "contest-claim":
        asked += game.asked()
        game.answer(asked[-1], "agree false")
    assert asked == ["daenerys", "cersei", "tyrion"]
