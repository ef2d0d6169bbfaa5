"""Winning the game (p. 8)."""

from __future__ import annotations

from maester.engine import Seat
from maester.games.alliances.scoring import ally_cards, other_council, small_council
from maester.harness.marks import rule
from tests.games.alliances.language import Play, scenario

LAST = {"phase": "claim", "season": "winter", "space": 0, "current": None}


def final(players: int = 4, winner: str = "cersei", **position: object) -> Play:
    """The end of the last round: the winner of the bid puts a token of 1 into the left council."""
    game = scenario(players=players, supply=[1], first=winner, **LAST, **position)  # type: ignore[arg-type]
    left = game.options()[0].removeprefix("council ")
    return game.place(winner, left)


def places(game: Play) -> list[list[str]]:
    assert game.match.result is not None
    return [sorted(place) for place in game.match.result.places]


@rule("alliances:end.trigger")
def test_the_game_ends_after_the_last_round_of_winter() -> None:
    assert final().match.over
    for other in ({"space": 1}, {"season": "autumn"}):
        game = scenario(**{**LAST, **other, "hands": {"tyrion": ["ambush"]}})  # type: ignore[arg-type]
        assert not game.rest("take-turn").match.over


@rule("alliances:end.reveal-tokens")
def test_the_tokens_in_councils_are_turned_up() -> None:
    game = final(tokens={"tyrion+olenna": [2, 3]})
    assert game.sees_tokens(None, "tyrion+olenna") == [2, 3]
    assert len(game.realm.supply) > 20
    assert not any(game.realm.known[game.realm.box.first_token + token] for token in game.realm.supply)


@rule("alliances:end.council-totals")
def test_the_total_of_a_council() -> None:
    game = scenario(
        allies={"cersei+tyrion": ["tywin-lannister", "shae"]},
        tokens={"cersei+tyrion": [2, 3]},
        hands={"cersei": ["ambush"]},
    )
    assert game.power("cersei+tyrion") == 14


@rule("alliances:end.small-council")
def test_of_equal_councils_either_is_the_small_one() -> None:
    tokens = {"cersei+tyrion": [3, 3, 3, 3, 2], "daenerys+cersei": [3, 3, 3, 3, 2]}
    game = scenario(tokens=tokens, hands={"cersei": ["ambush"]})
    assert small_council(game.realm, game.seat("cersei")) == other_council(game.realm, game.seat("cersei")) == 14


@rule("alliances:end.winner")
def test_the_best_small_council_wins() -> None:
    game = final(
        tokens={"cersei+tyrion": [3], "tyrion+olenna": [3, 3], "olenna+daenerys": [3, 2], "daenerys+cersei": [1]}
    )
    assert [event["small"] for event in game.events("small-council-counted")] == [1, 4, 5, 1]
    assert places(game)[0] == ["olenna-tyrell"]


@rule("alliances:end.tie-other-council")
def test_a_tie_is_broken_by_the_other_council() -> None:
    game = final(tokens={"olenna+daenerys": [3, 3], "tyrion+olenna": [3, 3, 1], "daenerys+cersei": [3, 3, 2]})
    assert [event["small"] for event in game.events("small-council-counted")] == [1, 1, 6, 6]
    assert places(game)[:2] == [["daenerys-targaryen"], ["olenna-tyrell"]]
    assert game.match.result is not None
    assert game.match.result.tie_breaks == ("other-council",)


@rule("alliances:end.tie-ally-count")
def test_a_tie_is_then_broken_by_ally_cards() -> None:
    game = final(
        tokens={"olenna+daenerys": [3, 3], "tyrion+olenna": [3, 3, 2]},
        allies={"daenerys+cersei": ["shae", "hodor", "varys"]},
    )
    assert [event["large"] for event in game.events("small-council-counted")] == [8, 8, 8, 8]
    assert [ally_cards(game.realm, game.seat(leader)) for leader in ("olenna", "daenerys")] == [0, 3]
    assert places(game)[:2] == [["daenerys-targaryen"], ["olenna-tyrell"]]
    assert game.match.result is not None
    assert game.match.result.tie_breaks == ("other-council", "ally-cards")


@rule("alliances:end.shared-victory")
def test_a_tie_to_the_end_is_a_shared_victory() -> None:
    game = final(tokens={"olenna+daenerys": [3, 3], "tyrion+olenna": [3, 3, 1], "daenerys+cersei": [3, 3, 1]})
    assert places(game)[0] == ["daenerys-targaryen", "olenna-tyrell"]
    assert game.match.result is not None
    assert game.match.result.tie_breaks == ("other-council", "ally-cards", "shared-victory")


@rule("alliances:ruling.tie-among-several")
def test_who_is_out_of_a_tie_stays_out() -> None:
    # Cersei, Daenerys and Jon have small councils of 3 and other councils of 4, 5 and 5; Cersei has the most allies.
    game = final(
        players=5,
        winner="olenna",
        tokens={"daenerys+jon": [3, 2], "jon+cersei": [3]},
        allies={"cersei+tyrion": ["varys", "missandei", "patchface"], "olenna+daenerys": ["catelyn-stark"]},
    )
    smalls = {event["leader"]: (event["small"], event["large"]) for event in game.events("small-council-counted")}
    assert smalls["cersei-lannister"] == (3, 4)
    assert smalls["daenerys-targaryen"] == (3, 5)
    assert smalls["jon-snow"] == (3, 5)
    assert places(game)[:3] == [["daenerys-targaryen"], ["jon-snow"], ["cersei-lannister"]]


@rule("alliances:ruling.leftover-hand")
def test_cards_left_in_hand_break_no_tie() -> None:
    game = final(
        tokens={"olenna+daenerys": [3, 3], "tyrion+olenna": [3, 3, 1], "daenerys+cersei": [3, 3, 1]},
        hands={"olenna": ["a-game-of-thrones", "ambush"]},
    )
    assert places(game)[0] == ["daenerys-targaryen", "olenna-tyrell"]


def test_the_score_of_each_leader_is_the_small_council_and_what_breaks_ties() -> None:
    game = final(tokens={"tyrion+olenna": [2, 3]})
    assert game.match.scores.keys() == set(game.match.seats)
    for number, name in enumerate(game.match.seats):
        realm, seat, score = game.realm, Seat(number), game.match.scores[name]
        assert score.total == small_council(realm, seat)
        assert score.lines == ((other_council(realm, seat), "other-council"), (ally_cards(realm, seat), "ally-cards"))
