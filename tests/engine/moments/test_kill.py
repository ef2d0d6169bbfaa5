"""The hard moment of the card game: two characters killed at once in the opponent's turn, and all that follows."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

import maester
from maester.engine import Match, Window
from tests.engine.moments.kill import CARD_NAMES, CARDS, GAME, Court, Gain, Kill, Turn

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
    return maester.scenario("moment-kill", position, auto_pass=auto_pass)


def the_moment() -> Match:
    return court("valar-1 spoils-1 valar-2", "not-today-1 envy-1", in_play="robb catelyn tywin joffrey cersei", gold=(1, 2))


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
    match = court("valar-1 not-today-1 not-today-3", "not-today-2", in_play="robb catelyn sansa", gold=(1, 1))
    play(match, *valar("robb", "catelyn"))
    play(match, "stark: pass", "lannister: play not-today-2", "lannister: choose robb", "stark: play not-today-1")
    assert told(match)[-1] == "saved catelyn", "the last one needs no choice"
    assert match.view()["table"]["in_play"] == ["robb", "catelyn", "sansa"]


def test_if_all_are_saved_nothing_follows_and_the_opponent_may_act() -> None:
    match = court("valar-1 not-today-1 spoils-1", "not-today-2 valar-2", in_play="robb sansa cersei")
    play(match, *valar("robb", "cersei"), "stark: play not-today-1", "stark: choose robb", "lannister: play not-today-2")
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
    assert match.view()["table"]["in_play"] == ["joffrey", "cersei"] or "cersei" in match.view()["table"]["in_play"]


# -- passives -----------------------------------------------------------------------------------------


def test_the_first_player_orders_passives_whoever_controls_them() -> None:
    match = court("valar-1", first="lannister", in_play="robb arya tywin joffrey")
    play(match, *valar("robb", "joffrey"))
    assert options(match) == ["choose robb", "choose joffrey"]
    play(match, "lannister: choose joffrey")
    assert told(match)[-2:] == ["power-gained lannister 2", "power-gained stark 1"]


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


# -- who may act next ---------------------------------------------------------------------------------


def test_the_first_player_is_asked_first_also_in_the_opponents_turn() -> None:
    match = court("valar-1", "valar-2", first="lannister")
    assert state(match).frames[0] == Turn(player=Seat(STARK))
    assert asked(match) == "lannister"
    play(match, "lannister: pass", *valar("robb", "arya"))


def test_after_everything_the_opponent_of_the_one_who_acted_may_act() -> None:
    match = court("valar-1 spoils-1", "valar-2", in_play="catelyn sansa varys joffrey cersei tywin", gold=(0, 0))
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
    match = court("valar-1", "valar-2", power=(3, 3))
    play(match, "stark: pass", "lannister: pass")
    assert match.result is not None
    assert match.result.places == (("lannister",), ("stark",))
    assert match.result.tie_breaks == ("whose-turn",)


# -- limits -------------------------------------------------------------------------------------------


def test_a_text_in_play_is_used_once_in_an_occurrence_and_each_copy_by_itself() -> None:
    match = court("valar-1", in_play="catelyn sansa varys joffrey cersei tywin", gold=(0, 0))
    play(match, *valar("varys", "cersei"), "stark: use catelyn")
    assert refusal(match, "stark", "use catelyn") == "window.once"
    assert options(match) == ["use sansa", "pass"]


def test_a_text_in_play_is_used_again_in_an_occurrence_inside() -> None:
    match = court("valar-1 vengeance-1", in_play="catelyn varys joffrey cersei robb", gold=(1, 0))
    play(match, *valar("varys", "joffrey"), "stark: use catelyn", "lannister: pass")
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
    match = court("valar-1 spoils-1 spoils-2", in_play="varys joffrey tywin arya robb", gold=(0, 0))
    play(match, *valar("arya", "robb"), "stark: choose arya", "stark: choose varys")
    play(match, "stark: choose robb")
    ...


# -- the pauses tell nothing --------------------------------------------------------------------------
