"""The moment as a whole; saves, passives and responses, and who may act next."""

from __future__ import annotations

import pytest

import maester
from maester.engine import Match, OfferResponses, Seat, Window, note
from tests.engine.moments.kill import GAME
from tests.engine.moments.kill.happening import Act, Aftermath, CourtMoments, Happening, Kill, Passives, Turn
from tests.engine.moments.kill.language import MOMENT, STARK, asked, court, refusal, state, the_moment, told, valar
from tests.engine.moments.support import options, play


def frames(match: Match) -> list[type]:
    return [type(frame) for frame in match.game.frames]


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
    assert frames(match) == [Turn, Window, Aftermath, Kill, Passives, Aftermath, Kill, Window]
    assert match.view()["table"]["doomed"] == ["robb"]
    play(match, *MOMENT[9:16])
    assert frames(match) == [Turn, Window, Aftermath, Window]
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
    assert frames(match) == [Turn, Window, Aftermath, Kill, Passives, Aftermath, Window]
    play(match, "stark: use sansa", "lannister: pass")
    assert told(match)[-1] == "power-gained stark 1", "sansa's; robb's passive waits for the end of the inner killing"
    play(match, "stark: pass")
    assert told(match)[-1] == "power-gained stark 1"
    assert len(told(match)) == 6, "now robb's came too"
    assert frames(match) == [Turn, Window, Aftermath, Window]


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
    assert frames(match) == [Turn, Window, Aftermath, Window, Aftermath, Window]
    play(match, "stark: play spoils-1", "lannister: pass")
    assert frames(match) == [Turn, Window, Aftermath, Window], "back in the window of the first killing"
    play(match, "lannister: use cersei")


def test_every_occurrence_goes_the_same_way_a_gain_of_power_too() -> None:
    match = court("valar-1", "envy-1", in_play="robb sansa cersei varys", gold=(0, 3))
    play(match, *valar("robb", "sansa"), "lannister: pass", "stark: choose varys")
    inner = [Aftermath, Window]
    assert frames(match) == [Turn, Window, Aftermath, Kill, Passives, *inner], (
        "nobody saves from power, envy may respond"
    )
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


# -- what is noted ------------------------------------------------------------------------------------


def test_what_happens_outside_of_any_aftermath_gets_one_of_its_own() -> None:
    game = state(the_moment())
    frames_before = len(game.frames)
    note(game, (Happening("kill"),))
    assert game.frames[frames_before:] == [Aftermath(happened=(Happening("kill"),), floor=game.frames[-1].floor)]
    assert game.agenda[-1] == OfferResponses(frames_before)
    note(game, (Happening("power"),))
    assert len(game.frames) == frames_before + 1, "the innermost aftermath notes it"


def test_what_nobody_could_respond_to_is_not_noted(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(CourtMoments, "is_awaited", lambda self, game, happening: happening.kind != "power")
    match = court("valar-1", "envy-1", in_play="robb sansa cersei varys", gold=(0, 3))
    play(match, *valar("robb", "sansa"), "lannister: pass", "stark: choose varys")
    assert told(match)[2:] == ["power-gained lannister 1", "power-gained stark 1"], "envy isn't asked for"


def test_after_a_happening_the_game_looks_at_its_state(monkeypatch: pytest.MonkeyPatch) -> None:
    looked: list[tuple[int, int]] = []
    monkeypatch.setattr(CourtMoments, "look", lambda self, game, frames: looked.append((frames, len(game.in_play))))
    match = court("valar-1", in_play="robb sansa cersei", gold=(0, 0))
    play(match, *valar("robb", "sansa"))
    assert looked == [(4, 1)], "Turn, Window, Aftermath and Kill were open before, and two are gone"


def test_nothing_is_noted_once_the_match_is_over() -> None:
    game = state(the_moment())
    before = len(game.frames)
    game.finish([[Seat(0)], [Seat(1)]])
    note(game, (Happening("kill"),))
    assert len(game.frames) == before


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


# -- fifteen power ------------------------------------------------------------------------------------


def test_fifteen_power_end_the_match_in_the_middle_of_a_killing_inside_a_killing() -> None:
    match = court(
        "valar-1 spoils-1", "not-today-1 spoils-2", in_play="robb tywin joffrey cersei catelyn", power=(14, 0)
    )
    play(match, *valar("tywin", "joffrey"), "stark: pass", "lannister: pass")
    play(match, "stark: choose tywin", "lannister: choose robb", "stark: pass")
    assert frames(match) == [Turn, Window, Aftermath, Kill, Passives, Aftermath, Kill, Window]
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
