"""What the tests of the terminal have in common: a match as a person types it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from pathlib import Path

import typer
from typer.testing import CliRunner

import maester
import tests.engine.skirmish  # noqa: F401  # makes the game known
from maester.cli.play import play
from maester.engine import Match

ROOT = Path(__file__).resolve().parents[2]
NEW = ("skirmish", "--players", "3", "--seed", "1", "--option", "rounds=1")
"""A match of one quiet round: the wolf gives four orders and is then asked about marches and battles."""
SAVE = "maester-skirmish.json"
ONES = ["1"] * 200

app = typer.Typer()
app.command("play")(play)


@app.callback()
def common() -> None:
    """Makes `play` a command among others, as it is in Maester."""


def run(arguments: Sequence[str], lines: Iterable[str] = (), code: int = 0) -> str:
    """What the terminal shows when these lines are typed; the input ends after them."""
    result = CliRunner().invoke(app, ["play", *arguments], input="".join(f"{line}\n" for line in lines))
    assert result.exit_code == code, result.output
    return str(result.output)


def after(output: str, line: str) -> str:
    """What came after this line was typed, up to the next prompt."""
    return output.split(f"\n> {line}\n", 1)[1].split("\n> ", 1)[0]


def saved(file: str | Path = SAVE) -> Match:
    return maester.load(Path(file).read_bytes())


def moves_of(match: Match, seat: str = "wolf") -> list[str]:
    number = match.seat_number(seat)
    return [match.text(entry.move) for entry in match.live_entries() if entry.seat == number]  # type: ignore[arg-type]
