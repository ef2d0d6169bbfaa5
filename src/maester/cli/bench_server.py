"""`maester bench-server`: how many tables one worker can serve, beside a bare echo in the same run."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import msgspec
import typer
from rich.console import Console
from rich.table import Table

from maester.cli.options import modules_of
from maester.engine import definition_of
from maester.words import system_language, words

if TYPE_CHECKING:
    from maester.cli.load.figures import LoadReport, Side

_say = words(system_language()).say

FIGURES = (
    "connections", "rate", "p50", "p99", "worst", "late", "messages", "bytes", "refused", "processor", "each", "waited",
)  # fmt: skip
"""The names of the figures, as they stand below one another."""


def bench_server(
    context: typer.Context,
    game: Annotated[str, typer.Argument(help=_say("cli-help-game"), metavar="GAME")] = "boardgame",
    players: Annotated[int | None, typer.Option(help=_say("bench-help-players"), show_default=False)] = None,
    tables: Annotated[int, typer.Option(help=_say("bench-server-help-tables"), min=1)] = 500,
    every: Annotated[float, typer.Option(help=_say("bench-server-help-every"), min=0.01)] = 5.0,
    seconds: Annotated[float, typer.Option(help=_say("bench-server-help-seconds"), min=0.1)] = 30.0,
    forward: Annotated[int, typer.Option(help=_say("bench-server-help-forward"), min=0)] = 200,
    folder: Annotated[Path | None, typer.Option(help=_say("bench-server-help-folder"), show_default=False)] = None,
    json: Annotated[bool, typer.Option("--json", help=_say("cli-help-json"))] = False,
) -> None:
    """Loads a server of one worker with people at many tables and measures how long they wait."""
    # The server takes long to import, which the other commands shouldn't wait for.
    from maester.cli.load.running import Wish, run

    wish = Wish(
        game=game,
        players=definition_of(game).check_players(players),
        tables=tables,
        every=every,
        seconds=seconds,
        forward=forward,
        modules=modules_of(context),
    )
    report = run(wish, folder)
    if json:
        plain = {**msgspec.to_builtins(report), "reached": report.reached, "most_per_second": report.most_per_second}
        typer.echo(msgspec.json.encode(plain))
    else:
        _show(report)


def _show(report: LoadReport) -> None:
    console = Console()
    values = {"tables": report.tables, "players": report.players, "every": f"{report.every:g}", "game": report.game}
    shown = Table(title=_say("bench-server-title", values))
    shown.add_column(_say("bench-server-column-what"))
    for name in (report.echo.name, report.played.name):
        shown.add_column(_say(f"bench-server-side-{name}"), justify="right")
    for label, first, second in zip(FIGURES, _figures(report.echo), _figures(report.played), strict=True):
        shown.add_row(_say(f"bench-server-{label}"), first, second)
    console.print(shown)
    for sentence in _sentences(report):
        console.print(sentence, highlight=False)


def _figures(side: Side) -> tuple[str, ...]:
    """The figures, in the same order."""
    return (
        f"{side.connections:,}",
        f"{side.per_second:,.1f}",
        f"{side.p50:,.1f}",
        f"{side.p99:,.1f}",
        f"{side.worst:,.1f}",
        f"{side.generator_late_p99:,.1f}",
        f"{side.messages_per_second:,.0f}",
        f"{side.received_per_second / 1024:,.0f}",
        f"{side.refused:,}",
        f"{side.processor_share:.0%}",
        f"{side.processor_each:,.2f}",
        "–" if side.waited_share is None else f"{side.waited_share:.0%}",
    )


def _sentences(report: LoadReport) -> list[str]:
    """What the figures mean."""
    played = report.played
    said = [
        _say("bench-server-reached" if report.reached else "bench-server-missed", {"p99": f"{played.p99:,.0f}"}),
        _say(
            "bench-server-limit",
            {"each": f"{played.processor_each:,.2f}", "most": f"{report.most_per_second:,.0f}"},
        ),
        _say("bench-server-pinned" if report.pinned else "bench-server-not-pinned"),
    ]
    if report.load_average is not None:
        said.append(_say("bench-server-machine", {"load": f"{report.load_average:.1f}"}))
    return said
