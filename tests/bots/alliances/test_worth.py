"""What cards are worth: by their influence and their operations, never by their names."""

from __future__ import annotations

import msgspec
import pytest

from maester.bots.alliances.worth import WEIGHTS, ability_worth, card_worths, hand_worth, kind_worths
from maester.games.alliances.box import Kind
from maester.games.alliances.card_file import box_of
from maester.games.alliances.deck_operations import DrawOperation
from maester.games.alliances.gain_operations import GainTokenOperation
from maester.games.alliances.hand_operations import DiscardHandOperation
from maester.games.alliances.operations import OPERATIONS
from tests.games.alliances.language import BOX, full


def worth(card: str) -> float:
    """What the shipped card of this name is worth."""
    return kind_worths(BOX)[Kind(BOX.kind_names.names.index(full(card)))]


def test_only_operations_of_the_vocabulary_are_weighed() -> None:
    assert set(WEIGHTS) <= set(OPERATIONS)


def test_a_card_without_an_ability_is_worth_its_influence() -> None:
    assert worth("a-game-of-thrones") == 11


@pytest.mark.parametrize(
    ("better", "worse"),
    [
        ("a-game-of-thrones", "the-iron-bank"),  # loses the token
        ("betrayal", "little-birds"),  # a stolen card is worth more than one point
        ("contingency-plan", "master-of-coin"),  # the same influence, but it comes back
        ("dracarys", "ambush"),  # reaches stronger cards
        ("the-water-gardens", "queen-regent"),  # a card is worth more than a tie
        ("lannister-gold", "lightbringer"),
    ],
)
def test_abilities_count(better: str, worse: str) -> None:
    assert worth(better) > worth(worse)


def test_what_one_may_decline_is_never_bad() -> None:
    must = DiscardHandOperation(when="played", leader="you", n=1, pick="owner")
    may = msgspec.structs.replace(must, may=True)
    assert ability_worth([must]) < 0 == ability_worth([may])


def test_a_condition_makes_an_ability_worth_less() -> None:
    plain = GainTokenOperation(when="triumph", leader="you", n=1, council="free")
    won = msgspec.structs.replace(plain, condition="you_won")
    assert 0 < ability_worth([won]) < ability_worth([plain])


def test_what_helps_others_is_worth_less_than_what_helps_oneself() -> None:
    own, others = (DrawOperation(when="played", leader=leader, n=1) for leader in ("you", "each_other"))
    assert ability_worth([others]) < 0 < ability_worth([own])


def test_a_corrected_card_has_another_worth() -> None:
    content = msgspec.json.decode(msgspec.json.encode(BOX.content))
    card = next(card for card in content["influence"] if card["id"] == "inf-ambush")
    card["influence"] += 3
    corrected = box_of(msgspec.json.encode(content))
    place = BOX.kind_names.names.index("inf-ambush")
    assert kind_worths(corrected)[Kind(place)] == pytest.approx(worth("ambush") + 3)


def test_a_hand_is_worth_its_cards() -> None:
    assert hand_worth(BOX, ()) == 0
    assert hand_worth(BOX, BOX.cards[:3]) == pytest.approx(sum(card_worths(BOX)[:3]))
    assert min(card_worths(BOX)) > 0
