"""The engine's own rules, one test each: taking back, chance, knowledge and the record."""

from __future__ import annotations

import hashlib
from random import Random
from typing import Any

import msgspec
import pytest

import maester
import tests.engine.skirmish
from maester import BadSave, MaesterError
from maester.engine import Drew, Seat, Shuffled, chance
from maester.engine.record import chance_of
from maester.harness.leaks import check_forgetting, check_leaks, given_to
from maester.harness.marks import rule
from maester.harness.playing import next_seat, play_at_random
from tests.engine.skirmish.rounds import BidPower
from tests.engine.support import asked, battle, cards, play, record_of, refused, seen, skirmish_with, told, unchanged
from tests.engine.tiny.cards import Lay

# -- taking back ----------------------------------------------------------------------------------------------------


@rule("engine:undo.nothing")
def test_only_a_seat_that_has_moved_can_take_back() -> None:
    match = skirmish_with("bid")
    for seat in match.seats:
        assert not match.can_undo(seat)
        with refused(match, "undo.nothing"):
            match.undo(seat)
    play(match, "wolf: bid 1")
    assert match.can_undo("wolf")
    for further in (False, True):
        with refused(match, "undo.nothing"):
            match.undo("kraken", further=further)


@rule("engine:undo.barrier")
@pytest.mark.parametrize("move", ["draw", "peek", "lay c0", "shuffle-in", "roll-die"])
def test_what_was_drawn_or_shown_cannot_be_taken_back(move: str) -> None:
    match = play(cards(), f"ann: {move}")
    assert not match.can_undo("ann")
    with refused(match, "undo.barrier"):
        match.undo("ann")


@rule("engine:undo.others-moved")
def test_after_the_move_of_somebody_else_only_secret_answers_can_be_taken_back() -> None:
    match = play(cards(), "ann: pass", "bob: pass")
    assert not match.can_undo("ann")
    with refused(match, "undo.others-moved"):
        match.undo("ann")
    bids = play(skirmish_with("bid", 3), "wolf: bid 1", "kraken: bid 2")
    bids.undo("wolf")
    assert asked(bids) == ("wolf", "lion")
    assert bids.view("kraken")["tray"] == [{"move": "bid-power", "power": 2}]


@rule("engine:undo.restores")
def test_taking_back_restores_the_match_and_the_record_keeps_both() -> None:
    match = battle()
    before = seen(match)
    play(match, "wolf: march wolf-10: FFH>wolf-9")
    assert match.hash() != before["hash"]
    match.undo("wolf")
    after = seen(match)
    for what in ("hash", "to_act", "views"):
        assert after[what] == before[what]
    assert [decision[2:] for decision in after["decisions"]] == [decision[2:] for decision in before["decisions"]]
    assert msgspec.json.decode(match.save())["entries"] == [
        ["wolf", {"move": "march", "source": "wolf-10", "target": "wolf-9", "units": "FFH"}],
        ["wolf", "undo"],
    ]
    assert match.live_entries() == []


@rule("engine:undo.further")
def test_among_bots_a_move_may_be_taken_back_beyond_a_barrier_and_everybody_is_told() -> None:
    match = play(cards(), "ann: pass")
    before = match.hash(), match.to_act, match.view("bob")
    play(match, "bob: draw", "ann: roll-die")
    with refused(match, "undo.barrier"):
        match.undo("bob")
    match.undo("bob", further=True)
    assert (match.hash(), match.to_act, match.view("bob")) == before
    for viewer in ("ann", "bob", None):
        last = match.events(viewer)[-1]
        assert (last["event"], last["seat"], last["further"]) == ("taken-back", "bob", True)
    assert [entry.move for entry in record_of(match)][-1] == "undo-further"
    assert len(match.live_entries()) == 1


# -- chance ---------------------------------------------------------------------------------------------------------


def word(seed: int, counter: int) -> int:
    """The published formula, written down anew."""
    message, key = counter.to_bytes(8, "big"), seed.to_bytes(32, "big")
    return int.from_bytes(hashlib.blake2b(message, key=key, digest_size=8).digest(), "big")


@rule("engine:chance.keyed")
def test_every_result_follows_from_the_seed_and_the_number_of_the_draw() -> None:
    match = play(cards(seed=41), "ann: roll-die", "bob: roll-die", "ann: roll-die")
    again = play(cards(seed=41), "ann: roll-die", "bob: roll-die", "ann: roll-die")
    drawn = chance_of(match.log())
    assert drawn == chance_of(again.log())
    assert drawn == [Drew("die", counter, 6, word(41, counter) % 6) for counter in range(3)]
    assert [event["pips"] for event in match.events()] == [word(41, counter) % 6 + 1 for counter in range(3)]


@rule("engine:chance.fair")
def test_a_word_above_the_largest_fair_one_is_skipped() -> None:
    sides = 2**63 + 1
    fair = 2**64 - 2**64 % sides
    skipped = next(counter for counter in range(100) if word(5, counter) >= fair > word(5, counter + 1))
    kept = next(counter for counter in range(100) if word(5, counter) < fair)
    key = chance.key_of(5)
    assert chance.draw(key, skipped, sides) == (word(5, skipped + 1) % sides, skipped + 2)
    assert chance.draw(key, kept, sides) == (word(5, kept) % sides, kept + 1)


@rule("engine:chance.commitment")
def test_the_seed_fits_its_commitment_and_every_shuffle_and_draw_comes_out_the_same() -> None:
    match = maester.new_match("tiny-cards", players=2)
    promised = match.commitment
    assert match.proven
    play_at_random(match, Random(3))
    assert hashlib.sha256(match.seed.to_bytes(32, "big")).hexdigest() == promised == match.commitment
    results = chance_of(match.log())
    assert results
    for result in results:
        if isinstance(result, Shuffled):
            made = chance.shuffle(chance.key_of(match.seed), result.counter, len(result.order))[0]
            assert made == result.order
        else:
            assert chance.draw(chance.key_of(match.seed), result.counter, result.below)[0] == result.result
    save = msgspec.json.decode(match.save())
    assert maester.load(match.save()).proven
    save["seed"] = f"{match.seed ^ 1:x}"
    with pytest.raises(BadSave) as caught:
        maester.load(msgspec.json.encode(save))
    assert caught.value.code == "wrong-commitment"
    assert not maester.new_match("tiny-cards", seed=match.seed).proven


# -- knowledge ------------------------------------------------------------------------------------------------------


@rule("engine:knowledge.views")
def test_two_matches_that_differ_in_what_a_seat_cannot_know_look_the_same_to_it() -> None:
    one = cards()
    other = cards(hands={"ann": ["c0", "c1"], "bob": ["c6", "c3"]}, deck=["c4", "c5", "c2", "c7"])
    lines = ["ann: draw", "bob: pass", "ann: roll-die", "bob: peek", "ann: lay c0", "bob: draw"]
    for line in lines:
        for match in (one, other):
            play(match, line)
        assert given_to(one, Seat(0)) == given_to(other, Seat(0))
        assert given_to(one, None) == given_to(other, None)
        for rejected in ("lay c2", "lay c6", "pick-up c2", "lay c99", "gibberish"):
            assert answer(one, rejected) == answer(other, rejected)
    match, rng = maester.new_match("tiny-cards", players=3, seed=8), Random(8)
    while not match.over:
        for viewer in (Seat(0), Seat(1), Seat(2), None):
            check_leaks(match, viewer, rng)
            check_forgetting(match, viewer, rng, samples=60)
        seat = next_seat(match, rng)
        match.play(seat, rng.choice(match.decision(seat).options))


def answer(match: maester.Match, move: str) -> Any:
    """What ann gets when she tries a move that she may not make."""
    with pytest.raises(MaesterError) as caught:
        match.play("ann", move)
    return type(caught.value), caught.value.code, caught.value.values, getattr(caught.value, "legal", None)


@rule("engine:knowledge.stays")
def test_whoever_saw_a_card_go_to_a_hand_knows_it_until_it_is_shuffled() -> None:
    match = cards(players=3)
    play(match, "ann: lay c0", "bob: pick-up c0", "cid: pass")
    for viewer in (Seat(0), Seat(2)):
        assert places_of(match, viewer, "c0") == {("bob", 2)}
    assert len(places_of(match, None, "c0")) > 4
    assert match.view("cid")["table"]["hands"]["bob"] == [None, None, "c0"]
    play(match, "ann: pass", "bob: shuffle-in")
    assert "c0" not in match.view("cid")["table"]["deck"]
    assert len(places_of(match, Seat(2), "c0")) > 4


def places_of(match: maester.Match, viewer: Seat | None, card: str) -> set[tuple[str, int]]:
    """Where a card lies in many matches that the viewer can't tell from this one."""
    found = set()
    for seed in range(100):
        game: Any = match.determinize(viewer, Random(seed)).game
        piles = {**dict(zip(match.seats, game.hand, strict=True)), "deck": game.deck, "table": game.table}
        number = int(card[1:])
        found |= {(name, pile.index(number)) for name, pile in piles.items() if number in pile}
    return found


# -- record ---------------------------------------------------------------------------------------------------------


@rule("engine:record.complete")
def test_a_save_in_the_middle_of_a_battle_leads_to_the_same_match() -> None:
    match = battle()
    play(match, "wolf: march wolf-1: ->-")
    match.undo("wolf")
    play(match, "wolf: march wolf-1: ->-", "wolf: march wolf-10: FFH>kraken-1")
    play(match, "wolf: card card-3", "wolf: card card-5")
    match.undo("wolf")
    assert asked(match) == ("kraken",)
    again = maester.load(match.save())
    assert seen(again) == seen(match)
    assert len(record_of(again)) == 7
    for copy in (match, again):
        play(copy, "kraken: card card-0")
    assert seen(again) == seen(match)
    assert "battle-fought" in told(match)


@rule("engine:record.rules-version")
def test_a_running_match_goes_on_under_newer_rules_and_a_finished_one_keeps_its_version(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    running = play(battle(), "wolf: march wolf-10: FFH>kraken-1", "wolf: card card-3")
    finished = maester.new_match("skirmish", 2, 5, {"rounds": 1})
    play_at_random(finished, Random(1))
    saves = running.save(), finished.save()
    monkeypatch.setattr(tests.engine.skirmish.GAME, "rules_version", 2)
    upgraded, kept = map(maester.load, saves)
    assert upgraded.events("wolf") == [*running.events("wolf"), {"event": "rules-changed", "before": 1, "after": 2}]
    assert (upgraded.hash(), upgraded.rules_version) == (running.hash(), 2)
    play(upgraded, "kraken: card card-0")
    assert "battle-fought" in told(upgraded)
    assert (kept.result, kept.rules_version, kept.over) == (finished.result, 1, True)
    assert kept.events() == finished.events()
    assert msgspec.json.decode(kept.save())["rules_version"] == 1


@rule("engine:record.unchanged-by-refusal")
def test_whatever_is_refused_changes_nothing() -> None:
    open_match = battle()
    secret = play(skirmish_with("bid", 3), "wolf: bid 2")
    for match in (open_match, secret):
        seat = asked(match)[0]
        inputs: tuple[Any, ...] = (
            "bid 99", "bid", "march wolf-10: FH>kraken-1", "march nowhere: F>kraken-1", b"{", "{}", b"[]", 7, None,
            {"move": "march"}, {"move": "no-such"}, BidPower(-1), BidPower("3"), Lay(0),  # type: ignore[arg-type]
        )  # fmt: skip
        for given in inputs:
            with unchanged(match), pytest.raises(MaesterError):
                match.play(seat, given)
        for number in (-1, match.decision(seat).number + 1):
            with unchanged(match), pytest.raises(MaesterError):
                match.play(seat, match.decision(seat).options[0], number=number)
        with unchanged(match), pytest.raises(MaesterError):
            match.play("nobody", match.decision(seat).options[0])
        with unchanged(match), pytest.raises(MaesterError):
            match.undo(seat)
