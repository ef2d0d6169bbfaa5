"""`maester playout`: matches at random, with all invariants if wanted."""

from __future__ import annotations

import multiprocessing
import os
import secrets
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from maester.cli.options import modules_of, read_options, typed_command, use_cards
from maester.engine import definition_of
from maester.harness.playing import Configuration, Playout, configurations, is_restless
from maester.harness.playing import playout as play_one
from maester.words import system_language, words

_say = words(system_language()).say
MOST_FAILURES = 5


def playout(
    context: typer.Context,
    game: Annotated[str, typer.Argument(help=_say("cli-help-game"), metavar="GAME")],
    players: Annotated[int | None, typer.Option(help=_say("playout-help-players"), show_default=False)] = None,
    games: Annotated[int | None, typer.Option(help=_say("playout-help-games"), min=1, show_default=False)] = None,
    seed: Annotated[int | None, typer.Option(help=_say("playout-help-seed"), min=0, show_default=False)] = None,
    check: Annotated[bool, typer.Option("--check", help=_say("playout-help-check"))] = False,
    option: Annotated[list[str] | None, typer.Option(help=_say("cli-help-option"), metavar="NAME=VALUE")] = None,
    cards: Annotated[
        Path | None, typer.Option(help=_say("cards-help-file"), metavar="FILE", show_default=False)
    ] = None,
    jobs: Annotated[int | None, typer.Option(help=_say("playout-help-jobs"), min=1, show_default=False)] = None,
) -> None:
    """Plays matches at random."""
    definition = use_cards(game, cards)
    ways = configurations(definition, players, read_options(definition, option))
    count = games or len(ways)
    first = secrets.randbelow(1 << 48) if seed is None else seed
    work = [(game, ways[number % len(ways)], first + number, check) for number in range(count)]
    repeated = [*(["--check"] if check else []), *([] if cards is None else ["--cards", str(cards)])]
    failures: list[Playout] = []
    decisions = 0
    start = time.perf_counter()
    console = Console(stderr=True)
    columns = TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn()
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as progress:
        task = progress.add_task(game, total=count)
        for result in _results(work, min(jobs or os.cpu_count() or 1, count)):
            progress.advance(task)
            decisions += result.decisions
            if result.failure is not None:
                failures.append(result)
                if len(failures) <= MOST_FAILURES:
                    once = (*result.configuration.arguments(), "--games", "1", "--seed", str(result.seed), *repeated)
                    again = typed_command(modules_of(context), "playout", game, *once)
                    print(_say("playout-failure", {"reason": result.failure, "again": again}), file=sys.stderr)
    values: dict[str, Any] = {
        "matches": count,
        "configurations": len(ways),
        "decisions": decisions,
        "seconds": round(time.perf_counter() - start, 1),
        "seed": str(first),
        "failures": len(failures),
    }
    typer.echo(_say("playout-summary", values))
    if failures:
        raise typer.Exit(1)


Work = tuple[str, Configuration, int, bool]


def _one(work: Work) -> Playout:
    game, way, seed, check = work
    return play_one(definition_of(game), way, seed, check=check, restless=is_restless(seed))


def _results(work: list[Work], jobs: int) -> Iterator[Playout]:
    """All results, on so many processes. They are forked where that is possible, so that they know the same games."""
    if jobs == 1 or "fork" not in multiprocessing.get_all_start_methods():
        yield from map(_one, work)
        return
    with multiprocessing.get_context("fork").Pool(jobs) as pool:
        yield from pool.imap_unordered(_one, work)
