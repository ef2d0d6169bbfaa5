"""Rulings on what the rulebook leaves open, but for those that stand beside the chapter they belong to."""

from __future__ import annotations

import pytest

from maester.harness.marks import rule
from tests.games.alliances.language import ALLIES, BOX, SHORT, claim, new_game, scenario

ADVANCED = {"advanced": True}


@rule("alliances:ruling.must-and-may")
def test_without_may_an_ability_must_have_an_effect_if_it_can() -> None:
    game = claim("varys", hands={"tyrion": ["ambush"], "olenna": ["hostage"]}).place("cersei", "cersei+tyrion")
    with game.refused("ruling.must-and-may"):
        game.answer("cersei", "leader daenerys")
    game = claim("shae", allies={"cersei+tyrion": ["hodor"]}).place("cersei", "cersei+tyrion")
    assert game.allies("cersei+tyrion") == ["hodor", "shae"]
    assert game.asks("cersei", "place-token")


@rule("alliances:ruling.card-not-yet-in-area")
def test_a_card_that_is_played_is_nowhere_yet() -> None:
    game = scenario(hands={"cersei": ["wildfire", "ambush"], "tyrion": ["ambush"]}).play("cersei", "wildfire")
    assert game.bid("cersei") == ["wildfire"], "there was no other card to discard, and it is none itself"
    game = scenario(hands={"cersei": ["betrayal"], "tyrion": ["ambush"]}, bids={"tyrion": ["betrayal"]})
    game.play("cersei", "betrayal")
    assert game.options() == ["bid card betrayal of tyrion", "pass"]
    assert game.bid("cersei") == []
    assert game.hand("cersei") == []


@rule("alliances:ruling.moved-card")
def test_a_moved_card_is_not_resolved_again() -> None:
    game = scenario(
        hands={"cersei": ["betrayal"], "tyrion": ["ambush"]},
        bids={"olenna": ["corruption"]},
        tokens={"cersei+tyrion": [1]},
        knelt=["olenna"],
    )
    game.play("cersei", "betrayal", "bid card corruption of olenna")
    assert game.tokens("cersei+tyrion") == [1]
    assert (game.total("cersei"), game.total("olenna")) == (7, 0)
    assert game.kneeling == ["olenna", "daenerys"][:1]
    game = scenario(
        current="theon-greyjoy", hands={"cersei": ["interception"], "olenna": ["ambush", "hostage"]}, options=ADVANCED
    )
    game.play("cersei", "interception", "leader olenna").kneel("olenna")
    assert game.bid("tyrion") == ["interception"]
    assert game.sees("cersei", "olenna") == ["ambush", "hostage"]
    assert game.sees("tyrion", "olenna") == []


@rule("alliances:ruling.triumph-order")
def test_triumph_abilities_go_clockwise_from_the_first_player() -> None:
    game = claim(
        winner="tyrion",
        bids={"cersei": ["marriage-pact"], "olenna": ["marriage-pact"]},
        first="cersei",
        hands={"tyrion": ["ambush"]},
    )
    gained = [(event["leader"], event["one"]) for event in game.events("tokens-gained")]
    assert gained == [("cersei-lannister", "cersei-lannister"), ("olenna-tyrell", "tyrion-lannister")]
    assert game.asks("tyrion", "place-ally")
    several = claim(
        bids={"cersei": ["a-game-of-thrones", "catspaw", "the-iron-price"], "tyrion": ["ambush"]},
        hands={"tyrion": ["hostage"]},
        allies={"cersei+tyrion": ["varys"]},
        options=ADVANCED,
    )
    assert several.asks("cersei", "choose-triumph")
    assert several.options() == ["card catspaw", "card the-iron-price"]


@rule("alliances:ruling.claim-sequence")
def test_the_claim_has_its_order() -> None:
    game = claim("khal-drogo", current_tokens=[3], supply=[2], tokens={}).place("cersei", "cersei+tyrion")
    assert game.tokens("cersei+tyrion") == [], "the bird token was the only one that could be returned"
    assert game.asks("cersei", "place-token")
    game = claim("bronn", hands={"tyrion": ["ambush", "hostage", "catspaw"]}, current_tokens=[3])
    assert game.asks("tyrion", "contest-claim")
    game.answer("tyrion", "agree true").place("tyrion", "tyrion+olenna")
    assert game.tokens("tyrion+olenna") == [3]


@rule("alliances:ruling.current-ally-killed")
def test_without_an_ally_the_bid_is_won_for_the_token() -> None:
    game = claim(bids={"tyrion": ["shadow-assassin"]}, options=ADVANCED).answer("tyrion", "agree true")
    assert game.dead == ["barristan-selmy"]
    game.place("cersei", "daenerys+cersei")
    assert len(game.tokens("daenerys+cersei")) == 1
    assert game.events("ally-placed") == []


@rule("alliances:ruling.this-round-duration")
def test_a_replaced_ally_has_no_say_any_more() -> None:
    game = scenario(
        current="stannis-baratheon",
        bids={"tyrion": ["ambush", "whispers", "hostage"]},
        hands={"cersei": ["the-purple-wedding"], "tyrion": ["corruption", "catspaw"]},
        ally_deck=["shae"],
        options=ADVANCED,
    )
    game.play("cersei", "the-purple-wedding").play("tyrion", "corruption")
    assert len(game.bid("tyrion")) == 4


@rule("alliances:ruling.rank-order")
def test_ranks_are_fixed_when_totals_are_counted() -> None:
    game = scenario(
        phase="claim",
        first="olenna",
        current="asha-greyjoy",
        bids={
            "cersei": ["a-game-of-thrones", "pulling-the-strings"],
            "tyrion": ["the-iron-bank"],
            "olenna": ["the-iron-bank"],
        },
        hands={"tyrion": ["ambush"]},
    )
    assert game.ranks == ["cersei", "olenna", "tyrion", "daenerys"]
    game = claim("renly-baratheon", bids={"tyrion": ["bribery"]}, options=ADVANCED)
    assert game.hand("tyrion") == ["bribery", "royal-decree"]
    assert game.ranks[1] == "tyrion"
    game.place("cersei", "cersei+tyrion")
    assert game.asks("tyrion", "place-token")


@rule("alliances:ruling.influence-value")
def test_a_value_in_a_bid_area_is_the_current_one() -> None:
    game = scenario(
        hands={"cersei": ["ambush"], "tyrion": ["hostage"]},
        current="hodor",
        bids={"olenna": ["call-the-banners", "corruption", "whispers", "betrayal"]},
    )
    game.play("cersei", "ambush")
    assert game.bid("olenna") == ["call-the-banners", "corruption", "whispers"], "only Betrayal was worth 4 or less"
    game = scenario(
        hands={"cersei": ["ambush"], "tyrion": ["hostage"]},
        current="hodor",
        bids={"olenna": ["call-the-banners", "corruption", "whispers", "betrayal", "little-birds"]},
    )
    game.play("cersei", "ambush")
    with game.refused("ruling.influence-value"):
        game.answer("cersei", "bid card call-the-banners of olenna")


@rule("alliances:ruling.total-order")
def test_rules_about_totals_have_an_order() -> None:
    game = scenario(
        current="high-sparrow",
        hands={"tyrion": ["ambush"]},
        options=ADVANCED,
        bids={"cersei": ["royal-decree", "contingency-plan", "little-birds"], "daenerys": ["trial-by-combat"]},
    )
    assert game.total("cersei") == 5
    assert [source for _, source in game.lines("cersei")][-2:] == ["high-sparrow", "trial-by-combat"]


@rule("alliances:ruling.strings-tokens")
def test_strings_bind_every_token_that_the_winner_gains() -> None:
    game = claim(bids={"tyrion": ["pulling-the-strings"], "daenerys": ["pulling-the-strings"]})
    game.place("cersei", "cersei+tyrion").place("cersei", "daenerys+cersei")
    assert len(game.tokens("daenerys+cersei")) == 1
    game = claim(bids={"cersei": ["a-game-of-thrones", "ice"], "tyrion": ["pulling-the-strings"]}, options=ADVANCED)
    game.answer("cersei", "agree true")
    assert len(game.tokens("cersei+tyrion")) == 3
    game = claim(
        "sansa-stark",
        bids={"tyrion": ["pulling-the-strings"]},
        allies={"daenerys+cersei": ["shae"]},
        current_tokens=[2],
        supply=[1],
    )
    assert game.tokens("daenerys+cersei") == [2]
    assert game.tokens("cersei+tyrion") == [1]


@rule("alliances:ruling.strings-holder")
def test_strings_count_where_they_lie() -> None:
    game = scenario(
        hands={"daenerys": ["pulling-the-strings"], "olenna": ["betrayal", "ambush"], "cersei": ["a-game-of-thrones"]},
        turn="daenerys",
        first="daenerys",
    )
    game.play("daenerys", "pulling-the-strings").play("cersei", "a-game-of-thrones")
    game.play("olenna", "betrayal", "bid card pulling-the-strings of daenerys").kneel("olenna")
    assert game.winner == "cersei"
    assert game.options() == ["council cersei+tyrion", "council daenerys+cersei"]
    own = claim(bids={"cersei": ["a-game-of-thrones", "pulling-the-strings"]})
    assert len(own.options()) == 2


@rule("alliances:ruling.conflicting-placement")
def test_of_conflicting_rules_the_claimer_chooses() -> None:
    game = claim(
        bids={"cersei": ["a-game-of-thrones", "the-pack-survives"], "daenerys": ["pulling-the-strings"]},
        allies={"cersei+tyrion": ["shae"]},
        options=ADVANCED,
    )
    game.place("cersei", "cersei+tyrion").place("cersei", "daenerys+cersei")
    assert game.allies("cersei+tyrion") == ["shae", "barristan-selmy"]
    assert len(game.tokens("daenerys+cersei")) == 1


@rule("alliances:ruling.sansa-ties")
def test_sansa_looks_at_printed_power_only() -> None:
    game = claim(
        "sansa-stark",
        allies={"cersei+tyrion": ["shae"], "daenerys+cersei": ["hodor"]},
        tokens={"cersei+tyrion": [3, 3]},
    )
    assert len(game.options()) == 2
    game = claim("sansa-stark", bids={"tyrion": ["pulling-the-strings"]})
    assert game.allies("cersei+tyrion") == ["sansa-stark"]


@rule("alliances:ruling.jaime-same-name")
def test_the_name_counts_at_the_moment_of_playing() -> None:
    game = scenario(
        current="jaime-lannister",
        hands={"cersei": ["mummers-farce"], "tyrion": ["ambush"], "olenna": ["ambush"]},
        bids={"cersei": ["ambush"]},
    )
    game.play("cersei", "mummers-farce", "bid card ambush of cersei").play("tyrion", "ambush")
    assert game.bid("tyrion") == ["ambush"]
    assert game.options() == ["kneel"]


@rule("alliances:ruling.arianne-scope")
def test_arianne_takes_back_everything_once() -> None:
    game = scenario(
        current="arianne-martell",
        bids={"cersei": ["royal-decree", "ambush"], "tyrion": ["whispers"]},
        hands={"cersei": ["bend-the-knee"], "tyrion": ["hostage"]},
    )
    game.play("cersei", "bend-the-knee")
    assert game.hand("cersei") == ["ambush", "bend-the-knee", "royal-decree"]
    game.kneel("tyrion")
    assert game.winner == "tyrion"


@rule("alliances:ruling.robb-attempt")
def test_there_is_one_attempt_on_robb() -> None:
    hands = {"cersei": ["betrayal"], "tyrion": ["betrayal"], "olenna": ["betrayal"]}
    game = claim("robb-stark", hands=hands).place("cersei", "cersei+tyrion")
    game.answer("tyrion", "card betrayal").answer("cersei", "card betrayal")
    assert game.asks("cersei", "place-token"), "Olenna isn't asked any more"
    assert game.hand("olenna") == ["betrayal"]
    order = claim(
        "robb-stark", winner="tyrion", hands={"cersei": ["ambush"], "olenna": ["ambush"], "daenerys": ["ambush"]}
    )
    order.place("tyrion", "cersei+tyrion")
    asked = []
    while order.question() == "try-to-kill":
        asked.append(order.asked()[0])
        order.answer(asked[-1], "pass")
    assert asked == ["olenna", "daenerys", "cersei"]


@rule("alliances:ruling.loras-extra")
def test_the_extra_ally_is_claimed_in_full() -> None:
    game = claim("loras-tyrell", ally_deck=["shae"], allies={"daenerys+cersei": ["hodor", "bronn"]})
    game.place("cersei", "cersei+tyrion").answer("cersei", "ally bronn")
    assert game.allies("cersei+tyrion") == ["loras-tyrell", "shae", "bronn"]
    game.place("cersei", "cersei+tyrion")
    assert game.all_tokens() == 1
    chain = claim("loras-tyrell", ally_deck=["quentyn-martell", "hodor"]).place("cersei", "cersei+tyrion")
    chain.answer("cersei", "agree true")
    assert chain.allies("cersei+tyrion") == ["loras-tyrell", "quentyn-martell", "hodor"]


@rule("alliances:ruling.silence-limit")
def test_up_to_two_cards_includes_none() -> None:
    game = scenario(hands={"cersei": ["the-silence", "ambush"], "tyrion": ["hostage"]}, options=ADVANCED)
    game.play("cersei", "the-silence").kneel("tyrion")
    with game.refused("ruling.silence-limit"):
        game.answer("cersei", "skip")
    game.kneel("cersei")
    assert game.hand("cersei") == ["ambush"]
    assert game.winner == "cersei"


@rule("alliances:ruling.bribery-target")
def test_bribery_must_be_given_away() -> None:
    game = scenario(hands={"cersei": ["bribery"], "tyrion": ["ambush"]}, knelt=["olenna"], options=ADVANCED)
    game.play("cersei", "bribery")
    with game.refused("ruling.bribery-target"):
        game.answer("cersei", "leader cersei")
    game.answer("cersei", "leader olenna")
    assert game.total("olenna") == 5
    game.kneel("tyrion")
    assert game.winner == "olenna"
    assert game.hand("olenna") == ["bribery"]


@rule("alliances:ruling.hidden-information")
def test_what_is_hidden_and_what_is_open() -> None:
    game = scenario(
        hands={"cersei": ["whispers", "corruption"], "tyrion": ["ambush"], "olenna": ["the-water-gardens", "hostage"]},
        deck=["catspaw"],
        discard=["betrayal"],
        options=ADVANCED,
    )
    game.play("cersei", "whispers", "leader olenna").kneel("tyrion").play("olenna", "the-water-gardens")
    assert game.sees("cersei", "olenna") == ["hostage"], "the card drawn since then was not seen"
    with game.refused("match.wrong-kind"):
        game.answer("cersei", "leader olenna")
    table = game.view("daenerys")
    assert table["discard"] == ["inf-betrayal"]
    assert [len(one["hand"]) + one["hand_unknown"] for one in table["leaders"]] == [1, 1, 2, 0]
    assert table["leaders"][2]["hand"] == []
    assert (table["deck_known"], table["ally_deck_known"]) == ([], [])


@rule("alliances:ruling.short-discard")
def test_who_has_too_few_cards_discards_all() -> None:
    game = claim("oberyn-martell", hands={"cersei": ["ambush"], "tyrion": []}, bids={"tyrion": ["corruption"]})
    game.place("cersei", "cersei+tyrion")
    assert game.discard == ["ambush"]


@rule("alliances:ruling.influence-deck-empty")
def test_an_empty_influence_deck_is_made_anew_for_a_draw() -> None:
    game = scenario(hands={"cersei": ["the-water-gardens"], "tyrion": ["ambush"]}, options=ADVANCED)
    realm = game.realm
    realm.discard, realm.deck = realm.deck, ()
    realm.show(realm.discard)
    game.play("cersei", "the-water-gardens")
    assert len(game.hand("cersei")) == 1
    assert game.discard == []
    assert len(game.deck) == len(BOX.standard) - 2
    assert not any(game.realm.known[card] for card in game.realm.deck), "nobody knows where they lie now"
    search = scenario(hands={"cersei": ["a-mind-needs-books"], "tyrion": ["ambush"]}, options=ADVANCED)
    search.realm.unused, search.realm.deck = (*search.realm.unused, *search.realm.deck), ()
    search.play("cersei", "a-mind-needs-books")
    assert search.hand("cersei") == []
    nothing = scenario(hands={"cersei": ["the-water-gardens"], "tyrion": ["ambush"]}, options=ADVANCED)
    nothing.realm.unused, nothing.realm.deck = (*nothing.realm.unused, *nothing.realm.deck), ()
    assert nothing.play("cersei", "the-water-gardens").hand("cersei") == []


@rule("alliances:ruling.ally-deck-empty")
def test_an_empty_ally_deck_is_made_of_the_dead() -> None:
    dead = ["shae", "hodor", "bronn"]
    others = [ally for ally in ALLIES if ally not in dead]
    game = scenario(
        phase="round", current=None, dead=dead, allies={"cersei+tyrion": others}, hands={"cersei": ["ambush"]}
    )
    assert game.current in dead
    assert game.dead == []
    assert len(game.ally_deck) == 2
    assert game.view()["ally_deck_known"] == [], "nobody knows their order any more"
    none = scenario(phase="round", current=None, allies={"cersei+tyrion": list(ALLIES)}, hands={"tyrion": ["ambush"]})
    assert none.current is None
    none.all_kneel().place("cersei", "cersei+tyrion")
    assert none.all_tokens() == 1


@rule("alliances:ruling.supply-empty")
def test_an_empty_supply_gives_no_token() -> None:
    everything = [1] * 18 + [2] * 18 + [3] * 18
    game = claim(tokens={"tyrion+olenna": everything}).place("cersei", "cersei+tyrion")
    assert game.allies("cersei+tyrion") == ["barristan-selmy"]
    assert game.tokens("cersei+tyrion") == []
    assert game.asks("tyrion", "take-turn")


@rule("alliances:ruling.three-players")
def test_with_three_players_all_are_neighbors() -> None:
    game = new_game(3)
    assert [council["seats"] for council in game.view()["councils"]] == [[0, 1], [1, 2], [2, 0]]
    for seat in range(3):
        assert set(game.realm.neighbors(seat)) == {0, 1, 2} - {seat}  # type: ignore[arg-type]


@rule("alliances:ruling.token-move-blind")
def test_a_token_is_chosen_without_looking() -> None:
    game = scenario(hands={"cersei": ["corruption"], "tyrion": ["ambush"]}, tokens={"tyrion+olenna": [1, 2, 3]})
    game.play("cersei", "corruption", "leader tyrion")
    assert game.options() == [f"token tyrion+olenna {number}" for number in (1, 2, 3)]
    assert game.sees_tokens("cersei", "tyrion+olenna") == [None] * 3
    with game.refused("ruling.token-move-blind"):
        game.answer("cersei", "token tyrion+olenna 4")
    game.answer("cersei", "token tyrion+olenna 3")
    assert game.tokens("cersei+tyrion") == [3]
    assert game.sees_tokens("cersei", "cersei+tyrion") == [None]
    back = scenario(
        hands={"cersei": ["riot-in-kings-landing"], "tyrion": ["ambush"]},
        tokens={"tyrion+olenna": [1]},
        options=ADVANCED,
    )
    before = back.realm.supply
    back.play("cersei", "riot-in-kings-landing")
    assert set(before) < set(back.realm.supply)
    assert back.realm.supply[:53] != before, "the supply is mixed"


@pytest.mark.parametrize("name", sorted(SHORT))
def test_short_names_are_unique(name: str) -> None:
    assert name in (*BOX.kind_names.names, *BOX.ally_names.names, *BOX.leader_ids)
