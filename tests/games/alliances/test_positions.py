"""Positions as text: what a position says and what it leaves out, where a match starts from it, and what is refused."""

from __future__ import annotations

from typing import Any

import pytest

import maester
from maester import BadData
from tests.games.alliances.card_cases import ADVANCED
from tests.games.alliances.language import BOX, CARDS, FIXED, LEADERS, Play, claim, new_game, scenario

CERSEI, TYRION, OLENNA, DAENERYS = (LEADERS[name] for name in ("cersei", "tyrion", "olenna", "daenerys"))
ALL = [CERSEI, TYRION, OLENNA, DAENERYS]
LEFT = "cersei+tyrion"


def bare(**position: Any) -> Play:
    """A match from exactly this position."""
    return Play(maester.scenario("alliances", position, 4, 1, FIXED))


@pytest.mark.parametrize(
    ("position", "place"),
    [
        ({"phase": "tea"}, "phase"),
        ({"space": 5}, "space"),
        ({"space": -1}, "space"),
        ({"knelt": [CERSEI, CERSEI]}, "knelt"),
        ({"phase": "claim", "knelt": [CERSEI]}, "knelt"),
        ({"phase": "bidding", "knelt": ALL}, "knelt"),
        ({"leaders": {"hodor": {}}}, "leaders"),
        ({"leaders": {CERSEI: {"hand": ["evt-bribery", "evt-bribery"]}}}, f"leaders/{CERSEI}/hand"),
        ({"leaders": {CERSEI: {"bid": ["evt-bribery"], "hand": ["evt-bribery"]}}}, f"leaders/{CERSEI}/bid"),
        ({"dead": ["ally-shae"], "current": "ally-shae"}, "dead"),
        ({"councils": {f"{CERSEI}+{TYRION}": {"tokens": [3] * 54}}}, f"councils/{CERSEI}+{TYRION}/tokens"),
        ({"supply": [0]}, "supply"),
    ],
)
def test_a_wrong_position_is_refused_where_it_is_wrong(position: dict[str, Any], place: str) -> None:
    with pytest.raises(BadData) as caught:
        bare(**position)
    assert caught.value.values["place"] == place


def test_who_names_no_council_learns_which_there_are() -> None:
    with pytest.raises(BadData) as caught:
        bare(councils={f"{CERSEI}+{OLENNA}": {}})
    assert f"{CERSEI}+{TYRION}" in caught.value.values["right"]


# --- what a position leaves out -------------------------------------------------------------------


def test_the_first_player_is_to_act_unless_a_position_says_otherwise() -> None:
    leaders = {leader: {"hand": ["inf-corruption"]} for leader in (CERSEI, OLENNA)}
    assert bare(first=OLENNA, leaders=leaders).asked() == ("olenna",)


def test_a_turn_of_somebody_who_kneels_goes_to_the_next() -> None:
    hands = {"tyrion": ["corruption"], "olenna": ["whispers"], "daenerys": ["hostage"]}
    assert scenario(hands=hands, turn="tyrion", knelt=["tyrion", "olenna"]).asked() == ("daenerys",)


def test_all_have_knelt_clockwise_from_the_first_player_before_a_claim() -> None:
    bids = {"cersei": ["night-gathers"], "tyrion": ["corruption"]}
    game = scenario(phase="claim", bids=bids, first="tyrion", options=ADVANCED)
    assert (game.kneeling, game.winner) == (["tyrion", "olenna", "daenerys", "cersei"], "cersei")


def test_a_clean_up_begins_with_a_winner_and_with_all_on_their_knees() -> None:
    bids = {"cersei": ["night-gathers"], "tyrion": ["contingency-plan"]}
    game = scenario(phase="clean-up", bids=bids, first="tyrion", hands={"olenna": ["corruption"]}, options=ADVANCED)
    assert game.hand("tyrion") == ["contingency-plan"], "Cersei, the last to kneel, has 8 against 5"
    bids = {"tyrion": ["contingency-plan"]}
    game = scenario(phase="clean-up", current=None, bids=bids, hands={"olenna": ["corruption"]})
    assert game.discard == ["contingency-plan"], "Tyrion won"


def test_a_round_begins_with_the_hands_of_the_position() -> None:
    game = scenario(phase="round", current=None, hands={"tyrion": ["corruption"]}, ally_deck=["shae"])
    assert (game.current, game.hand("tyrion"), game.hand("cersei")) == ("shae", ["corruption"], [])


def test_white_cards_that_lie_nowhere_are_still_to_be_drawn() -> None:
    game = scenario(hands={"cersei": ["queen-regent"]}, options=ADVANCED)
    assert sorted(game.cards(game.realm.stock[0])) == ["lannister-gold", "tears-of-lys", "walk-of-atonement"]


def test_tokens_come_from_the_supply_as_a_position_lays_them() -> None:
    for seed in (1, 2, 3):
        game = scenario(phase="claim", hands={"tyrion": ["corruption"]}, supply=[3, 1, 2], seed=seed)
        game.place("cersei", LEFT).place("cersei", LEFT)
        assert game.tokens(LEFT) == [3]


# --- what is known --------------------------------------------------------------------------------


def test_what_lies_open_in_a_position_is_known_to_all() -> None:
    game = scenario(
        hands={"cersei": ["corruption"]},
        bids={"tyrion": ["ambush"]},
        allies={LEFT: ["bronn"]},
        dead=["shae"],
        discard=["betrayal"],
        removed=[CARDS["queen-regent"]],
        options=ADVANCED,
    )
    realm = game.realm
    for card in (*realm.bid[1], *realm.discard, *realm.removed):
        assert realm.knows(None, card)
    for ally in (*realm.allies[0], *realm.dead, realm.current):
        assert realm.knows(None, BOX.first_ally + ally)
    (held,) = realm.hand[0]
    assert [realm.knows(seat, held) for seat in (0, 1, None)] == [True, False, False]  # type: ignore[arg-type]


# --- from the table to text -----------------------------------------------------------------------


def test_a_position_tells_who_knelt_first() -> None:
    game = scenario(hands={"tyrion": ["corruption"]}, turn="tyrion", knelt=["olenna", "cersei"])
    assert game.match.position()["knelt"] == [OLENNA, CERSEI]


def test_while_cards_are_drafted_a_season_begins() -> None:
    game = new_game(4, draft="card-draft")
    assert game.match.position()["phase"] == "season"
    game.rest(lambda play: play.realm.season == 1 and play.question() == "choose-card-to-keep")
    assert game.match.position()["phase"] == "season"


# --- what is under way ----------------------------------------------------------------------------


def again(game: Play, **changes: Any) -> Play:
    """A match from the position of another one."""
    match = game.match
    return Play(maester.scenario("alliances", {**match.position(), **changes}, match.players, 7, match.options))


def test_an_ally_that_is_being_placed_and_its_tokens_are_not_lost() -> None:
    game = claim("oberyn-martell", current_tokens=[3, 2], tokens={LEFT: [1]}, hands={"tyrion": ["royal-decree"]})
    assert game.asks("cersei", "place-ally")
    copy = again(game)
    for viewer in ("cersei", "olenna", None):
        assert copy.view(viewer) == game.view(viewer)
    copy.place("cersei", LEFT)
    assert (copy.allies(LEFT), copy.tokens(LEFT)) == (["oberyn-martell"], [1, 3, 2])


def test_a_card_that_is_being_played_is_not_lost() -> None:
    hands = {"cersei": ["ambush", "betrayal"], "tyrion": ["whispers"]}
    game = scenario(current="hodor", hands=hands, bids={"tyrion": ["catspaw", "hostage"]}).play("cersei", "ambush")
    assert game.options() == ["bid card catspaw of tyrion", "bid card hostage of tyrion"]
    copy = again(game)
    assert copy.view() == game.view()
    copy.answer("cersei", "bid card hostage of tyrion")
    assert (copy.bid("cersei"), copy.bid("tyrion"), copy.discard) == (["ambush"], ["catspaw"], ["hostage"])


def test_what_everybody_and_somebody_has_seen_stays_known() -> None:
    game = scenario(
        current="arianne-martell",
        bids={"cersei": ["catspaw"]},
        hands={"cersei": ["ambush"], "tyrion": ["whispers", "hostage"], "olenna": ["wildfire"]},
    )
    game.kneel("cersei").play("tyrion", "whispers", "leader olenna")
    copy = again(game)
    assert copy.sees(None, "cersei") == ["catspaw"]
    assert copy.sees("tyrion", "olenna") == ["wildfire"]
    assert copy.sees("cersei", "olenna") == []


def test_what_lasts_for_the_round_stays_in_force() -> None:
    hands = {"cersei": ["forged-letter"], "tyrion": ["whispers"], "olenna": ["ambush", "hostage"]}
    game = scenario(hands=hands).play("cersei", "forged-letter", "leader olenna").kneel("tyrion")
    assert again(game).options() == game.options() == ["play ambush", "play hostage"]
    assert game.match.position()["lasting"]["must_play"] == [OLENNA]


def test_leaders_who_were_chosen_keep_their_seats() -> None:
    match = maester.new_match("alliances", 3, 1, {"leaders": "chosen", "first_player": 1})
    for leader in ("jon-snow", "eddard-stark"):
        match.play(match.to_act[0], f"lead {leader}")
        copy = maester.scenario("alliances", match.position(), 3, 1, match.options)
        assert (copy.view(), copy.to_act) == (match.view(), match.to_act)


def test_what_no_rule_begins_is_refused_in_a_sentence() -> None:
    game = claim("oberyn-martell")
    under_way = game.match.position()["under_way"]
    under_way["agenda"][-1]["claim"] = 5
    with pytest.raises(BadData) as caught:
        again(game, under_way=under_way)
    assert (caught.value.code, caught.value.values["place"]) == ("bad-position", "position")
    assert caught.value.message("pl")


@pytest.mark.parametrize(
    ("changes", "place"),
    [
        ({"under_way": {"agenda": [{"type": "PlaceAlly", "claim": 0}]}}, "ally_deck"),
        ({"under_way": {"agenda": [{"type": "PlaceAlly", "claim": "cersei"}]}}, "agenda"),
        ({"under_way": {"agenda": [{"type": "PlaceAlly"}]}}, "agenda"),
        ({"under_way": {"agenda": [{"type": "DrinkTea"}]}}, "agenda"),
        ({"under_way": {"agenda": "tea"}}, "agenda"),
        ({"under_way": {"tea": []}}, "under_way"),
        ({"lasting": {"hand": []}}, "lasting"),
        ({"lasting": {"offered": ["ally-oberyn-martell"]}}, "under_way"),
        ({"lasting": {"in_play": ["inf-royal-decree#1"]}}, "under_way"),
        ({"ally_deck": []}, "ally_deck"),
        ({"known": {"hats": {}}}, "known"),
        ({"seated": [TYRION, CERSEI, OLENNA, DAENERYS]}, "seated"),
    ],
)
def test_what_cannot_be_under_way_is_refused_where_it_is_wrong(changes: dict[str, Any], place: str) -> None:
    game = claim("oberyn-martell", current_tokens=[3])
    with pytest.raises(BadData) as caught:
        again(game, **changes)
    assert caught.value.values["place"] == place
    assert caught.value.message("pl")
