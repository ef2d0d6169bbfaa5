"""The steward in positions where it is plain what it should do, whatever its dice say."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

import maester
from maester.bots import Budget, SeatTable
from maester.bots.alliances.preferences import CHOOSERS
from maester.bots.alliances.steward import Steward
from maester.bots.alliances.worth import kind_worths
from maester.engine import Question, kebab
from tests.bots.alliances.positions import chosen, table
from tests.games.alliances.language import Play, new_game, scenario, short

SEEDS = range(4)
BEST = "a-game-of-thrones"
LAST_ROUND: dict[str, Any] = {"season": "winter", "space": 0}


def steward(game: Play, leader: str = "cersei") -> set[str]:
    """What stewards with several seeds would play."""
    return {chosen(game, Steward(seed), leader) for seed in SEEDS}


def questions(kind: type[Question] = Question) -> set[str]:
    """The kinds of all questions of the game."""
    found = set[str]()
    for derived in kind.__subclasses__():
        if derived.__module__.startswith("maester.games.alliances"):
            found.add(kebab(derived.__name__))
        found |= questions(derived)
    return found


# --- when to kneel ------------------------------------------------------------------------------------------


def test_it_kneels_when_the_bid_is_won() -> None:
    assert steward(table([BEST, "royal-decree", "ambush"], bids={"cersei": ["corruption"]})) == {"kneel"}


def test_it_kneels_when_nothing_can_be_won() -> None:
    game = table(["ambush", "marriage-pact"], bids={"olenna": [BEST, BEST]})
    assert steward(game) == {"kneel"}


def test_it_takes_what_is_cheap() -> None:
    game = table([BEST, "contingency-plan", "ambush"], bids={"cersei": ["betrayal"], "tyrion": ["contingency-plan"]})
    assert steward(game) == {"play contingency-plan"}


def test_it_kneels_rather_than_pay_too_much_early_in_the_season() -> None:
    weak = table([BEST, "royal-decree", "ambush"], bids={"olenna": [BEST, "hostage"]}, current="patchface", space=4)
    assert steward(weak) == {"kneel"}


def test_it_wins_the_last_bid_of_a_season_with_the_cheapest_card_that_does() -> None:
    game = table([BEST, "royal-decree"], bids={"olenna": ["corruption"]}, space=0)
    assert steward(game) == {"play royal-decree"}


def test_where_nothing_is_gained_by_it_no_card_is_thrown_away() -> None:
    game = table(["ambush", "whispers"], bids={"olenna": [BEST, BEST]}, **LAST_ROUND)
    assert steward(game) == {"kneel"}


# --- two councils, and the neighbors who share them ---------------------------------------------------------


def claimed(allies: dict[str, list[str]], **position: Any) -> Play:
    return scenario(phase="claim", bids={"cersei": [BEST]}, allies=allies, **position)


@pytest.mark.parametrize("when", [{}, LAST_ROUND, {"season": "autumn", "space": 2}])
def test_it_places_allies_and_tokens_in_the_weaker_council(when: dict[str, Any]) -> None:
    strong = ["robb-stark", "tywin-lannister"]
    left = claimed({"cersei+tyrion": strong, "daenerys+cersei": ["hodor"]}, **when)
    right = claimed({"cersei+tyrion": ["hodor"], "daenerys+cersei": strong}, **when)
    assert steward(left) == {"council daenerys+cersei"}
    assert steward(right) == {"council cersei+tyrion"}
    left.answer("cersei", "council daenerys+cersei")
    assert left.question() == "place-token"
    assert steward(left) == {"council daenerys+cersei"}


COUNCILS = {
    "cersei+tyrion": ["jaime-lannister", "hodor"],
    "tyrion+olenna": ["oberyn-martell", "bronn", "tormund-giantsbane"],
    "olenna+daenerys": ["stannis-baratheon", "mance-rayder"],
    "daenerys+cersei": ["robb-stark", "tywin-lannister", "joffrey-baratheon"],
}
"""7, 13, 9 and 16: Cersei wins if the council that she shares with Tyrion grows, and only then."""


def test_it_lets_the_neighbor_strengthen_the_council_that_it_needs() -> None:
    """What Tyrion claims goes to his weaker council, which is Cersei's too; what Olenna claims helps her rivals."""
    by_neighbor = table(["royal-decree"], bids={"tyrion": ["whispers"]}, allies=COUNCILS, season="winter", space=1)
    by_rival = table(["royal-decree"], bids={"olenna": ["whispers"]}, allies=COUNCILS, season="winter", space=1)
    assert steward(by_neighbor) == {"kneel"}
    assert steward(by_rival) == {"play royal-decree"}


def test_it_pulls_the_strings_where_a_neighbor_would_place_elsewhere() -> None:
    councils = {**COUNCILS, "tyrion+olenna": ["missandei"]}
    game = table(["pulling-the-strings", "master-of-coin"], bids={"tyrion": [BEST]}, allies=councils, **LAST_ROUND)
    assert steward(game) == {"play pulling-the-strings"}


def test_it_kills_where_rivals_are_hurt_and_not_itself() -> None:
    councils = {"cersei+tyrion": ["catelyn-stark"], "daenerys+cersei": ["asha-greyjoy"], "tyrion+olenna": ["hodor"]}
    game = scenario(phase="claim", current="jaqen-hghar", bids={"cersei": [BEST]}, allies=councils, **LAST_ROUND)
    assert steward(game) == {"council tyrion+olenna"}


# --- abilities, by what they do -----------------------------------------------------------------------------


def test_it_takes_the_card_that_decides_the_bid() -> None:
    game = table(["betrayal", "ambush"], bids={"tyrion": [BEST], "olenna": ["little-birds"], "cersei": ["corruption"]})
    assert steward(game) == {"play betrayal"}
    game.answer("cersei", "play betrayal")
    assert steward(game) == {f"bid card {BEST} of tyrion"}


def test_it_puts_a_token_on_an_ally_that_is_already_won() -> None:
    game = table(["little-birds", "royal-decree"], bids={"cersei": ["corruption"]}, space=1)
    assert steward(game) == {"play little-birds"}


def test_it_doesn_t_put_a_token_on_an_ally_that_a_rival_claims() -> None:
    game = table(["little-birds"], bids={"olenna": [BEST]}, space=1)
    assert steward(game) == {"kneel"}


def test_it_discards_what_is_worth_least() -> None:
    game = table(["sellswords", "ambush", BEST], bids={"tyrion": ["royal-decree"]}).answer("cersei", "play sellswords")
    assert game.question() == "discard-card"
    assert steward(game) == {"card ambush"}


# --- choices that need no look ahead --------------------------------------------------------------------------


def test_the_kinds_of_questions_with_a_preference_exist() -> None:
    assert set(CHOOSERS) <= questions()


def test_in_a_draft_it_keeps_the_card_that_is_worth_most() -> None:
    game = new_game(seed=3, draft="card-draft")
    assert len(game.asked()) == 4
    for leader in game.asked():
        worths = kind_worths(game.realm.box)
        packet = game.realm.box.kinds(game.realm.packet[game.seat(leader)])
        best = game.realm.box.kind_names.write(max(packet, key=lambda kind: worths[kind]))
        assert steward(game, leader) == {short(f"aside {best}")}


def test_a_strong_hand_wants_strong_allies_soon_and_a_weak_hand_late() -> None:
    looking: dict[str, Any] = {"ally_deck": ["robb-stark", "missandei", "hodor"], "space": 3, "knelt": ()}

    def first(hand: list[str]) -> set[str]:
        return steward(
            table(["dark-wings-dark-words", *hand], **looking).answer("cersei", "play dark-wings-dark-words")
        )

    assert first([BEST, BEST, BEST]) == {"ally robb-stark"}
    assert first([]) == {"ally missandei"}


# --- how much it does -----------------------------------------------------------------------------------------


def test_its_work_is_limited_by_numbers(monkeypatch: pytest.MonkeyPatch) -> None:
    """Each option is tried once, and the best two of them are looked at again."""
    tried: list[str] = []
    match = maester.new_match("alliances", 4, 1)
    seat = SeatTable(match, match.to_act[0])
    bot = Steward(1)
    promise = counting(tried, seat)
    monkeypatch.setattr("maester.bots.alliances.steward.promise", promise)
    bot.choose(seat, Budget())
    options = min(len(seat.decision.options), bot.most_options)
    assert len(set(tried)) == options
    assert len(tried) == options * bot.first_look + bot.promising * bot.second_look


def counting(tried: list[str], seat: SeatTable) -> Callable[..., float]:
    def promise(sample: object, number: int, move: Any, dice: object) -> float:
        tried.append(seat.text(move))
        return 0.0

    return promise
