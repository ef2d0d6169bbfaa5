"""Nothing hidden leaks: hands, decks, and who is asked for what might be in them."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from maester import Match
from maester.engine import Seat, Window
from maester.engine.knowledge import EVERYBODY
from maester.games.miniatures import GAME
from maester.games.miniatures.declaring import TacticsCards, plays
from maester.games.miniatures.field import Field
from maester.games.miniatures.frames import Happening
from maester.games.miniatures.hands import draw, might_hold, shuffle_deck, titles_in_hand
from maester.games.miniatures.invariants import invariants
from maester.harness.checks import Checker
from maester.harness.leaks import Leak, check_forgetting, check_leaks
from maester.harness.playing import choose_restlessly, next_seat, play_at_random
from tests.games.miniatures.hands import LANNISTER, STARK, hand, holding
from tests.games.miniatures.language import FAR, scenario
from tests.games.miniatures.peopled import peopled

TWINS = 20
WINDOWS = 12
"""So many windows of a match are looked at so closely."""
ABOUT_CARDS = ("declare-text", "discard-any", "discard-down")


def windows(seed: int, look: Callable[[Match], None]) -> int:
    """Plays a match restlessly, and looks at its questions about cards before they are answered. How many were they?"""
    match, rng, found = peopled(seed, ("stark", "lannister")), Random(seed), 0
    while not match.over and found < WINDOWS:
        seat = next_seat(match, rng)
        decision = match.decision(seat)
        if decision.kind in ABOUT_CARDS:
            found += 1
            look(match)
        match.play(seat, choose_restlessly(match, decision, rng))
    return found


def look_closely(match: Match) -> None:
    """Nobody can tell any of twenty twins from the real match."""
    rng = Random(match.moment)
    for viewer in (Seat(0), Seat(1), None):
        for _ in range(TWINS):
            check_leaks(match, viewer, rng)


@pytest.mark.parametrize("seed", [3, 8])
def test_no_window_tells_what_somebody_holds(seed: int) -> None:
    assert windows(seed, look_closely) == WINDOWS


def peeking_might(self: TacticsCards, game: Field, seat: Seat, window: Window) -> bool:
    """Who holds nothing that could be played isn't asked: a pause would tell."""
    happening = game.frame(Happening, window.about)
    return any(next(plays(game, seat, happening, title), None) for title in titles_in_hand(game, seat))


def test_a_peek_at_a_hand_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(TacticsCards, "might", peeking_might)
    with pytest.raises(Leak):
        sum([windows(seed, look_closely) for seed in range(6)])


def test_hands_and_decks_are_really_unknown() -> None:
    game = scenario(*FAR, position=holding(STARK[:3], LANNISTER[:3]))
    for viewer in (Seat(0), Seat(1), None):
        check_forgetting(game.match, viewer, Random(1))
    # Blue's own cards are blue's in every twin.
    twin = game.match.determinize(Seat(1), Random(2))
    assert twin.view("blue")["table"]["players"][1]["hand"] == game.view("blue")["players"][1]["hand"]
    assert hand(game, "blue") == list(LANNISTER[:3])


def test_what_somebody_might_hold_follows_from_what_everybody_knows() -> None:
    game = scenario(*FAR, position=holding(STARK[:1], (), discards={"red": STARK[1:2] * 2}))
    red = game.seat("red")
    # Both copies of the second lie in the open; each other title may be the one in the hand.
    everything = list(dict.fromkeys(game.field.deck_list[red]))
    assert might_hold(game.field, red) == [title for title in everything if title != STARK[1]]
    # A hand that everybody knows holds no more than that.
    game.field.show(game.field.hand[red])
    assert might_hold(game.field, red) == [STARK[0]]
    # One more card, unseen: the second copy may be anywhere.
    draw(game.field, red, 1)
    assert might_hold(game.field, red) == [title for title in everything if title != STARK[1]]


def test_nobody_knows_a_deck_that_was_shuffled() -> None:
    game = scenario(*FAR, position=holding(STARK[:1]))
    red = game.seat("red")
    game.field.show(game.field.deck[red][:2], (red,))
    shuffle_deck(game.field, red)
    assert not any(game.field.knows(red, card) for card in game.field.deck[red])


@pytest.mark.parametrize("seed", [1, 4])
def test_battles_with_people_keep_all_invariants(seed: int) -> None:
    match = peopled(seed)
    assert play_at_random(match, Random(seed), Checker(match, Random(seed + 1)), restless=True) > 20
    assert match.definition is GAME


def forget_an_attached_card(field: Field) -> None:
    field.attached[0] = field.deck[0][:1]
    field.deck[0] = field.deck[0][1:]


def hold_too_many(field: Field) -> None:
    field.hand[0] += field.deck[0][:6]
    field.deck[0] = field.deck[0][6:]
    field.show(field.hand[0], (Seat(0),))


def lose_a_card(field: Field) -> None:
    field.deck[0] = field.deck[0][1:]


def stand_twice(field: Field) -> None:
    field.zone[0] = field.zone[1] = next(iter(field.ncus()))


@pytest.mark.parametrize("spoil", [forget_an_attached_card, hold_too_many, lose_a_card, stand_twice])
def test_what_is_wrong_with_cards_and_people_is_noticed(spoil: Callable[[Field], Any]) -> None:
    game = scenario(*FAR, position=holding(STARK[:2], (), ncus=["red: 30201"]))
    assert list(GAME.secrets.invariants(game.field)) == []
    spoil(game.field)
    assert list(GAME.secrets.invariants(game.field))


def test_everybody_knows_an_attached_card_of_a_position() -> None:
    card = "stark-the-north-remembers"
    position = {"commanders": {"red": "20201"}, "borne": [f"red: {card} on=red-1"]}
    game = scenario("red: stark-sworn-swords @ 24 10 0", "blue: lannister-guardsmen @ 24 40 180", position=position)
    (attached,) = game.field.attached[0]
    assert game.field.known[attached] == EVERYBODY
    assert list(invariants(game.field)) == []
