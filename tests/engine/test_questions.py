"""The reusable questions: one of, several of, yes or no; and the number that is a list of modifiers."""

from __future__ import annotations

import pytest

from maester.engine import Agree, Modifier, Pass, Seat, total, value_of, whose_turn
from tests.engine.support import asked, choices, kind, play, refused, texts
from tests.engine.tiny.choices import Crew, Hire, Mate, Paint, Pay, Promise, Toll, Volunteers


def notes(match: object) -> list[str]:
    found: list[str] = match.view()["table"]["notes"]  # type: ignore[attr-defined]
    return found


# -- one of ---------------------------------------------------------------------------------------------------------


def test_one_of_lists_what_there_is_and_does_what_was_chosen() -> None:
    match = choices("paint", colours=["red", "green", "blue"])
    assert texts(match, "ann") == ["choose-colour red", "choose-colour green", "choose-colour blue"]
    assert match.decision("ann").prompt.values == {"seat": "ann"}
    assert notes(play(match, "ann: choose-colour blue")) == ["ann paints blue"]


def test_one_of_leaves_out_what_a_rule_forbids_and_names_the_rule() -> None:
    match = choices("toll", purse=2)
    assert asked(match) == ("bob",)
    assert texts(match, "bob") == ["pay 1", "pay 2", "pass"]
    for coins in (0, 3, 99):
        with refused(match, "toll.purse") as caught:
            match.play("bob", Pay(coins))
        assert caught.value.values == {"rule": "toll.purse", "coins": coins, "purse": 2}
    assert notes(play(match, "bob: pay 2")) == ["pays 2"]


def test_an_optional_choice_may_be_passed_and_another_one_may_not() -> None:
    assert notes(play(choices("toll"), "bob: pass")) == ["pays nothing"]
    match = choices("paint")
    with refused(match, "match.wrong-kind"):
        match.play("ann", "pass")
    assert Toll.moves == (Pay, Pass)
    assert Pass not in Paint.moves


def test_where_nothing_can_be_chosen_nothing_is_asked_not_even_to_pass() -> None:
    match = choices("toll", "sail", purse=0)
    assert kind(match) == "sail"
    assert notes(match) == []
    assert kind(choices("paint", "sail", colours=[])) == "sail"


# -- several of -----------------------------------------------------------------------------------------------------


def test_several_are_picked_one_after_the_other_and_all_different() -> None:
    match = choices("crew", "sail", berths=3)
    play(match, "ann: hire pyp")
    assert texts(match, "ann") == ["hire jon", "hire sam", "hire grenn"]
    assert match.decision("ann").prompt.values == {"picked": ["pyp"], "seat": "ann"}
    with refused(match, "crew.twice"):
        match.play("ann", "hire pyp")
    play(match, "ann: hire jon")
    assert notes(match) == []
    play(match, "ann: hire sam")
    assert notes(match) == ["hires pyp+jon+sam"]
    assert kind(match) == "sail"


def test_the_last_one_that_is_left_is_picked_by_itself() -> None:
    match = play(choices("crew", "sail", berths=4), "ann: hire sam", "ann: hire jon", "ann: hire grenn")
    assert notes(match) == ["hires sam+jon+grenn+pyp"]


def test_when_nothing_is_left_to_pick_it_ends_with_what_there_is() -> None:
    match = play(choices("crew", "sail", berths=9), "ann: hire sam", "ann: hire jon", "ann: hire grenn")
    assert notes(match) == ["hires sam+jon+grenn+pyp"]
    assert kind(match) == "sail"


def test_where_none_is_to_be_picked_nothing_is_asked() -> None:
    match = choices("crew", "sail", berths=0)
    assert kind(match) == "sail"
    assert notes(match) == []


def test_where_fewer_are_enough_a_pass_ends_the_picking() -> None:
    match = choices("volunteers", "sail", berths=3)
    assert texts(match, "ann")[-1] == "pass"
    play(match, "ann: hire grenn", "ann: pass")
    assert notes(match) == ["hires grenn"]
    assert notes(play(choices("volunteers", berths=3), "ann: pass")) == ["hires "]
    full = play(choices("volunteers", "sail", berths=1), "ann: hire jon")
    assert (notes(full), kind(full)) == (["hires jon"], "sail")


def test_asking_again_keeps_everything_but_the_picks() -> None:
    again = Volunteers().again((Mate(1),))
    assert again == Volunteers(picked=(Mate(1),))
    assert type(again) is Volunteers
    assert Volunteers.moves == (Hire, Pass)
    assert Crew.moves == (Hire,)


def test_several_are_picked_in_secret_too_and_wait_for_the_reveal() -> None:
    match = choices("secret-crew", "sail", berths=2)
    play(match, "ann: hire jon", "bob: hire pyp", "ann: hire sam")
    assert notes(match) == []
    assert list(match.view()["ready"]) == ["ann"]
    assert texts(match, "bob") == ["hire jon", "hire sam", "hire grenn", "pass"]
    with refused(match, "crew.twice"):
        match.play("ann", "hire jon")
    play(match, "ann: hire grenn", "bob: hire jon")
    assert notes(match) == ["ann votes jon grenn", "bob votes pyp jon"]
    assert kind(match) == "sail"


def test_where_only_the_seat_knows_what_it_can_choose_it_is_asked_in_any_case() -> None:
    match = choices("whisper", "sail", purse=0)
    assert (asked(match), kind(match), texts(match, "bob")) == (("bob",), "whisper", ["pass"])
    assert match.decision("bob").private
    with refused(match, "toll.purse"):
        match.play("bob", Pay(1))
    assert notes(play(match, "bob: pass")) == []
    rich = choices("whisper", purse=1)
    assert texts(rich, "bob") == ["pay 1", "pass"]
    assert notes(play(rich, "bob: pay 1")) == ["whispers 1"]
    assert not choices("toll", purse=1).decision("bob").private


def test_a_move_of_several_fields_is_itself_what_is_chosen() -> None:
    match = choices("reward", purse=1)
    assert texts(match, "ann") == ["promise jon 1", "promise sam 1", "pass"]
    with refused(match, "vote.candidates"):
        match.play("ann", Promise(Mate(2), 1))
    with refused(match, "toll.purse"):
        match.play("ann", Promise(Mate(0), 2))
    assert notes(play(match, "ann: promise sam 1")) == ["promises sam 1"]


def test_whether_a_choice_may_be_passed_and_is_private_can_differ_from_time_to_time() -> None:
    free = choices("reward", "sail", purse=1)
    assert not free.decision("ann").private
    assert kind(play(free, "ann: pass")) == "sail"
    bound = choices("reward", berths=3, purse=1)
    assert bound.decision("ann").private
    assert texts(bound, "ann") == ["promise jon 1", "promise sam 1"]
    with refused(bound, "crew.twice"):
        bound.play("ann", "pass")


def test_a_seat_that_must_choose_may_pass_if_there_is_nothing_to_choose_from() -> None:
    match = choices("reward", "sail", berths=3, purse=0)
    assert texts(match, "ann") == ["pass"]
    assert kind(play(match, "ann: pass")) == "sail"
    assert kind(choices("reward", "sail", purse=0)) == "sail"


# -- yes or no ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("answer", "note"), [("agree true", "sails"), ("agree false", "stays")])
def test_yes_or_no(answer: str, note: str) -> None:
    match = choices("sail")
    assert list(match.decision("ann").options) == [Agree(True), Agree(False)]
    assert notes(play(match, f"ann: {answer}")) == [note]


def test_the_value_of_a_move_is_its_one_field_or_itself() -> None:
    assert value_of(Hire(Mate(2))) == 2
    assert value_of(Agree(False)) is False
    assert value_of(Promise(Mate(2), 1)) == Promise(Mate(2), 1)


# -- numbers and turns ----------------------------------------------------------------------------------------------


def test_a_number_is_the_sum_of_its_lines() -> None:
    assert total([Modifier(3, "army"), Modifier(1, "order"), Modifier(-2, "rain")]) == 2
    assert total([]) == 0


def test_a_pass_remembers_who_has_acted_and_not_a_place_in_the_order() -> None:
    wolf, kraken, lion = map(Seat, range(3))
    everybody = (wolf, kraken, lion)
    assert whose_turn(everybody, (), everybody) == (wolf, (wolf,))
    assert whose_turn(everybody, (wolf,), everybody) == (kraken, (wolf, kraken))
    assert whose_turn((lion, kraken, wolf), (kraken,), everybody) == (lion, (kraken, lion))
    assert whose_turn(everybody, (wolf,), (wolf, lion)) == (lion, (wolf, lion))
    assert whose_turn(everybody, (wolf, lion), (wolf, lion)) == (wolf, (wolf,))
    assert whose_turn(everybody, everybody, (kraken,)) == (kraken, (kraken,))
    assert whose_turn(everybody, (), ()) is None
    assert whose_turn((wolf,), (), (kraken,)) is None
