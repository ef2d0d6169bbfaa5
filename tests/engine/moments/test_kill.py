"""The hard moment of the card game: two characters killed at once in the opponent's turn, and all that follows."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

import maester
from maester.engine import Match, Seat, Window
from tests.engine.moments.kill import CARD_NAMES, CARDS, GAME, Act, Court, Gain, Kill, Turn

STARK, LANNISTER = 0, 1
ALL = "robb arya luwin catelyn sansa tywin joffrey varys cersei"
MOMENT = (
    "stark: play valar-1", "stark: choose tywin", "stark: choose joffrey",  # in the turn of lannister
    "stark: pass", "lannister: play not-today-1", "lannister: choose joffrey", "stark: pass", "lannister: pass",
    "lannister: choose robb",  # the last words of tywin, inside the first killing
    "stark: pass", "lannister: pass",  # nobody saves robb, who leaves power
    "stark: play spoils-1", "lannister: pass", "stark: use catelyn", "lannister: pass", "stark: pass",
    "stark: use catelyn", "lannister: use cersei", "stark: pass", "lannister: pass",  # responses to the first killing
    "lannister: pass", "stark: pass",  # the actions go on where they were
)  # fmt: skip


def court(
    stark: str = "",
    lannister: str = "",
    *,
    first: str = "stark",
    in_play: str = ALL,
    gold: tuple[int, int] = (1, 1),
    power: tuple[int, int] = (0, 0),
    discarded: str = "",
    auto_pass: bool = False,
) -> Match:
    """The turn of the second player: hands as given, nobody has acted yet."""
    hands = [stark.split(), lannister.split()]
    position = {"first": first, "hands": hands, "in_play": in_play.split(), "gold": gold, "power": power}
    position["discarded"] = discarded.split()
    return maester.scenario("moment-kill", position, seed=1, auto_pass=auto_pass)


def the_moment(*, auto_pass: bool = False) -> Match:
    stark, lannister = "valar-1 spoils-1 valar-2", "not-today-1 envy-1"
    return court(stark, lannister, in_play="robb catelyn tywin joffrey cersei", gold=(1, 2), auto_pass=auto_pass)


def play(match: Match, *lines: str) -> None:
    """Plays `seat: move`; fails unless exactly that seat is asked."""
    for line in lines:
        seat, move = line.split(": ")
        assert [match.seats[asked] for asked in match.to_act] == [seat], f"{line}, but {match!r}"
        match.play(seat, move)


def valar(*characters: str, by: str = "stark") -> list[str]:
    """The action that kills two at once; the choices are lines of play."""
    return [f"{by}: play valar-1", *(f"{by}: choose {character}" for character in characters)]


def asked(match: Match) -> str:
    """Who is asked; nobody: an empty text."""
    return " ".join(match.seats[seat] for seat in match.to_act)


def options(match: Match) -> list[str]:
    return [match.text(move) for move in match.decision(match.to_act[0]).options]


def told(match: Match) -> list[str]:
    """What a spectator saw, one line for each event."""
    return [
        " ".join(" ".join(value) if isinstance(value, list) else str(value) for value in event.values())
        for event in match.events()
    ]


def state(match: Match) -> Court:
    assert isinstance(match.game, Court)
    return match.game


def frames(match: Match) -> list[type]:
    return [type(frame) for frame in match.game.frames]


def refusal(match: Match, seat: str, move: str) -> str | None:
    """The rule against a move; asking changes nothing."""
    before = match.hash()
    found = match.why_not(seat, move)
    assert match.hash() == before
    return None if found is None else found.rule


# -- the moment as a whole ----------------------------------------------------------------------------


def test_the_moment_from_the_first_action_to_the_last_pass() -> None:
    match = the_moment()
    play(match, *MOMENT)
    assert told(match) == [
        "played stark valar-1",
        "played lannister not-today-1",
        "saved joffrey",
        "killed tywin",
        "killed robb",
        "power-gained stark 1",
        "played stark spoils-1",
        "power-gained stark 1",
        "used stark catelyn",
        "power-gained stark 1",
        "used stark catelyn",
        "power-gained stark 1",
        "used lannister cersei",
        "power-gained lannister 1",
    ]
    assert match.result is not None
    assert match.result.places == (("stark",), ("lannister",))


def test_the_frames_lie_inside_each_other_while_the_third_is_being_killed() -> None:
    match = the_moment()
    play(match, *MOMENT[:9])
    assert frames(match) == [Turn, Window, Kill, Kill, Window]
    assert match.view()["table"]["doomed"] == ["robb"]
    play(match, *MOMENT[9:16])
    assert frames(match) == [Turn, Window, Kill, Window]
    play(match, *MOMENT[16:20])
    assert frames(match) == [Turn, Window]


# -- saves --------------------------------------------------------------------------------------------


def test_those_who_are_not_saved_die_together_in_one_event() -> None:
    match = court("valar-1", in_play="robb varys tywin cersei", gold=(0, 0))
    play(match, *valar("robb", "cersei"), "stark: choose robb")
    assert told(match)[1] == "killed robb cersei"
    assert told(match).count("power-gained lannister 1") == 1, "varys saw two deaths in one event"


def test_a_save_from_a_hidden_hand_keeps_one_of_two_in_play() -> None:
    match = court("valar-1", "not-today-1", in_play="robb catelyn cersei")
    play(match, *valar("robb", "cersei"))
    assert match.view()["table"]["doomed"] == ["robb", "cersei"]
    play(match, "lannister: play not-today-1", "lannister: choose cersei")
    assert match.view()["table"]["in_play"] == ["catelyn", "cersei"]
    assert told(match)[2:4] == ["saved cersei", "killed robb"]


def test_a_save_may_save_the_opponents_character_but_only_one_that_is_about_to_be_killed() -> None:
    match = court("valar-1", "not-today-1", in_play="robb arya sansa")
    play(match, *valar("robb", "arya"), "lannister: play not-today-1")
    assert options(match) == ["choose robb", "choose arya"]
    assert refusal(match, "lannister", "choose sansa") == "ruling.legal-only-with-effect"


def test_saves_alternate_from_the_first_player_until_both_pass_in_a_row() -> None:
    match = court("valar-1 not-today-1 not-today-3", "not-today-2", in_play="robb catelyn sansa", gold=(2, 2))
    play(match, *valar("robb", "catelyn"))
    play(match, "stark: pass", "lannister: play not-today-2", "lannister: choose robb", "stark: play not-today-1")
    assert told(match)[-1] == "saved catelyn", "the last one needs no choice"
    assert match.view()["table"]["in_play"] == ["robb", "catelyn", "sansa"]
    assert frames(match) == [Turn, Window], (
        "nobody is left to save, so nobody is asked, whatever gold and cards are left"
    )


def test_if_all_are_saved_nothing_follows_and_the_opponent_may_act() -> None:
    match = court("valar-1 not-today-1 spoils-1", "not-today-2 valar-2", in_play="robb sansa cersei")
    play(
        match, *valar("robb", "cersei"), "stark: play not-today-1", "stark: choose robb", "lannister: play not-today-2"
    )
    assert not any(line.startswith(("killed", "power")) for line in told(match))
    assert frames(match) == [Turn, Window]
    assert asked(match) == "lannister"
    assert options(match) == ["play valar-2", "pass"]


def test_the_cost_stays_paid_although_the_character_was_saved() -> None:
    match = court("valar-1 vengeance-1", "not-today-1", in_play="catelyn sansa cersei joffrey")
    play(match, *valar("catelyn", "sansa"), "stark: pass", "lannister: pass")
    play(match, "stark: play vengeance-1", "stark: choose cersei", "lannister: play not-today-1")
    assert match.view()["table"]["gold"] == [0, 0]
    assert match.view()["table"]["discarded"] == ["valar-1", "vengeance-1", "not-today-1"]
    assert match.view()["table"]["in_play"] == ["cersei", "joffrey"]


# -- passives -----------------------------------------------------------------------------------------


def test_the_first_player_orders_passives_whoever_controls_them() -> None:
    match = court("valar-1", first="lannister", in_play="robb arya tywin joffrey")
    play(match, *valar("robb", "joffrey"))
    assert options(match) == ["choose robb", "choose joffrey"]
    play(match, "lannister: choose joffrey")
    assert told(match)[-2:] == ["power-gained lannister 2", "power-gained stark 1"]


def test_the_order_of_the_passives_decides_who_reaches_fifteen_first() -> None:
    for first, winner in (("robb", "stark"), ("joffrey", "lannister")):
        match = court("valar-1", first="lannister", in_play="robb joffrey sansa", power=(14, 13))
        play(match, *valar("robb", "joffrey"), f"lannister: choose {first}")
        assert match.result is not None
        assert match.result.places[0] == (winner,)
        assert len(told(match)) == 3, "the other passive is never resolved"


def test_a_passive_is_mandatory_and_comes_before_the_responses() -> None:
    match = court("valar-1 spoils-1", in_play="robb tywin joffrey varys catelyn", gold=(0, 0))
    play(match, *valar("tywin", "robb"), "stark: choose varys", "stark: choose robb")
    assert told(match)[-2:] == ["power-gained lannister 1", "power-gained stark 1"]
    assert asked(match) == "lannister"
    assert options(match) == ["choose joffrey", "choose varys", "choose catelyn"], "no pass"


def test_a_passive_kills_inside_with_saves_and_responses_of_its_own() -> None:
    match = court("valar-1 not-today-1", "spoils-1", in_play="robb tywin joffrey sansa catelyn luwin", gold=(1, 0))
    play(match, *valar("tywin", "robb"), "stark: pass", "stark: choose tywin", "lannister: choose catelyn")
    assert options(match) == ["play not-today-1", "use luwin", "pass"]
    play(match, "stark: pass")
    assert told(match)[-1] == "killed catelyn"
    assert frames(match) == [Turn, Window, Kill, Kill, Window]
    play(match, "stark: use sansa", "lannister: pass")
    assert told(match)[-1] == "power-gained stark 1", "sansa's; robb's passive waits for the end of the inner killing"
    play(match, "stark: pass")
    assert told(match)[-1] == "power-gained stark 1"
    assert len(told(match)) == 6, "now robb's came too"
    assert frames(match) == [Turn, Window, Kill, Window]


# -- responses ----------------------------------------------------------------------------------------


def test_responses_go_in_turn_from_the_first_player_until_both_pass_in_a_row() -> None:
    match = court("valar-1 spoils-1", "spoils-2 spoils-3", in_play="robb joffrey sansa varys", gold=(0, 0))
    play(match, *valar("sansa", "varys"))
    play(match, "stark: pass", "lannister: play spoils-2", "stark: play spoils-1", "lannister: play spoils-3")
    assert told(match)[2::2] == ["played lannister spoils-2", "played stark spoils-1", "played lannister spoils-3"]
    assert match.over, "both hands are empty: nobody can respond any more, and nobody can act"


def test_a_response_may_kill_and_that_killing_is_answered_before_the_next_response() -> None:
    match = court("valar-1 spoils-1", "vengeance-1", in_play="robb joffrey sansa varys cersei", gold=(0, 1))
    play(match, *valar("sansa", "varys"), "lannister: pass")
    play(match, "stark: pass", "lannister: play vengeance-1", "lannister: choose robb")
    assert told(match)[-2:] == ["killed robb", "power-gained stark 1"]
    assert frames(match) == [Turn, Window, Kill, Window, Kill, Window]
    play(match, "stark: play spoils-1", "lannister: pass")
    assert frames(match) == [Turn, Window, Kill, Window], "back in the window of the first killing"
    play(match, "lannister: use cersei")


def test_every_occurrence_goes_the_same_way_a_gain_of_power_too() -> None:
    match = court("valar-1", "envy-1", in_play="robb sansa cersei varys", gold=(0, 3))
    play(match, *valar("robb", "sansa"), "lannister: pass", "stark: choose varys")
    assert frames(match) == [Turn, Window, Kill, Gain, Window], "nobody saves from power, but envy may respond"
    play(match, "lannister: play envy-1", "lannister: choose cersei")
    assert told(match)[2:] == [
        "power-gained lannister 1",
        "played lannister envy-1",
        "killed cersei",
        "power-gained lannister 1",  # varys again, for the inner killing
        "power-gained stark 1",  # robb, who waited
    ]


def test_a_moment_that_no_text_belongs_to_costs_nothing() -> None:
    game = state(the_moment())
    before = GAME.codec.encode(game)
    Act.open(game, "save-power", game.order)
    assert GAME.codec.encode(game) == before


# -- who may act next ---------------------------------------------------------------------------------


def test_the_first_player_is_asked_first_also_in_the_opponents_turn() -> None:
    match = court("valar-1", "valar-2", first="lannister")
    assert state(match).frames[0] == Turn(player=Seat(STARK))
    assert asked(match) == "lannister"
    play(match, "lannister: pass", *valar("robb", "arya"))


def test_after_everything_the_opponent_of_the_one_who_acted_may_act() -> None:
    match = court("valar-1 spoils-1 envy-1", "valar-2", in_play="catelyn sansa varys joffrey cersei", gold=(0, 0))
    play(match, *valar("catelyn", "varys"), "stark: play spoils-1", "lannister: pass", "stark: use sansa")
    assert asked(match) == "lannister"
    assert refusal(match, "stark", "play valar-2") == "match.not-asked"
    play(match, "lannister: use cersei", "stark: pass", "lannister: pass")
    assert frames(match) == [Turn, Window]
    assert asked(match) == "lannister"
    assert options(match) == ["play valar-2", "pass"]


def test_who_passed_may_act_again_if_the_opponent_acts() -> None:
    match = court("valar-2", "valar-1", in_play="catelyn sansa varys joffrey cersei tywin", gold=(0, 0))
    play(match, "stark: pass", *valar("catelyn", "varys", by="lannister"))
    play(match, "stark: pass", "lannister: use cersei", "stark: pass")
    assert frames(match) == [Turn, Window]
    play(match, "stark: play valar-2")


def test_actions_end_when_both_pass_in_a_row_and_then_the_turn_ends() -> None:
    for power, winner, tie_breaks in (((4, 3), "stark", ()), ((3, 3), "lannister", ("whose-turn",))):
        match = court("valar-1", "valar-2", power=power)
        play(match, "stark: pass", "lannister: pass")
        assert match.result is not None
        assert match.result.places[0] == (winner,)
        assert match.result.tie_breaks == tie_breaks


# -- limits -------------------------------------------------------------------------------------------


def test_a_text_in_play_is_used_once_in_an_occurrence_and_each_copy_by_itself() -> None:
    match = court("valar-1", in_play="catelyn sansa varys joffrey cersei tywin", gold=(0, 0))
    play(match, *valar("varys", "cersei"), "stark: use catelyn")
    assert refusal(match, "stark", "use catelyn") == "window.once"
    assert options(match) == ["use sansa", "pass"]


def test_a_text_in_play_is_used_again_in_an_occurrence_inside() -> None:
    match = court("valar-1 vengeance-1", in_play="catelyn varys joffrey cersei robb", gold=(1, 0))
    play(match, *valar("varys", "joffrey"), "stark: pass", "stark: use catelyn", "lannister: pass")
    play(match, "stark: play vengeance-1", "stark: choose cersei")
    assert refusal(match, "stark", "use catelyn") is None
    play(match, "stark: use catelyn")
    assert match.view()["table"]["power"] == [2, 2]


def test_a_save_in_play_saves_once_in_an_occurrence() -> None:
    match = court("valar-1 spoils-1", in_play="luwin catelyn sansa", gold=(1, 0))
    play(match, *valar("catelyn", "sansa"), "stark: use luwin", "stark: choose sansa")
    assert refusal(match, "stark", "use luwin") == "window.once"
    play(match, "stark: pass")
    assert told(match)[-2:] == ["saved sansa", "killed catelyn"]


def test_each_copy_of_an_event_answers_once() -> None:
    match = court("valar-1 spoils-1 spoils-2 envy-1", in_play="catelyn cersei joffrey tywin", gold=(0, 0))
    play(match, *valar("catelyn", "cersei"), "stark: play spoils-1")
    assert refusal(match, "stark", "play spoils-1") == "event.in-hand"
    play(match, "stark: play spoils-2")
    assert match.view()["table"]["power"] == [2, 0]


# -- the pauses tell nothing --------------------------------------------------------------------------


def pauses(match: Match) -> Iterator[tuple[object, ...]]:
    """All that a spectator notices of each decision while everybody passes, and all else is answered as it comes."""
    while not match.over:
        seat = match.to_act[0]
        decision = match.decision(seat)
        yield seat, decision.kind, decision.number, decision.private, match.view(), match.events()
        match.play(seat, decision.options[-1])


def deals(hands: tuple[int, int], count: int, seen: str = "") -> Iterator[tuple[str, str]]:
    """Hands of these sizes, dealt from the events that haven't been seen."""
    for seed in range(count):
        unseen = [name for name in CARD_NAMES.names if name not in seen.split()]
        cards = Random(seed).sample(unseen, sum(hands))
        yield " ".join(cards[: hands[0]]), " ".join(cards[hands[0] :])


def test_two_matches_that_differ_only_in_the_hands_ask_the_same_seats() -> None:
    seen, able = [], set()
    for stark, lannister in deals((2, 3), 40, seen="valar-1"):
        match = court(f"valar-1 {stark}", lannister, in_play="robb tywin varys joffrey arya", gold=(1, 2))
        play(match, *valar("tywin", "joffrey"))
        able.add(len(match.decision("stark").options))
        seen.append(list(pauses(match)))
    assert able == {1, 2, 3}, "some can save, others can't"
    assert [pause[0] for pause in seen[0][:2]] == [STARK, LANNISTER]
    assert len(seen[0]) > 12
    assert all(pause == seen[0] for pause in seen)


@pytest.mark.parametrize("gold", [0, 1, 2])
@pytest.mark.parametrize("gone", ["", "not-today", "spoils", "spoils vengeance", "not-today spoils vengeance", "envy"])
def test_a_seat_is_asked_exactly_if_some_hand_would_let_it_act(gold: int, gone: str) -> None:
    discarded = " ".join(f"{title}-{copy}" for title in gone.split() for copy in (1, 2, 3))
    could_act: list[list[bool]] = []
    for card in sorted({*CARD_NAMES.names} - {"valar-1", *discarded.split()}):
        match = court("valar-1", card, in_play="robb tywin joffrey arya", gold=(0, gold), discarded=discarded)
        play(match, *valar("robb", "joffrey"))
        could_act.append([])
        for seat, kind, *_ in pauses(match):
            if kind == "act":
                assert seat == LANNISTER, "the hand of stark is empty"
                could_act[-1].append(len(match.decision(seat).options) > 1)
    assert all(any(hands) for hands in zip(*could_act, strict=True))


def test_a_seat_is_asked_although_it_can_only_pass() -> None:
    match = court("valar-1", "valar-2")
    play(match, *valar("robb", "tywin"), "stark: pass")
    assert asked(match) == "lannister"
    assert options(match) == ["pass"]
    assert match.decision("lannister").private


def test_a_seat_without_cards_is_not_asked() -> None:
    match = court("valar-1", "", in_play="catelyn cersei joffrey")
    play(match, *valar("catelyn", "cersei"))
    assert match.over


def test_a_seat_without_gold_is_not_asked_to_save() -> None:
    match = court("valar-1", "not-today-1 spoils-1", in_play="catelyn cersei joffrey", gold=(0, 0))
    play(match, *valar("catelyn", "cersei"))
    assert told(match)[-1] == "killed catelyn cersei"
    assert options(match) == ["play spoils-1", "pass"], "but this response costs nothing"


@pytest.mark.parametrize(
    ("seen", "killed"), [("not-today-1 not-today-2", False), ("not-today-1 not-today-2 not-today-3", True)]
)
def test_a_seat_is_not_asked_once_all_copies_have_been_seen(seen: str, killed: bool) -> None:
    match = court("valar-1", "valar-2", in_play="catelyn cersei joffrey", discarded=seen)
    play(match, *valar("catelyn", "cersei"))
    assert asked(match) == "lannister"
    assert ("killed catelyn cersei" in told(match)) == killed


def test_what_only_the_opponent_knows_does_not_count() -> None:
    match = court("valar-1 not-today-1 not-today-2 not-today-3", "valar-2", in_play="catelyn cersei joffrey")
    play(match, *valar("catelyn", "cersei"), "stark: pass")
    assert asked(match) == "lannister", "though stark holds every copy"


# -- fifteen power ------------------------------------------------------------------------------------


def test_fifteen_power_end_the_match_in_the_middle_of_a_killing_inside_a_killing() -> None:
    match = court(
        "valar-1 spoils-1", "not-today-1 spoils-2", in_play="robb tywin joffrey cersei catelyn", power=(14, 0)
    )
    play(match, *valar("tywin", "joffrey"), "stark: pass", "lannister: pass")
    play(match, "stark: choose tywin", "lannister: choose robb", "stark: pass")
    assert frames(match) == [Turn, Window, Kill, Kill, Window]
    play(match, "lannister: pass")
    assert told(match)[-2:] == ["killed robb", "power-gained stark 1"], "no response, and joffrey's passive never comes"
    assert match.over
    assert asked(match) == ""
    assert match.game.agenda == []
    assert match.game.frames == []
    assert match.result is not None
    assert match.result.places == (("stark",), ("lannister",))
    with pytest.raises(maester.MatchOver):
        match.play("stark", "pass")
    assert maester.load(match.save()).hash() == match.hash()


# -- passing automatically ----------------------------------------------------------------------------


def play_out(match: Match) -> list[Seat]:
    """Plays what first comes to mind, always the same. Returns who was asked."""
    seats = []
    while not match.over:
        seat = match.to_act[0]
        seats.append(seat)
        match.play(seat, match.decision(seat).options[0])
    return seats


@pytest.mark.parametrize("seed", range(30))
def test_passing_automatically_gives_the_same_match_with_fewer_questions(seed: int) -> None:
    asking = maester.new_match("moment-kill", seed=seed)
    passing = maester.new_match("moment-kill", seed=seed, auto_pass=True)
    asked_all, asked_some = play_out(asking), play_out(passing)
    assert len(asked_some) <= len(asked_all)
    assert passing.hash() == asking.hash()
    assert passing.result == asking.result
    assert passing.events() == asking.events()
    assert passing.live_entries() == asking.live_entries()


def test_passing_automatically_leaves_out_exactly_the_pauses_where_one_can_only_pass() -> None:
    asking, passing = the_moment(), the_moment(auto_pass=True)
    play(asking, *MOMENT)
    chosen = [line for match, line in zip(decisions(), MOMENT, strict=True) if options(match) != ["pass"]]
    assert len(chosen) == len(MOMENT) - 9
    play(passing, *chosen)
    assert passing.hash() == asking.hash()
    assert passing.live_entries() == asking.live_entries()


def test_the_record_of_automatic_passes_replays_without_them() -> None:
    match = maester.new_match("moment-kill", seed=5, auto_pass=True)
    play_out(match)
    again = maester.load(match.save())
    assert not again.auto_pass
    assert again.hash() == match.hash()
    assert again.result == match.result
    assert again.events() == match.events()
    by_hand = maester.new_match("moment-kill", seed=5)
    for entry in match.live_entries():
        assert by_hand.to_act == (entry.seat,)
        by_hand.play(entry.seat, entry.move)
    assert by_hand.hash() == match.hash()


# -- refusals and taking back -------------------------------------------------------------------------


def test_a_text_is_used_only_at_its_own_moment() -> None:
    match = court("valar-1 spoils-1 not-today-1 valar-2", in_play="robb tywin sansa varys catelyn")
    assert refusal(match, "stark", "play spoils-1") == "response.when", "an action is no moment for a response"
    play(match, *valar("robb", "tywin"))
    assert refusal(match, "stark", "play spoils-1") == "response.when"
    assert refusal(match, "stark", "play valar-2") == "response.when", "the first action isn't finished"
    assert refusal(match, "stark", "use catelyn") == "window.nothing-at-this-moment"
    play(match, "stark: pass", "stark: choose robb", "stark: choose varys", "lannister: choose sansa")
    play(match, "stark: pass")
    assert refusal(match, "stark", "play not-today-1") == "response.when"
    assert refusal(match, "stark", "play valar-2") == "response.when"
    assert refusal(match, "stark", "play spoils-1") is None


def test_only_an_own_card_that_can_be_paid_for_may_be_played() -> None:
    match = court("valar-1 not-today-1", "spoils-1", in_play="luwin tywin cersei varys", gold=(0, 0))
    play(match, *valar("tywin", "cersei"))
    assert options(match) == ["use luwin", "pass"], "not-today costs gold"
    assert refusal(match, "stark", "play not-today-1") == "ruling.legal-only-with-effect"
    assert refusal(match, "stark", "play spoils-1") == "event.in-hand"
    play(match, "stark: pass", "stark: choose varys", "lannister: choose luwin")
    play(match, "stark: pass", "stark: pass")
    assert refusal(match, "lannister", "use cersei") == "response.when", "she is dead"


def test_a_text_that_finds_nobody_to_choose_may_not_be_used() -> None:
    match = court("valar-1 valar-2", "valar-3", in_play="catelyn sansa cersei", gold=(0, 0))
    play(match, *valar("catelyn", "sansa"), "stark: pass", "lannister: use cersei", "stark: pass", "lannister: pass")
    assert match.over, "one character is left, so nobody can kill two, and nobody is asked"


def test_the_same_character_cannot_be_chosen_twice() -> None:
    match = court("valar-1")
    play(match, *valar("robb"))
    assert refusal(match, "stark", "choose robb") == "highclaim.different-characters"


def test_a_refused_move_changes_nothing() -> None:
    match = the_moment()
    play(match, *MOMENT[:4])
    before = match.hash(), told(match)
    with pytest.raises(maester.IllegalMove):
        match.play("lannister", "play spoils-1")
    with pytest.raises(maester.NotAsked):
        match.play("stark", "pass")
    assert (match.hash(), told(match)) == before


def test_a_pass_can_be_taken_back_but_not_an_event_that_was_seen() -> None:
    match = the_moment()
    play(match, *MOMENT[:3])
    before = match.hash()
    play(match, "stark: pass")
    match.undo("stark")
    assert match.hash() == before
    play(match, "stark: pass", "lannister: play not-today-1")
    assert not match.can_undo("lannister")
    play(match, "lannister: choose joffrey")
    assert match.can_undo("lannister")


# -- copies, saves, knowledge -------------------------------------------------------------------------


def decisions() -> Iterator[Match]:
    """The match at each decision of the moment."""
    match = the_moment()
    for line in MOMENT:
        yield match
        play(match, line)


def test_the_match_can_be_saved_at_each_decision_of_the_moment() -> None:
    for number, match in enumerate(decisions()):
        again = maester.load(match.save())
        assert again.hash() == match.hash()
        assert [again.view(seat) for seat in (0, 1, None)] == [match.view(seat) for seat in (0, 1, None)]
        assert repr(again.decision(again.to_act[0])) == repr(match.decision(match.to_act[0]))
        play(again, *MOMENT[number:])
        assert again.over


def test_a_copy_at_each_decision_of_the_moment_goes_its_own_way() -> None:
    ends = set()
    for number, match in enumerate(decisions()):
        before, copy = match.hash(), match.clone()
        play(copy, *MOMENT[number:])
        ends.add(copy.hash())
        assert match.hash() == before
        assert copy.hash() != before
    assert len(ends) == 1


def test_nobody_can_tell_a_match_with_other_hidden_cards_from_the_real_one() -> None:
    rng = Random(3)
    for match in decisions():
        for seat in (STARK, LANNISTER, None):
            twin = match.determinize(seat, rng)
            assert twin.view(seat) == match.view(seat)
            assert twin.events(seat) == match.events(seat)
            assert twin.to_act == match.to_act
            if seat in match.to_act:
                assert twin.decision(seat).options == match.decision(seat).options
            assert not [*GAME.invariants(twin.game)]


def test_the_hand_of_the_opponent_could_be_any_unseen_cards() -> None:
    match = the_moment()
    play(match, *MOMENT[:4])
    rng = Random(4)
    twins = [state(match.determinize("stark", rng)) for _ in range(200)]
    unseen = {*CARDS} - {*state(match).hand[STARK], *state(match).discarded}
    assert {card for twin in twins for card in twin.hand[LANNISTER]} == unseen
    assert all(twin.hand[STARK] == state(match).hand[STARK] for twin in twins)


def test_a_seat_sees_its_own_hand_and_of_the_other_only_its_size() -> None:
    match = the_moment()
    table = match.view("lannister")["table"]
    assert table["hand"] == ["not-today-1", "envy-1"]
    assert table["hand_sizes"] == [3, 2]
    assert match.view()["table"]["hand"] == []
    assert "spoils-1" not in str(match.view("lannister")) + str(match.events("lannister"))
