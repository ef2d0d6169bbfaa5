"""How a leader stands: councils, hands and chances."""

from __future__ import annotations

import pytest

from maester.bots.alliances.standing import (
    chance_to_win,
    council_outlook,
    hand_shares,
    projected,
    rounds_to_come,
    wins_to_come,
)
from maester.engine import Seat
from tests.bots.alliances.positions import HANDS, table
from tests.games.alliances.language import Play, scenario

CERSEI, TYRION, OLENNA, DAENERYS = map(Seat, range(4))


def test_a_token_counts_its_number_only_for_those_who_know_it() -> None:
    game = scenario(allies={"cersei+tyrion": ["hodor"]}, tokens={"cersei+tyrion": [3], "tyrion+olenna": [1, 1]})
    token = game.realm.tokens[0][0]
    game.realm.show((game.realm.box.first_token + token,), (CERSEI,))
    assert council_outlook(game.realm, CERSEI) == [6, 4.0, 0, 0]
    assert council_outlook(game.realm, TYRION) == [5.0, 4.0, 0, 0]


@pytest.mark.parametrize(
    ("players", "season", "space", "left"), [(4, "summer", 4, 14), (4, "winter", 0, 0), (6, "autumn", 6, 13)]
)
def test_the_rounds_to_come_are_those_of_all_seasons(players: int, season: str, space: int, left: int) -> None:
    game = scenario(players=players, season=season, space=space, hands={"cersei": ["ambush"]})
    assert rounds_to_come(game.realm) == left


def test_a_stronger_hand_wins_more_but_no_more_than_it_has_cards() -> None:
    game = table(["a-game-of-thrones"] * 3, knelt=())
    shares = hand_shares(game.realm)
    assert sum(shares) == pytest.approx(1)
    assert shares[0] == max(shares)
    alone = scenario(hands={"cersei": ["ambush"]})
    assert wins_to_come(alone.realm, 3, 0) == [1, 0, 0, 0]
    assert wins_to_come(alone.realm, 0, 8) == [2, 2, 2, 2]


def test_what_a_leader_wins_comes_to_both_of_his_councils() -> None:
    game = scenario(hands={"cersei": ["ambush"]})
    assert projected(game.realm, [0.0] * 4, 1, 0) == [2.5, 0, 0, 2.5]


def chances(game: Play, soon: int = 0, later: int = 0) -> list[float]:
    return [chance_to_win(game.realm, Seat(seat), soon, later) for seat in range(4)]


def test_the_chances_of_all_are_one() -> None:
    game = table(["ambush"], allies={"cersei+tyrion": ["robb-stark"], "olenna+daenerys": ["hodor"]})
    assert sum(chances(game, 3, 10)) == pytest.approx(1)


def test_the_better_small_council_is_ahead_whatever_the_other_is() -> None:
    councils = {
        "cersei+tyrion": ["robb-stark", "tywin-lannister", "bronn"],
        "tyrion+olenna": ["missandei"],
        "olenna+daenerys": ["hodor", "oberyn-martell"],
        "daenerys+cersei": ["stannis-baratheon", "mance-rayder"],
    }
    ahead = chances(scenario(allies=councils, hands=HANDS))
    assert sorted(range(4), key=lambda seat: -ahead[seat])[:2] == [CERSEI, DAENERYS]
    assert ahead[TYRION] < 0.02


def test_a_lead_decides_more_the_fewer_rounds_are_left() -> None:
    councils = {"cersei+tyrion": ["robb-stark"], "daenerys+cersei": ["tywin-lannister"]}
    game = scenario(allies=councils, hands={})
    assert chances(game, 0, 10)[0] < chances(game, 0, 5)[0] < chances(game)[0]


def test_cards_in_hand_are_chances() -> None:
    few, many = (table(hand, allies={}) for hand in (["ambush"], ["ambush", "royal-decree", "corruption"]))
    assert chances(few, 3, 0)[0] < chances(many, 3, 0)[0]
    assert chances(few)[0] == chances(many)[0]
