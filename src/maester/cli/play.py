"""`maester play`: a match at the terminal, one person against bots. Nothing that was answered is ever lost."""

from __future__ import annotations

import itertools
import os
import shlex
from collections.abc import Callable, Sequence
from pathlib import Path
from random import Random
from typing import Annotated, NoReturn

import msgspec
import typer

from maester.cli.cards import card_text, matching
from maester.cli.options import read_options, use_cards
from maester.cli.screen import Screen
from maester.cli.sentences import event_text, name_of, option_text, prompt_text, refusal_text, result_text, rule_text
from maester.engine import Decision, Match, Move, Refusal, Seat, definition_of, known_games, load, new_match
from maester.errors import BadData, BadOption, BadSave, IllegalMove, MaesterError
from maester.rulebook import catalogue, fold
from maester.words import LANGUAGES, PSEUDO, system_language, words

MOST_OPTIONS = 25
"""So many options are shown at once; of more, a person finds one by typing its words."""
MOST_RULES = 8
MOST_CARDS = 3
LAST_EVENTS = 8
"""So many events remind a person who comes back of what happened."""
BOTS = ("random",)
PERSON = "person"
"""The terminal's own entry in a save: which seat is the person's. The engine reads over it."""

_help = words(system_language()).say


def play(
    context: typer.Context,
    game: Annotated[str | None, typer.Argument(help=_help("cli-help-game"), metavar="GAME", show_default=False)] = None,
    players: Annotated[int | None, typer.Option(help=_help("play-help-players"), show_default=False)] = None,
    seat: Annotated[str | None, typer.Option(help=_help("play-help-seat"), metavar="NAME", show_default=False)] = None,
    seed: Annotated[int | None, typer.Option(help=_help("play-help-seed"), show_default=False)] = None,
    option: Annotated[
        list[str] | None, typer.Option(help=_help("cli-help-option"), metavar="NAME=VALUE", show_default=False)
    ] = None,
    cards: Annotated[
        Path | None, typer.Option(help=_help("cards-help-file"), metavar="FILE", show_default=False)
    ] = None,
    bots: Annotated[str, typer.Option(help=_help("play-help-bots"), metavar="|".join(BOTS))] = BOTS[0],
    lang: Annotated[
        str | None, typer.Option(help=_help("play-help-language"), metavar="|".join(LANGUAGES), show_default=False)
    ] = None,
    plain: Annotated[bool, typer.Option("--plain", help=_help("play-help-plain"))] = False,
    load_file: Annotated[
        Path | None, typer.Option("--load", help=_help("play-help-load"), metavar="FILE", show_default=False)
    ] = None,
    save_file: Annotated[
        Path | None, typer.Option("--save", help=_help("play-help-save"), metavar="FILE", show_default=False)
    ] = None,
) -> None:
    """Plays a match at the terminal against bots."""
    known_language = lang is None or lang in (*LANGUAGES, PSEUDO)
    language = lang if lang is not None and known_language else system_language()
    try:
        if not known_language:
            raise BadOption("unknown-language", name=lang, known=LANGUAGES)
        if bots not in BOTS:
            raise BadOption("unknown-bots", name=bots, known=BOTS)
        if cards is not None:
            use_cards(game or "-", cards)
        if load_file is not None:
            if players is not None or seed is not None or option:
                raise BadOption("load-alone")
            match, person = _resumed(load_file, game)
        elif game is not None:
            match = new_match(game, players, seed, read_options(definition_of(game), option))
            person = match.seats[0]
        else:
            raise BadOption("no-game", known=known_games() or None)
        screen = Screen(language, match.definition.id, plain=plain)
        file = _file_for(match, load_file, save_file)
        table = Table(match, match.seat_number(seat or person), screen, file, Random(seed))
        table.modules = context.find_root().params.get("modules") or ()
        table.run(resumed=load_file is not None)
    except MaesterError as error:
        Screen(language, plain=plain, aside=True).complain(error.message(language))
        raise typer.Exit(2) from error


def _resumed(file: Path, game: str | None) -> tuple[Match, str]:
    """The match that lies in a file, and the name of the person's seat."""
    try:
        data = file.read_bytes()
    except OSError as error:
        raise BadSave("not-read", file=str(file), reason=error.strerror) from error
    match = load(data)
    if game not in (None, match.definition.id):
        raise BadOption("other-game", file=str(file), game=match.definition.id)
    person = msgspec.json.decode(data).get(PERSON)
    return match, person if person in match.seats else match.seats[0]


def _file_for(match: Match, load_file: Path | None, save_file: Path | None) -> Path:
    """Where the match is kept: never where something else lies already."""
    file = save_file or load_file
    if file is None:
        name = f"maester-{match.definition.id}"
        names = itertools.chain([name], (f"{name}-{number}" for number in itertools.count(2)))
        return next(file for name in names if not (file := Path(f"{name}.json")).exists())
    if file != load_file:
        _check_free(file)
    return file


def _check_free(file: Path) -> None:
    try:
        taken = file.exists() and file.stat().st_size > 0
    except OSError as error:
        raise BadSave("not-saved", file=str(file), reason=error.strerror) from error
    if taken:
        raise BadSave("file-taken", file=str(file))


def write_safely(file: Path, data: bytes) -> None:
    """Writes a file so that at any moment, whatever happens, the old content or the new one is there as a whole."""
    try:
        place = file.resolve()
        if place.exists() and not place.is_file():
            raise BadSave("file-taken", file=str(file))  # A folder or a device: replacing it would do harm.
        new = place.with_name(f"{place.name}.new")
        with new.open("wb") as stream:
            stream.write(data)
            stream.flush()
            os.fsync(stream.fileno())
        new.replace(place)
        folder = os.open(place.parent, os.O_RDONLY)
        try:
            os.fsync(folder)
        finally:
            os.close(folder)
    except (OSError, ValueError) as error:
        raise BadSave("not-saved", file=str(file), reason=getattr(error, "strerror", None) or str(error)) from error


class Leave(Exception):
    """The person gets up from the table."""


class Table:
    """A match on a screen: one seat is the person's, the others are played by bots."""

    def __init__(self, match: Match, seat: Seat, screen: Screen, file: Path, bots: Random) -> None:
        self.match = match
        self.seat = seat
        self.screen = screen
        self.file = file
        self.modules: Sequence[str] = ()
        """The modules that brought the game, if it is none of ours: who comes back needs them too."""
        self._bots = bots
        self._told = 0
        """So many events the person has been told."""

    def run(self, *, resumed: bool = False) -> None:
        """Plays until the match is over or the person leaves."""
        if not self.match.over:
            self._save(self.file)
        try:
            self._welcome(resumed)
            while not self.match.over:
                self._let_bots_play()
                self._tell_events()
                if not self.match.over:
                    self._ask()
            self._tell_events()
            self._show_end()
        except Leave:
            return
        except KeyboardInterrupt:
            # Perhaps in the middle of a move, so it isn't saved now: what lies in the file is whole.
            self._farewell()

    # -- the match goes on -----------------------------------------------------------------------

    def _let_bots_play(self) -> None:
        """Others answer until the person is asked; of those who choose in secret the person is the first."""
        match = self.match
        if self.seat in match.to_act:
            return
        while not match.over and self.seat not in match.to_act:
            seat = match.to_act[0]
            match.play(seat, self._bots.choice(match.decision(seat).options))
        self._keep()

    def _tell_events(self) -> None:
        events = self.match.events(self.seat, self._told)
        self._told += len(events)
        for event in events:
            self.screen.write(event_text(self.match, event, self.screen.language))

    def _ask(self) -> None:
        """Asks the person until a move or an undo changes the match."""
        self._show_options()
        while True:
            try:
                line = self.screen.read()
            except (EOFError, KeyboardInterrupt):
                self.screen.write()
                self._leave_somehow()
            try:
                if self._obey(line):
                    return
            except MaesterError as error:
                self.screen.complain(error.message(self.screen.language))

    def _obey(self, line: str) -> bool:
        """Does what the person typed; True if that changed the match."""
        word, _, rest = line.partition(" ")
        alone: dict[str, Callable[[], bool]] = {
            "": self._show_options, "u": self._undo, "u!": self._undo_further, "v": self._view, "q": self._leave
        }  # fmt: skip
        if line.startswith("?"):
            return self._help(line[1:].strip())
        if line.lower() in alone:
            return alone[line.lower()]()
        if word.lower() == "s":
            return self._save_as(rest.strip())
        if word.lower() == "why":
            return self._why(rest.strip())
        move = self._meant(line)
        if move is None:
            return self._show_options(line)
        if (refusal := self.match.why_not(self.seat, move)) is not None:
            return self._refuse(refusal)
        self.match.play(self.seat, move)
        self._keep()
        self.screen.note("play-chosen", "green", move=self._option_text(move))
        return True

    # -- questions and answers -------------------------------------------------------------------

    @property
    def _decision(self) -> Decision:
        return self.match.decision(self.seat)

    def _option_text(self, move: Move) -> str:
        return option_text(self.match, move, self.screen.language)

    def _example(self) -> str:
        return self.match.text(self._decision.options[0])

    def _found(self, wanted: str) -> list[tuple[int, str]]:
        """The options, numbered, that have all of these words, as they are shown or as they are typed."""
        texts = [(self._option_text(move), self.match.text(move)) for move in self._decision.options]
        parts = fold(wanted).split()
        return [
            (number, text)
            for number, (text, typed) in enumerate(texts, start=1)
            if all(part in fold(f"{text} {typed}") for part in parts)
        ]

    def _show_options(self, wanted: str = "") -> bool:
        """The question with its options, or only with those that have all of these words."""
        decision, found, say = self._decision, self._found(wanted), self.screen.words.say
        if not found:
            self.screen.complain(say("play-no-option", {"words": wanted, "example": self._example()}))
            return False
        notes = []
        if len(found) > MOST_OPTIONS:
            notes.append(say("play-more", {"count": len(found) - MOST_OPTIONS}))
        if wanted:
            notes.append(say("play-filtered", {"words": wanted, "count": len(found), "total": len(decision.options)}))
        if decision.domain is not None:
            notes.append(say("play-suggestions", {"example": self._example()}))
        self.screen.ask(prompt_text(self.match, decision, self.screen.language), found[:MOST_OPTIONS], notes)
        return False

    def _meant(self, line: str) -> Move | None:
        """The move that was typed, by its number or in full; None if it's neither, but words to look for."""
        if line.isdecimal() and len(line) < 9:
            options = self._decision.options
            if not 1 <= int(line) <= len(options):
                raise BadData("no-such-option", given=line, count=len(options))
            chosen: Move = options[int(line) - 1]
            return chosen
        try:
            return self.match.read_move(self.seat, line)
        except BadData as error:
            # Who made a slip in a move is told so, unless the words fit some options as they stand.
            if error.code == "bad-move-text" or self._found(line):
                return None
            raise

    def _refuse(self, refusal: Refusal) -> bool:
        self.screen.complain(refusal_text(refusal, self.screen.language, self.match.definition.id))
        return False

    # -- commands --------------------------------------------------------------------------------

    def _help(self, wanted: str) -> bool:
        screen = self.screen
        if not wanted:
            screen.note("play-guide", example=self._example(), file=str(self.file))
            return False
        found = catalogue(self.match.definition.id).find(wanted, screen.language)
        cards = list(matching(self.match.definition, wanted))
        for card in cards[:MOST_CARDS]:
            screen.write(card_text(self.match.definition, card, screen.language))
        for rule in found[:MOST_RULES]:
            screen.write(rule_text(rule, screen.language))
        if not found and not cards:
            screen.note("play-no-rule", words=wanted)
        elif len(found) > MOST_RULES:
            screen.note("play-more-rules", count=len(found) - MOST_RULES)
        return False

    def _why(self, text: str) -> bool:
        if not text:
            self.screen.note("play-why-what", example=self._example())
            return False
        move = self._meant(text) or self.match.read_move(self.seat, text)
        if (refusal := self.match.why_not(self.seat, move)) is not None:
            return self._refuse(refusal)
        self.screen.note("play-legal", move=self._option_text(move))
        return False

    def _undo(self, further: bool = False) -> bool:
        try:
            self.match.undo(self.seat, further=further)
        except IllegalMove as error:
            self._refuse(Refusal(error.rule, dict(error.values)))
            if error.rule != "undo.nothing":
                self.screen.note("play-undo-further")
            return False
        self._keep()
        if not self.match.events(self.seat, self._told):
            self.screen.note("play-taken-back")  # An answer that nobody saw is taken back without an event.
        return True

    def _undo_further(self) -> bool:
        return self._undo(further=True)

    def _view(self) -> bool:
        view = self.match.view(self.seat)
        answers = [self._option_text(self.match.read_move(self.seat, move)) for move in view["tray"]]
        frame = {"own_seat": view["seat"], "to_act": view["to_act"], "ready": view["ready"], "own_answers": answers}
        self.screen.show({**{name: value for name, value in frame.items() if value}, **view["table"]})
        return False

    def _save_as(self, name: str) -> bool:
        file = Path(os.path.expanduser(name)) if name else self.file
        if file != self.file:
            _check_free(file)
        self._save(file)
        self.file = file
        self.screen.note("play-saved", "green", file=str(file))
        return False

    def _leave(self) -> NoReturn:
        self._save(self.file)
        self._farewell()
        raise Leave

    # -- the beginning and the end ---------------------------------------------------------------

    def _welcome(self, resumed: bool) -> None:
        match, screen = self.match, self.screen
        title = match.definition.titles.get(screen.language, match.definition.titles["en"])
        names = [name_of(screen.words, "seat", name) for name in match.seats]
        others = [name for number, name in enumerate(names) if number != self.seat]
        screen.note("play-welcome", "bold", title=title, seat=names[self.seat], others=others, count=len(others))
        self._show_commitment()
        if not match.over:
            screen.note("play-kept", file=str(self.file))
            screen.note("play-hint")
        screen.write()
        if resumed:
            self._told = max(0, len(match.events(self.seat)) - LAST_EVENTS)
            screen.note("play-resumed", earlier=self._told)

    def _show_commitment(self) -> None:
        message_id = "play-commitment" if self.match.proven else "play-not-proven"
        self.screen.note(message_id, commitment=self.match.commitment)

    def _show_end(self) -> None:
        match, screen = self.match, self.screen
        screen.write()
        screen.note("play-over", "bold")
        screen.write(result_text(match, screen.language, self.seat))
        screen.write()
        screen.note("play-seed", seed=f"{match.seed:064x}" if match.proven else str(match.seed))
        self._show_commitment()
        screen.note("play-verify", command=self._command("verify", str(self.file)))

    def _farewell(self) -> None:
        self.screen.note("play-left", command=self._command("play", "--load", str(self.file)))

    def _command(self, *arguments: str) -> str:
        """What to type for another command of Maester that is about this match."""
        modules = itertools.chain.from_iterable(("--with", module) for module in self.modules)
        return shlex.join(("maester", *modules, *arguments))

    def _leave_somehow(self) -> NoReturn:
        """The input has ended, so the person can't be asked what to do if the match can't be saved."""
        try:
            self._leave()
        except BadSave as error:
            self.screen.complain(error.message(self.screen.language))
            raise typer.Exit(1) from error

    # -- the file --------------------------------------------------------------------------------

    def _save(self, file: Path) -> None:
        """Writes the match; raises BadSave."""
        save = {**msgspec.json.decode(self.match.save()), PERSON: self.match.seats[self.seat]}
        write_safely(file, msgspec.json.encode(save))

    def _keep(self) -> None:
        """Saves after a move. If that fails the person is told, and can play on and save elsewhere."""
        try:
            self._save(self.file)
        except BadSave as error:
            self.screen.complain(error.message(self.screen.language))
