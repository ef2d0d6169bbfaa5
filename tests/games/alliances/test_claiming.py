"""Step 3 of a round: who wins, and what the winner claims (p. 6)."""

from __future__ import annotations

from maester.harness.marks import rule
from tests.games.alliances.language import claim, scenario


@rule("alliances:claim.total")
def test_the_total_is_the_sum_of_the_bid_area() -> None:
    game = scenario(bids={"cersei": ["betrayal", "contingency-plan", "corruption"]}, hands={"cersei": ["ambush"]})
    assert game.lines("cersei") == [(1, "betrayal"), (5, "contingency-plan"), (6, "corruption")]
    assert (game.total("cersei"), game.total("tyrion")) == (12, 0)


@rule("alliances:claim.winner")
def test_the_highest_total_wins() -> None:
    game = scenario(
        phase="claim",
        bids={"tyrion": ["corruption", "corruption"], "olenna": ["a-game-of-thrones", "pulling-the-strings"]},
    )
    assert game.realm.totals == (0, 12, 15, 0)
    assert game.winner == "olenna"


@rule("alliances:bid.tie-first-player")
def test_ties_go_clockwise_from_the_first_player() -> None:
    bids = {"olenna": ["corruption"], "daenerys": ["corruption"]}
    assert scenario(phase="claim", bids=bids).winner == "olenna"
    assert scenario(phase="claim", bids=bids, first="daenerys").winner == "daenerys"
    assert scenario(phase="claim", bids={**bids, "cersei": ["corruption"]}).winner == "cersei"


@rule("alliances:bid.tie-at-zero")
def test_somebody_wins_even_with_nothing() -> None:
    assert scenario(phase="claim", first="olenna").winner == "olenna"


@rule("alliances:claim.place-ally")
def test_the_winner_places_the_ally_in_an_own_council() -> None:
    game = claim()
    with game.refused("claim.place-ally"):
        game.place("cersei", "tyrion+olenna")
    assert game.options() == ["council cersei+tyrion", "council daenerys+cersei"]
    game.place("cersei", "daenerys+cersei")
    assert game.allies("daenerys+cersei") == ["barristan-selmy"]


@rule("alliances:claim.when-claimed")
def test_a_when_claimed_ability_must_be_resolved() -> None:
    game = claim("shae", allies={"daenerys+cersei": ["hodor", "bronn"]}).place("cersei", "cersei+tyrion")
    with game.refused("ruling.must-and-may"):
        game.answer("cersei", "pass")
    game.answer("cersei", "ally bronn")
    assert game.allies("cersei+tyrion") == ["shae", "bronn"]


@rule("alliances:claim.impossible-part")
def test_what_is_impossible_is_left_out() -> None:
    game = claim("shae", allies={"tyrion+olenna": ["hodor"]}).place("cersei", "cersei+tyrion")
    assert game.question() == "place-token"
    assert game.allies("cersei+tyrion") == ["shae"]


@rule("alliances:claim.power-token")
def test_the_winner_gains_a_power_token() -> None:
    game = claim().place("cersei", "cersei+tyrion")
    assert (game.supply, game.all_tokens()) == (54, 0)
    game.place("cersei", "cersei+tyrion")
    assert (game.supply, game.all_tokens()) == (53, 1)


@rule("alliances:claim.token-unseen")
def test_nobody_sees_the_token() -> None:
    game = (
        claim(supply=[3], hands={"tyrion": ["ambush"]})
        .place("cersei", "cersei+tyrion")
        .place("cersei", "cersei+tyrion")
    )
    assert game.tokens("cersei+tyrion") == [3]
    for viewer in ("cersei", "tyrion", None):
        assert game.sees_tokens(viewer, "cersei+tyrion") == [None]
    gained = game.events("tokens-gained", "cersei")
    assert len(gained) == 1
    assert "value" not in str(gained[0])


@rule("alliances:claim.token-either-council")
def test_the_token_may_go_to_the_other_council() -> None:
    game = claim().place("cersei", "cersei+tyrion")
    with game.refused("claim.token-either-council"):
        game.place("cersei", "tyrion+olenna")
    game.place("cersei", "daenerys+cersei")
    assert len(game.tokens("daenerys+cersei")) == 1


@rule("alliances:kill.dead-pile")
def test_a_killed_ally_lies_in_the_dead_pile() -> None:
    game = claim("roose-bolton", allies={"cersei+tyrion": ["hodor"]}).place("cersei", "cersei+tyrion")
    assert game.dead == ["hodor"]
    assert game.allies("cersei+tyrion") == ["roose-bolton"]
    assert game.power("cersei+tyrion") == 5


@rule("alliances:kill.public")
def test_the_dead_pile_is_public() -> None:
    game = scenario(dead=["hodor", "bronn"], hands={"cersei": ["ambush"]})
    for viewer in ("cersei", "daenerys", None):
        assert sorted(game.view(viewer)["dead"]) == ["ally-bronn", "ally-hodor"]


@rule("alliances:triumph.timing")
def test_a_triumph_ability_waits_for_the_winner() -> None:
    game = scenario(
        hands={"cersei": ["catspaw", "a-game-of-thrones"], "tyrion": ["ambush"]}, allies={"olenna+daenerys": ["varys"]}
    )
    game.play("cersei", "catspaw").kneel("tyrion").play("cersei", "a-game-of-thrones")
    assert game.dead == []
    assert game.kneeling[-1] == "cersei"
    assert game.asks("cersei", "kill-ally")
    game.answer("cersei", "ally varys")
    assert game.dead == ["varys"]


@rule("alliances:precedence.card-over-rulebook")
def test_a_card_goes_before_the_rulebook() -> None:
    game = claim(bids={"tyrion": ["pulling-the-strings"]})
    assert game.allies("cersei+tyrion") == ["barristan-selmy"], "the rulebook leaves the choice free"
    game = claim("jaqen-hghar", bids={"tyrion": ["pulling-the-strings"]}).place("cersei", "cersei+tyrion")
    assert len(game.tokens("cersei+tyrion")) == 1


@rule("alliances:precedence.ally-over-influence")
def test_an_ally_goes_before_an_influence_card() -> None:
    game = claim("sansa-stark", bids={"tyrion": ["pulling-the-strings"]}, allies={"daenerys+cersei": ["hodor"]})
    assert game.allies("daenerys+cersei") == ["hodor", "sansa-stark"]


@rule("alliances:gain.power-token")
def test_a_gained_token_is_placed_unseen_in_an_own_council() -> None:
    game = claim("viserys-targaryen", supply=[2]).place("cersei", "cersei+tyrion").answer("cersei", "agree true")
    assert game.asks("cersei", "place-token")
    with game.refused("claim.token-either-council"):
        game.place("cersei", "olenna+daenerys")
    game.place("cersei", "daenerys+cersei")
    assert game.tokens("daenerys+cersei") == [2]
    assert game.sees_tokens("cersei", "daenerys+cersei") == [None]


@rule("alliances:you.influence-holder")
def test_you_on_an_influence_card_is_its_holder() -> None:
    game = scenario(hands={"cersei": ["contingency-plan"], "tyrion": ["betrayal"], "olenna": ["a-game-of-thrones"]})
    game.play("cersei", "contingency-plan").play("tyrion", "betrayal", "bid card contingency-plan of cersei")
    game.play("olenna", "a-game-of-thrones").next_round()
    assert game.hand("tyrion") == ["contingency-plan"]
    assert game.hand("cersei") == []


@rule("alliances:you.ally-claimer")
def test_you_on_an_ally_is_its_claimer() -> None:
    game = claim("varys", winner="tyrion", hands={"olenna": ["ambush", "hostage"]}).place("tyrion", "cersei+tyrion")
    game.answer("tyrion", "card hostage")
    assert game.hand("tyrion") == ["hostage"]


@rule("alliances:deals.non-binding")
def test_nothing_binds_a_leader_to_a_promise() -> None:
    game = claim()
    kinds = {option.split()[0] for option in game.options()}
    assert kinds == {"council"}, "there is no move by which a promise could bind"
    game.place("cersei", "daenerys+cersei")
