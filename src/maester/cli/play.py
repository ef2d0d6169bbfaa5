"""`maester play`: a match at the terminal, of one person or several, against bots."""

from __future__ import annotations

import secrets
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Annotated, Any

import typer

from maester.bots import Bot, default_bot, make_bot
from maester.cli.keeping import BOTS, PEOPLE, STOPS
from maester.cli.options import modules_of, read_options, use_cards
from maester.cli.saving import file_for, read_file
from maester.cli.screen import Screen
from maester.cli.sentences import error_text
from maester.cli.session import Session
from maester.engine import Match, Seat, definition_of, known_games, load, new_match
from maester.engine.record import read_save
from maester.errors import BadOption, MaesterError
from maester.words import LANGUAGES, PSEUDO, system_language, words

_help = words(system_language()).say


def play(
    context: typer.Context,
    game: Annotated[str | None, typer.Argument(help=_help("cli-help-game"), metavar="GAME", show_default=False)] = None,
    players: Annotated[int | None, typer.Option(help=_help("play-help-players"), show_default=False)] = None,
    seat: Annotated[
        str | None, typer.Option(help=_help("play-help-seat"), metavar="NAME,…", show_default=False)
    ] = None,
    people: Annotated[int | None, typer.Option(help=_help("play-help-people"), show_default=False)] = None,
    seed: Annotated[int | None, typer.Option(help=_help("play-help-seed"), show_default=False)] = None,
    option: Annotated[
        list[str] | None, typer.Option(help=_help("cli-help-option"), metavar="NAME=VALUE", show_default=False)
    ] = None,
    cards: Annotated[
        Path | None, typer.Option(help=_help("cards-help-file"), metavar="FILE", show_default=False)
    ] = None,
    bots: Annotated[
        str | None, typer.Option(help=_help("play-help-bots"), metavar="NAME,…", show_default=False)
    ] = None,
    lang: Annotated[
        str | None, typer.Option(help=_help("play-help-language"), metavar="|".join(LANGUAGES), show_default=False)
    ] = None,
    plain: Annotated[bool, typer.Option("--plain", help=_help("play-help-plain"))] = False,
    hints: Annotated[bool, typer.Option(help=_help("play-help-hints"), show_default=False)] = True,
    load_file: Annotated[
        Path | None, typer.Option("--load", help=_help("play-help-load"), metavar="FILE", show_default=False)
    ] = None,
    save_file: Annotated[
        Path | None, typer.Option("--save", help=_help("play-help-save"), metavar="FILE", show_default=False)
    ] = None,
    svg: Annotated[
        Path | None, typer.Option("--svg", help=_help("play-help-svg"), metavar="FILE", show_default=False)
    ] = None,
) -> None:
    """Plays a match at the terminal against bots."""
    known_language = lang is None or lang in (*LANGUAGES, PSEUDO)
    language = lang if lang is not None and known_language else system_language()
    try:
        if not known_language:
            raise BadOption("unknown-language", name=lang, known=LANGUAGES)
        if cards is not None:
            use_cards(game or "-", cards)
        notes: Mapping[str, Any] = {}
        if load_file is not None:
            if players is not None or seed is not None or option:
                raise BadOption("load-alone")
            match, notes = _resumed(load_file, game)
        elif game is not None:
            match = new_match(game, players, seed, read_options(definition_of(game), option))
        else:
            raise BadOption("no-game", known=known_games() or None)
        persons = _people(match, seat, people, notes)
        session = Session(
            match,
            persons,
            _opponents(match, persons, bots, seed, notes),
            Screen(language, match.definition.id, match.definition.data.fingerprint, plain=plain),
            file_for(match.definition.id, load_file, save_file),
            hints=hints,
        )
        session.auto_pass.recall(notes.get(STOPS), match.seats)
        session.file.modules = modules_of(context)
        if svg is not None:
            session.draw_into(svg)
        session.run(resumed=load_file is not None)
    except MaesterError as error:
        Screen(language, plain=plain, aside=True).complain(error_text(error, language))
        raise typer.Exit(2) from error


def _resumed(file: Path, game: str | None) -> tuple[Match, Mapping[str, Any]]:
    """The match that lies in a file, and the notes about who sits where."""
    data = read_file(file)
    match = load(data)
    if game not in (None, match.definition.id):
        raise BadOption("other-game", file=str(file), game=match.definition.id)
    return match, read_save(data).notes


def _people(match: Match, seat: str | None, people: int | None, notes: Mapping[str, Any]) -> tuple[Seat, ...]:
    """The seats of those who sit at the terminal, in the order in which they were named."""
    if seat is not None and people is not None:
        raise BadOption("seat-or-people")
    if seat is not None:
        named = [name.strip() for name in seat.split(",")]
        return tuple(dict.fromkeys(match.seat_number(name) for name in named))
    if people is not None:
        if not 1 <= people <= len(match.seats):
            raise BadOption("wrong-people", given=people, most=len(match.seats))
        return tuple(map(Seat, range(people)))
    noted = notes.get(PEOPLE)
    known = [name for name in match.seats if isinstance(noted, list) and name in noted]
    return tuple(match.seat_number(name) for name in known) or (Seat(0),)


def _opponents(
    match: Match, people: Sequence[Seat], bots: str | None, seed: int | None, notes: Mapping[str, Any]
) -> dict[Seat, Bot]:
    """A bot for each seat that is nobody's: the one that was named for it, or that was there before."""
    game = match.definition.id
    free = [seat for seat in map(Seat, range(len(match.seats))) if seat not in people]
    dice = secrets.randbits(32) if seed is None else seed
    if bots is None:
        noted = notes.get(BOTS)
        before = noted if isinstance(noted, dict) else {}
        names = [before.get(match.seats[seat], default_bot(game)) for seat in free]
    else:
        names = [name.strip() for name in bots.split(",")]
        if len(names) == 1:
            # Also where nobody needs a bot a wrong name is told.
            make_bot(game, names[0])
            names *= len(free)
        elif len(names) != len(free):
            raise BadOption("wrong-bots", given=len(names), right=len(free))
    return {seat: make_bot(game, name, dice + seat) for seat, name in zip(free, names, strict=True)}
