"""The registry, and what holds for every bot: it is pure, it plays legally to the end, it changes nothing."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

import maester
import tests.engine.skirmish  # noqa: F401
from maester.bots import (
    Bot,
    Budget,
    RandomBot,
    SeatTable,
    default_bot,
    known_bots,
    make_bot,
    register_bot,
    registry,
)
from maester.bots.beginner import Beginner
from maester.bots.greedy import GreedyBot
from maester.engine import Match, Move, Seat, definition_of
from maester.engine.registry import built_in_games
from maester.errors import BadOption, NotAsked, UnknownGame
from tests.bots.fairness import short_match

ALL = [(game, name) for game in (*built_in_games(), "skirmish") for name in known_bots(game)]
BUDGET = Budget()


# --- the registry -------------------------------------------------------------------------------------------


@pytest.fixture
def fresh_registry(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(registry, "_registered", {})


def test_the_bots_of_the_board_game_come_weakest_first() -> None:
    assert known_bots("boardgame")[:3] == ("random", "page", "greedy")
    assert default_bot("boardgame") == known_bots("boardgame")[-1] != "random"


def test_the_bots_of_alliances_come_weakest_first() -> None:
    assert known_bots("alliances") == ("random", "page", "greedy", "steward")
    assert default_bot("alliances") == "steward"


def test_random_plays_every_game() -> None:
    assert known_bots("skirmish") == ("random",)
    assert default_bot("skirmish") == "random"


@pytest.mark.parametrize("name", ["hodor", "", "Greedy", None, 7, ["random"]])
def test_an_unknown_bot_is_an_error_with_a_sentence(name: Any) -> None:
    with pytest.raises(BadOption) as error:
        make_bot("boardgame", name)
    assert error.value.code == "unknown-bots"
    assert "greedy" in error.value.message("en")
    assert "greedy" in error.value.message("pl")


def test_an_unknown_game_has_no_bots() -> None:
    with pytest.raises(UnknownGame):
        known_bots("chess")


@pytest.mark.usefixtures("fresh_registry")
def test_a_bot_from_outside_is_known_by_its_name() -> None:
    class Copy(RandomBot):
        name = "copy"

    register_bot("skirmish", "copy", Copy)
    assert known_bots("skirmish") == ("random", "copy")
    made = make_bot("skirmish", "copy", 5)
    assert isinstance(made, Copy)
    assert made.seed == 5
    assert "copy" not in known_bots("boardgame")


@pytest.mark.usefixtures("fresh_registry")
def test_a_name_is_given_once() -> None:
    with pytest.raises(ValueError, match="greedy"):
        register_bot("boardgame", "greedy", RandomBot)


# --- every bot ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("game", "name"), ALL)
def test_a_bot_has_the_name_by_which_it_is_made(game: str, name: str) -> None:
    assert make_bot(game, name).name == name


def play(game: str, name: str, players: int, seed: int, **options: Any) -> maester.Match:
    """A match with the bot on all seats, at each decision of which it is asked twice."""
    match = maester.new_match(game, players, seed, options)
    bots: list[Bot] = [make_bot(game, name, seat) for seat in range(players)]
    while not match.over:
        seat = match.to_act[-1]
        before = match.hash(), len(match.log())
        move = bots[seat].choose(SeatTable(match, seat), BUDGET)
        again = make_bot(game, name, seat).choose(SeatTable(match, seat), BUDGET)
        assert again == move, "asked twice, it answers otherwise"
        assert (match.hash(), len(match.log())) == before, "choosing changes the match"
        assert move in match.decision(seat).options
        match.play(seat, move)
    return match


@pytest.mark.parametrize(("game", "name"), ALL)
def test_a_bot_plays_whole_matches_legally_and_answers_the_same_when_asked_again(game: str, name: str) -> None:
    players = min(3, definition_of(game).players[-1])
    assert play(game, name, players, 1, **short_match(game)).result is not None


@pytest.mark.parametrize("name", known_bots("boardgame"))
@pytest.mark.parametrize("players", [4, 5, 6])
def test_a_bot_of_the_board_game_knows_all_numbers_of_players_and_variants(name: str, players: int) -> None:
    variants = {"tides_of_battle": players != 5, "faq_errata": players != 6, "houses": "random"}
    assert play("boardgame", name, players, players, rounds=1, **variants).result is not None


@pytest.mark.parametrize("name", known_bots("boardgame"))
def test_a_bot_of_the_board_game_plays_a_match_of_full_length(name: str) -> None:
    match = maester.new_match("boardgame", 3, 4)
    bots = [make_bot("boardgame", name, seat) for seat in range(3)]
    while not match.over:
        seat = match.to_act[0]
        match.play(seat, bots[seat].choose(SeatTable(match, seat), BUDGET))
    assert match.result is not None


ALLIANCES: list[tuple[int, dict[str, Any]]] = [
    (3, {"advanced": True, "draft": "card-draft", "leaders": "chosen"}),
    (4, {"advanced": True, "open_allies": True}),
    (5, {"draft": "kingsmoot", "open_allies": True}),
    (6, {"advanced": True, "draft": "kingsmoot", "first_player": 2}),
]


@pytest.mark.parametrize("name", known_bots("alliances"))
@pytest.mark.parametrize(("players", "variants"), ALLIANCES)
def test_a_bot_of_alliances_knows_all_numbers_of_players_and_variants(
    name: str, players: int, variants: dict[str, Any]
) -> None:
    match = maester.new_match("alliances", players, players, {"quick_game": True, **variants}, answer_forced=True)
    own = make_bot("alliances", name, 1)
    # Others who play at random bring it into positions of all kinds, and take less time.
    bots = [own if seat == 0 else RandomBot(seat) for seat in range(players)]
    while not match.over:
        seat = match.to_act[0]
        match.play(seat, bots[seat].choose(SeatTable(match, seat), BUDGET))
    assert match.result is not None


# --- the table that a bot sees ---------------------------------------------------------------------------------


def test_a_table_shows_a_seat_s_side_of_the_match() -> None:
    match = maester.new_match("boardgame", 3, 1, {"rounds": 2})
    table = SeatTable(match, "stark")
    assert (table.game, table.seat, table.seats) == ("boardgame", match.seats.index("stark"), match.seats)
    assert table.options["rounds"] == 2
    assert table.decision.kind == "assign-order"
    assert list(table.decision.options) == list(match.decision("stark").options)
    assert table.view() == match.view("stark")
    assert table.events() == match.seen("stark")
    assert table.events(since=1) == match.seen("stark")[1:]
    assert match.read_move("stark", table.text(table.decision.options[0])) == table.decision.options[0]


def test_what_is_played_in_a_sample_leaves_the_match_alone() -> None:
    match = maester.new_match("boardgame", 3, 1)
    table = SeatTable(match, 0)
    before = match.hash()
    sample = table.sample(make_bot("boardgame", "random").chance(table))
    sample.play(0, sample.decision(0).options[0])
    assert match.hash() == before
    assert sample.hash() != before


def test_a_seat_that_isn_t_asked_has_no_decision() -> None:
    match = maester.new_match("boardgame", 3, 1, answer_forced=True)
    while len(match.to_act) > 1:
        match.play(match.to_act[0], match.decision(match.to_act[0]).options[0])
    while match.game.trays:
        match.play(match.to_act[0], match.decision(match.to_act[0]).options[0])
    idle = next(seat for seat in range(3) if seat not in match.to_act)
    with pytest.raises(NotAsked):
        _ = SeatTable(match, idle).decision


def test_dice_of_two_bots_differ_and_those_of_one_don_t() -> None:
    match = maester.new_match("boardgame", 3, 1)
    table = SeatTable(match, 0)
    one, same, other = RandomBot(1), RandomBot(1), RandomBot(2)
    assert one.chance(table).random() == same.chance(table).random() != other.chance(table).random()
    assert one.chance(table).random() != one.chance(SeatTable(match, 1)).random()


# --- what all greedy bots and beginners share ---------------------------------------------------------------------


class Lucky(GreedyBot):
    """A move is worth what its dice show; every sample is noted."""

    def __init__(self) -> None:
        super().__init__(1)
        self.samples_tried: list[Match] = []

    def score(self, match: Match, seat: Seat) -> float:
        raise AssertionError("not asked")

    def value(self, sample: Match, seat: Seat, move: Move, dice: Random) -> float:
        if not any(sample is known for known in self.samples_tried):
            self.samples_tried.append(sample)
        return dice.random()


def in_secret() -> SeatTable:
    """Everybody chooses an order in secret."""
    return SeatTable(maester.new_match("boardgame", 3, 1), 0)


def in_the_open() -> SeatTable:
    match = maester.new_match("boardgame", 3, 1, answer_forced=True)
    while match.game.trays or len(match.decision(match.to_act[0]).options) < 3:
        match.play(match.to_act[0], match.decision(match.to_act[0]).options[0])
    return SeatTable(match, match.to_act[0])


def test_every_option_has_the_same_luck() -> None:
    table = in_the_open()
    values = [value for value, _ in Lucky().scored(table, Random(1))]
    assert len(values) == len(table.decision.options) > 2
    assert len(set(values)) == 1


def test_secret_choices_are_tried_in_several_samples_and_open_ones_in_one() -> None:
    for table, samples in ((in_secret(), GreedyBot.samples), (in_the_open(), 1)):
        lucky = Lucky()
        lucky.scored(table, Random(1))
        assert len(lucky.samples_tried) == samples


def test_of_a_long_list_some_options_are_tried_in_their_order(monkeypatch: pytest.MonkeyPatch) -> None:
    table = in_secret()
    options = list(table.decision.options)
    monkeypatch.setattr(Lucky, "most_options", 3)
    tried = [move for _, move in Lucky().scored(table, Random(1))]
    assert len(tried) == 3 < len(options)
    assert tried == sorted(tried, key=options.index)


class ThirdChoice(Beginner, Lucky):
    """Plays the third best move, if there are so many."""

    slips = ((1.0, 2),)

    def liking(self, sample: Match, seat: Seat, move: Move) -> float:
        return 0.0

    def scored(self, table: SeatTable, dice: Random) -> list[tuple[float, Move]]:
        return [(0.0, move) for move in table.decision.options[: self.most_options]]


def test_a_beginner_who_slips_plays_the_last_move_of_a_short_list(monkeypatch: pytest.MonkeyPatch) -> None:
    table = in_secret()
    options = table.decision.options
    assert ThirdChoice().choose(table, BUDGET) == options[2]
    monkeypatch.setattr(ThirdChoice, "most_options", 2)
    assert ThirdChoice().choose(table, BUDGET) == options[1]


def test_nobody_is_asked_in_a_sample_who_can_only_pass() -> None:
    assert in_secret().sample(Random(1)).answer_forced


@pytest.mark.parametrize(("game", "name"), ALL)
def test_a_bot_without_a_seed_is_that_of_seed_0(game: str, name: str) -> None:
    bot = make_bot(game, name)
    made = type(bot)()
    assert bot.seed == made.seed == 0
    if isinstance(made, Beginner):
        assert made.habits == make_bot(game, name, 0).habits  # type: ignore[attr-defined]
