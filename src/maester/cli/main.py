"""The command `maester` and what it has in common for all its parts."""

from __future__ import annotations

import importlib
import os
import sys
from typing import Annotated

import typer

import maester
from maester.cli.bench import bench
from maester.cli.cards import cards
from maester.cli.play import play
from maester.cli.playout import playout
from maester.cli.rules import rules
from maester.cli.verify import verify
from maester.errors import MaesterError
from maester.words import system_language, words

_say = words(system_language()).say

app = typer.Typer(
    name="maester", help=_say("cli-help"), no_args_is_help=True, add_completion=False, rich_markup_mode=None
)
app.command("play", help=_say("cli-help-play"))(play)
app.command("rules", help=_say("cli-help-rules"))(rules)
app.command("cards", help=_say("cli-help-cards"))(cards)
app.command("playout", help=_say("cli-help-playout"))(playout)
app.command("bench", help=_say("cli-help-bench"))(bench)
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
    """Runs the command; an error of Maester is a sentence, not a traceback."""
    try:
        app()
    except MaesterError as error:
        typer.echo(error.message(system_language()), err=True)
        sys.exit(2)
