"""Every bot of Alliances plays every variant, with any number of players, by what its seat knows."""

from __future__ import annotations

from typing import Any, ClassVar

import pytest

from maester.bots import Bot
from maester.bots.alliances.greedy import AlliancesGreedyBot
from maester.bots.alliances.page import PageBot
from maester.bots.alliances.steward import Steward
from tests.bots.fairness import play_fairly

VARIANTS: list[tuple[int, dict[str, Any]]] = [
    (3, {"advanced": True, "draft": "card-draft"}),
    (4, {"draft": "kingsmoot"}),
    (5, {"advanced": True, "open_allies": True, "leaders": "chosen"}),
    (6, {"draft": "kingsmoot", "open_allies": True}),
]


class QuickSteward(Steward):
    """The steward with fewer samples, so that the test of many matches doesn't take long."""

    second_look: ClassVar[int] = 1
    most_options: ClassVar[int] = 5


@pytest.mark.parametrize("bot", [PageBot, AlliancesGreedyBot, QuickSteward])
@pytest.mark.parametrize(("players", "options"), VARIANTS)
def test_it_plays_by_what_its_seat_knows(bot: type[Bot], players: int, options: dict[str, Any]) -> None:
    assert play_fairly(bot, "alliances", players, seed=players, share=0.05, quick_game=True, **options) > 0
