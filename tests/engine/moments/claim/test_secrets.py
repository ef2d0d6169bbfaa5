"""Who knows what: the tokens, which nobody knows, and the hands, which some know."""

from __future__ import annotations

from random import Random

import pytest

from maester import IllegalMove, Match
from maester.harness.leaks import given_to
from tests.engine.moments.claim.language import TWO_ROUNDS, asked, bid, hand, hands, state, table, tokens
from tests.engine.moments.claim.pieces import PRINTED, TOKENS
from tests.engine.support import texts

# -- what nobody knows: the tokens -----------------------------------------------------------------------------------


def petyr() -> Match:
    """Cersei has won Petyr, who swaps tokens: two lie in the north, two in the west."""
    match = table(
        hands=hands(cersei="throne-1", euron="throne-2"),
        tokens={"north": ["worth-1-1", "worth-3-1"], "west": ["worth-2-1", "worth-2-2"]},
        deck=["petyr", "bran"],
        then=TWO_ROUNDS,
    )
    bid(match, cersei="throne-1")
    match.play("cersei", "put north")
    return match


def test_tokens_are_swapped_by_where_they_lie_and_nobody_looks() -> None:
    match = petyr()
    assert texts(match, "cersei") == ["swap north-1", "swap north-2", "swap west-1", "swap west-2"]
    before = [match.view(seat)["table"]["councils"] for seat in (*match.seats, None)]
    match.play("cersei", "swap north-2")
    for same_council in ("swap north-1", "swap north-2", "swap east-1", "swap west-3"):
        with pytest.raises(IllegalMove):
            match.play("cersei", same_council)
    match.play("cersei", "swap west-1")
    assert [PRINTED[token].value for token in state(match).tokens[0]] == [1, 2]
    assert [PRINTED[token].value for token in state(match).tokens[3]] == [3, 2]
    assert [match.view(seat)["table"]["councils"] for seat in (*match.seats, None)] == before
    assert not any(match.game.known[token] for token in TOKENS)


def test_a_swapped_or_gained_token_may_be_worth_anything() -> None:
    """For the claimer too: in a twin all tokens that lie facedown are dealt anew, with those of the supply."""
    match = petyr()
    match.play("cersei", "swap north-2")
    match.play("cersei", "swap west-1")
    match.play("cersei", "put north")
    rng = Random(3)
    worth: list[set[int]] = [set(), set(), set()]
    for _ in range(60):
        twin = match.determinize("cersei", rng)
        assert twin.view("cersei") == match.view("cersei")
        for place, token in enumerate(state(twin).tokens[0]):
            worth[place].add(PRINTED[token].value)
    assert worth == [{1, 2, 3}] * 3


def test_nothing_is_swapped_if_a_council_has_no_token() -> None:
    match = table(hands=hands(cersei="throne-1"), tokens={"north": ["worth-1-1"]}, deck=["petyr"])
    bid(match, cersei="throne-1")
    match.play("cersei", "put north")
    assert asked(match) == ("cersei", "place-token")


def test_at_the_end_all_tokens_are_turned_up_and_counted() -> None:
    match = table(3, hands=hands(cersei="throne-1"), tokens={"east": ["worth-3-1", "worth-1-1"]}, deck=["tywin"])
    bid(match, cersei="throne-1")
    match.play("cersei", "put north")
    assert tokens(match, "east", "euron") == [None, None]
    match.play("cersei", "put south")
    assert match.over
    assert tokens(match, "east", "euron") == [3, 1]
    power = {event["council"]: event["power"] for event in match.events() if event["event"] == "counted"}
    assert (power["north"], power["east"]) == (6, 4)
    result = match.result
    assert result is not None
    assert result.places == (("euron",), ("cersei", "olenna")), "the weaker council counts"


# -- what some know: the hands -----------------------------------------------------------------------------------


def test_a_card_that_goes_back_from_the_table_stays_known_to_all() -> None:
    match = table(hands=hands(cersei="throne-1", euron="bribery-1 contingency-1"), deck=["tywin"])
    bid(match, cersei="throne-1", euron="bribery-1")
    for viewer in ("cersei", "olenna", "doran"):
        assert hand(match, "euron", viewer) == (["bribery"], 1)
    assert hand(match, "euron", "euron") == (["bribery", "contingency"], 0)
    assert match.view()["table"]["bids"]["euron"] == []


def test_a_card_kept_at_the_end_of_a_round_is_known_in_the_next() -> None:
    match = table(
        hands=hands(cersei="throne-1 contingency-2", euron="contingency-1 pack-1"),
        deck=["tywin", "bran"],
        then=TWO_ROUNDS,
    )
    bid(match, cersei="throne-1 contingency-2", euron="contingency-1")
    match.play("cersei", "put north")
    match.play("cersei", "put north")
    assert hand(match, "euron", "doran") == (["contingency"], 1)
    assert match.view()["table"]["discarded"] == ["contingency", "throne"], "the winner's are discarded"


def varys(**held: str) -> Match:
    """Cersei has won Varys; Euron played and took back a bribery before, which all saw."""
    match = table(
        hands=hands(cersei="throne-1", **{"euron": "bribery-1 contingency-1 pack-1", "doran": "pack-2", **held}),
        deck=["varys", "tywin"],
        then=TWO_ROUNDS,
    )
    bid(match, cersei="throne-1", euron="bribery-1")
    match.play("cersei", "put north")
    return match


def test_only_the_one_who_looked_at_a_hand_knows_it_and_goes_on_knowing_it() -> None:
    match = table(
        hands=hands(cersei="throne-1", euron="pack-1 throne-2 throne-3", olenna="strings-1"),
        deck=["jorah", "tywin"],
        then=TWO_ROUNDS,
    )
    bid(match, cersei="throne-1")
    match.play("cersei", "put north")
    match.play("cersei", "look euron")
    match.play("cersei", "put north")
    assert hand(match, "euron", "cersei") == (["pack", "throne", "throne"], 0)
    for viewer in ("olenna", "doran", None):
        assert hand(match, "euron", viewer) == ([], 3)
    match.play("euron", "play throne-2")
    assert hand(match, "euron", "cersei") == (["pack", "throne"], 0)
    assert hand(match, "euron", "doran") == ([], 2)


def test_only_the_looker_is_told_what_was_seen() -> None:
    match = varys()
    match.play("cersei", "look euron")
    told = {seat: match.events(seat)[-1] for seat in match.seats}
    assert told["cersei"]["cards"] == ["bribery", "contingency", "pack"]
    for seat in ("euron", "olenna", "doran"):
        assert (told[seat]["what"], told[seat]["cards"]) == ("looked-at", [])


def test_one_looks_at_the_hand_of_another_who_has_cards() -> None:
    match = varys()
    assert texts(match, "cersei") == ["look euron", "look doran"]
    for leader in ("cersei", "olenna"):
        refusal = match.why_not("cersei", f"look {leader}")
        assert refusal is not None
        assert refusal.rule == "ruling.must-and-may"


def test_if_nobody_else_has_a_card_nothing_is_looked_at_or_taken() -> None:
    match = table(hands=hands(cersei="throne-1"), deck=["varys"])
    bid(match, cersei="throne-1")
    match.play("cersei", "put north")
    assert asked(match) == ("cersei", "place-token")


def test_a_taken_card_is_known_to_the_two_concerned() -> None:
    match = varys()
    match.play("cersei", "look euron")
    assert texts(match, "cersei") == ["take contingency-1", "take pack-1", "take bribery-1"]
    match.play("cersei", "take pack-1")
    assert hand(match, "cersei", "cersei") == (["pack"], 0)
    assert hand(match, "cersei", "euron") == (["pack"], 0)
    assert hand(match, "euron", "cersei") == (["bribery", "contingency"], 0)
    assert hand(match, "cersei", "doran") == ([], 1)


def test_the_others_can_not_tell_which_card_was_taken() -> None:
    """They knew of a bribery in that hand. Now it may be here or there, and nothing may tell them."""
    match = varys()
    match.play("cersei", "look euron")
    assert hand(match, "euron", "doran") == (["bribery"], 2)
    after = []
    for card in ("bribery-1", "pack-1"):
        other = match.clone()
        other.play("cersei", f"take {card}")
        after.append(other)
    for outsider in (2, 3, None):
        assert given_to(after[0], outsider) == given_to(after[1], outsider)  # type: ignore[arg-type]
    assert (hand(after[0], "euron", "doran"), hand(after[0], "cersei", "doran")) == (([], 2), ([], 1))
    assert after[0].view("euron") != after[1].view("euron")


def test_the_only_card_of_a_hand_is_still_known_when_it_is_taken() -> None:
    match = varys(euron="bribery-1")
    match.play("cersei", "look euron")
    assert hand(match, "cersei", "doran") == (["bribery"], 0)


def test_copies_can_not_be_told_apart() -> None:
    """All know of one bribery in a hand with two. When one is played, nobody knows whether it was that one."""
    match = table(
        hands=hands(cersei="throne-1", euron="bribery-1 bribery-2 pack-1"), deck=["tywin", "bran"], then=TWO_ROUNDS
    )
    bid(match, cersei="throne-1", euron="bribery-1")
    match.play("cersei", "put north")
    match.play("cersei", "put north")
    assert hand(match, "euron", "doran") == (["bribery"], 2)
    one, other = match.clone(), match.clone()
    one.play("euron", "play bribery-1")
    other.play("euron", "play bribery-2")
    for viewer in (0, 2, 3, None):
        assert given_to(one, viewer) == given_to(other, viewer)  # type: ignore[arg-type]
    assert hand(one, "euron", "doran") == ([], 2)
    assert hand(one, "euron", "euron") == (["bribery", "pack"], 0)


def test_of_two_known_copies_one_stays_known() -> None:
    match = table(hands=hands(cersei="throne-1", euron="bribery-1 bribery-2"), deck=["tywin", "bran"], then=TWO_ROUNDS)
    bid(match, cersei="throne-1", euron="bribery-1 bribery-2")
    match.play("cersei", "put north")
    match.play("cersei", "put north")
    match.play("euron", "play bribery-1")
    assert hand(match, "euron", "doran") == (["bribery"], 0)


def test_shuffling_forgets() -> None:
    match = table(
        hands=hands(cersei="throne-1", euron="bribery-1 pack-1", olenna="pack-2"),
        deck=["jorah", "tywin"],
        then=("round", "deal", "round"),
    )
    bid(match, cersei="throne-1", euron="bribery-1")
    match.play("cersei", "put north")
    match.play("cersei", "look olenna")
    assert hand(match, "euron", "doran")[0] == ["bribery"]
    assert hand(match, "olenna", "cersei")[0] == ["pack"]
    match.play("cersei", "put north")
    for viewer in match.seats:
        for leader in match.seats:
            known, unknown = hand(match, leader, viewer)
            assert (len(known), unknown) == ((5, 0) if leader == viewer else (0, 5))
