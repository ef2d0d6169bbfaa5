"""Golden numbers of the bots: what cards and positions are worth to them, and what the steward would do there.

The positions come from matches among pages, so they don't depend on the steward. A number that changes shows what a
change of a bot's taste touches; `make golden` writes them anew.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from math import fsum
from pathlib import Path
from random import Random
from typing import Any

import pytest

import maester
from maester.bots import Budget, SeatTable, make_bot
from maester.bots.alliances import foresight, standing
from maester.bots.alliances.score import realm_score
from maester.bots.alliances.worth import kind_worths
from maester.bots.boardgame import advice, greedy, plans, score, worth
from maester.bots.boardgame.area_values import AreaValues
from maester.bots.boardgame.decision_context import DecisionContext
from maester.bots.cardgame import contests, habits
from maester.bots.cardgame import score as court_score
from maester.bots.cardgame.set_up import wants_mulligan
from maester.bots.cardgame.worth import worths
from maester.engine import Match, Seat
from maester.games.alliances.realm import Realm
from maester.games.boardgame.battle import Battle
from maester.games.boardgame.board import Board
from maester.games.boardgame.components import BOARD, CARD_NAMES, IS_LAND, NEAR, TRACKS
from maester.games.cardgame.court import Court
from tests.games.recorded import recorded_cards
from tools.golden import compare

GOLDEN = Path(__file__).parents[1] / "golden"

Thoughts = Iterator[tuple[str, Any]]


def rounded(value: Any) -> str:
    match value:
        case float():
            return f"{value:.4f}".replace("-0.0000", "0.0000")
        case list() | tuple():
            return " ".join(map(rounded, value))
    return str(value)


# --- positions ------------------------------------------------------------------------------------------------


def of_the_board(match: Match, seat: Seat) -> Thoughts:
    board, seats = match.game, [Seat(one) for one in range(len(match.seats))]
    assert isinstance(board, Board)
    yield "houses", [worth.house_score(board, one) for one in seats]
    yield "positions", [worth.position_score(board, one) for one in seats]
    yield "greedy", [score.score(match, one) for one in seats]
    yield "hopes", [score.area_values(board, one) for one in seats]
    yield "battles", [score.battle_value(board, one, seat) for one in board.frames if isinstance(one, Battle)]
    yield "odds", advice.odds(SeatTable(match, seat))
    context = DecisionContext(SeatTable(match, seat), Random(1))
    area_values, threats = AreaValues(context.situation), context.threats
    own = [area for area in BOARD if board.owner[area] == seat]
    yield "keep", fsum(context.worth.keep(area) for area in BOARD)
    yield "deny", fsum(context.worth.denial(area) for area in BOARD)
    yield "defended", fsum(threats.defence(area) for area in BOARD if board.owner[area] not in (seat, -1))
    yield "stand", [area_values.stand(area, board.units(area)) for area in own]
    yield "leave", [area_values.left(area) for area in own]
    yield "pull", fsum(area_values.pull(area) for area in BOARD)
    steps = [(area, to) for area in own for to in NEAR[area] if IS_LAND[area] == IS_LAND[to] and to not in own]
    yield "go", [area_values.go(to, board.units(area), 0.0) for area, to in steps]
    planner = plans.Planner(context.situation)
    orders = planner.best_orders() if board.round < 3 else {}
    yield "plan", planner.value(orders)
    yield "orders", fsum(greedy.order_value(board, seat, area, token, ()) for area, token in orders.items())


def of_the_realm(match: Match, seat: Seat) -> Thoughts:
    realm, seats = match.game, [Seat(one) for one in range(len(match.seats))]
    assert isinstance(realm, Realm)
    yield "scores", [realm_score(realm, one) for one in seats]
    yield "councils", standing.council_outlook(realm, seat)
    yield "hands", standing.hand_shares(realm)
    later = standing.rounds_to_come(realm)
    yield "chances", [standing.chance_to_win(realm, one, realm.space, later - realm.space) for one in seats]
    yield "prize", float(foresight.prize(realm))
    yield "limits", foresight.Temper(realm, Random(1)).limits
    totals = foresight.bid_totals(realm)
    yield "to lead", [foresight.to_overtake(realm, one, totals) for one in seats]


def of_the_court(match: Match, seat: Seat) -> Thoughts:
    court, options = match.game, match.decision(seat).options
    assert isinstance(court, Court)
    yield "scores", [court_score.score(match, Seat(one)) for one in (0, 1)]
    yield "sides", [court_score.standing(court, Seat(one), own=own) for one in (0, 1) for own in (False, True)]
    yield "in play", fsum(habits.value_in_play(court, card) for side in court.in_play for card in side)
    yield "stakes", [contests.stakes(court, seat, icon) for icon in range(3)]  # type: ignore[arg-type]
    yield "attacks", [contests.attack_plan(court, seat, icon)[0] for icon in range(3)]  # type: ignore[arg-type]
    yield "marshalling", [habits.marshalling_worth(court, seat, option) for option in options]
    yield "mulligan", wants_mulligan(court, seat)
    yield "habit", match.text(habits.habit(match, seat))


THOUGHTS: dict[str, Callable[[Match, Seat], Thoughts]] = {
    "boardgame": of_the_board,
    "alliances": of_the_realm,
    "cardgame": of_the_court,
}


def over_the_shoulder(game: str, players: int, seed: int, options: dict[str, Any], share: float) -> str:
    """A match among pages as text: at some decisions the steward thinks about what the page is asked."""
    match, dice = maester.new_match(game, players, seed, options, answer_forced=True), Random(seed)
    pages = [make_bot(game, "page", 10 * seed + seat) for seat in range(players)]
    steward = make_bot(game, "steward", seed)
    lines = [f"# {game}, {players} players, seed {seed}, rules version {match.definition.rules_version}"]
    while not match.over:
        seat = match.to_act[0]
        table = SeatTable(match, seat)
        if dice.random() < share and len(table.decision.options) > 1:
            answer = table.text(steward.choose(table, Budget()))
            lines += ["", f"{match.seats[seat]}: {table.decision.kind} > {answer}"]
            lines += [f"  {name}: {rounded(value)}" for name, value in THOUGHTS[game](match, seat)]
        match.play(seat, pages[seat].choose(table, Budget()))
    return "\n".join([*lines, ""])


@pytest.mark.parametrize(
    ("game", "players", "seed", "options", "share"),
    [
        ("boardgame", 3, 5, {"rounds": 6}, 0.25),
        ("boardgame", 6, 6, {"rounds": 4, "tides_of_battle": True}, 0.1),
        ("alliances", 3, 5, {"advanced": True}, 0.3),
        ("alliances", 5, 6, {"draft": "kingsmoot", "advanced": True}, 0.1),
        ("cardgame", 2, 5, {}, 0.4),
        ("cardgame", 2, 6, {"draft": True}, 0.4),
    ],
)
def test_golden_thoughts_over_a_page_s_shoulder(
    game: str, players: int, seed: int, options: dict[str, Any], share: float, regenerate: bool
) -> None:
    with recorded_cards(game):
        text = over_the_shoulder(game, players, seed, options, share)
    assert text.count(" > ") > 20
    compare(GOLDEN / f"thoughts-{game}-{players}-{seed}.txt", text, regenerate=regenerate)


# --- cards ----------------------------------------------------------------------------------------------------


def worth_of_cards() -> Iterator[str]:
    board = maester.new_match("boardgame", 6, 1).game
    assert isinstance(board, Board)
    cards = sorted(card for hand in board.hand for card in hand)
    yield from (f"boardgame {CARD_NAMES.write(card)}: {worth.card_worth(card):.4f}" for card in cards)
    yield f"boardgame power: {rounded([worth.power_worth(power) for power in range(21)])}"
    yield f"boardgame castles: {rounded([worth.castles_worth(castles) for castles in range(8)])}"
    for track in TRACKS:
        yield f"boardgame track {track}: {rounded([worth.place_worth(board, track, place) for place in range(1, 7)])}"
    realm = maester.new_match("alliances", 3, 1).game
    assert isinstance(realm, Realm)
    for kind, value in kind_worths(realm.box).items():
        yield f"alliances {realm.box.kind_names.write(kind)}: {value:.4f}"
    court = maester.new_match("cardgame", 2, 1).game
    assert isinstance(court, Court)
    for title, copies in zip(court.box.title_ids, court.box.copies, strict=True):
        yield f"cardgame {title}: {rounded([worths(court.box)[card] for card in copies])}"


def test_golden_worth_of_cards(regenerate: bool) -> None:
    with recorded_cards("alliances"), recorded_cards("cardgame"):
        lines = list(worth_of_cards())
    assert len(lines) > 200
    compare(GOLDEN / "thoughts-cards.txt", "\n".join([*lines, ""]), regenerate=regenerate)
