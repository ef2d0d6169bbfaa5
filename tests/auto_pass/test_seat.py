"""Automatic passing: by window, by what everybody has seen, and never by what is in a hand."""

from __future__ import annotations

from random import Random
from typing import Any

import msgspec
import pytest

import maester
from maester import BadOption, IllegalMove
from maester.auto_pass import (
    LONGEST_PAUSE,
    UNTIL,
    AutoPassSeat,
    DuePass,
    StopSetting,
    can_only_pass,
    default_setting,
    due_passes,
    is_skipping,
    take_back,
    until,
    window_of,
    with_stops,
)
from maester.engine import Match, Pass, Seat
from maester.engine.checkpoint import freeze, thaw
from maester.engine.create import replayed
from tests.auto_pass.support import pass_on, passed_at
from tests.engine.support import windows
from tests.engine.tiny.windows import GAME, Acted, PlayTrick, Strike

ANN, BOB = Seat(0), Seat(1)
NOWHERE = StopSetting(asked=())


def texts(match: Match) -> list[tuple[int, str]]:
    """The record as it can be typed."""
    return [(entry.seat, match.text(entry.move)) for entry in match.live_entries()]  # type: ignore[arg-type]


# -- where a seat is asked -----------------------------------------------------------------------------------


def test_a_seat_is_asked_where_the_game_thinks_it_should() -> None:
    setting = default_setting(GAME)
    assert setting.asked == ("fight", "ambush", "quarrel")
    fight = windows("fight", energy={"ann": 1})
    assert window_of(fight, ANN) == "fight"
    assert passed_at(fight, ANN, setting) is None
    feast = windows("feast")
    assert passed_at(feast, ANN, setting) == "feast"
    assert passed_at(feast, BOB, setting) is None, "somebody else is asked"
    assert not can_only_pass(feast, BOB)
    assert default_setting(maester.engine.definition_of("boardgame")).asked == ()
    assert setting.pause == 1.0


def test_passes_are_ordinary_moves() -> None:
    match = windows("feast", "fight", energy={"ann": 1})
    assert pass_on(match, {ANN: NOWHERE, BOB: NOWHERE}) == [(ANN, "feast"), (BOB, "feast")]
    assert texts(match) == [(0, "pass"), (1, "pass")]
    assert match.decision(ANN).kind == "go-on", "what is no window is asked"
    again = maester.load(match.save())
    assert again.hash() == match.hash()


def test_seats_are_passed_for_in_the_order_in_which_they_are_asked() -> None:
    """Whoever stands first among the settings: it goes on until nobody is left to pass for."""
    for order in ((ANN, BOB), (BOB, ANN)):
        assert pass_on(windows("feast"), dict.fromkeys(order, NOWHERE)) == [(ANN, "feast"), (BOB, "feast")]


def test_it_stops_where_a_seat_wants_to_be_asked_or_somebody_else_is() -> None:
    match = windows("feast")
    assert pass_on(match, {ANN: NOWHERE}) == [(ANN, "feast")]
    assert match.to_act == (BOB,)
    wanted = with_stops(GAME, NOWHERE, ["feast"], 0)
    assert pass_on(match, {ANN: NOWHERE, BOB: wanted}) == []


@pytest.mark.parametrize("card", ["trick", "blank"])
def test_what_a_seat_could_play_makes_no_difference(card: str) -> None:
    match = windows("ambush", hand={"ann": card, "bob": card})
    assert len(match.decision(ANN).options) == (2 if card == "trick" else 1)
    assert passed_at(match, ANN, default_setting(GAME)) is None
    assert passed_at(match, ANN, NOWHERE) == "ambush"
    assert pass_on(match, {ANN: NOWHERE, BOB: NOWHERE}) == [(ANN, "ambush"), (BOB, "ambush")]


@pytest.mark.parametrize("card", ["trick", "blank"])
def test_among_bots_nobody_is_asked_who_could_only_pass(card: str) -> None:
    match = windows("ambush", hand={"ann": card, "bob": "blank"})
    setting = default_setting(GAME)
    assert passed_at(match, ANN, setting) is None
    assert passed_at(match, ANN, setting, among_bots=True) == ("ambush" if card == "blank" else None)
    held = msgspec.structs.replace(setting, held=match.decision(ANN).number)
    assert passed_at(match, ANN, held, among_bots=True) is None


def test_among_bots_a_seat_is_asked_at_more_kinds_of_windows() -> None:
    cardgame = maester.engine.definition_of("cardgame")
    usual, among_bots = default_setting(cardgame).asked, default_setting(cardgame, among_bots=True).asked
    assert set(among_bots) - set(usual) == {"attack-before-defence"}


def test_only_among_bots_it_goes_on_past_windows_at_which_a_seat_could_only_pass() -> None:
    setting = default_setting(GAME)
    match = windows("ambush", hand={"ann": "blank", "bob": "trick"})
    assert due_passes(match, {ANN: AutoPassSeat(setting=setting)}) == {}
    assert pass_on(match, {ANN: setting}) == []
    due = due_passes(match, {ANN: AutoPassSeat(setting=setting, among_bots=True), BOB: AutoPassSeat(setting=setting)})
    assert due == {ANN: DuePass("ambush", match.number(ANN), 0.0, forced=True)}
    assert pass_on(match, {ANN: setting, BOB: setting}, among_bots=True) == [(ANN, "ambush")]
    assert match.to_act == (BOB,)


def test_among_bots_a_player_ends_the_own_turn() -> None:
    stops = maester.engine.definition_of("cardgame").play.stops
    assert stops is not None
    assert [stop.id for stop in stops.all if stop.own_turn] == ["own-marshalling", "own-challenges"]
    game = maester.new_match("cardgame", seed=3)
    rng, ends, others = Random(3), 0, 0
    setting = default_setting(game.definition)
    while not game.over:
        seat = game.to_act[0]
        decision = game.decision(seat)
        if decision.window == "own-marshalling" and len(decision.options) == 1:
            ends += 1
            assert passed_at(game, seat, setting, among_bots=True) is None
        elif decision.window is not None and not decision.window.startswith("own-"):
            others += len(decision.options) == 1
            assert can_only_pass(game, seat) == (len(decision.options) == 1)
        game.play(seat, rng.choice(decision.options))
    assert ends > 0
    assert others > 0


# -- for a while -----------------------------------------------------------------------------------------------


def test_a_seat_passes_until_something_happens() -> None:
    match = windows("fight", energy={"ann": 2, "bob": 2})
    everywhere = with_stops(GAME, NOWHERE, GAME.play.stops.ids if GAME.play.stops else (), 0)
    setting = msgspec.structs.replace(everywhere, until=until(match, "event"))
    assert passed_at(match, ANN, setting) == "fight"
    pass_on(match, {ANN: setting})
    match.play(BOB, Strike())
    assert not is_skipping(match, setting)
    assert passed_at(match, ANN, setting) is None


def test_what_only_one_seat_sees_ends_no_passing() -> None:
    match = windows("fight", energy={"ann": 2, "bob": 2})
    setting = msgspec.structs.replace(NOWHERE, until=until(match, "event"))
    match.game.tell(Acted(ANN, "secret"), (ANN,))
    match.play(ANN, Pass())
    assert len(match.seen(ANN)) > len(match.seen(None))
    assert is_skipping(match, setting)


def test_a_seat_passes_until_the_phase_ends_whatever_happens() -> None:
    match = windows("fight", "fight", energy={"ann": 2, "bob": 2})
    setting = msgspec.structs.replace(default_setting(GAME), until=until(match, "phase"))
    pass_on(match, {ANN: setting})
    match.play(BOB, Strike())
    assert pass_on(match, {ANN: setting}) == [(ANN, "fight")]
    match.play(BOB, Pass())
    match.play(ANN, "agree true")
    assert window_of(match, ANN) == "fight"
    assert passed_at(match, ANN, setting) is None


def test_a_seat_may_be_asked_this_time() -> None:
    match = windows("feast", "feast")
    held = msgspec.structs.replace(NOWHERE, held=match.decision(ANN).number)
    assert passed_at(match, ANN, held) is None
    match.play(ANN, Pass())
    assert pass_on(match, {ANN: held, BOB: NOWHERE}) == [(BOB, "feast")]
    match.play(ANN, "agree true")
    assert passed_at(match, ANN, held) == "feast", "the next time it is passed again"


def test_who_takes_an_automatic_pass_back_is_asked() -> None:
    match = windows("ambush", hand={"ann": "trick", "bob": "blank"})
    pass_on(match, {ANN: NOWHERE})
    match.undo(ANN)
    assert match.took_back == ANN
    assert passed_at(match, ANN, NOWHERE) is None
    match.play(ANN, PlayTrick())
    assert pass_on(match, {ANN: NOWHERE, BOB: NOWHERE})[0] == (BOB, "ambush")


def passed_twice() -> Match:
    """Ann's last own answer lies before two windows at which the table passed for her."""
    match = windows("feast", "feast", "ambush", hand={"ann": "trick", "bob": "blank"})
    for _ in range(2):
        pass_on(match, {ANN: NOWHERE, BOB: NOWHERE})
        match.play(ANN, "agree true")
    pass_on(match, {ANN: NOWHERE, BOB: NOWHERE})
    assert texts(match)[-3:] == [(0, "yes"), (0, "pass"), (1, "pass")]
    return match


def test_going_back_further_leads_to_the_last_decision_that_was_really_asked() -> None:
    match = passed_twice()
    match.undo(ANN, further=True)
    assert (match.decision(ANN).kind, match.took_back) == ("go-on", ANN)
    assert texts(match) == [(0, "pass"), (1, "pass"), (0, "yes"), (0, "pass"), (1, "pass")]
    match.undo(ANN, further=True)
    assert (match.decision(ANN).kind, texts(match)) == ("go-on", [(0, "pass"), (1, "pass")])
    with pytest.raises(IllegalMove) as refused:
        match.undo(ANN, further=True)
    assert refused.value.rule == "undo.nothing", "the table's pass was no decision of hers"


def test_going_back_further_leaves_a_pass_that_could_be_taken_back_behind() -> None:
    """Nobody else has moved since, and nothing was revealed."""
    match = windows("feast", "ambush", hand={"ann": "trick", "bob": "blank"})
    pass_on(match, {ANN: NOWHERE, BOB: NOWHERE})
    match.play(ANN, "agree true")
    pass_on(match, {ANN: NOWHERE})
    assert match.can_undo(ANN)
    match.undo(ANN, further=True)
    assert match.decision(ANN).kind == "go-on"


def test_a_save_and_a_checkpoint_remember_which_passes_were_the_tables() -> None:
    match = passed_twice()
    for again in (maester.load(match.save()), thaw(freeze(match)), [copy for copy, _ in replayed(match)][-1]):
        assert again.entries() == match.entries()
        again.undo(ANN, further=True)
        assert again.decision(ANN).kind == "go-on"
        assert maester.load(again.save()).hash() == again.hash()


def test_among_bots_nobody_takes_back_a_pass_that_was_all_there_was() -> None:
    match = windows("feast", "ambush", hand={"ann": "blank", "bob": "blank"})
    setting = default_setting(GAME)
    pass_on(match, {ANN: setting, BOB: setting}, among_bots=True)
    match.play(ANN, "agree true")
    pass_on(match, {ANN: setting}, among_bots=True)
    twin = match.clone()
    take_back(match, ANN, among_bots=True)
    assert match.decision(ANN).kind == "go-on"
    take_back(twin, ANN)
    assert twin.decision(ANN).window == "ambush"


# -- bad wishes ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("asked", "pause", "code"),
    [
        (["lunch"], 1, "unknown-stop"),
        (["fight"], -1, "bad-pause"),
        ([], 11, "bad-pause"),
        ([], float("nan"), "bad-pause"),
    ],
)
def test_a_bad_wish_is_refused(asked: list[str], pause: float, code: str) -> None:
    with pytest.raises(BadOption) as refused:
        with_stops(GAME, NOWHERE, asked, pause)
    assert refused.value.code == code
    for language in ("en", "pl"):
        assert refused.value.message(language)


def test_an_unknown_kind_of_window_is_told_which_there_are() -> None:
    with pytest.raises(BadOption, match="There are: fight, feast, ambush and quarrel"):
        with_stops(GAME, NOWHERE, ["lunch"], 1)
    with pytest.raises(BadOption, match="This game has none"):
        with_stops(maester.engine.definition_of("boardgame"), NOWHERE, ["lunch"], 1)


def test_the_shortest_and_the_longest_pause_are_allowed() -> None:
    assert with_stops(GAME, NOWHERE, [], 0).pause == 0.0
    assert with_stops(GAME, NOWHERE, [], 10).pause == LONGEST_PAUSE == 10.0


def test_other_stops_are_kept_in_the_order_of_the_game() -> None:
    before = StopSetting(asked=(), until=until(windows("feast"), "event"), held=7)
    after = with_stops(GAME, before, ["quarrel", "fight", "fight"], 2)
    assert after == StopSetting(asked=("fight", "quarrel"), pause=2.0, held=7)


# -- the law: nothing tells about a hand -----------------------------------------------------------------------


def settings(match: Match, rng: Random) -> list[StopSetting]:
    """Settings of all kinds."""
    assert match.definition.play.stops is not None
    some = tuple(one for one in match.definition.play.stops.ids if rng.random() < 0.5)
    return [
        default_setting(match.definition),
        NOWHERE,
        StopSetting(asked=some),
        *(StopSetting(asked=match.definition.play.stops.ids, until=until(match, what)) for what in UNTIL),
    ]


def told_apart(seed: int, decisions: int = 250) -> list[str]:
    """Plays at random; every decision at which an onlooker could tell by an automatic pass what a seat holds."""
    rng, found, at_windows = Random(seed), [], 0
    match = maester.new_match("cardgame", seed=seed)
    for number in range(decisions):
        if match.over:
            break
        asked = match.to_act[0]
        if window_of(match, asked) is not None:
            at_windows += 1
            assert Pass() in match.decision(asked).options
            for viewer in (None, Seat(1 - asked)):
                twin = match.determinize(viewer, rng)
                for setting in settings(match, Random(number)):
                    if passed_at(match, asked, setting) != passed_at(twin, asked, setting):
                        found.append(f"decision {number}: {setting}")
        match.play(asked, rng.choice(match.decision(asked).options))
    assert at_windows > 20
    return found


@pytest.mark.parametrize("seed", [3, 7])
def test_a_twin_is_passed_at_the_same_windows(seed: int) -> None:
    assert told_apart(seed) == []


def test_a_pass_that_looks_at_the_hand_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = passed_at

    def eager(match: Match, seat: Seat, setting: StopSetting) -> Any:
        only = seat in match.to_act and len(match.decision(seat).options) == 1
        return window_of(match, seat) if only else honest(match, seat, setting)

    monkeypatch.setattr("tests.auto_pass.test_seat.passed_at", eager)
    assert told_apart(3)
