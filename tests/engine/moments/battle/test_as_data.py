"""The turn order in the middle of a pass, and data at every decision."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

import maester
from maester.engine import Match
from maester.harness.leaks import check_forgetting, check_leaks
from maester.harness.playing import configurations, playouts
from tests.engine.moments.battle import GAME
from tests.engine.moments.battle.language import FIELD, battle, fought, turn_order, war
from tests.engine.moments.battle.war import HOUSES
from tests.engine.moments.support import asked, table
from tests.engine.support import play

# -- the turn order in the middle of a pass -----------------------------------------------------------------


def test_doran_sends_the_opponent_to_the_bottom_and_keeps_the_others_in_their_order() -> None:
    match = battle("doran", "robb", "lannister martell stark greyjoy")
    assert turn_order(match) == "martell stark greyjoy lannister"


@pytest.mark.parametrize(("stark", "winner"), [("doran", "stark"), ("aeron", "lannister")])
def test_a_tie_goes_by_the_turn_order_as_the_cards_left_it(stark: str, winner: str) -> None:
    match = battle(stark, "doran" if stark == "aeron" else "aeron", "lannister greyjoy stark martell")
    assert fought(match) == (4, 4, winner)


MARCHES = {"winterfell": "stark F march", "karhold": "stark F march", "seagard": "lannister F march"} | {
    "the-twins": "lannister F march", "barrow": "greyjoy F march", "white-harbor": "greyjoy F march",
    "greywater": "martell F march", "hornwood": "martell F march",
}  # fmt: skip
"""Two marches for each house."""


def pass_by_pass(match: Match) -> Iterator[str]:
    """Who marches, in order, when everybody always marches with his first army."""
    while not match.over:
        (seat,) = match.to_act
        assert match.decision(seat).kind == "resolve-march"
        yield HOUSES[seat]
        match.play(seat, match.decision(seat).options[0])


def test_an_attacker_moved_to_the_bottom_in_his_own_turn() -> None:
    """The ruling's example: the order A, B, C, D; B is moved to the last place in his turn of the first pass."""
    match = war({"moat-cailin": "stark FFFFF"} | MARCHES, stark="doran")
    assert " ".join(pass_by_pass(match)) == (
        "stark lannister greyjoy martell stark greyjoy martell lannister"
    )  # fmt: skip


def test_a_defender_who_has_acted_is_moved_down_and_nobody_is_passed_over() -> None:
    """With an index the third place would be Martell now: Greyjoy would be lost and Stark would march twice."""
    match = war({"moat-cailin": "stark FFFFF"} | MARCHES, lannister="doran")
    assert " ".join(pass_by_pass(match)) == (
        "stark lannister greyjoy martell lannister greyjoy martell stark"
    )  # fmt: skip


def test_a_defender_who_has_not_acted_yet_still_acts_in_this_pass() -> None:
    match = war({"moat-cailin": "lannister FFFFF"} | MARCHES, stark="doran")
    assert " ".join(pass_by_pass(match)) == (
        "stark greyjoy martell lannister stark greyjoy martell lannister"
    )  # fmt: skip


def test_the_order_may_change_twice_in_one_pass() -> None:
    """Stark and Lannister each move the other down in one battle; in a later one Martell moves Lannister down again."""
    match = war({"moat-cailin": "lannister FFFFF"} | MARCHES, stark="doran", martell="doran", lannister="robb doran")
    assert asked(match) == "stark: resolve-march"
    play(match, "stark: march winterfell", "lannister: card doran")
    assert turn_order(match) == "greyjoy martell lannister stark"
    assert " ".join(pass_by_pass(match)) == "greyjoy martell lannister greyjoy martell stark lannister"
    assert turn_order(match) == "greyjoy martell stark lannister"


def test_the_next_battle_calls_for_support_in_the_new_order() -> None:
    field = FIELD | {"moat-cailin": "lannister FFFFFF", "hornwood": "martell F march"}
    match = war(field | {"karhold": "lannister F support", "seagard": "greyjoy F support"}, stark="doran")
    play(match, "stark: march winterfell", "lannister: support -", "greyjoy: support -", "martell: march hornwood")
    assert asked(match) == "greyjoy: give-support"
    assert asked(play(match, "greyjoy: support -")) == "lannister: give-support"


def test_nothing_of_a_battle_is_left_when_the_pass_goes_on() -> None:
    match = play(war({"moat-cailin": "stark FFFFF"} | MARCHES), "stark: march winterfell", "lannister: march seagard")
    assert asked(match) == "greyjoy: resolve-march"
    assert match.game.frames == []
    assert table(match)["strength"] == {}
    assert [type(step).__name__ for step in match.game.agenda] == ["EndOfGame", "ResolveMarches", "ResolveMarch"]


# -- data at every decision ------------------------------------------------------------------------------------------


SCRIPT = (
    "stark: march winterfell",
    "lannister: support lannister",
    "greyjoy: support stark",
    "greyjoy: support -",
    "stark: card mace",
    "lannister: card tyrion",
    "stark: card robb",
    "stark: retreat seagard",
    "lannister: lose knight",
    "greyjoy: march barrow",
    "lannister: support -",
    "greyjoy: support greyjoy",
    "greyjoy: support greyjoy",
    "stark: card balon",
    "greyjoy: card doran",
    "stark: march karhold",
    "lannister: support stark",
    "greyjoy: support -",
    "greyjoy: support -",
    "greyjoy: retreat the-twins",
)
"""A whole match: every kind of question, secret choices half answered, and a third battle after Doran."""


def long_war() -> Match:
    areas = {
        "moat-cailin": "lannister FFK", "winterfell": "stark FFK march", "white-harbor": "lannister FFF support",
        "barrow": "greyjoy FFK march", "greywater": "greyjoy K support", "hornwood": "greyjoy K support",
        "karhold": "stark F march",
    }  # fmt: skip
    return war(areas, stark="mace robb balon", lannister="tyrion doran", greyjoy="doran aeron")


def decisions(match: Match) -> list[Any]:
    found = (match.decision(seat) for seat in match.to_act)
    return [(one.seat, one.number, one.kind, list(one.options), one.prompt, one.answered) for one in found]


def stops() -> Iterator[tuple[Match, tuple[str, ...]]]:
    """The match at each of its decisions, and what is still to be played."""
    match = long_war()
    for number, line in enumerate(SCRIPT):
        assert not match.over, f"over before {line}"
        yield match, SCRIPT[number:]
        play(match, line)


def test_the_script_meets_every_kind_of_question() -> None:
    kinds = {match.decision(seat).kind for match, _ in stops() for seat in match.to_act}
    assert kinds == {
        "resolve-march", "give-support", "choose-card", "play-another", "retreat", "lose-units"
    }  # fmt: skip


def test_a_save_in_the_middle_of_the_battle_goes_on_in_the_same_way() -> None:
    end = play(long_war(), *SCRIPT)
    assert end.over
    assert len(list(stops())) > 5
    for match, rest in stops():
        again = maester.load(match.save())
        assert again.hash() == match.hash()
        assert [again.view(seat) for seat in (*HOUSES, None)] == [match.view(seat) for seat in (*HOUSES, None)]
        assert decisions(again) == decisions(match)
        assert play(again, *rest).hash() == end.hash()


def test_a_clone_in_the_middle_of_the_battle_goes_its_own_way() -> None:
    end = play(long_war(), *SCRIPT)
    assert len(list(stops())) > 5
    for match, rest in stops():
        state, asked_before = match.hash(), decisions(match)
        clone = match.clone()
        assert (clone.hash(), decisions(clone)) == (state, asked_before)
        assert clone.game == GAME.codec.round_trip(match.game)
        assert play(clone, *rest).hash() == end.hash()
        assert (match.hash(), decisions(match)) == (state, asked_before)


def test_nobody_can_tell_a_determinized_match_from_the_real_one() -> None:
    for match, _ in stops():
        for seat in (*HOUSES, None):
            viewer = None if seat is None else match.seat_number(seat)
            check_leaks(match, viewer, Random(1))
            check_forgetting(match, viewer, Random(2))


def test_support_can_be_taken_back_until_another_house_has_spoken_and_a_reveal_never() -> None:
    match = play(long_war(), *SCRIPT[:3])
    before = match.hash()
    play(match, "greyjoy: support lannister")
    assert asked(match) == "stark: choose-card, lannister: choose-card"
    match.undo("greyjoy")
    assert match.hash() == before
    play(match, *SCRIPT[3:5])
    match.undo("stark")
    assert asked(match) == "stark: choose-card, lannister: choose-card"
    play(match, *SCRIPT[4:6])
    assert not any(match.can_undo(house) for house in HOUSES)


def test_random_battles_hold_what_must_always_hold() -> None:
    ways = configurations(GAME)
    assert [way.players for way in ways] == [3, 4]
    assert [match.failure for match in playouts(GAME, ways, 120, 1, check=True)] == [None] * 120
