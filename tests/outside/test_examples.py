"""The game of `examples/` is played with all checks, from Python and from the command line."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

import maester
from examples import smugglers
from maester.engine import Seat
from maester.harness.playing import configurations, is_restless, playout
from maester.words.check import check_locales, locale_pairs

ROOT = Path(__file__).parents[2]


def run(*arguments: str, typed: str = "", folder: Path) -> subprocess.CompletedProcess[str]:
    """The command `maester` with the game, in a process of its own."""
    paths = os.pathsep.join((str(ROOT / "src"), str(ROOT)))
    environment = {**os.environ, "PYTHONPATH": paths, "MAESTER_LANG": "en", "NO_COLOR": "1"}
    command = [sys.executable, "-m", "maester", "--with", "examples.smugglers", *arguments]
    return subprocess.run(
        command, input=typed, cwd=folder, env=environment, capture_output=True, text=True, check=False
    )


@pytest.mark.parametrize("seed", range(1, 5))
def test_random_play_finds_nothing(seed: int) -> None:
    ways = configurations(smugglers.GAME)
    assert len(ways) == 4, "2 or 3 players, with looking and without"
    for way in ways:
        assert playout(smugglers.GAME, way, seed, check=True, restless=is_restless(seed)).failure is None


def test_it_is_played_from_the_command_line(tmp_path: Path) -> None:
    checked = run("playout", "smugglers", "--games", "4", "--check", folder=tmp_path)
    assert "no failures" in checked.stdout, checked.stderr
    played = run("play", "smugglers", "--seat", "red", typed="yes\nbid 11\nbid 2\nq\n", folder=tmp_path)
    assert "Red looks into the next crate: " in played.stdout, played.stderr
    assert "You bid from 0 up to the coins that you have. You have 10." in played.stdout
    assert played.returncode == 0, played.stderr


def test_nobody_bids_more_than_they_have() -> None:
    match = maester.new_match("smugglers", players=2, seed=1, options={"looking": False})
    before = match.hash()
    with pytest.raises(maester.IllegalMove, match="from 0 up to the coins") as refused:
        match.play("red", "bid 11")
    assert refused.value.rule == "bid.own-coins"
    assert match.hash() == before
    assert match.why_not("red", "bid 10") is None


def test_all_bid_at_once_and_a_tie_sinks_the_crate() -> None:
    match = maester.new_match("smugglers", players=2, seed=1, options={"looking": False})
    assert len(match.to_act) == 2
    match.play("red", "bid 3")
    assert match.view(None)["table"]["sunk"] == [], "nothing is revealed before both have bid"
    match.play("green", "bid 3")
    table = match.view("red")["table"]
    assert (table["coins"], len(table["sunk"]), len(table["ship"])) == ({"red": 10, "green": 10}, 1, 8)


def test_only_those_who_looked_or_won_know_a_crate() -> None:
    match = maester.new_match("smugglers", players=2, seed=1)
    match.play("red", "yes")
    crate = match.view("red")["table"]["ship"][0]
    assert crate is not None
    assert match.view("green")["table"]["ship"] == match.view(None)["table"]["ship"] == [None] * 9
    match.play("red", "bid 0")
    match.play("green", "bid 1")
    assert match.view("green")["table"]["holds"] == {"red": [], "green": [crate]}
    assert match.view("red")["table"]["holds"] == {"red": [], "green": [crate]}, "what it has seen it knows"
    assert match.view(None)["table"]["holds"] == {"red": [], "green": [None]}
    told = {viewer: [event.get("crate") for event in match.events(viewer)] for viewer in ("red", "green", None)}
    assert told == {"red": [crate, None], "green": [None, crate], None: [None, None]}
    assert match.to_act == (Seat(1),), "whoever won the last crate may look into the next one"


def test_its_words_are_whole_in_both_languages() -> None:
    assert smugglers.GAME.locale is not None
    assert check_locales(locale_pairs(smugglers.GAME.locale)) == []
