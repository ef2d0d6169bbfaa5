"""`maester bench`: how fast a game is."""

from __future__ import annotations

from typing import Annotated

import msgspec
import typer
from rich.console import Console
from rich.table import Table

from maester.engine import definition_of
from maester.harness.bench import BenchReport, Spread
from maester.harness.bench import bench as measure
from maester.words import system_language, words

_say = words(system_language()).say


def bench(
    game: Annotated[str, typer.Argument(help=_say("cli-help-game"), metavar="GAME")],
    players: Annotated[int | None, typer.Option(help=_say("bench-help-players"), show_default=False)] = None,
    json: Annotated[bool, typer.Option("--json", help=_say("cli-help-json"))] = False,
    passes: Annotated[int, typer.Option(help=_say("bench-help-passes"), min=1)] = 5,
    seconds: Annotated[float, typer.Option(help=_say("bench-help-seconds"), min=0.05)] = 2.0,
) -> None:
    """Measures random play on one core, log on, views off; copies, views, saves."""
    report = measure(definition_of(game), players=players, passes=passes, seconds=seconds)
    if json:
        typer.echo(msgspec.json.encode(report))
    else:
        show(report, passes)


def show(report: BenchReport, passes: int) -> None:
    """The report as tables."""
    console = Console()
    plays = Table(title=_say("bench-title-play", {"passes": passes}))
    for column in ("game", "players", "games", "decisions", "length"):
        plays.add_column(_say(f"bench-column-{column}"), justify="left" if column == "game" else "right")
    for play in report.plays:
        plays.add_row(
            play.name,
            str(play.players),
            _spread(play.games_per_second, 1),
            _spread(play.decisions_per_second, 0),
            f"{play.decisions_per_game:.0f}",
        )
    console.print(plays)
    costs = Table(title=_say("bench-title-costs"))
    costs.add_column(_say("bench-column-work"))
    costs.add_column(_say("bench-column-microseconds"), justify="right")
    for name in report.costs.__struct_fields__:
        costs.add_row(_say(f"bench-{name.replace('_', '-')}"), _spread(getattr(report.costs, name), 1))
    console.print(costs)


def _spread(number: Spread, digits: int) -> str:
    return f"{number.median:,.{digits}f} ({number.lowest:,.{digits}f}–{number.highest:,.{digits}f})"
