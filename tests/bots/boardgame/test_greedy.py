"""The greedy bot of the board game in positions where the right move is plain."""

from __future__ import annotations

from random import Random
from typing import ClassVar

import pytest

import maester
from maester.bots import Budget, SeatTable, make_bot
from maester.bots.boardgame.greedy import BoardGreedyBot
from maester.bots.boardgame.score import WON, attackers_chance, score
from maester.engine import Match, Move, Seat
from maester.games.boardgame.battle import Battle
from tests.games.boardgame.language import Play, scenario


def chosen(game: Play, house: str, bot: BoardGreedyBot | None = None) -> str:
    table = SeatTable(game.match, house)
    return table.text((bot or BoardGreedyBot(1)).choose(table, Budget()))


def play_out(names: list[str], seed: int) -> str:
    """The name of the bot that wins a match."""
    match = maester.new_match("boardgame", len(names), seed, answer_forced=True)
    bots = [make_bot("boardgame", name, seed + seat) for seat, name in enumerate(names)]
    while not match.over:
        seat = match.to_act[0]
        match.play(seat, bots[seat].choose(SeatTable(match, seat), Budget()))
    assert match.result is not None
    return names[match.seats.index(match.result.places[0][0])]


# --- marches, battles -------------------------------------------------------------------------------------


def test_it_marches_into_an_empty_castle() -> None:
    game = scenario(stark={"winterfell": "FF"}, orders={"winterfell": "march-0"})
    assert chosen(game, "stark").endswith(">moat-cailin") or chosen(game, "stark").endswith(">white-harbor")


def test_it_takes_the_seventh_castle() -> None:
    held = ("riverrun", "seagard", "harrenhal", "pyke", "flints-finger")
    game = scenario(
        stark={"winterfell": "FF", **dict.fromkeys(held, "F")}, orders={"winterfell": "march-0"}, garrisons=0
    )
    assert game.castles("stark") == 6
    game.match.play("stark", chosen(game, "stark"))
    while not game.match.over:
        game.match.play("stark", chosen(game, "stark"))
    assert game.winner == "stark"


def test_it_doesn_t_run_into_an_army_that_it_can_t_beat() -> None:
    game = scenario(
        stark={"winterfell": "F"},
        greyjoy={"moat-cailin": "KKK", "white-harbor": "KK"},
        lannister={"karhold": "KKK", "stony-shore": "KK"},
        tyrell={"castle-black": "KKK"},
        orders={"winterfell": "march-0"},
    )
    assert chosen(game, "stark") == "march winterfell: done"


def test_it_plays_a_card_that_wins_and_keeps_stronger_ones() -> None:
    game = scenario(
        stark={"winterfell": "KKF"},
        greyjoy={"moat-cailin": "F"},
        orders={"winterfell": "march-plus-1"},
        hands={"stark": ["eddard-stark", "catelyn-stark"], "greyjoy": ["aeron-damphair"]},
    )
    game.march("winterfell", "KKF>moat-cailin")
    assert chosen(game, "stark") == "card catelyn-stark"


def test_the_chance_in_a_battle_grows_with_the_attackers() -> None:
    chances = []
    for units in ("F", "FF", "KK", "KKK"):
        game = scenario(stark={"winterfell": units}, greyjoy={"moat-cailin": "FF"}, orders={"winterfell": "march-0"})
        game.march("winterfell", f"{units}>moat-cailin")
        (battle,) = (frame for frame in game.board.frames if isinstance(frame, Battle))
        chances.append(attackers_chance(game.board, battle))
    assert chances == sorted(chances)
    assert chances[0] < 0.5 < chances[-1]


# --- orders -------------------------------------------------------------------------------------------------


def test_it_orders_a_march_where_there_is_something_to_take() -> None:
    game = scenario(phase="planning", stark={"winterfell": "FF", "karhold": "F"})
    assert chosen(game, "stark").startswith("order winterfell: march")


def test_it_orders_a_defence_where_an_army_threatens() -> None:
    game = scenario(
        phase="planning",
        stark={"riverrun": "F"},
        lannister={"lannisport": "K", "stoney-sept": "K"},
        greyjoy={"seagard": "K", "harrenhal": "K"},
    )
    assert chosen(game, "stark").startswith("order riverrun: defense")


def test_it_gathers_power_where_it_is_safe() -> None:
    game = scenario(phase="planning", stark={"karhold": "F"}, power_tokens={"castle-black": "stark"})
    assert chosen(game, "stark").startswith("order karhold: consolidate-power")


def test_two_marches_don_t_aim_at_the_same_area() -> None:
    game = scenario(phase="planning", stark={"winterfell": "F", "white-harbor": "FF"})
    assert value_of(game, "order white-harbor: march-minus-1") > 5
    game.match.play("stark", "order winterfell: march-0")
    assert value_of(game, "order white-harbor: march-minus-1") < 5


def value_of(game: Play, move: str) -> float:
    """What Stark's move is worth to the bot."""
    table = SeatTable(game.match, "stark")
    return next(value for value, option in BoardGreedyBot(1).scored(table, Random(1)) if table.text(option) == move)


# --- score, limits ------------------------------------------------------------------------------------------


def test_the_score_of_an_ended_match_is_all_or_nothing() -> None:
    match = maester.new_match("boardgame", 3, 1, {"rounds": 1})
    while not match.over:
        match.play(match.to_act[0], match.decision(match.to_act[0]).options[0])
    assert match.result is not None
    scores = {name: score(match, match.seat_number(name)) for name in match.seats}
    assert [name for name, value in scores.items() if value == WON] == list(match.result.places[0])


@pytest.mark.parametrize(
    "better",
    [
        {"stark": {"winterfell": "FF", "white-harbor": "F"}},
        {"stark": {"winterfell": "FK"}},
        {"stark": {"winterfell": "FF"}, "power": {"stark": 9}},
        {"stark": {"winterfell": "FF"}, "power_tokens": {"moat-cailin": "stark"}},
        {"stark": {"winterfell": "FF"}, "tracks": {"kings-court": ["stark"]}},
    ],
)
def test_more_is_better(better: dict[str, dict[str, str]]) -> None:
    orders = {"winterfell": "march-0"}
    plain = scenario(stark={"winterfell": "FF"}, orders=orders).match
    richer = scenario(orders=orders, **better).match  # type: ignore[arg-type]
    assert score(richer, richer.seat_number("stark")) > score(plain, plain.seat_number("stark"))


def test_a_rival_near_the_seventh_castle_is_bad() -> None:
    few = scenario(greyjoy=dict.fromkeys(("pyke", "seagard", "riverrun"), "F")).match
    many = scenario(
        greyjoy=dict.fromkeys(("pyke", "seagard", "riverrun", "harrenhal", "lannisport", "flints-finger"), "F"),
        garrisons={"lannister": 0},
    ).match
    assert score(many, many.seat_number("stark")) < score(few, few.seat_number("stark")) - 3


class CountingBot(BoardGreedyBot):
    """Counts what it tries."""

    most_options: ClassVar[int] = 5
    tried: list[Move]

    def value(self, sample: Match, seat: Seat, move: Move, dice: Random) -> float:
        self.tried.append(move)
        return super().value(sample, seat, move, dice)


def test_of_a_long_list_only_a_part_is_tried() -> None:
    match = maester.new_match("boardgame", 4, 1)
    bot = CountingBot(3)
    bot.tried = []
    table = SeatTable(match, 0)
    assert len(table.decision.options) > 20
    move = bot.choose(table, Budget())
    assert len(set(bot.tried)) == 5
    assert len(bot.tried) == 5 * bot.samples
    assert move in bot.tried


def test_it_wins_against_three_that_play_at_random() -> None:
    winners = [play_out(["random"] * seat + ["greedy"] + ["random"] * (3 - seat), 40 + seat) for seat in range(4)]
    assert winners == ["greedy"] * 4
