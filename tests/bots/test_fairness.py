"""Every bot of every game decides by what its seat knows; a bot that peeks is caught."""

from __future__ import annotations

from functools import partial
from random import Random

import pytest

import maester
import tests.engine.skirmish  # noqa: F401
from maester.bots import Bot, Budget, SeatTable, known_bots, make_bot
from maester.engine import Move, definition_of
from maester.engine.registry import built_in_games
from maester.games.boardgame.bidding import BidPower
from maester.games.boardgame.house_cards.hands import PlayCard
from tests.bots.fairness import Unfair, play_fairly, short_match

ALL = [(game, name) for game in (*built_in_games(), "skirmish") for name in known_bots(game)]
"""Every bot of every game of the package, and of the test game."""


def test_there_are_bots_to_check() -> None:
    assert ("boardgame", "greedy") in ALL
    assert ("skirmish", "random") in ALL


@pytest.mark.parametrize(("game", "name"), ALL)
def test_a_bot_moves_the_same_whatever_its_seat_can_t_know(game: str, name: str) -> None:
    make = partial(make_bot, game, name)
    numbers = [count for count in definition_of(game).players if count in (2, 3, 4)][-2:]
    assert numbers
    for players in numbers:
        assert play_fairly(make, game, players, 8 + players, **short_match(game), share=0.4) > 10


@pytest.mark.parametrize("name", known_bots("cardgame"))
def test_a_bot_of_the_card_game_is_fair_in_the_plot_draft(name: str) -> None:
    make = partial(make_bot, "cardgame", name)
    assert play_fairly(make, "cardgame", 2, 5, draft=True, power=2, share=0.5) > 10


def test_the_same_generator_draws_the_same_samples() -> None:
    match = maester.new_match("boardgame", 3, 5, {"tides_of_battle": True})
    rng = Random(2)
    for _ in range(150):
        seat = rng.choice(match.to_act)
        twin = match.determinize(seat, rng)
        one, other = (SeatTable(each, seat).sample(Random(7)) for each in (match, twin))
        assert one.hash() == other.hash()
        match.play(seat, rng.choice(match.decision(seat).options))
        if match.over:
            break


class PeekingBot(Bot):
    """Lets everything that is hidden decide."""

    name = "peeking"

    def choose(self, table: SeatTable, budget: Budget) -> Move:
        options = table.decision.options
        return options[int(table._match.hash(), 16) % len(options)]


class CardPeekingBot(Bot):
    """Looks only at what others have chosen in secret: House cards and bids."""

    name = "card-peeking"

    def choose(self, table: SeatTable, budget: Budget) -> Move:
        options = table.decision.options
        for tray in table._match.game.trays:
            for answer in tray.answers:
                if tray.seat != table.seat and isinstance(answer, PlayCard):
                    return options[answer.card % len(options)]
                if tray.seat != table.seat and isinstance(answer, BidPower):
                    return options[answer.power % len(options)]
        return self.chance(table).choice(options)


@pytest.mark.parametrize("cheat", [PeekingBot, CardPeekingBot])
def test_a_bot_that_peeks_is_caught(cheat: type[Bot]) -> None:
    def some_matches() -> None:
        for seed in range(8):
            play_fairly(cheat, "boardgame", 3, seed, share=1.0)

    with pytest.raises(Unfair, match=cheat.name):
        some_matches()
