"""The steward and texts: it follows what a card, an Order or a choice leads to, and compares that with passing."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

import maester
from maester.bots import Budget, SeatTable, make_bot
from maester.bots.miniatures.forecast import Forecast
from maester.bots.miniatures.prospects import Prospects
from maester.bots.miniatures.score import hand_worth, position
from maester.bots.miniatures.steward import Steward, place_of
from maester.bots.miniatures.texts import discarded, followed, promising, throws_dice
from maester.engine import Move, Pass, Seat
from maester.games.miniatures.hands import Discard
from maester.games.miniatures.text_names import card_number
from tests.games.miniatures.language import Battle, facing, scenario

RED, BLUE = Seat(0), Seat(1)
FEROCITY = "stark-northern-ferocity"
HOLDING = "house-karstark-spearmen"
COUNTERPLOT, BRIBERY = "lannister-counterplot", "lannister-bribery"


def court(red: Sequence[str] = (), blue: Sequence[str] = (), **more: Any) -> dict[str, Any]:
    return {"commanders": {"red": "20201", "blue": "20104"}, "hands": {"red": red, "blue": blue}, **more}


def forecast(game: Battle, seat: Seat = RED) -> Forecast:
    prospects = Prospects(game.field, seat)
    return Forecast(prospects, lambda unit: place_of(prospects, unit))


def chosen(game: Battle, seat: str = "red") -> str:
    table = SeatTable(game.match, seat)
    return table.text(Steward(1).choose(table, Budget()))


def before_dice(game: Battle) -> Battle:
    """Red-1 attacks; red is asked whether it plays a card before the dice."""
    game.nothing_declared().activate("red-1").play("red", "action melee-attack")
    while not any(option.startswith("play") for option in game.options("red")):
        game.play(game.asked()[0], game.options(game.asked()[0])[-1])
    return game


# --- forecasts ------------------------------------------------------------------------------------------------------


def test_a_forecast_changes_nothing() -> None:
    game = before_dice(facing("stark-sworn-swords", "lannister-guardsmen", position=court([FEROCITY])))
    before, agenda, frames = game.match.hash(), list(game.field.agenda), len(game.field.frames)
    for move in game.match.decision("red").options:
        forecast(game).value(move)
    assert (game.match.hash(), game.field.agenda, len(game.field.frames)) == (before, agenda, frames)


def test_a_forecast_of_an_attack_counts_what_it_brings_on_average() -> None:
    game = before_dice(facing("stark-sworn-swords", "lannister-guardsmen", position=court([FEROCITY])))
    assert forecast(game).value(Pass()) > position(game.field, RED) + 0.05


def test_a_better_attack_has_a_better_forecast() -> None:
    game = before_dice(facing("stark-sworn-swords", "lannister-guardsmen", position=court([FEROCITY])))
    play = game.match.decision("red").options[0]
    card = hand_worth(game.field, 1)
    assert forecast(game).value(play) + card > forecast(game).value(Pass())


def test_a_forecast_of_a_test_counts_its_average() -> None:
    brave, shaky = (
        scenario(
            "red: stark-sworn-swords @ 8 8 0",
            f"blue: lannister-guardsmen @ 40 40 180 {state}",
            position=court(ncus=["red: 30201"]),
        ).nothing_declared()
        for state in ("", "panicked")
    )
    gains = []
    for game in (brave, shaky):
        game.play("red", "activate red-a")
        while game.question() != "choose-zone-to-claim":
            game.play("red", game.options("red")[-1])
        crown = next(move for move in game.match.decision("red").options if game.match.text(move) == "claim crown")
        gains.append(forecast(game).value(crown) - position(game.field, RED))
    assert 0 < gains[0] < gains[1]


# --- cards and Orders -------------------------------------------------------------------------------------------------


def test_a_card_that_improves_an_attack_is_played() -> None:
    game = facing("stark-sworn-swords wounds=4", "lannister-guardsmen wounds=6", position=court([FEROCITY]))
    assert chosen(before_dice(game)) == f"play {FEROCITY}: -"


def test_a_card_is_kept_where_it_does_nothing() -> None:
    # The Knights can't fail their test by more than they do: Vicious adds nothing to a unit that dies of its Wounds.
    game = facing("stark-sworn-swords", "lannister-guardsmen wounds=1", position=court([FEROCITY]))
    assert chosen(before_dice(game)) == "pass"


def test_an_order_is_used_where_it_hurts() -> None:
    game = facing(HOLDING, "stark-sworn-swords").play("red", "activate red-1")
    assert "use order-hold-the-line red-1: blue-1" in game.options("red")
    assert chosen(game) == "use order-hold-the-line red-1: blue-1"


def test_a_card_of_the_opponent_is_cancelled_if_it_is_worth_it() -> None:
    position = court([FEROCITY], [COUNTERPLOT], ncus=["blue: 30105 zone=crown", "blue: 30101 zone=coins"])
    game = facing("stark-sworn-swords wounds=4", "lannister-guardsmen wounds=6", position=position)
    before_dice(game).play("red", f"play {FEROCITY}: -")
    assert game.asked() == ("blue",)
    assert chosen(game, "blue") == "play lannister-counterplot: -"


def test_of_many_targets_the_best_are_looked_at() -> None:
    game = before_dice(facing("stark-sworn-swords", "lannister-guardsmen", position=court([FEROCITY])))
    options = game.match.decision("red").options
    assert len(promising(game.field, RED, options)) == len(options) - 1


def test_a_text_whose_own_die_decides_is_known() -> None:
    assert throws_dice(COUNTERPLOT)
    assert not throws_dice(FEROCITY)
    assert not throws_dice("nothing")


# --- other questions --------------------------------------------------------------------------------------------------


def given_token(units: Sequence[str]) -> str:
    """The Condition token that the steward gives blue-1 by the Letter."""
    game = scenario(*units, position=court(ncus=["red: 30201"])).nothing_declared().play("red", "activate red-a")
    while game.question() != "choose-zone-to-claim":
        game.play("red", game.options("red")[-1])
    game.play("red", "claim letter")
    while game.question() != "pick-condition":
        wanted = [option for option in game.options(game.asked()[0]) if option == "choose blue-1"]
        game.play(game.asked()[0], (wanted or game.options(game.asked()[0]))[0])
    return chosen(game)


def test_the_token_that_matters_most_is_given() -> None:
    swords, guards = "red: stark-sworn-swords @ 24 20 0", "blue: lannister-guardsmen @ 24 24.8 180"
    far = "blue: lannister-guardsmen @ 45 45 180"
    # Whoever strikes hard exposes the enemy; whoever would be destroyed keeps it from striking.
    assert given_token((swords, guards, far)) == "token vulnerable"
    assert given_token((f"{swords} wounds=2", guards, far, "red: stark-sworn-swords @ 4 4 0")) == "token weakened"


def test_an_unknown_question_is_answered_by_what_it_leads_to() -> None:
    game = before_dice(facing("stark-sworn-swords wounds=4", "lannister-guardsmen", position=court([FEROCITY])))
    options: Sequence[Move] = game.match.decision("red").options
    assert game.match.text(followed(forecast(game), options)) == f"play {FEROCITY}: -"
    assert followed(forecast(game), options[::-1]) == followed(forecast(game), options)


def test_of_two_cards_the_one_that_is_there_twice_is_discarded() -> None:
    game = scenario(
        "red: stark-sworn-swords @ 24 10 0",
        "blue: lannister-guardsmen @ 24 30 180",
        position=court((), [COUNTERPLOT, COUNTERPLOT, BRIBERY]),
    )
    both = Discard((card_number(COUNTERPLOT), card_number(COUNTERPLOT)))
    one, other = Discard((card_number(COUNTERPLOT),)), Discard((card_number(BRIBERY),))
    assert discarded(game.field, BLUE, [both, one, other]) == one
    assert discarded(game.field, BLUE, [Discard(()), one, both]) == Discard(())


def test_cards_are_worth_less_when_little_time_is_left() -> None:
    worths = []
    for number in (1, 3, 6):
        units = "red: stark-sworn-swords @ 24 10 0", "blue: lannister-guardsmen @ 24 30 180"
        worths.append(hand_worth(scenario(*units, round=number).field, 3))
    assert worths[0] > worths[1] > worths[2] > 0


@pytest.mark.parametrize("name", ["page", "greedy", "steward"])
@pytest.mark.parametrize("points", [20, 40])
def test_every_question_of_a_match_with_cards_is_answered(name: str, points: int) -> None:
    match = maester.new_match("miniatures", 2, points, {"points": points, "rounds": 2})
    bots = [make_bot("miniatures", name, number) for number in (1, 2)]
    asked = set()
    while not match.over:
        seat = match.to_act[0]
        asked.add(match.decision(seat).kind)
        match.play(seat, bots[seat].choose(SeatTable(match, seat), Budget()))
    assert {"choose-zone-to-claim", "pick-target", "declare-text", "discard-any"} <= asked
