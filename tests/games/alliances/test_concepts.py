"""Fundamental concepts and the object of the game (p. 4, 5, 6)."""

from __future__ import annotations

import pytest

from maester.harness.marks import rule
from tests.games.alliances.language import BOX, claim, new_game, scenario


@rule("alliances:concept.leader-is-player")
def test_a_chosen_leader_is_a_seated_player() -> None:
    game = scenario(hands={"cersei": ["whispers"], "tyrion": ["ambush"], "olenna": ["ambush"], "daenerys": ["ambush"]})
    game.play("cersei", "whispers")
    assert game.options() == ["leader tyrion", "leader olenna", "leader daenerys"]


@rule("alliances:concept.influence-card")
def test_only_one_influence_card_has_no_ability() -> None:
    cards = (*BOX.content["influence"], *BOX.content["events"], *BOX.content["leader_influence"])
    assert [card["id"] for card in cards if not card["effects"]] == ["inf-a-game-of-thrones"]
    assert all(card["influence"] >= 0 for card in cards)


@rule("alliances:concept.ally-card")
def test_every_ally_has_power_and_an_ability() -> None:
    assert len(BOX.content["allies"]) > 30
    assert all(ally["power"] > 0 and ally["effects"] for ally in BOX.content["allies"])


@rule("alliances:concept.hand-use")
def test_only_cards_of_the_own_hand_can_be_played() -> None:
    game = scenario(hands={"cersei": ["corruption"], "tyrion": ["whispers"]})
    with game.refused("concept.hand-use"):
        game.play("cersei", "whispers")


@rule("alliances:concept.council")
def test_what_is_claimed_or_gained_lies_in_one_council() -> None:
    game = claim().place("cersei", "cersei+tyrion")
    game.place("cersei", "daenerys+cersei")
    councils = ("cersei+tyrion", "tyrion+olenna", "olenna+daenerys", "daenerys+cersei")
    assert [game.allies(council) for council in councils] == [["barristan-selmy"], [], [], []]
    assert [len(game.tokens(council)) for council in councils] == [0, 0, 0, 1]


@rule("alliances:concept.two-councils")
@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_there_are_as_many_councils_as_players(players: int) -> None:
    game = new_game(players)
    councils = game.view()["councils"]
    assert len(councils) == players
    for seat in range(players):
        assert sum(seat in council["seats"] for council in councils) == 2
        assert councils[seat]["seats"] == [seat, (seat + 1) % players]


@rule("alliances:concept.neighbors")
def test_neighbors_share_a_council() -> None:
    realm = new_game(4).realm
    a, b, c, d = range(4)
    assert set(realm.neighbors(a)) == {b, d}  # type: ignore[arg-type]
    assert realm.shared(a, c) < 0  # type: ignore[arg-type]


@rule("alliances:concept.small-council")
def test_the_small_council_is_the_weaker_one() -> None:
    from maester.games.alliances.scoring import other_council, small_council

    game = scenario(
        allies={
            "cersei+tyrion": ["tywin-lannister", "robb-stark"],
            "daenerys+cersei": ["oberyn-martell", "renly-baratheon", "khal-drogo"],
        }
    )
    assert (game.power("cersei+tyrion"), game.power("daenerys+cersei")) == (12, 15)
    assert small_council(game.realm, game.seat("cersei")) == 12
    assert other_council(game.realm, game.seat("cersei")) == 15


@rule("alliances:concept.council-power")
def test_the_power_of_a_council_is_that_of_allies_and_tokens() -> None:
    game = scenario(allies={"cersei+tyrion": ["shae", "oberyn-martell"]}, tokens={"cersei+tyrion": [1, 2]})
    assert game.power("cersei+tyrion") == 11


@rule("alliances:goal.best-small-council")
def test_the_best_small_council_wins_not_the_largest_council() -> None:
    game = scenario(
        phase="claim",
        season="winter",
        space=0,
        players=3,
        current=None,
        allies={
            "cersei+tyrion": ["tywin-lannister", "robb-stark", "oberyn-martell", "renly-baratheon"],
            "tyrion+olenna": ["jaime-lannister"],
            "olenna+cersei": ["shae"],
        },
        supply=[1],
    ).place("cersei", "cersei+tyrion")
    assert game.match.result is not None
    assert game.match.result.places[0] == ("tyrion-lannister",)


@rule("alliances:concept.bid-area")
def test_played_cards_lie_faceup_before_their_leader() -> None:
    game = scenario(hands={"cersei": ["corruption", "whispers"], "tyrion": ["ambush"]}).play("cersei", "corruption")
    for viewer in ("tyrion", "olenna", None):
        assert game.view(viewer)["leaders"][0]["bid"] == [{"card": "inf-corruption", "value": 6}]
