"""The public interface, line by line: what `maester` and a match offer to players, pages and programs."""

from __future__ import annotations

import inspect
import json
import subprocess
import sys
from random import Random
from typing import Any

import msgspec
import pytest

import maester
from maester import Decision, Match, Message, Refusal, Result
from maester.harness.playing import play_at_random
from tests.engine.skirmish.board import Area, Units
from tests.engine.skirmish.marches import March
from tests.engine.skirmish.rounds import BidPower
from tests.engine.support import (
    asked,
    battle,
    cards,
    choices,
    kind,
    play,
    seen,
    skirmish_with,
    texts,
    told,
    windows,
)
from tests.engine.tiny.choices import Circle, ShootAt

# -- starting -------------------------------------------------------------------------------------------------------


def test_a_match_is_made_by_name_with_everything_else_optional() -> None:
    match = maester.new_match("skirmish", players=4, seed=7, options={})
    assert isinstance(match, Match)
    assert match.seats == ("wolf", "kraken", "lion", "sun")
    assert (match.players, match.seed, match.options, match.proven) == (4, 7, {"rounds": 10}, False)
    assert maester.new_match("skirmish").seats == ("wolf", "kraken", "lion", "sun", "rose", "stag")
    assert maester.new_match("skirmish", 2, 7, {"rounds": 3}).options == {"rounds": 3}


@pytest.mark.parametrize("game", ["skirmish", "tiny-cards", "tiny-windows", "tiny-choices"])
def test_every_game_starts_without_any_option(game: str) -> None:
    match = maester.new_match(game)
    assert not match.over
    assert match.proven
    assert match.seed > 2**200
    assert match.seed != maester.new_match(game).seed


def test_the_same_seed_gives_the_same_match_and_another_one_another() -> None:
    hashes = {maester.new_match("skirmish", 3, seed).hash() for seed in (1, 1, 2)}
    assert len(hashes) == 2
    assert hashes == {maester.new_match("skirmish", 3, seed).hash() for seed in (1, 2)}


def test_the_arguments_have_the_names_that_are_promised() -> None:
    promised: dict[Any, list[str]] = {
        maester.new_match: ["game", "players", "seed", "options"],
        maester.scenario: ["game", "position", "players", "seed", "options"],
        Match.play: ["self", "seat", "move", "number"],
        Match.why_not: ["self", "seat", "move"],
        Match.events: ["self", "seat", "since"],
        Match.determinize: ["self", "seat", "rng"],
    }
    for function, names in promised.items():
        assert list(inspect.signature(function).parameters)[: len(names)] == names


# -- who is asked what ----------------------------------------------------------------------------------------------


def test_a_seat_is_its_number_or_its_name() -> None:
    match = play(skirmish_with("bid"), "wolf: bid 1")
    for number, name in enumerate(match.seats):
        assert match.view(number) == match.view(name)
        assert match.events(number) == match.events(name)
        assert match.decision(number).number == match.decision(name).number
        assert match.can_undo(number) == match.can_undo(name)
    match.play(1, "bid 2")
    assert asked(match) == ("wolf", "kraken")


def test_to_act_is_a_copy_in_the_order_of_the_seats() -> None:
    match = skirmish_with("bid", 4)
    before = match.to_act
    assert type(before) is tuple
    play(match, "kraken: bid 0", "wolf: bid 1")
    match.undo("kraken")
    assert list(before) == [0, 1, 2, 3]
    assert list(match.to_act) == [1, 2, 3]
    match.undo("wolf")
    assert list(match.to_act) == [0, 1, 2, 3]


def test_a_decision_tells_its_number_kind_prompt_and_options() -> None:
    match = battle()
    decision = match.decision("wolf")
    assert isinstance(decision, Decision)
    assert (decision.number, decision.kind, decision.answered, decision.seat) == (0, "resolve-marches", False, 0)
    assert decision.prompt == Message("ask-resolve-marches", {"acted": [], "seat": "wolf"})
    assert decision.domain is None
    assert decision.private is False
    assert len(decision.options) == len(set(decision.options)) > 10
    assert list(match.decision("wolf").options) == list(decision.options) == list(battle().decision("wolf").options)
    assert repr(decision).startswith("<wolf: resolve-marches #0: march wolf-1: ->-, ")
    assert f"{len(decision.options)} in all" in repr(decision)
    assert repr(match) == f"<Match of skirmish: {decision!r}>"


def test_the_options_that_are_handed_out_cannot_be_used_to_change_what_is_legal() -> None:
    match = battle()
    illegal = March(Area(9), Area(40), Units((1, 0)))
    options: Any = match.decision("wolf").options
    if isinstance(options, list):
        options.append(illegal)
    assert match.why_not("wolf", illegal) is not None


def test_a_seat_that_answered_in_secret_still_has_its_decision() -> None:
    match = skirmish_with("bid", 3)
    first = match.decision("wolf")
    play(match, "wolf: bid 2")
    again = match.decision("wolf")
    assert (first.answered, again.answered) == (False, True)
    assert list(again.options) == list(first.options)
    assert again.number == first.number + 1
    assert again.kind == "bid"
    assert match.view("wolf")["tray"] == [{"move": "bid-power", "power": 2}]
    assert match.to_act == (1, 2)
    play(match, "wolf: bid 4")
    assert match.view("wolf")["tray"] == [{"move": "bid-power", "power": 4}]
    refusal = match.why_not("wolf", "bid 9")
    assert refusal is not None
    assert refusal.rule == "bid.available-power"


def test_numbers_grow_and_tell_nothing_about_the_others() -> None:
    match = skirmish_with("bid")
    assert [match.decision(seat).number for seat in (0, 1)] == [0, 0]
    play(match, "wolf: bid 1", "wolf: bid 2")
    assert [match.decision(seat).number for seat in (0, 1)] == [2, 0]
    play(match, "kraken: bid 1")
    assert [match.decision(seat).number for seat in (0, 1)] == [1002, 1000]


def test_numbers_grow_however_often_a_seat_changes_its_mind() -> None:
    match = skirmish_with("bid")
    numbers = [match.decision("wolf").number]
    for bid in range(2500):
        match.play("wolf", f"bid {bid % 3}")
        numbers.append(match.decision("wolf").number)
    play(match, "kraken: bid 1")
    numbers.append(match.number("wolf"))
    assert numbers == sorted(set(numbers))
    assert match.number("kraken") == 1000, "that wolf couldn't decide is nobody else's business"


def test_the_stage_of_a_seat_grows_with_its_own_answers_and_with_what_everybody_sees() -> None:
    match = skirmish_with("bid")
    first, others = match.stage("wolf"), (match.stage("kraken"), match.stage(None))
    assert match.number("wolf") == match.decision("wolf").number
    play(match, "wolf: bid 1")
    ready = match.stage("wolf"), match.stage("kraken"), match.stage(None)
    assert ready[0] != first
    assert (ready[1] != others[0], ready[2] != others[1]) == (True, True), "everybody sees who is ready"
    play(match, "wolf: bid 2")
    assert match.stage("wolf") != ready[0]
    assert (match.stage("kraken"), match.stage(None)) == ready[1:], "another answer in secret shows to nobody"
    play(match, "kraken: bid 1")
    assert match.stage(None) != ready[2]


def test_a_decision_with_a_domain_lists_its_candidates_and_accepts_more() -> None:
    match = choices("aim")
    decision = match.decision("ann")
    assert decision.domain is not None
    assert list(decision.options) == list(decision.domain.candidates())
    assert texts(match, "ann") == ["shoot-at 0", "shoot-at 180"]
    assert match.why_not("ann", "shoot-at 77") is None
    refusal = match.why_not("ann", "shoot-at 360")
    assert refusal == Refusal("aim.full-circle", {"degrees": 360}, tuple(decision.options), ShootAt(0))
    match.play("ann", decision.domain.sample(Random(1)))
    assert told(match) == ["noted"]


# -- playing --------------------------------------------------------------------------------------------------------

FORMS: list[Any] = [
    March(Area(9), Area(10), Units((2, 1))),
    "march wolf-10: FFH>kraken-1",
    "  MARCH   Wolf-10:  hff>KRAKEN-1 ",
    '{"move": "march", "source": "wolf-10", "target": "kraken-1", "units": "FFH"}',
    b'{"units": [2, 1], "target": 10, "source": 9, "move": "march"}',
    bytearray(b' {"move":"march","source":"wolf-10","target":"kraken-1","units":"FFH"}'),
    {"move": "march", "source": "wolf-10", "target": 10, "units": "FFH"},
]


@pytest.mark.parametrize("form", FORMS, ids=range(len(FORMS)))
def test_a_move_may_be_a_struct_text_or_json(form: Any) -> None:
    match = battle()
    assert match.why_not("wolf", form) is None
    match.play("wolf", form, number=match.decision("wolf").number)
    assert match.events()[-1] == {
        "event": "marched", "house": "wolf", "source": "wolf-10", "target": "kraken-1", "units": "FFH",
    }  # fmt: skip
    assert match.hash() == play(battle(), "wolf: march wolf-10: FFH>kraken-1").hash()


def test_every_option_can_be_typed_sent_and_read_again() -> None:
    matches = [
        battle(),
        skirmish_with("muster"),
        skirmish_with("assign-order"),
        choices("crew"),
        windows("fight"),
        cards(),
    ]
    matches += [choices("sail"), choices("paint"), choices("toll"), choices("aim")]
    for match in matches:
        seat = match.to_act[0]
        assert match.decision(seat).options
        for move in match.decision(seat).options:
            assert match.read_move(seat, match.text(move)) == move
            assert match.read_move(seat, msgspec.json.encode(match.lexicon.plain(move))) == move
            assert match.why_not(seat, match.text(move)) is None


def test_why_not_names_the_rule_the_numbers_and_what_is_legal() -> None:
    match = skirmish_with("bid")
    refusal = match.why_not("wolf", BidPower(7))
    assert refusal is not None
    assert (refusal.rule, refusal.values) == ("bid.available-power", {"bid": 7, "available": 5})
    assert refusal.legal == tuple(map(BidPower, range(6)))
    assert refusal.text("en", "skirmish") == "A house bids from 0 up to its available power."
    assert refusal.text("pl", "skirmish").startswith("Ród licytuje od 0")
    assert match.why_not("wolf", BidPower(5)) is None


def test_a_rule_of_the_engine_is_said_in_every_game() -> None:
    refusal = skirmish_with("bid").why_not("wolf", "pass")
    assert refusal is not None
    assert "kind that is asked for" in refusal.text("en", "skirmish")
    with pytest.raises(LookupError):
        Refusal("no.such-rule").text("en", "skirmish")


def test_a_refusal_of_a_game_without_a_catalogue_is_said_too() -> None:
    refusal = cards().why_not("ann", "agree true")
    assert refusal is not None
    assert "kind that is asked for" in refusal.text("en", "tiny-cards")


# -- what people see ------------------------------------------------------------------------------------------------


def test_a_view_says_who_looks_and_who_is_asked() -> None:
    match = play(skirmish_with("bid", 3), "kraken: bid 3")
    for seat, name in ((1, "kraken"), (0, "wolf"), (None, None)):
        view = match.view(seat)
        assert (view["game"], view["seat"], view["over"], view["result"]) == ("skirmish", name, False, None)
        assert list(view["seats"]) == ["wolf", "kraken", "lion"]
        assert list(view["to_act"]) == ["wolf", "lion"]
        assert list(view["ready"]) == ["kraken"]
        assert view["tray"] == ([{"move": "bid-power", "power": 3}] if name == "kraken" else [])
    assert match.view() == match.view(None)


def test_views_and_events_can_be_sent_as_json() -> None:
    match = cards()
    play(match, "ann: draw", "bob: lay c2", "ann: roll-die")
    for viewer in ("ann", "bob", None):
        assert json.loads(json.dumps(match.events(viewer))) == match.events(viewer)
        assert json.dumps(match.view(viewer))


def test_a_view_is_the_same_after_it_was_sent() -> None:
    match = cards()
    assert json.loads(json.dumps(match.view("ann"))) == match.view("ann")


def test_events_are_told_to_those_who_may_see_them_and_counted_for_each() -> None:
    match = play(cards(), "ann: draw", "bob: peek", "ann: pass")
    assert match.events("ann") == [
        {"event": "card-drawn", "seat": "ann", "card": "c4"},
        {"event": "peeked", "seat": "bob", "card": None},
        {"event": "passed", "seat": "ann"},
    ]
    assert match.events("bob")[:2] == [
        {"event": "card-drawn", "seat": "ann", "card": None},
        {"event": "peeked", "seat": "bob", "card": "c5"},
    ]
    assert match.events(None)[:2] == [match.events("bob")[0], match.events("ann")[1]]
    for since in range(5):
        assert match.events("ann", since=since) == match.events("ann")[since:]
    assert match.events("ann", 2) == [{"event": "passed", "seat": "ann"}]


# -- positions ------------------------------------------------------------------------------------------------------


def test_a_position_has_a_text_form_both_ways() -> None:
    match = battle()
    position = match.position()
    assert position["houses"]["wolf"]["areas"] == {"wolf-1": "F", "wolf-10": "FFH"}
    again = maester.scenario("skirmish", {**position, "phase": "marches", "orders": {"wolf-10": "march-1"}}, 2)
    assert again.position() == position
    assert json.loads(json.dumps(position)) == position
    assert not again.proven


# -- copies ---------------------------------------------------------------------------------------------------------


def test_a_clone_goes_its_own_way() -> None:
    match = play(battle(), "wolf: march wolf-1: ->-")
    before = seen(match)
    clone = match.clone()
    assert seen(clone) == before
    play(clone, "wolf: march wolf-10: FFH>kraken-1", "wolf: card card-0", "kraken: card card-6")
    assert seen(match) == before
    again = match.clone()
    match.undo("wolf")
    assert seen(again) == before
    again.undo("wolf")
    assert again.hash() == match.hash() == battle().hash()


def test_a_clone_in_the_middle_of_secret_choices_goes_its_own_way() -> None:
    match = play(skirmish_with("bid", 3), "lion: bid 1")
    before, clone = seen(match), match.clone()
    play(clone, "wolf: bid 2", "lion: bid 4")
    assert (asked(match), asked(clone)) == (("wolf", "kraken"), ("kraken",))
    clone.undo("lion")
    play(clone, "kraken: bid 0")
    assert seen(match) == before


def test_equal_states_have_equal_hashes_whatever_way_led_there() -> None:
    one = play(skirmish_with("bid"), "wolf: bid 1", "kraken: bid 2")
    other = play(skirmish_with("bid"), "kraken: bid 5", "kraken: bid 2", "wolf: bid 1")
    assert one.hash() == other.hash()
    assert len(one.hash()) == 32
    assert one.hash() != skirmish_with("bid").hash()


def test_a_determinized_match_looks_the_same_and_can_be_played_saved_and_loaded() -> None:
    match = maester.new_match("tiny-cards", players=3, seed=3)
    play(match, "ann: draw", "bob: peek")
    for seat in (0, "bob", None):
        twin = match.determinize(seat, Random(4))
        assert twin.view(seat) == match.view(seat)
        assert twin.events(seat) == match.events(seat)
        assert (twin.seed, twin.game.key) != (match.seed, match.game.key)
        assert maester.load(twin.save()).hash() == twin.hash()
        assert not twin.can_undo("ann")
        play_at_random(twin, Random(1))
        assert twin.over
    assert match.determinize("ann", Random(5)).hash() != match.determinize("ann", Random(6)).hash()
    assert match.determinize("ann", Random(5)).hash() == match.determinize("ann", Random(5)).hash()


# -- saves ----------------------------------------------------------------------------------------------------------


def test_a_match_is_saved_and_loaded_in_the_middle_of_secret_choices_and_of_a_battle() -> None:
    for match in (
        play(skirmish_with("bid", 3), "wolf: bid 1", "lion: bid 3", "wolf: bid 0"),
        play(battle(), "wolf: march wolf-10: FFH>kraken-1"),
        play(battle(), "wolf: march wolf-10: FFH>kraken-1", "kraken: card card-2"),
        play(battle(), "wolf: march wolf-10: FFH>kraken-1", "kraken: card card-0", "wolf: card card-6"),
        play(choices("ballot"), "ann: hire sam", "ann: choose-colour red"),
    ):
        again = maester.load(match.save())
        assert seen(again) == seen(match)
        assert [again.view(seat) for seat in again.seats] == [match.view(seat) for seat in match.seats]
        play_at_random(again, Random(1))
        play_at_random(match, Random(1))
        assert seen(again) == seen(match)
    assert kind(battle()) == "resolve-marches"


# -- the end --------------------------------------------------------------------------------------------------------


def test_the_result_names_the_places_and_the_tie_breaks() -> None:
    assert choices("set-out").result is None
    match = play(choices("set-out"), "ann: turn on", "ann: turn end")
    assert match.result == Result((("bob",), ("ann", "cid")), ("coins", "age"))
    assert match.over
    assert match.to_act == ()
    assert (match.game.agenda, match.game.frames, match.game.trays) == ([], [], [])
    assert match.view("cid")["over"] is True
    assert list(match.view("cid")["result"]["tie_breaks"]) == ["coins", "age"]
    assert repr(match).startswith("<Match of tiny-choices: Result(")
    assert maester.load(match.save()).result == match.result


def test_private_passes_are_made_above_the_engine_if_the_seat_wishes() -> None:
    position = {"moments": ["ambush"], "hand": {"ann": "blank", "bob": "trick"}}
    match = maester.scenario("tiny-windows", position, players=2, answer_forced=True)
    assert (asked(match), kind(match)) == (("bob",), "act")
    assert [entry.seat for entry in match.live_entries()] == [0]
    play(match, "bob: pass")
    assert kind(match) == "go-on"
    assert maester.load(match.save()).hash() == match.hash()


def test_what_may_be_anything_is_never_answered_automatically(monkeypatch: pytest.MonkeyPatch) -> None:
    """One candidate of a domain isn't the only move."""
    monkeypatch.setattr(Circle, "candidates", lambda circle: (ShootAt(0),))
    match = maester.scenario("tiny-choices", {"steps": ["aim", "finish"]}, players=3, answer_forced=True)
    assert texts(match, "ann") == ["shoot-at 0"]
    assert match.live_entries() == []


def test_games_can_be_listed_whatever_was_imported_before() -> None:
    import maester.games.boardgame as boardgame

    assert boardgame.GAME.id == "boardgame"
    assert "boardgame" in [game.id for game in maester.games()]
    for order in ("import maester.games.boardgame", "import maester"):
        done = subprocess.run(
            [sys.executable, "-c", f"{order}\nimport maester\nprint([game.id for game in maester.games()])"],
            capture_output=True, text=True, check=True,
        )  # fmt: skip
        assert done.stdout.strip() == "['boardgame', 'alliances', 'cardgame', 'miniatures']"
