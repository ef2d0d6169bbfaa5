"""The flow: the agenda, frames within frames, secret agendas, windows turn by turn, and rules that are broken."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

import maester
from maester import NotAsked
from maester.engine import Asked, Match, Pass, Seat, Told, Tray, Window
from maester.engine.flow import advance, is_forced, reopen
from tests.engine.support import (
    asked,
    battle,
    choices,
    kind,
    play,
    refused,
    skirmish_with,
    texts,
    told,
    unchanged,
    windows,
)
from tests.engine.tiny.choices import (
    ChooseColour,
    Circle,
    Colour,
    Finish,
    Harbour,
    Noted,
    Paint,
    Return,
    Sail,
    SetOut,
    ShootAt,
    Steer,
    Voyage,
)
from tests.engine.tiny.windows import Act, Boast, Cheer, PlayTrick, Propose, Strike, Taunt


def notes(match: maester.Match) -> list[str]:
    found: list[str] = match.view()["table"]["notes"]
    return found


# -- the agenda -----------------------------------------------------------------------------------------------------


def test_what_is_planned_last_comes_first_in_the_order_in_which_it_is_named() -> None:
    game = Harbour()
    game.then(Sail(), Finish())
    game.then(Paint(), Sail())
    assert game.agenda == [Finish(), Sail(), Sail(), Paint()]


def test_a_match_that_runs_dry_is_a_bug_of_the_game() -> None:
    with pytest.raises(RuntimeError, match="the agenda is empty and the match isn't finished"):
        maester.scenario("tiny-choices", {"steps": []})


@pytest.mark.parametrize(
    ("step", "complaint"),
    [
        ("run-in-circles", "run in a circle"),
        ("forget-trays", "still wait for their reveal"),
        ("ask-in-between", "asks while"),
    ],
)
def test_rules_that_are_broken_are_found(step: str, complaint: str) -> None:
    with pytest.raises(RuntimeError, match=complaint):
        choices(step, colours=["red"])


def test_a_question_without_an_answer_is_left_out_also_in_secret() -> None:
    assert kind(choices("idle", "sail")) == "sail"
    match = choices("mutiny")
    assert match.decision("ann").kind == "vote"
    assert play(match, "ann: hire pyp").over


def test_what_is_told_to_some_cannot_be_taken_back_and_what_is_told_to_all_can() -> None:
    game = Harbour(known=[0, 0])
    game.tell(Noted("all"))
    assert (game.barriers, game.fresh) == (0, [Noted("all")])
    game.tell(Noted("some"), to=(Seat(1),), otherwise=Noted("others"))
    assert (game.barriers, game.fresh[1]) == (1, Told(Noted("some"), (Seat(1),), Noted("others")))
    game.show((1,), (Seat(0),))
    assert (game.barriers, game.known) == (2, [0, 1])
    game.hide((1,))
    assert (game.barriers, game.known) == (2, [0, 0])


def test_a_game_can_be_advanced_up_to_a_step() -> None:
    game = Harbour()
    game.then(SetOut(), Finish())
    assert advance(game, lambda step: isinstance(step, Steer)) == {}
    assert isinstance(game.agenda[-1], Steer)
    assert [type(frame) for frame in game.frames] == [Voyage]
    assert game.outcome is None
    assert isinstance(advance(game)[Seat(0)].question, Steer)


def test_the_first_ending_counts() -> None:
    assert choices("two-ends").result == maester.Result((("cid",), ("bob",), ("ann",)), ("first",))


# -- frames ---------------------------------------------------------------------------------------------------------


def test_frames_nest_and_each_remembers_its_own() -> None:
    match = play(choices("set-out", "sail"), "ann: turn on", "ann: turn on")
    assert [(type(frame), frame.depth) for frame in match.game.frames] == [(Voyage, 1), (Voyage, 2), (Voyage, 3)]
    play(match, "ann: turn home")
    assert notes(match) == ["back from 3 by home", "back from 2 by on", "back from 1 by on"]
    assert match.game.frames == []
    assert kind(match) == "sail"


def test_an_abandoned_frame_drops_what_it_still_planned_and_nothing_else() -> None:
    match = play(choices("set-out", "sail"), "ann: turn on", "ann: turn on", "ann: turn lost")
    assert notes(match) == ["back from 2 by on", "back from 1 by on"]
    match = play(choices("set-out", "sail"), "ann: turn on", "ann: turn on", "ann: turn all-lost")
    assert (notes(match), kind(match), match.game.frames) == ([], "sail", [])


def test_an_abandoned_frame_and_all_inside_it_are_gone_at_once() -> None:
    game = play(choices("set-out", "sail"), "ann: turn on", "ann: turn on").game.clone()
    game.abandon(1)
    assert [frame.depth for frame in game.frames] == [1]
    assert game.agenda == [Finish(), Sail(), Return(0)]
    game.abandon(0)
    assert game.frames == []
    assert game.agenda == [Finish(), Sail()]


def test_a_step_names_its_frame_and_gets_no_other_kind() -> None:
    match = windows("fight")
    assert match.game.frame(Window, 0).moment == "fight"
    with pytest.raises(TypeError, match="frame 0 is a Window, no Voyage"):
        match.game.frame(Voyage, 0)
    match = play(choices("set-out"), "ann: turn on")
    assert match.game.agenda[-1] == Steer(1)
    assert [frame.floor for frame in match.game.frames] == [1, 2]


def test_a_frame_without_steps_closes_at_once() -> None:
    match = choices("sail")
    match.game.open(Voyage(depth=9))
    assert len(match.game.frames) == 1
    play(match, "ann: agree true")
    assert match.over
    assert match.game.frames == []


# -- forced moves ---------------------------------------------------------------------------------------------------


def test_one_move_is_forced_unless_it_is_private_or_one_of_a_domain() -> None:
    assert is_forced(Asked(Seat(0), (Pass(),)))
    assert not is_forced(Asked(Seat(0), (Pass(), Boast())))
    assert not is_forced(Asked(Seat(0), (Pass(),), private=True))
    assert not is_forced(Asked(Seat(0), (ShootAt(0),), domain=Circle()))


def test_a_forced_move_is_no_entry_of_the_record() -> None:
    match = choices("paint", "sail", colours=["red"])
    assert match.live_entries() == []
    assert told(match) == ["noted"]


# -- secret agendas -------------------------------------------------------------------------------------------------


def test_each_seat_has_an_agenda_of_its_own_and_answers_may_ask_more() -> None:
    match = choices("ballot", "sail")
    assert asked(match) == ("ann", "bob")
    assert list(match.view()["ready"]) == ["cid"]
    assert match.view("cid")["tray"] == [{"move": "hire", "mate": "jon"}]
    play(match, "ann: hire sam")
    assert (match.decision("ann").kind, match.decision("bob").kind) == ("paint", "vote")
    play(match, "ann: choose-colour green")
    assert texts(match, "ann") == ["hire jon", "hire pyp", "hire grenn"]
    with refused(match, "vote.twice"):
        match.play("ann", "hire sam")
    play(match, "ann: hire grenn")
    assert asked(match) == ("bob",)
    play(match, "bob: hire pyp")
    assert notes(match) == ["ann votes sam green grenn", "bob votes pyp", "cid votes jon"]
    assert match.game.trays == []


def test_a_seat_that_is_ready_changes_its_last_real_answer() -> None:
    match = play(choices("ballot", "sail"), "ann: hire jon", "ann: hire pyp")
    decision = match.decision("ann")
    assert decision.answered
    assert texts(match, "ann") == ["hire sam", "hire pyp", "hire grenn"]
    with refused(match, "vote.twice"):
        match.play("ann", "hire jon")
    assert match.why_not("ann", "hire grenn") is None
    play(match, "ann: hire sam")
    assert asked(match) == ("ann", "bob")
    assert not match.decision("ann").answered
    assert match.decision("ann").kind == "paint"
    play(match, "ann: choose-colour red", "ann: choose-colour green", "bob: hire jon")
    assert notes(match)[0] == "ann votes jon sam green"


def test_a_forced_answer_is_skipped_when_a_seat_changes_its_mind() -> None:
    match = play(choices("ballot", colours=["red"]), "bob: hire sam")
    assert match.view("bob")["tray"] == [{"move": "hire", "mate": "sam"}, {"move": "choose-colour", "colour": "red"}]
    assert match.decision("bob").kind == "vote"
    with unchanged(match):
        match.decision("bob")
        match.why_not("bob", "hire jon")
    play(match, "bob: hire jon")
    assert match.view("bob")["tray"] == [{"move": "hire", "mate": "jon"}]


def test_a_seat_that_never_had_a_choice_has_nothing_to_change() -> None:
    match = choices("ballot")
    with unchanged(match), pytest.raises(NotAsked) as caught:
        match.decision("cid")
    assert caught.value.values == {"seat": "cid", "asked": ["ann", "bob"]}
    with unchanged(match), pytest.raises(NotAsked):
        match.play("cid", "hire jon")


def test_asking_a_seat_again_that_never_had_a_choice_changes_nothing() -> None:
    match = choices("ballot")
    tray = match.game.tray(Seat(2))
    before = msgspec.structs.astuple(tray)
    assert reopen(match.game, tray) is None
    assert msgspec.structs.astuple(tray) == before


def test_a_match_that_ends_in_the_middle_of_secret_choices_leaves_no_trays() -> None:
    match = play(choices("mutiny"), "ann: hire jon")
    assert match.over
    assert match.game.trays == []
    assert list(match.view("ann")["ready"]) == match.view("ann")["tray"] == []
    assert maester.load(match.save()).hash() == match.hash()


def test_a_secret_choice_of_nobody_goes_on_at_once() -> None:
    game = Harbour()
    game.together({Seat(0): (), Seat(1): ()})
    assert game.trays == []
    assert game.reveal() == {}
    game.together({Seat(1): (Paint(Seat(1)), Sail())})
    assert game.tray(Seat(1)) == Tray(Seat(1), (Paint(Seat(1)), Sail()), (Sail(), Paint(Seat(1))))
    assert not game.tray(Seat(1)).ready
    barriers = game.barriers
    assert game.reveal() == {Seat(1): ()}
    assert game.barriers == barriers + 1


class Silence(Paint, frozen=True):
    """Asks nothing, since there is no colour."""

    def among(self, game: Harbour) -> tuple[Colour, ...]:
        return ()


def test_a_question_that_asks_nothing_is_passed_over_when_answers_are_taken_back() -> None:
    game = Harbour(colours=(Colour(0), Colour(1)))
    game.together({Seat(0): (Silence(), Paint(), Silence(), Paint())})
    tray = game.tray(Seat(0))
    for colour in (0, 1):
        assert tray.settle(game) is not None
        tray.take(game, ChooseColour(Colour(colour)))
    assert tray.settle(game) is None
    assert tray.rewind(game, 1) is not None
    assert (tray.answers, tray.agenda) == ((ChooseColour(Colour(0)),), (Paint(),))


def test_secret_answers_of_orders_are_given_area_by_area() -> None:
    match = skirmish_with("assign-order")
    for area in (1, 3, 5, 7):
        assert match.decision("wolf").prompt.values == {"house": "wolf", "area": f"wolf-{area}", "seat": "wolf"}
        play(
            match, f"wolf: order wolf-{area}: march-{area // 2 + 1}" if area < 6 else f"wolf: order wolf-{area}: raid-1"
        )
    assert match.decision("wolf").answered
    assert [answer["token"] for answer in match.view("wolf")["tray"]] == ["march-1", "march-2", "march-3", "raid-1"]
    # Another last answer is judged as it was before the one that was given.
    refusal = match.why_not("wolf", "order wolf-7: march-1")
    assert refusal is not None
    assert refusal.rule == "orders.each-token-once"


# -- windows --------------------------------------------------------------------------------------------------------


def test_a_window_of_one_seat_asks_it_until_it_passes() -> None:
    match = windows("fight", energy={"ann": 3})
    play(match, "ann: strike", "bob: pass", "ann: strike", "bob: pass", "ann: strike", "bob: pass")
    assert texts(match, "ann") == ["boast", "pass"]
    play(match, "ann: pass")
    assert kind(match) == "go-on"
    assert match.game.frames == []


def test_an_ability_is_resolved_completely_before_the_next_offer() -> None:
    match = windows("fight", energy={"ann": 1})
    play(match, "ann: strike")
    window = match.game.frame(Window, 0)
    assert (window.used, window.turn, window.passed) == ((), 1, ()), "only what is limited is remembered"
    assert match.events()[-1] == {"event": "acted", "seat": "ann", "what": "striking"}
    play(match, "bob: pass")
    assert match.game.frame(Window, 0).passed == (1,)


def test_where_each_acts_once_nobody_acts_twice() -> None:
    match = play(windows("feast!"), "ann: boast", "bob: pass")
    assert kind(match) == "go-on"
    assert match.view()["table"]["points"] == [1, 0]


def test_a_private_ability_tells_its_own_rule() -> None:
    match = windows("ambush", hand={"ann": "blank", "bob": "trick"})
    with refused(match, "trick.in-hand"):
        match.play("ann", PlayTrick())
    assert match.why_not("ann", Pass()) is None
    play(match, "ann: pass", "bob: play-trick")
    assert match.view()["table"]["points"] == [0, 1]
    assert (asked(match), kind(match)) == (("ann",), "act")


def test_once_counts_what_the_ability_says_is_the_same_use() -> None:
    match = play(windows("quarrel", players=3), "ann: taunt bob", "bob: taunt ann", "cid: pass")
    assert texts(match, "ann") == ["taunt cid", "pass"]
    with refused(match, "window.once") as caught:
        match.play("ann", "taunt bob")
    assert caught.value.values["ability"] == "taunting"
    with refused(match, "window.not-usable"):
        match.play("ann", "taunt ann")
    play(match, "ann: taunt cid", "bob: pass", "cid: taunt bob")
    assert match.view()["table"]["points"] == [2, 1, 1]


def acted(match: Match) -> list[tuple[str, str]]:
    return [(event["seat"], event["what"]) for event in match.events()]


def test_what_is_declared_is_resolved_when_all_have_declared_in_that_order() -> None:
    match = play(windows("council!", players=3), "ann: propose", "bob: pass")
    spoken = [("ann", "speaks")]
    assert acted(match) == spoken, "what is planned at once comes before the next seat is asked"
    play(match, "cid: propose")
    spoken.append(("cid", "speaks"))
    assert acted(match) == spoken + [(who, f"council {part}") for who in ("ann", "cid") for part in (1, 2)]
    assert kind(match) == "go-on"
    assert match.game.frames == []


def test_a_free_use_leaves_a_seat_its_one_turn() -> None:
    match = play(windows("council!"), "ann: cheer")
    assert (asked(match), texts(match, "ann")) == (("ann",), ["propose", "pass"]), "it may be used once"
    play(match, "ann: propose", "bob: cheer", "bob: pass")
    assert kind(match) == "go-on"
    assert match.view()["table"]["points"] == [1, 1]


def test_where_seats_act_in_turn_a_free_use_is_one_like_others() -> None:
    match = play(windows("fight", energy={"ann": 2}), "ann: cheer")
    assert asked(match) == ("bob",)


def test_the_prompt_of_a_window_names_its_moment() -> None:
    values = windows("feast").decision("ann").prompt.values
    assert values == {"window": 0, "moment": "feast", "at": "feast", "seat": "ann"}


def test_abilities_are_found_by_their_moment() -> None:
    assert [ability.id for ability in Act.abilities.at("fight")] == ["striking", "boasting", "cheering"]
    assert [ability.id for ability in Act.abilities.at("feast")] == ["boasting"]
    assert Act.abilities.at("quiet") == ()
    assert set(Act.moves) == {Strike, Boast, PlayTrick, Taunt, Propose, Cheer, Pass}


def test_whoever_can_do_nothing_is_passed_over_and_everybody_may_know_it() -> None:
    match = windows("ambush", hand={"bob": "blank"})
    window = match.game.frame(Window, 0)
    assert (asked(match), window.turn, window.passed) == (("bob",), 1, (0,))
    assert kind(windows("ambush")) == "go-on", "nobody could have a trick, so nobody is asked"
    match = play(windows("ambush", players=3, hand={"ann": "trick", "cid": "trick"}), "ann: play-trick")
    window = match.game.frame(Window, 0)
    assert (asked(match), window.turn, window.passed) == (("cid",), 2, (1,)), "bob never had a card"


def test_what_a_seat_can_do_is_worked_out_once_when_it_is_asked(monkeypatch: pytest.MonkeyPatch) -> None:
    asked_about: list[tuple[str, int]] = []
    for ability in Act.abilities.all:
        uses = ability.uses

        def counted(game: Any, seat: Seat, window: Window, uses: Any = uses, name: str = ability.id) -> Any:
            asked_about.append((name, seat))
            return uses(game, seat, window)

        monkeypatch.setattr(ability, "uses", counted)
    match = windows("fight", energy={"ann": 1})
    assert asked_about == [("striking", 0), ("boasting", 0), ("cheering", 0)], "when the window is opened"
    asked_about.clear()
    play(match, "ann: strike")
    assert asked_about == [("striking", 1), ("boasting", 1), ("cheering", 1)], "when the turn has gone on"


def test_opening_a_window_hands_on_what_is_asked() -> None:
    game = windows("quiet").game
    handed_on = Act.open(game, "feast", (Seat(1), Seat(0)))
    question = game.agenda[-1]
    assert isinstance(question, Act)
    assert handed_on == question.ask(game) == Asked(Seat(1), (Boast(), Pass()))
    assert Act.open(game, "ambush", (Seat(0), Seat(1))) is None, "nobody has a card"


def test_a_window_without_seats_is_none() -> None:
    game = windows("quiet").game
    Act.open(game, "fight", ())
    assert game.frames == []


def test_a_window_is_about_a_frame() -> None:
    game = windows("quiet").game
    Act.open(game, "feast", (Seat(1), Seat(0)), about=3, final=True)
    window = game.frame(Window, 0)
    assert (window.moment, window.about, window.order, window.turn, window.final) == ("feast", 3, (1, 0), 1, True)


# -- the model game -------------------------------------------------------------------------------------------------


def test_a_battle_of_the_skirmish_from_march_to_retreat() -> None:
    match = play(battle(), "wolf: march wolf-10: FFH>kraken-1")
    assert asked(match) == ("wolf", "kraken")
    play(match, "kraken: card card-0", "wolf: card card-6")
    assert (asked(match), kind(match)) == (("kraken",), "retreat")
    fought = match.events()[-1]
    assert (fought["attack"], fought["defence"], fought["cards"]) == (7, 2, ["card-6", "card-0"])
    play(match, "kraken: retreat kraken-2")
    areas = {area["area"]: (area["owner"], area["units"]) for area in match.view()["table"]["areas"]}
    assert areas["kraken-1"] == ("wolf", "FFH")
    assert areas["kraken-2"] == ("kraken", "FF")
    assert (asked(match), kind(match)) == (("wolf",), "resolve-marches")


# -- seats that have left --------------------------------------------------------------------------------------------


def left_by(monkeypatch: pytest.MonkeyPatch, match: Match, *seats: int) -> None:
    """These seats have given up a match that goes on without them."""
    monkeypatch.setattr(type(match.game), "has_left", lambda game, seat: seat in seats)


def test_for_a_seat_that_has_left_the_first_option_is_taken(monkeypatch: pytest.MonkeyPatch) -> None:
    match = choices("paint", "paint")
    assert asked(match) == ("ann",)
    left_by(monkeypatch, match, 0)
    match._run()
    assert match.over
    assert notes(match) == ["ann paints red", "ann paints red"]


def test_for_a_seat_that_has_left_a_pass_is_taken_where_there_is_one(monkeypatch: pytest.MonkeyPatch) -> None:
    match = choices("toll")
    passed = play(match.clone(), "bob: pass")
    left_by(monkeypatch, match, 1)
    match._run()
    assert notes(match) == notes(passed) != []


def test_for_a_seat_that_has_left_secret_choices_are_made_and_stay(monkeypatch: pytest.MonkeyPatch) -> None:
    match = choices("ballot")
    waiting = asked(match)
    assert len(waiting) > 1
    left_by(monkeypatch, match, 0)
    match._run()
    assert asked(match) == waiting[1:]
    with pytest.raises(NotAsked):
        match.decision(0)


def test_in_a_window_a_seat_that_has_left_passes(monkeypatch: pytest.MonkeyPatch) -> None:
    match = windows("fight")
    first, *_ = asked(match)
    left_by(monkeypatch, match, match.seat_number(first))
    match._run()
    assert match.over or asked(match) != (first,)
