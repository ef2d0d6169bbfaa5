"""A claim inside a claim, and who knows what: proven through views, events and determinized twins."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

import maester
from maester import IllegalMove, Match
from maester.harness.checks import Checker
from maester.harness.leaks import check_forgetting, check_leaks, given_to
from maester.harness.playing import play_at_random
from tests.engine.moments.claim import ALLIES, GAME, PRINTED, TOKENS, Realm

TWO_ROUNDS = ("round", "round")


def table(players: int = 4, **position: Any) -> Match:
    """Cersei shares north with Euron and, of four, west with Doran (of three, south with Olenna)."""
    deck = position.pop("deck", ())
    return maester.scenario("moment-claim", {"top": {"deck": deck}, **position}, players=players, seed=1)


def bid(match: Match, **cards: str) -> Match:
    """All play the named cards, one a turn, and otherwise pass, until somebody is asked something else."""
    left = {leader: named.split() for leader, named in cards.items()}
    while match.to_act and match.decision(match.to_act[0]).kind == "play-influence":
        leader = match.seats[match.to_act[0]]
        match.play(leader, f"play {left[leader].pop(0)}" if left.get(leader) else "pass")
    assert not any(left.values()), f"not played: {left}"
    return match


def hands(**cards: str) -> dict[str, list[str]]:
    return {leader: named.split() for leader, named in cards.items()}


def options(match: Match, leader: str) -> list[str]:
    return [match.text(move) for move in match.decision(leader).options]


def asked(match: Match) -> tuple[str, str]:
    (seat,) = match.to_act
    return match.seats[seat], match.decision(seat).kind


def allies(match: Match, council: str) -> list[str]:
    found: list[str] = match.view()["table"]["councils"][council]["allies"]
    return found


def tokens(match: Match, council: str, viewer: str | None = None) -> list[int | None]:
    found: list[int | None] = match.view(viewer)["table"]["councils"][council]["tokens"]
    return found


def hand(match: Match, of: str, viewer: str | None) -> tuple[list[str], int]:
    """What the viewer knows of a hand, and how many cards it doesn't know."""
    seen = match.view(viewer)["table"]["hands"][of]
    return seen["known"], seen["unknown"]


def state(match: Match) -> Realm:
    """Everything, the secrets too."""
    assert isinstance(match.game, Realm)
    return match.game


def claims(match: Match) -> list[str]:
    return [ally for _, ally in match.view()["table"]["claims"]]


# -- where the ally and the token go ------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("players", "mine", "others"), [(3, "north south", "east west"), (4, "north west", "east south")]
)
def test_the_winner_chooses_one_of_two_own_councils(players: int, mine: str, others: str) -> None:
    match = bid(table(players, hands=hands(cersei="throne-1", euron="pack-1"), deck=["tywin"]), cersei="throne-1")
    assert asked(match) == ("cersei", "place-ally")
    assert options(match, "cersei") == [f"put {council}" for council in mine.split()]
    for council in others.split():
        with pytest.raises(IllegalMove) as refused:
            match.play("cersei", f"put {council}")
        assert refused.value.rule == "claim.place-ally"
    match.play("cersei", "put north")
    assert allies(match, "north") == ["tywin"]


def test_the_token_may_go_to_the_other_council_than_the_ally() -> None:
    match = bid(table(hands=hands(cersei="throne-1"), deck=["tywin"]), cersei="throne-1")
    match.play("cersei", "put north")
    assert asked(match) == ("cersei", "place-token")
    match.play("cersei", "put west")
    assert (len(tokens(match, "north")), len(tokens(match, "west"))) == (0, 1)


def test_strings_of_a_neighbor_bind_ally_and_token() -> None:
    match = table(hands=hands(cersei="throne-1", doran="strings-1"), deck=["tywin"])
    bid(match, cersei="throne-1", doran="strings-1")
    assert match.over, "nothing was left to choose"
    assert allies(match, "west") == ["tywin"]
    assert len(tokens(match, "west")) == 1


def test_strings_of_others_than_neighbors_and_of_the_winner_bind_nobody() -> None:
    match = table(hands=hands(cersei="throne-1 strings-2", olenna="strings-1"), deck=["tywin"])
    bid(match, cersei="throne-1 strings-2", olenna="strings-1")
    assert options(match, "cersei") == ["put north", "put west"]


def test_with_three_leaders_all_are_neighbors() -> None:
    match = table(3, hands=hands(cersei="throne-1", olenna="strings-1"), deck=["tywin"])
    bid(match, cersei="throne-1", olenna="strings-1")
    assert allies(match, "south") == ["tywin"]


def test_as_many_strings_on_both_sides_leave_the_choice_to_the_winner() -> None:
    match = table(hands=hands(cersei="throne-1", euron="strings-1", doran="strings-2"), deck=["tywin"])
    bid(match, cersei="throne-1", euron="strings-1", doran="strings-2")
    match.play("cersei", "put west")
    match.play("cersei", "put north")
    assert (allies(match, "west"), len(tokens(match, "north"))) == (["tywin"], 1)


def test_of_strings_on_both_sides_the_side_with_more_counts() -> None:
    match = table(hands=hands(cersei="throne-1", euron="strings-1 strings-3", doran="strings-2"), deck=["tywin"])
    bid(match, cersei="throne-1", euron="strings-1 strings-3", doran="strings-2")
    assert (allies(match, "north"), len(tokens(match, "north"))) == (["tywin"], 1)


def test_an_ally_ability_beats_an_influence_card_and_the_token_still_obeys_the_card() -> None:
    match = table(
        hands=hands(cersei="throne-1", doran="strings-1"), allies={"north": ["bran"]}, deck=["hodor", "tywin"]
    )
    bid(match, cersei="throne-1", doran="strings-1")
    assert allies(match, "north") == ["bran", "hodor"]
    assert (len(tokens(match, "north")), len(tokens(match, "west"))) == (0, 1)


def test_an_ally_ability_that_demands_nothing_leaves_the_influence_card_in_force() -> None:
    match = table(hands=hands(cersei="throne-1", doran="strings-1"), deck=["sansa", "tywin"])
    bid(match, cersei="throne-1", doran="strings-1")
    assert allies(match, "west") == ["sansa"]


def test_equally_strong_allies_leave_the_choice_whatever_influence_cards_say() -> None:
    match = table(
        hands=hands(cersei="throne-1", doran="strings-1"),
        allies={"north": ["shae"], "west": ["renly"]},
        deck=["sansa", "tywin"],
    )
    bid(match, cersei="throne-1", doran="strings-1")
    assert options(match, "cersei") == ["put north", "put west"]


def test_of_two_influence_cards_that_conflict_the_claimer_obeys_one_for_the_ally_and_one_for_the_token() -> None:
    match = table(hands=hands(cersei="throne-1 pack-1", doran="strings-1"), allies={"north": ["renly"]}, deck=["tywin"])
    bid(match, cersei="throne-1 pack-1", doran="strings-1")
    assert options(match, "cersei") == ["put north", "put west"]
    with pytest.raises(IllegalMove, match=r"claim\.place-ally"):
        match.play("cersei", "put east")
    match.play("cersei", "put north")
    match.play("cersei", "put west")
    assert (allies(match, "north"), len(tokens(match, "west"))) == (["renly", "tywin"], 1)


def test_two_influence_cards_that_agree_leave_no_choice() -> None:
    match = table(hands=hands(cersei="throne-1 pack-1", doran="strings-1"), allies={"west": ["renly"]}, deck=["tywin"])
    bid(match, cersei="throne-1 pack-1", doran="strings-1")
    assert allies(match, "west") == ["renly", "tywin"]


def test_an_influence_card_that_leaves_the_choice_does_not_free_from_another() -> None:
    match = table(
        hands=hands(cersei="throne-1 pack-1", euron="strings-1", doran="strings-2"),
        allies={"north": ["renly"]},
        deck=["tywin"],
    )
    bid(match, cersei="throne-1 pack-1", euron="strings-1", doran="strings-2")
    assert allies(match, "north") == ["renly", "tywin"]


def test_what_binds_the_token_was_fixed_when_the_winner_was_determined() -> None:
    """The pack wants north, which has more allies then; after Loras and his companion west has more."""
    match = table(
        hands=hands(cersei="throne-1 pack-1"),
        allies={"north": ["tywin", "bran"], "west": ["renly"]},
        deck=["loras", "quentyn", "petyr"],
    )
    bid(match, cersei="throne-1 pack-1")
    assert allies(match, "west") == ["renly", "loras", "quentyn", "petyr"]
    assert (len(tokens(match, "north")), len(tokens(match, "west"))) == (1, 0)


# -- a claim inside a claim ------------------------------------------------------------------------------------------


def loras(**more: Any) -> Match:
    """Cersei has won Loras; what he reveals is next in the deck."""
    deck = ["loras", *more.pop("reveals")]
    match = table(hands=hands(cersei="throne-1", **more.pop("hands", {})), deck=deck, **more)
    return bid(match, cersei="throne-1")


def test_the_extra_ally_goes_to_the_council_of_loras_without_a_question() -> None:
    match = loras(reveals=["tywin"])
    match.play("cersei", "put west")
    assert allies(match, "west") == ["loras", "tywin"]
    assert asked(match) == ("cersei", "place-token")


def test_the_ability_of_the_extra_ally_is_resolved_in_its_own_claim() -> None:
    match = loras(reveals=["shae"], allies={"north": ["renly"], "west": ["tywin", "bran"]})
    assert (allies(match, "north"), claims(match)) == (["renly", "loras", "shae"], ["loras", "shae"])
    assert options(match, "cersei") == ["bring tywin", "bring bran"]
    assert match.decision("cersei").prompt.values["ally"] == "shae"
    with pytest.raises(IllegalMove, match="shae"):
        match.play("cersei", "bring renly")
    match.play("cersei", "bring bran")
    assert (allies(match, "north"), allies(match, "west")) == (["renly", "loras", "shae", "bran"], ["tywin"])
    assert (asked(match), claims(match)) == (("cersei", "place-token"), ["loras"])
    assert match.decision("cersei").prompt.values["ally"] == "loras"


def test_an_ability_without_anything_to_work_on_is_left_out() -> None:
    match = loras(reveals=["shae"], allies={"north": ["renly"]})
    assert (asked(match), claims(match)) == (("cersei", "place-token"), ["loras"])


def test_claims_chain_and_close_one_after_the_other() -> None:
    match = loras(reveals=["quentyn", "jorah"], hands={"euron": "pack-1", "doran": "pack-2"})
    match.play("cersei", "put west")
    assert (asked(match), claims(match)) == (("cersei", "look-at-hand"), ["loras", "quentyn", "jorah"])
    assert allies(match, "west") == ["loras", "quentyn", "jorah"]
    match.play("cersei", "look doran")
    assert (asked(match), claims(match)) == (("cersei", "place-token"), ["loras"])


def test_only_the_winners_claim_brings_a_token_and_it_comes_last() -> None:
    match = loras(reveals=["quentyn", "tywin"])
    before = match.view()["table"]["supply"]
    match.play("cersei", "put west")
    assert (match.view()["table"]["supply"], tokens(match, "west")) == (before, [])
    match.play("cersei", "put north")
    assert (match.view()["table"]["supply"], len(tokens(match, "north"))) == (before - 1, 1)
    order = [event["ally"] for event in match.events() if event["event"] == "placed"]
    assert order == ["loras", "quentyn", "tywin", None]


def test_sansa_inside_the_claim_of_loras_goes_to_the_strongest_ally() -> None:
    match = loras(reveals=["sansa", "bran"], allies={"north": ["renly"], "west": ["tywin"]})
    assert (allies(match, "north"), allies(match, "west")) == (["renly", "loras"], ["tywin", "sansa"])


def test_of_two_ally_abilities_that_conflict_the_claimer_chooses_which_to_obey() -> None:
    """Loras wants his companion beside himself, Hodor wants to be with Bran."""
    for council in ("north", "west"):
        match = loras(reveals=["hodor"], allies={"north": ["renly"], "west": ["bran"]})
        assert (asked(match), claims(match)) == (("cersei", "place-ally"), ["loras", "hodor"])
        match.play("cersei", f"put {council}")
        assert allies(match, council)[-1] == "hodor"
        assert asked(match) == ("cersei", "place-token")


def test_two_ally_abilities_that_agree_leave_no_choice() -> None:
    match = loras(reveals=["hodor"], allies={"north": ["renly", "bran"]})
    assert allies(match, "north") == ["renly", "bran", "loras", "hodor"]


def test_after_the_inner_claim_the_outer_one_is_bound_as_before() -> None:
    """Strings bind the outer claim; Renly draws Loras away from them, the companion follows Loras, the token obeys."""
    match = table(
        hands=hands(cersei="throne-1", doran="strings-1"), allies={"north": ["renly"]}, deck=["loras", "tywin"]
    )
    bid(match, cersei="throne-1", doran="strings-1")
    assert allies(match, "north") == ["renly", "loras", "tywin"]
    assert (len(tokens(match, "north")), len(tokens(match, "west"))) == (0, 1)


def test_an_extra_ally_ignores_strings() -> None:
    """Strings hold ally and token in the west; the matchmaker's second ally goes north all the same."""
    match = table(hands=hands(cersei="throne-1 matchmaker-1", doran="strings-1"), deck=["bran", "tywin"])
    bid(match, cersei="throne-1 matchmaker-1", doran="strings-1")
    assert (allies(match, "west"), allies(match, "north")) == (["bran"], ["tywin"])
    assert (len(tokens(match, "west")), len(tokens(match, "north"))) == (1, 0)


def test_an_extra_claim_after_the_token_resolves_its_ability_too() -> None:
    match = table(hands=hands(cersei="throne-1 matchmaker-1"), deck=["bran", "shae"], allies={"west": ["tywin"]})
    bid(match, cersei="throne-1 matchmaker-1")
    match.play("cersei", "put west")
    match.play("cersei", "put west")
    assert (allies(match, "north"), claims(match)) == (["shae"], ["bran", "shae"])
    match.play("cersei", "bring tywin")
    assert (allies(match, "north"), allies(match, "west")) == (["shae", "tywin"], ["bran"])
    assert match.over


def test_an_empty_deck_ends_the_chain() -> None:
    rest = [PRINTED[ally].name for ally in ALLIES if PRINTED[ally].name != "loras"]
    match = loras(reveals=[], allies={"east": rest})
    match.play("cersei", "put west")
    assert (allies(match, "west"), asked(match)) == (["loras"], ("cersei", "place-token"))


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
    assert options(match, "cersei") == ["swap north-1", "swap north-2", "swap west-1", "swap west-2"]
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
    assert options(match, "cersei") == ["look euron", "look doran"]
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
    assert options(match, "cersei") == ["take contingency-1", "take pack-1", "take bribery-1"]
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


# -- twins, copies, saves ------------------------------------------------------------------------------------------


def in_the_middle() -> Match:
    """Cersei is about to take a card in a claim inside a claim inside a claim."""
    match = table(
        hands=hands(cersei="throne-1 pack-2", euron="bribery-1 contingency-1 pack-1", doran="strings-1 strings-2"),
        tokens={"north": ["worth-3-1"], "east": ["worth-1-1"]},
        deck=["loras", "quentyn", "varys", "tywin"],
        then=TWO_ROUNDS,
    )
    bid(match, cersei="throne-1", euron="bribery-1")
    match.play("cersei", "put west")
    match.play("cersei", "look euron")
    assert claims(match) == ["loras", "quentyn", "varys"]
    return match


@pytest.mark.parametrize("viewer", [0, 1, 2, 3, None])
def test_a_twin_looks_the_same_and_is_another(viewer: Any) -> None:
    match, rng = in_the_middle(), Random(5)
    for _ in range(20):
        check_leaks(match, viewer, rng)
    check_forgetting(match, viewer, rng)
    assert len(GAME.hidden(match.game, viewer)) > 20


def test_a_twin_keeps_what_the_seat_knows_and_deals_the_rest_anew() -> None:
    match, rng = in_the_middle(), Random(7)
    seen: dict[str, set[tuple[str, ...]]] = {"cersei": set(), "doran": set()}
    for _ in range(100):
        for viewer, found in seen.items():
            cards = state(match.determinize(viewer, rng)).hand[1]
            found.add(tuple(sorted(PRINTED[card].name for card in cards)))
    assert seen["cersei"] == {("bribery", "contingency", "pack")}, "she has looked"
    assert all("bribery" in cards for cards in seen["doran"]), "he saw it go back"
    assert len(seen["doran"]) > 5


def test_in_a_twin_the_others_know_as_much_as_they_really_do() -> None:
    """Doran doesn't know which cards Cersei saw, but he knows that she saw them: his twins are played on by her too."""
    match, rng = in_the_middle(), Random(9)
    for _ in range(20):
        twin = match.determinize("doran", rng)
        assert not list(GAME.invariants(twin.game))
        for viewer, unknown in (("cersei", 0), ("euron", 0), ("olenna", 2), ("doran", 2)):
            assert hand(twin, "euron", viewer)[1] == unknown
        assert len(twin.decision("cersei").options) == 3


def test_a_match_is_saved_and_copied_in_the_middle_of_nested_claims() -> None:
    match = in_the_middle()
    saved, copied = maester.load(match.save()), match.clone()
    twin = GAME.codec.round_trip(match.game)
    assert twin == match.game
    for again in (saved, copied):
        assert again.hash() == match.hash()
        assert [again.view(seat) for seat in match.seats] == [match.view(seat) for seat in match.seats]
        assert repr(again.decision("cersei")) == repr(match.decision("cersei"))
        again.play("cersei", "take pack-1")
        assert (asked(again), claims(again)) == (("cersei", "place-token"), ["loras"])
        again.play("cersei", "put north")
    assert saved.hash() == copied.hash()
    assert asked(match) == ("cersei", "take-card")


def test_placing_can_be_taken_back_until_something_is_revealed() -> None:
    match = bid(table(hands=hands(cersei="throne-1"), deck=["tywin", "bran"]), cersei="throne-1")
    before = match.hash()
    match.play("cersei", "put north")
    match.undo("cersei")
    assert match.hash() == before
    chained = loras(reveals=["tywin"])
    chained.play("cersei", "put north")
    assert not chained.can_undo("cersei")


# -- random play ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("players", [3, 4])
def test_random_play_keeps_all_invariants(players: int) -> None:
    for seed in range(15):
        match = maester.new_match("moment-claim", players, seed)
        play_at_random(match, Random(seed), Checker(match, Random(seed), dear=0.1))


@pytest.mark.parametrize("players", [3, 4])
def test_a_view_tells_no_more_than_the_events(players: int) -> None:
    """If two moves of another seat are told to a seat in the same way, it gets exactly the same after both."""
    for seed in range(10):
        match, rng = maester.new_match("moment-claim", players, seed), Random(seed)
        while not match.over:
            (mover,) = match.to_act
            after = []
            for move in match.decision(mover).options:
                other = match.clone()
                other.play(mover, move)
                if other.game.counter == match.game.counter:  # after a shuffle everything may differ
                    after.append(other)
            for viewer in (*(seat for seat in range(players) if seat != mover), None):
                told: dict[str, Any] = {}
                for other in after:
                    view = other.view(viewer)
                    assert view == told.setdefault(repr(other.events(viewer)), view)
            match.play(mover, rng.choice(match.decision(mover).options))
