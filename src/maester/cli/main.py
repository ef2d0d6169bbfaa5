"""The command `maester` and what it has in common for all its parts."""

from __future__ import annotations

import importlib
import os
import sys
from typing import Annotated

import typer

import maester
from maester.cli.arena import arena
from maester.cli.army import army_app
from maester.cli.bench import bench
from maester.cli.bench_server import bench_server
from maester.cli.cards import cards
from maester.cli.play import play
from maester.cli.playout import playout
from maester.cli.replay import replay
from maester.cli.rules import rules
from maester.cli.table import serve_tables, table
from maester.cli.usage import UsageError, usage_text
from maester.cli.verify import verify
from maester.errors import MaesterError
from maester.words import system_language, words

_say = words(system_language()).say

app = typer.Typer(
    name="maester", help=_say("cli-help"), no_args_is_help=True, add_completion=False, rich_markup_mode=None
)
app.command("table", help=_say("cli-help-table"))(table)
app.command("serve", help=_say("cli-help-serve"))(serve_tables)
app.command("play", help=_say("cli-help-play"))(play)
app.command("replay", help=_say("cli-help-replay"))(replay)
app.command("rules", help=_say("cli-help-rules"))(rules)
app.command("cards", help=_say("cli-help-cards"))(cards)
app.add_typer(army_app, name="army", help=_say("cli-help-army"))
app.command("arena", help=_say("cli-help-arena"))(arena)
app.command("playout", help=_say("cli-help-playout"))(playout)
app.command("bench", help=_say("cli-help-bench"))(bench)
app.command("bench-server", help=_say("cli-help-bench-server"))(bench_server)
app.command("verify", help=_say("cli-help-verify"))(verify)


def _version(wanted: bool) -> None:
    if wanted:
        typer.echo(f"maester {maester.__version__}")
        raise typer.Exit


@app.callback()
def common(
    modules: Annotated[list[str] | None, typer.Option("--with", help=_say("cli-help-with"), metavar="MODULE")] = None,
    version: Annotated[
        bool, typer.Option("--version", help=_say("cli-help-version"), callback=_version, is_eager=True)
    ] = False,
) -> None:
    """What stands before the name of a command."""
    if modules and os.getcwd() not in sys.path:
        sys.path.insert(0, os.getcwd())
    for module in modules or ():
        try:
            importlib.import_module(module)
        except ImportError as error:
            typer.echo(_say("cli-no-module", {"module": module, "reason": str(error)}), err=True)
            raise typer.Exit(2) from error


def main() -> None:
    """Runs the command; an error is a sentence in the language of the system, not a traceback."""
    try:
        sys.exit(app(standalone_mode=False))
    except MaesterError as error:
        typer.echo(error.message(system_language()), err=True)
        sys.exit(2)
    except UsageError as error:
        if type(error).__name__ == "NoArgsIsHelpError":
            typer.echo(error.ctx.get_help())
        else:
            typer.echo(usage_text(error, words(system_language())), err=True)
        sys.exit(2)
    except typer.Abort:
        sys.exit(1)
