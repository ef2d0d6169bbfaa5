"""The rulebook's worked examples, with its own figures."""

from __future__ import annotations

import maester
from maester.harness.marks import rule
from tests.games.alliances.language import Play, claim, new_game, scenario

ADVANCED = {"advanced": True}


@rule("alliances:example.councils")
def test_who_shares_what() -> None:
    game = Play(maester.new_match("alliances", 4, 1, {"leaders": "chosen", "first_player": 1}))
    for seat, leader in enumerate(("cersei", "euron", "melisandre", "doran")):
        game.answer(f"player-{seat + 1}", f"lead {leader}")
    names = [leader["leader"] for leader in game.view()["leaders"]]
    neighbors = {names[seat]: {names[other] for other in game.realm.neighbors(seat)} for seat in range(4)}  # type: ignore[arg-type]
    assert neighbors["cersei-lannister"] == {"euron-greyjoy", "doran-martell"}
    assert neighbors["euron-greyjoy"] == {"cersei-lannister", "melisandre"}


@rule("alliances:example.bid-totals")
def test_winning_a_bid() -> None:
    game = scenario(
        phase="claim",
        bids={
            "tyrion": ["betrayal", "contingency-plan", "corruption"],
            "cersei": ["a-game-of-thrones", "pulling-the-strings"],
        },
    )
    assert game.realm.totals[:2] == (15, 12)
    assert game.asks("cersei", "place-ally")


@rule("alliances:example.rounds")
def test_length_of_a_season() -> None:
    game = new_game(4).rest(lambda play: play.realm.season > 0)
    assert len([event for event in game.events("round-began") if event["season"] == "summer"]) == 5


@rule("alliances:example.final-scoring")
def test_final_scoring() -> None:
    # Cersei stands for Olenna, Tyrion for Tyrion, Olenna for Jon, Daenerys for Daenerys, in their order at the table.
    game = scenario(
        phase="claim",
        season="winter",
        space=0,
        current=None,
        first="cersei",
        supply=[1],
        tokens={
            "cersei+tyrion": [3] * 5,
            "tyrion+olenna": [3] * 7 + [1],
            "olenna+daenerys": [3] * 5 + [2],
            "daenerys+cersei": [2] * 10,
        },
    ).place("cersei", "cersei+tyrion")
    assert [event["power"] for event in game.events("council-counted")] == [16, 22, 17, 20]
    assert [event["small"] for event in game.events("small-council-counted")] == [16, 16, 17, 17]
    assert game.match.result is not None
    assert game.match.result.places[:2] == (("olenna-tyrell",), ("daenerys-targaryen",))
    assert game.match.result.tie_breaks == ("other-council",)


@rule("alliances:example.strings-over-rulebook")
def test_influence_card_against_rulebook() -> None:
    game = claim(bids={"daenerys": ["pulling-the-strings"]})
    assert game.allies("daenerys+cersei") == ["barristan-selmy"]


@rule("alliances:example.sansa-over-strings")
def test_ally_against_influence_card() -> None:
    game = claim(
        "sansa-stark",
        bids={"daenerys": ["pulling-the-strings"]},
        allies={"cersei+tyrion": ["oberyn-martell"], "daenerys+cersei": ["shae"]},
    )
    assert game.allies("cersei+tyrion") == ["oberyn-martell", "sansa-stark"]


@rule("alliances:example.you-contingency-plan")
def test_you_follows_contingency_plan() -> None:
    game = scenario(
        players=3,
        hands={"tyrion": ["contingency-plan"], "cersei": ["betrayal"], "olenna": ["a-game-of-thrones"]},
        turn="tyrion",
        first="tyrion",
    )
    game.play("tyrion", "contingency-plan").play("olenna", "a-game-of-thrones")
    game.play("cersei", "betrayal", "bid card contingency-plan of tyrion").rest(lambda play: play.realm.step != 2)
    game.next_round()
    assert game.hand("cersei") == ["contingency-plan"]


@rule("alliances:example.you-bribery")
def test_you_follows_bribery() -> None:
    game = scenario(hands={"cersei": ["bribery"]}, first="cersei", options=ADVANCED).play(
        "cersei", "bribery", "leader tyrion"
    )
    assert game.hand("tyrion") == ["bribery"]
    assert game.hand("cersei") == []


@rule("alliances:example.draft-direction")
def test_direction_of_the_draft() -> None:
    passed = [event["to_left"] for event in new_game(4, draft="card-draft").rest().events("packets-passed")]
    assert [passed[start : start + 9] for start in (0, 9, 18)] == [[True] * 9, [False] * 9, [True] * 9]


@rule("alliances:example.ally-row")
def test_the_ally_row() -> None:
    row = ["loras-tyrell", "shae", "robb-stark", "ilyn-payne", "arianne-martell"]
    game = scenario(phase="round", current=None, row=row, hands={"cersei": ["ambush"]}, options={"open_allies": True})
    assert game.current == "loras-tyrell"
    assert game.row == row[1:]
