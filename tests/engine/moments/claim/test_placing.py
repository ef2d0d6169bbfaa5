"""Where the ally and the token go, and a claim inside a claim."""

from __future__ import annotations

import pytest

from maester import IllegalMove, Match
from tests.engine.moments.claim.language import asked, bid, claims, hands, loras, table, tokens
from tests.engine.moments.claim.pieces import ALLIES, PRINTED
from tests.engine.support import texts


def allies(match: Match, council: str) -> list[str]:
    found: list[str] = match.view()["table"]["councils"][council]["allies"]
    return found


# -- where the ally and the token go ------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("players", "mine", "others"), [(3, "north south", "east west"), (4, "north west", "east south")]
)
def test_the_winner_chooses_one_of_two_own_councils(players: int, mine: str, others: str) -> None:
    match = bid(table(players, hands=hands(cersei="throne-1", euron="pack-1"), deck=["tywin"]), cersei="throne-1")
    assert asked(match) == ("cersei", "place-ally")
    assert texts(match, "cersei") == [f"put {council}" for council in mine.split()]
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
    assert texts(match, "cersei") == ["put north", "put west"]


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
    assert texts(match, "cersei") == ["put north", "put west"]


def test_of_two_influence_cards_that_conflict_the_claimer_obeys_one_for_the_ally_and_one_for_the_token() -> None:
    match = table(hands=hands(cersei="throne-1 pack-1", doran="strings-1"), allies={"north": ["renly"]}, deck=["tywin"])
    bid(match, cersei="throne-1 pack-1", doran="strings-1")
    assert texts(match, "cersei") == ["put north", "put west"]
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


def test_the_extra_ally_goes_to_the_council_of_loras_without_a_question() -> None:
    match = loras(reveals=["tywin"])
    match.play("cersei", "put west")
    assert allies(match, "west") == ["loras", "tywin"]
    assert asked(match) == ("cersei", "place-token")


def test_the_ability_of_the_extra_ally_is_resolved_in_its_own_claim() -> None:
    match = loras(reveals=["shae"], allies={"north": ["renly"], "west": ["tywin", "bran"]})
    assert (allies(match, "north"), claims(match)) == (["renly", "loras", "shae"], ["loras", "shae"])
    assert texts(match, "cersei") == ["bring tywin", "bring bran"]
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
