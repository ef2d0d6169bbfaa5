"""The count of what players of the miniatures game are asked, and of what they use."""

from __future__ import annotations

from collections import Counter

import maester
from tools.miniatures_questions import BETWEEN, CHOICE, OTHER, OWN, Count, Uses, play, report


def counted() -> tuple[Count, list[Uses]]:
    count = Count(Counter(), Counter(), Counter(), Counter())
    match = maester.new_match("miniatures", 2, 4, {"points": 30, "rounds": 2})
    return count, play(match, "greedy", 4, count)


def test_each_question_is_counted_once_by_whose_turn_it_is() -> None:
    count, won = counted()
    assert count.turns[OWN] == count.turns[OTHER] > 4
    # Each of them begins with the choice of a unit or an NCU, but for turns without any left.
    assert count.asked[OWN, CHOICE] > count.turns[OWN]
    assert count.asked[BETWEEN, CHOICE] > 0
    assert all(count.passed[place] <= count.asked[place] for place in count.asked)
    assert not any(kind == CHOICE for _, kind in count.passed)
    assert len(won) in (1, 2)


def test_what_was_used_could_be_used() -> None:
    _, won = counted()
    for uses in won:
        assert uses.used <= uses.could
        for kind in ("text", "card"):
            used, could = uses.share(kind)
            assert 0 <= used <= could


def test_the_report_names_the_averages() -> None:
    count = Count(Counter({(OWN, CHOICE): 6, (OTHER, "test"): 2}), Counter({(OTHER, "test"): 1}), Counter(), Counter())
    count.turns.update({OWN: 2, OTHER: 2})
    lines = report(count)
    assert "| test | 0 | 2 | 0 | 1 | 0 |" in lines
    assert lines[-3:] == [
        "asked in an own turn, on average: 3.00 (2 turns)",
        "asked in an opponent's turn, on average: 1.00 (2 turns)",
        "windows that were passed: 1 of 8, 12%",
    ]
