"""What must hold at every decision: each thing that could go wrong with cards and tokens is noticed, and named."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from maester.engine import Seat
from maester.games.cardgame.court import Court
from maester.games.cardgame.invariants import invariants
from maester.games.cardgame.texts import KNEELING, NO_CARD
from tests.games.cardgame.language import Play, new_game, scenario, side


def position() -> Play:
    """Jon Snow with a duplicate and an attachment, Bronn, and a few cards elsewhere."""
    return scenario(
        stark=side("jon-snow=1", "ice@jon-snow", "arya-stark", hand=["hodor", "eddard-stark"], discard=["osha"]),
        lannister=side("bronn", "the-iron-throne-2", banner=2, gold=2),
    )


def lose_a_card(game: Play) -> None:
    game.court.deck[0] = game.court.deck[0][1:]


def forget_the_own_hand(game: Play) -> None:
    game.court.hide((game.card("hodor"),))


def forget_an_open_card(game: Play) -> None:
    game.court.forget((game.card("jon-snow"),), (Seat(0),))


def kneel_in_the_discard_pile(game: Play) -> None:
    game.court.position[game.card("osha")] = KNEELING


def play_jon_twice(game: Play) -> None:
    court, second = game.court, game.card("jon-snow-2")
    court.beneath[0] = ()
    court.host[second] = NO_CARD
    court.in_play[0] += (second,)


def play_an_event(game: Play) -> None:
    court, event = game.court, game.card("not-today")
    court.deck[0] = tuple(card for card in court.deck[0] if card != event)
    court.in_play[0] += (event,)
    court.show((event,))


def detach_ice(game: Play) -> None:
    game.court.host[game.card("ice")] = NO_CARD


def owe_power(game: Play) -> None:
    game.court.power_on[game.card("jon-snow")] = -1
    game.court.power_pool += 1


def attach_to_a_location(game: Play) -> None:
    game.court.host[game.card("ice")] = game.card("the-iron-throne-2")


def put_the_duplicate_under(other: str) -> Callable[[Play], None]:
    def change(game: Play) -> None:
        game.court.host[game.card("jon-snow-2")] = game.card(other)

    return change


def lose_a_plot(game: Play) -> None:
    game.court.boxed = game.court.boxed[1:]


def add_a_plot(game: Play) -> None:
    game.court.plot_deck[0] += game.court.boxed[:1]
    game.court.boxed = game.court.boxed[1:]


def lose_a_gold_token(game: Play) -> None:
    game.court.gold[1] -= 1


def owe_gold(game: Play) -> None:
    game.court.gold[0] -= 1
    game.court.treasury += 1


def lose_a_power_token(game: Play) -> None:
    game.court.banner[1] -= 1


def owe_power_on_the_banner(game: Play) -> None:
    game.court.banner[0] -= 1
    game.court.power_pool += 1


def forget_a_constant_text(game: Play) -> None:
    game.court.sources = ()


def go_on_with_enough_power(game: Play) -> None:
    game.court.banner[0] += 15
    game.court.power_pool -= 15


@pytest.mark.parametrize(
    ("change", "wrong"),
    [
        (lose_a_card, "is lost"),
        (forget_the_own_hand, "(hodor) isn't known to its owner"),
        (forget_an_open_card, "(jon-snow) isn't known to everybody"),
        (kneel_in_the_discard_pile, "osha is out of play and still has something on it"),
        (play_jon_twice, "a unique card is in play twice"),
        (play_an_event, "the event not-today is in play"),
        (detach_ice, "ice is attached to"),
        (owe_power, "owes power"),
        (attach_to_a_location, "ice lies under a card that isn't a character"),
        (put_the_duplicate_under("arya-stark"), "the duplicate jon-snow-2 lies under another card"),
        (put_the_duplicate_under("bronn"), "the duplicate jon-snow-2 lies under another card"),
        (lose_a_plot, "the plot * is lost"),
        (add_a_plot, "has 8 plots"),
        (lose_a_gold_token, "there are not 20 gold"),
        (owe_gold, "there are not 20 gold"),
        (lose_a_power_token, "there are 29 power"),
        (owe_power_on_the_banner, "there are 30 power"),
        (forget_a_constant_text, "constant texts"),
        (go_on_with_enough_power, "enough power"),
    ],
)
def test_what_is_wrong_with_a_table_is_named(change: Callable[[Play], None], wrong: str) -> None:
    game = position()
    assert list(invariants(game.court)) == []
    change(game)
    assert any(all(part in found for part in wrong.split(" * ")) for found in invariants(game.court)), list(
        invariants(game.court)
    )


def test_a_new_table_is_in_order() -> None:
    for options in ({}, {"draft": True}):
        court: Court = new_game(**options).court
        assert list(invariants(court)) == []
