"""Card clarifications (p. 12) and the cards that the rulebook shows."""

from __future__ import annotations

from maester.harness.marks import rule
from tests.games.alliances.language import claim, scenario

ADVANCED = {"advanced": True}


@rule("alliances:strings.equal")
def test_equal_strings_leave_the_choice_to_the_winner() -> None:
    game = claim(bids={"tyrion": ["pulling-the-strings"], "daenerys": ["pulling-the-strings"]})
    assert game.options() == ["council cersei+tyrion", "council daenerys+cersei"]


@rule("alliances:strings.more")
def test_more_strings_bind_the_winner() -> None:
    bids = {
        "cersei": ["a-game-of-thrones"] * 2,
        "tyrion": ["pulling-the-strings"] * 2,
        "daenerys": ["pulling-the-strings"],
    }
    game = claim("jaqen-hghar", bids=bids)
    assert game.realm.demands[0].councils == (game.council("cersei+tyrion"),)
    game = claim(bids=bids)
    assert game.allies("cersei+tyrion") == ["barristan-selmy"]
    assert len(game.tokens("cersei+tyrion")) == 1


@rule("alliances:strings.extra-ally")
def test_an_extra_ally_ignores_strings() -> None:
    game = claim(
        bids={"cersei": ["a-game-of-thrones", "blood-magic"], "tyrion": ["pulling-the-strings"]},
        dead=["shae"],
        options=ADVANCED,
    ).answer("cersei", "agree true")
    game.place("cersei", "daenerys+cersei")
    assert game.allies("daenerys+cersei") == ["shae"]


@rule("alliances:placement.mance-sansa-jaqen")
def test_some_allies_go_before_every_restriction() -> None:
    game = claim("loras-tyrell", ally_deck=["sansa-stark"], allies={"daenerys+cersei": ["oberyn-martell"]})
    game.place("cersei", "cersei+tyrion")
    assert game.allies("daenerys+cersei") == ["oberyn-martell", "sansa-stark"]
    game = claim("mance-rayder", bids={"tyrion": ["pulling-the-strings"]}, allies={"cersei+tyrion": ["shae"]})
    assert game.allies("daenerys+cersei") == ["mance-rayder"]
    game = claim("jaqen-hghar", bids={"tyrion": ["pulling-the-strings"]})
    assert len(game.options()) == 4


@rule("alliances:birds.killed-ally")
def test_tokens_on_a_killed_ally_go_back() -> None:
    game = scenario(
        current="shae",
        current_tokens=[1, 2],
        hands={"cersei": ["the-purple-wedding"], "tyrion": ["ambush"]},
        options=ADVANCED,
    )
    assert game.supply == 52
    game.play("cersei", "the-purple-wedding")
    assert (game.supply, game.on_current, game.all_tokens()) == (54, 0, 0)
    assert game.dead == ["shae"]


# --- influence cards that the rulebook shows ------------------------------------------------------


@rule("alliances:card.betrayal")
def test_betrayal() -> None:
    hands = {"cersei": ["betrayal"], "tyrion": ["ambush"]}
    bids = {"olenna": ["the-strangler", "corruption"], "daenerys": ["bribery"]}
    game = scenario(hands=hands, bids=bids, options=ADVANCED).play("cersei", "betrayal")
    for card in ("the-strangler of olenna", "bribery of daenerys"):
        with game.refused("components.colours"):
            game.answer("cersei", f"bid card {card}")
    declined = game.clone().answer("cersei", "pass")
    assert declined.bid("cersei") == ["betrayal"]
    game.answer("cersei", "bid card corruption of olenna")
    assert game.bid("cersei") == ["corruption", "betrayal"]
    assert game.total("cersei") == 7


@rule("alliances:card.contingency-plan")
def test_contingency_plan() -> None:
    game = claim(
        bids={"cersei": ["a-game-of-thrones", "contingency-plan"], "olenna": ["contingency-plan"]},
        hands={"tyrion": ["ambush"]},
    ).next_round()
    assert game.hand("olenna") == ["contingency-plan"]
    assert game.hand("cersei") == []
    assert game.discard == ["a-game-of-thrones", "contingency-plan"]


@rule("alliances:card.pulling-the-strings")
def test_pulling_the_strings() -> None:
    game = claim("viserys-targaryen", bids={"tyrion": ["pulling-the-strings"]})
    assert game.allies("cersei+tyrion") == ["viserys-targaryen"]
    game.answer("cersei", "agree true")
    assert len(game.tokens("cersei+tyrion")) == 2


@rule("alliances:card.royal-decree")
def test_royal_decree() -> None:
    game = scenario(hands={"cersei": ["betrayal"], "tyrion": ["ambush"]}, bids={"olenna": ["royal-decree", "whispers"]})
    game.play("cersei", "betrayal")
    with game.refused("precedence.card-over-rulebook"):
        game.answer("cersei", "bid card royal-decree of olenna")
    assert game.options() == ["bid card whispers of olenna", "pass"]


@rule("alliances:card.corruption")
def test_corruption() -> None:
    position = {"hands": {"cersei": ["corruption"], "tyrion": ["ambush"]}, "tokens": {"tyrion+olenna": [3]}}
    game = scenario(**position).play("cersei", "corruption", "leader tyrion")  # type: ignore[arg-type]
    assert game.tokens("cersei+tyrion") == [3]
    game = scenario(**position).play("cersei", "corruption", "leader olenna")  # type: ignore[arg-type]
    assert game.tokens("olenna+daenerys") == [3]


@rule("alliances:card.a-game-of-thrones")
def test_a_game_of_thrones() -> None:
    game = scenario(hands={"cersei": ["a-game-of-thrones"], "tyrion": ["ambush"]}).play("cersei", "a-game-of-thrones")
    assert game.total("cersei") == 11
    assert [event["event"] for event in game.events()][1:] == ["card-played"]
    assert game.asked() == ("tyrion",)


@rule("alliances:card.little-birds")
def test_little_birds() -> None:
    game = scenario(hands={"cersei": ["little-birds"], "tyrion": ["a-game-of-thrones"]}, supply=[3, 1])
    game.play("cersei", "little-birds")
    assert (game.on_current, game.supply) == (1, 53)
    game.play("tyrion", "a-game-of-thrones").place("tyrion", "cersei+tyrion").place("tyrion", "tyrion+olenna")
    assert game.tokens("cersei+tyrion") == [3]
    assert game.tokens("tyrion+olenna") == [1]


@rule("alliances:card.the-silence")
def test_the_silence() -> None:
    game = scenario(
        hands={"cersei": ["the-silence", "ambush", "hostage", "catspaw"], "tyrion": ["corruption"] * 2},
        options=ADVANCED,
    )
    game.play("cersei", "the-silence").play("tyrion", "corruption").answer("cersei", "skip")
    assert game.kneeling == ["olenna", "daenerys"]
    game.kneel("tyrion")
    with game.refused("ruling.silence-limit"):
        game.answer("cersei", "skip")
    game.play("cersei", "ambush").play("cersei", "catspaw")
    assert game.kneeling[-1] == "cersei"
    assert game.hand("cersei") == ["hostage"]


@rule("alliances:card.interception")
def test_interception() -> None:
    game = scenario(
        hands={"cersei": ["interception"], "tyrion": ["crows-eye", "ambush"], "olenna": ["the-water-gardens"]},
        deck=["hostage", "catspaw"],
        options=ADVANCED,
    )
    game.play("cersei", "interception", "leader olenna")
    assert game.sees("cersei", "olenna") == ["the-water-gardens"]
    assert game.sees("tyrion", "olenna") == []
    game.play("tyrion", "crows-eye")
    assert game.sees("cersei", "olenna") == ["hostage", "the-water-gardens"]
    assert game.sees(None, "olenna") == []


@rule("alliances:card.bribery")
def test_bribery() -> None:
    game = scenario(hands={"cersei": ["bribery"], "olenna": ["corruption"]}, options=ADVANCED)
    game.play("cersei", "bribery", "leader tyrion")
    assert game.total("tyrion") == 5
    game.kneel("olenna")
    assert game.winner == "tyrion"
    assert game.hand("tyrion") == ["bribery"]


# --- allies that the rulebook shows ---------------------------------------------------------------


@rule("alliances:card.jaime-lannister")
def test_jaime_lannister() -> None:
    game = scenario(current="jaime-lannister", hands={"cersei": ["corruption"], "tyrion": ["corruption", "ambush"]})
    game.play("cersei", "corruption")
    with game.refused("ruling.jaime-same-name"):
        game.play("tyrion", "corruption")
    assert game.options() == ["play ambush", "kneel"]


@rule("alliances:card.arianne-martell")
def test_arianne_martell() -> None:
    game = scenario(
        current="arianne-martell",
        hands={leader: ["ambush"] for leader in ("cersei", "tyrion", "olenna")},
        bids={"tyrion": ["corruption", "whispers"], "olenna": ["hostage"]},
    )
    game.kneel("cersei", "tyrion")
    assert game.hand("tyrion") == ["ambush", "corruption", "whispers"]
    assert game.total("tyrion") == 0
    game.kneel("olenna")
    assert game.bid("olenna") == ["hostage"]


@rule("alliances:card.oberyn-martell")
def test_oberyn_martell() -> None:
    game = claim(
        "oberyn-martell",
        bids={"tyrion": ["corruption"]},
        hands={"cersei": ["ambush"], "tyrion": ["hostage", "catspaw", "whispers", "wildfire"]},
    )
    game.place("cersei", "cersei+tyrion").answer("tyrion", "card hostage", "card wildfire")
    assert game.hand("cersei") == []
    assert game.hand("tyrion") == ["catspaw", "whispers"]
    assert game.discard == ["ambush", "hostage", "wildfire"]


@rule("alliances:card.varys")
def test_varys() -> None:
    game = claim("varys", hands={"tyrion": ["ambush", "hostage"], "olenna": ["catspaw"]}).place(
        "cersei", "cersei+tyrion"
    )
    game.answer("cersei", "leader tyrion")
    assert game.sees("cersei", "tyrion") == ["ambush", "hostage"]
    assert game.sees("olenna", "tyrion") == []
    game.answer("cersei", "card hostage")
    assert game.hand("cersei") == ["hostage"]
    assert game.hand("tyrion") == ["ambush"]


@rule("alliances:card.patchface")
def test_patchface() -> None:
    deck = ["hodor", "bronn", "varys", "oberyn-martell", "mace-tyrell", "shae"]
    game = claim("patchface", ally_deck=deck).place("cersei", "cersei+tyrion")
    game.answer("cersei", *(f"ally {ally}" for ally in ("mace-tyrell", "varys", "hodor", "bronn")))
    assert game.ally_deck[:6] == ["mace-tyrell", "varys", "hodor", "bronn", "oberyn-martell", "shae"]
    assert game.events("allies-looked-at", "tyrion")[-1]["allies"] is None


@rule("alliances:card.loras-tyrell")
def test_loras_tyrell() -> None:
    game = claim("loras-tyrell", allies={"cersei+tyrion": ["renly-baratheon"]}, ally_deck=["hodor"])
    assert game.allies("cersei+tyrion") == ["renly-baratheon", "loras-tyrell", "hodor"]
    game = claim("loras-tyrell", ally_deck=["hodor"]).place("cersei", "daenerys+cersei")
    assert game.allies("daenerys+cersei") == ["loras-tyrell", "hodor"]


@rule("alliances:card.shae")
def test_shae() -> None:
    game = claim("shae", allies={"daenerys+cersei": ["hodor", "bronn"]}).place("cersei", "cersei+tyrion")
    assert game.options() == ["ally hodor", "ally bronn"]
    game.answer("cersei", "ally hodor")
    assert game.allies("cersei+tyrion") == ["shae", "hodor"]


@rule("alliances:card.robb-stark")
def test_robb_stark() -> None:
    hands = {"cersei": ["betrayal", "ambush"], "tyrion": ["betrayal"], "olenna": ["hostage"]}
    game = claim("robb-stark", hands=hands).place("cersei", "cersei+tyrion")
    saved = game.clone().answer("tyrion", "card betrayal").answer("cersei", "card betrayal")
    assert saved.allies("cersei+tyrion") == ["robb-stark"]
    assert saved.discard == ["betrayal", "betrayal"]
    killed = game.clone().answer("tyrion", "card betrayal").answer("cersei", "pass")
    assert killed.dead == ["robb-stark"]
    game.answer("tyrion", "pass")
    with game.refused("concept.hand-use"):
        game.answer("olenna", "card betrayal")


@rule("alliances:card.ilyn-payne")
def test_ilyn_payne() -> None:
    game = claim("ilyn-payne", ally_deck=["hodor", "bronn", "varys", "shae"]).place("cersei", "cersei+tyrion")
    with game.refused("ruling.must-and-may"):
        game.answer("cersei", "pass")
    with game.refused("ruling.must-and-may"):
        game.answer("cersei", "ally shae")
    game.answer("cersei", "ally bronn", "ally varys")
    assert game.dead == ["bronn"]
    assert game.ally_deck[:3] == ["varys", "hodor", "shae"]


@rule("alliances:card.sansa-stark")
def test_sansa_stark() -> None:
    game = claim("sansa-stark", allies={"cersei+tyrion": ["oberyn-martell"], "daenerys+cersei": ["shae"]})
    assert game.allies("cersei+tyrion") == ["oberyn-martell", "sansa-stark"]


def test_rules_of_one_rank_that_agree_leave_no_choice() -> None:
    strings = {"tyrion": ["pulling-the-strings"], "daenerys": ["pulling-the-strings"]}
    game = claim(
        bids={"cersei": ["a-game-of-thrones", "the-pack-survives"], **strings},
        allies={"cersei+tyrion": ["shae"]},
        options=ADVANCED,
    )
    assert game.allies("cersei+tyrion") == ["shae", "barristan-selmy"], "equal strings allow what the pack demands"


def test_nothing_binds_a_leader_who_buys_the_ally() -> None:
    hands = {"tyrion": ["ambush", "hostage", "catspaw"], "olenna": ["wildfire"]}
    game = claim("bronn", bids={"daenerys": ["pulling-the-strings"]}, hands=hands).answer("tyrion", "agree true")
    assert game.options() == ["council tyrion+olenna", "council cersei+tyrion"]
    game.place("tyrion", "tyrion+olenna")
    assert game.allies("tyrion+olenna") == ["bronn"]
    assert game.asks("olenna", "take-turn")
    assert len(game.tokens("daenerys+cersei")) == 1, "the winner's token is bound as before"


def test_who_buys_a_revealed_ally_places_it_whatever_the_revealer_is_bound_to() -> None:
    hands = {"olenna": ["ambush", "hostage", "catspaw", "wildfire"]}
    game = claim("loras-tyrell", ally_deck=["bronn"], hands=hands).place("cersei", "cersei+tyrion")
    game.answer("olenna", "agree true", *(f"card {card}" for card in ("ambush", "hostage", "catspaw")))
    assert game.asks("olenna", "place-ally"), "not in Ser Loras Tyrell's council, which isn't hers"
    assert game.options() == ["council olenna+daenerys", "council tyrion+olenna"]
    with game.refused("claim.place-ally"):
        game.place("olenna", "cersei+tyrion")
    game.place("olenna", "olenna+daenerys")
    assert (game.allies("olenna+daenerys"), game.allies("cersei+tyrion")) == (["bronn"], ["loras-tyrell"])


def test_a_neighbor_who_buys_a_revealed_ally_is_free_to_place_it() -> None:
    hands = {"tyrion": ["ambush", "hostage", "catspaw"], "olenna": ["wildfire"]}
    game = claim(
        bids={"cersei": ["a-game-of-thrones", "matchmaker"]}, ally_deck=["bronn"], hands=hands, options=ADVANCED
    )
    game.place("cersei", "daenerys+cersei").place("cersei", "daenerys+cersei").answer("tyrion", "agree true")
    assert game.options() == ["council tyrion+olenna", "council cersei+tyrion"], "the Matchmaker binds Cersei alone"


def test_strings_do_not_bind_tokens_of_other_leaders() -> None:
    game = claim("renly-baratheon", bids={"tyrion": ["pulling-the-strings"]})
    assert game.allies("cersei+tyrion") == ["renly-baratheon"]
    assert game.asks("tyrion", "place-token")
    assert game.options() == ["council tyrion+olenna", "council cersei+tyrion"]


def test_areo_hotah_does_not_guard_against_allies() -> None:
    game = claim(
        "areo-hotah",
        bids={"cersei": ["a-game-of-thrones", "matchmaker"]},
        hands={"tyrion": ["ambush", "hostage"]},
        ally_deck=["varys"],
        options=ADVANCED,
    )
    game.place("cersei", "cersei+tyrion").place("cersei", "cersei+tyrion").answer("cersei", "card ambush")
    assert game.hand("cersei") == ["ambush"]
