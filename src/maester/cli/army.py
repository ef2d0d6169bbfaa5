"""`maester army`: army lists of the miniatures game, made, checked, shown, and turned into text and codes.

A list is named in any of its forms: the id of a ready-made one, a code, a file with a code or a text, or `-` for what
is typed or piped in.
"""

from __future__ import annotations

import importlib
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Annotated, Any, Final

import typer

from maester.errors import MaesterError
from maester.words import LANGUAGES, PSEUDO, system_language, words

USUAL_SIZE: Final = 40
_say = words(system_language()).say

army_app = typer.Typer(no_args_is_help=True, add_completion=False, rich_markup_mode=None)
Language = Annotated[str | None, typer.Option("--lang", help=_say("play-help-language"), show_default=False)]
List = Annotated[str, typer.Argument(help=_say("army-help-list"), metavar="LIST", show_default=False)]


@army_app.command("new", help=_say("army-help-new"))
def new(
    faction: Annotated[str, typer.Argument(help=_say("army-help-faction"), metavar="FACTION", show_default=False)],
    points: Annotated[int, typer.Option(help=_say("army-help-points"))] = USUAL_SIZE,
    seed: Annotated[int | None, typer.Option(help=_say("army-help-seed"), show_default=False)] = None,
    lang: Language = None,
) -> None:
    """A legal army to begin with, as text."""
    with _reports(lang) as (reports, language):
        typer.echo(reports.new_army(faction, points, seed, language))


@army_app.command("check", help=_say("army-help-check"))
def check(file: List, lang: Language = None) -> None:
    """What an army costs and breaks; 0 if it is legal, 1 if it isn't or wasn't understood, 2 if it can't be read."""
    with _reports(lang) as (reports, language):
        told = reports.read(file, language)
        typer.echo("\n".join(reports.report(told, language)))
    if told.faults or not all(line.is_understood for line in told.lines):
        raise typer.Exit(1)


@army_app.command("show", help=_say("army-help-show"))
def show(army: List = "", lang: Language = None) -> None:
    """An army with all its cards and its deck; without one the ready-made armies."""
    with _reports(lang) as (reports, language):
        if army:
            typer.echo("\n\n".join(reports.whole(reports.read(army, language), language)))
        else:
            typer.echo("\n".join(reports.ready_made(language)))


@army_app.command("text", help=_say("army-help-text"))
def text(army: List, lang: Language = None) -> None:
    """An army as text."""
    with _reports(lang) as (reports, language):
        typer.echo(reports.read(army, language).text)


@army_app.command("code", help=_say("army-help-code"))
def code(army: List, lang: Language = None) -> None:
    """An army as its short code."""
    with _reports(lang) as (reports, language):
        typer.echo(reports.read(army, language).code)


@contextmanager
def _reports(wish: str | None) -> Iterator[tuple[Any, str]]:
    """What there is to print, and in which language; what can't be read is told without a traceback.

    The game is imported only here: no other command should wait for it.
    """
    language = wish if wish in (*LANGUAGES, PSEUDO) else system_language()
    try:
        yield importlib.import_module("maester.cli.army_reports"), language
    except MaesterError as error:
        typer.echo(error.message(language), err=True)
        raise typer.Exit(2) from error
