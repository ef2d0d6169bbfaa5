"""Bad input gets a clear error that says what would be right, changes nothing, and raises nothing else."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

import maester
from maester import BadData, MaesterError
from tests.games.miniatures.language import FAR, Battle, scenario

RED = "red: stark-sworn-swords @ 24 10 0"


def maneuvering() -> Battle:
    return scenario(RED, *FAR).activate("red-1").act("maneuver")


@pytest.mark.parametrize(
    "move",
    [
        "maneuver 0 99999 0", "maneuver 0 5.1234 0", "maneuver 0 nan 0", "maneuver 0 inf 0", "maneuver 361 1 0",
        f"maneuver 0 {'9' * 1000} 0", "maneuver 0 -1 0", "maneuver 0", "maneuver a b c", "march 5 0",
        "deploy red-99 1 1 0", "activate pink-1", "", "  ", "{}", "maneuver 0 1e3 0", "maneuver 0 0x10 0",
        "maneuver ٣ 1 0",
    ],
)  # fmt: skip
def test_a_bad_move_is_refused_and_changes_nothing(move: str) -> None:
    game = maneuvering()
    before = game.match.hash(), game.match.events(), len(game.match.entries())
    with pytest.raises(MaesterError) as caught:
        game.match.play("red", move)
    assert caught.value.message("en")
    assert caught.value.message("pl")
    assert (game.match.hash(), game.match.events(), len(game.match.entries())) == before


def anything(rng: Random, depth: int = 0) -> Any:
    """Some JSON value."""
    kind = rng.randrange(8 if depth < 3 else 6)
    if kind == 6:
        return [anything(rng, depth + 1) for _ in range(rng.randrange(4))]
    if kind == 7:
        keys = ("move", "unit", "face", "forward", "then_face", "x", "action", "dice")
        return {rng.choice(keys): anything(rng, depth + 1) for _ in range(rng.randrange(5))}
    words = ("maneuver", "red-1", "blue-1", "march", "charge", "5", "0", "-", "pass", "use", "\x00", "ż", "9" * 50)
    return (None, True, rng.randrange(-(10**9), 10**9), rng.uniform(-1e9, 1e9), rng.choice(words), "")[kind]


def text(rng: Random) -> str:
    """Something that somebody could type, or not."""
    words = (
        "maneuver",
        "30",
        "5,25",
        "-1",
        "red-1",
        "march",
        ":",
        "use",
        "reroll",
        "1,2",
        "pass",
        "turn",
        "",
        "½",
        "\n",
    )
    return " ".join(rng.choice(words) for _ in range(rng.randrange(1, 7)))


def test_ten_thousand_strange_moves_raise_nothing_but_clear_errors() -> None:
    rng = Random(20)
    game = maneuvering()
    match, before = game.match, game.match.hash()
    refused = 0
    for number in range(10_000):
        move = text(rng) if number % 2 else anything(rng)
        try:
            match.why_not("red", move)
        except MaesterError:
            refused += 1
    assert match.hash() == before
    assert refused > 9_000


@pytest.mark.parametrize(
    "units",
    [
        ["red: nobody @ 1 1 0"], ["pink: stark-bowmen @ 1 1 0"], ["red: stark-bowmen @ 1 1"],
        ["red: stark-bowmen @ a b c"], ["red: stark-bowmen @ 1.23456 1 0"], ["red: stark-bowmen @ 5 5 0 wounds=99"],
        ["red: stark-bowmen @ 5 5 0 happy"],
        [RED, "blue: stark-bowmen @ 24 10 0"], [RED, "blue: stark-bowmen @ 1 1 0"], [RED], [7], "red",
    ],
)  # fmt: skip
def test_a_bad_position_is_refused(units: Any) -> None:
    with pytest.raises(BadData) as caught:
        maester.scenario("miniatures", {"units": units}, 2, 1)
    assert caught.value.message("en")
    assert caught.value.message("pl")
