"""`maester replay`: a match step by step, in the words of its log."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Annotated, Any, NamedTuple

import msgspec
import typer

from maester.cli.boards import picture_of
from maester.cli.keeping import PEOPLE
from maester.cli.options import use_cards
from maester.cli.saving import read_file
from maester.cli.screen import Screen
from maester.cli.sentences import error_text, event_text, name_of, option_text, result_text
from maester.engine import Match, Move, Seat, load
from maester.engine.create import replayed
from maester.engine.game import Drew, Shuffled, Told
from maester.engine.record import CONCEDE, read_save
from maester.errors import BadData, BadOption, MaesterError
from maester.words import LANGUAGES, PSEUDO, system_language, words

_help = words(system_language()).say


def replay(
    file: Annotated[Path, typer.Argument(help=_help("replay-help-file"), metavar="FILE")],
    cards: Annotated[
        Path | None, typer.Option(help=_help("cards-help-file"), metavar="FILE", show_default=False)
    ] = None,
    to: Annotated[int | None, typer.Option(help=_help("replay-help-to"), metavar="N", show_default=False)] = None,
    json: Annotated[bool, typer.Option("--json", help=_help("replay-help-json"))] = False,
    seat: Annotated[
        str | None, typer.Option(help=_help("replay-help-seat"), metavar="NAME", show_default=False)
    ] = None,
    lang: Annotated[
        str | None, typer.Option(help=_help("play-help-language"), metavar="|".join(LANGUAGES), show_default=False)
    ] = None,
    plain: Annotated[bool, typer.Option("--plain", help=_help("play-help-plain"))] = False,
) -> None:
    """Steps through a match."""
    known_language = lang is None or lang in (*LANGUAGES, PSEUDO)
    language = lang if lang is not None and known_language else system_language()
    try:
        if not known_language:
            raise BadOption("unknown-language", name=lang, known=LANGUAGES)
        data = read_file(file)
        if cards is not None:
            use_cards(read_save(data).game, cards)
        match = load(data)
        viewer = _viewer(match, seat, read_save(data).notes)
        steps = list(steps_of(match, viewer, language))
        if json:
            _write_json(match, steps, language, to)
            return
        show = ReplayScreen(
            match, viewer, steps, Screen(language, match.definition.id, match.definition.data.fingerprint, plain=plain)
        )
        if to is not None:
            show.go_to(to)
        else:
            show.run()
    except MaesterError as error:
        Screen(language, plain=plain, aside=True).complain(error_text(error, language))
        raise typer.Exit(2) from error


def _viewer(match: Match, seat: str | None, notes: dict[str, Any]) -> Seat | None:
    """Whose eyes see the match; None sees everything, which only a match that is over allows."""
    if seat is None and match.over:
        return None
    noted = notes.get(PEOPLE)
    people = [name for name in match.seats if isinstance(noted, list) and name in noted]
    if seat is None:
        raise BadOption("replay-running", seats=people or None)
    number = match.seat_number(seat)
    if not match.over and seat not in people:
        raise BadOption("replay-secret", seat=seat, seats=people or None)
    return number


# -- the steps ------------------------------------------------------------------------------------------


class SeenStep(NamedTuple):
    """Something that the viewer saw: an entry of the record, if that is to be seen, and what happened then."""

    match: Match
    """As it was after the step."""
    seat: Seat | None
    move: Move | str | None
    text: str
    events: Sequence[dict[str, Any]]


def steps_of(match: Match, viewer: Seat | None, language: str) -> Iterator[SeenStep]:
    """The match from its beginning, as the viewer saw it: what others answered in secret is no step of its own."""
    told = 0
    for moment, entry in replayed(match):
        events = _events(moment, viewer)
        fresh, told = events[told:], len(events)
        if entry is None:
            yield SeenStep(moment, None, None, "", fresh)
        elif viewer in (None, entry.seat):
            yield SeenStep(moment, entry.seat, entry.move, _entry_text(moment, entry.seat, entry.move, language), fresh)
        elif fresh:
            yield SeenStep(moment, None, None, "", fresh)


def _events(match: Match, viewer: Seat | None) -> list[dict[str, Any]]:
    """What the viewer saw; who sees everything sees it as the one to whom it was told, without the dice themselves."""
    if viewer is not None:
        return match.events(viewer)
    told = [item.what if isinstance(item, Told) else item for item in match.log()]
    return [match.lexicon.plain(event) for event in told if not isinstance(event, Drew | Shuffled)]


def _entry_text(match: Match, seat: Seat, move: Move | str, language: str) -> str:
    spoken = match.words(language)
    name = name_of(spoken, "seat", match.seats[seat])
    if isinstance(move, str):
        return spoken.say("replay-concede" if move == CONCEDE else "replay-undo", {"seat": name})
    return spoken.say("replay-entry", {"seat": name, "move": option_text(match, move, language)})


def _write_json(match: Match, steps: Sequence[SeenStep], language: str, to: int | None) -> None:
    """The match as lines of JSON: first what it is, then each step."""
    head = {
        "game": match.definition.id,
        "seats": match.seats,
        "options": match.options,
        "steps": len(steps) - 1,
        "over": match.over,
        "result": match.result,
    }
    typer.echo(msgspec.json.encode(head))
    last = len(steps) - 1 if to is None else _checked(to, steps)
    for number, step in enumerate(steps[: last + 1]):
        typer.echo(msgspec.json.encode({"number": number, **_plain_step(step, language)}))


def _plain_step(step: SeenStep, language: str) -> dict[str, Any]:
    match, move = step.match, step.move
    return {
        "seat": None if step.seat is None else match.seats[step.seat],
        "move": match.lexicon.plain(move) if isinstance(move, Move) else move,
        "typed": match.text(move) if isinstance(move, Move) else None,
        "text": step.text,
        "events": [{**event, "text": event_text(match, event, language)} for event in step.events],
    }


def _checked(number: int, steps: Sequence[SeenStep]) -> int:
    if not 0 <= number < len(steps):
        raise BadData("no-such-step", given=number, last=len(steps) - 1)
    return number


# -- at the terminal --------------------------------------------------------------------------------------


class ReplayScreen:
    """A match on a screen, at one of its steps."""

    def __init__(self, match: Match, viewer: Seat | None, steps: Sequence[SeenStep], screen: Screen) -> None:
        self._match = match
        self._viewer = viewer
        self._steps = steps
        self._screen = screen
        self._picture = picture_of(match.definition, screen.language)
        self._at = 0

    def run(self) -> None:
        """Steps through the match until the person leaves."""
        title = self._match.definition.titles.get(self._screen.language, self._match.definition.titles["en"])
        self._screen.note("replay-welcome", "bold", title=title, steps=len(self._steps) - 1)
        self._screen.note("replay-guide")
        self._show()
        while True:
            try:
                line = self._screen.read()
            except (EOFError, KeyboardInterrupt):
                self._screen.write()
                return
            if line.lower() == "q":
                return
            try:
                self._obey(line)
            except MaesterError as error:
                self._screen.complain(error_text(error, self._screen.language, self._match.definition))

    def _obey(self, line: str) -> None:
        word, _, rest = line.partition(" ")
        commands: dict[str, Callable[[], None]] = {
            "": self._next,
            "b": self._back,
            "a": self._play_through,
        }
        if line.lower() in commands:
            commands[line.lower()]()
        elif word.lower() == "v":
            self._view(rest.strip())
        elif line.isdecimal() and len(line) < 9:
            self.go_to(int(line))
        else:
            self._screen.note("replay-guide")

    def go_to(self, number: int) -> None:
        """Shows the moment after a step, with the board as it was."""
        self._at = _checked(number, self._steps)
        self._show()
        self._view("")

    def _next(self) -> None:
        if self._at == len(self._steps) - 1:
            self._screen.note("replay-end")
            return
        self._at += 1
        self._show()

    def _back(self) -> None:
        self._at = max(0, self._at - 1)
        self._show()

    def _play_through(self) -> None:
        while self._at < len(self._steps) - 1:
            self._next()

    def _show(self) -> None:
        """The entry and what happened then; at the end, the result."""
        step, screen = self._steps[self._at], self._screen
        screen.note("replay-step", "bold", number=self._at, last=len(self._steps) - 1, text=step.text)
        for event in step.events:
            screen.write(event_text(step.match, event, screen.language), indent=2)
        if step.match.over:
            screen.write(result_text(step.match, screen.language))

    def _view(self, wanted: str) -> None:
        match = self._steps[self._at].match
        view = match.view(self._viewer)
        self._picture.inspect = match.inspect if match.definition.secrets.inspect is not None else None
        parts = self._picture.find(view, wanted) if wanted else self._picture.whole(view)
        if parts:
            self._screen.draw(parts)
        elif wanted:
            names = ", ".join(self._picture.names()) or "v"
            self._screen.note("play-no-part", words=wanted, names=names, also=self._picture.also())
        else:
            self._screen.show(view["table"])
