"""`maester arena`: bots against bots, with seats in rotation; who is stronger, and how sure that is."""

from __future__ import annotations

import os
import secrets
import sys
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Annotated

import msgspec
import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from maester.arena import CardRate, Contest, ContestReport, Lengths, Outing, Rate, fixtures, make_contest, play_all
from maester.arena import report as make_report
from maester.cli.options import read_options
from maester.cli.sentences import name_of
from maester.engine import definition_of
from maester.words import has_locale, system_language, words

_say = words(system_language()).say
MOST_FAILURES = 5
INTERRUPTED = 130
"""What a command returns that was stopped by Ctrl-C."""


def arena(
    game: Annotated[str, typer.Argument(help=_say("cli-help-game"), metavar="GAME")],
    bots: Annotated[str, typer.Option(help=_say("arena-help-bots"), metavar="NAME,NAME,…")],
    games: Annotated[int, typer.Option(help=_say("arena-help-games"), min=1)] = 200,
    players: Annotated[int | None, typer.Option(help=_say("arena-help-players"), show_default=False)] = None,
    seed: Annotated[int | None, typer.Option(help=_say("arena-help-seed"), min=0, show_default=False)] = None,
    option: Annotated[list[str] | None, typer.Option(help=_say("cli-help-option"), metavar="NAME=VALUE")] = None,
    jobs: Annotated[int | None, typer.Option(help=_say("arena-help-jobs"), min=1, show_default=False)] = None,
    by_card: Annotated[list[str] | None, typer.Option(help=_say("arena-help-by-card"), metavar="EVENT")] = None,
    json: Annotated[str | None, typer.Option(help=_say("arena-help-json"), metavar="FILE|-")] = None,
) -> None:
    """Lets bots play against each other."""
    names = [name.strip() for name in bots.split(",") if name.strip()]
    first = secrets.randbelow(1 << 48) if seed is None else seed
    options = read_options(definition_of(game), option)
    contest = make_contest(game, names, games, first, players=players, options=options, card_events=by_card or ())
    outings, stopped = _play(contest, jobs or os.cpu_count() or 1)
    result = make_report(contest, outings)
    if json != "-":
        _show(result)
    if json is not None:
        _write(json, result)
    _tell_failures(result)
    if stopped:
        typer.echo(_say("arena-interrupted", {"played": len(outings), "matches": contest.matches}), err=True)
        raise typer.Exit(INTERRUPTED)
    if result.failures:
        raise typer.Exit(1)


def _play(contest: Contest, jobs: int) -> tuple[list[Outing], bool]:
    """All matches, with a bar that shows how far they are. After Ctrl-C those that are over, and True."""
    outings: list[Outing] = []
    waiting = play_all(list(fixtures(contest)), jobs)
    console = Console(stderr=True)
    columns = TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn()
    try:
        with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as progress:
            task = progress.add_task(contest.game, total=contest.matches)
            for outing in waiting:
                outings.append(outing)
                progress.advance(task)
    except KeyboardInterrupt:
        return outings, True
    return outings, False


# --- what people read -------------------------------------------------------------------------------------


def _show(report: ContestReport) -> None:
    contest = report.contest
    values = {
        "matches": report.played,
        "bots": ", ".join(contest.bots),
        "seed": str(contest.seed),
        "par": _percent(report.par),
    }
    typer.echo(_say("arena-summary", values))
    if not report.played:
        return
    console = Console()
    best_first = sorted(report.by_bot, key=lambda rate: -rate.rate)
    console.print(_rates("bot", best_first, [[rate.bot or ""] for rate in best_first]))
    console.print(_rates("seat", report.by_seat, [[str(rate.seat)] for rate in report.by_seat]))
    houses = [[_house(contest.game, rate.house)] for rate in report.by_house]
    console.print(_rates("house", report.by_house, houses))
    both = [[rate.bot or "", _house(contest.game, rate.house)] for rate in report.by_bot_and_house]
    if len(report.by_bot) > 1:
        console.print(_rates("bot-and-house", report.by_bot_and_house, both))
    for event in contest.card_events:
        console.print(_card_rates(contest.game, event, [rate for rate in report.by_card if rate.event == event]))
    console.print(_lengths(report))
    console.print(_thinking(report))


def _rates(kind: str, rates: Sequence[Rate], names: Sequence[list[str]]) -> Table:
    """A table of win rates: the first columns say whose."""
    table = Table(title=_say(f"arena-title-{kind}"), title_justify="left")
    for heading in kind.split("-and-"):
        table.add_column(_say(f"arena-column-{heading}"))
    _numbers(table, ("played", "wins", "rate", "interval"))
    for rate, name in zip(rates, names, strict=True):
        table.add_row(*name, *_shown(rate))
    return table


def _card_rates(game: str, event: str, rates: Sequence[CardRate]) -> Table:
    """What was done with which cards, and how often those won who did it; the best card first, all together on top."""
    table = Table(title=_say("arena-title-card", {"event": event}), title_justify="left")
    table.add_column(_say("arena-column-card"))
    _numbers(table, ("times", "played", "wins", "rate", "interval"))
    names = {card.id: card.names.get(system_language(), card.id) for card in definition_of(game).data.cards()}
    for rate in sorted(rates, key=lambda rate: (rate.card is not None, -rate.rate)):
        name = _say("arena-all-cards") if rate.card is None else names.get(rate.card, rate.card)
        table.add_row(name, _number(rate.times), *_shown(rate))
    return table


def _shown(rate: Rate | CardRate) -> tuple[str, ...]:
    """How many there were, what they won, and between which numbers the true rate lies."""
    interval = f"{_percent(rate.interval.low)}–{_percent(rate.interval.high)}"
    wins = _number(rate.wins, 0 if rate.wins.is_integer() else 1)
    return str(rate.players), wins, _percent(rate.rate), interval


def _lengths(report: ContestReport) -> Table:
    table = Table(title=_say("arena-title-length"), title_justify="left")
    table.add_column(_say("arena-column-what"))
    _numbers(table, ("shortest", "average", "longest"))
    rows: tuple[tuple[str, Lengths | None, int], ...] = (
        ("rounds", report.rounds, 1),
        ("decisions", report.decisions, 0),
        ("seconds", report.timing.seconds, 2),
    )
    for name, lengths, digits in rows:
        if lengths is not None:
            numbers = (lengths.shortest, lengths.average, lengths.longest)
            table.add_row(_say(f"arena-{name}"), *(_number(number, digits) for number in numbers))
    return table


def _thinking(report: ContestReport) -> Table:
    table = Table(title=_say("arena-title-thinking"), title_justify="left")
    table.add_column(_say("arena-column-bot"))
    _numbers(table, ("decisions", "milliseconds", "worst"))
    for bot in report.timing.thinking:
        milliseconds = _number(1000 * bot.average, 2), _number(1000 * bot.worst, 1)
        table.add_row(bot.bot, _number(bot.decisions), *milliseconds)
    return table


def _numbers(table: Table, columns: Iterable[str]) -> None:
    for column in columns:
        table.add_column(_say(f"arena-column-{column}"), justify="right")


def _percent(rate: float) -> str:
    return _say("arena-percent", {"number": rate})


def _number(number: float, digits: int = 0) -> str:
    """A number as people write it: in Polish with a comma."""
    message = ("number-plain", "arena-tenths", "arena-hundredths")[digits]
    return _say(message, {"number": number if digits else round(number)})


def _house(game: str, name: str | None) -> str:
    """What a seat of the game is called."""
    return name_of(words(system_language(), game if has_locale(game) else None), "seat", name or "")


# --- files, failures -----------------------------------------------------------------------------------------


def _write(place: str, report: ContestReport) -> None:
    data = msgspec.json.format(msgspec.json.encode(report), indent=2)
    if place == "-":
        typer.echo(data)
        return
    try:
        Path(place).write_bytes(data + b"\n")
    except OSError as error:
        typer.echo(_say("arena-no-file", {"file": place, "reason": error.strerror or str(error)}), err=True)
        raise typer.Exit(2) from error


def _tell_failures(report: ContestReport) -> None:
    """The first few, each with the command that plays its block again."""
    contest = report.contest
    options = "".join(f" --option {name}={value}" for name, value in contest.options.items())
    for failed in report.failures[:MOST_FAILURES]:
        failure = failed.failure
        again = f"arena {contest.game} --bots {','.join(contest.bots)}{options} --games 1 --seed {failed.seed} --jobs 1"
        values = {"bot": failure.bot, "seat": failure.seat, "number": failure.number, "decision": failure.decision}
        print(_say("arena-failure", {**values, "reason": failure.reason, "again": again}), file=sys.stderr)
        if failure.trace:
            print(failure.trace, file=sys.stderr)
    if report.failures:
        print(_say("arena-failures", {"failures": len(report.failures)}), file=sys.stderr)
