"""What everybody is told is what happens: by the log alone one knows what lies on the table."""

from __future__ import annotations

from random import Random

import pytest

import maester
from tests.games.cardgame.ledger import Ledger


@pytest.mark.parametrize("seed", range(6))
def test_the_log_alone_tells_what_lies_on_the_table(seed: int) -> None:
    match = maester.new_match("cardgame", seed=seed, options={"draft": seed % 2 == 1})
    rng, ledger = Random(seed), Ledger()
    while True:
        ledger.read(match)
        ledger.check(match)
        if match.over:
            return
        seat = rng.choice(match.to_act)
        match.play(seat, rng.choice(match.decision(seat).options))
