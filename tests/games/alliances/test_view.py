"""What the table shows, field by field: to a leader, to the others, and to those who only watch."""

from __future__ import annotations

from maester.harness.marks import rule
from tests.games.alliances.card_cases import ADVANCED, holding
from tests.games.alliances.language import CARDS, claim, new_game, scenario
from tests.games.alliances.test_variants import draft_all

LEFT = "cersei+tyrion"


@rule("alliances:bid.turn-order")
def test_it_is_somebodys_turn_in_step_two_only() -> None:
    game = scenario(hands={"tyrion": ["royal-decree"]}, turn="tyrion")
    assert game.view()["turn"] == 1
    assert claim().view()["turn"] is None


@rule("alliances:concept.hand-use")
def test_of_another_hand_one_sees_how_many_cards_are_unknown() -> None:
    hands = {"cersei": ["whispers"], "tyrion": ["ambush", "wildfire"], "olenna": ["hostage"]}
    game = scenario(hands=hands).play("cersei", "whispers", "leader tyrion")
    leaders = {viewer: game.view(viewer)["leaders"] for viewer in ("cersei", "tyrion", "olenna")}
    assert [leaders["tyrion"][seat]["hand_unknown"] for seat in range(4)] == [0, 0, 1, 0]
    assert leaders["cersei"][1]["hand_unknown"] == 0, "she has looked at both cards"
    assert leaders["olenna"][1]["hand_unknown"] == 2


@rule("alliances:claim.total")
def test_a_total_is_what_it_was_when_the_winner_was_determined() -> None:
    game = claim(
        bids={"cersei": ["a-game-of-thrones", "hostage"], "tyrion": ["a-lannister-pays-his-debts"]}, options=ADVANCED
    )
    game.rest("place-ally")
    assert game.bid("cersei") == ["a-game-of-thrones"]
    cersei = game.view()["leaders"][0]
    assert (cersei["total"], sum(value for value, _ in cersei["total_lines"])) == (15, 11)


@rule("alliances:claim.total")
def test_the_leaders_are_ranked_by_their_totals() -> None:
    bids = {"cersei": ["hostage"], "olenna": ["a-game-of-thrones"], "daenerys": ["corruption"]}
    game = claim(winner="olenna", bids=bids)
    assert (game.view()["winner"], game.view()["ranks"]) == (2, [2, 3, 0, 1])


def test_the_table_shows_who_would_win_the_bid_as_it_stands() -> None:
    hands = {"tyrion": ["royal-decree"]}
    assert scenario(hands=hands).view()["ahead"] is None, "no card is played yet"
    bids = {"cersei": ["hostage"], "tyrion": ["corruption"], "olenna": ["corruption"]}
    assert scenario(hands=hands, bids=bids).view()["ahead"] == 1
    assert scenario(hands=hands, bids=bids, first="olenna").view()["ahead"] == 2, (
        "ties go clockwise from the first player"
    )
    tied = {"tyrion": ["contingency-plan"], "olenna": ["queen-regent"]}
    assert scenario(hands=hands, bids=tied, options=ADVANCED).view()["ahead"] == 2, "who wins ties is ahead in one"
    assert claim(winner="olenna", bids={"olenna": ["a-game-of-thrones"]}).view()["ahead"] == 2


def test_the_table_counts_the_councils_of_a_leader_as_far_as_they_are_known() -> None:
    game = scenario(
        hands={"tyrion": ["royal-decree"]},
        allies={"cersei+tyrion": ["varys"], "tyrion+olenna": ["maester-aemon"]},
        tokens={"tyrion+olenna": [3, 2]},
    )
    power = game.power("cersei+tyrion"), game.power("tyrion+olenna")
    seen = game.view("cersei")["leaders"][1]["count"]
    small, large = sorted((power[0], power[1] - 5))
    assert seen == {"small": small, "large": large, "allies": 2, "hidden": 2}
    assert game.view("cersei")["leaders"][3]["count"] == {"small": 0, "large": 0, "allies": 0, "hidden": 0}


def test_a_drafted_packet_goes_to_the_left_in_the_first_season_and_then_to_the_right() -> None:
    game = new_game(draft="card-draft")
    leaders = ("cersei", "tyrion", "olenna", "daenerys")
    assert [game.view(leader)["packet_to"] for leader in leaders] == [1, 2, 3, 0]
    assert game.view(None)["packet_to"] is None
    draft_all(game)
    assert game.view("cersei")["packet_to"] is None
    game.rest("choose-card-to-keep")
    assert [game.view(leader)["packet_to"] for leader in leaders] == [3, 0, 1, 2]


def test_the_table_shows_who_must_play_and_who_may_skip() -> None:
    game = holding("the-silence", own=("corruption",), hands={"tyrion": ["forged-letter", "ambush"]})
    game.play("cersei", "the-silence")
    assert [leader["may_skip"] for leader in game.view()["leaders"]] == [2, 0, 0, 0]
    game.play("tyrion", "forged-letter")
    assert [leader["must_play"] for leader in game.view()["leaders"]] == [True, False, False, False]


def test_a_hand_is_open_to_everybody_or_to_one() -> None:
    game = holding("honor", own=("corruption",)).play("cersei", "honor")
    assert [leader["open_to"] for leader in game.view("tyrion")["leaders"]] == [None, [], [], []]
    game = holding("interception").play("cersei", "interception", "leader tyrion")
    assert [leader["open_to"] for leader in game.view("olenna")["leaders"]] == [[], [0], [], []]


@rule("alliances:concept.council-power")
def test_the_power_of_a_council_counts_the_tokens_that_the_viewer_knows() -> None:
    game = holding("master-of-coin", tokens={LEFT: [3, 1]}, allies={LEFT: ["bronn"]})
    game.play("cersei", "master-of-coin", f"token {LEFT} 1", "pass", "pass")
    assert [game.view(viewer)["councils"][0]["power"] for viewer in ("cersei", "tyrion", None)] == [7, 4, 4]


@rule("alliances:advanced.four-leader-cards")
def test_everybody_sees_how_many_white_cards_a_leader_has_left() -> None:
    stocks = {"cersei": ["queen-regent"], "tyrion": ["the-great-chain", "clansmen-of-the-vale"]}
    game = scenario(hands={"cersei": ["corruption"]}, stocks=stocks, options=ADVANCED)
    for viewer in ("cersei", "tyrion", None):
        assert [leader["white_cards"] for leader in game.view(viewer)["leaders"]] == [1, 2, 4, 4]


def test_white_cards_that_are_out_of_the_game_lie_open() -> None:
    game = scenario(hands={"cersei": ["corruption"]}, removed=[CARDS["queen-regent"]], options=ADVANCED)
    assert game.view()["removed"] == ["ldr-queen-regent"]


def test_who_looks_at_allies_goes_on_seeing_the_one_that_goes_to_the_bottom() -> None:
    deck = ["shae", "bronn", "varys", "ygritte"]
    game = holding("visions-in-the-flames", ally_deck=deck).play("cersei", "visions-in-the-flames", "ally bronn")
    (looking,) = game.view("cersei")["resolving"]
    assert sorted(looking["looking_at"]) == ["ally-bronn", "ally-shae", "ally-varys", "ally-ygritte"]
    assert [one["looking_at"] for one in game.view("tyrion")["resolving"]] == [[]]


def test_a_claim_belongs_to_the_one_who_claims() -> None:
    hands = {"olenna": ["corruption", "whispers", "hostage", "ambush"]}
    game = claim("bronn", hands=hands).answer("olenna", "agree true").rest("place-ally")
    (resolving,) = game.view()["resolving"]
    assert (resolving["what"], resolving["seat"], resolving["claim"]) == ("ally-bronn", 2, True)


def test_one_sees_the_own_cards_of_a_draft() -> None:
    game = new_game(4, draft="card-draft")
    packet = game.view("cersei")["packet"]
    for leader in game.asked():
        game.answer(leader, game.options(leader)[0])
    assert [len(game.view("cersei")[pile]) for pile in ("packet", "aside")] == [9, 1]
    assert game.view("cersei")["aside"][0] in packet
    assert game.view("cersei")["packet"] != packet
    assert game.view(None)["packet"] == game.view(None)["aside"] == []


def test_the_season_of_the_beginning_stays() -> None:
    game = scenario(phase="claim", hands={"cersei": ["corruption"]}, season="summer", space=0).next_round()
    assert (game.view()["first_season"], game.view()["season"]) == ("summer", "autumn")


@rule("alliances:ruling.this-round-duration")
def test_the_ability_of_a_claimed_ally_is_shown_until_the_round_ends() -> None:
    game = claim("margaery-tyrell", bids={"olenna": ["corruption"]}).place("cersei", LEFT)
    assert (game.view()["current"], game.view()["this_round"]) == (None, "ally-margaery-tyrell")
